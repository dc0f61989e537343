use actix_web::HttpRequest;
use askama::Template;
use chrono::Local;

use crate::standings::{Cell, standings, wall_list};
use crate::tournament::{RoundNo, Tournament};
use crate::web::{Answer, Event, Form, Lang, Page};

use super::cells::{CellView, CellWords};
use super::people::Person;
use super::standings::{place, round_asked, through};
use crate::web::Visit;
use crate::web::views::criteria::{Column, shown};

/// How many criteria have a column beside the rounds on paper.
const CRITERIA: usize = 2;

struct WallCell {
    view: CellView,
    /// The number of the opponent's row.
    number: usize,
    handicap: u8,
}

struct Line {
    number: usize,
    place: String,
    person: Person,
    values: Vec<String>,
    cells: Vec<WallCell>,
}

#[derive(Template)]
#[template(path = "public/wall.html")]
struct Wall {
    t: Lang,
    page: Page,
    through: RoundNo,
    name: String,
    printed: String,
    heads: Vec<String>,
    shares: bool,
    by_start: bool,
    lines: Vec<Line>,
    base: String,
}

/// The wall list: by place, or with `?sort=start` in the order of strength, which no result changes.
pub async fn show(visit: Visit, request: HttpRequest) -> Answer {
    let tournament = &visit.event.snapshot.tournament;
    let through = through(tournament, round_asked(&request, tournament)?);
    let by_start = Form::of_query(&request).value("sort") == "start";
    // It says when it was made, so it is made each time.
    visit.fresh(move |page, event, _| Ok(view(page, event, through, by_start))).await
}

fn view(page: Page, event: &Event, through: RoundNo, by_start: bool) -> Wall {
    let t = page.t;
    let tournament = &event.snapshot.tournament.public();
    let (heads, lines) =
        if by_start { strength(t, tournament, through) } else { places(t, tournament, through) };
    Wall {
        t,
        through,
        name: tournament.settings.name.clone(),
        printed: t.moment(Local::now().naive_local()),
        shares: lines.iter().any(|line| line.place.starts_with('=')),
        by_start,
        heads,
        lines,
        base: event.path(""),
        page: page.titled(t.text("wall-title")).below(&event.path("/standings")),
    }
}

/// In the order of the standings.
fn places(t: Lang, tournament: &Tournament, through: RoundNo) -> (Vec<String>, Vec<Line>) {
    let standings = standings(tournament, through);
    let words = CellWords::new(t, &standings);
    let columns = Column::all(t, &standings.criteria);
    let heads = columns.into_iter().take(CRITERIA).map(|column| column.head).collect();
    let lines = standings.rows.iter().enumerate().map(|(i, row)| {
        let entry = &tournament.entries[row.index];
        let values = standings.criteria.iter().zip(&row.values).take(CRITERIA);
        Line {
            number: i + 1,
            place: place(&standings, i),
            person: Person::new(t, entry, ""),
            values: values.map(|(c, value)| shown(t, *c, *value, entry)).collect(),
            cells: row.cells.iter().map(|cell| wall_cell(&words, cell)).collect(),
        }
    });
    (heads, lines.collect())
}

/// In the order of strength before the first round.
fn strength(t: Lang, tournament: &Tournament, through: RoundNo) -> (Vec<String>, Vec<Line>) {
    let words = CellWords::new(t, &standings(tournament, through));
    let score = Column::new(t, tournament.settings.system.main_score()).head;
    let lines = wall_list(tournament, through).into_iter().map(|row| Line {
        number: row.number,
        place: String::new(),
        person: Person::new(t, &tournament.entries[row.index], ""),
        values: vec![t.points(row.start), t.decimals(&row.score.to_string())],
        cells: row.cells.iter().map(|cell| wall_cell(&words, cell)).collect(),
    });
    (vec![t.text("wall-start"), score], lines.collect())
}

fn wall_cell(words: &CellWords, cell: &Cell) -> WallCell {
    let (number, handicap) = match *cell {
        Cell::Game { number, handicap, .. } => (number, handicap),
        Cell::Free { .. } => (0, 0),
    };
    WallCell { view: words.view(cell), number, handicap }
}
