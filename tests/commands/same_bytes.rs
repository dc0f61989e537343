//! Written, read back and written again, every format gives the same bytes.

use tengen::interchange::{Export, csv, h9, json, opengotha, participants, tou, xlsx};
use tengen::publishing::result_table;
use tengen::tournament::{Entry, Tournament};

type Write = fn(&Tournament) -> Export;
type Read = fn(&[u8], &Tournament) -> Tournament;

/// An event with the players of a list in place of its own; a list has no numbers, so they keep theirs.
fn with_players(bytes: &[u8], of: &Tournament) -> Tournament {
    let mut read = participants::read(bytes).expect("our own list is read").entries;
    let entries = of.entries.iter().map(|own| {
        let same = |entry: &Entry| {
            (&entry.surname, &entry.first_name, &entry.egf_pin)
                == (&own.surname, &own.first_name, &own.egf_pin)
        };
        let at = read.iter().position(same).unwrap_or_else(|| panic!("{}", own.full_name()));
        Entry { id: own.id, ..read.swap_remove(at) }
    });
    Tournament { entries: entries.collect(), ..of.clone() }
}

/// Every format by name, what writes it, and what reads it.
const FORMATS: [(&str, Write, Read); 6] = [
    (
        "h9",
        |event| h9::write(event, &result_table(event), h9::Options::default()),
        |bytes, _| h9::read(bytes, Default::default()).expect("our own H9 is read").tournament,
    ),
    (
        "tou",
        |event| tou::write(event, &result_table(event)),
        |bytes, _| tou::read(bytes, Default::default()).expect("our own tou is read").tournament,
    ),
    ("csv", |event| csv::players(event, csv::Options { mark: true }), with_players),
    ("xlsx", |event| xlsx::write(event, &result_table(event), &[]), with_players),
    ("json", json::write, |bytes, _| json::read(bytes).expect("our own JSON is read").tournament),
    ("opengotha", opengotha::write, |bytes, _| {
        opengotha::read(bytes, Default::default()).expect("our own XML is read").tournament
    }),
];

#[test]
fn every_format_gives_the_same_bytes_again() {
    let mut differing = Vec::new();
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden/tournaments");
    let mut files: Vec<_> =
        std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).collect();
    files.retain(|file| file.extension().is_some_and(|ending| ending == "xml"));
    files.sort();
    assert!(files.len() >= 9);
    for file in files {
        let name = file.file_stem().unwrap().to_string_lossy().into_owned();
        let first =
            opengotha::read(&std::fs::read(&file).unwrap(), Default::default()).unwrap().tournament;
        for (format, write, read) in FORMATS {
            let once = write(&first).bytes;
            let again = write(&read(&once, &first)).bytes;
            if once != again {
                differing.push(format!("{name} as {format}: {}", parting(&once, &again)));
            }
        }
    }
    assert!(differing.is_empty(), "{}", differing.join("\n"));
}

/// The first line in which two files differ.
fn parting(one: &[u8], other: &[u8]) -> String {
    let lines = |bytes: &[u8]| {
        String::from_utf8_lossy(bytes).lines().map(str::to_owned).collect::<Vec<_>>()
    };
    let (one, other) = (lines(one), lines(other));
    let pairs = one.iter().zip(&other);
    let at = pairs.clone().position(|(one, other)| one != other);
    match at {
        Some(at) => format!("line {}:\n{}\n{}", at + 1, one[at], other[at]),
        None => format!("{} lines and {} lines", one.len(), other.len()),
    }
}
