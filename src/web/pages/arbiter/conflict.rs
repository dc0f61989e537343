use actix_web::http::StatusCode;
use askama::Template;

use crate::desk::{Conflict, DeskError};
use crate::tournament::TableNo;
use crate::web::{Act, Answer, Lang, Page, frame, render_as};

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
}

/// Two results for one board: both values, who and when, and the choice.
pub(super) async fn show(act: &Act, conflict: Conflict) -> Answer {
    let Act { page, state, event, account, .. } = act;
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
    let at = conflict.theirs_at.map(|at| t.time(t.local(at.naive_utc()).time()));
    let name = |entry| event.name(t, entry);
    let board = &conflict.board;
    let (round, table) = (conflict.round, board.table);
    let view = ConflictPage {
        t,
        page: frame(page.clone(), event).titled(t.with("conflict-title", [("table", table)])),
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
        table,
    };
    render_as(StatusCode::CONFLICT, &view)
}
