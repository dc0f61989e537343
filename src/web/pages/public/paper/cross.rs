use super::super::cross::CrossTable;
use super::super::standings::{round_asked, through};
use super::Sheet;
use crate::web::prelude::*;

#[derive(Template)]
#[template(path = "public/paper/cross.html")]
struct Cross {
    cx: Page,
    sheet: Sheet,
    table: CrossTable,
}

pub(in crate::pages::public) async fn show(visit: Visit, request: HttpRequest) -> Answer {
    let tournament = &visit.event.snapshot.tournament;
    let asked = round_asked(&request, tournament)?;
    visit.fresh(move |page, event, _| Ok(view(page, event, asked))).await
}

fn view(page: Page, event: &Event, asked: Option<RoundNo>) -> Cross {
    let t = page.t;
    let tournament = &event.snapshot.tournament.public();
    let through = through(tournament, asked);
    let title = sheet_title(t, tournament, asked, ("sheet-cross", "cross-title"));
    let table = CrossTable::new(t, tournament, through, "");
    Cross {
        sheet: Sheet::new(t, tournament, through, title.clone(), t.text(table.how())),
        table,
        cx: page.still().titled(title),
    }
}
