//! The table of a division, with promotion and relegation.

use crate::web::prelude::*;
use crate::web::views::criteria::shown;
use standings::MoveLine;

pub struct DivisionRow {
    pub place: String,
    pub who: DivisionMember,
    pub name: String,
    pub href: String,
    pub score: String,
    /// `Some(true)` if promoted, `Some(false)` if relegated.
    pub moves: Option<bool>,
    /// Whether the place is shared across a line, so that it does not decide the move.
    pub equal: bool,
    /// The line below this row: whether it is for promotion, and its words.
    pub line: Option<(bool, String)>,
    pub equals: Option<String>,
}

#[must_use]
pub fn organises_all<'a>(
    account: &Account,
    roles: &[(TournamentId, Role)],
    all: impl IntoIterator<Item = &'a Arc<Snapshot>>,
) -> bool {
    let organises = |one: &Arc<Snapshot>| roles.contains(&(one.id, Role::Organiser));
    account.0.is_owner || all.into_iter().all(organises)
}

/// Division, series and season in words, and the link to all divisions; `None` without a series.
#[must_use]
pub fn division_link(t: Lang, event: &Event) -> Option<(String, String)> {
    let own = &event.snapshot.tournament.settings.division;
    let no = if own.no > 0 { t.with("division-no", [("no", own.no)]) } else { String::new() };
    let words = t.listed([&own.series, &own.season, &no]);
    own.is_of_series(own).then(|| (words, event.path("/divisions")))
}

/// How many are promoted and relegated: none from the highest division up, none from the lowest down.
/// `all` are the events of the series.
#[must_use]
pub fn going(event: &Tournament, all: &[Arc<Snapshot>]) -> (usize, usize) {
    let (own, season) = (&event.settings.division, event.settings.season);
    let below = |one: &Arc<Snapshot>| {
        let other = &one.tournament.settings.division;
        other.season == own.season && other.no > own.no
    };
    let alone = !own.is_of_series(own);
    let up = if alone || own.no > 1 { season.up } else { 0 };
    let down = if alone || all.iter().any(below) { season.down } else { 0 };
    (up.into(), down.into())
}

#[must_use]
pub fn too_short(t: Lang, rows: usize, (up, down): (usize, usize)) -> String {
    let short = up + down > 0 && up + down >= rows && rows > 0;
    let words = || t.with("standings-short", (("n", rows), ("up", up), ("down", down)));
    short.then(words).unwrap_or_default()
}

#[must_use]
pub fn move_words(t: Lang, line: MoveLine) -> String {
    let key = match (line.up, line.is_decided()) {
        (true, true) => "standings-up",
        (true, false) => "standings-up-open",
        (false, true) => "standings-down",
        (false, false) => "standings-down-open",
    };
    t.with(key, [("n", line.count)])
}

/// The public table after the last round, of teams or else of players, with the lines of [`going`].
/// Before the first round there are no lines.
#[must_use]
pub fn division_rows(
    t: Lang,
    tournament: &Tournament,
    base: &str,
    all: &[Arc<Snapshot>],
) -> Vec<DivisionRow> {
    let through = tournament.last_public_round().unwrap_or(RoundNo(0));
    let (up, down) = match through {
        RoundNo(0) => (0, 0),
        _ => going(tournament, all),
    };
    let row = |place, who, name: &str, href: String, score: Option<String>| DivisionRow {
        place,
        who,
        name: name.to_owned(),
        href: format!("{base}{href}"),
        score: score.unwrap_or_default(),
        moves: None,
        equal: false,
        line: None,
        equals: None,
    };
    let (mut rows, lines): (Vec<DivisionRow>, _) = if tournament.teams.meet() {
        let standings = team_standings(tournament, through);
        let team = |of: &standings::TeamRow| {
            let (place, who) = (team_place(&standings, of.place), DivisionMember::Team(of.team));
            let score = of.values.first().map(|value| team_value(t, *value));
            let name = &tournament.teams.list[of.index].name;
            row(place, who, name, format!("/teams/{}", of.team), score)
        };
        (standings.rows.iter().map(team).collect(), standings.move_lines(up, down))
    } else {
        let standings = listed_standings(tournament, through);
        let player = |of: &standings::Row| {
            let entry = &tournament.entries[of.index];
            let value = standings.criteria.first().zip(of.values.first());
            let score = value.map(|(one, value)| shown(t, *one, *value, entry));
            let (place, who) = (of.place.to_string(), DivisionMember::Entry(entry.id));
            row(place, who, &t.person(entry), format!("/players/{}", entry.id), score)
        };
        (standings.rows.iter().map(player).collect(), standings.move_lines(up, down))
    };
    let count = rows.len();
    for line in lines {
        rows[line.above - 1].line = Some((line.up, move_words(t, line)));
        let moving = if line.up { 0..line.above } else { line.above..count };
        rows[moving].iter_mut().for_each(|row| row.moves = Some(line.up));
        let equal = &mut rows[line.equals.0..line.equals.1];
        equal.iter_mut().for_each(|row| row.equal = true);
        let names = t.listed(equal.iter().map(|row| &row.name));
        rows[line.above - 1].equals =
            (!line.is_decided()).then(|| t.with("division-equals", [("names", names)]));
    }
    rows
}
