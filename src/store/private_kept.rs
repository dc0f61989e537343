//! What people said of themselves goes when the event has been over for as long as it said.

use std::collections::BTreeSet;

use diesel::prelude::*;

use ::tournament::{Private, TournamentId};

use super::connection::AnyConnection;
use super::open::{Result, Store};
use super::schema::{entry, home_registration, outbox, reach, tournament};
use super::tournaments::{json, parse};

const WHAT: &str = "entry's private part";

impl Store {
    /// Events of which something is kept that people said of themselves.
    pub fn with_private(&self, c: &mut AnyConnection) -> Result<Vec<TournamentId>> {
        let said: Vec<i64> = home_registration::table
            .filter(home_registration::said.ne(""))
            .select(home_registration::tournament_id)
            .distinct()
            .load(c)?;
        let entered: Vec<(i64, String)> = entry::table
            .filter(entry::private.ne(""))
            .select((entry::tournament_id, entry::private))
            .load(c)?;
        // What cannot be read may be anything.
        let personal = |text: &str| parse(WHAT, text).map_or(true, |p: Private| p.retained() != p);
        let entered = entered.into_iter().filter(|(_, text)| personal(text)).map(|(id, _)| id);
        let told: Vec<i64> = reach::table.select(reach::tournament_id).distinct().load(c)?;
        let sent: Vec<i64> = outbox::table
            .filter(outbox::webhook_id.is_null())
            .select(outbox::tournament_id)
            .distinct()
            .load(c)?;
        let all: BTreeSet<i64> = said.into_iter().chain(entered).chain(told).chain(sent).collect();
        Ok(all.into_iter().map(TournamentId).collect())
    }

    /// Deletes what people of an event said of themselves: addresses of e-mail and of browsers and what was sent there,
    /// what was said when registering from home, years of birth, sex, meals, fees and notes. The public part of an entry
    /// stays. Call it with the event locked.
    pub fn delete_private_data(&self, c: &mut AnyConnection, id: TournamentId) -> Result<()> {
        diesel::update(home_registration::table.filter(home_registration::tournament_id.eq(id.0)))
            .set((
                home_registration::said.eq(""),
                home_registration::person_key.eq(""),
                home_registration::address.eq(""),
            ))
            .execute(c)?;
        diesel::delete(reach::table.filter(reach::tournament_id.eq(id.0))).execute(c)?;
        let to_players = outbox::table.filter(outbox::tournament_id.eq(id.0));
        diesel::delete(to_players.filter(outbox::webhook_id.is_null())).execute(c)?;
        let kept: Vec<(i32, String)> = entry::table
            .filter(entry::tournament_id.eq(id.0))
            .filter(entry::private.ne(""))
            .select((entry::id, entry::private))
            .load(c)?;
        for (number, text) in kept {
            // What cannot be read is not kept either.
            let private: Private = parse(WHAT, &text).unwrap_or_default();
            let less = private.retained();
            let text = if less.is_empty() { String::new() } else { json(WHAT, &less)? };
            diesel::update(entry::table.find((id.0, number)))
                .set(entry::private.eq(text))
                .execute(c)?;
        }
        // Whoever remembers it reads it again.
        diesel::update(tournament::table.find(id.0))
            .set(tournament::revision.eq(tournament::revision + 1))
            .execute(c)?;
        Ok(())
    }
}
