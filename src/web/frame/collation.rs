//! The order of names in lists: as the viewer's language has it, by the tables of Unicode's locale data.

use std::collections::HashMap;
use std::sync::LazyLock;

use icu_collator::options::CollatorOptions;
use icu_collator::{Collator, CollatorBorrowed};

use super::Lang;

static ORDERS: LazyLock<HashMap<&'static str, CollatorBorrowed<'static>>> =
    LazyLock::new(|| Lang::all().filter_map(|t| Some((t.tag(), order(t.tag())?))).collect());

impl Lang {
    /// The sort key of a name in this language, compared byte by byte: the surname first, accents only where all
    /// letters are the same. The end of a surname sorts before everything. Letters foreign to the language sort by
    /// their script; without locale data for the language, by code point.
    #[must_use]
    pub fn name_key(self, surname: &str, first_name: &str) -> Vec<u8> {
        // U+FFFE is the least of all characters: it separates the parts of a name on every level.
        let name = format!("{surname}\u{fffe}{first_name}");
        let Some(order) = ORDERS.get(self.tag()) else { return name.to_lowercase().into() };
        let mut key = Vec::with_capacity(2 * name.len());
        let Ok(()) = order.write_sort_key_to(&name, &mut key);
        key
    }
}

fn order(tag: &str) -> Option<CollatorBorrowed<'static>> {
    let locale: icu_locale_core::Locale = tag.parse().ok()?;
    Collator::try_new(locale.into(), CollatorOptions::default()).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sorted(language: &str, names: &str) -> String {
        let t = Lang::find(language).expect("a language");
        let mut names: Vec<&str> = names.split(' ').collect();
        names.sort_by_cached_key(|name| t.name_key(name, ""));
        names.join(" ")
    }

    #[test]
    fn letters_with_accents_stand_by_the_letter_but_for_danish_ones() {
        let names = "Zimmer Ährenfeld Østergård Aalders Ærø Ågren Aagaard Eßer Esser";
        for language in ["en", "de", "fr", "nl"] {
            let by_letter = "Aagaard Aalders Ærø Ågren Ährenfeld Esser Eßer Østergård Zimmer";
            assert_eq!(sorted(language, names), by_letter, "{language}");
        }
        let danish = "Esser Eßer Zimmer Ährenfeld Ærø Østergård Ågren Aagaard Aalders";
        assert_eq!(sorted("da", names), danish);
    }

    #[test]
    fn each_script_stands_as_its_readers_have_it() {
        assert_eq!(sorted("zh-Hans", "赵 王 李 Adler"), "李 王 赵 Adler", "by their sounds");
        assert_eq!(
            sorted("ja", "たなか いとう スズキ"),
            "いとう スズキ たなか",
            "kana of both kinds"
        );
        assert_eq!(sorted("ko", "박 김 이"), "김 박 이");
        assert_eq!(sorted("en", "Иванов Аксёнов Zimmer"), "Zimmer Аксёнов Иванов");
    }

    #[test]
    fn a_surname_comes_before_longer_ones_and_accents_after_first_names() {
        let t = Lang::english();
        let mut names = [
            ("Müller", "Anna"),
            ("Muller", "Zoë"),
            ("Mullers", "Al"),
            ("Muller", "Bo"),
            ("van Dijk", "A"),
        ];
        names.sort_by_cached_key(|(surname, first)| t.name_key(surname, first));
        let order = names.map(|(surname, first)| format!("{surname} {first}")).join(", ");
        assert_eq!(order, "Müller Anna, Muller Bo, Muller Zoë, Mullers Al, van Dijk A");
    }
}
