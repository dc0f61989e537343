use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use super::{
    ClockFault, ClockStop, Finding, FlagClaim, HandlingFault, IncidentKind, NoticeWindow,
    NoticedBy, PassFault, Procedure, RecordSays, Remedy, Sanction, usual,
};

go::named! {
    /// The foundation of a rule: the text *says* so, it *follows from* the text, or it is *practice*. Pages, command
    /// line and tables use these three words only.
    #[derive(Default)]
    pub enum Standing {
        /// The text says so. The event's own rules are such a text.
        #[default]
        Text = "text",
        /// It follows from the text.
        Derived = "derived",
        /// Practice: no text is known that has it, and the event may decide otherwise.
        Setting = "setting",
    }
}

/// The source of a ruling, in our own words.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Basis {
    /// The text and its edition.
    pub source: Cow<'static, str>,
    /// The article, or the heading where articles have no numbers.
    pub article: Cow<'static, str>,
    /// What it says, in our own words.
    pub words: Cow<'static, str>,
    /// How well it is founded.
    #[serde(default)]
    pub standing: Standing,
}

impl Basis {
    /// For rulings by the rules of play that the event has chosen.
    pub const fn of_rules() -> Self {
        Self {
            source: Cow::Borrowed("Settings of the event"),
            article: Cow::Borrowed("Rules of play"),
            words: Cow::Borrowed("The rules of play of this event allow it."),
            standing: Standing::Text,
        }
    }

    /// For a rule of the event's own.
    pub const fn of_event() -> Self {
        Self {
            source: Cow::Borrowed("Settings of the event"),
            article: Cow::Borrowed("Own rule"),
            words: Cow::Borrowed("The event has a rule of its own for this."),
            standing: Standing::Text,
        }
    }
}

go::named! {
pub enum Condition {
    /// Noticed at once: before the next move, unless the procedure allows more.
    AtOnce = "at-once",
    /// Noticed within the clause's window, or the procedure's.
    InWindow = "in-window",
    PastWindow = "past-window",
    /// The opponent claimed, or it is not known who did.
    OpponentClaims = "opponent-claims",
    /// An arbiter noticed, and that counts as the opponent's claim.
    ArbiterNotices = "arbiter-notices",
    /// Noticed no later than the procedure's move for correcting colours.
    WhileColorsCorrectable = "while-colors-correctable",
    Agreed = "agreed",
    /// The players were asked and do not agree.
    Disagreed = "disagreed",
    Deliberate = "deliberate",
    /// The stone slipped.
    Dropped = "dropped",
    /// Neither player's doing.
    ForceMajeure = "force-majeure",
    /// The position cannot be reconstructed.
    Lost = "lost",
    CannotReturn = "cannot-return",
    PlayedOn = "played-on",
    /// An effective move was found after the stop; both were asked, and neither play on nor agree.
    EffectiveMove = "effective-move",
    /// An effective move was found after the stop, and not both have been asked.
    NotAsked = "not-asked",
    PlaysOn = "plays-on",
    /// One of the faults that the text names.
    NamedFault = "named-fault",
    NotPressed = "not-pressed",
    /// The flag was claimed after the game was stopped.
    AfterStop = "after-stop",
    /// A bystander claimed the flag.
    Bystander = "bystander",
    /// The stone that a pass costs was not handed over.
    NoPassStone = "no-pass-stone",
    /// The clock was stopped to take captured stones off.
    ForCaptures = "for-captures",
    /// The clock was stopped once only dame were left.
    OnlyDame = "only-dame",
    /// Both passed though there was still something to play for.
    PassedEarly = "passed-early",
    /// Article 14 of the Japanese rules is in force.
    IllegalMoveLoses = "illegal-move-loses",
    /// The record shows that the move is legal under the game's ruleset.
    LegalInRecord = "legal-in-record",
}
}

impl Condition {
    pub(super) fn holds(
        self,
        finding: &Finding,
        procedure: &Procedure,
        window: NoticeWindow,
    ) -> bool {
        let so = &finding.circumstances;
        let within = |most: u32| finding.later_most.is_some_and(|moves| moves <= most);
        match self {
            Self::AtOnce => within(procedure.at_once),
            Self::InWindow => within(window.last_move()),
            Self::PastWindow => finding.later_least > window.last_move(),
            Self::OpponentClaims => claimed(finding, procedure),
            Self::ArbiterNotices => arbiter_notices(finding, procedure),
            Self::WhileColorsCorrectable => {
                finding.noticed_at.is_none_or(|moves| moves <= procedure.colors_until)
            }
            Self::Agreed => so.agree(),
            Self::Disagreed => so.disagree(),
            Self::Deliberate => so.deliberate,
            Self::Dropped => so.dropped,
            Self::ForceMajeure => so.force_majeure,
            Self::Lost => so.lost,
            Self::CannotReturn => !finding.can_return,
            Self::PlayedOn => so.played_on || finding.later_least > 0,
            Self::EffectiveMove => so.effective_move && so.refuse(),
            Self::NotAsked => so.effective_move && !so.refuse() && !so.agree(),
            Self::PlaysOn => so.plays_on().is_some(),
            Self::NamedFault => named_fault(finding),
            Self::NotPressed => so.clock == ClockFault::NotPressed,
            Self::AfterStop => so.flag == FlagClaim::AfterStop,
            Self::Bystander => so.flag == FlagClaim::Bystander,
            Self::NoPassStone => so.pass == PassFault::NoStone,
            Self::ForCaptures => so.stop == ClockStop::Captures,
            Self::OnlyDame => so.stop == ClockStop::OnlyDame,
            Self::PassedEarly => so.stop == ClockStop::PassedEarly,
            Self::IllegalMoveLoses => procedure.illegal_move_loses,
            Self::LegalInRecord => finding.record == RecordSays::NoSuchViolation,
        }
    }
}

/// Whether an arbiter noticed, where that counts as the opponent's claim.
pub(super) fn arbiter_notices(finding: &Finding, procedure: &Procedure) -> bool {
    procedure.arbiter_claims && finding.noticed_by == Some(NoticedBy::Arbiter)
}

fn claimed(finding: &Finding, procedure: &Procedure) -> bool {
    finding.noticed_by.is_none_or(|noticed| match noticed.player() {
        Some(player) => finding.by.one() == Some(player.other()),
        None if noticed == NoticedBy::Captain => procedure.captain_claims,
        None => procedure.arbiter_claims,
    })
}

fn named_fault(finding: &Finding) -> bool {
    match finding.kind {
        IncidentKind::ClockMisuse => {
            let clock = finding.circumstances.clock;
            matches!(clock, ClockFault::BeforeStone | ClockFault::BeforeCaptures)
        }
        IncidentKind::CapturesMishandled => finding.circumstances.handling != HandlingFault::Other,
        _ => true,
    }
}

go::named! {
    /// How far a clause binds the arbiter.
    #[derive(Default)]
    pub enum Firmness {
        /// The text says so.
        #[default]
        Binding = "binding",
        /// So, unless the arbiter chooses otherwise.
        Default = "default",
        ArbiterDecides = "arbiter-decides",
    }
}

/// Whose wish an alternative needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Consent {
    Arbiter,
    BothPlayers,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Alternative {
    /// Another remedy; `None` keeps the clause's.
    pub remedy: Option<Remedy>,
    pub sanction: Sanction,
    pub consent: Consent,
    /// Whether it is practice, where the rule itself is a text's.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub practice: bool,
}

impl Alternative {
    /// One for the arbiter, that a text has.
    pub(super) const fn new(remedy: Option<Remedy>, sanction: Sanction) -> Self {
        Self { remedy, sanction, consent: Consent::Arbiter, practice: false }
    }
}

/// One rule of a procedure: what it is about, when it applies, and what follows.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Clause {
    pub kinds: Vec<IncidentKind>,
    /// All of these have to hold.
    pub when: Vec<Condition>,
    /// A window of the clause's own; `None`: the procedure's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub window: Option<NoticeWindow>,
    pub remedy: Remedy,
    pub sanction: Sanction,
    pub firmness: Firmness,
    pub alternatives: Vec<Alternative>,
    /// Whether the text allows it after the result was confirmed. No preset does.
    #[serde(default)]
    pub reopens_confirmed: bool,
    /// Whether the text says that it holds once the game has ended.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub ended: bool,
    pub basis: Basis,
}

impl Clause {
    pub fn applies(&self, finding: &Finding, procedure: &Procedure) -> bool {
        let window = self.window.unwrap_or(procedure.window);
        self.kinds.contains(&finding.kind)
            && self.when.iter().all(|condition| condition.holds(finding, procedure, window))
    }

    /// Whether the game stays as it is, without a penalty.
    pub(super) fn leaves_all(&self) -> bool {
        matches!(self.remedy, Remedy::Stands | Remedy::NoOffence) && self.sanction == Sanction::None
    }

    pub(super) fn keep_first(&mut self) {
        let nothing = |other: &Alternative| {
            other.remedy == Some(Remedy::Stands) && other.sanction == Sanction::None
        };
        self.or(Remedy::Stands, Sanction::None);
        self.alternatives.sort_by_key(|other| !nothing(other));
    }

    pub(super) fn or(&mut self, remedy: Remedy, sanction: Sanction) {
        let other = Alternative::new(Some(remedy), sanction);
        if !self.alternatives.contains(&other) {
            self.alternatives.push(other);
        }
    }
}

/// The rules of a procedure for one kind in the order they are tried: its own clauses, then the usual ones, through
/// the first that always applies.
///
/// ```
/// use referee::{IncidentKind, ProcedureName, Remedy, rules_for};
///
/// let rules = rules_for(&ProcedureName::Ngb.preset(), IncidentKind::KoRetake);
/// assert_eq!(rules[1].remedy, Remedy::Stands);
/// assert!(rules.last().is_some_and(|rule| rule.when.is_empty()));
/// ```
pub fn rules_for(procedure: &Procedure, kind: IncidentKind) -> Vec<Clause> {
    let usual = usual::clauses(procedure);
    let all = procedure.clauses.iter().chain(&usual).filter(|rule| rule.kinds.contains(&kind));
    let mut rules: Vec<Clause> = Vec::new();
    for rule in all {
        rules.push(Clause { kinds: vec![kind], ..rule.clone() });
        if rule.when.is_empty() {
            break;
        }
    }
    rules
}

impl Procedure {
    /// The number of moves in the question of notice for a kind: the longest window of its rules, at least one;
    /// three where no rule has a window. For wrong colours, the move until which they are corrected.
    pub fn moves_in_window(&self, kind: IncidentKind) -> u32 {
        if kind == IncidentKind::WrongColors {
            return self.colors_until;
        }
        let windows = [Condition::InWindow, Condition::PastWindow];
        let rules = rules_for(self, kind);
        let has = |rule: &&Clause| windows.iter().any(|window| rule.when.contains(window));
        let window = rules.iter().find(has).map(|rule| rule.window.unwrap_or(self.window));
        window.map_or(3, |window| window.last_move().max(1))
    }

    /// The procedure with other rules for one kind; the usual ones follow them.
    #[must_use]
    pub fn with_rules(mut self, kind: IncidentKind, rules: Vec<Clause>) -> Self {
        for clause in &mut self.clauses {
            clause.kinds.retain(|other| *other != kind);
        }
        self.clauses.retain(|clause| !clause.kinds.is_empty());
        let own = rules.into_iter().map(|rule| Clause { kinds: vec![kind], ..rule });
        self.clauses.splice(0..0, own);
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ProcedureName;

    #[test]
    fn a_shorter_window_is_asked_about_as_it_is() {
        let asked = |moves, inclusive| {
            let mut dutch = ProcedureName::Ngb.preset();
            dutch.window = NoticeWindow { moves, inclusive };
            dutch.moves_in_window(IncidentKind::KoRetake)
        };
        assert_eq!([asked(5, true), asked(3, true), asked(3, false)], [5, 3, 2]);
        assert_eq!([asked(2, true), asked(1, true), asked(0, true)], [2, 1, 1]);
    }

    #[test]
    fn other_rules_for_a_kind_leave_the_other_kinds_alone() {
        for name in ProcedureName::ALL {
            let usual = name.preset();
            for kind in IncidentKind::ALL.into_iter() {
                let mut rules = rules_for(&usual, kind);
                let same = usual.clone().with_rules(kind, rules.clone());
                assert!(
                    IncidentKind::ALL
                        .into_iter()
                        .all(|k| rules_for(&same, k) == rules_for(&usual, k))
                );
                rules[0].remedy = Remedy::NoResult;
                let other = usual.clone().with_rules(kind, rules.clone());
                assert_eq!(rules_for(&other, kind), rules, "{name} {kind}");
            }
        }
    }
}
