//! Files that are none, and that nothing run away or panics.

use std::sync::LazyLock;

use proptest::prelude::*;

use interchange::{MOST_BYTES, detect, opengotha, participants};

use crate::golden::{bytes, text};

#[test]
fn files_that_are_none_are_refused_as_a_whole() {
    let file = bytes("tournaments/byes-and-absences.xml");
    let shown = |bytes: &[u8]| opengotha::read(bytes, Default::default()).unwrap_err().to_string();
    assert!(shown(&file[..file.len() / 2]).contains("is not closed: the file is cut off"));
    assert!(shown(&file[..file.len() - 3]).contains("cut off"));
    assert!(shown(b"\xff\xfe\x00\xd8").starts_with("the file: is not text in UTF-16LE"));
    assert!(
        shown(b"<html/>")
            .starts_with("html (line 1): the file's first element is html, not Tournament")
    );
    assert!(shown(b"no markup").contains("is not well-formed XML"));
    assert!(shown(&vec![b' '; MOST_BYTES + 1]).contains("20971520 is the most"));
    assert!(
        shown("<a>".repeat(1_000_000).as_bytes()).contains("is nested more than 32 elements deep")
    );
    let bomb =
        "<!DOCTYPE t [<!ENTITY a \"&b;&b;\"><!ENTITY b \"x\">]><Tournament><Players/></Tournament>";
    assert!(shown(bomb.as_bytes()).contains("defines or uses the entity \"a\""));
}

#[test]
fn a_flood_of_oddities_is_counted() {
    let file = text("tournaments/northern-open.xml").replace("RESULT_", "RES_");
    let notes = opengotha::read(file.as_bytes(), Default::default()).unwrap().notes;
    assert_eq!(notes.len(), 201);
    assert_eq!(notes[200].to_string(), "192 more oddities like these");
}

/// The smaller files, to change at random.
static SEEDS: LazyLock<Vec<Vec<u8>>> = LazyLock::new(|| {
    [
        "tournaments/swiss-categories.xml",
        "tournaments/byes-and-absences.xml",
        "formats/macmahon39.xml",
        "tournaments/byes-and-absences.h9",
        "formats/sample.h9",
        "formats/participants.csv",
    ]
    .map(bytes)
    .into_iter()
    .chain([interchange::json::write(&crate::golden::event("swiss-categories")).bytes])
    .collect()
});

/// A change at a place of a file.
fn change(file: &mut Vec<u8>, kind: u8, at: usize, with: &[u8]) {
    let at = at % (file.len() + 1);
    let end = (at + with.len()).min(file.len());
    match kind {
        0 => drop(file.splice(at..end, with.iter().copied())),
        1 => drop(file.splice(at..at, with.iter().copied())),
        2 => drop(file.drain(at..end)),
        3 => file.truncate(at),
        _ => file.extend_from_within(at..end),
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1500, ..ProptestConfig::default() })]

    #[test]
    fn no_change_of_a_file_makes_a_reader_panic(
        seed in 0..7_usize,
        changes in proptest::collection::vec(
            (0..5_u8, any::<usize>(), prop_oneof![
                proptest::collection::vec(any::<u8>(), 1..8),
                "[0-9<>\"'&;/ |+-=?]{1,6}".prop_map(String::into_bytes),
                Just(b"99999999999999999999".to_vec()),
                Just("\u{feff}ß\u{1F600}".as_bytes().to_vec()),
            ]),
            1..4,
        ),
    ) {
        let mut file = SEEDS[seed].clone();
        for (kind, at, with) in &changes {
            change(&mut file, *kind, *at, with);
        }
        if let Err(error) = detect(&file, "file", chrono::NaiveDate::default()) {
            prop_assert!(!error.faults().is_empty() && !error.to_string().is_empty());
        }
        let _ = opengotha::read(&file, Default::default());
        let _ = participants::read(&file);
    }
}
