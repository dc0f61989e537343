//! Messages to players about results: the opponent's report, and results entered against their own report.

use serde_json::{Value, json};

use store::{AnyConnection, Snapshot};
use tournament::{Board, Ending, EntryId, Round, RoundNo, TableNo, in_common};

use super::notification::Notification;
use super::notifications::Telling;
use crate::Result;

pub(super) fn board_of<'a>(now: &'a Snapshot, detail: &Value) -> Option<(&'a Round, &'a Board)> {
    let number = |key: &str| detail[key].as_i64().and_then(|n| i32::try_from(n).ok());
    let round = now.tournament.round(RoundNo(number("round")?))?;
    Some((round, round.board_at(TableNo(number("table")?))?))
}

/// For the opponent, unless they reported already.
pub(super) fn reported(now: &Snapshot, detail: &Value) -> Option<Telling> {
    let (round, board) = board_of(now, detail)?;
    let (round, table) = (round.no, board.table);
    let said_by = EntryId(detail["entry"].as_i64().and_then(|n| i32::try_from(n).ok())?);
    let other = if board.black == said_by { board.white } else { board.black };
    let ending: Ending = serde_json::from_value(detail["ending"].clone()).ok()?;
    let once = format!("reported {}", json!([round, table, said_by, ending, now.revision]));
    Some((other, Notification::Reported { round, table, ending }, once))
}

/// For each player or captain of the board who reported another result than the current one.
pub(super) fn against(
    c: &mut AnyConnection,
    now: &Snapshot,
    detail: &Value,
) -> Result<Vec<Telling>> {
    let Some((round, board)) = board_of(now, detail) else { return Ok(Vec::new()) };
    if board.ending.is_pending() {
        return Ok(Vec::new());
    }
    let said = c.reports_of(now.id, (round.no, board))?;
    let others = said.iter().filter(|word| in_common(board.ending, word.ending).is_none());
    let telling = |word: &tournament::Reported| {
        let (round, table, ending) = (round.no, board.table, board.ending);
        let once = format!("against {}", json!([round, table, word.speaker(), board.version]));
        (word.speaker(), Notification::Against { round, table, ending, said: word.ending }, once)
    };
    Ok(others.map(telling).collect())
}
