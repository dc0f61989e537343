use super::schema::{list_source, rating_list};
use crate::prelude::*;
use chrono::NaiveDate;
use diesel::dsl::max;
use rating::{ListKind, RatingList};

/// A rating list without its people.
#[derive(Clone, Debug, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = rating_list)]
pub struct RatingListRow {
    /// On this server; later imports have greater numbers.
    pub id: i64,
    #[diesel(deserialize_as = Name)]
    pub kind: ListKind,
    /// The day of the ratings.
    #[diesel(column_name = dated)]
    pub date: NaiveDate,
    pub people: i32,
    /// `None` on the machine itself.
    pub imported_by: Option<AccountId>,
    #[diesel(deserialize_as = At)]
    pub imported_at: DateTime<Utc>,
}

impl Tx {
    /// Replaces a list of the same kind and day, and keeps only the newest `most` days of the kind. Call it in
    /// [`Scope::Server`](super::Scope::Server).
    pub fn keep_rating_list(
        &mut self,
        list: &RatingList,
        by: Option<AccountId>,
        now: DateTime<Utc>,
        most: usize,
    ) -> Result<RatingListRow> {
        let last: Option<i64> = self.one(rating_list::table.select(max(rating_list::id)))?;
        let of_kind = rating_list::table.filter(rating_list::kind.eq(list.kind.name()));
        self.run(delete(of_kind.filter(rating_list::dated.eq(list.date))))?;
        let new = RatingListRow {
            id: last.unwrap_or(0) + 1,
            kind: list.kind,
            date: list.date,
            people: i32::try_from(list.len()).unwrap_or(i32::MAX),
            imported_by: by,
            imported_at: now,
        };
        self.run(insert_into(rating_list::table).values((
            rating_list::id.eq(new.id),
            rating_list::kind.eq(new.kind.name()),
            rating_list::dated.eq(new.date),
            rating_list::people.eq(new.people),
            rating_list::imported_by.eq(new.imported_by),
            rating_list::imported_at.eq(timestamp(now)),
            rating_list::body.eq(list.text()),
        )))?;
        let newest = of_kind.select(rating_list::id).order(rating_list::dated.desc());
        let kept: Vec<i64> = self.all(newest.limit(i64::try_from(most).unwrap_or(i64::MAX)))?;
        self.run(delete(of_kind.filter(rating_list::id.ne_all(kept))))?;
        Ok(new)
    }

    /// Returns whether it was there.
    pub fn delete_rating_list(&mut self, kind: ListKind, date: NaiveDate) -> Result<bool> {
        let of_kind = rating_list::table.filter(rating_list::kind.eq(kind.name()));
        Ok(self.count(delete(of_kind.filter(rating_list::dated.eq(date))))? > 0)
    }

    /// By kind, the newest day first.
    pub fn rating_lists(&mut self) -> Result<Vec<RatingListRow>> {
        let newest = rating_list::table.order(rating_list::dated.desc());
        let mut lists: Vec<_> = self.all(newest.select(RatingListRow::as_select()))?;
        lists.sort_by_key(|list: &RatingListRow| list.kind);
        Ok(lists)
    }

    pub fn rating_list(&mut self, id: i64) -> Result<Option<RatingList>> {
        let columns = (rating_list::kind, rating_list::dated, rating_list::body);
        let row: Option<(Name, NaiveDate, String)> =
            self.first(rating_list::table.find(id).select(columns))?;
        let Some((kind, date, body)) = row else { return Ok(None) };
        let list = RatingList::from_text(kind.try_into()?, date, body);
        list.map(Some)
            .map_err(|why| StoreError::Corrupt { what: "rating list", why: why.to_string() })
    }
}

/// The URL of the newest list of a kind.
#[derive(Clone, Debug, PartialEq, Eq, Queryable)]
pub struct ListSource {
    #[diesel(deserialize_as = Name)]
    pub kind: ListKind,
    pub url: String,
    /// Hours between downloads; 0 for manual downloads only.
    pub every_hours: i32,
    /// The last try, successful or not.
    #[diesel(deserialize_as = MaybeAt)]
    pub tried_at: Option<DateTime<Utc>>,
    /// Result of the last try: a line in English, and one with the text of the catalogues as JSON.
    pub said: String,
}

impl Tx {
    /// In the order of the kinds' names.
    pub fn list_sources(&mut self) -> Result<Vec<ListSource>> {
        self.all(list_source::table.order(list_source::kind))
    }

    /// `None` removes the source. Call it in [`Scope::Server`](super::Scope::Server).
    pub fn set_list_source(&mut self, kind: ListKind, source: Option<(&str, i32)>) -> Result<()> {
        self.run(delete(list_source::table.find(kind.name())))?;
        let Some((url, every_hours)) = source else { return Ok(()) };
        self.run(insert_into(list_source::table).values((
            list_source::kind.eq(kind.name()),
            list_source::url.eq(url),
            list_source::every_hours.eq(every_hours),
            list_source::said.eq(""),
        )))
    }

    pub fn note_list_fetched(
        &mut self,
        kind: ListKind,
        at: DateTime<Utc>,
        said: &str,
    ) -> Result<()> {
        let result = (list_source::tried_at.eq(timestamp(at)), list_source::said.eq(said));
        self.run(update(list_source::table.find(kind.name())).set(result))
    }
}
