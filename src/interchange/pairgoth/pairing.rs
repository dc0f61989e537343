//! The settings of pairing and handicap, each by its place in Pairgoth's `pairing`.

use super::{clamped, text, whole_number};
use crate::prelude::*;
use serde_json::{Value, json};

#[derive(Clone, Copy)]
enum Spelled {
    Plain,
    /// The name in capitals, read in any letters.
    Capitals,
    /// The words in the order of the setting's; of a flag: yes, then no.
    Words(&'static [&'static str]),
}
use Spelled::{Capitals, Plain};

const ADDED: Spelled = Spelled::Words(&["RATING", "NONE"]);
const METHOD: Spelled = Spelled::Words(&["SPLIT_AND_RANDOM", "SPLIT_AND_FOLD", "SPLIT_AND_SLIP"]);

const PLACES: [(&str, &str, Spelled, &str); 30] = [
    ("base", "nx1", Plain, "curve"),
    ("base", "dupWeight", Plain, "duplicate"),
    ("base", "random", Plain, "random"),
    ("base", "deterministic", Plain, "deterministic"),
    ("base", "colorBalanceWeight", Plain, "color"),
    ("main", "catWeight", Plain, "category"),
    ("main", "scoreWeight", Plain, "score"),
    ("main", "upDownWeight", Plain, "drawn"),
    ("main", "upDownCompensate", Plain, "drawn_compensate"),
    ("main", "upDownLowerMode", Capitals, "drawn_lower"),
    ("main", "upDownUpperMode", Capitals, "drawn_upper"),
    ("main", "maximizeSeeding", Plain, "seeding"),
    ("main", "firstSeedLastRound", Plain, "first_rounds"),
    ("main", "firstSeed", METHOD, "first_method"),
    ("main", "secondSeed", METHOD, "later_method"),
    ("main", "firstSeedAddCrit", ADDED, "first_by_rating"),
    ("main", "secondSeedAddCrit", ADDED, "later_by_rating"),
    ("secondary", "barThreshold", Plain, "excused_at_bar"),
    ("secondary", "rankThreshold", Plain, "excused_from"),
    ("secondary", "winsThreshold", Plain, "excused_by_wins"),
    ("secondary", "secWeight", Plain, "secondary"),
    ("geo", "weight", Plain, "geography"),
    ("geo", "mmsDiffCountry", Plain, "country_groups"),
    ("geo", "mmsDiffClubGroup", Plain, "club_group_groups"),
    ("geo", "mmsDiffClub", Plain, "club_groups"),
    ("handicap", "weight", Plain, "handicap"),
    ("handicap", "useMMS", Plain, "handicap_basis"),
    ("handicap", "threshold", Plain, "handicap_none_from"),
    ("handicap", "correction", Plain, "handicap_correction"),
    ("handicap", "ceiling", Plain, "handicap_ceiling"),
];

fn places() -> impl Iterator<Item = (&'static str, &'static str, Spelled, &'static Setting)> {
    PLACES.into_iter().filter_map(|(set, name, spelled, key)| {
        Some((set, name, spelled, Setting::all().find(|setting| setting.name == key)?))
    })
}

/// A value that is missing or cannot be used leaves the setting as it is.
pub(super) fn read(pairing: &Value, settings: &mut Settings) {
    use FieldValue::{Flag, Fraction, Rank, Whole, Word};
    for (set, name, spelled, setting) in places() {
        let (set, value) = (&pairing[set], &pairing[set][name]);
        let said = text(set, name);
        let found = match (spelled, setting.holds) {
            (Capitals, Holds::One(names, _)) => {
                names.iter().find(|name| **name == said.to_lowercase()).map(|name| Word(name))
            }
            (Spelled::Words(words), Holds::One(names, _)) => {
                words.iter().position(|word| *word == said).map(|at| Word(names[at]))
            }
            (Spelled::Words(words), _) => Some(Flag(said == words[0])),
            (_, Holds::One(names, _)) => value.as_bool().map(|yes| Word(names[usize::from(!yes)])),
            (_, Holds::Fraction) => {
                value.as_f64().filter(|part| (0.0..=1.0).contains(part)).map(Fraction)
            }
            (_, Holds::Whole(least, most @ ..100)) => {
                whole_number(set, name).map(|number| Whole(number.clamp(least, most)))
            }
            // Pairgoth writes weights with an exponent.
            (_, Holds::Whole(_, most)) => {
                let weight = value.as_f64().filter(|weight| *weight >= 0.0);
                weight.map(|weight| Whole(weight.min(most as f64) as i64))
            }
            (_, Holds::Rank) => whole_number(set, name).map(|rank| Rank(clamped(rank))),
            _ => value.as_bool().map(Flag),
        };
        found.into_iter().for_each(|value| setting.put(settings, value));
    }
}

pub(super) fn write(settings: &Settings) -> Value {
    use FieldValue::{Flag, Fraction, Rank, Whole, Word};
    let mut pairing = json!({ "type": "SWISS" });
    for (set, name, spelled, setting) in places() {
        pairing[set][name] = match (spelled, setting.get(settings), setting.holds) {
            (Capitals, Word(word), _) => json!(word.to_uppercase()),
            (Spelled::Words(words), Word(word), Holds::One(names, _)) => {
                json!(names.iter().position(|name| *name == word).map(|at| words[at]))
            }
            (Spelled::Words(words), Flag(yes), _) => json!(words[usize::from(!yes)]),
            (_, Word(word), Holds::One(names, _)) => json!(word == names[0]),
            (_, Whole(weight), Holds::Whole(_, 100..)) => json!(weight as f64),
            (_, Whole(number), _) => json!(number),
            (_, Fraction(part), _) => json!(part),
            (_, Rank(rank), _) => json!(rank.value()),
            (_, value, _) => json!(value == Flag(true)),
        };
    }
    pairing
}
