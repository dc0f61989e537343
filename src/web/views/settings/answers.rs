use crate::tournament::{
    Criterion, DrawnPlace, Federation, HandicapBasis, NoResultPolicy, Overtime, RulesetName,
    SeedMethod, System,
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
            system_names: system_notes(t)
                .into_iter()
                .map(|(name, words, _)| (name, words))
                .collect(),
            federations: federation_answers(t),
            rules: RulesetName::ALL.iter().map(|r| (r.as_str(), t.rules(*r))).collect(),
            overtime: OVERTIME.map(|kind| (kind, t.text(&format!("overtime-{kind}")))).into(),
            basis: BASES.map(|(name, _)| (name, t.text(&format!("basis-{name}")))).into(),
            no_result: POLICIES.map(|(name, _)| (name, t.text(&format!("policy-{name}")))).into(),
            criteria: criteria(t),
            methods: METHODS.map(|(name, _)| (name, t.text(&format!("method-{name}")))).into(),
            drawn: PLACES.map(|(name, _)| (name, t.text(&format!("place-drawn-{name}")))).into(),
        }
    }
}

const SYSTEMS: [(&str, System); 4] = [
    ("mcmahon", System::McMahon),
    ("swiss", System::Swiss),
    ("swiss-categories", System::SwissCategories),
    ("cup", System::Cup),
];

/// Kinds of overtime, as forms name them.
pub const OVERTIME: [&str; 4] = ["byoyomi", "canadian", "fischer", "sudden-death"];

/// Bases of handicaps.
pub const BASES: [(&str, HandicapBasis); 2] =
    [("score", HandicapBasis::Score), ("rank", HandicapBasis::Rank)];

/// Worths of a game without a result.
pub const POLICIES: [(&str, NoResultPolicy); 3] = [
    ("replay", NoResultPolicy::Replay),
    ("half", NoResultPolicy::Half),
    ("zero", NoResultPolicy::Zero),
];

/// Methods of pairing a group.
pub const METHODS: [(&str, SeedMethod); 3] =
    [("random", SeedMethod::Random), ("fold", SeedMethod::Fold), ("slip", SeedMethod::Slip)];

/// Who is drawn up or down.
pub const PLACES: [(&str, DrawnPlace); 3] =
    [("top", DrawnPlace::Top), ("middle", DrawnPlace::Middle), ("bottom", DrawnPlace::Bottom)];

/// The value of that name in such a list.
pub fn named<T: Copy>(list: &[(&str, T)], name: &str) -> Option<T> {
    list.iter().find(|(known, _)| *known == name).map(|(_, value)| *value)
}

/// The name of that value in such a list.
pub fn name_in<T: Copy + PartialEq>(list: &[(&'static str, T)], value: T) -> &'static str {
    list.iter().find(|(_, known)| *known == value).map_or("", |(name, _)| name)
}

/// The system of that name.
pub fn system_named(name: &str) -> Option<System> {
    named(&SYSTEMS, name)
}

/// The name of a system in forms.
pub fn system_name(system: System) -> &'static str {
    name_in(&SYSTEMS, system)
}

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
    let noted = |(name, _): (&'static str, System)| {
        (name, t.text(&format!("system-{name}")), t.text(&format!("about-system-{name}")))
    };
    SYSTEMS.map(noted).into()
}

/// Every federation that there is a preset for.
pub fn federation_answers(t: Lang) -> Words {
    let said = |federation: Federation| {
        let name = federation.name();
        (name, t.text(&format!("federation-{name}")))
    };
    Federation::ALL.map(said).into()
}

fn criteria(t: Lang) -> Words {
    let none = ("", t.text("criterion-none"));
    let named = Criterion::all().map(|c| {
        let about = t.text(&format!("criterion-about-{}", c.name().to_lowercase()));
        (c.name(), format!("{}: {about}", c.name()))
    });
    std::iter::once(none).chain(named).collect()
}
