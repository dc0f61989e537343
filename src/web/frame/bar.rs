//! The frame that all pages of one tournament share.

use super::{Event, Notice, Page, Sentence};

/// The bar of a tournament's pages: what everybody sees, and what the viewer may do besides.
#[must_use]
pub fn frame(page: Page, event: &Event) -> Page {
    let t = page.t;
    let settings = &event.snapshot.tournament.settings;
    let page = page.of_event(&settings.name, &event.path(""));
    if event.snapshot.archived {
        return archived(public(page, event), event);
    }
    // On a phone the row is wider than the screen: what somebody works with comes first.
    let page = public(if event.is_staff() { work(page, event) } else { page }, event);
    if !event.is_organiser() {
        let may_register =
            event.snapshot.tournament.home_door(chrono::Utc::now()).invites() && !event.is_staff();
        let register = || t.text("way-register");
        return if may_register { page.link(&event.path("/register"), register()) } else { page };
    }
    let event_way = if settings.hidden { "way-event-hidden" } else { "way-event" };
    page.link(&event.path("/settings"), t.text("way-settings"))
        .link(&event.path("/event"), t.text(event_way))
}

/// What everybody sees.
fn public(page: Page, event: &Event) -> Page {
    let t = page.t;
    let page = page
        .link(&event.path(""), t.text("way-pairings"))
        .link(&event.path("/standings"), t.text("way-standings"))
        .link(&event.path("/players"), t.text("way-players"));
    if event.snapshot.tournament.settings.refereeing.public {
        page.link(&event.path("/rulings"), t.text("way-rulings"))
    } else {
        page
    }
}

/// What arbiters and organisers do all day.
fn work(page: Page, event: &Event) -> Page {
    let t = page.t;
    let mut page = Page { calls: event.calls, ..page }
        .link(&event.path("/boards"), t.text("way-boards"))
        .link(&event.path("/incidents"), t.text("way-incidents"));
    if event.waiting > 0 {
        let waiting = t.with("way-players-say", [("n", event.waiting)]);
        page = page.link(&event.path("/from-players"), waiting);
    }
    if event.is_organiser() {
        page = page
            .link(&event.path("/draft"), t.text("way-draft"))
            .link(&event.path("/entries"), t.text("way-entries"));
    }
    page
}

/// An event that stands still: its organisers see that it does, and where to change that.
fn archived(page: Page, event: &Event) -> Page {
    if !event.is_organiser() {
        return page;
    }
    let said = Notice::alert(Sentence::new("refusal-archived"));
    let label = page.t.text("way-archived");
    page.link(&event.path("/event"), label).saying(said)
}
