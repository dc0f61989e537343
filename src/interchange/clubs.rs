//! The federations' four-letter codes of clubs.

use super::latin::{cut, one_word, transliterated};
use crate::prelude::*;

/// Codes of clubs by their town, a line each, with its sources.
const CODES: &str = include_str!("clubs.tsv");

/// The code of a club: the organiser's, the club itself if it is a code, or that of the table; `None` if there is
/// none.
pub(super) fn code(settings: &Settings, club: &str) -> Option<String> {
    let club = club.trim();
    if let Some(code) = settings.reporting.clubs.get(club) {
        return Some(code.clone());
    }
    let length = club.chars().count();
    let own = length <= Reporting::CODE || club.contains(|c: char| c.is_ascii_digit());
    if own && !club.contains(char::is_whitespace) {
        // `FR75Ju` is 75Ju with the country before it.
        return Some(club.chars().skip(length.saturating_sub(Reporting::CODE)).collect());
    }
    usual(club).map(str::to_owned)
}

/// The code of the longest town of the table in the club's name.
fn usual(club: &str) -> Option<&'static str> {
    let wanted = folded(club);
    let rows = CODES.lines().filter(|line| !line.starts_with('#'));
    let found = rows.filter_map(|line| {
        let (code, town) = line.split_once('\t')?;
        let town = folded(town);
        let there = wanted.windows(town.len()).any(|words| words == &town[..]);
        there.then_some((town.len(), code))
    });
    // The first of several of that length.
    found.rev().max_by_key(|(length, _)| *length).map(|(_, code)| code)
}

/// The club in four characters: its code, else the first letters of its name, which is noted.
pub(super) fn written(settings: &Settings, club: &str, notes: &mut Vec<Note>) -> String {
    let code = code(settings, club);
    let said = one_word(&transliterated(code.as_deref().unwrap_or(club), notes));
    let written = cut(&said, Reporting::CODE);
    // The transliteration of a code in another script may be too long: `東京` is `DongJing`.
    if code.is_none() || written != said {
        notes.push(Note::ClubCut { club: said, written: written.clone() });
    }
    written
}

/// Every club of the entries without a code, once, in alphabetical order.
pub fn without_code(tournament: &tournament::Tournament) -> Vec<String> {
    let clubs = tournament.entries.iter().map(|entry| entry.club.trim());
    let unknown = clubs.filter(|club| code(&tournament.settings, club).is_none());
    let mut clubs: Vec<String> = unknown.map(str::to_owned).collect();
    clubs.sort();
    clubs.dedup();
    clubs
}
