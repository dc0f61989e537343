use tournament::{Board, EntryId};

use super::{Draw, DrawError, DrawOptions, RoundContext, draw_in};

/// The best draw in which two who were drawn together are kept apart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NextBest {
    /// That draw.
    pub draw: Draw,
    /// What the whole draw loses by it; 0 if another draw is worth as much.
    pub lost: i128,
    /// Its boards whose pairs were not drawn before, by table.
    pub changed: Vec<Board>,
    /// The loss in tenths of what one score group is worth, rounded: people think in groups.
    pub lost_tenths_of_groups: i64,
}

/// What the next best would have cost: draws again with one pair kept apart, the bye staying where it is.
///
/// `options` are those of the draw; a fixed board of the two is set free.
///
/// # Errors
/// [`DrawError`] if nobody else is left for one of them, or the options no longer fit the round.
pub fn next_best(
    context: &RoundContext,
    options: &DrawOptions,
    draw: &Draw,
    pair: (EntryId, EntryId),
) -> Result<NextBest, DrawError> {
    let mut apart = options.clone();
    apart.fixed.retain(|board| !is_pair(board, pair));
    apart.forbidden.push(pair);
    apart.bye = draw.bye;
    let again = draw_in(context, &apart)?;
    let lost = draw.total - again.total;
    let new =
        |board: &&Board| !draw.boards.iter().any(|old| is_pair(old, (board.black, board.white)));
    let changed = again.boards.iter().filter(new).cloned().collect();
    let lost_tenths_of_groups = context.tenths_of_groups(lost);
    Ok(NextBest { draw: again, lost, changed, lost_tenths_of_groups })
}

fn is_pair(board: &Board, (a, b): (EntryId, EntryId)) -> bool {
    (board.black, board.white) == (a, b) || (board.black, board.white) == (b, a)
}
