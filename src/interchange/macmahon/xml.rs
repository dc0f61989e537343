use std::collections::HashMap;

use chrono::NaiveDate;

use rating::{Rank, Rating};
use tournament::{Entry, EntryId, Participation, Registration, RoundNo, Tournament};

use super::super::decode::noted_text_of;
use super::super::error::{Faults, shorten};
use super::super::fields::Fields;
use super::super::h9::SOME_DAY;
use super::super::xml::{Element, parse};
use super::super::{Imported, Problem, ReadError};
use super::{rounds, settings};

/// As [`read_on`], with a fixed day in place of today.
pub fn read(bytes: &[u8]) -> Result<Imported, ReadError> {
    read_on(bytes, SOME_DAY)
}

/// Reads a tournament of MacMahon 3.9 or 3.10; these have no day: it is today. Wrappers of players and rounds
/// differ between versions: a player is any element with a `GoPlayer`, a round any with a `RoundNumber`. Ranks and
/// numbers beyond the scale are clamped, which is noted.
pub fn read_on(bytes: &[u8], today: NaiveDate) -> Result<Imported, ReadError> {
    let mut notes = Vec::new();
    let text = noted_text_of(bytes, &mut notes)?;
    let root = parse(&text)?;
    if !is_macmahon(&root) {
        let wanted = "MacMahon's Tournament with a typeversion".to_owned();
        let problem = Problem::WrongRoot { found: shorten(&root.name), wanted };
        return Err(ReadError::one(root.place(), problem));
    }
    let mut faults = Faults::lenient();
    let mut tournament = Tournament::new(settings::read(&root, today, &mut faults));
    let mut ids = HashMap::new();
    for (element, number) in holders(&root, "GoPlayer").into_iter().zip(1..) {
        let entry = player(element, EntryId(number), &mut ids, &mut faults);
        tournament.entries.push(entry);
    }
    let most = tournament.settings.rounds;
    tournament.rounds = rounds::read(&root, &ids, most, &mut faults);
    notes.extend(faults.notes());
    faults.unless_any(Imported { tournament, notes })
}

pub(in super::super) fn is_macmahon(root: &Element) -> bool {
    let typed = |element: &Element| element.attribute("typeversion").is_some();
    typed(root) || root.child("Tournament").is_some_and(typed) || root.name == "TournamentData"
}

/// All elements with a child of that name, in the order of the file.
pub(super) fn holders<'a>(root: &'a Element, child: &str) -> Vec<&'a Element> {
    let mut found = Vec::new();
    if root.child(child).is_some() {
        found.push(root);
    }
    for element in &root.children {
        found.extend(holders(element, child));
    }
    found
}

/// Turns children's texts into attributes, to be read as fields.
pub(super) fn flat(element: &Element) -> Element {
    let mut attributes = element.attributes.clone();
    let leaves = element.children.iter().filter(|child| child.children.is_empty());
    attributes.extend(leaves.map(|leaf| (leaf.name.clone(), leaf.text.clone())));
    Element {
        name: element.name.clone(),
        line: element.line,
        attributes,
        children: Vec::new(),
        text: String::new(),
    }
}

fn player(
    element: &Element,
    id: EntryId,
    ids: &mut HashMap<String, EntryId>,
    faults: &mut Faults,
) -> Entry {
    let mut own = flat(element);
    own.attributes.extend(element.child("GoPlayer").map(flat).unwrap_or(flat(element)).attributes);
    let mut fields = Fields::of(Some(&own), faults);
    let number = fields.given("Id").map_or_else(|| id.to_string(), str::to_owned);
    if ids.insert(number.clone(), id).is_some() {
        let what = shorten(&number);
        fields.fault("Id", Problem::Twice { what });
    }
    let (surname, first_name) = (fields.name("Surname"), fields.text("FirstName"));
    let rank = rank(&mut fields);
    let mut entry = Entry::new(id, &surname, &first_name, rank);
    let bounds = (Rating::MIN.into(), Rating::MAX.into());
    // MacMahon writes 0 for no rating.
    let rated = fields.given("Rating").is_some_and(|rating| rating != "0");
    if rated {
        entry.rating = Rating(fields.number("Rating", bounds, entry.rating.0));
    }
    entry.club = fields.text("Club");
    entry.country = fields.text("Country");
    if entry.country.len() == 2 {
        entry.country.make_ascii_uppercase();
    }
    entry.egf_pin = Some(fields.text("EgdPin")).filter(|pin| pin != "0").unwrap_or_default();
    entry.correction = i32::from(fields.flag("SuperBarMember", false));
    if fields.flag("ScoreAdjustment", false) {
        let adjusted = fields.number("ScoreAdjustmentValue", (-9, 9), 0_i32);
        entry.correction = (entry.correction + adjusted).clamp(-9, 9);
    }
    if fields.flag("PreliminaryRegistration", false) {
        entry.registration = Registration::Preliminary;
    }
    entry.participation = participation(element, faults);
    entry
}

fn rank(fields: &mut Fields<'_>) -> Rank {
    if fields.given("GoLevel").is_none() {
        fields.fault("GoLevel", Problem::Missing);
    }
    level(fields, "GoLevel").unwrap_or(Rank::MIN)
}

/// A rank, if given. Its own scale reaches down to 35k, which is the default.
pub(super) fn level(fields: &mut Fields<'_>, name: &str) -> Option<Rank> {
    let text = fields.given(name)?;
    if text.parse::<Rank>().is_err()
        && let Some(taken) = Rank::nearest(text)
    {
        fields.odd(name, Problem::NotARank { value: shorten(text) }, &taken.to_string());
        return Some(taken);
    }
    fields.rank(name)
}

fn participation(element: &Element, faults: &mut Faults) -> Participation {
    let mut participation = Participation::ALL;
    for missed in element.children_named("NotPlayingInRound") {
        for word in missed.text.split([',', ' ']).filter(|word| !word.trim().is_empty()) {
            match word.trim().parse() {
                Ok(no) if (1..=20).contains(&no) => {
                    participation = participation.with(RoundNo(no), false);
                }
                _ => faults.add(
                    missed.place(),
                    Problem::NotANumber { value: shorten(word), least: 1, most: 20 },
                ),
            }
        }
    }
    participation
}
