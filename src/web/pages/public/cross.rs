//! The cross table: every player against every other, or in a large field every score.

use super::*;

/// The most rows and columns that can be read; a larger field is shown by score.
const ROWS: usize = 40;

/// How many score bands fit across a portrait sheet.
const BANDS: usize = 12;

#[derive(Template)]
#[template(path = "public/cross.html")]
struct Cross {
    cx: Cx,
    table: CrossTable,
}

/// The cross table, on the screen and on paper.
pub(super) struct CrossTable {
    pub public: Tournament,
    standings: Standings,
    /// Of each row; empty in a field that is shown by score.
    meetings: Vec<Vec<CrossCell>>,
    pub bands: Option<Vec<ScoreBand>>,
    /// Of two bands, at least 1.
    most_games: usize,
}

#[route("GET", "/t/{slug}/cross", Public)]
async fn show(visit: Visit) -> Answer {
    let view = |cx: Cx, _: &Service| {
        let table = CrossTable::of(&cx, None);
        Ok(Cross { cx: cx.headed("cross-title"), table })
    };
    visit.kept("/cross", view).await
}

impl CrossTable {
    pub fn of(cx: &Cx, asked: Option<RoundNo>) -> Self {
        let public = cx.tournament().public();
        let standings = listed_standings(&public, standings_round(&public, asked));
        let bands = (standings.rows.len() > ROWS).then(|| cross_by_score(&standings, BANDS));
        let meetings = if bands.is_some() { Vec::new() } else { cross_table(&standings) };
        let games = bands.iter().flatten().flat_map(|band| &band.against).map(BandGames::games);
        let most_games = games.max().unwrap_or(0).max(1);
        Self { public, standings, meetings, bands, most_games }
    }

    /// Key of the text that says how to read the table.
    pub const fn how(&self) -> &'static str {
        if self.bands.is_some() { "cross-how-scores" } else { "cross-how" }
    }

    /// Columns of players or scores.
    pub fn columns(&self) -> usize {
        self.bands.as_ref().map_or(self.meetings.len(), Vec::len)
    }

    /// Columns of a sheet below its title, the rest, and all.
    pub fn width(&self) -> (usize, usize, usize) {
        let (all, before) = (2 + self.columns(), 2 + self.columns() / 4);
        (before, all - before, all)
    }

    pub fn place(&self, at: &usize) -> String {
        place(&self.standings, *at)
    }

    pub fn entry(&self, at: &usize) -> &Entry {
        &self.public.entries[self.standings.rows[*at].index]
    }

    /// The meetings of a row with the player of a column; `None` on the diagonal.
    pub fn square(&self, row: &usize, column: &usize) -> Option<Vec<&CrossCell>> {
        let met = self.meetings[*row].iter().filter(|met| met.column == *column + 1);
        (row != column).then(|| met.collect())
    }

    /// Won, lost and other games: `12–8 =1`. On the diagonal the number of games; empty without a game.
    pub fn cell_text(&self, games: &BandGames, own: &bool) -> String {
        match games.games() {
            0 => String::new(),
            // Games within a band are counted from both sides.
            all if *own => (all / 2).to_string(),
            _ if games.other > 0 => format!("{}–{} ={}", games.won, games.lost, games.other),
            _ => format!("{}–{}", games.won, games.lost),
        }
    }

    /// Shading of a square, 0 to 4.
    pub fn fill(&self, games: &BandGames) -> usize {
        (games.games() * 4).div_ceil(self.most_games)
    }
}
