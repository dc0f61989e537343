use std::fmt;
use std::io;
use std::str::FromStr;

use base64::Engine;
use base64::engine::general_purpose::STANDARD_NO_PAD;
use bech32::primitives::decode::CheckedHrpstring;
use ed25519_compact::x25519;
use ring::{aead, hkdf, hmac};

use super::OpenError;
use super::header::{Stanza, decoded};

/// The kind of a stanza that a passphrase opens.
pub(super) const SCRYPT: &str = "scrypt";
const X25519: &str = "X25519";
const X25519_INFO: &[u8] = b"age-encryption.org/v1/X25519";
const SCRYPT_LABEL: &[u8] = b"age-encryption.org/v1/scrypt";

/// What scrypt costs who writes: 2^17 blocks of 1 KiB, 128 MiB for a moment; the least that OWASP names.
const LOG_COST: u8 = 17;
/// What a file may ask of who reads, as `age` has it.
const MOST_LOG_COST: u8 = 22;

/// Why a recipient or an identity cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum KeyError {
    /// Not `age1…`.
    #[error("a recipient is the line that begins with age1 and that age-keygen prints")]
    Recipient,
    /// No `AGE-SECRET-KEY-1…` in it.
    #[error("there is no line in it that begins with AGE-SECRET-KEY-1, as age-keygen writes it")]
    Identity,
    /// Nothing was said.
    #[error("a passphrase of at least 10 characters is needed")]
    Passphrase,
}

/// The key of one file, by chance.
pub(super) struct FileKey([u8; 16]);

impl FileKey {
    pub fn random() -> io::Result<Self> {
        random().map(Self)
    }

    /// A key of the 32 bytes that HKDF-SHA-256 makes of this one.
    pub fn derive(&self, salt: &[u8], info: &[u8]) -> [u8; 32] {
        derive(&self.0, salt, info)
    }

    fn mac(&self) -> hmac::Key {
        hmac::Key::new(hmac::HMAC_SHA256, &self.derive(&[], b"header"))
    }

    /// The seal of a header.
    pub fn seal_of(&self, header: &[u8]) -> impl AsRef<[u8]> {
        hmac::sign(&self.mac(), header)
    }

    /// Whether this is the seal of that header.
    pub fn sealed(&self, header: &[u8], seal: &[u8]) -> bool {
        hmac::verify(&self.mac(), header, seal).is_ok()
    }

    fn wrapped(&self, key: &[u8; 32]) -> Vec<u8> {
        let mut bytes = self.0.to_vec();
        let nonce = aead::Nonce::assume_unique_for_key([0; aead::NONCE_LEN]);
        let sealed = cipher(key).seal_in_place_append_tag(nonce, aead::Aad::empty(), &mut bytes);
        sealed.expect("sixteen bytes are never too many");
        bytes
    }

    fn unwrapped(body: &[u8], key: &[u8; 32]) -> Option<Self> {
        let mut bytes = body.to_vec();
        let nonce = aead::Nonce::assume_unique_for_key([0; aead::NONCE_LEN]);
        let open = cipher(key).open_in_place(nonce, aead::Aad::empty(), &mut bytes).ok()?;
        (&*open).try_into().ok().map(Self)
    }
}

/// ChaCha20-Poly1305 under that key.
pub(super) fn cipher(key: &[u8; 32]) -> aead::LessSafeKey {
    let key = aead::UnboundKey::new(&aead::CHACHA20_POLY1305, key);
    aead::LessSafeKey::new(key.expect("a key of this cipher has 32 bytes"))
}

fn derive(key: &[u8], salt: &[u8], info: &[u8]) -> [u8; 32] {
    let mut made = [0; 32];
    let prk = hkdf::Salt::new(hkdf::HKDF_SHA256, salt).extract(key);
    let info = [info];
    let okm = prk.expand(&info, hkdf::HKDF_SHA256).expect("one block is never too long");
    okm.fill(&mut made).expect("one block was asked for");
    made
}

/// Bytes by chance.
pub(super) fn random<const N: usize>() -> io::Result<[u8; N]> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(io::Error::other)?;
    Ok(bytes)
}

/// Whom a file is closed for: the public half of a key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recipient(x25519::PublicKey);

impl FromStr for Recipient {
    type Err = KeyError;

    fn from_str(text: &str) -> Result<Self, KeyError> {
        let bytes = bech32(text, "age").ok_or(KeyError::Recipient)?;
        let key = x25519::PublicKey::from_slice(&bytes).map_err(|_| KeyError::Recipient)?;
        // A key that makes the same secret of everything opens for anybody.
        key.clear_cofactor().map_err(|_| KeyError::Recipient)?;
        Ok(Self(key))
    }
}

/// The 32 bytes of such a text; none if it was mistyped.
fn bech32(text: &str, prefix: &str) -> Option<Vec<u8>> {
    let read = CheckedHrpstring::new::<bech32::Bech32>(text).ok()?;
    let bytes: Vec<u8> = read.byte_iter().collect();
    (read.hrp().to_lowercase() == prefix && bytes.len() == 32).then_some(bytes)
}

impl Recipient {
    pub(super) fn wrap(&self, key: &FileKey) -> io::Result<Stanza> {
        let secret = x25519::SecretKey::new(random()?);
        let weak = |_| io::Error::other("a recipient's key is weak");
        let share = secret.recover_public_key().map_err(weak)?;
        let shared = self.0.dh(&secret).map_err(weak)?;
        let wrapping = derive(&*shared, &[*share, *self.0].concat(), X25519_INFO);
        let words = vec![X25519.to_owned(), STANDARD_NO_PAD.encode(*share)];
        Ok(Stanza { words, body: key.wrapped(&wrapping) })
    }
}

/// What opens a file that was closed for its recipient; never shown.
#[derive(Clone)]
pub struct Identity {
    secret: x25519::SecretKey,
    public: x25519::PublicKey,
}

impl fmt::Debug for Identity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Identity(…)")
    }
}

impl Identity {
    /// The identities of a file that `age-keygen` wrote: one a line, beside comments.
    ///
    /// # Errors
    /// [`KeyError::Identity`] if a line is none, or there is none.
    pub fn all_of(text: &str) -> Result<Vec<Self>, KeyError> {
        let lines = text.lines().map(str::trim);
        let lines = lines.filter(|line| !line.is_empty() && !line.starts_with('#'));
        let all: Vec<Self> =
            lines.map(Self::one).collect::<Option<_>>().ok_or(KeyError::Identity)?;
        if all.is_empty() { Err(KeyError::Identity) } else { Ok(all) }
    }

    fn one(line: &str) -> Option<Self> {
        let secret = x25519::SecretKey::from_slice(&bech32(line, "age-secret-key-")?).ok()?;
        let public = secret.recover_public_key().ok()?;
        Some(Self { secret, public })
    }

    /// The file's key, if this stanza is for this identity.
    pub(super) fn unwrap(&self, stanza: &Stanza) -> Result<Option<FileKey>, OpenError> {
        let [kind, share] = stanza.words.as_slice() else { return Ok(None) };
        if kind != X25519 {
            return Ok(None);
        }
        let amiss = || OpenError::Header("a key's line is amiss");
        let share: [u8; 32] = decoded(share)?.try_into().map_err(|_| amiss())?;
        let shared = x25519::PublicKey::new(share).dh(&self.secret).map_err(|_| amiss())?;
        let wrapping = derive(&*shared, &[share, *self.public].concat(), X25519_INFO);
        Ok(FileKey::unwrapped(&stanza.body, &wrapping))
    }
}

/// A secret that a person keeps; never shown.
#[derive(Clone)]
pub struct Passphrase(String);

impl fmt::Debug for Passphrase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Passphrase(…)")
    }
}

impl Passphrase {
    /// One to close files by.
    ///
    /// # Errors
    /// [`KeyError::Passphrase`] if it is too short to hold off who tries many.
    pub fn new(text: &str) -> Result<Self, KeyError> {
        if text.chars().count() < 10 { Err(KeyError::Passphrase) } else { Ok(Self::said(text)) }
    }

    /// One to open a file by, whatever it was closed by.
    #[must_use]
    pub fn said(text: &str) -> Self {
        Self(text.to_owned())
    }

    fn wrapping(&self, salt: &[u8], log_cost: u8) -> Result<[u8; 32], OpenError> {
        let amiss = |_| OpenError::Header("its cost is amiss");
        let params = scrypt::Params::new(log_cost, 8, 1).map_err(amiss)?;
        let mut key = [0; 32];
        let salt = [SCRYPT_LABEL, salt].concat();
        let made = scrypt::scrypt(self.0.as_bytes(), &salt, &params, &mut key);
        made.map_err(|_| OpenError::Header("its cost is amiss"))?;
        Ok(key)
    }

    pub(super) fn wrap(&self, key: &FileKey) -> io::Result<Stanza> {
        let salt: [u8; 16] = random()?;
        let wrapping = self.wrapping(&salt, LOG_COST).map_err(io::Error::other)?;
        let words = vec![SCRYPT.to_owned(), STANDARD_NO_PAD.encode(salt), LOG_COST.to_string()];
        Ok(Stanza { words, body: key.wrapped(&wrapping) })
    }

    pub(super) fn unwrap(&self, stanza: &Stanza) -> Result<FileKey, OpenError> {
        let amiss = || OpenError::Header("its passphrase's line is amiss");
        let [_, salt, cost] = stanza.words.as_slice() else { return Err(amiss()) };
        let salt = decoded(salt)?;
        let cost: u8 = cost.parse().map_err(|_| amiss())?;
        if salt.len() != 16 || !(1..=MOST_LOG_COST).contains(&cost) {
            return Err(OpenError::Header("its passphrase costs too much to try"));
        }
        let wrapping = self.wrapping(&salt, cost)?;
        FileKey::unwrapped(&stanza.body, &wrapping).ok_or(OpenError::WrongPassphrase)
    }
}
