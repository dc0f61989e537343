//! Divisions of a season: the events of one series, and those of the next season made of them.

use std::collections::BTreeSet;
use std::sync::Arc;

use serde_json::json;

use store::{AccountId, AnyConnection, Deed, Role, Scope, Snapshot};
use tournament::{Fault, Tournament, TournamentId, check_usable};

use crate::{By, Done, Result, Service, ServiceError};

impl Service {
    /// The events of the same series that hang together by their organisers, this one among them: somebody who
    /// organises one of them organises another. So nobody puts an event into the series of others, and each of them has
    /// the same divisions. By first day, then by division. None of an event that stands alone.
    pub fn divisions_of(&self, of: &Snapshot) -> Result<Vec<Arc<Snapshot>>> {
        self.store.read(|c| self.divisions(c, of.id))
    }

    fn divisions(&self, c: &mut AnyConnection, of: TournamentId) -> Result<Vec<Arc<Snapshot>>> {
        let Some(first) = self.store.snapshot(c, of)? else { return Ok(Vec::new()) };
        let own = &first.tournament.settings.division;
        let mut found = Vec::new();
        let (mut asked, mut people) = (BTreeSet::from([of]), BTreeSet::new());
        let mut waiting = Vec::from_iter(own.is_of_series(own).then(|| first.clone()));
        while let Some(event) = waiting.pop() {
            for account in organisers(c, event.id)? {
                let new = people.insert(account);
                let roles = if new { c.roles_of(account)? } else { Vec::new() };
                for (id, _) in roles.into_iter().filter(|(_, role)| *role == Role::Organiser) {
                    let other = if asked.insert(id) { self.store.snapshot(c, id)? } else { None };
                    waiting
                        .extend(other.filter(|e| e.tournament.settings.division.is_of_series(own)));
                }
            }
            found.push(event);
        }
        found.sort_by_key(|event| {
            let settings = &event.tournament.settings;
            (settings.begins, settings.division.no, event.id)
        });
        Ok(found)
    }

    /// Makes the events of the next season, all or none: each beside the event of this season that it follows, whose
    /// organisers organise it too, as its maker does. Both journals name the other. `series` are the events of the
    /// series as the caller saw them.
    ///
    /// # Errors
    /// [`ServiceError::EditConflict`] if one of those was changed or another was made since; [`ServiceError::Fields`]
    /// for a season that the series has already; as [`create_tournament`](Self::create_tournament).
    pub fn create_season(
        &self,
        by: By<'_>,
        series: &[Arc<Snapshot>],
        new: &[(TournamentId, Tournament)],
    ) -> Result<Done<Vec<Snapshot>>> {
        for (_, event) in new {
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
            for last in new.iter().map(|(last, _)| *last).collect::<BTreeSet<_>>() {
                c.lock_tournament(last)?;
            }
            let known = match new.first() {
                Some((last, _)) => self.divisions(c, *last)?,
                None => Vec::new(),
            };
            let at = |event: &Arc<Snapshot>| (event.id, event.revision);
            if !known.iter().map(at).eq(series.iter().map(at)) {
                return Err(ServiceError::EditConflict(Box::default()));
            }
            let mut made = Vec::new();
            for (last, event) in new {
                let season = &event.settings.division.season;
                if known.iter().any(|one| one.tournament.settings.division.season == *season) {
                    let twice = Fault::Twice { what: season.clone() };
                    return Err(ServiceError::Fields(vec![("season", twice)]));
                }
                let Some(last) = known.iter().find(|one| one.id == *last) else {
                    return Err(ServiceError::EditConflict(Box::default()));
                };
                let kept = self.insert(c, by, event, None)?;
                let organisers = organisers(c, last.id)?;
                for account in &organisers {
                    c.set_role(kept.id, *account, Role::Organiser, by.now)?;
                }
                let named = |event: &Snapshot| json!({ "id": event.id, "name": event.tournament.settings.name });
                let mut detail = json!({ "last": named(last), "next": named(&kept) });
                self.note(c, last.id, by, Deed::NextSeason, &detail)?;
                detail["organisers"] = organisers.iter().map(|account| account.0).collect();
                self.note(c, kept.id, by, Deed::NextSeason, &detail)?;
                made.push(kept);
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

/// Who organises an event.
fn organisers(c: &mut AnyConnection, id: TournamentId) -> Result<Vec<AccountId>> {
    let roles = c.roles(id)?.into_iter().filter(|one| one.role == Role::Organiser);
    Ok(roles.map(|one| one.account).collect())
}
