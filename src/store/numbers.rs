//! Numbers that are given within a tournament.

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

pub(super) use next_number;
