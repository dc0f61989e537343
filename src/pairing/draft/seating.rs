use crate::tables::free_table;
use crate::{ForbiddenPair, Objection, RoundContext};
use tournament::{Board, EntryId};

use super::DraftError;

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
        let table = free_table(context, boards, [a, b], least);
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
