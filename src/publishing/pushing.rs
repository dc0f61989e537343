//! Web Push messages: encrypted for a browser (RFC 8291, RFC 8188), signed by this server (RFC 8292).

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use chrono::{DateTime, TimeDelta, Utc};
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::hkdf::{HKDF_SHA256, KeyType, Prk, Salt};
use ring::rand::{SecureRandom, SystemRandom};
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair};
use serde_json::json;

use store::Browser;

/// The record size in the header of a message; push services accept no more.
const RECORD: u32 = 4096;

/// The longest message: with header, padding and tag it is one record.
pub const MOST_BYTES: usize = 3000;

/// In seconds, for a browser that is off: a round is over by then.
const KEPT: u32 = 4 * 60 * 60;

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PushError {
    /// The browser's keys are invalid.
    #[error("the browser's keys are not usable")]
    Keys,
    #[error("the message is too long")]
    TooLong,
    /// This server's key is invalid, or there are no random numbers.
    #[error("this server's key is not usable")]
    Own,
}

/// The VAPID key of this server (RFC 8292).
pub struct PushKey {
    pair: EcdsaKeyPair,
    random: SystemRandom,
    contact: String,
}

impl PushKey {
    /// A new key pair, in PKCS#8 and base64.
    pub fn generate() -> Result<String, PushError> {
        let random = SystemRandom::new();
        let made = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &random);
        Ok(URL_SAFE_NO_PAD.encode(made.map_err(|_| PushError::Own)?))
    }

    /// From the stored key pair; `contact`, `mailto:` or `https:`, is for the operator of the push service.
    pub fn new(kept: &str, contact: &str) -> Result<Self, PushError> {
        let random = SystemRandom::new();
        let bytes = URL_SAFE_NO_PAD.decode(kept).map_err(|_| PushError::Own)?;
        let pair = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &bytes, &random);
        let pair = pair.map_err(|_| PushError::Own)?;
        Ok(Self { pair, random, contact: contact.to_owned() })
    }

    /// The public key that browsers need to subscribe.
    pub fn public(&self) -> String {
        URL_SAFE_NO_PAD.encode(self.pair.public_key())
    }

    /// The HTTP headers of a message to that endpoint.
    pub fn headers(
        &self,
        endpoint: &str,
        now: DateTime<Utc>,
    ) -> Result<Vec<(&'static str, String)>, PushError> {
        let until = (now + TimeDelta::hours(12)).timestamp();
        let claims = json!({ "aud": origin_of(endpoint), "exp": until, "sub": self.contact });
        let part = |value: serde_json::Value| URL_SAFE_NO_PAD.encode(value.to_string());
        let head = part(json!({ "typ": "JWT", "alg": "ES256" }));
        let said = format!("{head}.{}", part(claims));
        let sign = self.pair.sign(&self.random, said.as_bytes()).map_err(|_| PushError::Own)?;
        let token = format!("{said}.{}", URL_SAFE_NO_PAD.encode(sign));
        Ok(vec![
            ("authorization", format!("vapid t={token}, k={}", self.public())),
            ("content-encoding", "aes128gcm".to_owned()),
            ("content-type", "application/octet-stream".to_owned()),
            ("ttl", KEPT.to_string()),
            ("urgency", "high".to_owned()),
        ])
    }
}

/// `https://push.example` of an endpoint there.
fn origin_of(endpoint: &str) -> &str {
    let host = endpoint.find("://").map_or(0, |at| at + 3);
    let end = endpoint[host..].find('/').map_or(endpoint.len(), |at| host + at);
    &endpoint[..end]
}

/// Whether the keys of a subscription are valid.
#[must_use]
pub fn are_keys(browser: &Browser) -> bool {
    keys_of(browser).is_ok()
}

/// The browser's public key, a point of P-256, and its secret.
fn keys_of(browser: &Browser) -> Result<(Vec<u8>, Vec<u8>), PushError> {
    let bytes = |text: &str| {
        URL_SAFE_NO_PAD.decode(text.trim_end_matches('=')).map_err(|_| PushError::Keys)
    };
    let (key, secret) = (bytes(&browser.key)?, bytes(&browser.secret)?);
    let right = key.len() == 65 && key[0] == 4 && secret.len() == 16;
    if right { Ok((key, secret)) } else { Err(PushError::Keys) }
}

pub fn seal(browser: &Browser, message: &[u8]) -> Result<Vec<u8>, PushError> {
    let (theirs, secret) = keys_of(browser)?;
    let random = SystemRandom::new();
    let mut salt = [0; 16];
    random.fill(&mut salt).map_err(|_| PushError::Own)?;
    let own = EphemeralPrivateKey::generate(&ECDH_P256, &random).map_err(|_| PushError::Own)?;
    let public = own.compute_public_key().map_err(|_| PushError::Own)?;
    let peer = UnparsedPublicKey::new(&ECDH_P256, theirs.clone());
    let shared = agree_ephemeral(own, &peer, <[u8]>::to_vec).map_err(|_| PushError::Keys)?;
    sealed(
        &Parties { theirs: &theirs, secret: &secret, ours: public.as_ref() },
        &shared,
        salt,
        message,
    )
}

/// `theirs` and `ours` are public keys, `secret` is the browser's.
struct Parties<'a> {
    theirs: &'a [u8],
    secret: &'a [u8],
    ours: &'a [u8],
}

/// The output length of a key derivation.
struct Bytes(usize);

impl KeyType for Bytes {
    fn len(&self) -> usize {
        self.0
    }
}

fn derived(key: &Prk, info: &[&[u8]], bytes: usize) -> Result<Vec<u8>, PushError> {
    let mut out = vec![0; bytes];
    let made = key.expand(info, Bytes(bytes)).and_then(|made| made.fill(&mut out));
    made.map(|()| out).map_err(|_| PushError::Own)
}

fn sealed(
    parties: &Parties<'_>,
    shared: &[u8],
    salt: [u8; 16],
    message: &[u8],
) -> Result<Vec<u8>, PushError> {
    if message.len() > MOST_BYTES {
        return Err(PushError::TooLong);
    }
    let both: [&[u8]; 3] = [b"WebPush: info\0", parties.theirs, parties.ours];
    let agreed = derived(&Salt::new(HKDF_SHA256, parties.secret).extract(shared), &both, 32)?;
    let of_message = Salt::new(HKDF_SHA256, &salt).extract(&agreed);
    let key = derived(&of_message, &[b"Content-Encoding: aes128gcm\0"], 16)?;
    let nonce = derived(&of_message, &[b"Content-Encoding: nonce\0"], 12)?;
    let key = UnboundKey::new(&AES_128_GCM, &key).map_err(|_| PushError::Own)?;
    let nonce = Nonce::try_assume_unique_for_key(&nonce).map_err(|_| PushError::Own)?;
    // RFC 8188: the last record ends with the delimiter 2.
    let mut body = [message, &[2]].concat();
    let seal = LessSafeKey::new(key).seal_in_place_append_tag(nonce, Aad::empty(), &mut body);
    seal.map_err(|_| PushError::Own)?;
    let length = u8::try_from(parties.ours.len()).map_err(|_| PushError::Own)?;
    Ok([&salt[..], &RECORD.to_be_bytes(), &[length], parties.ours, &body].concat())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bytes(text: &str) -> Vec<u8> {
        URL_SAFE_NO_PAD.decode(text).unwrap()
    }

    #[test]
    fn a_message_is_sealed_as_the_standard_has_it() {
        let theirs = bytes(concat!(
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIA",
            "iw4"
        ));
        let ours = bytes(concat!(
            "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl",
            "7A8"
        ));
        let secret = bytes("BTBZMqHH6r4Tts7J_aSIgg");
        let shared = bytes("kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs");
        let salt: [u8; 16] = bytes("DGv6ra1nlYgDCS1FRnbzlw").try_into().unwrap();
        let parties = Parties { theirs: &theirs, secret: &secret, ours: &ours };
        let message = b"When I grow up, I want to be a watermelon";
        let expected = concat!(
            "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml",
            "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT",
            "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
        );
        assert_eq!(sealed(&parties, &shared, salt, message).unwrap(), bytes(expected));
        let long = vec![0; MOST_BYTES + 1];
        assert_eq!(sealed(&parties, &shared, salt, &long), Err(PushError::TooLong));
    }

    #[test]
    fn keys_that_no_browser_has_are_refused() {
        let browser = |key: &str, secret: &str| Browser {
            endpoint: String::new(),
            key: key.to_owned(),
            secret: secret.to_owned(),
        };
        let of = |bytes: Vec<u8>| URL_SAFE_NO_PAD.encode(bytes);
        let no_point = of([vec![4], vec![9; 64]].concat());
        for wrong in ["", "x", &of(vec![4; 64])] {
            assert!(!are_keys(&browser(wrong, &of(vec![1; 16]))));
        }
        assert!(!are_keys(&browser(&no_point, "")));
        let off_the_curve = browser(&no_point, &of(vec![1; 16]));
        assert_eq!(seal(&off_the_curve, b"x"), Err(PushError::Keys));
    }

    #[test]
    fn a_server_is_known_by_a_key_that_stays() {
        let kept = PushKey::generate().unwrap();
        let [one, same] = [(), ()].map(|()| PushKey::new(&kept, "mailto:a@b.c").unwrap());
        assert_eq!(one.public(), same.public());
        assert_eq!(bytes(&one.public()).len(), 65);
        assert!(PushKey::new("rubbish", "").is_err());
        assert_eq!(origin_of("https://push.example:8443/a/b"), "https://push.example:8443");
        assert_eq!(origin_of("https://push.example"), "https://push.example");
    }
}
