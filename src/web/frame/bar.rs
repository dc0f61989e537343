//! The frame that all pages of one tournament share.

use super::{Event, Notice, Page, Sentence};

/// The bar of a tournament's pages: what everybody sees, and what the viewer may do besides.
#[must_use]
pub fn frame(page: Page, event: &Event) -> Page {
    let t = page.t;
    let settings = &event.snapshot.tournament.settings;
    let mut page = page
        .of_event(&settings.name, &event.path(""))
        .link(&event.path(""), t.text("way-pairings"))
        .link(&event.path("/standings"), t.text("way-standings"))
        .link(&event.path("/players"), t.text("way-players"));
    if !event.is_staff() && settings.home.invites(chrono::Utc::now()) {
        page = page.link(&event.path("/register"), t.text("way-register"));
    }
    if settings.refereeing.public {
        page = page.link(&event.path("/rulings"), t.text("way-rulings"));
    }
    if event.snapshot.archived {
        return if event.is_organiser() {
            let archived = Notice::alert(Sentence::new("refusal-archived"));
            page.link(&event.path("/event"), t.text("way-archived")).saying(archived)
        } else {
            page
        };
    }
    if event.is_staff() {
        page = page
            .link(&event.path("/boards"), t.text("way-boards"))
            .link(&event.path("/incidents"), t.text("way-incidents"));
        if event.waiting > 0 {
            let waiting = t.with("way-players-say", [("n", event.waiting)]);
            page = page.link(&event.path("/from-players"), waiting);
        }
    }
    if event.is_organiser() {
        page = page
            .link(&event.path("/draft"), t.text("way-draft"))
            .link(&event.path("/entries"), t.text("way-entries"))
            .link(&event.path("/settings"), t.text("way-settings"));
        let event_way = if settings.hidden { "way-hidden" } else { "way-event" };
        page = page.link(&event.path("/event"), t.text(event_way));
    }
    page
}
