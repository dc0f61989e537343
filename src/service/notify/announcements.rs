//! What the organisers say to everybody, to a group, or to the two of a board: on the public pages, in the hall, on
//! the players' own pages, until it is taken down.

use serde_json::json;

use store::Deed;
use tournament::{
    ANNOUNCEMENT_LENGTH, Announcement, Audience, Fault, MOST_ANNOUNCEMENTS, TournamentId,
};

use crate::registration::requests::tidied;
use crate::results::entered::board_of;
use crate::{By, Done, Refusal, Result, Service, ServiceError};

impl Service {
    /// Says something to those people; returns its number. The journal keeps to whom, the words are kept beside it,
    /// so that a name in them can be forgotten.
    ///
    /// # Errors
    /// [`ServiceError::Fields`] for no words, or too many; [`crate::Thing::Board`] for a board that is not there;
    /// [`Refusal::NotPublished`] for one that nobody may see; [`Refusal::TooManyAnnouncements`].
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

    /// Takes an announcement down; whether one of that number stood.
    pub fn take_down(&self, id: TournamentId, by: By<'_>, number: i32) -> Result<Done<bool>> {
        self.acted(id, by, |c, before| {
            if !c.take_announcement_down(id, number, by.now)? {
                return Ok((false, None));
            }
            self.note(c, id, by, Deed::TakeDown, &json!({ "announcement": number }))?;
            Ok((true, Some(before.tournament.clone())))
        })
    }

    /// The announcements that stand, the newest first; whoever shows them to everybody leaves those out that are
    /// not [public](Audience::is_public).
    pub fn announcements(&self, id: TournamentId) -> Result<Vec<Announcement>> {
        self.store.read(|c| Ok(c.announcements(id)?))
    }
}
