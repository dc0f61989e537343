//! A report compared with the record and with an earlier end of the game. What the record knows is taken from it,
//! and a contradiction is an error, so that every way to the same incident leads to the same ruling. The earlier end
//! is clarified first, and no later violation gives the game to the player who violated first.

use go::{Color, HalfPoints, History, Suicide};
use tournament::{Ending, Manner};

use super::remedy::Ground;
use super::rule::decide;
use super::{
    Case, Clause, ClockNote, Effect, Finding, FindingError, Firmness, Incident, IncidentKind,
    MoveNo, Noticed, Party, PositionChange, RefereedGame, Remedy, RulingNo, SetupChange, Verdict,
    detect, find, moves, number,
};

/// Earlier reports and rulings of a game.
#[derive(Clone, Copy, Debug, Default)]
pub struct Before<'a> {
    /// Incidents that a committee has decided, even if its ruling is no longer in force.
    pub judged: &'a [Incident],
    /// The rulings in force: their incidents do not govern later reports.
    pub ruled: &'a [InForce],
    /// Incidents already compared with the record.
    pub heard: &'a [Incident],
    pub shown: Ending,
}

impl<'a> Before<'a> {
    fn is_ruled(&self, other: &Incident) -> bool {
        let mut known = self.ruled.iter().map(|ruling| &ruling.incident);
        known.any(|known| known.at == other.at && known.kind.is_move())
    }

    /// The incident of the ruling that ended the game as the board shows.
    pub fn ended_by(&self) -> Option<&'a Incident> {
        let mut last = self.ruled.iter().rev();
        let by = last.find(|ruling| ruling.ended() == Some(self.shown));
        by.map(|ruling| &ruling.incident)
    }

    /// Whether a committee has decided the same incident: the same move, or where none is known the same kind.
    pub(super) fn is_judged(&self, finding: &Finding) -> bool {
        let same = |known: &Incident| {
            let moves = known.at.zip(finding.at).map(|(known, now)| known == now);
            let kinds = known.kind == finding.kind
                || (moves == Some(true) && known.kind.is_move() && finding.kind.is_move());
            known.by == finding.by && kinds && moves != Some(false)
        };
        self.judged.iter().any(same)
    }

    fn was_compared(&self, report: &Incident) -> bool {
        let same = |known: &Incident| {
            (known.kind, known.at, known.noticed) == (report.kind, report.at, report.noticed)
        };
        self.heard.iter().any(same)
    }
}

/// The report as the record has it: its kind, its move, and how many moves were played since. A report that the
/// chief arbiter upholds against the record, and one that was compared before, are left as they are.
pub fn against(case: &Case<'_>) -> Result<Incident, FindingError> {
    let (report, before) = (case.incident, case.before);
    let Some(game) = case.game else { return Ok(report.clone()) };
    if report.circumstances.record_wrong || before.was_compared(report) {
        return Ok(report.clone());
    }
    let known = match report.kind {
        IncidentKind::OutOfTurn if tells_no_partners(case) => last_move(report, game)?,
        kind if kind.is_move() || kind == IncidentKind::Repetition => {
            match found(report, game, before) {
                Err(_) if may_be_legal(report, game) => return Ok(report.clone()),
                found => found?,
            }
        }
        IncidentKind::TakeBack => last_move(report, game)?,
        _ => return Ok(report.clone()),
    };
    if !case.confirmed && !report.accepts_end() && report.kind != IncidentKind::Repetition {
        check_notice(report, known.at, game)?;
    }
    Ok(Incident { noticed: Noticed::AfterMove(MoveNo(moves(game))), ..known })
}

/// Partners take turns in Pair Go. A record has colours only, and cannot tell whose turn it was.
fn tells_no_partners(case: &Case<'_>) -> bool {
    let pairs = |clause: &Clause| {
        clause.kinds.contains(&IncidentKind::OutOfTurn) && clause.remedy == Remedy::PointsToOpponent
    };
    case.procedure.clauses.iter().any(pairs)
}

/// Suicide that the rules of play allow is no violation of the record, and no contradiction to it either.
fn may_be_legal(report: &Incident, game: &History) -> bool {
    report.kind == IncidentKind::Suicide && game.rules().suicide != Suicide::Forbidden
}

/// Checks a report of a confirmed result: there must be one in the record, or on the board.
pub fn check_confirmed(
    report: &Incident,
    game: Option<&RefereedGame>,
    board: Ending,
) -> Result<(), FindingError> {
    let open = game.filter(|game| game.ending.is_pending() && board.is_pending());
    match open.filter(|_| !report.circumstances.record_wrong) {
        Some(game) => Err(FindingError::NothingConfirmed { moves: moves(&game.history) }),
        None => Ok(()),
    }
}

/// The earlier violation of the record that governs, if one does: the first without a ruling that loses the game
/// (Japanese rules 1989, Art. 14, derived). Where no illegal move loses, none governs another.
///
/// It governs a later illegal move, and anything else that would lose the game for the other player, such as time
/// that ran out: that comes after the whole record, unless a move is named.
pub fn governing(case: &Case<'_>, incident: &Incident) -> Option<Incident> {
    let game = case.game?;
    let (kind, at) = (incident.kind, incident.at);
    if incident.circumstances.record_wrong || case.confirmed {
        return None;
    }
    let is_subject = match kind.is_move() {
        true => at.is_some(),
        false => !kind.precedes_play() && loses(case, incident),
    };
    let governs = |other: &Incident| {
        let earlier = at.is_none_or(|at| other.at < Some(at));
        let fits = earlier && (kind.is_move() || other.by != incident.by);
        fits && other.kind.is_move() && !case.before.is_ruled(other) && loses(case, other)
    };
    is_subject.then(|| detect(game).into_iter().find(governs))?
}

fn loses(case: &Case<'_>, incident: &Incident) -> bool {
    find(incident, case.game).is_ok_and(|finding| {
        let (clause, effect) = decide(&Ground::of(case, &finding));
        ends_for_who_did_it(&clause, &effect, incident.by)
    })
}

/// Kinds that the record distinguishes and people may not.
fn family(kind: IncidentKind) -> &'static [IncidentKind] {
    use IncidentKind as Kind;
    match kind {
        Kind::KoRetake => &[Kind::KoRetake, Kind::Superko],
        Kind::Superko | Kind::Repetition => &[Kind::Superko, Kind::KoRetake, Kind::Repetition],
        Kind::OutOfTurn | Kind::TwoInARow => &[Kind::OutOfTurn, Kind::TwoInARow],
        Kind::Suicide => &[Kind::Suicide],
        _ => &[Kind::Occupied],
    }
}

/// The record's incident: at the reported move, else the first without a ruling.
fn found(report: &Incident, game: &History, before: Before<'_>) -> Result<Incident, FindingError> {
    let kinds = family(report.kind);
    let all = detect(game);
    let by = |other: &Incident| {
        report.by == Party::Nobody || other.by == Party::Nobody || other.by == report.by
    };
    let fits = |other: &&Incident| {
        let at = report.at.is_none() || report.at == other.at;
        kinds.contains(&other.kind) && at && by(other)
    };
    let same =
        |known: &Incident, other: &Incident| (known.kind, known.at) == (other.kind, other.at);
    let fresh = |other: &&Incident| {
        report.at.is_some() || !before.ruled.iter().any(|known| same(&known.incident, other))
    };
    // A violation is more specific than the repetition that it causes.
    let first = all.iter().filter(fits).filter(fresh).min_by_key(|other| {
        (other.at, other.kind != report.kind, other.kind == IncidentKind::Repetition)
    });
    match first {
        // Players stop a repetition before a rule is broken: keep the reported kind.
        Some(known) if report.kind == IncidentKind::Repetition => {
            Ok(Incident { at: known.at, ..report.clone() })
        }
        Some(known) => {
            Ok(Incident { kind: known.kind, by: known.by, at: known.at, ..report.clone() })
        }
        None => Err(dealt_with(report, before).unwrap_or_else(|| mismatch(report, game))),
    }
}

/// The ruling in force on such a violation by the same player, at the reported move if there is one.
fn dealt_with(report: &Incident, before: Before<'_>) -> Option<FindingError> {
    let kinds = family(report.kind);
    let same = |known: &Incident| {
        let by = report.by == Party::Nobody || known.by == report.by;
        by && kinds.contains(&known.kind) && (report.at.is_none() || report.at == known.at)
    };
    let ruled = before.ruled.iter().rev().find(|ruling| same(&ruling.incident))?;
    Some(FindingError::DealtWith { no: ruled.no?, kind: report.kind })
}

fn mismatch(report: &Incident, game: &History) -> FindingError {
    let moves = moves(game);
    let Some(at) = report.at else {
        return FindingError::NotInRecord { kind: report.kind, by: report.by, moves };
    };
    let made = (at.0 as usize).checked_sub(1).and_then(|index| game.moves().get(index));
    match made.map(|record| record.color) {
        None if at.0 == 0 => FindingError::MoveZero,
        None => FindingError::MoveBeyondRecord { at, moves },
        Some(mover) if report.by.one().is_some_and(|by| by != mover) => {
            FindingError::NotTheMover { at, mover }
        }
        Some(mover) => FindingError::LegalMove { at, mover, kind: report.kind },
    }
}

/// A player who takes back takes the own last move back, unless another one was named.
fn last_move(report: &Incident, game: &History) -> Result<Incident, FindingError> {
    if report.at.is_some() {
        return Ok(report.clone());
    }
    let own = |color: &Color| report.by.one() == Some(*color);
    let last = game.moves().iter().rposition(|record| own(&record.color));
    let (kind, by) = (report.kind, report.by);
    let none = || FindingError::NotInRecord { kind, by, moves: moves(game) };
    let at = MoveNo(number(last.ok_or_else(none)? + 1));
    Ok(Incident { at: Some(at), ..report.clone() })
}

/// Whether the report's time of notice agrees with the moves that the record has since.
fn check_notice(report: &Incident, at: Option<MoveNo>, game: &History) -> Result<(), FindingError> {
    let moves = moves(game);
    let Some(at) = at.filter(|at| at.0 <= moves) else { return Ok(()) };
    let since = moves - at.0;
    let fits = match report.noticed {
        Noticed::AtOnce => since == 0,
        Noticed::AfterMove(MoveNo(after)) if after < at.0 => {
            return Err(FindingError::NoticedBefore { at, noticed: MoveNo(after) });
        }
        Noticed::AfterMove(noticed) if noticed.0 > moves => {
            return Err(FindingError::NoticedBeyondRecord { noticed, moves });
        }
        Noticed::AfterMove(MoveNo(after)) => after == moves,
        Noticed::Later(later) => since == later,
        Noticed::UpToThree => (1..=3).contains(&since),
        Noticed::MoreThanThree => since > 3,
        Noticed::Within(most) => (1..=most.max(1)).contains(&since),
        Noticed::Beyond(most) => since > most,
        Noticed::BeforeResult => true,
    };
    if fits { Ok(()) } else { Err(FindingError::OtherNotice { at, moves }) }
}

go::named! {
/// The relation of a call to an earlier end of the game.
pub enum CallAfterEnd {
    /// Both players had accepted the end before the call.
    Accepted = "accepted",
    Open = "open",
    /// It happened before the violation for which a ruling ended the game.
    Earlier = "earlier",
    /// It happened after it, or it is not known.
    Later = "later",
}
}

impl CallAfterEnd {
    /// Whether the result stands by that answer, whatever else is found.
    pub const fn is_too_late(self) -> bool {
        matches!(self, Self::Accepted | Self::Later)
    }
}

impl Incident {
    pub(super) fn accepts_end(&self) -> bool {
        self.circumstances.after_end == Some(CallAfterEnd::Accepted)
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InForce {
    /// Its number; `None` where it is in no log.
    pub no: Option<RulingNo>,
    pub incident: Incident,
    pub effect: Effect,
}

impl InForce {
    pub const fn ended(&self) -> Option<Ending> {
        match self.effect.verdict {
            Verdict::Ends(ending) => Some(ending),
            _ => None,
        }
    }
}

/// The first question about a call after the end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EndQuestion {
    /// Whether both players had accepted that the game ended so.
    Accepted(Ending),
    /// Whether it happened before the incident of the ruling that ended the game.
    Earlier(Incident, Ending),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum WhyItStands {
    Confirmed,
    Accepted,
    Ruled,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum CallStatus {
    /// The game was not over, or its end is open again.
    Open,
    Over(WhyItStands),
    Asks(EndQuestion),
}

impl CallStatus {
    /// `clause` and `effect` are the procedure's answer to the call if the game had not ended before.
    pub(super) fn of(
        case: &Case<'_>,
        incident: &Incident,
        (clause, effect): (&Clause, &Effect),
    ) -> Self {
        if case.confirmed {
            return match clause.reopens_confirmed {
                true => Self::Open,
                false => Self::Over(WhyItStands::Confirmed),
            };
        }
        let said = incident.circumstances.after_end;
        let shown = case.before.shown;
        if let Some(first) = case.before.ended_by() {
            return match (earlier(first, incident), said) {
                _ if !ends_for_who_did_it(clause, effect, incident.by) => {
                    Self::Over(WhyItStands::Ruled)
                }
                (Some(true), _) | (None, Some(CallAfterEnd::Earlier)) => Self::Open,
                (Some(false), _) | (None, Some(_)) => Self::Over(WhyItStands::Ruled),
                (None, None) => Self::Asks(EndQuestion::Earlier(first.clone(), shown)),
            };
        }
        match said {
            _ if shown.is_pending() => Self::Open,
            None if plays_on_after_count(incident.kind, clause) => {
                Self::Asks(EndQuestion::Accepted(shown))
            }
            _ if incident.kind.disputes_end() => Self::Open,
            Some(CallAfterEnd::Accepted) => Self::Over(WhyItStands::Accepted),
            Some(_) => Self::Open,
            None => Self::Asks(EndQuestion::Accepted(shown)),
        }
    }
}

/// The first question of the page about a report; `None` where the game was not over, or the question was answered.
pub fn end_question(case: &Case<'_>) -> Result<Option<EndQuestion>, FindingError> {
    match super::rule::answered(case)? {
        (.., CallStatus::Asks(asked)) => Ok(Some(asked)),
        _ => Ok(None),
    }
}

/// Whether it happened before the incident of the ruling; `None` where a move is not known.
fn earlier(first: &Incident, incident: &Incident) -> Option<bool> {
    first.at.zip(incident.at).map(|(first, now)| now < first)
}

/// Whether by the text a disputed count leads to anything but another count.
pub(super) fn plays_on_after_count(kind: IncidentKind, clause: &Clause) -> bool {
    kind == IncidentKind::CountDisputed
        && clause.remedy != Remedy::CountAgain
        && clause.firmness != Firmness::ArbiterDecides
}

/// Whether by the text the player who did it loses the game, by the violation itself or by the warnings that it
/// completes: only such a violation can come before another one.
pub(super) fn ends_for_who_did_it(clause: &Clause, effect: &Effect, by: Party) -> bool {
    let loses = match effect.verdict {
        Verdict::Ends(Ending::BothLose { .. }) => true,
        Verdict::Ends(ending) => {
            ending.winner().is_some_and(|winner| by.sides().contains(&winner.other()))
        }
        _ => false,
    };
    loses && clause.firmness != Firmness::ArbiterDecides
}

/// Whether a report can be true of a game with that ending.
///
/// # Errors
/// [`FindingError::GamePlayed`] for a player who did not come to a game that was played;
/// [`FindingError::NotCounted`] for a disputed count where nothing was counted; [`FindingError::NotResigned`] for a
/// disputed resignation where the game ended otherwise; [`FindingError::NoResultYet`] for a wrong result,
/// [`FindingError::NothingEnded`] for an accepted end where there is none; [`FindingError::Exchanged`] for colours
/// that a ruling exchanged already.
pub(super) fn check_end(case: &Case<'_>) -> Result<(), FindingError> {
    let (report, before) = (case.incident, case.before);
    if report.circumstances.record_wrong || case.confirmed {
        return Ok(());
    }
    let moves = case.game.map_or(0, moves);
    let ended = before.shown;
    let played = moves > 0 || ended.is_played();
    match report.kind {
        IncidentKind::NoShow if played => Err(FindingError::GamePlayed { moves, ended }),
        IncidentKind::CountDisputed if !is_counted(ended) && !ended.is_pending() => {
            Err(FindingError::NotCounted { ended })
        }
        IncidentKind::ResignationDisputed
            if !is_resigned(ended, report.by) && !ended.is_pending() =>
        {
            Err(FindingError::NotResigned { ended })
        }
        IncidentKind::ResultWrong if ended.is_pending() => Err(FindingError::NoResultYet),
        IncidentKind::WrongColors if before.ruled.iter().any(exchanges) => {
            Err(FindingError::Exchanged)
        }
        _ if report.accepts_end() && ended.is_pending() => Err(FindingError::NothingEnded),
        _ => Ok(()),
    }
}

fn exchanges(ruling: &InForce) -> bool {
    ruling.effect.setup == SetupChange::ExchangeColors
}

/// `by` may be unknown: then either player's resignation fits.
fn is_resigned(ended: Ending, by: Party) -> bool {
    use Manner::{Resignation, Unstated};
    let lost = |winner: Color| by.one().is_none_or(|by| by != winner);
    matches!(ended, Ending::Won { winner, manner: Unstated | Resignation } if lost(winner))
}

pub(super) const fn is_counted(ended: Ending) -> bool {
    match ended {
        Ending::Won { manner, .. } => matches!(manner, Manner::Unstated | Manner::Score(_)),
        Ending::Jigo { by_default } => !by_default,
        _ => false,
    }
}

/// The effect where the board shows a result that is not accepted: where the position goes back or a clock is put
/// right after a loss on time, play continues and the result is removed; where points or prisoners are given, the
/// count is repeated; else the result stands.
pub(super) fn after_end(effect: Effect, ended: Ending, kind: IncidentKind) -> Effect {
    if ended.is_pending() || effect.verdict != Verdict::GoesOn {
        return effect;
    }
    let on_time = matches!(ended, Ending::Won { manner: Manner::Time, .. });
    let set = matches!(effect.clock, ClockNote::SetRight | ClockNote::GiveBack { .. });
    let no_flag = kind.is_flag() || (set && kind.is_clock());
    let resumes =
        effect.position != PositionChange::AsIs || effect.turn.is_some() || (on_time && no_flag);
    let counts = effect.points.black != HalfPoints(0)
        || effect.points.white != HalfPoints(0)
        || effect.prisoners.black + effect.prisoners.white > 0
        || effect.pass_stones.black + effect.pass_stones.white > 0;
    let verdict = match () {
        () if resumes => Verdict::Resumes,
        () if counts && is_counted(ended) => Verdict::CountAgain,
        () if effect.setup != SetupChange::Nothing => Verdict::GoesOn,
        () => Verdict::EndStands,
    };
    Effect { verdict, ..effect }
}
