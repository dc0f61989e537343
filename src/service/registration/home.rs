//! Online registration: confirmed by the organiser or entered at once; with a place, or on the waiting list.

use crate::RegistrationStanding;
use crate::prelude::*;
use crate::registration::entries::{entered_already, entry_changes, tidy};
use crate::transaction::act::refuse_recorded;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use hmac::{Hmac, KeyInit, Mac};
use store::{HomeRow, LinkHolder, ServerKey};
use subtle::ConstantTimeEq;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HomeForm {
    pub applicant: Applicant,
    pub address: String,
    /// See [`Service::form_stamp`].
    pub stamp: String,
    pub language: String,
}

/// A registration as the person who holds its link sees it.
#[derive(Clone, Debug, PartialEq)]
pub struct HomeSeen {
    pub tournament: TournamentId,
    pub row: HomeRow,
    /// Place in the waiting list, from 1.
    pub waiting: Option<usize>,
}

/// For this long the same form, sent again, leads to its personal link.
const LOST_ANSWER: Duration = Duration::minutes(10);

impl EventActs<'_> {
    /// Takes a registration; returns the secret of the personal link.
    ///
    /// # Errors
    /// [`Refusal::HomeClosed`]; [`Refusal::HomeUnread`]; [`Refusal::EnteredAlready`] for somebody who is registered
    /// or entered; [`Refusal::HomeCrowded`]; [`Refusal::HomeOverrun`]; [`ServiceError::Fields`].
    pub fn register(&self, form: &HomeForm) -> Acted<Token> {
        let token = self.home_token()?;
        let stamp = self.opened(&form.stamp);
        let address = self.network_print(&form.address)?;
        self.registering(|tx, before, after| {
            let tournament = &before.tournament;
            let opened = stamp?;
            let late = is_late(tournament, self.by.now, opened)?;
            let applicant = Applicant { entry: fresh(&form.applicant)?, ..form.applicant.clone() };
            refuse_known(tx, before, &applicant, None)?;
            if applicant.namesake {
                set_namesakes_apart(tx, self.id, &applicant)?;
            }
            refuse_crowd(tx, self.id, &address, self.by.now)?;
            let queue = queue(tx, before)?;
            let has_place = !late && tournament.has_place_for(applicant.entry.rank, &queue);
            let mut row = HomeRow {
                id: 0,
                state: HomeState::Asked,
                has_place,
                late,
                entry: None,
                applicant: Some(applicant),
                address,
                at: self.by.now,
                language: form.language.clone(),
            };
            row.id = tx.insert_home_registration(self.id, &token.hash(), &row)?;
            tx.note(&Deed::Register { registration: row.id, place: has_place })?;
            let at_once = tournament.settings.home.at_once && has_place;
            let entered = at_once
                && !is_crowded(tx, self.id, &row)?
                && !tx.admit(after, &[row.id], false)?.0.is_empty();
            let stands = match (entered, has_place) {
                (true, _) => RegistrationStanding::Confirmed,
                (false, true) => RegistrationStanding::HasPlace,
                (false, false) => RegistrationStanding::Waits,
            };
            tx.write_letter(&row, stands, Some(&token))?;
            Ok(token)
        })
    }

    /// The secret of the form's registration, if that is less than ten minutes old: for a browser whose answer was lost.
    pub fn registered_by(&self) -> Result<Option<Token>> {
        let token = self.home_token()?;
        let found = self.registration_by(token.secret())?;
        Ok(found.filter(|seen| self.by.now - seen.row.at <= LOST_ANSWER).map(|_| token))
    }
}

impl Service {
    pub fn registration_by(&self, secret: &str) -> Result<Option<HomeSeen>> {
        self.store.read(|c| {
            let Some((tournament, row)) = opened_registration(c, secret)? else { return Ok(None) };
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
}

impl EventActs<'_> {
    /// Changes a registration by its link; once the person is entered, only what the organiser alone sees. `edit` gets
    /// the current values, inside the transaction.
    ///
    /// # Errors
    /// [`Refusal::LinkSpent`]; [`Refusal::EnteredAlready`]; [`ServiceError::Fields`]; errors of
    /// `edit`.
    pub fn edit_registration(
        &self,
        secret: &str,
        edit: impl FnOnce(&Applicant) -> Result<Applicant>,
    ) -> Acted<()> {
        self.registering(|tx, before, after| {
            let row = held_registration(tx, self.id, secret)?;
            let was = row.applicant.ok_or(Refusal::LinkSpent)?;
            let (now, initials) = (edit(&was)?, was.initials);
            let same_name = now.entry.bears_the_name_of(&was.entry);
            let namesake = now.namesake || (was.namesake && same_name);
            let mut applicant =
                Applicant { entry: was.entry.clone(), paid: was.paid, namesake, ..now.clone() };
            if row.state == HomeState::Asked {
                applicant.entry = fresh(&now)?;
                // The same name was allowed before.
                let asked = Applicant { namesake: namesake || same_name, ..applicant.clone() };
                refuse_known(tx, before, &asked, Some(row.id))?;
            }
            if let Some(entry) = after.entries.iter_mut().find(|entry| Some(entry.id) == row.entry)
            {
                let taken_off = initials && !applicant.initials;
                entry.private = applicant.private(std::mem::take(&mut entry.private));
                entry.private.initials &= !taken_off;
            }
            tx.rewrite_home_registration(self.id, row.id, &applicant)?;
            let whole = |of: &Applicant| {
                let private = of.private(Private::default());
                Entry { private, ..of.entry.clone() }
            };
            let changes = Some(entry_changes(&whole(&was), &whole(&applicant)));
            let (registration, entry) = (row.id, row.entry);
            tx.note(&Deed::EditRegistration { registration, entry, changes, paid: None })
        })
    }

    /// Cancels a registration: one that waits is deleted, an entry without games is removed. Fails with
    /// [`Refusal::LinkSpent`]; [`Refusal::HasGames`] for a player with games, who asks to leave instead.
    pub fn cancel_registration(&self, secret: &str) -> Acted<()> {
        self.registering(|tx, before, after| {
            let row = held_registration(tx, self.id, secret)?;
            tx.write_letter(&row, RegistrationStanding::Cancelled, None)?;
            if let Some(entry) = row.entry {
                if paired_rounds(&before.tournament, entry).next().is_some() {
                    return Err(Refusal::HasGames.into());
                }
                after.remove(&[entry]);
                refuse_recorded(tx, before, after)?;
                tx.revoke_personal_link(self.id, entry, self.by.now)?;
            }
            tx.cancel_home_registration(self.id, row.id)?;
            tx.note(&Deed::CancelRegistration { registration: row.id, entry: row.entry })
        })
    }
}

impl Service {
    /// Free places, if they are limited, and the length of the waiting list.
    pub fn home_places(&self, snapshot: &Snapshot) -> Result<(Option<u32>, usize)> {
        let queue = self.read(|c| c.home_queue(snapshot.id))?;
        let waiting = queue.iter().filter(|one| !one.place).count();
        Ok((snapshot.tournament.free_places(&queue), waiting))
    }
}

impl EventActs<'_> {
    /// Sets whether the fee is paid; also at the entry, once there is one.
    pub fn tick_paid(&self, number: i32, paid: bool) -> Acted<()> {
        self.registering(|tx, _, after| {
            let Some((_, row)) = tx.home_registration(self.id, number)? else { return Ok(()) };
            let mut entries = after.entries.iter_mut();
            let entry = entries.find(|entry| Some(entry.id) == row.entry);
            if entry.is_none() && row.applicant.is_none() {
                return Ok(());
            }
            let known = row.applicant.as_ref().is_some_and(|said| said.paid);
            let was = entry.as_ref().map_or(known, |entry| entry.private.paid);
            entry.into_iter().for_each(|entry| entry.private.paid = paid);
            if let Some(said) = row.applicant {
                tx.rewrite_home_registration(self.id, number, &Applicant { paid, ..said })?;
            }
            let (entry, paid) = (row.entry, Some([was, paid]));
            tx.note(&Deed::EditRegistration { registration: number, entry, changes: None, paid })
        })
    }

    /// Enters registrations, with a place or without; those that no longer wait, or were entered by hand, are skipped.
    /// Returns how many were entered. Fails with [`Refusal::EnteredAlready`] if all were entered by hand.
    pub fn admit_registrations(&self, numbers: &[i32]) -> Acted<usize> {
        self.registering(|tx, _, after| {
            let ways = tx.ways(self.id, &[], numbers)?;
            let (entered, known) = tx.admit(after, numbers, true)?;
            if let Some(known) = known.filter(|_| entered.is_empty()) {
                return Err(Refusal::EnteredAlready { name: known }.into());
            }
            tx.remember_many(after, DeedKind::AdmitRegistrations, ways.only(&entered))?;
            let stands = RegistrationStanding::Confirmed;
            tx.write_letters(&entered, stands)?;
            Ok(entered.len())
        })
    }

    /// Removes registrations that wait, and what they said. Returns how many there were.
    pub fn remove_registrations(&self, numbers: &[i32]) -> Acted<usize> {
        self.registering(|tx, _, after| {
            let waits = tx.home_registrations(self.id)?;
            let meant = waits.iter().map(|row| row.id).filter(|id| numbers.contains(id));
            let ways = tx.ways(self.id, &[], &meant.collect::<Vec<_>>())?;
            tx.remember_many(after, DeedKind::RemoveRegistrations, ways)?;
            for row in waits.iter().filter(|row| numbers.contains(&row.id)) {
                tx.write_letter(row, RegistrationStanding::Removed, None)?;
            }
            let gone = tx.delete_home_registrations(self.id, numbers)?;
            if gone > 0 {
                tx.note(&Deed::RemoveRegistrations { registrations: gone })?;
            }
            Ok(gone)
        })
    }

    /// The secret of the registration that a form makes: the same each time it is sent.
    fn home_token(&self) -> Result<Token> {
        match self.by.form.filter(|form| !form.is_empty()) {
            Some(form) => {
                let made = self.signed(&format!("registration {} {form}", self.id))?;
                Ok(Token::known(made))
            }
            None => Token::new(),
        }
    }

    /// An act about registrations: places that it frees go to the waiting list, and the tournament is saved if it
    /// changed.
    fn registering<T>(
        &self,
        work: impl FnOnce(&mut Transaction<'_>, &Snapshot, &mut Tournament) -> Result<T>,
    ) -> Acted<T> {
        self.act(|tx, before| {
            let mut after = before.tournament.clone();
            let out = work(tx, before, &mut after)?;
            tx.move_up(&mut after)?;
            self.refuse_larger(before.tournament.entries.len(), after.entries.len())?;
            if after != before.tournament {
                tx.save(after)?;
            }
            Ok(out)
        })
    }
}

impl Transaction<'_> {
    /// Gives places in the changed tournament to the waiting list.
    pub(crate) fn move_up(&mut self, after: &mut Tournament) -> Result<()> {
        let id = self.id;
        let rules = after.settings.home.clone();
        if !rules.moves_up {
            return Ok(());
        }
        let queue = self.home_queue(id)?;
        let moved = after.moved_up(&queue);
        if moved.is_empty() {
            return Ok(());
        }
        self.give_home_places(id, &moved)?;
        self.note(&Deed::MoveUp { registrations: moved.clone() })?;
        let entered = if rules.at_once { self.admit(after, &moved, false)?.0 } else { Vec::new() };
        let (entered, placed): (Vec<i32>, Vec<i32>) =
            moved.into_iter().partition(|number| entered.contains(number));
        self.write_letters(&entered, RegistrationStanding::Confirmed)?;
        self.write_letters(&placed, RegistrationStanding::PlaceCame)
    }

    /// Enters waiting registrations; their personal links stay. Returns their numbers, and the name of one who was
    /// entered by hand: that registration waits until the organiser removes one of the two. One that was not `seen`
    /// waits, too, if the name is nearly that of an entry, unless it is said to be another person.
    fn admit(
        &mut self,
        after: &mut Tournament,
        numbers: &[i32],
        seen: bool,
    ) -> Result<(Vec<i32>, Option<String>)> {
        let (id, now) = (self.id, self.by.now);
        let (mut entered, mut admitted, mut known) = (Vec::new(), Vec::new(), None);
        for number in numbers {
            let Some((token_hash, row)) = self.home_registration(id, *number)? else { continue };
            let Some(applicant) = row.applicant.filter(|_| row.state == HomeState::Asked) else {
                continue;
            };
            let (entry, namesake) = (&applicant.entry, applicant.namesake);
            let staff = self.by.account.is_some();
            let others = after.entries.iter().filter(|other| staff || !after.hides(other));
            if let Some(name) = entered_already(entry, others, namesake) {
                known = Some(name);
                continue;
            }
            if !seen && !namesake {
                let shown = after.entries.iter().filter(|other| !after.hides(other)).cloned();
                let shown = shown.collect::<Vec<_>>();
                if KnownPeople::of(&shown).alike(&shown, entry).is_some() {
                    continue;
                }
            }
            let private = applicant.private(applicant.entry.private.clone());
            let participation = applicant.entry.participation.and(after.rounds_to_come());
            let entry = Entry { private, participation, ..applicant.entry };
            let entry = after.enter(entry.settled(after.settings.sides));
            self.admit_home_registration(id, *number, entry)?;
            self.insert_personal_link(id, entry, &token_hash, now)?;
            entered.push(entry);
            admitted.push(*number);
        }
        if !entered.is_empty() {
            let registrations = admitted.clone();
            self.note(&Deed::AdmitRegistrations { registrations, entries: entered })?;
        }
        Ok((admitted, known))
    }
}

/// The entry of a registration: preliminary, for every round.
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

// Checks of a registration.

/// How many registrations one address may send within ten minutes: a whole club shares one.
pub const MOST_OF_AN_ADDRESS: i64 = 120;

pub(crate) const CROWD_WINDOW: Duration = Duration::minutes(10);

/// How many may wait at once.
const MOST_WAITING: i64 = 20_000;

/// A form opened before registration closed is still taken, with a waiting place, for so long.
const GRACE: Duration = Duration::hours(1);

/// The registration of a secret: after admission, of the present personal link, also one that the organisers made.
fn opened_registration(c: &mut Tx, secret: &str) -> Result<Option<(TournamentId, HomeRow)>> {
    let hash = Token::hash_of(secret);
    if let Some(LinkHolder { tournament, entry }) = c.link_holder(&hash)? {
        let row = c.home_registration_of_entry(tournament, entry)?;
        return Ok(row.map(|row| (tournament, row)));
    }
    // After admission the old link stops working.
    let found = c.home_registration_of(&hash)?;
    Ok(found.filter(|(_, row)| row.entry.is_none() || row.state == HomeState::Cancelled))
}

/// The registration that a secret proves in that tournament, while it is not cancelled.
fn held_registration(c: &mut Tx, id: TournamentId, secret: &str) -> Result<HomeRow> {
    let found = opened_registration(c, secret)?;
    let row = found.filter(|(tournament, _)| *tournament == id).map(|(_, row)| row);
    let row = row.filter(|row| row.state != HomeState::Cancelled);
    Ok(row.ok_or(Refusal::LinkSpent)?)
}

fn refuse_known(
    c: &mut Tx,
    before: &Snapshot,
    applicant: &Applicant,
    own: Option<i32>,
) -> Result<()> {
    let namesakes = c.home_namesakes(before.id, applicant)?;
    let others = namesakes.iter().filter(|row| Some(row.id) != own);
    let known = others.filter_map(|row| row.applicant.as_ref());
    let known = known.filter(|other| !other.initials).map(|other| &other.entry);
    let entry = &applicant.entry;
    // A refusal would reveal a name that is shown as initials.
    let entries = before.tournament.entries.iter();
    let all = entries.filter(|other| !before.tournament.hides(other)).chain(known);
    match entered_already(entry, all, applicant.namesake) {
        Some(name) => Err(Refusal::EnteredAlready { name }.into()),
        None => Ok(()),
    }
}

/// Marks waiting registrations of the same name as another person, whichever is entered first.
fn set_namesakes_apart(c: &mut Tx, id: TournamentId, applicant: &Applicant) -> Result<()> {
    for row in c.home_namesakes(id, applicant)? {
        let Some(other) = row.applicant.filter(|other| !other.namesake) else { continue };
        let other = Applicant { namesake: true, ..other };
        c.rewrite_home_registration(id, row.id, &other)?;
    }
    Ok(())
}

fn refuse_crowd(c: &mut Tx, id: TournamentId, address: &str, now: DateTime<Utc>) -> Result<()> {
    let (here, waiting) = c.home_pressure(id, address, now - CROWD_WINDOW)?;
    if here >= MOST_OF_AN_ADDRESS {
        return Err(Refusal::HomeCrowded.into());
    }
    if waiting >= MOST_WAITING {
        return Err(Refusal::HomeOverrun.into());
    }
    Ok(())
}

/// Whether so many came from the same address that each needs the organiser's confirmation after all.
fn is_crowded(c: &mut Tx, id: TournamentId, row: &HomeRow) -> Result<bool> {
    let (here, _) = c.home_pressure(id, &row.address, row.at - CROWD_WINDOW)?;
    Ok(usize::try_from(here).unwrap_or_default() > MOST_OF_ONE_ADDRESS)
}

/// Those who wait, where places are limited at all.
pub(crate) fn queue(c: &mut Tx, before: &Snapshot) -> Result<Vec<Queued>> {
    let rules = &before.tournament.settings.home;
    if rules.places.is_none() && rules.category_places.iter().all(Option::is_none) {
        return Ok(Vec::new());
    }
    Ok(c.home_queue(before.id)?)
}

/// What a stranger types appears on public pages and in letters to others: no web addresses.
fn refuse_web_addresses(entry: &Entry) -> Result<()> {
    let texts = [
        ("surname", entry.surname.as_str()),
        ("first_name", &entry.first_name),
        ("native_name", entry.native_name.as_deref().unwrap_or_default()),
        ("club", &entry.club),
        ("country", &entry.country),
        ("grade", &entry.grade),
    ];
    let partners = entry.partners.list.iter();
    let partners = partners.flat_map(|one| [&one.surname, &one.first_name]);
    let partners = partners.map(|name| ("partners", name.as_str()));
    let found = texts.into_iter().chain(partners).filter(|(_, text)| holds_web_address(text));
    let faults: Vec<_> = found.map(|(field, _)| (field, Fault::WebAddress)).collect();
    if faults.is_empty() { Ok(()) } else { Err(ServiceError::Fields(faults)) }
}

/// Whether registration is closed, but was open when the form was opened.
fn is_late(tournament: &Tournament, now: DateTime<Utc>, opened: DateTime<Utc>) -> Result<bool> {
    match (tournament.home_door(now), tournament.home_door(opened)) {
        (HomeDoor::Open, _) => Ok(false),
        (HomeDoor::Closed, HomeDoor::Open) if now - opened <= GRACE => Ok(true),
        _ => Err(Refusal::HomeClosed.into()),
    }
}

// The signed time at which a form for strangers was opened.

/// Forms that are sent faster are refused.
pub const LEAST_SECONDS: i64 = 2;

/// Forms that were opened longer ago are refused.
const MOST: Duration = Duration::hours(24);

impl EventActs<'_> {
    /// When the form of that stamp was opened. Fails with [`Refusal::HomeUnread`] if it is forged or another event's,
    /// was opened just now, or yesterday.
    fn opened(&self, stamp: &str) -> Result<DateTime<Utc>> {
        let parts = stamp.split_once('.');
        let (opened, signature) = parts.ok_or(Refusal::HomeUnread)?;
        let expected = self.signed(&format!("form {} {opened}", self.id.0))?;
        let same = bool::from(expected.as_bytes().ct_eq(signature.as_bytes()));
        let opened = opened.parse().ok().and_then(|at| DateTime::from_timestamp(at, 0));
        let opened = opened.filter(|_| same).ok_or(Refusal::HomeUnread)?;
        let took = self.by.now - opened;
        if took < Duration::seconds(LEAST_SECONDS) || took > MOST {
            return Err(Refusal::HomeUnread.into());
        }
        Ok(opened)
    }
}

impl Service {
    pub fn form_stamp(&self, id: TournamentId, now: DateTime<Utc>) -> Result<String> {
        let opened = now.timestamp();
        Ok(format!("{opened}.{}", self.signed(&format!("form {} {opened}", id.0))?))
    }

    /// The HMAC-SHA256 of that text, in base64.
    pub(crate) fn signed(&self, text: &str) -> Result<String> {
        let make = || Token::new().map(|token| token.secret().to_owned());
        let key = self.server_key(ServerKey::Forms, make)?;
        let mut mac =
            Hmac::<Sha256>::new_from_slice(key.as_bytes()).expect("HMAC takes a key of any length");
        mac.update(text.as_bytes());
        Ok(URL_SAFE_NO_PAD.encode(mac.finalize().into_bytes()))
    }

    /// A key that is made on first use, and kept with the data.
    pub fn server_key<E: From<ServiceError>>(
        &self,
        which: ServerKey,
        make: impl FnOnce() -> Result<String, E>,
    ) -> Result<String, E> {
        let known = self.read(|c| c.server_key(which))?;
        if let Some(key) = known {
            return Ok(key);
        }
        let new = make()?;
        let kept = self.store.write(Scope::Server, |c| {
            if let Some(key) = c.server_key(which)? {
                return Ok(key);
            }
            c.keep_server_key(which, &new)?;
            Ok(new.clone())
        });
        Ok(kept.map_err(|error: StoreError| ServiceError::from(error))?)
    }
}
