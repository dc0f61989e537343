//! Where journals end, kept apart from the database and signed by the server.
//!
//! A chain of hashes shows a changed entry, but not that its last five hundred are missing. So after each commit the
//! end of the journal is written to a file next to the database, signed with a key that only the server has. A database
//! that has less than was signed has lost acknowledged data: its log was deleted, an older file was put in its place,
//! or somebody cut the journal.
//!
//! The file is not forced to the disk: after a power failure it may know a little less than the database, never more.
//!
//! If the key exists but the file has no line, though there are journals, nothing can be compared: the file starts
//! again with a line that says so, until somebody accepts the database as it is.

use crate::prelude::*;
use crate::{JournalEnd, Store, files, schema::journal};
use base16ct::lower::encode_string as hex;
use base16ct::mixed::decode_vec as bytes;
use ed25519_compact::{KeyPair, PublicKey, Seed, Signature};
use std::io::{self, Write};
use std::sync::atomic::{self, AtomicBool};
use std::sync::{Mutex, MutexGuard};

const HEADS: &str = "journal.heads";
const KEY: &str = "server.key";

/// From this size on the file is compacted when it is opened, to one line a tournament.
const LONG: usize = 1 << 20;

/// Something that was signed and is gone.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Lost {
    /// A journal ends earlier, or has another entry at that number.
    #[error(
        "entries of the journal of tournament {tournament} are missing that had been acknowledged: it was signed at entry {seq}, and that entry is not there"
    )]
    Entries { tournament: i64, seq: i64 },
    /// The file itself was changed.
    #[error(
        "line {0} of journal.heads is not signed by this server's key: the file or server.key was changed"
    )]
    Line(usize),
}

/// What a transaction did to a journal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Committed {
    Entry(TournamentId, JournalEnd),
    Deleted(TournamentId),
}

go::named! {
    /// What a line of the file says of a journal.
    pub enum LineKind {
        /// It has at least this entry.
        End = "end",
        /// Somebody accepted that it ends here.
        Accepted = "accepted",
        Deleted = "deleted",
        /// The file was started where there were journals already: earlier signatures are lost.
        Begun = "begun",
    }
}

impl LineKind {
    fn message(self, id: TournamentId, end: &JournalEnd) -> String {
        let hash = if end.hash.is_empty() { "-" } else { &end.hash };
        format!("tengen journal {} {} {} {hash}", self.name(), id.0, end.seq)
    }
}

struct Line {
    number: usize,
    kind: LineKind,
    id: TournamentId,
    end: JournalEnd,
    signature: Signature,
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

/// The ends of journals.
pub(crate) type Ends = BTreeMap<TournamentId, JournalEnd>;

/// The content of the file.
#[derive(Debug, Default)]
struct Read {
    ends: Ends,
    /// Whether it was started where there were journals already.
    begun_late: bool,
    /// Whether it has no complete line.
    blank: bool,
}

/// Reads the file; fails with the number of the first line in force that the key has not signed. Ignored are an
/// incomplete last line and zeros of the disk, both from a power failure. Lines that a later one supersedes are not
/// checked: a day leaves ten thousand.
fn read(text: &str, key: &PublicKey) -> Result<Read, usize> {
    let mut last: BTreeMap<TournamentId, Line> = BTreeMap::new();
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
        let id = line.id;
        if line.kind != LineKind::End {
            line.check(key)?;
        }
        match line.kind {
            LineKind::End if last.get(&id).is_some_and(|known| known.end.seq >= line.end.seq) => {}
            LineKind::End | LineKind::Accepted => drop(last.insert(id, line)),
            LineKind::Deleted => drop(last.remove(&id)),
            LineKind::Begun => begun_late = true,
        }
    }
    let checked = |(id, line): (TournamentId, Line)| line.check(key).map(|()| (id, line.end));
    let ends = last.into_iter().map(checked).collect::<Result<_, _>>()?;
    Ok(Read { ends, begun_late, blank })
}

/// The ends that a server has signed.
pub(crate) struct Heads {
    file: PathBuf,
    key: KeyPair,
    ends: Mutex<Ends>,
    /// Fault found when the file was read.
    wrong: Option<Lost>,
    /// Whether the key existed but no line of the file.
    torn: bool,
    /// Whether journals are older than this file, which was not accepted yet.
    begun_late: AtomicBool,
}

impl Heads {
    /// Makes the key if there is none.
    fn open(folder: &Path) -> io::Result<Self> {
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
        // An incomplete line would spoil the one appended to it.
        let breaks_off = text.contains('\0') || !(text.is_empty() || text.ends_with('\n'));
        if (text.len() > LONG || breaks_off) && heads.wrong.is_none() {
            heads.rewrite()?;
        }
        Ok(heads)
    }

    /// The signed ends in a folder, or the fault of the file; nothing is written. Empty if the key or the file is
    /// missing.
    pub fn look(folder: &Path) -> io::Result<Result<Ends, Lost>> {
        let (file, of_key) = (folder.join(HEADS), folder.join(KEY));
        if !file.exists() || !of_key.exists() {
            return Ok(Ok(Ends::new()));
        }
        let Some(key) = key_in(&std::fs::read_to_string(of_key)?)? else {
            return Ok(Ok(Ends::new()));
        };
        let found = read(&text_of(&file)?, &key.pk);
        Ok(found.map(|found| found.ends).map_err(Lost::Line))
    }

    fn begun_late(&self) -> bool {
        self.begun_late.load(atomic::Ordering::Relaxed)
    }

    pub fn all(&self) -> Ends {
        self.ends().clone()
    }

    /// Signs the new ends of journals, after their commit. If the file cannot be written, the next entry's line
    /// supersedes the missing one.
    pub fn note(&self, committed: &[Committed]) -> io::Result<()> {
        let mut lines = String::new();
        let mut ends = self.ends();
        for one in committed {
            match one {
                Committed::Entry(id, end) if ends.get(id).is_none_or(|at| at.seq < end.seq) => {
                    ends.insert(*id, end.clone());
                    lines += &self.line(LineKind::End, *id, end);
                }
                Committed::Entry(..) => {}
                Committed::Deleted(id) => {
                    ends.remove(id);
                    lines += &self.line(LineKind::Deleted, *id, &JournalEnd::default());
                }
            }
        }
        self.append(&lines)
    }

    /// Signs ends of journals that were not signed yet; notes if the file had existed before and does not.
    fn begin(&self, there: Ends) -> io::Result<()> {
        if self.torn && !there.is_empty() {
            self.begun_late.store(true, atomic::Ordering::Relaxed);
            self.rewrite()?;
        }
        let all: Vec<_> = there.into_iter().map(|(id, end)| Committed::Entry(id, end)).collect();
        self.note(&all)
    }

    /// Replaces all signed ends by these.
    fn accept(&self, there: Ends) -> io::Result<()> {
        let line = |(id, end): (&_, &_)| self.line(LineKind::Accepted, *id, end);
        let lines: String = there.iter().map(line).collect();
        *self.ends() = there;
        self.replace(&lines)?;
        self.begun_late.store(false, atomic::Ordering::Relaxed);
        Ok(())
    }

    fn sign(&self, message: &str) -> Signed {
        Signed { key: self.public_key(), signature: self.signature(message) }
    }

    fn public_key(&self) -> String {
        hex(self.key.pk.as_ref())
    }

    fn ends(&self) -> MutexGuard<'_, Ends> {
        self.ends.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn signature(&self, message: &str) -> String {
        hex(self.key.sk.sign(message, None).as_ref())
    }

    fn line(&self, kind: LineKind, id: TournamentId, end: &JournalEnd) -> String {
        let message = kind.message(id, end);
        let said = message.trim_start_matches("tengen journal ");
        format!("{said} {}\n", self.signature(&message))
    }

    /// Opened for each append: a command may write at the same time as the server.
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
        let begun = || self.line(LineKind::Begun, TournamentId(0), &JournalEnd::default());
        let mut lines = if self.begun_late() { begun() } else { String::new() };
        lines.extend(self.all().iter().map(|(id, end)| self.line(LineKind::End, *id, end)));
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

/// Bytes that are no text make a line without a valid signature.
fn text_of(file: &Path) -> io::Result<String> {
    Ok(String::from_utf8_lossy(&std::fs::read(file)?).into_owned())
}

/// The server's key, and whether it existed; made and forced to the disk if not.
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

/// `None` for an empty file.
fn key_in(text: &str) -> io::Result<Option<KeyPair>> {
    let invalid = || io::Error::new(io::ErrorKind::InvalidData, "server.key holds no key");
    if text.trim().is_empty() {
        return Ok(None);
    }
    let seed = bytes(text.trim()).map_err(|_| invalid())?;
    Ok(Some(KeyPair::from_seed(Seed::from_slice(&seed).map_err(|_| invalid())?)))
}

impl Store {
    /// Signs the ends of journals in that folder from now on, and compares what was signed before: if the database has
    /// less, it is read-only.
    pub fn anchored(mut self, folder: &Path) -> Result<Self> {
        let file = |cause| StoreError::File { path: folder.into(), cause };
        let heads = Heads::open(folder).map_err(file)?;
        let lost = match &heads.wrong {
            Some(wrong) => Some(wrong.clone()),
            None => self.read(|tx| missing(tx.connection(), &heads.all()))?,
        };
        if lost.is_none() {
            heads.begin(self.read(Tx::journal_ends)?).map_err(file)?;
        }
        self.heads = Some(heads);
        self.lose(lost);
        Ok(self)
    }

    /// Whether a server keeps ends of journals in that folder.
    #[must_use]
    pub fn keeps_ends(folder: &Path) -> bool {
        folder.join(HEADS).exists()
    }

    /// Acknowledged data known to be lost.
    pub fn lost(&self) -> Option<Lost> {
        self.lost.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Whether the file of ends is newer than journals, though this server had one before: their past cannot be
    /// compared. Until [`accept_loss`](Self::accept_loss).
    pub fn ends_were_missing(&self) -> bool {
        self.heads.as_ref().is_some_and(Heads::begun_late)
    }

    /// Accepts the journals as they are, whatever was signed before; returns their number.
    pub fn accept_loss(&self) -> Result<usize> {
        let Some(heads) = &self.heads else { return Ok(0) };
        let there = self.read(Tx::journal_ends)?;
        let count = there.len();
        let unwritable = |cause| StoreError::File { path: heads.file.clone(), cause };
        heads.accept(there).map_err(unwritable)?;
        self.lose(None);
        Ok(count)
    }

    /// The last signed end of a tournament's journal.
    pub fn signed_end(&self, id: TournamentId) -> Option<JournalEnd> {
        self.heads.as_ref()?.ends().get(&id).cloned()
    }

    /// `None` if the server has no key, as for all signatures.
    pub fn sign_end(&self, id: TournamentId, end: &JournalEnd) -> Option<Signed> {
        Some(self.heads.as_ref()?.sign(&LineKind::End.message(id, end)))
    }

    /// Seals the digest of an event's record.
    pub fn seal_record(&self, id: TournamentId, digest: &str) -> Option<Signed> {
        Some(self.heads.as_ref()?.sign(&record_message(id, digest)))
    }

    /// In hexadecimal.
    pub fn public_key(&self) -> Option<String> {
        self.heads.as_ref().map(Heads::public_key)
    }

    /// The server's signature under any text, the same each time.
    pub fn sealed(&self, text: &str) -> Option<String> {
        // No line of journal.heads begins so.
        Some(self.heads.as_ref()?.signature(&format!("seal {text}")))
    }

    /// Refuses to append to a journal that is shorter than it was.
    pub(super) fn not_behind(
        &self,
        tx: &mut Tx,
        id: TournamentId,
        last: &JournalEnd,
    ) -> Result<()> {
        let Some(signed) = self.signed_end(id) else { return Ok(()) };
        // Another process may have written further entries.
        let there = signed == *last
            || signed.seq < last.seq && tx.journal_hash(id, signed.seq)? == Some(signed.hash);
        if there {
            return Ok(());
        }
        let lost = Lost::Entries { tournament: id.0, seq: signed.seq };
        self.lose(Some(lost.clone()));
        Err(StoreError::Lost(lost))
    }

    fn lose(&self, lost: Option<Lost>) {
        *self.lost.lock().unwrap_or_else(PoisonError::into_inner) = lost;
    }
}

impl Tx {
    fn journal_ends(&mut self) -> Result<Ends> {
        let events = journal::table.select(journal::tournament_id).distinct();
        let events: Vec<i64> = self.all(events.order(journal::tournament_id))?;
        let end = |id| Ok((TournamentId(id), self.last_entry(TournamentId(id))?));
        events.into_iter().map(end).collect()
    }

    /// The last entry of a tournament's journal; number zero if there is none.
    pub fn last_entry(&mut self, id: TournamentId) -> Result<JournalEnd> {
        let last = of_event!(journal, id).order(journal::seq.desc());
        let last: Option<(i64, String)> = self.first(last.select((journal::seq, journal::hash)))?;
        Ok(last.map(|(seq, hash)| JournalEnd { seq, hash }).unwrap_or_default())
    }
}

/// The first of these ends that a database lacks.
pub(crate) fn missing(c: &mut AnyConnection, ends: &Ends) -> Result<Option<Lost>> {
    for (id, end) in ends {
        let there = journal::table.find((id.0, end.seq)).select(journal::hash);
        if end.seq > 0 && there.first::<String>(c).optional()?.as_ref() != Some(&end.hash) {
            return Ok(Some(Lost::Entries { tournament: id.0, seq: end.seq }));
        }
    }
    Ok(None)
}

/// A server's signature.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Signed {
    /// The server's public key: Ed25519, in hexadecimal.
    pub key: String,
    /// In hexadecimal.
    pub signature: String,
}

impl Signed {
    /// Whether it is over `tengen journal end TOURNAMENT COUNT HEAD`.
    pub fn is_of_end(&self, id: TournamentId, end: &JournalEnd) -> bool {
        self.is_over(&LineKind::End.message(id, end)).is_some()
    }

    /// Whether it is over `tengen record TOURNAMENT DIGEST`.
    pub fn is_of_record(&self, id: TournamentId, digest: &str) -> bool {
        self.is_over(&record_message(id, digest)).is_some()
    }

    fn is_over(&self, message: &str) -> Option<()> {
        let key = PublicKey::from_slice(&bytes(&self.key).ok()?).ok()?;
        let signature = Signature::from_slice(&bytes(&self.signature).ok()?).ok()?;
        key.verify(message, &signature).ok()
    }
}

// No line of journal.heads begins so.
fn record_message(id: TournamentId, digest: &str) -> String {
    format!("tengen record {} {digest}", id.0)
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
        assert_eq!(open(folder.path()).all(), Ends::from([(one, end(3))]));
        heads.accept(Ends::from([(one, end(2))])).expect("accepted");
        assert_eq!(open(folder.path()).all(), Ends::from([(one, end(2))]));
    }

    #[test]
    fn a_line_that_the_key_has_not_signed_is_found_and_one_that_breaks_off_is_not_read() {
        let folder = tempfile::tempdir().expect("a folder");
        open(folder.path()).note(&[Committed::Entry(TournamentId(1), end(5))]).expect("noted");
        let file = folder.path().join(HEADS);
        let text = std::fs::read_to_string(&file).expect("read");
        std::fs::write(&file, format!("{text}end 1 6 abc")).expect("written");
        let again = open(folder.path());
        assert_eq!(again.all(), Ends::from([(TournamentId(1), end(5))]));
        again.note(&[Committed::Entry(TournamentId(1), end(7))]).expect("noted");
        let after = open(folder.path());
        assert_eq!((after.all(), after.wrong), (Ends::from([(TournamentId(1), end(7))]), None));
        std::fs::write(&file, text.replacen("end 1 5", "end 1 4", 1)).expect("written");
        assert_eq!(open(folder.path()).wrong, Some(Lost::Line(1)));
    }

    #[test]
    fn a_signature_is_for_one_end_of_one_tournament() {
        let folder = tempfile::tempdir().expect("a folder");
        let signed = open(folder.path()).sign(&LineKind::End.message(TournamentId(1), &end(5)));
        assert!(signed.is_of_end(TournamentId(1), &end(5)));
        assert!(!signed.is_of_end(TournamentId(1), &end(4)));
        assert!(!signed.is_of_end(TournamentId(2), &end(5)));
        let other = Signed { key: "00".repeat(32), ..signed };
        assert!(!other.is_of_end(TournamentId(1), &end(5)));
    }

    #[test]
    fn a_file_that_is_gone_or_cut_in_its_first_line_is_said_to_be_until_somebody_accepts_it() {
        let folder = tempfile::tempdir().expect("a folder");
        let (one, file) = (TournamentId(1), folder.path().join(HEADS));
        let there = || Ends::from([(one, end(5))]);
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
        assert_eq!((after.begun_late(), after.wrong), (false, None));
    }
}
