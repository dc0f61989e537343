use chrono::{NaiveDate, NaiveDateTime};
use diesel::prelude::*;

use ::tournament::TournamentId;

use super::connection::AnyConnection;
use super::open::Result;
use super::schema::tournament;

/// A line of the list of tournaments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedTournament {
    /// Which tournament.
    pub id: TournamentId,
    /// Its name in addresses.
    pub slug: String,
    /// Its name.
    pub name: String,
    /// Its first day.
    pub begins: NaiveDate,
    /// Its last day.
    pub ends: NaiveDate,
    /// Whether only its own people see it.
    pub hidden: bool,
    /// Whether it is archived.
    pub archived: bool,
}

impl AnyConnection {
    /// All tournaments, the latest first.
    pub fn tournaments(&mut self) -> Result<Vec<ListedTournament>> {
        type Row = (i64, String, String, NaiveDate, NaiveDate, bool, Option<NaiveDateTime>);
        let rows: Vec<Row> = tournament::table
            .select((
                tournament::id,
                tournament::slug,
                tournament::name,
                tournament::begins,
                tournament::ends,
                tournament::hidden,
                tournament::archived_at,
            ))
            .order((tournament::begins.desc(), tournament::id.desc()))
            .load(self)?;
        let listed = |(id, slug, name, begins, ends, hidden, archived): Row| ListedTournament {
            id: TournamentId(id),
            slug,
            name,
            begins,
            ends,
            hidden,
            archived: archived.is_some(),
        };
        Ok(rows.into_iter().map(listed).collect())
    }

    /// At which revision every tournament is, with its address.
    pub fn revisions(&mut self) -> Result<Vec<(TournamentId, String, i64)>> {
        let rows: Vec<(i64, String, i64)> = tournament::table
            .select((tournament::id, tournament::slug, tournament::revision))
            .load(self)?;
        let listed = |(id, slug, revision)| (TournamentId(id), slug, revision);
        Ok(rows.into_iter().map(listed).collect())
    }

    /// The tournament of that address, if there is one.
    pub fn find_slug(&mut self, slug: &str) -> Result<Option<TournamentId>> {
        if slug.contains('\0') {
            return Ok(None); // PostgreSQL takes no such text
        }
        let found = tournament::table
            .filter(tournament::slug.eq(slug))
            .select(tournament::id)
            .first::<i64>(self)
            .optional()?;
        Ok(found.map(TournamentId))
    }
}

/// `wish`, or `wish-2`, `wish-3`, … if that address is taken.
pub(super) fn free_slug(c: &mut AnyConnection, wish: &str) -> Result<String> {
    let taken: Vec<String> = tournament::table.select(tournament::slug).load(c)?;
    let free = std::iter::once(wish.to_owned())
        .chain((2..).map(|n| format!("{wish}-{n}")))
        .find(|slug| !taken.contains(slug));
    Ok(free.unwrap_or_else(|| wish.to_owned()))
}
