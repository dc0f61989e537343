use std::ops::RangeInclusive;

use chrono::{Datelike, NaiveDate, NaiveDateTime};
use serde::Serialize;
use unicode_normalization::UnicodeNormalization;

use super::{Message, Reporting, Setting, Settings};

/// The longest name of a person, club or event, in characters.
pub const NAME_LENGTH: usize = 200;

pub const MOST_CRITERIA: usize = 6;

/// The years of all dates, typed or read from files: date arithmetic on them does not overflow.
pub const YEARS: RangeInclusive<i32> = 1900..=2199;

/// A day within [`YEARS`], else [`Fault::OutOfRange`].
pub fn check_day(day: NaiveDate) -> Result<NaiveDate, Fault> {
    let (least, most) = ((*YEARS.start()).into(), (*YEARS.end()).into());
    let value = day.year().into();
    YEARS.contains(&day.year()).then_some(day).ok_or(Fault::OutOfRange { value, least, most })
}

/// A moment in UTC within [`YEARS`] on every clock, else [`Fault::OutOfRange`].
pub fn check_moment(at: NaiveDateTime) -> Result<NaiveDateTime, Fault> {
    let there = [at.date().pred_opt(), at.date().succ_opt()];
    let shown = there.into_iter().flatten().any(|day| YEARS.contains(&day.year()));
    if shown { Ok(at) } else { check_day(at.date()).map(|_| at) }
}

/// A fault of a value that was typed or read from a file. It is a [`Message`](super::Message) of the catalogues;
/// `Display` is the English of the command line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(rename_all = "kebab-case")]
pub enum Fault {
    #[error("is missing; write it")]
    Missing,
    #[error("has {length} characters; {most} is the most")]
    TooLong { length: usize, most: usize },
    #[error("has a control character in it; write letters, digits and blanks")]
    ControlCharacter,
    #[error("holds a web address; write a name without one")]
    WebAddress,
    #[error("is {value}; write a number from {least} to {most}")]
    OutOfRange { value: i64, least: i64, most: i64 },
    #[error("ends before it begins")]
    EndsBeforeItBegins,
    #[error("is over already; choose a time to come")]
    Past,
    #[error("has its floor above its bar")]
    FloorAboveBar,
    #[error("names {what} twice")]
    Twice { what: String },
    #[error("needs a main score: one of MMS, NBW, CPS")]
    NoMainScore,
    #[error("has limits that do not fall from one category to the next")]
    CategoryOrder,
    #[error("has the club code {code:?}; write 1 to 4 plain letters and digits")]
    ClubCode { code: String },
    #[error(
        "is {typed:?}, which is no time zone; write one such as Europe/Copenhagen, or its city"
    )]
    NoZone { typed: String },
    #[error("has {typed:?}; write tables and their room, such as 1-40 Main hall; 41-80 Library")]
    NoRoom { typed: String },
}

impl Message for Fault {
    const KEYS: &'static str = "fault-";
}

/// Whether a character is invisible, or reorders or breaks the text around it. Joiners are letters of some scripts.
pub const fn is_unseen(c: char) -> bool {
    matches!(
        c,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
            | '\u{180e}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{feff}' | '\u{ffa0}'
            | '\u{fff9}'..='\u{fffb}'
    )
}

pub fn visible(text: &str) -> String {
    text.chars().filter(|c| !is_unseen(*c)).collect()
}

/// A name in its stored form: trimmed, blanks single, in composed form (NFC), without [unseen](is_unseen)
/// characters; 1 to 200 characters, any script. Control characters are a [`Fault`].
pub fn check_name(text: &str) -> Result<String, Fault> {
    let text = visible(text);
    let text = text.trim_matches(['\u{200c}', '\u{200d}']);
    let name: String = text.split_whitespace().collect::<Vec<_>>().join(" ").nfc().collect();
    match name.chars().count() {
        0 => Err(Fault::Missing),
        length if length > NAME_LENGTH => Err(Fault::TooLong { length, most: NAME_LENGTH }),
        _ if name.chars().any(char::is_control) => Err(Fault::ControlCharacter),
        _ => Ok(name),
    }
}

/// Cyrillic, Greek, Armenian and phonetic letters, signs, and letters with a stroke that look like Latin ones, each
/// with the Latin one.
const DRAWN_ALIKE: [(&str, &str); 6] = [
    ("ɡɑꞁǀӀᴏᴄᴠᴡᴢꜱ", "galllocvwzs"),
    ("АВЕЅІЈКМНОРСТУХаеѕіјорсух", "ABESlJKMHOPCTYXaesijopcyx"),
    ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧανορ", "ABEZHlKMNOPTYXavop"),
    ("ՕոսհօՏ", "OnuhoS"),
    ("I1|0", "lllo"),
    ("ıłŁøØđĐħĦ", "ilLoOdDhH"),
];

/// A key that two names share if they look the same: small letters and digits alone, without accents, and Latin letters
/// for those of other scripts that look like them.
pub fn looks_of(name: &str) -> String {
    let latin = |c: char| {
        let mut pairs = DRAWN_ALIKE.iter().flat_map(|(own, latin)| own.chars().zip(latin.chars()));
        pairs.find(|(own, _)| *own == c).map_or(c, |(_, latin)| latin)
    };
    let kana = ['\u{3099}', '\u{309a}'];
    let letters = name.nfkd().filter(|c| c.is_alphanumeric() || kana.contains(c)).map(latin);
    letters.collect::<String>().to_lowercase().replace("rn", "m")
}

/// Free text in its stored form: trimmed, with its line breaks, without other control characters and without
/// [unseen](is_unseen) ones; may be empty. [`Fault::TooLong`] beyond `most` characters: text is never cut silently.
pub fn check_words(text: &str, most: usize) -> Result<String, Fault> {
    let text = text.replace(['\u{2028}', '\u{2029}'], "\n");
    let kept = text.chars().filter(|c| !is_unseen(*c) && (*c == '\n' || !c.is_control()));
    let words = kept.collect::<String>().trim().to_owned();
    match words.chars().count() {
        length if length > most => Err(Fault::TooLong { length, most }),
        _ => Ok(words),
    }
}

/// The key that two entries of the same person share: surname and first name without blanks, upper case by the full
/// Unicode rule (`ß` is `SS`), as OpenGotha files refer to players.
pub fn same_person_key(surname: &str, first_name: &str) -> String {
    format!("{surname}{first_name}")
        .chars()
        .filter(|c| !c.is_whitespace())
        .collect::<String>()
        .to_uppercase()
}

/// All faults of settings, each with the name of its field; empty if they can be used.
#[must_use]
pub fn check_settings(settings: &Settings) -> Vec<(&'static str, Fault)> {
    let known = Setting::all().filter_map(|one| Some((one.name, one.fault(settings)?)));
    let mut faults: Vec<_> = known.collect();
    let criteria = settings.placement.len() as i64;
    if !(1..=MOST_CRITERIA as i64).contains(&criteria) {
        let most = MOST_CRITERIA as i64;
        faults.push(("placement", Fault::OutOfRange { value: criteria, least: 1, most }));
    }
    if settings.ends < settings.begins {
        faults.push(("ends", Fault::EndsBeforeItBegins));
    }
    if settings.mcmahon.floor > settings.mcmahon.bar {
        faults.push(("floor", Fault::FloorAboveBar));
    }
    faults.extend(settings.draw.faults(settings.rounds));
    faults.extend(settings.home.fault());
    faults.extend(settings.prizes.fault().map(|fault| ("prizes", fault)));
    faults.extend(check_placement(settings).map(|fault| ("placement", fault)));
    if settings.categories.0.windows(2).any(|pair| pair[0] <= pair[1]) {
        faults.push(("categories", Fault::CategoryOrder));
    }
    let wrong = settings.reporting.clubs.values().find(|code| !Reporting::is_code(code));
    faults.extend(wrong.map(|code| ("club_code", Fault::ClubCode { code: code.clone() })));
    faults
}

/// The faults of settings in an imported event: only those that make it unusable. Unwise settings are allowed, as
/// in other programs.
#[must_use]
pub fn check_usable(settings: &Settings) -> Vec<(&'static str, Fault)> {
    let unwise = |(field, fault): &(&str, Fault)| match fault {
        Fault::NoMainScore | Fault::CategoryOrder => true,
        Fault::OutOfRange { value: 0, .. } => *field == "basic_minutes",
        _ => false,
    };
    check_settings(settings).into_iter().filter(|fault| !unwise(fault)).collect()
}

fn check_placement(settings: &Settings) -> Option<Fault> {
    let placement = &settings.placement;
    let twice = placement.iter().enumerate().find(|(i, c)| placement[..*i].contains(c));
    if let Some((_, criterion)) = twice {
        return Some(Fault::Twice { what: criterion.to_string() });
    }
    (!placement.iter().any(|c| c.is_main_score())).then_some(Fault::NoMainScore)
}

/// Whether a text holds a web address that mail programs turn into a link: `http://`, `www.`, or a domain with a
/// path, a query or a port.
pub fn holds_web_address(text: &str) -> bool {
    // Browsers read full-width letters and the full stop of ideographs as the plain ones.
    let plain: String = text.nfkc().flat_map(char::to_lowercase).collect();
    let plain = plain.replace('\u{3002}', ".");
    let breaks = |c: char| c.is_whitespace() || "<>()[]{}\"'“”„«»,;|".contains(c);
    plain.split(breaks).any(is_web_address)
}

fn is_web_address(word: &str) -> bool {
    let begins_www = |(at, _)| !word[..at].ends_with(char::is_alphanumeric);
    word.contains("://")
        || ["http:", "https:"].iter().any(|scheme| word.contains(scheme))
        || word.match_indices("www.").any(begins_www)
        || word.match_indices(['/', '?', '#', ':']).any(|(at, mark)| {
            let port = word[at + 1..].starts_with(|c: char| c.is_ascii_digit());
            (mark != ":" || port) && ends_with_domain(&word[..at])
        })
}

fn ends_with_domain(text: &str) -> bool {
    let in_domain = |c: char| c.is_alphanumeric() || c == '-' || c == '.';
    let domain = text.rsplit(|c| !in_domain(c)).next().unwrap_or_default();
    let Some((name, top)) = domain.rsplit_once('.') else { return false };
    let is_top = top.starts_with("xn--") || top.chars().all(char::is_alphabetic);
    is_top && top.chars().count() >= 2 && name.ends_with(char::is_alphanumeric)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Federation, System, preset};

    #[test]
    fn words_are_kept_whole_or_refused() {
        assert_eq!(check_words(" one\r\ntwo\u{202e}\u{7} ", 7), Ok("one\ntwo".to_owned()));
        assert_eq!(check_words("one\u{2028}two", 7), Ok("one\ntwo".to_owned()));
        assert_eq!(check_words("  ", 7), Ok(String::new()));
        let long = check_words(&"ñ".repeat(501), 500);
        assert_eq!(long, Err(Fault::TooLong { length: 501, most: 500 }));
    }

    #[test]
    fn names_that_look_alike_are_known() {
        for (one, other) in [
            ("Anna", "\u{410}nn\u{430}"),
            ("Iris", "lris"),
            ("Bo", "B\u{3bf}"),
            ("ＡＢ", "ab"),
            ("Imogen.", "Irno\u{ad}gen"),
            ("Imogen", "\u{cd}mog\u{e9}n."),
            ("Łukasz", "Lukasz"),
        ] {
            assert_eq!(looks_of(one), looks_of(other), "{one} {other}");
        }
        for (one, other) in [("Анна", "Anna"), ("か", "が"), ("한", "안")] {
            assert_ne!(looks_of(one), looks_of(other), "another name");
        }
        assert!(DRAWN_ALIKE.iter().all(|(own, latin)| own.chars().count() == latin.len()));
    }

    #[test]
    fn names_of_any_script_pass_and_are_tidied() {
        assert_eq!(check_name("  Nguye\u{302}\u{303}n   Văn "), Ok("Nguyễn Văn".to_owned()));
        assert_eq!(check_name("a\u{2028}b\u{2029}"), Ok("a b".to_owned()));
        assert_eq!(check_name("本因坊"), Ok("本因坊".to_owned()));
        assert_eq!(check_name(&"ñ".repeat(200)).map(|n| n.chars().count()), Ok(200));
        assert_eq!(check_name(&"ñ".repeat(201)), Err(Fault::TooLong { length: 201, most: 200 }));
        for unseen in [" \t", "\u{3164}", "\u{2800} \u{ffa0}", "\u{1160}\u{180e}", "\u{200d}"] {
            assert_eq!(check_name(unseen), Err(Fault::Missing), "{unseen:?}");
        }
        assert_eq!(check_name("می\u{200c}نا"), Ok("می\u{200c}نا".to_owned()), "a joiner within");
        assert_eq!(check_name("a\u{7}b"), Err(Fault::ControlCharacter));
    }

    #[test]
    fn days_of_no_calendar_of_ours_are_refused() {
        let day = |year| chrono::NaiveDate::from_ymd_opt(year, 1, 1).unwrap();
        assert!([1900, 2026, 2199].into_iter().all(|year| check_day(day(year)).is_ok()));
        for day in [day(1899), day(2200), NaiveDate::MAX, NaiveDate::MIN] {
            let value = day.year().into();
            let range = Fault::OutOfRange { value, least: 1900, most: 2199 };
            assert_eq!(check_day(day), Err(range));
        }
        let midnight = |day: NaiveDate| day.and_time(chrono::NaiveTime::MIN);
        assert!(check_moment(midnight(day(2200))).is_ok(), "still the day before further west");
        assert!(check_moment(NaiveDateTime::MAX).is_err());
        let mut settings = preset(System::Swiss, Federation::Egf, "Open", NaiveDate::MAX);
        settings.home.closes = Some(NaiveDateTime::MAX);
        let faults: Vec<_> = check_usable(&settings).into_iter().map(|(field, _)| field).collect();
        for field in ["begins", "ends", "closes"] {
            assert!(faults.contains(&field), "{faults:?}");
        }
    }

    #[test]
    fn presets_have_no_fault() {
        let day = chrono::NaiveDate::from_ymd_opt(2026, 5, 1).unwrap();
        for system in [System::McMahon, System::Swiss, System::SwissCategories] {
            for federation in Federation::ALL {
                assert_eq!(check_settings(&preset(system, federation, "Open", day)), []);
            }
        }
    }

    #[test]
    fn every_fault_of_settings_is_named_at_once() {
        let day = chrono::NaiveDate::from_ymd_opt(2026, 5, 1).unwrap();
        let mut settings = preset(System::McMahon, Federation::Egf, "", day);
        settings.rounds = 0;
        settings.placement.clear();
        settings.home.keep_days = u32::MAX;
        settings.home.category_places = vec![Some(7), Some(100_001)];
        let fields: Vec<_> =
            check_settings(&settings).into_iter().map(|(field, _)| field).collect();
        assert_eq!(fields, ["name", "rounds", "keep_days", "placement", "places", "placement"]);
    }

    #[test]
    fn addresses_are_found_however_they_are_written() {
        for text in [
            "Evil, read http://evil.example/x and click",
            "HTTPS://EVIL.EXAMPLE",
            "ftp://evil.example",
            "http:evil.example",
            "www.evil.example",
            "(www.evil.example)",
            "ｗｗｗ．evil。example",
            "evil.example/win",
            "Anna (evil.co/a)",
            "evil.example?win",
            "evil.example:8080",
            "evil。example/win",
        ] {
            assert!(holds_web_address(text), "{text}");
        }
    }

    #[test]
    fn names_as_people_bear_them_are_none() {
        for text in [
            "O'Brien",
            "St. Pierre-Miquelon",
            "J.R.R. Tolkien",
            "M.Sc. Ada Grünspan",
            "Kiel e.V./Nord",
            "Go-Club Aachen 1/2",
            "Awwww",
            "棋院：東京",
            "森田。愛",
            "Ulm/Neu-Ulm",
            "Berlin: Mitte",
        ] {
            assert!(!holds_web_address(text), "{text}");
        }
    }
}
