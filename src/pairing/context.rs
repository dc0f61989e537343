use super::handicaps::{HandicapRule, first_takes_white};
use super::systems::{Plan, plans};
use super::{
    CriterionWeights, Nearness, Watch, criteria::Criteria, objection::Absence,
    preparation::Preparation,
};
use crate::prelude::*;

/// A round to be drawn: its participants with the data that pairing needs, and the weight of any two of them.
///
/// Only games of earlier rounds count. Preparing takes the standings' time; a weight then takes some ten
/// nanoseconds, for any number of rounds.
#[derive(Clone, Debug)]
pub struct RoundContext {
    round: RoundNo,
    participants: Vec<Participant>,
    positions: HashMap<EntryId, usize>,
    groups: i32,
    /// The country of more than half of the field.
    home: Option<usize>,
    handicaps: HandicapRule,
    criteria: Criteria,
    seed: Option<u64>,
    rules: DrawRules,
    /// Pairs kept apart by name, by position, the lower first, with the index of the rule.
    apart: HashMap<(usize, usize), usize>,
    plans: HashMap<EntryId, Plan>,
    absent: HashMap<EntryId, Absence>,
    watch: Watch,
}

impl RoundContext {
    /// Prepares a round. Chance, if the settings give it weight, is the scramble of names, or random by `seed`
    /// where the settings want it undetermined.
    pub fn new(
        tournament: &Tournament,
        round: RoundNo,
        seed: Option<u64>,
    ) -> Result<Self, UnknownRound> {
        let settings = &tournament.settings;
        let rounds = settings.rounds.clamp(0, Participation::ROUNDS);
        if round.0 < 1 || round.0 > rounds {
            return Err(UnknownRound { round, rounds });
        }
        let handicaps =
            HandicapRule { settings: settings.handicap, zero: settings.mcmahon.zero.value() };
        let seen = tournament.as_drawn_from(round);
        let (mut participants, scale) = Preparation::new(&seen, round, handicaps).participants();
        let seed = seed.filter(|_| !settings.pairing.deterministic);
        let criteria = Criteria::new(settings, round, scale.groups(), seed);
        for participant in &mut participants {
            participant.drawn_shares = criteria.drawn_shares(participant);
        }
        let positions = participants.iter().enumerate().map(|(i, p)| (p.entry, i)).collect();
        let rules = settings.draw.clone();
        let apart = kept_apart(&rules, &positions);
        let (home, groups) = (home(&participants), scale.groups());
        let entries = tournament.entries.iter().map(|entry| entry.id);
        let absent = entries.filter_map(|id| Some((id, Absence::of(tournament, id, round)?)));
        Ok(Self {
            round,
            participants,
            positions,
            groups,
            home,
            handicaps,
            criteria,
            seed,
            rules,
            apart,
            plans: plans(tournament, round),
            absent: absent.collect(),
            watch: Watch::default(),
        })
    }

    /// With progress reports of draws, which may be cancelled.
    #[must_use]
    pub fn watched(self, watch: Watch) -> Self {
        Self { watch, ..self }
    }

    pub(super) const fn watch(&self) -> &Watch {
        &self.watch
    }

    /// Which round it is.
    pub const fn round(&self) -> RoundNo {
        self.round
    }

    /// The event's rules for every draw.
    pub const fn rules(&self) -> &DrawRules {
        &self.rules
    }

    /// The index of the rule that keeps two participants, by position, apart by name.
    #[inline(always)]
    pub(super) fn kept_apart(&self, i: usize, j: usize) -> Option<usize> {
        if self.apart.is_empty() { None } else { self.apart.get(&(i.min(j), i.max(j))).copied() }
    }

    pub(super) fn apart_pairs(&self) -> impl Iterator<Item = &(usize, usize)> {
        self.apart.keys()
    }

    pub(super) fn plan(&self, entry: EntryId) -> Option<Plan> {
        self.plans.get(&entry).copied()
    }

    /// Why an entry does not take part; `None` if it does.
    pub fn absence(&self, entry: EntryId) -> Option<Absence> {
        match self.position(entry) {
            Some(_) => None,
            None => Some(self.absent.get(&entry).copied().unwrap_or(Absence::Unknown)),
        }
    }

    /// The seed of chance, if chance is undetermined.
    pub const fn seed(&self) -> Option<u64> {
        self.seed
    }

    /// The participants, in the order of entering.
    pub fn participants(&self) -> &[Participant] {
        &self.participants
    }

    /// The position of an entry among the participants.
    pub fn position(&self, entry: EntryId) -> Option<usize> {
        self.positions.get(&entry).copied()
    }

    /// Finds a participant by entry; `None` if it takes no part.
    pub fn participant(&self, entry: EntryId) -> Option<&Participant> {
        self.position(entry).map(|position| &self.participants[position])
    }

    /// The number of score groups of all categories, empty ones included.
    pub const fn groups(&self) -> i32 {
        self.groups
    }

    /// The weight of a pair of participants, by position. Panics if a position is not below their number.
    #[inline(always)]
    pub fn weight(&self, i: usize, j: usize) -> CriterionWeights {
        let (first, second) = (&self.participants[i.min(j)], &self.participants[i.max(j)]);
        self.criteria.weigh(first, second, self.stones(first, second))
    }

    /// The weight of a pair of entries; `None` unless both take part.
    pub fn pair(&self, a: EntryId, b: EntryId) -> Option<CriterionWeights> {
        Some(self.weight(self.position(a)?, self.position(b)?))
    }

    /// The handicap of two participants by the rule.
    pub fn stones(&self, a: &Participant, b: &Participant) -> u8 {
        self.handicaps.stones(a.pseudo_rank, b.pseudo_rank)
    }

    /// The handicap of two participants without the ceiling.
    pub fn stones_wanted(&self, a: &Participant, b: &Participant) -> i32 {
        self.handicaps.wanted(a.pseudo_rank, b.pseudo_rank)
    }

    /// White of a board where the stronger player has the stones, and the stones that the rule gives White as
    /// Black; `None` if the board is in order, or a player does not take part.
    pub fn stones_to_stronger(&self, board: &tournament::Board) -> Option<(EntryId, u8)> {
        let (black, white) = (self.participant(board.black)?, self.participant(board.white)?);
        let wrong = board.handicap > 0 && black.pseudo_rank > white.pseudo_rank;
        wrong.then(|| (white.entry, self.stones(black, white)))
    }

    /// Black, White and handicap of two participants by the rule, in any order of the two.
    pub fn seats(&self, a: &Participant, b: &Participant) -> (EntryId, EntryId, u8) {
        let (first, second) = if a.index < b.index { (a, b) } else { (b, a) };
        let stones = self.stones(first, second);
        if first_takes_white(first, second, &self.handicaps) {
            (second.entry, first.entry, stones)
        } else {
            (first.entry, second.entry, stones)
        }
    }

    /// What two players of neighbouring groups lose of the score criterion: the unit in which organisers read
    /// costs. At least 1.
    pub fn group_worth(&self) -> i64 {
        self.criteria.group_worth()
    }

    /// Points of a draw in tenths of [`Self::group_worth`], rounded.
    pub fn tenths_of_groups(&self, points: i128) -> i64 {
        let group = i128::from(self.group_worth());
        let tenths = (points.abs() * 10 + group / 2) / group;
        (tenths * points.signum()).clamp(i64::MIN.into(), i64::MAX.into()) as i64
    }

    /// The maximum of each criterion in this round; the total is one more than their sum.
    pub fn maxima(&self) -> CriterionWeights {
        self.criteria.maxima()
    }

    /// The most that a pair of two groups can weigh, given one member of each, who is excused if any of the group
    /// is.
    pub(super) fn bound(&self, a: &Participant, b: &Participant) -> i64 {
        self.criteria.bound(a, b)
    }

    /// How many categories there are.
    pub const fn categories(&self) -> usize {
        self.criteria.categories()
    }

    /// The least and the most that geography can give these two: as clubmates, and as strangers.
    pub fn geography_range(&self, a: &Participant, b: &Participant) -> (i64, i64) {
        self.criteria.geography_range(a, b)
    }

    /// What two participants have in common, of the things that the event separates by; also `None` if both are
    /// excused, or one does not take part. A country of more than half of the field is not counted, as its players
    /// must meet.
    pub fn nearness(&self, a: EntryId, b: EntryId) -> Option<Nearness> {
        let (a, b) = (self.participant(a)?, self.participant(b)?);
        let (clubs, countries) = self.criteria.separates();
        let (near, far) = (&a.origin, &b.origin);
        if a.excused && b.excused {
            None
        } else if clubs && near.club == far.club && near.has_club {
            Some(Nearness::Club)
        } else if clubs && near.shares_group(far) {
            Some(Nearness::ClubGroup)
        } else {
            let one = near.country == far.country && near.has_country;
            (countries && one && Some(near.country) != self.home).then_some(Nearness::Country)
        }
    }
}

fn kept_apart(
    rules: &DrawRules,
    positions: &HashMap<EntryId, usize>,
) -> HashMap<(usize, usize), usize> {
    let mut apart = HashMap::new();
    for (place, group) in rules.apart.iter().enumerate() {
        let here: Vec<usize> =
            group.entries.iter().filter_map(|entry| positions.get(entry).copied()).collect();
        for (k, &i) in here.iter().enumerate() {
            apart.extend(here[k + 1..].iter().map(|&j| ((i.min(j), i.max(j)), place)));
        }
    }
    apart
}

fn home(participants: &[Participant]) -> Option<usize> {
    let mut counts: HashMap<usize, usize> = HashMap::new();
    for participant in participants {
        *counts.entry(participant.origin.country).or_default() += 1;
    }
    let half = participants.len() / 2;
    counts.into_iter().find(|(_, count)| *count > half).map(|(country, _)| country)
}
