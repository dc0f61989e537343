use crate::web::{Event, Lang, Link, Page};

/// The second row of links: the organiser's pages around the registration. The one that `page` is on, or
/// lies below, is marked.
#[must_use]
pub fn organiser_links(t: Lang, event: &Event, page: &Page) -> Vec<Link> {
    let link = |rest: &str, key: &str| {
        let href = event.path(rest);
        let below = page.path().strip_prefix(href.as_str());
        let current = below.is_some_and(|rest| rest.is_empty() || rest.starts_with('/'));
        Link { href, label: t.text(key), current }
    };
    vec![
        link("/entries", "way-entries"),
        link("/ratings", "lists-title"),
        link("/groups", "way-groups"),
        link("/timetable", "way-timetable"),
        link("/prizes", "way-prizes"),
        link("/downloads", "way-downloads"),
        link("/people", "way-people"),
        link("/registration", "way-registration"),
        link("/check-in", "way-check-in"),
        link("/links", "way-links"),
        link("/messages", "way-messages"),
        link("/journal", "way-journal"),
        link("/event", "way-event"),
    ]
}
