//! Entries of journals as earlier programs wrote them: each is read as an act, and written again byte for byte.

use std::collections::BTreeSet;

use tengen::service::deed::Deed;
use tengen::store::{DeedKind, JournalRow};

/// Act, detail and typed words of each kind and shape.
const LINES: &str = include_str!("../golden/journal/0.1.0.tsv");

fn rows() -> impl Iterator<Item = JournalRow> {
    LINES.lines().map(|line| {
        let mut columns = line.split('\t').map(str::to_owned);
        let mut next = || columns.next().expect("a column");
        JournalRow { act: next(), detail: next(), words: next(), ..JournalRow::default() }
    })
}

#[test]
fn old_entries_are_read_and_written_again_byte_for_byte() {
    let mut kinds = BTreeSet::new();
    for row in rows() {
        let kind = row.kind().expect("a kind");
        let deed = serde_json::from_str(&row.detail).ok().and_then(|it| Deed::read(kind, it));
        let deed = deed.unwrap_or_else(|| panic!("{row:?} is not read"));
        let (again, detail) = deed.written().expect("written");
        assert_eq!((again, detail.to_string()), (kind, row.detail.clone()));
        assert!(Deed::of(&row).is_some(), "{row:?} is not read with what was typed");
        kinds.insert(kind);
    }
    assert_eq!(kinds.len(), DeedKind::ALL.len(), "every kind of act is there");
}

#[test]
fn what_does_not_fit_is_no_deed() {
    for (act, detail) in [("result", "{}"), ("result", "not JSON"), ("of-tomorrow", "{}")] {
        let row =
            JournalRow { act: act.to_owned(), detail: detail.to_owned(), ..JournalRow::default() };
        assert_eq!(Deed::of(&row), None, "{act} {detail}");
    }
}
