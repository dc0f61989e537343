//! Parts of a file that Tengen does not use: attributes of players and games, and whole elements. They are carried
//! with the settings, with players by their number, and written back at their place.

use std::collections::{BTreeMap, HashMap};

use tournament::{EntryId, Settings, TeamNo};

use super::super::Note;
use super::super::error::{Faults, shorten};
use super::super::xml::{Element, parse};
use super::carried::is_name;
use super::markup::{Attributes, Markup};
use super::players::Roster;

/// Prefix of a player's number in a carried reference.
const NUMBER: &str = "#";

/// Elements with children, and those of their children that are read.
const HOLDERS: [(&[&str], &[&str]); 11] = [
    (
        &[],
        &[
            "Players",
            "Games",
            "ByePlayers",
            "ByePlayer",
            "Teams",
            "TournamentParameterSet",
            "TeamTournamentParameterSet",
            "ClubsGroups",
        ],
    ),
    (&["Players"], &["Player"]),
    (&["Games"], &["Game"]),
    (&["ByePlayers"], &["ByePlayer"]),
    (&["ByePlayer"], &["ByePlayer"]),
    (
        &["TournamentParameterSet"],
        &[
            "GeneralParameterSet",
            "HandicapParameterSet",
            "PlacementParameterSet",
            "PairingParameterSet",
            "DPParameterSet",
            "PublishParameterSet",
        ],
    ),
    (&["TournamentParameterSet", "GeneralParameterSet"], &["Categories"]),
    (&["TournamentParameterSet", "PlacementParameterSet"], &["PlacementCriteria"]),
    (&["TournamentParameterSet", "DPParameterSet"], &[]),
    (&["TournamentParameterSet", "PublishParameterSet"], &[]),
    (&["TeamTournamentParameterSet"], &["TeamGeneralParameterSet", "TeamPlacementParameterSet"]),
];

pub(super) fn elements(
    root: &Element,
    roster: &Roster,
    faults: &mut Faults,
) -> BTreeMap<String, String> {
    let mut kept = BTreeMap::new();
    for (path, known) in HOLDERS {
        let holder = path.iter().try_fold(root, |element, name| element.child(name));
        let Some(holder) = holder else { continue };
        let of = path.last().copied().unwrap_or("Tournament");
        let unused = holder.children.iter().filter(|child| !known.contains(&child.name.as_str()));
        keep_children(&mut kept, of, unused, roster, faults);
    }
    kept
}

/// The attributes and children of an element that are not read, by its kind and key.
pub(super) fn of_element(
    element: &Element,
    known: &[&str],
    owner: &str,
    kept: &mut BTreeMap<String, String>,
    roster: &Roster,
    faults: &mut Faults,
) {
    attributes_of(element, known, owner, kept, faults);
    keep_children(kept, owner, element.children.iter(), roster, faults);
}

/// The attributes of an element that are not read, by its key.
pub(super) fn attributes_of(
    element: &Element,
    known: &[&str],
    owner: &str,
    kept: &mut BTreeMap<String, String>,
    faults: &mut Faults,
) {
    for (name, value) in
        element.attributes.iter().filter(|(name, _)| !known.contains(&name.as_str()))
    {
        let told = format!("{}.{name}", element.name);
        if is_name(name) && kept.insert(format!("{owner}.{name}"), value.clone()).is_none() {
            faults.once(
                &told,
                Note::AttributeKept { element: element.name.clone(), attribute: shorten(name) },
            );
        }
    }
}

fn keep_children<'a>(
    kept: &mut BTreeMap<String, String>,
    owner: &str,
    children: impl Iterator<Item = &'a Element> + Clone,
    roster: &Roster,
    faults: &mut Faults,
) {
    for child in children.clone() {
        faults.once(&format!("{owner}/{}", child.name), note(child));
    }
    keep_raw(kept, owner, children, roster);
}

/// Carries children of an element unchanged, after those carried already, without a note.
pub(super) fn keep_raw<'a>(
    kept: &mut BTreeMap<String, String>,
    owner: &str,
    children: impl Iterator<Item = &'a Element>,
    roster: &Roster,
) {
    let mut markup = Markup::fragment();
    for child in children {
        write(&mut markup, child, &|value| {
            roster.find(value).map_or_else(|| value.to_owned(), |id| format!("{NUMBER}{id}"))
        });
    }
    let text = markup.finish().replace('\n', "");
    if !text.is_empty() {
        kept.entry(format!("<{owner}>")).or_default().push_str(&text);
    }
}

fn note(child: &Element) -> Note {
    Note::ElementKept { element: shorten(&child.name), line: child.line }
}

/// Writes an element with its contents; `reference` tells which attributes refer to players.
fn write(markup: &mut Markup, element: &Element, reference: &dyn Fn(&str) -> String) {
    let attributes = element.attributes.iter().map(|(name, value)| {
        let value = if is_reference(name) { reference(value) } else { value.clone() };
        (name.clone().into(), value)
    });
    let attributes: Attributes = attributes.collect();
    if element.children.is_empty() {
        return markup.leaf(&element.name, attributes, element.text.trim());
    }
    markup.open(&element.name, attributes);
    for child in &element.children {
        write(markup, child, reference);
    }
    markup.close(&element.name);
}

fn is_reference(attribute: &str) -> bool {
    matches!(attribute, "player" | "blackPlayer" | "whitePlayer")
}

/// Writes the carried children of an element that is about to be closed, without references to removed players.
pub(super) fn write_elements(
    xml: &mut Markup,
    settings: &Settings,
    owner: &str,
    keys: &HashMap<EntryId, String>,
) {
    for child in elements_of(settings, owner, keys) {
        write_element(xml, &child);
    }
}

/// The carried children of an element, without references to removed players.
pub(super) fn elements_of(
    settings: &Settings,
    owner: &str,
    keys: &HashMap<EntryId, String>,
) -> Vec<Element> {
    let Some(text) = settings.carried.get(&format!("<{owner}>")) else { return Vec::new() };
    // Carried text of a Tengen file may not be valid markup.
    let Ok(holder) = parse(&format!("<kept>{text}</kept>")) else { return Vec::new() };
    holder.children.iter().filter_map(|child| of_those_here(child, keys)).collect()
}

pub(super) fn write_element(xml: &mut Markup, element: &Element) {
    write(xml, element, &str::to_owned);
}

pub(super) fn has_elements(settings: &Settings, owner: &str) -> bool {
    settings.carried.contains_key(&format!("<{owner}>"))
}

fn of_those_here(element: &Element, keys: &HashMap<EntryId, String>) -> Option<Element> {
    let mut attributes = Vec::new();
    for (name, value) in &element.attributes {
        let number = value.strip_prefix(NUMBER).filter(|_| is_reference(name));
        let value = match number.and_then(|number| number.parse().ok()) {
            Some(number) => keys.get(&EntryId(number))?.clone(),
            None => value.clone(),
        };
        attributes.push((name.clone(), value));
    }
    let children = element.children.iter().filter_map(|child| of_those_here(child, keys));
    Some(Element {
        name: element.name.clone(),
        line: element.line,
        attributes,
        children: children.collect(),
        text: element.text.clone(),
    })
}

pub(super) fn attributes(settings: &Settings, owner: &str) -> Attributes {
    let start = format!("{owner}.");
    let kept =
        settings.carried.range(start.clone()..).take_while(|(key, _)| key.starts_with(&start));
    kept.filter_map(|(key, value)| {
        let name = key.strip_prefix(&start)?;
        is_name(name).then(|| (name.to_owned().into(), value.clone()))
    })
    .collect()
}

/// Writes an element with its own and its carried attributes.
pub(super) fn write_owner(
    xml: &mut Markup,
    settings: &Settings,
    (name, owner): (&'static str, &str),
    mut known: Attributes,
    keys: &HashMap<EntryId, String>,
) {
    known.extend(attributes(settings, owner));
    if has_elements(settings, owner) {
        xml.open(name, known);
        write_elements(xml, settings, owner, keys);
        xml.close(name);
    } else {
        xml.empty(name, known);
    }
}

pub(super) fn player(id: EntryId) -> String {
    format!("Player {id}")
}

/// Key of a game: its round and its two players, who cannot meet twice in a round.
pub(super) fn game(round: i32, black: EntryId, white: EntryId) -> String {
    format!("Game {round} {black} {white}")
}

pub(super) fn team(no: TeamNo) -> String {
    format!("Team {no}")
}

pub(super) fn team_board(no: TeamNo, round: i32, board: usize) -> String {
    format!("Board {no} {round} {board}")
}

pub(super) fn bye(round: i32, entry: EntryId) -> String {
    format!("ByePlayer {round} {entry}")
}
