//! What the organisers say, for pages that show it.

use crate::web::{Event, Lang};
use service::{Service, ServiceError};
use tournament::{Announcement, Audience, Entry, Group};

use super::words::which;

/// An announcement as a page shows it.
pub struct AnnouncementLine {
    /// Its number in the event.
    pub no: i32,
    /// When: `Sat 10:12`.
    pub at: String,
    /// To whom; empty for everybody.
    pub to: String,
    /// The organisers' words.
    pub words: String,
}

impl AnnouncementLine {
    /// It in that language.
    #[must_use]
    pub fn new(t: Lang, one: &Announcement) -> Self {
        Self {
            no: one.no,
            at: t.moment(t.local(one.said_at.naive_utc())),
            to: to_whom(t, &one.to),
            words: one.words.clone(),
        }
    }
}

/// Whom an announcement is for; empty for everybody.
fn to_whom(t: Lang, to: &Audience) -> String {
    match to {
        Audience::Group(Group::All) => String::new(),
        Audience::Group(group) => which(t, group),
        Audience::Board(round, table) => {
            t.with("incident-place", (("round", *round), ("table", *table)))
        }
    }
}

/// What stands that everybody may read, the newest first.
pub fn public_announcements(
    t: Lang,
    service: &Service,
    event: &Event,
) -> Result<Vec<AnnouncementLine>, ServiceError> {
    let all = service.announcements(event.snapshot.id)?;
    let public = all.iter().filter(|one| one.to.is_public());
    Ok(public.map(|one| AnnouncementLine::new(t, one)).collect())
}

/// What stands that somebody is spoken to by, the newest first; what is said to a board alone only to who has `proven` to be
/// that person.
#[must_use]
pub fn announcements_to(
    t: Lang,
    all: &[Announcement],
    event: &Event,
    (entry, proven): (&Entry, bool),
) -> Vec<AnnouncementLine> {
    let tournament = &event.snapshot.tournament;
    let theirs = all.iter().filter(|one| one.to.has(tournament, entry));
    let theirs = theirs.filter(|one| proven || one.to.is_public());
    theirs.map(|one| AnnouncementLine::new(t, one)).collect()
}
