use actix_web::HttpRequest;
use askama::Template;

use crate::web::{Answer, Event, Lang, Page, Visit};

use super::super::cross::{Line, Table};
use super::super::standings::{round_asked, through};
use super::Sheet;
use crate::tournament::RoundNo;

/// As many columns as paper that lies across can hold.
const A_PART: usize = 72;

#[derive(Template)]
#[template(path = "public/paper/cross.html")]
struct Cross {
    t: Lang,
    page: Page,
    sheet: Sheet,
    /// Each part of the diagonal: the places at its head, its lines.
    parts: Vec<(Vec<String>, Vec<Line>)>,
}

/// The cross table; of more than seventy-two players in parts along its diagonal.
pub(in crate::web::pages::public) async fn show(visit: Visit, request: HttpRequest) -> Answer {
    let tournament = &visit.event.snapshot.tournament;
    let through = through(tournament, round_asked(&request, tournament)?);
    visit.fresh(move |page, event, _| Ok(view(page, event, through))).await
}

fn view(page: Page, event: &Event, through: RoundNo) -> Cross {
    let t = page.t;
    let tournament = &event.snapshot.tournament.public();
    let table = Table::new(t, tournament, through);
    let count = table.len();
    let parts = (0..count).step_by(A_PART).map(|from| {
        let to = (from + A_PART).min(count);
        // A column is as wide as three figures; that a place is shared, its line says.
        let heads = table.heads(from, to).into_iter();
        let heads = heads.map(|(place, _)| place.trim_start_matches('=').to_owned());
        (heads.collect(), table.lines(from, to, ""))
    });
    let title = t.with("sheet-cross", [("round", through)]);
    Cross {
        t,
        parts: parts.collect(),
        sheet: Sheet::new(t, tournament, through, title.clone(), t.text("cross-how")),
        page: page.still().titled(title),
    }
}
