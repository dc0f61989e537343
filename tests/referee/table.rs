use referee::{IncidentKind, ProcedureName, fields_table, procedures_table};

use crate::root::repository;

/// The table in the documentation is what the data says. To write it anew:
/// `TENGEN_WRITE_DOCS=1 cargo test --test referee table`.
#[test]
fn the_documented_table_is_the_data() {
    is_documented("docs/procedures.md", &procedures_table());
}

/// The same for the fields that an event may set.
#[test]
fn the_documented_fields_are_the_data() {
    is_documented("docs/settings-of-play.md", &fields_table());
}

fn is_documented(file: &str, table: &str) {
    let path = repository().join(file);
    if std::env::var_os("TENGEN_WRITE_DOCS").is_some() {
        std::fs::write(&path, table).expect("it can be written");
    }
    let written = std::fs::read_to_string(path).expect("it exists");
    assert!(written == table, "{file} is out of date");
}

#[test]
fn every_cell_is_filled() {
    let table = procedures_table();
    for kind in IncidentKind::ALL.into_iter() {
        let start = format!("| {} |", kind.title());
        let rows: Vec<&str> = table.lines().filter(|line| line.starts_with(&start)).collect();
        let cells: Vec<&str> =
            rows.iter().flat_map(|row| row.split('|').skip(2)).map(str::trim).collect();
        let filled = cells.iter().filter(|cell| !cell.is_empty()).count();
        assert_eq!(filled, ProcedureName::ALL.len() + 1, "{kind}");
    }
}
