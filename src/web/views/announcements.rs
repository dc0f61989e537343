//! Announcements, for pages that show them.

use super::words::which;
use crate::web::prelude::*;

pub struct AnnouncementLine {
    pub no: i32,
    /// `Sat 10:12`.
    pub at: String,
    pub to: String,
    pub words: String,
}

impl AnnouncementLine {
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

fn to_whom(t: Lang, to: &Audience) -> String {
    match to {
        Audience::Group(Group::All) => String::new(),
        Audience::Group(group) => which(t, group),
        Audience::Board(round, table) => {
            t.with("incident-place", (("round", *round), ("table", *table)))
        }
    }
}

pub fn public_announcements(
    t: Lang,
    service: &Service,
    event: &Event,
) -> Result<Vec<AnnouncementLine>, ServiceError> {
    let all = service.announcements(event.snapshot.id)?;
    let public = all.iter().filter(|one| one.to.is_public());
    Ok(public.map(|one| AnnouncementLine::new(t, one)).collect())
}
