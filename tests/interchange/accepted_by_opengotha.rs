//! The names that OpenGotha 3.5 compares while it reads a file, capitals included, held against what is written. A name
//! that it does not know becomes its default without a word. Read in `info.vannier.gotha`: `ExternalDocument`,
//! `PlacementParameterSet`, `TeamPlacementParameterSet`, `PairingParameterSet`, `Game`.

use std::collections::BTreeSet;

use chrono::NaiveDate;
use tournament::{
    Board, Categories, ClubGroup, Criterion, Ending, Entry, EntryId, Federation, FieldValue, Holds,
    Overtime, Registration, Round, RoundNo, RoundState, Setting, System, TableNo, TeamCriterion,
    Tournament, preset,
};

use super::super::Note;
use super::super::xml::{Element, parse};
use super::{read, write};

/// `PlacementParameterSet`, the long names; CPS came with 3.50.
const CRITERIA: [&str; 25] = [
    "NULL", "CAT", "NBW", "MMS", "STS", "CPS", "Rank", "Rating", "CUSSW", "CUSSM", "SOSW",
    "SOSW-1", "SOSW-2", "SODOSW", "SOSM", "SOSM-1", "SOSM-2", "SODOSM", "SOSTS", "SOSOSW",
    "SOSOSM", "EXT", "EXR", "DC", "SDC",
];

/// `TeamPlacementParameterSet`.
const TEAM_CRITERIA: [&str; 14] = [
    "NULL", "TEAMP", "SOST", "BDW", "BDW9U", "BDW8U", "BDW7U", "BDW6U", "BDW5U", "BDW4U", "BDW3U",
    "BDW2U", "BDW1U", "MNR",
];

const FLAGS: [&str; 2] = ["true", "false"];
const METHODS: [&str; 3] = ["SPLITANDRANDOM", "SPLITANDFOLD", "SPLITANDSLIP"];
const PLACES: [&str; 3] = ["TOP", "MID", "BOT"];
const TIMES: [&str; 4] = ["SUDDENDEATH", "STDBYOYOMI", "CANBYOYOMI", "FISCHER"];
const RESULTS: [&str; 11] = [
    "RESULT_UNKNOWN",
    "RESULT_WHITEWINS",
    "RESULT_BLACKWINS",
    "RESULT_EQUAL",
    "RESULT_BOTHWIN",
    "RESULT_BOTHLOSE",
    "RESULT_WHITEWINS_BYDEF",
    "RESULT_BLACKWINS_BYDEF",
    "RESULT_EQUAL_BYDEF",
    "RESULT_BOTHWIN_BYDEF",
    "RESULT_BOTHLOSE_BYDEF",
];

/// What OpenGotha reads as the value of an attribute: words it compares, or a form of text.
enum Read {
    OneOf(&'static [&'static str]),
    Whole,
    Decimal,
    /// `30K` to `9D`; also `9P`.
    Rank,
    /// Twenty times 0 or 1.
    Rounds,
    Day,
    Text,
    /// So many characters of Java, which are halves of those beyond the first 65,536.
    Characters(usize, usize),
    /// Two characters or none.
    Country,
}

impl Read {
    fn takes(&self, value: &str) -> bool {
        match self {
            Self::OneOf(words) => words.contains(&value),
            Self::Whole => value.parse::<i64>().is_ok(),
            Self::Decimal => value.parse::<f64>().is_ok(),
            Self::Rank => value.split_at_checked(value.len().saturating_sub(1)).is_some_and(
                |(number, letter)| number.parse::<u8>().is_ok() && "KDP".contains(letter),
            ),
            Self::Rounds => value.len() == 20 && value.chars().all(|c| c == '0' || c == '1'),
            Self::Day => NaiveDate::parse_from_str(value, "%Y-%m-%d").is_ok(),
            Self::Text => true,
            Self::Characters(least, most) => {
                (*least..=*most).contains(&value.encode_utf16().count())
            }
            Self::Country => matches!(value.encode_utf16().count(), 0 | 2),
        }
    }
}

/// How OpenGotha reads an attribute of an element; `None` for one that it does not look at.
fn read_as(element: &str, attribute: &str) -> Option<Read> {
    use Read::{Characters, Country, Day, Decimal, OneOf, Rank, Rounds, Text, Whole};
    Some(match (element, attribute) {
        ("Tournament", "dataVersion") => Whole,
        ("Tournament", "externalIPAddress" | "fullVersionNumber" | "runningMode" | "saveDT") => {
            Text
        }
        ("Player", "rank") => Rank,
        ("Player", "rating" | "smmsCorrection") => Whole,
        ("Player", "participating") => Rounds,
        ("Player", "registeringStatus") => OneOf(&["FIN", "PRE"]),
        (
            "Player",
            "agaExpirationDate" | "agaId" | "egfPin" | "ffgLicence" | "ffgLicenceStatus" | "grade"
            | "ratingOrigin",
        ) => Text,
        ("Player", "name" | "firstName") => Characters(1, usize::MAX),
        ("Player", "club") => Characters(0, 4),
        ("Player", "country") => Country,
        // Ours, which it does not look at.
        ("Player" | "Club", read::WHOLE_CLUB | read::WHOLE_COUNTRY) => Text,
        ("Game", "knownColor") => OneOf(&FLAGS),
        ("Game", "result") => OneOf(&RESULTS),
        ("Game", "handicap" | "roundNumber" | "tableNumber") => Whole,
        ("Game", "blackPlayer" | "whitePlayer") | ("ByePlayer", "player") => Text,
        ("ByePlayer", "roundNumber") => Whole,
        ("GeneralParameterSet", "bInternet" | "genRoundDownNBWMMS") => OneOf(&FLAGS),
        ("GeneralParameterSet", "genCountNotPlayedGamesAsHalfPoint") => OneOf(&FLAGS),
        ("GeneralParameterSet", "complementaryTimeSystem") => OneOf(&TIMES),
        ("GeneralParameterSet", "genMMBar" | "genMMFloor" | "genMMZero") => Rank,
        ("GeneralParameterSet", "beginDate" | "endDate") => Day,
        ("GeneralParameterSet", "director" | "location" | "name" | "shortName" | "size") => Text,
        ("GeneralParameterSet", "komi") => Decimal,
        (
            "GeneralParameterSet",
            "basicTime" | "canByoYomiTime" | "fischerTime" | "genMMS2ValueAbsent"
            | "genMMS2ValueBye" | "genNBW2ValueAbsent" | "genNBW2ValueBye" | "nbMovesCanTime"
            | "numberOfCategories" | "numberOfRounds" | "stdByoYomiTime",
        ) => Whole,
        ("Category", "lowerLimit") => Rank,
        ("Category" | "PlacementCriterion", "number") => Whole,
        ("HandicapParameterSet", "hdBasedOnMMS") => OneOf(&FLAGS),
        ("HandicapParameterSet", "hdNoHdRankThreshold") => Rank,
        ("HandicapParameterSet", "hdCeiling" | "hdCorrection") => Whole,
        ("PairingParameterSet", "paiBaDeterministic" | "paiMaCompensateDUDD") => OneOf(&FLAGS),
        ("PairingParameterSet", "paiSeBarThresholdActive") => OneOf(&FLAGS),
        ("PairingParameterSet", "paiSeNbWinsThresholdActive") => OneOf(&FLAGS),
        ("PairingParameterSet", "paiMaDUDDLowerMode" | "paiMaDUDDUpperMode") => OneOf(&PLACES),
        ("PairingParameterSet", "paiMaSeedSystem1" | "paiMaSeedSystem2") => OneOf(&METHODS),
        (
            "PairingParameterSet",
            "paiMaAdditionalPlacementCritSystem1" | "paiMaAdditionalPlacementCritSystem2",
        ) => OneOf(&CRITERIA),
        ("PairingParameterSet", "paiSeRankThreshold") => Rank,
        ("PairingParameterSet", "paiStandardNX1Factor") => Decimal,
        (
            "PairingParameterSet",
            "paiBaAvoidDuplGame"
            | "paiBaBalanceWB"
            | "paiBaRandom"
            | "paiMaAvoidMixingCategories"
            | "paiMaDUDDWeight"
            | "paiMaLastRoundForSeedSystem1"
            | "paiMaMaximizeSeeding"
            | "paiMaMinimizeScoreDifference"
            | "paiSeAvoidSameGeo"
            | "paiSeDefSecCrit"
            | "paiSeMinimizeHandicap"
            | "paiSePreferMMSDiffRatherThanSameClub"
            | "paiSePreferMMSDiffRatherThanSameClubsGroup"
            | "paiSePreferMMSDiffRatherThanSameCountry",
        ) => Whole,
        ("DPParameterSet", "playerSortType") => OneOf(&["name", "rank", "grade"]),
        ("DPParameterSet", "gameFormat") => OneOf(&["full", "short"]),
        ("DPParameterSet" | "PublishParameterSet", _) => OneOf(&FLAGS),
        ("TeamGeneralParameterSet", "teamSize") => Whole,
        ("Team", "teamName") | ("Board", "player") => Text,
        ("Team", "teamNumber") | ("Board", "boardNumber") | ("Board", "roundNumber") => Whole,
        ("ClubsGroup" | "Club", "name") => Text,
        _ => return None,
    })
}

/// Everything in a file that OpenGotha would take for something else.
fn not_taken(element: &Element, in_teams: bool, wrong: &mut BTreeSet<String>) {
    for (name, value) in &element.attributes {
        let read = match (element.name.as_str(), name.as_str()) {
            ("PlacementCriterion", "name") if in_teams => Some(Read::OneOf(&TEAM_CRITERIA)),
            ("PlacementCriterion", "name") => Some(Read::OneOf(&CRITERIA)),
            (element, name) => read_as(element, name),
        };
        if !read.is_some_and(|read| read.takes(value)) {
            wrong.insert(format!("{}.{name}={value}", element.name));
        }
    }
    for child in &element.children {
        not_taken(child, in_teams || child.name == "TeamPlacementParameterSet", wrong);
    }
}

fn written(tournament: &Tournament) -> BTreeSet<String> {
    let text = String::from_utf8(write(tournament).bytes).expect("UTF-8");
    let root = parse(&text).expect("a document");
    let mut wrong = BTreeSet::new();
    not_taken(&root, false, &mut wrong);
    wrong
}

/// Four people, one only announced, with a bye and a board of each ending.
fn event(system: System) -> Tournament {
    let day = NaiveDate::from_ymd_opt(2026, 5, 14).expect("a day");
    let mut event = Tournament::new(preset(system, Federation::Egf, "Open", day));
    for (id, rank) in (1..).zip(["9d", "1d", "1k", "30k"]) {
        event.entries.push(Entry::new(EntryId(id), &format!("p{id}"), "A", rank.parse().unwrap()));
    }
    event.entries[3].registration = Registration::Preliminary;
    let endings = read::RESULTS.map(|(_, ending)| ending).into_iter().chain([Ending::NoResult]);
    for (no, ending) in (1..).zip(endings) {
        let mut round = Round::empty(RoundNo(no), RoundState::Published);
        let board = Board::new(TableNo(1), EntryId(1), EntryId(2), 0);
        round.boards.push(Board { ending, colors_known: no % 2 == 0, ..board });
        round.byes.push(EntryId(3));
        event.rounds.push(round);
    }
    event
}

#[test]
fn every_name_that_is_written_is_one_that_opengotha_reads() {
    for system in System::ALL {
        let mut event = event(system);
        assert_eq!(written(&event), BTreeSet::new(), "{system:?} as it is set up");
        for criterion in Criterion::ALL {
            event.settings.placement = vec![criterion];
            assert_eq!(written(&event), BTreeSet::new(), "{criterion}");
        }
        event.settings.categories = Categories(vec!["1d".parse().unwrap(), "5k".parse().unwrap()]);
        for overtime in [
            Overtime::SuddenDeath,
            Overtime::Byoyomi { seconds: 30 },
            Overtime::Canadian { stones: 15, seconds: 300 },
            Overtime::Fischer { increment: 20 },
        ] {
            event.settings.time.overtime = overtime;
            assert_eq!(written(&event), BTreeSet::new(), "{overtime:?}");
        }
        for (setting, place) in Setting::in_files() {
            let values: Vec<FieldValue> = match setting.holds {
                Holds::Tick => [true, false].map(FieldValue::Flag).to_vec(),
                Holds::One(names, _) => names.iter().map(|name| FieldValue::Word(name)).collect(),
                _ => continue,
            };
            for value in values {
                setting.put(&mut event.settings, value);
                assert_eq!(written(&event), BTreeSet::new(), "{}", place.name);
            }
        }
    }
}

/// `Player`'s constructor throws for a first name of no character, a country of one or three, a club of five, and the
/// whole file is lost.
#[test]
fn every_field_of_a_player_is_taken_at_its_edges_and_reads_back() {
    let mut event = event(System::McMahon);
    event.rounds.clear();
    event.entries.clear();
    let names = [("Sukarno", ""), ("Sukarno", "Ann"), ("X", "Y"), ("林", "é"), ("Ж", "😀")];
    let countries = ["", "ID", "N", "NLD", "Netherlands", "uk", "Atlantis", "??"];
    let clubs = ["", "A", "Utre", "Utrecht", "FR75Ju", "東京囲碁会", "😀😀😀", "Go Club Zürich"];
    let ranks = ["30k", "1k", "1d", "9d"];
    for at in 0..40 {
        let (surname, first) = names[at % names.len()];
        let surname = if at < names.len() { surname.to_owned() } else { format!("{surname}{at}") };
        let rank = ranks[at % ranks.len()].parse().unwrap();
        let mut entry = Entry::new(EntryId(at as i32 + 1), &surname, first, rank);
        entry.country = countries[at % countries.len()].to_owned();
        entry.club = clubs[at / 5 % clubs.len()].to_owned();
        entry.correction = [0, -50, 50][at % 3];
        entry.grade = ["", "5p", "2 dan"][at % 3].to_owned();
        event.entries.push(entry);
    }
    let clubs = clubs.iter().skip(1).map(|club| (*club).to_owned()).collect();
    event.club_groups.push(ClubGroup { name: "All".to_owned(), clubs });
    assert_eq!(written(&event), BTreeSet::new());
    let export = write(&event);
    let back = read(&export.bytes, Default::default()).expect("an event");
    assert_eq!(back.tournament.entries, event.entries);
    assert_eq!(back.tournament.club_groups, event.club_groups);
    let said = |wanted: fn(&Note) -> bool| export.notes.iter().filter(|note| wanted(note)).count();
    assert_eq!(said(|note| matches!(note, Note::FirstNameBlank { .. })), 8);
    assert_eq!(said(|note| matches!(note, Note::CountryNotWritten { .. })), 10);
    assert!(said(|note| matches!(note, Note::ClubCut { .. })) > 0);
}

/// It takes one player of a name, surname and first name run together, whatever the capitals.
#[test]
fn two_of_one_name_are_written_as_two() {
    let mut event = event(System::McMahon);
    event.rounds.clear();
    for (entry, (surname, first)) in
        event.entries.iter_mut().zip([("Kim", "Min"), ("KIM", "min"), ("Kimm", "in"), ("Li", "Na")])
    {
        (entry.surname, entry.first_name) = (surname.to_owned(), first.to_owned());
    }
    let export = write(&event);
    let root = parse(&String::from_utf8(export.bytes).expect("UTF-8")).expect("a document");
    let players = root.children.iter().find(|one| one.name == "Players").expect("players");
    let value = |player: &Element, name: &str| {
        player
            .attributes
            .iter()
            .find(|(key, _)| key == name)
            .map(|(_, value)| value.clone())
            .unwrap_or_default()
    };
    let keys = players.children.iter().map(|one| value(one, "name") + &value(one, "firstName"));
    let keys: BTreeSet<String> = keys.map(|key| key.to_uppercase().replace(' ', "")).collect();
    assert_eq!(keys.len(), 4, "{keys:?}");
    let renamed = export.notes.iter().filter(|note| matches!(note, Note::Renamed { .. })).count();
    assert_eq!(renamed, 2);
}

/// OpenGotha orders by nothing then; an event of ours has criteria.
#[test]
fn criteria_that_are_all_null_are_said() {
    let text = String::from_utf8(write(&event(System::Swiss)).bytes).expect("UTF-8");
    let mut none = text.clone();
    for criterion in CRITERIA {
        let named = format!("<PlacementCriterion name=\"{criterion}\" number=");
        none = none.replace(&named, "<PlacementCriterion name=\"NULL\" number=");
    }
    let said = |text: &str| {
        let notes = read(text.as_bytes(), Default::default()).expect("an event").notes;
        notes.iter().filter(|note| note.to_string().contains("PlacementParameterSet")).count()
    };
    assert_eq!((said(&text), said(&none)), (0, 1));
}

#[test]
fn every_criterion_of_opengotha_can_be_read() {
    let ours: BTreeSet<&str> = Criterion::ALL.iter().map(|c| c.opengotha_name()).collect();
    let theirs: BTreeSet<&str> = CRITERIA.into_iter().filter(|name| *name != "NULL").collect();
    assert_eq!(ours, theirs);
    for name in theirs {
        let read: Criterion = name.parse().expect("a criterion");
        assert_eq!(read.opengotha_name(), name);
    }
    let ours = TeamCriterion::ALL.into_iter().filter(|one| one.is_of_opengotha());
    assert_eq!(ours.map(TeamCriterion::name).collect::<Vec<_>>(), TEAM_CRITERIA);
}

/// Criteria whose names have small letters, or that few files use.
const VARIANTS: [&[&str]; 3] =
    [&["MMS", "Rating", "SOSM"], &["CAT", "NBW", "Rank", "DC"], &["STS", "SOSTS", "SDC"]];

#[test]
fn real_files_and_thirty_variants_come_back_as_they_were() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/golden/tournaments");
    let files = std::fs::read_dir(folder).expect("the events").filter_map(Result::ok);
    let files: Vec<_> =
        files.filter(|file| file.path().extension().is_some_and(|e| e == "xml")).collect();
    let mut variants = 0;
    for file in files {
        let bytes = std::fs::read(file.path()).expect("a file");
        let event = read(&bytes, Default::default()).expect("an event").tournament;
        for criteria in VARIANTS {
            let mut event = event.clone();
            event.settings.placement = criteria.iter().map(|name| name.parse().unwrap()).collect();
            if criteria[0] == "CAT" {
                event.settings.categories =
                    Categories(vec!["1d".parse().unwrap(), "5k".parse().unwrap()]);
            }
            let export = write(&event);
            assert_eq!(written(&event), BTreeSet::new(), "{:?}", file.file_name());
            let back = read(&export.bytes, Default::default()).expect("an event").tournament;
            // All that standings follow from.
            assert_eq!(back.settings.placement, event.settings.placement);
            assert_eq!(back.settings.categories, event.settings.categories);
            assert_eq!(back.settings.points, event.settings.points);
            assert_eq!(back.settings.mcmahon, event.settings.mcmahon);
            assert_eq!((back.entries, back.rounds), (event.entries, event.rounds));
            variants += 1;
        }
    }
    assert!(variants >= 30, "{variants}");
}

#[test]
fn a_name_in_other_capitals_is_one_that_opengotha_passes_over() {
    let root = parse(r#"<PlacementCriterion name="RATING" number="1"/>"#).expect("a document");
    let mut wrong = BTreeSet::new();
    not_taken(&root, false, &mut wrong);
    assert_eq!(wrong, BTreeSet::from(["PlacementCriterion.name=RATING".to_owned()]));
}
