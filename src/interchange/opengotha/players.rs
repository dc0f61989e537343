use std::collections::HashMap;

use unicode_normalization::UnicodeNormalization;

use rating::{Rank, Rating};
use tournament::{ClubGroup, Entry, EntryId, Participation, Registration, same_person_key};

use super::super::error::{Faults, shorten};
use super::super::fields::Fields;
use super::super::xml::Element;
use super::super::{Note, Problem};

/// Every attribute of a `Player`.
const ATTRIBUTES: [&str; 16] = [
    "agaExpirationDate",
    "agaId",
    "club",
    "country",
    "egfPin",
    "ffgLicence",
    "ffgLicenceStatus",
    "firstName",
    "grade",
    "name",
    "participating",
    "rank",
    "rating",
    "ratingOrigin",
    "registeringStatus",
    "smmsCorrection",
];

/// Who is referred to by which key, and on which line that player stands.
#[derive(Debug, Default)]
pub(super) struct Roster(HashMap<String, (EntryId, usize)>);

impl Roster {
    /// The player a reference means: blanks, case and the composition of accents do not matter.
    pub(super) fn find(&self, reference: &str) -> Option<EntryId> {
        self.0.get(&key(reference, "")).map(|(id, _)| *id)
    }

    fn insert(&mut self, entry: &Entry, line: usize) -> Result<(), usize> {
        let first =
            self.0.entry(key(&entry.surname, &entry.first_name)).or_insert((entry.id, line));
        if first.0 == entry.id { Ok(()) } else { Err(first.1) }
    }
}

/// What references to a player of that name are, in composed form.
pub(super) fn key(surname: &str, first_name: &str) -> String {
    same_person_key(surname, first_name).nfc().collect()
}

/// Reads all players, in the order of the file.
pub(super) fn read(
    root: &Element,
    rating_offset: i32,
    roster: &mut Roster,
    faults: &mut Faults,
    notes: &mut Vec<Note>,
) -> Vec<Entry> {
    let mut entries = Vec::new();
    let players = root.children_named("Players").flat_map(|list| list.children_named("Player"));
    for (element, id) in players.zip(1..) {
        let mut fields = Fields::of(Some(element), faults);
        let entry = player(&mut fields, EntryId(id), rating_offset);
        if let Err(first) = roster.insert(&entry, element.line) {
            fields.fault("name", Problem::DuplicatePlayer { name: entry.full_name(), first });
        }
        note_unknown(element, notes);
        entries.push(entry);
    }
    entries
}

fn player(fields: &mut Fields<'_>, id: EntryId, rating_offset: i32) -> Entry {
    let (surname, first_name) = (fields.name("name"), fields.text("firstName"));
    let rank = rank(fields);
    Entry {
        grade: grade(fields, rank),
        rating: rating(fields, rank, rating_offset),
        rating_origin: fields.text("ratingOrigin"),
        club: fields.text("club"),
        country: fields.text("country"),
        egf_pin: fields.text("egfPin"),
        ffg_licence: fields.text("ffgLicence"),
        ffg_status: fields.text("ffgLicenceStatus"),
        aga_id: fields.text("agaId"),
        aga_expires: fields.text("agaExpirationDate"),
        registration: fields.one_of(
            "registeringStatus",
            &[("FIN", Registration::Final), ("PRE", Registration::Preliminary)],
            Registration::Final,
        ),
        participation: participation(fields),
        correction: fields.number("smmsCorrection", (-50, 50), 0),
        ..Entry::new(id, &surname, &first_name, rank)
    }
}

/// The rank; of old files without one, the grade's.
fn rank(fields: &mut Fields<'_>) -> Rank {
    let name = if fields.given("rank").is_none() && fields.given("grade").is_some() {
        "grade"
    } else {
        "rank"
    };
    if fields.given(name).is_none() {
        fields.fault(name, Problem::Missing);
    }
    fields.rank(name).unwrap_or(Rank::MIN)
}

/// The grade as it was written, unless it says no more than the rank.
fn grade(fields: &mut Fields<'_>, rank: Rank) -> String {
    let grade = fields.text("grade");
    if grade.parse() == Ok(rank) { String::new() } else { grade }
}

fn rating(fields: &mut Fields<'_>, rank: Rank, offset: i32) -> Rating {
    let shift = i64::from(offset);
    let bounds = (i64::from(Rating::MIN) - shift, i64::from(Rating::MAX) - shift);
    let stored = fields.number("rating", bounds, Rating::of(rank).0 - offset);
    Rating(stored + offset)
}

fn participation(fields: &mut Fields<'_>) -> Participation {
    let Some(text) = fields.given("participating") else { return Participation::ALL };
    Participation::parse(text).unwrap_or_else(|| {
        let allowed = "twenty characters, a 1 for each round played and a 0 for each other";
        let problem = Problem::NotOneOf { value: shorten(text), allowed: allowed.to_owned() };
        fields.fault("participating", problem);
        Participation::ALL
    })
}

/// Tells once of each attribute that Tengen does not know.
fn note_unknown(element: &Element, notes: &mut Vec<Note>) {
    for (name, _) in &element.attributes {
        let note =
            Note::AttributeNotKept { element: element.name.clone(), attribute: shorten(name) };
        if !ATTRIBUTES.contains(&name.as_str()) && notes.len() < 100 && !notes.contains(&note) {
            notes.push(note);
        }
    }
}

/// Reads the groups of clubs.
pub(super) fn club_groups(root: &Element, faults: &mut Faults) -> Vec<ClubGroup> {
    let groups = root.children_named("ClubsGroups").flat_map(|groups| &groups.children);
    groups
        .map(|group| ClubGroup {
            name: Fields::of(Some(group), faults).name("name"),
            clubs: group
                .children
                .iter()
                .map(|club| Fields::of(Some(club), faults).name("name"))
                .collect(),
        })
        .collect()
}
