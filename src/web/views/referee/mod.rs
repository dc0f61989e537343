//! The referee's decisions in words, and rulings as other pages mention them.

use crate::web::prelude::*;
use go::HalfPoints;
use recording::Heading;
use referee::{
    AfterGrace, AppealDecision, AppealRule, ClockNote, Judgement, Lateness, PositionChange,
    RulingNote, SetupChange, text_key,
};
use service::seated;

use crate::web::ByValue;
use crate::web::views::goban::played;
use crate::web::views::words::on_clock;

mod rulings;

pub use rulings::{OwnRuling, ShownRuling, own_rulings, shown_rulings};

/// A text, and its language if that is not the reader's.
pub struct TextWords {
    pub words: String,
    pub language: Option<&'static str>,
}

impl TextWords {
    pub fn of(own: Option<String>, english: impl FnOnce() -> String) -> Self {
        match own {
            Some(words) => Self { words, language: None },
            None => Self { words: english(), language: Some("en") },
        }
    }

    /// A text that a ruling is based on, translated if it is known. Words that an event wrote itself are kept.
    pub fn basis(t: Lang, text: &str) -> Self {
        let Some(key) = text_key(text) else {
            return Self { words: text.to_owned(), language: None };
        };
        let english = || text.replace('\'', "\u{2019}");
        let own = (t == Lang::english()).then(english);
        Self::of(own.or_else(|| t.own_text(&format!("text-{key}"))), english)
    }
}

impl Lang {
    /// A text that a ruling is based on, or an article of it.
    pub(crate) fn cited(self, text: &str) -> String {
        TextWords::basis(self, text).words
    }

    pub(crate) fn heading(self, heading: Heading) -> String {
        match heading {
            Heading::End => self.cited("End of the game"),
            Heading::Count => self.text("end-the-count"),
            Heading::Play => self.cited("Rules of play"),
        }
    }

    /// `Ko retaken at once`.
    pub(crate) fn kind(self, kind: impl ByValue<IncidentKind>) -> String {
        self.text(&format!("kind-{}", kind.given()))
    }

    pub(crate) fn party(self, by: Party) -> String {
        match by.one() {
            Some(color) => self.color(color),
            None if by == Party::Both => self.text("incident-by-both"),
            None => self.text("incident-by-nobody"),
        }
    }

    pub(crate) fn incident(self, incident: &Incident) -> String {
        let what = self.kind(incident.kind);
        match incident.by {
            Party::Nobody => what,
            by => self.with("incident-what-by", (("what", what), ("by", self.party(by)))),
        }
    }

    /// A violation that a record shows: `Move 87, Black E15: took back in the ko at once`.
    pub(crate) fn violation(self, history: &History, incident: &Incident) -> String {
        let what = self.kind(incident.kind);
        match incident.at.and_then(|at| self.made(history, at)) {
            Some(made) => self.labelled(&made, &what),
            None => what,
        }
    }

    /// `Move 87: Black E15`.
    pub(crate) fn made(self, history: &History, at: MoveNo) -> Option<String> {
        let record = history.moves().get((at.0 as usize).checked_sub(1)?)?;
        let words = played(self, Played { color: record.color, point: record.mv.point() });
        Some(self.with("game-last", (("n", at.0), ("move", words))))
    }

    pub(crate) fn appeal(self, rule: impl ByValue<AppealRule>) -> String {
        let rule = rule.given();
        let until = match rule.until {
            AppealUntil::ResultConfirmed => self.text("appeal-until-confirmed"),
            AppealUntil::RoundClosed => self.text("appeal-until-round"),
            AppealUntil::MinutesAfterTold(n) => self.with("appeal-until-minutes", [("n", n)]),
        };
        self.with("appeal-may", (("until", until), ("members", rule.committee)))
    }

    /// The last moment for a player told at `told`, if the event has a limit in minutes.
    pub(crate) fn appeal_ends(self, rule: AppealRule, told: NaiveDateTime) -> Option<String> {
        let until = rule.deadline(told)?;
        let over = until < Utc::now().naive_utc();
        let key = if over { "appeal-deadline-over" } else { "appeal-deadline" };
        Some(self.with(key, [("at", self.moment_of(until))]))
    }

    /// The arbiter; or the members of the committee, and who recorded the ruling.
    pub(crate) fn decided_by(self, ruling: &RulingRecord) -> String {
        if ruling.committee.is_empty() {
            return ruling.arbiter.to_string();
        }
        let members = self.listed(ruling.committee.iter().map(ToString::to_string));
        self.with("ruling-by-members", (("members", members), ("name", ruling.arbiter.to_string())))
    }

    pub(crate) fn judgement(self, decision: &AppealDecision) -> String {
        let members = decision.votes.iter().map(|(member, _)| member.to_string());
        let key = match decision.judgement() {
            Judgement::Upheld => "appeal-upheld",
            Judgement::Overturned => "appeal-overturned",
        };
        self.with(key, [("members", self.listed(members))])
    }
}

impl Event {
    /// `None` if its settings cannot be used.
    pub(crate) fn procedure(&self) -> Option<Procedure> {
        event_procedure(&self.snapshot.tournament.settings).ok()
    }

    /// `None` if the ruling cannot be appealed.
    pub(crate) fn appeal_rule(&self, ruling: &RulingRecord) -> Option<AppealRule> {
        let rule = ruling.appeal_rule(self.procedure()?.appeal);
        (rule.committee > 0).then_some(rule)
    }

    /// The table where the players of a game sit now; the original one if they no longer play each other.
    pub(crate) fn table_now(&self, seats: &Seats) -> TableNo {
        seated(&self.snapshot, seats).map_or(seats.table, |board| board.table)
    }
}

/// When an absent player loses the round by the event's procedure.
/// `None` without a start, or if lateness alone does not lose.
pub fn absent_loses_at(tournament: &Tournament, no: RoundNo) -> Option<NaiveDateTime> {
    let procedure = event_procedure(&tournament.settings);
    let lateness = procedure.map_or(Lateness::USUAL, |procedure| procedure.lateness);
    let loses = lateness.after == AfterGrace::LosesByDefault;
    tournament.clock(no).forfeit(lateness.grace_minutes).filter(|_| loses)
}

impl Lang {
    /// All effects except the clocks, which are shown separately.
    pub(crate) fn effect(self, effect: &Effect) -> String {
        let mut parts = Vec::new();
        if stays(effect) {
            parts.push(self.text("effect-goes-on"));
        }
        parts.extend(position(self, &effect.position));
        let turn = |color| self.with("effect-turn", [("color", self.color(color))]);
        parts.extend(effect.turn.map(turn));
        parts.extend(effect.next.map(|seat| {
            let partner = self.text(&format!("partner-{}", seat.partner));
            self.with("effect-next", (("color", self.color(seat.color)), ("partner", partner)))
        }));
        for color in [Color::Black, Color::White] {
            gains(self, color, effect, &mut parts);
        }
        match effect.setup {
            SetupChange::AsPaired if effect.verdict == Verdict::CountAgain => {
                parts.push(self.text("effect-same-count"));
                return parts.join(" ");
            }
            SetupChange::Nothing => {}
            SetupChange::ExchangeColors => parts.push(self.text("effect-exchange")),
            SetupChange::AsPaired => parts.push(self.text("effect-as-paired")),
        }
        parts.extend(penalties(self, effect));
        parts.join(" ")
    }

    pub(crate) fn penalties(self, effect: &Effect) -> String {
        penalties(self, effect).collect::<Vec<_>>().join(" ")
    }

    pub(crate) fn clocks(self, note: impl ByValue<ClockNote>) -> String {
        match note.given() {
            ClockNote::LeaveAsIs => self.text("clock-leave"),
            ClockNote::StopMeanwhile => self.text("clock-stop"),
            ClockNote::SetRight => self.text("clock-set-right"),
            ClockNote::Charge { color, minutes } => {
                self.with("clock-charge", (("color", self.color(color)), ("n", minutes)))
            }
            ClockNote::GiveBack { seconds } => {
                let sides = [Color::Black, Color::White].map(|color| (color, seconds.of(color)));
                let given = sides.into_iter().filter(|(_, n)| *n > 0).map(|(color, n)| {
                    let said = (("color", self.color(color)), ("time", on_clock(n)));
                    self.with("clock-give-back", said)
                });
                given.collect::<Vec<_>>().join(" ")
            }
            ClockNote::Reset => self.text("clock-reset"),
        }
    }

    pub(crate) fn ruling_note(self, note: RulingNote) -> String {
        self.text(match note {
            RulingNote::RecordDisagrees => "note-record-disagrees",
            RulingNote::CannotBeDone => "note-cannot-be-done",
            RulingNote::MoveUnknown => "note-move-unknown",
            RulingNote::WindowUnclear => "note-window-unclear",
            RulingNote::RecordStartsAnew => "note-starts-anew",
            RulingNote::AskFirst => "refusal-ask-first",
            RulingNote::CommitteeDecided => "note-committee-decided",
            RulingNote::CountedSince => "note-counted-since",
            RulingNote::Confirmed => "note-confirmed",
            RulingNote::EndAccepted => "note-end-accepted",
            RulingNote::RuledBefore => "note-ruled-before",
            RulingNote::EndUnasked => "note-end-unasked",
            RulingNote::OrderUnasked => "refusal-end-unasked",
        })
    }

    pub(crate) fn remedy(self, remedy: Remedy) -> String {
        self.text(&format!("remedy-{}", remedy.code()))
    }

    pub(crate) fn sanction(self, sanction: Sanction) -> String {
        self.text(&format!("sanction-{sanction}"))
    }
}

fn stays(effect: &Effect) -> bool {
    effect.position == PositionChange::AsIs
        && effect.turn.is_none()
        && effect.verdict == Verdict::GoesOn
        && effect.setup == SetupChange::Nothing
}

fn position(t: Lang, change: &PositionChange) -> Option<String> {
    let before = |at: &Option<MoveNo>| match at {
        Some(at) => t.with("effect-before", [("n", at.0)]),
        None => t.text("effect-before-unknown"),
    };
    Some(match change {
        PositionChange::AsIs => return None,
        PositionChange::Before { at } => before(at),
        PositionChange::BeforeAsPass { at, by, stones } => {
            let pass = t.with("effect-pass", (("stones", *stones), ("color", t.color(*by))));
            format!("{} {pass}", before(at))
        }
        PositionChange::FirstPoint { .. } => t.text("effect-first-point"),
        PositionChange::StonesBack { .. } => t.text("effect-stones-back"),
        PositionChange::CapturesOff { .. } => t.text("effect-captures-off"),
        PositionChange::ByHand { .. } => t.text("effect-by-hand"),
        PositionChange::Reconstructed => t.text("effect-reconstructed"),
        PositionChange::Cleared => t.text("effect-cleared"),
    })
}

fn gains(t: Lang, color: Color, effect: &Effect, parts: &mut Vec<String>) {
    let who = t.color(color);
    let stones = effect.pass_stones.of(color);
    if stones > 0 {
        parts.push(t.with("effect-pass-stones", (("color", who.as_str()), ("n", stones))));
    }
    let prisoners = effect.other_prisoners(color);
    if prisoners > 0 {
        parts.push(t.with("effect-prisoners", (("color", who.as_str()), ("n", prisoners))));
    }
    let points = effect.other_points(color);
    if points != HalfPoints::ZERO {
        parts.push(t.with("effect-points", (("color", who), ("points", t.points(points)))));
    }
}

fn penalties(t: Lang, effect: &Effect) -> impl Iterator<Item = String> {
    let all = effect.penalties.iter().map(move |one| penalty(t, one.color, one.kind));
    all.chain(verdict(t, effect.verdict))
}

fn penalty(t: Lang, color: Color, kind: PenaltyKind) -> String {
    let (who, other) = (t.color(color), t.color(color.other()));
    let key = match kind {
        PenaltyKind::Caution => "penalty-caution",
        PenaltyKind::Warning => "penalty-warning",
        PenaltyKind::Stones { stones: n } => {
            return t.with("penalty-stones", (("color", who), ("n", n), ("other", other)));
        }
        PenaltyKind::Points { points: n } => {
            return t.with("penalty-points", (("color", who), ("n", n), ("other", other)));
        }
        PenaltyKind::Time { minutes: n } => {
            return t.with("penalty-time", (("color", who), ("n", n)));
        }
        PenaltyKind::GameLoss => "penalty-game-loss",
        PenaltyKind::Exclusion => "penalty-exclusion",
        PenaltyKind::Other => "penalty-other",
    };
    t.with(key, [("color", who)])
}

fn verdict(t: Lang, verdict: Verdict) -> Option<String> {
    Some(match verdict {
        Verdict::GoesOn => return None,
        Verdict::Ends(Ending::Won { winner, manner }) => {
            let key = match manner {
                Manner::IllegalMove => "verdict-wins-illegal-move",
                Manner::Time => "verdict-wins-time",
                Manner::Default => "verdict-wins-default",
                Manner::Resignation => "verdict-wins-resignation",
                _ => "verdict-wins",
            };
            t.with(key, [("color", t.color(winner))])
        }
        Verdict::Ends(Ending::Jigo { .. } | Ending::Drawn) => t.text("verdict-drawn"),
        Verdict::Ends(other) => t.with("verdict-ends", [("result", t.ending(other))]),
        Verdict::Replay => t.text("verdict-replay"),
        Verdict::CountAgain => t.text("verdict-count-again"),
        Verdict::ResultStands => t.text("verdict-stands"),
        Verdict::EndStands => t.text("verdict-end-stands"),
        Verdict::Resumes => t.text("verdict-resumes"),
        Verdict::Adjourned => t.text("verdict-adjourned"),
    })
}
