//! People register from home: kept until the organiser confirms them, or entered at once; with a place, or waiting
//! for one.

use chrono::Duration;
use serde_json::json;

use store::{AnyConnection, BoardMark, Deed, HomeRow, LinkHolder, Snapshot};
use tournament::{
    Applicant, Entry, EntryId, HomeState, Participation, Registration, Tournament, TournamentId,
};

use crate::registration::entries::{entered_already, paired_rounds};
use crate::registration::home_checks::{is_late, refuse_web_addresses};
use crate::registration::tidy::tidy;
use crate::transaction::change::refuse_recorded;
use crate::transaction::undo::remember_many;
use crate::{By, Done, Refusal, RegistrationStanding, Result, Service, Token};

/// Somebody registers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HomeForm {
    /// What they say.
    pub applicant: Applicant,
    /// Where it comes from.
    pub address: String,
    /// The stamp of the form; see [`Service::form_stamp`].
    pub stamp: String,
    /// The language that they read.
    pub language: String,
}

/// A registration as the person who holds its link sees it.
#[derive(Clone, Debug, PartialEq)]
pub struct HomeSeen {
    /// The tournament.
    pub tournament: TournamentId,
    /// The registration.
    pub row: HomeRow,
    /// The place in the waiting list, counted from 1, if it waits for one.
    pub waiting: Option<usize>,
}

/// So long after registering the same form, sent again, leads to its personal link once more.
const LOST_ANSWER: Duration = Duration::minutes(10);

impl Service {
    /// Takes a registration; gives the personal link's secret.
    ///
    /// # Errors
    /// [`Refusal::HomeClosed`]; [`Refusal::HomeUnread`]; [`Refusal::EnteredAlready`] for somebody who is registered
    /// or entered; [`Refusal::HomeCrowded`]; [`Refusal::HomeOverrun`]; [`ServiceError::Fields`](crate::ServiceError::Fields).
    pub fn register(&self, id: TournamentId, by: By<'_>, form: &HomeForm) -> Result<Done<Token>> {
        let token = self.home_token(id, by)?;
        let stamp = self.opened(id, &form.stamp, by.now);
        let address = self.network_print(&form.address)?;
        self.registering(id, by, |c, before, after| {
            let tournament = &before.tournament;
            let opened = stamp?;
            let late = is_late(tournament, by.now, opened)?;
            let applicant = Applicant { entry: fresh(&form.applicant)?, ..form.applicant.clone() };
            self.refuse_known(c, before, &applicant, None)?;
            if applicant.namesake {
                self.set_namesakes_apart(c, id, &applicant)?;
            }
            self.refuse_crowd(c, id, &address, by.now)?;
            let queue = self.queue(c, before)?;
            let has_place = !late && tournament.has_place_for(applicant.entry.rank, &queue);
            let mut row = HomeRow {
                id: 0,
                state: HomeState::Asked,
                has_place,
                late,
                entry: None,
                applicant: Some(applicant),
                address,
                at: by.now,
                language: form.language.clone(),
            };
            row.id = c.insert_home_registration(id, &token.hash(), &row)?;
            let detail = json!({ "registration": row.id, "place": has_place });
            self.note(c, id, by, Deed::Register, &detail)?;
            let at_once = tournament.settings.home.at_once && has_place;
            let entered = at_once
                && !self.is_crowded(c, id, &row)?
                && !self.admit(c, id, by, after, &[row.id])?.0.is_empty();
            let stands = match (entered, has_place) {
                (true, _) => RegistrationStanding::Confirmed,
                (false, true) => RegistrationStanding::HasPlace,
                (false, false) => RegistrationStanding::Waits,
            };
            self.tell_registered(c, (before, by), &row, stands, Some(&token))?;
            Ok(token)
        })
    }

    /// The secret that the form's registration got, if it was carried out a moment ago: for a browser whose answer
    /// was lost, not for whoever comes back to it.
    pub fn registered_by(&self, id: TournamentId, by: By<'_>) -> Result<Option<Token>> {
        let token = self.home_token(id, by)?;
        let found = self.registration_by(token.secret())?;
        Ok(found.filter(|seen| by.now - seen.row.at <= LOST_ANSWER).map(|_| token))
    }

    /// The registration that a secret belongs to.
    pub fn registration_by(&self, secret: &str) -> Result<Option<HomeSeen>> {
        self.store.read(|c| {
            let Some((tournament, row)) = self.opened_registration(c, secret)? else {
                return Ok(None);
            };
            let waits = row.state == HomeState::Asked && !row.has_place;
            let waiting = if waits {
                let queue = c.home_queue(tournament)?;
                Some(queue.iter().filter(|one| !one.place && one.id <= row.id).count())
            } else {
                None
            };
            Ok(Some(HomeSeen { tournament, row, waiting }))
        })
    }

    /// Whether somebody was entered by registering from home.
    pub fn registered_from_home(&self, id: TournamentId, entry: EntryId) -> Result<bool> {
        let found = self.store.read(|c| c.home_registration_of_entry(id, entry))?;
        Ok(found.is_some_and(|row| row.state == HomeState::Admitted))
    }

    /// Changes what somebody says who holds the link, as it is by then. Once they are entered, only what nobody
    /// but the organiser sees: for the rest they ask.
    ///
    /// # Errors
    /// [`Refusal::LinkSpent`]; [`Refusal::EnteredAlready`]; [`ServiceError::Fields`](crate::ServiceError::Fields); whatever
    /// `edit` fails with.
    pub fn edit_registration(
        &self,
        id: TournamentId,
        by: By<'_>,
        secret: &str,
        edit: impl FnOnce(&Applicant) -> Result<Applicant>,
    ) -> Result<Done<()>> {
        self.registering(id, by, |c, before, after| {
            let row = self.held_registration(c, id, secret)?;
            let was = row.applicant.ok_or(Refusal::LinkSpent)?;
            let (now, initials) = (edit(&was)?, was.initials);
            let same_name = now.entry.bears_the_name_of(&was.entry);
            let namesake = now.namesake || (was.namesake && same_name);
            let mut applicant =
                Applicant { entry: was.entry, paid: was.paid, namesake, ..now.clone() };
            if row.state == HomeState::Asked {
                applicant.entry = fresh(&now)?;
                // Who bore the name before was told apart then.
                let asked = Applicant { namesake: namesake || same_name, ..applicant.clone() };
                self.refuse_known(c, before, &asked, Some(row.id))?;
            }
            if let Some(entry) = after.entries.iter_mut().find(|entry| Some(entry.id) == row.entry)
            {
                let taken_off = initials && !applicant.initials;
                entry.private = applicant.private(std::mem::take(&mut entry.private));
                entry.private.initials &= !taken_off;
            }
            c.rewrite_home_registration(id, row.id, &applicant)?;
            self.note(c, id, by, Deed::EditRegistration, &json!({ "registration": row.id }))
        })
    }

    /// Cancels: nothing is kept of who only waited; an entry without games is removed.
    ///
    /// # Errors
    /// [`Refusal::LinkSpent`]; [`Refusal::HasGames`] for somebody who plays: they ask to leave.
    pub fn cancel_registration(
        &self,
        id: TournamentId,
        by: By<'_>,
        secret: &str,
    ) -> Result<Done<()>> {
        self.registering(id, by, |c, before, after| {
            let row = self.held_registration(c, id, secret)?;
            self.tell_registered(c, (before, by), &row, RegistrationStanding::Cancelled, None)?;
            if let Some(entry) = row.entry {
                if paired_rounds(&before.tournament, entry).next().is_some() {
                    return Err(Refusal::HasGames.into());
                }
                after.remove(&[entry]);
                refuse_recorded(c, before, after)?;
                let holder = LinkHolder { tournament: id, entry };
                c.revoke_personal_link(holder, by.now)?;
            }
            c.cancel_home_registration(id, row.id)?;
            let detail = json!({ "registration": row.id, "entry": row.entry });
            self.note(c, id, by, Deed::CancelRegistration, &detail)
        })
    }

    /// The registrations that wait, in the order of coming.
    pub fn home_registrations(&self, id: TournamentId) -> Result<Vec<HomeRow>> {
        self.store.read(|c| Ok(c.home_registrations(id)?))
    }

    /// How many answers the organiser owes; see [`store::AnyConnection::home_waiting`].
    pub fn home_answers(&self, id: TournamentId) -> Result<usize> {
        self.store.read(|c| Ok(c.home_waiting(id)?))
    }

    /// How many places are free, if they are limited, and how many wait for one.
    pub fn home_places(&self, snapshot: &Snapshot) -> Result<(Option<u32>, usize)> {
        let queue = self.store.read(|c| c.home_queue(snapshot.id))?;
        let waiting = queue.iter().filter(|one| !one.place).count();
        Ok((snapshot.tournament.free_places(&queue), waiting))
    }

    /// Ticks off that the fee of a registration is paid, or takes that back; of one that was entered meanwhile at its entry.
    pub fn tick_paid(
        &self,
        id: TournamentId,
        by: By<'_>,
        number: i32,
        paid: bool,
    ) -> Result<Done<()>> {
        self.registering(id, by, |c, _, after| {
            let Some((_, row)) = c.home_registration(id, number)? else { return Ok(()) };
            let mut entries = after.entries.iter_mut();
            let entry = entries.find(|entry| Some(entry.id) == row.entry);
            if entry.is_none() && row.applicant.is_none() {
                return Ok(());
            }
            entry.into_iter().for_each(|entry| entry.private.paid = paid);
            if let Some(said) = row.applicant {
                c.rewrite_home_registration(id, number, &Applicant { paid, ..said })?;
            }
            self.note(c, id, by, Deed::EditRegistration, &json!({ "registration": number }))
        })
    }

    /// Enters those who registered, whether or not they have a place; who is not waiting any more, or was entered by
    /// hand meanwhile, is passed over. Returns how many were entered.
    ///
    /// # Errors
    /// [`Refusal::EnteredAlready`] if nobody is entered by it, since each was by hand.
    pub fn admit_registrations(
        &self,
        id: TournamentId,
        by: By<'_>,
        numbers: &[i32],
    ) -> Result<Done<usize>> {
        self.registering(id, by, |c, before, after| {
            let ways = c.ways(id, &[], numbers)?;
            let (entered, known) = self.admit(c, id, by, after, numbers)?;
            if let Some(known) = known.filter(|_| entered.is_empty()) {
                return Err(Refusal::EnteredAlready { name: known }.into());
            }
            let act = (Deed::AdmitRegistrations, ways.only(&entered));
            remember_many(c, (before, by), after, act)?;
            let stands = RegistrationStanding::Confirmed;
            self.tell_each_registered(c, (before, by), &entered, stands)?;
            Ok(entered.len())
        })
    }

    /// Removes registrations that wait, and what they said. Returns how many there were.
    pub fn remove_registrations(
        &self,
        id: TournamentId,
        by: By<'_>,
        numbers: &[i32],
    ) -> Result<Done<usize>> {
        self.registering(id, by, |c, before, after| {
            let waits = c.home_registrations(id)?;
            let meant = waits.iter().map(|row| row.id).filter(|id| numbers.contains(id));
            let ways = c.ways(id, &[], &meant.collect::<Vec<_>>())?;
            remember_many(c, (before, by), after, (Deed::RemoveRegistrations, ways))?;
            for row in waits.iter().filter(|row| numbers.contains(&row.id)) {
                self.tell_registered(c, (before, by), row, RegistrationStanding::Removed, None)?;
            }
            let gone = c.delete_home_registrations(id, numbers)?;
            if gone > 0 {
                let detail = json!({ "registrations": gone });
                self.note(c, id, by, Deed::RemoveRegistrations, &detail)?;
            }
            Ok(gone)
        })
    }

    /// Lets those move up for whom there is a place in the tournament as it will be, inside the transaction that
    /// makes it so.
    pub(crate) fn move_up(
        &self,
        c: &mut AnyConnection,
        (before, by): (&Snapshot, By<'_>),
        after: &mut Tournament,
    ) -> Result<()> {
        let id = before.id;
        let rules = after.settings.home.clone();
        if !rules.moves_up {
            return Ok(());
        }
        let queue = c.home_queue(id)?;
        let moved = after.moved_up(&queue);
        if moved.is_empty() {
            return Ok(());
        }
        c.give_home_places(id, &moved)?;
        self.note(c, id, by, Deed::MoveUp, &json!({ "registrations": moved }))?;
        let entered =
            if rules.at_once { self.admit(c, id, by, after, &moved)?.0 } else { Vec::new() };
        let (entered, placed): (Vec<i32>, Vec<i32>) =
            moved.into_iter().partition(|number| entered.contains(number));
        self.tell_each_registered(c, (before, by), &entered, RegistrationStanding::Confirmed)?;
        self.tell_each_registered(c, (before, by), &placed, RegistrationStanding::PlaceCame)
    }

    /// One act about registrations: what it frees is given on, and the tournament saved if it changed.
    fn registering<T>(
        &self,
        id: TournamentId,
        by: By<'_>,
        work: impl FnOnce(&mut AnyConnection, &Snapshot, &mut Tournament) -> Result<T>,
    ) -> Result<Done<T>> {
        let work = |c: &mut AnyConnection, before: &Snapshot| {
            let mut after = before.tournament.clone();
            let out = work(c, before, &mut after)?;
            self.move_up(c, (before, by), &mut after)?;
            self.refuse_larger(before.tournament.entries.len(), after.entries.len())?;
            let mark = BoardMark { account: by.account, at: by.now };
            let changed = after != before.tournament;
            let saved = changed.then(|| c.save(before, after, &mark)).transpose()?;
            Ok((out, saved))
        };
        self.act(id, by, work)
    }

    /// Enters those of these numbers who wait; their personal links stay the same. Returns which, and one who was
    /// entered by hand meanwhile: they wait until the organiser removes one of the two.
    fn admit(
        &self,
        c: &mut AnyConnection,
        id: TournamentId,
        by: By<'_>,
        after: &mut Tournament,
        numbers: &[i32],
    ) -> Result<(Vec<i32>, Option<String>)> {
        let (mut entered, mut admitted, mut known) = (Vec::new(), Vec::new(), None);
        for number in numbers {
            let Some((token_hash, row)) = c.home_registration(id, *number)? else {
                continue;
            };
            let Some(applicant) = row.applicant.filter(|_| row.state == HomeState::Asked) else {
                continue;
            };
            let (entry, namesake) = (&applicant.entry, applicant.namesake);
            if let Some(name) = entered_already(entry, after.entries.iter(), namesake) {
                known = Some(name);
                continue;
            }
            let private = applicant.private(applicant.entry.private.clone());
            let participation = applicant.entry.participation.and(after.rounds_to_come());
            let entry = Entry { private, participation, ..applicant.entry };
            let entry = after.enter(entry.settled(after.settings.sides));
            c.admit_home_registration(id, *number, entry)?;
            let holder = LinkHolder { tournament: id, entry };
            c.insert_personal_link(holder, &token_hash, by.now)?;
            entered.push(entry);
            admitted.push(*number);
        }
        if !entered.is_empty() {
            let detail = json!({ "registrations": admitted, "entries": entered });
            self.note(c, id, by, Deed::AdmitRegistrations, &detail)?;
        }
        Ok((admitted, known))
    }

    /// The secret of the registration that the form makes at that tournament: the same each time it is sent.
    fn home_token(&self, id: TournamentId, by: By<'_>) -> Result<Token> {
        match by.form.filter(|form| !form.is_empty()) {
            Some(form) => Ok(Token::known(self.signed(&format!("registration {id} {form}"))?)),
            None => Token::new(),
        }
    }
}

/// The entry that somebody would be: announced, for every round.
fn fresh(applicant: &Applicant) -> Result<Entry> {
    refuse_web_addresses(&applicant.entry)?;
    tidy(Entry {
        id: EntryId(0),
        registration: Registration::Preliminary,
        participation: Participation::ALL,
        excluded: Participation::NONE,
        correction: 0,
        category: None,
        ..applicant.entry.clone()
    })
}
