use serde_json::json;

use crate::pairing::{Draw, DrawOptions, best_draws, draw};
use crate::store::Snapshot;
use crate::tournament::{
    EntryId, Round, RoundNo, RoundState, Settings, TableNo, Tournament, TournamentId,
    check_settings,
};

use super::rounds::{check_turn, seen, shown, with_round};
use super::{By, Change, Desk, DeskError, Done, Refusal};

/// How far down the list of the best draws one may go.
pub const MOST_RANKED: usize = 5;

/// What an organiser asks of a draw.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct DrawRequest {
    /// Tables of the present draft that stay as they are; the rest is drawn around them.
    pub keep: Vec<TableNo>,
    /// Who shall have the bye if one is needed.
    pub bye: Option<EntryId>,
    /// Pairs that must not be drawn.
    pub forbidden: Vec<(EntryId, EntryId)>,
    /// Which of the best draws: 0 is the best, 1 the next.
    pub rank: usize,
    /// Other settings to draw by, which the event has from then on.
    pub settings: Option<Settings>,
    /// The [`fingerprint`](super::fingerprint) of the draft on the screen.
    pub seen: String,
}

impl Desk {
    /// Draws a round as a draft, in place of the draft on the screen.
    ///
    /// # Errors
    /// [`Refusal::Draw`] with why it cannot be drawn; [`Refusal::AlreadyDrawn`] or
    /// [`Refusal::DraftChanged`] if somebody else was quicker; [`Refusal::PublishFirst`].
    pub fn draw_round(
        &self,
        id: TournamentId,
        by: By<'_>,
        no: RoundNo,
        request: &DrawRequest,
    ) -> Result<Done<Draw>, DeskError> {
        let decide = |before: &Snapshot| {
            let tournament = &before.tournament;
            check_turn(tournament, no)?;
            seen(before, no, &request.seen)?;
            let fixed = tournament.round(no).map(|round| {
                round.boards.iter().filter(|board| request.keep.contains(&board.table)).cloned()
            });
            let options = DrawOptions {
                fixed: fixed.into_iter().flatten().collect(),
                bye: request.bye,
                forbidden: request.forbidden.clone(),
                seed: Some(by.now.timestamp_micros().unsigned_abs()),
                ..DrawOptions::default()
            };
            let tournament = &with_settings(tournament, request.settings.as_ref())?;
            let drawn = ranked(tournament, no, &options, request.rank)?;
            let round = drawn.to_round();
            let detail = json!({
                "draft": shown(&round), "total": drawn.total.to_string(), "kept": request.keep,
            });
            Ok(Change { after: with_round(tournament, round), act: "draw", detail, out: drawn })
        };
        self.change_and_keep(id, by, decide, |c, before, drawn| {
            let drawn_by = with_settings(before, request.settings.as_ref())?;
            self.keep_proof(c, id, by, &drawn_by, drawn)
        })
    }

    /// Begins a draft without boards, to be paired by hand.
    ///
    /// # Errors
    /// [`Refusal::AlreadyDrawn`] if somebody else was quicker; [`Refusal::PublishFirst`].
    pub fn begin_by_hand(
        &self,
        id: TournamentId,
        by: By<'_>,
        no: RoundNo,
        on_screen: &str,
    ) -> Result<Done<()>, DeskError> {
        let decide = |before: &Snapshot| {
            check_turn(&before.tournament, no)?;
            seen(before, no, on_screen)?;
            let after = with_round(&before.tournament, Round::empty(no, RoundState::Draft));
            Ok(Change { after, act: "begin-by-hand", detail: json!({ "round": no }), out: () })
        };
        self.change_and_keep(id, by, decide, |c, _, ()| {
            Ok(self.store.keep_certificate(c, id, no, None)?)
        })
    }
}

/// The tournament with other settings, if there are any, and if they can be.
fn with_settings(
    tournament: &Tournament,
    settings: Option<&Settings>,
) -> Result<Tournament, DeskError> {
    let Some(settings) = settings else { return Ok(tournament.clone()) };
    let faults = check_settings(settings);
    if !faults.is_empty() {
        return Err(DeskError::Fields(faults));
    }
    Ok(Tournament { settings: settings.clone(), ..tournament.clone() })
}

/// The best draw, or one of the next best; the last of them if there are fewer.
fn ranked(
    tournament: &Tournament,
    no: RoundNo,
    options: &DrawOptions,
    rank: usize,
) -> Result<Draw, DeskError> {
    let best = || draw(tournament, no, options).map_err(Refusal::Draw);
    if rank == 0 {
        return Ok(best()?);
    }
    let draws = best_draws(tournament, no, options, rank.min(MOST_RANKED) + 1);
    Ok(draws.map_err(Refusal::Draw)?.pop().map_or_else(best, Ok)?)
}
