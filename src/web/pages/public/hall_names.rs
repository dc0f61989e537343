//! Names on the hall's screen: as large as they fit, surnames in full, and no two alike.

use crate::web::prelude::*;
use any_ascii::any_ascii_char;
use unicode_width::UnicodeWidthChar;

use super::seating::Seating;

/// CSS class of a name: empty if it fits on one line, `long` for two lines, else `longer`. `room` is in hundredths of
/// the letter height.
pub(super) fn size(name: &str, room: usize) -> &'static str {
    match width(name) {
        wide if wide <= room => "",
        wide if wide <= room * 5 / 2 => "long",
        _ => "longer",
    }
}

/// Width in a usual sans-serif font, in hundredths of the letter height; an estimate on the wide side.
fn width(text: &str) -> usize {
    text.chars().map(letter_width).sum()
}

fn letter_width(letter: char) -> usize {
    match (letter, letter.width()) {
        (_, None | Some(0)) => 0,
        (_, Some(2)) => 100,
        (' ' | '.' | ',' | '\'' | '’' | '-' | 'f' | 'i' | 'j' | 'l' | 'r' | 't' | 'I', _) => 34,
        ('m' | 'w' | 'M' | 'W', _) => 88,
        _ if letter.is_ascii_uppercase() => 72,
        _ if letter.is_ascii() => 57,
        // As wide as its Latin transliteration, within the limits of one letter.
        _ => any_ascii_char(letter).chars().map(letter_width).sum::<usize>().clamp(34, 82),
    }
}

/// Surname first. Given names that do not fit become initials. If two names are then the same, given names stay in
/// full, then the rank is added, and last whatever else tells the players apart.
pub(super) fn called(seatings: &[Seating], room: usize) -> Vec<String> {
    let short = |one: &Seating| shortened(&one.parts.0, &one.parts.1, room);
    let whole = |one: &Seating| whole(&one.parts.0, &one.parts.1);
    let ranked = |one: &Seating| format!("{} {}", whole(one), one.person.rank);
    let ways: [Vec<String>; 3] = [
        seatings.iter().map(short).collect(),
        seatings.iter().map(whole).collect(),
        seatings.iter().map(ranked).collect(),
    ];
    let times = ways.each_ref().map(|names| times(names));
    let name = |(at, one): (usize, &Seating)| {
        let unique = ways.iter().zip(&times).find(|(names, times)| times[names[at].as_str()] == 1);
        unique
            .map_or_else(|| format!("{} {}", whole(one), one.apart), |(names, _)| names[at].clone())
    };
    seatings.iter().enumerate().map(name).collect()
}

fn times(names: &[String]) -> HashMap<&str, usize> {
    let mut times = HashMap::new();
    names.iter().for_each(|name| *times.entry(name.as_str()).or_default() += 1);
    times
}

fn whole(surname: &str, first: &str) -> String {
    format!("{surname} {first}").trim_end().to_owned()
}

fn shortened(surname: &str, first: &str, room: usize) -> String {
    let name = whole(surname, first);
    if width(&name) <= room {
        return name;
    }
    let initial = |part: &str| Some(format!("{}.", part.chars().next()?.to_uppercase()));
    let initials = |given: &str| given.split('-').filter_map(initial).collect::<Vec<_>>().join("-");
    whole(surname, &first.split(' ').map(initials).collect::<Vec<_>>().join(" "))
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROOM: usize = 940;

    #[test]
    fn given_names_are_shortened_and_surnames_never() {
        let short = |surname, first| shortened(surname, first, ROOM);
        assert_eq!(short("Aalders", "Teun"), "Aalders Teun");
        assert_eq!(short("Grünspan-Hollerbach", "Friederike"), "Grünspan-Hollerbach F.");
        assert_eq!(short("Van den Bosch-Pietersen", "Jean-Marc"), "Van den Bosch-Pietersen J.-M.");
        assert_eq!(short("Featherstonehaugh", "Ji-woo Anna"), "Featherstonehaugh J.-W. A.");
        assert_eq!(short("Morishita", ""), "Morishita");
    }

    #[test]
    fn a_name_is_large_by_the_room_it_takes() {
        assert!(width("Apfelstädt Lilli") < width("Ardeleanu Anna"), "narrow letters");
        assert_eq!(size("Apfelstädt Lilli", ROOM), "");
        assert_eq!(size("森下 藍子", 520), "");
        assert_eq!(size("Grünspan-Hollerbach F.", ROOM), "long");
        assert_eq!(size(&"Wolfeschlegelsteinhausenberger".repeat(2), ROOM), "longer");
        assert_eq!(width("e\u{301}"), width("e"));
    }
}
