use std::cmp::Reverse;
use std::collections::BTreeMap;

use standings::{ScoreSheet, ranking};
use tournament::{Criterion, Entry, RoundNo, Tournament};

use super::criteria::NameKey;
use super::criteria_set::seeding;
use super::excuse::Excuse;
use super::handicaps::HandicapRule;
use super::origins::Origins;
use super::participant::Participant;
use super::past::Past;
use super::scale::Scale;

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
