use crate::prelude::*;
use crate::results::entered::{Recorded, decide, seated};
use crate::rulings::appeals::{check_committee, procedure};
use crate::rulings::proposals::{Prepared, Without, propose, without};
use crate::{
    Choice, GameFile, ProposedRuling, Report, ResultForm, results::reports::with_board,
    transaction::deed::RulingGiven,
};
use base16ct::lower::encode_string as hex;
use chrono::TimeDelta;
use recording::Game;
use referee::{
    Decision, Each, Effect, Official, PenaltyKind, PositionChange, ProcedureAsGiven, RefereeLog,
    RefereedGame, RulingRecord, Verdict, Visibility,
};
use store::{Excluded, IncidentNo, IncidentRow, RefereeFile, RulingDraft, RulingFacts};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulingForm {
    pub report: Report,
    /// The number of a report that was saved before without a ruling.
    pub reported: Option<IncidentNo>,
    pub replaces: Option<Replaced>,
    /// The [`ProposedRuling::fingerprint`] of the proposal on the screen.
    pub shown: String,
    pub choice: Choice,
    /// The members, if a committee rules in the arbiter's place.
    pub committee: Option<Vec<Official>>,
    pub words: String,
    /// Which of the players were informed at once.
    pub told: Each<bool>,
    /// The id of the draft that ends with it.
    pub draft: Option<String>,
}

go::named! {
/// Which position counts after a ruling that had set it is withdrawn, if play has gone on since.
pub enum PositionThen {
    Now = "now",
    /// The one before the ruling; later moves are taken back.
    Before = "before",
}
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Replaced {
    pub no: RulingNo,
    pub counts: Option<PositionThen>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ruled {
    pub no: RulingNo,
    /// The change of the board's result; `None` if the players no longer sit together.
    pub result: Option<Recorded>,
    /// Players excluded from later rounds; for a withdrawn ruling, those readmitted.
    pub excluded: Vec<Excluded>,
}

impl EventActs<'_> {
    /// Gives a ruling: saves the record, the penalties, the board's result and exclusions in one transaction. A game to
    /// be replayed is pending again. A ruling in [`RulingForm::replaces`] stays as it was written and no longer counts.
    ///
    /// # Errors
    /// As [`ProposedRuling::of`] and [`ProposedRuling::decide`]; [`Refusal::RulingChanged`] if the board, the round or
    /// the players' penalties changed since it was shown; [`Refusal::RulingReason`] without words for an amendment, for
    /// overruling the record, or for a committee's ruling; [`Refusal::WhichPosition`] as
    /// [`withdraw_ruling`](Self::withdraw_ruling); [`Refusal::RecordStands`] if someone other than the chief arbiter
    /// overrules the record; [`Refusal::Log`] for a committee that the procedure does not allow.
    pub fn rule_incident(&self, form: &RulingForm) -> Acted<Ruled> {
        let place = (form.report.round, form.report.table);
        let Some(known) = self.unless_done()? else { return Ok(Done::Before) };
        let read = self.prepare(&known, &form.report, form.replaces)?;
        self.referee(|tx, before, file| {
            let (proposal, played) = tx.current_proposal((before, file), &known, read)?;
            if proposal.fingerprint() != form.shown {
                return Err(Refusal::RulingChanged.into());
            }
            let overrules = proposal.incident.circumstances.record_wrong;
            if overrules && !tx.actor()?.chief {
                return Err(Refusal::RecordStands.into());
            }
            if let Some(members) = &form.committee {
                check_committee(before, proposal.procedure.appeal, &proposal.seats, members)?;
            }
            let explains = overrules || form.replaces.is_some() || form.committee.is_some();
            if explains && form.words.trim().is_empty() {
                return Err(Refusal::RulingReason.into());
            }
            let decision = proposal.decide(form.choice, visible(&form.words).trim())?;
            let incident = match form.reported {
                Some(no) if is_unruled(file, no, &proposal) => no,
                Some(_) => return Err(Refusal::RulingChanged.into()),
                None => tx.append_incident(
                    self.id,
                    &reported_now(self.by, &proposal, &form.report, ""),
                )?,
            };
            let new = tx.new_ruling(before, (&proposal, form), decision)?;
            let (_, board) = board_of(before, proposal.seats.round, proposal.seats.table)?;
            let replaces = form.replaces.map(|old| old.no);
            let replaced = replaces.map(|old| without(file, (old, None), board)).transpose()?;
            let TakenOff { mut acts, .. } = taken_off(&file.log, played.as_ref(), form.replaces)?;
            let tournament = &before.tournament;
            let effect = new.decision.effect.clone();
            let excluded = excludes(tournament, &proposal.seats, &effect);
            if let Some(draft) = &form.draft {
                tx.delete_ruling_draft(self.id, draft)?;
            }
            let no = file.log.record(new)?;
            let facts = RulingFacts { incident, before: proposal.before };
            tx.append_last(&file.log, Some(facts), &excluded)?;
            let ruling = file.log.ruling(no)?;
            let outcome = outcome(ruling, before, &proposal, replaced.as_ref());
            let reason = format!("#{no}");
            let (result, mut after) = tx.enter(before, place, &outcome, &reason)?;
            if let Some(gone) = replaces.and_then(|old| file.excluded.get(&old)) {
                mark_missed(&mut after, gone);
            }
            file.excluded.insert(no, excluded.clone());
            tx.note(&Deed::Ruling(Box::new(detail_of(no, &file.log, &result, excluded.clone())?)))?;
            let effect = match proposal.game {
                Some(_) => effect,
                None => Effect { position: PositionChange::AsIs, turn: None, ..effect },
            };
            if effect.touches_game() {
                acts.push(GameAct::Ruled { ruling: no, effect: Box::new(effect) });
            }
            tx.rule_on_record(before, played, &acts)?;
            Ok((Ruled { no, result: Some(result), excluded }, after))
        })
    }
}

impl Service {
    /// Acts in the recorded game since a ruling in force that set its position; `None` if its withdrawal leaves no
    /// choice of positions.
    pub fn played_since(
        &self,
        snapshot: &Snapshot,
        ruling: &RulingRecord,
    ) -> Result<Option<usize>> {
        let Some(board) = seated(snapshot, &ruling.seats) else { return Ok(None) };
        let played = self.played(snapshot, (ruling.seats.round, board.table))?;
        let acts = played.as_ref().and_then(|file| positions(&file.game, ruling));
        Ok(acts.map(|acts| acts.len() - 1))
    }
}

impl EventActs<'_> {
    /// Withdraws a ruling: its penalties no longer count, and if its outcome is still there, the board shows the result
    /// before it. Excluded players are back in later rounds that are not public. `committee` are the members who
    /// decided so; empty if the arbiter did.
    ///
    /// # Errors
    /// [`Refusal::RulingReason`]; [`Refusal::WhichPosition`] if play has gone on since the ruling set the position, and
    /// no position was chosen; [`Refusal::Log`] if it is not in force, if an arbiter withdraws a committee's decision,
    /// or for a committee that its procedure does not allow.
    pub fn withdraw_ruling(
        &self,
        no: RulingNo,
        reason: &str,
        committee: &[Official],
        counts: Option<PositionThen>,
    ) -> Acted<Ruled> {
        let reason = reason.trim();
        if reason.is_empty() {
            return Err(Refusal::RulingReason.into());
        }
        let played = self.played_of(|c| {
            let file = c.referee_file(self.id)?;
            Ok(file.log.ruling(no).ok().map(|ruling| ruling.seats))
        })?;
        self.referee(|tx, before, file| {
            if !committee.is_empty() {
                let ruling = file.log.ruling(no)?;
                let now = procedure(&before.tournament.settings)?.appeal;
                check_committee(before, ruling.appeal.unwrap_or(now), &ruling.seats, committee)?;
            }
            tx.take_off(before, (file, played.as_ref()), (no, reason, committee.to_vec(), counts))
        })
    }

    /// Runs an act of the referee in one transaction: each raises the tournament's revision.
    pub(crate) fn referee<T>(
        &self,
        work: impl FnOnce(&mut Transaction<'_>, &Snapshot, &mut RefereeFile) -> Result<(T, Tournament)>,
    ) -> Acted<T> {
        self.act(|tx, before| {
            let mut file = tx.referee_file(self.id)?;
            let (out, mut after) = work(tx, before, &mut file)?;
            file.keep_out(&mut after.entries);
            tx.save(after)?;
            Ok(out)
        })
    }
}

impl Transaction<'_> {
    /// Takes a ruling off the log, its players' present board, later rounds and the recorded game. If the players were
    /// redacted since, no board changes.
    pub(crate) fn take_off(
        &mut self,
        before: &Snapshot,
        (file, played): (&mut RefereeFile, Option<&GameFile>),
        (no, reason, committee, counts): (RulingNo, &str, Vec<Official>, Option<PositionThen>),
    ) -> Result<(Ruled, Tournament)> {
        let ruling = file.log.ruling(no)?;
        let seats = ruling.seats;
        let board = seated(before, &seats);
        let played = match board {
            Some(board) => self.recorded_game(before, (seats.round, board.table), played)?.0,
            None => None,
        };
        let off = taken_off(&file.log, played.as_ref(), Some(Replaced { no, counts }))?;
        let outcome = board.map(|board| without(file, (no, off.ended), board)).transpose()?;
        let (who, at) = (self.official()?, self.by.now.naive_utc());
        let members = Some(committee.len()).filter(|members| *members > 0);
        file.log.withdraw(no, who, at, reason, committee)?;
        self.append_last(&file.log, None, &[])?;
        let (result, mut after) = match board.zip(outcome.map(Without::back)) {
            Some((board, outcome)) => {
                let place = (seats.round, board.table);
                let (result, after) = self.enter(before, place, &outcome, reason)?;
                (Some(result), after)
            }
            None => (None, before.tournament.clone()),
        };
        let gone = file.excluded.get(&no).map(Vec::as_slice).unwrap_or_default();
        mark_missed(&mut after, gone);
        file.keep_out(&mut after.entries);
        let excluded = restored(&before.tournament, &after, gone);
        self.note(&Deed::WithdrawRuling {
            ruling: no,
            round: seats.round,
            table: board.map_or(seats.table, |board| board.table),
            reason: reason.into(),
            restored: excluded.clone(),
            committee: members,
        })?;
        self.rule_on_record(before, played, &off.acts)?;
        Ok((Ruled { no, result, excluded }, after))
    }

    fn new_ruling(
        &mut self,
        before: &Snapshot,
        (proposal, form): (&ProposedRuling, &RulingForm),
        decision: Decision,
    ) -> Result<RulingRecord> {
        let public = before.tournament.settings.refereeing.public;
        Ok(RulingRecord {
            no: RulingNo(0),
            seats: proposal.seats,
            incident: proposal.incident.clone(),
            decision,
            arbiter: self.official()?,
            committee: form.committee.clone().unwrap_or_default(),
            at: self.by.now.naive_utc(),
            told: form.told,
            visibility: if public { Visibility::Public } else { Visibility::Players },
            replaces: form.replaces.map(|old| old.no),
            appeal: Some(proposal.procedure.appeal),
            given_by: Some(ProcedureAsGiven::of(&proposal.procedure)),
        })
    }

    /// The name of the person who rules; empty without an account.
    fn official(&mut self) -> Result<Official> {
        let Some(id) = self.by.account else { return Ok(Official(String::new())) };
        let account = self.account(id)?.ok_or(ServiceError::Unknown(Thing::Account))?;
        Ok(Official(account.name))
    }

    pub(crate) fn append_last(
        &mut self,
        log: &RefereeLog,
        facts: Option<RulingFacts>,
        excluded: &[Excluded],
    ) -> Result<()> {
        let Some(entry) = log.entries().last() else { return Ok(()) };
        let (id, by) = (self.id, (self.by.account, self.by.now));
        Ok(self.append_referee_entry(id, entry, (facts, excluded), by)?)
    }

    fn enter(
        &mut self,
        before: &Snapshot,
        (round, table): (RoundNo, TableNo),
        outcome: &BoardOutcome,
        reason: &str,
    ) -> Result<(Recorded, Tournament)> {
        let place @ (_, board) = board_of(before, round, table)?;
        let asked = ResultForm::of_board(round, board, Some(reason));
        let decided = decide(before, place, &asked, outcome, &self.actor()?)?;
        let after = with_board(&before.tournament, round, decided.board);
        decided.deed.map_or(Ok(()), |deed| self.note_ahead(&deed, &after))?;
        Ok((decided.recorded, after))
    }
}

/// The acts that undo a ruling's change of position or its reopening of the game, if play has gone on since.
fn positions(game: &Game, ruling: &RulingRecord) -> Option<Vec<GameAct>> {
    let Effect { position, turn, verdict, .. } = &ruling.decision.effect;
    let reopens = matches!(verdict, Verdict::CountAgain | Verdict::Resumes);
    let sets = *position != PositionChange::AsIs || turn.is_some() || reopens;
    game.back_before(ruling.no).filter(|_| sets)
}

/// A ruling taken off a recorded game.
#[derive(Default)]
pub(crate) struct TakenOff {
    pub acts: Vec<GameAct>,
    /// The resulting game. `None` if the position set by the ruling stays: it shows nothing of what was ruled on, and
    /// no other ruling changes it.
    pub game: Option<RefereedGame>,
    /// How the game ended after the ruling, if that is taken back.
    pub ended: Option<Ending>,
}

/// # Errors
/// [`Refusal::WhichPosition`] if play has gone on since the ruling set the position, and no position was chosen;
/// [`Refusal::Log`] if there is no such ruling.
pub(crate) fn taken_off(
    log: &RefereeLog,
    file: Option<&GameFile>,
    replaces: Option<Replaced>,
) -> Result<TakenOff> {
    let Some(Replaced { no, counts }) = replaces else {
        let game = file.and_then(|file| file.game.refereed());
        return Ok(TakenOff { game, ..TakenOff::default() });
    };
    let ruling = log.ruling(no)?;
    let acts = vec![GameAct::Unruled { ruling: no }];
    let Some(file) = file else { return Ok(TakenOff { acts, ..TakenOff::default() }) };
    Ok(match (positions(&file.game, ruling), counts) {
        (Some(_), None) => return Err(Refusal::WhichPosition.into()),
        (Some(_), Some(PositionThen::Now)) => TakenOff { acts, ..TakenOff::default() },
        (Some(acts), _) => {
            let ended = Some(file.game.ending()).filter(|ended| !ended.is_pending());
            TakenOff { game: file.after(&acts), acts, ended }
        }
        (None, _) => TakenOff { game: file.after(&acts), acts, ended: None },
    })
}

/// The board's outcome by a ruling, in place of that of the ruling it replaces.
fn outcome(
    ruling: &RulingRecord,
    before: &Snapshot,
    proposal: &ProposedRuling,
    replaced: Option<&Without>,
) -> BoardOutcome {
    let points = &before.tournament.settings.points;
    let verdict = ruling.decision.effect.verdict;
    let outcome = verdict.outcome(points, proposal.before, Some(ruling.no.0));
    match replaced {
        Some(Without { ending, anew: true, .. }) => {
            BoardOutcome::Instead(*ending, Box::new(outcome))
        }
        _ => outcome,
    }
}

fn detail_of(
    no: RulingNo,
    log: &RefereeLog,
    result: &Recorded,
    excluded: Vec<Excluded>,
) -> Result<RulingGiven> {
    let ruling = log.ruling(no)?;
    Ok(RulingGiven {
        ruling: no,
        round: ruling.seats.round,
        table: ruling.seats.table,
        kind: ruling.incident.kind,
        article: ruling.decision.basis.article.to_string(),
        before: result.before,
        after: result.after,
        replaces: ruling.replaces,
        penalties: ruling.decision.effect.penalties.clone(),
        excluded,
        procedure: log.procedure_of(no).map(procedure_digest),
        committee: Some(ruling.committee.len()).filter(|members| *members > 0),
    })
}

/// SHA-256 of the procedure's JSON, members sorted by name, without blanks; the journal identifies it by that.
#[must_use]
pub fn procedure_digest(procedure: &ProcedureAsGiven) -> String {
    hex(&Sha256::digest(procedure.text()))
}

// Rulings computed without a lock; the write then only checks that everything they rest on is unchanged.

impl Transaction<'_> {
    /// The proposal within a write; computed again if the event, the referee's file or the record changed since.
    fn current_proposal(
        &mut self,
        (before, file): (&Snapshot, &RefereeFile),
        known: &Snapshot,
        early: Prepared<'_>,
    ) -> Result<(ProposedRuling, Option<GameFile>)> {
        let Prepared { report, replaces, file: read, played, proposed } = early;
        let (played, same) =
            self.recorded_game(before, (report.round, report.table), played.as_ref())?;
        // A write to the referee's file raises the tournament's revision, as one to a board does.
        let stands = same && before.revision == known.revision && *file == read;
        let now = || propose(report, replaces, (before, file, played.as_ref()));
        let proposal = if stands { proposed } else { now() };
        Ok((proposal?, played))
    }
}

// Reports without a ruling yet.

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IncidentForm {
    pub report: Report,
    /// The number of an earlier report that this one replaces.
    pub reported: Option<IncidentNo>,
    pub words: String,
    /// The id of the draft that ends with it.
    pub draft: Option<String>,
}

impl From<Report> for IncidentForm {
    fn from(report: Report) -> Self {
        Self { report, reported: None, words: String::new(), draft: None }
    }
}

impl EventActs<'_> {
    /// Saves a report for a later ruling. Until then it changes nothing. Fails with [`Refusal::RulingChanged`] if the
    /// report has a ruling by now; otherwise as [`ProposedRuling::of`].
    pub fn report_incident(&self, form: &IncidentForm) -> Acted<IncidentNo> {
        let IncidentForm { report, reported, words, draft } = form;
        let words = visible(words);
        let Some(known) = self.unless_done()? else { return Ok(Done::Before) };
        let read = self.prepare(&known, report, None)?;
        self.referee(|tx, before, file| {
            let (proposal, _) = tx.current_proposal((before, file), &known, read)?;
            let new = reported_now(self.by, &proposal, report, words.trim());
            let no = match *reported {
                Some(no) if is_unruled(file, no, &proposal) => {
                    tx.change_incident(self.id, no, &new)?;
                    no
                }
                Some(_) => return Err(Refusal::RulingChanged.into()),
                None => tx.append_incident(self.id, &new)?,
            };
            if let Some(draft) = draft {
                tx.delete_ruling_draft(self.id, draft)?;
            }
            let Report { round, table, .. } = *report;
            let kind = report.incident.kind;
            tx.note(&Deed::Incident { round, table, incident: no, kind })?;
            Ok((no, before.tournament.clone()))
        })
    }
}

// Drafts of rulings: in no journal, no file and no revision of the event.

impl Service {
    /// The answers kept under that id, as JSON. Fails with [`Thing::RulingDraft`] if the ruling was given, or no one has
    /// answered for a day.
    pub fn ruling_draft(
        &self,
        id: TournamentId,
        draft: &str,
        board: (RoundNo, TableNo),
    ) -> Result<String> {
        let gone = ServiceError::Unknown(Thing::RulingDraft);
        if draft.contains('\0') {
            return Err(gone);
        }
        self.store.read(|c| c.ruling_draft(id, draft, board)?.ok_or(gone))
    }

    pub fn keep_ruling_draft(&self, id: TournamentId, draft: &RulingDraft) -> Result<()> {
        self.store.write(Scope::Tournament(id), |c| Ok(c.keep_ruling_draft(id, draft)?))
    }

    /// Deletes those that no one has answered for a day; returns their number.
    pub fn delete_old_ruling_drafts(&self, now: DateTime<Utc>) -> Result<usize> {
        let day = now - TimeDelta::days(1);
        self.store.write(Scope::Server, |c| Ok(c.delete_ruling_drafts_before(day)?))
    }
}

/// A report with its ruling has no words: they are the ruling's.
fn reported_now(
    by: By<'_>,
    proposal: &ProposedRuling,
    report: &Report,
    words: &str,
) -> IncidentRow {
    IncidentRow {
        no: IncidentNo(0),
        seats: proposal.seats,
        incident: proposal.incident.clone(),
        confirmed: report.confirmed,
        words: words.to_owned(),
        account: by.account,
        at: by.now,
    }
}

pub(crate) fn is_unruled(file: &RefereeFile, no: IncidentNo, proposal: &ProposedRuling) -> bool {
    file.unruled().any(|(row, _)| row.no == no && row.seats.same_game(&proposal.seats))
}

// Exclusion of players from later rounds by a ruling, and its end.

/// Players whom a ruling excludes, and from which rounds: the later ones that are not public, even those that they do
/// not mean to play.
#[must_use]
pub fn excludes(tournament: &Tournament, seats: &Seats, effect: &Effect) -> Vec<Excluded> {
    let mut players: Vec<EntryId> = effect
        .penalties
        .iter()
        .filter(|penalty| penalty.kind == PenaltyKind::Exclusion)
        .map(|penalty| seats.player(penalty.color))
        .collect();
    players.dedup();
    let following =
        Participation::ALL.but(Participation::ALL.without_from(RoundNo(seats.round.0 + 1)));
    let rounds = following.but(published(tournament));
    players.into_iter().map(|entry| Excluded { entry, rounds }).collect()
}

fn published(tournament: &Tournament) -> Participation {
    let public = tournament.rounds.iter().filter(|round| round.is_public());
    let drawn = public.filter(|round| !round.boards.is_empty() || !round.byes.is_empty());
    drawn.fold(Participation::NONE, |rounds, round| rounds.with(round.no, true))
}

/// For a ruling that no longer counts: rounds that were published while it held count as missed by its excluded
/// players. They may come late, but were not there.
fn mark_missed(tournament: &mut Tournament, gone: &[Excluded]) {
    let published = published(tournament);
    for one in gone {
        let seated =
            |no: &RoundNo| tournament.round(*no).is_some_and(|round| round.has_place(one.entry));
        let rounds = one.rounds.and(published).rounds(Participation::ROUNDS);
        let missed: Vec<RoundNo> = rounds.filter(|no| !seated(no)).collect();
        for entry in tournament.entries.iter_mut().filter(|entry| entry.id == one.entry) {
            let plays = |plays: Participation, no: RoundNo| plays.with(no, false);
            entry.participation = missed.iter().copied().fold(entry.participation, plays);
        }
    }
}

/// Rounds that excluded players play now and did not before.
fn restored(before: &Tournament, after: &Tournament, gone: &[Excluded]) -> Vec<Excluded> {
    let of = |one: &Excluded| {
        let (was, now) = (before.entry(one.entry)?, after.entry(one.entry)?);
        Some(Excluded { entry: one.entry, rounds: now.playing().but(was.playing()) })
    };
    gone.iter().filter_map(of).collect()
}

/// The first round that `now` means to play, `was` did not, and a ruling in force excludes.
pub(crate) fn forbidden_round(was: &Entry, now: &Entry) -> Option<RoundNo> {
    let more = now.participation.but(was.participation).and(was.excluded);
    more.rounds(Participation::ROUNDS).next()
}
