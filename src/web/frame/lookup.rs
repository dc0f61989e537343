//! A hall full of people asks for the same tournament: one look into the database answers all who came before it began.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use actix_web::rt::task::spawn_blocking;
use tokio::sync::oneshot;
use tokio::time::timeout;

use service::{Refusal, Service, ServiceError, guarded};
use store::StoreError;

use super::access::{Found, look_up};
use super::page_cache::PageCache;
use super::state::LOOK;

/// What is learnt, and an error for the one who looked; the others look for themselves.
type Learnt = Option<Result<Found, ServiceError>>;

/// What people without a session wait to learn, by the tournament's address.
///
/// Whoever comes while nobody looks there looks at once; who comes meanwhile waits for the next look, which begins after
/// they came: nobody is told what was so before they asked.
#[derive(Clone, Default)]
pub(super) struct Visitors {
    waiting: Arc<Mutex<HashMap<String, Vec<oneshot::Sender<Learnt>>>>>,
    /// Where what was seen is noted.
    pages: PageCache,
}

impl Visitors {
    /// Visitors whose looks are noted there.
    pub fn telling(pages: PageCache) -> Self {
        Self { pages, ..Self::default() }
    }

    /// The tournament at that address, as somebody without a session may see it.
    ///
    /// # Errors
    /// If the database fails or does not answer in time.
    pub async fn look_up(&self, service: &Service, slug: String) -> Result<Found, ServiceError> {
        let (answer, waiting) = oneshot::channel();
        let nobody_looks = {
            let mut waiting = self.lock();
            let nobody_looks = !waiting.contains_key(&slug);
            waiting.entry(slug.clone()).or_default().push(answer);
            nobody_looks
        };
        if nobody_looks {
            let (visitors, service, slug) = (self.clone(), service.clone(), slug.clone());
            spawn_blocking(move || visitors.look(&service, &slug));
        }
        match timeout(LOOK, waiting).await {
            Ok(Ok(Some(learnt))) => learnt,
            Ok(Ok(None)) => {
                let service = service.clone();
                let own =
                    spawn_blocking(move || guarded(|| look_up(&service, None, Some(&slug), false)));
                let own = timeout(LOOK, own).await.map_err(|_| StoreError::Silent)?;
                own.map_err(|_| Refusal::Busy)??
            }
            Ok(Err(_)) => Err(Refusal::Busy.into()),
            Err(_) => Err(StoreError::Silent.into()),
        }
    }

    /// Looks for those who wait, until nobody does.
    fn look(&self, service: &Service, slug: &str) {
        loop {
            let asked = {
                let mut waiting = self.lock();
                let asked = waiting.get_mut(slug).map(std::mem::take).unwrap_or_default();
                if asked.is_empty() {
                    waiting.remove(slug);
                    return;
                }
                asked
            };
            let mut asked = asked.into_iter();
            let first = asked.next();
            let began = self.pages.look();
            let learnt = guarded(|| look_up(service, None, Some(slug), false))
                .map_err(ServiceError::from)
                .flatten();
            let seen = learnt.as_ref().ok().and_then(Found::seen);
            if let Some(seen) = seen {
                self.pages.saw(&began, slug, seen);
            }
            for other in asked {
                // Who has gone needs no answer.
                let _ = other.send(learnt.as_ref().ok().map(|found| Ok(found.clone())));
            }
            if let Some(first) = first {
                let _ = first.send(Some(learnt));
            }
        }
    }

    // The map is whole between any two statements, so a panic elsewhere leaves nothing half done.
    fn lock(&self) -> MutexGuard<'_, HashMap<String, Vec<oneshot::Sender<Learnt>>>> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
