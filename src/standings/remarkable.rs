use std::collections::HashMap;

use tournament::{Board, Criterion, EntryId, RoundNo, TableNo, Tournament};

use super::{Stand, Standings, Value};

/// Facts worth telling about an event. Among equals the better placed player is named.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Remarkable {
    /// The win over the opponent who was stronger by the most ranks, at least two, after the handicap.
    pub upset: Option<Upset>,
    /// Who gained the most places since the start, at least two, with the places then and now.
    pub climb: Option<(EntryId, u32, u32)>,
    /// The most games won in a row, at least three.
    pub series: Option<Series>,
    /// What separates the first two places, if their score is the same.
    pub finish: Option<Finish>,
}

/// A win against a stronger opponent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Upset {
    /// The weaker player, who won.
    pub winner: EntryId,
    /// The stronger one.
    pub loser: EntryId,
    /// The difference in ranks, less the handicap.
    pub ranks: i32,
    /// The round of the game.
    pub round: RoundNo,
    /// Its table in that round.
    pub table: TableNo,
}

/// Wins in a row. Rounds without a game neither count nor end it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Series {
    /// Whose.
    pub entry: EntryId,
    /// So many games.
    pub games: usize,
    /// Whether all games were won.
    pub is_all: bool,
    /// How many others won as many in a row.
    pub others: usize,
}

/// How close the first two were.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finish {
    /// The first criterion in which they differ.
    pub criterion: Criterion,
    /// The first and the second player.
    pub players: [EntryId; 2],
    /// Their values.
    pub values: [Value; 2],
}

impl Remarkable {
    /// `paths` are those of the same round as the standings. Takes time in proportion to games and players.
    #[must_use]
    pub fn of(
        tournament: &Tournament,
        standings: &Standings,
        paths: &HashMap<EntryId, Vec<Stand>>,
    ) -> Self {
        Self {
            upset: upset(tournament, standings.through),
            climb: climb(standings, paths),
            series: series(tournament, standings),
            finish: if standings.through.0 > 0 { finish(standings) } else { None },
        }
    }
}

fn upset(tournament: &Tournament, through: RoundNo) -> Option<Upset> {
    let rounds = tournament.rounds.iter().filter(|round| round.no <= through);
    let games = rounds.flat_map(|round| round.boards.iter().map(|board| (round.no, board)));
    let upset = |(round, board): (RoundNo, &Board)| {
        let won = board.ending.winner().filter(|_| board.ending.is_rated())?;
        let (winner, loser) = (board.seat(won), board.seat(won.other()));
        let rank = |entry| Some(tournament.entry(entry)?.rank.value());
        let handicap = i32::from(board.handicap);
        let handicap = if won == go::Color::Black { handicap } else { -handicap };
        let ranks = rank(loser)? - rank(winner)? - handicap;
        let table = board.table;
        (ranks >= 2).then_some(Upset { winner, loser, ranks, round, table })
    };
    // The earliest of equals.
    games.filter_map(upset).reduce(|most, next| if next.ranks > most.ranks { next } else { most })
}

fn climb(
    standings: &Standings,
    paths: &HashMap<EntryId, Vec<Stand>>,
) -> Option<(EntryId, u32, u32)> {
    let climb = |row: &super::Row| {
        let start = paths.get(&row.entry)?.first()?.place;
        (row.placed && start >= row.place + 2).then_some((row.entry, start, row.place))
    };
    let climbs = standings.rows.iter().filter_map(climb);
    climbs.reduce(|most, next| if next.1 - next.2 > most.1 - most.2 { next } else { most })
}

fn series(tournament: &Tournament, standings: &Standings) -> Option<Series> {
    let won = |row: &super::Row| {
        let (mut most, mut run, mut games) = (0, 0, 0);
        for round in tournament.rounds.iter().filter(|round| round.no <= standings.through) {
            let board = round.board_of(row.entry).filter(|board| board.ending.is_played());
            let Some(board) = board else { continue };
            games += 1;
            let is_won = board.ending.winner() == board.color_of(row.entry);
            run = if is_won { run + 1 } else { 0 };
            most = most.max(run);
        }
        (row.entry, most, games)
    };
    let all: Vec<(EntryId, usize, usize)> = standings.rows.iter().map(won).collect();
    let most = all.iter().map(|(_, most, _)| *most).max().filter(|most| *most >= 3)?;
    let mut those = all.into_iter().filter(|(_, row, _)| *row == most);
    let (entry, games, played) = those.next()?;
    Some(Series { entry, games, is_all: games == played, others: those.count() })
}

fn finish(standings: &Standings) -> Option<Finish> {
    let [first, second, ..] = standings.rows.as_slice() else { return None };
    if second.shared || !second.placed || !standings.has_same_score(first, second) {
        return None;
    }
    let values = standings.criteria.iter().zip(first.values.iter().zip(&second.values));
    let (criterion, (a, b)) = values.into_iter().find(|(_, (a, b))| a != b)?;
    Some(Finish { criterion: *criterion, players: [first.entry, second.entry], values: [*a, *b] })
}
