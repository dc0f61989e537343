//! Announcements of the organisers to everybody, to a group, or to the two of a board, shown until they are taken down.

use serde_json::json;

use store::Deed;
use tournament::{
    ANNOUNCEMENT_LENGTH, Announcement, Audience, Fault, MOST_ANNOUNCEMENTS, TournamentId,
};

use crate::registration::requests::tidied;
use crate::results::entered::board_of;
use crate::{By, Done, Refusal, Result, Service, ServiceError};

impl Service {
    /// Returns the announcement's number. The journal keeps the audience; the words are stored apart, so that a name in
    /// them can be redacted.
    ///
    /// # Errors
    /// [`ServiceError::Fields`] for no words, or too many; [`crate::Thing::Board`]; [`Refusal::NotPublished`] for a
    /// board of a draft; [`Refusal::TooManyAnnouncements`].
    pub fn announce(
        &self,
        id: TournamentId,
        by: By<'_>,
        to: &Audience,
        words: &str,
    ) -> Result<Done<i32>> {
        let words = tidied(words, ANNOUNCEMENT_LENGTH)?;
        self.acted(id, by, |c, before| {
            if words.is_empty() {
                return Err(ServiceError::Fields(vec![("words", Fault::Missing)]));
            }
            if let Audience::Board(round, table) = to {
                board_of(before, *round, *table)?;
            }
            if c.announcements(id)?.len() >= MOST_ANNOUNCEMENTS {
                return Err(Refusal::TooManyAnnouncements.into());
            }
            let number = c.insert_announcement(id, to, &words, by.now)?;
            let detail = json!({ "announcement": number, "to": to.to_string() });
            self.note(c, id, by, Deed::Announce, &detail)?;
            Ok((number, Some(before.tournament.clone())))
        })
    }

    /// Returns whether there was an announcement of that number.
    pub fn take_down(&self, id: TournamentId, by: By<'_>, number: i32) -> Result<Done<bool>> {
        self.acted(id, by, |c, before| {
            if !c.take_announcement_down(id, number, by.now)? {
                return Ok((false, None));
            }
            self.note(c, id, by, Deed::TakeDown, &json!({ "announcement": number }))?;
            Ok((true, Some(before.tournament.clone())))
        })
    }

    /// Current announcements, newest first. For pages that everybody sees, leave out those that are not
    /// [public](Audience::is_public).
    pub fn announcements(&self, id: TournamentId) -> Result<Vec<Announcement>> {
        self.store.read(|c| Ok(c.announcements(id)?))
    }
}
