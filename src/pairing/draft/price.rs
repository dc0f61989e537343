use crate::{GivenUp, Objection, RoundContext, judge};
use tournament::{Board, EntryId};

use super::RoundDraft;

/// The cost to the draw if two changed places.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Price {
    /// The loss of the whole draw, in tenths of the worth of a score group, rounded; negative if it gained.
    pub lost_tenths_of_groups: i64,
    /// Whether it would be worth exactly as much.
    pub is_even: bool,
    /// Objections to the new pairs by the rules of the draw.
    pub against: Vec<Objection>,
    /// Drawbacks that both of a new pair would notice: they met before, or are of one club.
    pub noticed: Vec<GivenUp>,
}

impl RoundDraft {
    /// The cost if those two changed places; `None` if they cannot: neither sits at a board, or both at the same.
    #[must_use]
    pub fn price(&self, context: &RoundContext, [one, other]: [EntryId; 2]) -> Option<Price> {
        let (left, right) = (self.partner(one), self.partner(other));
        if (left.is_none() && right.is_none()) || left == Some(other) || one == other {
            return None;
        }
        let worth = |a: EntryId, b: Option<EntryId>| {
            let pair = b.and_then(|b| context.pair(a, b));
            pair.map_or(0, |weights| i128::from(weights.total))
        };
        let lost = worth(one, left) + worth(other, right) - worth(other, left) - worth(one, right);
        let pairs: Vec<(EntryId, EntryId)> =
            [(one, right), (other, left)].into_iter().filter_map(|(a, b)| Some((a, b?))).collect();
        let against = pairs.iter().flat_map(|(a, b)| context.objections(*a, *b, &self.boards));
        let judged = pairs
            .iter()
            .filter_map(|(a, b)| judge(context, &Board::new(tournament::TableNo(1), *a, *b, 0)));
        let noticed = judged
            .flat_map(|judgement| judgement.given_up)
            .filter(|what| matches!(what, GivenUp::FirstMeeting { .. } | GivenUp::OtherClub));
        Some(Price {
            lost_tenths_of_groups: context.tenths_of_groups(lost),
            is_even: lost == 0,
            noticed: noticed.collect(),
            against: against.collect(),
        })
    }

    /// The total weight of the draft's boards.
    #[must_use]
    pub fn worth(&self, context: &RoundContext) -> i128 {
        let pair = |board: &Board| context.pair(board.black, board.white);
        self.boards.iter().filter_map(pair).map(|weights| i128::from(weights.total)).sum()
    }

    fn partner(&self, entry: EntryId) -> Option<EntryId> {
        self.boards.iter().find_map(|board| board.opponent_of(entry))
    }
}
