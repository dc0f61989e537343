//! Cache of public pages, by revision of their event and by language; and of values that many pages need.
//!
//! While an event is known to be at the revision of a cached page, visitors get the page without a query. The revision
//! is known from a look into the database that began at most [`HOLDS`] ago and after the last change that this process
//! made: the cache learns of a change before its request is answered. A change by another instance is seen after
//! [`HOLDS`] at the latest.

use super::*;
use std::any::TypeId;
use std::hash::BuildHasher;
use std::sync::{PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard};

use tokio::sync::{Mutex, MutexGuard};

/// How long the result of a look into the database is valid.
const HOLDS: Duration = Duration::from_millis(50);

/// Every player's page of several congresses in two languages.
const MOST_PAGES: usize = 16384;

/// Upper limit of a page's age, for what depends on the clock without being a moment of the event.
const LONGEST: Duration = Duration::from_secs(60);

/// The most events, and the most that all pages together take, in bytes of HTML.
const MOST_EVENTS: usize = 64;
const MOST_BYTES: usize = 96 * 1024 * 1024;

/// So many pages can be rendered at once without one waiting for another by a collision of their hashes.
const AT_ONCE: usize = 256;

/// The language, and the address below the event's own in canonical form: one page has one key, whatever spelling was
/// requested.
pub(super) type PageKey = (Lang, String);

pub(super) struct CachedPage {
    pub bytes: Packed,
    /// With quotes; the revision does not count, so that a page in which nothing changed keeps its tag.
    pub etag: String,
    pub revision: i64,
    pub address: String,
    /// At that moment the clock changes what the page shows.
    pub until: Instant,
    /// When it was sent last, on the cache's clock.
    used: AtomicU64,
    /// The head of the answer for visitors, by packing, once it was sent.
    pub heads: [OnceLock<Head>; 3],
}

pub(super) struct Head {
    pub headers: HeaderMap,
    pub pattern: Option<Arc<str>>,
}

impl CachedPage {
    pub fn new(address: &str, revision: i64, text: String, until: Instant) -> Self {
        let said = format!(" data-revision=\"{revision}\"");
        let (before, after) = text.split_once(&said).unwrap_or((&text, ""));
        let digest = Sha256::new().chain_update(before).chain_update(after).finalize();
        let etag = format!("\"{}\"", hex(&digest[..12]));
        let (bytes, heads) = (Packed::new(text.into_bytes()), Default::default());
        let (address, used) = (address.to_owned(), AtomicU64::default());
        Self { bytes, etag, revision, address, until, used, heads }
    }

    /// Whether it is among the entity tags that a browser has (`If-None-Match`).
    pub fn is_known_by(&self, known: Option<&str>) -> bool {
        known.is_some_and(|known| known.contains(&self.etag))
    }

    /// Until the event's next moment that changes pages, at most [`LONGEST`].
    pub fn valid_until(tournament: &Tournament) -> Instant {
        let now = Utc::now().naive_utc();
        let left = tournament.next_moment(now).and_then(|next| (next - now).to_std().ok());
        Instant::now() + left.map_or(LONGEST, |left| left.min(LONGEST))
    }
}

/// The newest revision of an event that was requested.
#[derive(Default)]
struct OfEvent {
    revision: i64,
    pages: HashMap<PageKey, Arc<CachedPage>>,
    values: HashMap<(Lang, TypeId), Arc<dyn Any + Send + Sync>>,
    /// When something was kept last, on the cache's clock.
    kept_at: u64,
}

struct Seen {
    event: TournamentId,
    revision: i64,
    since: Instant,
}

#[derive(Default)]
struct Kept {
    events: HashMap<TournamentId, OfEvent>,
    /// By the event's address.
    seen: HashMap<String, Seen>,
    heard: u64,
    bytes: usize,
    pages: usize,
    most_bytes: usize,
    /// Counts what was kept and what was sent.
    clock: AtomicU64,
}

pub(super) struct Look {
    began: Instant,
    heard: u64,
}

/// Older revisions are dropped first, then the pages that were sent longest ago. Cheap to copy; all copies are one.
#[derive(Clone)]
pub(super) struct PageCache(Arc<(RwLock<Kept>, [Mutex<()>; AT_ONCE])>);

impl Default for PageCache {
    fn default() -> Self {
        Self::of(MOST_BYTES)
    }
}

impl PageCache {
    fn of(most_bytes: usize) -> Self {
        let kept = Kept { most_bytes, ..Kept::default() };
        Self(Arc::new((RwLock::new(kept), std::array::from_fn(|_| Mutex::default()))))
    }

    // A poisoned lock is safe to use: no statement breaks the invariant.
    fn read(&self) -> RwLockReadGuard<'_, Kept> {
        self.0.0.read().unwrap_or_else(PoisonError::into_inner)
    }

    fn write(&self) -> RwLockWriteGuard<'_, Kept> {
        self.0.0.write().unwrap_or_else(PoisonError::into_inner)
    }

    /// Single flight: waits for the turn at rendering that page, which lasts until the guard is dropped.
    pub async fn turn(&self, event: TournamentId, key: &PageKey) -> MutexGuard<'_, ()> {
        let hash = std::hash::BuildHasherDefault::<std::hash::DefaultHasher>::default();
        let index = usize::try_from(hash.hash_one((event, key)) % AT_ONCE as u64);
        self.0.1[index.unwrap_or_default()].lock().await
    }

    /// The cached page, if it is valid and at least of that revision: waiting requests get a newer one if it was
    /// rendered.
    pub fn known(&self, id: TournamentId, revision: i64, key: &PageKey) -> Option<Arc<CachedPage>> {
        self.read().known(id, revision, key)
    }

    /// Does nothing if a newer revision is known.
    pub fn keep(&self, event: TournamentId, revision: i64, key: PageKey, page: &Arc<CachedPage>) {
        let (mut kept, bytes) = (self.write(), page.bytes.len());
        if bytes > kept.most_bytes {
            return;
        }
        let Some(of) = kept.at(event, revision) else { return };
        let replaced = of.pages.insert(key, page.clone());
        kept.bytes = kept.bytes + bytes - replaced.as_ref().map_or(0, |old| old.bytes.len());
        kept.pages += usize::from(replaced.is_none());
        kept.sent(page);
        if kept.bytes > kept.most_bytes || kept.pages > MOST_PAGES {
            kept.drop_unused();
        }
    }

    pub fn value<T: Any + Send + Sync>(
        &self,
        (event, revision): (TournamentId, i64),
        t: Lang,
    ) -> Option<Arc<T>> {
        let kept = self.read();
        let of = kept.events.get(&event).filter(|of| of.revision == revision)?;
        of.values.get(&(t, TypeId::of::<T>()))?.clone().downcast().ok()
    }

    /// The cached value, or what `read` makes, which is then cached. Two concurrent callers may both read.
    pub fn value_or_read<T: Any + Send + Sync, E>(
        &self,
        at: (TournamentId, i64),
        t: Lang,
        read: impl FnOnce() -> Result<T, E>,
    ) -> Result<Arc<T>, E> {
        if let Some(known) = self.value(at, t) {
            return Ok(known);
        }
        let made = Arc::new(read()?);
        if let Some(of) = self.write().at(at.0, at.1) {
            of.values.insert((t, TypeId::of::<T>()), made.clone());
        }
        Ok(made)
    }

    pub fn forget(&self, event: TournamentId) {
        self.heard_of(event);
        self.write().drop_event(event);
    }

    /// Notes that an event changed: earlier looks at it no longer count.
    pub fn heard_of(&self, event: TournamentId) {
        let mut kept = self.write();
        kept.heard += 1;
        kept.seen.retain(|_, seen| seen.event != event);
    }

    pub fn look(&self) -> Look {
        Look { began: Instant::now(), heard: self.read().heard }
    }

    /// Notes the result of a look, unless something changed since it began.
    pub fn note_look(&self, look: &Look, slug: &str, (event, revision): (TournamentId, i64)) {
        let mut kept = self.write();
        if kept.heard == look.heard {
            if kept.seen.len() >= MOST_EVENTS {
                kept.seen.retain(|_, seen| seen.since.elapsed() < HOLDS);
            }
            let seen = Seen { event, revision, since: look.began };
            kept.seen.insert(slug.to_owned(), seen);
        }
    }

    /// The cached page, if the event is known to be at its revision.
    pub fn ready(&self, slug: &str, key: &PageKey) -> Option<Arc<CachedPage>> {
        let kept = self.read();
        let seen = kept.seen.get(slug).filter(|seen| seen.since.elapsed() < HOLDS)?;
        kept.known(seen.event, seen.revision, key)
    }
}

impl Kept {
    fn known(&self, event: TournamentId, revision: i64, key: &PageKey) -> Option<Arc<CachedPage>> {
        let of = self.events.get(&event).filter(|of| of.revision >= revision)?;
        self.sent(of.pages.get(key)?)
    }

    /// The event's entry for that revision; drops an older one. `None` if a newer one is known.
    fn at(&mut self, event: TournamentId, revision: i64) -> Option<&mut OfEvent> {
        let known = self.events.get(&event).map(|of| of.revision);
        if known > Some(revision) {
            return None;
        }
        if known < Some(revision) {
            self.drop_event(event);
            let oldest = self.events.iter().min_by_key(|(_, of)| of.kept_at).map(|(id, _)| *id);
            if let Some(oldest) = oldest.filter(|_| self.events.len() >= MOST_EVENTS) {
                self.drop_event(oldest);
            }
        }
        let kept_at = self.ticks();
        let of = self.events.entry(event).or_default();
        (of.revision, of.kept_at) = (revision, kept_at);
        Some(of)
    }

    fn ticks(&self) -> u64 {
        self.clock.fetch_add(1, Ordering::Relaxed) + 1
    }

    fn sent(&self, page: &Arc<CachedPage>) -> Option<Arc<CachedPage>> {
        page.used.store(self.ticks(), Ordering::Relaxed);
        (Instant::now() < page.until).then(|| page.clone())
    }

    /// Drops the pages that were sent longest ago, until there is some room.
    fn drop_unused(&mut self) {
        let used = |page: &CachedPage| page.used.load(Ordering::Relaxed);
        let all = self.events.values().flat_map(|of| of.pages.values());
        let mut all: Vec<(u64, usize)> = all.map(|page| (used(page), page.bytes.len())).collect();
        all.sort_unstable();
        let room = |most: usize| most / 8 * 7;
        let (mut bytes, mut pages, mut last) = (self.bytes, self.pages, 0);
        for (used, size) in all {
            if bytes <= room(self.most_bytes) && pages <= room(MOST_PAGES) {
                break;
            }
            (bytes, pages, last) = (bytes - size, pages - 1, used);
        }
        for of in self.events.values_mut() {
            of.pages.retain(|_, page| used(page) > last);
        }
        (self.bytes, self.pages) = (bytes, pages);
    }

    fn drop_event(&mut self, event: TournamentId) {
        let gone = self.events.remove(&event).unwrap_or_default();
        self.bytes -= gone.pages.values().map(|page| page.bytes.len()).sum::<usize>();
        self.pages -= gone.pages.len();
    }
}

#[cfg(test)]
mod tests;
