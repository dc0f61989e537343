//! Standings for exporters. The places and criteria that came with an imported list of results are valid as long as
//! its results do not change, so that an exported list is the same as the imported one.

use super::sheet::Row;
use crate::prelude::*;

/// Standings for exporters: all entries in the order of standing, with the values of the criteria.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ResultTable {
    /// The names of the criteria, as OpenGotha calls them: `MMS`, `SOSM` …
    pub criteria: Vec<String>,
    /// The rows, first place first.
    pub rows: Vec<ResultRow>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResultRow {
    /// The position in the tournament's list of entries.
    pub entry_index: usize,
    /// The place, from 1; shared places have the same number.
    pub place: u32,
    /// Whether the place is that of the row above.
    pub shared_with_above: bool,
    /// The values of the criteria, plain: `34`, `33.5`.
    pub criteria_values: Vec<String>,
}

/// Key of the names of the criteria, with blanks between them.
const CRITERIA: &str = "Results.criteria";

/// Key of the fingerprint of the results.
const GAMES: &str = "Results.games";

/// Key of the class of thinking time, with that time.
const CLASS: &str = "Results.class";

/// Key of the comment in place of an overtime, after the thinking time it belongs to.
const COMMENT: &str = "Results.comment";

/// Stores the class of the list, if its thinking time has another.
pub(super) fn keep_class(settings: &mut Settings, class: Option<char>) {
    if let Some(class) = class.filter(|class| settings.time.egf_class() != Some(*class)) {
        settings.carried.insert(CLASS.to_owned(), format!("{class} {:?}", settings.time));
    }
}

/// The class of thinking time in the European Go Database: the imported list's, until the thinking time is changed,
/// else that of the time.
pub(super) fn class(settings: &Settings) -> Option<char> {
    let kept = settings.carried.get(CLASS).and_then(|kept| kept.split_once(' '));
    let kept = kept.filter(|(_, time)| *time == format!("{:?}", settings.time));
    kept.and_then(|(class, _)| class.chars().next()).or_else(|| settings.time.egf_class())
}

/// Stores the list's comment in place of an overtime, even an empty one.
pub(super) fn keep_comment(settings: &mut Settings, comment: &str) {
    let kept = format!("{:?} {comment}", settings.time).replace(char::is_control, "");
    settings.carried.insert(COMMENT.to_owned(), kept);
}

/// The list's comment in place of an overtime, until the thinking time is changed.
pub(super) fn comment(settings: &Settings) -> Option<&str> {
    let kept = settings.carried.get(COMMENT)?;
    kept.strip_prefix(&format!("{:?}", settings.time)).map(str::trim)
}

pub(super) fn keep(tournament: &mut Tournament, criteria: &[String], rows: &[Row]) {
    let games = fingerprint(tournament);
    let carried = &mut tournament.settings.carried;
    // Our file must be readable; a control character is no criterion.
    let plain = |words: String| words.replace(char::is_control, "");
    for (entry, row) in tournament.entries.iter().zip(rows) {
        let values = row.values.iter().take(criteria.len()).map(String::as_str);
        let place = row.place.to_string();
        let words: Vec<&str> = std::iter::once(place.as_str()).chain(values).collect();
        carried.insert(key(entry.id), plain(words.join(" ")));
    }
    carried.insert(CRITERIA.to_owned(), plain(criteria.join(" ")));
    carried.insert(GAMES.to_owned(), games);
}

fn key(id: EntryId) -> String {
    format!("Results {id}")
}

/// The imported list of results; `None` if there is none, or if a player or a result has changed.
pub fn table_as_read(tournament: &Tournament) -> Option<ResultTable> {
    let carried = &tournament.settings.carried;
    if carried.get(GAMES)? != &fingerprint(tournament) {
        return None;
    }
    let criteria = carried.get(CRITERIA)?.split(' ').filter(|name| !name.is_empty());
    let mut rows: Vec<ResultRow> = Vec::new();
    for (entry_index, entry) in tournament.entries.iter().enumerate() {
        let mut words = carried.get(&key(entry.id))?.split(' ');
        let place: u32 = words.next()?.parse().ok()?;
        let above = rows.last().map(|row| row.place);
        rows.push(ResultRow {
            entry_index,
            place: if place == 0 { above.unwrap_or(1) } else { place },
            shared_with_above: place == 0 || Some(place) == above,
            criteria_values: words.map(str::to_owned).collect(),
        });
    }
    Some(ResultTable { criteria: criteria.map(str::to_owned).collect(), rows })
}

/// Differs if the players or results differ (FNV-1a).
fn fingerprint(tournament: &Tournament) -> String {
    let mut sum: u64 = 0xcbf2_9ce4_8422_2325;
    let mut take = |text: &str| {
        for byte in text.bytes().chain([b'\n']) {
            sum = (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    };
    let playing = |entry: &Entry| entry.playing().to_text(20);
    tournament.entries.iter().for_each(|entry| take(&format!("{} {}", entry.id, playing(entry))));
    for round in &tournament.rounds {
        for b in &round.boards {
            take(&format!("{} {} {} {} {}", round.no, b.black, b.white, b.handicap, b.ending));
        }
        round.byes.iter().for_each(|bye| take(&format!("{} {bye}", round.no)));
    }
    format!("{sum:016x}")
}
