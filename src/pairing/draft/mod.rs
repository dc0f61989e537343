//! A drawn round, as a draft for organisers and as published.

mod edit;
mod error;
mod mend;
mod places;
mod publish;

use crate::prelude::*;
use crate::{Draw, Warning, warnings};
use places::Roster;

#[cfg(test)]
mod tests;

pub use edit::{Price, Seated};
pub use error::{DraftError, MAX_TABLE};
pub use mend::{Left, Mending, lost_results};
pub use publish::{Arrival, PublishedRound};

/// A round that only organisers see, and may change board by board.
///
/// Invariant: no one has two places, and every participant has a board, a bye, or is among the
/// [unpaired](RoundDraft::unpaired). An act that is refused changes nothing.
///
/// # Examples
/// ```
/// use pairing::{DrawOptions, RoundContext, RoundDraft, draw};
/// use tournament::{Entry, EntryId, Federation, RoundNo, System, TableNo, Tournament, preset};
///
/// let settings = preset(System::Swiss, Federation::Egf, "Open", chrono::NaiveDate::default());
/// let mut open = Tournament::new(settings);
/// for id in 1..=4 {
///     let rank = "3k".parse().expect("a rank");
///     open.entries.push(Entry::new(EntryId(id), &format!("Player {id}"), "", rank));
/// }
/// let drawn = draw(&open, RoundNo(1), &DrawOptions::default()).expect("four players");
/// let mut draft = RoundDraft::of(&open, &drawn)?;
/// let board = draft.unpair(TableNo(2))?;
/// assert_eq!(draft.unpaired().len(), 2);
/// let context = RoundContext::new(&open, RoundNo(1), None)?;
/// draft.pair(&context, board.white, board.black, false)?;
/// assert!(draft.publish(&open, &context, false)?.unpaired().is_empty());
/// # Ok::<(), pairing::DraftError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundDraft {
    no: RoundNo,
    boards: Vec<Board>,
    byes: Vec<EntryId>,
    teams: TeamRound,
    roster: Roster,
}

impl RoundDraft {
    /// Opens the draft of a round as the tournament holds it; an empty one if it was not drawn. A player who sits
    /// at a board but has withdrawn since is kept there; [`warnings`] names such boards, and
    /// [`RoundDraft::publish`] refuses them.
    pub fn open(tournament: &Tournament, no: RoundNo) -> Result<Self, DraftError> {
        check_round(tournament, no)?;
        match tournament.round(no) {
            Some(round) if round.is_public() && !round.boards.is_empty() => {
                Err(DraftError::AlreadyPublished(no))
            }
            Some(round) => {
                let draft = Self::new(tournament, no, round.boards.clone(), round.byes.clone())?;
                Ok(Self { teams: round.teams.clone(), ..draft })
            }
            None => Self::new(tournament, no, Vec::new(), Vec::new()),
        }
    }

    /// The draft of a draw. An error if the draw is of another tournament.
    pub fn of(tournament: &Tournament, draw: &Draw) -> Result<Self, DraftError> {
        check_round(tournament, draw.round)?;
        let byes = draw.to_round().byes;
        Self::new(tournament, draw.round, draw.boards.clone(), byes)
    }

    fn new(
        tournament: &Tournament,
        no: RoundNo,
        mut boards: Vec<Board>,
        byes: Vec<EntryId>,
    ) -> Result<Self, DraftError> {
        let roster = Roster::of(tournament, no);
        roster.check_places(&boards, &byes)?;
        boards.sort_by_key(|board| board.table);
        Ok(Self { no, boards, byes, teams: TeamRound::NONE, roster })
    }

    /// Which round it is.
    pub const fn no(&self) -> RoundNo {
        self.no
    }

    /// Its boards, by table.
    pub fn boards(&self) -> &[Board] {
        &self.boards
    }

    /// The entries with a bye.
    pub fn byes(&self) -> &[EntryId] {
        &self.byes
    }

    /// Participants with neither board nor bye, in the order of entering.
    pub fn unpaired(&self) -> Vec<EntryId> {
        self.roster.unpaired(&self.boards, &self.byes)
    }

    /// The round in its stored form.
    pub fn to_round(&self) -> Round {
        Round {
            no: self.no,
            state: RoundState::Draft,
            boards: self.boards.clone(),
            byes: self.byes.clone(),
            teams: self.teams.clone(),
        }
    }

    /// What an organiser should look at before publishing.
    pub fn warnings(&self, tournament: &Tournament, context: &RoundContext) -> Vec<Warning> {
        warnings(tournament, context, &self.to_round())
    }

    fn at(&self, table: TableNo) -> Result<usize, DraftError> {
        places::at(&self.boards, table)
    }
}

fn check_round(tournament: &Tournament, round: RoundNo) -> Result<(), DraftError> {
    let rounds = tournament.settings.rounds;
    if round.0 < 1 || round.0 > rounds {
        return Err(UnknownRound { round, rounds }.into());
    }
    Ok(())
}
