//! Divisions of a season: the events of one series, and those of the next season made of them.

use std::collections::BTreeSet;
use std::sync::Arc;

use store::{AnyConnection, Role, Scope, Snapshot};
use tournament::{Fault, Tournament, TournamentId, check_usable};

use crate::{By, Done, Result, Service, ServiceError};

impl Service {
    /// The events of the same series that somebody organises who organises this one too, itself among them: so nobody puts
    /// an event into the series of others. By first day, then by division. None of an event that stands alone.
    pub fn divisions_of(&self, of: &Snapshot) -> Result<Vec<Arc<Snapshot>>> {
        self.store.read(|c| self.divisions(c, of))
    }

    fn divisions(&self, c: &mut AnyConnection, of: &Snapshot) -> Result<Vec<Arc<Snapshot>>> {
        let own = &of.tournament.settings.division;
        if !own.is_of_series(own) {
            return Ok(Vec::new());
        }
        let mut ids: BTreeSet<TournamentId> = [of.id].into();
        for one in c.roles(of.id)?.iter().filter(|one| one.role == Role::Organiser) {
            let roles = c.roles_of(one.account)?.into_iter();
            ids.extend(roles.filter(|(_, role)| *role == Role::Organiser).map(|(id, _)| id));
        }
        let mut found = Vec::new();
        for id in ids {
            let event = self.store.snapshot(c, id)?;
            found.extend(event.filter(|e| e.tournament.settings.division.is_of_series(own)));
        }
        found.sort_by_key(|event| {
            let settings = &event.tournament.settings;
            (settings.begins, settings.division.no, event.id)
        });
        Ok(found)
    }

    /// Makes the events of the next season of that series, all or none. Their maker becomes their organiser.
    ///
    /// # Errors
    /// [`ServiceError::Fields`] for a season that the series has already; as
    /// [`create_tournament`](Self::create_tournament).
    pub fn create_season(
        &self,
        by: By<'_>,
        of: &Snapshot,
        new: &[Tournament],
    ) -> Result<Done<Vec<Snapshot>>> {
        for event in new {
            let faults = check_usable(&event.settings);
            if !faults.is_empty() {
                return Err(ServiceError::Fields(faults));
            }
            self.refuse_larger(0, event.entries.len())?;
        }
        let done = self.store.write(Scope::Server, |c| {
            if self.answered(c, Scope::Server, by)?.is_some() {
                return Ok(Done::Before);
            }
            let known = self.divisions(c, of)?;
            for event in new {
                let season = &event.settings.division.season;
                let mut seasons = known.iter().map(|one| &one.tournament.settings.division.season);
                if seasons.any(|one| one == season) {
                    let twice = Fault::Twice { what: season.clone() };
                    return Err(ServiceError::Fields(vec![("season", twice)]));
                }
            }
            let mut made = Vec::new();
            for event in new {
                made.push(self.insert(c, by, event, None)?);
            }
            let first = made.first().map(|event| event.id.to_string()).unwrap_or_default();
            self.keep_answer(c, Scope::Server, by, &first)?;
            Ok::<_, ServiceError>(Done::Now(made))
        })?;
        if let Done::Now(made) = &done {
            made.iter().for_each(|event| self.tell_made(event));
        }
        Ok(done)
    }
}
