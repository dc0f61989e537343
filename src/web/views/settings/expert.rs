//! The weights of the draw and its options: what few ever change.

use crate::rating::Rank;
use crate::tournament::PairingSettings;
use crate::web::{Reader, Sentence};

use super::answers::{METHODS, PLACES, name_in, named};
use super::fill::{Field, tick};

/// The highest weight that may be given.
const MOST_WEIGHT: i64 = 1_000_000_000_000_000;

/// The fields that something can be wrong with.
pub const FIELDS: [&str; 20] = [
    "duplicate",
    "random",
    "color",
    "curve",
    "category",
    "score",
    "drawn",
    "drawn_upper",
    "drawn_lower",
    "seeding",
    "first_rounds",
    "first_method",
    "later_method",
    "handicap",
    "geography",
    "secondary",
    "country_groups",
    "club_groups",
    "club_group_groups",
    "excused_from",
];

/// Its boxes to tick.
pub const TICKS: [&str; 6] = [
    "deterministic",
    "drawn_compensate",
    "first_by_rating",
    "later_by_rating",
    "excused_by_wins",
    "excused_at_bar",
];

/// Writes the weights into the form.
pub fn fill(p: &PairingSettings, fields: &mut Vec<Field>) {
    let values = [
        ("duplicate", p.duplicate.to_string()),
        ("random", p.random.to_string()),
        ("color", p.color.to_string()),
        ("curve", p.curve.to_string()),
        ("category", p.category.to_string()),
        ("score", p.score.to_string()),
        ("drawn", p.drawn.to_string()),
        ("drawn_upper", name_in(&PLACES, p.drawn_upper).to_owned()),
        ("drawn_lower", name_in(&PLACES, p.drawn_lower).to_owned()),
        ("seeding", p.seeding.to_string()),
        ("first_rounds", p.first_rounds.to_string()),
        ("first_method", name_in(&METHODS, p.first_method).to_owned()),
        ("later_method", name_in(&METHODS, p.later_method).to_owned()),
        ("handicap", p.handicap.to_string()),
        ("geography", p.geography.to_string()),
        ("secondary", p.secondary.to_string()),
        ("country_groups", p.country.to_string()),
        ("club_groups", p.club.to_string()),
        ("club_group_groups", p.club_group.to_string()),
        ("excused_from", p.excused_from.to_string()),
    ];
    fields.extend(values.map(|(name, value)| (name.to_owned(), value)));
    tick(fields, "deterministic", p.deterministic);
    tick(fields, "drawn_compensate", p.drawn_compensate);
    tick(fields, "first_by_rating", p.first_by_rating);
    tick(fields, "later_by_rating", p.later_by_rating);
    tick(fields, "excused_by_wins", p.excused_by_wins);
    tick(fields, "excused_at_bar", p.excused_at_bar);
}

/// Reads the weights from the form.
pub fn read(reader: &mut Reader<'_>) -> Option<PairingSettings> {
    let weights = ["duplicate", "random", "color", "category", "score", "drawn", "seeding"]
        .map(|name| reader.number(name, 0..=MOST_WEIGHT));
    let secondary =
        ["handicap", "geography", "secondary"].map(|name| reader.number(name, 0..=MOST_WEIGHT));
    let groups = ["country_groups", "club_groups", "club_group_groups", "first_rounds"]
        .map(|name| reader.number(name, 0..=99_i32));
    let curve = reader.read("curve", fraction);
    let places =
        ["drawn_upper", "drawn_lower"].map(|name| reader.choose(name, |n| named(&PLACES, n)));
    let methods =
        ["first_method", "later_method"].map(|name| reader.choose(name, |n| named(&METHODS, n)));
    let excused_from = reader.read("excused_from", str::parse::<Rank>);
    let [duplicate, random, color, category, score, drawn, seeding] = weights;
    let [handicap, geography, secondary] = secondary;
    let [country, club, club_group, first_rounds] = groups;
    let [drawn_upper, drawn_lower] = places;
    let [first_method, later_method] = methods;
    Some(PairingSettings {
        duplicate: duplicate?,
        random: random?,
        deterministic: reader.ticked("deterministic"),
        color: color?,
        curve: curve?,
        category: category?,
        score: score?,
        drawn: drawn?,
        drawn_compensate: reader.ticked("drawn_compensate"),
        drawn_upper: drawn_upper?,
        drawn_lower: drawn_lower?,
        seeding: seeding?,
        first_rounds: first_rounds?,
        first_method: first_method?,
        first_by_rating: reader.ticked("first_by_rating"),
        later_method: later_method?,
        later_by_rating: reader.ticked("later_by_rating"),
        handicap: handicap?,
        geography: geography?,
        secondary: secondary?,
        country: country?,
        club: club?,
        club_group: club_group?,
        excused_from: excused_from?,
        excused_by_wins: reader.ticked("excused_by_wins"),
        excused_at_bar: reader.ticked("excused_at_bar"),
    })
}

fn fraction(typed: &str) -> Result<f64, Sentence> {
    let read = typed.trim().replace(',', ".").parse::<f64>().ok();
    let wrong = || Sentence::new("fault-fraction").with("typed", typed);
    read.filter(|value| (0.0..=1.0).contains(value)).ok_or_else(wrong)
}
