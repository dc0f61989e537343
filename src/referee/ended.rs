//! A call at a board whose game had ended before: the earlier end is clarified first, and no later violation gives
//! the game to the player who violated first.

use super::{
    Case, Clause, Effect, FindingError, Firmness, Incident, IncidentKind, Party, PositionChange,
    Remedy, RulingNo, SetupChange, Verdict,
};
use go::{Color, HalfPoints};
use tournament::{Ending, Manner};

go::named! {
/// The relation of a call to an earlier end of the game.
pub enum CallAfterEnd {
    /// Both players had accepted the end before the call.
    Accepted = "accepted",
    /// Not both of them had.
    Open = "open",
    /// It happened before the violation for which a ruling ended the game.
    Earlier = "earlier",
    /// It happened after it, or it is not known.
    Later = "later",
}
}

impl CallAfterEnd {
    /// Whether the result stands by that answer, whatever else is found.
    #[must_use]
    pub const fn is_too_late(self) -> bool {
        matches!(self, Self::Accepted | Self::Later)
    }
}

impl Incident {
    pub(super) fn accepts_end(&self) -> bool {
        self.circumstances.after_end == Some(CallAfterEnd::Accepted)
    }
}

/// A ruling in force at the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InForce {
    /// Its number; `None` where it is in no log.
    pub no: Option<RulingNo>,
    /// What it was about.
    pub incident: Incident,
    /// What it did.
    pub effect: Effect,
}

impl InForce {
    /// How it ended the game, if it did.
    #[must_use]
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
    let unanswered =
        |standing| if let CallStatus::Asks(asked) = standing { Some(asked) } else { None };
    Ok(unanswered(super::rule::standing(case)?))
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
pub(super) fn check(case: &Case<'_>) -> Result<(), FindingError> {
    let (report, before) = (case.incident, case.before);
    if report.circumstances.record_wrong || case.confirmed {
        return Ok(());
    }
    let moves = case.game.map_or(0, |game| u32::try_from(game.moves().len()).unwrap_or(u32::MAX));
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
    let resumes = effect.position != PositionChange::AsIs
        || effect.turn.is_some()
        || (on_time && kind.is_clock());
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
