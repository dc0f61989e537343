use std::borrow::Cow;
use std::collections::{BTreeMap, HashMap, HashSet};

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use super::{
    Board, ClubGroup, Division, DrawRules, Entry, EntryId, HalfPoints, Participation, Registration,
    Round, RoundClock, RoundNo, RoundState, Settings, Team, Teams,
};

/// A whole tournament at one moment. Entries are in the order of entering; rounds in order from round 1, without
/// gaps (a round that was never drawn is missing or empty).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Tournament {
    pub settings: Settings,
    /// All entries, in the order of entering.
    pub entries: Vec<Entry>,
    pub rounds: Vec<Round>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub club_groups: Vec<ClubGroup>,
    #[serde(default, skip_serializing_if = "crate::is_default")]
    pub teams: Teams,
    /// When rounds begin, also those that are not drawn yet.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub clocks: BTreeMap<RoundNo, RoundClock>,
    /// The lowest number that was never given to an entry, as far as it is known; see [`Tournament::next_entry`].
    #[serde(default, skip_serializing_if = "crate::is_default")]
    pub never_given: EntryId,
}

impl Tournament {
    pub fn new(settings: Settings) -> Self {
        Self {
            settings,
            entries: Vec::new(),
            rounds: Vec::new(),
            club_groups: Vec::new(),
            teams: Teams::default(),
            clocks: BTreeMap::new(),
            never_given: EntryId(0),
        }
    }

    pub fn entry(&self, id: EntryId) -> Option<&Entry> {
        // Ids are usually positions: try that first.
        let guess = usize::try_from(id.0 - 1).ok().and_then(|i| self.entries.get(i));
        guess.filter(|e| e.id == id).or_else(|| self.entries.iter().find(|entry| entry.id == id))
    }

    /// The number of the next entry: no entry has or had it, and no rule of the draw and no team names it.
    pub fn next_entry(&self) -> EntryId {
        let named = self.settings.draw.named().chain(self.teams.named());
        let last = self.entries.iter().map(|entry| entry.id).chain(named).max().unwrap_or_default();
        EntryId(last.0.saturating_add(1).max(self.never_given.0))
    }

    /// Adds an entry under the next number, replacing its own. The number is never used again.
    pub fn enter(&mut self, entry: Entry) -> EntryId {
        let id = self.next_entry();
        self.never_given = EntryId(id.0.saturating_add(1));
        self.entries.push(Entry { id, ..entry });
        id
    }

    /// Removes entries, also from their teams.
    pub fn remove(&mut self, gone: &[EntryId]) {
        self.entries.retain(|entry| !gone.contains(&entry.id));
        gone.iter().for_each(|entry| self.teams.forget(*entry));
    }

    /// With other settings. Entries that have left do not take part in rounds that are new.
    #[must_use]
    pub fn with_settings(&self, settings: Settings) -> Self {
        let mut after = self.clone();
        for entry in &mut after.entries {
            entry.participation = entry.participation.grown(self.settings.rounds, settings.rounds);
            if self.settings.sides != settings.sides {
                *entry = entry.of_first().settled(settings.sides);
            }
        }
        after.settings = settings;
        after
    }

    /// Without rulings: the rounds that entries [play](Entry::playing) become those they entered for.
    #[must_use]
    pub fn without_rulings(&self) -> Self {
        let mut plain = self.clone();
        for entry in &mut plain.entries {
            entry.participation = entry.playing();
            entry.excluded = Participation::NONE;
        }
        plain
    }

    /// The position of each entry in `entries`.
    pub fn positions(&self) -> HashMap<EntryId, usize> {
        self.entries.iter().enumerate().map(|(index, entry)| (entry.id, index)).collect()
    }

    pub fn round(&self, no: RoundNo) -> Option<&Round> {
        self.rounds.iter().find(|round| round.no == no)
    }

    /// The last public round that has a game or a bye.
    pub fn last_public_round(&self) -> Option<RoundNo> {
        self.rounds.iter().filter(|r| r.is_public() && !r.boards.is_empty()).map(|r| r.no).max()
    }

    /// The last round that has a game, drafts included.
    pub fn last_round_with_games(&self) -> Option<RoundNo> {
        self.rounds.iter().filter(|round| !round.boards.is_empty()).map(|round| round.no).max()
    }

    /// The participants of that round: finally registered and playing it, in the order of entering.
    pub fn participants(&self, round: RoundNo) -> impl Iterator<Item = &Entry> {
        self.entries.iter().filter(move |entry| entry.takes_part(round))
    }

    /// The starting McMahon score of an entry, in whole points: clamp(rank, floor, bar) − zero + the player's
    /// correction.
    pub fn starting_score(&self, entry: &Entry) -> i32 {
        self.starting_score_of(entry.rank) + entry.correction
    }

    /// The starting McMahon score of a rank, in whole points: clamp(rank, floor, bar) − zero.
    pub fn starting_score_of(&self, rank: rating::Rank) -> i32 {
        let limits = self.settings.mcmahon;
        let (floor, bar) = (limits.floor.value(), limits.bar.value());
        rank.value().clamp(floor, bar.max(floor)) - limits.zero.value()
    }

    /// The komi of a board: its own, else the event's in an even game and the ruleset's with a handicap.
    pub fn komi_of(&self, board: &Board) -> HalfPoints {
        match board.komi {
            Some(komi) => komi,
            None if board.handicap == 0 => self.settings.komi,
            None => self.settings.ruleset().handicap.komi,
        }
    }

    /// Whether a result is confirmed: by both players, or the round is finished and the event's settings count
    /// that.
    pub fn is_confirmed(&self, round: &Round, board: &Board) -> bool {
        let over = self.settings.refereeing.finished_confirms
            && round.state == RoundState::Finished
            && !board.ending.is_pending();
        board.confirmed.is_some() || over
    }

    /// The start of a round, planned and real; empty if it was never set.
    pub fn clock(&self, round: RoundNo) -> RoundClock {
        self.clocks.get(&round).copied().unwrap_or_default()
    }

    /// The category of an entry, counted from 0 at the top: the one that was set by hand, else that of the rank. A
    /// number below the lowest category means the lowest.
    pub fn category(&self, entry: &Entry) -> usize {
        let categories = &self.settings.categories;
        match entry.category {
            Some(by_hand) => usize::from(by_hand).clamp(1, categories.count()) - 1,
            None => categories.of(entry.rank),
        }
    }

    /// The tournament before that round was drawn: that round and all later ones have no games and no byes.
    #[must_use]
    pub fn before(&self, round: RoundNo) -> Self {
        let mut earlier = self.clone();
        earlier.rounds.retain(|r| r.no < round);
        earlier
    }

    /// The public part of the tournament: without drafts and line-ups of rounds that are not public, and with
    /// preliminary entries only where the event lists them.
    #[must_use]
    pub fn public(&self) -> Self {
        let waits = |no: &RoundNo| self.round(*no).is_none_or(|r| r.state == RoundState::Draft);
        let mut public = self.clone();
        public.rounds.retain(|r| r.state != RoundState::Draft);
        for team in &mut public.teams.list {
            team.line_ups.retain(|no, _| !waits(no));
        }
        if !self.settings.home.listed {
            let seated = |entry: &Entry| public.rounds.iter().any(|r| r.has_place(entry.id));
            public.entries.retain(|entry| entry.is_final() || seated(entry));
        }
        public
    }

    /// Whether the event shows all entries by initials, or the player wants it.
    pub fn hides(&self, entry: &Entry) -> bool {
        self.settings.home.initials_only || entry.private.initials
    }

    pub fn public_entry<'a>(&self, entry: &'a Entry) -> Cow<'a, Entry> {
        if self.hides(entry) { Cow::Owned(entry.by_initials()) } else { Cow::Borrowed(entry) }
    }

    pub fn hides_names(&self) -> bool {
        self.entries.iter().any(|entry| self.hides(entry))
    }

    /// The tournament with initials in the entries that are shown so; `None` if there are none.
    #[must_use]
    pub fn with_initials(&self) -> Option<Self> {
        let entries =
            || self.entries.iter().map(|entry| self.public_entry(entry).into_owned()).collect();
        self.hides_names().then(|| Self { entries: entries(), ..self.clone() })
    }

    /// Whether each entry is one of the tournament's players, by position: all before the first round is published;
    /// from then on those who had a board or a bye in some round, or take part in a round that is finished, current
    /// or to come. The others registered and never came, or were removed before they played.
    pub fn present(&self) -> Vec<bool> {
        let placed = |round: &&Round| !round.boards.is_empty() || !round.byes.is_empty();
        if !self.rounds.iter().filter(placed).any(Round::is_public) {
            return vec![true; self.entries.len()];
        }
        let seated: HashSet<EntryId> = self.rounds.iter().flat_map(seated).collect();
        let drawn = self.rounds.iter().map(|round| round.no.0).max().unwrap_or(0);
        let last = self.settings.rounds.max(drawn).min(Participation::ROUNDS);
        let entries = self.entries.iter();
        let plays =
            |entry: &Entry| entry.is_final() && entry.playing().rounds(last).next().is_some();
        entries.map(|entry| seated.contains(&entry.id) || plays(entry)).collect()
    }

    /// Whether each entry is final or had a board or a bye in some round, by position. The others were only
    /// preliminary, and are absent from nothing.
    pub fn entered(&self) -> Vec<bool> {
        let seated: HashSet<EntryId> = self.rounds.iter().flat_map(seated).collect();
        let entries = self.entries.iter();
        entries.map(|entry| entry.is_final() || seated.contains(&entry.id)).collect()
    }

    /// The rounds of an entry that arrives now: all before the first is published, then those after the last
    /// published one.
    pub fn rounds_to_come(&self) -> Participation {
        let public = self.last_public_round().map_or(0, |round| round.0);
        (1..=public).fold(Participation::ALL, |all, no| all.with(RoundNo(no), false))
    }

    /// The preliminary entry of a person who arrived: rounds published without them are not played.
    #[must_use]
    pub fn arrived(&self, entry: &Entry) -> Entry {
        let participation = if entry.is_final() || self.has_place(entry.id) {
            entry.participation
        } else {
            entry.participation.and(self.rounds_to_come())
        };
        Entry { registration: Registration::Final, participation, ..entry.clone() }
    }

    /// The first round of an entry that does not play the last published one, but a later one.
    pub fn plays_from(&self, entry: &Entry) -> Option<RoundNo> {
        let public = self.last_public_round()?;
        let mut rounds = (public.0..=self.settings.rounds).map(RoundNo);
        let first = rounds.find(|no| entry.participation.in_round(*no))?;
        (first > public).then_some(first)
    }

    /// Whether an entry that is present to play from the next round on, and never had a place, can be seated late
    /// in that round, the last published one.
    pub fn may_come_late(&self, entry: &Entry, round: RoundNo) -> bool {
        let kept_out = entry.excluded.in_round(round) || entry.takes_part(round);
        let stays = entry.playing().in_round(RoundNo(round.0 + 1));
        let newest = self.last_public_round() == Some(round);
        newest && stays && entry.is_final() && !kept_out && !self.has_place(entry.id)
    }

    /// With that entry taking part in that round, if it [may come late](Self::may_come_late) to it.
    #[must_use]
    pub fn with_latecomer(mut self, id: EntryId, round: RoundNo) -> Self {
        let found = self.entries.iter().position(|entry| entry.id == id);
        if let Some(at) = found.filter(|at| self.may_come_late(&self.entries[*at], round)) {
            let participation = &mut self.entries[at].participation;
            *participation = participation.with(round, true);
        }
        self
    }

    fn has_place(&self, id: EntryId) -> bool {
        self.rounds.iter().any(|round| round.has_place(id))
    }

    /// A new event like this one, hidden until it is announced: the same settings, no rounds and no times. With the
    /// people, these are preliminary entries under the same numbers, and the teams stay; without them, no rule of
    /// the draw names an entry. Data carried from an imported file are not copied.
    #[must_use]
    pub fn copied(&self, terms: &CopyTerms) -> Self {
        let CopyTerms { name, begins, ends, people } = terms.clone();
        let mut settings = Settings {
            name,
            begins,
            ends,
            short_name: String::new(),
            hidden: true,
            carried: Default::default(),
            // The season is another one.
            division: Division { season: String::new(), ..self.settings.division.clone() },
            home: self.settings.home.of_another_event(),
            ..self.settings.clone()
        };
        if !people {
            settings.draw = DrawRules {
                apart: Vec::new(),
                bye_volunteers: Vec::new(),
                fixed_tables: Vec::new(),
                leagues: Vec::new(),
                bracket: None,
                ..settings.draw
            };
        }
        let entries = self.entries.iter().filter(|_| people).map(Entry::returning).collect();
        let teams = self.teams.of_another_event(people);
        Self { entries, teams, club_groups: self.club_groups.clone(), ..Self::new(settings) }
    }
}

fn seated(round: &Round) -> impl Iterator<Item = EntryId> {
    let boards = round.boards.iter().flat_map(|board| [board.black, board.white]);
    boards.chain(round.byes.iter().copied())
}

/// The properties of a copied event that differ from the original.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CopyTerms {
    pub name: String,
    pub begins: NaiveDate,
    pub ends: NaiveDate,
    /// Whether the entries are copied, as preliminary ones.
    pub people: bool,
}

impl Entry {
    /// The same person at another event: registered for every round, not checked in, without a correction of the
    /// starting score or a category set by hand.
    #[must_use]
    pub fn returning(&self) -> Self {
        Self {
            registration: Registration::Preliminary,
            participation: Participation::ALL,
            excluded: Participation::NONE,
            correction: 0,
            category: None,
            private: self.private.returning(),
            ..self.clone()
        }
    }
}

impl Teams {
    /// How matches count; with the people also the teams and squads, without line-ups and adjustments.
    #[must_use]
    pub fn of_another_event(&self, people: bool) -> Self {
        let known = self.list.iter().filter(|_| people);
        let returning = |team: &Team| {
            let (line_ups, fixed) = Default::default();
            Team { line_ups, fixed, ..team.clone() }
        };
        Self { list: known.map(returning).collect(), adjustments: Vec::new(), ..self.clone() }
    }
}
