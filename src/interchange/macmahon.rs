//! Tournaments of MacMahon 3.9 and 3.10 (XML). Its text import of players is read as any list.

use super::{Imported, decode::noted_text_of, fields::Fields, sheet::closed, xml::parse};
use crate::prelude::*;

/// Reads a tournament of MacMahon 3.9 or 3.10; these have no day: it is today. Wrappers of players and rounds
/// differ between versions: a player is any element with a `GoPlayer`, a round any with a `RoundNumber`. Ranks and
/// numbers beyond the scale are clamped, which is noted.
pub fn read(bytes: &[u8], today: NaiveDate) -> Result<Imported, ReadError> {
    let mut notes = Vec::new();
    let text = noted_text_of(bytes, &mut notes)?;
    let root = parse(&text)?;
    if !is_macmahon(&root) {
        let wanted = "MacMahon's Tournament with a typeversion".to_owned();
        let problem = Problem::WrongRoot { found: shorten(&root.name), wanted };
        return Err(ReadError::one(root.place(), problem));
    }
    let mut faults = Faults::lenient();
    let mut tournament = Tournament::new(read_settings(&root, today, &mut faults));
    let mut ids = HashMap::new();
    for (element, number) in holders(&root, "GoPlayer").into_iter().zip(1..) {
        let entry = player(element, EntryId(number), &mut ids, &mut faults);
        tournament.entries.push(entry);
    }
    let most = tournament.settings.rounds;
    tournament.rounds = read_rounds(&root, &ids, most, &mut faults);
    notes.extend(faults.notes());
    faults.unless_any(Imported { tournament, notes })
}

pub(super) fn is_macmahon(root: &Element) -> bool {
    let typed = |element: &Element| element.attribute("typeversion").is_some();
    typed(root) || root.child("Tournament").is_some_and(typed) || root.name == "TournamentData"
}

/// All elements with a child of that name, in the order of the file.
fn holders<'a>(root: &'a Element, child: &str) -> Vec<&'a Element> {
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
fn flat(element: &Element) -> Element {
    let mut attributes = element.attributes.clone();
    let leaves = element.children.iter().filter(|child| child.children.is_empty());
    attributes.extend(leaves.map(|leaf| (leaf.name.clone(), leaf.text.clone())));
    Element::leaf(&element.name, element.line, attributes)
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
    if fields.given("GoLevel").is_none() {
        fields.fault("GoLevel", Problem::Missing);
    }
    let rank = level(&mut fields, "GoLevel").unwrap_or(Rank::MIN);
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

/// A rank, if given. Its own scale reaches down to 35k, which is the default.
fn level(fields: &mut Fields<'_>, name: &str) -> Option<Rank> {
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

const CRITERIA: [(&str, Criterion); 12] = [
    ("Score", Criterion::Mms),
    ("McMahon", Criterion::Mms),
    ("Points", Criterion::Nbw),
    ("Wins", Criterion::Nbw),
    ("SOS", Criterion::SosM),
    ("SOS-1", Criterion::SosMM1),
    ("SOS-2", Criterion::SosMM2),
    ("SOSOS", Criterion::SososM),
    ("SODOS", Criterion::SodosM),
    ("CUSS", Criterion::CussM),
    ("Rank", Criterion::Rank),
    ("Rating", Criterion::Rating),
];

/// Reads the event's data of MacMahon's file; the rest are the defaults of a McMahon.
fn read_settings(root: &Element, today: NaiveDate, faults: &mut Faults) -> Settings {
    let element = flat(root.child("Tournament").unwrap_or(root));
    let mut fields = Fields::of(Some(&element), faults);
    let day = ["BeginDate", "StartDate", "Date"].into_iter().find_map(|name| fields.date(name));
    if day.is_none() {
        fields.missing("BeginDate", &today.to_string());
    }
    let name = match fields.given("Name") {
        Some(_) => fields.text("Name"),
        None => "Tournament".to_owned(),
    };
    let mut settings = preset(System::McMahon, Federation::Egf, &name, day.unwrap_or(today));
    settings.ends = fields.date("EndDate").unwrap_or(settings.begins).max(settings.begins);
    settings.rounds = fields.number("NumberOfRounds", (1, 20), settings.rounds);
    settings.komi = fields.points("Komi").filter(|k| k.0.abs() <= 200).unwrap_or(settings.komi);
    settings.board_size = fields.number("Boardsize", (2, 25), settings.board_size);
    settings.mcmahon = limits(&mut fields);
    handicap(&mut fields, &mut settings);
    let placement = placement(root, faults);
    if !placement.is_empty() {
        settings.placement = placement;
    }
    settings
}

fn limits(fields: &mut Fields<'_>) -> McMahon {
    let mut limit = |switch, field, none| {
        if fields.flag(switch, true) { level(fields, field).unwrap_or(none) } else { none }
    };
    let bar = limit("UpperMacMahonBar", "UpperMacMahonBarLevel", Rank::MAX);
    let floor = limit("LowerMacMahonBar", "LowerMacMahonBarLevel", Rank::MIN);
    McMahon { floor: floor.min(bar), bar, zero: Rank::MIN }
}

fn handicap(fields: &mut Fields<'_>, settings: &mut Settings) {
    let handicap = &mut settings.handicap;
    let by_level = fields.flag("HandicapByLevel", false);
    handicap.basis = if by_level { HandicapBasis::Rank } else { HandicapBasis::Score };
    handicap.correction = match fields.flag("HandicapAdjustment", false) {
        true => fields.number("HandicapAdjustmentValue", (-9, 9), 0_i32).abs(),
        false => 0,
    };
    handicap.none_from = match fields.flag("HandicapBelow", false) {
        true => level(fields, "HandicapBelowLevel").unwrap_or(Rank::MAX),
        false => Rank::MAX,
    };
    handicap.ceiling =
        match (fields.flag("HandicapUsed", false), fields.flag("HandicapLimit", true)) {
            (false, _) => 0,
            (true, true) => fields.number("HandicapLimitValue", (0, 9), 9_u8),
            (true, false) => 9,
        };
}

/// The criteria of the wall list that Tengen has too; the others are noted.
fn placement(root: &Element, faults: &mut Faults) -> Vec<Criterion> {
    let mut placement = Vec::new();
    // The draw has a criterion too, above the list's.
    let list = holders(root, "Walllist").first().and_then(|holder| holder.child("Walllist"));
    for element in holders(list.unwrap_or(root), "ShortName") {
        let name = element.child("ShortName").map_or("", |name| name.text.trim());
        match CRITERIA.iter().find(|(known, _)| known.eq_ignore_ascii_case(name)) {
            Some((_, criterion)) if placement.len() < 6 && !placement.contains(criterion) => {
                placement.push(*criterion);
            }
            Some(_) => {}
            None => {
                let what = format!("the criterion {:?}", shorten(name));
                faults.note(Note::LineLeftOut { what, line: element.line });
            }
        }
    }
    placement
}

fn read_rounds(
    root: &Element,
    ids: &HashMap<String, EntryId>,
    most: i32,
    faults: &mut Faults,
) -> Vec<Round> {
    let mut drawn: BTreeMap<i32, Round> = BTreeMap::new();
    // A round may be in several parts of the file.
    let mut halls: BTreeMap<i32, Hall<'_>> = BTreeMap::new();
    for element in holders(root, "RoundNumber") {
        let own = flat(element);
        let mut fields = Fields::of(Some(&own), faults);
        let no = fields.number("RoundNumber", (1, most.into()), 0);
        if no == 0 {
            fields.fault("RoundNumber", Problem::Missing);
            continue;
        }
        let empty = || Hall { round: no, ids, seated: HashMap::new(), tables: HashMap::new() };
        let hall = halls.entry(no).or_insert_with(empty);
        let round = drawn.entry(no).or_insert(Round::empty(RoundNo(no), RoundState::Published));
        for pairing in element.children.iter().filter(|child| child.name.contains("Pairing")) {
            hall.pairing(pairing, round, faults);
        }
    }
    let last = drawn.iter().filter(|(_, r)| !r.boards.is_empty() || !r.byes.is_empty());
    let last = last.map(|(no, _)| *no).max().unwrap_or(0);
    let empty = |no| Round::empty(RoundNo(no), RoundState::Published);
    (1..=last).map(|no| closed(drawn.remove(&no).unwrap_or(empty(no)))).collect()
}

struct Hall<'a> {
    round: i32,
    ids: &'a HashMap<String, EntryId>,
    seated: HashMap<EntryId, usize>,
    tables: HashMap<i32, usize>,
}

impl Hall<'_> {
    fn pairing(&mut self, element: &Element, round: &mut Round, faults: &mut Faults) {
        let own = flat(element);
        let mut fields = Fields::of(Some(&own), faults);
        if fields.flag("PairingWithBye", false) {
            let somebody = |side: &&str| !matches!(fields.given(side), None | Some("0" | "-1"));
            let side = ["Black", "White"].into_iter().find(somebody);
            if let Some(entry) = self.seat(&mut fields, side.unwrap_or("Black")) {
                round.byes.push(entry);
            }
            return;
        }
        let (black, white) = (self.seat(&mut fields, "Black"), self.seat(&mut fields, "White"));
        let table = self.table(&mut fields, element.line);
        let handicap = fields.number("Handicap", (0, MAX_HANDICAP.into()), 0);
        let ending = ending(&mut fields);
        if let (Some(black), Some(white)) = (black, white) {
            let board = Board::new(TableNo(table), black, white, handicap);
            round.boards.push(Board { ending, ..board });
        }
    }

    fn seat(&mut self, fields: &mut Fields<'_>, side: &str) -> Option<EntryId> {
        let Some(id) = fields.given(side) else {
            fields.fault(side, Problem::Missing);
            return None;
        };
        let Some(entry) = self.ids.get(id).copied() else {
            fields.fault(side, Problem::UnknownPlayer { name: shorten(id) });
            return None;
        };
        let line = fields.place(side).line.unwrap_or(0);
        if let Some(first) = self.seated.insert(entry, line) {
            let (name, round) = (shorten(id), self.round);
            fields.fault(side, Problem::TwiceInRound { name, round, first });
        }
        Some(entry)
    }

    /// The table; 0 if the file has none.
    fn table(&mut self, fields: &mut Fields<'_>, line: usize) -> i32 {
        let table = fields.number("BoardNumber", (0, 9999), 0);
        if table > 0
            && let Some(first) = self.tables.insert(table, line)
        {
            let round = self.round;
            fields.fault("BoardNumber", Problem::TableTaken { table, round, first });
        }
        table
    }
}

/// Black first: `1-0` is a win of Black. A result by the referee is a decision.
fn ending(fields: &mut Fields<'_>) -> Ending {
    let Some(text) = fields.given("Result") else { return Ending::Pending };
    let (by_default, by_referee) = (text.contains('!'), fields.flag("ResultByReferee", false));
    let compact: String = text.chars().filter(|c| !c.is_whitespace() && *c != '!').collect();
    let manner = match (by_default, by_referee) {
        (true, _) => Manner::Default,
        (false, true) => Manner::Decision,
        (false, false) => Manner::Unstated,
    };
    match compact.as_str() {
        "1-0" => Ending::Won { winner: Color::Black, manner },
        "0-1" => Ending::Won { winner: Color::White, manner },
        "0-0" => Ending::BothLose { by_default },
        "1-1" => Ending::BothWin { by_default },
        "0.5-0.5" | "½-½" | "1/2-1/2" | "0,5-0,5" => Ending::Jigo { by_default },
        "?-?" | "?" | "-" => Ending::Pending,
        _ => {
            let allowed = "1-0, 0-1, 0.5-0.5, 0-0, 1-1, ?-? (Black first)".to_owned();
            fields.fault("Result", Problem::NotOneOf { value: shorten(text), allowed });
            Ending::Pending
        }
    }
}
