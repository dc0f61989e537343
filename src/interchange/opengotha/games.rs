use std::collections::{BTreeMap, HashMap};

use go::Color;
use tournament::{
    Board, Ending, EntryId, MAX_HANDICAP, Manner, Round, RoundNo, RoundState, TableNo,
};

use super::super::Problem;
use super::super::error::{Faults, shorten};
use super::super::fields::Fields;
use super::super::xml::Element;
use super::players::Roster;

/// The highest table number a file may give.
const MOST_TABLES: i64 = 9999;

/// Every result with its name in files.
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
    rounds: i32,
    roster: &Roster,
    faults: &mut Faults,
) -> Vec<Round> {
    let mut hall = Hall { rounds, roster, seats: HashMap::new(), tables: HashMap::new() };
    let mut drawn: BTreeMap<i32, Round> = BTreeMap::new();
    for game in root.children_named("Games").flat_map(|list| list.children_named("Game")) {
        if let Some((no, board)) = hall.game(game, faults) {
            round_of(&mut drawn, no).boards.push(board);
        }
    }
    for bye in root.children_named("ByePlayers").flat_map(|list| list.children_named("ByePlayer")) {
        if let Some((no, entry)) = hall.bye(bye, faults) {
            round_of(&mut drawn, no).byes.push(entry);
        }
    }
    let last = drawn.keys().next_back().copied().unwrap_or(0);
    (1..=last).map(|no| closed(drawn.remove(&no).unwrap_or_else(|| empty(no)))).collect()
}

const fn empty(no: i32) -> Round {
    Round::empty(RoundNo(no), RoundState::Published)
}

fn round_of(drawn: &mut BTreeMap<i32, Round>, no: i32) -> &mut Round {
    drawn.entry(no).or_insert_with(|| empty(no))
}

/// The round in the order of its tables, finished if every result is known.
fn closed(mut round: Round) -> Round {
    round.boards.sort_by_key(|board| board.table);
    let open = round.pending().next().is_some();
    round.state = if open { RoundState::Published } else { RoundState::Finished };
    round
}

/// Who sits where, and on which line that was said.
struct Hall<'a> {
    rounds: i32,
    roster: &'a Roster,
    seats: HashMap<(i32, EntryId), usize>,
    tables: HashMap<(i32, i32), usize>,
}

impl Hall<'_> {
    fn game(&mut self, element: &Element, faults: &mut Faults) -> Option<(i32, Board)> {
        let mut fields = Fields::of(Some(element), faults);
        let round = self.round(&mut fields);
        let table = required(&mut fields, "tableNumber", MOST_TABLES);
        let black = self.player(&mut fields, "blackPlayer");
        let white = self.player(&mut fields, "whitePlayer");
        let handicap = fields.number("handicap", (0, i64::from(MAX_HANDICAP)), 0);
        let colors_known = fields.flag("knownColor", true);
        let ending = fields.one_of("result", &RESULTS, Ending::Pending);
        let (round, table) = (round?, table?);
        for (name, entry) in [("blackPlayer", black), ("whitePlayer", white)] {
            self.sit(&mut fields, element, name, round, entry);
        }
        self.lay(&mut fields, element, round, table);
        let board = Board::new(TableNo(table), black?, white?, handicap);
        Some((round, Board { colors_known, ending, ..board }))
    }

    fn bye(&mut self, element: &Element, faults: &mut Faults) -> Option<(i32, EntryId)> {
        let mut fields = Fields::of(Some(element), faults);
        let round = self.round(&mut fields);
        let entry = self.player(&mut fields, "player");
        let round = round?;
        self.sit(&mut fields, element, "player", round, entry);
        Some((round, entry?))
    }

    fn round(&self, fields: &mut Fields<'_>) -> Option<i32> {
        required(fields, "roundNumber", i64::from(self.rounds))
    }

    fn player(&self, fields: &mut Fields<'_>, name: &str) -> Option<EntryId> {
        let Some(reference) = fields.given(name) else {
            fields.fault(name, Problem::Missing);
            return None;
        };
        let found = self.roster.find(reference);
        if found.is_none() {
            fields.fault(name, Problem::UnknownPlayer { name: shorten(reference) });
        }
        found
    }

    /// Seats a player for a round, unless that player sits there already.
    fn sit(
        &mut self,
        fields: &mut Fields<'_>,
        element: &Element,
        name: &str,
        round: i32,
        entry: Option<EntryId>,
    ) {
        let Some(entry) = entry else { return };
        if let Some(first) = self.seats.insert((round, entry), element.line) {
            let player = shorten(fields.given(name).unwrap_or_default());
            fields.fault(name, Problem::TwiceInRound { name: player, round, first });
        }
    }

    /// Takes a table of a round, unless it is taken.
    fn lay(&mut self, fields: &mut Fields<'_>, element: &Element, round: i32, table: i32) {
        if let Some(first) = self.tables.insert((round, table), element.line) {
            fields.fault("tableNumber", Problem::TableTaken { table, round, first });
        }
    }
}

/// A number from 1 that must be there.
fn required(fields: &mut Fields<'_>, name: &str, most: i64) -> Option<i32> {
    if fields.given(name).is_none() {
        fields.fault(name, Problem::Missing);
        return None;
    }
    Some(fields.number(name, (1, most), 0)).filter(|number| *number > 0)
}
