use std::borrow::Cow;
use std::collections::{BTreeMap, HashMap};

use serde::{Deserialize, Serialize};

use super::{
    Board, ClubGroup, Entry, EntryId, HalfPoints, Participation, Round, RoundClock, RoundNo,
    RoundState, Settings, Teams,
};

/// A whole tournament at one moment. Entries are in the order of entering; rounds in order from round 1, without
/// gaps (a round that was never drawn is missing or empty).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Tournament {
    /// What the organiser decided.
    pub settings: Settings,
    /// All entries, in the order of entering.
    pub entries: Vec<Entry>,
    /// The rounds so far.
    pub rounds: Vec<Round>,
    /// Clubs that count as near to one another.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub club_groups: Vec<ClubGroup>,
    /// The teams, where teams meet, and how their matches count.
    #[serde(default, skip_serializing_if = "Teams::is_usual")]
    pub teams: Teams,
    /// When rounds begin, also those that are not drawn yet.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub clocks: BTreeMap<RoundNo, RoundClock>,
    /// The lowest number that was never given to an entry, as far as it is known; see [`Tournament::next_entry`].
    #[serde(default, skip_serializing_if = "is_unknown")]
    pub never_given: EntryId,
}

fn is_unknown(id: &EntryId) -> bool {
    id.0 == 0
}

impl Tournament {
    /// A tournament without entries.
    #[must_use]
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

    /// That entry.
    #[must_use]
    pub fn entry(&self, id: EntryId) -> Option<&Entry> {
        // Ids are usually positions: try that first.
        let guess = usize::try_from(id.0 - 1).ok().and_then(|i| self.entries.get(i));
        guess.filter(|e| e.id == id).or_else(|| self.entries.iter().find(|entry| entry.id == id))
    }

    /// The number of the next entry: no entry has or had it, and no rule of the draw and no team names it.
    #[must_use]
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
    #[must_use]
    pub fn positions(&self) -> HashMap<EntryId, usize> {
        self.entries.iter().enumerate().map(|(index, entry)| (entry.id, index)).collect()
    }

    /// That round, if it was drawn.
    #[must_use]
    pub fn round(&self, no: RoundNo) -> Option<&Round> {
        self.rounds.iter().find(|round| round.no == no)
    }

    /// The last public round that has a game or a bye.
    #[must_use]
    pub fn last_public_round(&self) -> Option<RoundNo> {
        self.rounds.iter().filter(|r| r.is_public() && !r.boards.is_empty()).map(|r| r.no).max()
    }

    /// The last round that has a game, drafts included.
    #[must_use]
    pub fn last_round_with_games(&self) -> Option<RoundNo> {
        self.rounds.iter().filter(|round| !round.boards.is_empty()).map(|round| round.no).max()
    }

    /// The participants of that round: finally registered and playing it, in the order of entering.
    pub fn participants(&self, round: RoundNo) -> impl Iterator<Item = &Entry> {
        self.entries.iter().filter(move |entry| entry.takes_part(round))
    }

    /// The starting McMahon score of an entry, in whole points: clamp(rank, floor, bar) − zero + the player's
    /// correction.
    #[must_use]
    pub fn starting_score(&self, entry: &Entry) -> i32 {
        self.starting_score_of(entry.rank) + entry.correction
    }

    /// The starting McMahon score of a rank, in whole points: clamp(rank, floor, bar) − zero.
    #[must_use]
    pub fn starting_score_of(&self, rank: rating::Rank) -> i32 {
        let limits = self.settings.mcmahon;
        let (floor, bar) = (limits.floor.value(), limits.bar.value());
        rank.value().clamp(floor, bar.max(floor)) - limits.zero.value()
    }

    /// The komi of a board: its own, else the event's in an even game and the ruleset's with a handicap.
    #[must_use]
    pub fn komi_of(&self, board: &Board) -> HalfPoints {
        match board.komi {
            Some(komi) => komi,
            None if board.handicap == 0 => self.settings.komi,
            None => self.settings.ruleset().handicap.komi,
        }
    }

    /// Whether a result is confirmed: by both players, or the round is finished and the event's settings count
    /// that.
    #[must_use]
    pub fn is_confirmed(&self, round: &Round, board: &Board) -> bool {
        let over = self.settings.refereeing.finished_confirms
            && round.state == RoundState::Finished
            && !board.ending.is_pending();
        board.confirmed.is_some() || over
    }

    /// The start of a round, planned and real; empty if it was never set.
    #[must_use]
    pub fn clock(&self, round: RoundNo) -> RoundClock {
        self.clocks.get(&round).copied().unwrap_or_default()
    }

    /// The category of an entry, counted from 0 at the top: the one that was set by hand, else that of the rank. A
    /// number below the lowest category means the lowest.
    #[must_use]
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
        self.as_public().into_owned()
    }

    /// As [`public`](Self::public), borrowed where nothing is hidden.
    #[must_use]
    pub fn as_public(&self) -> Cow<'_, Self> {
        let drafts = self.rounds.iter().any(|round| round.state == RoundState::Draft);
        let waits = |no: &RoundNo| self.round(*no).is_none_or(|r| r.state == RoundState::Draft);
        let line_ups = self.teams.list.iter().any(|team| team.line_ups.keys().any(waits));
        if !drafts
            && !line_ups
            && (self.settings.home.listed || self.entries.iter().all(Entry::is_final))
        {
            return Cow::Borrowed(self);
        }
        let mut public = self.clone();
        public.rounds.retain(|r| r.state != RoundState::Draft);
        for team in &mut public.teams.list {
            team.line_ups.retain(|no, _| !waits(no));
        }
        if !self.settings.home.listed {
            let seated = |entry: &Entry| public.rounds.iter().any(|r| r.has_place(entry.id));
            public.entries.retain(|entry| entry.is_final() || seated(entry));
        }
        Cow::Owned(public)
    }

    /// The entry as the public sees it: by initials where the event shows all entries so, or the player wants it.
    #[must_use]
    pub fn shown<'a>(&self, entry: &'a Entry) -> Cow<'a, Entry> {
        match self.settings.home.initials_only || entry.private.initials {
            true => Cow::Owned(entry.by_initials()),
            false => Cow::Borrowed(entry),
        }
    }

    /// Whether any entry is shown by initials.
    #[must_use]
    pub fn hides_names(&self) -> bool {
        let asks = |entry: &Entry| entry.private.initials;
        self.settings.home.initials_only || self.entries.iter().any(asks)
    }

    /// The tournament with initials in the entries that are shown so; `None` if there are none.
    #[must_use]
    pub fn with_initials(&self) -> Option<Self> {
        let shown = |entry| self.shown(entry).into_owned();
        self.hides_names().then(|| {
            let entries = self.entries.iter().map(shown).collect();
            Self { entries, ..self.clone() }
        })
    }
}
