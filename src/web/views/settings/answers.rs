use crate::tournament::{
    Criterion, DrawnPlace, Federation, HandicapBasis, NoResultPolicy, Overtime, ReportPolicy,
    RulesetName, SeedMethod, System,
};
use crate::web::Lang;

/// Values of a list to pick from, each with its words.
type Words = Vec<(&'static str, String)>;

/// The lists of the settings page.
pub struct Answers {
    /// Systems, with a note each.
    pub systems: Vec<(&'static str, String, String)>,
    /// Systems for the preset.
    pub system_names: Words,
    /// Federations.
    pub federations: Words,
    /// Rules of play.
    pub rules: Words,
    /// What follows the basic time.
    pub overtime: Words,
    /// What handicaps are reckoned from.
    pub basis: Words,
    /// What a game without a result is worth.
    pub no_result: Words,
    /// What becomes of results that players report.
    pub reports: Words,
    /// Criteria of placement; the first is none.
    pub criteria: Words,
    /// How a score group is paired.
    pub methods: Words,
    /// Who is drawn up or down.
    pub drawn: Words,
}

impl Answers {
    /// The lists in that language.
    pub fn of(t: Lang) -> Self {
        Self {
            systems: system_notes(t),
            system_names: words(t, "system-{name}", &System::NAMES),
            federations: federation_answers(t),
            rules: RulesetName::ALL.iter().map(|r| (r.name(), t.rules(*r))).collect(),
            overtime: words(t, "overtime-{name}", &OVERTIME),
            basis: words(t, "basis-{name}", &HandicapBasis::NAMES),
            no_result: words(t, "policy-{name}", &NoResultPolicy::NAMES),
            reports: words(t, "reports-{name}", &ReportPolicy::NAMES),
            criteria: criteria(t),
            methods: words(t, "method-{name}", &SeedMethod::NAMES),
            drawn: words(t, "place-drawn-{name}", &DrawnPlace::NAMES),
        }
    }
}

/// Kinds of overtime, as forms name them.
pub const OVERTIME: [&str; 4] = ["byoyomi", "canadian", "fischer", "sudden-death"];

/// The kind of an overtime in forms.
pub const fn overtime_name(overtime: Overtime) -> &'static str {
    match overtime {
        Overtime::Byoyomi { .. } => "byoyomi",
        Overtime::Canadian { .. } => "canadian",
        Overtime::Fischer { .. } => "fischer",
        Overtime::SuddenDeath => "sudden-death",
    }
}

/// Every system with its words and what it does.
pub fn system_notes(t: Lang) -> Vec<(&'static str, String, String)> {
    let about = |name| t.text(&format!("about-system-{name}"));
    let noted = words(t, "system-{name}", &System::NAMES).into_iter();
    noted.map(|(name, words)| (name, words, about(name))).collect()
}

/// Every federation that there is a preset for.
pub fn federation_answers(t: Lang) -> Words {
    words(t, "federation-{name}", &Federation::NAMES)
}

/// Names with their words in the catalogue, whose keys hold the name.
fn words(t: Lang, key: &str, names: &[&'static str]) -> Words {
    names.iter().map(|&name| (name, t.text(&key.replace("{name}", name)))).collect()
}

fn criteria(t: Lang) -> Words {
    let none = ("", t.text("criterion-none"));
    let named = Criterion::ALL.into_iter().map(|c| {
        let about = t.text(&format!("criterion-about-{}", c.name().to_lowercase()));
        (c.name(), format!("{}: {about}", c.name()))
    });
    std::iter::once(none).chain(named).collect()
}
