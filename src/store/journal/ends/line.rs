//! A line of the file of journals' ends: what it says of a journal, and the signature under it.

use std::collections::BTreeMap;

use base16ct::mixed::decode_vec as bytes;
use ed25519_compact::{PublicKey, Signature};
use tournament::TournamentId;

use crate::JournalEnd;

go::named! {
    /// What a line of the file says of a journal.
    pub enum LineKind {
        /// It goes at least so far.
        End = "end",
        /// Somebody accepted that it ends here.
        Accepted = "accepted",
        /// The tournament was deleted.
        Deleted = "deleted",
        /// The file was begun where there were journals already: what was signed before is gone.
        Begun = "begun",
    }
}

impl LineKind {
    pub fn message(self, id: TournamentId, end: &JournalEnd) -> String {
        let hash = if end.hash.is_empty() { "-" } else { &end.hash };
        format!("tengen journal {} {} {} {hash}", self.name(), id.0, end.seq)
    }
}

/// A line as it stands: what it says, and the signature that has to hold.
struct Line {
    number: usize,
    kind: LineKind,
    id: TournamentId,
    end: JournalEnd,
    signature: Signature,
}

/// What the lines of a file add up to.
#[derive(Debug, Default)]
pub(super) struct Read {
    /// Where each journal ends.
    pub ends: BTreeMap<i64, JournalEnd>,
    /// Whether it was begun where there were journals already.
    pub begun_late: bool,
    /// Whether no line of it is whole.
    pub blank: bool,
}

/// What the lines add up to, else the number of the first line that counts and that the key has not
/// signed. A last line that breaks off was being written when the plug was pulled, and where the disk has zeros it had
/// not come to writing: neither counts. Lines that a later one goes
/// beyond are not checked: a day leaves ten thousand.
pub(super) fn read(text: &str, key: &PublicKey) -> Result<Read, usize> {
    let mut last: BTreeMap<i64, Line> = BTreeMap::new();
    let (mut begun_late, mut blank) = (false, true);
    for (line, number) in text.split_inclusive('\n').zip(1..) {
        let Some(line) = line.strip_suffix('\n') else { break };
        let written = line.rsplit('\0').next().unwrap_or(line);
        let line = match Line::parse(written, number) {
            Some(line) => line,
            None if written.len() < line.len() => continue,
            None => return Err(number),
        };
        blank = false;
        let id = line.id.0;
        match line.kind {
            LineKind::End if last.get(&id).is_some_and(|known| known.end.seq >= line.end.seq) => {}
            LineKind::End => drop(last.insert(id, line)),
            LineKind::Accepted => {
                line.check(key)?;
                last.insert(id, line);
            }
            LineKind::Deleted => {
                line.check(key)?;
                last.remove(&id);
            }
            LineKind::Begun => {
                line.check(key)?;
                begun_late = true;
            }
        }
    }
    let checked = |(id, line): (i64, Line)| line.check(key).map(|()| (id, line.end));
    let ends = last.into_iter().map(checked).collect::<Result<_, _>>()?;
    Ok(Read { ends, begun_late, blank })
}

impl Line {
    fn parse(line: &str, number: usize) -> Option<Self> {
        let mut words = line.split(' ');
        let word = words.next()?;
        Some(Self {
            number,
            kind: LineKind::named(word)?,
            id: TournamentId(words.next()?.parse().ok()?),
            end: JournalEnd {
                seq: words.next()?.parse().ok()?,
                hash: words.next()?.trim_start_matches('-').to_owned(),
            },
            signature: Signature::from_slice(&bytes(words.next()?).ok()?).ok()?,
        })
    }

    fn check(&self, key: &PublicKey) -> Result<(), usize> {
        let message = self.kind.message(self.id, &self.end);
        key.verify(message, &self.signature).map_err(|_| self.number)
    }
}
