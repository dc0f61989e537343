//! Words to search in, in any script.

use any_ascii::any_ascii;

/// A text to search in: plain Latin letters in lower case, without accents, whatever the script.
#[must_use]
pub fn plain(text: &str) -> String {
    any_ascii(text).to_lowercase()
}

/// The same with letters that some spell by two as those two: `Ärzte` as `aerzte`, `Ågård` as `aagaard`.
#[must_use]
pub fn spelled_out(text: &str) -> String {
    let mut spelled = String::with_capacity(text.len());
    for letter in text.to_lowercase().chars() {
        match letter {
            'ä' | 'æ' => spelled.push_str("ae"),
            'ö' | 'ø' => spelled.push_str("oe"),
            'ü' => spelled.push_str("ue"),
            'å' => spelled.push_str("aa"),
            letter => spelled.push(letter),
        }
    }
    plain(&spelled)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn accents_and_scripts_fold() {
        for (typed, found) in [
            ("Müller", "muller"),
            ("Groß", "gross"),
            ("Yıldız", "yildiz"),
            ("Østergård", "ostergard"),
            ("Иванов", "ivanov"),
            ("さとう サトウ", "satou satou"),
        ] {
            assert_eq!(plain(typed), found);
        }
    }
}
