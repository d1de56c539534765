//! What went wrong with the files, in one plain line each.

use crate::locale::{Arg, Phrase};
use crate::storage::{Kept, Reason, Trouble, Unfit};

/// What a person should know.
pub fn trouble(trouble: &Trouble) -> Phrase {
    match trouble {
        Trouble::SetAside { what, why, kept_as } => told("trouble-set-aside", *what, why, kept_as),
        Trouble::LeftAlone { what, why, name } => told("trouble-left-alone", *what, why, name),
        Trouble::CannotSave { why } => Phrase::new("trouble-cannot-save").with("why", reason(why)),
        Trouble::NoFolder => Phrase::new("trouble-no-folder"),
        Trouble::InUse => Phrase::new("trouble-in-use"),
    }
}

fn told(id: &'static str, what: Kept, why: &Reason, name: &str) -> Phrase {
    Phrase::new(id).with("what", kept(what)).with("why", reason(why)).with("name", Arg::Text(name.to_owned()))
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

/// The words of the system, and of a text that says what is wrong in it, are only in its own language.
fn reason(why: &Reason) -> Phrase {
    match why {
        Reason::Unfit(Unfit::NotOurs | Unfit::AnotherKind) => Phrase::new("why-not-ours"),
        Reason::Unfit(Unfit::Newer { .. }) => Phrase::new("why-newer"),
        Reason::Unfit(Unfit::Damaged) | Reason::NotUnderstood(_) => Phrase::new("why-damaged"),
        Reason::DiskFull => Phrase::new("why-disk-full"),
        Reason::ReadOnly => Phrase::new("why-read-only"),
        Reason::NotAllowed => Phrase::new("why-not-allowed"),
        Reason::Other(error) => Phrase::new("why-other").with("error", Arg::Text(error.clone())),
    }
}
