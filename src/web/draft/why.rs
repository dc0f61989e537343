use actix_web::web::Path;
use askama::Template;

use crate::pairing::{
    Alternative, DrawOptions, RoundContext, RoundDraft, draw_in, explain, judge, next_best,
};
use crate::tournament::{Board, RoundNo, TableNo};
use crate::web::{Answer, Event, Lang, Page, WebError, frame, render};

use super::sentences::{given_up, name};
use super::show::context;

/// A criterion's share of what it could have given.
struct Reason {
    label: String,
    share: String,
    lacking: bool,
}

#[derive(Template)]
#[template(path = "draft/why.html")]
struct Why {
    t: Lang,
    page: Page,
    table: TableNo,
    black: String,
    white: String,
    given_up: Vec<String>,
    reasons: Vec<Reason>,
    next_best: Option<String>,
    changed: Vec<(String, String)>,
    back: String,
}

/// Why two meet: every criterion, what was given up, and what keeping them apart would cost.
pub async fn show(page: Page, event: Event, place: Path<(String, i32, i32)>) -> Answer {
    let t = page.t;
    let tournament = &event.snapshot.tournament;
    let (no, table) = (RoundNo(place.1), TableNo(place.2));
    let draft = RoundDraft::open(tournament, no).map_err(|_| WebError::no_page())?;
    let board = draft.boards().iter().find(|board| board.table == table);
    let board = board.ok_or_else(WebError::no_page)?;
    let context = context(tournament, no)?;
    let explained = explain(&context, board.black, board.white).ok_or_else(WebError::no_page)?;
    let reasons = explained.shares.iter().filter(|share| share.most > share.least).map(|share| {
        let percent = share.percent();
        Reason {
            label: t.text(&format!("criterion-{}", share.criterion.name())),
            share: if percent == 100 {
                t.text("share-full")
            } else {
                t.with("share-of-100", [("percent", percent)])
            },
            lacking: percent < 75,
        }
    });
    let other = kept_apart(&context, &draft, board);
    let (black, white) = (name(t, tournament, board.black), name(t, tournament, board.white));
    let heading = t.with("why-title", (("black", black.as_str()), ("white", white.as_str())));
    render(&Why {
        t,
        page: frame(page, &event).titled(heading),
        table,
        given_up: judge(&context, board)
            .map(|judgement| judgement.given_up.iter().map(|what| given_up(t, what)).collect())
            .unwrap_or_default(),
        reasons: reasons.collect(),
        next_best: other.as_ref().map(|other| {
            let groups = t.decimals(&tenths(other.lost_tenths_of_groups));
            t.with("why-next-best", [("groups", groups)])
        }),
        changed: other
            .map(|other| {
                let boards = other.changed.iter().take(8);
                boards
                    .map(|b| (name(t, tournament, b.black), name(t, tournament, b.white)))
                    .collect()
            })
            .unwrap_or_default(),
        black,
        white,
        back: event.path(&format!("/draft/{no}#table-{table}")),
    })
}

/// The best draw without this pair; `None` if the best draw does not hold it anyway, or nobody else is left.
fn kept_apart(context: &RoundContext, draft: &RoundDraft, board: &Board) -> Option<Alternative> {
    let options = DrawOptions { bye: draft.byes().first().copied(), ..DrawOptions::default() };
    let best = draw_in(context, &options).ok()?;
    let holds = |other: &&Board| other.opponent_of(board.black) == Some(board.white);
    best.boards.iter().find(holds)?;
    next_best(context, &options, &best, (board.black, board.white)).ok()
}

fn tenths(tenths: i64) -> String {
    format!("{}.{}", tenths / 10, (tenths % 10).abs())
}
