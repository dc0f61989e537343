use std::io::{Cursor, Write};

use clap::ValueEnum;
use tengen::cli::{CliError, Target, convert, load};

use crate::binary::tengen;
use crate::files::{bytes, table, text};
use crate::root::repository;

fn golden(path: &str) -> std::path::PathBuf {
    repository().join("tests/golden").join(path)
}

#[test]
fn every_target_is_written_from_a_file() {
    let tournament = load(&golden("tournaments/harbour-open.xml")).unwrap();
    for (name, begins, notes) in [
        ("h9", "; CL[A]\n; EV[Harbour Open 2018]\n", 2),
        ("tou", ";name=harbour2018\n", 2),
        ("aga", "TOURNEY\tHarbour Open 2018, Port-Sainte-Aurore\n", 59),
        ("csv", "place,name,rank,country,club,MMS,SOSM,SOSOSM,r1,r2,r3,r4\n", 0),
        ("json", "{\n  \"tengen\": 1,", 0),
        ("opengotha", "<?xml version=\"1.0\" encoding=\"UTF-8\"", 0),
    ] {
        let target = Target::from_str(name, false).unwrap();
        let converted = convert(&tournament, target, |t| table("harbour-open", t));
        assert!(converted.output.starts_with(begins.as_bytes()), "{name}");
        assert_eq!(converted.notes.len(), notes, "{name}: {:?}", converted.notes);
        assert!(converted.notes.iter().all(|note| !note.contains('\n')));
    }
}

#[test]
fn what_cannot_be_loaded_is_told() {
    let missing = load(&golden("no-such-file.xml")).unwrap_err();
    assert!(matches!(missing, CliError::Unreadable { .. }));
    let wrong = load(&golden("README.md")).unwrap_err();
    assert!(wrong.to_string().contains("README.md: the file"), "{wrong}");
}

#[test]
fn tengens_own_file_is_loaded_too() {
    let tournament = load(&golden("tournaments/both-lose.xml")).unwrap();
    let json = convert(&tournament, Target::Json, |_| unreachable!("JSON needs no standings"));
    let path = std::env::temp_dir().join(format!("tengen-{}.json", std::process::id()));
    std::fs::write(&path, &json.output).unwrap();
    let again = load(&path);
    std::fs::remove_file(&path).unwrap();
    assert_eq!(again.unwrap(), tournament);
    assert!(text("tournaments/both-lose.xml").len() < bytes("tournaments/congress-2011.xml").len());
}

/// Some programs write UTF-8 into the head of their files by habit.
#[test]
fn a_record_that_says_utf_8_and_is_not_is_read_with_a_note() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("latin.sgf");
    std::fs::write(&file, b"(;CA[UTF-8]SZ[9]PB[M\xfcller];B[ee])").expect("written");
    let out = tengen(&["replay", &file.to_string_lossy(), "--rules", "japanese"]);
    assert_eq!(out.status.code(), Some(0));
    let noted = String::from_utf8_lossy(&out.stderr);
    assert!(
        noted.contains("CA[UTF-8] is not the encoding of the file: read as windows-1252"),
        "{noted}"
    );
}

/// The library that reads workbooks panics on some: nothing of it is said.
#[test]
fn a_workbook_with_a_region_written_backwards_is_read_without_a_word_of_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("list.xlsx");
    let harbour = load(&golden("tournaments/harbour-open.xml")).expect("an event");
    let written = convert(&harbour, Target::Xlsx, |t| table("harbour-open", t)).output;
    let mut parts = zip::ZipArchive::new(Cursor::new(written)).expect("a workbook");
    let mut book = zip::ZipWriter::new(std::fs::File::create(&file).expect("a file"));
    for no in 0..parts.len() {
        let mut part = parts.by_index(no).expect("a part");
        let name = part.name().expect("a name").into_owned();
        let text = std::io::read_to_string(&mut part).expect("text");
        let merged = "</sheetData><mergeCells><mergeCell ref=\"C90:A70\"></mergeCell></mergeCells>";
        let text = text.replace("</sheetData>", merged);
        book.start_file(name, zip::write::SimpleFileOptions::default()).expect("a part");
        book.write_all(text.as_bytes()).expect("written");
    }
    book.finish().expect("a workbook");
    let out = tengen(&["convert", &file.to_string_lossy(), "--to", "json"]);
    let noted = String::from_utf8_lossy(&out.stderr);
    assert!(out.status.success(), "{noted}");
    assert!(!noted.contains("panicked") && !noted.contains("RUST_BACKTRACE"), "{noted}");
}
