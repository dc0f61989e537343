use std::collections::HashSet;

use serde_json::{Value, json};

use store::{Deed, Snapshot};
use tournament::{Board, EntryId, Round};

use super::notification::{DateNews, Notification};
use super::notifications::Telling;
use super::results_told::board_of;

/// Messages about a date: to the other player of each board, or to both if an arbiter or a captain did it; and to the
/// captain of the other team, if a captain acted for a match.
pub(super) fn dates(now: &Snapshot, act: Deed, detail: &Value) -> Vec<Telling> {
    let several = detail["tables"].as_array().into_iter().flatten();
    let each = several.map(|table| json!({ "round": detail["round"], "table": table }));
    let places: Vec<Value> = each.chain(detail.get("table").map(|_| detail.clone())).collect();
    let told = |place: &Value| Some(of_board(now, act, detail, board_of(now, place)?));
    let mut told: Vec<Telling> = places.iter().filter_map(told).flatten().collect();
    // One message a person: for several boards it names the first.
    let mut known = HashSet::new();
    told.retain(|(player, ..)| known.insert(*player));
    told
}

fn of_board(
    now: &Snapshot,
    act: Deed,
    detail: &Value,
    (round, board): (&Round, &Board),
) -> Vec<Telling> {
    let news = match act {
        Deed::ProposeDate => DateNews::Proposed,
        Deed::AcceptDate => DateNews::Accepted,
        Deed::DropDate => DateNews::Dropped,
        _ => DateNews::Set,
    };
    let by = detail["entry"].as_i64().and_then(|n| i32::try_from(n).ok()).map(EntryId);
    let date = serde_json::from_value(detail.clone()).ok();
    let (no, table) = (round.no, board.table);
    let side = by.and_then(|by| now.tournament.speaks_for(round, board, by));
    // Only the other side is asked about a proposal.
    let asked = |player: &EntryId| news != DateNews::Proposed || Some(*player) != side;
    let other = board.opponent_of(side.unwrap_or_default());
    let team = other.and_then(|other| now.tournament.team_of(other));
    let captain = team.and_then(|team| team.captain).filter(|_| side.is_some() && side != by);
    let all = [board.black, board.white].into_iter().filter(asked).chain(captain);
    let others = all.filter(|player| Some(*player) != by);
    others
        .map(|player| {
            let tidings = Notification::Date { round: no, table, news, date: date.clone() };
            (player, tidings, format!("date {no} {table} {}", now.revision))
        })
        .collect()
}
