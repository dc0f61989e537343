use std::collections::{BTreeMap, HashMap};

use unicode_normalization::UnicodeNormalization;

use rating::{Rank, Rating};
use tournament::{ClubGroup, Entry, EntryId, Participation, Registration, same_person_key};

use super::super::error::{Faults, shorten};
use super::super::fields::Fields;
use super::super::latin::ascii;
use super::super::xml::Element;
use super::super::{Note, Problem};
use super::kept;

/// The ratings that OpenGotha allows; it clamps others.
const LEAST_RATING: i64 = -900;
const MOST_RATING: i64 = 2949;

/// Our own attributes for values too long for OpenGotha: a club of more than four characters, or a country of other
/// than two, makes it lose the whole file.
pub(super) const WHOLE_CLUB: &str = "fullClub";
pub(super) const WHOLE_COUNTRY: &str = "fullCountry";

const ATTRIBUTES: [&str; 18] = [
    "agaExpirationDate",
    "agaId",
    "club",
    "country",
    "egfPin",
    "ffgLicence",
    "ffgLicenceStatus",
    "firstName",
    WHOLE_CLUB,
    WHOLE_COUNTRY,
    "grade",
    "name",
    "participating",
    "rank",
    "rating",
    "ratingOrigin",
    "registeringStatus",
    "smmsCorrection",
];

/// The players by key, with the line of each.
#[derive(Debug, Default)]
pub(super) struct Roster {
    by_key: HashMap<String, (EntryId, usize)>,
    /// By key in plain ASCII; `None` where two share it.
    by_plain: HashMap<String, Option<EntryId>>,
    names: HashMap<EntryId, String>,
}

impl Roster {
    /// The player of a reference, ignoring blanks, case and the composition of accents.
    pub(super) fn find(&self, reference: &str) -> Option<EntryId> {
        self.by_key.get(&key(reference, "")).map(|(id, _)| *id)
    }

    /// The only player of that name without accents; upper case depends on the machine.
    pub(super) fn find_folded(&self, reference: &str) -> Option<EntryId> {
        self.by_plain.get(&plain(&key(reference, ""))).copied().flatten()
    }

    pub(super) fn name(&self, id: EntryId) -> Option<&str> {
        self.names.get(&id).map(String::as_str)
    }

    fn insert(&mut self, entry: &Entry, line: usize) -> Result<(), usize> {
        let key = key(&entry.surname, &entry.first_name);
        if let Some((_, first)) = self.by_key.get(&key) {
            return Err(*first);
        }
        let same = self.by_plain.entry(plain(&key)).or_insert(Some(entry.id));
        if *same != Some(entry.id) {
            *same = None;
        }
        self.names.insert(entry.id, entry.full_name());
        self.by_key.insert(key, (entry.id, line));
        Ok(())
    }
}

/// The reference to a player of that name, in composed form.
pub(super) fn key(surname: &str, first_name: &str) -> String {
    same_person_key(surname, first_name).nfc().collect()
}

fn plain(key: &str) -> String {
    ascii(key).to_uppercase()
}

/// Reads all players, in the order of the file. A player without a name, or with that of another, is carried.
pub(super) fn read(
    root: &Element,
    rating_offset: i32,
    roster: &mut Roster,
    kept: &mut BTreeMap<String, String>,
    faults: &mut Faults,
) -> Vec<Entry> {
    let mut entries: Vec<Entry> = Vec::new();
    let players = root.children_named("Players").flat_map(|list| list.children_named("Player"));
    for element in players {
        let id = EntryId(entries.len() as i32 + 1);
        let mut fields = Fields::of(Some(element), faults);
        let Some(entry) = player(&mut fields, id, rating_offset) else {
            let (element, line) = (element.name.clone(), element.line);
            let field = "name".to_owned();
            faults.note(Note::LeftOut { element, line, field, found: String::new() });
            continue;
        };
        if let Err(first) = roster.insert(&entry, element.line) {
            let (line, name) = (element.line, entry.full_name());
            faults.note(Note::PlayerSetAside { line, name, first });
            continue;
        }
        kept::of_element(element, &ATTRIBUTES, &kept::player(id), kept, roster, faults);
        entries.push(entry);
    }
    entries
}

fn player(fields: &mut Fields<'_>, id: EntryId, rating_offset: i32) -> Option<Entry> {
    let (mut surname, mut first_name) = (fields.text("name"), fields.text("firstName"));
    if surname.is_empty() {
        surname = std::mem::take(&mut first_name);
        fields.missing("name", &surname);
    }
    if surname.is_empty() {
        return None;
    }
    let rank = rank(fields);
    Some(Entry {
        grade: grade(fields, rank),
        rating: rating(fields, rank, rating_offset),
        rating_origin: fields.text("ratingOrigin"),
        club: whole(fields, WHOLE_CLUB, "club"),
        country: whole(fields, WHOLE_COUNTRY, "country"),
        egf_pin: Some(fields.text("egfPin")).filter(|pin| pin != "0").unwrap_or_default(),
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
    })
}

fn whole(fields: &mut Fields<'_>, whole: &str, short: &str) -> String {
    Some(fields.text(whole)).filter(|text| !text.is_empty()).unwrap_or_else(|| fields.text(short))
}

/// The rank; if missing, the grade's.
fn rank(fields: &mut Fields<'_>) -> Rank {
    let of_grade = fields.given("grade").and_then(Rank::nearest);
    if fields.given("rank").is_none() {
        let taken = of_grade.unwrap_or(Rank::MIN);
        if of_grade.is_none() {
            fields.missing("rank", &taken.to_string());
        }
        return taken;
    }
    fields.rank_or("rank", of_grade.unwrap_or(Rank::MIN))
}

/// The grade as it was written, unless it is the same as the rank; a professional's always.
fn grade(fields: &mut Fields<'_>, rank: Rank) -> String {
    let professional = |text: &&str| text.ends_with(['p', 'P']) && Rank::nearest(text).is_some();
    let of_rank = fields.given("rank").filter(professional);
    match fields.given("grade").filter(professional).or(of_rank) {
        Some(grade) => grade.split_whitespace().collect::<String>().to_lowercase(),
        None => {
            let grade = fields.text("grade");
            if grade.parse() == Ok(rank) { String::new() } else { grade }
        }
    }
}

fn rating(fields: &mut Fields<'_>, rank: Rank, offset: i32) -> Rating {
    let shift = i64::from(offset);
    let bounds = (LEAST_RATING - shift, MOST_RATING - shift);
    let stored = fields.number("rating", bounds, Rating::of(rank).0 - offset);
    Rating(stored + offset)
}

/// The rounds of a text of 1 and 0; any other character is a round played.
fn participation(fields: &mut Fields<'_>) -> Participation {
    let Some(text) = fields.given("participating") else { return Participation::ALL };
    Participation::parse(text).unwrap_or_else(|| {
        let taken: String = text.chars().map(|c| if c == '0' { '0' } else { '1' }).collect();
        let allowed = "twenty characters, a 1 for each round played and a 0 for each other";
        let problem = Problem::NotOneOf { value: shorten(text), allowed: allowed.to_owned() };
        fields.odd("participating", problem, &shorten(&taken));
        Participation::parse(&taken).unwrap_or(Participation::ALL)
    })
}

pub(super) fn club_groups(root: &Element, faults: &mut Faults) -> Vec<ClubGroup> {
    let groups = root.children_named("ClubsGroups").flat_map(|groups| &groups.children);
    groups
        .map(|group| ClubGroup {
            name: Fields::of(Some(group), faults).text("name"),
            clubs: group
                .children
                .iter()
                .map(|club| whole(&mut Fields::of(Some(club), faults), WHOLE_CLUB, "name"))
                .filter(|club| !club.is_empty())
                .collect(),
        })
        .collect()
}
