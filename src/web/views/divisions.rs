//! The table of a division as other pages show it: who stands where, and the lines of who goes up and down.

use crate::standings::{MoveLine, listed_standings, team_standings};
use crate::tournament::{DivisionMember, RoundNo, Tournament};
use crate::web::Lang;
use crate::web::views::criteria::shown;
use crate::web::views::team_words::team_value;

/// A row of a division.
pub struct DivisionRow {
    /// The place.
    pub place: String,
    /// Who.
    pub who: DivisionMember,
    /// The name, and where the page is below the event's own address.
    pub name: String,
    pub href: String,
    /// What decides first.
    pub score: String,
    /// Whether who stands there goes up, or down, by the lines.
    pub moves: Option<bool>,
    /// The line below the row: whether above it one goes up, and in words.
    pub line: Option<(bool, String)>,
}

/// What a line between who goes up, stays and goes down says.
#[must_use]
pub fn move_words(t: Lang, line: MoveLine) -> String {
    let key = match (line.up, line.decided) {
        (true, true) => "standings-up",
        (true, false) => "standings-up-open",
        (false, true) => "standings-down",
        (false, false) => "standings-down-open",
    };
    t.with(key, [("n", line.count)])
}

/// The table after the last round that everybody sees: of teams where there are some, else of players.
#[must_use]
pub fn division_rows(t: Lang, tournament: &Tournament, base: &str) -> Vec<DivisionRow> {
    let through = tournament.last_public_round().unwrap_or(RoundNo(0));
    let season = tournament.settings.season;
    let (up, down) = (usize::from(season.up), usize::from(season.down));
    let (mut rows, lines) = if tournament.teams.list.is_empty() {
        let standings = listed_standings(tournament, through);
        let row = |row: &crate::standings::Row| {
            let entry = &tournament.entries[row.index];
            let criterion = standings.criteria.first();
            let value = criterion.zip(row.values.first());
            DivisionRow {
                place: row.place.to_string(),
                who: DivisionMember::Entry(entry.id),
                name: t.person(entry),
                href: format!("{base}/players/{}", entry.id),
                score: value.map(|(one, value)| shown(t, *one, *value, entry)).unwrap_or_default(),
                moves: None,
                line: None,
            }
        };
        let rows: Vec<DivisionRow> = standings.rows.iter().map(row).collect();
        (rows, standings.move_lines(up, down))
    } else {
        let standings = team_standings(tournament, through);
        let row = |row: &crate::standings::TeamRow| DivisionRow {
            place: row.place.to_string(),
            who: DivisionMember::Team(row.team),
            name: tournament.teams.list[row.index].name.clone(),
            href: format!("{base}/teams/{}", row.team),
            score: row.values.first().map(|value| team_value(t, *value)).unwrap_or_default(),
            moves: None,
            line: None,
        };
        let rows: Vec<DivisionRow> = standings.rows.iter().map(row).collect();
        (rows, standings.move_lines(up, down))
    };
    let count = rows.len();
    for line in lines {
        rows[line.above - 1].line = Some((line.up, move_words(t, line)));
        let moving = if line.up { 0..line.above } else { line.above..count };
        rows[moving].iter_mut().for_each(|row| row.moves = Some(line.up));
    }
    rows
}
