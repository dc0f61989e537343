use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::prelude::*;

use tournament::{Announcement, Audience, TournamentId};

use super::columns::next_number;
use super::connection::AnyConnection;
use super::open::{Result, StoreError};
use super::schema::announcement;
use super::tournaments::timestamp;

impl AnyConnection {
    /// Keeps an announcement; its number is given here and returned. Call it with the event locked.
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
        Ok(number)
    }

    /// The announcements that stand, the newest first.
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

    /// Tells anew what the organisers said, also what was taken down. Call it with the event locked.
    pub fn retell_announcements(
        &mut self,
        id: TournamentId,
        retell: &dyn Fn(&str) -> String,
    ) -> Result<()> {
        let kept: Vec<(i32, String)> = announcement::table
            .filter(announcement::tournament_id.eq(id.0))
            .select((announcement::id, announcement::words))
            .load(self)?;
        for (number, words) in kept {
            diesel::update(announcement::table.find((id.0, number)))
                .set(announcement::words.eq(retell(&words)))
                .execute(self)?;
        }
        Ok(())
    }

    /// Takes an announcement down; whether it stood.
    pub fn take_announcement_down(
        &mut self,
        id: TournamentId,
        number: i32,
        now: DateTime<Utc>,
    ) -> Result<bool> {
        let row = announcement::table.find((id.0, number)).filter(announcement::gone_at.is_null());
        let gone = diesel::update(row).set(announcement::gone_at.eq(Some(timestamp(now))));
        Ok(gone.execute(self)? == 1)
    }
}
