use super::{TeamSeat, TeamSheet, criteria};
use crate::{Mark, Value};
use std::collections::HashMap;
use std::fmt;
use tournament::{HalfPoints, MatchResult, RoundNo, TeamCriterion, TeamNo, Tournament};

/// The standings of teams after a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeamStandings {
    /// The last round that counts; 0 before any.
    pub through: RoundNo,
    /// What decides the order.
    pub criteria: Vec<TeamCriterion>,
    /// The teams, best first.
    pub rows: Vec<TeamRow>,
}

/// One line of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeamRow {
    /// Which team.
    pub team: TeamNo,
    /// Its position in the tournament's list of teams.
    pub index: usize,
    /// The place, counted from 1; equals share the first of theirs.
    pub place: u32,
    /// The values, in the order of the criteria.
    pub values: Vec<Value>,
    /// The rounds, from the first.
    pub cells: Vec<TeamCell>,
}

/// The standings of all teams after a round, by the tournament's criteria of teams, each from the highest value
/// down; equals by their numbers. Criteria that are unset, or do not apply to these teams, have no column.
#[must_use]
pub fn team_standings(tournament: &Tournament, through: RoundNo) -> TeamStandings {
    let sheet = TeamSheet::new(tournament, through);
    let named = tournament.teams.placement.iter().copied();
    let criteria: Vec<TeamCriterion> = named.filter(|one| applies(tournament, *one)).collect();
    let mut ranked: Vec<(usize, Vec<Value>)> =
        (0..sheet.len()).map(|at| (at, Vec::new())).collect();
    ranked.sort_by_key(|(index, _)| sheet.team(*index).no);
    for criterion in &criteria {
        for run in ranked.chunk_by_mut(|a, b| a.1 == b.1) {
            let tied: Vec<usize> = run.iter().map(|(index, _)| *index).collect();
            for (index, values) in &mut *run {
                values.push(match criterion {
                    TeamCriterion::Direct => {
                        criteria::total(*criterion, &criteria::direct(&sheet, *index, &tied))
                    }
                    _ => criteria::value(&sheet, *index, *criterion),
                });
            }
            run.sort_by(|a, b| b.1.cmp(&a.1));
        }
    }
    let rows = rows(&sheet, ranked);
    TeamStandings {
        through: RoundNo(through.0.clamp(0, tournament::Participation::ROUNDS)),
        criteria,
        rows,
    }
}

/// The values of one criterion by team, whether or not the tournament places by it; empty if it does not apply.
#[must_use]
pub fn team_values(
    tournament: &Tournament,
    through: RoundNo,
    criterion: TeamCriterion,
) -> HashMap<TeamNo, Value> {
    let sheet = TeamSheet::new(tournament, through);
    let all = (0..sheet.len()).filter(|_| applies(tournament, criterion));
    all.map(|at| (sheet.team(at).no, criteria::value(&sheet, at, criterion))).collect()
}

fn applies(tournament: &Tournament, criterion: TeamCriterion) -> bool {
    let meet = tournament.teams.meet();
    criterion != TeamCriterion::Null && (meet || criterion.is_without_matches())
}

fn rows(sheet: &TeamSheet<'_>, ranked: Vec<(usize, Vec<Value>)>) -> Vec<TeamRow> {
    let order: Vec<usize> = ranked.iter().map(|(index, _)| *index).collect();
    let numbers = crate::table::numbers(&order, sheet.len());
    let mut rows: Vec<TeamRow> = Vec::with_capacity(ranked.len());
    for ((index, values), number) in ranked.into_iter().zip(1..) {
        let above = rows.last().filter(|above| above.values == values);
        let place = above.map_or(number, |above| above.place);
        let cells = sheet.seats(index).iter().map(|seat| TeamCell::of(sheet, seat, &numbers));
        let cells = cells.collect();
        rows.push(TeamRow { team: sheet.team(index).no, index, place, values, cells });
    }
    rows
}

/// The standings as lines of text, the header first: place, number, name, a cell a round, and the values with
/// halves as `½`, as OpenGotha has them.
#[must_use]
pub fn team_lines(tournament: &Tournament, standings: &TeamStandings) -> Vec<Vec<String>> {
    let fixed = ["place", "number", "team"].map(str::to_owned).into_iter();
    let rounds = (1..=standings.through.0).map(|round| format!("r{round}"));
    let criteria = standings.criteria.iter().map(ToString::to_string);
    let head = fixed.chain(rounds).chain(criteria).collect();
    let line = |row: &TeamRow| {
        let name = tournament.teams.list[row.index].name.clone();
        let fixed = [row.place.to_string(), row.team.to_string(), name];
        let cells = row.cells.iter().map(ToString::to_string);
        fixed.into_iter().chain(cells).chain(row.values.iter().map(with_fraction)).collect()
    };
    std::iter::once(head).chain(standings.rows.iter().map(line)).collect()
}

/// `7½`, and `0½` below 1.
fn with_fraction(value: &Value) -> String {
    let plain = value.to_string();
    let written = [(".25", "¼"), (".5", "½"), (".75", "¾")];
    written.iter().fold(plain, |text, (from, to)| text.replace(from, to))
}

/// One round of a team in a table: `3+(2½)` is the opponent's row, the result of the match and the team's board
/// points; without a match `0+`, `0=` or `0-` for the worth of the round (OpenGotha 3.51,
/// `ScoredTeamsSet.getHalfMatchString`, without the blanks before).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TeamCell {
    /// A match.
    Match {
        /// The number of the opponent's row in the table, counted from 1.
        number: usize,
        /// How it ended.
        mark: Mark,
        /// The team's board points.
        boards: HalfPoints,
        /// Whether a board is still to be played.
        open: bool,
    },
    /// No match of the team, but games of its players: the points they won.
    Players(HalfPoints),
    /// No match.
    Free {
        /// The worth of the round.
        mark: Mark,
    },
}

impl TeamCell {
    /// `numbers` holds the row number of every team, by position.
    pub(super) fn of(sheet: &TeamSheet<'_>, seat: &TeamSeat, numbers: &[usize]) -> Self {
        let teams = &sheet.tournament().teams;
        match seat {
            TeamSeat::Match(one) => Self::Match {
                number: numbers[one.opponent],
                mark: mark(one.result),
                boards: one.first_boards(usize::MAX),
                open: one.open,
            },
            TeamSeat::Players(boards) => Self::Players(boards.iter().copied().sum()),
            TeamSeat::Free => Self::Free { mark: Mark::Loss },
            TeamSeat::Bye => {
                let win = teams.worth_of(MatchResult::Win, HalfPoints(teams.size.into()));
                let mark = match teams.bye {
                    none if none <= HalfPoints::ZERO => Mark::Loss,
                    full if full >= win => Mark::Win,
                    _ => Mark::Half,
                };
                Self::Free { mark }
            }
        }
    }
}

const fn mark(result: MatchResult) -> Mark {
    match result {
        MatchResult::Win => Mark::Win,
        MatchResult::Draw => Mark::Half,
        MatchResult::Nothing => Mark::Loss,
    }
}

impl fmt::Display for TeamCell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let halves = |boards: &HalfPoints| boards.to_string().replace(".5", "½");
        match self {
            Self::Free { mark } => f.pad(&format!("0{}", mark.character())),
            Self::Players(boards) => f.pad(&format!("({})", halves(boards))),
            Self::Match { number, mark, boards, .. } => {
                f.pad(&format!("{number}{}({})", mark.character(), halves(boards)))
            }
        }
    }
}
