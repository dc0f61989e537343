//! Workbooks that somebody made to hurt, and thousands that chance broke: none takes more memory than it may.

use std::io::Cursor;

use interchange::{Columns, participants};
use zip::ZipArchive;

use crate::lists::{header, packed, text_cell, xlsx};
use crate::memory::highest_while;

/// What reading a workbook may take.
const MOST: usize = 200 << 20;

/// Numbers that look drawn and are the same each time.
struct Dice(u64);

impl Dice {
    fn below(&mut self, most: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % most.max(1)
    }
}

fn parts_of(book: &[u8]) -> Vec<(String, String)> {
    let mut parts = ZipArchive::new(Cursor::new(book)).unwrap();
    let mut all = Vec::new();
    for no in 0..parts.len() {
        let mut part = parts.by_index(no).unwrap();
        let name = part.name().unwrap().into_owned();
        all.push((name, std::io::read_to_string(&mut part).unwrap()));
    }
    all
}

fn takes(book: &[u8]) -> usize {
    highest_while(|| drop(participants::read(book)))
}

fn sheet(rows: usize) -> String {
    let row = |no: usize| {
        let cells = [("A", "ch"), ("B", "Eva"), ("C", "Muster"), ("D", "4k")];
        let cells = cells.map(|(at, text)| text_cell(&format!("{at}{no}"), text));
        format!("<row r='{no}'>{}<c r='E{no}'><f>1+1</f><v>1700</v></c></row>", cells.concat())
    };
    format!("{}{}", header(), (2..rows + 2).map(row).collect::<String>())
}

#[test]
fn workbooks_made_to_hurt_are_read_or_refused_within_bounds() {
    let merged = |regions: &[&str]| {
        let regions = regions.iter().map(|one| format!("<mergeCell ref='{one}'></mergeCell>"));
        let regions = regions.collect::<String>();
        xlsx(&sheet(2000), &format!("<mergeCells>{regions}</mergeCells>"))
    };
    let whole = merged(&["A1:XFD1048576"; 20]);
    let backwards = merged(&["C9:A3", "XFD1048576:A1"]);
    let people = |book: &[u8]| {
        let table = participants::table(book).unwrap();
        Columns::of(&table).people(&table).len()
    };
    assert_eq!(people(&backwards), 2000, "a region written backwards is none");
    assert!(people(&whole) > 0);
    let cells: String =
        (2..20_000).map(|no| format!("<row r='{no}'><c r='GR{no}'><v>1</v></c></row>")).collect();
    let wide = xlsx(&format!("{}{cells}", header()), "");
    let formula =
        "<row r='2'><c r='A2'><f t='shared' ref='A2:A9' si='99999999'>1</f><v>1</v></c></row>";
    let shared = xlsx(&format!("{}{formula}", header()), "");
    let with = |name: &str, text: &str| {
        let mut all = parts_of(&xlsx(&sheet(3), ""));
        all.retain(|(one, _)| one != name);
        all.push((name.to_owned(), text.to_owned()));
        let all: Vec<(&str, &str)> = all.iter().map(|(name, text)| (&**name, &**text)).collect();
        packed(&all)
    };
    let main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
    let strings = |count: &str, text: &str| {
        let all = format!("<sst xmlns='{main}' uniqueCount='{count}'>{text}</sst>");
        with("xl/sharedStrings.xml", &all)
    };
    let styles = format!(
        "<styleSheet xmlns='{main}'><cellXfs>{}</cellXfs></styleSheet>",
        "<xf/>".repeat(400_000)
    );
    let cell = "<table:table-cell table:number-columns-repeated='190'><text:p>x</text:p></table:table-cell>";
    let long = format!(
        "<table:table-cell table:number-columns-repeated='190'><text:p>{}</text:p></table:table-cell>",
        "y".repeat(1900)
    );
    let ods = |row: &str, times: usize| {
        let rows = format!(
            "<table:table-row table:number-rows-repeated='{times}'>{row}</table:table-row>"
        );
        packed(&[(
            "content.xml",
            &format!(
                "<o:d xmlns:o='o' xmlns:table='t' xmlns:text='x'><table:table>{rows}</table:table></o:d>"
            ),
        )])
    };
    let attributes =
        format!("<a {}/>", (0..90).map(|n| format!("a{n}='' ")).collect::<String>()).repeat(9000);
    for (name, book) in [
        ("merged over all", whole),
        ("merged backwards", backwards),
        ("far to the right", wide),
        ("a shared formula of a high number", shared),
        ("announces strings", strings("99999999999", "<si><t>a</t></si>")),
        ("many strings", strings("1", &"<si></si>".repeat(900_000))),
        ("long strings", strings("1", &format!("<si><t>{}</t></si>", "z".repeat(7 << 20)))),
        ("many styles", with("xl/styles.xml", &styles)),
        ("cells again and again", ods(cell, 20_000)),
        ("long cells again and again", ods(&long, 20_000)),
        ("attributes", packed(&[("content.xml", &format!("<x>{attributes}</x>"))])),
        (
            "empty cells as text",
            [
                b"Name;Vorname;Rang\n".as_slice(),
                &[b";".repeat(190), b"x\n".to_vec()].concat().repeat(20_000),
            ]
            .concat(),
        ),
    ] {
        let bytes = takes(&book);
        println!("{name}: {} MB", bytes >> 20);
        assert!(bytes <= MOST, "{name}: {} MB", bytes >> 20);
    }
}

/// A workbook's part with one thing changed: a piece cut out, doubled many times, a number made huge, bytes of chance.
fn mutated(dice: &mut Dice, text: &str) -> String {
    let mut bytes = text.as_bytes().to_vec();
    let at = dice.below(bytes.len());
    let to = at + dice.below((bytes.len() - at).min(400));
    let piece = bytes[at..to].to_vec();
    match dice.below(6) {
        0 => drop(bytes.drain(at..to)),
        1 => drop(bytes.splice(at..at, piece.repeat(1 + dice.below(2000)))),
        2 => {
            let digit =
                bytes[at..].iter().position(u8::is_ascii_digit).map_or(at, |place| at + place);
            drop(bytes.splice(digit..digit, b"99999999".iter().copied()));
        }
        3 => bytes[at] = dice.below(128) as u8,
        4 => bytes.truncate(at),
        _ => {
            let region = format!(
                "<mergeCells><mergeCell ref='A{}:XFD1048576'></mergeCell></mergeCells>",
                dice.below(99)
            );
            drop(bytes.splice(at..at, region.into_bytes()));
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[test]
fn no_mutated_workbook_takes_more_than_200_mb() {
    let mut dice = Dice(20_261_127);
    let merges = "<mergeCells><mergeCell ref='B5:C5'></mergeCell><mergeCell ref='A1:E1'></mergeCell></mergeCells>";
    let rows = "<table:table-row table:number-rows-repeated='3'><table:table-cell table:number-columns-repeated='2'><text:p>x</text:p></table:table-cell></table:table-row>";
    let ods = packed(&[(
        "content.xml",
        &format!(
            "<o:d xmlns:o='o' xmlns:table='t' xmlns:text='x'><table:table>{}</table:table></o:d>",
            rows.repeat(40)
        ),
    )]);
    let seeds: Vec<Vec<(String, String)>> =
        [xlsx(&sheet(60), merges), ods].map(|book| parts_of(&book)).into();
    let (mut highest, mut read) = (0, 0);
    for turn in 0..3000 {
        let mut parts = seeds[turn % seeds.len()].clone();
        for _ in 0..1 + dice.below(3) {
            let at = dice.below(parts.len());
            parts[at].1 = mutated(&mut dice, &parts[at].1);
        }
        let parts: Vec<(&str, &str)> =
            parts.iter().map(|(name, text)| (&**name, &**text)).collect();
        let mut book = packed(&parts);
        if dice.below(10) == 0 {
            let at = dice.below(book.len());
            book[at] ^= 1 << dice.below(8);
        }
        let bytes = highest_while(|| {
            read += usize::from(
                participants::table(&book)
                    .is_ok_and(|table| Columns::of(&table).people(&table).len() > 1),
            )
        });
        assert!(bytes <= MOST, "turn {turn}: {} MB", bytes >> 20);
        highest = highest.max(bytes);
    }
    println!("3000 mutated workbooks, {read} of them read: at most {} MB", highest >> 20);
    assert!(read > 100, "most would be refused at the door: {read}");
}
