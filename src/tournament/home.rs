//! Online registration and check-in: the organiser's rules, times and places.

use std::collections::{BTreeMap, BTreeSet};

use chrono::{DateTime, NaiveDateTime, Utc};
use go::named;
use rating::Rank;
use serde::{Deserialize, Serialize};

use super::setting::MOST_PLACES;
use super::{Entry, Fault, Private, Tournament};

named! {
    pub enum HomeState {
        /// It waits: for the organiser's confirmation, or for a place.
        Asked = "asked",
        /// The person has an entry.
        Admitted = "admitted",
        /// Cancelled by the person; no data are kept.
        Cancelled = "cancelled",
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct HomeRules {
    pub open: bool,
    /// From when on, in UTC.
    pub opens: Option<NaiveDateTime>,
    /// Until when, in UTC.
    pub closes: Option<NaiveDateTime>,
    pub places: Option<u32>,
    /// The places of each category, the strongest first; `None` for one without a limit.
    pub category_places: Vec<Option<u32>>,
    /// Whether a registration with a place becomes an entry at once, without the organiser's confirmation.
    pub at_once: bool,
    /// Whether the next of the waiting list gets a free place automatically.
    pub moves_up: bool,
    /// Whether preliminary entries are in the public list of players.
    pub listed: bool,
    pub ask_email: bool,
    pub ask_birth_year: bool,
    pub ask_meal: bool,
    pub ask_note: bool,
    /// Whether initials replace all names, except for people who work at the event.
    pub initials_only: bool,
    /// The fee, in words: `35 EUR, students 20 EUR`.
    pub fee: String,
    pub pay: String,
    /// Days after the event for which e-mail addresses and notes are kept.
    pub keep_days: u32,
    /// Whether players check in on their own phones, in the hall's window.
    pub own_check_in: bool,
    /// From when on players check in, in UTC.
    pub check_in_opens: Option<NaiveDateTime>,
    /// Until when; players missing then are called in the hall.
    pub check_in_closes: Option<NaiveDateTime>,
}

impl Default for HomeRules {
    fn default() -> Self {
        Self {
            open: false,
            opens: None,
            closes: None,
            places: None,
            category_places: Vec::new(),
            at_once: false,
            moves_up: true,
            listed: true,
            ask_email: true,
            ask_birth_year: false,
            ask_meal: false,
            ask_note: true,
            initials_only: false,
            fee: String::new(),
            pay: String::new(),
            keep_days: 30,
            own_check_in: false,
            check_in_opens: None,
            check_in_closes: None,
        }
    }
}

impl HomeRules {
    /// A fault of the categories' places, with the name of the field.
    pub(super) fn fault(&self) -> Option<(&'static str, Fault)> {
        let value = i64::from(self.category_places.iter().copied().flatten().max()?);
        let fault = Fault::OutOfRange { value, least: 0, most: MOST_PLACES };
        (value > MOST_PLACES).then_some(("places", fault))
    }

    /// For another event: closed until the organiser opens it.
    #[must_use]
    pub fn of_another_event(&self) -> Self {
        Self {
            open: false,
            opens: None,
            closes: None,
            check_in_opens: None,
            check_in_closes: None,
            ..self.clone()
        }
    }

    /// Whether registration is open at that moment.
    pub fn door(&self, now: DateTime<Utc>) -> HomeDoor {
        let now = now.naive_utc();
        match (self.opens, self.closes) {
            _ if !self.open => HomeDoor::Never,
            (_, Some(closes)) if now >= closes => HomeDoor::Closed,
            (Some(opens), _) if now < opens => HomeDoor::Soon(opens),
            _ => HomeDoor::Open,
        }
    }

    /// Whether places are limited, in all or in a category, so that others may wait for one.
    pub fn has_places(&self) -> bool {
        self.places.is_some() || self.category_places.iter().any(Option::is_some)
    }

    /// Whether players check themselves in at that moment.
    pub fn lets_check_in(&self, now: DateTime<Utc>) -> bool {
        let now = now.naive_utc();
        let opened = self.check_in_opens.is_none_or(|opens| opens <= now);
        self.own_check_in && opened && !self.check_in_is_over(now)
    }

    #[must_use]
    pub fn check_in_is_over(&self, now: NaiveDateTime) -> bool {
        self.check_in_closes.is_some_and(|closes| closes <= now)
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Applicant {
    pub entry: Entry,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub email: String,
    /// The year of birth, where it was asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub birth_year: Option<i32>,
    /// The meal ordered; may be empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub meal: String,
    /// Anything else; may be empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub note: String,
    /// Whether initials are shown in place of the name, as for a child.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub initials: bool,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub paid: bool,
    /// Whether they declare to be another person than an entry of the same name.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub namesake: bool,
}

impl Applicant {
    /// The person's private data after this registration, with those that were known.
    pub fn private(&self, known: Private) -> Private {
        Private {
            birth_year: self.birth_year,
            meal: self.meal.clone(),
            note: self.note.clone(),
            email: self.email.clone(),
            consent: true,
            paid: self.paid || known.paid,
            initials: self.initials || known.initials,
            ..known
        }
    }
}

/// An unconfirmed registration, for the count of places.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Queued {
    /// Its number, in the order of arrival.
    pub id: i32,
    pub rank: Rank,
    pub place: bool,
    /// Whether it arrived after registration had closed: the organiser decides.
    pub late: bool,
}

struct Free<'a> {
    tournament: &'a Tournament,
    all: Option<i64>,
    by_category: Vec<Option<i64>>,
}

impl<'a> Free<'a> {
    fn of(tournament: &'a Tournament, queue: &[Queued]) -> Self {
        let rules = &tournament.settings.home;
        let count = |places: &Option<u32>| places.map(i64::from);
        let mut free = Self {
            tournament,
            all: count(&rules.places),
            by_category: rules.category_places.iter().map(count).collect(),
        };
        let rounds = tournament.settings.rounds;
        let there = |entry: &&Entry| entry.participation.rounds(rounds).next().is_some();
        for entry in tournament.entries.iter().filter(there) {
            free.take(tournament.category(entry));
        }
        queue.iter().filter(|one| one.place).for_each(|one| free.take(free.category(one.rank)));
        free
    }

    fn category(&self, rank: Rank) -> usize {
        self.tournament.settings.categories.of(rank)
    }

    fn has(&self, category: usize) -> bool {
        let own = self.by_category.get(category).copied().flatten();
        self.all.is_none_or(|free| free > 0) && own.is_none_or(|free| free > 0)
    }

    fn take(&mut self, category: usize) {
        let own = self.by_category.get_mut(category).and_then(Option::as_mut);
        for free in [self.all.as_mut(), own].into_iter().flatten() {
            *free -= 1;
        }
    }

    /// Gives the free places to those who wait, in the order of arrival; returns who got one.
    fn given_to(&mut self, queue: &[Queued]) -> Vec<i32> {
        let mut moved = Vec::new();
        for one in queue.iter().filter(|one| !one.place && !one.late) {
            let category = self.category(one.rank);
            if self.has(category) {
                self.take(category);
                moved.push(one.id);
            }
        }
        moved
    }
}

impl Tournament {
    /// The waiting registrations that get a place now: in the order of arrival, each if its category has one.
    pub fn moved_up(&self, queue: &[Queued]) -> Vec<i32> {
        Free::of(self, queue).given_to(queue)
    }

    /// Whether there is a place for one more of that rank, after all who wait for one.
    pub fn has_place_for(&self, rank: Rank, queue: &[Queued]) -> bool {
        let mut free = Free::of(self, queue);
        free.given_to(queue);
        free.has(free.category(rank))
    }

    /// The number of free places; `None` if they are not limited.
    pub fn free_places(&self, queue: &[Queued]) -> Option<u32> {
        let free = Free::of(self, queue).all?;
        Some(u32::try_from(free).unwrap_or_default())
    }

    /// Whether registration is open at that moment; never once the last round is published.
    pub fn home_door(&self, now: DateTime<Utc>) -> HomeDoor {
        let over = self.last_public_round().is_some_and(|last| last.0 >= self.settings.rounds);
        match self.settings.home.door(now) {
            HomeDoor::Open | HomeDoor::Soon(_) if over => HomeDoor::Closed,
            door => door,
        }
    }

    /// When the clock next changes the event: what people may do themselves, or the current round.
    pub fn next_moment(&self, now: NaiveDateTime) -> Option<NaiveDateTime> {
        let home = &self.settings.home;
        let home = [home.opens, home.closes, home.check_in_opens, home.check_in_closes];
        let clocks = self.clocks.values().flat_map(|clock| {
            let window = clock.window.map(|window| [window.from, window.until]);
            let played = [clock.starts, clock.started, clock.expected_end(self.settings.time)];
            played.into_iter().flatten().chain(window.into_iter().flatten())
        });
        home.into_iter().flatten().chain(clocks).filter(|at| *at > now).min()
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HomeDoor {
    Never,
    /// Opens at that moment.
    Soon(NaiveDateTime),
    Open,
    Closed,
}

impl HomeDoor {
    /// Whether to show where to register: now, or from some day on.
    pub const fn invites(self) -> bool {
        matches!(self, Self::Open | Self::Soon(_))
    }
}

/// The most unconfirmed registrations of one network address that are handled one by one; more are a crowd. A family,
/// or a club at one table, has fewer.
pub const MOST_OF_ONE_ADDRESS: usize = 20;

/// The most unconfirmed registrations in all that are handled one by one.
pub const MOST_ONE_BY_ONE: usize = 60;

/// Registrations in such numbers that they get one answer.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Crowd {
    pub ids: BTreeSet<i32>,
    pub addresses: usize,
    pub since: Option<DateTime<Utc>>,
}

/// The crowd among unconfirmed registrations, each with its number, address and time: all of an address that sent
/// more than [`MOST_OF_ONE_ADDRESS`]; and all of them, if still more than [`MOST_ONE_BY_ONE`] would be left.
pub fn crowd<'a>(waiting: impl IntoIterator<Item = (i32, &'a str, DateTime<Utc>)>) -> Crowd {
    let mut by_address: BTreeMap<&str, Vec<(i32, DateTime<Utc>)>> = BTreeMap::new();
    for (id, address, at) in waiting {
        by_address.entry(address).or_default().push((id, at));
    }
    let all: usize = by_address.values().map(Vec::len).sum();
    let many = |ids: &Vec<_>| ids.len() > MOST_OF_ONE_ADDRESS;
    let apart: usize = by_address.values().filter(|ids| many(ids)).map(Vec::len).sum();
    if all - apart <= MOST_ONE_BY_ONE {
        by_address.retain(|_, ids| many(ids));
    }
    let ones = || by_address.values().flatten();
    Crowd {
        ids: ones().map(|(id, _)| *id).collect(),
        addresses: by_address.len(),
        since: ones().map(|(_, at)| *at).min(),
    }
}
