//! Effects of a ruling in words.

use crate::web::ByValue;
use crate::web::prelude::*;
use crate::web::views::words::on_clock;
use go::HalfPoints;
use referee::{ClockNote, PositionChange, RulingNote, SetupChange};

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

    /// Penalties and verdict alone.
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
