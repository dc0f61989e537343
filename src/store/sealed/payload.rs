//! The content, in chunks that are each sealed with their number and whether they are the last: none can be
//! changed, moved or left out unnoticed.

use std::io::{self, Read, Write};

use ring::aead::{Aad, CHACHA20_POLY1305, LessSafeKey, NONCE_LEN, Nonce};
use sha2::{Digest as _, Sha256};

use super::OpenError;
use super::keys::{FileKey, cipher, random};

const CHUNK: usize = 64 << 10;

/// SHA-256 of what is inside.
pub(super) type Digest = [u8; 32];

/// Closes what is read.
pub(super) fn write(
    key: &FileKey,
    from: &mut impl Read,
    to: &mut impl Write,
) -> io::Result<Digest> {
    let salt: [u8; 16] = random()?;
    to.write_all(&salt)?;
    let mut chunks = Chunks::new(key, &salt);
    let mut digest = Sha256::new();
    let mut next = filled(from, CHUNK)?;
    loop {
        let mut chunk = std::mem::take(&mut next);
        next = filled(from, CHUNK)?;
        digest.update(&chunk);
        let nonce = chunks.nonce(next.is_empty());
        let sealed = chunks.cipher.seal_in_place_append_tag(nonce, Aad::empty(), &mut chunk);
        sealed.map_err(|_| io::Error::other("a chunk cannot be encrypted"))?;
        to.write_all(&chunk)?;
        if next.is_empty() {
            return Ok(digest.finalize().into());
        }
    }
}

/// Opens what is read, as far as it is whole.
pub(super) fn read(
    key: &FileKey,
    from: &mut impl Read,
    to: &mut impl Write,
) -> Result<Digest, OpenError> {
    let sealed = CHUNK + CHACHA20_POLY1305.tag_len();
    let salt = filled(from, 16)?;
    let salt = salt.as_slice().try_into().map_err(|_| OpenError::Damaged("it has no content"))?;
    let mut chunks = Chunks::new(key, salt);
    let mut digest = Sha256::new();
    let mut next = filled(from, sealed)?;
    let mut first = true;
    loop {
        let mut chunk = std::mem::take(&mut next);
        next = filled(from, sealed)?;
        let nonce = chunks.nonce(next.is_empty());
        let opened = chunks.cipher.open_in_place(nonce, Aad::empty(), &mut chunk);
        let opened = opened.map_err(|_| OpenError::Damaged("a part is missing or was changed"))?;
        if opened.is_empty() && !first {
            return Err(OpenError::Damaged("an empty part was added"));
        }
        digest.update(&*opened);
        to.write_all(opened)?;
        if next.is_empty() {
            return Ok(digest.finalize().into());
        }
        first = false;
    }
}

struct Chunks {
    cipher: LessSafeKey,
    number: u64,
}

impl Chunks {
    fn new(key: &FileKey, salt: &[u8; 16]) -> Self {
        Self { cipher: cipher(&key.derive(salt, b"payload")), number: 0 }
    }

    /// The number in eleven bytes, then whether it is the last.
    fn nonce(&mut self, last: bool) -> Nonce {
        let mut bytes = [0; NONCE_LEN];
        bytes[3..11].copy_from_slice(&self.number.to_be_bytes());
        bytes[11] = u8::from(last);
        self.number += 1;
        Nonce::assume_unique_for_key(bytes)
    }
}

/// So many bytes, or as many as there are.
fn filled(from: &mut impl Read, most: usize) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::with_capacity(most + CHACHA20_POLY1305.tag_len());
    from.take(most as u64).read_to_end(&mut bytes)?;
    Ok(bytes)
}
