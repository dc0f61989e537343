use tournament::{
    Criterion, Entry, HalfPoints, Meeting, Participation, PointValues, RoundNo, Seat, Tournament,
    Unplayed,
};

use super::Value;
use super::criteria;

/// Every score of every entry after every round: the data for criteria, pairing and pages. Entries are named by
/// their position in [`Tournament::entries`]; a score *after n* rounds is the one before round n + 1, so `after(0)`
/// is the start. Building it takes time linear in entries × rounds.
#[derive(Clone, Debug)]
pub struct ScoreSheet<'t> {
    tournament: &'t Tournament,
    rounds: usize,
    seats: Vec<Vec<Seat>>,
    lines: Vec<Line>,
    /// Sums of opponents' scores, by [`Opposition`]; SOSOS sums these.
    sos: [Vec<HalfPoints>; 2],
}

/// Which score of the opponents a sum adds up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Opposition {
    /// Their wins: the criteria that end in W.
    Wins,
    /// Their McMahon scores, corrected by handicap: the criteria that end in M.
    McMahon,
}

/// One entry's scores after 0, 1, 2 … rounds.
#[derive(Clone, Debug)]
struct Line {
    start: HalfPoints,
    wins: Vec<HalfPoints>,
    mms: Vec<HalfPoints>,
    cps: Vec<i64>,
    /// This entry's score in its opponents' sums, by [`Opposition`].
    counted: [HalfPoints; 2],
}

impl<'t> ScoreSheet<'t> {
    /// The scores after rounds 1 to `through`, at most the 32 that a tournament can have.
    #[must_use]
    pub fn new(tournament: &'t Tournament, through: RoundNo) -> Self {
        let through = RoundNo(through.0.clamp(0, Participation::ROUNDS));
        let seats = tournament.seats(through);
        let lines = tournament
            .entries
            .iter()
            .zip(&seats)
            .map(|(entry, seats)| Line::new(tournament, entry, seats))
            .collect();
        let rounds = through.0 as usize;
        let mut sheet = Self { tournament, rounds, seats, lines, sos: [Vec::new(), Vec::new()] };
        sheet.sos = [Opposition::Wins, Opposition::McMahon].map(|opposition| {
            (0..sheet.len()).map(|index| criteria::sos::sum(&sheet, index, opposition)).collect()
        });
        sheet
    }

    /// The tournament it was made from.
    pub const fn tournament(&self) -> &'t Tournament {
        self.tournament
    }

    /// How many entries it has.
    pub const fn len(&self) -> usize {
        self.lines.len()
    }

    /// Whether there are no entries.
    pub const fn is_empty(&self) -> bool {
        self.lines.is_empty()
    }

    /// How many rounds it covers.
    pub const fn rounds(&self) -> usize {
        self.rounds
    }

    /// The entry at that position.
    pub fn entry(&self, index: usize) -> &'t Entry {
        &self.tournament.entries[index]
    }

    /// The entry's seat in each round.
    pub fn seats(&self, index: usize) -> &[Seat] {
        &self.seats[index]
    }

    /// The rounds that entry had a game in, with the game.
    pub fn meetings(&self, index: usize) -> impl Iterator<Item = (RoundNo, &Meeting)> {
        let seats = self.seats[index].iter().enumerate();
        seats.filter_map(|(r, seat)| Some((RoundNo::from_index(r), seat.meeting()?)))
    }

    /// The starting McMahon score.
    pub fn start(&self, index: usize) -> HalfPoints {
        self.lines[index].start
    }

    /// The number of wins after that many rounds (NBW): games, and the worth of byes and absences.
    pub fn wins(&self, index: usize, after: usize) -> HalfPoints {
        self.lines[index].wins[after.min(self.rounds)]
    }

    /// The McMahon score after that many rounds (MMS).
    pub fn mms(&self, index: usize, after: usize) -> HalfPoints {
        self.lines[index].mms[after.min(self.rounds)]
    }

    /// The cup score after that many rounds (CPS), in half points.
    pub fn cps(&self, index: usize, after: usize) -> i64 {
        self.lines[index].cps[after.min(self.rounds)]
    }

    /// The score that groups players for pairing, after that many rounds.
    pub fn main_score(&self, index: usize, after: usize) -> Value {
        match self.tournament.settings.system.main_score() {
            Criterion::Mms => self.mms(index, after).into(),
            Criterion::Cps => Value::halves(self.cps(index, after)),
            _ => self.wins(index, after).into(),
        }
    }

    /// An entry's score in its opponents' sums, after all rounds of the sheet. If the event counts unplayed rounds
    /// as half points for such sums, it is the points of games and half a point for each round without a game; that
    /// includes games by default and games without a result.
    pub fn counted(&self, index: usize, opposition: Opposition) -> HalfPoints {
        self.lines[index].counted[opposition as usize]
    }

    /// The sum of opponents' scores (SOSW or SOSM), after all rounds of the sheet.
    pub fn sos(&self, index: usize, opposition: Opposition) -> HalfPoints {
        self.sos[opposition as usize][index]
    }
}

impl Line {
    fn new(tournament: &Tournament, entry: &Entry, seats: &[Seat]) -> Self {
        let points = &tournament.settings.points;
        let start = HalfPoints::whole(tournament.starting_score(entry));
        let [wins, gained] = [Opposition::Wins, Opposition::McMahon].map(|score| {
            running(seats, points.round_down, |free| unplayed_points(points, free, score))
        });
        let counted = |total: &[HalfPoints]| {
            if points.sos_unplayed_as_half {
                let is_played = |game: &&Meeting| criteria::is_played(game, points.no_result);
                let played = |seat: &Seat| seat.meeting().filter(is_played).copied();
                seats.iter().map(|seat| played(seat).map_or(HalfPoints::HALF, |m| m.points)).sum()
            } else {
                total.last().copied().unwrap_or_default()
            }
        };
        Self {
            start,
            counted: [counted(&wins), start + counted(&gained)],
            mms: gained.into_iter().map(|points| start + points).collect(),
            cps: cup(seats, &wins),
            wins,
        }
    }
}

/// The points after 0, 1, 2 … rounds; the worth of byes and absences is rounded down as a sum, jigo never.
fn running(
    seats: &[Seat],
    round_down: bool,
    unplayed: impl Fn(Unplayed) -> HalfPoints,
) -> Vec<HalfPoints> {
    let (mut played, mut free) = (HalfPoints::ZERO, HalfPoints::ZERO);
    let mut points = vec![HalfPoints::ZERO];
    for seat in seats {
        match seat {
            Seat::Board(meeting) => played += meeting.points,
            Seat::Free(why) => free += unplayed(*why),
        }
        points.push(played + if round_down { free.rounded_down() } else { free });
    }
    points
}

/// The cup score after 0, 1, 2 … rounds, in halves: each round doubles the sum of games and adds its own; byes and
/// absences count once, as in the number of wins.
fn cup(seats: &[Seat], wins: &[HalfPoints]) -> Vec<i64> {
    let (mut doubled, mut played) = (0, HalfPoints::ZERO);
    let mut scores = vec![0];
    for (seat, wins) in seats.iter().zip(&wins[1..]) {
        let points = seat.meeting().map_or(HalfPoints::ZERO, |meeting| meeting.points);
        played += points;
        doubled = 2 * doubled + i64::from(points.0);
        scores.push(doubled + i64::from((*wins - played).0));
    }
    scores
}

/// Worth of a round without a game by the event's settings, before any rounding.
pub(super) const fn unplayed_points(
    values: &PointValues,
    why: Unplayed,
    score: Opposition,
) -> HalfPoints {
    match (why, score) {
        (Unplayed::Bye, Opposition::Wins) => values.bye_wins,
        (Unplayed::Bye, Opposition::McMahon) => values.bye_mms,
        (Unplayed::Absent, Opposition::Wins) => values.absent_wins,
        (Unplayed::Absent, Opposition::McMahon) => values.absent_mms,
        (Unplayed::Unpaired, _) => HalfPoints::ZERO,
    }
}
