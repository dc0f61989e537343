/// Passwords tried first by guessers, in lower case: of ten characters or more, and words of eight and nine that an
/// ending makes so long. `common-passwords.md` gives the source.
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
const WORDS: [&str; 48] = [
    "password",
    "passwort",
    "passwd",
    "wachtwoord",
    "motdepasse",
    "kodeord",
    "adgangskode",
    "secret",
    "geheim",
    "admin",
    "root",
    "test",
    "guest",
    "login",
    "welcome",
    "willkommen",
    "welkom",
    "bienvenue",
    "velkommen",
    "hello",
    "hallo",
    "bonjour",
    "letmein",
    "changeme",
    "qwerty",
    "qwertz",
    "azerty",
    "spring",
    "summer",
    "autumn",
    "winter",
    "sommer",
    "herbst",
    "frühling",
    "zomer",
    "lente",
    "herfst",
    "printemps",
    "hiver",
    "tengen",
    "baduk",
    "weiqi",
    "igo",
    "go",
    "arbiter",
    "organiser",
    "tournament",
    "turnier",
];

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
        || WORDS.contains(&bare)
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

#[cfg(test)]
mod tests {
    use super::*;

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
}
