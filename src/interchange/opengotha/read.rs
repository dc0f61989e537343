use chrono::NaiveDate;

use rating::{Rank, Rating};
use tournament::Tournament;

use super::super::decode::noted_text_of;
use super::super::error::{Faults, shorten};
use super::super::fields::Fields;
use super::super::xml::{Element, parse};
use super::super::{Imported, Note, Problem, ReadError};
use super::{carried, games, kept, players, settings, teams};

pub(super) const ROOT: &str = "Tournament";

/// The data version that stores ratings as they are.
const PLAIN: i32 = 201;

/// Subtracted from every rating in data version 200.
const SHIFT: i32 = 2050;

/// The day of a file without one that has no day of saving either, if today is unknown.
const SOME_DAY: NaiveDate = NaiveDate::from_ymd_opt(2000, 1, 1).unwrap();

/// As [`read_on`], with a fixed day in place of today.
pub fn read(bytes: &[u8]) -> Result<Imported, ReadError> {
    read_on(bytes, SOME_DAY)
}

/// Reads an OpenGotha tournament file, at most 20 MiB; without a day, the event is today.
///
/// Encodings: a byte-order mark, the declared one, or UTF-8. Missing attributes take OpenGotha's defaults for the
/// system, which follows from the placement criteria. Rounds reach from 1 to the last with a game or a bye; a round
/// is finished if all its results are known, else published. Values that cannot be used are replaced as OpenGotha
/// does, with a note. [`ReadError`] only if it is no tournament, or cannot be read as text or XML.
pub fn read_on(bytes: &[u8], today: NaiveDate) -> Result<Imported, ReadError> {
    let mut notes = Vec::new();
    let text = noted_text_of(bytes, &mut notes)?;
    let root = parse(&text)?;
    if root.name != ROOT {
        let problem = Problem::WrongRoot { found: shorten(&root.name), wanted: ROOT.to_owned() };
        return Err(ReadError::one(root.place(), problem));
    }
    let mut faults = Faults::lenient();
    let mut tournament = Tournament::new(settings::read(&root, today, &mut faults));
    let mut kept = carried::read(&root);
    tournament.club_groups = players::club_groups(&root, &mut faults);
    let mut roster = players::Roster::default();
    let offset = rating_offset(&root, &mut faults);
    tournament.entries = players::read(&root, offset, &mut roster, &mut kept, &mut faults);
    tournament.rounds = games::read(&root, &roster, &mut kept, &mut faults);
    let last = tournament.rounds.last().map_or(0, |round| round.no.0);
    if last > tournament.settings.rounds {
        let general = ["TournamentParameterSet", "GeneralParameterSet"];
        let general = general.iter().try_fold(&root, |element, name| element.child(name));
        let rounds = tournament.settings.rounds.to_string();
        let place = general.unwrap_or(&root).place().field("numberOfRounds");
        faults.note(Note::taken(&place, &rounds, &last.to_string()));
        tournament.settings.rounds = last;
    }
    teams::read(&root, &roster, &mut tournament, &mut kept, &mut faults);
    kept.append(&mut kept::elements(&root, &roster, &mut faults));
    // XML 1.0 allows no control characters (section 2.2), and our own files must be readable.
    let plain = |text: String| text.replace(char::is_control, " ");
    let kept = kept.into_iter().map(|(key, value)| (plain(key), plain(value)));
    tournament.settings.carried = kept.collect();
    notes.extend(faults.notes());
    faults.unless_any(Imported { tournament, notes })
}

/// The offset of ratings: data versions to 200 stored them without 2050, those from 201 as they are. Programs of
/// 3.50 and 3.51 write `fullVersionNumber` but may omit `dataVersion`; their ratings are those of 201. Without
/// either, the ranks decide.
fn rating_offset(root: &Element, faults: &mut Faults) -> i32 {
    let mut fields = Fields::of(Some(root), faults);
    let shifted = match fields.given("dataVersion") {
        None => root.attribute("fullVersionNumber").is_none() && fits_shifted(root),
        Some(_) => match fields.number("dataVersion", (1, 9999), PLAIN) {
            PLAIN => return 0,
            version => version < PLAIN,
        },
    };
    faults.note(if shifted { Note::RatingsShifted } else { Note::RatingsAsTheyStand });
    if shifted { SHIFT } else { 0 }
}

/// Whether the ratings are nearer to the players' ranks with 2050 added.
fn fits_shifted(root: &Element) -> bool {
    let players = root.children_named("Players").flat_map(|list| list.children_named("Player"));
    let distances = players.filter_map(|player| {
        let stored: i32 = player.attribute("rating")?.trim().parse().ok()?;
        let rank: Rank = player.attribute("rank")?.parse().ok()?;
        let expected = i64::from(Rating::of(rank).0);
        let distance = |offset: i32| (i64::from(stored) + i64::from(offset) - expected).abs();
        Some((distance(0), distance(SHIFT)))
    });
    let (plain, shifted) = distances.fold((0, 0), |sum, d| (sum.0 + d.0, sum.1 + d.1));
    shifted <= plain
}
