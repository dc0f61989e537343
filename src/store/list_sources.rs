use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::prelude::*;

use rating::ListKind;

use super::connection::AnyConnection;
use super::open::{Result, StoreError};
use super::schema::list_source;
use super::tournaments::timestamp;

/// Where the newest list of a kind is fetched from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListSource {
    /// Whose list.
    pub kind: ListKind,
    /// Its address.
    pub url: String,
    /// How often it is fetched, in hours; 0 when asked only.
    pub every_hours: i32,
    /// When it was fetched last, well or not.
    pub tried_at: Option<DateTime<Utc>>,
    /// What came of it: a line in English, and one with the text of the catalogues as JSON.
    pub said: String,
}

type Row = (String, String, i32, Option<NaiveDateTime>, String);

impl AnyConnection {
    /// Every source, in the order of the kinds' names.
    pub fn list_sources(&mut self) -> Result<Vec<ListSource>> {
        let rows: Vec<Row> = list_source::table.order(list_source::kind).load(self)?;
        let source = |(kind, url, every_hours, tried_at, said): Row| {
            let why = || StoreError::Corrupt { what: "kind of rating list", why: kind.clone() };
            let kind = ListKind::named(&kind).ok_or_else(why)?;
            let tried_at = tried_at.map(|at| at.and_utc());
            Ok(ListSource { kind, url, every_hours, tried_at, said })
        };
        rows.into_iter().map(source).collect()
    }

    /// Sets where a list comes from, or that it comes from nowhere. Call it in
    /// [`Scope::Server`](super::Scope::Server).
    pub fn set_list_source(&mut self, kind: ListKind, source: Option<(&str, i32)>) -> Result<()> {
        diesel::delete(list_source::table.find(kind.name())).execute(self)?;
        if let Some((url, every_hours)) = source {
            let row = (
                list_source::kind.eq(kind.name()),
                list_source::url.eq(url),
                list_source::every_hours.eq(every_hours),
                list_source::said.eq(""),
            );
            diesel::insert_into(list_source::table).values(row).execute(self)?;
        }
        Ok(())
    }

    /// Notes what came of fetching a list.
    pub fn note_list_fetched(
        &mut self,
        kind: ListKind,
        at: DateTime<Utc>,
        said: &str,
    ) -> Result<()> {
        diesel::update(list_source::table.find(kind.name()))
            .set((list_source::tried_at.eq(timestamp(at)), list_source::said.eq(said)))
            .execute(self)?;
        Ok(())
    }
}
