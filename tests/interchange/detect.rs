use interchange::{Contents, FileFormat, detect, json};

use chrono::NaiveDate;

use crate::golden::{bytes, event};

/// The day on which the files are read.
const DAY: NaiveDate = NaiveDate::from_ymd_opt(2026, 5, 30).unwrap();

#[test]
fn files_are_told_apart_and_read() {
    let json = json::write(&event("both-lose")).bytes;
    let text = "Kim|Min|5k|KR\n".as_bytes().to_vec();
    for (bytes, format, players) in [
        (bytes("tournaments/teams.xml"), FileFormat::OpenGotha, 42),
        (bytes("tournaments/congress-2011.xml"), FileFormat::OpenGotha, 760),
        (bytes("formats/macmahon39.xml"), FileFormat::MacMahon, 4),
        (bytes("tournaments/both-lose.h9"), FileFormat::H9, 17),
        (bytes("formats/participants.csv"), FileFormat::Participants, 58),
        (json, FileFormat::Tengen, 17),
        (text, FileFormat::MacMahonText, 1),
    ] {
        let detected = detect(&bytes, "upload", DAY).unwrap();
        let found = match detected.contents {
            Contents::Tournament(imported) => imported.tournament.entries.len(),
            Contents::Participants(participants) => participants.entries.len(),
        };
        assert_eq!((detected.format, found), (format, players));
    }
}

#[test]
fn what_is_no_file_of_ours_is_refused_in_words() {
    for (bytes, name, message) in [
        (
            &b"\x89PNG\r\n\x1a\n\0\0"[..],
            "photo.png",
            "the file (line 1, column 1): is not text in UTF-8",
        ),
        (b"", "a.xml", "the file: is empty"),
        (b"hello", "a.txt", "the file: is of no kind known here"),
        (b"<html><body/></html>", "a.xml", "html (line 1): is of no kind known here"),
        (b"{\"a\":1}", "a.json", "line 1: is not a Tengen file"),
        (b"(;FF[4])", "a.sgf", "the file: is of no kind known here"),
        (b"x", "a.h9", "line 1, rank: is missing"),
        (b";name=x\n;date=1\n", "a.tou", "line 2, date: \"1\" is not a date"),
    ] {
        let shown = detect(bytes, name, DAY).unwrap_err().to_string();
        assert!(shown.starts_with(message), "{name}: {shown}");
    }
}
