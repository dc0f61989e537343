//! Lists of participants as people keep them: any order, any separator, spreadsheets.

use std::fs;
use std::io::{Cursor, Write};
use std::path::Path;

use interchange::{Column, Columns, Note, Person, csv, participants};
use rating::Rating;
use tournament::Entry;
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

use crate::golden::event;

pub fn people(bytes: &[u8]) -> Vec<Person> {
    let table = participants::table(bytes).unwrap();
    Columns::of(&table).people(&table)
}

/// A packed file of those parts.
pub fn packed(parts: &[(&str, &str)]) -> Vec<u8> {
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, text) in parts {
        zip.start_file(*name, SimpleFileOptions::default()).unwrap();
        zip.write_all(text.as_bytes()).unwrap();
    }
    zip.finish().unwrap().into_inner()
}

/// A workbook with one sheet of those rows, and what else its sheet says.
pub fn xlsx(rows: &str, also: &str) -> Vec<u8> {
    let main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
    let relations = "http://schemas.openxmlformats.org/package/2006/relationships";
    let office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
    let sheet =
        format!("<worksheet xmlns='{main}'><sheetData>{rows}</sheetData>{also}</worksheet>");
    let book = format!(
        "<workbook xmlns='{main}' xmlns:r='{office}'><sheets><sheet name='A' sheetId='1' r:id='rId1'/></sheets></workbook>"
    );
    let to_book = format!(
        "<Relationships xmlns='{relations}'><Relationship Id='rId1' Type='{office}/worksheet' Target='worksheets/sheet1.xml'/><Relationship Id='rId2' Type='{office}/styles' Target='styles.xml'/></Relationships>"
    );
    let root = format!(
        "<Relationships xmlns='{relations}'><Relationship Id='rId1' Type='{office}/officeDocument' Target='xl/workbook.xml'/></Relationships>"
    );
    let styles = format!(
        "<styleSheet xmlns='{main}'><cellXfs count='2'><xf numFmtId='0'/><xf numFmtId='14'/></cellXfs></styleSheet>"
    );
    packed(&[
        ("_rels/.rels", &root),
        ("xl/workbook.xml", &book),
        ("xl/_rels/workbook.xml.rels", &to_book),
        ("xl/styles.xml", &styles),
        ("xl/worksheets/sheet1.xml", &sheet),
    ])
}

pub fn text_cell(at: &str, text: &str) -> String {
    format!("<c r='{at}' t='inlineStr'><is><t>{text}</t></is></c>")
}

pub fn header() -> String {
    let cells =
        [("A1", "Land"), ("B1", "Vorname"), ("C1", "Name"), ("D1", "Rang"), ("E1", "Rating")];
    format!("<row r='1'>{}</row>", cells.map(|(at, text)| text_cell(at, text)).concat())
}

fn ods(rows: &str) -> Vec<u8> {
    let content = format!(
        "<office:document-content xmlns:office='o' xmlns:table='t' xmlns:text='x'><office:body><office:spreadsheet><table:table table:name='A'>{rows}</table:table></office:spreadsheet></office:body></office:document-content>"
    );
    packed(&[
        ("mimetype", "application/vnd.oasis.opendocument.spreadsheet"),
        ("content.xml", &content),
    ])
}

pub fn faults(people: &[Person]) -> Vec<String> {
    people.iter().flat_map(|one| one.faults.iter().map(ToString::to_string)).collect()
}

#[test]
fn columns_in_any_order_land_where_they_belong() {
    let list =
        "Rating;Land;Vorname;Nachname;Verein;PIN;Grad\n1702;Schweiz;Eva;Muster;Basel;90010002;4k\n";
    let one = &people(list.as_bytes())[0].entry;
    assert_eq!((one.surname.as_str(), one.first_name.as_str()), ("Muster", "Eva"));
    assert_eq!((one.country.as_str(), one.club.as_str()), ("CH", "Basel"));
    assert_eq!((one.rating, one.egf_pin.as_str()), (Rating(1702), "90010002"));
}

#[test]
fn a_paste_a_wide_encoding_and_a_title_above_the_header_are_read() {
    let paste = "Teilnehmer am Open\nNachname\tVorname\tRang\tT-Shirt\nMüller\tJörg\t3 Kyu\tXL\n";
    let units: Vec<u8> =
        "\u{feff}".encode_utf16().chain(paste.encode_utf16()).flat_map(u16::to_le_bytes).collect();
    for bytes in [paste.as_bytes(), &units] {
        let table = participants::table(bytes).unwrap();
        let columns = Columns::of(&table);
        assert_eq!(columns.people(&table)[0].entry.full_name(), "Müller Jörg");
        assert!(columns.is_unused(&table, 3), "the shirt is said not to be used");
        let above = Note::AboveHeader { line: 2 };
        assert!(columns.notes(&table).contains(&above));
    }
}

#[test]
fn whole_names_and_lists_without_a_header_are_read() {
    let whole = people(b"Name,Rank\n\"Muster, Eva Maria\",3k\nVan Dam Anna,2d\n");
    let names: Vec<_> = whole.iter().map(|p| (&*p.entry.surname, &*p.entry.first_name)).collect();
    assert_eq!(names, [("Muster", "Eva Maria"), ("Van Dam", "Anna")]);
    let bare = participants::read(b"Muster|Eva|3k|CH|Basel\n").unwrap();
    assert_eq!(bare.entries[0].country, "CH");
    let other = participants::read(b"Eva;Muster;Basel;3k;CH\n").unwrap();
    assert_eq!(
        (other.entries[0].club.as_str(), other.notes.len()),
        ("Basel", 1),
        "known by what they hold"
    );
    let unknown = participants::read(b"Colour;Size\nred;7\n").unwrap_err().to_string();
    assert!(unknown.contains("rank"), "{unknown}");
}

#[test]
fn our_own_players_read_back() {
    for name in ["byes-and-absences", "harbour-open", "swiss-categories"] {
        let mut tournament = event(name);
        tournament.entries[0].category = Some(2);
        let written = csv::players(&tournament, csv::Options { mark: true }).bytes;
        let read = participants::read(&written).unwrap();
        assert_eq!(read.entries.len(), tournament.entries.len());
        for (read, was) in read.entries.iter().zip(&tournament.entries) {
            let same = Entry {
                id: was.id,
                participation: was.participation,
                country: was.country.clone(),
                rating_origin: was.rating_origin.clone(),
                grade: was.grade.clone(),
                ffg_status: was.ffg_status.clone(),
                aga_expires: was.aga_expires.clone(),
                ..read.clone()
            };
            assert_eq!(&same, was, "{name}");
            for no in (1..=tournament.settings.rounds).map(tournament::RoundNo) {
                assert_eq!(read.participation.in_round(no), was.participation.in_round(no));
            }
        }
    }
}

#[test]
fn impolite_people_are_all_read_but_one_is_asked_about() {
    let path =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/golden/impolite/players.csv");
    let people = people(&fs::read(path).unwrap());
    assert_eq!(people.len(), 48);
    let wrong: Vec<_> = people.iter().filter(|one| !one.faults.is_empty()).collect();
    assert_eq!(wrong.len(), 1, "{:?}", faults(&people));
    assert_eq!(wrong[0].entry.full_name(), "Doe Jane");
    let smiths = people.iter().filter(|one| one.entry.surname.eq_ignore_ascii_case("smith"));
    assert_eq!(smiths.count(), 3);
    let null = people.iter().find(|one| one.entry.surname == "Null").unwrap();
    assert_eq!(null.entry.club, "null");
    let formula = people.iter().find(|one| one.entry.first_name == "@cmd").unwrap();
    assert_eq!(formula.entry.surname, "=HYPERLINK(\"x\";\"y\")");
    let bidi = people.iter().find(|one| one.entry.surname == "Reversed").unwrap();
    assert_eq!(bidi.entry.first_name, "Bidi", "what nobody sees is removed");
    let professional = people.iter().find(|one| one.entry.first_name == "Nine").unwrap();
    assert_eq!(professional.entry.grade, "9p");
}

#[test]
fn a_workbook_is_read_with_its_oddities_told_at_the_row() {
    let rows = format!(
        "{}<row r='2'>{}{}{}{}<c r='E2'><v>1702</v></c></row>\
         <row r='3'>{}{}<c r='D3' s='1'><v>45000</v></c></row>\
         <row r='4'>{}{}{}<c r='E4'><f>1+1</f><v>1650</v></c></row>\
         <row r='5'>{}{}</row>",
        header(),
        text_cell("A2", "ch"),
        text_cell("B2", "Eva"),
        text_cell("C2", "Muster"),
        text_cell("D2", "4k"),
        text_cell("B3", "Ann"),
        text_cell("C3", "Berg"),
        text_cell("B4", "Bo"),
        text_cell("C4", "Dahl"),
        text_cell("D4", "5k"),
        text_cell("C5", "Ek"),
        text_cell("D5", "1d"),
    );
    let book = xlsx(&rows, "<mergeCells count='1'><mergeCell ref='B5:C5'/></mergeCells>");
    let table = participants::table(&book).unwrap();
    let columns = Columns::of(&table);
    let people = columns.people(&table);
    assert_eq!(people[0].entry.full_name(), "Muster Eva");
    assert_eq!((people[0].entry.rating, people[0].entry.country.as_str()), (Rating(1702), "CH"));
    assert_eq!(people[2].entry.rating, Rating(1650));
    let formula = Note::Formula { cell: "E4".to_owned(), value: "1650".to_owned() };
    assert!(columns.notes(&table).contains(&formula));
    let said = faults(&people).join("\n");
    assert!(said.contains("line 3, rank: the spreadsheet made the date 2023-03-15"), "{said}");
    assert!(said.contains("line 5, surname: is merged with its neighbours"), "{said}");
}

#[test]
fn an_ods_sheet_is_read_however_far_its_empty_cells_go() {
    let cell = |text: &str| format!("<table:table-cell><text:p>{text}</text:p></table:table-cell>");
    let rows = format!(
        "<table:table-row>{}{}{}</table:table-row>\
         <table:table-row>{}{}{}<table:table-cell table:number-columns-repeated='16000'/></table:table-row>\
         <table:table-row table:number-rows-repeated='1048000'><table:table-cell table:number-columns-repeated='16384'/></table:table-row>",
        cell("Prénom"),
        cell("Nom"),
        cell("Niveau"),
        cell("Aurèle"),
        cell("Lançonneur"),
        cell("4D")
    );
    let read = participants::read(&ods(&rows)).unwrap();
    assert_eq!(read.entries[0].full_name(), "Lançonneur Aurèle");
    let bomb = format!(
        "<table:table-row table:number-rows-repeated='1048000'>{}</table:table-row>",
        cell("x")
    );
    let refused = participants::table(&ods(&bomb)).unwrap_err().to_string();
    assert!(refused.contains("more than"), "{refused}");
}

#[test]
fn the_sheet_with_a_header_is_read_though_it_is_not_the_first() {
    let row = |cells: &[&str]| {
        let cells = cells
            .iter()
            .map(|text| format!("<table:table-cell><text:p>{text}</text:p></table:table-cell>"));
        format!("<table:table-row>{}</table:table-row>", cells.collect::<String>())
    };
    let book = [
        row(&["How to register"]),
        row(&["Last name", "First name", "Rank"]) + &row(&["Berg", "Anna", "3k"]),
        row(&["Bills"]),
    ];
    let table = participants::table(&ods(&book.join("</table:table><table:table>"))).unwrap();
    let columns = Columns::of(&table);
    assert_eq!(columns.people(&table)[0].entry.full_name(), "Berg Anna");
    assert!(columns.notes(&table).contains(&Note::OtherSheets { sheets: 2 }));
}

#[test]
fn what_a_survey_collected_is_read() {
    let list = "\"Timestamp\",\"Full name\",\"Your e-mail address\",\"What is your rank?\",\"Which country?\",\"Club / city\",\"Sunday?\"\n\
                \"2026/10/01 10:00:00\",\"Anna Berg\",\"anna@example.org\",\"5k\",\"Germany\",\"Berlin\",\"Yes\"\n";
    let read = people(list.as_bytes());
    assert_eq!(read.len(), 1);
    let one = &read[0].entry;
    assert_eq!((one.full_name().as_str(), one.rank.to_string().as_str()), ("Berg Anna", "5k"));
    assert_eq!((one.country.as_str(), one.club.as_str()), ("DE", "Berlin"));
    assert_eq!(one.private.email, "anna@example.org");
}

#[test]
fn what_would_fill_the_memory_or_is_no_list_is_refused() {
    let refused = |bytes: &[u8]| participants::table(bytes).unwrap_err().to_string();
    let bomb = packed(&[("xl/workbook.xml", &" ".repeat(80 << 20))]);
    assert!(bomb.len() < 200_000);
    assert!(refused(&bomb).contains("unpacks to more than"));
    let far =
        xlsx(&format!("{}<row r='1048576'><c r='XFD1048576'><v>1</v></c></row>", header()), "");
    assert!(refused(&far).contains("more than 20100 rows or 200 columns"));
    assert!(refused(b"PK\x03\x04 nothing").contains("is no workbook"));
    assert!(refused(&[0xd0, 0xcf, 0x11, 0xe0, 0]).contains("is an old workbook"));
    assert!(refused(&vec![b'a'; 50 << 20]).contains("is the most"));
    let long = "Muster;Eva;4k\n".repeat(200_000);
    assert!(refused(long.as_bytes()).contains("more than 20100 rows or 200 columns"));
    assert!(refused(b"").contains("is empty"));
    assert!(refused(b"\x00\x01\x02;;").contains("no kind known"));
}

#[test]
fn what_a_list_does_not_say_stays_as_it_was() {
    let list = people(b"Surname,First name,Rank,Club\nMuster,Eva,3k,\n");
    let mut was = Entry::new(tournament::EntryId(4), "Muster", "Eva", "5k".parse().unwrap());
    was.club = "Bas".to_owned();
    was.egf_pin = "90010002".to_owned();
    let now = list[0].onto(&was);
    assert_eq!((now.rank.to_string().as_str(), now.rating), ("3k", Rating(1800)));
    assert_eq!((now.club.as_str(), now.egf_pin.as_str()), ("Bas", "90010002"));
    assert!(list[0].given.contains(&Column::Rank) && !list[0].given.contains(&Column::Club));
}
