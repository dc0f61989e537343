//! Results that the two players of a board report, before an arbiter enters one.

use chrono::{DateTime, Utc};
use go::named;
use serde::{Deserialize, Serialize};

use super::{Board, Ending, EntryId, Manner};

named! {
    /// The effect of results that players report.
    #[derive(Default)]
    pub enum ReportPolicy {
        /// An arbiter confirms each.
        #[default]
        Confirmed = "confirmed",
        /// A result counts at once when both players have reported the same.
        Agreed = "agreed",
        /// Players report nothing: only arbiters enter results.
        Off = "off",
    }
}

/// The acts that players may do themselves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct PlayerRules {
    /// The effect of results that they report.
    pub reports: ReportPolicy,
    /// Whether a player may skip a round that is not drawn yet, without an organiser.
    pub skip_freely: bool,
    /// After so many minutes a result that both players reported counts without an arbiter, where one confirms
    /// each; 0: never.
    pub confirm_minutes: i32,
    /// Whether public pages show the players' common report, marked as not confirmed.
    pub provisional: bool,
}

impl PlayerRules {
    /// Whether the event has nothing of its own.
    #[must_use]
    pub fn is_usual(&self) -> bool {
        *self == Self::default()
    }
}

/// One player's report of a result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reported {
    /// The player of the report: one of the two who sit there.
    pub by: EntryId,
    /// The team captain, if it is the captain's report; it is stored in addition to the player's own.
    pub captain: Option<EntryId>,
    /// How it ended.
    pub ending: Ending,
    /// When it was said.
    pub at: DateTime<Utc>,
}

impl Reported {
    /// The reporter: the player, or the captain.
    #[must_use]
    pub fn speaker(&self) -> EntryId {
        self.captain.unwrap_or(self.by)
    }
}

/// The reports of one board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reports<'a> {
    /// Nothing.
    Nothing,
    /// One side has reported, the other not yet.
    One(&'a Reported),
    /// Both sides report the same.
    Same(Ending),
    /// Two reports differ, even of one side: a player's and the captain's. None counts.
    Differ,
}

impl<'a> Reports<'a> {
    /// The reports about that board: those of others, who sat there before it was paired again, are ignored.
    #[must_use]
    pub fn at(board: &Board, reported: &'a [Reported]) -> Self {
        let mut here = reported.iter().filter(|word| board.color_of(word.by).is_some());
        let Some(first) = here.next() else { return Self::Nothing };
        let both = here.clone().any(|word| word.by != first.by);
        match here.try_fold(first.ending, |common, word| in_common(common, word.ending)) {
            None => Self::Differ,
            Some(ending) if both => Self::Same(ending),
            Some(_) => Self::One(first),
        }
    }

    /// Whether an arbiter has to act on it.
    #[must_use]
    pub const fn waits(self) -> bool {
        !matches!(self, Self::Nothing)
    }
}

/// The common result of two reports: the same winner, and the manner where only one of them has it.
#[must_use]
pub fn in_common(one: Ending, other: Ending) -> Option<Ending> {
    match (one, other) {
        _ if one == other => Some(one),
        (
            Ending::Won { winner, manner },
            Ending::Won { winner: same, manner: Manner::Unstated },
        )
        | (
            Ending::Won { winner: same, manner: Manner::Unstated },
            Ending::Won { winner, manner },
        ) if winner == same => Some(Ending::Won { winner, manner }),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::TableNo;

    fn said(by: i32, ending: &str) -> Reported {
        let at = DateTime::UNIX_EPOCH;
        let ending = ending.parse().expect("an ending");
        Reported { by: EntryId(by), captain: None, ending, at }
    }

    #[test]
    fn two_words_agree_when_none_contradicts_the_other() {
        let common = |one: &str, other: &str| {
            let ending = in_common(one.parse().unwrap(), other.parse().unwrap());
            ending.map(|ending| ending.to_string())
        };
        assert_eq!(common("B+", "B+R").as_deref(), Some("B+R"));
        assert_eq!(common("W+3.5", "W+").as_deref(), Some("W+3.5"));
        assert_eq!(common("0", "0").as_deref(), Some("0"));
        for (one, other) in [("B+", "W+"), ("B+R", "B+3.5"), ("0", "B+"), ("0", "void")] {
            assert_eq!(common(one, other), None, "{one} and {other}");
            assert_eq!(common(other, one), None, "{other} and {one}");
        }
    }

    #[test]
    fn only_the_two_who_sit_there_are_heard() {
        let board = Board::new(TableNo(1), EntryId(1), EntryId(2), 0);
        assert_eq!(Reports::at(&board, &[said(3, "B+")]), Reports::Nothing);
        let one = [said(2, "B+"), said(3, "W+")];
        assert_eq!(Reports::at(&board, &one), Reports::One(&one[0]));
        let same = [said(2, "B+"), said(1, "B+R")];
        assert_eq!(Reports::at(&board, &same), Reports::Same("B+R".parse().unwrap()));
        let differ = [said(2, "W+"), said(1, "B+")];
        assert_eq!(Reports::at(&board, &differ), Reports::Differ);
    }

    #[test]
    fn a_captains_word_stands_beside_the_players() {
        let board = Board::new(TableNo(1), EntryId(1), EntryId(2), 0);
        let captain = |ending| Reported { captain: Some(EntryId(9)), ..said(1, ending) };
        let alone = [captain("B+"), said(2, "B+R")];
        assert_eq!(Reports::at(&board, &alone), Reports::Same("B+R".parse().unwrap()));
        let one_side = [said(1, "B+"), captain("B+")];
        assert_eq!(Reports::at(&board, &one_side), Reports::One(&one_side[0]));
        assert_eq!(Reports::at(&board, &[said(1, "B+"), captain("W+")]), Reports::Differ);
        let agreed = [said(1, "W+"), said(2, "W+"), captain("B+")];
        assert_eq!(Reports::at(&board, &agreed), Reports::Differ, "against what both agreed");
    }
}
