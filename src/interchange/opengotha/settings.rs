use chrono::NaiveDate;

use tournament::{
    Categories, Criterion, Fault, Federation, HalfPoints, HandicapBasis, HandicapSettings, McMahon,
    Overtime, PointValues, Settings, System, TimeControl, preset,
};

use super::super::error::{Faults, shorten};
use super::super::fields::{Fields, date};
use super::super::xml::Element;
use super::super::{Note, Problem};
use super::pairing;

/// The komi of a file that says none.
const KOMI: HalfPoints = HalfPoints(15);

/// The most criteria of placement.
const MOST_CRITERIA: usize = 6;

/// Reads everything the organiser decided, with OpenGotha's defaults for what is missing.
pub(super) fn read(root: &Element, faults: &mut Faults, notes: &mut Vec<Note>) -> Settings {
    let sets = root.child("TournamentParameterSet");
    let set = |name| sets.and_then(|sets| sets.child(name));
    let general = set("GeneralParameterSet");
    let placement = placement(set("PlacementParameterSet"), faults, notes);
    let categories = categories(general, faults);
    let system = system(&placement, &categories);
    let mut fields = Fields::of(general, faults);
    let begins = begins(&mut fields, root);
    let usual = preset(system, Federation::Egf, "", begins);
    let mut settings = general_settings(&mut fields, &usual, begins);
    settings.system = system;
    settings.categories = categories;
    settings.placement = if placement.is_empty() { usual.placement.clone() } else { placement };
    settings.handicap = handicap(set("HandicapParameterSet"), usual.handicap, faults);
    settings.pairing = pairing::read(set("PairingParameterSet"), &usual.pairing, faults, notes);
    settings
}

fn general_settings(fields: &mut Fields<'_>, usual: &Settings, begins: NaiveDate) -> Settings {
    let short_name = fields.text("shortName");
    Settings {
        name: name(fields, &short_name),
        short_name,
        place: fields.text("location"),
        director: fields.text("director"),
        begins,
        ends: ends(fields, begins),
        rounds: fields.number("numberOfRounds", (1, 20), usual.rounds),
        board_size: fields.number("size", (2, 25), 19_u8),
        komi: komi(fields),
        time: time(fields),
        mcmahon: mcmahon(fields, usual.mcmahon),
        points: points(fields, usual.points),
        ..usual.clone()
    }
}

/// The event's name; without one, its short name.
fn name(fields: &mut Fields<'_>, short_name: &str) -> String {
    match (fields.given("name"), short_name) {
        (None, "") => "Tournament".to_owned(),
        (None, short_name) => short_name.to_owned(),
        (Some(_), _) => fields.text("name"),
    }
}

/// The first day; of a file without one, the day it was saved.
fn begins(fields: &mut Fields<'_>, root: &Element) -> NaiveDate {
    let saved = || {
        let digits = root.attribute("saveDT")?.get(..8)?;
        date(&format!("{}-{}-{}", digits.get(..4)?, digits.get(4..6)?, digits.get(6..)?))
    };
    if fields.given("beginDate").is_none() {
        return saved().unwrap_or_else(|| {
            fields.fault("beginDate", Problem::Missing);
            NaiveDate::default()
        });
    }
    fields.date("beginDate").unwrap_or_default()
}

fn ends(fields: &mut Fields<'_>, begins: NaiveDate) -> NaiveDate {
    let ends = fields.date("endDate").unwrap_or(begins);
    if ends < begins && fields.given("beginDate").and_then(date).is_some() {
        fields.fault("endDate", Problem::Text(Fault::EndsBeforeItBegins));
    }
    ends
}

fn komi(fields: &mut Fields<'_>) -> HalfPoints {
    let komi = fields.points("komi").unwrap_or(KOMI);
    if komi.0.abs() > 200 {
        let value = i64::from(komi.floor());
        fields.fault("komi", Problem::OutOfRange { value, least: -100, most: 100 });
    }
    komi
}

/// What follows the basic time; the attributes of the other kinds are only carried.
#[derive(Clone, Copy)]
enum Kind {
    None,
    Byoyomi,
    Canadian,
    Fischer,
}

/// How the kinds are called.
const KINDS: [(&str, Kind); 4] = [
    ("SUDDENDEATH", Kind::None),
    ("STDBYOYOMI", Kind::Byoyomi),
    ("CANBYOYOMI", Kind::Canadian),
    ("FISCHER", Kind::Fischer),
];

/// Reads the thinking time. Files before data version 200 only say whether there is byoyomi, and call
/// the basic time `time`.
fn time(fields: &mut Fields<'_>) -> TimeControl {
    let seconds = (0, 86_400);
    let byoyomi = fields.number("stdByoYomiTime", seconds, 30);
    let canadian = fields.number("canByoYomiTime", seconds, 300);
    let stones = fields.number("nbMovesCanTime", (0, 1000), 15);
    let increment = fields.number("fischerTime", seconds, 10);
    let old = if fields.flag("byoYomi", true) { Kind::Canadian } else { Kind::None };
    let overtime = match fields.one_of("complementaryTimeSystem", &KINDS, old) {
        Kind::None => Overtime::SuddenDeath,
        Kind::Byoyomi => Overtime::Byoyomi { seconds: byoyomi },
        Kind::Canadian => Overtime::Canadian { stones, seconds: canadian },
        Kind::Fischer => Overtime::Fischer { increment },
    };
    let old = fields.number("time", (0, 1440), 60_u32);
    let basic_minutes = fields.number("basicTime", (0, 1440), old);
    TimeControl { basic_minutes, overtime, internet: fields.flag("bInternet", false) }
}

fn mcmahon(fields: &mut Fields<'_>, usual: McMahon) -> McMahon {
    let limits = McMahon {
        floor: fields.rank("genMMFloor").unwrap_or(usual.floor),
        bar: fields.rank("genMMBar").unwrap_or(usual.bar),
        zero: fields.rank("genMMZero").unwrap_or(usual.zero),
    };
    if limits.floor > limits.bar {
        fields.fault("genMMFloor", Problem::Text(Fault::FloorAboveBar));
    }
    limits
}

fn points(fields: &mut Fields<'_>, usual: PointValues) -> PointValues {
    let mut doubled = |name, usual: HalfPoints| HalfPoints(fields.number(name, (0, 4), usual.0));
    PointValues {
        absent_mms: doubled("genMMS2ValueAbsent", usual.absent_mms),
        bye_mms: doubled("genMMS2ValueBye", usual.bye_mms),
        absent_wins: doubled("genNBW2ValueAbsent", usual.absent_wins),
        bye_wins: doubled("genNBW2ValueBye", usual.bye_wins),
        round_down: fields.flag("genRoundDownNBWMMS", true),
        sos_unplayed_as_half: fields.flag("genCountNotPlayedGamesAsHalfPoint", false),
        no_result: usual.no_result,
    }
}

/// The lower limits of all categories but the last, in the order of their numbers.
fn categories(general: Option<&Element>, faults: &mut Faults) -> Categories {
    let count = Fields::of(general, faults).number("numberOfCategories", (1, 9), 1_i32);
    let lists = general.into_iter().flat_map(|general| general.children_named("Categories"));
    let mut limits: Vec<_> = lists
        .flat_map(|list| list.children_named("Category"))
        .filter_map(|category| {
            let mut fields = Fields::of(Some(category), faults);
            let number = fields.number("number", (1, 9), 1_i32);
            if fields.given("lowerLimit").is_none() {
                fields.fault("lowerLimit", Problem::Missing);
            }
            Some((number, fields.rank("lowerLimit")?))
        })
        .filter(|(number, _)| *number < count)
        .collect();
    limits.sort_by_key(|(number, _)| *number);
    Categories(limits.into_iter().map(|(_, rank)| rank).collect())
}

fn handicap(
    set: Option<&Element>,
    usual: HandicapSettings,
    faults: &mut Faults,
) -> HandicapSettings {
    let mut fields = Fields::of(set, faults);
    let by_score = fields.flag("hdBasedOnMMS", usual.basis == HandicapBasis::Score);
    HandicapSettings {
        basis: if by_score { HandicapBasis::Score } else { HandicapBasis::Rank },
        none_from: fields.rank("hdNoHdRankThreshold").unwrap_or(usual.none_from),
        correction: fields.number("hdCorrection", (-9, 9), usual.correction),
        ceiling: fields.number("hdCeiling", (0, 9), usual.ceiling),
    }
}

/// The criteria in the order of their numbers; `NULL` fills the places of none.
fn placement(set: Option<&Element>, faults: &mut Faults, notes: &mut Vec<Note>) -> Vec<Criterion> {
    let lists = set.into_iter().flat_map(|set| set.children_named("PlacementCriteria"));
    let mut numbered: Vec<(i32, Criterion)> = lists
        .flat_map(|list| list.children_named("PlacementCriterion"))
        .filter_map(|element| criterion(element, faults))
        .collect();
    numbered.sort_by_key(|(number, _)| *number);
    let mut placement = Vec::new();
    for (_, criterion) in numbered.into_iter().take(MOST_CRITERIA) {
        if placement.contains(&criterion) {
            notes.push(Note::CriterionTwice { criterion: criterion.to_string() });
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
        let allowed = Criterion::all().map(Criterion::name).collect::<Vec<_>>().join(" ");
        fields.fault("name", Problem::NotOneOf { value: shorten(name), allowed });
    }
    Some((number, criterion.ok()?))
}

/// The first main score among the criteria tells the system; wins with categories are a Swiss by
/// categories. Without any, it is a Swiss; without any criterion at all, a McMahon.
fn system(placement: &[Criterion], categories: &Categories) -> System {
    match placement.iter().find(|criterion| criterion.is_main_score()) {
        None if placement.is_empty() => System::McMahon,
        Some(Criterion::Mms) => System::McMahon,
        Some(Criterion::Cps) => System::Cup,
        _ if categories.count() > 1 => System::SwissCategories,
        _ => System::Swiss,
    }
}
