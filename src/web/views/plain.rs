//! Text normalised for searching, in any script.

use any_ascii::any_ascii;

use rating::is_nearly;

/// Transliterates to lower-case Latin letters without accents.
#[must_use]
pub fn plain(text: &str) -> String {
    any_ascii(text).to_lowercase()
}

/// Like [`plain`], but umlauts and the like become two letters: `Ärzte` is `aerzte`, `Ågård` is `aagaard`.
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

/// The rows that `finds` accepts; if there are none, those with nearly the same spelling.
pub fn found_or_near<T>(
    rows: impl IntoIterator<Item = T>,
    typed: &str,
    words: impl Fn(&T) -> String,
    finds: impl Fn(&T) -> bool,
) -> Vec<T> {
    let (found, mut others): (Vec<T>, Vec<T>) = rows.into_iter().partition(finds);
    if !found.is_empty() || typed.trim().is_empty() {
        return found;
    }
    others.retain(|row| is_near(&words(row), typed));
    others
}

/// Whether every typed word is nearly a word of the text, or the beginning of one. Numbers must match exactly.
#[must_use]
pub fn is_near(words: &str, typed: &str) -> bool {
    let words = format!("{} {}", plain(words), spelled_out(words));
    let near = |wish: &str| {
        let mut words = words.split(|c: char| c.is_whitespace() || "-,;()'".contains(c));
        wish.contains(char::is_alphabetic) && words.any(|word| is_nearly(wish, word))
    };
    plain(typed).split_whitespace().all(near)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_letter_or_two_may_be_wrong() {
        for typed in ["mueler", "Muler", "Kallwiet", "henin", "kalw"] {
            assert!(is_near("Müller Henning Kallweit", typed), "{typed}");
        }
        for typed in ["Meier", "12", "Mu", "Henning Schulz"] {
            assert!(!is_near("Müller Henning Kallweit 13", typed), "{typed}");
        }
        let rows = ["Berg", "Burg", "Costa"];
        let found = |typed: &str| {
            let finds = |row: &&str| row.to_lowercase().starts_with(typed);
            found_or_near(rows, typed, |row| (*row).to_owned(), finds)
        };
        assert_eq!(found("berg"), ["Berg"]);
        assert_eq!(found("borg"), ["Berg", "Burg"]);
        assert_eq!(found(""), rows);
    }

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
