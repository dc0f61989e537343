//! The standings of teams.

use super::*;

/// The table of teams, on the screen and on paper.
pub(super) struct TeamTable {
    pub public: Tournament,
    pub standings: TeamStandings,
    pub columns: Vec<TeamColumn>,
}

#[derive(Template)]
#[template(path = "public/team_standings.html")]
struct TeamStandingsPage {
    cx: Cx,
    asked: Option<RoundNo>,
    table: TeamTable,
    /// How many go up, and down.
    goes: (usize, usize),
    moves: Vec<MoveLine>,
}

/// After the newest round with a result, or after `?round=N`.
pub(super) async fn answer(visit: Visit) -> Answer {
    let asked = round_asked(&visit.query, visit.tournament())?;
    let address = address(visit.tournament(), asked);
    visit.kept(&address, move |cx, service| TeamStandingsPage::of(cx, service, asked)).await
}

/// In a team event the standings are those of teams by default, elsewhere only with `?list=teams`.
pub(super) fn address(tournament: &Tournament, round: Option<RoundNo>) -> String {
    let list = (!is_of_teams(tournament)).then(|| "list=teams".to_owned());
    let said: Vec<String> = list.into_iter().chain(round.map(|no| format!("round={no}"))).collect();
    let query = if said.is_empty() { String::new() } else { format!("?{}", said.join("&")) };
    format!("/standings{query}")
}

/// Whether the standings are those of teams, unless players are asked for.
pub(super) fn is_of_teams(tournament: &Tournament) -> bool {
    tournament.teams.meet()
}

impl TeamTable {
    pub fn of(cx: &Cx, asked: Option<RoundNo>) -> Self {
        let public = cx.tournament().public();
        let standings = team_standings(&public, standings_round(&public, asked));
        let column = |one: &TeamCriterion| TeamColumn::new(cx.t, *one);
        Self { columns: standings.criteria.iter().map(column).collect(), standings, public }
    }

    /// Key of the text that says how to read the table.
    pub fn how(&self) -> &'static str {
        if is_of_teams(&self.public) { "team-standings-how" } else { "team-standings-beside" }
    }

    pub const fn rounds(&self) -> RoundNo {
        self.standings.through
    }

    /// Columns before the rounds, of the rounds, and all.
    pub fn width(&self) -> (usize, usize, usize) {
        let before = 2 + self.columns.len();
        let rounds = usize::try_from(self.rounds().0).unwrap_or(0);
        (before, rounds, before + rounds)
    }

    /// The opponent's place; `0` or `–` for a free round.
    pub fn opponent(&self, cell: &TeamCell) -> String {
        match cell {
            TeamCell::Match { number, .. } => {
                self.standings.rows.get(number - 1).map_or(0, |row| row.place).to_string()
            }
            TeamCell::Players(_) => String::new(),
            TeamCell::Free { mark: Mark::Loss } => "–".to_owned(),
            TeamCell::Free { .. } => "0".to_owned(),
        }
    }

    /// The result as a sign, and the key of its words; empty if players met others one by one.
    pub const fn sign(&self, cell: &TeamCell) -> (&'static str, &'static str) {
        let (mark, other) = match cell {
            TeamCell::Match { open: true, .. } => return ("?", "match-unfinished"),
            TeamCell::Match { mark, .. } => (mark, ("−", "match-lost")),
            TeamCell::Free { mark } => (mark, ("", "match-free")),
            TeamCell::Players(_) => return ("", ""),
        };
        match mark {
            Mark::Win => ("+", "match-won"),
            Mark::Half => ("=", "match-drawn"),
            Mark::Loss | Mark::Unknown => other,
        }
    }

    pub const fn boards(&self, cell: &TeamCell) -> Option<HalfPoints> {
        match cell {
            TeamCell::Match { boards, .. } | TeamCell::Players(boards) => Some(*boards),
            TeamCell::Free { .. } => None,
        }
    }
}

impl TeamStandingsPage {
    fn of(cx: Cx, service: &Service, asked: Option<RoundNo>) -> Result<Self> {
        let table = TeamTable::of(&cx, asked);
        let goes = match is_of_teams(&table.public) {
            true => move_counts(cx.tournament(), &service.divisions_of(&cx.event.snapshot)?),
            false => (0, 0),
        };
        let moves = table.standings.move_lines(goes.0, goes.1);
        Ok(Self { cx: cx.headed("way-standings"), asked, table, goes, moves })
    }

    fn order(&self) -> String {
        let heads = self.table.columns.iter().map(|column| &column.head);
        let order = self.cx.with("team-order", [("criteria", self.cx.listed(heads))]);
        let rows = self.table.standings.rows.len();
        format!("{order} {}", too_short(self.cx.t, rows, self.goes))
    }

    fn players(&self) -> String {
        let teams = is_of_teams(&self.table.public);
        self.cx.to(if teams { "/standings?list=players" } else { "/standings" })
    }

    fn moves(&self, above: &usize) -> Vec<&MoveLine> {
        self.moves.iter().filter(|line| line.above == *above).collect()
    }

    /// The teams of each group, in the order of its own table.
    fn groups(&self) -> Vec<Vec<TeamLink>> {
        let tournament = &self.table.public;
        let rounds = tournament.group_rounds();
        if rounds == 0 {
            return Vec::new();
        }
        let through = self.table.rounds().min(RoundNo::from_index(rounds - 1));
        let of_group = |group: &Vec<TeamNo>| {
            let mut alone = tournament.clone();
            alone.teams.list.retain(|team| group.contains(&team.no));
            let rows = team_standings(&alone, through).rows;
            rows.iter().map(|row| self.cx.team(row.team)).collect()
        };
        team_groups(tournament).iter().map(of_group).collect()
    }

    fn rounds(&self) -> Vec<RoundLink> {
        let tournament = &self.table.public;
        round_links(tournament, Some(self.table.rounds()), |no| {
            self.cx.to(address(tournament, Some(no)))
        })
    }
}
