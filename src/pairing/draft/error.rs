use crate::prelude::*;
use thiserror::Error;

/// The highest table number that may be given by hand.
pub const MAX_TABLE: i32 = 9999;

/// Why a draft was not changed or published. It is then as it was before.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[allow(missing_docs)] // the fields say what they hold
pub enum DraftError {
    /// The tournament has no such round.
    #[error(transparent)]
    UnknownRound(#[from] UnknownRound),
    /// The round is public already.
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
    /// An entry has two seats, or a seat and a bye.
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
    /// A player to be paired sits at a board already.
    #[error("entry {entry} sits at table {table} already: unpair that board first")]
    AlreadyPaired { entry: EntryId, table: TableNo },
    /// A player to be given a bye has one.
    #[error("entry {0} has a bye already")]
    HasBye(EntryId),
    /// A player whose bye is to be taken back has none.
    #[error("entry {0} has no bye to take back")]
    NoBye(EntryId),
    /// A player is paired with themselves.
    #[error("entry {0} cannot play against itself: name two players")]
    Oneself(EntryId),
    /// More stones than a board may have.
    #[error("a handicap of {0} is too much: give 0 to {MAX_HANDICAP}")]
    Handicap(u8),
    /// By the rule White, the weaker, would have the stones that are due, if one of them did.
    #[error(
        "{stones} stones for entry {black}, who is stronger than entry {white}: by the rule that one has Black and {due}"
    )]
    StonesToStronger { black: EntryId, white: EntryId, stones: u8, due: u8 },
    /// A number that no table can have.
    #[error("{0} is no table number: write 1 to {MAX_TABLE}")]
    TableNumber(TableNo),
    /// The game has a result: seats, colours and handicap are part of it.
    #[error("the board at table {0} has a result: take the result back first")]
    HasResult(TableNo),
    /// The event does not use that table.
    #[error("table {0} is out of use: choose another, or change the rules of the draw")]
    TableUnused(TableNo),
    /// There are objections to pairs that were not overruled, or may not be.
    #[error("against the rules of the draw: {}", list(.0))]
    Forbidden(Vec<ForbiddenPair>),
    /// The entry named as the opponent of a latecomer is not free.
    #[error("entry {0} has neither a bye nor is waiting: name somebody who is free")]
    NotFree(EntryId),
    /// Every game of the round has its result: a latecomer needs a named opponent.
    #[error("every game of round {0} is over: enter the latecomer for the next round")]
    GamesOver(RoundNo),
}

fn list(pairs: &[ForbiddenPair]) -> String {
    pairs.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
}

impl DraftError {
    /// The sentence of the catalogues. [`Self::Forbidden`] has no names in it: the page lists the pairs.
    pub fn sentence(&self) -> Sentence {
        let said = Sentence::new;
        match self {
            Self::UnknownRound(unknown) => unknown.sentence(),
            Self::AlreadyPublished(round) => said("draft-already-published").with("round", *round),
            Self::NotPublished(round) => said("draft-not-published").with("round", *round),
            Self::UnknownEntry(entry) => {
                said("draft-unknown-entry").with("name", Filling::person(*entry))
            }
            Self::NotTakingPart(entry) => {
                said("draft-not-taking-part").with("name", Filling::person(*entry))
            }
            Self::Twice(entry) => said("draft-twice").with("name", Filling::person(*entry)),
            Self::TableTwice(table) => said("draft-table-twice").with("table", *table),
            Self::NoBoard(table) => said("draft-no-board").with("table", *table),
            Self::AlreadyPaired { entry, table } => said("draft-already-paired")
                .with("name", Filling::person(*entry))
                .with("table", *table),
            Self::HasBye(entry) => said("draft-has-bye").with("name", Filling::person(*entry)),
            Self::NoBye(entry) => said("draft-no-bye").with("name", Filling::person(*entry)),
            Self::Oneself(entry) => said("draft-oneself").with("name", Filling::person(*entry)),
            Self::Handicap(stones) => said("draft-handicap").with("stones", *stones),
            Self::StonesToStronger { black, white, stones, due } => {
                said("draft-stones-to-stronger")
                    .with("black", Filling::person(*black))
                    .with("white", Filling::person(*white))
                    .with("stones", *stones)
                    .with("due", *due)
            }
            Self::TableNumber(table) => said("draft-table-number").with("table", *table),
            Self::HasResult(table) => said("draft-has-result").with("table", *table),
            Self::TableUnused(table) => said("draft-table-unused").with("table", *table),
            Self::Forbidden(pairs) => {
                let may = pairs.iter().flat_map(|pair| &pair.why).all(Objection::may_be_overruled);
                said(if may { "draft-forbidden" } else { "draft-may-not" })
                    .with("pairs", list(pairs))
            }
            Self::NotFree(entry) => said("draft-not-free").with("name", Filling::person(*entry)),
            Self::GamesOver(round) => said("draft-games-over").with("round", *round),
        }
    }
}
