//! Files that only who has the key can read, in the format of age (age-encryption.org/v1, C2SP `age.md`): whoever
//! has lost this program opens them with `age` or `rage`, and what those wrote is opened here.
//!
//! Two ways to close one: for recipients (X25519, `age1…`), so that the machine that writes cannot read, or by a
//! passphrase (scrypt). The primitives are ring's, scrypt's and ed25519-compact's; here are the lines around them.
//! The `age` crate would bring seventy more crates, a second AES and a post-quantum exchange among them.

mod header;
mod keys;
mod payload;

use std::io::{self, BufRead, BufReader, Read, Write};

use header::Header;
use keys::FileKey;

pub use keys::{Identity, KeyError, Passphrase, Recipient};

/// The first line of every such file.
const VERSION: &str = "age-encryption.org/v1\n";

/// How a file is closed.
#[derive(Clone, Debug)]
pub enum BackupSeal {
    /// For whoever has the identity of one of these; at least one.
    Recipients(Vec<Recipient>),
    /// For whoever knows it.
    Passphrase(Passphrase),
}

/// What may open a file.
#[derive(Clone, Debug)]
pub enum BackupKey {
    /// One of these may be the right one.
    Identities(Vec<Identity>),
    /// It was closed by this.
    Passphrase(Passphrase),
}

/// Why a file does not open.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// It was closed by a passphrase, and none was said.
    #[error(
        "it is encrypted by a passphrase; say it by --passphrase-file, or at a terminal by --passphrase"
    )]
    NeedsPassphrase,
    /// It was closed for recipients, and no identity was named.
    #[error("it is encrypted for somebody's key; name the file of that key by --identity")]
    NeedsIdentity,
    /// The passphrase is another.
    #[error("this is not the passphrase that it was encrypted by")]
    WrongPassphrase,
    /// Nobody's key fits.
    #[error("it was encrypted for others: no key of these opens it")]
    WrongIdentity,
    /// Its beginning is not of the format, or of a newer one.
    #[error("it is no encrypted file that this program knows: {0}")]
    Header(&'static str),
    /// A part is missing or was changed.
    #[error("it is cut off or damaged: {0}")]
    Damaged(&'static str),
    /// The system says no.
    #[error(transparent)]
    Io(#[from] io::Error),
}

/// Whether a file that begins so is closed.
pub(super) fn is_sealed(beginning: &[u8]) -> bool {
    beginning.starts_with(VERSION.as_bytes())
}

/// Whether a passphrase opens it.
pub(super) fn by_passphrase(from: &mut impl BufRead) -> bool {
    let header = Header::read(from);
    header.is_ok_and(|header| header.stanzas.iter().any(|stanza| stanza.kind() == keys::SCRYPT))
}

/// Writes what is read, closed; returns what opens it for [`Written::holds`].
pub(super) fn seal(
    with: &BackupSeal,
    from: &mut impl Read,
    to: &mut impl Write,
) -> io::Result<Written> {
    let key = FileKey::random()?;
    let stanzas = match with {
        BackupSeal::Recipients(all) => {
            all.iter().map(|one| one.wrap(&key)).collect::<io::Result<_>>()?
        }
        BackupSeal::Passphrase(passphrase) => vec![passphrase.wrap(&key)?],
    };
    Header { stanzas }.write(&key, to)?;
    let digest = payload::write(&key, from, to)?;
    Ok(Written { key, digest })
}

/// What was closed just now: its key, forgotten when this is dropped, and the digest of what is inside.
pub(super) struct Written {
    key: FileKey,
    digest: payload::Digest,
}

impl Written {
    /// Reads the file again and says whether it holds what was put in.
    pub(super) fn holds(&self, file: impl Read) -> Result<(), OpenError> {
        let mut file = BufReader::new(file);
        Header::read(&mut file)?.check(&self.key)?;
        let found = payload::read(&self.key, &mut file, &mut io::sink())?;
        if found == self.digest { Ok(()) } else { Err(OpenError::Damaged("it reads otherwise")) }
    }
}

/// Writes what is inside a closed file. Nothing that was written may be used unless this succeeds.
pub(super) fn open(
    key: Option<&BackupKey>,
    from: &mut impl BufRead,
    to: &mut impl Write,
) -> Result<(), OpenError> {
    let header = Header::read(from)?;
    let key = file_key(&header, key)?;
    header.check(&key)?;
    payload::read(&key, from, to).map(drop)
}

fn file_key(header: &Header, key: Option<&BackupKey>) -> Result<FileKey, OpenError> {
    let by_passphrase = header.stanzas.iter().find(|stanza| stanza.kind() == keys::SCRYPT);
    match (by_passphrase, key) {
        // "an scrypt stanza, if present, MUST be the only stanza in the header"
        (Some(_), _) if header.stanzas.len() > 1 => {
            Err(OpenError::Header("a passphrase beside other keys"))
        }
        (Some(stanza), Some(BackupKey::Passphrase(passphrase))) => passphrase.unwrap(stanza),
        (Some(_), _) => Err(OpenError::NeedsPassphrase),
        (None, Some(BackupKey::Identities(all))) => all
            .iter()
            .flat_map(|identity| header.stanzas.iter().map(|stanza| identity.unwrap(stanza)))
            .find_map(Result::transpose)
            .ok_or(OpenError::WrongIdentity)?,
        (None, _) => Err(OpenError::NeedsIdentity),
    }
}

#[cfg(test)]
mod tests;
