//! What went wrong with the files, in one plain line each.

use crate::locale::{Arg, Phrase};
use crate::storage::{Kept, Reason, Trouble, Unfit};

/// What a person should know, a line each. Past games are told of one by one only where there is but one.
pub fn troubles<'a>(all: impl IntoIterator<Item = &'a Trouble>) -> Vec<Phrase> {
    let all: Vec<&Trouble> = all.into_iter().collect();
    let count = |id, is_such: fn(&Trouble) -> bool| match all.iter().filter(|trouble| is_such(trouble)).count() {
        0 | 1 => None,
        games => Some((is_such, Phrase::new(id).with("games", games))),
    };
    let counted = [count("past-set-aside", is_past_set_aside), count("past-left-alone", is_past_left_alone)];
    let counted: Vec<_> = counted.into_iter().flatten().collect();
    let is_counted = |trouble: &Trouble| counted.iter().any(|(is_such, _)| is_such(trouble));
    let one_by_one = all.iter().filter(|one| !is_counted(one)).map(|one| trouble(one));
    one_by_one.chain(counted.iter().map(|(_, phrase)| phrase.clone())).collect()
}

fn is_past_set_aside(trouble: &Trouble) -> bool {
    matches!(trouble, Trouble::SetAside { what: Kept::PastMatch, .. })
}

fn is_past_left_alone(trouble: &Trouble) -> bool {
    matches!(trouble, Trouble::LeftAlone { what: Kept::PastMatch, .. })
}

fn trouble(trouble: &Trouble) -> Phrase {
    match trouble {
        Trouble::SetAside { what, why, kept_as } => told("trouble-set-aside", *what, why, kept_as),
        Trouble::LeftAlone { what, why, name } => told("trouble-left-alone", *what, why, name),
        Trouble::CannotSave { why } => Phrase::new("trouble-cannot-save").with("why", why_not(why)),
        Trouble::NoFolder => Phrase::new("trouble-no-folder"),
        Trouble::InUse => Phrase::new("trouble-in-use"),
    }
}

fn told(id: &'static str, what: Kept, why: &Reason, name: &str) -> Phrase {
    Phrase::new(id).with("what", kept(what)).with("why", why_not(why)).with("name", Arg::Text(name.to_owned()))
}

fn kept(what: Kept) -> Phrase {
    Phrase::new(match what {
        Kept::MatchInProgress => "kept-match",
        Kept::PastMatch => "kept-past-match",
        Kept::PastMatches => "kept-past-matches",
        Kept::Statistics => "kept-statistics",
        Kept::Settings => "kept-settings",
    })
}

/// Why a file could not be read or written. What the system says of rarer faults is only in its own language.
pub fn why_not(why: &Reason) -> Phrase {
    match why {
        Reason::Unfit(Unfit::NotOurs | Unfit::AnotherKind) => Phrase::new("why-not-ours"),
        Reason::Unfit(Unfit::Newer { .. }) => Phrase::new("why-newer"),
        Reason::Unfit(Unfit::Damaged) | Reason::NotUnderstood(_) => Phrase::new("why-damaged"),
        Reason::DiskFull => Phrase::new("why-disk-full"),
        Reason::ReadOnly => Phrase::new("why-read-only"),
        Reason::NotAllowed => Phrase::new("why-not-allowed"),
        Reason::FileInTheWay => Phrase::new("why-file-in-the-way"),
        Reason::FolderInTheWay => Phrase::new("why-folder-in-the-way"),
        Reason::NotThere => Phrase::new("why-not-there"),
        Reason::Interrupted => Phrase::new("why-interrupted"),
        Reason::Other(error) => Phrase::new("why-other").with("error", Arg::Text(error.clone())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locale::Language;

    fn said(all: &[Trouble]) -> Vec<String> {
        troubles(all).iter().map(|phrase| Language::English.say(phrase)).collect()
    }

    #[test]
    fn several_past_games_are_told_of_in_one_line_and_anything_else_in_its_own() {
        let past = |kept_as: &str| Trouble::SetAside {
            what: Kept::PastMatch,
            why: Reason::Unfit(Unfit::Damaged),
            kept_as: kept_as.to_owned(),
        };
        let full = Trouble::CannotSave { why: Reason::DiskFull };
        let one = "A past game could not be read: it is damaged. The file is now called a.";
        assert_eq!(said(&[past("a")]), [one]);
        let full_disk = "The game cannot be saved: the disk is full. You can play on.";
        let three = "3 past games could not be read. Their files have other names now and are still there.";
        assert_eq!(said(&[past("a"), full, past("b"), past("c")]), [full_disk, three]);
        assert_eq!(said(&[]), [""; 0]);
    }

    #[test]
    fn the_commonest_faults_of_a_disk_are_told_in_plain_words_in_every_language_and_only_others_in_the_systems() {
        use std::io::ErrorKind::{
            AlreadyExists, Interrupted, IsADirectory, NotADirectory, NotFound, PermissionDenied, QuotaExceeded,
            ReadOnlyFilesystem, StorageFull, TimedOut,
        };
        let common = [
            AlreadyExists,
            Interrupted,
            IsADirectory,
            NotADirectory,
            NotFound,
            PermissionDenied,
            QuotaExceeded,
            ReadOnlyFilesystem,
            StorageFull,
            TimedOut,
        ];
        for language in Language::ALL {
            for kind in common {
                let error = std::io::Error::new(kind, "what the system says");
                let said = language.say(&why_not(&Reason::from(error)));
                assert!(!said.contains("what the system says"), "{language:?}, {kind:?}: {said}");
            }
            let other = Reason::from(std::io::Error::other("what the system says"));
            assert!(language.say(&why_not(&other)).contains("what the system says"), "{language:?}");
        }
    }
}
