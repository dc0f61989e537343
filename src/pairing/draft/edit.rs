use super::{DraftError, RoundDraft, mend};
use crate::prelude::*;
use crate::{GivenUp, judge, tables};

impl RoundDraft {
    /// Pairs two by hand, with colours and handicap by the rule, at the table that their rules give them or the
    /// lowest free one in use. A player with a bye loses it.
    ///
    /// `overrule` seats them in spite of [objections](RoundContext::objections), as far as these may be overruled;
    /// else [`DraftError::Forbidden`] has all of them.
    pub fn pair(
        &mut self,
        context: &RoundContext,
        a: EntryId,
        b: EntryId,
        overrule: bool,
    ) -> Result<Seated, DraftError> {
        for entry in [a, b] {
            self.check_unseated(entry)?;
        }
        let seated = Seated::new(context, &self.boards, [a, b], 1, overrule)?;
        self.byes.retain(|entry| *entry != a && *entry != b);
        self.boards.push(seated.board.clone());
        self.boards.sort_by_key(|board| board.table);
        Ok(seated)
    }

    /// Removes a board; both players are unpaired then. Returns it as it was. A board with a result stays.
    pub fn unpair(&mut self, table: TableNo) -> Result<Board, DraftError> {
        let at = self.at(table)?;
        self.check_no_result(at)?;
        Ok(self.boards.remove(at))
    }

    /// Exchanges Black and White.
    pub fn swap_colors(&mut self, table: TableNo) -> Result<(), DraftError> {
        let at = self.at(table)?;
        self.check_no_result(at)?;
        let board = &mut self.boards[at];
        std::mem::swap(&mut board.black, &mut board.white);
        Ok(())
    }

    /// Changes the handicap, 0 to 9. A board with a result is not changed.
    pub fn set_handicap(&mut self, table: TableNo, handicap: u8) -> Result<(), DraftError> {
        check_handicap(handicap)?;
        let at = self.at(table)?;
        self.check_no_result(at)?;
        self.boards[at].handicap = handicap;
        Ok(())
    }

    /// Moves a board to another table; a board that is there takes this one's table.
    pub fn move_to(&mut self, table: TableNo, other: TableNo) -> Result<(), DraftError> {
        self.roster.move_to(&mut self.boards, table, other)?;
        self.boards.sort_by_key(|board| board.table);
        Ok(())
    }

    /// Two players change places: two seats, or a seat and a bye; handicaps follow the rule. Returns the objections
    /// to the new pairs that were overruled; [`DraftError::Forbidden`] has those that were not.
    pub fn exchange(
        &mut self,
        context: &RoundContext,
        two: [EntryId; 2],
        overrule: bool,
    ) -> Result<Vec<ForbiddenPair>, DraftError> {
        let with_result = |board: &&Board| {
            !board.ending.is_pending() && two.iter().any(|who| board.color_of(*who).is_some())
        };
        if let Some(board) = self.boards.iter().find(with_result) {
            return Err(DraftError::HasResult(board.table));
        }
        let (boards, byes) = (&mut self.boards, &mut self.byes[..]);
        mend::exchange((boards, byes), &self.roster, context, two, overrule)
    }

    /// Gives a bye to an unpaired player.
    pub fn give_bye(&mut self, entry: EntryId) -> Result<(), DraftError> {
        self.roster.check(entry)?;
        self.check_unseated(entry)?;
        if self.byes.contains(&entry) {
            return Err(DraftError::HasBye(entry));
        }
        self.byes.push(entry);
        Ok(())
    }

    /// Takes a bye back; the player is unpaired then.
    pub fn take_bye(&mut self, entry: EntryId) -> Result<(), DraftError> {
        let at = self.byes.iter().position(|bye| *bye == entry);
        self.byes.remove(at.ok_or(DraftError::NoBye(entry))?);
        Ok(())
    }

    /// Sets all boards and byes, for undo. Boards whose two players keep their seats stay unchanged. A board with a
    /// result must not disappear.
    pub fn set_to(&mut self, mut boards: Vec<Board>, byes: Vec<EntryId>) -> Result<(), DraftError> {
        self.roster.check_places(&boards, &byes)?;
        let seats = |board: &Board| (board.black, board.white);
        let kept = |old: &Board| boards.iter().any(|board| seats(board) == seats(old));
        let has_result = |old: &&Board| !old.ending.is_pending() && !kept(old);
        if let Some(board) = self.boards.iter().find(has_result) {
            return Err(DraftError::HasResult(board.table));
        }
        for board in &mut boards {
            if let Some(old) = self.boards.iter().find(|old| seats(old) == seats(board)) {
                let (table, handicap) = (board.table, board.handicap);
                *board = Board { table, handicap, ..old.clone() };
            }
        }
        boards.sort_by_key(|board| board.table);
        (self.boards, self.byes) = (boards, byes);
        Ok(())
    }

    /// Numbers the tables 1, 2, 3 … in order of strength, as a draw does.
    pub fn renumber(&mut self, context: &RoundContext) {
        tables::renumber(context, &mut self.boards);
    }

    fn check_unseated(&self, entry: EntryId) -> Result<(), DraftError> {
        match self.boards.iter().find(|board| board.color_of(entry).is_some()) {
            Some(board) => Err(DraftError::AlreadyPaired { entry, table: board.table }),
            None => Ok(()),
        }
    }

    fn check_no_result(&self, at: usize) -> Result<(), DraftError> {
        let board = &self.boards[at];
        if board.ending.is_pending() { Ok(()) } else { Err(DraftError::HasResult(board.table)) }
    }
}

const fn check_handicap(handicap: u8) -> Result<(), DraftError> {
    if handicap > MAX_HANDICAP { Err(DraftError::Handicap(handicap)) } else { Ok(()) }
}

/// Two who were seated by hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seated {
    /// Their board.
    pub board: Board,
    /// The objections that were overruled.
    pub overruled: Option<ForbiddenPair>,
}

impl Seated {
    /// A board for two, in addition to `others`, with colours and handicap by the rule, at a table from `least` on.
    /// [`DraftError::Forbidden`] has objections that are not, or may not be, overruled.
    pub(super) fn new(
        context: &RoundContext,
        boards: &[Board],
        [a, b]: [EntryId; 2],
        least: i32,
        overrule: bool,
    ) -> Result<Self, DraftError> {
        if a == b {
            return Err(DraftError::Oneself(a));
        }
        let why = context.objections(a, b, boards);
        let against = ForbiddenPair { table: None, one: a, other: b, why };
        let overruled = (!against.why.is_empty()).then_some(against);
        check_allowed(overrule, &overruled)?;
        let player = |entry| context.participant(entry).ok_or(DraftError::NotTakingPart(entry));
        let (black, white, handicap) = context.seats(player(a)?, player(b)?);
        let table = tables::free_table(context, boards, [a, b], least);
        Ok(Self { board: Board::new(table, black, white, handicap), overruled })
    }
}

pub(super) fn check_allowed<'a>(
    overrule: bool,
    pairs: impl IntoIterator<Item = &'a ForbiddenPair>,
) -> Result<(), DraftError> {
    let allowed = |why: &Objection| overrule && why.may_be_overruled();
    let pairs = pairs.into_iter().filter(|pair| !pair.why.iter().all(allowed));
    let forbidden: Vec<ForbiddenPair> = pairs.cloned().collect();
    if forbidden.is_empty() { Ok(()) } else { Err(DraftError::Forbidden(forbidden)) }
}

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
    pub fn worth(&self, context: &RoundContext) -> i128 {
        let pair = |board: &Board| context.pair(board.black, board.white);
        self.boards.iter().filter_map(pair).map(|weights| i128::from(weights.total)).sum()
    }

    fn partner(&self, entry: EntryId) -> Option<EntryId> {
        self.boards.iter().find_map(|board| board.opponent_of(entry))
    }
}
