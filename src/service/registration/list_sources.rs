use chrono::{DateTime, Duration, Utc};

use rating::ListKind;
use store::{ListSource, Scope};

use crate::{Result, Service};

impl Service {
    /// Where lists are fetched from.
    pub fn list_sources(&self) -> Result<Vec<ListSource>> {
        self.store.read(|c| Ok(self.store.list_sources(c)?))
    }

    /// Sets where a list comes from and how often it is fetched, in hours; nothing for nowhere.
    pub fn set_list_source(&self, kind: ListKind, source: Option<(&str, i32)>) -> Result<()> {
        self.store.write(Scope::Server, |c| Ok(self.store.set_list_source(c, kind, source)?))
    }

    /// Notes what came of fetching a list.
    pub fn note_list_fetched(&self, kind: ListKind, at: DateTime<Utc>, said: &str) -> Result<()> {
        self.store.write(Scope::Server, |c| Ok(self.store.note_list_fetched(c, kind, at, said)?))
    }

    /// The lists that are to be fetched by now.
    pub fn lists_due(&self, now: DateTime<Utc>) -> Result<Vec<ListSource>> {
        let due = |source: &ListSource| {
            let every = Duration::hours(source.every_hours.into());
            source.every_hours > 0 && source.tried_at.is_none_or(|at| at + every <= now)
        };
        Ok(self.list_sources()?.into_iter().filter(due).collect())
    }
}
