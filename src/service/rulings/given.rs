use base16ct::lower::encode_string as hex;
use serde_json::json;
use sha2::{Digest, Sha256};

use recording::{Game, GameAct};
use referee::{
    Decision, Each, Effect, NewRuling, Official, PositionChange, ProcedureAsGiven, RefereeLog,
    RefereedGame, RulingNo, RulingRecord, Verdict, Visibility,
};
use store::{
    AnyConnection, BoardMark, Deed, Excluded, GameCount, IncidentNo, NewRefereeEntry, RefereeFile,
    RulingFacts, Snapshot,
};
use tournament::{BoardOutcome, RoundNo, TableNo, Tournament, TournamentId, visible};

use crate::games::played::PlayedGame;
use crate::results::entered::{Recorded, board_of, seated};
use crate::results::outcomes::{BoardSeen, decide};
use crate::rulings::appeals::{check_committee, procedure};
use crate::rulings::exclusion::{excludes, let_go_by, restored};
use crate::rulings::proposals::{Without, without};
use crate::rulings::reported::{reported_now, waits};
use crate::{
    By, Choice, Done, GameFile, ProposedRuling, Refusal, Report, Result, Service, ServiceError,
    Thing,
};

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
}

go::named! {
/// Which position counts after a ruling that had set it is withdrawn, if play has gone on since.
pub enum PositionThen {
    Now = "now",
    /// The one before the ruling; later moves are taken back.
    Before = "before",
}
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Replaced {
    pub no: RulingNo,
    pub counts: Option<PositionThen>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ruled {
    pub no: RulingNo,
    /// The change of the board's result; `None` if the players no longer sit together.
    pub result: Option<Recorded>,
    /// The state of the recorded game, if the ruling changed it.
    pub game: Option<GameCount>,
    /// Players excluded from later rounds; for a withdrawn ruling, those readmitted.
    pub excluded: Vec<Excluded>,
}

impl Service {
    pub fn referee_file(&self, id: TournamentId) -> Result<RefereeFile> {
        self.store.read(|c| Ok(c.referee_file(id)?))
    }

    /// Gives a ruling: saves the record, the penalties, the board's result and exclusions in one transaction. A game to
    /// be replayed is pending again. A ruling in [`RulingForm::replaces`] stays as it was written and no longer counts.
    ///
    /// # Errors
    /// As [`ProposedRuling::of`] and [`ProposedRuling::decide`]; [`Refusal::RulingChanged`] if the board, the round or
    /// the players' penalties changed since it was shown; [`Refusal::RulingReason`] without words for an amendment, for
    /// overruling the record, or for a committee's ruling; [`Refusal::WhichPosition`] as
    /// [`withdraw_ruling`](Self::withdraw_ruling); [`Refusal::RecordStands`] if someone other than the chief arbiter
    /// overrules the record; [`Refusal::Log`] for a committee that the procedure does not allow.
    pub fn rule_incident(
        &self,
        id: TournamentId,
        by: By<'_>,
        form: &RulingForm,
    ) -> Result<Done<Ruled>> {
        let place = (form.report.round, form.report.table);
        let Some(known) = self.unless_done(id, by)? else { return Ok(Done::Before) };
        let read = self.heard_so_far(&known, &form.report, form.replaces)?;
        let done = self.referee(id, by, |c, before, file| {
            let (proposal, played) = self.as_heard(c, (before, file), &known, read)?;
            if proposal.fingerprint() != form.shown {
                return Err(Refusal::RulingChanged.into());
            }
            let overrules = proposal.incident.circumstances.record_wrong;
            if overrules && !self.hand(c, id, by)?.chief {
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
                Some(no) if waits(file, no, &proposal) => no,
                Some(_) => return Err(Refusal::RulingChanged.into()),
                None => c.append_incident(id, &reported_now(by, &proposal, &form.report))?,
            };
            let new = self.new_ruling(c, by, before, (&proposal, form), decision)?;
            let (_, board) = board_of(before, proposal.seats.round, proposal.seats.table)?;
            let replaces = form.replaces.map(|old| old.no);
            let replaced = replaces.map(|old| without(file, old, board)).transpose()?;
            let (mut acts, _) = taken_off(&file.log, played.file(), form.replaces)?;
            let tournament = &before.tournament;
            let effect = new.decision.effect.clone();
            let excluded = excludes(tournament, &proposal.seats, &effect);
            let no = write(&mut file.log, new, replaces)?;
            let facts = RulingFacts { incident, before: proposal.before };
            self.append_last(c, id, by, &file.log, Some(facts), &excluded)?;
            let ruling = file.log.ruling(no).map_err(Refusal::Log)?;
            let outcome = outcome(ruling, before, &proposal, replaced.as_ref());
            let reason = format!("#{no}");
            let (result, mut after) = self.enter(c, by, before, place, &outcome, &reason)?;
            if let Some(gone) = replaces.and_then(|old| file.excluded.get(&old)) {
                let_go_by(&mut after, gone);
            }
            file.excluded.insert(no, excluded.clone());
            self.note(c, id, by, Deed::Ruling, &detail(no, &file.log, &result, &excluded)?)?;
            let effect = match proposal.game {
                Some(_) => effect,
                None => Effect { position: PositionChange::AsIs, turn: None, ..effect },
            };
            if effect.touches_game() {
                acts.push(GameAct::Ruled { ruling: no, effect: Box::new(effect) });
            }
            let game = self.rule_on_record(c, by, before, played, &acts)?;
            Ok((Ruled { no, result: Some(result), excluded, game }, after))
        })?;
        if let Done::Now(ruled) = &done {
            self.tell_of_game(ruled);
        }
        Ok(done)
    }

    /// Acts in the recorded game since a ruling in force that set its position; `None` if its withdrawal leaves no
    /// choice of positions.
    pub fn played_since(
        &self,
        snapshot: &Snapshot,
        ruling: &RulingRecord,
    ) -> Result<Option<usize>> {
        let Some(board) = seated(snapshot, &ruling.seats) else { return Ok(None) };
        let played = self.played(snapshot, (ruling.seats.round, board.table))?;
        let acts = played.file().and_then(|file| positions(&file.game, ruling));
        Ok(acts.map(|acts| acts.len() - 1))
    }

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
        id: TournamentId,
        by: By<'_>,
        no: RulingNo,
        reason: &str,
        committee: &[Official],
        counts: Option<PositionThen>,
    ) -> Result<Done<Ruled>> {
        let reason = reason.trim();
        if reason.is_empty() {
            return Err(Refusal::RulingReason.into());
        }
        let played = self.played_of(id, |c| {
            let file = c.referee_file(id)?;
            Ok(file.log.ruling(no).ok().map(|ruling| ruling.seats))
        })?;
        let work = |c: &mut AnyConnection, before: &Snapshot, file: &mut RefereeFile| {
            if !committee.is_empty() {
                let ruling = file.log.ruling(no).map_err(Refusal::Log)?;
                let now = procedure(before)?.appeal;
                check_committee(before, ruling.appeal.unwrap_or(now), &ruling.seats, committee)?;
            }
            self.take_off(c, by, before, (file, &played), (no, reason, committee.to_vec(), counts))
        };
        let done = self.referee(id, by, work)?;
        if let Done::Now(ruled) = &done {
            self.tell_of_game(ruled);
        }
        Ok(done)
    }

    /// Takes a ruling off the log, its players' present board, later rounds and the recorded game. If the players were
    /// redacted since, no board changes.
    pub(crate) fn take_off(
        &self,
        c: &mut AnyConnection,
        by: By<'_>,
        before: &Snapshot,
        (file, played): (&mut RefereeFile, &PlayedGame),
        (no, reason, committee, counts): (RulingNo, &str, Vec<Official>, Option<PositionThen>),
    ) -> Result<(Ruled, Tournament)> {
        let id = before.id;
        let ruling = file.log.ruling(no).map_err(Refusal::Log)?;
        let seats = ruling.seats;
        let board = seated(before, &seats);
        let played = match board {
            Some(board) => self.as_played(c, before, (seats.round, board.table), played)?.0,
            None => PlayedGame::default(),
        };
        let (off, _) = taken_off(&file.log, played.file(), Some(Replaced { no, counts }))?;
        let outcome = board.map(|board| without(file, no, board)).transpose()?;
        let (who, at) = (self.official(c, by)?, by.now.naive_utc());
        let members = Some(committee.len()).filter(|members| *members > 0);
        file.log.withdraw(no, who, at, reason, committee).map_err(Refusal::Log)?;
        self.append_last(c, id, by, &file.log, None, &[])?;
        let (result, mut after) = match board.zip(outcome.map(Without::back)) {
            Some((board, outcome)) => {
                let place = (seats.round, board.table);
                let (result, after) = self.enter(c, by, before, place, &outcome, reason)?;
                (Some(result), after)
            }
            None => (None, before.tournament.clone()),
        };
        let gone = file.excluded.get(&no).map(Vec::as_slice).unwrap_or_default();
        let_go_by(&mut after, gone);
        file.keep_out(&mut after.entries);
        let excluded = restored(&before.tournament, &after, gone);
        let detail = json!({
            "ruling": no, "round": seats.round, "table": board.map_or(seats.table, |b| b.table),
            "reason": reason, "restored": excluded, "committee": members,
        });
        self.note(c, id, by, Deed::WithdrawRuling, &detail)?;
        let game = self.rule_on_record(c, by, before, played, &off)?;
        Ok((Ruled { no, result, excluded, game }, after))
    }

    pub(crate) fn tell_of_game(&self, ruled: &Ruled) {
        if let Some(count) = &ruled.game {
            self.listeners.tell_game(count);
        }
    }

    /// Runs an act of the referee in one transaction: each raises the tournament's revision.
    pub(crate) fn referee<T>(
        &self,
        id: TournamentId,
        by: By<'_>,
        work: impl FnOnce(&mut AnyConnection, &Snapshot, &mut RefereeFile) -> Result<(T, Tournament)>,
    ) -> Result<Done<T>> {
        let work = |c: &mut AnyConnection, before: &Snapshot| {
            let mut file = c.referee_file(id)?;
            let (out, mut after) = work(c, before, &mut file)?;
            file.keep_out(&mut after.entries);
            let mark = BoardMark { account: by.account, at: by.now };
            let saved = c.save(before, after, &mark)?;
            Ok((out, Some(saved)))
        };
        self.act(id, by, work)
    }

    fn new_ruling(
        &self,
        c: &mut AnyConnection,
        by: By<'_>,
        before: &Snapshot,
        (proposal, form): (&ProposedRuling, &RulingForm),
        decision: Decision,
    ) -> Result<NewRuling> {
        let public = before.tournament.settings.refereeing.public;
        Ok(NewRuling {
            seats: proposal.seats,
            incident: proposal.incident.clone(),
            decision,
            arbiter: self.official(c, by)?,
            committee: form.committee.clone().unwrap_or_default(),
            at: by.now.naive_utc(),
            told: form.told,
            visibility: if public { Visibility::Public } else { Visibility::Players },
            appeal: Some(proposal.procedure.appeal),
            given_by: Some(ProcedureAsGiven::of(&proposal.procedure)),
        })
    }

    /// The name of the person who rules; empty without an account.
    pub(crate) fn official(&self, c: &mut AnyConnection, by: By<'_>) -> Result<Official> {
        let Some(id) = by.account else { return Ok(Official(String::new())) };
        let account = c.account(id)?.ok_or(ServiceError::Unknown(Thing::Account))?;
        Ok(Official(account.name))
    }

    pub(crate) fn append_last(
        &self,
        c: &mut AnyConnection,
        id: TournamentId,
        by: By<'_>,
        log: &RefereeLog,
        facts: Option<RulingFacts>,
        excluded: &[Excluded],
    ) -> Result<()> {
        let Some(entry) = log.entries().last() else { return Ok(()) };
        let new = NewRefereeEntry { entry, facts, excluded, account: by.account, at: by.now };
        Ok(c.append_referee_entry(id, &new)?)
    }

    fn enter(
        &self,
        c: &mut AnyConnection,
        by: By<'_>,
        before: &Snapshot,
        (round, table): (RoundNo, TableNo),
        outcome: &BoardOutcome,
        reason: &str,
    ) -> Result<(Recorded, Tournament)> {
        let seen = board_of(before, round, table)?.1.version;
        let asked = BoardSeen { round, table, seen, reason: Some(reason), confirmed: None };
        let hand = self.hand(c, before.id, by)?;
        let decided = decide(before, &asked, outcome, &hand)?;
        let mut after = before.tournament.clone();
        let Some(board) = decided.board else { return Ok((decided.recorded, after)) };
        self.note(c, before.id, by, decided.act, &decided.detail)?;
        let rounds = after.rounds.iter_mut().filter(|other| other.no == round);
        for place in rounds.flat_map(|round| &mut round.boards) {
            if place.table == board.table {
                *place = board.clone();
            }
        }
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

/// The acts that take a ruling off a recorded game, and the resulting game for the referee. `None` for the game if the
/// position set by the ruling stays: it shows nothing of what was ruled on, and no other ruling changes it.
///
/// # Errors
/// [`Refusal::WhichPosition`] if play has gone on since the ruling set the position, and no position was chosen;
/// [`Refusal::Log`] if there is no such ruling.
pub(crate) fn taken_off(
    log: &RefereeLog,
    file: Option<&GameFile>,
    replaces: Option<Replaced>,
) -> Result<(Vec<GameAct>, Option<RefereedGame>)> {
    let Some(Replaced { no, counts }) = replaces else {
        return Ok((Vec::new(), file.and_then(|file| file.game.refereed())));
    };
    let ruling = log.ruling(no).map_err(Refusal::Log)?;
    let withdrawn = vec![GameAct::Unruled { ruling: no }];
    let Some(file) = file else { return Ok((withdrawn, None)) };
    Ok(match (positions(&file.game, ruling), counts) {
        (Some(_), None) => return Err(Refusal::WhichPosition.into()),
        (Some(_), Some(PositionThen::Now)) => (withdrawn, None),
        (acts, _) => {
            let acts = acts.unwrap_or(withdrawn);
            let game = file.after(&acts);
            (acts, game)
        }
    })
}

fn write(log: &mut RefereeLog, new: NewRuling, replaces: Option<RulingNo>) -> Result<RulingNo> {
    match replaces {
        Some(old) => Ok(log.amend(old, new).map_err(Refusal::Log)?),
        None => Ok(log.record(new)),
    }
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
        Some(Without { ending, anew: true }) => BoardOutcome::Instead(*ending, Box::new(outcome)),
        _ => outcome,
    }
}

/// The journal's detail of a ruling; its words stay in the referee's log.
pub(crate) fn detail(
    no: RulingNo,
    log: &RefereeLog,
    result: &Recorded,
    excluded: &[Excluded],
) -> Result<serde_json::Value> {
    let ruling = log.ruling(no).map_err(Refusal::Log)?;
    Ok(json!({
        "ruling": no, "round": ruling.seats.round, "table": ruling.seats.table,
        "kind": ruling.incident.kind, "article": ruling.decision.basis.article,
        "before": result.before, "after": result.after, "replaces": ruling.replaces,
        "penalties": ruling.decision.effect.penalties, "excluded": excluded,
        "procedure": log.procedure_of(no).map(procedure_digest),
        "committee": Some(ruling.committee.len()).filter(|members| *members > 0),
    }))
}

/// SHA-256 of the procedure's JSON, members sorted by name, without blanks; the journal identifies it by that.
#[must_use]
pub fn procedure_digest(procedure: &ProcedureAsGiven) -> String {
    hex(&Sha256::digest(procedure.text()))
}
