//! What the journal's entries left of parts, and how that is compared with what is there.

use std::collections::{BTreeMap, BTreeSet};

use super::{EventPart, FORM, MARKS_ROWS, PartDigests};

/// A part in words.
fn told(part: &str) -> String {
    match part.split([' ', '/']).collect::<Vec<_>>()[..] {
        ["reports", "report", round, entry] => {
            format!("what player {entry} reported of round {round}")
        }
        ["reports", "request", no] => format!("request {no} of a player"),
        ["reports", "registration", no] => format!("registration {no} from home"),
        ["reports", others] => others.to_owned(),
        _ => part.to_owned(),
    }
}

/// A part that is not what the journal's last entry about it left.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PartFault {
    /// It is another.
    #[error("{} is not what the journal's entry {entry} left", told(part))]
    Differs {
        /// The part.
        part: String,
        /// The number of the entry.
        entry: i64,
    },
    /// It is not there.
    #[error("{} is not there, and the journal's entry {entry} left it", told(part))]
    Missing {
        /// The part.
        part: String,
        /// The number of the entry.
        entry: i64,
    },
    /// It is there, and no entry left it.
    #[error("{} is there, and no entry of the journal left it", told(part))]
    Unknown {
        /// The part.
        part: String,
    },
}

/// What came of comparing the parts of an event with its journal.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ComparedParts {
    /// How many parts are what the journal left.
    pub same: usize,
    /// What was not compared, since only entries before that one tell of it, which an earlier version wrote.
    pub unchecked_before: Option<i64>,
    /// Parts that are otherwise.
    pub faults: Vec<PartFault>,
}

/// The last digest of each part in a journal.
#[derive(Clone, Debug, Default)]
pub struct JournalledParts {
    last: BTreeMap<String, (i64, String)>,
    /// Parts whose last digest is of another form.
    otherwise: BTreeSet<String>,
    /// The last entry that an earlier version wrote, or whose digests are of another form.
    earlier: Option<i64>,
    /// The last entry of a version that marked no rows.
    unmarked: Option<i64>,
}

impl JournalledParts {
    /// Takes in the entries of a journal, in order: numbers with what each says of parts.
    pub fn read<'a>(entries: impl IntoIterator<Item = (i64, &'a str)>) -> Self {
        let mut all = Self::default();
        for (seq, parts) in entries {
            let mut parts: BTreeMap<String, String> =
                serde_json::from_str(parts).unwrap_or_default();
            if parts.remove(MARKS_ROWS).is_none() {
                all.unmarked = Some(seq);
            }
            if parts.remove("form").as_deref() == Some(FORM) {
                for (part, digest) in parts {
                    all.otherwise.remove(&part);
                    all.last.insert(part, (seq, digest));
                }
            } else {
                all.earlier = Some(seq);
                for part in parts.into_keys() {
                    all.last.remove(&part);
                    all.otherwise.insert(part);
                }
            }
        }
        all
    }

    /// The number of the last entry about a part, and the digest that it left; empty if it took the part away.
    #[must_use]
    pub fn of(&self, part: EventPart) -> Option<&(i64, String)> {
        self.last.get(&part.to_string())
    }

    /// Leaves out rows that a version which did not mark them may have written since; whether there is no such version.
    pub(super) fn leave_out_unmarked_rows(&mut self) -> bool {
        let is_row = |part: &str| EventPart::ROWS.iter().any(|kind| part.starts_with(kind));
        let unmarked = self.unmarked;
        self.last.retain(|part, (seq, _)| !is_row(part) || unmarked.is_none_or(|last| *seq > last));
        unmarked.is_none()
    }

    /// Leaves a part out.
    pub(super) fn forget(&mut self, part: EventPart) {
        self.last.remove(&part.to_string());
    }

    /// Compares with what is there; parts that are `withheld` need not be.
    #[must_use]
    pub fn compare(&self, there: &PartDigests, withheld: impl Fn(&str) -> bool) -> ComparedParts {
        let mut found = ComparedParts::default();
        for (part, (entry, digest)) in &self.last {
            let (part, entry) = (part.clone(), *entry);
            match there.get(&part) {
                None if digest.is_empty() => {}
                Some(now) if now.contains(digest) => found.same += 1,
                Some(_) => found.faults.push(PartFault::Differs { part, entry }),
                None if withheld(&part) => {}
                None => found.faults.push(PartFault::Missing { part, entry }),
            }
        }
        for part in there.keys().filter(|part| !self.last.contains_key(*part)) {
            match self.earlier {
                Some(entry) => found.unchecked_before = Some(entry + 1),
                None => found.faults.push(PartFault::Unknown { part: part.clone() }),
            }
        }
        found
    }
}
