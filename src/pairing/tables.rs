use crate::tournament::{Board, EntryId, TableNo};

use super::RoundContext;
use super::draw::free_tables;

/// Boards for pairs of positions, by the rules of colours and handicap, best first at the lowest tables
/// that the fixed boards leave free; all boards by table.
pub(super) fn seat(
    context: &RoundContext,
    pairs: &[(usize, usize)],
    fixed: &[Board],
) -> Vec<Board> {
    let players = context.participants();
    let mut drawn: Vec<Board> = pairs
        .iter()
        .map(|&(i, j)| {
            let (black, white, handicap) = context.seats(&players[i], &players[j]);
            Board::new(TableNo(0), black, white, handicap)
        })
        .collect();
    drawn.sort_by_cached_key(|board| strength(context, board));
    for (board, table) in drawn.iter_mut().zip(free_tables(fixed)) {
        board.table = table;
    }
    drawn.extend_from_slice(fixed);
    drawn.sort_by_key(|board| board.table);
    drawn
}

/// Gives the tables 1, 2, 3 … to boards in order of strength.
pub(super) fn renumber(context: &RoundContext, boards: &mut [Board]) {
    boards.sort_by_cached_key(|board| strength(context, board));
    for (board, table) in boards.iter_mut().zip(1..) {
        board.table = TableNo(table);
    }
}

/// The order of boards: the group of the better player, that of the other, then ratings, the better
/// first, then places; whoever does not take part comes last, in the order of entering.
fn strength(context: &RoundContext, board: &Board) -> impl Ord + use<> {
    let key = |entry: EntryId| match context.participant(entry) {
        Some(player) => player.strength(),
        None => (i32::MAX, 0, 0, entry.0.unsigned_abs() as usize),
    };
    let (black, white) = (key(board.black), key(board.white));
    let (upper, lower) = if black < white { (black, white) } else { (white, black) };
    (upper.0, lower.0, upper, lower)
}
