use base16ct::lower::encode_string as hex;
use chrono::{DateTime, Utc};
use serde_json::json;
use sha2::{Digest, Sha256};

use pairing::{
    Arrival, ForbiddenPair, PublishedRound, RoundContext, RoundDraft, UnknownRound, team_rounds,
    with_team_round,
};
use store::{AnyConnection, Deed, Snapshot};
use tournament::{Board, EntryId, Round, RoundNo, RoundState, TableNo, Tournament, TournamentId};

use crate::draw::draft_steps::DraftStep;
use crate::teams::line_ups::refuse_away;
use crate::teams::matches::{is_seated, told as matches_told};
use crate::transaction::prepared::Prepared;
use crate::{By, Change, Done, Refusal, Result, Service, ServiceError, Thing};

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DraftEdit {
    /// Colours and handicap follow the rule; a pair against the rules of the draw needs `overrule`.
    Pair {
        one: EntryId,
        other: EntryId,
        overrule: bool,
    },
    /// Two exchange seats; against the rules of the draw only with `overrule`.
    Exchange {
        /// Sits at a board.
        one: EntryId,
        /// Takes that seat.
        other: EntryId,
        overrule: bool,
    },
    Unpair(TableNo),
    SwapColors(TableNo),
    Handicap(TableNo, u8),
    /// Moves a board to another table; a board that is there takes the old table.
    Move(TableNo, TableNo),
    GiveBye(EntryId),
    TakeBye(EntryId),
    /// By strength.
    Renumber,
    Undo,
    Redo,
}

/// Identifies the content of a draft, for a form to say which one was on the screen; `none` without a draft.
#[must_use]
pub fn fingerprint(round: Option<&Round>) -> String {
    let Some(round) = round.filter(|round| !round.is_public()) else { return "none".to_owned() };
    fingerprint_of(round)
}

/// Identifies the content of a round, results included, but not when and where its boards are played.
#[must_use]
pub fn fingerprint_of(round: &Round) -> String {
    let boards = round.boards.iter().map(Board::without_appointment).collect();
    let round = Round { boards, byes: round.byes.clone(), teams: round.teams.clone(), ..*round };
    // Serializing cannot fail: a round has string keys only.
    let json = serde_json::to_vec(&round).unwrap_or_default();
    hex(&Sha256::digest(json)[..8])
}

/// The first round that is not public, within the event and within its teams' plan: it can be drawn, or is a draft.
#[must_use]
pub fn next_round(tournament: &Tournament) -> Option<RoundNo> {
    let is_public = |no: RoundNo| {
        tournament.round(no).is_some_and(|round| round.is_public() && !round.boards.is_empty())
    };
    let planned = team_rounds(tournament).unwrap_or(usize::MAX);
    let rounds = (1..=tournament.settings.rounds).map(RoundNo).take(planned);
    rounds.into_iter().find(|no| !is_public(*no))
}

pub(crate) fn seen(before: &Snapshot, no: RoundNo, seen: &str) -> Result<()> {
    let round = before.tournament.round(no);
    if round.is_some_and(|round| round.is_public() && !round.boards.is_empty()) {
        return Err(Refusal::AlreadyPublished { round: no }.into());
    }
    match fingerprint(round) {
        now if now == seen => Ok(()),
        _ if seen == "none" => Err(Refusal::AlreadyDrawn { round: no }.into()),
        _ => Err(Refusal::DraftChanged.into()),
    }
}

pub(crate) fn with_round(before: &Tournament, round: Round) -> Tournament {
    let mut after = before.clone();
    after.rounds.retain(|other| other.no != round.no);
    after.rounds.push(round);
    after.rounds.sort_by_key(|round| round.no);
    after
}

/// A draft for the journal: entry numbers only.
pub(crate) fn shown(round: &Round) -> serde_json::Value {
    let boards = round.boards.iter();
    let boards: Vec<_> =
        boards.map(|b| json!([b.table.0, b.black.0, b.white.0, b.handicap])).collect();
    json!({ "round": round.no, "boards": boards, "byes": round.byes })
}

/// Overruled pairs for the journal, without personal data.
pub(crate) fn told(overruled: impl IntoIterator<Item = ForbiddenPair>) -> serde_json::Value {
    json!(overruled.into_iter().map(ForbiddenPair::nameless).collect::<Vec<_>>())
}

impl Service {
    /// Changes a draft by hand.
    ///
    /// # Errors
    /// [`Refusal::Edit`] with the reason; [`Refusal::DraftChanged`], also if there is nothing to undo or redo.
    pub fn edit_draft(
        &self,
        id: TournamentId,
        by: By<'_>,
        no: RoundNo,
        on_screen: &str,
        edit: &DraftEdit,
    ) -> Result<Done<()>> {
        let now = by.now;
        let step = self.step_of(id, no, edit)?;
        let weighs = matches!(
            edit,
            DraftEdit::Pair { .. } | DraftEdit::Exchange { .. } | DraftEdit::Renumber
        );
        let make = move |before: &Snapshot| {
            weighs.then(|| context(&before.tournament, no, now)).transpose()
        };
        let decide = |before: &Snapshot, context: &Option<RoundContext>| {
            let tournament = &before.tournament;
            check_turn(tournament, no)?;
            seen(before, no, on_screen)?;
            let mut draft = RoundDraft::open(tournament, no).map_err(Refusal::Edit)?;
            let was = draft.to_round();
            if !was.teams.is_empty() {
                return Err(Refusal::RoundOfTeams.into());
            }
            let overruled = match &step {
                Some((_, step)) if step.carry_out(&mut draft).map_err(Refusal::Edit)? => Vec::new(),
                Some(_) => return Err(Refusal::DraftChanged.into()),
                None => apply(&mut draft, context.as_ref(), edit)?,
            };
            let round = draft.to_round();
            let mut detail = json!({
                "round": no, "before": shown(&was), "after": shown(&round),
                "overruled": told(overruled),
            });
            if let Some((name, _)) = &step {
                detail["step"] = json!(name);
            }
            Ok(Change {
                after: with_round(tournament, round),
                act: Deed::EditDraft,
                detail,
                out: (),
            })
        };
        if !weighs {
            return self.change(id, by, |before| decide(before, &None));
        }
        let (on, keep) = (self.workers(), |_: &mut AnyConnection, _: &_| Ok(()));
        self.change_prepared(id, by, &Prepared { on, round: no, make, decide, keep })
    }

    /// The step of an undo or redo, with its name in the journal; `None` for any other change.
    fn step_of(
        &self,
        id: TournamentId,
        no: RoundNo,
        edit: &DraftEdit,
    ) -> Result<Option<(&'static str, DraftStep)>> {
        let steps = || self.draft_steps(id, no);
        let (name, step) = match edit {
            DraftEdit::Undo => ("undo", steps()?.back()),
            DraftEdit::Redo => ("redo", steps()?.again()),
            _ => return Ok(None),
        };
        Ok(Some((name, step.ok_or(Refusal::DraftChanged)?)))
    }

    pub fn discard_draft(
        &self,
        id: TournamentId,
        by: By<'_>,
        no: RoundNo,
        on_screen: &str,
    ) -> Result<Done<()>> {
        let decide = |before: &Snapshot| {
            seen(before, no, on_screen)?;
            let mut after = before.tournament.clone();
            after.rounds.retain(|round| round.no != no);
            Ok(Change { after, act: Deed::DiscardDraft, detail: json!({ "round": no }), out: () })
        };
        self.change_and_keep(id, by, decide, |c, _, ()| Ok(c.keep_certificate(id, no, None)?))
    }

    /// Publishes a draft. Earlier rounds that have all results become finished.
    ///
    /// # Errors
    /// [`Refusal::Edit`] if a player at a board has withdrawn, or a rule forbids a board and is not overruled;
    /// [`Refusal::LineUpsChanged`] or [`Refusal::SeatAway`] of a round of teams; [`Refusal::DraftChanged`].
    pub fn publish_round(
        &self,
        id: TournamentId,
        by: By<'_>,
        no: RoundNo,
        on_screen: &str,
        overrule: bool,
    ) -> Result<Done<()>> {
        let now = by.now;
        let make = move |before: &Snapshot| context(&before.tournament, no, now);
        let decide = |before: &Snapshot, context: &RoundContext| {
            let tournament = &before.tournament;
            check_turn(tournament, no)?;
            seen(before, no, on_screen)?;
            let draft = RoundDraft::open(tournament, no).map_err(Refusal::Edit)?;
            if draft.boards().is_empty() {
                return Err(Refusal::NothingDrawn { round: no }.into());
            }
            // In a round of teams, the draw of teams decided who meets.
            let drafted = draft.to_round();
            let of_teams = !drafted.teams.is_empty();
            if of_teams && !is_seated(tournament, &drafted) {
                return Err(Refusal::LineUpsChanged.into());
            }
            let meeting = drafted.teams.matches.iter().flat_map(|one| [one.first, one.second]);
            for team in meeting.filter_map(|team| tournament.teams.team(team)) {
                refuse_away(tournament, team, &tournament.line_up(team, no), no)?;
            }
            let forbidden =
                if of_teams { Vec::new() } else { context.forbidden_boards(draft.boards()) };
            let published = draft.publish(tournament, context, overrule || of_teams);
            let round = published.map_err(Refusal::Edit)?.into_round();
            let mut detail = shown(&round);
            detail["overruled"] = told(forbidden);
            let mut after = if of_teams {
                detail["teams"] = matches_told(&round.teams);
                with_team_round(tournament, round)
            } else {
                with_round(tournament, round)
            };
            for earlier in after.rounds.iter_mut().filter(|round| round.no < no) {
                if earlier.is_public() && earlier.pending().next().is_none() {
                    earlier.state = RoundState::Finished;
                }
            }
            Ok(Change { after, act: Deed::Publish, detail, out: () })
        };
        let (on, keep) = (self.workers(), |_: &mut AnyConnection, _: &_| Ok(()));
        self.change_prepared(id, by, &Prepared { on, round: no, make, decide, keep })
    }

    /// Seats a player who came after the round was published, without touching published tables. A player who
    /// [may come late](Tournament::may_come_late) takes part in the round from then on.
    ///
    /// # Errors
    /// [`Refusal::Edit`] if that entry has a place, the opponent is not free, or a rule forbids the pair and is not
    /// overruled.
    pub fn seat_latecomer(
        &self,
        id: TournamentId,
        by: By<'_>,
        no: RoundNo,
        latecomer: EntryId,
        opponent: Option<EntryId>,
        overrule: bool,
    ) -> Result<Done<Arrival>> {
        let now = by.now;
        let late = [Some(latecomer), opponent];
        let with = move |before: &Snapshot| {
            let late = late.into_iter().flatten();
            late.fold(before.tournament.clone(), |event, id| event.with_latecomer(id, no))
        };
        let make = move |before: &Snapshot| context(&with(before), no, now);
        let decide = |before: &Snapshot, context: &RoundContext| {
            let tournament = &with(before);
            let mut round = PublishedRound::open(tournament, no).map_err(Refusal::Edit)?;
            if !round.round().teams.is_empty() {
                return Err(Refusal::RoundOfTeams.into());
            }
            let arrival = round.receive(context, latecomer, opponent, overrule);
            let arrival = arrival.map_err(Refusal::Edit)?;
            let detail = match &arrival {
                Arrival::Paired { board, overruled, bye_ended } => json!({
                    "round": no, "table": board.table, "black": board.black,
                    "white": board.white, "handicap": board.handicap, "bye_ended": bye_ended,
                    "overruled": told(overruled.clone()),
                }),
                Arrival::Waits => json!({ "round": no, "waits": latecomer }),
            };
            let after = with_round(tournament, round.into_round());
            Ok(Change { after, act: Deed::Latecomer, detail, out: arrival })
        };
        let (on, keep) = (self.workers(), |_: &mut AnyConnection, _: &_| Ok(()));
        self.change_prepared(id, by, &Prepared { on, round: no, make, decide, keep })
    }
}

/// Rounds are drawn in order, each after the previous one was published.
pub(crate) fn check_turn(tournament: &Tournament, no: RoundNo) -> Result<()> {
    if no.0 < 1 || no.0 > tournament.settings.rounds {
        return Err(Refusal::NoSuchRound { rounds: tournament.settings.rounds }.into());
    }
    match next_round(tournament) {
        Some(next) if no > next => Err(Refusal::PublishFirst { round: next }.into()),
        _ => Ok(()),
    }
}

pub(crate) fn context(
    tournament: &Tournament,
    no: RoundNo,
    now: DateTime<Utc>,
) -> Result<RoundContext> {
    let seed = Some(now.timestamp_micros().unsigned_abs());
    RoundContext::new(tournament, no, seed)
        .map_err(|UnknownRound { .. }| ServiceError::Unknown(Thing::Round))
}

/// Pairing and numbering need the round's context.
fn apply(
    draft: &mut RoundDraft,
    context: Option<&RoundContext>,
    edit: &DraftEdit,
) -> Result<Vec<ForbiddenPair>> {
    let context = || context.ok_or(ServiceError::Unknown(Thing::Round));
    let mut overruled = Vec::new();
    let done = match *edit {
        DraftEdit::Pair { one, other, overrule } => {
            let seated = draft.pair(context()?, one, other, overrule);
            seated.map(|seated| overruled.extend(seated.overruled))
        }
        DraftEdit::Exchange { one, other, overrule } => {
            draft.exchange(context()?, [one, other], overrule).map(|against| overruled = against)
        }
        DraftEdit::Unpair(table) => draft.unpair(table).map(drop),
        DraftEdit::SwapColors(table) => draft.swap_colors(table),
        DraftEdit::Handicap(table, handicap) => draft.set_handicap(table, handicap),
        DraftEdit::Move(table, other) => draft.move_to(table, other),
        DraftEdit::GiveBye(entry) => draft.give_bye(entry),
        DraftEdit::TakeBye(entry) => draft.take_bye(entry),
        DraftEdit::Renumber => {
            draft.renumber(context()?);
            Ok(())
        }
        // Handled by the caller as a step.
        DraftEdit::Undo | DraftEdit::Redo => Ok(()),
    };
    done.map_err(Refusal::Edit)?;
    Ok(overruled)
}
