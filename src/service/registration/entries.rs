use serde_json::json;

use store::{Deed, Snapshot};
use tournament::{Entry, EntryId, Registration, RoundNo, Tournament, TournamentId};

use crate::draw::rounds::next_round;
use crate::registration::tidy::tidy;
use crate::rulings::exclusion::forbidden_round;
use crate::{By, Change, Done, Edited, Refusal, Result, Service, ServiceError, Thing};

/// What of an entry the journal may keep: nothing that names the person.
fn shown(entry: &Entry) -> serde_json::Value {
    json!({
        "entry": entry.id, "rank": entry.rank, "rating": entry.rating,
        "registration": entry.registration, "correction": entry.correction, "category": entry.category,
        "participation": entry.participation.bits(),
    })
}

/// What a change of an entry leaves in the journal: each field that differs, before and after; of fields that may name
/// the person, which they are.
pub(crate) fn entry_changes(was: &Entry, now: &Entry) -> serde_json::Value {
    let mut changes = serde_json::Map::new();
    let (before, after) = (shown(was), shown(now));
    for (field, is) in after.as_object().into_iter().flatten() {
        if before[field] != *is {
            changes.insert(field.clone(), json!([before[field], is]));
        }
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
    changes.extend(others.map(|(field, _)| (field.to_owned(), json!(null))));
    changes.into()
}

/// The first round in which that entry sits at a board or has a bye.
pub(crate) fn paired_rounds(tournament: &Tournament, id: EntryId) -> impl Iterator<Item = RoundNo> {
    tournament.rounds.iter().filter(move |round| round.has_place(id)).map(|round| round.no)
}

/// Nobody leaves a round in which they are paired, or comes into one that a ruling keeps them out of.
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

/// Whether somebody typed by hand is refused as entered already. Rank or club tells people of one name apart, or the
/// tick `another`; a number of a federation that both have never does.
fn is_double(one: &Entry, other: &Entry, another: bool) -> bool {
    let told_apart = another || one.is_of_another_club(other);
    one.is_same_person(other) && (!told_apart || one.has_number_of(other))
}

/// Who of an entry is entered already: in one of the others, or twice in it.
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

/// Whether somebody is checked in: for the next round to be drawn, once one is public.
#[must_use]
pub fn is_here(tournament: &Tournament, entry: &Entry) -> bool {
    let next = round_to_check_in(tournament);
    entry.is_final() && next.is_none_or(|no| entry.participation.in_round(no))
}

/// Whether somebody has said that they play no more: nobody waits for them at the door. Of the last round it is not known:
/// who is asked anew plays no round from there on until they are here.
#[must_use]
pub fn has_left(tournament: &Tournament, entry: &Entry) -> bool {
    let next = round_to_check_in(tournament);
    let all = tournament.settings.rounds;
    let mut rounds = (next.map_or(1, |no| no.0)..=all).map(RoundNo);
    let is_known = next.is_none_or(|next| entry.is_final() && next.0 < all);
    is_known && rounds.all(|no| !entry.participation.in_round(no))
}

/// Somebody who is checked in, or out.
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

impl Service {
    /// Enters somebody; `make` gets the number of the entry.
    ///
    /// # Errors
    /// [`ServiceError::Fields`] for names, [`Refusal::EnteredAlready`] for a double.
    pub fn add_entry(
        &self,
        id: TournamentId,
        by: By<'_>,
        make: impl FnOnce(EntryId) -> Entry,
    ) -> Result<Done<EntryId>> {
        self.add_person(id, by, false, make)
    }

    /// As [`Service::add_entry`]; `another` says that it is a different person than who bears the same name, so that
    /// only a federation's number makes a double.
    ///
    /// # Errors
    /// As [`Service::add_entry`].
    pub fn add_person(
        &self,
        id: TournamentId,
        by: By<'_>,
        another: bool,
        make: impl FnOnce(EntryId) -> Entry,
    ) -> Result<Done<EntryId>> {
        self.change(id, by, |before| {
            let mut after = before.tournament.clone();
            let made = make(after.next_entry()).settled(after.settings.sides);
            let entry = tidy(made)?;
            if let Some(name) = entered_already(&entry, after.entries.iter(), another) {
                return Err(Refusal::EnteredAlready { name }.into());
            }
            let detail = shown(&entry);
            let out = after.enter(entry);
            Ok(Change { after, act: Deed::Enter, detail, out })
        })
    }

    /// Changes an entry as it stands by then, so that nobody's other change of it is undone; its number
    /// stays. `edit` gets it [as strong as its own person](Entry::of_first).
    ///
    /// # Errors
    /// As [`Service::add_entry`]; [`Refusal::PairedInRound`] if it would leave a round it is paired in;
    /// [`Refusal::Excluded`] if it would come into one that a ruling keeps it out of; whatever `edit` fails
    /// with.
    pub fn edit_entry(
        &self,
        id: TournamentId,
        by: By<'_>,
        entry: EntryId,
        edit: impl FnOnce(&Tournament, &Entry) -> Result<Entry>,
    ) -> Result<Done<()>> {
        self.edit_person(id, by, entry, false, edit)
    }

    /// As [`Service::edit_entry`]; `another` as in [`Service::add_person`].
    ///
    /// # Errors
    /// As [`Service::edit_entry`].
    pub fn edit_person(
        &self,
        id: TournamentId,
        by: By<'_>,
        entry: EntryId,
        another: bool,
        edit: impl FnOnce(&Tournament, &Entry) -> Result<Entry>,
    ) -> Result<Done<()>> {
        self.change_edited(id, by, Edited::Entry(entry), |before| {
            let at = position(before, entry)?;
            let was = &before.tournament.entries[at];
            let edited = edit(&before.tournament, &was.of_first())?;
            let edited = edited.settled(before.tournament.settings.sides);
            let entry = tidy(Entry { id: entry, excluded: was.excluded, ..edited })?;
            let others = before.tournament.entries.iter().filter(|other| other.id != entry.id);
            // Who bore the name before was told apart then.
            let another = another || entry.bears_the_name_of(was);
            // A file may have brought in people who play for two sides: they stay editable.
            let same = entry.people().eq(was.people()) && entry.is_pair();
            if let Some(name) = entered_already(&entry, others, another).filter(|_| !same) {
                return Err(Refusal::EnteredAlready { name }.into());
            }
            refuse_to_move(&before.tournament, was, &entry)?;
            let mut detail = json!({ "before": shown(was), "after": shown(&entry) });
            detail["changes"] = entry_changes(was, &entry);
            let mut after = before.tournament.clone();
            after.entries[at] = entry;
            Ok(Change { after, act: Deed::EditEntry, detail, out: () })
        })
    }

    /// Withdraws somebody from `round` on; earlier games stay.
    ///
    /// # Errors
    /// [`Refusal::PairedInRound`] if it is paired in that round or later.
    pub fn withdraw(
        &self,
        id: TournamentId,
        by: By<'_>,
        entry: EntryId,
        round: RoundNo,
    ) -> Result<Done<()>> {
        self.change(id, by, |before| {
            let at = position(before, entry)?;
            if let Some(paired) = paired_rounds(&before.tournament, entry).find(|r| *r >= round) {
                return Err(Refusal::PairedInRound { round: paired }.into());
            }
            let mut after = before.tournament.clone();
            let participation = &mut after.entries[at].participation;
            *participation = participation.without_from(round);
            let detail = json!({ "entry": entry, "from_round": round });
            Ok(Change { after, act: Deed::Withdraw, detail, out: () })
        })
    }

    /// Makes registrations final (checked in) or preliminary. Once a round is public it is for the next to be drawn: who
    /// is here plays it, and who was paired before and is not here misses it.
    ///
    /// # Errors
    /// [`Refusal::PairedInRound`] if somebody to be checked out is paired in that round, or in any while there is none
    /// to draw; [`Refusal::Excluded`] if a ruling keeps somebody out of it.
    pub fn check_in(
        &self,
        id: TournamentId,
        by: By<'_>,
        entries: &[EntryId],
        registration: Registration,
    ) -> Result<Done<()>> {
        self.change(id, by, |before| {
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
            let detail = json!({ "entries": entries, "registration": registration });
            Ok(Change { after, act: Deed::CheckIn, detail, out: () })
        })
    }

    /// Checks in the player whom the secret proves, on their own phone, while the hall's window is open.
    ///
    /// # Errors
    /// [`Refusal::LinkSpent`]; [`Refusal::CheckInClosed`].
    pub fn check_in_oneself(&self, id: TournamentId, by: By<'_>, secret: &str) -> Result<Done<()>> {
        self.acted(id, by, |c, before| {
            let who = self.proven(c, id, secret)?;
            if !before.tournament.settings.home.lets_check_in(by.now) {
                return Err(Refusal::CheckInClosed.into());
            }
            let mut after = before.tournament.clone();
            let entry = &mut after.entries[position(before, who)?];
            let here = checked(&before.tournament, entry, Registration::Final)?;
            if here == *entry {
                return Ok(((), None));
            }
            if let Some(round) = forbidden_round(entry, &here) {
                return Err(Refusal::Excluded { round }.into());
            }
            *entry = here;
            let detail = json!({ "entry": who, "registration": Registration::Final });
            self.note(c, id, by, Deed::CheckIn, &detail)?;
            Ok(((), Some(after)))
        })
    }

    /// Removes an entry that has no game and no bye.
    ///
    /// # Errors
    /// [`Refusal::HasGames`] otherwise: withdraw it instead.
    pub fn remove_entry(&self, id: TournamentId, by: By<'_>, entry: EntryId) -> Result<Done<()>> {
        self.change(id, by, |before| {
            position(before, entry)?;
            if paired_rounds(&before.tournament, entry).next().is_some() {
                return Err(Refusal::HasGames.into());
            }
            let mut after = before.tournament.clone();
            after.remove(&[entry]);
            Ok(Change { after, act: Deed::RemoveEntry, detail: json!({ "entry": entry }), out: () })
        })
    }
}
