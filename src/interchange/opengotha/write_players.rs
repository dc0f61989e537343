use std::collections::{HashMap, HashSet};

use tournament::{Entry, EntryId, Registration, Reporting, Settings, Tournament};

use super::super::countries::country;
use super::super::{Note, clubs};
use super::kept;
use super::markup::{Attributes, Markup, attribute};
use super::players::{WHOLE_CLUB, WHOLE_COUNTRY, key};

const ROUNDS: usize = 20;

/// The unique name of a player in the file.
pub(super) struct Name {
    surname: String,
    first_name: String,
}

impl Name {
    pub(super) fn key(&self) -> String {
        key(&self.surname, &self.first_name)
    }
}

/// The names of all players. A second player of the same name gets a number after the first name, since references
/// could not distinguish the two.
pub(super) fn names(entries: &[Entry], notes: &mut Vec<Note>) -> HashMap<EntryId, Name> {
    let mut taken: HashSet<String> = HashSet::new();
    let mut names = HashMap::new();
    for entry in entries {
        let plain = |first_name| Name { surname: entry.surname.clone(), first_name };
        let mut name = plain(entry.first_name.clone());
        let mut number = 1;
        while !taken.insert(name.key()) {
            number += 1;
            name = plain(format!("{} {number}", entry.first_name).trim().to_owned());
        }
        if number > 1 {
            let written = format!("{} {}", name.surname, name.first_name);
            notes.push(Note::Renamed { name: entry.full_name(), written });
        }
        names.insert(entry.id, name);
    }
    names
}

pub(super) fn players(
    xml: &mut Markup,
    tournament: &Tournament,
    names: &HashMap<EntryId, Name>,
    keys: &HashMap<EntryId, String>,
    notes: &mut Vec<Note>,
) {
    xml.open("Players", Vec::new());
    for entry in &tournament.entries {
        if let Some(name) = names.get(&entry.id) {
            let owner = kept::player(entry.id);
            let known = attributes(&tournament.settings, entry, name, notes);
            kept::write_owner(xml, &tournament.settings, ("Player", &owner), known, keys);
        }
    }
    kept::write_elements(xml, &tournament.settings, "Players", keys);
    xml.close("Players");
    notes.extend(Note::partners_not_said(tournament));
    let native = tournament.entries.iter().filter(|entry| entry.native_name.is_some()).count();
    if native > 0 {
        notes.push(Note::NativeNamesNotSaid { players: native });
    }
    let by_hand = tournament.entries.iter().filter(|entry| entry.category.is_some()).count();
    if by_hand > 0 && tournament.settings.categories.count() > 1 {
        notes.push(Note::CategoriesNotSaid { players: by_hand });
    }
}

/// The attributes, within the limits of OpenGotha's `Player`: a first name of at least one character (a blank for
/// none), a country of two letters or none, a club of at most four. Longer values get own attributes.
fn attributes(
    settings: &Settings,
    entry: &Entry,
    name: &Name,
    notes: &mut Vec<Note>,
) -> Attributes {
    let club = short_club(settings, &entry.club, notes);
    let country = match country(&entry.country) {
        Some(code) => code.to_owned(),
        None if entry.country.encode_utf16().count() == 2 => entry.country.clone(),
        None => String::new(),
    };
    if country.is_empty() && !entry.country.is_empty() {
        let (name, country) = (entry.full_name(), entry.country.clone());
        notes.push(Note::CountryNotWritten { name, country });
    }
    if name.first_name.is_empty() {
        notes.push(Note::FirstNameBlank { name: entry.full_name() });
    }
    let first_name = if name.first_name.is_empty() { " " } else { &name.first_name };
    let rank = entry.rank.to_string().to_uppercase();
    let grade = if entry.grade.is_empty() { rank.clone() } else { entry.grade.clone() };
    let status = match entry.registration {
        Registration::Final => "FIN",
        Registration::Preliminary => "PRE",
    };
    let mut attributes = vec![
        attribute("agaExpirationDate", &entry.aga_expires),
        attribute("agaId", &entry.aga_id),
        attribute("club", &club),
        attribute("country", &country),
        attribute("egfPin", &entry.egf_pin),
        attribute("ffgLicence", &entry.ffg_licence),
        attribute("ffgLicenceStatus", &entry.ffg_status),
        attribute("firstName", first_name),
        attribute("grade", grade),
        attribute("name", &name.surname),
        attribute("participating", entry.playing().to_text(ROUNDS)),
        attribute("rank", rank),
        attribute("rating", entry.rating),
        attribute("ratingOrigin", &entry.rating_origin),
        attribute("registeringStatus", status),
        attribute("smmsCorrection", entry.correction),
    ];
    attributes.extend((club != entry.club).then(|| attribute(WHOLE_CLUB, &entry.club)));
    attributes.extend((country != entry.country).then(|| attribute(WHOLE_COUNTRY, &entry.country)));
    attributes
}

/// A club in the four characters that OpenGotha allows.
fn short_club(settings: &Settings, club: &str, notes: &mut Vec<Note>) -> String {
    if club.encode_utf16().count() <= Reporting::CODE {
        club.to_owned()
    } else {
        clubs::written(settings, club, notes)
    }
}

pub(super) fn club_groups(xml: &mut Markup, tournament: &Tournament, notes: &mut Vec<Note>) {
    if tournament.club_groups.is_empty() {
        return;
    }
    xml.open("ClubsGroups", Vec::new());
    for group in &tournament.club_groups {
        xml.open("ClubsGroup", vec![attribute("name", &group.name)]);
        for club in &group.clubs {
            let short = short_club(&tournament.settings, club, notes);
            let whole = (short != *club).then(|| attribute(WHOLE_CLUB, club));
            xml.empty("Club", [attribute("name", &short)].into_iter().chain(whole).collect());
        }
        xml.close("ClubsGroup");
    }
    xml.close("ClubsGroups");
}
