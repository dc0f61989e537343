//! The frame that all pages of one tournament share.

use super::{Event, Page};

/// The bar of a tournament's pages: what everybody sees, and what the viewer may do besides.
#[must_use]
pub fn frame(page: Page, event: &Event) -> Page {
    let t = page.t;
    let settings = &event.snapshot.tournament.settings;
    let mut page = page
        .of_event(&settings.name, &event.path(""))
        .way(&event.path(""), t.text("way-pairings"))
        .way(&event.path("/standings"), t.text("way-standings"))
        .way(&event.path("/players"), t.text("way-players"));
    if settings.refereeing.public {
        page = page.way(&event.path("/rulings"), t.text("way-rulings"));
    }
    if event.is_staff() {
        page = page
            .way(&event.path("/boards"), t.text("way-boards"))
            .way(&event.path("/incidents"), t.text("way-incidents"));
    }
    if event.is_organiser() {
        page = page
            .way(&event.path("/draft"), t.text("way-draft"))
            .way(&event.path("/entries"), t.text("way-entries"))
            .way(&event.path("/settings"), t.text("way-settings"));
    }
    page
}
