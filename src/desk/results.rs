use serde_json::json;

use crate::store::{AnyConnection, BoardMark, Snapshot};
use crate::tournament::{Board, Ending, Round, RoundNo, RoundState, TableNo, TournamentId};

use super::{By, Conflict, Desk, DeskError, Done, Refusal, Thing};

/// A result as an arbiter enters it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResultForm {
    /// The round.
    pub round: RoundNo,
    /// The table.
    pub table: TableNo,
    /// The version of the board that the arbiter saw.
    pub seen: i32,
    /// How it ended; [`Ending::Pending`] takes a result back.
    pub ending: Ending,
    /// Why an earlier round is corrected.
    pub reason: Option<String>,
}

/// Whether a result that stands may simply be changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Correction {
    /// It may: the round is the current one.
    Free,
    /// A later round is drawn or the round is finished: its pairings stay, standings change, a reason is kept.
    NeedsReason,
}

/// What came of entering a result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recorded {
    /// The table.
    pub table: TableNo,
    /// What stood before.
    pub before: Ending,
    /// What stands now.
    pub after: Ending,
    /// The board's version now, for taking it back.
    pub version: i32,
    /// Whether later pairings rest on the old result.
    pub later_rounds_kept: bool,
}

impl Correction {
    /// Whether changing a result of that round needs a reason.
    #[must_use]
    pub fn of(snapshot: &Snapshot, round: &Round) -> Self {
        let later = snapshot.tournament.rounds.iter().any(|r| r.no > round.no && r.is_public());
        if later || round.state == RoundState::Finished { Self::NeedsReason } else { Self::Free }
    }
}

impl Desk {
    /// Enters, changes or takes back the result of a board.
    ///
    /// The same result again is agreement, whoever enters it. A different one over a version that was not
    /// seen is a conflict.
    ///
    /// # Errors
    /// [`DeskError::Conflict`]; [`Refusal::NotPublished`] for a draft; [`Refusal::ReasonNeeded`] for a
    /// correction of an earlier round without a reason.
    pub fn record_result(
        &self,
        id: TournamentId,
        by: By<'_>,
        form: &ResultForm,
    ) -> Result<Done<Recorded>, DeskError> {
        let work = |c: &mut AnyConnection, before: &Snapshot| {
            let (recorded, board) = decide(before, form)?;
            let Some(board) = board else { return Ok((recorded, None)) };
            let mark = BoardMark { account: by.account, at: by.now };
            let saved = self.store.save_board(c, before, form.round, board, &mark)?;
            self.note(c, id, by, "result", &detail(&recorded, form))?;
            Ok((recorded, Some(saved)))
        };
        let decided = self.act(id, by, work, |saved| self.store.remember_board(saved));
        match decided {
            Err(DeskError::Conflict(conflict)) => {
                Err(DeskError::Conflict(Box::new(self.with_mark(id, *conflict)?)))
            }
            other => other,
        }
    }

    fn with_mark(&self, id: TournamentId, conflict: Conflict) -> Result<Conflict, DeskError> {
        let (round, table) = (conflict.round, conflict.board.table);
        let mark: Option<BoardMark> =
            self.store.read(|c| Ok::<_, DeskError>(self.store.board_mark(c, id, round, table)?))?;
        Ok(Conflict {
            theirs_by: mark.and_then(|mark| mark.account),
            theirs_at: mark.map(|mark| mark.at),
            ..conflict
        })
    }
}

/// The board of a published round.
pub(super) fn board_of(
    before: &Snapshot,
    no: RoundNo,
    table: TableNo,
) -> Result<(&Round, &Board), DeskError> {
    let round = before.tournament.round(no).ok_or(DeskError::Unknown(Thing::Round))?;
    if !round.is_public() {
        return Err(Refusal::NotPublished(no).into());
    }
    let board = round.board_at(table).ok_or(DeskError::Unknown(Thing::Board))?;
    Ok((round, board))
}

/// What comes of it, and the board to be written, if it changes.
pub(super) fn decide(
    before: &Snapshot,
    form: &ResultForm,
) -> Result<(Recorded, Option<Board>), DeskError> {
    let (round, board) = board_of(before, form.round, form.table)?;
    let mut recorded = Recorded {
        table: form.table,
        before: board.ending,
        after: form.ending,
        version: board.version,
        later_rounds_kept: Correction::of(before, round) == Correction::NeedsReason
            && !board.ending.is_pending(),
    };
    if board.ending == form.ending {
        return Ok((recorded, None));
    }
    if board.version != form.seen {
        return Err(DeskError::Conflict(Box::new(Conflict {
            round: form.round,
            board: board.clone(),
            theirs_by: None,
            theirs_at: None,
            mine: form.ending,
        })));
    }
    let reason = form.reason.as_deref().is_some_and(|reason| !reason.trim().is_empty());
    if recorded.later_rounds_kept && !reason {
        return Err(Refusal::ReasonNeeded.into());
    }
    recorded.version += 1;
    let written = Board { ending: form.ending, version: recorded.version, ..board.clone() };
    Ok((recorded, Some(written)))
}

pub(super) fn detail(recorded: &Recorded, form: &ResultForm) -> serde_json::Value {
    json!({
        "round": form.round, "table": form.table,
        "before": recorded.before, "after": recorded.after, "reason": form.reason,
    })
}
