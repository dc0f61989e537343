use rating::{Rank, Rating};
use tournament::{Criterion, EntryId, HalfPoints, RoundNo, Seat, Tournament};

use super::criteria;
use super::{Ranking, Row, ScoreSheet, Standings, Value};

/// The terms of a value, round by round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explanation {
    /// The entry whose value it is.
    pub entry: EntryId,
    /// Which criterion.
    pub criterion: Criterion,
    /// The value: the sum of all terms that were not dropped.
    pub value: Value,
    /// The terms, in the order of rounds.
    pub terms: Vec<Term>,
    /// For direct comparisons: all entries equal on the criteria before, this one included.
    pub tied: Vec<EntryId>,
}

/// One term of a sum.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Term {
    /// The round it comes from, if it comes from one.
    pub round: Option<RoundNo>,
    /// The entry's round: the game with its opponent, colour, handicap and result, a bye or an absence.
    pub seat: Option<Seat>,
    /// How the amount came about.
    pub part: Part,
    /// What it adds.
    pub amount: Value,
    /// Whether it was left out of the sum, being among the lowest.
    pub dropped: bool,
}

/// How the amount of a term came about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The starting McMahon score; in a sum of opponents' scores it replaces a round without a game.
    Start,
    /// The points of the round: of the game, or the event's value of a bye or absence.
    Points,
    /// The half that is taken off the sum of byes and absences.
    RoundedDown,
    /// The points of the round, doubled once for each round since.
    Doubled {
        /// The points before doubling.
        points: HalfPoints,
        /// How many times it was doubled.
        times: u32,
    },
    /// The bonus for having won every round up to this one from the bar on.
    Bonus,
    /// The category, counted from 1 at the top.
    Category,
    /// The player's rank, where it is a criterion.
    Rank(Rank),
    /// The player's rating, where it is a criterion.
    Rating(Rating),
    /// The opponent's score and the stones given (or, negative, received) added to it.
    OpponentScore {
        /// The opponent's score.
        score: HalfPoints,
        /// Stones added: given as White, or taken off: received as Black.
        handicap: i32,
    },
    /// The opponent's score with the handicap correction, times one's own result.
    Defeated {
        /// The opponent's score.
        score: HalfPoints,
        /// Stones added or taken off.
        handicap: i32,
        /// One's own result.
        result: HalfPoints,
    },
    /// The opponent's own sum of opponents' scores.
    OpponentSos {
        /// That sum.
        sos: HalfPoints,
    },
    /// The score after the round.
    Running {
        /// The score, points of that round included.
        score: HalfPoints,
    },
    /// The opponent's wins, times a coefficient for the difficulty of the game.
    Exploit {
        /// The opponent's wins.
        wins: HalfPoints,
        /// Stones given beyond what the ranks ask for (negative: received).
        beyond: i32,
        /// 0 to 3.
        coefficient: u8,
    },
    /// A game between two of the tied.
    Direct,
    /// How many steps of the tied are placed below by direct confrontation.
    Above,
}

impl Term {
    pub(super) const fn without_round(part: Part, amount: Value) -> Self {
        Self { round: None, seat: None, part, amount, dropped: false }
    }

    pub(super) const fn of(round: RoundNo, seat: Seat, part: Part, amount: Value) -> Self {
        Self { round: Some(round), seat: Some(seat), part, amount, dropped: false }
    }
}

/// Explains values for many entries and criteria of the same standings.
#[derive(Clone, Debug)]
pub struct Explainer<'a> {
    standings: &'a Standings,
    sheet: ScoreSheet<'a>,
}

impl<'a> Explainer<'a> {
    /// For standings of that tournament.
    #[must_use]
    pub fn new(tournament: &'a Tournament, standings: &'a Standings) -> Self {
        Self { standings, sheet: ScoreSheet::new(tournament, standings.through) }
    }

    /// Explains an entry's value of a criterion; `None` if the standings have no such entry. The criterion need not
    /// be one of the standings'; a direct comparison is then computed among the entries that share the place.
    pub fn explain(&self, entry: EntryId, criterion: Criterion) -> Option<Explanation> {
        let row = self.standings.row_of(entry)?;
        Some(if is_direct(criterion) {
            self.direct(row, criterion)
        } else {
            let terms = criteria::terms(&self.sheet, row.index, criterion);
            let value = criteria::value(&self.sheet, row.index, criterion);
            Explanation { entry, criterion, value, terms, tied: Vec::new() }
        })
    }

    fn direct(&self, row: &Row, criterion: Criterion) -> Explanation {
        let at = self.standings.criteria.iter().position(|c| *c == criterion);
        let before = at.unwrap_or(row.values.len());
        let same = |other: &&Row| other.values[..before] == row.values[..before];
        let tied: Vec<usize> = self.standings.rows.iter().filter(same).map(|r| r.index).collect();
        let value = match at {
            Some(at) => row.values[at],
            None => self.appended(row, criterion),
        };
        let terms = match criterion {
            Criterion::Sdc => criteria::direct::simple_terms(&self.sheet, row.index, &tied),
            _ => criteria::direct::terms(&self.sheet, row.index, &tied, value),
        };
        let tied = tied.into_iter().map(|index| self.sheet.entry(index).id).collect();
        Explanation { entry: row.entry, criterion, value, terms, tied }
    }

    /// The value that a direct comparison would have as the last criterion.
    fn appended(&self, row: &Row, criterion: Criterion) -> Value {
        let mut criteria = self.standings.criteria.clone();
        criteria.push(criterion);
        let listed = self.standings.rows.iter().map(|row| row.index).collect();
        Ranking::among(&self.sheet, listed, &criteria).values(row.index)[criteria.len() - 1]
    }
}

/// Explains an entry's value of a criterion in those standings; `None` if they have no such entry. For several
/// explanations use one [`Explainer`].
#[must_use]
pub fn explain(
    tournament: &Tournament,
    standings: &Standings,
    entry: EntryId,
    criterion: Criterion,
) -> Option<Explanation> {
    Explainer::new(tournament, standings).explain(entry, criterion)
}

/// Whether a criterion compares the tied with one another, so that it depends on those before it.
pub(super) const fn is_direct(criterion: Criterion) -> bool {
    matches!(criterion, Criterion::Sdc | Criterion::Dc)
}
