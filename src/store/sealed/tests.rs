use super::*;

const KEY: &str = include_str!("../../../tests/golden/sealed/key.txt");
const SAID: &str = "kaya board, shell stones";
const PLAIN: &[u8] = b"a backup of some sort\n";

fn identities() -> BackupKey {
    BackupKey::Identities(Identity::all_of(KEY).expect("a key"))
}

fn recipient() -> Recipient {
    let line = KEY.lines().find_map(|line| line.strip_prefix("# public key: "));
    line.expect("it says so").parse().expect("a recipient")
}

fn passphrase() -> Passphrase {
    Passphrase::new(SAID).expect("long enough")
}

fn opened(key: Option<&BackupKey>, file: &[u8]) -> Result<Vec<u8>, OpenError> {
    let mut plain = Vec::new();
    open(key, &mut &*file, &mut plain).map(|()| plain)
}

fn sealed(seal: &BackupSeal, plain: &[u8]) -> (Vec<u8>, Written) {
    let mut file = Vec::new();
    let written = super::seal(seal, &mut &*plain, &mut file).expect("it is closed");
    (file, written)
}

#[test]
fn what_age_wrote_opens() {
    let golden = |file: &[u8], key: &BackupKey| opened(Some(key), file).expect("it opens");
    let recipient = include_bytes!("../../../tests/golden/sealed/recipient.age");
    let empty = include_bytes!("../../../tests/golden/sealed/empty.age");
    let by_passphrase = include_bytes!("../../../tests/golden/sealed/passphrase.age");
    assert_eq!(golden(recipient, &identities()), PLAIN);
    assert_eq!(golden(empty, &identities()), b"");
    assert_eq!(golden(by_passphrase, &BackupKey::Passphrase(passphrase())), PLAIN);
}

#[test]
fn what_is_closed_opens_again_for_each_recipient_and_nobody_else() {
    let stranger = x25519_recipient(7);
    let seal = BackupSeal::Recipients(vec![stranger.clone(), recipient()]);
    for length in [0, 1, 65_535, 65_536, 65_537, 200_000] {
        let plain: Vec<u8> = (0..length).map(|at: u32| at.to_le_bytes()[0]).collect();
        let (file, written) = sealed(&seal, &plain);
        assert!(is_sealed(&file));
        assert!(!file.windows(16).any(|part| plain.windows(16).next() == Some(part)));
        assert_eq!(opened(Some(&identities()), &file).expect("it opens"), plain);
        written.holds(&*file).expect("it was written as it should be");
    }
    let (others, _) = sealed(&BackupSeal::Recipients(vec![stranger]), PLAIN);
    assert!(matches!(opened(Some(&identities()), &others), Err(OpenError::WrongIdentity)));
    assert!(matches!(opened(None, &others), Err(OpenError::NeedsIdentity)));
}

/// Somebody else's key.
fn x25519_recipient(seed: u8) -> Recipient {
    let secret = ed25519_compact::x25519::SecretKey::new([seed; 32]);
    let public = secret.recover_public_key().expect("a key");
    let hrp = bech32::Hrp::parse("age").expect("a prefix");
    bech32::encode::<bech32::Bech32>(hrp, &*public).expect("text").parse().expect("a recipient")
}

#[test]
fn a_passphrase_opens_and_another_does_not() {
    let (file, _) = sealed(&BackupSeal::Passphrase(passphrase()), PLAIN);
    let with = |said: &str| opened(Some(&BackupKey::Passphrase(Passphrase::said(said))), &file);
    assert_eq!(with(SAID).expect("it opens"), PLAIN);
    assert!(matches!(with("kaya board, shell stone"), Err(OpenError::WrongPassphrase)));
    assert!(matches!(opened(Some(&identities()), &file), Err(OpenError::NeedsPassphrase)));
    assert!(by_passphrase(&mut &*file));
    assert!(Passphrase::new("too short").is_err());
}

#[test]
fn whatever_is_cut_off_added_or_changed_is_found() {
    let plain = vec![b'x'; 130_000];
    let (file, written) = sealed(&BackupSeal::Recipients(vec![recipient()]), &plain);
    let key = identities();
    let mut cuts: Vec<usize> = (0..file.len()).step_by(997).collect();
    cuts.extend([file.len() - 1, file.len() - 16, 65_552 + 200]);
    for cut in cuts {
        assert!(opened(Some(&key), &file[..cut]).is_err(), "cut at {cut}");
    }
    for at in (0..file.len()).step_by(613).chain(0..300) {
        let mut changed = file.clone();
        changed[at] ^= 1;
        assert!(opened(Some(&key), &changed).is_err(), "changed at {at}");
        assert!(written.holds(&*changed).is_err());
    }
    let mut longer = file;
    longer.push(0);
    assert!(opened(Some(&key), &longer).is_err());
}

#[test]
fn keys_are_read_as_they_are_written_and_mistakes_are_found() {
    assert!(Identity::all_of("").is_err());
    assert!(Identity::all_of(&KEY.to_lowercase()).is_ok(), "either case");
    assert!(Identity::all_of(&KEY.replace("EH", "HE")).is_err());
    assert_eq!("age1".parse::<Recipient>(), Err(KeyError::Recipient));
    assert!(KEY.lines().nth(2).expect("a key").parse::<Recipient>().is_err());
    assert_eq!(format!("{:?}{:?}", passphrase(), identities()).matches('…').count(), 2);
    let weak =
        bech32::encode::<bech32::Bech32>(bech32::Hrp::parse("age").expect("a prefix"), &[0; 32]);
    assert!(weak.expect("text").parse::<Recipient>().is_err(), "opens for anybody");
}

#[test]
fn a_file_that_asks_for_too_much_or_mixes_keys_is_refused() {
    let (file, _) = sealed(&BackupSeal::Recipients(vec![recipient()]), PLAIN);
    let text = |file: &[u8]| String::from_utf8_lossy(file).into_owned();
    let line = "-> scrypt h5CM8gHiM3KZ+UAd3onQZw 18\nTUbMMpHPhcqjSCR7zH2m7OLu18GI6vEg74yzlhQvMx4\n";
    let mixed = text(&file).replacen("-> X25519", &format!("{line}-> X25519"), 1);
    let key = BackupKey::Passphrase(passphrase());
    assert!(matches!(opened(Some(&key), mixed.as_bytes()), Err(OpenError::Header(_))));
    let dear = include_bytes!("../../../tests/golden/sealed/passphrase.age");
    let dear = text(dear).replacen(" 18\n", " 63\n", 1);
    assert!(matches!(opened(Some(&key), dear.as_bytes()), Err(OpenError::Header(_))));
}
