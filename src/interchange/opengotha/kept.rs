//! What stands in a file and Tengen makes no use of: attributes of players and games, and whole elements.
//! It is carried with the settings, players by their number, and written back where it was.

use std::collections::{BTreeMap, HashMap};

use tournament::{EntryId, Settings, TeamNo};

use super::super::Note;
use super::super::error::{Faults, shorten};
use super::super::xml::{Element, parse};
use super::carried::is_name;
use super::markup::{Attributes, Markup};
use super::players::Roster;

/// What stands before the number of a player in a reference that is kept.
const NUMBER: &str = "#";

/// The elements that hold others, with those of their children that are read.
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

/// Every element below these that is not read.
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

/// The attributes and children of an element that are not read, under its kind and what tells it apart.
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

/// The attributes of an element that are not read, under what tells it apart.
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

/// Keeps elements below one as they came, after those that are kept below it already; nothing is said of them.
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

/// Writes an element and all that is in it; a reference to a player is an attribute named so.
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

/// Writes the elements kept of one that is about to be closed. What refers to a player who is gone is left out.
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

/// The elements kept of one, without what refers to a player who is gone.
pub(super) fn elements_of(
    settings: &Settings,
    owner: &str,
    keys: &HashMap<EntryId, String>,
) -> Vec<Element> {
    let Some(text) = settings.carried.get(&format!("<{owner}>")) else { return Vec::new() };
    // What a file of Tengen brought need not be markup.
    let Ok(holder) = parse(&format!("<kept>{text}</kept>")) else { return Vec::new() };
    holder.children.iter().filter_map(|child| of_those_here(child, keys)).collect()
}

/// Writes an element that was kept.
pub(super) fn write_element(xml: &mut Markup, element: &Element) {
    write(xml, element, &str::to_owned);
}

/// Whether elements are kept of that one.
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

/// The attributes kept of a player, a game or a free round.
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

/// Writes an element with its own attributes and what is kept of it.
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

/// What a player is kept under.
pub(super) fn player(id: EntryId) -> String {
    format!("Player {id}")
}

/// What a game is kept under: its round and its two players, who do not sit down twice in a round.
pub(super) fn game(round: i32, black: EntryId, white: EntryId) -> String {
    format!("Game {round} {black} {white}")
}

/// What a team is kept under.
pub(super) fn team(no: TeamNo) -> String {
    format!("Team {no}")
}

/// What a board of a team is kept under.
pub(super) fn team_board(no: TeamNo, round: i32, board: usize) -> String {
    format!("Board {no} {round} {board}")
}

/// What a free round is kept under.
pub(super) fn bye(round: i32, entry: EntryId) -> String {
    format!("ByePlayer {round} {entry}")
}
