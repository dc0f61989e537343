//! Effects of a ruling in words.

use crate::web::prelude::*;
use go::HalfPoints;
use referee::{ClockNote, PositionChange, RulingNote, SetupChange};

/// All effects except the clocks, which are shown separately.
pub fn effect_words(t: Lang, effect: &Effect) -> String {
    let mut parts = Vec::new();
    if stays(effect) {
        parts.push(t.text("effect-goes-on"));
    }
    parts.extend(position(t, &effect.position));
    parts.extend(effect.turn.map(|color| t.with("effect-turn", [("color", t.color(color))])));
    parts.extend(effect.next.map(|seat| {
        let partner = t.text(&format!("partner-{}", seat.partner));
        t.with("effect-next", (("color", t.color(seat.color)), ("partner", partner)))
    }));
    for color in [Color::Black, Color::White] {
        gains(t, color, effect, &mut parts);
    }
    if same_count(effect) {
        parts.push(t.text("effect-same-count"));
        return parts.join(" ");
    }
    parts.extend(setup(t, effect.setup));
    let penalties = effect.penalties.iter();
    parts.extend(penalties.map(|penalty| penalty_words(t, penalty.color, penalty.kind)));
    parts.extend(verdict(t, effect.verdict));
    parts.join(" ")
}

pub fn penalties_said(t: Lang, effect: &Effect) -> String {
    let penalties = effect.penalties.iter();
    let mut parts: Vec<String> =
        penalties.map(|penalty| penalty_words(t, penalty.color, penalty.kind)).collect();
    parts.extend(verdict(t, effect.verdict));
    parts.join(" ")
}

fn same_count(effect: &Effect) -> bool {
    effect.setup == SetupChange::AsPaired && effect.verdict == Verdict::CountAgain
}

fn stays(effect: &Effect) -> bool {
    effect.position == PositionChange::AsIs
        && effect.turn.is_none()
        && effect.verdict == Verdict::GoesOn
        && effect.setup == SetupChange::Nothing
}

fn position(t: Lang, change: &PositionChange) -> Option<String> {
    let before = |at: &Option<referee::MoveNo>| match at {
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
        let points = t.decimals(&points.to_string());
        parts.push(t.with("effect-points", (("color", who), ("points", points))));
    }
}

fn setup(t: Lang, change: SetupChange) -> Option<String> {
    match change {
        SetupChange::Nothing => None,
        SetupChange::ExchangeColors => Some(t.text("effect-exchange")),
        SetupChange::AsPaired => Some(t.text("effect-as-paired")),
    }
}

fn penalty_words(t: Lang, color: Color, kind: PenaltyKind) -> String {
    let who = t.color(color);
    let key = match kind {
        PenaltyKind::Caution => "penalty-caution",
        PenaltyKind::Warning => "penalty-warning",
        PenaltyKind::Stones { stones: n } => {
            let other = t.color(color.other());
            return t.with("penalty-stones", (("color", who), ("n", n), ("other", other)));
        }
        PenaltyKind::Points { points } => {
            let other = t.color(color.other());
            return t.with("penalty-points", (("color", who), ("n", points), ("other", other)));
        }
        PenaltyKind::Time { minutes } => {
            return t.with("penalty-time", (("color", who), ("n", minutes)));
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
        Verdict::Ends(ending) => ended(t, ending),
        Verdict::Replay => t.text("verdict-replay"),
        Verdict::CountAgain => t.text("verdict-count-again"),
        Verdict::ResultStands => t.text("verdict-stands"),
        Verdict::EndStands => t.text("verdict-end-stands"),
        Verdict::Resumes => t.text("verdict-resumes"),
        Verdict::Adjourned => t.text("verdict-adjourned"),
    })
}

fn ended(t: Lang, ending: Ending) -> String {
    match ending {
        Ending::Won { winner, manner } => {
            let key = match manner {
                Manner::IllegalMove => "verdict-wins-illegal-move",
                Manner::Time => "verdict-wins-time",
                Manner::Default => "verdict-wins-default",
                Manner::Resignation => "verdict-wins-resignation",
                _ => "verdict-wins",
            };
            t.with(key, [("color", t.color(winner))])
        }
        Ending::Jigo { .. } | Ending::Drawn => t.text("verdict-drawn"),
        other => t.with("verdict-ends", [("result", t.ending(other))]),
    }
}

pub fn clock_words(t: Lang, note: ClockNote) -> String {
    match note {
        ClockNote::LeaveAsIs => t.text("clock-leave"),
        ClockNote::StopMeanwhile => t.text("clock-stop"),
        ClockNote::SetRight => t.text("clock-set-right"),
        ClockNote::Charge { color, minutes } => {
            t.with("clock-charge", (("color", t.color(color)), ("n", minutes)))
        }
        ClockNote::GiveBack { seconds } => given_back(t, seconds),
        ClockNote::Reset => t.text("clock-reset"),
    }
}

fn given_back(t: Lang, seconds: Each<u32>) -> String {
    let one = |color: Color| {
        let n = seconds.of(color);
        let time = format!("{}:{:02}", n / 60, n % 60);
        (n > 0).then(|| t.with("clock-give-back", (("color", t.color(color)), ("time", time))))
    };
    let all = [Color::Black, Color::White].into_iter().filter_map(one);
    all.collect::<Vec<_>>().join(" ")
}

pub fn note_words(t: Lang, note: RulingNote) -> String {
    t.text(match note {
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

pub fn remedy_words(t: Lang, remedy: Remedy) -> String {
    t.text(&format!("remedy-{}", remedy.code()))
}

pub fn sanction_words(t: Lang, sanction: Sanction) -> String {
    t.text(&format!("sanction-{sanction}"))
}
