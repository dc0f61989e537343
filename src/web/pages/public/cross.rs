use actix_web::HttpRequest;
use askama::Template;

use crate::standings::{CrossCell, Standings, cross_table, listed_standings};
use crate::tournament::{EntryId, RoundNo, Tournament};
use crate::web::{Answer, Event, Form, Lang, Page};

use super::cells::CellWords;
use super::many::{Part, page_start, parts};
use super::people::Person;
use super::standings::{place, through};
use crate::web::Visit;

/// As many rows and columns as can be read; larger fields are shown in parts along the diagonal.
const A_PART: usize = 50;

/// A game in a square: `+`, its round, whether it was won.
pub(super) struct Meeting {
    pub mark: &'static str,
    pub round: RoundNo,
    pub won: bool,
}

/// A row of the table.
pub(super) struct Line {
    pub entry: EntryId,
    pub place: String,
    pub person: Person,
    /// One square a column; none where a player would meet themselves.
    pub squares: Vec<Option<Vec<Meeting>>>,
    /// How many games lie outside of this part.
    pub elsewhere: usize,
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
    /// The sheet that is printed in its place.
    sheet: String,
}

/// The cross table, in parts of fifty along its diagonal.
pub async fn show(visit: Visit, request: HttpRequest) -> Answer {
    let count = visit.event.snapshot.tournament.entries.len();
    let from = page_start(Form::of_query(&request).value("from"), count, A_PART);
    let address = address(from);
    visit.answer(&address, move |page, event, _| Ok(view(page, event, from))).await
}

fn address(from: usize) -> String {
    if from == 0 { "/cross".to_owned() } else { format!("/cross?from={}", from + 1) }
}

fn view(page: Page, event: &Event, from: usize) -> Cross {
    let t = page.t;
    let tournament = &event.snapshot.tournament.public();
    let through = through(tournament, None);
    let table = Table::new(t, tournament, through);
    let to = (from + A_PART).min(table.len());
    Cross {
        t,
        through,
        heads: table.heads(from, to),
        lines: table.lines(from, to, &event.path("/players/")),
        parts: parts(table.len(), A_PART, Some(from), |from| event.path(&address(from))),
        base: event.path(""),
        sheet: event.path("/paper/cross"),
        page: page.titled(t.text("cross-title")),
    }
}

/// The whole table, of which pages show parts.
pub(super) struct Table<'a> {
    t: Lang,
    tournament: &'a Tournament,
    standings: Standings,
    words: CellWords,
    meetings: Vec<Vec<CrossCell>>,
}

impl<'a> Table<'a> {
    /// The table after that round.
    pub fn new(t: Lang, tournament: &'a Tournament, through: RoundNo) -> Self {
        let standings = listed_standings(tournament, through);
        let (words, meetings) = (CellWords::new(&standings), cross_table(&standings));
        Self { t, tournament, standings, words, meetings }
    }

    /// How many rows and columns it has.
    pub fn len(&self) -> usize {
        self.standings.rows.len()
    }

    fn person(&self, i: usize, base: &str) -> Person {
        let entry = &self.tournament.entries[self.standings.rows[i].index];
        Person::among(self.t, self.tournament, entry, base)
    }

    /// The places and names over the columns of a part.
    pub fn heads(&self, from: usize, to: usize) -> Vec<(String, String)> {
        (from..to).map(|i| (place(&self.standings, i), self.person(i, "").name)).collect()
    }

    /// The lines of a part, with their squares in it.
    pub fn lines(&self, from: usize, to: usize, base: &str) -> Vec<Line> {
        (from..to).map(|i| self.line(i, (from, to), base)).collect()
    }

    fn line(&self, i: usize, (from, to): (usize, usize), base: &str) -> Line {
        let mut squares: Vec<Option<Vec<Meeting>>> =
            (from..to).map(|j| (j != i).then(Vec::new)).collect();
        let mut elsewhere = 0;
        for met in &self.meetings[i] {
            let here = (met.column - 1).checked_sub(from).and_then(|j| squares.get_mut(j));
            match here {
                Some(Some(square)) => {
                    let view = self.words.view(&met.cell);
                    square.push(Meeting { mark: view.mark, round: met.round, won: view.won });
                }
                _ => elsewhere += 1,
            }
        }
        Line {
            entry: self.standings.rows[i].entry,
            place: place(&self.standings, i),
            person: self.person(i, base),
            squares,
            elsewhere,
        }
    }
}
