use any_ascii::any_ascii_char;

/// A word of the dictionary: where its letters are, and the people who have it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Word {
    start: u32,
    mask: u32,
    postings: u32,
    length: u8,
}

#[derive(Clone, Debug, Default)]
pub(super) struct Words {
    words: Vec<Word>,
    /// The places of the people, word after word.
    people: Vec<u32>,
}

#[derive(Clone, Copy)]
pub(super) struct Borne {
    pub(super) start: u32,
    pub(super) length: u8,
    pub(super) person: u32,
}

impl Words {
    pub(super) fn of(letters: &[u8], mut borne: Vec<Borne>) -> Self {
        let text = |word: &Borne| &letters[word.start as usize..][..usize::from(word.length)];
        borne.sort_unstable_by(|a, b| text(a).cmp(text(b)).then(a.person.cmp(&b.person)));
        let mut all = Self::default();
        let mut last: Option<&[u8]> = None;
        for word in &borne {
            let here = text(word);
            if last != Some(here) {
                last = Some(here);
                all.words.push(Word {
                    start: word.start,
                    mask: mask(here),
                    postings: all.people.len() as u32,
                    length: word.length,
                });
            }
            all.people.push(word.person);
        }
        all
    }

    fn text<'a>(&self, letters: &'a [u8], word: &Word) -> &'a [u8] {
        &letters[word.start as usize..][..usize::from(word.length)]
    }

    fn people(&self, place: usize) -> &[u32] {
        let end = self.words.get(place + 1).map_or(self.people.len(), |w| w.postings as usize);
        &self.people[self.words[place].postings as usize..end]
    }

    /// The people who have just that word, in the order of the list.
    pub(super) fn exactly(&self, letters: &[u8], word: &[u8]) -> &[u32] {
        let found = self.words.binary_search_by(|one| self.text(letters, one).cmp(word));
        found.map_or(&[], |place| self.people(place))
    }

    /// Calls `found` for each person with a word like the typed one, with the likeness from 1 to 100 and whether
    /// the word begins with it letter by letter. `last`: the word may be typed in part.
    pub(super) fn like(
        &self,
        letters: &[u8],
        typed: &[u8],
        last: bool,
        mut found: impl FnMut(u32, u8, bool),
    ) {
        let from = self.words.partition_point(|word| self.text(letters, word) < typed);
        let mut exact = from;
        while let Some(word) = self.words.get(exact) {
            let text = self.text(letters, word);
            if !text.starts_with(typed) {
                break;
            }
            let likeness = beginning(text.len() - typed.len());
            self.people(exact).iter().for_each(|person| found(*person, likeness, true));
            exact += 1;
        }
        let most = slips(typed.len());
        if most == 0 {
            return;
        }
        let own = mask(typed);
        for (place, word) in self.words.iter().enumerate() {
            let lacking = (own & !word.mask).count_ones() as usize;
            let length = usize::from(word.length);
            let short = length + most < typed.len();
            let long =
                length > typed.len() + most || (word.mask & !own).count_ones() as usize > most;
            if lacking > most || short || (long && !last) || (from..exact).contains(&place) {
                continue;
            }
            let there = distances(typed, self.text(letters, word), most);
            let likeness = if there.whole <= most {
                likeness(typed.len(), there.whole)
            } else if last && typed.len() > 3 && there.beginning < most.max(2) {
                likeness(typed.len(), there.beginning).saturating_sub(14)
            } else {
                continue;
            };
            self.people(place).iter().for_each(|person| found(*person, likeness, false));
        }
    }
}

/// Whether what was typed is nearly one of the words, some of them run together, or their beginning, with a letter or two
/// wrong; all as [`folded`](super::folded) returns them. Numbers must match exactly.
#[must_use]
pub fn is_nearly_among(words: &[String], typed: &str) -> bool {
    let most = slips(typed.len());
    let near = |word: &str| {
        let there = distances(typed.as_bytes(), word.as_bytes(), most);
        there.whole <= most || (typed.len() > 3 && there.beginning < most.max(2))
    };
    let run_together =
        |from: usize| words[from..].iter().take(4).map(String::as_str).collect::<String>();
    let letters = typed.len() > 2 && typed.contains(char::is_alphabetic);
    letters && (0..words.len()).any(|from| near(&words[from]) || near(&run_together(from)))
}

pub(super) const fn slips(length: usize) -> usize {
    match length {
        0 | 1 => 0,
        2..=5 => 1,
        _ => 2,
    }
}

/// Likeness of a word that has `more` letters after what was typed.
const fn beginning(more: usize) -> u8 {
    match more {
        0 => 100,
        1..=8 => 95 - more as u8,
        _ => 86,
    }
}

/// Likeness of a word by the letters typed and the slips in them; longer words are more alike.
pub(super) fn likeness(typed: usize, slips: usize) -> u8 {
    let off = (slips * 100).div_ceil(typed.max(3) + 2);
    100 - u8::try_from(off.min(99)).unwrap_or(99)
}

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

/// Words longer than this, in letters, are compared by their beginning.
pub(super) const LONGEST: usize = 64;

/// Distance of the typed letters from a word: letters left out, put in, exchanged, or swapped with their neighbour
/// (optimal string alignment).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Distances {
    pub(super) whole: usize,
    pub(super) beginning: usize,
}

/// The distances of `typed` from `word`. Beyond `most` they may be too large, never smaller than `most` + 1.
pub(super) fn distances(typed: &[u8], word: &[u8], most: usize) -> Distances {
    let typed = &typed[..typed.len().min(LONGEST)];
    let word = &word[..word.len().min(LONGEST)];
    let columns = typed.len();
    let mut rows = [[0_u8; LONGEST + 1]; 3];
    for (column, cell) in rows[0].iter_mut().enumerate().take(columns + 1) {
        *cell = column as u8;
    }
    let mut beginning = columns;
    for row in 1..=word.len() {
        let [now, above, before] = [row % 3, (row - 1) % 3, (row + 1) % 3];
        rows[now][0] = row as u8;
        let mut least = row;
        for column in 1..=columns {
            let same = word[row - 1] == typed[column - 1];
            let mut cell = rows[above][column - 1] + u8::from(!same);
            cell = cell.min(rows[above][column] + 1).min(rows[now][column - 1] + 1);
            let swapped = row > 1
                && column > 1
                && word[row - 1] == typed[column - 2]
                && word[row - 2] == typed[column - 1];
            if swapped {
                cell = cell.min(rows[before][column - 2] + 1);
            }
            rows[now][column] = cell;
            least = least.min(usize::from(cell));
        }
        beginning = beginning.min(usize::from(rows[now][columns]));
        // A swap reaches over two rows, so that `least` alone does not end the loop.
        if least > most + 1 {
            return Distances { whole: most + 1, beginning };
        }
    }
    Distances { whole: usize::from(rows[word.len() % 3][columns]), beginning }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn misspelt_words_and_words_run_together_are_near() {
        let words = ["van", "den", "bosch", "pietersen", "4"].map(str::to_owned);
        for typed in ["vandenbosch", "vandenbos", "boschpietersen", "bosh", "bsoch", "piettersen"] {
            assert!(is_nearly_among(&words, typed), "{typed}");
        }
        for typed in ["vandijk", "4", "14", "va", "dbp"] {
            assert!(!is_nearly_among(&words, typed), "{typed}");
        }
    }

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

    fn of(typed: &str, word: &str) -> (usize, usize) {
        let found = distances(typed.as_bytes(), word.as_bytes(), 2);
        (found.whole, found.beginning)
    }

    #[test]
    fn every_kind_of_slip_is_one() {
        for (typed, word) in [
            ("berg", "berg"),
            ("brg", "berg"),
            ("beerg", "berg"),
            ("barg", "berg"),
            ("begr", "berg"),
            ("ebrg", "berg"),
        ] {
            assert_eq!(of(typed, word).0, usize::from(typed != word), "{typed}");
        }
    }

    #[test]
    fn a_beginning_is_as_far_as_its_own_slips() {
        assert_eq!(of("koval", "kovalevska"), (3, 0));
        assert_eq!(of("kvoal", "kovalevska").1, 1);
        assert_eq!(of("", "kova").1, 0);
        assert!(of("xyz", "kovalevska").1 >= 3);
    }
}
