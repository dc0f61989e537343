use super::criteria::{NameKey, seeding};
use super::{handicaps::HandicapRule, origins::Origins};
use crate::prelude::*;
use standings::{ScoreSheet, ranking};

pub(super) struct Preparation<'t> {
    tournament: &'t Tournament,
    round: RoundNo,
    sheet: ScoreSheet<'t>,
    handicaps: HandicapRule,
    excuse: Excuse,
    /// By position: gets a point more in the first rounds.
    accelerated: Vec<bool>,
}

impl<'t> Preparation<'t> {
    /// For a round from 1 on; the standings are those before it.
    pub fn new(tournament: &'t Tournament, round: RoundNo, handicaps: HandicapRule) -> Self {
        Self {
            tournament,
            round,
            sheet: ScoreSheet::new(tournament, RoundNo(round.0 - 1)),
            handicaps,
            excuse: Excuse::new(&tournament.settings),
            accelerated: upper_half(tournament),
        }
    }

    pub fn participants(&self) -> (Vec<Participant>, Scale) {
        let mut origins =
            Origins::new(&self.tournament.club_groups, &self.tournament.settings.draw.host_club);
        let entries = self.tournament.entries.iter().enumerate();
        let here = entries.filter(|(_, entry)| entry.takes_part(self.round));
        let mut participants: Vec<_> = here
            .map(|(index, entry)| {
                let mut participant = self.participant(index, entry);
                participant.origin = origins.of(entry);
                participant
            })
            .collect();
        let scores = participants.iter().map(|participant| participant.score);
        let scale = Scale::new(&self.tournament.settings, self.round.0 - 1, scores);
        self.seed(&mut participants, &scale);
        (participants, scale)
    }

    fn participant(&self, index: usize, entry: &Entry) -> Participant {
        let (sheet, after) = (&self.sheet, self.round.index());
        let (rank, mms, wins) =
            (entry.rank.value(), sheet.mms(index, after), sheet.wins(index, after));
        let excused = self.excuse.covers(rank, wins, sheet.start(index).floor());
        let history = Past::of(index, sheet.seats(index), |player, r| self.score(player, r));
        Participant {
            entry: entry.id,
            index,
            rank,
            rating: entry.rating.0,
            category: self.tournament.category(entry),
            mms,
            wins,
            score: self.score(index, after),
            group: 0,
            place: 0,
            size: 1,
            balance: history.balance,
            whites: history.whites,
            drawn_up: history.drawn_up,
            drawn_down: history.drawn_down,
            byes: history.byes,
            volunteers: self.tournament.settings.draw.bye_volunteers.contains(&entry.id),
            met_bits: history.meetings.iter().fold([0; 2], |[low, high], (met, _)| {
                let bits = Participant::bits(*met);
                [low | bits[0], high | bits[1]]
            }),
            meetings: history.meetings,
            excused,
            adjusted_score: if excused { self.highest_score() } else { mms.floor() },
            pseudo_rank: self.handicaps.pseudo_rank(rank, mms.floor()),
            drawn_shares: [0; 2],
            name: NameKey::new(&entry.surname, &entry.first_name),
            origin: Default::default(),
        }
    }

    /// The whole main score before a round, counted from 0; with a point more for the upper half in accelerated
    /// rounds.
    fn score(&self, index: usize, after: usize) -> i32 {
        let score = self.sheet.main_score(index, after).floor();
        let score = score.clamp(i64::from(i32::MIN / 4), i64::from(i32::MAX / 4)) as i32;
        let rounds = self.tournament.settings.draw.accelerated_rounds;
        let early = usize::try_from(rounds).is_ok_and(|rounds| after < rounds);
        score + i32::from(early && self.accelerated[index])
    }

    /// A practical maximum of McMahon scores: the bar and 2 and the round from 0.
    fn highest_score(&self) -> i32 {
        let limits = self.tournament.settings.mcmahon;
        limits.bar.value() - limits.zero.value() + 2 + self.round.0 - 1
    }

    /// Sets group, place and size of group, by the placement criteria, then the rating if the seeding phase wants
    /// it, then the name.
    fn seed(&self, participants: &mut [Participant], scale: &Scale) {
        let settings = &self.tournament.settings;
        let mut criteria = settings.placement.clone();
        if seeding(settings, self.round).1 {
            criteria.push(Criterion::Rating);
        }
        let mut place = vec![0; self.tournament.entries.len()];
        for (at, index) in ranking(&self.sheet, &criteria).into_iter().enumerate() {
            place[index] = at;
        }
        let mut groups: BTreeMap<i32, Vec<usize>> = BTreeMap::new();
        for (position, participant) in participants.iter_mut().enumerate() {
            participant.group = scale.group(participant.category, participant.score);
            groups.entry(participant.group).or_default().push(position);
        }
        for members in groups.values_mut() {
            members.sort_by_key(|&position| place[participants[position].index]);
            for (at, &position) in members.iter().enumerate() {
                participants[position].place = at as i32;
                participants[position].size = members.len() as i32;
            }
        }
    }
}

/// The upper half of the field by rank, then rating, then the order of entering; it includes the middle one of an
/// odd field.
fn upper_half(tournament: &Tournament) -> Vec<bool> {
    let mut upper = vec![false; tournament.entries.len()];
    if tournament.settings.draw.accelerated_rounds < 1 {
        return upper;
    }
    let entries = tournament.entries.iter().enumerate();
    let mut field: Vec<(usize, &Entry)> = entries.filter(|(_, entry)| entry.is_final()).collect();
    field.sort_by_key(|(index, entry)| (Reverse(entry.rank), Reverse(entry.rating), *index));
    for (index, _) in &field[..field.len().div_ceil(2)] {
        upper[*index] = true;
    }
    upper
}

/// Which players are excused from the secondary criteria (handicap, geography): the strong and the successful, for
/// whom only the score shall count.
///
/// Excused are players with 2·rank + 2·wins ≥ 2·threshold; with 2·wins ≥ the number of rounds if that setting is
/// on, or with every round of the event won if it is off; or whose starting score is the bar or above, if that
/// setting is on.
#[derive(Clone, Copy, Debug)]
pub(super) struct Excuse {
    threshold: i32,
    wins_needed: HalfPoints,
    bar: Option<i32>,
}

impl Excuse {
    pub fn new(settings: &Settings) -> Self {
        let pairing = &settings.pairing;
        let half = HalfPoints(settings.rounds);
        Self {
            threshold: pairing.excused_from.value(),
            wins_needed: if pairing.excused_by_wins { half } else { half + half },
            bar: pairing
                .excused_at_bar
                .then(|| settings.mcmahon.bar.value() - settings.mcmahon.zero.value()),
        }
    }

    pub fn covers(&self, rank: i32, wins: HalfPoints, start: i32) -> bool {
        2 * rank + wins.0 >= 2 * self.threshold
            || wins >= self.wins_needed
            || self.bar.is_some_and(|bar| start >= bar)
    }
}

/// The score groups of a round: their number, and the group of a score.
///
/// Groups are numbered from 0 at the top by category, then score, empty ones included. In McMahon a category has
/// the scores from floor − 1 to bar + 2 + the round (from 0), in Swiss those from 0 to the round, in a cup those
/// from 0 to 2^round − 1. A score outside (through an unusual correction) widens the scale.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Scale {
    lowest: i32,
    highest: i32,
    categories: i32,
}

impl Scale {
    /// The scale for a round, counted from 0, in which those scores occur.
    pub fn new(settings: &Settings, round: i32, scores: impl Iterator<Item = i32>) -> Self {
        let (mut lowest, mut highest) = match settings.system {
            System::McMahon => {
                let zero = settings.mcmahon.zero.value();
                let (floor, bar) = (settings.mcmahon.floor.value(), settings.mcmahon.bar.value());
                (floor - 1 - zero, bar.max(floor) + 2 + round - zero)
            }
            System::Swiss | System::SwissCategories => (0, round),
            System::Cup => (0, (1 << round.clamp(0, 24)) - 1),
        };
        for score in scores {
            lowest = lowest.min(score);
            highest = highest.max(score);
        }
        let categories = settings.categories.count().min(40) as i32;
        Self { lowest, highest, categories }
    }

    pub fn groups(&self) -> i32 {
        (self.highest - self.lowest + 1).saturating_mul(self.categories)
    }

    pub fn group(&self, category: usize, score: i32) -> i32 {
        let each = self.highest - self.lowest + 1;
        each.saturating_mul(category as i32) + (self.highest - score)
    }
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Past {
    pub balance: i32,
    pub whites: Vec<bool>,
    pub drawn_up: u32,
    pub drawn_down: u32,
    pub byes: i32,
    pub meetings: Vec<(usize, RoundNo)>,
}

impl Past {
    /// `score(player, round)` is the whole main score of a player, by position in the list of entries, before that
    /// round (counted from 0).
    pub fn of(player: usize, seats: &[Seat], score: impl Fn(usize, usize) -> i32) -> Self {
        let mut history = Self::default();
        for (round, seat) in seats.iter().enumerate() {
            match seat {
                Seat::Free(Unplayed::Bye) => history.byes += 1,
                Seat::Free(Unplayed::Absent | Unplayed::Unpaired) => {}
                Seat::Board(meeting) => {
                    let opponent = meeting.opponent_index;
                    history.meetings.push((opponent, RoundNo::from_index(round)));
                    if meeting.colors_known {
                        history.played(meeting.color, meeting.handicap);
                    }
                    let (own, other) = (score(player, round), score(opponent, round));
                    history.drawn_up += u32::from(other > own);
                    history.drawn_down += u32::from(other < own);
                }
            }
        }
        history.whites.reverse();
        history
    }

    fn played(&mut self, color: Color, handicap: u8) {
        self.whites.push(color == Color::White);
        if handicap == 0 {
            self.balance += if color == Color::White { 1 } else { -1 };
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rating::Rank;

    fn settings(system: System) -> Settings {
        preset(system, Federation::Egf, "Open", chrono::NaiveDate::default())
    }

    #[test]
    fn dan_players_the_bar_and_the_successful_are_excused() {
        let mut settings = settings(System::McMahon);
        let rule = Excuse::new(&settings);
        let wins = HalfPoints::whole;
        assert!(rule.covers(0, wins(0), 30));
        assert!(rule.covers(-2, wins(2), 28));
        assert!(!rule.covers(-3, wins(2), 27));
        assert!(rule.covers(-9, wins(0), 33));
        assert!(!rule.covers(-9, wins(3), 21));
        settings.pairing.excused_by_wins = true;
        settings.pairing.excused_at_bar = false;
        let rule = Excuse::new(&settings);
        assert!(rule.covers(-9, wins(3), 21));
        assert!(!rule.covers(-9, wins(2), 33));
    }

    #[test]
    fn a_mcmahon_round_counts_the_scores_nobody_has() {
        // 20k to 4d: 3 + 20 + 4 groups in round 1, and one more each round.
        let scale = Scale::new(&settings(System::McMahon), 0, [33, 10].into_iter());
        assert_eq!((scale.groups(), scale.group(0, 35), scale.group(0, 9)), (27, 0, 26));
        assert_eq!(Scale::new(&settings(System::McMahon), 2, [33].into_iter()).groups(), 29);
    }

    #[test]
    fn categories_lie_one_below_the_other() {
        let mut settings = settings(System::SwissCategories);
        settings.categories.0 = vec![Rank::SHODAN, Rank::clamped(-5)];
        let scale = Scale::new(&settings, 2, [2, 0].into_iter());
        assert_eq!((scale.groups(), scale.group(0, 2), scale.group(2, 0)), (9, 0, 8));
    }

    #[test]
    fn an_unusual_correction_widens_the_scale() {
        let scale = Scale::new(&settings(System::McMahon), 0, [40, 10].into_iter());
        assert_eq!((scale.groups(), scale.group(0, 40)), (32, 0));
    }

    fn game(opponent_index: usize, color: Color, handicap: u8) -> Seat {
        Seat::Board(Meeting {
            table: TableNo(1),
            opponent: EntryId(opponent_index as i32 + 1),
            opponent_index,
            color,
            colors_known: true,
            handicap,
            ending: Ending::won(Color::Black),
            points: HalfPoints::ZERO,
            opponent_points: HalfPoints::ONE,
        })
    }

    #[test]
    fn floats_balances_and_byes_are_counted() {
        let seats = [
            game(1, Color::White, 0),
            Seat::Free(Unplayed::Bye),
            game(2, Color::Black, 3),
            game(3, Color::White, 0),
        ];
        // Player 0 stays at 10; player 2 was above, player 3 below.
        let history = Past::of(0, &seats, |player, _| [10, 10, 11, 9][player]);
        assert_eq!((history.drawn_up, history.drawn_down, history.byes), (1, 1, 1));
        assert_eq!(history.balance, 2);
        assert_eq!(history.whites, [true, false, true]);
        assert_eq!(history.meetings.len(), 3);
    }
}
