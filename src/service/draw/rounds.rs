use crate::prelude::*;
use crate::teams::{is_seated, refuse_away};
use crate::transaction::deed::{ArrivalThen, DraftChange, DrawnBy, Matches, Seating};
use crate::{TaskOf, draw::proofs::proof_of};
use base16ct::lower::encode_string as hex;
use pairing::{
    Arrival, DraftError, Draw, DrawError, DrawOptions, ForbiddenPair, PublishedRound, RoundContext,
    RoundDraft, UnknownRound, draw_with, team_rounds,
};

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

/// The first round that is not public, within the rounds of the event and of its teams' plan; it may be a draft.
#[must_use]
pub fn next_round(tournament: &Tournament) -> Option<RoundNo> {
    let is_public = |no: RoundNo| {
        tournament.round(no).is_some_and(|round| round.is_public() && !round.boards.is_empty())
    };
    let planned = team_rounds(tournament).unwrap_or(usize::MAX);
    let rounds = (1..=tournament.settings.rounds).map(RoundNo).take(planned);
    rounds.into_iter().find(|no| !is_public(*no))
}

/// Whether every round is published and every board has a result.
#[must_use]
pub fn is_over(tournament: &Tournament) -> bool {
    tournament.last_public_round().is_some()
        && next_round(tournament).is_none()
        && tournament.open_round().is_none()
}

pub(crate) fn refuse_unseen(before: &Snapshot, no: RoundNo, seen: &str) -> Result<()> {
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

impl From<&Round> for Seating {
    fn from(round: &Round) -> Self {
        let boards = round.boards.iter().map(|b| (b.table, b.black, b.white, b.handicap));
        Self { round: round.no, boards: boards.collect(), byes: round.byes.clone() }
    }
}

/// Overruled pairs for the journal, without personal data.
pub(crate) fn nameless(overruled: impl IntoIterator<Item = ForbiddenPair>) -> Vec<ForbiddenPair> {
    overruled.into_iter().map(ForbiddenPair::nameless).collect()
}

impl EventActs<'_> {
    /// Changes a draft by hand. Fails with [`Refusal::Edit`] with the reason; [`Refusal::DraftChanged`], also if there
    /// is nothing to undo or redo.
    pub fn edit_draft(&self, no: RoundNo, on_screen: &str, edit: &DraftEdit) -> Acted<()> {
        let step = self.step_of(no, edit)?;
        let weighs = matches!(
            edit,
            DraftEdit::Pair { .. } | DraftEdit::Exchange { .. } | DraftEdit::Renumber
        );
        let work = |tx: &mut Transaction<'_>, before: &Snapshot, context: Option<&RoundContext>| {
            let tournament = &before.tournament;
            check_turn(tournament, no)?;
            refuse_unseen(before, no, on_screen)?;
            let mut draft = RoundDraft::open(tournament, no)?;
            let was = draft.to_round();
            if tournament.has_matches(&was) {
                return Err(Refusal::RoundOfTeams.into());
            }
            let overruled = match &step {
                Some((_, step)) if step.carry_out(&mut draft)? => Vec::new(),
                Some(_) => return Err(Refusal::DraftChanged.into()),
                None => apply(&mut draft, context, edit)?,
            };
            let round = draft.to_round();
            let change = DraftChange::Players {
                before: Seating::from(&was),
                after: Seating::from(&round),
                overruled: nameless(overruled),
                step: step.as_ref().map(|(name, _)| (*name).to_owned()),
            };
            let after = with_round(tournament, round);
            tx.change(after, Deed::EditDraft { round: no, change })
        };
        match weighs {
            true => self.act_in_context(no, |tx, before, context| work(tx, before, Some(&context))),
            false => self.act(|tx, before| work(tx, before, None)),
        }
    }

    /// As [`act`](Self::act), with the context of a round, which is computed before.
    pub(crate) fn act_in_context<T>(
        &self,
        no: RoundNo,
        work: impl FnOnce(&mut Transaction<'_>, &Snapshot, RoundContext) -> Result<T>,
    ) -> Acted<T> {
        let now = self.by.now;
        let make = move |before: &Snapshot| context(&before.tournament, no, now);
        self.act_prepared((self.workers(), no), make, work)
    }

    /// The step of an undo or redo, with its name in the journal; `None` for any other change.
    fn step_of(&self, no: RoundNo, edit: &DraftEdit) -> Result<Option<(&'static str, DraftStep)>> {
        let steps = || self.draft_steps(self.id, no);
        let (name, step) = match edit {
            DraftEdit::Undo => ("undo", steps()?.done.pop().map(DraftStep::back)),
            DraftEdit::Redo => ("redo", steps()?.undone.pop()),
            _ => return Ok(None),
        };
        Ok(Some((name, step.ok_or(Refusal::DraftChanged)?)))
    }

    pub fn discard_draft(&self, no: RoundNo, on_screen: &str) -> Acted<()> {
        self.act(|tx, before| {
            refuse_unseen(before, no, on_screen)?;
            tx.keep_certificate(self.id, no, None)?;
            let mut after = before.tournament.clone();
            after.rounds.retain(|round| round.no != no);
            let deed = Deed::DiscardDraft { round: no };
            tx.change(after, deed)
        })
    }

    /// Publishes a draft. Earlier rounds that have all results become finished.
    ///
    /// # Errors
    /// [`Refusal::Edit`] if a player at a board has withdrawn, or a rule forbids a board and is not overruled;
    /// [`Refusal::LineUpsChanged`] or [`Refusal::SeatAway`] of a round of teams; [`Refusal::DraftChanged`].
    pub fn publish_round(&self, no: RoundNo, on_screen: &str, overrule: bool) -> Acted<()> {
        self.act_in_context(no, |tx, before, context| {
            let tournament = &before.tournament;
            check_turn(tournament, no)?;
            refuse_unseen(before, no, on_screen)?;
            let draft = RoundDraft::open(tournament, no)?;
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
            let round = draft.publish(tournament, &context, overrule || of_teams)?.into_round();
            let (seating, overruled) = (Seating::from(&round), nameless(forbidden));
            let teams = of_teams.then(|| Matches::from(&round.teams));
            let deed = Deed::Publish { seating, overruled, teams };
            let mut after = if of_teams {
                with_team_round(tournament, round)
            } else {
                with_round(tournament, round)
            };
            for earlier in after.rounds.iter_mut().filter(|round| round.no < no) {
                if earlier.is_public() && earlier.pending().next().is_none() {
                    earlier.state = RoundState::Finished;
                }
            }
            tx.change(after, deed)
        })
    }

    /// Seats a player who came after the round was published, without touching published tables. A player who
    /// [may come late](Tournament::may_come_late) takes part in the round from then on.
    ///
    /// # Errors
    /// [`Refusal::Edit`] if that entry has a place, the opponent is not free, or a rule forbids the pair and is not
    /// overruled.
    pub fn seat_latecomer(
        &self,
        no: RoundNo,
        latecomer: EntryId,
        opponent: Option<EntryId>,
        overrule: bool,
    ) -> Acted<Arrival> {
        let now = self.by.now;
        let late = [Some(latecomer), opponent];
        let with = move |before: &Snapshot| {
            let late = late.into_iter().flatten();
            late.fold(before.tournament.clone(), |event, id| event.with_latecomer(id, no))
        };
        let make = move |before: &Snapshot| context(&with(before), no, now);
        self.act_prepared((self.workers(), no), make, |tx, before, context| {
            let tournament = &with(before);
            let mut round = PublishedRound::open(tournament, no)?;
            if tournament.has_matches(round.round()) {
                return Err(Refusal::RoundOfTeams.into());
            }
            let arrival = round.receive(&context, latecomer, opponent, overrule)?;
            let then = match &arrival {
                Arrival::Paired { board, overruled, bye_ended } => ArrivalThen::Paired {
                    table: board.table,
                    black: board.black,
                    white: board.white,
                    handicap: board.handicap,
                    bye_ended: *bye_ended,
                    overruled: nameless(overruled.clone()),
                },
                Arrival::Waits => ArrivalThen::Waits { waits: latecomer },
            };
            let after = with_round(tournament, round.into_round());
            let deed = Deed::Latecomer { round: no, arrival: then };
            tx.change(after, deed)?;
            Ok(arrival)
        })
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
    done?;
    Ok(overruled)
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct DrawRequest {
    /// Tables of the present draft that stay; the rest is drawn around them.
    pub keep: Vec<TableNo>,
    pub bye: Option<EntryId>,
    pub forbidden: Vec<(EntryId, EntryId)>,
    /// Seed, where the settings ask for undetermined chance; taken from the time if `None`.
    pub seed: Option<u64>,
    /// The [`fingerprint`](crate::fingerprint) of the draft on the screen.
    pub seen: String,
}

impl DrawRequest {
    /// Options for the draw of a round: the boards to keep are those of the present draft.
    pub fn options(&self, tournament: &Tournament, no: RoundNo) -> DrawOptions {
        let draft = tournament.round(no).filter(|round| !round.is_public());
        let boards = draft.map(|round| round.boards.as_slice()).unwrap_or_default();
        let kept = boards.iter().filter(|board| self.keep.contains(&board.table));
        DrawOptions {
            fixed: kept.cloned().collect(),
            bye: self.bye,
            forbidden: self.forbidden.clone(),
            seed: self.seed,
            ..DrawOptions::default()
        }
    }
}

impl EventActs<'_> {
    /// Draws a round as a draft, in place of the draft on the screen. The search runs outside the transaction; it is
    /// repeated if anything that the draw depends on changed during it.
    ///
    /// # Errors
    /// [`Refusal::Draw`] with the reason; [`Refusal::AlreadyDrawn`] or [`Refusal::DraftChanged`] if somebody else was
    /// quicker; [`Refusal::PublishFirst`]; after [`Service::stop`] [`Refusal::Stopped`], or [`DrawError::GivenUp`]
    /// during the search.
    pub fn draw_round(&self, no: RoundNo, request: &DrawRequest) -> Acted<Draw> {
        let (asked, now) = (request.clone(), self.by.now);
        let working = Arc::new(self.work_on(TaskOf::Draw(self.id, no)));
        let watched = working.clone();
        let make = move |before: &Snapshot| {
            let tournament = &before.tournament;
            check_turn(tournament, no)?;
            refuse_unseen(before, no, &asked.seen)?;
            let mut options = asked.options(tournament, no);
            options.seed = options.seed.or(Some(now.timestamp_micros().unsigned_abs()));
            let context = RoundContext::new(tournament, no, options.seed);
            let context = context.map_err(DrawError::from)?.watched(watched.watch());
            let drawn = draw_with(tournament, &context, &options)?;
            let proof = proof_of(&drawn, tournament, now);
            let overruled = nameless(context.forbidden_boards(&drawn.to_round().boards));
            Ok((drawn, proof, overruled))
        };
        self.act_prepared((self.solvers(), no), make, |tx, before, (drawn, proof, overruled)| {
            check_turn(&before.tournament, no)?;
            refuse_unseen(before, no, &request.seen)?;
            working.advance(99)?;
            let round = drawn.to_round();
            tx.keep_certificate(self.id, no, proof.as_ref())?;
            let by = DrawnBy::Players {
                overruled,
                total: drawn.total.to_string(),
                kept: request.keep.clone(),
            };
            let proof = proof.as_ref().map(CertificateRow::digest);
            let deed = Deed::Draw { round: no, draft: Seating::from(&round), proof, by };
            let after = with_round(&before.tournament, round);
            tx.change(after, deed)?;
            Ok(drawn)
        })
    }

    pub fn begin_by_hand(&self, no: RoundNo, on_screen: &str) -> Acted<()> {
        self.act(|tx, before| {
            check_turn(&before.tournament, no)?;
            refuse_unseen(before, no, on_screen)?;
            tx.keep_certificate(self.id, no, None)?;
            let after = with_round(&before.tournament, Round::empty(no, RoundState::Draft));
            let deed = Deed::BeginByHand { round: no };
            tx.change(after, deed)
        })
    }
}

// Undo and redo of the changes made to a draft by hand.

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DraftStep {
    before: Seating,
    after: Seating,
}

impl DraftStep {
    /// Tables that differ before and after, in order.
    pub fn tables(&self) -> Vec<TableNo> {
        let (before, after) = (&self.before.boards, &self.after.boards);
        let gone = before.iter().filter(|board| !after.contains(board));
        let come = after.iter().filter(|board| !before.contains(board));
        let mut tables: Vec<TableNo> = gone.chain(come).map(|board| board.0).collect();
        tables.sort_unstable();
        tables.dedup();
        tables
    }

    fn back(self) -> Self {
        Self { before: self.after, after: self.before }
    }

    /// Makes the draft what it is after this step; a draft that is not as before the step stays unchanged. Returns
    /// whether it changed.
    pub(crate) fn carry_out(&self, draft: &mut RoundDraft) -> Result<bool, DraftError> {
        if Seating::from(&draft.to_round()) != self.before {
            return Ok(false);
        }
        let board = |(table, black, white, handicap): &(TableNo, EntryId, EntryId, u8)| {
            Board::new(*table, *black, *white, *handicap)
        };
        draft.set_to(self.after.boards.iter().map(board).collect(), self.after.byes.clone())?;
        Ok(true)
    }
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DraftSteps {
    /// Changes in force, in order.
    pub done: Vec<DraftStep>,
    /// Changes undone since the last one in force; the last is redone first.
    pub undone: Vec<DraftStep>,
}

impl DraftSteps {
    fn take(&mut self, row: &JournalRow) {
        let (before, after, step) = match Deed::of(row) {
            Some(Deed::EditDraft { change, .. }) => match change {
                DraftChange::Players { before, after, step, .. } => (before, after, step),
                DraftChange::Teams { .. } => Default::default(),
            },
            _ => return *self = Self::default(),
        };
        match step.as_deref() {
            Some("undo") => self.undone.extend(self.done.pop()),
            Some("redo") => self.done.extend(self.undone.pop()),
            _ => {
                self.done.push(DraftStep { before, after });
                self.undone.clear();
            }
        }
    }
}

impl Service {
    pub fn draft_steps(&self, id: TournamentId, no: RoundNo) -> Result<DraftSteps> {
        let acts =
            [DeedKind::Draw, DeedKind::BeginByHand, DeedKind::DiscardDraft, DeedKind::EditDraft];
        let rows = self.read(|c| c.journal_of_round(id, no, &acts))?;
        let mut steps = DraftSteps::default();
        rows.iter().for_each(|row| steps.take(row));
        Ok(steps)
    }
}
