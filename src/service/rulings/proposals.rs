use crate::prelude::*;
use crate::rulings::given::{TakenOff, taken_off};
use crate::{GameFile, Replaced, is_round_over, rulings::appeals};
use base16ct::lower::encode_string as hex;
use go::Ruleset;
use referee::{
    ApplyError, Before, Case, Decision, Effect, EndQuestion, Given, InForce, Incident,
    IncidentKind, LogError, PenaltyKind, Procedure, RefereedGame, Ruling, RulingNote, RulingOption,
    RulingRecord, Sanction, apply, check_confirmed, check_time_back, combine, end_question, rule,
};
use std::ops::Deref;
use store::RefereeFile;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    pub round: RoundNo,
    pub table: TableNo,
    pub incident: Incident,
    /// Whether both players had confirmed the result.
    pub confirmed: bool,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Choice {
    /// Index into the ruling's options; `None` for the ruling itself.
    pub option: Option<usize>,
    pub sanction: Sanction,
    /// Points or minutes of that penalty, if it has a number.
    pub amount: Option<u32>,
}

/// A report with everything that a ruling on it rests on.
#[derive(Clone, Debug)]
pub struct ReportedCase {
    pub seats: Seats,
    /// The board's version; the decision must have seen it.
    pub version: i32,
    pub shows: Ending,
    /// The result without the ruling that is amended; otherwise the present one.
    pub before: Ending,
    /// Whether the result counts as confirmed: by the arbiter's word, by the record, or because the round is over and
    /// the report is not that it was entered wrongly.
    pub confirmed: bool,
    /// Not confirmed, but the round is over: a later one is drawn.
    pub by_round: bool,
    pub procedure: Procedure,
    pub incident: Incident,
    /// Earlier penalties of the two players that are in force.
    pub given: Vec<Given>,
    pub rules: Ruleset,
    /// Main time of a player for a game.
    pub minutes: Option<u32>,
    /// Rulings in force on this game, without the one to amend.
    pub ruled: Vec<InForce>,
    /// Decided by a committee in this game.
    pub judged: Vec<Incident>,
    /// Reported before in this game.
    pub heard: Vec<Incident>,
    /// The recorded game, without the ruling that is amended.
    pub game: Option<RefereedGame>,
}

/// What the event's procedure says about a report, before any decision. Dereferences to the report's case.
#[derive(Clone, Debug)]
pub struct ProposedRuling {
    pub on: ReportedCase,
    pub ruling: Ruling,
}

impl Deref for ProposedRuling {
    type Target = ReportedCase;

    fn deref(&self) -> &ReportedCase {
        &self.on
    }
}

impl ReportedCase {
    pub fn case(&self) -> Case<'_> {
        Case {
            game: self.game.as_ref().map(|game| &game.history),
            confirmed: self.confirmed,
            given: &self.given,
            rules: Some(&self.rules),
            minutes: self.minutes,
            before: Before {
                ruled: &self.ruled,
                judged: &self.judged,
                heard: &self.heard,
                shown: known_ending(self.before, self.game.as_ref()),
            },
            ..Case::new(&self.procedure, &self.incident)
        }
    }
}

impl ProposedRuling {
    /// `off` is a ruling to amend: its penalties and result no longer count.
    ///
    /// # Errors
    /// [`ServiceError::Unknown`] without that board; [`Refusal::NotPublished`]; [`Refusal::Procedure`] if the settings
    /// hold no usable procedure; [`Refusal::Report`] if the report does not fit; [`Refusal::Log`] if the ruling to
    /// amend is not in force.
    pub fn of(
        snapshot: &Snapshot,
        file: &RefereeFile,
        report: &Report,
        off: Option<Off>,
        game: Option<RefereedGame>,
    ) -> Result<Self> {
        let replaces = off.map(|(no, _)| no);
        let (round, board) = board_of(snapshot, report.round, report.table)?;
        let seats = Seats::of(round.no, board);
        let settings = &snapshot.tournament.settings;
        let procedure = appeals::procedure(settings)?;
        let before = off.map(|off| without(file, off, board)).transpose()?;
        let reopened = before.as_ref().is_some_and(|without| without.reopened);
        let before = before.map_or(board.ending, |without| without.ending);
        let over = is_round_over(&snapshot.tournament, round);
        let by_record = game.as_ref().is_some_and(|game| game.confirmed);
        let said =
            report.confirmed || (!reopened && snapshot.tournament.is_confirmed(round, board));
        let by_round = over && !before.is_pending() && !said && !by_record;
        // A wrong entry can be reported until the result is confirmed.
        let heard_still = report.incident.kind == IncidentKind::ResultWrong;
        let confirmed = said || by_record || (by_round && !heard_still);
        let time = settings.time.basic_minutes;
        check_time_back(&report.incident, time)?;
        let minutes = Some(time).filter(|minutes| *minutes > 0);
        if report.confirmed {
            check_confirmed(&report.incident, game.as_ref(), before)?;
        }
        let mut on = ReportedCase {
            seats,
            version: board.version,
            shows: board.ending,
            before,
            confirmed,
            by_round,
            procedure,
            incident: report.incident.clone(),
            given: earlier_penalties(file, &seats, replaces),
            rules: settings.ruleset(),
            minutes,
            ruled: file.log.in_force_at(&seats, replaces),
            judged: file.log.judged_at(&seats, replaces),
            heard: incidents_at(file, &seats),
            game,
        };
        let incident = on.case().settled()?;
        let ruling = rule(&on.case())?;
        on.incident = incident;
        Ok(Self { on, ruling })
    }

    /// The first question, if the game had ended and it is not known yet how the call relates to that.
    pub fn asks_of_end(&self) -> Option<EndQuestion> {
        end_question(&self.case()).ok().flatten()
    }

    /// The recorded game after an effect; `None` without a record, or if the effect leaves the game alone. Fails with
    /// [`ApplyError`] if the record does not allow it.
    pub fn applied(&self, effect: &Effect) -> Option<Result<RefereedGame, ApplyError>> {
        let game = self.game.as_ref().filter(|_| effect.touches_game())?;
        Some(apply(effect, game))
    }

    /// Identifies the proposal on the screen: it changes with the ruling, with the board's version and players, and when
    /// somebody else has ruled at the board.
    pub fn fingerprint(&self) -> String {
        // Serializing cannot fail: a ruling has string keys only.
        let seen = (&self.ruling, self.version, self.seats, self.confirmed, self.ruled.len());
        let json = serde_json::to_vec(&seen);
        hex(&Sha256::digest(json.unwrap_or_default())[..8])
    }

    /// The decision for a choice, with the arbiter's words.
    ///
    /// # Errors
    /// [`Refusal::ChooseFirst`] if the text leaves it open and nothing was chosen; [`Refusal::NotOffered`] for a choice
    /// that the ruling does not offer; [`Refusal::PenaltyAmount`] for a number beyond the procedure's limit;
    /// [`Refusal::AskFirst`] if both would lose unasked; [`Refusal::EndUnasked`] if the game had ended and it was not
    /// asked how the call relates to that; [`Refusal::WordsNeeded`] for a penalty that needs words;
    /// [`Refusal::RulingReason`] for another result than the one resigned or reported, without a reason.
    pub fn decide(&self, choice: Choice, words: &str) -> Result<Decision, Refusal> {
        if self.ruling.asks_of_end() {
            return Err(Refusal::EndUnasked);
        }
        if choice.option.is_none() && self.ruling.asks_first() {
            return Err(Refusal::AskFirst);
        }
        let decision = self.chosen(choice, words)?;
        let penalties = &decision.effect.penalties;
        let unsaid = words.trim().is_empty();
        if unsaid && penalties.iter().any(|penalty| penalty.kind == PenaltyKind::Other) {
            return Err(Refusal::WordsNeeded);
        }
        // Overriding a resignation or an agreed report needs a reason.
        let explained = [IncidentKind::ResignationDisputed, IncidentKind::ResultWrong];
        let disputed = explained.contains(&self.incident.kind);
        let judged = self.ruling.notes.contains(&RulingNote::CommitteeDecided);
        if unsaid && (judged || (disputed && decision.effect.touches_game())) {
            return Err(Refusal::RulingReason);
        }
        Ok(decision)
    }

    fn chosen(&self, choice: Choice, words: &str) -> Result<Decision, Refusal> {
        let amount = self.amount(choice)?;
        let case = Case { amount, ..self.case() };
        let with_number = amount.map(|_| rule(&case)).transpose()?;
        let ruling = with_number.as_ref().unwrap_or(&self.ruling);
        let of = |option| Decision::of(ruling, option, words).ok_or(Refusal::NotOffered);
        if choice.sanction == Sanction::None {
            return match choice.option {
                None if ruling.waits() => Err(Refusal::ChooseFirst),
                option => of(option),
            };
        }
        let Some(index) = choice.option else {
            let alone = |o: &RulingOption| o.remedy.is_none() && o.sanction == choice.sanction;
            let option = ruling.options.iter().position(alone).ok_or(Refusal::NotOffered)?;
            return of(Some(option));
        };
        let remedy = ruling.options.get(index).and_then(|option| option.remedy);
        let both = combine(&case, remedy.ok_or(Refusal::NotOffered)?, choice.sanction)?;
        let both = both.ok_or(Refusal::NotOffered)?;
        Ok(Decision { effect: both.effect, ..of(Some(index))? })
    }

    /// The number of a penalty, checked against the procedure's limit.
    fn amount(&self, choice: Choice) -> Result<Option<u32>, Refusal> {
        if !choice.sanction.has_number() {
            return Ok(None);
        }
        let most = self.procedure.discretion.most(choice.sanction).ok_or(Refusal::NotOffered)?;
        match choice.amount.filter(|amount| (1..=most).contains(amount)) {
            Some(amount) => Ok(Some(amount)),
            None => Err(Refusal::PenaltyAmount { most }),
        }
    }
}

#[derive(Clone, Debug)]
pub struct Hearing {
    pub file: RefereeFile,
    pub proposal: ProposedRuling,
}

/// A proposal made before the transaction, with what it was made of.
pub(crate) struct Prepared<'a> {
    pub report: &'a Report,
    pub replaces: Option<Replaced>,
    pub file: RefereeFile,
    pub played: Option<GameFile>,
    pub proposed: Result<ProposedRuling>,
}

impl Service {
    /// Reads everything for a report and asks the procedure. Errors: as [`ProposedRuling::of`];
    /// [`Refusal::WhichPosition`] as [`EventActs::withdraw_ruling`].
    pub fn hear(
        &self,
        snapshot: &Snapshot,
        report: &Report,
        replaces: Option<Replaced>,
    ) -> Result<Hearing> {
        let Prepared { file, proposed, .. } = self.prepare(snapshot, report, replaces)?;
        Ok(Hearing { file, proposal: proposed? })
    }

    /// As [`hear`](Self::hear); a write returns the errors in the report itself.
    pub(crate) fn prepare<'a>(
        &self,
        snapshot: &Snapshot,
        report: &'a Report,
        replaces: Option<Replaced>,
    ) -> Result<Prepared<'a>> {
        let (file, found) = self.store.read(|c| {
            let file = c.referee_file(snapshot.id)?;
            let found = GameFile::row(c, snapshot, (report.round, report.table))?;
            Ok::<_, ServiceError>((file, found))
        })?;
        let played = GameFile::begun(found)?;
        let proposed = propose(report, replaces, (snapshot, &file, played.as_ref()));
        Ok(Prepared { report, replaces, file, played, proposed })
    }
}

pub(crate) fn propose(
    report: &Report,
    replaces: Option<Replaced>,
    (snapshot, file, played): (&Snapshot, &RefereeFile, Option<&GameFile>),
) -> Result<ProposedRuling> {
    let TakenOff { game, ended, .. } = taken_off(&file.log, played, replaces)?;
    let off = replaces.map(|old| (old.no, ended));
    ProposedRuling::of(snapshot, file, report, off, game)
}

/// The board's result without a ruling; `None` if that is not in force.
#[must_use]
pub fn shows_without(file: &RefereeFile, no: RulingNo, board: &Board) -> Option<Ending> {
    without(file, (no, None), board).ok().map(|without| without.ending)
}

/// Penalties in force of the players at a board, without those of the ruling that is amended.
fn earlier_penalties(file: &RefereeFile, seats: &Seats, amended: Option<RulingNo>) -> Vec<Given> {
    let counts = file.log.rulings_in_force().filter(|ruling| Some(ruling.no) != amended);
    counts.flat_map(|ruling| ruling.given_at(seats)).collect()
}

/// The ending by the board, else by the record.
fn known_ending(shows: Ending, game: Option<&RefereedGame>) -> Ending {
    if shows.is_pending() { game.map_or(shows, |game| game.ending) } else { shows }
}

pub(crate) fn incidents_at(file: &RefereeFile, seats: &Seats) -> Vec<Incident> {
    let here = file.incidents.iter().filter(|row| row.seats.same_game(seats));
    here.map(|row| row.incident.clone()).collect()
}

pub(crate) struct Without {
    /// The result before the ruling if its outcome is still there, or that of play which is taken back with it; else
    /// the present one.
    pub ending: Ending,
    /// Whether the ruling ordered a replay that has no result yet.
    pub anew: bool,
    /// Whether the present result goes with play that is taken back.
    pub reopened: bool,
}

impl Without {
    pub(crate) fn back(self) -> BoardOutcome {
        match self {
            Self { ending, anew: true, .. } => BoardOutcome::NotAnew(ending),
            Self { ending, .. } => BoardOutcome::Ends(ending),
        }
    }
}

/// The board's result before a ruling. If that came from an earlier ruling no longer in force, the result before that
/// one.
fn shown_before(file: &RefereeFile, ruling: &RulingRecord) -> Option<Ending> {
    let fact = |no: RulingNo| file.facts.get(&no).map(|facts| facts.before);
    let mut shown = fact(ruling.no)?;
    let earlier: Vec<&RulingRecord> = file
        .log
        .rulings()
        .filter(|one| one.no < ruling.no && one.seats.same_game(&ruling.seats))
        .collect();
    for one in earlier.into_iter().rev() {
        let gave = one.decision.effect.verdict.ending() == Some(shown);
        if gave && file.log.is_replaced(one.no) {
            shown = fact(one.no).unwrap_or(shown);
        }
    }
    Some(shown)
}

/// A ruling that is taken off, and how the record ended after it, if that is taken back too.
pub type Off = (RulingNo, Option<Ending>);

/// Fails with [`Refusal::Log`] if there is no such ruling in force.
pub(crate) fn without(file: &RefereeFile, (no, ended): Off, board: &Board) -> Result<Without> {
    let ruling = file.log.ruling(no)?;
    if file.log.is_replaced(no) {
        return Err(LogError::NotInForce(no).into());
    }
    let outcome = ruling.decision.effect.verdict.ending();
    let before = shown_before(file, ruling);
    let last = board.earlier_games().last();
    let anew = board.ending.is_pending() && last.and_then(|game| game.ruling) == Some(no.0);
    let reopened = ended.is_some_and(|ended| in_common(ended, board.ending).is_some());
    let ending = before.filter(|_| anew || reopened || outcome == Some(board.ending));
    Ok(Without { ending: ending.unwrap_or(board.ending), anew, reopened })
}
