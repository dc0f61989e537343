//! Teams in a list of players: a column of their names, optionally one of boards and one that marks captains.

use super::{Person, ReadFault, TableProblem, column::Column};
use crate::prelude::*;
use std::collections::VecDeque;

/// A row's data of the team.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TeamCells {
    /// The team's name; empty for none.
    pub team: String,
    /// The place in the squad, from 1, if it is given.
    pub board: Option<usize>,
    pub captain: bool,
}

/// A player of a list with the data of the team.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SquadRow {
    pub line: usize,
    pub player: EntryId,
    pub name: String,
    pub cells: TeamCells,
}

/// The teams of an event, updated by a list. A team of the same name, ignoring case, gets the list's players in
/// addition to its own; the list's boards order the squad, and players without one fill the other places. Of the
/// first teams the size of a match [follows](Teams::follow_squads).
///
/// # Errors
/// Each with its line: a team of one, a player in two squads, two players for a board. A list cannot move a player
/// of the event's teams to another team.
pub fn teams_with(before: &Teams, rows: &[SquadRow]) -> Result<Teams, Vec<ReadFault>> {
    let mut found = Found { faults: Vec::new(), named: Vec::new(), squads: HashMap::new() };
    let mut by_name = HashMap::new();
    for team in &before.list {
        by_name.insert(team.name.to_lowercase(), found.named.len());
        found.squads.extend(team.squad.iter().map(|player| (*player, found.named.len())));
        found.named.push(Named::new(team));
    }
    let highest = before.list.iter().map(|team| team.no.0).max().unwrap_or(0);
    for row in rows {
        let TeamCells { team, board, captain } = &row.cells;
        if team.is_empty() {
            if board.is_some() || *captain {
                found.fault(row, Column::Team, TableProblem::NoTeam.into());
            }
            continue;
        }
        let count = found.named.len();
        let at = *by_name.entry(team.to_lowercase()).or_insert(count);
        if at == count {
            let no = TeamNo(highest + 1 + (count - before.list.len()) as i32);
            found.named.push(Named::new(&Team::new(no, team, Vec::new())));
        }
        found.take(row, at);
    }
    let Found { mut faults, named, .. } = found;
    if let Some(row) = named.get(MOST_TEAMS).and_then(|team| team.first) {
        let place = Place::line(row.line).field(Column::Team.name());
        faults.push(ReadFault { place, problem: Problem::TooMany { most: MOST_TEAMS } });
    }
    // A list without teams changes nothing.
    let mut teams = if named.is_empty() { before.clone() } else { before.clone().made_here() };
    teams.list = named.into_iter().map(|team| team.finished(&mut faults)).collect();
    if before.list.is_empty() {
        teams.follow_squads(before);
    }
    if faults.is_empty() { Ok(teams) } else { Err(faults) }
}

/// Adds the faults of teams to the people of a list, given the people and the teams of an event.
pub fn add_team_faults(people: &mut [Person], entries: &[Entry], teams: &Teams) {
    if people.iter().all(|person| person.team == TeamCells::default()) {
        return;
    }
    let mut entries = entries.to_vec();
    let mut known = KnownPeople::of(&entries);
    let new = entries.iter().map(|entry| entry.id.0).max().unwrap_or(0) + 1;
    let mut rows = Vec::new();
    for (person, id) in people.iter().zip(new..) {
        let there = person.among(&known, &entries).unwrap_or_else(|| {
            entries.push(Entry { id: EntryId(id), ..person.entry.clone() });
            known.add(entries.len() - 1, &person.entry);
            entries.len() - 1
        });
        rows.push(person.of_team(entries[there].id));
    }
    let Err(faults) = teams_with(teams, &rows) else { return };
    let mut by_line: HashMap<Option<usize>, Vec<ReadFault>> = HashMap::new();
    faults.into_iter().for_each(|one| by_line.entry(one.place.line).or_default().push(one));
    for person in people {
        person.faults.extend(by_line.remove(&Some(person.line)).unwrap_or_default());
    }
}

impl Person {
    /// The player of that number with the list's data of the team.
    pub fn of_team(&self, player: EntryId) -> SquadRow {
        let (line, name) = (self.line, self.entry.full_name());
        SquadRow { line, player, name, cells: self.team.clone() }
    }
}

/// The columns of teams in our own tables: none where there is no team.
pub(super) struct TeamCellsOf<'a>(HashMap<EntryId, (&'a Team, usize)>);

impl<'a> TeamCellsOf<'a> {
    pub(super) fn of(tournament: &'a Tournament) -> Self {
        let squad =
            |team: &'a Team| team.squad.iter().zip(1..).map(move |(id, no)| (*id, (team, no)));
        Self(tournament.teams.list.iter().flat_map(squad).collect())
    }

    pub(super) fn team(&self, player: EntryId) -> Option<&'a Team> {
        self.0.get(&player).map(|(team, _)| *team)
    }

    fn unless_none<const N: usize>(&self, cells: [String; N]) -> Vec<String> {
        if self.0.is_empty() { Vec::new() } else { cells.into() }
    }

    pub(super) fn header(&self) -> Vec<String> {
        let columns = [Column::Team, Column::Board, Column::Captain];
        self.unless_none(columns.map(|column| column.name().to_owned()))
    }

    pub(super) fn cells(&self, player: EntryId) -> Vec<String> {
        let Some((team, place)) = self.0.get(&player) else {
            return self.unless_none::<3>(Default::default());
        };
        let captain = if team.captain == Some(player) { "yes" } else { "" };
        vec![team.name.clone(), place.to_string(), captain.to_owned()]
    }

    pub(super) fn match_header(&self) -> Vec<String> {
        self.unless_none(["black team", "white team", "match", "board"].map(str::to_owned))
    }

    /// The cells below it: both teams; match and board where the two meet in one.
    pub(super) fn match_cells(
        &self,
        board: &Board,
        seats: &HashMap<EntryId, (usize, usize)>,
    ) -> Vec<String> {
        let name = |player| self.team(player).map(|team| team.name.clone()).unwrap_or_default();
        let of_match = match (seats.get(&board.black), seats.get(&board.white)) {
            (Some(one), Some(other)) if one.0 == other.0 => [one.0, one.1.min(other.1)],
            _ => [0; 2],
        };
        let [one, at] = of_match.map(|no| if no == 0 { String::new() } else { no.to_string() });
        self.unless_none([name(board.black), name(board.white), one, at])
    }
}

struct Found<'a> {
    faults: Vec<ReadFault>,
    named: Vec<Named<'a>>,
    squads: HashMap<EntryId, usize>,
}

impl<'a> Found<'a> {
    fn fault(&mut self, row: &SquadRow, column: Column, problem: Problem) {
        let place = Place::line(row.line).field(column.name());
        self.faults.push(ReadFault { place, problem });
    }

    fn take(&mut self, row: &'a SquadRow, at: usize) {
        let (player, name) = (row.name.clone(), self.named[at].team.name.clone());
        let other = *self.squads.entry(row.player).or_insert(at);
        if other != at {
            let team = self.named[other].team.name.clone();
            let fault = TeamFault::TwoSquads { player, team, other: name };
            return self.fault(row, Column::Team, Problem::Team(fault));
        }
        if !self.named[at].rows.insert(row.player) {
            let fault = TeamFault::TwiceInSquad { player, team: name };
            return self.fault(row, Column::Team, Problem::Team(fault));
        }
        let team = &mut self.named[at];
        team.first = team.first.or(Some(row));
        if let Some(board) = row.cells.board {
            let first = *team.boards.entry(board).or_insert(row);
            if first.line != row.line {
                let (team, first) = (name.clone(), first.line);
                let problem = TableProblem::BoardTwice { board, team, first };
                return self.fault(row, Column::Board, problem.into());
            }
        } else if !team.team.squad.contains(&row.player) {
            team.team.squad.push(row.player);
        }
        if row.cells.captain {
            let first = team.captain.replace(row.line);
            team.team.captain = Some(row.player);
            if let Some(first) = first {
                let problem = TableProblem::CaptainTwice { team: name, first };
                self.fault(row, Column::Captain, problem.into());
            }
        }
    }
}

/// A team while the list is read; its squad has the players without a board.
struct Named<'a> {
    team: Team,
    rows: HashSet<EntryId>,
    boards: BTreeMap<usize, &'a SquadRow>,
    first: Option<&'a SquadRow>,
    captain: Option<usize>,
}

impl Named<'_> {
    fn new(team: &Team) -> Self {
        Self {
            team: team.clone(),
            rows: HashSet::new(),
            boards: BTreeMap::new(),
            first: None,
            captain: None,
        }
    }

    fn finished(mut self, faults: &mut Vec<ReadFault>) -> Team {
        let seated: HashSet<EntryId> = self.boards.values().map(|row| row.player).collect();
        let mut others: VecDeque<EntryId> =
            self.team.squad.iter().copied().filter(|player| !seated.contains(player)).collect();
        let mut squad = Vec::new();
        for (board, row) in &self.boards {
            let between = others.len().min(board.saturating_sub(squad.len() + 1));
            squad.extend(others.drain(..between));
            squad.push(row.player);
        }
        squad.extend(others);
        let (count, team) = (squad.len(), self.team.name.clone());
        let fault = match count {
            0..2 => Some(TeamFault::TooFew { team }),
            _ if count > MOST_IN_SQUAD => {
                Some(TeamFault::TooMany { team, count, most: MOST_IN_SQUAD })
            }
            _ => None,
        };
        if let (Some(row), Some(fault)) = (self.first, fault) {
            let place = Place::line(row.line).field(Column::Team.name());
            faults.push(ReadFault { place, problem: Problem::Team(fault) });
        }
        self.team.squad = squad;
        self.team
    }
}
