use crate::prelude::*;
use crate::transaction::deed::{EntryChanges, EntryTexts, EntryThen, OneOrMany, Withdrawal};
use crate::{draw::rounds::next_round, rulings::given::forbidden_round};

impl From<&Entry> for EntryThen {
    fn from(entry: &Entry) -> Self {
        Self {
            entry: entry.id,
            rank: entry.rank,
            rating: entry.rating,
            registration: entry.registration,
            correction: entry.correction,
            category: entry.category,
            participation: entry.participation.bits(),
        }
    }
}

pub(crate) fn entry_changes(was: &Entry, now: &Entry) -> EntryChanges {
    fn both<T: PartialEq>(was: T, now: T) -> Option<(T, T)> {
        (was != now).then_some((was, now))
    }
    let name =
        |entry: &Entry| (entry.full_name(), entry.native_name.clone(), entry.partners.clone());
    let number =
        |entry: &Entry| (entry.egf_pin.clone(), entry.ffg_licence.clone(), entry.aga_id.clone());
    let others = [
        ("name", name(was) != name(now)),
        ("numbers", number(was) != number(now)),
        ("club", was.club != now.club),
        ("country", was.country != now.country),
        ("private", was.private != now.private),
    ];
    let others = others.into_iter().filter(|(_, differs)| *differs);
    EntryChanges {
        rank: both(was.rank, now.rank),
        rating: both(was.rating, now.rating),
        registration: both(was.registration, now.registration),
        correction: both(was.correction, now.correction),
        category: both(was.category, now.category),
        participation: both(was.participation.bits(), now.participation.bits()),
        others: others.map(|(field, _)| (field.to_owned(), ())).collect(),
    }
}

/// The fields named in [`EntryChanges::others`] that the organisers may read.
pub(crate) fn text_changes(was: &Entry, now: &Entry) -> Vec<(EntryId, String, [String; 2])> {
    let name = |entry: &Entry| match &entry.native_name {
        Some(native) => format!("{} ({native})", entry.whole_name()),
        None => entry.whole_name(),
    };
    let numbers = |entry: &Entry| {
        let numbers = [&entry.egf_pin, &entry.ffg_licence, &entry.aga_id];
        let numbers = numbers.into_iter().filter(|number| !number.is_empty());
        numbers.map(String::as_str).collect::<Vec<_>>().join(" ")
    };
    let both = [
        ("name", [name(was), name(now)]),
        ("numbers", [numbers(was), numbers(now)]),
        ("club", [was.club.clone(), now.club.clone()]),
        ("country", [was.country.clone(), now.country.clone()]),
    ];
    let differ = both.into_iter().filter(|(_, [was, now])| was != now);
    differ.map(|(field, both)| (now.id, field.to_owned(), both)).collect()
}

/// Rounds in which an entry has a board or a bye.
pub(crate) fn paired_rounds(tournament: &Tournament, id: EntryId) -> impl Iterator<Item = RoundNo> {
    tournament.rounds.iter().filter(move |round| round.has_place(id)).map(|round| round.no)
}

/// Refuses to leave a round with a board or a bye, and to enter one that a ruling excludes.
pub(crate) fn refuse_to_move(tournament: &Tournament, was: &Entry, now: &Entry) -> Result<()> {
    if let Some(round) = forbidden_round(was, now) {
        return Err(Refusal::Excluded { round }.into());
    }
    let moved = was.participation != now.participation || was.registration != now.registration;
    let here = |round: &RoundNo| {
        now.participation.in_round(*round) && now.registration == Registration::Final
    };
    match paired_rounds(tournament, now.id).find(|round| moved && !here(round)) {
        Some(round) => Err(Refusal::PairedInRound { round }.into()),
        None => Ok(()),
    }
}

/// Whether an entry typed by hand is a double. Rank, club or the tick `another` tell people of one name apart; the same
/// number of a federation is always the same person.
fn is_double(one: &Entry, other: &Entry, another: bool) -> bool {
    let told_apart = another || one.is_of_another_club(other);
    one.is_same_person(other) && (!told_apart || one.has_number_of(other))
}

/// The person of an entry who is entered already: in one of the others, or twice in it.
pub(crate) fn entered_already<'a>(
    new: &Entry,
    mut others: impl Iterator<Item = &'a Entry>,
    another: bool,
) -> Option<String> {
    let people = new.persons();
    let double = |one: &Entry, other: &Entry| match other.is_pair() {
        true => other.persons().iter().any(|other| is_double(one, other, another)),
        false => is_double(one, other, another),
    };
    let within = (1..people.len()).find(|at| {
        let (one, before) = (&people[*at], &people[..*at]);
        before.iter().any(|other| is_double(one, other, false))
    });
    let found = within.map(|at| people[at].full_name());
    let known = |other| people.iter().find(|one| double(one, other)).map(Entry::full_name);
    found.or_else(|| others.find_map(known))
}

pub(crate) fn position(before: &Snapshot, id: EntryId) -> Result<usize> {
    let found = before.tournament.entries.iter().position(|entry| entry.id == id);
    found.ok_or(ServiceError::Unknown(Thing::Entry))
}

/// The round that people check in for once one is public: the next to be drawn.
#[must_use]
pub fn round_to_check_in(tournament: &Tournament) -> Option<RoundNo> {
    tournament.last_public_round().and_then(|_| next_round(tournament))
}

/// Whether a player is checked in: for the next round to be drawn, once one is public.
#[must_use]
pub fn is_here(tournament: &Tournament, entry: &Entry) -> bool {
    let next = round_to_check_in(tournament);
    entry.is_final() && next.is_none_or(|no| entry.participation.in_round(no))
}

/// Whether a player plays no further round: check-in does not wait for them. Not known of the last round.
#[must_use]
pub fn has_left(tournament: &Tournament, entry: &Entry) -> bool {
    let next = round_to_check_in(tournament);
    let all = tournament.settings.rounds;
    let mut rounds = (next.map_or(1, |no| no.0)..=all).map(RoundNo);
    let is_known = next.is_none_or(|next| entry.is_final() && next.0 < all);
    is_known && rounds.all(|no| !entry.participation.in_round(no))
}

fn checked(tournament: &Tournament, was: &Entry, registration: Registration) -> Result<Entry> {
    let next = round_to_check_in(tournament);
    if registration == Registration::Final {
        let here = tournament.arrived(was);
        let plays = |no| here.participation.with(no, true);
        return Ok(Entry { participation: next.map_or(here.participation, plays), ..here });
    }
    let mut paired = paired_rounds(tournament, was.id);
    let Some(first) = paired.next() else { return Ok(Entry { registration, ..was.clone() }) };
    match next.filter(|no| first != *no && paired.all(|round| round != *no)) {
        Some(no) => Ok(Entry { participation: was.participation.with(no, false), ..was.clone() }),
        None => Err(Refusal::PairedInRound { round: next.unwrap_or(first) }.into()),
    }
}

impl EventActs<'_> {
    /// Adds an entry; `make` gets its number. With `another`, the same name is another person, and only a federation's
    /// number makes a double. Fails with [`ServiceError::Fields`] for names, [`Refusal::EnteredAlready`] for a double.
    pub fn add_entry(&self, another: bool, make: impl FnOnce(EntryId) -> Entry) -> Acted<EntryId> {
        self.act(|tx, before| {
            let mut after = before.tournament.clone();
            let made = make(after.next_entry()).settled(after.settings.sides);
            let entry = tidy(made)?;
            if let Some(name) = entered_already(&entry, after.entries.iter(), another) {
                return Err(Refusal::EnteredAlready { name }.into());
            }
            let deed = Deed::Enter(EntryThen::from(&entry));
            let out = after.enter(entry);
            tx.change(after, deed)?;
            Ok(out)
        })
    }

    /// Changes an entry; its number stays. `edit` gets the current one, inside the transaction, [with the strength of
    /// its first person](Entry::of_first); `another` as in [`EventActs::add_entry`].
    ///
    /// # Errors
    /// As [`EventActs::add_entry`]; [`Refusal::PairedInRound`] if it would leave a round it is paired in;
    /// [`Refusal::Excluded`] for a round that a ruling excludes; errors of `edit`.
    pub fn edit_entry(
        &self,
        entry: EntryId,
        another: bool,
        edit: impl FnOnce(&Tournament, &Entry) -> Result<Entry>,
    ) -> Acted<()> {
        self.act_edited(Edited::Entry(entry), |tx, before| {
            let at = position(before, entry)?;
            let was = &before.tournament.entries[at];
            let edited = edit(&before.tournament, &was.of_first())?;
            let edited = edited.settled(before.tournament.settings.sides);
            let entry = tidy(Entry { id: entry, excluded: was.excluded, ..edited })?;
            let others = before.tournament.entries.iter().filter(|other| other.id != entry.id);
            // An unchanged name was accepted before.
            let another = another || entry.bears_the_name_of(was);
            // An imported file may have people who play for two sides: they stay editable.
            let same = entry.people().eq(was.people()) && entry.is_pair();
            if let Some(name) = entered_already(&entry, others, another).filter(|_| !same) {
                return Err(Refusal::EnteredAlready { name }.into());
            }
            refuse_to_move(&before.tournament, was, &entry)?;
            let changes = entry_changes(was, &entry);
            let (then, now) = (EntryThen::from(was), EntryThen::from(&entry));
            let texts = EntryTexts::Typed(text_changes(was, &entry));
            let deed = Deed::EditEntry { before: then, after: now, changes, texts };
            let mut after = before.tournament.clone();
            after.entries[at] = entry;
            tx.change(after, deed)
        })
    }

    /// Withdraws a player from `round` on; earlier games stay. Fails with [`Refusal::PairedInRound`] if they are paired
    /// in that round or later.
    pub fn withdraw(&self, entry: EntryId, round: RoundNo) -> Acted<()> {
        self.act(|tx, before| {
            let at = position(before, entry)?;
            if let Some(paired) = paired_rounds(&before.tournament, entry).find(|r| *r >= round) {
                return Err(Refusal::PairedInRound { round: paired }.into());
            }
            let mut after = before.tournament.clone();
            let participation = &mut after.entries[at].participation;
            *participation = participation.without_from(round);
            let left =
                Withdrawal { entry: Some(entry), from_round: round, ..Withdrawal::default() };
            tx.change(after, Deed::Withdraw(left))
        })
    }

    /// Makes registrations final (checked in) or preliminary. Once a round is public it is for the next to be drawn:
    /// players who are checked out miss it.
    ///
    /// # Errors
    /// [`Refusal::PairedInRound`] if a player to be checked out is paired in that round, or in any if none is to be
    /// drawn; [`Refusal::Excluded`] if a ruling excludes a player from it.
    pub fn check_in(&self, entries: &[EntryId], registration: Registration) -> Acted<()> {
        self.act(|tx, before| {
            let mut after = before.tournament.clone();
            for entry in entries {
                let at = position(before, *entry)?;
                let was = &before.tournament.entries[at];
                let now = checked(&before.tournament, was, registration)?;
                if let Some(round) = forbidden_round(was, &now) {
                    return Err(Refusal::Excluded { round }.into());
                }
                after.entries[at] = now;
            }
            let who = OneOrMany::Many { entries: entries.to_vec() };
            tx.change(after, Deed::CheckIn { who, registration })
        })
    }

    /// Checks in the player whom the secret proves, on their own phone, while the hall's window is open. Fails with
    /// [`Refusal::LinkSpent`]; [`Refusal::CheckInClosed`].
    pub fn check_in_oneself(&self, secret: &str) -> Acted<()> {
        self.act(|tx, before| {
            let who = tx.proven(secret)?;
            if !before.tournament.settings.home.lets_check_in(self.by.now) {
                return Err(Refusal::CheckInClosed.into());
            }
            let mut after = before.tournament.clone();
            let entry = &mut after.entries[position(before, who)?];
            let here = checked(&before.tournament, entry, Registration::Final)?;
            if here == *entry {
                return Ok(());
            }
            if let Some(round) = forbidden_round(entry, &here) {
                return Err(Refusal::Excluded { round }.into());
            }
            *entry = here;
            let (who, registration) = (OneOrMany::One { entry: who }, Registration::Final);
            tx.note(&Deed::CheckIn { who, registration })?;
            tx.save(after)
        })
    }

    /// Removes an entry that has no game and no bye. Fails with [`Refusal::HasGames`] otherwise: withdraw it instead.
    pub fn remove_entry(&self, entry: EntryId) -> Acted<usize> {
        self.remove(OneOrMany::One { entry })
    }

    /// Removes several entries, all or none; otherwise as [`remove_entry`](Self::remove_entry).
    pub fn remove_entries(&self, entries: &[EntryId]) -> Acted<usize> {
        self.remove(OneOrMany::Many { entries: entries.to_vec() })
    }

    fn remove(&self, who: OneOrMany) -> Acted<usize> {
        self.act(|tx, before| {
            let tournament = &before.tournament;
            for entry in who.entries() {
                position(before, *entry)?;
                if paired_rounds(tournament, *entry).next().is_some() {
                    return Err(Refusal::HasGames.into());
                }
            }
            let mut after = tournament.clone();
            after.remove(who.entries());
            let gone = tournament.entries.len() - after.entries.len();
            tx.change(after, Deed::RemoveEntry(who))?;
            Ok(gone)
        })
    }

    /// Changes several entries, all or none; their numbers stay. Returns how many differ. Errors: as
    /// [`EventActs::edit_entry`], for the first that cannot be changed.
    pub fn edit_entries(
        &self,
        entries: &[EntryId],
        edit: impl Fn(&Entry) -> Entry,
    ) -> Acted<usize> {
        self.act(|tx, before| {
            let mut after = before.tournament.clone();
            let sides = after.settings.sides;
            let (mut changed, mut texts) = (Vec::new(), Vec::new());
            for entry in entries {
                let at = position(before, *entry)?;
                let was = &before.tournament.entries[at];
                let now = Entry {
                    id: was.id,
                    excluded: was.excluded,
                    ..edit(&was.of_first()).settled(sides)
                };
                let now = tidy(now)?;
                refuse_to_move(&before.tournament, was, &now)?;
                if now != *was {
                    changed.push((now.id, entry_changes(was, &now)));
                    texts.extend(text_changes(was, &now));
                    after.entries[at] = now;
                }
            }
            let out = changed.len();
            let texts = EntryTexts::Typed(texts);
            tx.change(after, Deed::EditEntries { entries: changed, texts })?;
            Ok(out)
        })
    }
}

/// A change of a player's participation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attendance {
    pub entry: EntryId,
    /// `None` if it stays.
    pub registration: Option<Registration>,
    /// Rounds that change, and whether the player takes part.
    pub rounds: Vec<(RoundNo, bool)>,
}

impl Attendance {
    fn apply(&self, before: &Tournament, entry: &mut Entry) {
        if self.registration == Some(Registration::Final) {
            *entry = before.arrived(entry);
        }
        entry.registration = self.registration.unwrap_or(entry.registration);
        for (round, plays) in &self.rounds {
            entry.participation = entry.participation.with(*round, *plays);
        }
    }

    fn leaves(&self, round: RoundNo) -> bool {
        self.registration == Some(Registration::Preliminary)
            || self.rounds.contains(&(round, false))
    }
}

/// The first change by which a player would leave a round with a board or a bye.
#[must_use]
pub fn leaves_a_board(
    tournament: &Tournament,
    changes: &[Attendance],
) -> Option<(EntryId, RoundNo)> {
    changes.iter().find_map(|change| {
        let id = change.entry;
        let paired = tournament.rounds.iter().filter(|round| round.has_place(id));
        let mut left = paired.map(|round| round.no).filter(|no| change.leaves(*no));
        left.next().map(|round| (id, round))
    })
}

impl EventActs<'_> {
    /// Changes participation and registration of many players: all or nothing. Returns how many entries differ.
    ///
    /// # Errors
    /// [`Refusal::PairedInRound`], see [`leaves_a_board`]; [`Refusal::Excluded`]; [`Thing::Entry`] if a player was
    /// removed.
    pub fn set_attendance(&self, changes: &[Attendance]) -> Acted<usize> {
        self.act(|tx, before| {
            let (after, changed) = attended(before, changes)?;
            let out = changed.len();
            let texts = EntryTexts::default();
            tx.change(after, Deed::EditEntries { entries: changed, texts })?;
            Ok(out)
        })
    }
}

/// The tournament after these changes, and what the journal says of each entry that differs.
pub(crate) fn attended(
    before: &Snapshot,
    changes: &[Attendance],
) -> Result<(Tournament, Vec<(EntryId, EntryChanges)>)> {
    if let Some((_, round)) = leaves_a_board(&before.tournament, changes) {
        return Err(Refusal::PairedInRound { round }.into());
    }
    let mut after = before.tournament.clone();
    let places = after.positions();
    for change in changes {
        let at = *places.get(&change.entry).ok_or(ServiceError::Unknown(Thing::Entry))?;
        change.apply(&before.tournament, &mut after.entries[at]);
    }
    let pairs = before.tournament.entries.iter().zip(&after.entries);
    if let Some(round) = pairs.clone().find_map(|(was, now)| forbidden_round(was, now)) {
        return Err(Refusal::Excluded { round }.into());
    }
    let changed = pairs.filter(|(was, now)| was != now);
    let changed = changed.map(|(was, now)| (now.id, entry_changes(was, now))).collect();
    Ok((after, changed))
}

/// An entry as it is kept: its names tidied, its other texts one line of at most 200 characters.
pub(crate) fn tidy(mut entry: Entry) -> Result<Entry> {
    let mut faults = Vec::new();
    if entry.native_name.as_deref().is_some_and(|name| name.trim().is_empty()) {
        entry.native_name = None;
    }
    let texts: [(&'static str, &mut String); 11] = [
        ("surname", &mut entry.surname),
        ("first_name", &mut entry.first_name),
        ("grade", &mut entry.grade),
        ("rating_origin", &mut entry.rating_origin),
        ("club", &mut entry.club),
        ("country", &mut entry.country),
        ("egf_pin", &mut entry.egf_pin),
        ("ffg_licence", &mut entry.ffg_licence),
        ("ffg_status", &mut entry.ffg_status),
        ("aga_id", &mut entry.aga_id),
        ("aga_expires", &mut entry.aga_expires),
    ];
    let native = entry.native_name.as_mut().map(|name| ("native_name", name));
    for (field, text) in texts.into_iter().chain(native) {
        match check_name(text) {
            Ok(tidied) => *text = tidied,
            Err(Fault::Missing) if field != "surname" => text.clear(),
            Err(fault) => faults.push((field, fault)),
        }
    }
    if faults.is_empty() { Ok(entry) } else { Err(ServiceError::Fields(faults)) }
}

/// People who are entered, by their names.
#[derive(Default)]
pub(crate) struct People(HashMap<String, Vec<Entry>>);

impl People {
    /// Adds an entry's person, who must not be there yet by a federation's number. Others may bear the same name:
    /// each entry of a whole tournament has a number and games of its own.
    pub(crate) fn add(&mut self, entry: &Entry) -> Result<()> {
        let namesakes =
            self.0.entry(same_person_key(&entry.surname, &entry.first_name)).or_default();
        if namesakes.iter().any(|other| other.has_number_of(entry)) {
            return Err(Refusal::EnteredAlready { name: entry.full_name() }.into());
        }
        namesakes.push(entry.clone());
        Ok(())
    }
}
