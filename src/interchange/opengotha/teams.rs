//! Teams, their line-ups, and the settings of team tournaments.

use super::carried;
use super::read::{Import, MOST_ROUNDS};
use super::write::{Writer, attribute};
use crate::fields::Fields;
use crate::prelude::*;

const MOST_BOARDS: i32 = *TEAM_SIZES.end() as i32;

const TEAM: &str = "teamName teamNumber";

const BOARD: &str = "boardNumber player roundNumber";

/// Reads the teams, and their matches in the rounds that were read before. Impossible data are carried, with a note
/// of the line: a second player at a board, a player of another squad, an empty team.
pub(super) fn read(root: &Element, tournament: &mut Tournament, file: &mut Import) {
    let set = root.child("TeamTournamentParameterSet");
    let general = set.and_then(|set| set.child("TeamGeneralParameterSet"));
    let bounds = (i64::from(*TEAM_SIZES.start()), i64::from(*TEAM_SIZES.end()));
    let usual = Teams::default();
    let size = Fields::of(general, &mut file.faults).number("teamSize", bounds, usual.size);
    let placement = set.and_then(|set| set.child("TeamPlacementParameterSet"));
    let placement =
        placement.map_or(usual.placement.clone(), |set| criteria(set, &mut file.faults));
    let mut reading = Reading { file, squads: HashMap::new(), list: Vec::new() };
    for team in root.children_named("Teams").flat_map(|list| list.children_named("Team")) {
        reading.team(team, tournament);
    }
    let list = reading.list;
    tournament.teams = Teams { size, placement, list, ..usual };
    let teams = tournament.teams.list.len();
    if teams > 0 && !tournament.rounds_are_matches() {
        tournament.teams.who = WhoMeets::Players;
        return file.faults.note(Note::TeamsBeside { teams });
    }
    if teams > 0 {
        file.faults.note(Note::TeamsKept { teams });
    }
    for index in 0..tournament.rounds.len() {
        let matches = tournament.matches_by_first_board(tournament.rounds[index].no);
        tournament.rounds[index].teams = TeamRound { matches, ..TeamRound::NONE };
    }
}

/// Sort key of a team's board in OpenGotha's order.
fn place(board: &Element) -> (i32, i32) {
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
    file: &'a mut Import,
    squads: HashMap<EntryId, TeamNo>,
    list: Vec<Team>,
}

impl Reading<'_> {
    fn team(&mut self, element: &Element, tournament: &Tournament) {
        if self.list.len() == MOST_TEAMS {
            let found = element.attribute("teamNumber").unwrap_or_default();
            self.file.faults.note(Note::left_out(element.place().field("teamNumber"), found));
            self.file.keep_raw("Teams", [element].into_iter());
            return;
        }
        let no = self.number(element);
        let name = self.name(element, no);
        let owner = carried::team(no);
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
            let (line, team) = (element.line, name);
            self.file.faults.note(Note::TeamSetAside { line, team, players: 0 });
            self.squads.retain(|_, of| *of != no);
            self.file.keep_raw("Teams", [element].into_iter());
            return;
        }
        // Without boards in the file the team sent no player to a round that was drawn; a later one is open.
        for round in (1..=tournament.settings.rounds).map(RoundNo) {
            if tournament.round(round).is_some() {
                team.line_ups.entry(round).or_default();
            } else if !team.line_ups.contains_key(&round) {
                self.file.kept.insert(carried::team_round(no, round), String::new());
            }
        }
        self.file.keep_attributes(element, TEAM, &owner);
        let others = element.children.iter().filter(|child| child.name != "Board");
        self.file.keep_raw(&owner, aside.into_iter().chain(others));
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
            self.file.faults.note(Note::replaced(&place, given, &free.to_string()));
            free
        })
    }

    /// The name, with the number if it is missing or another team's.
    fn name(&mut self, element: &Element, no: TeamNo) -> String {
        let given = Fields::of(Some(element), &mut self.file.faults).text("teamName");
        if !given.is_empty() && self.list.iter().all(|team| team.name != given) {
            return given;
        }
        let name = format!("{given} #{no}").trim().to_owned();
        self.file.faults.note(Note::replaced(&element.place().field("teamName"), &given, &name));
        name
    }

    /// Seats a player at a board of the team; `false` if that is not possible.
    fn board(&mut self, element: &Element, team: &mut Team) -> bool {
        let Some(player) = self.file.player_of(element, "player") else { return false };
        let board = self.file.counted(element, "boardNumber", MOST_BOARDS);
        let Some(board) = board else { return false };
        let rounds = match element.attribute("roundNumber") {
            // Files before 3.28.04 have one line-up for all rounds.
            None => 1..=MOST_ROUNDS,
            Some(_) => match self.file.counted(element, "roundNumber", MOST_ROUNDS) {
                Some(round) => round..=round,
                None => return false,
            },
        };
        let name = |id| self.file.roster.name(id).unwrap_or_default().to_owned();
        let line = element.line;
        if let Some(other) = self.squads.get(&player).filter(|other| **other != team.no) {
            let other = self.list.iter().find(|team| team.no == *other);
            let other = other.map(|team| team.name.clone()).unwrap_or_default();
            let (player, team) = (name(player), team.name.clone());
            self.file.faults.note(Note::OfAnotherTeam { line, player, team, other });
            return false;
        }
        let owner = carried::team_board(team.no, *rounds.start(), board as usize);
        let at = board as usize - 1;
        for round in rounds.clone() {
            let line_up = team.line_ups.get(&RoundNo(round));
            let seated = line_up.into_iter().flat_map(LineUp::players);
            let seated: Vec<(usize, EntryId)> = seated.collect();
            if let Some((_, first)) = seated.iter().find(|(board, _)| *board == at + 1) {
                let (player, first, team) = (name(player), name(*first), team.name.clone());
                let board = at + 1;
                let note = Note::BoardTaken { line, player, team, round, board, first };
                self.file.faults.note(note);
                return false;
            }
            if seated.iter().any(|(_, one)| *one == player) {
                let (who, team) = (name(player), team.name.clone());
                let told = format!("{team} at two boards: {player}");
                self.file.faults.once(&told, Note::AtTwoBoards { line, player: who, team, round });
                return false;
            }
        }
        for round in rounds {
            let players = &mut team.line_ups.entry(RoundNo(round)).or_default().0;
            players.resize(players.len().max(at + 1), None);
            players[at] = Some(player);
        }
        self.file.keep_attributes(element, BOARD, &owner);
        if self.squads.insert(player, team.no).is_none() {
            team.squad.push(player);
        }
        true
    }
}

impl Writer<'_> {
    /// Writes the teams with their line-ups.
    pub(super) fn teams(&mut self) {
        let tournament = self.tournament;
        self.note_unsaid_teams();
        if tournament.teams.list.is_empty() && !carried::has_elements(self.settings, "Teams") {
            return;
        }
        self.xml.open("Teams", Vec::new());
        for team in &tournament.teams.list {
            let owner = carried::team(team.no);
            let mut known =
                vec![attribute("teamName", &team.name), attribute("teamNumber", team.no)];
            known.extend(carried::kept_attributes(self.settings, &owner));
            self.xml.open("Team", known);
            let kept = carried::elements_of(self.settings, &owner, &self.keys).into_iter();
            let (aside, others): (Vec<_>, Vec<_>) = kept.partition(|child| child.name == "Board");
            let mut boards = self.boards(team);
            boards.extend(aside);
            boards.sort_by_key(place);
            for child in boards.iter().chain(&others) {
                carried::write_element(&mut self.xml, child);
            }
            self.xml.close("Team");
        }
        self.close("Teams");
    }

    /// Line-ups of all rounds: as declared, and in the rounds of the event also the undeclared ones.
    fn boards(&self, team: &Team) -> Vec<Element> {
        let mut boards = Vec::new();
        for round in (1..=MOST_ROUNDS).map(RoundNo) {
            let as_it_came = self.tournament.round(round).is_none()
                && self.settings.carried.contains_key(&carried::team_round(team.no, round));
            let open = as_it_came || round.0 > self.settings.rounds;
            if open && !team.line_ups.contains_key(&round) {
                continue;
            }
            for (board, player) in self.tournament.line_up(team, round).players() {
                let Some(key) = self.keys.get(&player) else { continue };
                let owner = carried::team_board(team.no, round.0, board);
                let mut attributes = vec![
                    ("boardNumber".to_owned(), board.to_string()),
                    ("player".to_owned(), key.clone()),
                    ("roundNumber".to_owned(), round.to_string()),
                ];
                let kept = carried::kept_attributes(self.settings, &owner).into_iter();
                attributes.extend(kept.map(|(name, value)| (name.into_owned(), value)));
                boards.push(Element::leaf("Board", 0, attributes));
            }
        }
        boards
    }

    /// Writes the settings of team tournaments, which every file has. Imports of version 0.1 carried the criteria by
    /// number.
    pub(super) fn team_settings(&mut self) {
        const PLACEMENT: &str = "TeamPlacementParameterSet";
        let (settings, teams) = (self.settings, &self.tournament.teams);
        let carried = |key: &str| settings.carried.get(key).map(String::as_str);
        let size = teams.size.to_string();
        let size = carried("TeamGeneralParameterSet.teamSize").unwrap_or(&size);
        let name = |number: usize| {
            let own = teams.placement.get(number - 1).filter(|one| one.is_of_opengotha());
            let own = own.copied().unwrap_or(TeamCriterion::Null).name();
            carried(&format!("{PLACEMENT}.{number}")).unwrap_or(own)
        };
        self.xml.open("TeamTournamentParameterSet", Vec::new());
        self.set("TeamGeneralParameterSet", vec![attribute("teamSize", size)]);
        self.xml.open(PLACEMENT, Vec::new());
        self.criteria((1..=TeamCriterion::USUAL.len()).map(name));
        self.xml.close(PLACEMENT);
        self.close("TeamTournamentParameterSet");
    }

    fn note_unsaid_teams(&mut self) {
        let (tournament, usual) = (self.tournament, Teams::default());
        let teams = &tournament.teams;
        let mut unsaid = |setting: &str, value: String| {
            self.notes.push(Note::setting_not_said(setting, value));
        };
        for (setting, own, usual) in [
            ("teams.decision", teams.decision.to_string(), usual.decision.to_string()),
            ("teams.worth", teams.worth.to_string(), usual.worth.to_string()),
            ("teams.bye", teams.bye.to_string(), usual.bye.to_string()),
        ] {
            if own != usual {
                unsaid(setting, own);
            }
        }
        if teams.system != usual.system && !teams.list.is_empty() {
            unsaid("teams.system", teams.system.to_string());
        }
        Note::ticked(teams).for_each(|setting| unsaid(setting, "true".to_owned()));
        let (known, unknown): (Vec<_>, Vec<_>) =
            teams.placement.iter().enumerate().partition(|(_, one)| one.is_of_opengotha());
        let beyond = known.iter().filter(|(place, _)| *place >= TeamCriterion::USUAL.len());
        for (_, criterion) in beyond.chain(&unknown) {
            unsaid("teams.placement", criterion.to_string());
        }
        for one in &teams.adjustments {
            unsaid("teams.adjustments", format!("{}: {} {}", one.team, one.points, one.reason));
        }
        for team in teams.list.iter().filter(|team| team.captain.is_some()) {
            unsaid("teams.captain", team.name.clone());
        }
        for team in &teams.list {
            let rounds = (1..=tournament.settings.rounds).map(RoundNo);
            let rounds = rounds.chain(team.line_ups.keys().copied());
            let line_ups: Vec<LineUp> = rounds.map(|no| tournament.line_up(team, no)).collect();
            let sits = |id: EntryId| line_ups.iter().any(|line_up| line_up.0.contains(&Some(id)));
            let unseated = team.squad.iter().filter(|id| !sits(**id));
            let names: Vec<String> =
                unseated.filter_map(|id| Some(tournament.entry(*id)?.full_name())).collect();
            if !names.is_empty() {
                unsaid("teams.squad", format!("{}: {}", team.name, names.join(", ")));
            }
        }
        let of_teams = teams.who == WhoMeets::Teams;
        if !teams.list.is_empty() && of_teams != tournament.rounds_are_matches() {
            unsaid("teams.who", teams.who.to_string());
        }
        for round in tournament.rounds.iter().filter(|_| of_teams) {
            let told = tournament.matches_by_first_board(round.no);
            let matches = &round.teams.matches;
            let same = matches.len() == told.len() && matches.iter().all(|one| told.contains(one));
            if !round.teams.byes.is_empty() || !same {
                self.notes.push(Note::MatchesNotSaid { round: round.no.0 });
            }
        }
    }
}
