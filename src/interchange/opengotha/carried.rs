//! Parts of a file that Tengen does not use: settings, attributes of players and games, and whole elements. They are
//! carried with the settings, with players by their number, and written back at their place.

use super::read::Import;
use super::write::{Attributes, Markup};
use crate::prelude::*;
use crate::{column::has, fields::Fields, xml::parse};

/// An element of settings: its name, the attributes that Tengen uses in addition to those of single settings, and
/// those it only carries, with OpenGotha's defaults.
struct Set {
    name: &'static str,
    known: &'static str,
    carried: &'static str,
}

impl Set {
    fn element<'a>(&self, root: &'a Element) -> Option<&'a Element> {
        match self.name {
            "Tournament" => Some(root),
            "TeamGeneralParameterSet" => root.child("TeamTournamentParameterSet")?.child(self.name),
            _ => root.child("TournamentParameterSet")?.child(self.name),
        }
    }

    fn defaults(&self) -> impl Iterator<Item = (&'static str, &'static str)> {
        self.carried.split_whitespace().filter_map(|one| one.split_once('='))
    }

    fn knows(&self, name: &str) -> bool {
        has(self.known, name)
            || Setting::in_files().any(|(_, place)| place.set == self.name && place.name == name)
    }

    /// Whether a criterion other than the rating orders a group, after those of placement: Tengen keeps it without
    /// using it.
    fn another_criterion(&self, name: &str, value: &str) -> bool {
        Setting::in_files().any(|(_, place)| {
            place.set == self.name && place.name == name && is_another_criterion(place, value)
        })
    }
}

/// Every element of settings. Versions are not carried: a written file has the version of its writer.
const SETS: [Set; 7] = [
    Set {
        name: "Tournament",
        known: "dataVersion fullVersionNumber gothaVersion gothaMinorVersion",
        carried: "externalIPAddress= runningMode=SAL saveDT=",
    },
    Set {
        name: "GeneralParameterSet",
        known: "basicTime byoYomi complementaryTimeSystem numberOfCategories time",
        carried: "canByoYomiTime=300 fischerTime=10 nbMovesCanTime=15 stdByoYomiTime=30",
    },
    Set { name: "HandicapParameterSet", known: "", carried: "" },
    Set { name: "PairingParameterSet", known: "", carried: "" },
    Set {
        name: "DPParameterSet",
        known: "",
        carried: "displayClCol=true displayCoCol=true displayIndGamesInMatches=true displayNPPlayers=false \
            displayNumCol=true displayPlCol=true gameFormat=full playerSortType=name showByePlayer=true \
            showNotFinallyRegisteredPlayers=true showNotPairedPlayers=true showNotParticipatingPlayers=false \
            showPlayerClub=true showPlayerCountry=false showPlayerGrade=true",
    },
    Set {
        name: "PublishParameterSet",
        known: "",
        carried: "exportToLocalFile=true htmlAutoScroll=false print=true",
    },
    Set { name: "TeamGeneralParameterSet", known: "teamSize", carried: "" },
];

/// The settings that Tengen does not use and that are not OpenGotha's default: `Element.attribute` → value.
pub(super) fn of_settings(root: &Element) -> BTreeMap<String, String> {
    let mut carried = BTreeMap::new();
    for set in &SETS {
        let element = set.element(root);
        let of_time = element.map_or(&[][..], used_by_time);
        for (name, value) in element.map_or(&[][..], |element| &element.attributes) {
            let default = set.defaults().find(|(known, _)| known == name);
            let used = set.knows(name) || of_time.contains(&name.as_str());
            let other = set.another_criterion(name, value);
            if (!used && default.is_none_or(|(_, default)| default != value.as_str())) || other {
                carried.insert(format!("{}.{name}", set.name), value.clone());
            }
        }
    }
    carried
}

/// The attributes that the time system of a general set uses.
fn used_by_time(element: &Element) -> &'static [&'static str] {
    match element.attribute("complementaryTimeSystem").map(str::trim) {
        Some("SUDDENDEATH") => &[],
        Some("STDBYOYOMI") => &["stdByoYomiTime"],
        Some("FISCHER") => &["fischerTime"],
        _ => &["canByoYomiTime", "nbMovesCanTime"],
    }
}

/// The carried attributes of a set, for writing: defaults, overridden and extended by the imported file's; without
/// the attributes in `written`.
pub(super) fn unused_attributes(
    set: &str,
    settings: &Settings,
    written: &Attributes,
) -> Attributes {
    let Some(set) = SETS.iter().find(|known| known.name == set) else { return Vec::new() };
    let free = |name: &str| !set.knows(name) && !written.iter().any(|(taken, _)| taken == name);
    let mut carried: BTreeMap<Cow<'static, str>, String> = set
        .defaults()
        .filter(|(name, default)| free(name) && !default.is_empty())
        .map(|(name, default)| (Cow::Borrowed(name), default.to_owned()))
        .collect();
    let brought = settings.carried.iter().filter_map(|(key, value)| {
        let name = key.strip_prefix(set.name)?.strip_prefix('.')?;
        (is_name(name) && free(name)).then(|| (Cow::Owned(name.to_owned()), value.clone()))
    });
    carried.extend(brought);
    carried.into_iter().collect()
}

/// Whether an attribute names a criterion that Tengen does not order groups by.
fn is_another_criterion(place: SettingPlace, value: &str) -> bool {
    place.spelling == Spelling::BY_RATING
        && value.trim().parse::<Criterion>().is_ok_and(|named| named != Criterion::Rating)
}

fn is_name(name: &str) -> bool {
    name.starts_with(|c: char| c.is_alphabetic() || c == '_')
        && name.chars().all(|c| c.is_alphanumeric() || matches!(c, '_' | '-' | '.' | ':'))
}

fn words(setting: &Setting, words: &[&'static str]) -> Vec<(&'static str, FieldValue)> {
    match setting.holds {
        Holds::One(names, _) => {
            words.iter().copied().zip(names.iter().map(|name| FieldValue::Word(name))).collect()
        }
        _ => words.iter().copied().zip([true, false].map(FieldValue::Flag)).collect(),
    }
}

/// A missing or wrong attribute leaves the setting unchanged.
pub(super) fn value(
    fields: &mut Fields<'_>,
    setting: &Setting,
    attribute: SettingPlace,
    settings: &Settings,
) -> FieldValue {
    let name = attribute.name;
    match (attribute.spelling, setting.holds, setting.get(settings)) {
        (Spelling::Words(_), ..)
            if fields.given(name).is_some_and(|value| is_another_criterion(attribute, value)) =>
        {
            let (element, attribute) = (attribute.set.to_owned(), name.to_owned());
            fields.faults.note(Note::AttributeKept { element, attribute });
            FieldValue::Flag(false)
        }
        (Spelling::Words(list), _, stands) => fields.one_of(name, &words(setting, list), stands),
        (Spelling::Doubled, Holds::Points(least, most), FieldValue::Points(points)) => {
            let bounds = (i64::from(least) * 2, i64::from(most) * 2);
            FieldValue::Points(HalfPoints(fields.number(name, bounds, points.0)))
        }
        (_, Holds::Whole(least, most), FieldValue::Whole(number)) => {
            FieldValue::Whole(fields.number(name, (least, most), number))
        }
        (_, Holds::Points(least, most), FieldValue::Points(points)) => {
            FieldValue::Points(fields.points_or(name, (least, most), points))
        }
        (.., FieldValue::Fraction(number)) => {
            FieldValue::Fraction(fields.fraction_or(name, number))
        }
        (.., FieldValue::Rank(rank)) => FieldValue::Rank(fields.rank_or(name, rank)),
        _ => FieldValue::Text(fields.text(name)),
    }
}

pub(super) fn value_text(setting: &Setting, place: SettingPlace, settings: &Settings) -> String {
    let another = settings.carried.get(&format!("{}.{}", place.set, place.name));
    match (place.spelling, setting.get(settings)) {
        (Spelling::Words(_), FieldValue::Flag(false))
            if another.is_some_and(|value| is_another_criterion(place, value)) =>
        {
            another.cloned().unwrap_or_default()
        }
        (Spelling::Words(list), value) => {
            let named = words(setting, list).into_iter().find(|(_, known)| *known == value);
            named.map(|(word, _)| word.to_owned()).unwrap_or_default()
        }
        (Spelling::Doubled, FieldValue::Points(points)) => points.0.to_string(),
        (_, FieldValue::Rank(rank)) => rank.to_string().to_uppercase(),
        (_, value) => value.to_string(),
    }
}

/// Prefix of a player's number in a carried reference.
const NUMBER: &str = "#";

/// Elements with children, by their path, and those of their children that are read.
const HOLDERS: [(&str, &str); 11] = [
    (
        "",
        "Players Games ByePlayers ByePlayer Teams TournamentParameterSet TeamTournamentParameterSet \
         ClubsGroups",
    ),
    ("Players", "Player"),
    ("Games", "Game"),
    ("ByePlayers", "ByePlayer"),
    ("ByePlayer", "ByePlayer"),
    (
        "TournamentParameterSet",
        "GeneralParameterSet HandicapParameterSet PlacementParameterSet PairingParameterSet \
         DPParameterSet PublishParameterSet",
    ),
    ("TournamentParameterSet GeneralParameterSet", "Categories"),
    ("TournamentParameterSet PlacementParameterSet", "PlacementCriteria"),
    ("TournamentParameterSet DPParameterSet", ""),
    ("TournamentParameterSet PublishParameterSet", ""),
    ("TeamTournamentParameterSet", "TeamGeneralParameterSet TeamPlacementParameterSet"),
];

impl Import {
    /// Carries whole elements below the root and its sets.
    pub(super) fn keep_elements(&mut self, root: &Element) {
        for (path, known) in HOLDERS {
            let mut path = path.split_whitespace();
            let holder = path.clone().try_fold(root, |element, name| element.child(name));
            let Some(holder) = holder else { continue };
            let owner = path.next_back().unwrap_or("Tournament");
            let is_unused = |child: &&Element| !has(known, &child.name);
            self.keep_children(owner, holder.children.iter().filter(is_unused));
        }
    }

    /// Carries the attributes and children of an element that are not read, by its kind and key.
    pub(super) fn keep_rest(&mut self, element: &Element, known: &str, owner: &str) {
        self.keep_attributes(element, known, owner);
        self.keep_children(owner, element.children.iter());
    }

    /// Carries the attributes of an element that are not read, by its key.
    pub(super) fn keep_attributes(&mut self, element: &Element, known: &str, owner: &str) {
        let unread = element.attributes.iter().filter(|(name, _)| !has(known, name));
        for (name, value) in unread.filter(|(name, _)| is_name(name)) {
            if self.kept.insert(format!("{owner}.{name}"), value.clone()).is_none() {
                let (element, attribute) = (element.name.clone(), shorten(name));
                let told = format!("{element}.{name}");
                self.faults.once(&told, Note::AttributeKept { element, attribute });
            }
        }
    }

    fn keep_children<'a>(
        &mut self,
        owner: &str,
        children: impl Iterator<Item = &'a Element> + Clone,
    ) {
        for child in children.clone() {
            let note = Note::ElementKept { element: shorten(&child.name), line: child.line };
            self.faults.once(&format!("{owner}/{}", child.name), note);
        }
        self.keep_raw(owner, children);
    }

    /// Carries children of an element unchanged, after those carried already, without a note.
    pub(super) fn keep_raw<'a>(
        &mut self,
        owner: &str,
        children: impl Iterator<Item = &'a Element>,
    ) {
        let mut markup = Markup::default();
        let number = |value: &str| self.roster.find(value).map(|id| format!("{NUMBER}{id}"));
        for child in children {
            write(&mut markup, child, &|value| number(value).unwrap_or_else(|| value.to_owned()));
        }
        let text = markup.finish().replace('\n', "");
        if !text.is_empty() {
            self.kept.entry(format!("<{owner}>")).or_default().push_str(&text);
        }
    }
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

/// The carried children of an element, without references to removed players.
pub(super) fn elements_of(
    settings: &Settings,
    owner: &str,
    keys: &HashMap<EntryId, String>,
) -> Vec<Element> {
    let Some(text) = settings.carried.get(&format!("<{owner}>")) else { return Vec::new() };
    // Carried text of a Tengen file may not be valid markup.
    let Ok(holder) = parse(&format!("<kept>{text}</kept>")) else { return Vec::new() };
    holder.children.iter().filter_map(|child| with_references(child, keys)).collect()
}

pub(super) fn write_element(xml: &mut Markup, element: &Element) {
    write(xml, element, &str::to_owned);
}

pub(super) fn has_elements(settings: &Settings, owner: &str) -> bool {
    settings.carried.contains_key(&format!("<{owner}>"))
}

fn with_references(element: &Element, keys: &HashMap<EntryId, String>) -> Option<Element> {
    let mut attributes = Vec::new();
    for (name, value) in &element.attributes {
        let number = value.strip_prefix(NUMBER).filter(|_| is_reference(name));
        let value = match number.and_then(|number| number.parse().ok()) {
            Some(number) => keys.get(&EntryId(number))?.clone(),
            None => value.clone(),
        };
        attributes.push((name.clone(), value));
    }
    let children = element.children.iter().filter_map(|child| with_references(child, keys));
    let (children, text) = (children.collect(), element.text.clone());
    Some(Element { children, text, ..Element::leaf(&element.name, element.line, attributes) })
}

pub(super) fn kept_attributes(settings: &Settings, owner: &str) -> Attributes {
    let start = format!("{owner}.");
    let kept =
        settings.carried.range(start.clone()..).take_while(|(key, _)| key.starts_with(&start));
    kept.filter_map(|(key, value)| {
        let name = key.strip_prefix(&start)?;
        is_name(name).then(|| (name.to_owned().into(), value.clone()))
    })
    .collect()
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

/// Key of a round that was not drawn, and for which the file has no boards of the team.
pub(super) fn team_round(no: TeamNo, round: RoundNo) -> String {
    format!("Board {no} {round}")
}

pub(super) fn team_board(no: TeamNo, round: i32, board: usize) -> String {
    format!("Board {no} {round} {board}")
}

pub(super) fn bye(round: i32, entry: EntryId) -> String {
    format!("ByePlayer {round} {entry}")
}
