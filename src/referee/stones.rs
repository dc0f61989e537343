use super::apply::before;
use super::{ApplyError, Incident, MoveNo, MovedStone, RefereedGame};
use go::{Color, Goban, History, Move, Point};

pub(super) fn first_point(
    at: Option<MoveNo>,
    stone: &MovedStone,
    game: &mut RefereedGame,
) -> Result<(), ApplyError> {
    let at = at.ok_or(ApplyError::MoveUnknown)?;
    let mut history = before(&game.history, Some(at))?;
    let first = Move::Play(stone.from);
    let recorded = game.history.moves().get(at.0 as usize - 1).map(|record| record.mv);
    if recorded == Some(first) {
        return Ok(());
    }
    if game.history.moves().len() > at.0 as usize {
        return Err(ApplyError::LaterMoves(at));
    }
    history.board().check(stone.from)?;
    if history.board().stone(stone.from).is_some() {
        return Err(ApplyError::Taken(stone.from));
    }
    history.execute(stone.color, first)?;
    game.history = history;
    Ok(())
}

/// Puts stones on their points. A stone that is elsewhere on the board leaves that point; one that was taken off
/// comes from the opponent's lid.
pub(super) fn stones_back(
    stones: &[MovedStone],
    game: &mut RefereedGame,
) -> Result<(), ApplyError> {
    let board = game.history.board();
    let other = |s: &&MovedStone| board.stone(s.from).is_some_and(|c| c != s.color);
    if let Some(stone) = stones.iter().find(other) {
        return Err(ApplyError::Taken(stone.from));
    }
    let back = missing(stones, board);
    let lies_at = |s: &MovedStone| s.to.filter(|&to| board.stone(to) == Some(s.color));
    let away = back.iter().filter_map(lies_at).map(|to| (to, None));
    let home = back.iter().map(|s| (s.from, Some(s.color)));
    let changes: Vec<(Point, Option<Color>)> = away.chain(home).collect();
    let from_lids: Vec<Color> =
        back.iter().filter(|s| lies_at(s).is_none()).map(|s| s.color.other()).collect();
    set(&changes, game)?;
    for holder in from_lids {
        if game.prisoners(holder) > 0 {
            *game.added.of_mut(holder) -= 1;
        }
    }
    Ok(())
}

fn missing(stones: &[MovedStone], board: &Goban) -> Vec<MovedStone> {
    let first = |i: usize| stones[..i].iter().all(|earlier| earlier.from != stones[i].from);
    let gone = |i: &usize| board.stone(stones[*i].from).is_none() && first(*i);
    (0..stones.len()).filter(gone).map(|i| stones[i]).collect()
}

pub(super) fn captures_off(
    stones: &[MovedStone],
    game: &mut RefereedGame,
) -> Result<(), ApplyError> {
    let board = game.history.board();
    let mut off: Vec<(Point, Color)> = stones.iter().map(|s| (s.from, s.color)).collect();
    off.sort_unstable();
    off.dedup();
    off.retain(|&(point, color)| board.stone(point) == Some(color));
    let changes: Vec<(Point, Option<Color>)> =
        off.iter().map(|&(point, _)| (point, None)).collect();
    set(&changes, game)?;
    for (_, color) in off {
        *game.added.of_mut(color.other()) += 1;
    }
    Ok(())
}

pub(super) fn set(
    changes: &[(Point, Option<Color>)],
    game: &mut RefereedGame,
) -> Result<(), ApplyError> {
    if !changes.is_empty() {
        game.history.restore(changes, None)?;
    }
    Ok(())
}

/// Japanese rules 1989, Art. 13.2: a stone cannot go back if its point is taken, or if it, or any other, would lie
/// there without a liberty \[the latter derived\].
pub(super) fn can_return(incident: &Incident, game: Option<&History>) -> bool {
    let told = !incident.circumstances.point_taken;
    game.map_or(told, |game| told && !taken_since(incident, game) && fits(incident, game.board()))
}

fn taken_since(incident: &Incident, game: &History) -> bool {
    let since = incident.at.map_or(game.moves().len(), |at| at.0 as usize);
    let later = game.moves().iter().skip(since);
    let points: Vec<Move> =
        incident.circumstances.stones.iter().map(|stone| Move::Play(stone.from)).collect();
    later.into_iter().any(|record| points.contains(&record.mv))
}

fn fits(incident: &Incident, board: &Goban) -> bool {
    let stones = &incident.circumstances.stones;
    let free = |s: &MovedStone| board.stone(s.from).is_none_or(|c| c == s.color);
    let mut back = board.clone();
    let away = stones.iter().filter_map(|s| s.to).map(|to| (to, None));
    let home = stones.iter().map(|s| (s.from, Some(s.color)));
    stones.iter().all(free)
        && back.put_all(away.chain(home)).is_ok()
        && back.all_chains().iter().all(|(_, chain)| !back.liberties(chain[0]).is_empty())
}
