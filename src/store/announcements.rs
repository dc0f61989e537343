use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::prelude::*;

use tournament::{Announcement, Audience, TournamentId};

use super::columns::next_number;
use super::connection::AnyConnection;
use super::open::{Result, StoreError};
use super::parts::{self, EventPart};
use super::schema::announcement;
use super::tournaments::timestamp;

impl AnyConnection {
    /// Returns the new number. Call it with the event locked.
    pub fn insert_announcement(
        &mut self,
        id: TournamentId,
        to: &Audience,
        words: &str,
        now: DateTime<Utc>,
    ) -> Result<i32> {
        let number = next_number!(self, id, announcement::id);
        let row = (
            announcement::tournament_id.eq(id.0),
            announcement::id.eq(number),
            announcement::audience.eq(to.to_string()),
            announcement::words.eq(words),
            announcement::said_at.eq(timestamp(now)),
        );
        diesel::insert_into(announcement::table).values(row).execute(self)?;
        parts::mark(id, EventPart::Announcements);
        Ok(number)
    }

    /// The newest first.
    pub fn announcements(&mut self, id: TournamentId) -> Result<Vec<Announcement>> {
        let rows: Vec<(i32, String, String, NaiveDateTime)> = announcement::table
            .filter(announcement::tournament_id.eq(id.0))
            .filter(announcement::gone_at.is_null())
            .order(announcement::id.desc())
            .select((
                announcement::id,
                announcement::audience,
                announcement::words,
                announcement::said_at,
            ))
            .load(self)?;
        let read = |(no, to, words, said_at): (i32, String, String, NaiveDateTime)| {
            let to: Audience = to
                .parse()
                .map_err(|_| StoreError::Corrupt { what: "announcement", why: to.clone() })?;
            Ok(Announcement { no, to, words, said_at: said_at.and_utc() })
        };
        rows.into_iter().map(read).collect()
    }

    /// Returns whether it was there.
    pub fn take_announcement_down(
        &mut self,
        id: TournamentId,
        number: i32,
        now: DateTime<Utc>,
    ) -> Result<bool> {
        let row = announcement::table.find((id.0, number)).filter(announcement::gone_at.is_null());
        let gone = diesel::update(row).set(announcement::gone_at.eq(Some(timestamp(now))));
        let stood = gone.execute(self)? == 1;
        if stood {
            parts::mark(id, EventPart::Announcements);
        }
        Ok(stood)
    }
}
