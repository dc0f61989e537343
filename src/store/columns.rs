//! Columns for types of other crates, rows of an event, and inserts of many rows.

use super::{AccountId, NotificationKind, Result, Role, SecurityEvent};
use crate::prelude::*;
use diesel::backend::Backend;
use diesel::deserialize::{self, FromSql, FromSqlRow};
use diesel::expression::AsExpression;
use diesel::serialize::{self, Output, ToSql};
use diesel::sql_types::{BigInt, Nullable, Text, Timestamp};
use rating::ListKind;
use std::str::FromStr;

/// UTC, cut to the microseconds that both databases keep.
pub(super) fn timestamp(at: DateTime<Utc>) -> NaiveDateTime {
    DateTime::from_timestamp_micros(at.timestamp_micros()).unwrap_or(at).naive_utc()
}

/// Reads a value that is stored as it is shown.
pub(super) fn read<T: FromStr>(what: &'static str, text: &str) -> Result<T> {
    text.parse().map_err(|_| StoreError::Corrupt { what, why: text.to_owned() })
}

pub(super) fn json(what: &'static str, value: &impl serde::Serialize) -> Result<String> {
    serde_json::to_string(value)
        .map_err(|error| StoreError::Corrupt { what, why: error.to_string() })
}

pub(super) fn parse<T: serde::de::DeserializeOwned>(what: &'static str, text: &str) -> Result<T> {
    serde_json::from_str(text).map_err(|error| StoreError::Corrupt { what, why: error.to_string() })
}

macro_rules! stored {
    ($Type:ident($inner:ty) as $sql:ty) => {
        impl<DB: Backend> FromSql<$sql, DB> for $Type
        where
            $inner: FromSql<$sql, DB>,
        {
            fn from_sql(bytes: DB::RawValue<'_>) -> deserialize::Result<Self> {
                <$inner>::from_sql(bytes).map(Self)
            }

            fn from_nullable_sql(bytes: Option<DB::RawValue<'_>>) -> deserialize::Result<Self> {
                <$inner>::from_nullable_sql(bytes).map(Self)
            }
        }

        impl<DB: Backend> ToSql<$sql, DB> for $Type
        where
            $inner: ToSql<$sql, DB>,
        {
            fn to_sql<'b>(&'b self, out: &mut Output<'b, '_, DB>) -> serialize::Result {
                self.0.to_sql(out)
            }
        }
    };
}

/// A [`timestamp`].
#[derive(Debug, AsExpression, FromSqlRow)]
#[diesel(sql_type = Timestamp)]
pub struct At(NaiveDateTime);

/// A [`timestamp`], if there is one.
#[derive(Debug, FromSqlRow)]
pub struct MaybeAt(Option<NaiveDateTime>);

/// The name of an enum's member, or of several.
#[derive(Debug, FromSqlRow)]
pub struct Name(String);

stored!(AccountId(i64) as BigInt);
stored!(At(NaiveDateTime) as Timestamp);
stored!(MaybeAt(Option<NaiveDateTime>) as Nullable<Timestamp>);
stored!(Name(String) as Text);

impl From<At> for DateTime<Utc> {
    fn from(at: At) -> Self {
        at.0.and_utc()
    }
}

impl From<MaybeAt> for Option<DateTime<Utc>> {
    fn from(at: MaybeAt) -> Self {
        at.0.map(|at| at.and_utc())
    }
}

impl From<DateTime<Utc>> for At {
    fn from(at: DateTime<Utc>) -> Self {
        Self(timestamp(at))
    }
}

impl<DB: Backend> FromSql<Text, DB> for Role
where
    String: FromSql<Text, DB>,
{
    fn from_sql(bytes: DB::RawValue<'_>) -> deserialize::Result<Self> {
        let name = String::from_sql(bytes)?;
        Ok(Self::named(&name).ok_or(StoreError::Corrupt { what: "role", why: name })?)
    }
}

impl TryFrom<Name> for ListKind {
    type Error = StoreError;

    fn try_from(Name(name): Name) -> Result<Self> {
        Self::named(&name).ok_or(StoreError::Corrupt { what: "kind of rating list", why: name })
    }
}

/// Without names that a later version of Tengen wrote.
impl From<Name> for Vec<NotificationKind> {
    fn from(Name(names): Name) -> Self {
        names.split(' ').filter_map(NotificationKind::named).collect()
    }
}

/// `None` for a name that a later version of Tengen wrote.
impl From<Name> for Option<SecurityEvent> {
    fn from(Name(name): Name) -> Self {
        SecurityEvent::named(&name)
    }
}

/// The rows of a table that belong to an event.
macro_rules! of_event {
    ($table:ident, $id:expr) => {
        $table::table.filter($table::tournament_id.eq($id.0))
    };
}

/// The number after the greatest of an event, in a table whose key is the event and a number; the first is 1. Call it
/// with the event locked.
macro_rules! next_number {
    ($tx:expr, $id:expr, $table:ident :: $number:ident) => {{
        let of_event = $table::table.filter($table::tournament_id.eq($id.0));
        let last: Option<i32> = $tx.one(of_event.select(diesel::dsl::max($table::$number)))?;
        last.unwrap_or(0) + 1
    }};
}

/// Rows in a statement: PostgreSQL takes 65,535 parameters, and a row has a dozen.
pub(super) const AT_ONCE: usize = 1000;

/// Inserts rows, on PostgreSQL in as few statements as possible: each is a round trip.
macro_rules! insert_all {
    ($tx:expr, $table:expr, $rows:expr) => {
        for rows in $rows.chunks($crate::columns::AT_ONCE) {
            match $tx.connection() {
                $crate::AnyConnection::Sqlite(c) => {
                    for row in rows {
                        diesel::insert_into($table).values(row).execute(c)?;
                    }
                }
                $crate::AnyConnection::Postgres(c) => {
                    diesel::insert_into($table).values(rows).execute(c)?;
                }
            }
        }
    };
}

/// Rows whose digests the journal has, with their words under a salt. Every change of one goes through here.
macro_rules! salted_rows {
    ($Row:ident of $table:ident: $part:path, $write:ident, $change:ident, $digests:ident) => {
        impl Tx {
            /// Replaces the row of that number.
            fn $write(&mut self, mut row: $Row) -> Result<()> {
                row.salt = $crate::parts::salt()?;
                let id = TournamentId(row.tournament_id);
                self.mark_as(id, $part(row.id), row.digest()?);
                self.run(delete($table::table.find((id.0, row.id))))?;
                self.run(insert_into($table::table).values(row))
            }

            /// Changes a row, if it exists.
            pub(super) fn $change(
                &mut self,
                id: TournamentId,
                number: i32,
                change: impl FnOnce(&mut $Row),
            ) -> Result<()> {
                let row: Option<$Row> = self.first($table::table.find((id.0, number)))?;
                let Some(mut row) = row else { return Ok(()) };
                change(&mut row);
                self.$write(row)
            }

            pub(super) fn $digests(
                &mut self,
                id: TournamentId,
            ) -> Result<Vec<($crate::EventPart, String)>> {
                let rows: Vec<$Row> = self.all($crate::columns::of_event!($table, id))?;
                rows.iter().map(|row| Ok(($part(row.id), row.digest()?))).collect()
            }
        }
    };
}

pub(super) use insert_all;
pub(super) use next_number;
pub(super) use of_event;
pub(super) use salted_rows;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Result;

    #[derive(Debug, Queryable)]
    struct Listed {
        #[diesel(deserialize_as = Name)]
        _kind: ListKind,
    }

    #[test]
    fn a_name_that_nobody_knows_is_told_with_what_it_should_name() {
        let mut c = SqliteConnection::establish(":memory:").expect("it opens");
        let unknown = || diesel::select(("judge".into_sql::<Text>(),));
        let role: Result<(Role,)> = unknown().get_result(&mut c).map_err(Into::into);
        let list: Result<Listed> = unknown().get_result(&mut c).map_err(Into::into);
        let told = |error| match error {
            StoreError::Corrupt { what, why } => (what, why),
            other => panic!("{other}"),
        };
        let (role, list) = (told(role.unwrap_err()), told(list.unwrap_err()));
        assert_eq!(role, ("role", "judge".to_owned()));
        assert_eq!(list, ("kind of rating list", "judge".to_owned()));
    }
}
