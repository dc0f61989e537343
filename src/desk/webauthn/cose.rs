//! Public keys as devices write them: COSE (RFC 9052 and 9053, RFC 8230 for RSA), as L2 §5.8.5 narrows it.

use cbor4ii::core::Value;
use cbor4ii::core::dec::{Decode, Read, Reference};
use cbor4ii::core::utils::SliceReader;
use ring::signature::{
    ECDSA_P256_SHA256_ASN1, ED25519, RSA_PKCS1_2048_8192_SHA256, RsaPublicKeyComponents,
    UnparsedPublicKey,
};

const EDDSA: i32 = -8;
const ES256: i32 = -7;
const RS256: i32 = -257;

/// What is asked for, the best first: EdDSA, ES256, RS256.
pub const ALGORITHMS: [i32; 3] = [EDDSA, ES256, RS256];

// Labels of a key's members, and what stands there.
const KIND: i128 = 1;
const ALGORITHM: i128 = 3;
const CURVE: i128 = -1;
const X: i128 = -2;
const Y: i128 = -3;
const MODULUS: i128 = -1;
const EXPONENT: i128 = -2;
const OCTET_KEY_PAIR: i128 = 1;
const TWO_COORDINATES: i128 = 2;
const RSA: i128 = 3;
const P_256: i128 = 1;
const CURVE_25519: i128 = 6;

/// The first value of CBOR, and what follows it.
pub(super) fn value(bytes: &[u8]) -> Option<(Value, &[u8])> {
    let mut reader = SliceReader::new(bytes);
    let value = Value::decode(&mut reader).ok()?;
    match reader.fill(usize::MAX) {
        Ok(Reference::Long(rest)) => Some((value, rest)),
        _ => None,
    }
}

/// The one member of that name.
pub(super) fn member<'a>(map: &'a Value, name: &Value) -> Option<&'a Value> {
    let Value::Map(members) = map else { return None };
    let mut found = members.iter().filter(|(known, _)| known == name);
    found.next().filter(|_| found.next().is_none()).map(|(_, value)| value)
}

#[derive(Debug, PartialEq, Eq)]
pub(super) enum PublicKey {
    /// A point of P-256, uncompressed.
    Es256([u8; 65]),
    Ed25519([u8; 32]),
    Rs256 {
        modulus: Vec<u8>,
        exponent: Vec<u8>,
    },
}

impl PublicKey {
    /// A key of one of [`ALGORITHMS`].
    pub fn of(bytes: &[u8]) -> Option<Self> {
        let (map, rest) = value(bytes)?;
        let number = |label| match member(&map, &Value::Integer(label)) {
            Some(Value::Integer(number)) => Some(*number),
            _ => None,
        };
        let part = |label| match member(&map, &Value::Integer(label)) {
            Some(Value::Bytes(bytes)) => Some(bytes.clone()),
            _ => None,
        };
        let algorithm = i32::try_from(number(ALGORITHM)?).ok()?;
        let key = match (number(KIND)?, algorithm) {
            (TWO_COORDINATES, ES256) if number(CURVE) == Some(P_256) => {
                let (x, y) = (part(X)?, part(Y)?);
                let even = x.len() == 32 && y.len() == 32;
                Self::Es256([&[4], &*x, &*y].concat().try_into().ok().filter(|_| even)?)
            }
            (OCTET_KEY_PAIR, EDDSA) if number(CURVE) == Some(CURVE_25519) => {
                Self::Ed25519(part(X)?.try_into().ok()?)
            }
            (RSA, RS256) => Self::Rs256 { modulus: part(MODULUS)?, exponent: part(EXPONENT)? },
            _ => return None,
        };
        rest.is_empty().then_some(key)
    }

    /// Whether that is its signature.
    pub fn verifies(&self, message: &[u8], signature: &[u8]) -> bool {
        let verified = match self {
            Self::Es256(point) => {
                UnparsedPublicKey::new(&ECDSA_P256_SHA256_ASN1, point).verify(message, signature)
            }
            Self::Ed25519(key) => UnparsedPublicKey::new(&ED25519, key).verify(message, signature),
            Self::Rs256 { modulus, exponent } => {
                // Without the zero that some devices put in front.
                let n = modulus.as_slice().strip_prefix(&[0]).unwrap_or(modulus);
                RsaPublicKeyComponents { n, e: exponent.as_slice() }.verify(
                    &RSA_PKCS1_2048_8192_SHA256,
                    message,
                    signature,
                )
            }
        };
        verified.is_ok()
    }

    /// Whether a "packed" statement without certificates holds: it is signed by this very key (L2 §8.2).
    pub fn signed_for_itself(&self, said: &Value, message: &[u8]) -> bool {
        let part = |name: &str| member(said, &Value::Text(name.to_owned()));
        let same = part("alg") == Some(&Value::Integer(self.algorithm().into()));
        match part("sig") {
            Some(Value::Bytes(signature)) if same && part("x5c").is_none() => {
                self.verifies(message, signature)
            }
            _ => false,
        }
    }

    const fn algorithm(&self) -> i32 {
        match self {
            Self::Es256(_) => ES256,
            Self::Ed25519(_) => EDDSA,
            Self::Rs256 { .. } => RS256,
        }
    }
}
