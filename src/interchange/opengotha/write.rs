use super::carried;
use super::read::{RESULTS, WHOLE_CLUB, WHOLE_COUNTRY, key};
use crate::note::unique;
use crate::prelude::*;
use crate::{Export, clubs, countries::country};
use quick_xml::escape::escape;

/// Writes the tournament as a file of OpenGotha 3.51, data version 201, with everything it carries. It reads back
/// to the same tournament except for the notes: how games were won, games without a result, drafts, native names,
/// the rules of play and other settings that OpenGotha does not have. Rounds after the twentieth of a participation
/// are read back as played.
pub fn write(tournament: &Tournament) -> Export {
    let mut notes = Vec::new();
    let first_names = first_names(&tournament.entries, &mut notes);
    let named = tournament
        .entries
        .iter()
        .filter_map(|entry| Some((entry.id, key(&entry.surname, first_names.get(&entry.id)?))));
    let (xml, keys) = (Markup::new(), named.collect());
    let mut file = Writer { xml, tournament, settings: &tournament.settings, keys, notes };
    let root = vec![attribute("dataVersion", 201), attribute("fullVersionNumber", VERSION)];
    let unused = carried::unused_attributes("Tournament", file.settings, &root);
    file.xml.open("Tournament", root.into_iter().chain(unused).collect());
    file.players(&first_names);
    file.games();
    file.teams();
    file.settings();
    file.team_settings();
    file.club_groups();
    file.close("Tournament");
    Export::of(tournament, ".xml", file.xml.finish().into_bytes(), unique(file.notes))
}

const VERSION: &str = "3.51";

const ROUNDS: usize = 20;

/// The first names in the file. A second player of the same name gets a number after the first name, since
/// references could not distinguish the two.
fn first_names(entries: &[Entry], notes: &mut Vec<Note>) -> HashMap<EntryId, String> {
    let mut taken: HashSet<String> = HashSet::new();
    let mut names = HashMap::new();
    for entry in entries {
        let mut name = entry.first_name.clone();
        let mut number = 1;
        while !taken.insert(key(&entry.surname, &name)) {
            number += 1;
            name = format!("{} {number}", entry.first_name).trim().to_owned();
        }
        if number > 1 {
            let written = format!("{} {name}", entry.surname);
            notes.push(Note::Renamed { name: entry.full_name(), written });
        }
        names.insert(entry.id, name);
    }
    names
}

/// A file while it is written.
pub(super) struct Writer<'a> {
    pub(super) xml: Markup,
    pub(super) tournament: &'a Tournament,
    pub(super) settings: &'a Settings,
    /// References to players.
    pub(super) keys: HashMap<EntryId, String>,
    pub(super) notes: Vec<Note>,
}

impl Writer<'_> {
    /// Writes an element with the attributes and children that are carried for `owner`.
    fn owner(&mut self, name: &str, owner: &str, mut known: Attributes) {
        known.extend(carried::kept_attributes(self.settings, owner));
        self.element(name, owner, known);
    }

    /// Writes an element of settings with those that are carried.
    pub(super) fn set(&mut self, name: &str, mut known: Attributes) {
        known.extend(carried::unused_attributes(name, self.settings, &known));
        self.element(name, name, known);
    }

    fn element(&mut self, name: &str, owner: &str, attributes: Attributes) {
        if !carried::has_elements(self.settings, owner) {
            return self.xml.empty(name, attributes);
        }
        self.xml.open(name, attributes);
        self.carried_children(owner);
        self.xml.close(name);
    }

    /// Closes an element after its carried children.
    pub(super) fn close(&mut self, name: &str) {
        self.carried_children(name);
        self.xml.close(name);
    }

    fn carried_children(&mut self, owner: &str) {
        for child in carried::elements_of(self.settings, owner, &self.keys) {
            carried::write_element(&mut self.xml, &child);
        }
    }

    fn players(&mut self, first_names: &HashMap<EntryId, String>) {
        let tournament = self.tournament;
        self.xml.open("Players", Vec::new());
        for entry in &tournament.entries {
            if let Some(first_name) = first_names.get(&entry.id) {
                let known = self.player(entry, first_name);
                self.owner("Player", &carried::player(entry.id), known);
            }
        }
        self.close("Players");
        self.notes.extend(Note::partners_not_said(tournament));
        let count = |is: fn(&&Entry) -> bool| tournament.entries.iter().filter(is).count();
        let players = count(|entry| entry.native_name.is_some());
        if players > 0 {
            self.notes.push(Note::NativeNamesNotSaid { players });
        }
        let players = count(|entry| entry.category.is_some());
        if players > 0 && self.settings.categories.count() > 1 {
            self.notes.push(Note::CategoriesNotSaid { players });
        }
    }

    /// The attributes, within the limits of OpenGotha's `Player`: a first name of at least one character (a blank for
    /// none), a country of two letters or none, a club of at most four. Longer values get own attributes.
    fn player(&mut self, entry: &Entry, first_name: &str) -> Attributes {
        let club = self.short_club(&entry.club);
        let country = match country(&entry.country) {
            Some(code) => code.to_owned(),
            None if entry.country.encode_utf16().count() == 2 => entry.country.clone(),
            None => String::new(),
        };
        if country.is_empty() && !entry.country.is_empty() {
            let (name, country) = (entry.full_name(), entry.country.clone());
            self.notes.push(Note::CountryNotWritten { name, country });
        }
        if first_name.is_empty() {
            self.notes.push(Note::FirstNameBlank { name: entry.full_name() });
        }
        let rank = entry.rank.to_string().to_uppercase();
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
            attribute("firstName", if first_name.is_empty() { " " } else { first_name }),
            attribute("grade", if entry.grade.is_empty() { &rank } else { &entry.grade }),
            attribute("name", &entry.surname),
            attribute("participating", entry.playing().to_text(ROUNDS)),
            attribute("rank", &rank),
            attribute("rating", entry.rating),
            attribute("ratingOrigin", &entry.rating_origin),
            attribute("registeringStatus", status),
            attribute("smmsCorrection", entry.correction),
        ];
        for (name, short, whole) in
            [(WHOLE_CLUB, club, &entry.club), (WHOLE_COUNTRY, country, &entry.country)]
        {
            attributes.extend((short != *whole).then(|| attribute(name, whole)));
        }
        attributes
    }

    /// A club in the four characters that OpenGotha allows.
    fn short_club(&mut self, club: &str) -> String {
        if club.encode_utf16().count() <= Reporting::CODE {
            club.to_owned()
        } else {
            clubs::written(self.settings, club, &mut self.notes)
        }
    }

    fn club_groups(&mut self) {
        if self.tournament.club_groups.is_empty() {
            return;
        }
        self.xml.open("ClubsGroups", Vec::new());
        for group in &self.tournament.club_groups {
            self.xml.open("ClubsGroup", vec![attribute("name", &group.name)]);
            for club in &group.clubs {
                let short = self.short_club(club);
                let whole = (short != *club).then(|| attribute(WHOLE_CLUB, club));
                let name = [attribute("name", &short)];
                self.xml.empty("Club", name.into_iter().chain(whole).collect());
            }
            self.xml.close("ClubsGroup");
        }
        self.xml.close("ClubsGroups");
    }

    fn games(&mut self) {
        let tournament = self.tournament;
        self.xml.open("Games", Vec::new());
        for round in &tournament.rounds {
            for board in &round.boards {
                let result = result_name(tournament, board);
                if board.ending == Ending::NoResult {
                    let (round, table, written) = (round.no.0, board.table.0, result.to_owned());
                    self.notes.push(Note::NoResultWritten { round, table, written });
                }
                let keys = (self.keys.get(&board.black), self.keys.get(&board.white));
                let (Some(black), Some(white)) = keys else { continue };
                let known = vec![
                    attribute("blackPlayer", black),
                    attribute("handicap", board.handicap),
                    attribute("knownColor", board.colors_known),
                    attribute("result", result),
                    attribute("roundNumber", round.no),
                    attribute("tableNumber", board.table),
                    attribute("whitePlayer", white),
                ];
                let owner = carried::game(round.no.0, board.black, board.white);
                self.owner("Game", &owner, known);
            }
        }
        self.close("Games");
        self.byes();
        self.note_rounds();
    }

    fn byes(&mut self) {
        let rounds = &self.tournament.rounds;
        let none = rounds.iter().all(|round| round.byes.is_empty());
        if none && !carried::has_elements(self.settings, "ByePlayers") {
            return;
        }
        self.xml.open("ByePlayers", Vec::new());
        for (round, bye) in
            rounds.iter().flat_map(|round| round.byes.iter().map(move |b| (round, b)))
        {
            let Some(key) = self.keys.get(bye) else { continue };
            let known = vec![attribute("player", key), attribute("roundNumber", round.no)];
            self.owner("ByePlayer", &carried::bye(round.no.0, *bye), known);
        }
        self.close("ByePlayers");
    }

    fn note_rounds(&mut self) {
        let rounds = &self.tournament.rounds;
        for round in rounds {
            if round.byes.len() > 1 {
                self.notes.push(Note::SeveralByes { round: round.no.0, byes: round.byes.len() });
            }
            if round.state == RoundState::Draft {
                self.notes.push(Note::DraftNotSaid { round: round.no.0 });
            }
        }
        let count = |wanted: fn(&&Board) -> bool| {
            rounds.iter().flat_map(|round| &round.boards).filter(wanted).count()
        };
        let games = count(|board| match board.ending {
            Ending::Won { manner, .. } => !matches!(manner, Manner::Unstated | Manner::Default),
            _ => false,
        });
        if games > 0 {
            self.notes.push(Note::MannerNotSaid { games });
        }
        let boards = count(|board| board.version != 0);
        if boards > 0 {
            self.notes.push(Note::VersionsNotSaid { boards });
        }
    }

    fn settings(&mut self) {
        let settings = self.settings;
        self.xml.open("TournamentParameterSet", Vec::new());
        self.general();
        self.set("HandicapParameterSet", set_attributes("HandicapParameterSet", settings));
        self.xml.open("PlacementParameterSet", Vec::new());
        self.criteria(settings.placement.iter().map(|c| c.opengotha_name()));
        self.close("PlacementParameterSet");
        self.set("PairingParameterSet", set_attributes("PairingParameterSet", settings));
        self.set("DPParameterSet", Vec::new());
        self.set("PublishParameterSet", Vec::new());
        self.close("TournamentParameterSet");
        self.notes.extend(Note::bought_time(settings));
        let (assumed, ..) = Federation::Egf.habits();
        if settings.rules != assumed {
            self.notes.push(Note::setting_not_said("rules", settings.rules.name()));
        }
        if !settings.country.is_empty() {
            self.notes.push(Note::setting_not_said("country", &settings.country));
        }
        let no_result = settings.points.no_result;
        if no_result != NoResultPolicy::default() {
            self.notes.push(Note::setting_not_said("no_result", no_result.name()));
        }
    }

    fn general(&mut self) {
        let (name, settings) = ("GeneralParameterSet", self.settings);
        let mut attributes = set_attributes(name, settings);
        attributes.push(attribute("numberOfCategories", settings.categories.count()));
        attributes.extend(time(settings));
        let limits = &settings.categories.0;
        if limits.is_empty() {
            return self.set(name, attributes);
        }
        attributes.extend(carried::unused_attributes(name, settings, &attributes));
        self.xml.open(name, attributes);
        self.xml.open("Categories", Vec::new());
        for (limit, number) in limits.iter().zip(1..) {
            let limit = attribute("lowerLimit", limit.to_string().to_uppercase());
            self.xml.empty("Category", vec![limit, attribute("number", number)]);
        }
        self.xml.close("Categories");
        self.close(name);
    }

    /// Writes six criteria; `NULL` is an empty place.
    pub(super) fn criteria<'n>(&mut self, names: impl Iterator<Item = &'n str>) {
        self.xml.open("PlacementCriteria", Vec::new());
        let names = names.chain(std::iter::repeat("NULL")).take(MOST_CRITERIA);
        for (name, number) in names.zip(1..) {
            let name = attribute("name", name);
            self.xml.empty("PlacementCriterion", vec![name, attribute("number", number)]);
        }
        self.xml.close("PlacementCriteria");
    }
}

/// The name of a board's result in the file. A game without a result gets the name of one with the same worth.
pub fn result_name(tournament: &Tournament, board: &Board) -> &'static str {
    let ending = match board.ending {
        Ending::Won { winner, manner } if manner != Manner::Default => Ending::won(winner),
        Ending::Drawn => Ending::Jigo { by_default: false },
        Ending::NoResult => match tournament.settings.points.no_result {
            NoResultPolicy::Replay => Ending::Pending,
            NoResultPolicy::Half => Ending::Jigo { by_default: true },
            NoResultPolicy::Zero => Ending::BothLose { by_default: true },
        },
        other => other,
    };
    RESULTS.iter().find(|(_, known)| *known == ending).map_or("", |(name, _)| name)
}

fn set_attributes(set: &str, settings: &Settings) -> Attributes {
    Setting::in_files()
        .filter(|(_, place)| place.set == set)
        .map(|(one, place)| attribute(place.name, carried::value_text(one, place, settings)))
        .collect()
}

fn time(settings: &Settings) -> Attributes {
    let (name, overtime) = match settings.time.overtime {
        Overtime::SuddenDeath | Overtime::Ing => ("SUDDENDEATH", vec![]),
        Overtime::Byoyomi { seconds } => ("STDBYOYOMI", vec![("stdByoYomiTime", seconds)]),
        Overtime::Canadian { stones, seconds } => {
            ("CANBYOYOMI", vec![("canByoYomiTime", seconds), ("nbMovesCanTime", stones)])
        }
        Overtime::Fischer { increment } => ("FISCHER", vec![("fischerTime", increment)]),
    };
    let mut attributes = vec![attribute("basicTime", settings.time.basic_minutes)];
    attributes.extend(overtime.into_iter().map(|(name, value)| attribute(name, value)));
    attributes.push(attribute("complementaryTimeSystem", name));
    attributes
}

/// Empty by default, without a header.
#[derive(Default)]
pub(super) struct Markup(String);

/// Attributes in the order of writing.
pub(super) type Attributes = Vec<(Cow<'static, str>, String)>;

pub(super) fn attribute(name: &'static str, value: impl ToString) -> (Cow<'static, str>, String) {
    (Cow::Borrowed(name), value.to_string())
}

impl Markup {
    fn new() -> Self {
        Self("<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"no\"?>\n".to_owned())
    }

    pub(super) fn open(&mut self, name: &str, attributes: Attributes) {
        self.tag(name, attributes, ">\n");
    }

    pub(super) fn close(&mut self, name: &str) {
        self.0.push_str(&format!("</{name}>\n"));
    }

    pub(super) fn empty(&mut self, name: &str, attributes: Attributes) {
        self.tag(name, attributes, "/>\n");
    }

    pub(super) fn leaf(&mut self, name: &str, attributes: Attributes, text: &str) {
        if text.is_empty() {
            return self.empty(name, attributes);
        }
        self.tag(name, attributes, &format!(">{}</{name}>\n", escape(allowed(text).as_str())));
    }

    pub(super) fn finish(self) -> String {
        self.0
    }

    fn tag(&mut self, name: &str, mut attributes: Attributes, end: &str) {
        attributes.sort();
        self.0.push_str(&format!("<{name}"));
        for (name, value) in attributes {
            // OpenGotha does not escape apostrophes.
            let value = escape(allowed(&value).as_str()).replace("&apos;", "'");
            self.0.push_str(&format!(" {name}=\"{value}\""));
        }
        self.0.push_str(end);
    }
}

/// The text with blanks in place of characters that XML 1.0 does not allow in an attribute unescaped.
fn allowed(text: &str) -> String {
    let is_allowed = |c: char| c as u32 >= 0x20 && !matches!(c, '\u{fffe}' | '\u{ffff}');
    text.chars().map(|c| if is_allowed(c) { c } else { ' ' }).collect()
}
