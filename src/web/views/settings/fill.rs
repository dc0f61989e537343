use crate::tournament::{Overtime, Settings};

use super::answers::{BASES, POLICIES, name_in, overtime_name, system_name};
use super::{CRITERIA, expert};

/// A field of the form and what stands in it.
pub type Field = (String, String);

/// A box that is ticked is sent, one that is not is not.
pub fn tick(fields: &mut Vec<Field>, name: &str, ticked: bool) {
    if ticked {
        fields.push((name.to_owned(), "yes".to_owned()));
    }
}

/// The settings as the fields of their form.
pub fn fields_of(settings: &Settings) -> Vec<Field> {
    let mut fields = event(settings);
    play(settings, &mut fields);
    system(settings, &mut fields);
    points(settings, &mut fields);
    for index in 0..CRITERIA {
        let name = settings.placement.get(index).map_or("", |criterion| criterion.name());
        fields.push((format!("placement_{}", index + 1), name.to_owned()));
    }
    expert::fill(&settings.pairing, &mut fields);
    fields
}

fn event(settings: &Settings) -> Vec<Field> {
    let s = settings;
    [
        ("name", s.name.clone()),
        ("short_name", s.short_name.clone()),
        ("begins", s.begins.to_string()),
        ("ends", s.ends.to_string()),
        ("place", s.place.clone()),
        ("country", s.country.clone()),
        ("director", s.director.clone()),
        ("rounds", s.rounds.to_string()),
    ]
    .map(|(name, value)| (name.to_owned(), value))
    .into()
}

fn play(settings: &Settings, fields: &mut Vec<Field>) {
    let time = settings.time;
    let (seconds, stones) = match time.overtime {
        Overtime::SuddenDeath => (None, None),
        Overtime::Byoyomi { seconds } | Overtime::Fischer { increment: seconds } => {
            (Some(seconds), None)
        }
        Overtime::Canadian { stones, seconds } => (Some(seconds), Some(stones)),
    };
    let number = |n: Option<u32>| n.map(|n| n.to_string()).unwrap_or_default();
    let play = [
        ("rules", settings.rules.as_str().to_owned()),
        ("board_size", settings.board_size.to_string()),
        ("komi", settings.komi.to_string()),
        ("basic_minutes", time.basic_minutes.to_string()),
        ("overtime", overtime_name(time.overtime).to_owned()),
        ("overtime_seconds", number(seconds)),
        ("overtime_stones", number(stones)),
    ];
    fields.extend(play.map(|(name, value)| (name.to_owned(), value)));
    tick(fields, "internet", time.internet);
}

fn system(settings: &Settings, fields: &mut Vec<Field>) {
    let limits = settings.mcmahon;
    let handicap = settings.handicap;
    let categories: Vec<_> = settings.categories.0.iter().map(ToString::to_string).collect();
    let system = [
        ("system", system_name(settings.system).to_owned()),
        ("floor", limits.floor.to_string()),
        ("bar", limits.bar.to_string()),
        ("zero", limits.zero.to_string()),
        ("categories", categories.join(", ")),
        ("handicap_basis", name_in(&BASES, handicap.basis).to_owned()),
        ("handicap_none_from", handicap.none_from.to_string()),
        ("handicap_correction", handicap.correction.to_string()),
        ("handicap_ceiling", handicap.ceiling.to_string()),
    ];
    fields.extend(system.map(|(name, value)| (name.to_owned(), value)));
}

fn points(settings: &Settings, fields: &mut Vec<Field>) {
    let points = settings.points;
    let worth = [
        ("absent_mms", points.absent_mms.to_string()),
        ("bye_mms", points.bye_mms.to_string()),
        ("absent_wins", points.absent_wins.to_string()),
        ("bye_wins", points.bye_wins.to_string()),
        ("no_result", name_in(&POLICIES, points.no_result).to_owned()),
    ];
    fields.extend(worth.map(|(name, value)| (name.to_owned(), value)));
    tick(fields, "round_down", points.round_down);
    tick(fields, "sos_unplayed_as_half", points.sos_unplayed_as_half);
}
