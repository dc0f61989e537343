use std::sync::mpsc::{Receiver, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};

use argon2::{Algorithm, Argon2, Block, Params, Version};
use base64::Engine;
use base64::engine::general_purpose::STANDARD_NO_PAD;
use subtle::ConstantTimeEq;

/// The least characters of a password.
pub const PASSWORD_LENGTH: usize = 10;

/// How many hashes run at once: each has its own thread and its own 19 MiB.
const THREADS: usize = 2;
/// How many may wait. At about 100 a second, the last waits for a third of a second or so.
const QUEUE: usize = 32;

const HASH_LENGTH: usize = 32;
const SALT_LENGTH: usize = 16;

/// Why a password was not hashed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PasswordError {
    /// The queue is full.
    #[error("too many passwords are being checked")]
    Busy,
    /// The stored hash is not one of ours, or the machine gives no random numbers.
    #[error("the password cannot be checked")]
    Broken,
}

enum Job {
    Hash(String, SyncSender<Result<String, PasswordError>>),
    Verify(String, String, SyncSender<Result<bool, PasswordError>>),
}

/// Hashes passwords by argon2id (19 MiB, 2 passes, 1 lane) on two threads of its own that keep their memory:
/// hashing on a pool of request threads leaves 19 MiB with each of them for good.
pub struct Passwords {
    queue: SyncSender<Job>,
    /// Checked against for unknown names, so that they take as long as known ones.
    dummy: String,
}

impl Passwords {
    /// Starts the threads; they end when this is dropped.
    #[must_use]
    pub fn start() -> Self {
        let (queue, jobs) = sync_channel(QUEUE);
        let jobs = Arc::new(Mutex::new(jobs));
        for _ in 0..THREADS {
            let jobs = jobs.clone();
            std::thread::spawn(move || work(&jobs));
        }
        let zeros = STANDARD_NO_PAD.encode([0; HASH_LENGTH]);
        let salt = STANDARD_NO_PAD.encode([0; SALT_LENGTH]);
        let dummy = format!("{}{salt}${zeros}", prefix());
        Self { queue, dummy }
    }

    /// The hash of a password as a PHC string, with a salt of its own. Blocks until it is done.
    ///
    /// # Errors
    /// [`PasswordError::Busy`] if too many wait already.
    pub fn hash(&self, password: &str) -> Result<String, PasswordError> {
        let (answer, waiting) = sync_channel(1);
        self.send(Job::Hash(password.to_owned(), answer))?;
        waiting.recv().map_err(|_| PasswordError::Broken)?
    }

    /// Whether a password fits a hash; with no hash (an unknown name) it takes as long and says no.
    ///
    /// # Errors
    /// [`PasswordError::Busy`] if too many wait already; [`PasswordError::Broken`] if the hash cannot be read.
    pub fn verify(&self, password: &str, hash: Option<&str>) -> Result<bool, PasswordError> {
        let (answer, waiting) = sync_channel(1);
        let against = hash.unwrap_or(&self.dummy).to_owned();
        self.send(Job::Verify(password.to_owned(), against, answer))?;
        let fits = waiting.recv().map_err(|_| PasswordError::Broken)??;
        Ok(fits && hash.is_some())
    }

    fn send(&self, job: Job) -> Result<(), PasswordError> {
        self.queue.try_send(job).map_err(|error| match error {
            TrySendError::Full(_) => PasswordError::Busy,
            TrySendError::Disconnected(_) => PasswordError::Broken,
        })
    }
}

fn prefix() -> String {
    format!(
        "$argon2id$v=19$m={},t={},p={}$",
        Params::DEFAULT_M_COST,
        Params::DEFAULT_T_COST,
        Params::DEFAULT_P_COST
    )
}

fn work(jobs: &Mutex<Receiver<Job>>) {
    let mut memory = vec![Block::new(); Params::DEFAULT.block_count()];
    loop {
        let job = jobs.lock().unwrap_or_else(PoisonError::into_inner).recv();
        // A caller who no longer waits does not need the answer.
        match job {
            Ok(Job::Hash(password, answer)) => {
                let _ = answer.send(hash(&password, &mut memory));
            }
            Ok(Job::Verify(password, against, answer)) => {
                let _ = answer.send(verify(&password, &against, &mut memory));
            }
            Err(_) => return,
        }
    }
}

fn raw(
    password: &str,
    salt: &[u8],
    memory: &mut [Block],
) -> Result<[u8; HASH_LENGTH], PasswordError> {
    let mut out = [0; HASH_LENGTH];
    Argon2::new(Algorithm::Argon2id, Version::V0x13, Params::DEFAULT)
        .hash_password_into_with_memory(password.as_bytes(), salt, &mut out, memory)
        .map_err(|_| PasswordError::Broken)?;
    Ok(out)
}

fn hash(password: &str, memory: &mut [Block]) -> Result<String, PasswordError> {
    let mut salt = [0; SALT_LENGTH];
    getrandom::fill(&mut salt).map_err(|_| PasswordError::Broken)?;
    let hash = raw(password, &salt, memory)?;
    let (salt, hash) = (STANDARD_NO_PAD.encode(salt), STANDARD_NO_PAD.encode(hash));
    Ok(format!("{}{salt}${hash}", prefix()))
}

fn verify(password: &str, against: &str, memory: &mut [Block]) -> Result<bool, PasswordError> {
    let rest = against.strip_prefix(prefix().as_str()).ok_or(PasswordError::Broken)?;
    let (salt, expected) = rest.split_once('$').ok_or(PasswordError::Broken)?;
    let decode = |text| STANDARD_NO_PAD.decode(text).map_err(|_| PasswordError::Broken);
    let (salt, expected) = (decode(salt)?, decode(expected)?);
    Ok(raw(password, &salt, memory)?.ct_eq(expected.as_slice()).into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_fits_its_own_hash_only() {
        let passwords = Passwords::start();
        let hash = passwords.hash("correct horse").unwrap();
        assert!(hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"));
        assert_eq!(passwords.verify("correct horse", Some(&hash)), Ok(true));
        assert_eq!(passwords.verify("wrong horse", Some(&hash)), Ok(false));
        assert_eq!(passwords.verify("correct horse", None), Ok(false));
        assert_ne!(passwords.hash("correct horse").unwrap(), hash, "each hash has its own salt");
    }

    #[test]
    fn a_foreign_hash_is_an_error_not_a_yes() {
        let passwords = Passwords::start();
        assert_eq!(passwords.verify("x", Some("$2b$12$abc")), Err(PasswordError::Broken));
    }
}
