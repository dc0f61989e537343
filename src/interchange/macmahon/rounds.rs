use std::collections::{BTreeMap, HashMap, HashSet};

use go::Color;
use tournament::{
    Board, Ending, EntryId, MAX_HANDICAP, Manner, Round, RoundNo, RoundState, TableNo,
};

use super::super::Problem;
use super::super::error::{Faults, shorten};
use super::super::fields::Fields;
use super::super::xml::Element;
use super::xml::{flat, holders};

pub(super) fn read(
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
    (1..=last).map(|no| closed(drawn.remove(&no), no)).collect()
}

/// Boards without a number get the free ones, in order.
fn closed(round: Option<Round>, no: i32) -> Round {
    let mut round = round.unwrap_or(Round::empty(RoundNo(no), RoundState::Published));
    let taken: HashSet<TableNo> = round.boards.iter().map(|board| board.table).collect();
    let mut free = (1..).map(TableNo).filter(|table| !taken.contains(table));
    for board in round.boards.iter_mut().filter(|board| board.table == TableNo(0)) {
        board.table = free.next().unwrap_or(TableNo(0));
    }
    round.boards.sort_by_key(|board| board.table);
    if round.pending().next().is_none() {
        round.state = RoundState::Finished;
    }
    round
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
            let side = ["Black", "White"].into_iter().find(|side| !is_nobody(&fields, side));
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

fn is_nobody(fields: &Fields<'_>, side: &str) -> bool {
    matches!(fields.given(side), None | Some("0" | "-1"))
}

/// Black first: `1-0` is a win of Black. A result by the referee is a decision.
fn ending(fields: &mut Fields<'_>) -> Ending {
    let Some(text) = fields.given("Result") else { return Ending::Pending };
    let by_referee = fields.flag("ResultByReferee", false);
    let compact: String = text.chars().filter(|c| !c.is_whitespace() && *c != '!').collect();
    let manner = match (text.contains('!'), by_referee) {
        (true, _) => Manner::Default,
        (false, true) => Manner::Decision,
        (false, false) => Manner::Unstated,
    };
    let by_default = text.contains('!');
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
