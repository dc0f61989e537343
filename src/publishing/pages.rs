use std::collections::{BTreeMap, HashMap, VecDeque};
use std::hash::Hash;
use std::sync::{Arc, Mutex, PoisonError};

use base16ct::lower::encode_string as hex;
use sha2::{Digest, Sha256};

use tournament::TournamentId;

use super::Packed;

/// The most pages kept for one revision of one tournament: every player's page of a congress in two
/// languages, and then some.
const MOST: usize = 4096;

/// The most that all pages together take, in bytes of HTML.
const MOST_BYTES: usize = 96 * 1024 * 1024;

/// Revisions of which pages are kept beside the newest, so that an open page is sent what changed since.
const GENERATIONS: usize = 8;

/// A page as it goes out, with the tag by which a browser asks whether it changed. It is packed once, and what
/// changed since an earlier revision is found once, however many ask.
#[derive(Debug)]
pub struct Rendered {
    /// The page.
    pub html: Packed,
    /// Its strong entity tag, with quotes.
    pub etag: String,
    changes: Mutex<BTreeMap<i64, Option<Arc<Packed>>>>,
}

impl PartialEq for Rendered {
    fn eq(&self, other: &Self) -> bool {
        self.html == other.html
    }
}

impl Eq for Rendered {}

impl AsRef<Packed> for Rendered {
    fn as_ref(&self) -> &Packed {
        &self.html
    }
}

impl Rendered {
    /// A page with its tag.
    #[must_use]
    pub fn new(html: String) -> Self {
        let digest = Sha256::digest(html.as_bytes());
        let etag = format!("\"{}\"", hex(&digest[..12]));
        Self { html: Packed::new(html.into_bytes()), etag, changes: Mutex::default() }
    }

    /// What changed since the page of that revision, as `make` says it the first time; `None` if that is no
    /// shorter.
    pub fn change_since(
        &self,
        revision: i64,
        make: impl FnOnce() -> Option<String>,
    ) -> Option<Arc<Packed>> {
        let mut changes = self.changes.lock().unwrap_or_else(PoisonError::into_inner);
        let made = || make().map(|change| Arc::new(Packed::new(change.into_bytes())));
        changes.entry(revision).or_insert_with(made).clone()
    }
}

struct OfTournament<K> {
    revision: i64,
    pages: HashMap<K, Arc<Rendered>>,
    /// Those of earlier revisions, the oldest first.
    before: VecDeque<(i64, HashMap<K, Arc<Rendered>>)>,
    bytes: usize,
    /// When something was kept last, counted in pages.
    kept_at: u64,
}

impl<K> OfTournament<K> {
    /// Drops the oldest revision; how many bytes it took.
    fn drop_oldest(&mut self) -> usize {
        let oldest = self.before.pop_front().map(|(_, pages)| pages).unwrap_or_default();
        let bytes: usize = oldest.values().map(|page| page.html.len()).sum();
        self.bytes -= bytes;
        bytes
    }
}

struct KeptPages<K> {
    tournaments: HashMap<TournamentId, OfTournament<K>>,
    bytes: usize,
    clock: u64,
}

/// Public pages, rendered once per revision of their tournament. `K` says which page, as it was understood:
/// one page has one key, however it was asked for.
///
/// Memory: at most 4096 pages for the newest revision of each tournament, those of eight older revisions being
/// kept to compare with, and at most 96 MiB in all: then older revisions go, and the tournaments for which nothing new was kept for longest.
pub struct PageCache<K> {
    kept: Mutex<KeptPages<K>>,
    most_bytes: usize,
}

impl<K> Default for PageCache<K> {
    fn default() -> Self {
        let kept = KeptPages { tournaments: HashMap::new(), bytes: 0, clock: 0 };
        Self { kept: Mutex::new(kept), most_bytes: MOST_BYTES }
    }
}

impl<K: Hash + Eq> PageCache<K> {
    /// Lets go of every page of a tournament that is gone.
    pub fn forget(&self, id: TournamentId) {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner).drop_tournament(id);
    }

    /// The page of that key as it is now, with its revision, if it is kept and no older than that one: who waited
    /// while a newer one was made is shown the newer.
    #[must_use]
    pub fn known(&self, id: TournamentId, revision: i64, key: &K) -> Option<(i64, Arc<Rendered>)> {
        let kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        let of = kept.tournaments.get(&id).filter(|of| of.revision >= revision)?;
        Some((of.revision, of.pages.get(key)?.clone()))
    }

    /// The page of that key as it was at a revision before the newest, if it is still kept.
    #[must_use]
    pub fn before(&self, id: TournamentId, revision: i64, key: &K) -> Option<Arc<Rendered>> {
        let kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        let before = &kept.tournaments.get(&id)?.before;
        before.iter().find(|(of, _)| *of == revision)?.1.get(key).cloned()
    }

    /// Keeps the page of that key at that revision, unless a newer one is known.
    pub fn keep(&self, id: TournamentId, revision: i64, key: K, page: &Arc<Rendered>) {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        let old = kept.tournaments.get(&id);
        if old.is_some_and(|of| of.revision > revision) || page.html.len() > self.most_bytes {
            return;
        }
        if old.is_some_and(|of| of.pages.len() >= MOST) {
            kept.drop_tournament(id);
        }
        kept.begin(id, revision);
        kept.drop_oldest(self.most_bytes - page.html.len());
        kept.put(id, revision, key, page);
    }
}

impl<K: Hash + Eq> KeptPages<K> {
    fn drop_tournament(&mut self, id: TournamentId) {
        let of = self.tournaments.remove(&id);
        self.bytes -= of.map_or(0, |of| of.bytes);
    }

    /// Puts the pages of the newest revision to the older ones, if this one is newer.
    fn begin(&mut self, id: TournamentId, revision: i64) {
        let Some(of) = self.tournaments.get_mut(&id).filter(|of| of.revision < revision) else {
            return;
        };
        of.before.push_back((of.revision, std::mem::take(&mut of.pages)));
        of.revision = revision;
        while of.before.len() > GENERATIONS {
            self.bytes -= of.drop_oldest();
        }
    }

    /// Drops older revisions, and where there are none tournaments, until the rest take that much at most.
    fn drop_oldest(&mut self, most: usize) {
        while self.bytes > most {
            let oldest = self.tournaments.iter().min_by_key(|(_, of)| of.kept_at);
            let Some(oldest) = oldest.map(|(id, _)| *id) else { return };
            let of = self.tournaments.get_mut(&oldest);
            match of.map(OfTournament::drop_oldest).unwrap_or_default() {
                0 => self.drop_tournament(oldest),
                bytes => self.bytes -= bytes,
            }
        }
    }

    fn put(&mut self, id: TournamentId, revision: i64, key: K, page: &Arc<Rendered>) {
        self.clock += 1;
        let of = self.tournaments.entry(id).or_insert_with(|| OfTournament {
            revision,
            pages: HashMap::new(),
            before: VecDeque::new(),
            bytes: 0,
            kept_at: 0,
        });
        (of.revision, of.kept_at) = (revision, self.clock);
        let replaced = of.pages.insert(key, page.clone());
        let replaced = replaced.map_or(0, |page| page.html.len());
        of.bytes = of.bytes + page.html.len() - replaced;
        self.bytes = self.bytes + page.html.len() - replaced;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn made(html: &str) -> Arc<Rendered> {
        Arc::new(Rendered::new(html.to_owned()))
    }

    #[test]
    fn the_newest_revision_is_kept() {
        let (cache, id) = (PageCache::default(), TournamentId(1));
        let (one, two) = (made("one"), made("two"));
        assert_ne!(one.etag, two.etag);
        cache.keep(id, 1, "standings", &one);
        assert_eq!(cache.known(id, 1, &"standings"), Some((1, one.clone())));
        cache.keep(id, 2, "standings", &two);
        // Somebody who still renders the old revision does not bring it back.
        cache.keep(id, 1, "standings", &one);
        assert_eq!(cache.known(id, 1, &"standings"), Some((2, two.clone())), "the newer");
        assert_eq!(cache.known(id, 3, &"standings"), None);
        assert_eq!(cache.known(id, 2, &"standings"), Some((2, two.clone())));
        assert_eq!(cache.before(id, 1, &"standings"), Some(one));
        for revision in 3..=10 {
            cache.keep(id, revision, "standings", &two);
        }
        assert_eq!(cache.before(id, 1, &"standings"), None, "eight revisions are kept");
        assert_eq!(cache.kept.lock().unwrap().bytes, 9 * two.html.len());
    }

    #[test]
    fn what_changed_is_found_once_for_all_who_ask() {
        let page = made("two");
        let mut times = 0;
        for _ in 0..3 {
            let change = page.change_since(1, || {
                times += 1;
                Some("one to two".to_owned())
            });
            assert_eq!(change.expect("it is shorter").text(), "one to two");
        }
        assert_eq!((times, page.change_since(0, || None)), (1, None));
    }

    #[test]
    fn no_more_is_kept_than_there_is_room_for() {
        let cache = PageCache { most_bytes: 100, ..PageCache::default() };
        let page = |id: i64, key: &str, bytes: usize| {
            cache.keep(TournamentId(id), 1, key.to_owned(), &made(&"x".repeat(bytes)));
        };
        let known = |id, key: &str| cache.known(TournamentId(id), 1, &key.to_owned()).is_some();
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
