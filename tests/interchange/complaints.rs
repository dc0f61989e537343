//! What the federations' checkers send files back for.

use std::collections::HashSet;

use chrono::NaiveDate;
use go::Color;
use interchange::complaints::{
    self, Complaint, ListSays, Listings, Mend, Rejection, in_small_letters,
};
use interchange::{ResultRow, ResultTable, aga, h9, tou};
use rating::ListKind;
use tournament::{
    Board, Ending, Entry, EntryId, Federation, Partners, Round, RoundNo, RoundState, RulesetName,
    System, TableNo, Tournament, preset,
};

fn day(day: u32) -> NaiveDate {
    NaiveDate::from_ymd_opt(2026, 5, day).unwrap()
}

/// Four players with every number, two boards with results: nothing is wrong for anybody.
fn right() -> Tournament {
    let mut settings = preset(System::McMahon, Federation::Egf, "Open", day(1));
    settings.country = "FR".to_owned();
    settings.place = "Grenoble".to_owned();
    settings.time.basic_minutes = 90;
    let mut open = Tournament::new(settings);
    for (id, name) in [(1, "Abe"), (2, "Berg"), (3, "Cao"), (4, "Diaz")] {
        let entry = Entry::new(EntryId(id), name, "Ann", "1d".parse().unwrap());
        open.entries.push(Entry {
            egf_pin: format!("1000000{id}"),
            ffg_licence: format!("500000{id}"),
            aga_id: format!("2000{id}"),
            country: "FR".to_owned(),
            club: "38Gr".to_owned(),
            ..entry
        });
    }
    let mut round = Round::empty(RoundNo(1), RoundState::Published);
    for (table, black, white) in [(1, 1, 2), (2, 3, 4)] {
        let mut board = Board::new(TableNo(table), EntryId(black), EntryId(white), 0);
        board.ending = Ending::won(Color::Black);
        round.boards.push(board);
    }
    open.rounds.push(round);
    open
}

fn table(open: &Tournament) -> ResultTable {
    let rows = (0..open.entries.len()).map(|entry_index| ResultRow {
        entry_index,
        place: entry_index as u32 + 1,
        shared_with_above: false,
        criteria_values: Vec::new(),
    });
    ResultTable { criteria: Vec::new(), rows: rows.collect() }
}

fn all(open: &Tournament, lists: &Listings) -> Vec<Complaint> {
    let table = table(open);
    let checks = [complaints::h9, complaints::tou, complaints::aga];
    checks.into_iter().flat_map(|check| check(open, &table, lists)).collect()
}

type Change = fn(&mut Tournament, &mut Listings);

fn says(kind: ListKind, lists: &mut Listings, says: ListSays) {
    lists.insert((kind, EntryId(1)), says);
}

fn other(kind: ListKind, lists: &mut Listings) {
    says(kind, lists, ListSays { other: Some("Eve Ann".to_owned()), ..ListSays::default() });
}

/// Each objection, what brings it about, and the field that mends it.
const CASES: &[(Rejection, &str, Change)] = &[
    (Rejection::NothingPlayed, "rounds", |t, _| t.rounds.clear()),
    (Rejection::ResultMissing, "1/2", |t, _| t.rounds[0].boards[1].ending = Ending::Pending),
    (Rejection::EventCountry, "country", |t, _| t.settings.country.clear()),
    (Rejection::EventPlace, "place", |t, _| t.settings.place.clear()),
    (Rejection::DaysReversed, "ends", |t, _| t.settings.begins = day(9)),
    (Rejection::TooFast, "basic_minutes", |t, _| t.settings.time.basic_minutes = 5),
    (Rejection::BoardSize, "board_size", |t, _| t.settings.board_size = 13),
    (Rejection::RulesUnknown, "rules", |t, _| t.settings.rules = RulesetName::ClubDutch),
    (Rejection::NameUnwritable, "surname", |t, _| t.entries[0].surname = "…".to_owned()),
    (Rejection::NameInCapitals, "surname", |t, _| t.entries[0].surname = "VAN DYCK".to_owned()),
    (Rejection::NothingToSend, "sides", |t, _| {
        let partner = Partners::parse("Beck, Bea, 2d").unwrap();
        t.entries.iter_mut().for_each(|entry| entry.partners.list = partner.clone());
    }),
    (Rejection::CountryUnknown, "country", |t, _| t.entries[0].country = "Basel".to_owned()),
    (Rejection::CountryMissing, "country", |t, _| {
        t.entries[0].country.clear();
        t.entries[0].egf_pin.clear();
    }),
    (Rejection::ClubWithoutCode, "clubs", |t, _| t.entries[0].club = "Zürich".to_owned()),
    (Rejection::PinUnusual, "egf_pin", |t, _| t.entries[0].egf_pin = "1234".to_owned()),
    (Rejection::PinTwice, "egf_pin", |t, _| t.entries[1].egf_pin = "10000001".to_owned()),
    (Rejection::PinKnown, "egf_pin", |t, lists| {
        t.entries[0].egf_pin.clear();
        let number = Some("10000001".to_owned());
        says(ListKind::Egf, lists, ListSays { number, ..ListSays::default() });
    }),
    (Rejection::PinOther, "egf_pin", |_, lists| other(ListKind::Egf, lists)),
    (Rejection::LicenceMissing, "ffg_licence", |t, _| t.entries[0].ffg_licence.clear()),
    (Rejection::LicenceUnusual, "ffg_licence", |t, _| t.entries[0].ffg_licence = "5x".to_owned()),
    (Rejection::LicenceTwice, "ffg_licence", |t, _| {
        t.entries[1].ffg_licence = "5000001".to_owned();
    }),
    (Rejection::LicenceOther, "ffg_licence", |_, lists| other(ListKind::Ffg, lists)),
    (Rejection::MemberMissing, "aga_id", |t, _| t.entries[0].aga_id.clear()),
    (Rejection::MemberUnusual, "aga_id", |t, _| t.entries[0].aga_id = "A17".to_owned()),
    (Rejection::MemberTwice, "aga_id", |t, _| t.entries[1].aga_id = "20001".to_owned()),
    (Rejection::MemberUnknown, "aga_id", |_, lists| {
        says(ListKind::Aga, lists, ListSays { unknown: true, ..ListSays::default() });
    }),
    (Rejection::MemberOther, "aga_id", |_, lists| other(ListKind::Aga, lists)),
    (Rejection::MemberExpired, "aga_id", |_, lists| {
        let says_so = ListSays { expired: Some(day(1)), ..ListSays::default() };
        says(ListKind::Aga, lists, says_so);
    }),
];

fn field(mend: Mend) -> String {
    match mend {
        Mend::Entry(_, field) => field.to_owned(),
        Mend::Setting(key) => key.to_owned(),
        Mend::Board(round, table) => format!("{round}/{table}"),
        Mend::Clubs => "clubs".to_owned(),
    }
}

#[test]
fn a_name_in_capitals_is_offered_in_small_letters() {
    let small = |surname: &str, first: &str| {
        let entry = tournament::Entry::new(EntryId(1), surname, first, "1d".parse().unwrap());
        in_small_letters(&entry).map(|(surname, first)| format!("{surname}|{first}"))
    };
    let written = |surname, first, expected: &str| {
        assert_eq!(small(surname, first).as_deref(), Some(expected));
    };
    written("VAN DER BERG", "JAN", "Van der Berg|Jan");
    written("MARTIN", "Anne", "Martin|Anne");
    written("O'BRIEN-SMITH", "J.P.", "O'Brien-Smith|J.P.");
    written("ÖZTÜRK", "", "Öztürk|");
    written("LI", "Na", "Li|Na");
    for name in ["Berg", "van Dyck", "McDONALD", "O", "本因坊", "Ó"] {
        assert_eq!(small(name, "JAN"), None, "{name}");
    }
}

#[test]
fn an_event_with_everything_has_no_complaint() {
    assert_eq!(all(&right(), &Listings::new()), []);
}

#[test]
fn each_fault_is_told_with_the_field_that_mends_it() {
    for (objection, mended, change) in CASES {
        let (mut open, mut lists) = (right(), Listings::new());
        change(&mut open, &mut lists);
        let found = all(&open, &lists);
        let told = found.iter().find(|one| one.objection == *objection);
        let told = told.unwrap_or_else(|| panic!("{objection} is not told: {found:?}"));
        assert_eq!(field(told.mend), *mended, "{objection}");
        let alone = found.iter().all(|one| one.objection == *objection);
        assert!(alone || *objection == Rejection::NothingPlayed, "{objection}: {found:?}");
    }
    let shown: HashSet<_> = CASES.iter().map(|(objection, ..)| *objection).collect();
    let never: Vec<_> = Rejection::ALL.into_iter().filter(|one| !shown.contains(one)).collect();
    assert_eq!(never, [Rejection::CellsDisagree], "no result of ours brings it about");
}

#[test]
fn a_row_without_its_opponents_is_told_at_the_board() {
    let open = right();
    let mut table = table(&open);
    let gone = table.rows.remove(1);
    let found = complaints::h9(&open, &table, &Listings::new());
    let told: Vec<_> =
        found.iter().filter(|one| one.objection == Rejection::CellsDisagree).collect();
    assert!(!told.is_empty(), "{found:?}");
    for one in told {
        assert!(matches!(one.mend, Mend::Board(round, table) if round.0 > 0 && table.0 > 0));
        assert_ne!(one.name, open.entries[gone.entry_index].full_name());
    }
}

#[test]
fn every_ending_that_can_be_entered_has_cells_that_mirror_each_other() {
    for ending in ["B+R", "W+I", "0", "W+F", "B+F", "both-lose", "both-lose!", "both-win", "void"] {
        for no_result in tournament::NoResultPolicy::ALL {
            let mut open = right();
            open.settings.points.no_result = no_result;
            let board = &mut open.rounds[0].boards[0];
            board.ending = ending.parse().unwrap();
            board.handicap = 3;
            assert_eq!(all(&open, &Listings::new()), [], "{ending}");
            board_unknown(&mut open);
            assert_eq!(all(&open, &Listings::new()), [], "{ending}");
        }
    }
}

fn board_unknown(open: &mut Tournament) {
    open.rounds[0].boards[0].colors_known = false;
}

#[test]
fn whoever_is_left_out_on_purpose_needs_no_number() {
    let mut open = right();
    open.entries[0].aga_id.clear();
    open.settings.reporting.not_to_aga.insert(EntryId(1));
    assert_eq!(complaints::aga(&open, &table(&open), &Listings::new()), []);
    let report = aga::write(&open, &table(&open));
    let text = String::from_utf8(report.bytes).unwrap();
    assert!(!text.contains("Abe") && text.contains("20004\t20003\tB\t0\t"), "{text}");
    assert!(report.notes.iter().any(|note| note.to_string().contains("on purpose")));
}

#[test]
fn a_game_without_a_winner_is_left_out_in_words() {
    let mut open = right();
    open.rounds[0].boards[0].ending = "B+F".parse().unwrap();
    let notes = aga::write(&open, &table(&open)).notes;
    let said: Vec<String> = notes.iter().map(ToString::to_string).collect();
    let told = "round 1, table 1: somebody did not come; the game is left out";
    assert!(said.iter().any(|one| one == told), "{said:?}");
}

#[test]
fn clubs_have_the_organisers_code_else_the_tables_else_their_first_letters() {
    let mut open = right();
    for (entry, club) in
        open.entries.iter_mut().zip(["Zürich", "Club de Go, Le Havre", "FR75Ju", ""])
    {
        entry.club = club.to_owned();
    }
    let line = |open: &Tournament, name: &str| {
        let bytes = h9::write(open, &table(open), h9::Options::default()).bytes;
        let text: String = bytes.iter().map(|byte| char::from(*byte)).collect();
        text.lines().find(|line| line.contains(name)).unwrap().to_owned()
    };
    assert!(line(&open, "Abe").contains(" FR Züri"), "said in the list of losses");
    assert!(line(&open, "Berg").contains(" FR 76Ha"));
    assert!(line(&open, "Cao").contains(" FR 75Ju"));
    assert!(line(&open, "Diaz").contains(" FR xxxx"));
    open.settings.reporting.clubs.insert("Zürich".to_owned(), "ZH".to_owned());
    assert!(line(&open, "Abe").contains(" FR   ZH"));
    let french = String::from_utf8_lossy(&tou::write(&open, &table(&open)).bytes).into_owned();
    assert!(french.contains(" 5000001   ZH"), "{french}");
    assert_eq!(complaints::clubs_without_code(&open), Vec::<String>::new());
}
