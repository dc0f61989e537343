//! CRC-32 (ISO 3309) of a backup's bytes, stored in SQLite's user version. It finds a flipped bit before anything is
//! restored; it does not protect against deliberate changes.

use crate::prelude::*;
use crc32fast::Hasher;
use std::fs::OpenOptions;
use std::io::{self, BufReader, Read, Seek, SeekFrom, Write};

/// Offset of the user version, which SQLite itself does not use (<https://www.sqlite.org/fileformat2.html>, 1.3).
const PLACE: usize = 60;

/// The value without a checksum.
const NONE: [u8; 4] = [0; 4];

pub(super) fn stamp(path: &Path) -> io::Result<()> {
    let sum = of(path)?.0;
    write(path, sum)
}

/// True also for a file without a checksum. Removes the checksum from the file.
pub(super) fn verify(path: &Path) -> io::Result<bool> {
    let (sum, said) = of(path)?;
    if said == NONE {
        return Ok(true);
    }
    write(path, NONE)?;
    Ok(said == sum)
}

fn write(path: &Path, sum: [u8; 4]) -> io::Result<()> {
    let mut file = OpenOptions::new().write(true).open(path)?;
    file.seek(SeekFrom::Start(PLACE as u64))?;
    file.write_all(&sum)
}

/// The computed checksum, with the field taken as zero, and the stored one.
fn of(path: &Path) -> io::Result<([u8; 4], [u8; 4])> {
    let mut file = BufReader::new(File::open(path)?);
    let (mut before, mut said) = ([0; PLACE], NONE);
    file.read_exact(&mut before)?;
    file.read_exact(&mut said)?;
    let mut hasher = Hasher::new();
    hasher.update(&before);
    hasher.update(&NONE);
    let mut part = vec![0; 1 << 16];
    loop {
        match file.read(&mut part)? {
            0 => break,
            read => hasher.update(&part[..read]),
        }
    }
    // Zero means no checksum.
    Ok((hasher.finalize().max(1).to_be_bytes(), said))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_bit_that_flips_is_found() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("a.backup");
        let whole: Vec<u8> = (0..200u8).collect();
        let whole = [&whole[..PLACE], &NONE, &whole[PLACE + 4..]].concat();
        std::fs::write(&path, &whole).expect("written");
        assert!(verify(&path).expect("read"), "without a checksum");
        stamp(&path).expect("stamped");
        let stamped = std::fs::read(&path).expect("read");
        assert!(verify(&path).expect("read"));
        assert_eq!(std::fs::read(&path).expect("read"), whole, "as it was");
        for bit in 0..whole.len() * 8 {
            let mut flipped = stamped.clone();
            flipped[bit / 8] ^= 1 << (bit % 8);
            std::fs::write(&path, &flipped).expect("written");
            assert!(!verify(&path).expect("read"), "bit {bit}");
        }
        std::fs::write(&path, &stamped[..40]).expect("written");
        assert!(verify(&path).is_err(), "too short to have one");
    }
}
