//! What is asked before somebody is taken who registers from home.

use chrono::{DateTime, Duration, Utc};

use store::{AnyConnection, HomeRow, LinkHolder, Snapshot};
use tournament::{
    Applicant, Entry, Fault, HomeDoor, HomeState, MOST_OF_ONE_ADDRESS, Queued, Tournament,
    TournamentId, holds_web_address,
};

use crate::registration::entries::entered_already;
use crate::{Refusal, Result, Service, ServiceError, Token};

/// How many registrations one address may send within ten minutes: a whole club shares one.
pub const MOST_OF_AN_ADDRESS: i64 = 120;

/// See [`MOST_OF_AN_ADDRESS`].
pub(crate) const CROWD_WINDOW: Duration = Duration::minutes(10);

/// How many may wait at once.
const MOST_WAITING: i64 = 20_000;

/// A form opened before registration closed is still taken, with a waiting place, for so long.
const GRACE: Duration = Duration::hours(1);

impl Service {
    /// The registration that a secret opens: once somebody is entered by it, the personal link that they have now, also
    /// where the organisers made them another.
    pub(crate) fn opened_registration(
        &self,
        c: &mut AnyConnection,
        secret: &str,
    ) -> Result<Option<(TournamentId, HomeRow)>> {
        let hash = Token::hash_of(secret);
        if let Some(LinkHolder { tournament, entry }) = c.link_holder(&hash)? {
            let row = c.home_registration_of_entry(tournament, entry)?;
            return Ok(row.map(|row| (tournament, row)));
        }
        // Of whoever is entered, a link that was withdrawn opens nothing.
        let found = c.home_registration_of(&hash)?;
        Ok(found.filter(|(_, row)| row.entry.is_none() || row.state == HomeState::Cancelled))
    }

    /// The registration that a secret proves in that tournament, while it is not cancelled.
    pub(crate) fn held_registration(
        &self,
        c: &mut AnyConnection,
        id: TournamentId,
        secret: &str,
    ) -> Result<HomeRow> {
        let found = self.opened_registration(c, secret)?;
        let row = found.filter(|(tournament, _)| *tournament == id).map(|(_, row)| row);
        let row = row.filter(|row| row.state != HomeState::Cancelled);
        Ok(row.ok_or(Refusal::LinkSpent)?)
    }

    /// Nobody registers twice.
    pub(crate) fn refuse_known(
        &self,
        c: &mut AnyConnection,
        before: &Snapshot,
        applicant: &Applicant,
        own: Option<i32>,
    ) -> Result<()> {
        let namesakes = c.home_namesakes(before.id, applicant)?;
        let others = namesakes.iter().filter(|row| Some(row.id) != own);
        let known = others.filter_map(|row| row.applicant.as_ref()).map(|other| &other.entry);
        let entry = &applicant.entry;
        let all = before.tournament.entries.iter().chain(known);
        match entered_already(entry, all, applicant.namesake) {
            Some(name) => Err(Refusal::EnteredAlready { name }.into()),
            None => Ok(()),
        }
    }

    /// Those who wait and bear the name of somebody who says to be a different person: so are they, whoever of them
    /// is entered first.
    pub(crate) fn set_namesakes_apart(
        &self,
        c: &mut AnyConnection,
        id: TournamentId,
        applicant: &Applicant,
    ) -> Result<()> {
        for row in c.home_namesakes(id, applicant)? {
            let Some(other) = row.applicant.filter(|other| !other.namesake) else { continue };
            let other = Applicant { namesake: true, ..other };
            c.rewrite_home_registration(id, row.id, &other)?;
        }
        Ok(())
    }

    pub(crate) fn refuse_crowd(
        &self,
        c: &mut AnyConnection,
        id: TournamentId,
        address: &str,
        now: DateTime<Utc>,
    ) -> Result<()> {
        let (here, waiting) = c.home_pressure(id, address, now - CROWD_WINDOW)?;
        if here >= MOST_OF_AN_ADDRESS {
            return Err(Refusal::HomeCrowded.into());
        }
        if waiting >= MOST_WAITING {
            return Err(Refusal::HomeOverrun.into());
        }
        Ok(())
    }

    /// Whether so many came from the same address that each needs the organiser's tick after all.
    pub(crate) fn is_crowded(
        &self,
        c: &mut AnyConnection,
        id: TournamentId,
        row: &HomeRow,
    ) -> Result<bool> {
        let (here, _) = c.home_pressure(id, &row.address, row.at - CROWD_WINDOW)?;
        Ok(usize::try_from(here).unwrap_or_default() > MOST_OF_ONE_ADDRESS)
    }

    /// Those who wait, where places are limited at all.
    pub(crate) fn queue(&self, c: &mut AnyConnection, before: &Snapshot) -> Result<Vec<Queued>> {
        let rules = &before.tournament.settings.home;
        if rules.places.is_none() && rules.category_places.iter().all(Option::is_none) {
            return Ok(Vec::new());
        }
        Ok(c.home_queue(before.id)?)
    }
}

/// What a stranger types stands on public pages and in letters to others: no name leads anywhere.
pub(crate) fn refuse_web_addresses(entry: &Entry) -> Result<()> {
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

/// Whether somebody comes too late, but had the form open in time.
pub(crate) fn is_late(
    tournament: &Tournament,
    now: DateTime<Utc>,
    opened: DateTime<Utc>,
) -> Result<bool> {
    match (tournament.home_door(now), tournament.home_door(opened)) {
        (HomeDoor::Open, _) => Ok(false),
        (HomeDoor::Closed, HomeDoor::Open) if now - opened <= GRACE => Ok(true),
        _ => Err(Refusal::HomeClosed.into()),
    }
}
