use go::Color;
use pairing::RoundContext;
use tournament::{
    Board, Ending, Entry, EntryId, Federation, Round, RoundNo, RoundState, System, TableNo,
    Tournament, preset,
};

/// A McMahon tournament of players given as `rank club country`, entries 1, 2, 3 …
pub fn field(players: &[&str]) -> Tournament {
    let day = chrono::NaiveDate::default();
    let mut tournament = Tournament::new(preset(System::McMahon, Federation::Egf, "Open", day));
    for (player, id) in players.iter().zip(1..) {
        let mut words = player.split(' ');
        let rank = words.next().unwrap().parse().unwrap();
        let mut entry = Entry::new(EntryId(id), &format!("Player {id}"), "", rank);
        entry.club = words.next().unwrap_or_default().to_owned();
        entry.country = words.next().unwrap_or_default().to_owned();
        tournament.entries.push(entry);
    }
    tournament
}

/// Adds a round given as `black-white+handicap>result` a board, such as `1-2+0>W+`.
pub fn played(tournament: &mut Tournament, boards: &[&str]) {
    let no = RoundNo::from_index(tournament.rounds.len());
    let mut round = Round::empty(no, RoundState::Finished);
    for (board, table) in boards.iter().zip(1..) {
        let (game, result) = board.split_once('>').unwrap();
        round.boards.push(self::board(table, game));
        round.boards[table as usize - 1].ending = result.parse::<Ending>().unwrap();
    }
    tournament.rounds.push(round);
}

/// A board given as `black-white+handicap`.
pub fn board(table: i32, game: &str) -> Board {
    let (players, handicap) = game.split_once('+').unwrap();
    let (black, white) = players.split_once('-').unwrap();
    let entry = |text: &str| EntryId(text.parse().unwrap());
    Board::new(TableNo(table), entry(black), entry(white), handicap.parse().unwrap())
}

/// The draft of the next round with those boards.
pub fn draft(tournament: &Tournament, boards: &[&str]) -> (Round, RoundContext) {
    let no = RoundNo::from_index(tournament.rounds.len());
    let mut round = Round::empty(no, RoundState::Draft);
    round.boards = boards.iter().zip(1..).map(|(game, table)| board(table, game)).collect();
    (round, RoundContext::new(tournament, no, None).unwrap())
}

/// The colour that a test names.
pub const WHITE: Color = Color::White;
