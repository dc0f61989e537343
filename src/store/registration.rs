//! Registrations from home, and the personal links by which players prove who they are.

use std::mem::take;

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::dsl::{And, Eq};
use diesel::prelude::*;
use serde::{Deserialize, Serialize};

use rating::Rank;
use tournament::{
    Applicant, EntryId, HomeState, MOST_OF_ONE_ADDRESS, Queued, TournamentId, same_person_key,
};

use super::columns::next_number;
use super::connection::AnyConnection;
use super::open::{Result, StoreError};
use super::parts::{self, EventPart, salt, salted_digest};
use super::schema::{home_registration, personal_link};
use super::subscription::Contact;
use super::tournaments::{json, parse, timestamp};

/// A registration from home.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HomeRow {
    /// Its number in the tournament, in the order of coming.
    pub id: i32,
    /// What became of it.
    pub state: HomeState,
    /// Whether it has a place.
    pub has_place: bool,
    /// Whether it came when registration had closed.
    pub late: bool,
    /// The entry, once the person is admitted.
    pub entry: Option<EntryId>,
    /// What the person said; nothing once it was cancelled.
    pub applicant: Option<Applicant>,
    /// A keyed hash of where it came from.
    pub address: String,
    /// When it came.
    pub at: DateTime<Utc>,
    /// In which language letters about it are written.
    pub language: String,
}

#[derive(Clone, Queryable, Insertable, Serialize, Deserialize)]
#[diesel(table_name = home_registration)]
pub(super) struct Row {
    tournament_id: i64,
    id: i32,
    token_hash: String,
    state: String,
    has_place: bool,
    late: bool,
    entry_id: Option<i32>,
    person_key: String,
    rank: i32,
    said: String,
    address: String,
    at: NaiveDateTime,
    language: String,
    #[serde(default)]
    salt: String,
}

impl Row {
    /// Its digest. Not of the network that it came from, which is forgotten after a while.
    fn digest(&self) -> Result<String> {
        let mut row = Self { address: String::new(), ..self.clone() };
        let words = [take(&mut row.said), take(&mut row.person_key), take(&mut row.language)];
        let salt = take(&mut row.salt);
        salted_digest(&row, &salt, &words)
    }

    fn into_registration(self) -> Result<HomeRow> {
        let state = HomeState::named(&self.state).ok_or_else(|| StoreError::Corrupt {
            what: "registration from home",
            why: self.state.clone(),
        })?;
        let said = Some(self.said).filter(|said| !said.is_empty());
        Ok(HomeRow {
            id: self.id,
            state,
            has_place: self.has_place,
            late: self.late,
            entry: self.entry_id.map(EntryId),
            applicant: said.map(|said| parse(WHAT, &said)).transpose()?,
            address: self.address,
            at: self.at.and_utc(),
            language: self.language,
        })
    }
}

const WHAT: &str = "registration from home";

type Waits =
    And<Eq<home_registration::tournament_id, i64>, Eq<home_registration::state, &'static str>>;

/// That somebody waits for an answer.
fn waits(id: TournamentId) -> Waits {
    let of_event = home_registration::tournament_id.eq(id.0);
    of_event.and(home_registration::state.eq(HomeState::Asked.name()))
}

fn person_key(applicant: &Applicant) -> String {
    same_person_key(&applicant.entry.surname, &applicant.entry.first_name)
}

fn registrations(rows: Vec<Row>) -> Result<Vec<HomeRow>> {
    rows.into_iter().map(Row::into_registration).collect()
}

impl AnyConnection {
    /// Keeps a new registration; its number is given here and returned.
    pub fn insert_home_registration(
        &mut self,
        id: TournamentId,
        token_hash: &str,
        new: &HomeRow,
    ) -> Result<i32> {
        let applicant = new.applicant.as_ref();
        let row = Row {
            tournament_id: id.0,
            id: next_number!(self, id, home_registration::id),
            token_hash: token_hash.to_owned(),
            state: new.state.name().to_owned(),
            has_place: new.has_place,
            late: new.late,
            entry_id: new.entry.map(|entry| entry.0),
            person_key: applicant.map(person_key).unwrap_or_default(),
            rank: applicant.map_or(0, |applicant| applicant.entry.rank.value()),
            said: applicant.map(|said| json(WHAT, said)).transpose()?.unwrap_or_default(),
            address: new.address.clone(),
            at: timestamp(new.at),
            language: new.language.clone(),
            salt: String::new(),
        };
        let number = row.id;
        self.write_registration(row)?;
        Ok(number)
    }

    /// Writes a registration in place of the one of its number: everyone who writes one does it here, so that the journal
    /// has its digest.
    fn write_registration(&mut self, mut row: Row) -> Result<()> {
        row.salt = salt()?;
        let part = EventPart::Registration(row.id);
        parts::mark_as(TournamentId(row.tournament_id), part, row.digest()?);
        diesel::delete(home_registration::table.find((row.tournament_id, row.id))).execute(self)?;
        diesel::insert_into(home_registration::table).values(row).execute(self)?;
        Ok(())
    }

    /// Changes a registration, if it is there.
    pub(super) fn change_registration(
        &mut self,
        id: TournamentId,
        number: i32,
        change: impl FnOnce(&mut Row),
    ) -> Result<()> {
        let there = home_registration::table.find((id.0, number));
        let Some(mut row) = there.first::<Row>(self).optional()? else { return Ok(()) };
        change(&mut row);
        self.write_registration(row)
    }

    /// The digest of each registration.
    pub(super) fn registration_digests(
        &mut self,
        id: TournamentId,
    ) -> Result<Vec<(EventPart, String)>> {
        let of_event = home_registration::table.filter(home_registration::tournament_id.eq(id.0));
        let rows: Vec<Row> = of_event.load(self)?;
        rows.iter().map(|row| Ok((EventPart::Registration(row.id), row.digest()?))).collect()
    }

    /// The registration whose personal link has that hash, with its tournament.
    pub fn home_registration_of(
        &mut self,
        token_hash: &str,
    ) -> Result<Option<(TournamentId, HomeRow)>> {
        let row: Option<Row> = home_registration::table
            .filter(home_registration::token_hash.eq(token_hash))
            .first(self)
            .optional()?;
        row.map(|row| Ok((TournamentId(row.tournament_id), row.into_registration()?))).transpose()
    }

    /// The registration of that number, with the hash of its personal link.
    pub fn home_registration(
        &mut self,
        id: TournamentId,
        number: i32,
    ) -> Result<Option<(String, HomeRow)>> {
        let row: Option<Row> =
            home_registration::table.find((id.0, number)).first(self).optional()?;
        row.map(|row| Ok((row.token_hash.clone(), row.into_registration()?))).transpose()
    }

    /// The registration by which somebody was entered, if it was one.
    pub fn home_registration_of_entry(
        &mut self,
        id: TournamentId,
        entry: EntryId,
    ) -> Result<Option<HomeRow>> {
        let row: Option<Row> = home_registration::table
            .filter(home_registration::tournament_id.eq(id.0))
            .filter(home_registration::entry_id.eq(entry.0))
            .order(home_registration::id.desc())
            .first(self)
            .optional()?;
        row.map(Row::into_registration).transpose()
    }

    /// Those that wait, in the order of coming.
    pub fn home_registrations(&mut self, id: TournamentId) -> Result<Vec<HomeRow>> {
        let rows = home_registration::table.filter(waits(id)).order(home_registration::id);
        registrations(rows.load(self)?)
    }

    /// Those that wait and bear somebody's name.
    pub fn home_namesakes(
        &mut self,
        id: TournamentId,
        applicant: &Applicant,
    ) -> Result<Vec<HomeRow>> {
        let rows = home_registration::table
            .filter(waits(id))
            .filter(home_registration::person_key.eq(person_key(applicant)));
        registrations(rows.load(self)?)
    }

    /// Those that wait as far as places go, in the order of coming.
    pub fn home_queue(&mut self, id: TournamentId) -> Result<Vec<Queued>> {
        let rows: Vec<(i32, i32, bool, bool)> = home_registration::table
            .filter(waits(id))
            .order(home_registration::id)
            .select((
                home_registration::id,
                home_registration::rank,
                home_registration::has_place,
                home_registration::late,
            ))
            .load(self)?;
        let queued =
            |(id, rank, place, late)| Queued { id, rank: Rank::clamped(rank), place, late };
        Ok(rows.into_iter().map(queued).collect())
    }

    /// How many came from that address since then, and how many wait in all.
    pub fn home_pressure(
        &mut self,
        id: TournamentId,
        address: &str,
        since: DateTime<Utc>,
    ) -> Result<(i64, i64)> {
        let here = home_registration::table
            .filter(home_registration::tournament_id.eq(id.0))
            .filter(home_registration::address.eq(address))
            .filter(home_registration::at.ge(timestamp(since)));
        let waiting = home_registration::table.filter(waits(id));
        Ok((here.count().get_result(self)?, waiting.count().get_result(self)?))
    }

    /// How many answers the organiser owes: registrations with a place, those of a crowd counting as one.
    pub fn home_waiting(&mut self, id: TournamentId) -> Result<usize> {
        let counts: Vec<i64> = home_registration::table
            .filter(waits(id))
            .filter(home_registration::has_place.eq(true))
            .group_by(home_registration::address)
            .select(diesel::dsl::count_star())
            .load(self)?;
        let counts = counts.into_iter().map(|n| usize::try_from(n).unwrap_or_default());
        let (many, few): (Vec<usize>, Vec<usize>) = counts.partition(|n| *n > MOST_OF_ONE_ADDRESS);
        Ok(few.into_iter().sum::<usize>() + usize::from(!many.is_empty()))
    }

    /// Gives those a place.
    pub fn give_home_places(&mut self, id: TournamentId, numbers: &[i32]) -> Result<()> {
        for number in numbers {
            self.change_registration(id, *number, |row| row.has_place = true)?;
        }
        Ok(())
    }

    /// Notes that the person is entered now.
    pub fn admit_home_registration(
        &mut self,
        id: TournamentId,
        number: i32,
        entry: EntryId,
    ) -> Result<()> {
        self.change_registration(id, number, |row| {
            row.state = HomeState::Admitted.name().to_owned();
            row.has_place = true;
            row.entry_id = Some(entry.0);
        })
    }

    /// Keeps what somebody says now in place of what they said.
    pub fn rewrite_home_registration(
        &mut self,
        id: TournamentId,
        number: i32,
        applicant: &Applicant,
    ) -> Result<()> {
        let said = json(WHAT, applicant)?;
        self.change_registration(id, number, |row| {
            row.said = said;
            row.person_key = person_key(applicant);
            row.rank = applicant.entry.rank.value();
        })
    }

    /// Notes that somebody cancelled, and keeps nothing that they said.
    pub fn cancel_home_registration(&mut self, id: TournamentId, number: i32) -> Result<()> {
        self.change_registration(id, number, |row| {
            row.state = HomeState::Cancelled.name().to_owned();
            row.has_place = false;
            row.said.clear();
            row.person_key.clear();
        })
    }

    /// The same of those by which somebody was entered.
    pub(super) fn cancel_registrations_of(&mut self, id: TournamentId, who: EntryId) -> Result<()> {
        let theirs = home_registration::table
            .filter(home_registration::tournament_id.eq(id.0))
            .filter(home_registration::entry_id.eq(who.0));
        let numbers: Vec<i32> = theirs.select(home_registration::id).load(self)?;
        numbers.into_iter().try_for_each(|number| self.cancel_home_registration(id, number))
    }

    /// Forgets where those came from who are entered or cancelled and came before that moment.
    pub fn forget_home_networks(&mut self, before: DateTime<Utc>) -> Result<usize> {
        let done = home_registration::table
            .filter(home_registration::state.ne(HomeState::Asked.name()))
            .filter(home_registration::address.ne(""))
            .filter(home_registration::at.lt(timestamp(before)));
        Ok(diesel::update(done).set(home_registration::address.eq("")).execute(self)?)
    }

    /// Removes those that wait of these; returns how many there were.
    pub fn delete_home_registrations(
        &mut self,
        id: TournamentId,
        numbers: &[i32],
    ) -> Result<usize> {
        let mut gone = 0;
        for part in numbers.chunks(500) {
            let those = home_registration::table
                .filter(waits(id))
                .filter(home_registration::id.eq_any(part));
            let there: Vec<i32> = those.clone().select(home_registration::id).load(self)?;
            gone += diesel::delete(those).execute(self)?;
            for number in there {
                parts::mark_as(id, EventPart::Registration(number), String::new());
            }
        }
        Ok(gone)
    }
}

/// What goes with entries and registrations that go: how people registered, what proves who they are, and how they
/// are told.
#[derive(Clone, Default, Serialize, Deserialize)]
pub struct Ways {
    registrations: Vec<Row>,
    links: Vec<(String, i32, NaiveDateTime)>,
    contacts: Vec<Contact>,
}

impl Ways {
    /// The same with those registrations alone.
    #[must_use]
    pub fn only(mut self, registrations: &[i32]) -> Self {
        self.registrations.retain(|row| registrations.contains(&row.id));
        self
    }

    /// How many registrations are among them.
    #[must_use]
    pub const fn registrations(&self) -> usize {
        self.registrations.len()
    }
}

impl AnyConnection {
    /// What goes with these entries, and with these registrations.
    pub fn ways(
        &mut self,
        id: TournamentId,
        entries: &[EntryId],
        registrations: &[i32],
    ) -> Result<Ways> {
        let theirs = |entry: i32| entries.contains(&EntryId(entry));
        let of_event = home_registration::table.filter(home_registration::tournament_id.eq(id.0));
        let mut ways = Ways { registrations: of_event.load(self)?, ..Ways::default() };
        ways.registrations
            .retain(|row| registrations.contains(&row.id) || row.entry_id.is_some_and(theirs));
        ways.links = personal_link::table
            .filter(personal_link::tournament_id.eq(id.0))
            .filter(personal_link::revoked_at.is_null())
            .select((personal_link::token_hash, personal_link::entry_id, personal_link::created_at))
            .load(self)?;
        ways.links.retain(|(_, entry, _)| theirs(*entry));
        ways.contacts = self.reaches(id)?;
        ways.contacts.retain(|contact| theirs(contact.entry.0));
        Ok(ways)
    }

    /// Puts them back as they were; `false` if a number was given to another registration since.
    pub fn put_back(&mut self, id: TournamentId, ways: &Ways, now: DateTime<Utc>) -> Result<bool> {
        for row in &ways.registrations {
            let there = home_registration::table.find((id.0, row.id));
            let hash = there.select(home_registration::token_hash).first::<String>(self);
            if hash.optional()?.is_some_and(|hash| hash != row.token_hash) {
                return Ok(false);
            }
            self.write_registration(row.clone())?;
        }
        for (hash, entry, made) in &ways.links {
            let holder = LinkHolder { tournament: id, entry: EntryId(*entry) };
            self.add_personal_link(holder, hash, made.and_utc())?;
        }
        for contact in &ways.contacts {
            self.keep_reach(id, contact, now)?;
        }
        Ok(true)
    }
}

/// Whose a personal link is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LinkHolder {
    /// The tournament.
    pub tournament: TournamentId,
    /// The player.
    pub entry: EntryId,
}

impl AnyConnection {
    /// Keeps a player's link; the one they had before no longer holds.
    pub fn insert_personal_link(
        &mut self,
        holder: LinkHolder,
        token_hash: &str,
        now: DateTime<Utc>,
    ) -> Result<()> {
        self.revoke_personal_link(holder, now)?;
        self.add_personal_link(holder, token_hash, now)
    }

    /// A further link of a player: those that were there still hold.
    pub fn add_personal_link(
        &mut self,
        holder: LinkHolder,
        token_hash: &str,
        now: DateTime<Utc>,
    ) -> Result<()> {
        diesel::insert_into(personal_link::table)
            .values((
                personal_link::token_hash.eq(token_hash),
                personal_link::tournament_id.eq(holder.tournament.0),
                personal_link::entry_id.eq(holder.entry.0),
                personal_link::created_at.eq(timestamp(now)),
            ))
            .execute(self)?;
        Ok(())
    }

    /// Whose the link of that secret's hash is, while it holds.
    pub fn link_holder(&mut self, token_hash: &str) -> Result<Option<LinkHolder>> {
        let row: Option<(i64, i32)> = personal_link::table
            .find(token_hash)
            .filter(personal_link::revoked_at.is_null())
            .select((personal_link::tournament_id, personal_link::entry_id))
            .first(self)
            .optional()?;
        Ok(row
            .map(|(id, entry)| LinkHolder { tournament: TournamentId(id), entry: EntryId(entry) }))
    }

    /// Who has a link that holds, and since when the newest.
    pub fn personal_links(&mut self, id: TournamentId) -> Result<Vec<(EntryId, DateTime<Utc>)>> {
        let mut rows: Vec<(i32, chrono::NaiveDateTime)> = personal_link::table
            .filter(personal_link::tournament_id.eq(id.0))
            .filter(personal_link::revoked_at.is_null())
            .order((personal_link::entry_id, personal_link::created_at.desc()))
            .select((personal_link::entry_id, personal_link::created_at))
            .load(self)?;
        rows.dedup_by_key(|(entry, _)| *entry);
        Ok(rows.into_iter().map(|(entry, at)| (EntryId(entry), at.and_utc())).collect())
    }

    /// Withdraws a player's link; returns whether there was one.
    pub fn revoke_personal_link(&mut self, holder: LinkHolder, now: DateTime<Utc>) -> Result<bool> {
        let theirs = personal_link::table
            .filter(personal_link::tournament_id.eq(holder.tournament.0))
            .filter(personal_link::entry_id.eq(holder.entry.0))
            .filter(personal_link::revoked_at.is_null());
        let changed = diesel::update(theirs)
            .set(personal_link::revoked_at.eq(Some(timestamp(now))))
            .execute(self)?;
        Ok(changed > 0)
    }
}
