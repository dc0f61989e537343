use super::{carried, teams};
use crate::fields::{Fields, date};
use crate::prelude::*;
use crate::{Imported, decode::noted_text_of, latin::ascii, sheet::closed, xml::parse};
use unicode_normalization::UnicodeNormalization;

pub(super) const ROOT: &str = "Tournament";

/// The data version that stores ratings as they are.
const PLAIN: i32 = 201;

/// Subtracted from every rating in data version 200.
const SHIFT: i32 = 2050;

/// Reads an OpenGotha tournament file, at most 20 MiB; without a day, the event is today.
///
/// Encodings: a byte-order mark, the declared one, or UTF-8. Missing attributes take OpenGotha's defaults for the
/// system, which follows from the placement criteria. Rounds reach from 1 to the last with a game or a bye; a round
/// is finished if all its results are known, else published. Values that cannot be used are replaced as OpenGotha
/// does, with a note. [`ReadError`] only if it is no tournament, or cannot be read as text or XML.
pub fn read(bytes: &[u8], today: NaiveDate) -> Result<Imported, ReadError> {
    let mut notes = Vec::new();
    let text = noted_text_of(bytes, &mut notes)?;
    let root = parse(&text)?;
    if root.name != ROOT {
        let problem = Problem::WrongRoot { found: shorten(&root.name), wanted: ROOT.to_owned() };
        return Err(ReadError::one(root.place(), problem));
    }
    let mut faults = Faults::lenient();
    let mut tournament = Tournament::new(read_settings(&root, today, &mut faults));
    tournament.club_groups = club_groups(&root, &mut faults);
    let offset = rating_offset(&root, &mut faults);
    let (roster, kept) = (Roster::default(), carried::of_settings(&root));
    let mut file = Import { roster, kept, faults };
    tournament.entries = file.players(&root, offset);
    tournament.rounds = file.rounds(&root);
    let last = tournament.rounds.last().map_or(0, |round| round.no.0);
    if last > tournament.settings.rounds {
        let general = ["TournamentParameterSet", "GeneralParameterSet"];
        let general = general.iter().try_fold(&root, |element, name| element.child(name));
        let rounds = tournament.settings.rounds.to_string();
        let place = general.unwrap_or(&root).place().field("numberOfRounds");
        file.faults.note(Note::replaced(&place, &rounds, &last.to_string()));
        tournament.settings.rounds = last;
    }
    teams::read(&root, &mut tournament, &mut file);
    file.keep_elements(&root);
    let Import { kept, mut faults, .. } = file;
    // XML 1.0 allows no control characters (section 2.2), and our own files must be readable.
    let plain = |text: String| text.replace(char::is_control, " ");
    let kept = kept.into_iter().map(|(key, value)| (plain(key), plain(value)));
    tournament.settings.carried = kept.collect();
    notes.extend(faults.notes());
    faults.unless_any(Imported { tournament, notes })
}

/// The offset of ratings: data versions to 200 stored them without 2050, those from 201 as they are. Programs of
/// 3.50 and 3.51 write `fullVersionNumber` but may omit `dataVersion`; their ratings are those of 201. Without
/// either, the ranks decide.
fn rating_offset(root: &Element, faults: &mut Faults) -> i32 {
    let mut fields = Fields::of(Some(root), faults);
    let shifted = match fields.given("dataVersion") {
        None => root.attribute("fullVersionNumber").is_none() && fits_shifted(root),
        Some(_) => match fields.number("dataVersion", (1, 9999), PLAIN) {
            PLAIN => return 0,
            version => version < PLAIN,
        },
    };
    faults.note(if shifted { Note::RatingsShifted } else { Note::RatingsAsTheyStand });
    if shifted { SHIFT } else { 0 }
}

/// Whether the ratings are nearer to the players' ranks with 2050 added.
fn fits_shifted(root: &Element) -> bool {
    let players = root.children_named("Players").flat_map(|list| list.children_named("Player"));
    let distances = players.filter_map(|player| {
        let stored: i32 = player.attribute("rating")?.trim().parse().ok()?;
        let rank: Rank = player.attribute("rank")?.parse().ok()?;
        let expected = i64::from(Rating::of(rank).0);
        let distance = |offset: i32| (i64::from(stored) + i64::from(offset) - expected).abs();
        Some((distance(0), distance(SHIFT)))
    });
    let (plain, shifted) = distances.fold((0, 0), |sum, d| (sum.0 + d.0, sum.1 + d.1));
    shifted <= plain
}

const KOMI: HalfPoints = HalfPoints(15);

/// Reads the settings, with OpenGotha's defaults for missing ones.
fn read_settings(root: &Element, today: NaiveDate, faults: &mut Faults) -> Settings {
    let sets = root.child("TournamentParameterSet");
    let set = |name| sets.and_then(|sets| sets.child(name));
    let general = set("GeneralParameterSet");
    let placement = placement(set("PlacementParameterSet"), faults);
    let categories = categories(general, faults);
    let system = system(&placement, &categories);
    let usual = preset(system, Federation::Egf, "", today).placement;
    if let Some(set) = set("PlacementParameterSet").filter(|_| placement.is_empty()) {
        let words: Vec<_> = usual.iter().map(ToString::to_string).collect();
        faults.note(Note::replaced(&set.place().field("name"), "NULL", &words.join(" ")));
    }
    let placement = if placement.is_empty() { usual } else { placement };
    let mut fields = Fields::of(general, faults);
    let begins = begins(&mut fields, root, today);
    let usual = preset(system, Federation::Egf, "", begins);
    let mut settings = Settings {
        name: name(&mut fields),
        ends: ends(&mut fields, begins),
        komi: KOMI,
        time: time(&mut fields),
        categories,
        placement,
        ..usual
    };
    for (setting, attribute) in Setting::in_files() {
        if matches!(setting.holds, Holds::Name | Holds::Day) {
            continue;
        }
        let mut fields = Fields::of(set(attribute.set), faults);
        let value = carried::value(&mut fields, setting, attribute, &settings);
        setting.put(&mut settings, value);
    }
    let limits = &mut settings.mcmahon;
    if limits.floor > limits.bar {
        // All players start at the bar then.
        let mut fields = Fields::of(general, faults);
        fields.odd("genMMFloor", Problem::Text(Fault::FloorAboveBar), &limits.bar.to_string());
        limits.floor = limits.bar;
    }
    settings
}

fn name(fields: &mut Fields<'_>) -> String {
    match (fields.given("name"), fields.given("shortName")) {
        (None, None) => "Tournament".to_owned(),
        (None, Some(_)) => fields.text("shortName"),
        (Some(_), _) => fields.text("name"),
    }
}

/// The first day; without one, the day the file was saved, else today.
fn begins(fields: &mut Fields<'_>, root: &Element, today: NaiveDate) -> NaiveDate {
    let saved = || {
        let digits = root.attribute("saveDT")?.get(..8)?;
        date(&format!("{}-{}-{}", digits.get(..4)?, digits.get(4..6)?, digits.get(6..)?))
    };
    fields.date_or("beginDate", saved().unwrap_or(today))
}

fn ends(fields: &mut Fields<'_>, begins: NaiveDate) -> NaiveDate {
    if fields.given("endDate").is_none() {
        return begins;
    }
    let ends = fields.date_or("endDate", begins);
    if ends < begins {
        fields.odd("endDate", Problem::Text(Fault::EndsBeforeItBegins), &begins.to_string());
    }
    ends.max(begins)
}

/// Reads the thinking time. Files before data version 200 only tell whether there is byoyomi, and call the basic
/// time `time`.
fn time(fields: &mut Fields<'_>) -> TimeControl {
    let seconds = (0, 86_400);
    let byoyomi = fields.number("stdByoYomiTime", seconds, 30);
    let canadian = fields.number("canByoYomiTime", seconds, 300);
    let stones = fields.number("nbMovesCanTime", (0, 1000), 15);
    let increment = fields.number("fischerTime", seconds, 10);
    let canadian = Overtime::Canadian { stones, seconds: canadian };
    let old = if fields.flag("byoYomi", true) { canadian } else { Overtime::SuddenDeath };
    let systems = [
        ("SUDDENDEATH", Overtime::SuddenDeath),
        ("STDBYOYOMI", Overtime::Byoyomi { seconds: byoyomi }),
        ("CANBYOYOMI", canadian),
        ("FISCHER", Overtime::Fischer { increment }),
    ];
    let overtime = fields.one_of("complementaryTimeSystem", &systems, old);
    let old = fields.number("time", (0, 1440), 60_u32);
    let basic_minutes = fields.number("basicTime", (0, 1440), old);
    TimeControl { basic_minutes, overtime, internet: false }
}

/// The lower limits of all categories but the last, in the order of their numbers.
fn categories(general: Option<&Element>, faults: &mut Faults) -> Categories {
    let count = Fields::of(general, faults).number("numberOfCategories", (1, 9), 1_i32);
    let lists = general.into_iter().flat_map(|general| general.children_named("Categories"));
    let mut limits: Vec<_> = lists
        .flat_map(|list| list.children_named("Category"))
        .map(|category| {
            let mut fields = Fields::of(Some(category), faults);
            let number = fields.number("number", (1, 9), 1_i32);
            (number, fields.rank_or("lowerLimit", Rank::MIN))
        })
        .filter(|(number, _)| *number < count)
        .collect();
    limits.sort_by_key(|(number, _)| *number);
    Categories(limits.into_iter().map(|(_, rank)| rank).collect())
}

/// The criteria in the order of their numbers; `NULL` is an empty place.
fn placement(set: Option<&Element>, faults: &mut Faults) -> Vec<Criterion> {
    let lists = set.into_iter().flat_map(|set| set.children_named("PlacementCriteria"));
    let mut numbered: Vec<(i32, Criterion)> = lists
        .flat_map(|list| list.children_named("PlacementCriterion"))
        .filter_map(|element| criterion(element, faults))
        .collect();
    numbered.sort_by_key(|(number, _)| *number);
    let mut placement = Vec::new();
    for (_, criterion) in numbered.into_iter().take(MOST_CRITERIA) {
        if placement.contains(&criterion) {
            faults.note(Note::CriterionTwice { criterion: criterion.to_string() });
        } else {
            placement.push(criterion);
        }
    }
    placement
}

fn criterion(element: &Element, faults: &mut Faults) -> Option<(i32, Criterion)> {
    let mut fields = Fields::of(Some(element), faults);
    let number = fields.number("number", (1, 99), 99);
    let name = fields.given("name").filter(|name| !name.eq_ignore_ascii_case("NULL"))?;
    let criterion = name.parse();
    if criterion.is_err() {
        let allowed = Criterion::NAMES.join(" ");
        fields.odd("name", Problem::NotOneOf { value: shorten(name), allowed }, "NULL");
    }
    Some((number, criterion.ok()?))
}

/// The first main score among the criteria determines the system; wins with categories are a Swiss by categories.
/// Without any, it is a Swiss; without any criterion at all, a McMahon.
fn system(placement: &[Criterion], categories: &Categories) -> System {
    match placement.iter().find(|criterion| criterion.is_main_score()) {
        None if placement.is_empty() => System::McMahon,
        Some(Criterion::Mms) => System::McMahon,
        Some(Criterion::Cps) => System::Cup,
        _ if categories.count() > 1 => System::SwissCategories,
        _ => System::Swiss,
    }
}

/// The ratings that OpenGotha allows; it clamps others.
const LEAST_RATING: i64 = -900;
const MOST_RATING: i64 = 2949;

/// Our own attributes for values too long for OpenGotha: a club of more than four characters, or a country of other
/// than two, makes it lose the whole file.
pub(super) const WHOLE_CLUB: &str = "fullClub";
pub(super) const WHOLE_COUNTRY: &str = "fullCountry";

const ATTRIBUTES: &str = "agaExpirationDate agaId club country egfPin ffgLicence ffgLicenceStatus firstName \
    fullClub fullCountry grade name participating rank rating ratingOrigin registeringStatus \
    smmsCorrection";

/// A file while it is read: its players, what Tengen carries unused, the faults.
pub(super) struct Import {
    pub(super) roster: Roster,
    pub(super) kept: BTreeMap<String, String>,
    pub(super) faults: Faults,
}

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
    fn find_folded(&self, reference: &str) -> Option<EntryId> {
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

impl Import {
    /// Reads all players, in the order of the file. A player without a name, or with that of another, is left out.
    fn players(&mut self, root: &Element, rating_offset: i32) -> Vec<Entry> {
        let mut entries: Vec<Entry> = Vec::new();
        for element in root.children_named("Players").flat_map(|list| list.children_named("Player"))
        {
            let id = EntryId(entries.len() as i32 + 1);
            let mut fields = Fields::of(Some(element), &mut self.faults);
            let Some(entry) = player(&mut fields, id, rating_offset) else {
                self.faults.note(Note::left_out(element.place().field("name"), ""));
                continue;
            };
            if let Err(first) = self.roster.insert(&entry, element.line) {
                let (line, name) = (element.line, entry.full_name());
                self.faults.note(Note::PlayerSetAside { line, name, first });
                continue;
            }
            self.keep_rest(element, ATTRIBUTES, &carried::player(id));
            entries.push(entry);
        }
        entries
    }

    /// Reads all games and byes into rounds from 1 to the last that has any.
    fn rounds(&mut self, root: &Element) -> Vec<Round> {
        let mut hall = Hall { file: self, seats: HashMap::new(), drawn: BTreeMap::new() };
        for game in root.children_named("Games").flat_map(|list| list.children_named("Game")) {
            hall.game(game);
        }
        // Pairgoth gives the list the name of a single element.
        let lists = root.children_named("ByePlayers").chain(root.children_named("ByePlayer"));
        for bye in lists.flat_map(|list| list.children_named("ByePlayer")) {
            hall.bye(bye);
        }
        let mut drawn = hall.drawn;
        let last = drawn.keys().next_back().copied().unwrap_or(0);
        let closed = |no| drawn.remove(&no).unwrap_or_default().closed(no, &mut self.faults);
        (1..=last).map(closed).collect()
    }

    /// A number from 1; otherwise a note, and the element is left out.
    pub(super) fn counted(&mut self, element: &Element, field: &str, most: i32) -> Option<i32> {
        let given = element.attribute(field).map(str::trim).unwrap_or_default();
        let number = given.parse().ok().filter(|number| (1..=most).contains(number));
        if number.is_none() {
            self.faults.note(Note::left_out(element.place().field(field), given));
        }
        number
    }

    /// The player of an attribute; without an exact match, the one of that name without accents, with a note.
    pub(super) fn player_of(&mut self, element: &Element, name: &str) -> Option<EntryId> {
        let given = element.attribute(name).map(str::trim).unwrap_or_default();
        let found = self.roster.find(given);
        if found.is_some() {
            return found;
        }
        let folded = self.roster.find_folded(given);
        let (line, text) = (element.line, shorten(given));
        self.faults.note(match folded.and_then(|id| self.roster.name(id)) {
            Some(called) => Note::replaced(&element.place().field(name), &text, called),
            None => Note::NobodyCalled { element: element.name.clone(), line, name: text },
        });
        folded
    }
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
        club: text_or_short(fields, WHOLE_CLUB, "club"),
        country: text_or_short(fields, WHOLE_COUNTRY, "country"),
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

fn text_or_short(fields: &mut Fields<'_>, whole: &str, short: &str) -> String {
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

fn club_groups(root: &Element, faults: &mut Faults) -> Vec<ClubGroup> {
    let groups = root.children_named("ClubsGroups").flat_map(|groups| &groups.children);
    groups
        .map(|group| ClubGroup {
            name: Fields::of(Some(group), faults).text("name"),
            clubs: group
                .children
                .iter()
                .map(|club| text_or_short(&mut Fields::of(Some(club), faults), WHOLE_CLUB, "name"))
                .filter(|club| !club.is_empty())
                .collect(),
        })
        .collect()
}

const MOST_TABLES: i32 = 9999;

pub(super) const MOST_ROUNDS: i32 = 20;

const GAME: &str = "blackPlayer handicap knownColor result roundNumber tableNumber whitePlayer";

const BYE: &str = "player roundNumber";

pub(super) const RESULTS: [(&str, Ending); 11] = [
    ("RESULT_UNKNOWN", Ending::Pending),
    ("RESULT_WHITEWINS", Ending::won(Color::White)),
    ("RESULT_BLACKWINS", Ending::won(Color::Black)),
    ("RESULT_EQUAL", Ending::Jigo { by_default: false }),
    ("RESULT_BOTHWIN", Ending::BothWin { by_default: false }),
    ("RESULT_BOTHLOSE", Ending::BothLose { by_default: false }),
    ("RESULT_WHITEWINS_BYDEF", Ending::Won { winner: Color::White, manner: Manner::Default }),
    ("RESULT_BLACKWINS_BYDEF", Ending::Won { winner: Color::Black, manner: Manner::Default }),
    ("RESULT_EQUAL_BYDEF", Ending::Jigo { by_default: true }),
    ("RESULT_BOTHWIN_BYDEF", Ending::BothWin { by_default: true }),
    ("RESULT_BOTHLOSE_BYDEF", Ending::BothLose { by_default: true }),
];

/// A round while it is read: a board without a table has 0; with the lines of the tables.
#[derive(Default)]
struct Drawn {
    boards: Vec<Board>,
    byes: Vec<EntryId>,
    tables: HashSet<TableNo>,
    without_table: Vec<(usize, Place, String)>,
}

impl Drawn {
    /// The round in the order of its tables, finished if every result is known. Boards without a table get the free
    /// ones, in the order of the file.
    fn closed(mut self, no: i32, faults: &mut Faults) -> Round {
        let mut free = (1..).map(TableNo).filter(|table| !self.tables.contains(table));
        for ((index, place, found), table) in self.without_table.drain(..).zip(&mut free) {
            faults.note(Note::replaced(&place, &found, &table.to_string()));
            self.boards[index].table = table;
        }
        let mut round = Round::empty(RoundNo(no), RoundState::Published);
        (round.boards, round.byes) = (self.boards, self.byes);
        closed(round)
    }
}

/// The boards so far, with the line of each.
struct Hall<'a> {
    file: &'a mut Import,
    seats: HashMap<(i32, EntryId), usize>,
    drawn: BTreeMap<i32, Drawn>,
}

impl Hall<'_> {
    fn game(&mut self, element: &Element) {
        let Some(round) = self.round(element) else { return };
        let black = self.file.player_of(element, "blackPlayer");
        let white = self.file.player_of(element, "whitePlayer");
        let (Some(black), Some(white)) = (black, white) else { return };
        let mut fields = Fields::of(Some(element), &mut self.file.faults);
        let handicap = fields.number("handicap", (0, i64::from(MAX_HANDICAP)), 0);
        let colors_known = fields.flag("knownColor", true);
        let ending = fields.one_of("result", &RESULTS, Ending::Pending);
        if !self.sit(element, round, &[(black, "blackPlayer"), (white, "whitePlayer")]) {
            return;
        }
        let owner = carried::game(round, black, white);
        self.file.keep_rest(element, GAME, &owner);
        let drawn = self.drawn.entry(round).or_default();
        let given = element.attribute("tableNumber").map(str::trim);
        let table = given.and_then(|given| given.parse().ok());
        let table = table.filter(|table| (1..=MOST_TABLES).contains(table)).map(TableNo);
        let table = table.filter(|table| drawn.tables.insert(*table)).unwrap_or_else(|| {
            let place = element.place().field("tableNumber");
            let found = given.unwrap_or_default().to_owned();
            drawn.without_table.push((drawn.boards.len(), place, found));
            TableNo(0)
        });
        let board = Board::new(table, black, white, handicap);
        drawn.boards.push(Board { colors_known, ending, ..board });
    }

    fn bye(&mut self, element: &Element) {
        let Some(round) = self.round(element) else { return };
        let Some(entry) = self.file.player_of(element, "player") else { return };
        if self.sit(element, round, &[(entry, "player")]) {
            self.file.keep_rest(element, BYE, &carried::bye(round, entry));
            self.drawn.entry(round).or_default().byes.push(entry);
        }
    }

    /// The round, by default the first; an element of an impossible round is left out.
    fn round(&mut self, element: &Element) -> Option<i32> {
        let name = "roundNumber";
        if element.attribute(name).is_none_or(|text| text.trim().is_empty()) {
            self.file.faults.note(Note::replaced(&element.place().field(name), "", "1"));
            return Some(1);
        }
        self.file.counted(element, name, MOST_ROUNDS)
    }

    /// Seats players for a round, unless one of them sits there already, or both are the same.
    fn sit(&mut self, element: &Element, round: i32, players: &[(EntryId, &str)]) -> bool {
        let taken = players.iter().enumerate().find_map(|(index, (entry, name))| {
            let same = players[..index].iter().any(|(other, _)| other == entry);
            let first = self.seats.get(&(round, *entry)).copied();
            first.or(same.then_some(element.line)).map(|first| (first, *name))
        });
        if let Some((first, name)) = taken {
            let (line, name) = (element.line, shorten(element.attribute(name).unwrap_or_default()));
            let element = element.name.clone();
            self.file.faults.note(Note::SetAside { element, line, name, round, first });
            return false;
        }
        self.seats.extend(players.iter().map(|(entry, _)| ((round, *entry), element.line)));
        true
    }
}
