//! Numbers that are given within a tournament, and rows by the thousand.

/// The number after the greatest that a tournament has in a table whose key is the tournament and a number: 1 for the
/// first. Call it with the event locked.
macro_rules! next_number {
    ($c:expr, $id:expr, $table:ident :: $number:ident) => {{
        let last: Option<i32> = $table::table
            .filter($table::tournament_id.eq($id.0))
            .select(diesel::dsl::max($table::$number))
            .first($c)?;
        last.unwrap_or(0) + 1
    }};
}

/// Rows at once in a statement: those of PostgreSQL take 65,535 parameters, a row a dozen.
pub(super) const AT_ONCE: usize = 1000;

/// Puts rows into a table, on PostgreSQL in as few statements as it takes: each is a journey.
macro_rules! insert_all {
    ($c:expr, $table:expr, $rows:expr) => {
        for rows in $rows.chunks($crate::numbers::AT_ONCE) {
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
