use serde_json::json;
use sha2::{Digest, Sha256};

use crate::pairing::{
    Arrival, Draw, DrawOptions, PublishedRound, RoundContext, RoundDraft, UnknownRound, best_draws,
    draw,
};
use crate::store::Snapshot;
use crate::tournament::{
    EntryId, Round, RoundNo, RoundState, Settings, TableNo, Tournament, TournamentId,
    check_settings,
};

use super::{By, Change, Desk, DeskError, Done, Refusal, Thing};

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
    /// The [`fingerprint`] of the draft on the screen.
    pub seen: String,
}

/// A change to a draft by hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DraftEdit {
    /// Pair two, colours and handicap by the rule.
    Pair(EntryId, EntryId),
    /// Take a board away.
    Unpair(TableNo),
    /// Exchange colours.
    SwapColors(TableNo),
    /// Another handicap.
    Handicap(TableNo, u8),
    /// Another table; who is there goes the other way.
    Move(TableNo, TableNo),
    /// Give somebody a bye.
    GiveBye(EntryId),
    /// Take a bye back.
    TakeBye(EntryId),
    /// Number the tables by strength.
    Renumber,
}

/// Names a draft as it is, so that a form can say which one was on the screen; `none` if there is none.
#[must_use]
pub fn fingerprint(round: Option<&Round>) -> String {
    let Some(round) = round.filter(|round| !round.is_public()) else { return "none".to_owned() };
    // A round always becomes JSON: it has string keys only.
    let json = serde_json::to_vec(round).unwrap_or_default();
    Sha256::digest(json).iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}

/// The round that can be drawn next, or is a draft: the first that is not public, within the event.
#[must_use]
pub fn next_round(tournament: &Tournament) -> Option<RoundNo> {
    let is_public = |no: RoundNo| {
        tournament.round(no).is_some_and(|round| round.is_public() && !round.boards.is_empty())
    };
    (1..=tournament.settings.rounds).map(RoundNo).find(|no| !is_public(*no))
}

fn seen(before: &Snapshot, no: RoundNo, seen: &str) -> Result<(), DeskError> {
    let round = before.tournament.round(no);
    if round.is_some_and(|round| round.is_public() && !round.boards.is_empty()) {
        return Err(Refusal::AlreadyPublished(no).into());
    }
    match fingerprint(round) {
        now if now == seen => Ok(()),
        _ if seen == "none" => Err(Refusal::AlreadyDrawn(no).into()),
        _ => Err(Refusal::DraftChanged.into()),
    }
}

/// Puts a round in place of the one of its number.
fn with_round(before: &Tournament, round: Round) -> Tournament {
    let mut after = before.clone();
    after.rounds.retain(|other| other.no != round.no);
    after.rounds.push(round);
    after.rounds.sort_by_key(|round| round.no);
    after
}

/// A draft as the journal keeps it: entry numbers only.
fn shown(round: &Round) -> serde_json::Value {
    let boards = round.boards.iter();
    let boards: Vec<_> =
        boards.map(|b| json!([b.table.0, b.black.0, b.white.0, b.handicap])).collect();
    json!({ "round": round.no, "boards": boards, "byes": round.byes })
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

    /// Changes a draft by hand.
    ///
    /// # Errors
    /// [`Refusal::Edit`] with why it cannot be; [`Refusal::DraftChanged`].
    pub fn edit_draft(
        &self,
        id: TournamentId,
        by: By<'_>,
        no: RoundNo,
        on_screen: &str,
        edit: &DraftEdit,
    ) -> Result<Done<()>, DeskError> {
        self.change(id, by, |before| {
            let tournament = &before.tournament;
            check_turn(tournament, no)?;
            seen(before, no, on_screen)?;
            let mut draft = RoundDraft::open(tournament, no).map_err(Refusal::Edit)?;
            let was = draft.to_round();
            apply(&mut draft, tournament, by, edit)?;
            let round = draft.to_round();
            let detail = json!({ "before": shown(&was), "after": shown(&round) });
            Ok(Change { after: with_round(tournament, round), act: "edit-draft", detail, out: () })
        })
    }

    /// Throws a draft away.
    ///
    /// # Errors
    /// [`Refusal::AlreadyPublished`], [`Refusal::DraftChanged`].
    pub fn discard_draft(
        &self,
        id: TournamentId,
        by: By<'_>,
        no: RoundNo,
        on_screen: &str,
    ) -> Result<Done<()>, DeskError> {
        let decide = |before: &Snapshot| {
            seen(before, no, on_screen)?;
            let mut after = before.tournament.clone();
            after.rounds.retain(|round| round.no != no);
            Ok(Change { after, act: "discard-draft", detail: json!({ "round": no }), out: () })
        };
        self.change_and_keep(id, by, decide, |c, _, ()| {
            Ok(self.store.keep_certificate(c, id, no, None)?)
        })
    }

    /// Publishes a draft; earlier rounds whose results are all in are finished by it.
    ///
    /// # Errors
    /// [`Refusal::Edit`] if somebody at a board has withdrawn; [`Refusal::DraftChanged`].
    pub fn publish_round(
        &self,
        id: TournamentId,
        by: By<'_>,
        no: RoundNo,
        on_screen: &str,
    ) -> Result<Done<()>, DeskError> {
        self.change(id, by, |before| {
            let tournament = &before.tournament;
            check_turn(tournament, no)?;
            seen(before, no, on_screen)?;
            let draft = RoundDraft::open(tournament, no).map_err(Refusal::Edit)?;
            if draft.boards().is_empty() {
                return Err(Refusal::NothingDrawn(no).into());
            }
            let round = draft.publish(tournament).map_err(Refusal::Edit)?.into_round();
            let detail = shown(&round);
            let mut after = with_round(tournament, round);
            for earlier in after.rounds.iter_mut().filter(|round| round.no < no) {
                if earlier.is_public() && earlier.pending().next().is_none() {
                    earlier.state = RoundState::Finished;
                }
            }
            Ok(Change { after, act: "publish", detail, out: () })
        })
    }

    /// Seats somebody who came after the round was published, without touching published tables.
    ///
    /// # Errors
    /// [`Refusal::Edit`] if that entry has a place or does not take part, or the opponent is not free.
    pub fn seat_latecomer(
        &self,
        id: TournamentId,
        by: By<'_>,
        no: RoundNo,
        latecomer: EntryId,
        opponent: Option<EntryId>,
    ) -> Result<Done<Arrival>, DeskError> {
        self.change(id, by, |before| {
            let tournament = &before.tournament;
            let context = context(tournament, no, by)?;
            let mut round = PublishedRound::open(tournament, no).map_err(Refusal::Edit)?;
            let arrival = round.receive(&context, latecomer, opponent).map_err(Refusal::Edit)?;
            let detail = match &arrival {
                Arrival::Paired { board, bye_ended } => json!({
                    "round": no, "table": board.table, "black": board.black,
                    "white": board.white, "bye_ended": bye_ended,
                }),
                Arrival::Waits => json!({ "round": no, "waits": latecomer }),
            };
            let after = with_round(tournament, round.into_round());
            Ok(Change { after, act: "latecomer", detail, out: arrival })
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

/// Rounds are drawn in order, each after the one before was published.
fn check_turn(tournament: &Tournament, no: RoundNo) -> Result<(), DeskError> {
    if no.0 < 1 || no.0 > tournament.settings.rounds {
        return Err(Refusal::NoSuchRound(tournament.settings.rounds).into());
    }
    match next_round(tournament) {
        Some(next) if no > next => Err(Refusal::PublishFirst(next).into()),
        _ => Ok(()),
    }
}

fn context(tournament: &Tournament, no: RoundNo, by: By<'_>) -> Result<RoundContext, DeskError> {
    let seed = Some(by.now.timestamp_micros().unsigned_abs());
    RoundContext::new(tournament, no, seed)
        .map_err(|UnknownRound { .. }| DeskError::Unknown(Thing::Round))
}

fn apply(
    draft: &mut RoundDraft,
    tournament: &Tournament,
    by: By<'_>,
    edit: &DraftEdit,
) -> Result<(), DeskError> {
    let done = match *edit {
        DraftEdit::Pair(a, b) => draft.pair(&context(tournament, draft.no(), by)?, a, b).map(drop),
        DraftEdit::Unpair(table) => draft.unpair(table).map(drop),
        DraftEdit::SwapColors(table) => draft.swap_colors(table),
        DraftEdit::Handicap(table, handicap) => draft.set_handicap(table, handicap),
        DraftEdit::Move(table, other) => draft.move_to(table, other),
        DraftEdit::GiveBye(entry) => draft.give_bye(entry),
        DraftEdit::TakeBye(entry) => draft.take_bye(entry),
        DraftEdit::Renumber => {
            draft.renumber(&context(tournament, draft.no(), by)?);
            Ok(())
        }
    };
    Ok(done.map_err(Refusal::Edit)?)
}
