use tournament::{Criterion, DrawnPlace, PairingSettings, SeedMethod};

use super::super::Note;
use super::super::error::Faults;
use super::super::fields::Fields;
use super::super::xml::Element;

/// The highest weight a file may give, twice the highest that is usual.
const MOST_WEIGHT: i64 = 1_000_000_000_000_000;

/// How seeding methods are called.
pub(super) const SEEDING: [(&str, SeedMethod); 3] = [
    ("SPLITANDRANDOM", SeedMethod::Random),
    ("SPLITANDFOLD", SeedMethod::Fold),
    ("SPLITANDSLIP", SeedMethod::Slip),
];

/// How places of those drawn up and down are called.
pub(super) const DRAWN: [(&str, DrawnPlace); 3] =
    [("TOP", DrawnPlace::Top), ("MID", DrawnPlace::Middle), ("BOT", DrawnPlace::Bottom)];

/// What orders a group beside the criteria of placement.
pub(super) const BY_RATING: [(&str, bool); 2] = [("Rating", true), ("NULL", false)];

/// Reads the weights of the draw; what is missing is as usual in the system.
pub(super) fn read(
    set: Option<&Element>,
    usual: &PairingSettings,
    faults: &mut Faults,
    notes: &mut Vec<Note>,
) -> PairingSettings {
    let mut fields = Fields::of(set, faults);
    let mut settings = usual.clone();
    base(&mut fields, &mut settings);
    main(&mut fields, &mut settings);
    let (first, later) = (&mut settings.first_by_rating, &mut settings.later_by_rating);
    additional(&mut fields, "paiMaAdditionalPlacementCritSystem1", first, notes);
    additional(&mut fields, "paiMaAdditionalPlacementCritSystem2", later, notes);
    secondary(&mut fields, &mut settings);
    settings
}

fn weight(fields: &mut Fields<'_>, name: &str, into: &mut i64) {
    *into = fields.number(name, (0, MOST_WEIGHT), *into);
}

fn factor(fields: &mut Fields<'_>, name: &str, into: &mut i32) {
    *into = fields.number(name, (0, 99), *into);
}

fn base(fields: &mut Fields<'_>, settings: &mut PairingSettings) {
    weight(fields, "paiBaAvoidDuplGame", &mut settings.duplicate);
    weight(fields, "paiBaRandom", &mut settings.random);
    weight(fields, "paiBaBalanceWB", &mut settings.color);
    settings.deterministic = fields.flag("paiBaDeterministic", settings.deterministic);
    settings.curve = fields.fraction("paiStandardNX1Factor").unwrap_or(settings.curve);
}

fn main(fields: &mut Fields<'_>, settings: &mut PairingSettings) {
    weight(fields, "paiMaAvoidMixingCategories", &mut settings.category);
    weight(fields, "paiMaMinimizeScoreDifference", &mut settings.score);
    weight(fields, "paiMaDUDDWeight", &mut settings.drawn);
    weight(fields, "paiMaMaximizeSeeding", &mut settings.seeding);
    settings.drawn_compensate = fields.flag("paiMaCompensateDUDD", settings.drawn_compensate);
    settings.drawn_upper = fields.one_of("paiMaDUDDUpperMode", &DRAWN, settings.drawn_upper);
    settings.drawn_lower = fields.one_of("paiMaDUDDLowerMode", &DRAWN, settings.drawn_lower);
    factor(fields, "paiMaLastRoundForSeedSystem1", &mut settings.first_rounds);
    settings.first_method = fields.one_of("paiMaSeedSystem1", &SEEDING, settings.first_method);
    settings.later_method = fields.one_of("paiMaSeedSystem2", &SEEDING, settings.later_method);
}

/// Whether the rating orders a group beside the criteria of placement. Another criterion is noted: it
/// is not used.
fn additional(
    fields: &mut Fields<'_>,
    name: &'static str,
    by_rating: &mut bool,
    notes: &mut Vec<Note>,
) {
    let other = fields.given(name).and_then(|value| value.parse::<Criterion>().ok());
    if other.is_some_and(|criterion| criterion != Criterion::Rating) {
        let (element, attribute) = ("PairingParameterSet".to_owned(), name.to_owned());
        notes.push(Note::AttributeNotKept { element, attribute });
        *by_rating = false;
    } else {
        *by_rating = fields.one_of(name, &BY_RATING, *by_rating);
    }
}

fn secondary(fields: &mut Fields<'_>, settings: &mut PairingSettings) {
    weight(fields, "paiSeMinimizeHandicap", &mut settings.handicap);
    weight(fields, "paiSeAvoidSameGeo", &mut settings.geography);
    weight(fields, "paiSeDefSecCrit", &mut settings.secondary);
    factor(fields, "paiSePreferMMSDiffRatherThanSameCountry", &mut settings.country);
    factor(fields, "paiSePreferMMSDiffRatherThanSameClub", &mut settings.club);
    factor(fields, "paiSePreferMMSDiffRatherThanSameClubsGroup", &mut settings.club_group);
    settings.excused_from = fields.rank("paiSeRankThreshold").unwrap_or(settings.excused_from);
    settings.excused_by_wins = fields.flag("paiSeNbWinsThresholdActive", settings.excused_by_wins);
    settings.excused_at_bar = fields.flag("paiSeBarThresholdActive", settings.excused_at_bar);
}
