use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::signature::{Ed25519KeyPair, KeyPair};

use super::*;

#[allow(dead_code)]
#[path = "../../../tests/support/authenticator.rs"]
mod authenticator;

use authenticator::{
    Device, Manner, ORIGIN, PRESENT, VERIFIED, attestation, bytes, client_data, rightly, text,
    with_hash,
};

const CHALLENGE: &str = "c29tZXRoaW5nIG5vYm9keSBndWVzc2Vz";

/// A key of 2048 bits and what openssl signed by it (`dgst -sha256`): "what was signed".
const MODULUS: &str = "yLULPRXOQDcFoiRW7kd58kwpkuHl7NM6Px9mp3I-nvaCBCMJNdqLSb1Ncu5Y9GKvKXiQmNiRpd8-ZGp8U4pGtQn5gCvx_hjN\
    OMNFvZ0kbKQ_FP8gZriZSdIuVdF_PdPKtTjfez4crywa_Zr_Q3RxSOo6BjUa148sCEC4i-qyJdt0Bz7nxYO0RJVkIAHBRORy\
    7y3DpsNku5wMQJXGx5ac4czKvbBuClTjUuHbi-p_qXkfHJz0taWZ77-GPq97YUwsWaJb37qCmTH5Z9YKGjHvHr_6c-gWWESk\
    -S_WBBOPahqQbyC75jVtS7NlGA8besT1ciFkv5ao-VO7pvAKZ41XPQ";
const SIGNED_BY_RSA: &str = "dVUou8H6a8fXFq2WW6kjjA6oz96vsDcdL5Jp5zBpfaK5qBe1_99UEdsbPhgyxj0qzTOI7bnRR2T_TOybnU4zoW5JJ08y3FhV\
    S7gZN8v9KQFEMnMoGTrvvV895VthMwVkB1pqNmyBTbtbpPHB3PBkCneDkMQk9_xf8VtPC0V4iiTTsgaQSYI6ZBYxnZKoII6o\
    SeMADEKuz_nlSBcHrHw3a_QRyJNZSKZesdzGCyvDkQYro5KbN7md4i9AVOO8IVa-vvdNV245fWJvZ62DdyQFHwnAWVCyJ754\
    0naHDqtFmP637_ICub-8pz7jMW1V_U4i2DsP0pwCIHQJOZJQyjEdzA";

fn party() -> RelyingParty {
    RelyingParty::of(ORIGIN).unwrap()
}

fn by<T>(verified: bool, work: impl FnOnce(Expected<'_>) -> T) -> T {
    work(Expected { party: &party(), challenge: CHALLENGE, verified })
}

fn made(device: &Device, manner: Manner<'_>) -> Result<Registered, PasskeyFault> {
    let (said, attested) = device.make(manner);
    by(false, |expected| registered(expected, &said, &attested))
}

fn answered(verified: bool, seen: u32, manner: Manner<'_>) -> Result<u32, PasskeyFault> {
    let device = Device::new("a key");
    let (key, answer) = (device.cose(), device.sign(manner));
    let authenticator::Answered { client_data, data, signature } = &answer;
    let kept = StoredKey { key: &key, count: seen };
    by(verified, |expected| signed(expected, kept, Signed { client_data, data, signature }))
}

/// What is wrong alike in a new key and in an answer, and what it is called.
fn wrong_manners() -> [(&'static str, Manner<'static>, PasskeyFault); 9] {
    let right = rightly(CHALLENGE);
    let of = |origin| Manner { origin, ..right };
    [
        ("another kind", Manner { kind: "payment.get", ..right }, PasskeyFault::Kind),
        ("another question", rightly("YW5vdGhlcg"), PasskeyFault::Challenge),
        ("another host", of("https://go.example.evil.example"), PasskeyFault::Origin),
        ("another port", of("https://go.example:8443"), PasskeyFault::Origin),
        ("not encrypted", of("http://go.example"), PasskeyFault::Origin),
        ("framed", Manner { more: r#","crossOrigin":true"#, ..right }, PasskeyFault::Framed),
        ("another party", Manner { rp_id: "example", ..right }, PasskeyFault::RelyingParty),
        ("nobody there", Manner { flags: VERIFIED, ..right }, PasskeyFault::Absent),
        ("copied, and cannot be", Manner { flags: PRESENT | 16, ..right }, PasskeyFault::Backup),
    ]
}

#[test]
fn a_new_key_is_read_step_by_step() {
    let device = Device::new("a key");
    let right = made(&device, rightly(CHALLENGE)).unwrap();
    assert_eq!(right, Registered { id: b"a key".to_vec(), key: device.cose(), count: 1 });
    for (what, manner, fault) in wrong_manners() {
        assert_eq!(made(&device, manner).unwrap_err(), fault, "{what}");
    }
    let swapped = Manner { kind: GET, ..rightly(CHALLENGE) };
    assert_eq!(made(&device, swapped).unwrap_err(), PasskeyFault::Kind, "an answer is no new key");
    let unseen = Manner { flags: PRESENT, ..rightly(CHALLENGE) };
    assert!(made(&device, unseen).is_ok(), "as a second factor presence is enough");
    let (said, attested) = device.make(unseen);
    let strict = by(true, |expected| registered(expected, &said, &attested));
    assert_eq!(strict.unwrap_err(), PasskeyFault::Unverified);
    let backed_up = Manner { flags: PRESENT | 8 | 16, ..rightly(CHALLENGE) };
    assert!(made(&device, backed_up).is_ok(), "a copy in the cloud, of a key that may have one");
    for (id, fault) in [("", PasskeyFault::LongId), (&*"i".repeat(1024), PasskeyFault::LongId)] {
        assert_eq!(made(&Device::new(id), rightly(CHALLENGE)).unwrap_err(), fault);
    }
    assert!(made(&Device::new(&"i".repeat(1023)), rightly(CHALLENGE)).is_ok());
}

#[test]
fn an_answer_is_read_step_by_step() {
    let right = rightly(CHALLENGE);
    assert_eq!(answered(true, 0, right), Ok(1));
    for (what, manner, fault) in wrong_manners() {
        assert_eq!(answered(false, 0, manner), Err(fault), "{what}");
    }
    let swapped = Manner { kind: CREATE, ..right };
    assert_eq!(answered(false, 0, swapped), Err(PasskeyFault::Kind), "a new key is no answer");
    let unseen = Manner { flags: PRESENT, ..right };
    assert_eq!(answered(false, 0, unseen), Ok(1));
    assert_eq!(answered(true, 0, unseen), Err(PasskeyFault::Unverified), "alone it is not enough");
}

#[test]
fn a_device_that_counts_backwards_is_refused_and_one_that_does_not_count_is_not() {
    let counting = |seen, count| answered(true, seen, Manner { count, ..rightly(CHALLENGE) });
    assert_eq!(counting(7, 8), Ok(8));
    assert_eq!(counting(0, 0), Ok(0));
    for (seen, count) in [(7, 7), (7, 6), (7, 0), (1, 1)] {
        assert_eq!(counting(seen, count), Err(PasskeyFault::Copied), "{seen} then {count}");
    }
}

#[test]
fn a_signature_is_of_this_key_and_of_all_that_was_said() {
    let (device, other) = (Device::new("a key"), Device::new("another"));
    let answer = device.sign(rightly(CHALLENGE));
    let verdict = |key: &[u8], client_data: &[u8], data: &[u8], signature: &[u8]| {
        let answer = Signed { client_data, data, signature };
        by(true, |expected| signed(expected, StoredKey { key, count: 0 }, answer))
    };
    let (said, data, signature) = (&*answer.client_data, &*answer.data, &*answer.signature);
    assert_eq!(verdict(&device.cose(), said, data, signature), Ok(1));
    let wrong = Err(PasskeyFault::Signature);
    assert_eq!(verdict(&other.cose(), said, data, signature), wrong, "another's");
    assert_eq!(verdict(&device.cose(), said, data, &signature[1..]), wrong, "cut off");
    let respelt = [said, b" "].concat();
    assert_eq!(verdict(&device.cose(), &respelt, data, signature), wrong, "more was said");
    let later = device.sign(Manner { count: 9, ..rightly(CHALLENGE) }).data;
    assert_eq!(verdict(&device.cose(), said, &later, signature), wrong, "another count");
    assert_eq!(verdict(b"no key", said, data, signature), Err(PasskeyFault::Algorithm));
}

#[test]
fn what_is_cut_off_or_left_over_cannot_be_read() {
    let device = Device::new("a key");
    let (said, attested) = device.make(rightly(CHALLENGE));
    let read = |said: &[u8], attested: &[u8]| {
        by(false, |expected| registered(expected, said, attested)).map(drop)
    };
    for end in 0..attested.len() {
        assert!(read(&said, &attested[..end]).is_err(), "{end}");
    }
    let unreadable = Err(PasskeyFault::Unreadable);
    assert_eq!(read(&said, &[&*attested, &[0]].concat()), unreadable);
    let data = device.making(rightly(CHALLENGE));
    for end in 0..data.len() {
        assert!(read(&said, &attestation("none", &[0xA0], &data[..end])).is_err(), "{end}");
    }
    let more = attestation("none", &[0xA0], &[&*data, &[0xA0]].concat());
    assert_eq!(read(&said, &more), unreadable, "extensions that were not announced");
    let announced = Manner { flags: PRESENT | 128, ..rightly(CHALLENGE) };
    let extended = [&*device.making(announced), &[0xA0]].concat();
    assert_eq!(read(&said, &attestation("none", &[0xA0], &extended)), Ok(()));
    assert_eq!(read(&said, &attestation("none", &[0xA0], &device.making(announced))), unreadable);
    // A list of 2^60 lists, 300 deep: neither memory nor the stack runs out.
    let deep = [[0x9B, 0x10, 0, 0, 0, 0, 0, 0, 0].as_slice(); 300].concat();
    assert_eq!(read(&said, &deep), unreadable);
    for said in ["", "[]", "{}", r#"{"type":1}"#, "\u{feff}{}", "nonsense"] {
        assert_eq!(read(said.as_bytes(), &attested), unreadable, "{said}");
    }
    let marked = [b"\xEF\xBB\xBF", &*said].concat();
    assert_eq!(read(&marked, &attested), Ok(()), "a byte order mark is no fault");
}

#[test]
fn a_device_says_nothing_of_itself_or_signs_by_the_new_key() {
    let (device, other) = (Device::new("a key"), Device::new("another"));
    let (manner, said) = (rightly(CHALLENGE), client_data(CREATE, rightly(CHALLENGE)));
    let data = device.making(manner);
    let verdict = |format: &str, statement: &[u8]| {
        let attested = attestation(format, statement, &data);
        by(false, |expected| registered(expected, &said, &attested)).map(drop)
    };
    let statement = |algorithm: u8, by: &Device| {
        let signature = bytes(&by.signature(&with_hash(&data, &said)));
        [vec![0xA2], text("alg"), vec![algorithm], text("sig"), signature].concat()
    };
    assert_eq!(verdict("packed", &statement(0x26, &device)), Ok(()), "ES256");
    let wrong = Err(PasskeyFault::Attestation);
    assert_eq!(verdict("packed", &statement(0x27, &device)), wrong, "it says EdDSA");
    assert_eq!(verdict("packed", &statement(0x26, &other)), wrong, "another key");
    let mut certified = statement(0x26, &device);
    certified[0] = 0xA3;
    certified.extend([text("x5c"), vec![0x80]].concat());
    assert_eq!(verdict("packed", &certified), wrong, "certificates were not asked for");
    assert_eq!(verdict("none", &statement(0x26, &device)), wrong, "none is none");
    assert_eq!(verdict("tpm", &[0xA0]), wrong);
}

#[test]
fn keys_of_each_kind_that_is_asked_for_are_read_and_no_others() {
    let keys = Ed25519KeyPair::from_seed_unchecked(&[7; 32]).unwrap();
    let public = keys.public_key().as_ref();
    // {1: 1, 3: -8, -1: 6, -2: x}
    let edwards = [&[0xA4, 1, 1, 3, 0x27, 0x20, 6, 0x21], &*bytes(public)].concat();
    let key = cose::PublicKey::of(&edwards).unwrap();
    let signature = keys.sign(b"what was signed");
    assert!(key.verifies(b"what was signed", signature.as_ref()));
    assert!(!key.verifies(b"what was signed!", signature.as_ref()));

    let unpacked = |text: &str| URL_SAFE_NO_PAD.decode(text).unwrap();
    for modulus in [unpacked(MODULUS), [&[0], &*unpacked(MODULUS)].concat()] {
        // {1: 3, 3: -257, -1: n, -2: e}
        let parts = [bytes(&modulus), vec![0x21], bytes(&[1, 0, 1])].concat();
        let rsa = [&[0xA4, 1, 3, 3, 0x39, 1, 0, 0x20], &*parts].concat();
        let key = cose::PublicKey::of(&rsa).unwrap();
        assert!(key.verifies(b"what was signed", &unpacked(SIGNED_BY_RSA)));
        assert!(!key.verifies(b"what was not signed", &unpacked(SIGNED_BY_RSA)));
    }

    let point = Device::new("").cose();
    assert!(cose::PublicKey::of(&point).is_some());
    for (at, byte, what) in
        [(2, 1, "kind"), (4, 0x25, "algorithm"), (6, 2, "curve"), (0, 0xA4, "rest")]
    {
        let mut wrong = point.clone();
        wrong[at] = byte;
        assert_eq!(cose::PublicKey::of(&wrong), None, "{what}");
    }
    let twice = [&[0xA6, 3, 0x26], &point[1..]].concat();
    assert_eq!(cose::PublicKey::of(&twice), None, "an algorithm twice");
}
