use super::{Mark, Ranking, ResultCell, ScoreSheet, TeamCell, TeamStandings, Value};
use std::cmp::Reverse;
use std::collections::HashMap;
use tournament::{Criterion, Ending, EntryId, HalfPoints, RoundNo, Seat, Tournament, Unplayed};

/// The standings of a tournament after a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standings {
    /// The last round that counts; 0 before any.
    pub through: RoundNo,
    /// The criteria of the order.
    pub criteria: Vec<Criterion>,
    /// Those in the table, best first.
    pub rows: Vec<Row>,
}

/// One line of the standings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// Who.
    pub entry: EntryId,
    /// Its position in [`Tournament::entries`].
    pub index: usize,
    /// The place, counted from 1; equals share the first of theirs.
    pub place: u32,
    /// Whether the place is that of the row above.
    pub shared: bool,
    /// Whether the entry has a place; without one, by too few rounds played, it stands below all others.
    pub placed: bool,
    /// The final number of rounds, at most, that [count for a place](Attended).
    pub reach: u32,
    /// The values, in the order of the criteria.
    pub values: Vec<Value>,
    /// The rounds, from the first.
    pub cells: Vec<ResultCell>,
}

impl Standings {
    /// Keeps only those entries, by their position in the tournament, placed among themselves.
    pub fn keep(&mut self, is_in: impl Fn(usize) -> bool) {
        self.rows.retain(|row| is_in(row.index));
        self.number();
    }

    /// Numbers the places again; equals stay equal, except with and without a place.
    fn number(&mut self) {
        let mut above: Option<(u32, bool, u32)> = None;
        for (number, row) in (1..).zip(&mut self.rows) {
            let (overall, placed) = (row.place, row.placed);
            let same = above.filter(|(place, has, _)| (*place, *has) == (overall, placed));
            row.shared = same.is_some();
            row.place = same.map_or(number, |(.., place)| place);
            above = Some((overall, placed, row.place));
        }
    }

    /// The index of the displayed score among the values: the first that is a main score; without one, the first
    /// after the category.
    pub fn score_index(&self) -> usize {
        let first = |is: fn(&Criterion) -> bool| self.criteria.iter().position(is);
        let main = first(|c| c.is_main_score() || *c == Criterion::Sts);
        main.or_else(|| first(|c| *c != Criterion::Cat)).unwrap_or(0)
    }

    /// Whether two rows are equal in that score and all criteria before it, such as the category.
    pub fn has_same_score(&self, one: &Row, other: &Row) -> bool {
        let through = self.score_index() + 1;
        let scores = |row: &Row| row.values.iter().take(through).copied().collect::<Vec<_>>();
        scores(one) == scores(other)
    }

    /// Finds the row of an entry; `None` if it has none.
    pub fn row_of(&self, entry: EntryId) -> Option<&Row> {
        self.rows.iter().find(|row| row.entry == entry)
    }
}

/// The standings of all entries that are finally registered or had a place in some round, never paired ones
/// included: for records and files.
///
/// Placed by the event's own placement criteria. Later rounds are ignored; a round beyond the 32 that a tournament
/// can have counts as the 32nd. Takes time in proportion to entries × rounds, and entries × their logarithm.
#[must_use]
pub fn standings(tournament: &Tournament, through: RoundNo) -> Standings {
    of(tournament, through, &tournament.entered(), false)
}

/// The standings of the entries that are [`Tournament::present`], for people: entries that never came to a round
/// have no place, and take none from others. Equals stand in the order of an alphabet.
#[must_use]
pub fn listed_standings(tournament: &Tournament, through: RoundNo) -> Standings {
    of(tournament, through, &tournament.present(), true)
}

/// [`listed_standings`] for federations' files: equals in the order of code points, as OpenGotha writes them.
#[must_use]
pub fn filed_standings(tournament: &Tournament, through: RoundNo) -> Standings {
    of(tournament, through, &tournament.present(), false)
}

fn of(tournament: &Tournament, through: RoundNo, listed: &[bool], by_alphabet: bool) -> Standings {
    let listed = (0..listed.len()).filter(|index| listed[*index]).collect();
    let sheet = ScoreSheet::new(tournament, through);
    let criteria = &tournament.settings.placement;
    let mut ranking = Ranking::among(&sheet, listed, criteria);
    if by_alphabet {
        ranking.order_equals(|index| sheet.entry(index).name_key());
    }
    let attended = Attended::new(tournament, &sheet);
    let mut places: Vec<(usize, u32, bool)> = ranking.places().collect();
    places.sort_by_key(|(index, ..)| !attended.has_place(*index));
    let order: Vec<usize> = places.iter().map(|(index, ..)| *index).collect();
    let numbers = numbers(&order, sheet.len());
    let rows = places
        .into_iter()
        .map(|(index, place, shared)| Row {
            entry: sheet.entry(index).id,
            index,
            place,
            shared,
            placed: attended.has_place(index),
            reach: attended.reach(index),
            values: ranking.values(index).to_vec(),
            cells: cells(&sheet, index, &numbers),
        })
        .collect();
    let through = RoundNo(sheet.rounds() as i32);
    let mut standings = Standings { through, criteria: criteria.clone(), rows };
    if standings.rows.iter().any(|row| !row.placed) {
        standings.number();
    }
    standings
}

/// The row number of each entry, by position, counted from 1; 0 for an entry not in the order.
pub(super) fn numbers(order: &[usize], entries: usize) -> Vec<usize> {
    let mut numbers = vec![0; entries];
    for (number, index) in (1..).zip(order) {
        numbers[*index] = number;
    }
    numbers
}

pub(super) fn cells(sheet: &ScoreSheet<'_>, index: usize, numbers: &[usize]) -> Vec<ResultCell> {
    let settings = &sheet.tournament().settings;
    sheet.seats(index).iter().map(|seat| ResultCell::of(settings, seat, numbers)).collect()
}

/// The rounds that count for a place, where an event requires some: games that were played, and a free round or a
/// win by default of a player who was there. An open game, and a round to come that the player is registered for,
/// may still count.
#[derive(Clone, Debug)]
pub struct Attended {
    least: u32,
    reach: Vec<u32>,
}

impl Attended {
    /// Of all entries on a sheet of that tournament.
    #[must_use]
    pub fn new(tournament: &Tournament, sheet: &ScoreSheet<'_>) -> Self {
        let least = u32::from(tournament.settings.season.least_games);
        let reach = |index: usize| {
            let played = sheet.seats(index).iter().filter(|seat| may_count(seat)).count();
            let from = sheet.rounds() as i32 + 1;
            let to_come = (from..=tournament.settings.rounds).map(RoundNo);
            let to_come = to_come.filter(|no| sheet.entry(index).takes_part(*no)).count();
            u32::try_from(played + to_come).unwrap_or(u32::MAX)
        };
        Self { least, reach: (0..sheet.len()).map(reach).collect() }
    }

    /// The number of rounds of an entry that count, or may count in the end.
    pub fn reach(&self, index: usize) -> u32 {
        self.reach[index]
    }

    /// Whether an entry has a place: true as long as enough rounds may still count.
    pub fn has_place(&self, index: usize) -> bool {
        self.reach[index] >= self.least
    }
}

fn may_count(seat: &Seat) -> bool {
    match seat {
        Seat::Free(why) => *why == Unplayed::Bye,
        Seat::Board(game) => match game.ending {
            // A game that was not played in time, or was given up.
            Ending::NoResult => false,
            ending => !ending.is_by_default() || game.is_win(),
        },
    }
}

/// One line of the wall list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WallRow {
    /// The number of the row in other rows' cells; it stays the same for the whole tournament.
    pub number: usize,
    /// Who.
    pub entry: EntryId,
    /// Its position in [`Tournament::entries`].
    pub index: usize,
    /// The starting McMahon score.
    pub start: HalfPoints,
    /// The main score after the last round shown.
    pub score: Value,
    /// The rounds, from the first.
    pub cells: Vec<ResultCell>,
}

/// The wall list: all entries that are [`Tournament::present`] in the order of strength before the first round, so
/// that rows never move while results come in: by starting score, rating, name, order of entering.
#[must_use]
pub fn wall_list(tournament: &Tournament, through: RoundNo) -> Vec<WallRow> {
    let sheet = ScoreSheet::new(tournament, through);
    let present = tournament.present();
    let mut order: Vec<usize> = (0..sheet.len()).filter(|index| present[*index]).collect();
    order.sort_by_cached_key(|index| {
        let entry = sheet.entry(*index);
        let strength = Reverse((sheet.start(*index), entry.rating));
        (strength, entry.name_key(), *index)
    });
    let numbers = numbers(&order, sheet.len());
    let row = |index: usize| WallRow {
        number: numbers[index],
        entry: sheet.entry(index).id,
        index,
        start: sheet.start(index),
        score: sheet.main_score(index, sheet.rounds()),
        cells: cells(&sheet, index, &numbers),
    };
    order.into_iter().map(row).collect()
}

/// An entry's place and score after a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stand {
    /// After which round; 0 is the start.
    pub after: RoundNo,
    /// The score that groups players for pairing.
    pub score: Value,
    /// The number of wins.
    pub wins: HalfPoints,
    /// The place in the listed standings after that round.
    pub place: u32,
}

/// Score and place of each entry in the standings, at the start and after each round through the given one, the
/// start first. A result that was changed later counts as it is now. Takes as long as the standings of so many
/// rounds.
#[must_use]
pub fn paths(tournament: &Tournament, through: RoundNo) -> HashMap<EntryId, Vec<Stand>> {
    let present = tournament.present();
    let listed: Vec<usize> = (0..present.len()).filter(|index| present[*index]).collect();
    let mut paths: HashMap<EntryId, Vec<Stand>> = HashMap::new();
    for round in 0..=through.0 {
        let sheet = ScoreSheet::new(tournament, RoundNo(round));
        let ranking = Ranking::among(&sheet, listed.clone(), &tournament.settings.placement);
        let after = sheet.rounds();
        for (index, place, _) in ranking.places() {
            paths.entry(tournament.entries[index].id).or_default().push(Stand {
                after: RoundNo(round),
                score: sheet.main_score(index, after),
                wins: sheet.wins(index, after),
                place,
            });
        }
    }
    paths
}

/// A line of promotion or relegation in a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveLine {
    /// How many rows stand above it.
    pub above: usize,
    /// Whether those above it are promoted; else those below it are relegated.
    pub up: bool,
    /// How many they are.
    pub count: usize,
    /// The range of rows that share the place at the line; empty if the line separates different places.
    pub equals: (usize, usize),
}

impl MoveLine {
    /// Whether it separates rows of different places: equals on both sides leave it open.
    pub const fn is_decided(&self) -> bool {
        self.equals.0 == self.equals.1
    }
}

/// The lines below the first `up` and above the last `down`, from the top, in a table with those places. None in a
/// table that is too short for both, or without a result.
fn lines<P: PartialEq>(places: &[P], begun: bool, up: usize, down: usize) -> Vec<MoveLine> {
    let rows = places.len();
    if up + down >= rows || !begun {
        return Vec::new();
    }
    let line = |above: usize, up, count| {
        let same = |place: &&P| **place == places[above];
        let before = places[..above].iter().rev().take_while(same).count();
        let after = places[above..].iter().take_while(same).count();
        let equals = if before == 0 { (above, above) } else { (above - before, above + after) };
        MoveLine { above, up, count, equals }
    };
    let first = (up > 0).then(|| line(up, true, up));
    let last = (down > 0).then(|| line(rows - down, false, down));
    first.into_iter().chain(last).collect()
}

impl Standings {
    /// The lines of promotion and relegation: below the first `up`, above the last `down`.
    pub fn move_lines(&self, up: usize, down: usize) -> Vec<MoveLine> {
        let places: Vec<_> = self.rows.iter().map(|row| (row.place, row.placed)).collect();
        let ended = |cell: &ResultCell| matches!(cell, ResultCell::Game { mark, .. } if *mark != Mark::Unknown);
        let begun = self.rows.iter().any(|row| row.cells.iter().any(ended));
        lines(&places, begun, up, down)
    }
}

impl TeamStandings {
    /// The lines of promotion and relegation: below the first `up`, above the last `down`.
    pub fn move_lines(&self, up: usize, down: usize) -> Vec<MoveLine> {
        let places: Vec<_> = self.rows.iter().map(|row| row.place).collect();
        let ended = |cell: &TeamCell| match cell {
            TeamCell::Match { open, .. } => !open,
            TeamCell::Players(points) => points.0 > 0,
            TeamCell::Free { .. } => false,
        };
        let begun = self.rows.iter().any(|row| row.cells.iter().any(ended));
        lines(&places, begun, up, down)
    }
}
