use thiserror::Error;

use tournament::EntryId;

use super::UnknownRound;
use matching::{CertificateFault, CertificateTextError};

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
    /// The part of the matching, behind so many lines, cannot be read.
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
