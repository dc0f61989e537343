use crate::web::Lang;
use tournament::{Criterion, Federation, Overtime, System};

/// Values of a list to pick from, each with its words.
pub type Words = Vec<(&'static str, String)>;

/// Kinds of overtime, as forms name them.
const OVERTIME: [&str; 5] = ["byoyomi", "canadian", "fischer", "ing", "sudden-death"];

/// The kind of an overtime in forms.
pub const fn overtime_name(overtime: Overtime) -> &'static str {
    match overtime {
        Overtime::Byoyomi { .. } => "byoyomi",
        Overtime::Canadian { .. } => "canadian",
        Overtime::Fischer { .. } => "fischer",
        Overtime::Ing => "ing",
        Overtime::SuddenDeath => "sudden-death",
    }
}

/// What can follow the basic time.
pub fn overtime_answers(t: Lang) -> Words {
    words(t, "overtime-{name}", &OVERTIME)
}

/// Every system.
pub fn system_answers(t: Lang) -> Words {
    words(t, "system-{name}", &System::NAMES)
}

/// Every system with its words and what it does.
pub fn system_notes(t: Lang) -> Vec<(&'static str, String, String)> {
    let about = |name| t.text(&format!("about-system-{name}"));
    let named = system_answers(t).into_iter();
    named.map(|(name, words)| (name, words, about(name))).collect()
}

/// Every federation that there is a preset for.
pub fn federation_answers(t: Lang) -> Words {
    words(t, "federation-{name}", &Federation::NAMES)
}

/// Criteria of placement; the first is none.
pub fn criterion_answers(t: Lang) -> Words {
    let none = ("", t.text("criterion-none"));
    let named = Criterion::ALL.into_iter().map(|c| {
        let about = t.text(&format!("criterion-about-{}", c.name().to_lowercase()));
        (c.name(), t.labelled(c.name(), &about))
    });
    std::iter::once(none).chain(named).collect()
}

/// Names with their words in the catalogue, whose keys hold the name.
pub(super) fn words(t: Lang, key: &str, names: &[&'static str]) -> Words {
    names.iter().map(|&name| (name, t.text(&key.replace("{name}", name)))).collect()
}
