use chrono::{DateTime, NaiveDate, NaiveDateTime, Utc};
use diesel::prelude::*;

use rating::{ListKind, RatingList};

use super::AccountId;
use super::connection::AnyConnection;
use super::open::{Result, StoreError};
use super::schema::rating_list;
use super::tournaments::timestamp;

/// What is known of a rating list without reading it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RatingListRow {
    /// Its number on this server; a list read later has a greater one.
    pub id: i64,
    /// Whose it is.
    pub kind: ListKind,
    /// Which day's ratings it holds.
    pub date: NaiveDate,
    /// How many people are on it.
    pub people: i32,
    /// Who brought it in; nobody on the machine itself.
    pub imported_by: Option<AccountId>,
    /// When.
    pub imported_at: DateTime<Utc>,
}

#[derive(Insertable)]
#[diesel(table_name = rating_list)]
struct NewRow<'a> {
    id: i64,
    kind: &'a str,
    dated: NaiveDate,
    people: i32,
    imported_by: Option<i64>,
    imported_at: NaiveDateTime,
    body: &'a str,
}

fn kind_of(name: &str) -> Result<ListKind> {
    let why = || StoreError::Corrupt { what: "kind of rating list", why: name.to_owned() };
    ListKind::named(name).ok_or_else(why)
}

impl AnyConnection {
    /// Keeps a list in place of one of the same kind and day, and of its kind the newest `most` by day.
    /// Call it in [`Scope::Server`](super::Scope::Server).
    pub fn keep_rating_list(
        &mut self,
        list: &RatingList,
        by: Option<AccountId>,
        now: DateTime<Utc>,
        most: usize,
    ) -> Result<RatingListRow> {
        let last: Option<i64> =
            rating_list::table.select(diesel::dsl::max(rating_list::id)).first(self)?;
        let of_kind = rating_list::table.filter(rating_list::kind.eq(list.kind.name()));
        diesel::delete(of_kind.filter(rating_list::dated.eq(list.date))).execute(self)?;
        let row = NewRow {
            id: last.unwrap_or(0) + 1,
            kind: list.kind.name(),
            dated: list.date,
            people: i32::try_from(list.len()).unwrap_or(i32::MAX),
            body: list.text(),
            imported_by: by.map(|by| by.0),
            imported_at: timestamp(now),
        };
        diesel::insert_into(rating_list::table).values(&row).execute(self)?;
        let kept: Vec<i64> = of_kind
            .select(rating_list::id)
            .order(rating_list::dated.desc())
            .limit(i64::try_from(most).unwrap_or(i64::MAX))
            .load(self)?;
        diesel::delete(of_kind.filter(rating_list::id.ne_all(kept))).execute(self)?;
        Ok(RatingListRow {
            id: row.id,
            kind: list.kind,
            date: list.date,
            people: row.people,
            imported_by: by,
            imported_at: now,
        })
    }

    /// Lets a list go; whether it was there.
    pub fn delete_rating_list(&mut self, kind: ListKind, date: NaiveDate) -> Result<bool> {
        let of_day = rating_list::table
            .filter(rating_list::kind.eq(kind.name()))
            .filter(rating_list::dated.eq(date));
        Ok(diesel::delete(of_day).execute(self)? > 0)
    }

    /// Every list that is kept, by kind, the newest day first.
    pub fn rating_lists(&mut self) -> Result<Vec<RatingListRow>> {
        type Row = (i64, String, NaiveDate, i32, Option<i64>, NaiveDateTime);
        let rows: Vec<Row> = rating_list::table
            .select((
                rating_list::id,
                rating_list::kind,
                rating_list::dated,
                rating_list::people,
                rating_list::imported_by,
                rating_list::imported_at,
            ))
            .order(rating_list::dated.desc())
            .load(self)?;
        let row = |(id, kind, date, people, by, at): Row| {
            Ok::<_, StoreError>(RatingListRow {
                id,
                kind: kind_of(&kind)?,
                date,
                people,
                imported_by: by.map(AccountId),
                imported_at: at.and_utc(),
            })
        };
        let mut lists: Vec<_> = rows.into_iter().map(row).collect::<Result<_, _>>()?;
        lists.sort_by_key(|list| list.kind);
        Ok(lists)
    }

    /// The list of that number, if it is there still.
    ///
    /// # Errors
    /// If the database fails or holds what cannot be read.
    pub fn rating_list(&mut self, id: i64) -> Result<Option<RatingList>> {
        let row: Option<(String, NaiveDate, String)> = rating_list::table
            .find(id)
            .select((rating_list::kind, rating_list::dated, rating_list::body))
            .first(self)
            .optional()?;
        let Some((kind, date, body)) = row else { return Ok(None) };
        let list = RatingList::from_text(kind_of(&kind)?, date, body);
        list.map(Some)
            .map_err(|why| StoreError::Corrupt { what: "rating list", why: why.to_string() })
    }
}
