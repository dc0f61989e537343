use std::collections::HashMap;

use rating::Rank;
use tournament::{EntryId, Federation, MOST_CRITERIA, NoResultPolicy, Overtime, Setting, Settings};

use super::super::Note;
use super::carried;
use super::markup::{Attributes, Markup, attribute};
use super::{kept, values};

/// References to players in games.
type Keys = HashMap<EntryId, String>;

const VERSION: &str = "3.51";

pub(super) fn root(settings: &Settings) -> Attributes {
    let mut attributes =
        vec![attribute("dataVersion", 201), attribute("fullVersionNumber", VERSION)];
    attributes.extend(carried::attributes("Tournament", settings, &attributes));
    attributes
}

pub(super) fn settings(xml: &mut Markup, settings: &Settings, keys: &Keys, notes: &mut Vec<Note>) {
    xml.open("TournamentParameterSet", Vec::new());
    general(xml, settings, keys);
    set(xml, settings, keys, "HandicapParameterSet", known("HandicapParameterSet", settings));
    xml.open("PlacementParameterSet", Vec::new());
    let names: Vec<&str> = settings.placement.iter().map(|c| c.opengotha_name()).collect();
    criteria(xml, &names);
    kept::write_elements(xml, settings, "PlacementParameterSet", keys);
    xml.close("PlacementParameterSet");
    set(xml, settings, keys, "PairingParameterSet", known("PairingParameterSet", settings));
    set(xml, settings, keys, "DPParameterSet", Vec::new());
    set(xml, settings, keys, "PublishParameterSet", Vec::new());
    kept::write_elements(xml, settings, "TournamentParameterSet", keys);
    xml.close("TournamentParameterSet");
    note_unsaid(settings, notes);
}

pub(super) fn set(
    xml: &mut Markup,
    settings: &Settings,
    keys: &Keys,
    name: &'static str,
    mut known: Attributes,
) {
    known.extend(carried::attributes(name, settings, &known));
    if kept::has_elements(settings, name) {
        xml.open(name, known);
        kept::write_elements(xml, settings, name, keys);
        xml.close(name);
    } else {
        xml.empty(name, known);
    }
}

fn upper(rank: Rank) -> String {
    rank.to_string().to_uppercase()
}

fn general(xml: &mut Markup, settings: &Settings, keys: &Keys) {
    let name = "GeneralParameterSet";
    let mut attributes = known(name, settings);
    attributes.push(attribute("numberOfCategories", settings.categories.count()));
    attributes.extend(time(settings));
    attributes.extend(carried::attributes(name, settings, &attributes));
    let limits = &settings.categories.0;
    if limits.is_empty() && !kept::has_elements(settings, name) {
        return xml.empty(name, attributes);
    }
    xml.open(name, attributes);
    if !limits.is_empty() {
        xml.open("Categories", Vec::new());
        for (limit, number) in limits.iter().zip(1..) {
            let limit = attribute("lowerLimit", upper(*limit));
            xml.empty("Category", vec![limit, attribute("number", number)]);
        }
        xml.close("Categories");
    }
    kept::write_elements(xml, settings, name, keys);
    xml.close(name);
}

fn known(set: &str, settings: &Settings) -> Attributes {
    Setting::in_files()
        .filter(|(_, place)| place.set == set)
        .map(|(one, place)| attribute(place.name, values::write(one, place, settings)))
        .collect()
}

fn time(settings: &Settings) -> Attributes {
    let mut attributes = vec![attribute("basicTime", settings.time.basic_minutes)];
    let name = match settings.time.overtime {
        Overtime::SuddenDeath | Overtime::Ing => "SUDDENDEATH",
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

/// Writes six criteria; `NULL` is an empty place.
pub(super) fn criteria(xml: &mut Markup, names: &[&str]) {
    xml.open("PlacementCriteria", Vec::new());
    let names = names.iter().copied().chain(std::iter::repeat("NULL")).take(MOST_CRITERIA);
    for (name, number) in names.zip(1..) {
        let name = attribute("name", name);
        xml.empty("PlacementCriterion", vec![name, attribute("number", number)]);
    }
    xml.close("PlacementCriteria");
}

fn note_unsaid(settings: &Settings, notes: &mut Vec<Note>) {
    notes.extend(Note::bought_time(settings));
    let mut unsaid = |setting: &str, value: &str| {
        let (setting, value) = (setting.to_owned(), value.to_owned());
        notes.push(Note::SettingNotSaid { setting, value });
    };
    let (assumed, ..) = Federation::Egf.habits();
    if settings.rules != assumed {
        unsaid("rules", settings.rules.name());
    }
    if !settings.country.is_empty() {
        unsaid("country", &settings.country);
    }
    if settings.points.no_result != NoResultPolicy::default() {
        unsaid("no_result", settings.points.no_result.name());
    }
}
