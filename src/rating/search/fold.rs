use any_ascii::any_ascii_char;

/// The words of a text in plain lower-case letters and digits: without accents, transliterated to Latin letters,
/// apostrophes left out; everything else separates words.
#[must_use]
pub fn folded(text: &str) -> Vec<String> {
    let mut words = Vec::new();
    let mut word = String::new();
    for c in text.chars() {
        if matches!(c, '\'' | '’' | '`' | '\u{300}'..='\u{36f}') {
            continue;
        }
        let letters = any_ascii_char(c);
        if letters.is_empty() || !letters.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'\'') {
            end(&mut words, &mut word);
            continue;
        }
        word.extend(letters.chars().filter(char::is_ascii_alphanumeric));
    }
    end(&mut words, &mut word);
    words
}

fn end(words: &mut Vec<String>, word: &mut String) {
    if !word.is_empty() {
        words.push(std::mem::take(word).to_ascii_lowercase());
    }
}

/// A bit for each letter in the word.
pub(super) fn mask(word: &[u8]) -> u32 {
    word.iter().fold(0, |mask, b| {
        mask | match b {
            b'a'..=b'z' => 1 << (b - b'a'),
            // Digits in a row are rare in names: six bits are enough.
            b => 1 << (26 + b % 6),
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn accents_scripts_and_signs_fold() {
        assert_eq!(
            folded("  Žižka-Groß, Núñez_y_O’Neill "),
            ["zizka", "gross", "nunez", "y", "oneill"]
        );
        assert_eq!(folded("'s_Gravenzande"), ["s", "gravenzande"]);
        assert_eq!(folded("Ковалевська"), ["kovalevska"]);
        assert_eq!(folded("e\u{301}va"), ["eva"]);
        assert_eq!(folded("本因坊"), ["benyinfang"]);
        assert_eq!(folded("%_- '"), [""; 0]);
    }
}
