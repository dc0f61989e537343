//! The draws that a what-if page shows, computed away from the threads that answer.

use crate::desk::{DeskError, DrawRequest, Refusal};
use crate::pairing::{Draw, DrawError, RoundContext, draw_with};
use crate::tournament::{Board, EntryId, RoundNo, Tournament};

use super::super::difference::Places;

/// A draw with the context it was drawn in.
pub(super) struct Drawn {
    pub draw: Draw,
    pub context: RoundContext,
    pub byes: Vec<EntryId>,
}

/// What was computed.
pub(super) struct Computed {
    /// The present settings.
    pub context: Option<RoundContext>,
    /// What to compare with: the draft, or the draw that one would get now.
    pub boards: Vec<Board>,
    pub byes: Vec<EntryId>,
    /// The draw with the settings that were tried.
    pub tried: Option<Drawn>,
    pub refused: Option<Refusal>,
}

impl Computed {
    /// What to compare with.
    pub fn places(&self) -> Places<'_> {
        Places { boards: &self.boards, byes: &self.byes }
    }
}

impl Drawn {
    fn new(tournament: &Tournament, no: RoundNo, request: &DrawRequest) -> Result<Self, DrawError> {
        let context = RoundContext::new(tournament, no, request.seed)?;
        let draw = draw_with(tournament, &context, &request.options(tournament, no))?;
        Ok(Self { byes: draw.to_round().byes, draw, context })
    }

    /// Its places.
    pub fn places(&self) -> Places<'_> {
        Places { boards: &self.draw.boards, byes: &self.byes }
    }
}

/// Draws the round with the settings of the request if it has some, keeping what the request keeps.
pub(super) fn compute(
    tournament: &Tournament,
    no: RoundNo,
    request: &DrawRequest,
) -> Result<Computed, DeskError> {
    let present = DrawRequest { settings: None, club_groups: None, ..request.clone() };
    let mut refused = None;
    let mut kept = |drawn: Result<Drawn, DrawError>| {
        drawn.map_err(|why| refused = Some(Refusal::Draw(why))).ok()
    };
    let draft = tournament.round(no).map(|round| (round.boards.clone(), round.byes.clone()));
    let (boards, byes) = draft.unwrap_or_else(|| {
        let drawn = kept(Drawn::new(tournament, no, &present));
        drawn.map(|drawn| (drawn.draw.boards, drawn.byes)).unwrap_or_default()
    });
    let tried = if request.settings.is_some() {
        kept(Drawn::new(&request.applied_to(tournament)?, no, request))
    } else {
        None
    };
    let context = RoundContext::new(tournament, no, request.seed).ok();
    Ok(Computed { context, boards, byes, tried, refused })
}

/// What boards are worth in a context; `None` if somebody at them does not take part.
pub(super) fn total(context: &RoundContext, boards: &[Board]) -> Option<i128> {
    let weights = boards.iter().map(|board| context.pair(board.black, board.white));
    weights.map(|weights| Some(i128::from(weights?.total))).sum()
}
