use chrono::NaiveDate;

use rating::Rank;
use tournament::{
    Categories, Criterion, Fault, Federation, HalfPoints, MOST_CRITERIA, Overtime, Setting,
    SettingKind, Settings, System, TimeControl, preset,
};

use super::super::error::{Faults, shorten};
use super::super::fields::{Fields, date};
use super::super::xml::Element;
use super::super::{Note, Problem};
use super::values;

const KOMI: HalfPoints = HalfPoints(15);

/// Reads the settings, with OpenGotha's defaults for missing ones.
pub(super) fn read(root: &Element, today: NaiveDate, faults: &mut Faults) -> Settings {
    let sets = root.child("TournamentParameterSet");
    let set = |name| sets.and_then(|sets| sets.child(name));
    let general = set("GeneralParameterSet");
    let placement = placement(set("PlacementParameterSet"), faults);
    let categories = categories(general, faults);
    let system = system(&placement, &categories);
    let usual = preset(system, Federation::Egf, "", today).placement;
    if let Some(set) = set("PlacementParameterSet").filter(|_| placement.is_empty()) {
        let words: Vec<_> = usual.iter().map(ToString::to_string).collect();
        faults.note(Note::taken(&set.place().field("name"), "NULL", &words.join(" ")));
    }
    let placement = if placement.is_empty() { usual } else { placement };
    let mut fields = Fields::of(general, faults);
    let begins = begins(&mut fields, root, today);
    let usual = preset(system, Federation::Egf, "", begins);
    let mut settings = Settings {
        name: name(&mut fields),
        ends: ends(&mut fields, begins),
        komi: KOMI,
        time: time(&mut fields),
        categories,
        placement,
        ..usual
    };
    for (setting, attribute) in Setting::in_files() {
        if matches!(setting.kind, SettingKind::Name | SettingKind::Day) {
            continue;
        }
        let mut fields = Fields::of(set(attribute.set), faults);
        let value = values::read(&mut fields, setting, attribute, &settings);
        setting.put(&mut settings, value);
    }
    let limits = &mut settings.mcmahon;
    if limits.floor > limits.bar {
        // All players start at the bar then.
        let mut fields = Fields::of(general, faults);
        fields.odd("genMMFloor", Problem::Text(Fault::FloorAboveBar), &limits.bar.to_string());
        limits.floor = limits.bar;
    }
    settings
}

fn name(fields: &mut Fields<'_>) -> String {
    match (fields.given("name"), fields.given("shortName")) {
        (None, None) => "Tournament".to_owned(),
        (None, Some(_)) => fields.text("shortName"),
        (Some(_), _) => fields.text("name"),
    }
}

/// The first day; without one, the day the file was saved, else today.
fn begins(fields: &mut Fields<'_>, root: &Element, today: NaiveDate) -> NaiveDate {
    let saved = || {
        let digits = root.attribute("saveDT")?.get(..8)?;
        date(&format!("{}-{}-{}", digits.get(..4)?, digits.get(4..6)?, digits.get(6..)?))
    };
    fields.date_or("beginDate", saved().unwrap_or(today))
}

fn ends(fields: &mut Fields<'_>, begins: NaiveDate) -> NaiveDate {
    if fields.given("endDate").is_none() {
        return begins;
    }
    let ends = fields.date_or("endDate", begins);
    if ends < begins {
        fields.odd("endDate", Problem::Text(Fault::EndsBeforeItBegins), &begins.to_string());
    }
    ends.max(begins)
}

/// Reads the thinking time. Files before data version 200 only tell whether there is byoyomi, and call the basic
/// time `time`.
fn time(fields: &mut Fields<'_>) -> TimeControl {
    let seconds = (0, 86_400);
    let byoyomi = fields.number("stdByoYomiTime", seconds, 30);
    let canadian = fields.number("canByoYomiTime", seconds, 300);
    let stones = fields.number("nbMovesCanTime", (0, 1000), 15);
    let increment = fields.number("fischerTime", seconds, 10);
    let canadian = Overtime::Canadian { stones, seconds: canadian };
    let old = if fields.flag("byoYomi", true) { canadian } else { Overtime::SuddenDeath };
    let systems = [
        ("SUDDENDEATH", Overtime::SuddenDeath),
        ("STDBYOYOMI", Overtime::Byoyomi { seconds: byoyomi }),
        ("CANBYOYOMI", canadian),
        ("FISCHER", Overtime::Fischer { increment }),
    ];
    let overtime = fields.one_of("complementaryTimeSystem", &systems, old);
    let old = fields.number("time", (0, 1440), 60_u32);
    let basic_minutes = fields.number("basicTime", (0, 1440), old);
    TimeControl { basic_minutes, overtime, internet: false }
}

/// The lower limits of all categories but the last, in the order of their numbers.
fn categories(general: Option<&Element>, faults: &mut Faults) -> Categories {
    let count = Fields::of(general, faults).number("numberOfCategories", (1, 9), 1_i32);
    let lists = general.into_iter().flat_map(|general| general.children_named("Categories"));
    let mut limits: Vec<_> = lists
        .flat_map(|list| list.children_named("Category"))
        .map(|category| {
            let mut fields = Fields::of(Some(category), faults);
            let number = fields.number("number", (1, 9), 1_i32);
            (number, fields.rank_or("lowerLimit", Rank::MIN))
        })
        .filter(|(number, _)| *number < count)
        .collect();
    limits.sort_by_key(|(number, _)| *number);
    Categories(limits.into_iter().map(|(_, rank)| rank).collect())
}

/// The criteria in the order of their numbers; `NULL` is an empty place.
fn placement(set: Option<&Element>, faults: &mut Faults) -> Vec<Criterion> {
    let lists = set.into_iter().flat_map(|set| set.children_named("PlacementCriteria"));
    let mut numbered: Vec<(i32, Criterion)> = lists
        .flat_map(|list| list.children_named("PlacementCriterion"))
        .filter_map(|element| criterion(element, faults))
        .collect();
    numbered.sort_by_key(|(number, _)| *number);
    let mut placement = Vec::new();
    for (_, criterion) in numbered.into_iter().take(MOST_CRITERIA) {
        if placement.contains(&criterion) {
            faults.note(Note::CriterionTwice { criterion: criterion.to_string() });
        } else {
            placement.push(criterion);
        }
    }
    placement
}

fn criterion(element: &Element, faults: &mut Faults) -> Option<(i32, Criterion)> {
    let mut fields = Fields::of(Some(element), faults);
    let number = fields.number("number", (1, 99), 99);
    let name = fields.given("name").filter(|name| !name.eq_ignore_ascii_case("NULL"))?;
    let criterion = name.parse();
    if criterion.is_err() {
        let allowed = Criterion::NAMES.join(" ");
        fields.odd("name", Problem::NotOneOf { value: shorten(name), allowed }, "NULL");
    }
    Some((number, criterion.ok()?))
}

/// The first main score among the criteria determines the system; wins with categories are a Swiss by categories.
/// Without any, it is a Swiss; without any criterion at all, a McMahon.
fn system(placement: &[Criterion], categories: &Categories) -> System {
    match placement.iter().find(|criterion| criterion.is_main_score()) {
        None if placement.is_empty() => System::McMahon,
        Some(Criterion::Mms) => System::McMahon,
        Some(Criterion::Cps) => System::Cup,
        _ if categories.count() > 1 => System::SwissCategories,
        _ => System::Swiss,
    }
}
