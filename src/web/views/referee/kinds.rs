//! What the pages ask about each kind of incident.

use crate::referee::{Condition, IncidentKind as Kind, Party};
use crate::web::Lang;

/// The six that happen most, in the order of the page.
pub const USUAL: [Kind; 6] = [
    Kind::KoRetake,
    Kind::TwoInARow,
    Kind::StoneDisplaced,
    Kind::TakeBack,
    Kind::TimeLoss,
    Kind::CountDisputed,
];

const ON_BOARD: [Kind; 9] = [
    Kind::Superko,
    Kind::Suicide,
    Kind::OutOfTurn,
    Kind::Occupied,
    Kind::StoneRemoved,
    Kind::CapturesLeft,
    Kind::CapturesMishandled,
    Kind::BoardScattered,
    Kind::Repetition,
];
const CLOCK: [Kind; 7] = [
    Kind::FlagLate,
    Kind::BothFlags,
    Kind::WrongTime,
    Kind::ClockMisuse,
    Kind::ClockFaulty,
    Kind::LateArrival,
    Kind::NoShow,
];
const SETTING_UP: [Kind; 2] = [Kind::WrongColors, Kind::WrongSetup];
const PEOPLE: [Kind; 6] =
    [Kind::OutsideHelp, Kind::Device, Kind::Phone, Kind::Noise, Kind::Conduct, Kind::Other];

/// The others by group, each with the key of its heading.
pub const GROUPS: [(&str, &[Kind]); 4] = [
    ("incident-on-board", &ON_BOARD),
    ("incident-clock", &CLOCK),
    ("incident-setting-up", &SETTING_UP),
    ("incident-people", &PEOPLE),
];

/// Whose doing it may be; one answer alone needs no question.
pub const fn doers(kind: Kind) -> &'static [Party] {
    match kind {
        Kind::TakeBack
        | Kind::CapturesMishandled
        | Kind::ClockMisuse
        | Kind::TimeLoss
        | Kind::FlagLate
        | Kind::Device
        | Kind::Phone => &[Party::Black, Party::White],
        Kind::LateArrival | Kind::NoShow => &[Party::Black, Party::White, Party::Both],
        Kind::WrongColors
        | Kind::WrongSetup
        | Kind::CountDisputed
        | Kind::Repetition
        | Kind::BothFlags
        | Kind::WrongTime
        | Kind::ClockFaulty => &[Party::Nobody],
        _ if kind.is_move() => &[Party::Black, Party::White],
        _ => &[Party::Black, Party::White, Party::Both, Party::Nobody],
    }
}

/// Every box that can be ticked, with the condition it answers.
pub const BOXES: [(&str, Condition); 8] = [
    ("point-taken", Condition::CannotReturn),
    ("deliberate", Condition::Deliberate),
    ("agreed", Condition::Agreed),
    ("disagreed", Condition::Disagreed),
    ("dropped", Condition::Dropped),
    ("forced", Condition::ForceMajeure),
    ("lost", Condition::Lost),
    ("effective-move", Condition::EffectiveMove),
];

/// The boxes that may matter under every procedure.
pub const fn boxes(kind: Kind) -> &'static [&'static str] {
    match kind {
        Kind::StoneDisplaced => &["point-taken", "deliberate", "agreed", "disagreed", "forced"],
        Kind::StoneRemoved => &["point-taken", "deliberate", "disagreed"],
        Kind::TakeBack => &["dropped"],
        Kind::BoardScattered => &["lost", "deliberate", "forced", "agreed"],
        Kind::CountDisputed => &["effective-move", "agreed"],
        Kind::Repetition => &["agreed"],
        _ => &[],
    }
}

/// Faults of which one may be named, with the name of the field.
pub const fn faults(kind: Kind) -> &'static [&'static str] {
    match kind {
        Kind::ClockMisuse => &["before-stone", "before-captures", "not-pressed", "other"],
        Kind::FlagLate => &["after-move", "after-stop", "bystander"],
        Kind::CapturesMishandled => &["off-lid", "touched", "other"],
        _ => &[],
    }
}

/// Whether a clock that took time is what it is about: then what it took is asked first.
pub const fn asks_time(kind: Kind) -> bool {
    matches!(kind, Kind::WrongTime | Kind::ClockFaulty | Kind::ClockMisuse)
}

/// Whether the arbiter may give time for it, as one choice among others.
pub const fn may_give_time(kind: Kind) -> bool {
    kind.is_clock() || matches!(kind, Kind::Phone | Kind::Noise)
}

/// What is said in words where the answers say little: the question for it.
pub const fn asked_in_words(kind: Kind) -> Option<&'static str> {
    match kind {
        Kind::CountDisputed => Some("incident-disputed-said"),
        Kind::Other => Some("incident-other-said"),
        _ => None,
    }
}

/// Whether it counts how many moves later it was noticed.
pub const fn counts_moves(kind: Kind) -> bool {
    kind.is_move() || matches!(kind, Kind::TakeBack)
}

/// Whether it happens at a move at all.
pub const fn has_move(kind: Kind) -> bool {
    let about = matches!(kind, Kind::LateArrival | Kind::NoShow | Kind::WrongSetup);
    !about && (!kind.is_clock() || matches!(kind, Kind::ClockMisuse))
}

/// Whether stones lie where they do not belong.
pub const fn has_stones(kind: Kind) -> bool {
    matches!(kind, Kind::StoneDisplaced | Kind::StoneRemoved)
}

/// What happened, in words: `Ko retaken at once`.
pub fn kind_words(t: Lang, kind: Kind) -> String {
    t.text(&format!("kind-{}", kind.name()))
}

/// Whose doing, as the code of the address.
pub const fn by_code(by: Party) -> &'static str {
    match by {
        Party::Black => "black",
        Party::White => "white",
        Party::Both => "both",
        Party::Nobody => "nobody",
    }
}

/// Whose doing, in words.
pub fn by_words(t: Lang, by: Party) -> String {
    match by.one() {
        Some(color) => t.color(color),
        None if by == Party::Both => t.text("incident-by-both"),
        None => t.text("incident-by-nobody"),
    }
}

/// What happened and whose doing it was, as a sentence.
pub fn incident_words(t: Lang, kind: Kind, by: Party) -> String {
    let what = kind_words(t, kind);
    if by == Party::Nobody {
        return what;
    }
    t.with("incident-what-by", (("what", what), ("by", by_words(t, by))))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_kind_is_on_the_page_once() {
        let folded = GROUPS.iter().flat_map(|(_, kinds)| kinds.iter().copied());
        let shown: Vec<Kind> = USUAL.into_iter().chain(folded).collect();
        let all: BTreeSet<Kind> = Kind::ALL.into_iter().collect();
        assert_eq!(shown.iter().copied().collect::<BTreeSet<_>>(), all);
        assert_eq!(shown.len(), all.len());
    }
}
