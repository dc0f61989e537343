//! Teams of Pairgoth that play board by board (`TEAM2` to `TEAM5`): a match is a game of two teams, and its boards.

use super::{NOBODY, ending, list, number_of, placement, stones, text, whole_number};
use crate::prelude::*;
use crate::sheet::closed;
use serde_json::Value;
use std::collections::BTreeSet;

/// The number of boards of a match of the file; `None` where a team plays one game together.
pub(super) fn boards(file: &Value) -> Option<u8> {
    let size = text(file, "type").to_uppercase().strip_prefix("TEAM")?.parse().ok();
    size.filter(|size| TEAM_SIZES.contains(size))
}

/// Reads the teams and the rounds of an event whose players were read, each under its number in the file.
///
/// The result of a match follows from its boards: Pairgoth used to count wins of White, though colours alternate
/// from board to board. A different result in the file is noted.
pub(super) fn read(
    file: &Value,
    size: u8,
    ids: &HashMap<i64, EntryId>,
    tournament: &mut Tournament,
    faults: &mut Faults,
) -> Vec<Note> {
    let pairing = &file["pairing"];
    tournament.teams = Teams {
        size,
        decision: MatchDecision::PlayedBoards,
        worth: MatchWorth::OneHalf,
        bye: HalfPoints::ONE,
        placement: team_placement(pairing),
        ..Teams::default()
    };
    let mut reading = Reading {
        file,
        ids,
        tournament,
        faults,
        teams: HashMap::new(),
        left_out: HashSet::new(),
        squads: HashMap::new(),
        notes: Vec::new(),
        words: Vec::new(),
    };
    list(file, "teams").iter().zip(1..).for_each(|(team, at)| reading.team(team, at));
    for (games, no) in list(file, "games").iter().zip(1..) {
        let round = reading.round(games.as_array().map_or(&[], Vec::as_slice), RoundNo(no));
        reading.tournament.rounds.push(round);
    }
    reading.compare();
    let mut notes = reading.notes;
    let teams = tournament.teams.list.len();
    if teams == 0 {
        return notes;
    }
    notes.push(Note::TeamsKept { teams });
    if tournament.rounds.iter().any(|round| !round.boards.is_empty()) {
        notes.push(Note::TablesOfBoards);
    }
    if !text(pairing, "type").eq_ignore_ascii_case("swiss") {
        notes.push(Note::TeamsWithoutStart);
    }
    notes
}

/// Pairgoth orders teams by criteria of players: these as criteria of teams.
fn team_placement(pairing: &Value) -> Vec<TeamCriterion> {
    let named = |name: &str| match name {
        "NBW" | "MMS" | "SCOREX" => Some(TeamCriterion::Teamp),
        "SOSW" | "SOSM" => Some(TeamCriterion::Sost),
        "SODOSW" | "SODOSM" => Some(TeamCriterion::Sonneborn),
        "DC" | "SDC" => Some(TeamCriterion::Direct),
        other => TeamCriterion::named(other).filter(|one| *one != TeamCriterion::Null),
    };
    let placement = placement(pairing, named);
    if placement.is_empty() { TeamCriterion::USUAL.to_vec() } else { placement }
}

struct Reading<'a> {
    file: &'a Value,
    ids: &'a HashMap<i64, EntryId>,
    tournament: &'a mut Tournament,
    faults: &'a mut Faults,
    teams: HashMap<i64, usize>,
    left_out: HashSet<i64>,
    squads: HashMap<EntryId, usize>,
    notes: Vec<Note>,
    /// The file's result of each match: round, match, result.
    words: Vec<(RoundNo, TeamMatch, String)>,
}

impl Reading<'_> {
    fn name_of(&self, player: EntryId) -> String {
        self.tournament.entry(player).map(tournament::Entry::full_name).unwrap_or_default()
    }

    fn team_name(&self, at: usize) -> String {
        self.tournament.teams.list[at].name.clone()
    }

    /// A team; its boards are by rating in Pairgoth, round by round.
    fn team(&mut self, value: &Value, at: i32) {
        let place = Place { element: format!("team {at}"), ..Place::default() };
        let number = number_of(value, at);
        if self.tournament.teams.list.len() == MOST_TEAMS {
            return self.faults.add(place, Problem::TooMany { most: MOST_TEAMS });
        }
        let given = match check_name(text(value, "name")) {
            Ok(name) => name,
            Err(fault) => return self.faults.add(place.field("name"), Problem::Text(fault)),
        };
        let name = self.free_name(given);
        let mut squad: Vec<EntryId> = Vec::new();
        for member in list(value, "players").iter().filter_map(Value::as_i64) {
            if squad.len() > MOST_IN_SQUAD {
                break;
            }
            let Some(player) = self.ids.get(&member) else {
                let team = name.clone();
                self.notes.push(Note::MemberMissing { team });
                continue;
            };
            match self.squads.get(player) {
                Some(other) => {
                    let (player, other) = (self.name_of(*player), self.team_name(*other));
                    let team = name.clone();
                    self.notes.push(Note::InTwoTeams { player, team, other });
                }
                None if !squad.contains(player) => squad.push(*player),
                None => {}
            }
        }
        if squad.len() > MOST_IN_SQUAD {
            let (team, count) = (name, squad.len());
            let fault = TeamFault::TooMany { team, count, most: MOST_IN_SQUAD };
            return self.faults.add(place, Problem::Team(fault));
        }
        if squad.len() < 2 {
            self.left_out.insert(number);
            let players = squad.len();
            return self.notes.push(Note::TeamLeftOut { team: name, players });
        }
        let rating = |player: &EntryId| self.tournament.entry(*player).map(|entry| entry.rating);
        squad.sort_by_key(|player| std::cmp::Reverse(rating(player)));
        let place_of = self.tournament.teams.list.len();
        if self.teams.insert(number, place_of).is_some() {
            let what = "a number".to_owned();
            self.faults.add(place.field("id"), Problem::Twice { what });
        }
        self.squads.extend(squad.iter().map(|player| (*player, place_of)));
        let no = TeamNo(place_of as i32 + 1);
        self.tournament.teams.list.push(Team::new(no, &name, squad));
    }

    /// The name, with a number where another team has it.
    fn free_name(&mut self, name: String) -> String {
        let taken = |name: &str| self.tournament.teams.list.iter().any(|team| team.name == name);
        if !taken(&name) {
            return name;
        }
        let written = (2..).map(|no| format!("{name} {no}")).find(|other| !taken(other));
        let written = written.unwrap_or_default();
        self.notes.push(Note::Renamed { name, written: written.clone() });
        written
    }

    fn round(&mut self, games: &[Value], no: RoundNo) -> Round {
        let mut round = Round::empty(no, RoundState::Published);
        let mut games: Vec<&Value> = games.iter().collect();
        games.sort_by_key(|game| whole_number(game, "t").unwrap_or(i64::MAX));
        let (mut meeting, mut seated) = (HashSet::new(), HashSet::new());
        let size = usize::from(self.tournament.teams.size);
        let table_of = tables(&games, &self.file["individualGames"], size);
        for (game, number) in games.into_iter().zip(1..) {
            let place = Place { element: format!("round {no}, game {number}"), ..Place::default() };
            let sides = ["w", "b"].map(|side| whole_number(game, side).unwrap_or(NOBODY));
            let mut found = Vec::new();
            for (side, team) in ["w", "b"].into_iter().zip(sides) {
                match self.teams.get(&team) {
                    Some(at) if meeting.insert(*at) => found.push(*at),
                    Some(at) => {
                        let (team, round) = (self.team_name(*at), no.0);
                        let fault = TeamFault::TwoMatches { team, round };
                        self.faults.add(place.clone().field(side), Problem::Team(fault));
                    }
                    None if team == NOBODY || self.left_out.contains(&team) => {}
                    None => {
                        let number = i32::try_from(team).unwrap_or(i32::MAX);
                        let fault = TeamFault::NoTeam { number, round: no.0 };
                        self.faults.add(place.clone().field(side), Problem::Team(fault));
                    }
                }
            }
            match (found.as_slice(), sides.contains(&NOBODY)) {
                ([first, second], _) => {
                    let teams = [*first, *second];
                    let boards = self.meeting(game, teams, &mut round, &mut seated, &place);
                    for (board, number) in boards.into_iter().zip(1..) {
                        let table = table_of(game, number, round.boards.len());
                        round.boards.push(Board { table, ..board });
                    }
                }
                ([one], true) => round.teams.byes.push(TeamNo(*one as i32 + 1)),
                _ => {}
            }
        }
        closed(round)
    }

    /// A match, and its boards: its first team is White at board 1.
    fn meeting(
        &mut self,
        game: &Value,
        teams: [usize; 2],
        round: &mut Round,
        seated: &mut HashSet<EntryId>,
        place: &Place,
    ) -> Vec<Board> {
        let [first, second] = teams.map(|at| TeamNo(at as i32 + 1));
        let one = TeamMatch { first, second, absent: None };
        round.teams.matches.push(one);
        self.words.push((round.no, one, text(game, "r").to_owned()));
        let key = whole_number(game, "id").unwrap_or(0).to_string();
        let boards = list(&self.file["individualGames"], &key);
        let most = usize::from(self.tournament.teams.size);
        if boards.len() > most {
            self.faults.add(place.clone().field("individualGames"), Problem::TooMany { most });
            return Vec::new();
        }
        if boards.is_empty() {
            let [first, second] = teams.map(|at| self.team_name(at));
            let round = round.no.0;
            self.notes.push(Note::BoardsMissing { round, first, second });
        }
        let (mut line_ups, mut seats) = ([Vec::new(), Vec::new()], Vec::new());
        for (board, number) in boards.iter().zip(1..) {
            let mut players = Vec::new();
            for side in ["w", "b"] {
                let id = whole_number(board, side).unwrap_or(NOBODY);
                match self.ids.get(&id) {
                    Some(player) if seated.insert(*player) => players.push(*player),
                    Some(player) => {
                        let what = self.name_of(*player);
                        self.faults.add(place.clone().field(side), Problem::Twice { what });
                    }
                    None => {
                        let name = shorten(&id.to_string());
                        let problem = Problem::UnknownPlayer { name };
                        self.faults.add(place.clone().field(side), problem);
                    }
                }
            }
            let [white, black] = *players else { continue };
            let of_first_white = self.squads.get(&white) == Some(&teams[0])
                || self.squads.get(&black) == Some(&teams[1])
                || (!self.squads.contains_key(&white) && number % 2 == 1);
            let sides = if of_first_white { [white, black] } else { [black, white] };
            for ((line_up, team), player) in line_ups.iter_mut().zip(teams).zip(sides) {
                line_up.push(self.plays_for(player, team, round.no));
            }
            let seat = Board::new(TableNo(0), black, white, stones(board));
            seats.push(Board { ending: ending(text(board, "r")), ..seat });
        }
        for (at, line_up) in teams.into_iter().zip(line_ups) {
            let team = &mut self.tournament.teams.list[at];
            team.declare(round.no, Some(LineUp(line_up)));
            team.fixed.insert(round.no);
        }
        seats
    }

    /// The player, for the line-up of a team: a player who left the team since is added to its squad again.
    fn plays_for(&mut self, player: EntryId, team: usize, round: RoundNo) -> Option<EntryId> {
        let other = *self.squads.entry(player).or_insert_with(|| {
            self.tournament.teams.list[team].squad.push(player);
            team
        });
        if other == team {
            return Some(player);
        }
        let (team, other) = (self.team_name(team), self.team_name(other));
        let (player, round) = (self.name_of(player), round.0);
        self.notes.push(Note::PlayedForOthers { round, player, team, other });
        None
    }

    /// Notes every match with another result in the file than by its boards.
    fn compare(&mut self) {
        for (no, one, said) in std::mem::take(&mut self.words) {
            let Some(round) = self.tournament.round(no) else { continue };
            let boards = self.tournament.match_boards(round, &one);
            let total = |side: usize| -> HalfPoints {
                HalfPoints(boards.iter().map(|board| board.points[side].0).sum())
            };
            let points = [total(0), total(1)];
            let teams = &self.tournament.teams;
            let counted = match teams.result(points[0], points[1]) {
                MatchResult::Win => "w",
                MatchResult::Draw => "=",
                MatchResult::Nothing if teams.result(points[1], points[0]) == MatchResult::Win => {
                    "b"
                }
                MatchResult::Nothing => "?",
            };
            let as_score = match said.as_str() {
                "w" => "1–0",
                "b" => "0–1",
                "=" => "½–½",
                _ => continue,
            };
            if counted != said && !boards.is_empty() {
                let name = |no| teams.team(no).map(|team| team.name.clone()).unwrap_or_default();
                let (first, second) = (name(one.first), name(one.second));
                let (said, round) = (as_score.to_owned(), no.0);
                let counted = points.map(|points| points.to_string()).join("–");
                let note = Note::MatchCounted { round, first, second, said, counted };
                self.notes.push(note);
            }
        }
    }
}

/// The table of a board: after those of earlier matches, where every match has a table of its own.
fn tables(
    games: &[&Value],
    boards: &Value,
    size: usize,
) -> impl Fn(&Value, usize, usize) -> TableNo + use<> {
    let table = |game: &Value| whole_number(game, "t").filter(|table| (1..=999).contains(table));
    let count =
        |game: &&Value| list(boards, &whole_number(game, "id").unwrap_or(0).to_string()).len();
    let played: Vec<&Value> = games.iter().copied().filter(|game| count(game) > 0).collect();
    let own: BTreeSet<i64> = played.iter().filter_map(|game| table(game)).collect();
    let by_match = own.len() == played.len() && played.iter().all(|game| count(game) <= size);
    move |game, board, before| {
        let number = match table(game).and_then(|table| usize::try_from(table).ok()) {
            Some(table) if by_match => (table - 1) * size + board,
            _ => before + 1,
        };
        TableNo(i32::try_from(number).unwrap_or(i32::MAX))
    }
}
