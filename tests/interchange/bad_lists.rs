//! Lists that are wrong, each told at its row, and nothing of it entered.

use crate::golden::bytes;
use interchange::{Column, Columns, participants};

use crate::lists::{faults, header, packed, people, text_cell, xlsx};

#[test]
fn a_column_twice_is_taken_once_and_the_other_is_said_to_be_unused() {
    let list = "Nachname;Vorname;Rang;Rang;Rang\nMuster;Eva;4k;3k;9d\n";
    let table = participants::table(list.as_bytes()).unwrap();
    let columns = Columns::of(&table);
    let taken = |column| columns.taken.iter().filter(|one| **one == Some(column)).count();
    assert_eq!((taken(Column::Surname), taken(Column::Rank)), (1, 1), "{columns:?}");
    assert!(columns.is_unused(&table, 3) && columns.is_unused(&table, 4), "{columns:?}");
    let people = columns.people(&table);
    assert_eq!(people[0].entry.full_name(), "Muster Eva");
    assert_eq!(people[0].entry.rank.to_string(), "4k");
}

#[test]
fn without_names_or_ranks_it_is_said_what_is_lacking() {
    for (list, lacking) in [
        ("Vorname;Rang;Land\nEva;4k;CH\n", "name"),
        ("Name;Vorname;Land;Verein\nMuster;Eva;CH;Basel\n", "rank"),
    ] {
        let table = participants::table(list.as_bytes()).unwrap();
        let said: Vec<String> = Columns::of(&table)
            .lacking()
            .iter()
            .map(|one| one.to_string().to_lowercase())
            .collect();
        assert!(said.iter().any(|one| one.contains(lacking)), "{list}: {said:?}");
    }
}

#[test]
fn a_cell_that_swallowed_the_rest_of_the_file_is_refused() {
    let list = format!("Name;Rank\nMuster;\"4k\n{}", "Osei;3k\n".repeat(400));
    let why = participants::table(list.as_bytes()).unwrap_err().to_string();
    assert!(why.contains("line 2") && why.contains("more than 2000 characters"), "{why}");
}

#[test]
fn a_date_where_a_rank_belongs_is_told_at_its_row() {
    let list = "Name;Vorname;Rang\nMuster;Eva;4k\nBerg;Ann;05.05.2026\nDahl;Bo;5-May\nEk;Cy;\n";
    let said = faults(&people(list.as_bytes())).join("\n");
    assert!(said.contains("line 3, rank") && said.contains("line 4, rank"), "{said}");
    assert!(said.contains("line 5, rank") && !said.contains("line 2"), "{said}");
}

#[test]
fn what_a_workbook_would_run_is_passed_over() {
    let rows = format!(
        "{}<row r='2'>{}{}{}</row>",
        header(),
        text_cell("B2", "Eva"),
        text_cell("C2", "Muster"),
        text_cell("D2", "4k"),
    );
    let plain = xlsx(&rows, "");
    let mut parts = zip::ZipArchive::new(std::io::Cursor::new(&plain)).unwrap();
    let mut all: Vec<(String, String)> = Vec::new();
    for number in 0..parts.len() {
        let mut part = parts.by_index(number).unwrap();
        let name = part.name().unwrap().into_owned();
        all.push((name, std::io::read_to_string(&mut part).unwrap()));
    }
    all.push(("xl/vbaProject.bin".to_owned(), "Sub Auto_Open()".to_owned()));
    all.push(("xl/externalLinks/externalLink1.xml".to_owned(), "<x/>".to_owned()));
    let all: Vec<(&str, &str)> = all.iter().map(|(name, text)| (&**name, &**text)).collect();
    let found = people(&packed(&all));
    assert_eq!(found.len(), 1);
    assert_eq!(found[0].entry.full_name(), "Muster Eva");
}

#[test]
fn every_encoding_gives_the_same_people() {
    let list = "Name;Vorname;Rang\nGrünspan;Ångström;1d\nLançonneur;Aurèle;4d\n";
    let wide = |bytes: fn(u16) -> [u8; 2], mark: [u8; 2]| {
        mark.into_iter().chain(list.encode_utf16().flat_map(bytes)).collect::<Vec<u8>>()
    };
    let latin: Vec<u8> = list.chars().map(|c| u8::try_from(u32::from(c)).unwrap()).collect();
    let marked = ["\u{feff}", list].concat().into_bytes();
    let names = |bytes: &[u8]| -> Vec<String> {
        people(bytes).iter().map(|one| one.entry.full_name()).collect()
    };
    let wanted = names(list.as_bytes());
    assert_eq!(wanted, ["Grünspan Ångström", "Lançonneur Aurèle"]);
    for bytes in
        [latin, marked, wide(u16::to_le_bytes, [0xff, 0xfe]), wide(u16::to_be_bytes, [0xfe, 0xff])]
    {
        assert_eq!(names(&bytes), wanted, "{:?}", &bytes[..8]);
    }
    let japanese = names(&bytes("found-records/names-sjis.csv"));
    assert!(japanese.iter().any(|name| name.contains("山田 太郎")), "{japanese:?}");
}
