//! Rows changed by hand, one after another, each as it was afterwards.

use std::collections::{BTreeMap, BTreeSet};

use tengen::service::{Service, ServiceError};
use tengen::tournament::TournamentId;

use super::Walk;
use crate::databases::Place;

/// What somebody with the database in hand might change: a table, a column, and what it becomes. Columns that say the same
/// as another, count, or note who wrote a row are not here: nothing is shown or reckoned by them alone.
const TAMPERS: [(&str, &str, &str); 52] = [
    ("tournament", "settings", "json_set(settings, '$.director', 'Mallory')"),
    ("tournament", "settings", "json_set(settings, '$.rounds', 9)"),
    ("tournament", "club_groups", "'[]'"),
    ("tournament", "never_given", "never_given + 1"),
    ("entry", "surname", "surname || 'x'"),
    ("entry", "first_name", "first_name || 'x'"),
    ("entry", "native_name", "'x'"),
    ("entry", "rank", "rank - 1"),
    ("entry", "rating", "rating + 100"),
    ("entry", "club", "club || 'x'"),
    ("entry", "country", "country || 'x'"),
    ("entry", "egf_pin", "egf_pin || '1'"),
    ("entry", "is_final", "NOT is_final"),
    ("entry", "participation", "participation + 1"),
    ("entry", "correction", "correction + 1"),
    ("entry", "category", "COALESCE(category, 0) + 1"),
    ("round", "state", "CASE state WHEN 'finished' THEN 'published' ELSE 'finished' END"),
    ("bye", "entry_id", "entry_id % 9 + 1"),
    ("board", "black_id", "white_id"),
    ("board", "white_id", "black_id"),
    ("board", "table_no", "table_no + 100"),
    ("board", "handicap", "handicap + 1"),
    ("board", "komi2", "COALESCE(komi2, 13) + 2"),
    ("board", "colors_known", "NOT colors_known"),
    ("board", "ending", "CASE ending WHEN 'W+R' THEN 'B+R' ELSE 'W+R' END"),
    ("board", "version", "version + 1"),
    ("board", "confirmed_at", "'2026-08-01 12:00:00'"),
    ("certificate", "body", "body || ' '"),
    ("certificate", "file", "file || ' '"),
    ("game_act", "act", "CASE seq WHEN 1 THEN '\"note\"' ELSE NULL END"),
    ("incident", "confirmed", "NOT confirmed"),
    ("incident", "words", "words || '!'"),
    ("incident", "report", "json_set(report, '$.at', 3)"),
    ("referee_entry", "entry", "replace(entry, 'Player', 'Mallory')"),
    ("referee_entry", "excluded", "COALESCE(excluded, '') || '[]'"),
    ("reported_result", "ending", "CASE ending WHEN 'W+R' THEN 'B+R' ELSE 'W+R' END"),
    ("reported_result", "black_id", "white_id"),
    ("reported_result", "round_no", "round_no + 100"),
    ("reported_result", "captain_id", "COALESCE(captain_id, 0) + 1"),
    ("player_request", "words", "words || '!'"),
    ("player_request", "answer", "answer || '!'"),
    ("player_request", "state", "CASE state WHEN 'asked' THEN 'granted' ELSE 'asked' END"),
    ("player_request", "asked_at", "'2026-08-01 12:00:00'"),
    ("home_registration", "said", "replace(said, 'Home', 'Mallory')"),
    ("home_registration", "state", "CASE state WHEN 'asked' THEN 'cancelled' ELSE 'asked' END"),
    ("home_registration", "rank", "rank - 1"),
    ("home_registration", "has_place", "NOT has_place"),
    ("home_registration", "entry_id", "COALESCE(entry_id, 0) + 1"),
    ("home_registration", "salt", "salt || 'x'"),
    ("journal", "detail", "detail || ' '"),
    ("journal", "parts", "parts || ' '"),
    ("journal", "account_id", "COALESCE(account_id, 0) + 1"),
];

#[derive(diesel::QueryableByName)]
struct Cell {
    #[diesel(sql_type = diesel::sql_types::BigInt)]
    number: i64,
    #[diesel(sql_type = diesel::sql_types::Text)]
    was: String,
}

fn cells(
    service: &Service,
    table: &str,
    column: &str,
    becomes: &str,
    id: TournamentId,
) -> Vec<Cell> {
    use diesel::prelude::*;
    let of = if table == "tournament" { "id" } else { "tournament_id" };
    let query = format!(
        "SELECT rowid AS number, quote({column}) AS was FROM {table} WHERE {of} = {id} AND ({becomes}) IS NOT {column} \
         AND ({becomes}) IS NOT NULL"
    );
    let cells = service.store().read(|c| Ok::<_, ServiceError>(load(c, &query)));
    fn load(c: &mut tengen::store::Tx, query: &str) -> Vec<Cell> {
        diesel::sql_query(query).load(c.connection()).expect("a query")
    }
    cells.expect("read")
}

/// Whether the tables' rules let the row be changed so.
fn set(service: &Service, table: &str, column: &str, to: &str, row: i64) -> bool {
    use diesel::prelude::*;
    let statement = format!("UPDATE {table} SET {column} = {to} WHERE rowid = {row}");
    let done = service.store().write(tengen::store::Scope::Server, |c| {
        Ok::<_, tengen::store::StoreError>(diesel::sql_query(&statement).execute(c.connection())?)
    });
    done.is_ok()
}

/// What finds it: a part that is not what the journal left, an entry that does not fit its chain, or a row that cannot be read.
fn found(service: &Service, id: TournamentId) -> bool {
    match (service.compare_parts(id), service.broken_journal(id)) {
        (Ok(parts), Ok(broken)) => !parts.faults.is_empty() || broken.is_some(),
        _ => true,
    }
}

#[test]
fn rows_changed_by_hand_are_found_each_time() {
    let wanted = if std::env::var_os("TENGEN_WALKS").is_some() { 1000 } else { 150 };
    let place = Place::sqlite();
    let mut walk = Walk::new(place.service(), 4);
    walk.walk(260, &mut BTreeMap::new());
    assert!(!found(&walk.service, walk.id), "nothing was changed yet");
    let (mut count, mut kinds) = (0, BTreeSet::new());
    while count < wanted {
        let (table, column, becomes) = TAMPERS[walk.below(TAMPERS.len())];
        let rows = cells(&walk.service, table, column, becomes, walk.id);
        let Some(cell) = rows.get(walk.below(rows.len())) else { continue };
        if !set(&walk.service, table, column, becomes, cell.number) {
            continue;
        }
        assert!(
            found(&walk.service, walk.id),
            "{table}.{column} = {becomes} in row {}",
            cell.number
        );
        assert!(
            set(&walk.service, table, column, &cell.was, cell.number),
            "{table}.{column} as it was"
        );
        kinds.insert((table, becomes));
        count += 1;
    }
    println!("{count} of {count} tampers found, of {} kinds", kinds.len());
    assert!(kinds.len() >= 25, "{kinds:?}");
    assert!(!found(&walk.service, walk.id), "all is as it was");
}
