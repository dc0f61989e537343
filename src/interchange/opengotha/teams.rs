//! Teams, their line-ups, and the settings of team tournaments.

use std::collections::{BTreeMap, HashMap, HashSet};

use tournament::{
    EntryId, LineUp, MOST_CRITERIA, MOST_TEAMS, RoundNo, TEAM_SIZES, Team, TeamCriterion, TeamNo,
    TeamRound, Teams, Tournament, WhoMeets,
};

use super::super::Note;
use super::super::error::{Faults, shorten};
use super::super::fields::Fields;
use super::super::xml::Element;
use super::games::{MOST_ROUNDS, player_of};
use super::kept;
use super::players::Roster;

const MOST_BOARDS: i32 = *TEAM_SIZES.end() as i32;

const TEAM: [&str; 2] = ["teamName", "teamNumber"];

const BOARD: [&str; 3] = ["boardNumber", "player", "roundNumber"];

/// Reads the teams, and their matches in the rounds that were read before. Impossible data are carried, with a note
/// of the line: a second player at a board, a player of another squad, an empty team.
pub(super) fn read(
    root: &Element,
    roster: &Roster,
    tournament: &mut Tournament,
    kept: &mut BTreeMap<String, String>,
    faults: &mut Faults,
) {
    let set = root.child("TeamTournamentParameterSet");
    let general = set.and_then(|set| set.child("TeamGeneralParameterSet"));
    let bounds = (i64::from(*TEAM_SIZES.start()), i64::from(*TEAM_SIZES.end()));
    let usual = Teams::default();
    let size = Fields::of(general, faults).number("teamSize", bounds, usual.size);
    let placement = set.and_then(|set| set.child("TeamPlacementParameterSet"));
    let placement = placement.map_or(usual.placement.clone(), |set| criteria(set, faults));
    let mut reading = Reading { roster, kept, faults, squads: HashMap::new(), list: Vec::new() };
    for team in root.children_named("Teams").flat_map(|list| list.children_named("Team")) {
        reading.team(team, tournament.settings.rounds);
    }
    let list = reading.list;
    tournament.teams = Teams { size, placement, list, ..usual };
    let teams = tournament.teams.list.len();
    if teams > 0 && !tournament.rounds_are_matches() {
        tournament.teams.who = WhoMeets::Players;
        return faults.note(Note::TeamsBeside { teams });
    }
    if teams > 0 {
        faults.note(Note::TeamsKept { teams });
    }
    for index in 0..tournament.rounds.len() {
        let matches = tournament.matches_by_first_board(tournament.rounds[index].no);
        tournament.rounds[index].teams = TeamRound { matches, ..TeamRound::NONE };
    }
}

/// Sort key of a team's board in OpenGotha's order.
pub(super) fn place(board: &Element) -> (i32, i32) {
    let number = |name| board.attribute(name).and_then(|text| text.trim().parse().ok());
    (number("roundNumber").unwrap_or(0), number("boardNumber").unwrap_or(0))
}

/// The six criteria by number; an unknown or a repeated one is ignored.
fn criteria(set: &Element, faults: &mut Faults) -> Vec<TeamCriterion> {
    let mut placement = TeamCriterion::USUAL;
    let lists = set.children_named("PlacementCriteria");
    for element in lists.flat_map(|list| list.children_named("PlacementCriterion")) {
        let mut fields = Fields::of(Some(element), faults);
        let number: usize = fields.number("number", (1, MOST_CRITERIA as i64), 1);
        let words = TeamCriterion::ALL.into_iter().filter(|one| one.is_of_opengotha());
        let words: Vec<_> = words.map(|one| (one.name(), one)).collect();
        placement[number - 1] = fields.one_of("name", &words, TeamCriterion::Null);
    }
    for place in 1..placement.len() {
        let criterion = placement[place];
        if criterion != TeamCriterion::Null && placement[..place].contains(&criterion) {
            faults.note(Note::CriterionTwice { criterion: criterion.to_string() });
            placement[place] = TeamCriterion::Null;
        }
    }
    let ordering = placement.iter().rposition(|one| *one != TeamCriterion::Null);
    placement[..ordering.map_or(0, |last| last + 1)].to_vec()
}

struct Reading<'a> {
    roster: &'a Roster,
    kept: &'a mut BTreeMap<String, String>,
    faults: &'a mut Faults,
    squads: HashMap<EntryId, TeamNo>,
    list: Vec<Team>,
}

impl Reading<'_> {
    fn team(&mut self, element: &Element, rounds: i32) {
        if self.list.len() == MOST_TEAMS {
            let (line, field) = (element.line, "teamNumber".to_owned());
            let found = element.attribute("teamNumber").map(shorten).unwrap_or_default();
            self.faults.note(Note::LeftOut { element: element.name.clone(), line, field, found });
            kept::keep_raw(self.kept, "Teams", [element].into_iter(), self.roster);
            return;
        }
        let no = self.number(element);
        let name = self.name(element, no);
        let owner = kept::team(no);
        let mut team = Team::new(no, &name, Vec::new());
        let mut aside = Vec::new();
        let mut boards: Vec<&Element> = element.children_named("Board").collect();
        boards.sort_by_key(|board| place(board));
        for board in boards {
            if !self.board(board, &mut team) {
                aside.push(board);
            }
        }
        if team.squad.is_empty() {
            let line = element.line;
            self.faults.note(Note::TeamSetAside { line, team: name, players: team.squad.len() });
            self.squads.retain(|_, of| *of != no);
            kept::keep_raw(self.kept, "Teams", [element].into_iter(), self.roster);
            return;
        }
        // In a round without boards in the file the team has no players.
        for round in 1..=rounds {
            team.line_ups.entry(RoundNo(round)).or_default();
        }
        kept::attributes_of(element, &TEAM, &owner, self.kept, self.faults);
        let others = element.children.iter().filter(|child| child.name != "Board");
        kept::keep_raw(self.kept, &owner, aside.into_iter().chain(others), self.roster);
        self.list.push(team);
    }

    /// The number, or the lowest free one if it is missing or taken.
    fn number(&mut self, element: &Element) -> TeamNo {
        let given = element.attribute("teamNumber").map(str::trim).unwrap_or_default();
        let taken: HashSet<TeamNo> = self.list.iter().map(|team| team.no).collect();
        let number = given.parse().ok().filter(|number| (1..=9999).contains(number)).map(TeamNo);
        number.filter(|number| !taken.contains(number)).unwrap_or_else(|| {
            let free = (1..).map(TeamNo).find(|no| !taken.contains(no)).unwrap_or_default();
            let place = element.place().field("teamNumber");
            self.faults.note(Note::taken(&place, given, &free.to_string()));
            free
        })
    }

    /// The name, with the number if it is missing or another team's.
    fn name(&mut self, element: &Element, no: TeamNo) -> String {
        let given = Fields::of(Some(element), self.faults).text("teamName");
        if !given.is_empty() && self.list.iter().all(|team| team.name != given) {
            return given;
        }
        let name = format!("{given} #{no}").trim().to_owned();
        self.faults.note(Note::taken(&element.place().field("teamName"), &given, &name));
        name
    }

    /// Seats a player at a board of the team; `false` if that is not possible.
    fn board(&mut self, element: &Element, team: &mut Team) -> bool {
        let Some(player) = player_of(element, "player", self.roster, self.faults) else {
            return false;
        };
        let Some(board) = self.counted(element, "boardNumber", MOST_BOARDS) else { return false };
        let rounds = match element.attribute("roundNumber") {
            // Files before 3.28.04 have one line-up for all rounds.
            None => 1..=MOST_ROUNDS,
            Some(_) => match self.counted(element, "roundNumber", MOST_ROUNDS) {
                Some(round) => round..=round,
                None => return false,
            },
        };
        let name = |id| self.roster.name(id).unwrap_or_default().to_owned();
        let line = element.line;
        if let Some(other) = self.squads.get(&player).filter(|other| **other != team.no) {
            let other = self.list.iter().find(|team| team.no == *other);
            let other = other.map(|team| team.name.clone()).unwrap_or_default();
            let (player, team) = (name(player), team.name.clone());
            self.faults.note(Note::OfAnotherTeam { line, player, team, other });
            return false;
        }
        let owner = kept::team_board(team.no, *rounds.start(), board as usize);
        let at = board as usize - 1;
        for round in rounds.clone() {
            let line_up = team.line_ups.get(&RoundNo(round));
            let seated = line_up.into_iter().flat_map(LineUp::players);
            let seated: Vec<(usize, EntryId)> = seated.collect();
            if let Some((_, first)) = seated.iter().find(|(board, _)| *board == at + 1) {
                let (player, first, team) = (name(player), name(*first), team.name.clone());
                self.faults.note(Note::BoardTaken {
                    line,
                    player,
                    team,
                    round,
                    board: at + 1,
                    first,
                });
                return false;
            }
            if seated.iter().any(|(_, one)| *one == player) {
                let (who, team) = (name(player), team.name.clone());
                let told = format!("{team} at two boards: {player}");
                self.faults.once(&told, Note::AtTwoBoards { line, player: who, team, round });
                return false;
            }
        }
        for round in rounds {
            let players = &mut team.line_ups.entry(RoundNo(round)).or_default().0;
            players.resize(players.len().max(at + 1), None);
            players[at] = Some(player);
        }
        kept::attributes_of(element, &BOARD, &owner, self.kept, self.faults);
        if self.squads.insert(player, team.no).is_none() {
            team.squad.push(player);
        }
        true
    }

    /// A number from 1; otherwise a note, and the element is left out.
    fn counted(&mut self, element: &Element, field: &str, most: i32) -> Option<i32> {
        let given = element.attribute(field).map(str::trim).unwrap_or_default();
        let number = given.parse().ok().filter(|number| (1..=most).contains(number));
        if number.is_none() {
            let (line, field, found) = (element.line, field.to_owned(), shorten(given));
            self.faults.note(Note::LeftOut { element: element.name.clone(), line, field, found });
        }
        number
    }
}
