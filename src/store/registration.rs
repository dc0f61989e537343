//! Online registrations, and players' personal links.

use super::Contact;
use super::columns::salted_rows;
use super::parts::salted_digest;
use super::schema::{home_registration, personal_link, reach};
use crate::prelude::*;
use diesel::dsl::count_star;
use rating::Rank;
use std::mem::take;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HomeRow {
    /// In the tournament, in the order of arrival.
    pub id: i32,
    pub state: HomeState,
    /// Not on the waiting list.
    pub has_place: bool,
    /// After registration had closed.
    pub late: bool,
    /// Once the person is admitted.
    pub entry: Option<EntryId>,
    /// `None` once it was cancelled.
    pub applicant: Option<Applicant>,
    /// A keyed hash of the network address.
    pub address: String,
    pub at: DateTime<Utc>,
    /// Of letters about it.
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
    /// Without the network address, which is deleted after a while.
    fn digest(&self) -> Result<String> {
        let mut row = Self { address: String::new(), ..self.clone() };
        let words = [take(&mut row.said), take(&mut row.person_key), take(&mut row.language)];
        let salt = take(&mut row.salt);
        salted_digest(&row, &salt, &words)
    }

    fn into_registration(self) -> Result<HomeRow> {
        let state = HomeState::named(&self.state)
            .ok_or(StoreError::Corrupt { what: WHAT, why: self.state })?;
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

/// Registrations of an event that wait for an answer.
macro_rules! waiting {
    ($id:expr) => {
        of_event!(home_registration, $id)
            .filter(home_registration::state.eq(HomeState::Asked.name()))
    };
}

salted_rows!(
    Row of home_registration: EventPart::Registration,
    write_registration, change_registration, registration_digests
);

fn person_key(applicant: &Applicant) -> String {
    same_person_key(&applicant.entry.surname, &applicant.entry.first_name)
}

impl Tx {
    /// Returns the new number.
    pub fn insert_home_registration(
        &mut self,
        id: TournamentId,
        token_hash: &str,
        new: &HomeRow,
    ) -> Result<i32> {
        let number = next_number!(self, id, home_registration::id);
        let applicant = new.applicant.as_ref();
        self.write_registration(Row {
            tournament_id: id.0,
            id: number,
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
        })?;
        Ok(number)
    }

    /// By the hash of its personal link.
    pub fn home_registration_of(
        &mut self,
        token_hash: &str,
    ) -> Result<Option<(TournamentId, HomeRow)>> {
        let of_link = home_registration::table.filter(home_registration::token_hash.eq(token_hash));
        let row: Option<Row> = self.first(of_link)?;
        row.map(|row| Ok((TournamentId(row.tournament_id), row.into_registration()?))).transpose()
    }

    /// By its number, with the hash of its personal link.
    pub fn home_registration(
        &mut self,
        id: TournamentId,
        number: i32,
    ) -> Result<Option<(String, HomeRow)>> {
        let row: Option<Row> = self.first(home_registration::table.find((id.0, number)))?;
        row.map(|row| Ok((row.token_hash.clone(), row.into_registration()?))).transpose()
    }

    /// The registration that became that entry.
    pub fn home_registration_of_entry(
        &mut self,
        id: TournamentId,
        entry: EntryId,
    ) -> Result<Option<HomeRow>> {
        let theirs = of_event!(home_registration, id);
        let theirs = theirs.filter(home_registration::entry_id.eq(entry.0));
        let row: Option<Row> = self.first(theirs.order(home_registration::id.desc()))?;
        row.map(Row::into_registration).transpose()
    }

    /// Those that wait, in the order of arrival.
    pub fn home_registrations(&mut self, id: TournamentId) -> Result<Vec<HomeRow>> {
        let waiting = waiting!(id).order(home_registration::id);
        self.all(waiting)?.into_iter().map(Row::into_registration).collect()
    }

    /// Those that wait and have the same name.
    pub fn home_namesakes(
        &mut self,
        id: TournamentId,
        applicant: &Applicant,
    ) -> Result<Vec<HomeRow>> {
        let namesakes =
            waiting!(id).filter(home_registration::person_key.eq(person_key(applicant)));
        self.all(namesakes)?.into_iter().map(Row::into_registration).collect()
    }

    /// Those that wait as far as places go, in the order of arrival.
    pub fn home_queue(&mut self, id: TournamentId) -> Result<Vec<Queued>> {
        let waiting = waiting!(id).order(home_registration::id);
        let waiting = waiting.select((
            home_registration::id,
            home_registration::rank,
            home_registration::has_place,
            home_registration::late,
        ));
        let queued =
            |(id, rank, place, late)| Queued { id, rank: Rank::clamped(rank), place, late };
        Ok(self.all(waiting)?.into_iter().map(queued).collect())
    }

    /// How many came from that address since then, and how many wait in all.
    pub fn home_pressure(
        &mut self,
        id: TournamentId,
        address: &str,
        since: DateTime<Utc>,
    ) -> Result<(i64, i64)> {
        let here = of_event!(home_registration, id)
            .filter(home_registration::address.eq(address))
            .filter(home_registration::at.ge(timestamp(since)));
        Ok((self.one(here.count())?, self.one(waiting!(id).count())?))
    }

    /// Registrations with a place that wait for an answer; those of a crowd count as one.
    pub fn home_waiting(&mut self, id: TournamentId) -> Result<usize> {
        let counts = waiting!(id)
            .filter(home_registration::has_place.eq(true))
            .group_by(home_registration::address)
            .select(count_star());
        let counts = self.all::<i64, _>(counts)?.into_iter();
        let counts = counts.map(|n| usize::try_from(n).unwrap_or_default());
        let (many, few): (Vec<usize>, Vec<usize>) = counts.partition(|n| *n > MOST_OF_ONE_ADDRESS);
        Ok(few.into_iter().sum::<usize>() + usize::from(!many.is_empty()))
    }

    pub fn give_home_places(&mut self, id: TournamentId, numbers: &[i32]) -> Result<()> {
        let give = |row: &mut Row| row.has_place = true;
        numbers.iter().try_for_each(|number| self.change_registration(id, *number, give))
    }

    /// The registration became an entry.
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

    /// Replaces what somebody said.
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

    /// Cancels a registration and clears what the person said.
    pub fn cancel_home_registration(&mut self, id: TournamentId, number: i32) -> Result<()> {
        self.change_registration(id, number, |row| {
            row.state = HomeState::Cancelled.name().to_owned();
            row.has_place = false;
            row.said.clear();
            row.person_key.clear();
        })
    }

    /// Cancels the registrations that became this entry.
    pub(super) fn cancel_registrations_of(&mut self, id: TournamentId, who: EntryId) -> Result<()> {
        let mut numbers = self.registrations_of(id, who)?.into_iter();
        numbers.try_for_each(|number| self.cancel_home_registration(id, number))
    }

    fn registrations_of(&mut self, id: TournamentId, who: EntryId) -> Result<Vec<i32>> {
        let theirs = of_event!(home_registration, id);
        let theirs = theirs.filter(home_registration::entry_id.eq(who.0));
        self.all(theirs.select(home_registration::id))
    }

    /// Gives the registrations, personal links and contacts of an entry to another. Both links are valid then; an entry
    /// has one contact by mail.
    pub(super) fn give_ways(
        &mut self,
        id: TournamentId,
        gone: EntryId,
        keep: EntryId,
    ) -> Result<()> {
        for number in self.registrations_of(id, gone)? {
            self.change_registration(id, number, |row| row.entry_id = Some(keep.0))?;
        }
        let links = of_event!(personal_link, id).filter(personal_link::entry_id.eq(gone.0));
        self.run(update(links).set(personal_link::entry_id.eq(keep.0)))?;
        let mail = |who: EntryId| {
            of_event!(reach, id).filter(reach::entry_id.eq(who.0)).filter(reach::way.eq("mail"))
        };
        if self.one::<i64, _>(mail(gone).count())? > 0 {
            self.run(delete(mail(keep)))?;
        }
        let contacts = of_event!(reach, id).filter(reach::entry_id.eq(gone.0));
        self.run(update(contacts).set(reach::entry_id.eq(keep.0)))
    }

    /// Deletes the network addresses of answered and cancelled registrations from before that moment; returns their
    /// number.
    pub fn forget_home_networks(&mut self, before: DateTime<Utc>) -> Result<usize> {
        let done = home_registration::table
            .filter(home_registration::state.ne(HomeState::Asked.name()))
            .filter(home_registration::address.ne(""))
            .filter(home_registration::at.lt(timestamp(before)));
        self.count(update(done).set(home_registration::address.eq("")))
    }

    /// Deletes those of these numbers that wait; returns how many there were.
    pub fn delete_home_registrations(
        &mut self,
        id: TournamentId,
        numbers: &[i32],
    ) -> Result<usize> {
        let mut gone = 0;
        for part in numbers.chunks(500) {
            let those = waiting!(id).filter(home_registration::id.eq_any(part));
            let there: Vec<i32> = self.all(those.clone().select(home_registration::id))?;
            gone += self.count(delete(those))?;
            for number in there {
                self.mark_as(id, EventPart::Registration(number), String::new());
            }
        }
        Ok(gone)
    }
}

/// Rows that are deleted with entries and registrations: how people registered, their links and their contacts.
#[derive(Clone, Default, Serialize, Deserialize)]
pub struct Ways {
    registrations: Vec<Row>,
    links: Vec<(String, i32, NaiveDateTime)>,
    contacts: Vec<Contact>,
}

impl Ways {
    /// Keeps those registrations only.
    #[must_use]
    pub fn only(mut self, registrations: &[i32]) -> Self {
        self.registrations.retain(|row| registrations.contains(&row.id));
        self
    }

    pub const fn registrations(&self) -> usize {
        self.registrations.len()
    }
}

impl Tx {
    /// Loads the rows that are deleted with these entries and these registrations.
    pub fn ways(
        &mut self,
        id: TournamentId,
        entries: &[EntryId],
        registrations: &[i32],
    ) -> Result<Ways> {
        let theirs = |entry: i32| entries.contains(&EntryId(entry));
        let links = of_event!(personal_link, id).filter(personal_link::revoked_at.is_null());
        let mut ways = Ways {
            registrations: self.all(of_event!(home_registration, id))?,
            links: self.all(links.select((
                personal_link::token_hash,
                personal_link::entry_id,
                personal_link::created_at,
            )))?,
            contacts: self.reaches(id)?,
        };
        ways.registrations
            .retain(|row| registrations.contains(&row.id) || row.entry_id.is_some_and(theirs));
        ways.links.retain(|(_, entry, _)| theirs(*entry));
        ways.contacts.retain(|contact| theirs(contact.entry.0));
        Ok(ways)
    }

    /// Restores deleted rows; `false` if a number was given to another registration since.
    pub fn put_back(&mut self, id: TournamentId, ways: &Ways, now: DateTime<Utc>) -> Result<bool> {
        for row in &ways.registrations {
            let there = home_registration::table.find((id.0, row.id));
            let hash: Option<String> = self.first(there.select(home_registration::token_hash))?;
            if hash.is_some_and(|hash| hash != row.token_hash) {
                return Ok(false);
            }
            self.write_registration(row.clone())?;
        }
        for (hash, entry, made) in &ways.links {
            self.add_personal_link(id, EntryId(*entry), hash, made.and_utc())?;
        }
        for contact in &ways.contacts {
            self.keep_reach(id, contact, now)?;
        }
        Ok(true)
    }
}

/// The player of a personal link.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LinkHolder {
    pub tournament: TournamentId,
    pub entry: EntryId,
}

impl Tx {
    /// Replaces a player's links.
    pub fn insert_personal_link(
        &mut self,
        id: TournamentId,
        entry: EntryId,
        token_hash: &str,
        now: DateTime<Utc>,
    ) -> Result<()> {
        self.revoke_personal_link(id, entry, now)?;
        self.add_personal_link(id, entry, token_hash, now)
    }

    /// Earlier links of the player stay valid.
    pub fn add_personal_link(
        &mut self,
        id: TournamentId,
        entry: EntryId,
        token_hash: &str,
        now: DateTime<Utc>,
    ) -> Result<()> {
        self.run(insert_into(personal_link::table).values((
            personal_link::token_hash.eq(token_hash),
            personal_link::tournament_id.eq(id.0),
            personal_link::entry_id.eq(entry.0),
            personal_link::created_at.eq(timestamp(now)),
        )))
    }

    /// `None` if the link was revoked, too.
    pub fn link_holder(&mut self, token_hash: &str) -> Result<Option<LinkHolder>> {
        let link =
            personal_link::table.find(token_hash).filter(personal_link::revoked_at.is_null());
        let row =
            self.first(link.select((personal_link::tournament_id, personal_link::entry_id)))?;
        let holder =
            |(id, entry)| LinkHolder { tournament: TournamentId(id), entry: EntryId(entry) };
        Ok(row.map(holder))
    }

    /// Players with a valid link, and when the newest was made.
    pub fn personal_links(&mut self, id: TournamentId) -> Result<Vec<(EntryId, DateTime<Utc>)>> {
        let valid = of_event!(personal_link, id)
            .filter(personal_link::revoked_at.is_null())
            .order((personal_link::entry_id, personal_link::created_at.desc()))
            .select((personal_link::entry_id, personal_link::created_at));
        let mut rows: Vec<(i32, NaiveDateTime)> = self.all(valid)?;
        rows.dedup_by_key(|(entry, _)| *entry);
        Ok(rows.into_iter().map(|(entry, at)| (EntryId(entry), at.and_utc())).collect())
    }

    /// Returns whether there was a valid one.
    pub fn revoke_personal_link(
        &mut self,
        id: TournamentId,
        entry: EntryId,
        now: DateTime<Utc>,
    ) -> Result<bool> {
        let valid = of_event!(personal_link, id)
            .filter(personal_link::entry_id.eq(entry.0))
            .filter(personal_link::revoked_at.is_null());
        let revoked = personal_link::revoked_at.eq(Some(timestamp(now)));
        Ok(self.count(update(valid).set(revoked))? > 0)
    }
}
