//! How a language writes ranks, points, dates and names, and orders names in lists.

use super::*;
use askama::filters::{Html, escape};
use chrono::{Datelike, Timelike};
use icu_collator::options::CollatorOptions;
use icu_collator::{Collator, CollatorBorrowed};

use rating::Rank;
use tournament::{HalfPoints, initial};

/// A small `Copy` value as templates pass it: itself or behind references.
pub trait ByValue<T> {
    fn given(self) -> T;
}

macro_rules! given_behind {
    ($($reference:ty),*) => { $(
        impl<T: Copy> ByValue<T> for $reference {
            fn given(self) -> T {
                T::clone(&self)
            }
        }
    )* };
}
given_behind!(T, &T, &&T, &&&T, &&&&T);

impl Lang {
    /// `5k`, `3d`, or as the language writes ranks in lists.
    pub fn rank(self, rank: impl ByValue<Rank>) -> String {
        let rank = rank.given();
        let key = if rank.is_dan() { "rank-dan" } else { "rank-kyu" };
        self.with(key, [("n", rank.number())])
    }

    /// `5 kyu`, `5. Kyu`: the rank in a sentence.
    pub fn rank_in_full(self, rank: impl ByValue<Rank>) -> String {
        let rank = rank.given();
        let key = if rank.is_dan() { "rank-dan-full" } else { "rank-kyu-full" };
        self.with(key, [("n", rank.number())])
    }

    /// `6.5` or `6,5`, with a true minus sign.
    pub fn points(self, points: impl ByValue<HalfPoints>) -> String {
        self.decimals(&points.given().to_string())
    }

    /// A number with a decimal point, as the language writes it: `12,25`, `−3`.
    pub fn decimals(self, plain: &str) -> String {
        plain.replace('-', "\u{2212}").replace('.', &self.text("decimal-sign"))
    }

    /// `14 May 2026`.
    pub fn day(self, day: impl ByValue<NaiveDate>) -> String {
        let day = day.given();
        self.with("day", (("day", day.day()), ("month", self.month(day)), ("year", year(day))))
    }

    /// `Thursday, 14 May 2026`.
    pub fn day_of_week(self, day: impl ByValue<NaiveDate>) -> String {
        let day = day.given();
        let weekday = self.text(&format!("weekday-{}", day.weekday().number_from_monday()));
        self.with("day-of-week", (("weekday", weekday), ("day", self.day(day))))
    }

    /// `14–17 May 2026`; one day alone if both are the same.
    pub fn days(self, first: impl ByValue<NaiveDate>, last: impl ByValue<NaiveDate>) -> String {
        let (first, last) = (first.given(), last.given());
        if first == last {
            return self.day(first);
        }
        if first.year() != last.year() {
            return self.with("days", (("first", self.day(first)), ("last", self.day(last))));
        }
        if first.month() != last.month() {
            return self.with(
                "days-of-year",
                (
                    ("first", first.day()),
                    ("month", self.month(first)),
                    ("last", last.day()),
                    ("until", self.month(last)),
                    ("year", year(first)),
                ),
            );
        }
        self.with(
            "days-of-month",
            (
                ("first", first.day()),
                ("last", last.day()),
                ("month", self.month(first)),
                ("year", year(first)),
            ),
        )
    }

    /// `14:30`.
    pub fn time(self, time: impl ByValue<NaiveTime>) -> String {
        let time = time.given();
        self.with(
            "time",
            (("hour", format!("{:02}", time.hour())), ("minute", format!("{:02}", time.minute()))),
        )
    }

    /// `Black: Anna Berg`, with the colon of the language.
    pub fn labelled(self, label: &str, said: &str) -> String {
        format!("{label}{}{said}", self.text("colon"))
    }

    /// Without those that are empty: `3d, Berlin`.
    pub fn listed<S: AsRef<str>>(self, words: impl IntoIterator<Item = S>) -> String {
        let comma = self.text("comma");
        let mut listed = String::new();
        for word in words {
            let word = word.as_ref();
            if !word.is_empty() && !listed.is_empty() {
                listed += &comma;
            }
            listed += word;
        }
        listed
    }

    /// `14 May 2026, 14:30`.
    pub fn moment(self, moment: impl ByValue<NaiveDateTime>) -> String {
        let moment = moment.given();
        self.with("moment", (("day", self.day(moment.date())), ("time", self.time(moment.time()))))
    }

    fn month(self, day: NaiveDate) -> String {
        self.text(&format!("month-{}", day.month()))
    }

    /// A player's name, `Hilde Aronsen`. The surname is first if the event has it so, `Szabó János`; in a name of
    /// Chinese, Japanese or Korean letters, `森下 藍子`; and for a player of a country that has it so, if the language
    /// does too: `Morishita Aiko` in Japanese, `Aiko Morishita` in English. Of partners who play in turn, all:
    /// `A. Amann & B. Beck`.
    pub fn person(self, entry: &Entry) -> String {
        if !entry.is_pair() {
            return self.name(&entry.surname, &entry.first_name, &entry.country);
        }
        let people = entry.people().filter(|(surname, _)| !surname.is_empty());
        let name = |(surname, first): (&str, &str)| match initial(first) {
            Some(initial) if !is_east_asian(surname) => {
                self.name(surname, &initial, &entry.country)
            }
            _ => self.name(surname, first, &entry.country),
        };
        people.map(name).collect::<Vec<_>>().join(" & ")
    }

    /// In the order of [`Lang::person`].
    pub fn name(self, surname: &str, first: &str, country: &str) -> String {
        if first.is_empty() {
            return surname.to_owned();
        }
        if self.customs.surname_first || is_east_asian(surname) {
            return format!("{surname} {first}");
        }
        if !SURNAME_FIRST.iter().any(|code| country.eq_ignore_ascii_case(code)) {
            return format!("{first} {surname}");
        }
        self.with("person", [("first", first), ("surname", surname)])
    }

    /// Answers to pick from: names with their texts, whose keys have the name in place of `{}`.
    pub fn answers(self, key: &str, names: &[&'static str]) -> Vec<(&'static str, String)> {
        // Keys cannot contain a dot.
        let text = |name: &str| self.text(&key.replace("{}", &name.replace('.', "-")));
        names.iter().map(|name| (*name, text(name))).collect()
    }

    /// A moment in UTC on the event's clock, as [`Lang::moment`].
    pub fn local_moment(self, at: impl ByValue<DateTime<Utc>>) -> String {
        self.moment(self.local(at.given().naive_utc()))
    }

    /// `14:30`, in the event's time zone.
    pub fn time_of(self, at: impl ByValue<NaiveDateTime>) -> String {
        self.time(self.local(at.given()).time())
    }

    /// `14 May 2026, 14:30`, in the event's time zone.
    pub fn moment_of(self, at: impl ByValue<NaiveDateTime>) -> String {
        self.moment(self.local(at.given()))
    }
}

/// By their codes of ISO 3166.
const SURNAME_FIRST: [&str; 10] = ["CN", "HK", "HU", "JP", "KP", "KR", "MO", "SG", "TW", "VN"];

// As text, so that no language puts a separator between its thousands.
fn year(day: NaiveDate) -> String {
    day.year().to_string()
}

/// A large number as a text reads it, with a narrow blank before its thousands.
pub fn many(n: usize) -> Filling {
    let digits = n.to_string();
    match digits.len().checked_sub(3) {
        None | Some(0) => n.into(),
        Some(at) => format!("{}\u{202f}{}", &digits[..at], &digits[at..]).into(),
    }
}

/// A text as HTML in which `*…*` is bold. Callers pass no asterisks that people typed.
pub fn marked(text: &str) -> String {
    let escaped = escaped(text);
    let parts = escaped.split('*').enumerate();
    parts
        .map(|(n, part)| if n % 2 == 1 { format!("<b>{part}</b>") } else { part.to_owned() })
        .collect()
}

/// A name as HTML with break opportunities in long words, never a letter or two alone on a line. An address may break
/// after its slashes.
pub fn breakable(name: impl AsRef<str>) -> String {
    parted(name.as_ref(), 14)
}

/// For a column as narrow as ten small letters.
pub fn narrowly_breakable(name: impl AsRef<str>) -> String {
    parted(name.as_ref(), 8)
}

/// Whether a name needs more than two lines of a button with a result, or a word of it more than one.
pub fn is_long(name: impl AsRef<str>) -> bool {
    let is_wide = |word: &str| word.chars().count() > 11;
    name.as_ref().chars().count() > 24 || name.as_ref().split([' ', '-']).any(is_wide)
}

/// A page with break opportunities in long words: in names, which are in a `bdi`, as [`breakable`] has it, elsewhere
/// in words longer than any of a language. Fields, pictures and the title are left alone.
pub(super) fn with_breaks(html: &str) -> String {
    const WHOLE: [&str; 6] = ["title", "style", "script", "textarea", "select", "svg"];
    let mut parted = String::with_capacity(html.len() + html.len() / 32);
    let mut within = "";
    for piece in html.split_inclusive('>') {
        let (text, tag) = piece.split_at(piece.find('<').unwrap_or(piece.len()));
        match within {
            "" => part(&mut parted, text, 24),
            "bdi" => part(&mut parted, text, 14),
            _ => parted.push_str(text),
        }
        parted.push_str(tag);
        let name = tag.trim_start_matches(['<', '/']);
        let name = name.split(|c: char| !c.is_ascii_alphanumeric()).next().unwrap_or_default();
        if !tag.starts_with("</") {
            let opens = name == "bdi" || WHOLE.contains(&name) && ["", "bdi"].contains(&within);
            within = if opens { name } else { within };
        } else if within == name {
            within = "";
        }
    }
    parted
}

fn parted(name: &str, long: usize) -> String {
    let escaped = escaped(name);
    let mut html = String::with_capacity(escaped.len());
    part(&mut html, &escaped, long);
    html
}

/// Writes a text that is HTML; words longer than `long` get break opportunities, in pieces of at most two thirds of
/// it, and an element: where the style sheet makes it a block, a word is broken only if it is wider than its line.
fn part(html: &mut String, text: &str, long: usize) {
    if text.len() <= long && !text.contains('/') {
        return html.push_str(text);
    }
    for word in text.split_inclusive(|c: char| !c.is_alphabetic()) {
        // Punctuation after a word does not count: it may hang at the end of a line.
        let letters = word.chars().filter(|letter| letter.is_alphabetic()).count();
        let pieces = if letters > long { letters.div_ceil(long * 2 / 3) } else { 1 };
        // A blank stays outside, and so does the beginning of an entity.
        let end = word.trim_end_matches(|c: char| c.is_whitespace() || c == '&').len();
        let (word, rest) = if pieces > 1 { word.split_at(end) } else { (word, "") };
        html.push_str(if pieces > 1 { "<long-word>" } else { "" });
        for (i, letter) in word.chars().enumerate() {
            if (1..letters).contains(&i) && i * pieces / letters > (i - 1) * pieces / letters {
                html.push_str("<wbr>");
            }
            html.push(letter);
            if letter == '/' && long < 24 {
                html.push_str("<wbr>");
            }
        }
        html.push_str(if pieces > 1 { "</long-word>" } else { "" });
        html.push_str(rest);
    }
}

fn escaped(text: &str) -> String {
    let Ok(escaped) = escape(text, Html);
    escaped.to_string()
}

/// Whether a name is in a script that always has the surname first.
fn is_east_asian(name: &str) -> bool {
    let here = |c| matches!(c, '\u{3005}'..='\u{30ff}' | '\u{3400}'..='\u{9fff}' | '\u{ac00}'..='\u{d7a3}');
    name.chars().any(here)
}

/// The `lang` of a native name, for the right letter forms and voice: by the script where it is certain, else by the
/// country for Han characters.
pub fn native_name_language(name: &str, country: &str) -> Option<&'static str> {
    let has = |range: std::ops::RangeInclusive<char>| name.chars().any(|c| range.contains(&c));
    if has('\u{ac00}'..='\u{d7a3}') {
        Some("ko")
    } else if has('\u{3040}'..='\u{30ff}') {
        Some("ja")
    } else if has('\u{4e00}'..='\u{9fff}') {
        match country.to_ascii_uppercase().as_str() {
            "JP" => Some("ja"),
            "KR" => Some("ko"),
            "TW" | "HK" => Some("zh-Hant"),
            _ => Some("zh"),
        }
    } else {
        None
    }
}

static ORDERS: LazyLock<HashMap<&'static str, CollatorBorrowed<'static>>> =
    LazyLock::new(|| Lang::all().filter_map(|t| Some((t.tag(), order(t.tag())?))).collect());

impl Lang {
    /// The sort key of a name in this language, compared byte by byte: the surname first, accents only where all
    /// letters are the same. The end of a surname sorts before everything. Letters foreign to the language sort by
    /// their script; without locale data for the language, by code point.
    pub fn name_key(self, surname: &str, first_name: &str) -> Vec<u8> {
        tournament::name_key(ORDERS.get(self.tag()), surname, first_name)
    }
}

fn order(tag: &str) -> Option<CollatorBorrowed<'static>> {
    let locale: icu_locale_core::Locale = tag.parse().ok()?;
    Collator::try_new(locale.into(), CollatorOptions::default()).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn german() -> Lang {
        Lang::find("de").expect("there is a German catalogue")
    }

    fn date(day: u32, month: u32) -> NaiveDate {
        NaiveDate::from_ymd_opt(2026, month, day).unwrap()
    }

    #[test]
    fn ranks_and_numbers_are_written_as_the_language_writes_them() {
        let rank: Rank = "5k".parse().unwrap();
        assert_eq!(Lang::english().rank(rank), "5k");
        assert_eq!(Lang::english().rank_in_full(rank), "5 kyu");
        assert_eq!(german().rank_in_full(rank), "5. Kyu");
        assert_eq!(german().points(HalfPoints(-7)), "\u{2212}3,5");
        assert_eq!(Lang::english().decimals("12.25"), "12.25");
    }

    #[test]
    fn thousands_stand_apart_and_one_is_still_one() {
        let games = |n| Lang::english().with("statistics-games", [("n", many(n))]);
        assert_eq!(games(2690), "2\u{202f}690 games were played.");
        assert_eq!(
            (games(999), games(1)),
            ("999 games were played.".into(), "One game was played.".into())
        );
    }

    #[test]
    fn words_are_listed_as_the_language_does_without_empty_ones() {
        let japanese = Lang::find("ja").expect("there is a Japanese catalogue");
        assert_eq!(german().listed(["", "3d", "", "Berlin"]), "3d, Berlin");
        assert_eq!(japanese.listed(["3d".to_owned(), "東京".to_owned()]), "3d、東京");
        assert_eq!(german().listed([""; 2]), "");
    }

    #[test]
    fn days_are_written_as_the_language_writes_them() {
        assert_eq!(Lang::english().day_of_week(date(14, 5)), "Thursday, 14 May 2026");
        assert_eq!(german().day_of_week(date(14, 5)), "Donnerstag, 14. Mai 2026");
        assert_eq!(german().days(date(14, 5), date(17, 5)), "14.\u{2013}17. Mai 2026");
        assert_eq!(Lang::english().days(date(30, 4), date(2, 5)), "30 April \u{2013} 2 May 2026");
        let french = Lang::find("fr").expect("there is a French catalogue");
        assert_eq!(french.days(date(30, 4), date(1, 5)), "30 avril \u{2013} 1er mai 2026");
        let moment = date(1, 3).and_hms_opt(9, 5, 0).unwrap();
        assert_eq!(german().moment(moment), "1. März 2026, 09:05");
    }

    #[test]
    fn names_stand_in_the_order_of_the_language() {
        let mut entry = Entry::new(EntryId(1), "Morishita", "Aiko", Rank::SHODAN);
        assert_eq!(Lang::english().person(&entry), "Aiko Morishita");
        let customs = Customs { surname_first: true, ..Customs::default() };
        assert_eq!(Lang::english().with_customs(customs).person(&entry), "Morishita Aiko");
        let japanese = Lang::find("ja").expect("there is a Japanese catalogue");
        assert_eq!(japanese.person(&entry), "Aiko Morishita", "nobody says where from");
        entry.country = "jp".to_owned();
        assert_eq!(japanese.person(&entry), "Morishita Aiko");
        assert_eq!(german().person(&entry), "Aiko Morishita");
        let native = Entry::new(EntryId(2), "森下", "藍子", Rank::SHODAN);
        assert_eq!(Lang::english().person(&native), "森下 藍子");
        entry.first_name.clear();
        assert_eq!(Lang::english().person(&entry), "Morishita");
    }

    #[test]
    fn long_words_are_parted_into_pieces() {
        assert_eq!(breakable("Grünspan-Hollerbach Ida"), "Grünspan-Hollerbach Ida");
        let parted = "<long-word>Rajaona<wbr>rimamp<wbr>ianina</long-word>";
        assert_eq!(breakable("Rajaonarimampianina"), parted);
        let in_a_row = format!("{parted}&#38; {} 4d", parted.replace("</", "-</"));
        assert_eq!(breakable("Rajaonarimampianina& Rajaonarimampianina- 4d"), in_a_row);
        assert_eq!(breakable("Championship, Championship 2026"), "Championship, Championship 2026");
        assert_eq!(breakable("<b> & 'x'"), "&#60;b&#62; &#38; &#39;x&#39;");
        let name = "Rajaonarimampianina";
        let page = format!(
            "<title>{name}</title><p>{name} <bdi class=\"name\"><b>{name}</b></bdi> {name}dorffhausen</p>"
        );
        assert_eq!(
            with_breaks(&page),
            "<title>Rajaonarimampianina</title><p>Rajaonarimampianina \
             <bdi class=\"name\"><b><long-word>Rajaona<wbr>rimamp<wbr>ianina</long-word></b></bdi> \
             <long-word>Rajaonarimampia<wbr>ninadorffhausen</long-word></p>"
        );
        let field = "<bdi><svg><text>Rajaonarimampianina</text></svg></bdi><select><option>Rajaonarimampianina</option></select>";
        assert_eq!(with_breaks(field), field);
    }

    #[test]
    fn native_names_are_marked_by_script_and_country() {
        assert_eq!(native_name_language("서윤지", ""), Some("ko"));
        assert_eq!(native_name_language("森下 あい", "FR"), Some("ja"));
        assert_eq!(native_name_language("森下 藍子", "jp"), Some("ja"));
        assert_eq!(native_name_language("陈思远", "CN"), Some("zh"));
        assert_eq!(native_name_language("Иванова", "RU"), None);
    }

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
