use serde_json::json;

use crate::store::Snapshot;
use crate::tournament::{
    Entry, EntryId, Participation, Registration, RoundNo, Tournament, TournamentId, check_name,
    same_person_key,
};

use super::{By, Change, Desk, DeskError, Done, Refusal, Thing};

/// What of an entry the journal may keep: nothing that names the person.
fn shown(entry: &Entry) -> serde_json::Value {
    json!({
        "entry": entry.id, "rank": entry.rank, "rating": entry.rating,
        "registration": entry.registration, "correction": entry.correction,
        "participation": entry.participation.bits(),
    })
}

fn tidy(mut entry: Entry) -> Result<Entry, DeskError> {
    let mut faults = Vec::new();
    match check_name(&entry.surname) {
        Ok(name) => entry.surname = name,
        Err(fault) => faults.push(("surname", fault)),
    }
    if entry.first_name.trim().is_empty() {
        entry.first_name.clear();
    } else {
        match check_name(&entry.first_name) {
            Ok(name) => entry.first_name = name,
            Err(fault) => faults.push(("first_name", fault)),
        }
    }
    if faults.is_empty() { Ok(entry) } else { Err(DeskError::Fields(faults)) }
}

fn refuse_double(tournament: &Tournament, entry: &Entry) -> Result<(), DeskError> {
    let key = same_person_key(&entry.surname, &entry.first_name);
    let double = tournament.entries.iter().any(|other| {
        other.id != entry.id && same_person_key(&other.surname, &other.first_name) == key
    });
    if double { Err(Refusal::EnteredAlready(entry.full_name()).into()) } else { Ok(()) }
}

/// The first round in which that entry sits at a board or has a bye.
fn paired_rounds(tournament: &Tournament, id: EntryId) -> impl Iterator<Item = RoundNo> {
    tournament
        .rounds
        .iter()
        .filter(move |round| round.board_of(id).is_some() || round.byes.contains(&id))
        .map(|round| round.no)
}

fn position(before: &Snapshot, id: EntryId) -> Result<usize, DeskError> {
    let found = before.tournament.entries.iter().position(|entry| entry.id == id);
    found.ok_or(DeskError::Unknown(Thing::Entry))
}

impl Desk {
    /// Enters somebody; `make` gets the number of the entry.
    ///
    /// # Errors
    /// [`DeskError::Fields`] for names, [`Refusal::EnteredAlready`] for a double.
    pub fn add_entry(
        &self,
        id: TournamentId,
        by: By<'_>,
        make: impl FnOnce(EntryId) -> Entry,
    ) -> Result<Done<EntryId>, DeskError> {
        self.change(id, by, |before| {
            let mut after = before.tournament.clone();
            let last = after.entries.iter().map(|entry| entry.id.0).max().unwrap_or(0);
            let entry = tidy(make(EntryId(last + 1)))?;
            refuse_double(&after, &entry)?;
            let (detail, out) = (shown(&entry), entry.id);
            after.entries.push(entry);
            Ok(Change { after, act: "enter", detail, out })
        })
    }

    /// Enters several at once, all or none; `make` gets the number of each.
    ///
    /// # Errors
    /// As [`Desk::add_entry`].
    pub fn add_entries(
        &self,
        id: TournamentId,
        by: By<'_>,
        new: Vec<Entry>,
    ) -> Result<Done<usize>, DeskError> {
        self.change(id, by, |before| {
            let mut after = before.tournament.clone();
            let mut last = after.entries.iter().map(|entry| entry.id.0).max().unwrap_or(0);
            let out = new.len();
            for entry in new {
                last += 1;
                let entry = tidy(Entry { id: EntryId(last), ..entry })?;
                refuse_double(&after, &entry)?;
                after.entries.push(entry);
            }
            Ok(Change { after, act: "enter-many", detail: json!({ "entries": out }), out })
        })
    }

    /// Changes an entry; its number stays.
    ///
    /// # Errors
    /// As [`Desk::add_entry`]; [`Refusal::PairedInRound`] if it would leave a round it is paired in.
    pub fn edit_entry(
        &self,
        id: TournamentId,
        by: By<'_>,
        entry: Entry,
    ) -> Result<Done<()>, DeskError> {
        self.change(id, by, |before| {
            let at = position(before, entry.id)?;
            let entry = tidy(entry)?;
            refuse_double(&before.tournament, &entry)?;
            let here = |round: &RoundNo| {
                entry.participation.in_round(*round) && entry.registration == Registration::Final
            };
            let was = &before.tournament.entries[at];
            let moved =
                was.participation != entry.participation || was.registration != entry.registration;
            if let Some(round) =
                paired_rounds(&before.tournament, entry.id).find(|round| moved && !here(round))
            {
                return Err(Refusal::PairedInRound(round).into());
            }
            let detail = json!({ "before": shown(was), "after": shown(&entry) });
            let mut after = before.tournament.clone();
            after.entries[at] = entry;
            Ok(Change { after, act: "edit-entry", detail, out: () })
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
    ) -> Result<Done<()>, DeskError> {
        self.change(id, by, |before| {
            let at = position(before, entry)?;
            if let Some(paired) = paired_rounds(&before.tournament, entry).find(|r| *r >= round) {
                return Err(Refusal::PairedInRound(paired).into());
            }
            let mut after = before.tournament.clone();
            let participation = &mut after.entries[at].participation;
            *participation = participation.without_from(round);
            let detail = json!({ "entry": entry, "from_round": round });
            Ok(Change { after, act: "withdraw", detail, out: () })
        })
    }

    /// Sets whether somebody takes part in a round.
    ///
    /// # Errors
    /// [`Refusal::PairedInRound`] if it is paired there.
    pub fn set_participation(
        &self,
        id: TournamentId,
        by: By<'_>,
        entry: EntryId,
        participation: Participation,
    ) -> Result<Done<()>, DeskError> {
        let current = self.store.read(|c| {
            let snapshot =
                self.store.snapshot(c, id)?.ok_or(DeskError::Unknown(Thing::Tournament))?;
            snapshot.tournament.entry(entry).cloned().ok_or(DeskError::Unknown(Thing::Entry))
        })?;
        self.edit_entry(id, by, Entry { participation, ..current })
    }

    /// Makes registrations final (checked in) or preliminary.
    ///
    /// # Errors
    /// [`Refusal::PairedInRound`] if somebody to be checked out is paired.
    pub fn check_in(
        &self,
        id: TournamentId,
        by: By<'_>,
        entries: &[EntryId],
        registration: Registration,
    ) -> Result<Done<()>, DeskError> {
        self.change(id, by, |before| {
            let mut after = before.tournament.clone();
            for entry in entries {
                let at = position(before, *entry)?;
                let paired = paired_rounds(&before.tournament, *entry).next();
                if let Some(round) = paired.filter(|_| registration != Registration::Final) {
                    return Err(Refusal::PairedInRound(round).into());
                }
                after.entries[at].registration = registration;
            }
            let detail = json!({ "entries": entries, "registration": registration });
            Ok(Change { after, act: "check-in", detail, out: () })
        })
    }

    /// Removes an entry that has no game and no bye.
    ///
    /// # Errors
    /// [`Refusal::HasGames`] otherwise: withdraw it instead.
    pub fn remove_entry(
        &self,
        id: TournamentId,
        by: By<'_>,
        entry: EntryId,
    ) -> Result<Done<()>, DeskError> {
        self.change(id, by, |before| {
            let at = position(before, entry)?;
            if paired_rounds(&before.tournament, entry).next().is_some() {
                return Err(Refusal::HasGames.into());
            }
            let mut after = before.tournament.clone();
            after.entries.remove(at);
            Ok(Change { after, act: "remove-entry", detail: json!({ "entry": entry }), out: () })
        })
    }
}
