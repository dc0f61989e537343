use std::borrow::Cow;
use std::collections::{BTreeMap, HashMap};

use serde::{Deserialize, Serialize};

use super::{
    Board, ClubGroup, Entry, EntryId, HalfPoints, Participation, Round, RoundClock, RoundNo,
    RoundState, Settings, Teams,
};

/// A whole tournament as it stands at one moment.
///
/// Entries are in the order of entering; rounds in order from round 1, without gaps (a round that was
/// never drawn is either not there, or there and empty).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Tournament {
    /// What the organiser decided.
    pub settings: Settings,
    /// Who takes part, in the order of entering.
    pub entries: Vec<Entry>,
    /// The rounds so far.
    pub rounds: Vec<Round>,
    /// Clubs that count as near to one another.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub club_groups: Vec<ClubGroup>,
    /// The teams, where teams meet, and how their matches count.
    #[serde(default, skip_serializing_if = "Teams::is_usual")]
    pub teams: Teams,
    /// When rounds begin, also of rounds that are not drawn yet.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub clocks: BTreeMap<RoundNo, RoundClock>,
    /// The lowest number that was never given to an entry, as far as it is known; see
    /// [`Tournament::next_entry`].
    #[serde(default, skip_serializing_if = "is_unknown")]
    pub never_given: EntryId,
}

fn is_unknown(id: &EntryId) -> bool {
    id.0 == 0
}

impl Tournament {
    /// A tournament with nobody in it yet.
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
        // Ids mostly are positions; look there first.
        let guess = usize::try_from(id.0 - 1).ok().and_then(|i| self.entries.get(i));
        guess.filter(|e| e.id == id).or_else(|| self.entries.iter().find(|entry| entry.id == id))
    }

    /// The number of the next entry: one that nobody here has or had, and that no rule of the draw and no team names.
    #[must_use]
    pub fn next_entry(&self) -> EntryId {
        let named = self.settings.draw.named().chain(self.teams.named());
        let last = self.entries.iter().map(|entry| entry.id).chain(named).max().unwrap_or_default();
        EntryId(last.0.saturating_add(1).max(self.never_given.0))
    }

    /// Enters somebody under the next number, whatever number the entry bears; nobody else ever gets it.
    pub fn enter(&mut self, entry: Entry) -> EntryId {
        let id = self.next_entry();
        self.never_given = EntryId(id.0.saturating_add(1));
        self.entries.push(Entry { id, ..entry });
        id
    }

    /// Takes people out of the entries, and out of their teams.
    pub fn remove(&mut self, gone: &[EntryId]) {
        self.entries.retain(|entry| !gone.contains(&entry.id));
        gone.iter().for_each(|entry| self.teams.forget(*entry));
    }

    /// The same with other settings. In rounds that are new, nobody takes part who has left before.
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

    /// The same for those who know nothing of rulings: everybody means to play what they
    /// [play](Entry::playing).
    #[must_use]
    pub fn without_rulings(&self) -> Self {
        let mut plain = self.clone();
        for entry in &mut plain.entries {
            entry.participation = entry.playing();
            entry.excluded = Participation::NONE;
        }
        plain
    }

    /// Where each entry stands in `entries`.
    #[must_use]
    pub fn positions(&self) -> HashMap<EntryId, usize> {
        self.entries.iter().enumerate().map(|(index, entry)| (entry.id, index)).collect()
    }

    /// That round, if it was drawn.
    #[must_use]
    pub fn round(&self, no: RoundNo) -> Option<&Round> {
        self.rounds.iter().find(|round| round.no == no)
    }

    /// The last round that has a game or a bye and that everybody may see.
    #[must_use]
    pub fn last_public_round(&self) -> Option<RoundNo> {
        self.rounds.iter().filter(|r| r.is_public() && !r.boards.is_empty()).map(|r| r.no).max()
    }

    /// The last round that has a game, drafts included.
    #[must_use]
    pub fn last_round_with_games(&self) -> Option<RoundNo> {
        self.rounds.iter().filter(|round| !round.boards.is_empty()).map(|round| round.no).max()
    }

    /// Who takes part in that round: finally registered and playing it, in the order of entering.
    pub fn participants(&self, round: RoundNo) -> impl Iterator<Item = &Entry> {
        self.entries.iter().filter(move |entry| entry.takes_part(round))
    }

    /// The starting McMahon score of an entry, in whole points:
    /// clamp(rank, floor, bar) − zero + the player's correction.
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

    /// The komi of a board: its own, else the event's in an even game, with a handicap what the rules of play say.
    #[must_use]
    pub fn komi_of(&self, board: &Board) -> HalfPoints {
        match board.komi {
            Some(komi) => komi,
            None if board.handicap == 0 => self.settings.komi,
            None => self.settings.ruleset().handicap.komi,
        }
    }

    /// Whether a result is confirmed: both players said so, or the round is finished and the event takes that
    /// for it.
    #[must_use]
    pub fn is_confirmed(&self, round: &Round, board: &Board) -> bool {
        let over = self.settings.refereeing.finished_confirms
            && round.state == RoundState::Finished
            && !board.ending.is_pending();
        board.confirmed.is_some() || over
    }

    /// When a round begins and began; nothing is known of it before somebody says so.
    #[must_use]
    pub fn clock(&self, round: RoundNo) -> RoundClock {
        self.clocks.get(&round).copied().unwrap_or_default()
    }

    /// The category of an entry, counted from 0 at the top: the one that was set by hand, else that of the rank.
    /// One below the lowest there is means the lowest.
    #[must_use]
    pub fn category(&self, entry: &Entry) -> usize {
        let categories = &self.settings.categories;
        match entry.category {
            Some(by_hand) => usize::from(by_hand).clamp(1, categories.count()) - 1,
            None => categories.of(entry.rank),
        }
    }

    /// The same tournament as it was before that round was drawn: that round and all later ones without
    /// games, byes gone too.
    #[must_use]
    pub fn before(&self, round: RoundNo) -> Self {
        let mut earlier = self.clone();
        earlier.rounds.retain(|r| r.no < round);
        earlier
    }

    /// The same tournament with what everybody may see: drafts and line-ups of rounds that are not public left out, and
    /// who is announced only where the event lists them.
    #[must_use]
    pub fn public(&self) -> Self {
        self.as_public().into_owned()
    }

    /// The same, which costs nothing where nothing is kept back.
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

    /// The entry as everybody may see it: by initials where the event shows everybody so, or who registered wants it.
    #[must_use]
    pub fn shown<'a>(&self, entry: &'a Entry) -> Cow<'a, Entry> {
        match self.settings.home.initials_only || entry.private.initials {
            true => Cow::Owned(entry.by_initials()),
            false => Cow::Borrowed(entry),
        }
    }

    /// Whether somebody is shown by initials.
    #[must_use]
    pub fn hides_names(&self) -> bool {
        let asks = |entry: &Entry| entry.private.initials;
        self.settings.home.initials_only || self.entries.iter().any(asks)
    }

    /// The same with whoever is shown by initials so; none if nobody is.
    #[must_use]
    pub fn with_initials(&self) -> Option<Self> {
        let shown = |entry| self.shown(entry).into_owned();
        self.hides_names().then(|| {
            let entries = self.entries.iter().map(shown).collect();
            Self { entries, ..self.clone() }
        })
    }
}
