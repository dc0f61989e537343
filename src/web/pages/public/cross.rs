use askama::Template;

use crate::web::{Answer, Event, Lang, Page};
use standings::{
    BandGames, CrossCell, ScoreBand, Standings, cross_by_score, cross_table, listed_standings,
};
use tournament::{EntryId, RoundNo, Tournament};

use super::cells::CellWords;
use super::people::Person;
use super::standings::{place, through};
use crate::web::Visit;
use crate::web::views::rounds::how_far;

/// As many rows and columns as can be read; of a larger field the table is by score.
const ROWS: usize = 40;

/// As many bands of scores as an upright sheet is wide.
const BANDS: usize = 12;

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
}

#[derive(Template)]
#[template(path = "public/cross.html")]
struct Cross {
    t: Lang,
    page: Page,
    /// How far the event is.
    state: String,
    table: CrossTable,
    base: String,
    /// The sheet that is printed in its place.
    sheet: String,
}

/// Everybody against everybody; of more than forty players, scores against scores.
pub async fn show(visit: Visit) -> Answer {
    visit.answer("/cross", move |page, event, _| Ok(view(page, event))).await
}

fn view(page: Page, event: &Event) -> Cross {
    let t = page.t;
    let tournament = &event.snapshot.tournament.public();
    let through = through(tournament, None);
    Cross {
        t,
        state: how_far(t, tournament, None),
        table: CrossTable::new(t, tournament, through, &event.path("/players/")),
        base: event.path(""),
        sheet: event.path("/paper/cross"),
        page: page.titled(t.text("cross-title")),
    }
}

/// The table in the form that its size asks for.
pub(super) enum CrossTable {
    /// The places and names over the columns, and a line a player.
    Players(Vec<(String, String)>, Vec<Line>),
    /// Scores against scores.
    Scores(Vec<BandLine>),
}

/// A row of the table by score.
pub(super) struct BandLine {
    /// The score, or the highest and the lowest.
    pub score: String,
    pub players: usize,
    pub squares: Vec<BandSquare>,
}

/// The games of a row's scores against a column's.
pub(super) struct BandSquare {
    /// `12–8`, won and lost; among equals how many there were; empty without a game.
    pub said: String,
    /// How full the square is drawn, to 4.
    pub fill: usize,
    /// Whether row and column are the same.
    pub own: bool,
}

impl CrossTable {
    /// The key of how it is read.
    pub const fn how(&self) -> &'static str {
        match self {
            Self::Players(..) => "cross-how",
            Self::Scores(_) => "cross-how-scores",
        }
    }

    /// The table after that round; names lead below `base`.
    pub fn new(t: Lang, tournament: &Tournament, through: RoundNo, base: &str) -> Self {
        let standings = listed_standings(tournament, through);
        if standings.rows.len() > ROWS {
            return Self::Scores(band_lines(t, &cross_by_score(&standings, BANDS)));
        }
        let (words, meetings) = (CellWords::new(&standings), cross_table(&standings));
        let table = Table { t, tournament, standings, words, meetings };
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
            // Each is seen from both sides.
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

/// What the lines of players are made of.
struct Table<'a> {
    t: Lang,
    tournament: &'a Tournament,
    standings: Standings,
    words: CellWords,
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
                let view = self.words.view(&met.cell);
                square.push(Meeting { mark: view.mark, round: met.round, won: view.won });
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
