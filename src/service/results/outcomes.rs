//! The outcome of a board, decided in one place for results, rulings and replayed games.

use chrono::{DateTime, NaiveDateTime, Utc};
use serde_json::Value;

use store::{Deed, Snapshot};
use tournament::{Board, BoardOutcome, Ending, Round, RoundNo, TableNo};

use crate::results::entered::{board_of, detail};
use crate::{Conflict, Correction, Recorded, Refusal, Result, ResultForm, ServiceError};

pub(crate) struct BoardSeen<'a> {
    pub round: RoundNo,
    pub table: TableNo,
    pub seen: i32,
    pub reason: Option<&'a str>,
    pub confirmed: Option<bool>,
}

impl<'a> BoardSeen<'a> {
    pub fn by_form(form: &'a ResultForm) -> Self {
        Self {
            round: form.round,
            table: form.table,
            seen: form.seen,
            reason: form.reason.as_deref(),
            confirmed: form.confirmed,
        }
    }
}

pub(crate) struct Actor {
    pub chief: bool,
    pub now: DateTime<Utc>,
}

impl Actor {
    /// The time, cut to the precision of both databases.
    fn moment(&self) -> NaiveDateTime {
        let micros = DateTime::from_timestamp_micros(self.now.timestamp_micros());
        micros.unwrap_or(self.now).naive_utc()
    }
}

fn act(outcome: &BoardOutcome) -> Deed {
    match outcome {
        BoardOutcome::Ends(_) => Deed::Result,
        BoardOutcome::PlayedAnew { .. } => Deed::Replay,
        BoardOutcome::Terms(_) => Deed::ReplayTerms,
        BoardOutcome::NotAnew(_) => Deed::ReplayBack,
        BoardOutcome::Instead(_, then) => act(then),
    }
}

pub(crate) struct Decided {
    pub recorded: Recorded,
    /// `None` if the board does not change.
    pub board: Option<Board>,
    pub act: Deed,
    pub detail: Value,
}

pub(crate) fn decide(
    before: &Snapshot,
    asked: &BoardSeen<'_>,
    outcome: &BoardOutcome,
    actor: &Actor,
) -> Result<Decided> {
    let (round, board) = board_of(before, asked.round, asked.table)?;
    let stands = outcome.stands(board, asked.seen);
    let confirms = asked.confirmed.is_some_and(|wanted| wanted != board.confirmed.is_some());
    let mut recorded = Recorded {
        table: asked.table,
        before: board.ending,
        after: board.ending,
        version: board.version,
        later_rounds_kept: !stands && corrects(before, round, board),
        played_anew: false,
    };
    if stands && !confirms {
        return Ok(Decided { recorded, board: None, act: act(outcome), detail: Value::Null });
    }
    if board.version != asked.seen {
        return Err(conflict(asked, board, outcome.ending()));
    }
    let given_back = outcome.gives_back_confirmed(board);
    check(before, (round, board), asked, (stands, given_back), actor)?;
    let now =
        if stands { board.clone() } else { outcome.on(board).ok_or(Refusal::NotPlayedAnew)? };
    let keeps_time = board.confirmed.filter(|_| stands);
    let confirmed = asked.confirmed == Some(true) && !now.ending.is_pending();
    let at = confirmed.then(|| keeps_time.unwrap_or_else(|| actor.moment()));
    let at = if given_back { now.confirmed } else { at };
    let written = Board { confirmed: at, version: board.version + 1, ..now };
    recorded.after = written.ending;
    recorded.version = written.version;
    recorded.played_anew = matches!(outcome, BoardOutcome::PlayedAnew { .. }) && !stands;
    let act = match (stands, confirmed) {
        (true, true) => Deed::Confirm,
        (true, false) => Deed::Unconfirm,
        (false, _) => act(outcome),
    };
    let detail = detail(&recorded, asked, &written);
    Ok(Decided { recorded, board: Some(written), act, detail })
}

fn corrects(before: &Snapshot, round: &Round, board: &Board) -> bool {
    Correction::of(before, round) == Correction::NeedsReason && !board.ending.is_pending()
}

/// A confirmed result is changed by the chief arbiter only, with a reason; a correction of an earlier round needs a
/// reason. Confirming the present result needs neither.
fn check(
    before: &Snapshot,
    (round, board): (&Round, &Board),
    asked: &BoardSeen<'_>,
    (stands, given_back): (bool, bool),
    actor: &Actor,
) -> Result<()> {
    if stands && asked.confirmed == Some(true) {
        return Ok(());
    }
    let confirmed = given_back || before.tournament.is_confirmed(round, board);
    if confirmed && !actor.chief {
        return Err(Refusal::Confirmed.into());
    }
    let reason = asked.reason.is_some_and(|reason| !reason.trim().is_empty());
    if (confirmed || corrects(before, round, board)) && !reason {
        return Err(Refusal::ReasonNeeded.into());
    }
    Ok(())
}

fn conflict(asked: &BoardSeen<'_>, board: &Board, mine: Ending) -> ServiceError {
    ServiceError::Conflict(Box::new(Conflict {
        round: asked.round,
        board: board.clone(),
        theirs_by: None,
        theirs_at: None,
        mine,
    }))
}
