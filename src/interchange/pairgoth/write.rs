//! Writes a tournament in Pairgoth's format: JSON with settings, players, teams and the games of each round.
//!
//! Field by field as Pairgoth reads them (`ffrgo/pairgoth`, `model/Tournament.kt`, `Pairable.kt`, `Pairing.kt`,
//! `TimeSystem.kt`, `Game.kt`): names, days, rounds, time and pairing are required; ranks count from 0 for 1 dan; a
//! free round is a game against number 0 at table 0.

use super::{NOBODY, TYPE, pairing};
use crate::Export;
use crate::prelude::*;
use serde_json::{Map, Value, json};
use std::cmp::Ordering;

/// The number of boards that Pairgoth's teams may have.
const BOARDS: std::ops::RangeInclusive<u8> = 2..=5;

const CRITERIA: [&str; 22] = [
    "CATEGORY", "RANK", "RATING", "NBW", "MMS", "CPS", "SOSW", "SOSWM1", "SOSWM2", "SODOSW",
    "SOSOSW", "CUSSW", "SOSM", "SOSMM1", "SOSMM2", "SODOSM", "SOSOSM", "CUSSM", "EXT", "EXR",
    "SDC", "DC",
];

/// Writes the file; published rounds only. Games of teams of an unsupported size are those of players.
pub fn write(tournament: &Tournament) -> Export {
    let mut writing = Writing { tournament, notes: Vec::new(), next: 0 };
    let file = writing.file();
    // It has string keys and plain values only.
    let bytes = serde_json::to_vec(&file).expect("plain values always serialise");
    let mut notes = writing.notes;
    let won = |board: &&Board| match board.ending {
        Ending::Won { manner, .. } => manner != Manner::Unstated,
        _ => false,
    };
    let games = rounds(tournament).flat_map(|round| &round.boards).filter(won).count();
    if games > 0 {
        notes.push(Note::MannerNotSaid { games });
    }
    let natives = tournament.entries.iter().filter(|entry| entry.native_name.is_some()).count();
    if natives > 0 {
        notes.push(Note::NativeNamesNotSaid { players: natives });
    }
    Export::of(tournament, ".tour", bytes, notes)
}

fn rounds(tournament: &Tournament) -> impl Iterator<Item = &Round> {
    tournament.rounds.iter().filter(|round| round.is_public())
}

struct Writing<'a> {
    tournament: &'a Tournament,
    notes: Vec<Note>,
    next: i64,
}

impl Writing<'_> {
    fn note_lost(&mut self, setting: &str, value: impl ToString) {
        self.notes.push(Note::setting_not_said(setting, value));
    }

    fn file(&mut self) -> Value {
        let tournament = self.tournament;
        let mut file = self.settings();
        let pairs = tournament.entries.iter().any(Entry::is_pair);
        let size = tournament.teams.size;
        let teams = tournament.teams.meet() && BOARDS.contains(&size);
        if !tournament.teams.list.is_empty() && !tournament.teams.meet() {
            self.note_lost("teams", tournament.teams.list.len());
        }
        if tournament.teams.meet() && !teams {
            self.note_lost("team-size", size);
        }
        if teams {
            let (own, usual) = (&tournament.teams, Teams::default());
            for setting in Note::ticked(own) {
                self.note_lost(setting, true);
            }
            if own.decision != usual.decision {
                self.note_lost("teams.decision", own.decision);
            }
            if own.worth != usual.worth {
                self.note_lost("teams.worth", own.worth);
            }
            for one in &own.adjustments {
                let said = format!("{}: {} {}", one.team, one.points, one.reason);
                self.note_lost("teams.adjustments", said);
            }
        }
        let kind = match (pairs, teams) {
            (true, _) if tournament.entries.iter().any(|one| one.partners.list.len() > 1) => {
                "RENGO3".to_owned()
            }
            (true, _) => {
                let kept = tournament.settings.carried.get(TYPE).cloned();
                kept.unwrap_or_else(|| "PAIRGO".to_owned())
            }
            (_, true) => format!("TEAM{size}"),
            _ => "INDIVIDUAL".to_owned(),
        };
        file.insert("type".to_owned(), json!(kind));
        if pairs {
            let (players, sides) = sides(tournament);
            file.insert("players".to_owned(), json!(players));
            file.insert("teams".to_owned(), json!(sides));
        } else {
            let players = tournament.entries.iter().map(|one| player(tournament, one));
            file.insert("players".to_owned(), players.collect());
        }
        let last = tournament.settings.rounds.min(tournament.rounds.len() as i32);
        let mut games = Vec::new();
        let mut of_matches = Map::new();
        for no in (1..=last).map(RoundNo) {
            let round = rounds(tournament).find(|round| round.no == no);
            games.push(match round {
                Some(round) if teams => self.matches(round, &mut of_matches),
                Some(round) => self.games(round),
                None => Vec::new(),
            });
        }
        file.insert("games".to_owned(), json!(games));
        if teams {
            let list = tournament.teams.list.iter();
            let list = list.map(|team| json!({ "id": self.of_team(team.no), "name": team.name, "players": team.squad }));
            file.insert("teams".to_owned(), list.collect());
            file.insert("individualGames".to_owned(), Value::Object(of_matches));
        }
        Value::Object(file)
    }

    /// Teams and players share one sequence of numbers.
    fn of_team(&self, no: TeamNo) -> i64 {
        let last = self.tournament.entries.iter().map(|entry| entry.id.0).max().unwrap_or(0);
        i64::from(last) + i64::from(no.0)
    }

    fn number(&mut self) -> i64 {
        self.next += 1;
        self.next
    }

    fn game(&mut self, round: RoundNo, at: i32, board: &Board) -> Value {
        let sign = sign(board.ending);
        if board.ending == Ending::NoResult {
            let (round, table) = (round.0, board.table.0);
            self.notes.push(Note::NoResultWritten { round, table, written: sign.to_owned() });
        }
        let id = self.number();
        game(id, (at, board.white.0.into(), board.black.0.into()), board.handicap, sign)
    }

    fn free(&mut self, who: i64) -> Value {
        let id = self.number();
        game(id, (0, who, NOBODY), 0, "w")
    }

    fn games(&mut self, round: &Round) -> Vec<Value> {
        let mut games: Vec<Value> =
            round.boards.iter().map(|board| self.game(round.no, board.table.0, board)).collect();
        let byes: Vec<Value> = round.byes.iter().map(|bye| self.free(bye.0.into())).collect();
        games.extend(byes);
        games
    }

    /// The matches of a round, with the games of their boards under the number of each. A match has one table,
    /// which its boards share: matches are numbered in the order of their first boards.
    fn matches(&mut self, round: &Round, of_matches: &mut Map<String, Value>) -> Vec<Value> {
        let tournament = self.tournament;
        let mut games = Vec::new();
        let first_table = |one: &TeamMatch| {
            tournament.boards_of(round, one.first).first().map(|(board, _)| board.table)
        };
        let mut matches = round.teams.matches.clone();
        matches.sort_by_key(|one| first_table(one).map_or(i32::MAX, |table| table.0));
        for (table, one) in (1..).zip(&matches) {
            let boards = tournament.boards_of(round, one.first);
            let first = boards.first().map(|(board, player)| (board, board.white == *player));
            let [white, black] = match first {
                Some((_, false)) => [one.second, one.first],
                _ => [one.first, one.second],
            };
            let id = self.number();
            let both = (table, self.of_team(white), self.of_team(black));
            games.push(game(id, both, 0, self.sign_of(round, one, white)));
            let boards: Vec<Value> =
                boards.iter().map(|(board, _)| self.game(round.no, table, board)).collect();
            of_matches.insert(id.to_string(), json!(boards));
        }
        let byes: Vec<i64> = round.teams.byes.iter().map(|no| self.of_team(*no)).collect();
        for bye in byes {
            games.push(self.free(bye));
        }
        games
    }

    /// The result of a match for the team of White at its first board.
    fn sign_of(&self, round: &Round, one: &TeamMatch, white: TeamNo) -> &'static str {
        let tournament = self.tournament;
        let boards = tournament.match_boards(round, one);
        let sum = |side: usize| boards.iter().map(|board| board.points[side]).sum::<HalfPoints>();
        let open = tournament.boards_of(round, one.first).into_iter();
        if open.clone().any(|(board, _)| board.ending.is_pending()) {
            return "?";
        }
        let side = usize::from(one.first != white);
        match sum(side).cmp(&sum(1 - side)) {
            Ordering::Greater => "w",
            Ordering::Less => "b",
            Ordering::Equal => "=",
        }
    }

    fn settings(&mut self) -> Map<String, Value> {
        let settings = &self.tournament.settings;
        let rules = match settings.rules {
            RulesetName::Aga => "AGA",
            RulesetName::Ffg => "FRENCH",
            RulesetName::Chinese => "CHINESE",
            RulesetName::Japanese => "JAPANESE",
            other => {
                self.note_lost("rules", other);
                "JAPANESE"
            }
        };
        let short = match settings.short_name.trim() {
            "" => settings.name.chars().take(20).collect(),
            short => short.to_owned(),
        };
        let file = json!({
            "id": 1, "name": settings.name, "shortName": short,
            "startDate": settings.begins, "endDate": settings.ends, "director": settings.director,
            "country": settings.country.to_lowercase(), "location": settings.place,
            "online": settings.time.internet, "komi": f64::from(settings.komi.0) / 2.0,
            "rules": rules, "gobanSize": settings.board_size, "timeSystem": self.time(),
            "rounds": settings.rounds, "pairing": self.pairing(),
        });
        match file {
            Value::Object(file) => file,
            _ => Map::new(),
        }
    }

    fn time(&mut self) -> Value {
        let time = self.tournament.settings.time;
        let main = time.basic_minutes * 60;
        match time.overtime {
            Overtime::SuddenDeath => json!({ "type": "SUDDEN_DEATH", "mainTime": main }),
            Overtime::Byoyomi { seconds } => json!({
                "type": "JAPANESE", "mainTime": main, "byoyomi": seconds, "periods": 1,
            }),
            Overtime::Canadian { stones, seconds } => json!({
                "type": "CANADIAN", "mainTime": main, "byoyomi": seconds, "stones": stones,
            }),
            Overtime::Fischer { increment } => json!({
                "type": "FISCHER", "mainTime": main, "increment": increment,
            }),
            _ => {
                self.notes.extend(Note::bought_time(&self.tournament.settings));
                json!({ "type": "SUDDEN_DEATH", "mainTime": main })
            }
        }
    }

    fn pairing(&mut self) -> Value {
        let settings = &self.tournament.settings;
        let mut names = Vec::new();
        for criterion in &settings.placement {
            let name = criterion_name(*criterion);
            match CRITERIA.contains(&name.as_str()) {
                true => names.push(name),
                false => self.note_lost("placement", criterion),
            }
        }
        if !matches!(settings.system, System::McMahon | System::Swiss) {
            self.note_lost("system", settings.system);
        }
        let mut pairing = pairing::write(settings);
        pairing["placement"] = json!(names);
        if settings.system == System::McMahon {
            pairing["type"] = json!("MAC_MAHON");
            pairing["mmFloor"] = json!(settings.mcmahon.floor.value());
            pairing["mmBar"] = json!(settings.mcmahon.bar.value());
        }
        pairing
    }
}

/// Pairgoth's names have `M1` for our `-1`.
pub(super) fn criterion_name(criterion: Criterion) -> String {
    match criterion.name() {
        "CAT" => "CATEGORY".to_owned(),
        other => other.replace('-', "M"),
    }
}

fn game(id: i64, (table, white, black): (i32, i64, i64), handicap: u8, sign: &str) -> Value {
    json!({
        "id": id, "t": table, "w": white, "b": black, "h": handicap, "r": sign, "dd": 0, "ft": false,
    })
}

const fn sign(ending: Ending) -> &'static str {
    match ending {
        Ending::Pending => "?",
        Ending::Won { winner: Color::Black, .. } => "b",
        Ending::Won { winner: Color::White, .. } => "w",
        Ending::Jigo { .. } | Ending::Drawn => "=",
        Ending::BothWin { .. } => "#",
        Ending::BothLose { by_default: false } => "0",
        Ending::BothLose { by_default: true } | Ending::NoResult => "X",
    }
}

fn player(tournament: &Tournament, entry: &Entry) -> Value {
    let mut written = json!({
        "id": entry.id, "name": entry.surname, "firstname": entry.first_name,
        "rating": entry.rating.0, "rank": entry.rank.value(),
        "country": entry.country.to_uppercase(), "club": entry.club, "final": entry.is_final(),
    });
    let playing = entry.playing();
    let skipped = (1..=tournament.settings.rounds).filter(|no| !playing.in_round(RoundNo(*no)));
    let skipped: Vec<i32> = skipped.collect();
    if !skipped.is_empty() {
        written["skip"] = json!(skipped);
    }
    if entry.correction != 0 {
        written["mmsCorrection"] = json!(entry.correction);
    }
    for (key, number) in
        [("egf", &entry.egf_pin), ("ffg", &entry.ffg_licence), ("aga", &entry.aga_id)]
    {
        if !number.is_empty() {
            written[key] = json!(number);
        }
    }
    written
}

/// The people of entries that play one game together, and the entries as teams; a team keeps the entry's number.
fn sides(tournament: &Tournament) -> (Vec<Value>, Vec<Value>) {
    let mut next = tournament.entries.iter().map(|entry| entry.id.0).max().unwrap_or(0);
    let (mut players, mut teams) = (Vec::new(), Vec::new());
    for entry in &tournament.entries {
        let mut ids = Vec::new();
        for person in entry.persons() {
            next += 1;
            ids.push(next);
            let alone = Entry {
                id: EntryId(next),
                club: entry.club.clone(),
                country: entry.country.clone(),
                registration: entry.registration,
                participation: entry.participation,
                correction: 0,
                ..person
            };
            players.push(player(tournament, &alone));
        }
        let mut team = json!({
            "id": entry.id, "name": entry.side_name(), "players": ids,
            "rating": entry.rating.0, "rank": entry.rank.value(),
        });
        if entry.correction != 0 {
            team["mmsCorrection"] = json!(entry.correction);
        }
        teams.push(team);
    }
    (players, teams)
}
