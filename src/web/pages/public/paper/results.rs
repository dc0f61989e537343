use crate::web::prelude::*;
use standings::wall_list;

use super::super::cells::CellWords;
use super::super::many::{Line, Rows};
use super::super::standings::{round_asked, through};
use super::Sheet;

/// Columns of criteria next to the rounds, in landscape and in portrait.
const ACROSS: usize = 4;
const UPRIGHT: usize = 2;

/// Up to this many rounds there is room for long names of clubs.
const FEW_ROUNDS: i32 = 6;

#[derive(Template)]
#[template(path = "public/paper/results.html")]
struct Results {
    cx: Page,
    sheet: Sheet,
    /// Landscape, not portrait.
    across: bool,
    lead: String,
    heads: Vec<String>,
    /// Index of the value to emphasise.
    key: usize,
    rounds: RoundNo,
    lines: Vec<Line>,
}

pub(in crate::pages::public) async fn standings_sheet(
    visit: Visit,
    request: HttpRequest,
) -> Answer {
    let tournament = &visit.event.snapshot.tournament;
    let asked = round_asked(&request, tournament)?;
    visit
        .fresh(move |page, event, service| {
            let view = by_place(page, event, asked);
            Ok(Results { sheet: view.sheet.ended(view.cx.t, event, service), ..view })
        })
        .await
}

/// In portrait: by place, or with `?sort=start` by strength.
pub(in crate::pages::public) async fn wall_sheet(visit: Visit, request: HttpRequest) -> Answer {
    let tournament = &visit.event.snapshot.tournament;
    let asked = round_asked(&request, tournament)?;
    let by_start = Form::of_query(&request).value("sort") == "start";
    visit
        .fresh(move |page, event, service| {
            let view = if by_start { by_strength } else { wall };
            let view = view(page, event, asked);
            Ok(Results { sheet: view.sheet.ended(view.cx.t, event, service), ..view })
        })
        .await
}

fn by_place(page: Page, event: &Event, asked: Option<RoundNo>) -> Results {
    let t = page.t;
    let tournament = &event.snapshot.tournament.public();
    let through = through(tournament, asked);
    let title = sheet_title(t, tournament, asked, ("sheet-standings", "way-standings"));
    let (heads, lines) = places(t, tournament, through, ACROSS);
    let sheet = Sheet::new(t, tournament, through, title, t.text("sheet-cells"));
    page_of(page, sheet, (true, t.text("place")), heads, (0, through), lines)
}

fn wall(page: Page, event: &Event, asked: Option<RoundNo>) -> Results {
    let t = page.t;
    let tournament = &event.snapshot.tournament.public();
    let through = through(tournament, asked);
    let title = sheet_title(t, tournament, asked, ("wall-after", "wall-title"));
    let (heads, lines) = places(t, tournament, through, UPRIGHT);
    let sheet = Sheet::new(t, tournament, through, title, t.text("sheet-cells"));
    page_of(page, sheet, (false, t.text("place")), heads, (0, through), lines)
}

fn page_of(
    page: Page,
    sheet: Sheet,
    (across, lead): (bool, String),
    heads: Vec<String>,
    (key, rounds): (usize, RoundNo),
    lines: Vec<Line>,
) -> Results {
    let page = page.still().titled(&sheet.title);
    Results { cx: page, sheet, across, lead, heads, key, rounds, lines }
}

fn places(
    t: Lang,
    tournament: &Tournament,
    through: RoundNo,
    criteria: usize,
) -> (Vec<String>, Vec<Line>) {
    let standings = listed_standings(tournament, through);
    let words = &CellWords::new(&standings);
    let rows = Rows {
        t,
        tournament,
        words,
        base: "",
        criteria,
        changes: None,
        wins: None,
        named: false,
        clubs: false,
    };
    let heads = CriterionColumn::all(t, &standings.criteria).into_iter().take(criteria);
    let lines = rows.by_place(&standings, 0..standings.rows.len());
    (heads.map(|column| column.head).collect(), lines)
}

fn by_strength(page: Page, event: &Event, asked: Option<RoundNo>) -> Results {
    let t = page.t;
    let tournament = &event.snapshot.tournament.public();
    let through = through(tournament, asked);
    let words = &CellWords::new(&listed_standings(tournament, through));
    let score = CriterionColumn::new(t, tournament.settings.system.main_score()).head;
    let heads = vec![t.text("wall-start"), score];
    let list = wall_list(tournament, through);
    let rows = Rows {
        t,
        tournament,
        words,
        base: "",
        criteria: UPRIGHT,
        changes: None,
        wins: None,
        named: false,
        clubs: false,
    };
    let lines = rows.by_number(&list, 0..list.len());
    let title = sheet_title(t, tournament, asked, ("wall-after", "wall-title"));
    let sheet = Sheet::new(t, tournament, through, title, t.text("sheet-cells-number"));
    page_of(page, sheet, (false, t.text("wall-number")), heads, (1, through), lines)
}
