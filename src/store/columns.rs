//! Columns for types of other crates, numbers within a tournament, and inserts of many rows.

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::backend::Backend;
use diesel::deserialize::{self, FromSql, FromSqlRow};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Text, Timestamp};

use rating::ListKind;

use super::{Role, SecurityEvent, StoreError};

/// In UTC.
#[derive(Debug, FromSqlRow)]
pub struct At(NaiveDateTime);

impl<DB: Backend> FromSql<Timestamp, DB> for At
where
    NaiveDateTime: FromSql<Timestamp, DB>,
{
    fn from_sql(bytes: DB::RawValue<'_>) -> deserialize::Result<Self> {
        NaiveDateTime::from_sql(bytes).map(Self)
    }
}

impl From<At> for DateTime<Utc> {
    fn from(at: At) -> Self {
        at.0.and_utc()
    }
}

/// The name of an enum's member.
#[derive(Debug, FromSqlRow)]
pub struct Name(String);

impl<DB: Backend> FromSql<Text, DB> for Name
where
    String: FromSql<Text, DB>,
{
    fn from_sql(bytes: DB::RawValue<'_>) -> deserialize::Result<Self> {
        String::from_sql(bytes).map(Self)
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

    fn try_from(Name(name): Name) -> Result<Self, StoreError> {
        Self::named(&name).ok_or(StoreError::Corrupt { what: "kind of rating list", why: name })
    }
}

/// `None` for a name that a later version of Tengen wrote.
impl From<Name> for Option<SecurityEvent> {
    fn from(Name(name): Name) -> Self {
        SecurityEvent::named(&name)
    }
}

/// One text column of a raw query.
#[derive(QueryableByName)]
pub struct Said {
    #[diesel(sql_type = Text)]
    pub said: String,
}

/// One number column of a raw query.
#[derive(QueryableByName)]
pub struct Number {
    #[diesel(sql_type = BigInt)]
    pub number: i64,
}

/// The number after the greatest of a tournament, in a table whose key is the tournament and a number; the first is 1.
/// Call it with the event locked.
macro_rules! next_number {
    ($c:expr, $id:expr, $table:ident :: $number:ident) => {{
        let last: Option<i32> = $table::table
            .filter($table::tournament_id.eq($id.0))
            .select(diesel::dsl::max($table::$number))
            .first($c)?;
        last.unwrap_or(0) + 1
    }};
}

/// Rows in a statement: PostgreSQL takes 65,535 parameters, and a row has a dozen.
pub(super) const AT_ONCE: usize = 1000;

/// Inserts rows, on PostgreSQL in as few statements as possible: each is a round trip.
macro_rules! insert_all {
    ($c:expr, $table:expr, $rows:expr) => {
        for rows in $rows.chunks($crate::columns::AT_ONCE) {
            match $c {
                AnyConnection::Sqlite(c) => {
                    for row in rows {
                        diesel::insert_into($table).values(row).execute(c)?;
                    }
                }
                AnyConnection::Postgres(c) => {
                    diesel::insert_into($table).values(rows).execute(c)?;
                }
            }
        }
    };
}

pub(super) use insert_all;
pub(super) use next_number;

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
