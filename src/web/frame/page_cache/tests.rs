use super::*;

const EVENT: TournamentId = TournamentId(1);

fn key(address: &str) -> PageKey {
    (Lang::english(), address.to_owned())
}

fn page(text: &str) -> Arc<CachedPage> {
    let until = Instant::now() + LONGEST;
    Arc::new(CachedPage::new("/standings", 1, text.to_owned(), until))
}

#[test]
fn a_page_is_sent_until_the_clock_decides_otherwise() {
    let cache = PageCache::default();
    let until = |until| Arc::new(CachedPage::new("/", 1, "opens at 10".to_owned(), until));
    let (now, of) = (Instant::now(), key("/"));
    cache.note_look(&cache.look(), "open", (EVENT, 1));
    cache.keep(EVENT, 1, of.clone(), &until(now));
    assert!(cache.known(EVENT, 1, &of).is_none() && cache.ready("open", &of).is_none());
    cache.keep(EVENT, 1, of.clone(), &until(now + LONGEST));
    assert!(cache.known(EVENT, 1, &of).is_some());
    assert_eq!((cache.read().bytes, cache.read().pages), (11, 1), "in its place");
}

#[test]
fn a_page_in_which_only_the_revision_changed_has_the_same_tag() {
    let of = |revision: i64, text: &str| {
        let page = format!("<body data-revision=\"{revision}\"><p>{text}</p>");
        CachedPage::new("/players", revision, page, Instant::now()).etag
    };
    assert_eq!(of(1, "Anna"), of(2, "Anna"));
    assert_ne!(of(1, "Anna"), of(2, "Bo"));
}

#[test]
fn the_newest_revision_is_kept() {
    let (cache, of) = (PageCache::default(), key("/standings"));
    let (one, two) = (page("one"), page("two"));
    let etag = |revision| cache.known(EVENT, revision, &of).map(|page| page.etag.clone());
    assert_ne!(one.etag, two.etag);
    cache.keep(EVENT, 1, of.clone(), &one);
    assert_eq!(etag(1).as_ref(), Some(&one.etag));
    cache.keep(EVENT, 2, of.clone(), &two);
    // A late rendering of the old revision is not kept.
    cache.keep(EVENT, 1, of.clone(), &one);
    assert_eq!(etag(1).as_ref(), Some(&two.etag), "the newer");
    assert_eq!((etag(2), etag(3)), (Some(two.etag.clone()), None));
    assert_eq!(cache.read().bytes, two.bytes.len());
}

#[test]
fn no_more_is_kept_than_there_is_room_for() {
    let cache = PageCache::of(100);
    let keep = |id: i64, address: &str, bytes: usize| {
        cache.keep(TournamentId(id), 1, key(address), &page(&"x".repeat(bytes)));
    };
    let known = |id, address: &str| cache.known(TournamentId(id), 1, &key(address)).is_some();
    keep(1, "a", 40);
    keep(2, "a", 40);
    keep(1, "b", 10);
    assert!(known(2, "a") && known(1, "a") && known(1, "b"));
    keep(3, "a", 30);
    assert!(known(1, "a") && known(1, "b") && known(3, "a"));
    assert!(!known(2, "a"), "it was sent longest ago");
    keep(3, "huge", 101);
    assert!(!known(3, "huge") && known(3, "a"));
    for n in 0..1000 {
        keep(4, &n.to_string(), 30);
    }
    assert!(cache.read().bytes <= 100);
    for id in 0..1000 {
        keep(id, "a", 0);
    }
    assert!(cache.read().events.len() <= MOST_EVENTS);
}

#[test]
fn what_pages_need_alike_is_read_once_a_revision() {
    let cache = PageCache::default();
    let read = |revision, value: u8| {
        let read = || Ok::<_, std::convert::Infallible>(value);
        *cache.value_or_read((EVENT, revision), Lang::english(), read).unwrap()
    };
    assert_eq!((read(1, 1), read(1, 2), read(2, 3), read(1, 4), read(2, 5)), (1, 1, 3, 4, 3));
    assert_eq!(cache.value::<u16>((EVENT, 2), Lang::english()), None, "of another type");
}

#[test]
fn a_page_is_ready_while_its_event_is_as_it_was_seen() {
    let cache = PageCache::default();
    cache.keep(EVENT, 7, key("/standings"), &page("a page"));
    let ready = || cache.ready("open", &key("/standings")).is_some();
    assert!(!ready(), "nobody has looked");
    cache.note_look(&cache.look(), "open", (EVENT, 7));
    assert!(ready() && cache.ready("other", &key("/standings")).is_none());
    let before = cache.look();
    cache.heard_of(EVENT);
    assert!(!ready(), "it changed");
    cache.note_look(&before, "open", (EVENT, 7));
    assert!(!ready(), "that look began before the change");
    cache.note_look(&cache.look(), "open", (EVENT, 8));
    assert!(!ready(), "the page shows it as it was");
    cache.note_look(&cache.look(), "open", (EVENT, 7));
    assert!(ready());
    cache.forget(EVENT);
    assert!(!ready(), "it is gone");
}

#[test]
fn a_look_holds_for_a_while_only() {
    let cache = PageCache::default();
    cache.keep(EVENT, 7, key("/standings"), &page("a page"));
    let now = Instant::now();
    let began = now.checked_sub(HOLDS * 2).unwrap_or(now);
    cache.note_look(&Look { began, heard: 0 }, "open", (EVENT, 7));
    assert!(cache.ready("open", &key("/standings")).is_none());
}
