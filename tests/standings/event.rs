//! A small language for events: who is there, who beat whom, or a whole crosstable as it is drawn.

use chrono::NaiveDate;
use go::Color;
use standings::{Explanation, Row, Standings, Value, explain, standings};
use tournament::{
    Board, Criterion, Ending, Entry, EntryId, Federation, Manner, Round, RoundNo, RoundState,
    System, TableNo, Tournament, preset,
};

/// A tournament in the making. Players are named by their surname; rounds count from 1.
pub struct Event(pub Tournament);

impl Event {
    /// An event of five rounds with players such as `ada:3d bob:2k`; without a rank they are 1d.
    pub fn new(system: System, players: &str) -> Self {
        let day = NaiveDate::from_ymd_opt(2026, 5, 1).expect("a day");
        let mut tournament = Tournament::new(preset(system, Federation::Egf, "Drawn", day));
        for (id, player) in (1..).zip(players.split_whitespace()) {
            let (name, rank) = player.split_once(':').unwrap_or((player, "1d"));
            let rank = rank.parse().expect("a rank");
            tournament.entries.push(Entry::new(EntryId(id), name, "", rank));
        }
        Self(tournament)
    }

    pub fn swiss(players: &str) -> Self {
        Self::new(System::Swiss, players)
    }

    /// A crosstable: a line a player with name, rank and cells as standings show them, except that a
    /// number names the line, counted from 1; `0+` is a bye, `0=` an absence, `0-` nothing.
    pub fn drawn(system: System, table: &str) -> Self {
        let lines: Vec<Vec<&str>> = table
            .lines()
            .map(|line| line.split_whitespace().collect())
            .filter(|line: &Vec<&str>| !line.is_empty())
            .collect();
        let players: Vec<String> =
            lines.iter().map(|line| format!("{}:{}", line[0], line[1])).collect();
        let mut event = Self::new(system, &players.join(" "));
        for (player, line) in lines.iter().enumerate() {
            for (cell, round) in line[2..].iter().zip(1..) {
                event.draw(player, cell, round, &lines);
            }
        }
        event
    }

    fn draw(&mut self, player: usize, cell: &str, round: i32, lines: &[Vec<&str>]) {
        let id = self.0.entries[player].id;
        match cell {
            "0+" => return self.round(round).byes.push(id),
            "0=" => {
                let entry = &mut self.0.entries[player];
                entry.participation = entry.participation.with(RoundNo(round), false);
                return;
            }
            "0-" => return,
            _ => {}
        }
        let at = cell.find(['+', '-', '=', '?']).expect("a result");
        let (opponent, seat) = cell.split_at(at);
        let opponent = opponent.parse::<usize>().expect("a line") - 1;
        let (mark, seat) = seat.split_at(1);
        let other = lines[opponent][2 + round as usize - 1];
        assert!(other.starts_with(&format!("{}", player + 1)), "{cell} meets {other}");
        if !seat[1..].starts_with('b') {
            return; // the line of Black says it all
        }
        let theirs = &other[other.find(['+', '-', '=', '?']).expect("a result")..][..1];
        let handicap = seat[2..].parse().expect("a handicap");
        let ending = ending(mark, theirs, seat.starts_with('!'));
        let white = self.0.entries[opponent].id;
        self.board(id, white, handicap, round, ending);
    }

    pub fn placement(mut self, criteria: &str) -> Self {
        self.0.settings.placement =
            criteria.split_whitespace().map(|name| name.parse().expect("a criterion")).collect();
        self
    }

    pub fn id(&self, name: &str) -> EntryId {
        self.entry(name).id
    }

    pub fn entry(&self, name: &str) -> &Entry {
        self.0.entries.iter().find(|e| e.surname == name).unwrap_or_else(|| panic!("no {name}"))
    }

    pub fn beats(&mut self, winner: &str, loser: &str, round: i32) -> &mut Self {
        self.game(winner, loser, round, Ending::won(Color::Black))
    }

    pub fn beats_by_default(&mut self, winner: &str, loser: &str, round: i32) -> &mut Self {
        let ending = Ending::Won { winner: Color::Black, manner: Manner::Default };
        self.game(winner, loser, round, ending)
    }

    pub fn bye(&mut self, player: &str, round: i32) -> &mut Self {
        let id = self.id(player);
        self.round(round).byes.push(id);
        self
    }

    pub fn game(&mut self, black: &str, white: &str, round: i32, ending: Ending) -> &mut Self {
        self.board(self.id(black), self.id(white), 0, round, ending);
        self
    }

    fn board(&mut self, black: EntryId, white: EntryId, handicap: u8, round: i32, ending: Ending) {
        let boards = &mut self.round(round).boards;
        let mut board = Board::new(TableNo(boards.len() as i32 + 1), black, white, handicap);
        board.ending = ending;
        boards.push(board);
    }

    fn round(&mut self, no: i32) -> &mut Round {
        let rounds = &mut self.0.rounds;
        while rounds.len() < no as usize {
            let next = RoundNo::from_index(rounds.len());
            rounds.push(Round::empty(next, RoundState::Finished));
        }
        &mut rounds[no as usize - 1]
    }

    pub fn standings(&self) -> Standings {
        standings(&self.0, self.0.last_round_with_games().unwrap_or(RoundNo(0)))
    }

    pub fn row(&self, name: &str) -> Row {
        self.standings().row_of(self.id(name)).expect("a row").clone()
    }

    /// The values of a criterion in the order of entering, as they are shown.
    pub fn values(&self, criterion: Criterion) -> Vec<String> {
        let whys = self.0.entries.iter().map(|entry| self.why(&entry.surname, criterion));
        whys.map(|why| why.value.to_string()).collect()
    }

    pub fn value(&self, name: &str, criterion: Criterion) -> Value {
        self.why(name, criterion).value
    }

    pub fn why(&self, name: &str, criterion: Criterion) -> Explanation {
        explain(&self.0, &self.standings(), self.id(name), criterion).expect("an entry")
    }

    /// Names in order with their places: `1 ada, 2 bob, 2 cyd`.
    pub fn order(&self) -> String {
        let standings = self.standings();
        let rows = standings
            .rows
            .iter()
            .map(|row| format!("{} {}", row.place, self.0.entries[row.index].surname));
        rows.collect::<Vec<_>>().join(", ")
    }
}

fn ending(black: &str, white: &str, by_default: bool) -> Ending {
    let manner = if by_default { Manner::Default } else { Manner::Unstated };
    match (black, white) {
        ("+", "-") => Ending::Won { winner: Color::Black, manner },
        ("-", "+") => Ending::Won { winner: Color::White, manner },
        ("=", "=") => Ending::Jigo { by_default },
        ("+", "+") => Ending::BothWin { by_default },
        ("-", "-") => Ending::BothLose { by_default },
        ("?", "?") => Ending::Pending,
        other => panic!("{other:?} is no result"),
    }
}
