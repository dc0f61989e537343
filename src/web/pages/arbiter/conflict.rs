use actix_web::http::StatusCode;
use askama::Template;
use chrono::{DateTime, Utc};

use crate::desk::{Conflict, DeskError};
use crate::go::Color;
use crate::tournament::{Ending, TableNo};
use crate::web::{Act, Answer, Lang, Page, frame, render_as};

use super::boards::{list_of, query_of};

/// One of the two results, to be chosen.
struct Choice {
    /// As forms have it.
    code: String,
    said: String,
    winner: Option<Color>,
    /// Who won by it.
    name: String,
}

#[derive(Template)]
#[template(path = "arbiter/conflict.html")]
struct ConflictPage {
    t: Lang,
    page: Page,
    table: TableNo,
    theirs: String,
    theirs_by: String,
    /// How long ago that was.
    saved: String,
    mine: String,
    /// Black's before White's, as they sit on every board's buttons.
    choices: Vec<Choice>,
    /// The list that one came from: its tab and what was looked for.
    list: Vec<(&'static str, String)>,
    seen: i32,
    action: String,
    back: String,
}

/// Two results for one board: both values, who and when, and the choice.
pub(super) async fn show(act: &Act, conflict: Conflict) -> Answer {
    let Act { page, state, event, .. } = act;
    let by = match conflict.theirs_by {
        Some(id) => {
            let found = state
                .at_desk(move |desk| {
                    let store = desk.store();
                    store.read(|c| Ok::<_, DeskError>(store.account(c, id)?))
                })
                .await?;
            found.map(|account| account.name)
        }
        None => None,
    };
    let t = page.t;
    let board = &conflict.board;
    let (round, table) = (conflict.round, board.table);
    let choice = |ending: Ending| Choice {
        code: ending.to_string(),
        said: t.ending(ending),
        winner: ending.winner(),
        name: ending.winner().map(|won| event.name(t, board.seat(won))).unwrap_or_default(),
    };
    let mut choices = vec![choice(conflict.mine), choice(board.ending)];
    choices.sort_by_key(|choice| choice.winner == Some(Color::White));
    let mut list = list_of(&act.form);
    let chosen = list.clone();
    list.insert(0, ("round", round.to_string()));
    let view = ConflictPage {
        t,
        page: frame(page.clone(), event).titled(t.with("conflict-title", [("table", table)])),
        theirs: t.ending(board.ending),
        theirs_by: by.unwrap_or_else(|| t.text("somebody")),
        saved: saved(t, conflict.theirs_at, Utc::now()),
        mine: t.ending(conflict.mine),
        choices,
        list: chosen,
        seen: board.version,
        action: event.path(&format!("/boards/{round}/{table}")),
        back: event.path(&format!("/boards{}", query_of(&list))),
        table,
    };
    render_as(StatusCode::CONFLICT, &view)
}

/// `14 seconds ago, saved`; what is older than an hour has its time of day.
fn saved(t: Lang, at: Option<DateTime<Utc>>, now: DateTime<Utc>) -> String {
    let Some(at) = at else { return t.text("conflict-saved") };
    let gone = (now - at).num_seconds().max(0);
    match gone {
        ..=59 => t.with("conflict-seconds-ago", [("n", gone)]),
        60..3600 => t.with("conflict-minutes-ago", [("n", gone / 60)]),
        _ => t.with("conflict-saved-at", [("time", t.time(t.local(at.naive_utc()).time()))]),
    }
}
