use std::collections::BTreeMap;

use crate::rating::Rank;
use crate::tournament::{
    Categories, Criterion, DrawRules, HalfPoints, HandicapSettings, McMahon, Overtime, PointValues,
    Refereeing, RulesetName, Settings, TimeControl, check_name,
};
use crate::web::{FromForm, Reader, Sentence, read_points};

use super::answers::{BASES, POLICIES, named, system_named};
use super::{CRITERIA, expert};

/// The settings that were typed; nothing carried from a file and nothing of the
/// referee's is among them.
pub struct Typed(pub Settings);

impl FromForm for Typed {
    fn from_form(reader: &mut Reader<'_>) -> Option<Self> {
        let name = reader.read("name", check_name);
        let short_name = optional_text(reader, "short_name");
        let (begins, ends) = (reader.date("begins"), reader.date("ends"));
        let place = optional_text(reader, "place");
        let country = country(reader);
        let director = optional_text(reader, "director");
        let rounds = reader.number("rounds", 1..=20_i32);
        let rules = reader.choose("rules", |name| name.parse::<RulesetName>().ok());
        let board_size = reader.number("board_size", 2..=25_u8);
        let komi = reader.read("komi", |typed| points_within(typed, -100, 100));
        let time = time(reader);
        let system = reader.choose("system", system_named);
        let mcmahon = limits(reader);
        let categories = reader.read("categories", categories);
        let points = points(reader);
        let handicap = handicap(reader);
        let placement = placement(reader);
        let pairing = expert::read(reader);
        Some(Self(Settings {
            name: name?,
            short_name: short_name?,
            place: place?,
            country: country?,
            director: director?,
            begins: begins?,
            ends: ends?,
            rounds: rounds?,
            board_size: board_size?,
            komi: komi?,
            rules: rules?,
            time: time?,
            system: system?,
            mcmahon: mcmahon?,
            categories: categories?,
            points: points?,
            handicap: handicap?,
            placement: placement?,
            pairing: pairing?,
            draw: DrawRules::default(),
            refereeing: Refereeing::default(),
            carried: BTreeMap::new(),
        }))
    }
}

/// A text that may be left empty, else of 1 to 200 characters.
pub fn optional_text(reader: &mut Reader<'_>, name: &str) -> Option<String> {
    reader.read_if_any(name, check_name).map(Option::unwrap_or_default)
}

/// A country: two letters, or nothing.
pub fn country(reader: &mut Reader<'_>) -> Option<String> {
    let letters = |typed: &str| {
        let typed = typed.trim();
        let right = typed.len() == 2 && typed.bytes().all(|b| b.is_ascii_alphabetic());
        right
            .then(|| typed.to_ascii_uppercase())
            .ok_or_else(|| Sentence::new("fault-country").with("typed", typed))
    };
    reader.read_if_any("country", letters).map(Option::unwrap_or_default)
}

/// Points between two whole numbers.
pub fn points_within(typed: &str, least: i32, most: i32) -> Result<HalfPoints, Sentence> {
    let points = read_points(typed)?;
    if points < HalfPoints::whole(least) || points > HalfPoints::whole(most) {
        let range = Sentence::new("fault-range").with("value", typed.trim());
        return Err(range.with("least", least).with("most", most));
    }
    Ok(points)
}

fn time(reader: &mut Reader<'_>) -> Option<TimeControl> {
    let basic_minutes = reader.number("basic_minutes", 1..=1440_u32);
    let overtime = match reader.typed("overtime") {
        "sudden-death" => Some(Overtime::SuddenDeath),
        "byoyomi" => seconds(reader).map(|seconds| Overtime::Byoyomi { seconds }),
        "fischer" => seconds(reader).map(|increment| Overtime::Fischer { increment }),
        "canadian" => {
            let (seconds, stones) = (seconds(reader), reader.number("overtime_stones", 1..=1000));
            seconds.zip(stones).map(|(seconds, stones)| Overtime::Canadian { stones, seconds })
        }
        _ => {
            reader.refuse("overtime", Sentence::new("fault-choice"));
            None
        }
    };
    let internet = reader.ticked("internet");
    Some(TimeControl { basic_minutes: basic_minutes?, overtime: overtime?, internet })
}

fn seconds(reader: &mut Reader<'_>) -> Option<u32> {
    reader.number("overtime_seconds", 0..=86_400_u32)
}

fn limits(reader: &mut Reader<'_>) -> Option<McMahon> {
    let mut rank = |name| reader.read(name, str::parse::<Rank>);
    let (floor, bar, zero) = (rank("floor"), rank("bar"), rank("zero"));
    Some(McMahon { floor: floor?, bar: bar?, zero: zero? })
}

/// `1d, 5k`: the lower limits of all categories but the last.
fn categories(typed: &str) -> Result<Categories, Sentence> {
    let words = typed.split([',', ';', ' ']).filter(|word| !word.is_empty());
    let limits: Result<Vec<Rank>, _> = words.map(str::parse).collect();
    let limits = limits?;
    if limits.len() > 8 {
        let range = Sentence::new("fault-range").with("value", limits.len());
        return Err(range.with("least", 0).with("most", 8));
    }
    Ok(Categories(limits))
}

fn points(reader: &mut Reader<'_>) -> Option<PointValues> {
    let mut worth = |name| reader.read(name, |typed| points_within(typed, 0, 2));
    let (absent_mms, bye_mms) = (worth("absent_mms"), worth("bye_mms"));
    let (absent_wins, bye_wins) = (worth("absent_wins"), worth("bye_wins"));
    let no_result = reader.choose("no_result", |name| named(&POLICIES, name));
    Some(PointValues {
        absent_mms: absent_mms?,
        bye_mms: bye_mms?,
        absent_wins: absent_wins?,
        bye_wins: bye_wins?,
        round_down: reader.ticked("round_down"),
        sos_unplayed_as_half: reader.ticked("sos_unplayed_as_half"),
        no_result: no_result?,
    })
}

/// How handicaps are given.
pub fn handicap(reader: &mut Reader<'_>) -> Option<HandicapSettings> {
    let basis = reader.choose("handicap_basis", |name| named(&BASES, name));
    let none_from = reader.read("handicap_none_from", str::parse::<Rank>);
    let correction = reader.number("handicap_correction", -9..=9_i32);
    let ceiling = reader.number("handicap_ceiling", 0..=9_u8);
    Some(HandicapSettings {
        basis: basis?,
        none_from: none_from?,
        correction: correction?,
        ceiling: ceiling?,
    })
}

/// The criteria that were chosen, places left empty passed over.
fn placement(reader: &mut Reader<'_>) -> Option<Vec<Criterion>> {
    let mut criteria = Vec::new();
    for number in 1..=CRITERIA {
        let name = format!("placement_{number}");
        let unknown = |_| Sentence::new("fault-choice");
        let read = |typed: &str| typed.parse::<Criterion>().map_err(unknown);
        criteria.extend(reader.read_if_any(&name, read)?);
    }
    Some(criteria)
}
