use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use sha2::{Digest, Sha256};

use tournament::TournamentId;

/// The most pages kept for one revision of one tournament: every player's page of a congress in two
/// languages, and then some.
const MOST: usize = 4096;

/// The most that all pages together take, in bytes of HTML.
const MOST_BYTES: usize = 96 * 1024 * 1024;

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
    bytes: usize,
    /// When something was kept last, counted in pages.
    kept_at: u64,
}

#[derive(Default)]
struct Kept {
    tournaments: HashMap<TournamentId, OfTournament>,
    bytes: usize,
    clock: u64,
}

/// Public pages, rendered once per revision of their tournament.
///
/// Memory: at most 4096 pages for the newest revision of each tournament, older revisions being dropped,
/// and at most 96 MiB in all: then the tournaments go for which nothing new was kept for longest.
pub struct PageCache {
    kept: Mutex<Kept>,
    most_bytes: usize,
}

impl Default for PageCache {
    fn default() -> Self {
        Self { kept: Mutex::default(), most_bytes: MOST_BYTES }
    }
}

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

    /// The page of that key at that revision, if it is kept.
    #[must_use]
    pub fn known(&self, id: TournamentId, revision: i64, key: &str) -> Option<Arc<Rendered>> {
        let kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        let of = kept.tournaments.get(&id).filter(|of| of.revision == revision)?;
        of.pages.get(key).cloned()
    }

    fn keep(&self, id: TournamentId, revision: i64, key: &str, page: &Arc<Rendered>) {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        let old = kept.tournaments.get(&id);
        if old.is_some_and(|of| of.revision > revision) || page.html.len() > self.most_bytes {
            return;
        }
        if old.is_some_and(|of| of.revision < revision || of.pages.len() >= MOST) {
            kept.drop_tournament(id);
        }
        kept.drop_oldest(self.most_bytes - page.html.len());
        kept.put(id, revision, key, page);
    }
}

impl Kept {
    fn drop_tournament(&mut self, id: TournamentId) {
        let of = self.tournaments.remove(&id);
        self.bytes -= of.map_or(0, |of| of.bytes);
    }

    /// Drops tournaments until the rest take that much at most.
    fn drop_oldest(&mut self, most: usize) {
        while self.bytes > most {
            let oldest = self.tournaments.iter().min_by_key(|(_, of)| of.kept_at);
            let Some(oldest) = oldest.map(|(id, _)| *id) else { return };
            self.drop_tournament(oldest);
        }
    }

    fn put(&mut self, id: TournamentId, revision: i64, key: &str, page: &Arc<Rendered>) {
        self.clock += 1;
        let of = self.tournaments.entry(id).or_default();
        (of.revision, of.kept_at) = (revision, self.clock);
        let replaced = of.pages.insert(key.to_owned(), page.clone());
        let replaced = replaced.map_or(0, |page| page.html.len());
        of.bytes = of.bytes + page.html.len() - replaced;
        self.bytes = self.bytes + page.html.len() - replaced;
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

    #[test]
    fn no_more_is_kept_than_there_is_room_for() {
        let cache = PageCache { most_bytes: 100, ..PageCache::default() };
        let page = |id: i64, key: &str, bytes: usize| {
            let html = || Ok::<_, ()>("x".repeat(bytes));
            cache.page(TournamentId(id), 1, key, html).unwrap();
        };
        let known = |id, key| cache.known(TournamentId(id), 1, key).is_some();
        page(1, "a", 40);
        page(2, "a", 40);
        page(1, "b", 10);
        assert!(known(1, "a") && known(2, "a") && known(1, "b"));
        page(3, "a", 50);
        assert!(known(1, "a") && known(1, "b") && known(3, "a"));
        assert!(!known(2, "a"), "nothing new was kept of it for longest");
        page(3, "huge", 101);
        assert!(!known(3, "huge") && known(3, "a"));
        for n in 0..1000 {
            page(4, &n.to_string(), 30);
        }
        assert!(cache.kept.lock().unwrap().bytes <= 100);
    }
}
