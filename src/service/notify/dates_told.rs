//! What players are told of when and where their game is played.

use serde_json::Value;

use store::{Deed, Snapshot};
use tournament::EntryId;

use super::notification::{DateNews, Notification};
use super::notifications::Telling;
use super::results_told::board_of;

/// What an act about a date tells: the other player of the board, or both if an arbiter did it.
pub(super) fn dates(now: &Snapshot, act: Deed, detail: &Value) -> Vec<Telling> {
    let Some((round, board)) = board_of(now, detail) else { return Vec::new() };
    let news = match act {
        Deed::ProposeDate => DateNews::Proposed,
        Deed::AcceptDate => DateNews::Accepted,
        Deed::DropDate => DateNews::Dropped,
        _ => DateNews::Set,
    };
    let by = detail["entry"].as_i64().and_then(|n| i32::try_from(n).ok()).map(EntryId);
    let date = serde_json::from_value(detail.clone()).ok();
    let (round, table) = (round.no, board.table);
    let others = [board.black, board.white].into_iter().filter(|player| Some(*player) != by);
    others
        .map(|player| {
            let tidings = Notification::Date { round, table, news, date: date.clone() };
            (player, tidings, format!("date {round} {table} {}", now.revision))
        })
        .collect()
}
