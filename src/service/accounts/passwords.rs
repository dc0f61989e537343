use crate::prelude::*;
use argon2::{Algorithm, Argon2, Block, Params, PasswordHash, Version};
use base64::Engine;
use base64::engine::general_purpose::STANDARD_NO_PAD;
use std::collections::VecDeque;
use std::sync::mpsc::sync_channel;
use std::sync::{Condvar, MutexGuard};
use subtle::ConstantTimeEq;

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

/// Called with a thread's memory; without any where it is displaced from the queue.
type Job = Box<dyn FnOnce(Option<&mut [Block]>) + Send>;

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
        let password = password.to_owned();
        self.run("", move |memory| hash(&password, memory))
    }

    /// Checks a password with the costs that the hash names. Without a hash (an unknown name) it takes as long and says
    /// no. Places take turns. Fails with [`PasswordError::Busy`] if too many wait already; [`PasswordError::Broken`] if
    /// the hash cannot be read.
    pub fn verify(
        &self,
        place: &str,
        password: &str,
        hash: Option<&str>,
    ) -> Result<Fit, PasswordError> {
        let (password, against) = (password.to_owned(), hash.unwrap_or(&self.dummy).to_owned());
        let fit = self.run(place, move |memory| verify(&password, &against, memory))?;
        Ok(if hash.is_some() { fit } else { Fit::No })
    }

    fn run<T: Send + 'static>(
        &self,
        place: &str,
        work: impl FnOnce(&mut [Block]) -> Result<T, PasswordError> + Send + 'static,
    ) -> Result<T, PasswordError> {
        let (answer, waiting) = sync_channel(1);
        let job = move |memory: Option<&mut [Block]>| {
            let _ = answer.send(memory.map_or(Err(PasswordError::Busy), work));
        };
        if let Some(displaced) = self.queue.push(place, Box::new(job)) {
            displaced(None);
        }
        waiting.recv().map_err(|_| PasswordError::Broken)?
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
        job(Some(&mut memory));
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

/// Passwords tried first by guessers, in lower case: of ten characters or more, and words of eight and nine that common
/// endings lengthen to that. `common-passwords.md` gives the source.
const COMMON: &str = include_str!("common-passwords.txt");

/// Rows of keyboards, and sequences.
const ROWS: [&str; 6] = [
    "abcdefghijklmnopqrstuvwxyz",
    "01234567890123456789",
    "98765432109876543210",
    "qwertyuiopasdfghjklzxcvbnm",
    "qwertzuiopasdfghjklyxcvbnm",
    "azertyuiopqsdfghjklmwxcvbn",
];

/// Words too short for the list that a year or a few digits make long enough, in the languages of the pages.
const WORDS: &str = "\
    password passwort passwd wachtwoord motdepasse kodeord adgangskode secret geheim admin root test \
    guest login welcome willkommen welkom bienvenue velkommen hello hallo bonjour letmein changeme \
    qwerty qwertz azerty spring summer autumn winter sommer herbst frühling zomer lente herfst printemps \
    hiver tengen baduk weiqi igo go arbiter organiser tournament turnier";

/// Whether the password is on the list of the commonest, repeats a few characters, runs along a row, or is little more
/// than the name.
#[must_use]
pub(crate) fn is_common(password: &str, name: &str) -> bool {
    let lower = password.to_lowercase();
    let name = name.to_lowercase();
    let called = name.trim_end_matches(is_filler);
    let rest = if called.chars().count() < 4 { lower.clone() } else { lower.replace(called, "") };
    let bare = lower.trim_matches(is_filler);
    COMMON.lines().any(|common| common == lower || (common == bare && bare.len() >= 8))
        || WORDS.split(' ').any(|word| word == bare)
        || repeats(&lower)
        || ROWS.iter().any(|row| row.contains(&*lower))
        || rest.trim_matches(is_filler).chars().count() <= 4 && rest != lower
        || rest.chars().count() <= 4
}

/// What people put before or behind a word to make it long enough.
fn is_filler(c: char) -> bool {
    c.is_ascii_digit() || c.is_ascii_punctuation()
}

/// A piece of at most four characters, repeated.
fn repeats(password: &str) -> bool {
    let signs: Vec<char> = password.chars().collect();
    (1..=4).any(|piece| signs.iter().zip(signs.iter().skip(piece)).all(|(a, b)| a == b))
}

// A queue that serves places in turn: many requests from one place do not delay those from others.

pub(crate) struct FairQueue<T> {
    waiting: Mutex<Waiting<T>>,
    changed: Condvar,
    most: usize,
}

struct Waiting<T> {
    by_place: HashMap<String, VecDeque<T>>,
    /// Places with waiting items, the next one first.
    turns: VecDeque<String>,
    count: usize,
    closed: bool,
}

impl<T> FairQueue<T> {
    /// `most` is the limit for all places together.
    pub fn new(most: usize) -> Self {
        let (by_place, turns) = (HashMap::new(), VecDeque::new());
        let waiting = Mutex::new(Waiting { by_place, turns, count: 0, closed: false });
        Self { waiting, changed: Condvar::new(), most }
    }

    /// Appends to the place's own queue. If the queue is full, drops and returns the last item of the place with the
    /// most, or `item` if no place has more.
    pub fn push(&self, place: &str, item: T) -> Option<T> {
        let mut waiting = self.lock();
        let mut gone = None;
        if waiting.count >= self.most {
            let own = waiting.by_place.get(place).map_or(0, VecDeque::len);
            match waiting.longest().filter(|(_, length)| *length > own + 1) {
                Some((longest, _)) => gone = waiting.last_of(&longest),
                None => return Some(item),
            }
        }
        waiting.push(place, item);
        drop(waiting);
        self.changed.notify_one();
        gone
    }

    /// The next item, one of each place in turn; blocks. `None` once the queue is closed.
    pub fn next(&self) -> Option<T> {
        let mut waiting = self.lock();
        loop {
            if let Some(item) = waiting.next() {
                return Some(item);
            }
            if waiting.closed {
                return None;
            }
            waiting = self.changed.wait(waiting).unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// Wakes all waiting threads.
    pub fn close(&self) {
        self.lock().closed = true;
        self.changed.notify_all();
    }

    fn lock(&self) -> MutexGuard<'_, Waiting<T>> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<T> Waiting<T> {
    fn push(&mut self, place: &str, item: T) {
        let own = self.by_place.entry(place.to_owned()).or_default();
        if own.is_empty() {
            self.turns.push_back(place.to_owned());
        }
        own.push_back(item);
        self.count += 1;
    }

    fn next(&mut self) -> Option<T> {
        let place = self.turns.pop_front()?;
        let own = self.by_place.get_mut(&place)?;
        let item = own.pop_front();
        if own.is_empty() {
            self.by_place.remove(&place);
        } else {
            self.turns.push_back(place);
        }
        self.count -= usize::from(item.is_some());
        item
    }

    fn longest(&self) -> Option<(String, usize)> {
        let lengths = self.by_place.iter().map(|(place, own)| (place, own.len()));
        lengths.max_by_key(|(_, length)| *length).map(|(place, length)| (place.clone(), length))
    }

    fn last_of(&mut self, place: &str) -> Option<T> {
        let item = self.by_place.get_mut(place)?.pop_back();
        self.count -= usize::from(item.is_some());
        item
    }
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

    #[test]
    fn what_everybody_tries_is_refused_and_sentences_are_not() {
        for common in [
            "password123",
            "Password1234!",
            "1234567890",
            "qwertyuiop",
            "aaaaaaaaaaaa",
            "abcabcabcabc",
            "anna-maria2026",
            "iloveyou123",
            "QWERTZUIOP",
            "4815162342",
            "Christopher!",
            "sunshine2026",
            "1q2w3e4r5t6y",
            "Welcome2026!",
            "Summer2026!",
            "2026passwort",
            "tengen2026!",
            "Anna-Maria123456",
        ] {
            assert!(is_common(common, "Anna-Maria"), "{common}");
        }
        for own in
            ["kaya board, shell stones", "tengen-demo", "correct horse battery", "zq8!vvK2pLm"]
        {
            assert!(!is_common(own, "Anna"), "{own}");
        }
    }

    #[test]
    fn the_list_is_in_lower_case_and_long_enough_to_matter() {
        assert!(COMMON.lines().count() > 5000);
        assert!(COMMON.lines().all(|line| line == line.to_lowercase() && line.len() >= 8));
    }

    fn all(queue: &FairQueue<u32>) -> Vec<u32> {
        queue.close();
        std::iter::from_fn(|| queue.next()).collect()
    }

    #[test]
    fn places_take_turns() {
        let queue = FairQueue::new(100);
        for item in 1..=5 {
            assert_eq!(queue.push("flood", item), None);
        }
        assert_eq!(queue.push("hall", 10), None);
        assert_eq!(queue.push("hall", 11), None);
        assert_eq!(queue.push("home", 20), None);
        assert_eq!(all(&queue), [1, 10, 20, 2, 11, 3, 4, 5]);
    }

    #[test]
    fn who_fills_it_makes_room_for_others() {
        let queue = FairQueue::new(3);
        for item in 1..=3 {
            assert_eq!(queue.push("flood", item), None);
        }
        assert_eq!(queue.push("flood", 4), Some(4), "one's own place is full");
        assert_eq!(queue.push("hall", 10), Some(3));
        assert_eq!(queue.push("home", 20), Some(2));
        assert_eq!(queue.push("fourth", 30), Some(30), "nobody has more than one");
        assert_eq!(all(&queue), [1, 10, 20]);
    }
}
