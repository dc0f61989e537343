//! Visitors' look-ups of tournaments: one query answers all requests that came before it began.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use actix_web::rt::task::spawn_blocking;
use tokio::sync::oneshot;
use tokio::time::timeout;

use service::{Refusal, Service, ServiceError, guarded};
use store::StoreError;

use super::access::{Found, look_up};
use super::held;
use super::page_cache::PageCache;
use super::state::LOOK;

/// An error goes to the one request that caused the look; `None` tells the others to look for themselves.
type Learnt = Option<Result<Found, ServiceError>>;

/// Requests without a session that wait for a look-up, by the tournament's address.
///
/// The first request looks at once. Those that come while a look runs wait for the next one, which begins after they
/// came: no request is answered with a state older than itself.
#[derive(Clone, Default)]
pub(super) struct Visitors {
    waiting: Arc<Mutex<HashMap<String, Vec<oneshot::Sender<Learnt>>>>>,
    pages: PageCache,
}

impl Visitors {
    pub fn telling(pages: PageCache) -> Self {
        Self { pages, ..Self::default() }
    }

    pub async fn look_up(&self, service: &Service, slug: String) -> Result<Found, ServiceError> {
        let (answer, waiting) = oneshot::channel();
        let nobody_looks = {
            let mut waiting = held(&self.waiting);
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

    /// Looks until no request waits.
    fn look(&self, service: &Service, slug: &str) {
        loop {
            let asked = {
                let mut waiting = held(&self.waiting);
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
                // The receiver may have gone.
                let _ = other.send(learnt.as_ref().ok().map(|found| Ok(found.clone())));
            }
            if let Some(first) = first {
                let _ = first.send(Some(learnt));
            }
        }
    }
}
