//! Reads anything as the sheet of a workbook, XLSX and ODS: packed here, since chance packs nothing. `fuzz/run` limits
//! the memory.

#![no_main]

use std::io::{Cursor, Write};

use interchange::participants;
use libfuzzer_sys::fuzz_target;
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipWriter};

const MAIN: &str = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const OFFICE: &str = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE: &str = "http://schemas.openxmlformats.org/package/2006/relationships";

fn packed(parts: &[(&str, &[u8])]) -> Vec<u8> {
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    let stored = SimpleFileOptions::default().compression_method(CompressionMethod::Stored);
    for (name, text) in parts {
        zip.start_file(*name, stored).expect("a part begins");
        zip.write_all(text).expect("a vector takes all");
    }
    zip.finish().expect("it is closed").into_inner()
}

fuzz_target!(|bytes: &[u8]| {
    // What stands behind a NUL are the shared strings, and behind another the styles.
    let mut parts = bytes.splitn(3, |b| *b == 0);
    let mut part = || parts.next().unwrap_or_default();
    let (sheet, strings, styles) = (part(), part(), part());
    let root = format!("<Relationships xmlns='{PACKAGE}'><Relationship Id='rId1' Type='{OFFICE}/officeDocument' Target='xl/workbook.xml'/></Relationships>");
    let book = format!("<workbook xmlns='{MAIN}' xmlns:r='{OFFICE}'><sheets><sheet name='A' sheetId='1' r:id='rId1'/></sheets></workbook>");
    let to_book = format!("<Relationships xmlns='{PACKAGE}'><Relationship Id='rId1' Type='{OFFICE}/worksheet' Target='worksheets/sheet1.xml'/></Relationships>");
    let xlsx = packed(&[
        ("_rels/.rels", root.as_bytes()),
        ("xl/workbook.xml", book.as_bytes()),
        ("xl/_rels/workbook.xml.rels", to_book.as_bytes()),
        ("xl/styles.xml", styles),
        ("xl/sharedStrings.xml", strings),
        ("xl/worksheets/sheet1.xml", sheet),
    ]);
    for book in [xlsx, packed(&[("content.xml", sheet)])] {
        if let Err(error) = participants::read(&book) {
            assert!(!error.faults().is_empty() && !error.to_string().is_empty());
        }
    }
});
