//! The variants, as data: what differs between them is a field here, not a branch elsewhere.

use std::fmt;
use std::str::FromStr;

use super::hole::Row;

/// A sowing that would take more laps than this is endless and may not be played. (House rule; the longest finite one
/// met in a thousand million random moves has 572.)
pub const LAP_LIMIT: u32 = 2_000;

/// Who is given the last four seeds of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LastFour {
    /// The player whose capture left them.
    LastCapturer,
    /// In rounds 1 and 2 the last capturer; from round 3 on the winner of the round before, whoever captured last.
    WinnerOfRoundBefore,
}

/// One way to play. The three ways on record are [`Rules::ALL`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rules {
    /// The name in texts and on the command line.
    pub name: &'static str,
    /// The longest row it is played on; shorter ones are offered too.
    pub longest_row: Row,
    /// Every casa made during a sowing is captured as it is made, and a capture by the last seed earns no further move.
    pub en_passant: bool,
    /// After the casa in the landing hole, the casas right before it are captured too.
    pub chain: bool,
    /// Who captures with the last seed of a lap moves again.
    pub move_again: bool,
    /// Who is given the last four seeds.
    pub last_four: LastFour,
}

impl Rules {
    pub const HOYITO_I: Rules = Rules {
        name: "hoyito-i",
        longest_row: Row::Twelve,
        en_passant: true,
        chain: false,
        move_again: false,
        last_four: LastFour::LastCapturer,
    };

    /// The default.
    pub const HOYITO_II: Rules = Rules {
        name: "hoyito-ii",
        longest_row: Row::Twelve,
        en_passant: false,
        chain: true,
        move_again: true,
        last_four: LastFour::LastCapturer,
    };

    pub const HOYITO_III: Rules = Rules {
        name: "hoyito-iii",
        longest_row: Row::Six,
        en_passant: false,
        chain: false,
        move_again: true,
        last_four: LastFour::WinnerOfRoundBefore,
    };

    pub const ALL: [Rules; 3] = [Rules::HOYITO_I, Rules::HOYITO_II, Rules::HOYITO_III];

    /// Every variant on every board that it is played on.
    pub const BOARDS: [(Rules, Row); 5] = [
        (Rules::HOYITO_I, Row::Six),
        (Rules::HOYITO_II, Row::Six),
        (Rules::HOYITO_III, Row::Six),
        (Rules::HOYITO_I, Row::Twelve),
        (Rules::HOYITO_II, Row::Twelve),
    ];

    /// Whether these rules are played on boards with that row.
    pub fn offers(&self, row: Row) -> bool {
        row <= self.longest_row
    }

    /// After this many moves in a row without a capture the game is over. (House rule.)
    pub const fn standoff_moves(row: Row) -> usize {
        match row {
            Row::Six => 100,
            Row::Twelve => 200,
        }
    }
}

impl Default for Rules {
    fn default() -> Self {
        Rules::HOYITO_II
    }
}

impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

impl FromStr for Rules {
    type Err = UnknownRules;

    fn from_str(name: &str) -> Result<Self, UnknownRules> {
        Rules::ALL.into_iter().find(|rules| rules.name == name).ok_or_else(|| UnknownRules { name: name.to_owned() })
    }
}

/// A name that none of the variants has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownRules {
    pub name: String,
}

impl fmt::Display for UnknownRules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "unknown rules '{}': expected hoyito-i, hoyito-ii or hoyito-iii", self.name)
    }
}

impl std::error::Error for UnknownRules {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_boards_are_all_that_are_on_offer() {
        for rules in Rules::ALL {
            for row in Row::ALL {
                assert_eq!(Rules::BOARDS.contains(&(rules, row)), rules.offers(row), "{rules} on 2x{}", row.len());
            }
        }
    }
}
