use crate::web::{Event, Lang, Page, Way};

/// The second row of ways: the organiser's pages around the registration. The one that `page` is on, or
/// lies below, is marked.
#[must_use]
pub fn organiser_ways(t: Lang, event: &Event, page: &Page) -> Vec<Way> {
    let way = |rest: &str, key: &str| {
        let href = event.path(rest);
        let below = page.path().strip_prefix(href.as_str());
        let current = below.is_some_and(|rest| rest.is_empty() || rest.starts_with('/'));
        Way { href, label: t.text(key), current }
    };
    vec![
        way("/entries", "way-entries"),
        way("/groups", "way-groups"),
        way("/timetable", "way-timetable"),
        way("/downloads", "way-downloads"),
        way("/people", "way-people"),
        way("/journal", "way-journal"),
    ]
}
