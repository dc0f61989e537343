use super::{Sheet, in_sheets};
use crate::web::prelude::*;

const A_SHEET: usize = 8;

#[derive(Template)]
#[template(path = "public/paper/numbers.html")]
struct Numbers {
    cx: Page,
    sheet: Sheet,
    sheets: Vec<Vec<i32>>,
}

/// As many table numbers as the newest round has, or as the players need.
pub(in crate::pages::public) async fn show(visit: Visit) -> Answer {
    visit.fresh(|page, event, _| Ok(view(page, event))).await
}

fn view(page: Page, event: &Event) -> Numbers {
    let t = page.t;
    let tournament = &event.snapshot.tournament;
    let newest = newest_round(tournament);
    let last = newest.and_then(|round| round.boards.iter().map(|board| board.table.0).max());
    let needed = i32::try_from(tournament.entries.len().div_ceil(2)).unwrap_or(i32::MAX);
    let all = 1..=last.unwrap_or(0).max(needed);
    let round = newest.map_or(RoundNo(0), |round| round.no);
    let title = t.text("paper-tables");
    Numbers {
        sheet: Sheet::new(t, tournament, round, title.clone(), String::new()),
        sheets: in_sheets(all, A_SHEET),
        cx: page.still().titled(title),
    }
}
