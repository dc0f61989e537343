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

/// A ruling as an arbiter gives it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulingForm {
    /// What happened.
    pub report: Report,
    /// The report's number, if it was kept before without a ruling.
    pub reported: Option<IncidentNo>,
    /// The ruling that this one takes the place of.
    pub replaces: Option<Replaced>,
    /// The [`ProposedRuling::fingerprint`] of what was on the screen.
    pub shown: String,
    /// What was chosen.
    pub choice: Choice,
    /// The members of the committee, where it rules in the arbiter's place.
    pub committee: Option<Vec<Official>>,
    /// The arbiter's own words, or the committee's.
    pub words: String,
    /// Which of the players were told at once.
    pub told: Each<bool>,
}

go::named! {
/// Which position counts once a ruling that had set it no longer does, where play has gone on since.
pub enum PositionThen {
    /// The one that the game has now.
    Now = "now",
    /// The one before the ruling: what was played since is taken back.
    Before = "before",
}
}

/// A ruling that another one takes the place of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Replaced {
    /// Its number.
    pub no: RulingNo,
    /// Which position counts if play has gone on since.
    pub counts: Option<PositionThen>,
}

/// What came of a ruling, or of withdrawing one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ruled {
    /// Its number.
    pub no: RulingNo,
    /// What became of the board's result; none where the players no longer sit together.
    pub result: Option<Recorded>,
    /// How far the recorded game is now, if the ruling was carried out on it.
    pub game: Option<GameCount>,
    /// Whom it takes out of later rounds; of one that is withdrawn, who is back in which.
    pub excluded: Vec<Excluded>,
}

impl Service {
    /// The referee's file of a tournament: reports, rulings, appeals.
    pub fn referee_file(&self, id: TournamentId) -> Result<RefereeFile> {
        self.store.read(|c| Ok(c.referee_file(id)?))
    }

    /// Gives a ruling: the record, the penalties, the board's result, and the later rounds of those who are
    /// out of the event, in one transaction. A game that is to be played anew is pending again. With
    /// [`RulingForm::replaces`] the other ruling stays as it was written and no longer counts.
    ///
    /// # Errors
    /// As [`ProposedRuling::of`] and [`ProposedRuling::decide`]; [`Refusal::RulingChanged`] if the board, the round or
    /// the players' penalties changed since it was shown; [`Refusal::RulingReason`] for an amendment, or for
    /// overruling the record, or a ruling of the committee, without words; [`Refusal::WhichPosition`] as
    /// [`withdraw_ruling`](Self::withdraw_ruling); [`Refusal::RecordStands`] for overruling
    /// it as anybody but the chief arbiter; [`Refusal::Log`] for a committee that the procedure does not allow.
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

    /// How many acts were entered at the recorded game since a ruling in force that set its position; none where there
    /// is no choice of positions without it.
    ///
    /// # Errors
    /// The database fails.
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

    /// Withdraws a ruling: its penalties no longer count, and if its outcome still stands, the board shows
    /// again what it showed before. Who was out of later rounds by it is back in those that nobody sees yet.
    /// `committee` are the members who decided so; nobody where the arbiter does.
    ///
    /// # Errors
    /// [`Refusal::RulingReason`]; [`Refusal::WhichPosition`] where play has gone on since it set the position, and nobody
    /// said which one counts; [`Refusal::Log`] if it is not in force, if a committee has decided it and an arbiter
    /// withdraws it, or for a committee that its procedure does not allow.
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

    /// Takes a ruling off the log, the board where its players sit now, later rounds and the recorded game.
    /// Where they were redacted since, no board shows what came of it.
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

    /// Runs an act of the referee in one transaction: every one counts the tournament's revision.
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

    /// The name under which somebody rules; nobody's is empty.
    pub(crate) fn official(&self, c: &mut AnyConnection, by: By<'_>) -> Result<Official> {
        let Some(id) = by.account else { return Ok(Official(String::new())) };
        let account = c.account(id)?.ok_or(ServiceError::Unknown(Thing::Account))?;
        Ok(Official(account.name))
    }

    /// Keeps the line that was just added to the log.
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

    /// Enters the result that follows, as results are entered.
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

/// What takes a recorded game back to before a ruling that set its position or reopened it, where play has gone on since.
fn positions(game: &Game, ruling: &RulingRecord) -> Option<Vec<GameAct>> {
    let Effect { position, turn, verdict, .. } = &ruling.decision.effect;
    let reopens = matches!(verdict, Verdict::CountAgain | Verdict::Resumes);
    let sets = *position != PositionChange::AsIs || turn.is_some() || reopens;
    game.back_before(ruling.no).filter(|_| sets)
}

/// What takes a ruling off a recorded game, and the game as a referee holds it then. Without a game where the position
/// stays that came of the ruling: it says nothing of what was ruled on, and no other ruling changes it.
///
/// # Errors
/// [`Refusal::WhichPosition`] where play has gone on since it set the position, and nobody said which one counts;
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

/// What becomes of the board by a ruling, in place of what became of it by the one that it replaces.
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

/// What the journal says of a ruling; the words stay in the referee's log.
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

/// By what the journal knows the procedure of a ruling: the SHA-256 of its JSON, members sorted by name, without
/// blanks.
#[must_use]
pub fn procedure_digest(procedure: &ProcedureAsGiven) -> String {
    hex(&Sha256::digest(procedure.text()))
}
