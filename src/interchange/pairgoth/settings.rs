use serde_json::Value;

use rating::Rank;
use tournament::{
    Criterion, DrawnPlace, Federation, HalfPoints, HandicapBasis, Overtime, PairingSettings,
    RulesetName, SeedMethod, Settings, System, TimeControl, check_name, preset,
};

use super::super::error::{Faults, shorten};
use super::super::fields::date;
use super::super::{Place, Problem};
use super::write::criterion_name;
use super::{list, text, whole};

/// Missing settings are the defaults of the system.
pub(super) fn read(file: &Value, faults: &mut Faults) -> Settings {
    let day = |name: &str, faults: &mut Faults| {
        let given = text(file, name);
        if date(given).is_none() {
            let problem = Problem::NotADate { value: shorten(given) };
            faults.add(Place::file().field(name), problem);
        }
        date(given).unwrap_or_default()
    };
    let begins = day("startDate", faults);
    let ends = day("endDate", faults).max(begins);
    let pairing = &file["pairing"];
    let swiss = text(pairing, "type") == "SWISS";
    let name = check_name(text(file, "name")).unwrap_or_else(|_| "Tournament".to_owned());
    let system = if swiss { System::Swiss } else { System::McMahon };
    let mut settings = preset(system, Federation::Egf, &name, begins);
    settings.ends = ends;
    settings.short_name = check_name(text(file, "shortName")).unwrap_or_default();
    settings.place = check_name(text(file, "location")).unwrap_or_default();
    settings.director = check_name(text(file, "director")).unwrap_or_default();
    settings.country = text(file, "country").trim().to_uppercase();
    settings.rounds = whole(file, "rounds").unwrap_or(5).clamp(1, 20) as i32;
    settings.board_size = whole(file, "gobanSize").unwrap_or(19).clamp(2, 25) as u8;
    settings.komi = points(&file["komi"]).unwrap_or(settings.komi);
    settings.rules = rules(text(file, "rules")).unwrap_or(settings.rules);
    settings.time = time(&file["timeSystem"]);
    settings.time.internet = file["online"] == Value::Bool(true);
    let rank = |name: &str, usual: Rank| whole(pairing, name).map_or(usual, clamped);
    settings.mcmahon.bar = rank("mmBar", settings.mcmahon.bar);
    settings.mcmahon.floor = rank("mmFloor", settings.mcmahon.floor).min(settings.mcmahon.bar);
    let placement: Vec<Criterion> = placement(pairing);
    if placement.iter().any(|criterion| criterion.is_main_score()) {
        settings.placement = placement;
    }
    handicap(&pairing["handicap"], &mut settings);
    weights(pairing, &mut settings.pairing);
    settings
}

fn clamped(value: i64) -> Rank {
    Rank::clamped(value.clamp(-30, 8) as i32)
}

fn points(value: &Value) -> Option<HalfPoints> {
    let text = value.as_f64()?.to_string();
    HalfPoints::parse(&text).filter(|points| points.0.abs() <= 200)
}

fn rules(name: &str) -> Option<RulesetName> {
    match name {
        "FRENCH" => Some(RulesetName::Ffg),
        "BRITISH" => Some(RulesetName::Bga),
        other => RulesetName::named(&other.to_lowercase()),
    }
}

/// Times below this are minutes, as in files that Pairgoth made from OpenGotha's: no event has less than three
/// minutes, and none that many minutes.
const LEAST_SECONDS: u32 = 180;

fn time(value: &Value) -> TimeControl {
    let number = |name: &str| whole(value, name).unwrap_or(0).clamp(0, 86_400) as u32;
    let overtime = match text(value, "type") {
        "CANADIAN" => {
            Overtime::Canadian { stones: number("stones").min(1000), seconds: number("byoyomi") }
        }
        "JAPANESE" | "STANDARD" => Overtime::Byoyomi { seconds: number("byoyomi") },
        "FISCHER" => Overtime::Fischer { increment: number("increment") },
        _ => Overtime::SuddenDeath,
    };
    let basic_minutes = match number("mainTime") {
        minutes @ ..LEAST_SECONDS => minutes,
        seconds => seconds / 60,
    };
    TimeControl { basic_minutes, overtime, internet: false }
}

/// The criteria under our names: `SOSWM1` is `SOSW-1`.
fn placement(pairing: &Value) -> Vec<Criterion> {
    let mut placement = Vec::new();
    let named =
        |name: &str| Criterion::ALL.into_iter().find(|known| criterion_name(*known) == name);
    for criterion in list(pairing, "placement").iter().filter_map(|name| named(name.as_str()?)) {
        if placement.len() < 6 && !placement.contains(&criterion) {
            placement.push(criterion);
        }
    }
    placement
}

fn handicap(value: &Value, settings: &mut Settings) {
    let handicap = &mut settings.handicap;
    match value.get("useMMS").and_then(Value::as_bool) {
        Some(true) => handicap.basis = HandicapBasis::Score,
        Some(false) => handicap.basis = HandicapBasis::Rank,
        None => {}
    }
    handicap.none_from = whole(value, "threshold").map_or(handicap.none_from, clamped);
    let correction = whole(value, "correction").unwrap_or(handicap.correction.into());
    handicap.correction = correction.clamp(-9, 9) as i32;
    handicap.ceiling = whole(value, "ceiling").unwrap_or(handicap.ceiling.into()).clamp(0, 9) as u8;
    settings.pairing.handicap = weight(value, "weight", settings.pairing.handicap);
}

/// A weight, which Pairgoth writes with an exponent.
fn weight(value: &Value, name: &str, usual: i64) -> i64 {
    let given = value.get(name).and_then(Value::as_f64).filter(|weight| *weight >= 0.0);
    given.map_or(usual, |weight| weight.min(1e15) as i64)
}

fn weights(value: &Value, pairing: &mut PairingSettings) {
    let (base, main) = (&value["base"], &value["main"]);
    let (secondary, geo) = (&value["secondary"], &value["geo"]);
    let curve = base.get("nx1").and_then(Value::as_f64);
    pairing.curve = curve.filter(|curve| (0.0..=1.0).contains(curve)).unwrap_or(pairing.curve);
    pairing.duplicate = weight(base, "dupWeight", pairing.duplicate);
    pairing.random = weight(base, "random", pairing.random);
    pairing.deterministic = flag(base, "deterministic", pairing.deterministic);
    pairing.color = weight(base, "colorBalanceWeight", pairing.color);
    pairing.category = weight(main, "catWeight", pairing.category);
    pairing.score = weight(main, "scoreWeight", pairing.score);
    pairing.drawn = weight(main, "upDownWeight", pairing.drawn);
    pairing.drawn_compensate = flag(main, "upDownCompensate", pairing.drawn_compensate);
    pairing.drawn_upper = place(text(main, "upDownUpperMode")).unwrap_or(pairing.drawn_upper);
    pairing.drawn_lower = place(text(main, "upDownLowerMode")).unwrap_or(pairing.drawn_lower);
    pairing.seeding = weight(main, "maximizeSeeding", pairing.seeding);
    pairing.first_rounds = whole(main, "firstSeedLastRound")
        .unwrap_or(pairing.first_rounds.into())
        .clamp(0, 99) as i32;
    pairing.first_method = method(text(main, "firstSeed")).unwrap_or(pairing.first_method);
    pairing.later_method = method(text(main, "secondSeed")).unwrap_or(pairing.later_method);
    pairing.first_by_rating = text(main, "firstSeedAddCrit") == "RATING";
    pairing.later_by_rating = text(main, "secondSeedAddCrit") == "RATING";
    pairing.secondary = weight(secondary, "secWeight", pairing.secondary);
    pairing.excused_at_bar = flag(secondary, "barThreshold", pairing.excused_at_bar);
    pairing.excused_by_wins = flag(secondary, "winsThreshold", pairing.excused_by_wins);
    pairing.excused_from = whole(secondary, "rankThreshold").map_or(pairing.excused_from, clamped);
    pairing.geography = weight(geo, "weight", pairing.geography);
    let count =
        |name: &str, usual: i32| whole(geo, name).unwrap_or(usual.into()).clamp(0, 99) as i32;
    pairing.country = count("mmsDiffCountry", pairing.country);
    pairing.club = count("mmsDiffClub", pairing.club);
    pairing.club_group = count("mmsDiffClubGroup", pairing.club_group);
}

fn flag(value: &Value, name: &str, usual: bool) -> bool {
    value.get(name).and_then(Value::as_bool).unwrap_or(usual)
}

fn place(name: &str) -> Option<DrawnPlace> {
    DrawnPlace::named(&name.to_lowercase())
}

fn method(name: &str) -> Option<SeedMethod> {
    match name {
        "SPLIT_AND_RANDOM" => Some(SeedMethod::Random),
        "SPLIT_AND_FOLD" => Some(SeedMethod::Fold),
        "SPLIT_AND_SLIP" => Some(SeedMethod::Slip),
        _ => None,
    }
}
