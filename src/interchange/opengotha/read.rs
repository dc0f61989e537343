use rating::{Rank, Rating};
use tournament::Tournament;

use super::super::decode::text_of;
use super::super::error::{Faults, shorten};
use super::super::fields::Fields;
use super::super::xml::{Element, parse};
use super::super::{Imported, Note, Problem, ReadError};
use super::{carried, games, players, settings};

/// The name of the outermost element.
pub(super) const ROOT: &str = "Tournament";

/// The data version that stores ratings as they are.
const PLAIN: i32 = 201;

/// What data version 200 left off every rating.
const SHIFT: i32 = 2050;

/// How many unknown elements are told of.
const MOST_NOTES: usize = 100;

/// What stands directly in the outermost element.
const PARTS: [&str; 7] = [
    "Players",
    "Games",
    "ByePlayers",
    "Teams",
    "TournamentParameterSet",
    "TeamTournamentParameterSet",
    "ClubsGroups",
];

/// Reads an OpenGotha tournament file, at most 20 MiB.
///
/// Encodings: a byte-order mark, the declared one, or UTF-8. Missing attributes take OpenGotha's
/// defaults for the system, which the placement criteria tell. Rounds reach from 1 to the last with a
/// game or a bye; a round is finished if all its results are known, else published.
///
/// # Errors
/// [`ReadError`] with everything that is wrong; nothing is taken then.
pub fn read(bytes: &[u8]) -> Result<Imported, ReadError> {
    let text = text_of(bytes)?;
    let root = parse(&text)?;
    if root.name != ROOT {
        let problem = Problem::WrongRoot { found: shorten(&root.name), wanted: ROOT.to_owned() };
        return Err(ReadError::one(root.place(), problem));
    }
    let mut faults = Faults::default();
    let mut notes = Vec::new();
    let mut tournament = Tournament::new(settings::read(&root, &mut faults, &mut notes));
    tournament.settings.carried = carried::read(&root, &mut notes);
    tournament.club_groups = players::club_groups(&root, &mut faults);
    let mut roster = players::Roster::default();
    let offset = rating_offset(&root, &mut faults, &mut notes);
    tournament.entries = players::read(&root, offset, &mut roster, &mut faults, &mut notes);
    tournament.rounds = games::read(&root, tournament.settings.rounds, &roster, &mut faults);
    note_the_rest(&root, &mut notes);
    faults.unless_any(Imported { tournament, notes })
}

/// What to add to ratings: data versions to 200 stored them without 2050, those from 201 as they are.
///
/// Programs of 3.50 and 3.51 write `fullVersionNumber` but may leave `dataVersion` out; their ratings
/// are those of 201. Without either, the ranks tell which of the two it is.
fn rating_offset(root: &Element, faults: &mut Faults, notes: &mut Vec<Note>) -> i32 {
    let mut fields = Fields::of(Some(root), faults);
    let shifted = match fields.given("dataVersion") {
        None => root.attribute("fullVersionNumber").is_none() && fits_shifted(root),
        Some(_) => match fields.number("dataVersion", (1, 9999), PLAIN) {
            PLAIN => return 0,
            version => version < PLAIN,
        },
    };
    notes.push(if shifted { Note::RatingsShifted } else { Note::RatingsTakenAsTheyStand });
    if shifted { SHIFT } else { 0 }
}

/// Whether the ratings lie nearer to the players' ranks with 2050 added.
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

/// Tells of teams and of elements that Tengen does not know.
fn note_the_rest(root: &Element, notes: &mut Vec<Note>) {
    let teams = root.children_named("Teams").flat_map(|t| t.children_named("Team")).count();
    if teams > 0 {
        notes.push(Note::TeamsNotKept { teams });
    }
    let unknown = root.children.iter().filter(|child| !PARTS.contains(&child.name.as_str()));
    for child in unknown.take(MOST_NOTES) {
        let element = shorten(&child.name);
        notes.push(Note::ElementNotKept { element, line: child.line });
    }
}
