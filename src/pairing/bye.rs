use tournament::EntryId;

use super::participant::Participant;
use super::{DrawOptions, RoundContext};

/// The player who gets the bye by rule: the first among those whom the options leave to be drawn. `None` if no bye
/// is needed, or the options do not fit the round.
#[must_use]
pub fn bye_by_rule(context: &RoundContext, options: &DrawOptions) -> Option<EntryId> {
    let roster = options.roster(context).ok()?;
    let players = roster.iter().map(|&position| &context.participants()[position]);
    let first = players.min_by_key(|player| order(player))?;
    (!roster.len().is_multiple_of(2)).then_some(first.entry)
}

/// Order of the bye: volunteers first, then the least rank + 2 · McMahon score + 1000 for each earlier bye; among
/// equals the last of the lowest group.
pub(super) fn order(player: &Participant) -> impl Ord + use<> {
    use std::cmp::Reverse;
    (
        !player.volunteers,
        player.rank + player.mms.0 + 1000 * player.byes,
        Reverse(player.group),
        Reverse(player.place),
        Reverse(player.index),
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use tournament::HalfPoints;

    #[test]
    fn the_weakest_without_a_bye_comes_first() {
        let mut players: Vec<_> = (0..4).map(Participant::example).collect();
        (players[1].rank, players[1].mms) = (-20, HalfPoints::whole(10));
        (players[2].rank, players[2].mms) = (-25, HalfPoints::whole(10));
        players[2].byes = 1;
        players.sort_by_key(order);
        let order: Vec<_> = players.iter().map(|player| player.index).collect();
        assert_eq!(order, [1, 3, 0, 2]);
    }
}
