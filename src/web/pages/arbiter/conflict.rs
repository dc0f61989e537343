use actix_web::http::StatusCode;
use askama::Template;

use crate::desk::{Conflict, DeskError};
use crate::tournament::TableNo;
use crate::web::{
    Account, Answer, Event, Lang, Page, State, frame, local_time, new_form_key, render_as,
};

#[derive(Template)]
#[template(path = "arbiter/conflict.html")]
struct ConflictPage {
    t: Lang,
    page: Page,
    table: TableNo,
    black: String,
    white: String,
    theirs: String,
    theirs_by: String,
    mine: String,
    mine_code: String,
    mine_by: String,
    seen: i32,
    action: String,
    back: String,
    form_key: String,
}

/// Two results for one board: both values, who and when, and the choice.
pub(super) async fn show(
    page: Page,
    state: &State,
    event: &Event,
    account: &Account,
    conflict: Conflict,
) -> Answer {
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
    let at = conflict.theirs_at.map(|at| t.time(local_time(at.naive_utc()).time()));
    let name =
        |entry| event.snapshot.tournament.entry(entry).map(|e| t.person(e)).unwrap_or_default();
    let board = &conflict.board;
    let (round, table) = (conflict.round, board.table);
    let view = ConflictPage {
        t,
        page: frame(page, event).titled(t.with("conflict-title", [("table", table)])),
        black: name(board.black),
        white: name(board.white),
        theirs: t.ending(board.ending),
        theirs_by: t.with(
            "conflict-by",
            (("name", by.unwrap_or_else(|| t.text("somebody"))), ("time", at.unwrap_or_default())),
        ),
        mine: t.ending(conflict.mine),
        mine_code: conflict.mine.to_string(),
        mine_by: account.0.name.clone(),
        seen: board.version,
        action: event.path(&format!("/boards/{round}/{table}")),
        back: event.path(&format!("/boards?round={round}")),
        form_key: new_form_key(),
        table,
    };
    render_as(StatusCode::CONFLICT, &view)
}
