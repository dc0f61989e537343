//! A device that makes passkeys and signs with them (W3C Web Authentication, Level 2, §6), and does wrong what it is
//! told to. It shares no code with what is tested.

use ring::digest::{SHA256, digest};
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_ASN1_SIGNING, EcdsaKeyPair, KeyPair};

pub const ORIGIN: &str = "https://go.example";
pub const PRESENT: u8 = 1;
pub const VERIFIED: u8 = 4;
const HAS_CREDENTIAL: u8 = 64;

/// How the device and its browser answer.
#[derive(Clone, Copy)]
pub struct Manner<'a> {
    pub challenge: &'a str,
    pub kind: &'a str,
    pub origin: &'a str,
    pub rp_id: &'a str,
    /// More of what the browser says, `,"crossOrigin":true`.
    pub more: &'a str,
    pub flags: u8,
    pub count: u32,
}

/// As it is right, at [`ORIGIN`]; the kind of question is known by who answers.
pub fn rightly(challenge: &str) -> Manner<'_> {
    let (origin, rp_id) = (ORIGIN, "go.example");
    Manner { challenge, kind: "", origin, rp_id, more: "", flags: PRESENT | VERIFIED, count: 1 }
}

/// A device with one key.
pub struct Device {
    keys: EcdsaKeyPair,
    pub id: Vec<u8>,
}

/// What it answers that has signed.
pub struct Answered {
    pub client_data: Vec<u8>,
    pub data: Vec<u8>,
    pub signature: Vec<u8>,
}

impl Device {
    pub fn new(id: &str) -> Self {
        let chance = SystemRandom::new();
        let algorithm = &ECDSA_P256_SHA256_ASN1_SIGNING;
        let made = EcdsaKeyPair::generate_pkcs8(algorithm, &chance).expect("a key");
        let keys = EcdsaKeyPair::from_pkcs8(algorithm, made.as_ref(), &chance).expect("a key");
        Self { keys, id: id.as_bytes().to_vec() }
    }

    /// Its public key, as COSE.
    pub fn cose(&self) -> Vec<u8> {
        let point = self.keys.public_key().as_ref();
        let (x, y) = (bytes(&point[1..33]), bytes(&point[33..]));
        // {1: 2, 3: -7, -1: 1, -2: x, -3: y}
        [&[0xA5, 1, 2, 3, 0x26, 0x20, 1, 0x21], &*x, &[0x22], &*y].concat()
    }

    /// What it says of itself when it makes the key.
    pub fn making(&self, manner: Manner<'_>) -> Vec<u8> {
        let length = u16::try_from(self.id.len()).expect("a short name").to_be_bytes();
        let flags = manner.flags | HAS_CREDENTIAL;
        [
            head(Manner { flags, ..manner }),
            vec![0; 16],
            length.to_vec(),
            self.id.clone(),
            self.cose(),
        ]
        .concat()
    }

    /// Makes the key: what the browser says, and the device, without attestation.
    pub fn make(&self, manner: Manner<'_>) -> (Vec<u8>, Vec<u8>) {
        let said = client_data("webauthn.create", manner);
        (said, attestation("none", &[0xA0], &self.making(manner)))
    }

    pub fn signature(&self, message: &[u8]) -> Vec<u8> {
        let signed = self.keys.sign(&SystemRandom::new(), message).expect("a signature");
        signed.as_ref().to_vec()
    }

    pub fn sign(&self, manner: Manner<'_>) -> Answered {
        let (client_data, data) = (client_data("webauthn.get", manner), head(manner));
        let signature = self.signature(&with_hash(&data, &client_data));
        Answered { client_data, data, signature }
    }
}

/// What is signed: what the device says, and the hash of what the browser says.
pub fn with_hash(data: &[u8], client_data: &[u8]) -> Vec<u8> {
    [data, digest(&SHA256, client_data).as_ref()].concat()
}

/// What the browser says.
pub fn client_data(kind: &str, manner: Manner<'_>) -> Vec<u8> {
    let Manner { challenge, origin, more, .. } = manner;
    let kind = if manner.kind.is_empty() { kind } else { manner.kind };
    format!(r#"{{"type":"{kind}","challenge":"{challenge}","origin":"{origin}"{more}}}"#).into()
}

/// {"fmt": …, "attStmt": …, "authData": …}
pub fn attestation(format: &str, statement: &[u8], data: &[u8]) -> Vec<u8> {
    let parts = [text("fmt"), text(format), text("attStmt"), statement.to_vec(), text("authData")];
    [vec![0xA3], parts.concat(), bytes(data)].concat()
}

fn head(manner: Manner<'_>) -> Vec<u8> {
    let host = digest(&SHA256, manner.rp_id.as_bytes());
    [host.as_ref(), &[manner.flags], &manner.count.to_be_bytes()].concat()
}

/// Text as CBOR.
pub fn text(words: &str) -> Vec<u8> {
    [length_of(3, words.len()), words.as_bytes().to_vec()].concat()
}

/// Bytes as CBOR.
pub fn bytes(bytes: &[u8]) -> Vec<u8> {
    [length_of(2, bytes.len()), bytes.to_vec()].concat()
}

fn length_of(kind: u8, length: usize) -> Vec<u8> {
    let kind = kind << 5;
    match u16::try_from(length).expect("short").to_be_bytes() {
        [0, short @ 0..24] => vec![kind | short],
        [0, byte] => vec![kind | 24, byte],
        [high, low] => vec![kind | 25, high, low],
    }
}
