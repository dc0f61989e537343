use thiserror::Error;

use crate::{ForbiddenPair, Objection, UnknownRound};
use tournament::{EntryId, MAX_HANDICAP, RoundNo, TableNo};

/// The highest table number that may be given by hand.
pub const MAX_TABLE: i32 = 9999;

/// Why a draft was not changed or published. It is then as it was before.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum DraftError {
    /// The tournament has no such round.
    #[error(transparent)]
    UnknownRound(#[from] UnknownRound),
    /// Everybody sees the round already.
    #[error("round {0} is published: its boards stay as they are")]
    AlreadyPublished(RoundNo),
    /// The round has not been published.
    #[error("round {0} is not published yet: change its draft instead")]
    NotPublished(RoundNo),
    /// No such entry in the tournament.
    #[error("there is no entry {0}")]
    UnknownEntry(EntryId),
    /// Not registered for the round, or not finally.
    #[error("entry {0} does not take part in this round: check its registration first")]
    NotTakingPart(EntryId),
    /// Somebody has two seats, or a seat and a bye.
    #[error(
        "entry {0} has two places in this round: unpair one of the boards, or take the bye back"
    )]
    Twice(EntryId),
    /// Two boards stand at one table.
    #[error("two boards stand at table {0}: move one of them")]
    TableTwice(TableNo),
    /// There is no board at that table.
    #[error("there is no board at table {0}")]
    NoBoard(TableNo),
    /// Somebody to be paired sits at a board already.
    #[error("entry {entry} sits at table {table} already: unpair that board first")]
    AlreadyPaired {
        /// Who.
        entry: EntryId,
        /// Where.
        table: TableNo,
    },
    /// Somebody to be given a bye has one.
    #[error("entry {0} has a bye already")]
    HasBye(EntryId),
    /// Somebody whose bye is to be taken back has none.
    #[error("entry {0} has no bye to take back")]
    NoBye(EntryId),
    /// Nobody plays against oneself.
    #[error("entry {0} cannot play against itself: name two players")]
    Oneself(EntryId),
    /// More stones than a board may have.
    #[error("a handicap of {0} is too much: give 0 to {MAX_HANDICAP}")]
    Handicap(u8),
    /// By the rule White would have the stones, if anybody.
    #[error(
        "{stones} stones for entry {black}, who is stronger than entry {white}: by the rule that one has Black and {due}"
    )]
    StonesToStronger {
        /// Who would have them.
        black: EntryId,
        /// The weaker.
        white: EntryId,
        /// How many.
        stones: u8,
        /// How many the rule gives the weaker.
        due: u8,
    },
    /// A number that no table can have.
    #[error("{0} is no table number: write 1 to {MAX_TABLE}")]
    TableNumber(TableNo),
    /// The game has a result: seats, colours and handicap are part of it.
    #[error("the board at table {0} has a result: take the result back first")]
    HasResult(TableNo),
    /// The event does not use that table.
    #[error("table {0} is out of use: choose another, or change the rules of the draw")]
    TableUnused(TableNo),
    /// Something speaks against pairs, and it was not overruled, or may not be.
    #[error("against the rules of the draw: {}", list(.0))]
    Forbidden(Vec<ForbiddenPair>),
    /// Somebody named as the opponent of a latecomer is not free.
    #[error("entry {0} has neither a bye nor is waiting: name somebody who is free")]
    NotFree(EntryId),
    /// Every game of the round has its result: nobody is seated in it any more but by name.
    #[error("every game of round {0} is over: enter the latecomer for the next round")]
    GamesOver(RoundNo),
}

fn list(pairs: &[ForbiddenPair]) -> String {
    pairs.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
}

impl DraftError {
    /// The key of its sentence in the catalogues.
    #[must_use]
    pub fn code(&self) -> &'static str {
        match self {
            Self::UnknownRound(_) => "draft-unknown-round",
            Self::AlreadyPublished(_) => "draft-already-published",
            Self::NotPublished(_) => "draft-not-published",
            Self::UnknownEntry(_) => "draft-unknown-entry",
            Self::NotTakingPart(_) => "draft-not-taking-part",
            Self::Twice(_) => "draft-twice",
            Self::TableTwice(_) => "draft-table-twice",
            Self::NoBoard(_) => "draft-no-board",
            Self::AlreadyPaired { .. } => "draft-already-paired",
            Self::HasBye(_) => "draft-has-bye",
            Self::NoBye(_) => "draft-no-bye",
            Self::Oneself(_) => "draft-oneself",
            Self::Handicap(_) => "draft-handicap",
            Self::StonesToStronger { .. } => "draft-stones-to-stronger",
            Self::TableNumber(_) => "draft-table-number",
            Self::HasResult(_) => "draft-has-result",
            Self::TableUnused(_) => "draft-table-unused",
            Self::Forbidden(pairs) => {
                let may = pairs.iter().flat_map(|pair| &pair.why).all(Objection::may_be_overruled);
                if may { "draft-forbidden" } else { "draft-may-not" }
            }
            Self::NotFree(_) => "draft-not-free",
            Self::GamesOver(_) => "draft-games-over",
        }
    }
}
