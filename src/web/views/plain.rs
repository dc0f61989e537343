//! Words to search in, in any script.

use any_ascii::any_ascii;

/// A text to search in: plain Latin letters in lower case, without accents, whatever the script.
#[must_use]
pub fn plain(text: &str) -> String {
    any_ascii(text).to_lowercase()
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
