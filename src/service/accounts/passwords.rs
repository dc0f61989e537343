use std::sync::Arc;
use std::sync::mpsc::{SyncSender, sync_channel};

use argon2::{Algorithm, Argon2, Block, Params, PasswordHash, Version};
use base64::Engine;
use base64::engine::general_purpose::STANDARD_NO_PAD;
use subtle::ConstantTimeEq;

use crate::transaction::fair_queue::FairQueue;

/// In characters.
pub const PASSWORD_LENGTH: usize = 10;

/// Hashes that run at once: each has its own thread and its own 19 MiB.
const THREADS: usize = 2;
/// Jobs that may wait. At about 100 a second, the last waits for a second and a half: enough for a hall that signs in
/// at once.
const QUEUE: usize = 160;

/// Limit for the memory of a stored hash, in blocks of 1 KiB: a forged hash in the database must not exhaust it.
const MOST_BLOCKS: usize = 256 * 1024;

const HASH_LENGTH: usize = 32;
const SALT_LENGTH: usize = 16;

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PasswordError {
    #[error("too many passwords are being checked")]
    Busy,
    /// The stored hash cannot be read, or the machine gives no random numbers.
    #[error("the password cannot be checked")]
    Broken,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fit {
    No,
    Yes,
    /// The password is right, but the hash was made with other costs than today's: hash it again.
    Outdated,
}

enum Job {
    Hash(String, SyncSender<Result<String, PasswordError>>),
    Verify(String, String, SyncSender<Result<Fit, PasswordError>>),
}

/// Hashes passwords by argon2id (19 MiB, 2 passes, 1 lane) on two threads of its own, which reuse their memory: a pool
/// of request threads would keep 19 MiB each.
pub struct Passwords {
    queue: Arc<FairQueue<Job>>,
    /// Checked for unknown names, so that they take as long as known ones.
    dummy: String,
}

impl Passwords {
    /// Starts the threads; they end when this is dropped.
    #[must_use]
    pub fn start() -> Self {
        let queue = Arc::new(FairQueue::new(QUEUE));
        for _ in 0..THREADS {
            let jobs = queue.clone();
            std::thread::spawn(move || work(&jobs));
        }
        let zeros = STANDARD_NO_PAD.encode([0; HASH_LENGTH]);
        let salt = STANDARD_NO_PAD.encode([0; SALT_LENGTH]);
        let dummy = format!("{}{salt}${zeros}", prefix());
        Self { queue, dummy }
    }

    /// A PHC string with its own salt. Blocks until it is done; fails with [`PasswordError::Busy`] if too many wait.
    pub fn hash(&self, password: &str) -> Result<String, PasswordError> {
        let (answer, waiting) = sync_channel(1);
        self.send("", Job::Hash(password.to_owned(), answer));
        waiting.recv().map_err(|_| PasswordError::Broken)?
    }

    /// Checks a password with the costs that the hash names. Without a hash (an unknown name) it takes as long and says
    /// no. Places take turns.
    ///
    /// # Errors
    /// [`PasswordError::Busy`] if too many wait already; [`PasswordError::Broken`] if the hash cannot be read.
    pub fn verify(
        &self,
        place: &str,
        password: &str,
        hash: Option<&str>,
    ) -> Result<Fit, PasswordError> {
        let (answer, waiting) = sync_channel(1);
        let against = hash.unwrap_or(&self.dummy).to_owned();
        self.send(place, Job::Verify(password.to_owned(), against, answer));
        let fit = waiting.recv().map_err(|_| PasswordError::Broken)??;
        Ok(if hash.is_some() { fit } else { Fit::No })
    }

    /// A job that is displaced from the queue is answered as busy.
    fn send(&self, place: &str, job: Job) {
        match self.queue.push(place, job) {
            Some(Job::Hash(_, answer)) => {
                let _ = answer.send(Err(PasswordError::Busy));
            }
            Some(Job::Verify(_, _, answer)) => {
                let _ = answer.send(Err(PasswordError::Busy));
            }
            None => {}
        }
    }
}

impl Drop for Passwords {
    fn drop(&mut self) {
        self.queue.close();
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

fn work(jobs: &FairQueue<Job>) {
    let mut memory = vec![Block::new(); Params::DEFAULT.block_count()];
    while let Some(job) = jobs.next() {
        match job {
            Job::Hash(password, answer) => {
                let _ = answer.send(hash(&password, &mut memory));
            }
            Job::Verify(password, against, answer) => {
                let _ = answer.send(verify(&password, &against, &mut memory));
            }
        }
    }
}

fn hash(password: &str, memory: &mut [Block]) -> Result<String, PasswordError> {
    let mut salt = [0; SALT_LENGTH];
    getrandom::fill(&mut salt).map_err(|_| PasswordError::Broken)?;
    let mut hash = [0; HASH_LENGTH];
    Argon2::new(Algorithm::Argon2id, Version::V0x13, Params::DEFAULT)
        .hash_password_into_with_memory(password.as_bytes(), &salt, &mut hash, memory)
        .map_err(|_| PasswordError::Broken)?;
    let (salt, hash) = (STANDARD_NO_PAD.encode(salt), STANDARD_NO_PAD.encode(hash));
    Ok(format!("{}{salt}${hash}", prefix()))
}

fn verify(password: &str, against: &str, memory: &mut [Block]) -> Result<Fit, PasswordError> {
    let stored = PasswordHash::new(against).map_err(|_| PasswordError::Broken)?;
    let argon2 = hasher(&stored).ok_or(PasswordError::Broken)?;
    let (salt, expected) = stored.salt.zip(stored.hash).ok_or(PasswordError::Broken)?;
    let mut found = vec![0; expected.len()];
    let password = password.as_bytes();
    let (salt, blocks) = (salt.as_ref(), argon2.params().block_count());
    if blocks > MOST_BLOCKS {
        return Err(PasswordError::Broken);
    }
    let done = match memory.get_mut(..blocks) {
        Some(memory) => argon2.hash_password_into_with_memory(password, salt, &mut found, memory),
        None => argon2.hash_password_into(password, salt, &mut found),
    };
    done.map_err(|_| PasswordError::Broken)?;
    Ok(match bool::from(found.ct_eq(expected.as_bytes())) {
        false => Fit::No,
        true if against.starts_with(&prefix()) => Fit::Yes,
        true => Fit::Outdated,
    })
}

fn hasher(stored: &PasswordHash) -> Option<Argon2<'static>> {
    let algorithm = Algorithm::try_from(stored.algorithm.as_str()).ok()?;
    let version = stored.version.map_or(Ok(Version::V0x13), Version::try_from).ok()?;
    Some(Argon2::new(algorithm, version, Params::try_from(stored).ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_fits_its_own_hash_only() {
        let passwords = Passwords::start();
        let hash = passwords.hash("correct horse").unwrap();
        assert!(hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"));
        assert_eq!(passwords.verify("here", "correct horse", Some(&hash)), Ok(Fit::Yes));
        assert_eq!(passwords.verify("here", "wrong horse", Some(&hash)), Ok(Fit::No));
        assert_eq!(passwords.verify("here", "correct horse", None), Ok(Fit::No));
        assert_ne!(passwords.hash("correct horse").unwrap(), hash, "each hash has its own salt");
    }

    /// Hashes made with half and with twice the memory of today's default still verify.
    #[test]
    fn a_hash_made_with_other_costs_still_fits_and_is_due_for_another() {
        let passwords = Passwords::start();
        for kib in [Params::DEFAULT_M_COST / 2, Params::DEFAULT_M_COST * 2] {
            let params = Params::new(kib, 1, 1, Some(HASH_LENGTH)).unwrap();
            let argon2 = Argon2::new(Algorithm::Argon2id, Version::V0x13, params);
            let (salt, mut out) = ([7; SALT_LENGTH], [0; HASH_LENGTH]);
            argon2.hash_password_into(b"correct horse", &salt, &mut out).unwrap();
            let (salt, out) = (STANDARD_NO_PAD.encode(salt), STANDARD_NO_PAD.encode(out));
            let hash = format!("$argon2id$v=19$m={kib},t=1,p=1${salt}${out}");
            assert_eq!(
                passwords.verify("here", "correct horse", Some(&hash)),
                Ok(Fit::Outdated),
                "{kib}"
            );
            assert_eq!(passwords.verify("here", "wrong horse", Some(&hash)), Ok(Fit::No), "{kib}");
        }
    }

    #[test]
    fn a_foreign_or_greedy_hash_is_an_error_not_a_yes() {
        let passwords = Passwords::start();
        let greedy =
            format!("$argon2id$v=19$m=4000000,t=2,p=1${}${}", "A".repeat(22), "A".repeat(43));
        for hash in ["", "$2b$12$abc", "$argon2id$v=19$m=19456,t=2,p=1$AAAA", &greedy] {
            assert_eq!(
                passwords.verify("here", "x", Some(hash)),
                Err(PasswordError::Broken),
                "{hash}"
            );
        }
    }
}
