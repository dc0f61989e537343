//! Between the server and its disk: what it writes and syncs, in order (`disk.c`), and the disk as it would be after
//! a power cut anywhere in between.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::kills::Dice;

/// Bytes that a disk writes at once, or not at all.
const SECTOR: usize = 512;

/// The library that stands between; `None` where it cannot be made.
pub fn library(folder: &Path) -> Option<PathBuf> {
    let made = folder.join("disk.so");
    let source = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/trust/disk.c");
    let done = Command::new("cc")
        .args(["-O1", "-shared", "-fPIC", "-o"])
        .arg(&made)
        .args([source, "-ldl", "-lpthread"])
        .status();
    done.is_ok_and(|status| status.success()).then_some(made)
}

/// One thing done to the disk, and how long the notes were then.
pub struct Op {
    kind: u8,
    path: PathBuf,
    offset: usize,
    data: Vec<u8>,
    /// Bytes of notes up to and with it.
    pub end: u64,
}

/// Everything done, in order.
pub fn read_notes(file: &Path) -> Vec<Op> {
    let notes = std::fs::read(file).unwrap_or_default();
    let number = |at: usize| {
        let bytes = notes.get(at..at + 8)?;
        usize::try_from(u64::from_ne_bytes(bytes.try_into().ok()?)).ok()
    };
    let (mut ops, mut at) = (Vec::new(), 0);
    while let (Some(kind), Some(name), Some(offset), Some(length)) =
        (notes.get(at), number(at + 1), number(at + 9), number(at + 17))
    {
        let (from, to) = (at + 25 + name, at + 25 + name + length);
        let (Some(path), Some(data)) = (notes.get(at + 25..from), notes.get(from..to)) else {
            break;
        };
        let path = PathBuf::from(String::from_utf8_lossy(path).into_owned());
        ops.push(Op { kind: *kind, path, offset, data: data.to_vec(), end: to as u64 });
        at = to;
    }
    ops
}

/// What was done to a file and not synced.
#[derive(Clone)]
enum Change {
    Write(usize, Vec<u8>),
    Truncate(usize),
}

#[derive(Clone, Default)]
struct File {
    /// What is on the disk for good.
    kept: Vec<u8>,
    pending: Vec<Change>,
}

impl File {
    fn apply(&mut self, change: &Change) {
        match change {
            Change::Write(at, data) => {
                let end = at + data.len();
                if self.kept.len() < end {
                    self.kept.resize(end, 0);
                }
                self.kept[*at..end].copy_from_slice(data);
            }
            Change::Truncate(length) => self.kept.resize(*length, 0),
        }
    }

    fn sync(&mut self) {
        for change in std::mem::take(&mut self.pending) {
            self.apply(&change);
        }
    }

    /// As a power cut leaves it: what was not synced is there, or not, or in part.
    fn cut(mut self, dice: &mut Dice) -> Vec<u8> {
        for change in std::mem::take(&mut self.pending) {
            match (dice.below(3), &change) {
                (0, _) => {}
                (1, Change::Write(at, data)) => {
                    for (n, sector) in data.chunks(SECTOR).enumerate() {
                        if dice.below(2) == 0 {
                            self.apply(&Change::Write(at + n * SECTOR, sector.to_vec()));
                        }
                    }
                }
                _ => self.apply(&change),
            }
        }
        self.kept
    }
}

/// A folder's files, and what is done to them.
#[derive(Clone)]
pub struct Disk(BTreeMap<PathBuf, File>);

impl Disk {
    /// As a folder is now, all of it synced.
    pub fn of(folder: &Path) -> Self {
        let files = std::fs::read_dir(folder).expect("it can be read").filter_map(Result::ok);
        let files = files.filter(|file| file.file_type().is_ok_and(|kind| kind.is_file()));
        let whole = |path: PathBuf| {
            let kept = std::fs::read(&path).expect("it can be read");
            (path, File { kept, pending: Vec::new() })
        };
        // The memory that readers of a database share is made anew.
        let shared = |path: &PathBuf| path.to_string_lossy().ends_with("-shm");
        Self(files.map(|file| file.path()).filter(|path| !shared(path)).map(whole).collect())
    }

    /// One more thing is done to it. Files come, go and change names in order, as journalling file systems have it.
    pub fn takes(&mut self, op: &Op) {
        match op.kind {
            b'W' => self.file(op).pending.push(Change::Write(op.offset, op.data.clone())),
            b'T' => self.file(op).pending.push(Change::Truncate(op.offset)),
            b'S' if !op.path.is_dir() => self.file(op).sync(),
            b'R' => {
                let file = self.0.remove(&op.path).unwrap_or_default();
                let to = PathBuf::from(String::from_utf8_lossy(&op.data).into_owned());
                self.0.insert(to, file);
            }
            b'U' => drop(self.0.remove(&op.path)),
            _ => {}
        }
    }

    fn file(&mut self, op: &Op) -> &mut File {
        self.0.entry(op.path.clone()).or_default()
    }

    /// Writes the disk as a power cut leaves it now into an empty folder.
    pub fn cut_into(&self, folder: &Path, dice: &mut Dice) {
        for (path, file) in &self.0 {
            let name = path.file_name().expect("a file has a name");
            std::fs::write(folder.join(name), file.clone().cut(dice)).expect("it is written");
        }
    }
}
