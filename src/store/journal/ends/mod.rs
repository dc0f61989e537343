//! Where journals end, kept apart from the database and signed by the server.
//!
//! A chain of hashes shows a changed entry, but not that its last five hundred are missing. So after each commit
//! the end of the journal is written to a file beside the database, signed with a key that only the server has. A
//! database that has less than was signed has lost what was acknowledged: its log was deleted, an older file was
//! put in its place, or somebody cut the journal.
//!
//! The file is not forced to the disk: after a pulled plug it may know a little less than the database, never more.
//!
//! Where the key is and no line of the file, though there are journals, nothing can be compared: the file is begun anew
//! by a line that says so, which stays until somebody accepts what is there.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use base16ct::{lower::encode_string as hex, mixed::decode_vec as bytes};
use ed25519_compact::{KeyPair, Seed};

use tournament::TournamentId;

use crate::{JournalEnd, files};

pub(crate) use check::missing;
use line::{LineKind, Read, read};
use seal::record_message;
pub use seal::{RecordSeal, SignedEnd};

mod check;
mod line;
mod seal;

/// The files in the folder of a server.
const HEADS: &str = "journal.heads";
const KEY: &str = "server.key";

/// From this size on the file is written anew when it is opened, with one line a tournament.
const LONG: usize = 1 << 20;

/// Something that was signed and is not there any more.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Lost {
    /// A journal ends earlier, or says something else at that place.
    #[error(
        "entries of the journal of tournament {tournament} are missing that had been acknowledged: it was signed at entry {seq}, and that entry is not there"
    )]
    Entries {
        /// The number of the tournament.
        tournament: i64,
        /// The entry that was signed.
        seq: i64,
    },
    /// The file itself was changed.
    #[error(
        "line {0} of journal.heads is not signed by this server's key: the file or server.key was changed"
    )]
    Line(usize),
}

/// The ends that a server has signed.
pub(crate) struct Heads {
    file: PathBuf,
    key: KeyPair,
    ends: Mutex<BTreeMap<i64, JournalEnd>>,
    /// What the file's reading found wrong.
    wrong: Option<Lost>,
    /// Whether the key was there and no line of the file.
    torn: bool,
    /// Whether the file was begun where there were journals already, which nobody accepted.
    begun_late: AtomicBool,
}

impl Heads {
    /// Those of a folder; the key is made if there is none.
    ///
    /// # Errors
    /// If the files cannot be read or written.
    pub fn open(folder: &Path) -> io::Result<Self> {
        let (key, known) = key(&folder.join(KEY))?;
        let file = folder.join(HEADS);
        files::own(&file)?;
        let text = text_of(&file)?;
        let (found, wrong) = match read(&text, &key.pk) {
            Ok(found) => (found, None),
            Err(line) => (Read::default(), Some(Lost::Line(line))),
        };
        let (torn, begun_late) = (known && found.blank, AtomicBool::new(found.begun_late));
        let heads = Self { file, key, ends: Mutex::new(found.ends), wrong, torn, begun_late };
        // A line that breaks off would spoil the one that is appended to it.
        let breaks_off = text.contains('\0') || !(text.is_empty() || text.ends_with('\n'));
        if (text.len() > LONG || breaks_off) && heads.wrong.is_none() {
            heads.rewrite()?;
        }
        Ok(heads)
    }

    /// What was signed in a folder, with nothing written there: where journals end, none if the key or the file is
    /// missing; else what is wrong with the file.
    ///
    /// # Errors
    /// If the files cannot be read.
    pub fn look(folder: &Path) -> io::Result<Result<BTreeMap<i64, JournalEnd>, Lost>> {
        let (file, of_key) = (folder.join(HEADS), folder.join(KEY));
        if !file.exists() || !of_key.exists() {
            return Ok(Ok(BTreeMap::new()));
        }
        let Some(key) = key_in(&std::fs::read_to_string(of_key)?)? else {
            return Ok(Ok(BTreeMap::new()));
        };
        let found = read(&text_of(&file)?, &key.pk);
        Ok(found.map(|found| found.ends).map_err(Lost::Line))
    }

    /// Whether a folder has such a file.
    pub fn are_in(folder: &Path) -> bool {
        folder.join(HEADS).exists()
    }

    /// What the file's reading found wrong.
    pub fn wrong(&self) -> Option<&Lost> {
        self.wrong.as_ref()
    }

    /// Whether journals were there before this file was, which nobody accepted.
    pub fn begun_late(&self) -> bool {
        self.begun_late.load(Ordering::Relaxed)
    }

    /// Every tournament whose end was signed.
    pub fn all(&self) -> Vec<(TournamentId, JournalEnd)> {
        let ends = self.ends().clone();
        ends.into_iter().map(|(id, end)| (TournamentId(id), end)).collect()
    }

    /// The last end of that tournament's journal that was signed.
    pub fn of(&self, id: TournamentId) -> Option<JournalEnd> {
        self.ends().get(&id.0).cloned()
    }

    /// Notes that these journals go so far, after the commit that says so.
    ///
    /// # Errors
    /// If the file cannot be written; the next entry of the journal goes beyond what was not noted.
    pub fn note(&self, committed: &[Committed]) -> io::Result<()> {
        let mut lines = String::new();
        let mut ends = self.ends();
        for one in committed {
            match one {
                Committed::Entry(id, end) if ends.get(&id.0).is_none_or(|at| at.seq < end.seq) => {
                    ends.insert(id.0, end.clone());
                    self.line(&mut lines, LineKind::End, *id, end);
                }
                Committed::Entry(..) => {}
                Committed::Deleted(id) => {
                    ends.remove(&id.0);
                    self.line(&mut lines, LineKind::Deleted, *id, &JournalEnd::default());
                }
            }
        }
        self.append(&lines)
    }

    /// Notes the ends of journals that nobody has signed yet; if the file had been there before and is not, that too.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn begin(&self, there: Vec<(TournamentId, JournalEnd)>) -> io::Result<()> {
        if self.torn && !there.is_empty() {
            self.begun_late.store(true, Ordering::Relaxed);
            self.rewrite()?;
        }
        let all: Vec<_> = there.into_iter().map(|(id, end)| Committed::Entry(id, end)).collect();
        self.note(&all)
    }

    /// The file.
    pub fn path(&self) -> &Path {
        &self.file
    }

    /// Starts anew from what is there: whatever was signed before is given up.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn accept(&self, there: Vec<(TournamentId, JournalEnd)>) -> io::Result<()> {
        let mut lines = String::new();
        for (id, end) in &there {
            self.line(&mut lines, LineKind::Accepted, *id, end);
        }
        *self.ends() = there.into_iter().map(|(id, end)| (id.0, end)).collect();
        self.replace(&lines)?;
        self.begun_late.store(false, Ordering::Relaxed);
        Ok(())
    }

    /// Signs the end of a journal for a file that leaves the server.
    pub fn sign(&self, id: TournamentId, end: &JournalEnd) -> SignedEnd {
        SignedEnd {
            key: hex(self.key.pk.as_ref()),
            signature: self.signature(&LineKind::End.message(id, end)),
        }
    }

    /// Seals a record of an event for a file that leaves the server.
    pub fn seal(&self, id: TournamentId, digest: &str) -> RecordSeal {
        RecordSeal {
            key: hex(self.key.pk.as_ref()),
            signature: self.signature(&record_message(id, digest)),
        }
    }

    /// The server's public key, in hexadecimal.
    pub fn public_key(&self) -> String {
        hex(self.key.pk.as_ref())
    }

    /// A text that only the holder of this key can make of that one, the same each time.
    pub fn sealed(&self, text: &str) -> String {
        // No line of journal.heads begins so.
        self.signature(&format!("seal {text}"))
    }

    fn ends(&self) -> MutexGuard<'_, BTreeMap<i64, JournalEnd>> {
        self.ends.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn signature(&self, message: &str) -> String {
        hex(self.key.sk.sign(message, None).as_ref())
    }

    fn line(&self, lines: &mut String, kind: LineKind, id: TournamentId, end: &JournalEnd) {
        let message = kind.message(id, end);
        let signature = self.signature(&message);
        let said = message.trim_start_matches("tengen journal ");
        // A string takes everything.
        let _ = writeln!(lines, "{said} {signature}");
    }

    /// Opened for each append: a command beside the server may write too.
    fn append(&self, lines: &str) -> io::Result<()> {
        if lines.is_empty() {
            return Ok(());
        }
        let mut file = std::fs::OpenOptions::new().append(true).create(true).open(&self.file)?;
        let before = file.metadata()?.len();
        // On a full disk half a line may have been written.
        file.write_all(lines.as_bytes()).or_else(|full| file.set_len(before).and(Err(full)))
    }

    fn rewrite(&self) -> io::Result<()> {
        let mut lines = String::new();
        if self.begun_late() {
            self.line(&mut lines, LineKind::Begun, TournamentId(0), &JournalEnd::default());
        }
        for (id, end) in self.all() {
            self.line(&mut lines, LineKind::End, id, &end);
        }
        self.replace(&lines)
    }

    fn replace(&self, lines: &str) -> io::Result<()> {
        let part = self.file.with_extension("part");
        let mut file = files::own(&part)?;
        file.set_len(0)?;
        file.write_all(lines.as_bytes())?;
        files::sync(&part)?;
        files::while_held(|| std::fs::rename(&part, &self.file))?;
        files::sync(&self.file)
    }
}

/// What a transaction did to journals.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Committed {
    /// An entry was appended.
    Entry(TournamentId, JournalEnd),
    /// The tournament was deleted.
    Deleted(TournamentId),
}

/// A file's text; bytes that are no text make a line that nobody signed.
fn text_of(file: &Path) -> io::Result<String> {
    Ok(String::from_utf8_lossy(&std::fs::read(file)?).into_owned())
}

/// The key in a file of its own, and whether it was there; made and forced to the disk if not.
fn key(path: &Path) -> io::Result<(KeyPair, bool)> {
    let mut file = files::own(path)?;
    if let Some(key) = key_in(&std::fs::read_to_string(path)?)? {
        return Ok((key, true));
    }
    let mut seed = [0; 32];
    getrandom::fill(&mut seed).map_err(io::Error::other)?;
    file.write_all(format!("{}\n", hex(&seed)).as_bytes())?;
    files::sync(path)?;
    Ok((KeyPair::from_seed(Seed::new(seed)), false))
}

/// The key that a text holds, if there is any text.
fn key_in(text: &str) -> io::Result<Option<KeyPair>> {
    let invalid = || io::Error::new(io::ErrorKind::InvalidData, "server.key holds no key");
    if text.trim().is_empty() {
        return Ok(None);
    }
    let seed = bytes(text.trim()).map_err(|_| invalid())?;
    Ok(Some(KeyPair::from_seed(Seed::from_slice(&seed).map_err(|_| invalid())?)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn end(seq: i64) -> JournalEnd {
        JournalEnd { seq, hash: format!("{seq:064x}") }
    }

    fn open(folder: &Path) -> Heads {
        Heads::open(folder).expect("it opens")
    }

    #[test]
    fn what_was_noted_is_read_again() {
        let folder = tempfile::tempdir().expect("a folder");
        let (one, two) = (TournamentId(1), TournamentId(2));
        let heads = open(folder.path());
        heads.note(&[Committed::Entry(one, end(1)), Committed::Entry(two, end(1))]).expect("noted");
        heads.note(&[Committed::Entry(one, end(3))]).expect("noted");
        heads.note(&[Committed::Entry(one, end(2)), Committed::Deleted(two)]).expect("noted");
        assert_eq!(open(folder.path()).all(), [(one, end(3))]);
        heads.accept(vec![(one, end(2))]).expect("accepted");
        assert_eq!(open(folder.path()).all(), [(one, end(2))]);
    }

    #[test]
    fn a_line_that_the_key_has_not_signed_is_found_and_one_that_breaks_off_is_not_read() {
        let folder = tempfile::tempdir().expect("a folder");
        open(folder.path()).note(&[Committed::Entry(TournamentId(1), end(5))]).expect("noted");
        let file = folder.path().join(HEADS);
        let text = std::fs::read_to_string(&file).expect("read");
        std::fs::write(&file, format!("{text}end 1 6 abc")).expect("written");
        let again = open(folder.path());
        assert_eq!(again.all(), [(TournamentId(1), end(5))]);
        again.note(&[Committed::Entry(TournamentId(1), end(7))]).expect("noted");
        let after = open(folder.path());
        assert_eq!((after.all(), after.wrong()), (vec![(TournamentId(1), end(7))], None));
        std::fs::write(&file, text.replacen("end 1 5", "end 1 4", 1)).expect("written");
        assert_eq!(open(folder.path()).wrong(), Some(&Lost::Line(1)));
    }

    #[test]
    fn a_signature_is_for_one_end_of_one_tournament() {
        let folder = tempfile::tempdir().expect("a folder");
        let signed = open(folder.path()).sign(TournamentId(1), &end(5));
        assert!(signed.holds(TournamentId(1), &end(5)));
        assert!(!signed.holds(TournamentId(1), &end(4)));
        assert!(!signed.holds(TournamentId(2), &end(5)));
        let other = SignedEnd { key: "00".repeat(32), ..signed };
        assert!(!other.holds(TournamentId(1), &end(5)));
    }

    #[test]
    fn a_file_that_is_gone_or_cut_in_its_first_line_is_said_to_be_until_somebody_accepts_it() {
        let folder = tempfile::tempdir().expect("a folder");
        let (one, file) = (TournamentId(1), folder.path().join(HEADS));
        let there = || vec![(one, end(5))];
        let first = open(folder.path());
        first.begin(there()).expect("noted");
        assert!(!first.begun_late(), "the key is new");
        let text = std::fs::read_to_string(&file).expect("read");
        for torn in ["", &text[..40], "\0\0\0"] {
            std::fs::write(&file, torn).expect("written");
            let heads = open(folder.path());
            heads.begin(there()).expect("noted");
            heads.note(&[Committed::Entry(one, end(6))]).expect("noted");
            assert!(heads.begun_late(), "{torn:?}");
        }
        std::fs::remove_file(&file).expect("removed");
        open(folder.path()).begin(there()).expect("noted");
        let again = open(folder.path());
        assert!(again.begun_late(), "also at the next start");
        again.accept(there()).expect("accepted");
        let after = open(folder.path());
        assert_eq!((after.begun_late(), after.wrong()), (false, None));
    }
}
