//! How backups are encrypted, and opened again.

use std::path::{Path, PathBuf};

use clap::Args;

use crate::store::{
    BackupKey, BackupSeal, Identity, KeyError, Passphrase, Recipient, asks_for_passphrase,
};

use super::data_folder::secret_in;
use super::run::Failure;
use super::secrets::{known_secret, new_secret};

/// How the backup that is made now is encrypted; not at all if nothing is said.
#[derive(Clone, Debug, Args)]
pub(super) struct SealArgs {
    /// Encrypt it for this key, as `age-keygen` prints it; may be repeated
    #[arg(long, value_name = "age1…", value_parser = recipient)]
    recipient: Vec<Recipient>,
    /// Encrypt it by a passphrase, which is asked for, or read from standard input
    #[arg(long, conflicts_with_all = ["recipient", "passphrase_file"])]
    passphrase: bool,
    /// Encrypt it by the passphrase in this file
    #[arg(long, value_name = "FILE", conflicts_with = "recipient")]
    passphrase_file: Option<PathBuf>,
}

impl SealArgs {
    /// What was said, asked for if need be.
    pub(super) fn seal(&self) -> Result<Option<BackupSeal>, Failure> {
        if self.passphrase {
            let passphrase = Passphrase::new(&new_secret("passphrase")?);
            return Ok(Some(BackupSeal::Passphrase(passphrase.map_err(Failure::input)?)));
        }
        seal(&self.recipient, self.passphrase_file.as_deref())
    }
}

/// By these keys, or the passphrase of that file.
pub(super) fn seal(
    recipients: &[Recipient],
    passphrase_file: Option<&Path>,
) -> Result<Option<BackupSeal>, Failure> {
    match passphrase_file {
        Some(file) => {
            let passphrase = Passphrase::new(&secret_in(file)?).map_err(|why| of(file, why))?;
            Ok(Some(BackupSeal::Passphrase(passphrase)))
        }
        None if recipients.is_empty() => Ok(None),
        None => Ok(Some(BackupSeal::Recipients(recipients.to_vec()))),
    }
}

/// A key to encrypt for.
pub(super) fn recipient(text: &str) -> Result<Recipient, KeyError> {
    text.trim().parse()
}

/// What opens an encrypted backup.
#[derive(Clone, Debug, Args)]
pub(super) struct KeyArgs {
    /// File of the key that it was encrypted for, as `age-keygen` writes it
    #[arg(long, value_name = "FILE")]
    identity: Option<PathBuf>,
    /// File of the passphrase that it was encrypted by; asked for if not given
    #[arg(long, value_name = "FILE", conflicts_with = "identity")]
    passphrase_file: Option<PathBuf>,
}

impl KeyArgs {
    /// What was said; a passphrase is asked for if the backup wants one.
    pub(super) fn key(&self, backup: &Path) -> Result<Option<BackupKey>, Failure> {
        match (&self.identity, &self.passphrase_file) {
            (Some(file), _) => {
                let all = Identity::all_of(&secret_in(file)?).map_err(|why| of(file, why))?;
                Ok(Some(BackupKey::Identities(all)))
            }
            (None, Some(file)) => {
                Ok(Some(BackupKey::Passphrase(Passphrase::said(&secret_in(file)?))))
            }
            (None, None) if asks_for_passphrase(backup) => {
                Ok(Some(BackupKey::Passphrase(Passphrase::said(&known_secret("passphrase")?))))
            }
            (None, None) => Ok(None),
        }
    }
}

fn of(file: &Path, why: KeyError) -> Failure {
    Failure::input(format!("{}: {why}", file.display()))
}
