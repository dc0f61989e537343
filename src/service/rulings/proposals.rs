use base16ct::lower::encode_string as hex;
use sha2::{Digest, Sha256};

use go::Ruleset;
use referee::{
    Applied, ApplyError, Before, Case, Decision, Effect, EndQuestion, Given, InForce, Incident,
    IncidentKind, PenaltyKind, Procedure, RefereedGame, Remedy, Ruling, RulingNo, RulingNote,
    RulingOption, RulingRecord, Sanction, Seats, apply, check_confirmed, check_time_back, combine,
    end_question, event_procedure, rule,
};
use store::{RefereeFile, Snapshot};
use tournament::{Board, BoardOutcome, Ending, RoundNo, TableNo};

use crate::results::entered::board_of;
use crate::rulings::given::taken_off;
use crate::{Correction, GameFile, Refusal, Replaced, Result, Service, ServiceError};

/// An incident as an arbiter reports it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// The round.
    pub round: RoundNo,
    /// The table.
    pub table: TableNo,
    /// What happened.
    pub incident: Incident,
    /// Whether both players had confirmed the result.
    pub confirmed: bool,
}

/// What the arbiter chose.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Choice {
    /// One of the ruling's options by its place, or `None` for the ruling itself.
    pub option: Option<usize>,
    /// A penalty beside it.
    pub sanction: Sanction,
    /// How many points or minutes that penalty takes, where it has a number.
    pub amount: Option<u32>,
}

/// What the event's procedure makes of a report, before anybody decided.
#[derive(Clone, Debug)]
pub struct ProposedRuling {
    /// The board.
    pub seats: Seats,
    /// The board's version, which the decision has to have seen.
    pub version: i32,
    /// What the board shows now.
    pub shows: Ending,
    /// What it shows without the ruling that is amended; otherwise the same.
    pub before: Ending,
    /// Whether the result counts as confirmed: the arbiter says so, the record has it, or the round is over and nobody
    /// says that it was entered wrongly.
    pub confirmed: bool,
    /// Whether nobody confirmed it, and the round is over: a later one is drawn.
    pub by_round: bool,
    /// The event's procedure.
    pub procedure: Procedure,
    /// What was reported.
    pub incident: Incident,
    /// Earlier penalties of the two players that are in force.
    pub given: Vec<Given>,
    /// The rules of play of the event.
    pub rules: Ruleset,
    /// The minutes that a player has for a game.
    pub minutes: Option<u32>,
    /// Rulings in force on this game, the one to amend apart.
    pub ruled: Vec<InForce>,
    /// What a committee has decided on in this game.
    pub judged: Vec<Incident>,
    /// Incidents of this game that were reported before.
    pub heard: Vec<Incident>,
    /// What the procedure says.
    pub ruling: Ruling,
    /// The recorded game, if there is one, without the ruling that is amended.
    pub game: Option<RefereedGame>,
}

impl ProposedRuling {
    /// What the procedure of an event says about a report; `replaces` is a ruling that is amended, whose
    /// penalties and result no longer count.
    ///
    /// # Errors
    /// [`ServiceError::Unknown`] without that board; [`Refusal::NotPublished`]; [`Refusal::Procedure`] if the
    /// settings hold no usable procedure; [`Refusal::Report`] if the report does not fit;
    /// [`Refusal::Log`] if the ruling to amend is not in force.
    pub fn of(
        snapshot: &Snapshot,
        file: &RefereeFile,
        report: &Report,
        replaces: Option<RulingNo>,
        game: Option<RefereedGame>,
    ) -> Result<Self> {
        let (round, board) = board_of(snapshot, report.round, report.table)?;
        let seats = Seats::of(round.no, board);
        let settings = &snapshot.tournament.settings;
        let procedure =
            event_procedure(settings).map_err(|why| Refusal::Procedure { why: why.to_string() })?;
        let before = match replaces {
            Some(no) => without(file, no, board)?.ending,
            None => board.ending,
        };
        let over = Correction::of(snapshot, round) == Correction::NeedsReason;
        let by_record = game.as_ref().is_some_and(RefereedGame::is_confirmed);
        let said = report.confirmed || snapshot.tournament.is_confirmed(round, board);
        let by_round = over && !before.is_pending() && !said && !by_record;
        // Who says that it was entered wrongly is heard as long as nobody has confirmed it.
        let heard_still = report.incident.kind == IncidentKind::ResultWrong;
        let confirmed = said || by_record || (by_round && !heard_still);
        let time = settings.time.basic_minutes;
        check_time_back(&report.incident, time).map_err(Refusal::Report)?;
        let minutes = Some(time).filter(|minutes| *minutes > 0);
        if report.confirmed {
            let checked = check_confirmed(&report.incident, game.as_ref(), before);
            checked.map_err(Refusal::Report)?;
        }
        let given = given(file, &seats, replaces);
        let ruled = file.log.in_force_at(&seats, replaces);
        let judged = file.log.judged_at(&seats, replaces);
        let heard = heard(file, &seats);
        let rules = settings.ruleset();
        let shown = ended(before, game.as_ref());
        let case = Case {
            game: game.as_ref().map(RefereedGame::history),
            confirmed,
            given: &given,
            rules: Some(&rules),
            minutes,
            before: Before { ruled: &ruled, judged: &judged, heard: &heard, shown },
            ..Case::new(&procedure, &report.incident)
        };
        let incident = case.settled().map_err(Refusal::Report)?;
        let ruling = rule(&case).map_err(Refusal::Report)?;
        let (version, shows) = (board.version, board.ending);
        Ok(Self {
            seats,
            version,
            shows,
            before,
            confirmed,
            by_round,
            procedure,
            incident,
            given,
            rules,
            minutes,
            ruled,
            judged,
            heard,
            ruling,
            game,
        })
    }

    /// What is asked before anything else, where the game had ended and nobody said yet how the call stands to that.
    #[must_use]
    pub fn asks_of_end(&self) -> Option<EndQuestion> {
        end_question(&self.case()).ok().flatten()
    }

    /// What an effect makes of the recorded game; `None` without a record, or where it leaves the game alone.
    ///
    /// # Errors
    /// [`ApplyError`] if it cannot be carried out on the record.
    pub fn applied(&self, effect: &Effect) -> Option<Result<Applied, ApplyError>> {
        let game = self.game.as_ref().filter(|_| effect.touches_game())?;
        Some(apply(effect, game))
    }

    fn case(&self) -> Case<'_> {
        Case {
            game: self.game.as_ref().map(RefereedGame::history),
            confirmed: self.confirmed,
            given: &self.given,
            rules: Some(&self.rules),
            minutes: self.minutes,
            before: Before {
                ruled: &self.ruled,
                judged: &self.judged,
                heard: &self.heard,
                shown: ended(self.before, self.game.as_ref()),
            },
            ..Case::new(&self.procedure, &self.incident)
        }
    }

    /// Names what was on the screen: a ruling that has become another one has another fingerprint, and so has
    /// one at a board where somebody else has ruled since.
    #[must_use]
    pub fn fingerprint(&self) -> String {
        // A ruling always becomes JSON: it has string keys only.
        let seen = (&self.ruling, self.version, self.confirmed, self.ruled.len());
        let json = serde_json::to_vec(&seen);
        hex(&Sha256::digest(json.unwrap_or_default())[..8])
    }

    /// The decision for a choice, in the arbiter's words.
    ///
    /// # Errors
    /// [`Refusal::ChooseFirst`] if the text leaves it open and nothing was chosen; [`Refusal::NotOffered`]
    /// for what the ruling does not offer; [`Refusal::PenaltyAmount`] for a number beyond what the procedure allows;
    /// [`Refusal::AskFirst`] if both would lose unasked; [`Refusal::EndUnasked`] if the game had ended and nobody said
    /// how the call stands to that; [`Refusal::WordsNeeded`] for a penalty that only words can say;
    /// [`Refusal::RulingReason`] for another result than the one that was resigned or reported, without a reason.
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
        // What a player resigned or both reported is put aside with a reason alone.
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
        let with_number = amount.map(|_| rule(&case).map_err(Refusal::Report)).transpose()?;
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
        let both = combined(&case, remedy.ok_or(Refusal::NotOffered)?, choice.sanction)?;
        Ok(Decision { effect: both.effect, ..of(Some(index))? })
    }

    /// How much a penalty with a number takes, within what the procedure allows.
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

fn combined(case: &Case<'_>, remedy: Remedy, sanction: Sanction) -> Result<RulingOption, Refusal> {
    let both = combine(case, remedy, sanction).map_err(Refusal::Report)?;
    both.ok_or(Refusal::NotOffered)
}

/// A report with all that is known about it: the referee's file and what the procedure says.
#[derive(Clone, Debug)]
pub struct Hearing {
    /// The referee's file.
    pub file: RefereeFile,
    /// What the procedure makes of the report.
    pub proposal: ProposedRuling,
}

impl Service {
    /// What the procedure of an event says about a report, with the recorded game if there is one.
    ///
    /// # Errors
    /// As [`ProposedRuling::of`]; [`Refusal::WhichPosition`] as [`Service::withdraw_ruling`].
    pub fn hear(
        &self,
        snapshot: &Snapshot,
        report: &Report,
        replaces: Option<Replaced>,
    ) -> Result<Hearing> {
        let (file, (row, entered)) = self.store.read(|c| {
            let file = c.referee_file(snapshot.id)?;
            let row = GameFile::row(c, snapshot, (report.round, report.table))?;
            Ok::<_, ServiceError>((file, row))
        })?;
        let game = row.as_ref().map(|row| GameFile::of(row, entered)).transpose()?;
        let (_, game) = taken_off(&file.log, game.as_ref(), replaces)?;
        let replaces = replaces.map(|old| old.no);
        let proposal = ProposedRuling::of(snapshot, &file, report, replaces, game)?;
        Ok(Hearing { file, proposal })
    }
}

/// What a board shows once a ruling in force is taken away; none if it is not in force.
#[must_use]
pub fn shows_without(file: &RefereeFile, no: RulingNo, board: &Board) -> Option<Ending> {
    without(file, no, board).ok().map(|without| without.ending)
}

/// The penalties in force of the players at a board, those of the ruling that is amended apart.
fn given(file: &RefereeFile, seats: &Seats, amended: Option<RulingNo>) -> Vec<Given> {
    let counts = file.log.rulings_in_force().filter(|ruling| Some(ruling.no) != amended);
    counts.flat_map(|ruling| ruling.given_at(seats)).collect()
}

/// How the game has ended: as the board shows, else as the record has it.
fn ended(shows: Ending, game: Option<&RefereedGame>) -> Ending {
    if shows.is_pending() { game.map_or(shows, RefereedGame::ending) } else { shows }
}

/// What was reported at a board.
pub(crate) fn heard(file: &RefereeFile, seats: &Seats) -> Vec<Incident> {
    let here = file.incidents.iter().filter(|row| row.seats.same_game(seats));
    here.map(|row| row.incident.clone()).collect()
}

/// A board once a ruling is taken away.
pub(crate) struct Without {
    /// What it shows: what it was before if the ruling's outcome still stands, else what was entered since.
    pub ending: Ending,
    /// Whether the ruling had the game played anew, which has no result yet.
    pub anew: bool,
}

impl Without {
    /// The outcome that gives the board back.
    pub(crate) fn back(self) -> BoardOutcome {
        match self {
            Self { ending, anew: true } => BoardOutcome::NotAnew(ending),
            Self { ending, .. } => BoardOutcome::Ends(ending),
        }
    }
}

/// What the board showed before a ruling. Where that was the work of an earlier ruling that is no longer in force, what
/// it showed before that one.
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

/// What becomes of a board if a ruling is taken away.
///
/// # Errors
/// [`Refusal::Log`] if there is no such ruling in force.
pub(crate) fn without(file: &RefereeFile, no: RulingNo, board: &Board) -> Result<Without> {
    let ruling = file.log.ruling(no).map_err(Refusal::Log)?;
    if file.log.is_replaced(no) {
        return Err(Refusal::Log(referee::LogError::NotInForce(no)).into());
    }
    let outcome = ruling.decision.effect.verdict.ending();
    let before = shown_before(file, ruling);
    let last = board.earlier_games().last();
    let anew = board.ending.is_pending() && last.and_then(|game| game.ruling) == Some(no.0);
    let ending = before.filter(|_| anew || outcome == Some(board.ending));
    Ok(Without { ending: ending.unwrap_or(board.ending), anew })
}
