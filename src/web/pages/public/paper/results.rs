use actix_web::HttpRequest;
use askama::Template;

use crate::go::Color;
use crate::standings::{Cell, standings, wall_list};
use crate::tournament::{RoundNo, Tournament, Unplayed};
use crate::web::views::criteria::{Column, shown};
use crate::web::{Answer, Event, Form, Lang, Page, Visit};

use super::super::cells::CellWords;
use super::super::people::Person;
use super::super::standings::{place, round_asked, through};
use super::Sheet;

/// How many criteria have a column beside the rounds: across, and upright.
const ACROSS: usize = 4;
const UPRIGHT: usize = 2;

/// A round on paper: the disc, then `48+`; the handicap stands above the line.
struct PaperCell {
    stone: Option<Color>,
    text: String,
    handicap: u8,
    won: bool,
}

struct Line {
    /// The place, or the number in the wall list.
    lead: String,
    /// Whether a group with another score begins.
    first: bool,
    person: Person,
    values: Vec<String>,
    cells: Vec<PaperCell>,
}

#[derive(Template)]
#[template(path = "public/paper/results.html")]
struct Results {
    t: Lang,
    page: Page,
    sheet: Sheet,
    /// Whether the paper lies across.
    across: bool,
    lead: String,
    heads: Vec<String>,
    /// Which of the values is the one that everybody looks for.
    key: usize,
    rounds: RoundNo,
    lines: Vec<Line>,
}

/// Everybody by place with every criterion, on paper that lies across.
pub(in crate::web::pages::public) async fn standings_sheet(
    visit: Visit,
    request: HttpRequest,
) -> Answer {
    let tournament = &visit.event.snapshot.tournament;
    let through = through(tournament, round_asked(&request, tournament)?);
    visit.fresh(move |page, event, _| Ok(by_place(page, event, through))).await
}

/// Everybody on upright paper, narrower: by place, or with `?sort=start` in the order of strength.
pub(in crate::web::pages::public) async fn wall_sheet(
    visit: Visit,
    request: HttpRequest,
) -> Answer {
    let tournament = &visit.event.snapshot.tournament;
    let through = through(tournament, round_asked(&request, tournament)?);
    let by_start = Form::of_query(&request).value("sort") == "start";
    visit
        .fresh(move |page, event, _| {
            Ok(if by_start {
                by_strength(page, event, through)
            } else {
                wall(page, event, through)
            })
        })
        .await
}

fn by_place(page: Page, event: &Event, through: RoundNo) -> Results {
    let t = page.t;
    let tournament = &event.snapshot.tournament.public();
    let title = t.with("sheet-standings", [("round", through)]);
    let (heads, lines) = places(t, tournament, through, ACROSS);
    let sheet = Sheet::new(t, tournament, through, title, t.text("sheet-cells"));
    page_of(page, event, sheet, (true, t.text("place")), heads, (0, through), lines)
}

fn wall(page: Page, event: &Event, through: RoundNo) -> Results {
    let t = page.t;
    let tournament = &event.snapshot.tournament.public();
    let title = t.with("wall-after", [("round", through)]);
    let (heads, lines) = places(t, tournament, through, UPRIGHT);
    let sheet = Sheet::new(t, tournament, through, title, t.text("sheet-cells"));
    page_of(page, event, sheet, (false, t.text("place")), heads, (0, through), lines)
}

fn page_of(
    page: Page,
    event: &Event,
    sheet: Sheet,
    (across, lead): (bool, String),
    heads: Vec<String>,
    (key, rounds): (usize, RoundNo),
    lines: Vec<Line>,
) -> Results {
    let page = page.still().titled(&sheet.title).below(&event.path("/standings"));
    Results { t: page.t, page, sheet, across, lead, heads, key, rounds, lines }
}

/// In the order of the standings, opponents by their places.
fn places(
    t: Lang,
    tournament: &Tournament,
    through: RoundNo,
    criteria: usize,
) -> (Vec<String>, Vec<Line>) {
    let standings = standings(tournament, through);
    let words = CellWords::new(t, &standings);
    let columns = Column::all(t, &standings.criteria);
    let heads = columns.into_iter().take(criteria).map(|column| column.head).collect();
    let lines = standings.rows.iter().enumerate().map(|(i, row)| {
        let entry = &tournament.entries[row.index];
        let values = standings.criteria.iter().zip(&row.values).take(criteria);
        let before = i.checked_sub(1).map(|i| &standings.rows[i]);
        Line {
            lead: place(&standings, i),
            first: before.is_some_and(|before| before.values.first() != row.values.first()),
            person: Person::new(t, entry, ""),
            values: values.map(|(c, value)| shown(t, *c, *value, entry)).collect(),
            cells: row.cells.iter().map(|cell| cell_of(&words, cell, false)).collect(),
        }
    });
    (heads, lines.collect())
}

/// In the order of strength before the first round, opponents by their numbers.
fn by_strength(page: Page, event: &Event, through: RoundNo) -> Results {
    let t = page.t;
    let tournament = &event.snapshot.tournament.public();
    let words = CellWords::new(t, &standings(tournament, through));
    let score = Column::new(t, tournament.settings.system.main_score()).head;
    let heads = vec![t.text("wall-start"), score];
    let mut start = None;
    let lines = wall_list(tournament, through).into_iter().map(|row| {
        let first = start.replace(row.start).is_some_and(|start| start != row.start);
        Line {
            lead: row.number.to_string(),
            first,
            person: Person::new(t, &tournament.entries[row.index], ""),
            values: vec![t.points(row.start), t.decimals(&row.score.to_string())],
            cells: row.cells.iter().map(|cell| cell_of(&words, cell, true)).collect(),
        }
    });
    let lines = lines.collect();
    let title = t.with("wall-after", [("round", through)]);
    let sheet = Sheet::new(t, tournament, through, title, t.text("sheet-cells-number"));
    page_of(page, event, sheet, (false, t.text("wall-number")), heads, (1, through), lines)
}

fn cell_of(words: &CellWords, cell: &Cell, by_number: bool) -> PaperCell {
    let view = words.view(cell);
    match *cell {
        Cell::Game { number, handicap, .. } => {
            let opponent = if by_number { number.to_string() } else { view.place };
            PaperCell {
                stone: view.color,
                text: format!("{opponent}{}", view.mark),
                handicap,
                won: view.won,
            }
        }
        Cell::Free { why, .. } => {
            let text = if why == Unplayed::Bye { "0+" } else { "\u{2013}" };
            PaperCell { stone: None, text: text.to_owned(), handicap: 0, won: false }
        }
    }
}
