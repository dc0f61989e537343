use std::io::{Cursor, Write};
use std::process::Command;

use tengen::interchange::{json, opengotha};
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

use crate::house::program;

/// Which reader a file is for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Reader {
    Tournament,
    List,
    Record,
    Certificate,
    Event,
}

/// A format, with good files of it.
pub struct Format {
    pub name: &'static str,
    pub ending: &'static str,
    pub reader: Reader,
    pub seeds: Vec<Vec<u8>>,
}

/// The event that certificates are of, and the round.
const OF: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden/tournaments/northern-open.xml");
const ROUND: &str = "3";

impl Format {
    /// The form that takes such files; certificates and records of events come in on the command line alone.
    pub const fn door(&self) -> Option<&'static str> {
        match self.reader {
            Reader::Tournament => Some("/import"),
            Reader::List => Some("/t/{slug}/entries/import"),
            Reader::Record => Some("/t/{slug}/boards/1/1/record/file"),
            Reader::Certificate | Reader::Event => None,
        }
    }

    /// Whether what is read is then held against what follows.
    pub const fn is_proof(&self) -> bool {
        matches!(self.reader, Reader::Certificate | Reader::Event)
    }

    pub fn file_name(&self) -> String {
        format!("mutant.{}", self.ending)
    }

    /// The command that reads one.
    pub fn command<'a>(&self, file: &'a str) -> Vec<&'a str> {
        match self.reader {
            Reader::Certificate => vec!["check", OF, "--round", ROUND, "--certificate", file],
            Reader::Event => vec!["verify", file],
            _ => vec!["replay", file, "--rules", "japanese"],
        }
    }
}

fn golden(name: &str) -> Vec<u8> {
    let path = format!("{}/tests/golden/{name}", env!("CARGO_MANIFEST_DIR"));
    std::fs::read(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// Every format that is read, with its seeds; `record` is an event's.
pub fn formats(record: &[u8]) -> Vec<Format> {
    let of = |name, ending, reader, files: &[&str]| Format {
        name,
        ending,
        reader,
        seeds: files.iter().map(|file| golden(file)).collect(),
    };
    let made = |name, ending, reader, seeds| Format { name, ending, reader, seeds };
    use Reader::{Certificate, Event, List, Record, Tournament};
    let gotha = ["byes-and-absences", "teams", "swiss-categories", "both-lose"];
    let gotha = gotha.map(|name| format!("tournaments/{name}.xml"));
    let gotha = gotha.each_ref().map(String::as_str);
    let own = opengotha::read(&golden("tournaments/swiss-categories.xml"), Default::default())
        .expect("it is good");
    vec![
        of("OpenGotha", "xml", Tournament, &gotha),
        of("MacMahon", "xml", Tournament, &["formats/macmahon39.xml"]),
        of("H9", "h9", Tournament, &["formats/sample.h9", "tournaments/teams.h9"]),
        of("tou", "tou", Tournament, &["formats/sample.tou", "tournaments/both-lose.tou"]),
        made("JSON", "json", Tournament, vec![json::write(&own.tournament).bytes]),
        of("CSV", "csv", List, &["formats/participants.csv", "impolite/players.csv"]),
        made("XLSX", "xlsx", List, vec![xlsx()]),
        made("ODS", "ods", List, vec![ods()]),
        of(
            "SGF",
            "sgf",
            Record,
            &["records/handicap.sgf", "records/seki.sgf", "records/dame-open.sgf"],
        ),
        made("certificates", "txt", Certificate, vec![certificate()]),
        made("events' records", "json", Event, vec![record.to_vec()]),
    ]
}

fn certificate() -> Vec<u8> {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("certificate");
    let command = ["pair", OF, "--round", ROUND, "--certificate", &file.to_string_lossy()];
    let made = Command::new(program()).args(command).output().expect("the program runs");
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
    std::fs::read(file).expect("a certificate")
}

/// Files in an archive.
pub fn packed(parts: &[(String, Vec<u8>)]) -> Vec<u8> {
    let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, content) in parts {
        archive.start_file(name.as_str(), SimpleFileOptions::default()).expect("a part");
        archive.write_all(content).expect("it is written");
    }
    archive.finish().expect("an archive").into_inner()
}

const PEOPLE: [[&str; 5]; 4] = [
    ["Name", "Vorname", "Land", "Rang", "Rating"],
    ["Muster", "Eva", "DE", "3k", "1802"],
    ["Öz", "Ali", "TR", "2d", "2210"],
    ["山田", "太郎", "JP", "5D", ""],
];

fn xlsx() -> Vec<u8> {
    let row = |(no, row): (usize, &[&str; 5])| {
        let cells = row.iter().zip('A'..).map(|(text, column)| {
            format!("<c r='{column}{}' t='inlineStr'><is><t>{text}</t></is></c>", no + 1)
        });
        format!("<row r='{}'>{}</row>", no + 1, cells.collect::<String>())
    };
    let rows: String = PEOPLE.iter().enumerate().map(row).collect();
    let main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
    let office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
    let related = "http://schemas.openxmlformats.org/package/2006/relationships";
    let relation = |kind: &str, to: &str| {
        format!(
            "<Relationships xmlns='{related}'><Relationship Id='r1' Type='{office}/{kind}' Target='{to}'/></Relationships>"
        )
    };
    let parts = [
        ("[Content_Types].xml", "<Types xmlns='http://schemas.openxmlformats.org/package/2006/content-types'><Default Extension='rels' ContentType='application/vnd.openxmlformats-package.relationships+xml'/><Default Extension='xml' ContentType='application/xml'/></Types>".to_owned()),
        ("_rels/.rels", relation("officeDocument", "xl/workbook.xml")),
        ("xl/_rels/workbook.xml.rels", relation("worksheet", "worksheets/sheet1.xml")),
        ("xl/workbook.xml", format!("<workbook xmlns='{main}' xmlns:r='{office}'><sheets><sheet name='A' sheetId='1' r:id='r1'/></sheets></workbook>")),
        ("xl/worksheets/sheet1.xml", format!("<worksheet xmlns='{main}'><sheetData>{rows}</sheetData></worksheet>")),
    ];
    packed(&parts.map(|(name, content)| (name.to_owned(), content.into_bytes())))
}

fn ods() -> Vec<u8> {
    let cell =
        |text: &&str| format!("<table:table-cell><text:p>{text}</text:p></table:table-cell>");
    let row = |row: &[&str; 5]| {
        let cells: String = row.iter().map(cell).collect();
        format!("<table:table-row>{cells}</table:table-row>")
    };
    let rows: String = PEOPLE.iter().map(row).collect();
    let content = format!(
        "<office:document-content xmlns:office='o' xmlns:table='t' xmlns:text='x'><office:body><office:spreadsheet><table:table table:name='A'>{rows}</table:table></office:spreadsheet></office:body></office:document-content>"
    );
    let kind = "application/vnd.oasis.opendocument.spreadsheet";
    packed(&[
        ("mimetype".to_owned(), kind.into()),
        ("content.xml".to_owned(), content.into_bytes()),
    ])
}
