//! The standings of teams.

use crate::web::prelude::*;
use crate::web::views::divisions::{going, move_words, too_short};
use pairing::team_groups;
use standings::{Mark, TeamCell, TeamRow, TeamStandings};

use super::paper::day_of;
use super::standings::{round_asked, through};

pub(super) struct Cell {
    /// The opponent's place; `0` or `–` for a free round.
    pub text: String,
    pub mark: &'static str,
    /// `mark` in words.
    pub said: String,
    pub won: bool,
    pub boards: String,
}

pub(super) struct Line {
    pub place: String,
    pub team: TeamLink,
    pub values: Vec<String>,
    pub cells: Vec<Cell>,
    /// The line below a row between divisions: whether it is for going up, and its words.
    pub moves: Option<(bool, String)>,
}

pub(super) struct Table {
    pub columns: Vec<TeamColumn>,
    pub lines: Vec<Line>,
}

#[derive(Template)]
#[template(path = "public/team_standings.html")]
struct TeamStandingsPage {
    cx: Page,
    series: Option<(String, String)>,
    on_paper: (String, String),
    through: RoundNo,
    state: String,
    /// The teams of each group, in the order of its own table.
    groups: Vec<Vec<TeamLink>>,
    table: Table,
    order: String,
    how: String,
    rounds: Vec<RoundLink>,
    players: String,
    base: String,
}

/// After the newest round with a result, or after `?round=N`.
pub(super) async fn answer(visit: Visit, request: &HttpRequest) -> Answer {
    let asked = round_asked(request, &visit.event.snapshot.tournament)?;
    let address = address(&visit.event.snapshot.tournament, asked);
    visit
        .answer(&address, move |page, event, service| {
            let goes = going(&event.snapshot.tournament, &service.divisions_of(&event.snapshot)?);
            view(page, event, asked, goes)
        })
        .await
}

/// In a team event the standings are those of teams by default, elsewhere only with `?list=teams`.
pub(super) fn address(tournament: &Tournament, round: Option<RoundNo>) -> String {
    let list = (!is_of_teams(tournament)).then(|| "list=teams".to_owned());
    let said: Vec<String> = list.into_iter().chain(round.map(|no| format!("round={no}"))).collect();
    let query = if said.is_empty() { String::new() } else { format!("?{}", said.join("&")) };
    format!("/standings{query}")
}

fn view(
    page: Page,
    event: &Event,
    asked: Option<RoundNo>,
    goes: (usize, usize),
) -> Result<TeamStandingsPage> {
    let t = page.t;
    let tournament = &event.snapshot.tournament.public();
    let through = through(tournament, asked);
    let base = event.path("");
    let goes = if is_of_teams(tournament) { goes } else { (0, 0) };
    let table = table(t, tournament, through, &base, goes);
    let heads = t.listed(table.columns.iter().map(|column| &column.head));
    Ok(TeamStandingsPage {
        series: division_link(t, event),
        on_paper: (tournament.settings.name.clone(), day_of(t, tournament, through)),
        through,
        state: how_far(t, tournament, asked),
        groups: groups(tournament, through, &base),
        order: format!(
            "{} {}",
            t.with("team-order", [("criteria", heads)]),
            too_short(t, table.lines.len(), goes)
        ),
        table,
        rounds: round_links(tournament, Some(through), |no| {
            event.path(&address(tournament, Some(no)))
        }),
        players: match is_of_teams(tournament) {
            true => event.path("/standings?list=players"),
            false => event.path("/standings"),
        },
        how: how(t, tournament),
        base,
        cx: page.titled(t.text("way-standings")),
    })
}

pub(super) fn how(t: Lang, tournament: &Tournament) -> String {
    t.text(if is_of_teams(tournament) { "team-standings-how" } else { "team-standings-beside" })
}

fn groups(tournament: &Tournament, through: RoundNo, base: &str) -> Vec<Vec<TeamLink>> {
    let rounds = tournament.group_rounds();
    if rounds == 0 {
        return Vec::new();
    }
    let through = through.min(RoundNo::from_index(rounds - 1));
    let of_group = |group: &Vec<TeamNo>| {
        let mut alone = tournament.clone();
        alone.teams.list.retain(|team| group.contains(&team.no));
        let rows = team_standings(&alone, through).rows;
        rows.iter().map(|row| team_link(tournament, row.team, base)).collect()
    };
    team_groups(tournament).iter().map(of_group).collect()
}

/// `goes` is how many go up and down a division. Teams link to pages below `base`.
pub(super) fn table(
    t: Lang,
    tournament: &Tournament,
    through: RoundNo,
    base: &str,
    goes: (usize, usize),
) -> Table {
    let standings = team_standings(tournament, through);
    let line = |row: &TeamRow| Line {
        place: team_place(&standings, row.place),
        team: team_link(tournament, row.team, base),
        values: row.values.iter().map(|value| team_value(t, *value)).collect(),
        cells: row.cells.iter().map(|one| cell(t, &standings, one)).collect(),
        moves: None,
    };
    let mut lines: Vec<Line> = standings.rows.iter().map(line).collect();
    for found in standings.move_lines(goes.0, goes.1) {
        lines[found.above - 1].moves = Some((found.up, move_words(t, found)));
    }
    let columns = standings.criteria.iter().map(|one| TeamColumn::new(t, *one)).collect();
    Table { columns, lines }
}

fn cell(t: Lang, standings: &TeamStandings, cell: &TeamCell) -> Cell {
    let (text, mark, boards) = match cell {
        TeamCell::Match { number, mark, boards } => {
            let place = standings.rows.get(number - 1).map_or(0, |row| row.place);
            (place.to_string(), *mark, t.points(*boards))
        }
        TeamCell::Players(boards) => (String::new(), Mark::Loss, t.points(*boards)),
        TeamCell::Free { mark: Mark::Loss } => ("–".to_owned(), Mark::Loss, String::new()),
        TeamCell::Free { mark } => ("0".to_owned(), *mark, String::new()),
    };
    let free = matches!(cell, TeamCell::Free { .. });
    if matches!(cell, TeamCell::Players(_)) {
        return Cell { text, mark: "", said: String::new(), won: false, boards };
    }
    let (sign, said) = match mark {
        Mark::Win => ("+", "match-won"),
        Mark::Half => ("=", "match-drawn"),
        _ if free => ("", "match-free"),
        _ => ("−", "match-lost"),
    };
    Cell { text, mark: sign, said: t.text(said), won: mark == Mark::Win, boards }
}

/// Whether the standings are those of teams, unless players are asked for.
pub(super) fn is_of_teams(tournament: &Tournament) -> bool {
    tournament.teams.meet()
}
