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

    fn first(change: impl FnOnce(&mut [Participant; 2])) -> usize {
        let mut players = [0, 1].map(Participant::example);
        change(&mut players);
        players.into_iter().min_by_key(order).expect("a player").index
    }

    #[test]
    fn a_point_of_score_weighs_as_much_as_two_ranks() {
        let less = |rank| first(|[one, _]| (one.rank, one.mms) = (rank, HalfPoints::whole(29)));
        assert_eq!([less(1), less(3)], [0, 1]);
    }

    #[test]
    fn an_earlier_bye_weighs_as_much_as_five_hundred_points() {
        let with_a_bye_and_points_less =
            |points| first(|[had, _]| (had.byes, had.mms) = (1, HalfPoints::whole(30 - points)));
        assert_eq!([with_a_bye_and_points_less(501), with_a_bye_and_points_less(499)], [0, 1]);
    }

    #[test]
    fn of_equals_the_lowest_group_comes_first_and_of_one_group_the_last() {
        assert_eq!(first(|[lower, upper]| (lower.group, upper.place) = (1, 9)), 0);
        assert_eq!(first(|[last, _]| last.place = 9), 0);
    }
}
