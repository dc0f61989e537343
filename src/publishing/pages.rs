use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use sha2::{Digest, Sha256};

use crate::tournament::TournamentId;

/// The most pages kept for one revision of one tournament: every player's page of a congress in two
/// languages, and then some.
const MOST: usize = 4096;

/// A page as it goes out, with the tag by which a browser asks whether it changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rendered {
    /// The page.
    pub html: String,
    /// Its strong entity tag, with quotes.
    pub etag: String,
}

#[derive(Default)]
struct OfTournament {
    revision: i64,
    pages: HashMap<String, Arc<Rendered>>,
}

/// Public pages, rendered once per revision of their tournament.
///
/// Memory: at most 4096 pages for the newest revision of each tournament; older ones are dropped.
#[derive(Default)]
pub struct PageCache(Mutex<HashMap<TournamentId, OfTournament>>);

impl PageCache {
    /// The page of that key at that revision, rendered by `render` if nobody has yet.
    ///
    /// # Errors
    /// Whatever `render` fails with; nothing is kept then.
    pub fn page<E>(
        &self,
        id: TournamentId,
        revision: i64,
        key: &str,
        render: impl FnOnce() -> Result<String, E>,
    ) -> Result<Arc<Rendered>, E> {
        if let Some(known) = self.known(id, revision, key) {
            return Ok(known);
        }
        let html = render()?;
        let digest = Sha256::digest(html.as_bytes());
        let tag: String = digest.iter().take(12).map(|byte| format!("{byte:02x}")).collect();
        let rendered = Arc::new(Rendered { html, etag: format!("\"{tag}\"") });
        self.keep(id, revision, key, &rendered);
        Ok(rendered)
    }

    fn known(&self, id: TournamentId, revision: i64, key: &str) -> Option<Arc<Rendered>> {
        let all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        all.get(&id).filter(|of| of.revision == revision)?.pages.get(key).cloned()
    }

    fn keep(&self, id: TournamentId, revision: i64, key: &str, page: &Arc<Rendered>) {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let of = all.entry(id).or_default();
        if of.revision > revision {
            return;
        }
        if of.revision < revision || of.pages.len() >= MOST {
            *of = OfTournament { revision, pages: HashMap::new() };
        }
        of.pages.insert(key.to_owned(), page.clone());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_is_rendered_once_a_revision() {
        let cache = PageCache::default();
        let id = TournamentId(1);
        let first = cache.page(id, 1, "standings", || Ok::<_, ()>("one".into())).unwrap();
        let again = cache.page(id, 1, "standings", || Err(())).unwrap();
        assert_eq!(first, again);
        let later = cache.page(id, 2, "standings", || Ok::<_, ()>("two".into())).unwrap();
        assert_ne!(later.etag, first.etag);
        // Somebody who still renders the old revision does not bring it back.
        cache.page(id, 1, "standings", || Ok::<_, ()>("one".into())).unwrap();
        assert_eq!(cache.page(id, 2, "standings", || Err(())).unwrap().html, "two");
    }
}
