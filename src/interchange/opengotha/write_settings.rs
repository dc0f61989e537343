use rating::Rank;
use tournament::{
    Criterion, DrawnPlace, Federation, HandicapBasis, NoResultPolicy, Overtime, PairingSettings,
    SeedMethod, Settings,
};

use super::super::Note;
use super::carried::{self, TEAM_CRITERIA, TEAM_PLACEMENT};
use super::markup::{Attributes, Markup, attribute};
use super::pairing::{BY_RATING, DRAWN, SEEDING};

/// The version of OpenGotha whose files these are.
const VERSION: &str = "3.51";

/// How many criteria of placement are written.
const CRITERIA: usize = 6;

/// The attributes of the outermost element.
pub(super) fn root(settings: &Settings) -> Attributes {
    let mut attributes =
        vec![attribute("dataVersion", 201), attribute("fullVersionNumber", VERSION)];
    attributes.extend(carried::attributes("Tournament", settings, &attributes));
    attributes
}

/// Writes all parameter sets.
pub(super) fn settings(xml: &mut Markup, settings: &Settings, notes: &mut Vec<Note>) {
    xml.open("TournamentParameterSet", Vec::new());
    general(xml, settings);
    set(xml, settings, "HandicapParameterSet", handicap(settings));
    xml.open("PlacementParameterSet", Vec::new());
    let names: Vec<&str> = settings.placement.iter().map(|c| Criterion::name(*c)).collect();
    criteria(xml, &names);
    xml.close("PlacementParameterSet");
    set(xml, settings, "PairingParameterSet", pairing(&settings.pairing));
    set(xml, settings, "DPParameterSet", Vec::new());
    set(xml, settings, "PublishParameterSet", Vec::new());
    xml.close("TournamentParameterSet");
    teams(xml, settings);
    note_unsaid(settings, notes);
}

/// Writes a set: what Tengen knows and what it carries.
fn set(xml: &mut Markup, settings: &Settings, name: &'static str, mut known: Attributes) {
    known.extend(carried::attributes(name, settings, &known));
    xml.empty(name, known);
}

fn upper(rank: Rank) -> String {
    rank.to_string().to_uppercase()
}

fn general(xml: &mut Markup, settings: &Settings) {
    let name = "GeneralParameterSet";
    let mut attributes = event(settings);
    attributes.extend(values(settings));
    attributes.extend(time(settings));
    attributes.extend(carried::attributes(name, settings, &attributes));
    let limits = &settings.categories.0;
    if limits.is_empty() {
        return xml.empty(name, attributes);
    }
    xml.open(name, attributes);
    xml.open("Categories", Vec::new());
    for (limit, number) in limits.iter().zip(1..) {
        let limit = attribute("lowerLimit", upper(*limit));
        xml.empty("Category", vec![limit, attribute("number", number)]);
    }
    xml.close("Categories");
    xml.close(name);
}

fn event(settings: &Settings) -> Attributes {
    vec![
        attribute("bInternet", settings.time.internet),
        attribute("beginDate", settings.begins),
        attribute("director", &settings.director),
        attribute("endDate", settings.ends),
        attribute("komi", settings.komi),
        attribute("location", &settings.place),
        attribute("name", &settings.name),
        attribute("numberOfCategories", settings.categories.count()),
        attribute("numberOfRounds", settings.rounds),
        attribute("shortName", &settings.short_name),
        attribute("size", settings.board_size),
    ]
}

fn values(settings: &Settings) -> Attributes {
    let (limits, points) = (settings.mcmahon, settings.points);
    vec![
        attribute("genCountNotPlayedGamesAsHalfPoint", points.sos_unplayed_as_half),
        attribute("genMMBar", upper(limits.bar)),
        attribute("genMMFloor", upper(limits.floor)),
        attribute("genMMS2ValueAbsent", points.absent_mms.0),
        attribute("genMMS2ValueBye", points.bye_mms.0),
        attribute("genMMZero", upper(limits.zero)),
        attribute("genNBW2ValueAbsent", points.absent_wins.0),
        attribute("genNBW2ValueBye", points.bye_wins.0),
        attribute("genRoundDownNBWMMS", points.round_down),
    ]
}

fn time(settings: &Settings) -> Attributes {
    let mut attributes = vec![attribute("basicTime", settings.time.basic_minutes)];
    let name = match settings.time.overtime {
        Overtime::SuddenDeath => "SUDDENDEATH",
        Overtime::Byoyomi { seconds } => {
            attributes.push(attribute("stdByoYomiTime", seconds));
            "STDBYOYOMI"
        }
        Overtime::Canadian { stones, seconds } => {
            attributes.push(attribute("canByoYomiTime", seconds));
            attributes.push(attribute("nbMovesCanTime", stones));
            "CANBYOYOMI"
        }
        Overtime::Fischer { increment } => {
            attributes.push(attribute("fischerTime", increment));
            "FISCHER"
        }
    };
    attributes.push(attribute("complementaryTimeSystem", name));
    attributes
}

fn handicap(settings: &Settings) -> Attributes {
    let handicap = settings.handicap;
    vec![
        attribute("hdBasedOnMMS", handicap.basis == HandicapBasis::Score),
        attribute("hdCeiling", handicap.ceiling),
        attribute("hdCorrection", handicap.correction),
        attribute("hdNoHdRankThreshold", upper(handicap.none_from)),
    ]
}

fn word<T: PartialEq>(words: &[(&'static str, T)], value: &T) -> &'static str {
    words.iter().find(|(_, known)| known == value).map_or("", |(word, _)| word)
}

fn pairing(pairing: &PairingSettings) -> Attributes {
    let seed = |method: SeedMethod| word(&SEEDING, &method);
    let drawn = |place: DrawnPlace| word(&DRAWN, &place);
    let by_rating = |rated: bool| word(&BY_RATING, &rated);
    vec![
        attribute("paiBaAvoidDuplGame", pairing.duplicate),
        attribute("paiBaBalanceWB", pairing.color),
        attribute("paiBaDeterministic", pairing.deterministic),
        attribute("paiBaRandom", pairing.random),
        attribute("paiMaAdditionalPlacementCritSystem1", by_rating(pairing.first_by_rating)),
        attribute("paiMaAdditionalPlacementCritSystem2", by_rating(pairing.later_by_rating)),
        attribute("paiMaAvoidMixingCategories", pairing.category),
        attribute("paiMaCompensateDUDD", pairing.drawn_compensate),
        attribute("paiMaDUDDLowerMode", drawn(pairing.drawn_lower)),
        attribute("paiMaDUDDUpperMode", drawn(pairing.drawn_upper)),
        attribute("paiMaDUDDWeight", pairing.drawn),
        attribute("paiMaLastRoundForSeedSystem1", pairing.first_rounds),
        attribute("paiMaMaximizeSeeding", pairing.seeding),
        attribute("paiMaMinimizeScoreDifference", pairing.score),
        attribute("paiMaSeedSystem1", seed(pairing.first_method)),
        attribute("paiMaSeedSystem2", seed(pairing.later_method)),
        attribute("paiSeAvoidSameGeo", pairing.geography),
        attribute("paiSeBarThresholdActive", pairing.excused_at_bar),
        attribute("paiSeDefSecCrit", pairing.secondary),
        attribute("paiSeMinimizeHandicap", pairing.handicap),
        attribute("paiSeNbWinsThresholdActive", pairing.excused_by_wins),
        attribute("paiSePreferMMSDiffRatherThanSameClub", pairing.club),
        attribute("paiSePreferMMSDiffRatherThanSameClubsGroup", pairing.club_group),
        attribute("paiSePreferMMSDiffRatherThanSameCountry", pairing.country),
        attribute("paiSeRankThreshold", upper(pairing.excused_from)),
        attribute("paiStandardNX1Factor", pairing.curve),
    ]
}

/// Writes six criteria; `NULL` fills the places of none.
fn criteria(xml: &mut Markup, names: &[&str]) {
    xml.open("PlacementCriteria", Vec::new());
    let names = names.iter().copied().chain(std::iter::repeat("NULL")).take(CRITERIA);
    for (name, number) in names.zip(1..) {
        let name = attribute("name", name);
        xml.empty("PlacementCriterion", vec![name, attribute("number", number)]);
    }
    xml.close("PlacementCriteria");
}

fn teams(xml: &mut Markup, settings: &Settings) {
    let names = TEAM_CRITERIA.iter().zip(1..).map(|(usual, number)| {
        let carried = settings.carried.get(&format!("{TEAM_PLACEMENT}.{number}"));
        carried.map_or(*usual, String::as_str)
    });
    let names: Vec<&str> = names.collect();
    xml.open("TeamTournamentParameterSet", Vec::new());
    set(xml, settings, "TeamGeneralParameterSet", Vec::new());
    xml.open(TEAM_PLACEMENT, Vec::new());
    criteria(xml, &names);
    xml.close(TEAM_PLACEMENT);
    xml.close("TeamTournamentParameterSet");
}

/// Settings that a file of OpenGotha has no place for.
fn note_unsaid(settings: &Settings, notes: &mut Vec<Note>) {
    let mut unsaid = |setting: &str, value: &str| {
        let (setting, value) = (setting.to_owned(), value.to_owned());
        notes.push(Note::SettingNotSaid { setting, value });
    };
    let (assumed, ..) = Federation::Egf.habits();
    if settings.rules != assumed {
        unsaid("rules", settings.rules.as_str());
    }
    if !settings.country.is_empty() {
        unsaid("country", &settings.country);
    }
    match settings.points.no_result {
        NoResultPolicy::Replay => {}
        NoResultPolicy::Half => unsaid("no_result", "half"),
        NoResultPolicy::Zero => unsaid("no_result", "zero"),
    }
}
