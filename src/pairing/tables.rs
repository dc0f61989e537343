use super::MAX_TABLE;
use crate::prelude::*;

/// Boards for pairs of positions, by the rules of colours and handicap, best first at the lowest tables that the
/// fixed boards leave free; all boards by table.
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
    number(context, &mut drawn, fixed);
    drawn.extend_from_slice(fixed);
    drawn.sort_by_key(|board| board.table);
    drawn
}

/// The table for two who are seated in addition to those boards: one that is fixed for them if it is free, else the
/// lowest from `least` on that is in use, free, and not fixed for a participant who has no board yet.
pub(super) fn free_table(
    context: &RoundContext,
    boards: &[Board],
    pair: [EntryId; 2],
    least: i32,
) -> TableNo {
    let rules = context.rules();
    let taken: HashSet<TableNo> = boards.iter().map(|board| board.table).collect();
    let is_free = |table: &TableNo| !taken.contains(table);
    let theirs = rules.fixed_tables.iter().filter(|fixed| pair.contains(&fixed.entry));
    if let Some(table) = theirs.map(|fixed| fixed.table).find(is_free) {
        return table;
    }
    let waits = |entry: EntryId| {
        let seated = boards.iter().any(|board| board.color_of(entry).is_some());
        context.position(entry).is_some() && !pair.contains(&entry) && !seated
    };
    let kept: HashSet<TableNo> = rules
        .fixed_tables
        .iter()
        .filter(|fixed| waits(fixed.entry))
        .map(|fixed| fixed.table)
        .chain(rules.unused_tables.iter().copied())
        .collect();
    let mut tables = (least.max(1)..=MAX_TABLE).map(TableNo).filter(is_free);
    tables.find(|table| !kept.contains(table)).unwrap_or(TableNo(MAX_TABLE))
}

/// Gives the tables 1, 2, 3 … to boards in order of strength, within the rules of tables.
pub(super) fn renumber(context: &RoundContext, boards: &mut [Board]) {
    boards.sort_by_cached_key(|board| strength(context, board));
    number(context, boards, &[]);
    boards.sort_by_key(|board| board.table);
}

/// Numbers boards in their order: first the fixed tables of players, then the lowest free ones in use.
fn number(context: &RoundContext, boards: &mut [Board], taken: &[Board]) {
    let rules = context.rules();
    let mut numbers: HashSet<TableNo> = taken.iter().map(|board| board.table).collect();
    let mut others = Vec::new();
    for board in boards {
        let theirs = rules.fixed_tables.iter().find(|fixed| board.color_of(fixed.entry).is_some());
        match theirs.filter(|fixed| numbers.insert(fixed.table)) {
            Some(fixed) => board.table = fixed.table,
            None => others.push(board),
        }
    }
    let in_use = |table: &TableNo| !numbers.contains(table) && !rules.unused_tables.contains(table);
    for (board, table) in others.into_iter().zip((1..).map(TableNo).filter(in_use)) {
        board.table = table;
    }
}

/// The order of boards: the group of the better player, that of the other, then ratings, the better first, then
/// places; players who do not take part come last, in the order of entering.
fn strength(context: &RoundContext, board: &Board) -> impl Ord + use<> {
    let key = |entry: EntryId| match context.participant(entry) {
        Some(player) => player.strength(),
        None => (i32::MAX, 0, 0, entry.0.unsigned_abs() as usize),
    };
    let (black, white) = (key(board.black), key(board.white));
    let (upper, lower) = if black < white { (black, white) } else { (white, black) };
    (upper.0, lower.0, upper, lower)
}
