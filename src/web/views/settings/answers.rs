use crate::web::prelude::*;

pub type Words = Vec<(&'static str, String)>;

const OVERTIME: [&str; 5] = ["byoyomi", "canadian", "fischer", "ing", "sudden-death"];

pub const fn overtime_name(overtime: Overtime) -> &'static str {
    match overtime {
        Overtime::Byoyomi { .. } => "byoyomi",
        Overtime::Canadian { .. } => "canadian",
        Overtime::Fischer { .. } => "fischer",
        Overtime::Ing => "ing",
        Overtime::SuddenDeath => "sudden-death",
    }
}

pub fn overtime_answers(t: Lang) -> Words {
    words(t, "overtime-{name}", &OVERTIME)
}

pub fn system_answers(t: Lang) -> Words {
    words(t, "system-{name}", &System::NAMES)
}

pub fn system_notes(t: Lang) -> Vec<(&'static str, String, String)> {
    let about = |name| t.text(&format!("about-system-{name}"));
    let named = system_answers(t).into_iter();
    named.map(|(name, words)| (name, words, about(name))).collect()
}

pub fn federation_answers(t: Lang) -> Words {
    words(t, "federation-{name}", &Federation::NAMES)
}

/// The first answer is none.
pub fn criterion_answers(t: Lang) -> Words {
    let none = ("", t.text("criterion-none"));
    let named = Criterion::ALL.into_iter().map(|c| {
        let about = t.text(&format!("criterion-about-{}", c.name().to_lowercase()));
        (c.name(), t.labelled(c.name(), &about))
    });
    std::iter::once(none).chain(named).collect()
}

/// Names with their texts; `{name}` in `key` is replaced by the name.
pub(super) fn words(t: Lang, key: &str, names: &[&'static str]) -> Words {
    names.iter().map(|&name| (name, t.text(&key.replace("{name}", name)))).collect()
}
