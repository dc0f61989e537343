//! Archives and deletes events.

use serde_json::json;
use store::{AnyConnection, Deed, NewSecurity, Scope, SecurityEvent, Snapshot};
use tournament::TournamentId;

use crate::{By, Done, Refusal, Result, Service, ServiceError, Thing};

impl Service {
    pub fn archive(&self, id: TournamentId, by: By<'_>, archived: bool) -> Result<Done<()>> {
        let act = if archived { Deed::Archive } else { Deed::Unarchive };
        self.act_though_archived(id, by, |c: &mut AnyConnection, before: &Snapshot| {
            if before.archived == archived {
                return Ok(((), None));
            }
            let saved = c.set_archived(before, archived.then_some(by.now))?;
            self.note(c, id, by, act, &json!({}))?;
            Ok(((), Some(saved)))
        })
    }

    /// Deletes a tournament and all its rows; open pages of it are notified. The security log keeps that it was done.
    /// Fails with [`Refusal::NotItsName`] unless its name is typed, in any case.
    pub fn delete_tournament(&self, id: TournamentId, by: By<'_>, name: &str) -> Result<Done<()>> {
        let done = self.store.write(Scope::Server, |c| {
            if self.answered(c, Scope::Server, by)?.is_some() {
                return Ok(Done::Before);
            }
            // Concurrent writers wait for this lock and then find no tournament.
            c.lock_tournament(id)?;
            let gone = self.store.snapshot(c, id)?;
            let gone = gone.ok_or(ServiceError::Unknown(Thing::Tournament))?;
            if !is_same(name, &gone.tournament.settings.name) {
                return Err(Refusal::NotItsName.into());
            }
            c.delete_tournament(&gone, by.account, by.now)?;
            self.keep_answer(c, Scope::Server, by, "")?;
            let who = by.account.map(|id| c.account(id)).transpose()?.flatten();
            let (account, what) = (by.account, SecurityEvent::EventDeleted);
            let name = who.map(|who| who.name).unwrap_or_default();
            let new = NewSecurity {
                at: by.now,
                what,
                account,
                name: &name,
                address: &gone.slug,
                times: 1,
            };
            c.keep_security(&new)?;
            Ok::<_, ServiceError>(Done::Now(()))
        })?;
        self.store.forget(id);
        self.listeners.tell_deletion(id);
        Ok(done)
    }
}

fn is_same(typed: &str, name: &str) -> bool {
    let plain = |text: &str| text.to_lowercase().split_whitespace().collect::<Vec<_>>().join(" ");
    plain(typed) == plain(name)
}
