use actix_web::HttpRequest;
use askama::Template;

use crate::standings::{CrossCell, Standings, cross_table, standings};
use crate::tournament::{RoundNo, Tournament};
use crate::web::{Answer, Event, Form, Lang, Page};

use super::cells::CellWords;
use super::people::Person;
use super::standings::{place, through};
use crate::web::Visit;

/// As many rows and columns as can be read; larger fields are shown in parts along the diagonal.
const A_PART: usize = 64;

/// A game in a square: `+`, its round, whether it was won.
struct Meeting {
    mark: &'static str,
    round: RoundNo,
    won: bool,
}

struct Line {
    place: String,
    person: Person,
    /// One square a column; none where a player would meet themselves.
    squares: Vec<Option<Vec<Meeting>>>,
    /// How many games lie outside of this part.
    elsewhere: usize,
}

struct Part {
    from: usize,
    to: usize,
    href: String,
    current: bool,
}

#[derive(Template)]
#[template(path = "public/cross.html")]
struct Cross {
    t: Lang,
    page: Page,
    through: RoundNo,
    heads: Vec<(String, String)>,
    lines: Vec<Line>,
    parts: Vec<Part>,
    base: String,
}

/// The cross table, in parts of sixty-four along its diagonal.
pub async fn show(visit: Visit, request: HttpRequest) -> Answer {
    let count = visit.event.snapshot.tournament.entries.len();
    let asked: usize = Form::of_query(&request).value("from").parse().unwrap_or(1);
    let from = if (1..=count.max(1)).contains(&asked) { (asked - 1) / A_PART * A_PART } else { 0 };
    let query = if from == 0 { String::new() } else { format!("?from={}", from + 1) };
    let address = format!("/cross{query}");
    visit.answer(&address, move |page, event, _| Ok(view(page, event, from))).await
}

fn view(page: Page, event: &Event, from: usize) -> Cross {
    let t = page.t;
    let tournament = &event.snapshot.tournament.public();
    let through = through(tournament, None);
    let standings = standings(tournament, through);
    let words = CellWords::new(t, &standings);
    let to = (from + A_PART).min(standings.rows.len());
    let table = cross_table(&standings);
    let base = event.path("/players/");
    let lines = (from..to)
        .map(|i| line(t, tournament, (&standings, &words), (i, &table[i]), (from, to), &base));
    Cross {
        t,
        through,
        heads: (from..to).map(|i| head(t, tournament, &standings, i)).collect(),
        lines: lines.collect(),
        parts: parts(standings.rows.len(), from, &event.path("/cross")),
        base: event.path(""),
        page: page.titled(t.text("cross-title")).below(&event.path("/standings")),
    }
}

fn head(t: Lang, tournament: &Tournament, standings: &Standings, i: usize) -> (String, String) {
    (place(standings, i), t.person(&tournament.entries[standings.rows[i].index]))
}

fn line(
    t: Lang,
    tournament: &Tournament,
    (standings, words): (&Standings, &CellWords),
    (i, meetings): (usize, &[CrossCell]),
    (from, to): (usize, usize),
    base: &str,
) -> Line {
    let mut squares: Vec<Option<Vec<Meeting>>> =
        (from..to).map(|j| (j != i).then(Vec::new)).collect();
    let mut elsewhere = 0;
    for met in meetings {
        let here = (met.column - 1).checked_sub(from).and_then(|j| squares.get_mut(j));
        match here {
            Some(Some(square)) => {
                let view = words.view(&met.cell);
                square.push(Meeting { mark: view.mark, round: met.round, won: view.won });
            }
            _ => elsewhere += 1,
        }
    }
    Line {
        place: place(standings, i),
        person: Person::new(t, &tournament.entries[standings.rows[i].index], base),
        squares,
        elsewhere,
    }
}

fn parts(count: usize, from: usize, base: &str) -> Vec<Part> {
    if count <= A_PART {
        return Vec::new();
    }
    (0..count)
        .step_by(A_PART)
        .map(|start| Part {
            from: start + 1,
            to: (start + A_PART).min(count),
            href: if start == 0 { base.to_owned() } else { format!("{base}?from={}", start + 1) },
            current: start == from,
        })
        .collect()
}
