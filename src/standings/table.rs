use tournament::{Criterion, EntryId, RoundNo, Tournament};

use super::{Attended, Ranking, ResultCell, ScoreSheet, Value};

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
    #[must_use]
    pub fn score_index(&self) -> usize {
        let first = |is: fn(&Criterion) -> bool| self.criteria.iter().position(is);
        let main = first(|c| c.is_main_score() || *c == Criterion::Sts);
        main.or_else(|| first(|c| *c != Criterion::Cat)).unwrap_or(0)
    }

    /// Whether two rows are equal in that score and all criteria before it, such as the category.
    #[must_use]
    pub fn has_same_score(&self, one: &Row, other: &Row) -> bool {
        let through = self.score_index() + 1;
        let scores = |row: &Row| row.values.iter().take(through).copied().collect::<Vec<_>>();
        scores(one) == scores(other)
    }

    /// Finds the row of an entry; `None` if it has none.
    #[must_use]
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

/// The row number of each entry, by position among so many, counted from 1; 0 for an entry not in the order.
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
