use actix_web::HttpRequest;
use askama::Template;

use crate::go::Color;
use crate::standings::{Row, Standings, standings};
use crate::tournament::{EntryId, RoundNo, Tournament};
use crate::web::{Answer, Event, Form, Lang, Page, WebError};

use super::cells::{CellView, CellWords};
use super::people::Person;
use crate::web::Visit;
use crate::web::views::criteria::{Column, shown};
use crate::web::views::rounds::{RoundLink, newest_round, public_round, round_links};

struct Line {
    place: String,
    shared: bool,
    entry: EntryId,
    person: Person,
    values: Vec<String>,
    cells: Vec<CellView>,
}

#[derive(Template)]
#[template(path = "public/standings.html")]
struct StandingsPage {
    t: Lang,
    page: Page,
    through: RoundNo,
    of: i32,
    open: usize,
    rounds: Vec<RoundLink>,
    columns: Vec<Column>,
    order: String,
    lines: Vec<Line>,
    /// Black and White in words, once for some thousand stones.
    colors: (String, String),
    query: String,
    base: String,
    newest: bool,
}

/// The standings after the newest round, or after `?round=N`.
pub async fn show(visit: Visit, request: HttpRequest) -> Answer {
    let asked = round_asked(&request, &visit.event.snapshot.tournament)?;
    let query = asked.map(|no| format!("?round={no}")).unwrap_or_default();
    let address = format!("/standings{query}");
    visit.answer(&address, move |page, event, _| Ok(view(page, event, asked))).await
}

/// The round that the address names, if it names one.
///
/// # Errors
/// 404 for a round that nobody may see.
pub(super) fn round_asked(
    request: &HttpRequest,
    tournament: &Tournament,
) -> Result<Option<RoundNo>, WebError> {
    let query = Form::of_query(request);
    if query.value("round").is_empty() {
        return Ok(None);
    }
    let no = query.value("round").parse().map_err(|_| WebError::no_page())?;
    Ok(Some(public_round(tournament, RoundNo(no))?.no))
}

/// The last round that counts: the newest with a result, or the one before the first result is in.
pub(super) fn through(tournament: &Tournament, asked: Option<RoundNo>) -> RoundNo {
    let newest = || {
        let newest = newest_round(tournament)?;
        let begun = newest.boards.iter().any(|board| !board.ending.is_pending());
        Some(RoundNo(if begun { newest.no.0 } else { newest.no.0 - 1 }))
    };
    asked.or_else(newest).unwrap_or(RoundNo(0))
}

fn view(page: Page, event: &Event, asked: Option<RoundNo>) -> StandingsPage {
    let t = page.t;
    let tournament = &event.snapshot.tournament.public();
    let through = through(tournament, asked);
    let standings = standings(tournament, through);
    let columns = Column::all(t, &standings.criteria);
    StandingsPage {
        t,
        through,
        of: tournament.settings.rounds,
        open: tournament.round(through).map_or(0, |round| round.pending().count()),
        rounds: round_links(tournament, Some(through), |no| {
            event.path(&format!("/standings?round={no}"))
        }),
        order: order(t, &columns),
        columns,
        lines: lines(t, tournament, &standings),
        colors: (t.color(Color::Black), t.color(Color::White)),
        query: asked.map(|no| format!("?round={no}")).unwrap_or_default(),
        base: event.path(""),
        newest: asked.is_none(),
        page: page.titled(t.text("standings-title")),
    }
}

/// `Ordered by score, then by SOS, then by SOSOS.`
fn order(t: Lang, columns: &[Column]) -> String {
    let heads: Vec<&str> = columns.iter().map(|column| column.head.as_str()).collect();
    t.with("standings-order", [("criteria", heads.join(&t.text("standings-then")))])
}

/// `3`, or `=3` where the place is shared.
pub(super) fn place(standings: &Standings, i: usize) -> String {
    let rows = &standings.rows;
    let shared = rows[i].shared || rows.get(i + 1).is_some_and(|next| next.shared);
    format!("{}{}", if shared { "=" } else { "" }, rows[i].place)
}

fn lines(t: Lang, tournament: &Tournament, standings: &Standings) -> Vec<Line> {
    let words = CellWords::new(t, standings);
    let rows = standings.rows.iter().enumerate();
    rows.map(|(i, row)| line(t, tournament, standings, &words, i, row)).collect()
}

fn line(
    t: Lang,
    tournament: &Tournament,
    standings: &Standings,
    words: &CellWords,
    i: usize,
    row: &Row,
) -> Line {
    let entry = &tournament.entries[row.index];
    let values = standings.criteria.iter().zip(&row.values);
    Line {
        place: place(standings, i),
        shared: row.shared,
        entry: row.entry,
        person: Person::new(t, entry, "players/"),
        values: values.map(|(criterion, value)| shown(t, *criterion, *value, entry)).collect(),
        cells: row.cells.iter().map(|cell| words.view(cell)).collect(),
    }
}
