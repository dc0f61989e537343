use crate::prelude::*;
use matching::{CertificateFault, CertificateTextError};
use thiserror::Error;

/// A round that the tournament does not have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("there is no round {round}: the tournament has rounds 1 to {rounds}")]
pub struct UnknownRound {
    /// The round asked for.
    pub round: RoundNo,
    /// How many rounds there are.
    pub rounds: i32,
}

impl UnknownRound {
    /// The sentence of the catalogues.
    pub fn sentence(&self) -> Sentence {
        Sentence::new("refusal-no-such-round").with("rounds", self.rounds)
    }
}

/// Why a round was not drawn.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[allow(missing_docs)] // the fields say what they hold
pub enum DrawError {
    /// The tournament has no such round.
    #[error(transparent)]
    UnknownRound(#[from] UnknownRound),
    /// There are no participants.
    #[error(
        "round {0} has no participants: enter players, or check that they are registered for it"
    )]
    NoParticipants(RoundNo),
    /// One player alone cannot be paired.
    #[error("round {round} has one participant only, entry {entry}: a game needs two")]
    OneParticipant { round: RoundNo, entry: EntryId },
    /// An entry named in the options does not take part in the round.
    #[error("entry {0} does not take part in this round: check its registration, or leave it out")]
    NotTakingPart(EntryId),
    /// An entry is at two fixed boards, at one and among those left out, or paired with itself.
    #[error(
        "entry {0} is named twice: among the fixed boards, the bye and those left out, once is the most"
    )]
    Twice(EntryId),
    /// Two fixed boards stand at one table.
    #[error("table {0} is given to two of the fixed boards: give one of them another number")]
    TableTwice(TableNo),
    /// The field would be odd without the player chosen for the bye.
    #[error(
        "with a bye for entry {bye}, {left} players are left to pair, which is odd: no bye is needed"
    )]
    ByeNotNeeded { bye: EntryId, left: usize },
    /// The bracket waits: a game of it has no result.
    #[error("the bracket waits for the result of table {table} in round {round}: enter it first")]
    BracketUndecided { round: RoundNo, table: TableNo },
    /// More players than can be paired at once.
    #[error("{players} players are too many to be paired at once: draw them in two parts")]
    TooLarge { players: usize },
    /// The watcher cancelled the search.
    #[error("the draw was stopped")]
    GivenUp,
    /// The allowed pairs have no perfect matching.
    #[error("no valid pairing: whatever is tried, entries {} stay without an opponent; allow one of their forbidden pairs, or leave somebody out", list(.unpaired))]
    NoValidPairing { unpaired: Vec<EntryId>, forbidden: Vec<(EntryId, EntryId)> },
}

fn list(entries: &[EntryId]) -> String {
    entries.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

impl DrawError {
    /// The sentence of the catalogues.
    pub fn sentence(&self) -> Sentence {
        let said = Sentence::new;
        match self {
            Self::UnknownRound(unknown) => unknown.sentence(),
            Self::NoParticipants(round) => said("draw-no-participants").with("round", *round),
            Self::OneParticipant { entry, .. } => {
                said("draw-one-participant").with("name", Filling::person(*entry))
            }
            Self::NotTakingPart(entry) => {
                said("draw-not-taking-part").with("name", Filling::person(*entry))
            }
            Self::Twice(entry) => said("draw-twice").with("name", Filling::person(*entry)),
            Self::TableTwice(table) => said("draw-table-twice").with("table", *table),
            Self::ByeNotNeeded { bye, .. } => {
                said("draw-bye-not-needed").with("name", Filling::person(*bye))
            }
            Self::BracketUndecided { round, table } => {
                said("draw-bracket-undecided").with("round", *round).with("table", *table)
            }
            Self::TooLarge { players } => said("draw-too-large").with("count", *players),
            Self::GivenUp => said("refusal-stopped"),
            Self::NoValidPairing { unpaired, .. } => {
                said("draw-no-valid-pairing").with("names", Filling::people(unpaired))
            }
        }
    }

    /// The entries it names, in order and each once.
    pub fn entries(&self) -> Vec<EntryId> {
        let mut entries = match self {
            Self::UnknownRound(_)
            | Self::NoParticipants(_)
            | Self::TableTwice(_)
            | Self::BracketUndecided { .. }
            | Self::TooLarge { .. }
            | Self::GivenUp => Vec::new(),
            Self::OneParticipant { entry, .. }
            | Self::NotTakingPart(entry)
            | Self::Twice(entry)
            | Self::ByeNotNeeded { bye: entry, .. } => vec![*entry],
            Self::NoValidPairing { unpaired, forbidden } => {
                let pairs = forbidden.iter().flat_map(|(a, b)| [*a, *b]);
                unpaired.iter().copied().chain(pairs).collect()
            }
        };
        entries.sort_unstable();
        entries.dedup();
        entries
    }
}

/// Why the certificate of a draw is refused.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[allow(missing_docs)] // the fields say what they hold
pub enum CertificateError {
    /// The tournament has no such round.
    #[error(transparent)]
    UnknownRound(#[from] UnknownRound),
    /// An entry in it does not take part.
    #[error("entry {0} does not take part in the round: is it the file from before this round?")]
    NotTakingPart(EntryId),
    /// An entry has two places in it.
    #[error("entry {0} has two places in the certificate")]
    Twice(EntryId),
    /// A participant is not in it.
    #[error("entry {0} takes part in the round but is not in the certificate")]
    Missing(EntryId),
    /// The players stand in another order than they entered.
    #[error("the players are not in the order of entering")]
    Order,
    /// Its teams are not those that play the round, or in another order.
    #[error(
        "other teams play the round, or in another order: is it the file from before this round?"
    )]
    OtherTeams,
    /// A pair weighs more than the certificate allows, so there may be a better draw.
    #[error("entries {one} and {other} weigh more together than the certificate allows: {why}")]
    Pair { one: EntryId, other: EntryId, why: CertificateFault },
    /// Something else does not hold.
    #[error(transparent)]
    Refused(CertificateFault),
    /// A line at the head of the text, counted from 1, cannot be read.
    #[error("line {line}: {what} expected, such as {example:?}")]
    Head { line: usize, what: &'static str, example: &'static str },
    /// The part of the matching, after `head` lines, cannot be read.
    #[error("after line {head}: {cause}")]
    Text { head: usize, cause: CertificateTextError },
}

impl CertificateError {
    /// A fault of the matching, with entries in place of vertices.
    pub(super) fn refused(why: CertificateFault, players: &[EntryId]) -> Self {
        match why {
            CertificateFault::Infeasible { a, b, .. } if a.max(b) < players.len() => {
                Self::Pair { one: players[a], other: players[b], why }
            }
            why => Self::Refused(why),
        }
    }
}
