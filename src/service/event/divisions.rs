//! Divisions of a season: the events of one series, and the next season made from them.

use std::collections::BTreeSet;
use std::sync::Arc;

use serde_json::{Value, json};

use store::{AccountId, AnyConnection, Deed, Role, Scope, Snapshot};
use tournament::{Fault, Tournament, TournamentId, check_usable};

use crate::{By, Done, Refusal, Result, Service, ServiceError};

impl Service {
    /// The events of the same series, this one included, by first day, then by division; empty for a single event. An
    /// event is in a series if an organiser of both added it, and as long as its settings name the series.
    pub fn divisions_of(&self, of: &Snapshot) -> Result<Vec<Arc<Snapshot>>> {
        self.store.read(|c| self.divisions(c, of.id))
    }

    fn divisions(&self, c: &mut AnyConnection, of: TournamentId) -> Result<Vec<Arc<Snapshot>>> {
        let Some(first) = self.store.snapshot(c, of)? else { return Ok(Vec::new()) };
        let own = &first.tournament.settings.division;
        let mut found = Vec::new();
        for id in c.events_of_series(of)? {
            found.extend(self.store.snapshot(c, id)?);
        }
        found.retain(|event| event.tournament.settings.division.is_of_series(own));
        found.sort_by_key(|event| {
            let settings = &event.tournament.settings;
            (settings.begins, settings.division.no, event.id)
        });
        Ok(found)
    }

    /// Events that an organiser of the whole season can add to it: others whose settings name the same series, and
    /// which they organise. The server's owner can also add those without an organiser.
    pub fn could_join(&self, of: &Snapshot, account: AccountId) -> Result<Vec<Arc<Snapshot>>> {
        self.store.read(|c| {
            let mut ids = organised(c, account)?;
            if c.account(account)?.is_some_and(|account| account.is_owner) {
                ids.extend(c.without_organiser()?);
            }
            let (there, mut found) = (c.events_of_series(of.id)?, Vec::new());
            ids.retain(|id| !there.contains(id));
            for id in ids {
                found.extend(self.store.snapshot(c, id)?);
            }
            let own = &of.tournament.settings.division;
            found.retain(|event| event.tournament.settings.division.is_of_series(own));
            Ok(found)
        })
    }

    /// Moves an event to the series of another; the rest of its old series stays. Both journals name it.
    ///
    /// # Errors
    /// [`Refusal::SeriesNotAll`] unless the actor organises it and every event of the other's season.
    pub fn add_to_series(
        &self,
        of: TournamentId,
        by: By<'_>,
        new: TournamentId,
    ) -> Result<Done<()>> {
        self.store.write(Scope::Server, |c| {
            if self.answered(c, Scope::Server, by)?.is_some() {
                return Ok(Done::Before);
            }
            for id in BTreeSet::from([of, new]) {
                c.lock_tournament(id)?;
            }
            let series = self.divisions(c, of)?;
            let added = self.store.snapshot(c, new)?;
            let to = series.iter().find(|one| one.id == of);
            let (Some(to), Some(added)) = (to, added) else {
                return Err(Refusal::SeriesNotAll.into());
            };
            let (own, season) =
                (&added.tournament.settings.division, &to.tournament.settings.division.season);
            let of_season =
                series.iter().filter(|one| one.tournament.settings.division.season == *season);
            let mut may = own.is_of_series(&to.tournament.settings.division);
            for id in of_season.map(|one| one.id).chain([new]) {
                may &= self.organises(c, by, id)?;
            }
            if !may {
                return Err(Refusal::SeriesNotAll.into());
            }
            if series.iter().all(|one| one.id != new) {
                c.set_series(new, of)?;
                let detail = json!({ "series": named(to), "event": named(&added) });
                for id in [of, new] {
                    self.note(c, id, by, Deed::JoinSeries, &detail)?;
                }
            }
            self.keep_answer(c, Scope::Server, by, "")?;
            Ok(Done::Now(()))
        })
    }

    /// True also for the server's owner and the command line.
    fn organises(&self, c: &mut AnyConnection, by: By<'_>, id: TournamentId) -> Result<bool> {
        let Some(account) = by.account else { return Ok(true) };
        let owner = c.account(account)?.is_some_and(|account| account.is_owner);
        Ok(owner || c.role(id, account)? == Some(Role::Organiser))
    }

    /// Makes the events of the next season, all or none. Each gets the organisers of the event that it follows, and its
    /// maker. Both journals name the other event. `series` are the events of the series as the caller saw them.
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
                c.set_series(kept.id, last.id)?;
                let organisers = organisers(c, last.id)?;
                for account in &organisers {
                    c.set_role(kept.id, *account, Role::Organiser, by.now)?;
                }
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

fn named(event: &Snapshot) -> Value {
    json!({ "id": event.id, "name": event.tournament.settings.name })
}

fn organised(c: &mut AnyConnection, account: AccountId) -> Result<Vec<TournamentId>> {
    let roles = c.roles_of(account)?.into_iter().filter(|(_, role)| *role == Role::Organiser);
    Ok(roles.map(|(id, _)| id).collect())
}

fn organisers(c: &mut AnyConnection, id: TournamentId) -> Result<Vec<AccountId>> {
    let roles = c.roles(id)?.into_iter().filter(|one| one.role == Role::Organiser);
    Ok(roles.map(|one| one.account).collect())
}
