use crate::prelude::*;
use crate::{MAX_TABLE, handicaps::HandicapRule};

/// The draft of a round of teams: a board wherever both teams of a match have a player, match by match at
/// consecutive tables. The team named first is White at board 1, or Black where the event has it so, then colours
/// alternate; where the event gives stones at the boards of matches, the weaker by rank takes Black.
#[must_use]
pub fn seat_teams(tournament: &Tournament, no: RoundNo, teams: TeamRound) -> Round {
    let unused = &tournament.settings.draw.unused_tables;
    let mut tables = (1..=MAX_TABLE).map(TableNo).filter(|table| !unused.contains(table));
    let mut round = Round::empty(no, RoundState::Draft);
    for one in &teams.matches {
        for (board, players) in seated_in(tournament, no, one) {
            let table = tables.next().unwrap_or(TableNo(MAX_TABLE));
            round.boards.push(seated(tournament, table, board, players));
        }
    }
    round.teams = teams;
    round
}

/// The boards of a match for which both line-ups have a player, with the two players; the first team's first.
#[must_use]
pub fn seated_in(
    tournament: &Tournament,
    no: RoundNo,
    one: &TeamMatch,
) -> Vec<(usize, [EntryId; 2])> {
    let line_up = |no_of: TeamNo| -> LineUp {
        let team = tournament.teams.team(no_of);
        team.map(|team| tournament.line_up(team, no)).unwrap_or_default()
    };
    let (first, second) = (line_up(one.first), line_up(one.second));
    let both =
        first.players().filter_map(|(board, player)| Some((board, [player, second.at(board)?])));
    both.collect()
}

/// White is the team named first at odd boards, at even ones where the event has it Black at board 1.
fn seated(tournament: &Tournament, table: TableNo, board: usize, players: [EntryId; 2]) -> Board {
    let [first, second] = players;
    let white_first = (board % 2 == 1) != tournament.teams.first_black;
    let (white, black) = if white_first { (first, second) } else { (second, first) };
    match stones(tournament, black, white) {
        0 => Board::new(table, black, white, 0),
        n if n > 0 => Board::new(table, black, white, n.unsigned_abs()),
        n => Board::new(table, white, black, n.unsigned_abs()),
    }
}

/// The stones of a board by the ranks of the two, where the event gives them in matches: negative if White would
/// get them.
fn stones(tournament: &Tournament, black: EntryId, white: EntryId) -> i8 {
    let both = tournament.entry(black).zip(tournament.entry(white));
    let Some((black, white)) = both.filter(|_| tournament.teams.handicaps) else { return 0 };
    let settings = tournament.settings.handicap;
    let rule = HandicapRule {
        settings: tournament::HandicapSettings { basis: HandicapBasis::Rank, ..settings },
        zero: 0,
    };
    let strength = |entry: &Entry| rule.pseudo_rank(entry.rank.value(), 0);
    let (black, white) = (strength(black), strength(white));
    let stones = i8::try_from(rule.stones(black, white)).unwrap_or(0);
    if black > white { -stones } else { stones }
}

/// The tournament with that round in it, and with the line-ups of the teams that play it fixed, as stored after the
/// draw.
#[must_use]
pub fn with_team_round(tournament: &Tournament, round: Round) -> Tournament {
    let mut after = tournament.clone();
    let playing: Vec<TeamNo> = round.teams.teams().collect();
    for team in &mut after.teams.list {
        if playing.contains(&team.no) && !team.line_ups.contains_key(&round.no) {
            let line_up = tournament.line_up(team, round.no);
            team.declare(round.no, Some(line_up));
            team.fixed.insert(round.no);
        }
    }
    after.rounds.retain(|other| other.no != round.no);
    after.rounds.push(round);
    after.rounds.sort_by_key(|round| round.no);
    after
}

/// The boards of a public round cannot follow a line-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("table {0} has a result")]
pub struct BoardPlayed(pub TableNo);

/// Seats a match of a public round again, after a line-up changed: boards whose two players stay are left as they
/// are, others change their players, are added at the next free tables, or removed. [`BoardPlayed`] if a board that
/// would change has a result; nothing is changed then.
pub fn reseat_match(
    after: &Tournament,
    was: &Round,
    before: &[(usize, [EntryId; 2])],
    one: &TeamMatch,
) -> Result<Round, BoardPlayed> {
    let mut round = was.clone();
    let now: HashMap<usize, [EntryId; 2]> = seated_in(after, was.no, one).into_iter().collect();
    let mut free = Vec::new();
    for (board, players) in before.iter().filter(|(board, players)| now.get(board) != Some(players))
    {
        let sits = |it: &Board| players.iter().all(|player| it.color_of(*player).is_some());
        let Some(at) = round.boards.iter().position(sits) else { continue };
        let table = round.boards[at].table;
        if !round.boards[at].ending.is_pending() {
            return Err(BoardPlayed(table));
        }
        let old = round.boards.remove(at);
        match now.get(board) {
            Some(players) => {
                let new = seated(after, table, *board, *players);
                round.boards.push(Board { version: old.version, ..new });
            }
            None => free.push(table),
        }
    }
    let mut new: Vec<_> =
        now.iter().filter(|(board, _)| before.iter().all(|(b, _)| b != *board)).collect();
    new.sort();
    for (board, players) in new {
        let taken = |table: &TableNo| round.board_at(*table).is_some();
        let least = round.boards.iter().map(|board| board.table.0).max().unwrap_or(0) + 1;
        let unused = &after.settings.draw.unused_tables;
        let mut next = (least..=MAX_TABLE).map(TableNo).filter(|table| !unused.contains(table));
        let table = free.pop().filter(|table| !taken(table)).or_else(|| next.next());
        round.boards.push(seated(after, table.unwrap_or(TableNo(MAX_TABLE)), *board, *players));
    }
    round.boards.sort_by_key(|board| board.table);
    Ok(round)
}

/// A public round with other matches: those that stay keep their boards, new ones get the first free tables.
#[must_use]
pub fn with_matches(tournament: &Tournament, was: &Round, teams: TeamRound) -> Round {
    let mut round = was.clone();
    let gone = was.teams.matches.iter().filter(|one| !teams.matches.contains(one));
    for (_, players) in gone.flat_map(|one| seated_in(tournament, was.no, one)) {
        round.boards.retain(|it| !players.iter().all(|player| it.color_of(*player).is_some()));
    }
    let unused = &tournament.settings.draw.unused_tables;
    let taken: Vec<TableNo> = round.boards.iter().map(|board| board.table).collect();
    let free = |table: &TableNo| !unused.contains(table) && !taken.contains(table);
    let mut tables = (1..=MAX_TABLE).map(TableNo).filter(free);
    let new = teams.matches.iter().filter(|one| !was.teams.matches.contains(one));
    for (board, players) in new.flat_map(|one| seated_in(tournament, was.no, one)) {
        let table = tables.next().unwrap_or(TableNo(MAX_TABLE));
        round.boards.push(seated(tournament, table, board, players));
    }
    round.boards.sort_by_key(|board| board.table);
    round.teams = teams;
    round
}

/// A round that was changed by hand, with new pairs at boards of matches seated by the rules of matches; the
/// line-ups are those after the change.
#[must_use]
pub fn seated_in_matches(after: &Tournament, was: &Round, mut round: Round) -> Round {
    for (board, players) in was.teams.matches.iter().flat_map(|one| seated_in(after, was.no, one)) {
        let [one, other] = players;
        let meet = |it: &Board| it.opponent_of(one) == Some(other);
        let new = round.boards.iter_mut().find(|it| meet(it) && !was.boards.iter().any(meet));
        if let Some(new) = new {
            let version = new.version;
            *new = Board { version, ..seated(after, new.table, board, players) };
        }
    }
    round
}

/// The teams with line-ups that follow the boards of a round which was changed by hand: a player who took the place
/// of a team's player sits there for that team, and is in its squad from then on.
#[must_use]
pub fn line_ups_following(tournament: &Tournament, was: &Round, now: &Round) -> Vec<Team> {
    let mut list = tournament.teams.list.clone();
    let comes = |player: EntryId| -> Option<EntryId> {
        let old = was.board_of(player)?;
        if now.board_of(player).is_some_and(|board| board.table == old.table) {
            return None;
        }
        let opponent = old.opponent_of(player)?;
        now.board_of(opponent)?.opponent_of(opponent).filter(|new| *new != player)
    };
    for team in &mut list {
        let Some(line_up) = team.line_ups.get_mut(&was.no) else { continue };
        for seat in &mut line_up.0 {
            if let Some(new) = seat.and_then(comes) {
                *seat = Some(new);
                if !team.squad.contains(&new) {
                    team.squad.push(new);
                }
            }
        }
    }
    list
}
