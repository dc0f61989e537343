use std::collections::{BTreeMap, HashMap, HashSet};

use go::Color;
use tournament::{
    Board, Ending, EntryId, MAX_HANDICAP, Manner, Round, RoundNo, RoundState, TableNo,
};

use super::super::error::{Faults, shorten};
use super::super::fields::Fields;
use super::super::xml::Element;
use super::super::{Note, Place};
use super::kept;
use super::players::Roster;

const MOST_TABLES: i32 = 9999;

pub(super) const MOST_ROUNDS: i32 = 20;

const GAME: [&str; 7] = [
    "blackPlayer",
    "handicap",
    "knownColor",
    "result",
    "roundNumber",
    "tableNumber",
    "whitePlayer",
];

const BYE: [&str; 2] = ["player", "roundNumber"];

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

/// Reads all games and byes into rounds from 1 to the last that has any.
pub(super) fn read(
    root: &Element,
    roster: &Roster,
    kept: &mut BTreeMap<String, String>,
    faults: &mut Faults,
) -> Vec<Round> {
    let mut hall = Hall { roster, faults, kept, seats: HashMap::new(), drawn: BTreeMap::new() };
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
    (1..=last).map(|no| drawn.remove(&no).unwrap_or_default().closed(no, faults)).collect()
}

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
            faults.note(Note::taken(&place, &found, &table.to_string()));
            self.boards[index].table = table;
        }
        let mut round = Round::empty(RoundNo(no), RoundState::Published);
        (round.boards, round.byes) = (self.boards, self.byes);
        round.boards.sort_by_key(|board| board.table);
        if round.pending().next().is_none() {
            round.state = RoundState::Finished;
        }
        round
    }
}

/// The boards so far, with the line of each.
struct Hall<'a> {
    roster: &'a Roster,
    faults: &'a mut Faults,
    kept: &'a mut BTreeMap<String, String>,
    seats: HashMap<(i32, EntryId), usize>,
    drawn: BTreeMap<i32, Drawn>,
}

impl Hall<'_> {
    fn game(&mut self, element: &Element) {
        let Some(round) = self.round(element) else { return };
        let black = self.player(element, "blackPlayer");
        let white = self.player(element, "whitePlayer");
        let (Some(black), Some(white)) = (black, white) else { return };
        let mut fields = Fields::of(Some(element), self.faults);
        let handicap = fields.number("handicap", (0, i64::from(MAX_HANDICAP)), 0);
        let colors_known = fields.flag("knownColor", true);
        let ending = fields.one_of("result", &RESULTS, Ending::Pending);
        if !self.sit(element, round, &[(black, "blackPlayer"), (white, "whitePlayer")]) {
            return;
        }
        let owner = kept::game(round, black, white);
        kept::of_element(element, &GAME, &owner, self.kept, self.roster, self.faults);
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
        let Some(entry) = self.player(element, "player") else { return };
        if self.sit(element, round, &[(entry, "player")]) {
            let owner = kept::bye(round, entry);
            kept::of_element(element, &BYE, &owner, self.kept, self.roster, self.faults);
            self.drawn.entry(round).or_default().byes.push(entry);
        }
    }

    /// The round, by default the first; an element of an impossible round is left out.
    fn round(&mut self, element: &Element) -> Option<i32> {
        let name = "roundNumber";
        let Some(given) = element.attribute(name).map(str::trim).filter(|text| !text.is_empty())
        else {
            self.faults.note(Note::taken(&element.place().field(name), "", "1"));
            return Some(1);
        };
        let round = given.parse().ok().filter(|round| (1..=MOST_ROUNDS).contains(round));
        if round.is_none() {
            let (line, field) = (element.line, name.to_owned());
            let (element, found) = (element.name.clone(), shorten(given));
            self.faults.note(Note::LeftOut { element, line, field, found });
        }
        round
    }

    fn player(&mut self, element: &Element, name: &str) -> Option<EntryId> {
        player_of(element, name, self.roster, self.faults)
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
            self.faults.note(Note::SetAside { element, line, name, round, first });
            return false;
        }
        self.seats.extend(players.iter().map(|(entry, _)| ((round, *entry), element.line)));
        true
    }
}

/// The player of an attribute; without an exact match, the one of that name without accents, with a note.
pub(super) fn player_of(
    element: &Element,
    name: &str,
    roster: &Roster,
    faults: &mut Faults,
) -> Option<EntryId> {
    let given = element.attribute(name).map(str::trim).unwrap_or_default();
    let found = roster.find(given);
    if found.is_some() {
        return found;
    }
    let folded = roster.find_folded(given);
    let (line, text) = (element.line, shorten(given));
    faults.note(match folded.and_then(|id| roster.name(id)) {
        Some(called) => Note::taken(&element.place().field(name), &text, called),
        None => Note::NobodyCalled { element: element.name.clone(), line, name: text },
    });
    folded
}
