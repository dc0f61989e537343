use crate::web::prelude::*;
use standings::{BandGames, CrossCell, ScoreBand, cross_by_score, cross_table};

use super::many::sign;
use super::people::Person;
use super::standings::{place, through};

/// The most rows and columns that can be read; a larger field is shown by score.
const ROWS: usize = 40;

/// How many score bands fit across a portrait sheet.
const BANDS: usize = 12;

pub(super) struct Meeting {
    pub mark: &'static str,
    pub round: RoundNo,
    pub won: bool,
}

pub(super) struct Line {
    pub entry: EntryId,
    pub place: String,
    pub person: Person,
    /// One square per column; `None` on the diagonal.
    pub squares: Vec<Option<Vec<Meeting>>>,
}

#[derive(Template)]
#[template(path = "public/cross.html")]
struct Cross {
    cx: Page,
    state: String,
    table: CrossTable,
    base: String,
    /// Address of the sheet that is printed instead of this page.
    sheet: String,
}

pub async fn show(visit: Visit) -> Answer {
    visit.answer("/cross", move |page, event, _| Ok(view(page, event))).await
}

fn view(page: Page, event: &Event) -> Cross {
    let t = page.t;
    let tournament = &event.snapshot.tournament.public();
    let through = through(tournament, None);
    Cross {
        state: how_far(t, tournament, None),
        table: CrossTable::new(t, tournament, through, &event.path("/players/")),
        base: event.path(""),
        sheet: event.path("/paper/cross"),
        cx: page.titled(t.text("cross-title")),
    }
}

pub(super) enum CrossTable {
    /// Place and name for each column, and one line per player.
    Players(Vec<(String, String)>, Vec<Line>),
    Scores(Vec<BandLine>),
}

pub(super) struct BandLine {
    /// `5`, or the highest and the lowest score: `5–3`.
    pub score: String,
    pub players: usize,
    pub squares: Vec<BandSquare>,
}

pub(super) struct BandSquare {
    /// Won, lost and other games: `12–8 =1`. On the diagonal the number of games; empty without a game.
    pub said: String,
    /// Shading of the square, 0 to 4.
    pub fill: usize,
    pub own: bool,
}

impl CrossTable {
    /// Key of the text that says how to read the table.
    pub const fn how(&self) -> &'static str {
        match self {
            Self::Players(..) => "cross-how",
            Self::Scores(_) => "cross-how-scores",
        }
    }

    pub fn new(t: Lang, tournament: &Tournament, through: RoundNo, base: &str) -> Self {
        let standings = listed_standings(tournament, through);
        if standings.rows.len() > ROWS {
            return Self::Scores(band_lines(t, &cross_by_score(&standings, BANDS)));
        }
        let meetings = cross_table(&standings);
        let table = Table { t, tournament, standings, meetings };
        let rows = 0..table.standings.rows.len();
        Self::Players(
            rows.clone().map(|i| (place(&table.standings, i), table.person(i, "").name)).collect(),
            rows.map(|i| table.line(i, base)).collect(),
        )
    }
}

fn band_lines(t: Lang, bands: &[ScoreBand]) -> Vec<BandLine> {
    let most = bands.iter().flat_map(|band| &band.against).map(BandGames::games).max().unwrap_or(0);
    let score = |band: &ScoreBand| match band.high == band.low {
        true => t.decimals(&band.high.to_string()),
        false => {
            format!("{}–{}", t.decimals(&band.high.to_string()), t.decimals(&band.low.to_string()))
        }
    };
    let square = |own: bool, games: &BandGames| BandSquare {
        said: match games.games() {
            0 => String::new(),
            // Games within a band are counted from both sides.
            all if own => (all / 2).to_string(),
            _ if games.other > 0 => format!("{}–{} ={}", games.won, games.lost, games.other),
            _ => format!("{}–{}", games.won, games.lost),
        },
        fill: (games.games() * 4).div_ceil(most.max(1)),
        own,
    };
    let line = |(row, band): (usize, &ScoreBand)| BandLine {
        score: score(band),
        players: band.players,
        squares: band
            .against
            .iter()
            .enumerate()
            .map(|(at, games)| square(at == row, games))
            .collect(),
    };
    bands.iter().enumerate().map(line).collect()
}

struct Table<'a> {
    t: Lang,
    tournament: &'a Tournament,
    standings: Standings,
    meetings: Vec<Vec<CrossCell>>,
}

impl Table<'_> {
    fn person(&self, i: usize, base: &str) -> Person {
        let entry = &self.tournament.entries[self.standings.rows[i].index];
        Person::among(self.t, self.tournament, entry, base)
    }

    fn line(&self, i: usize, base: &str) -> Line {
        let rows = 0..self.standings.rows.len();
        let mut squares: Vec<Option<Vec<Meeting>>> =
            rows.map(|j| (j != i).then(Vec::new)).collect();
        for met in &self.meetings[i] {
            if let Some(Some(square)) = squares.get_mut(met.column - 1) {
                let mark = sign(&met.cell);
                square.push(Meeting { mark, round: met.round, won: mark == "+" });
            }
        }
        Line {
            entry: self.standings.rows[i].entry,
            place: place(&self.standings, i),
            person: self.person(i, base),
            squares,
        }
    }
}
