//! Lists of results and files of Pairgoth, read.

use interchange::{pairgoth, tou};
use tournament::{Ending, Overtime, RoundNo, Tournament};

use crate::golden::{bytes, event, table};

fn games(tournament: &Tournament) -> usize {
    tournament.rounds.iter().map(|round| round.boards.len()).sum()
}

#[test]
fn files_of_the_french_federation_are_read() {
    for name in ["both-lose", "harbour-open", "teams"] {
        let read = tou::read(&bytes(&format!("tournaments/{name}.tou")), Default::default())
            .unwrap()
            .tournament;
        assert_eq!(games(&read), games(&event(name)), "{name}");
        assert_eq!(read.settings.begins, event(name).settings.begins);
    }
    let harbour =
        tou::read(&bytes("tournaments/harbour-open.tou"), Default::default()).unwrap().tournament;
    assert_eq!(harbour.entries[0].ffg_licence, "5710313");
    assert_eq!(harbour.entries[0].club, "38GJ");
    assert_eq!(harbour.settings.time.adjusted_seconds() / 60, 80);
    let own = tou::write(&event("teams"), &table("teams", &event("teams")));
    assert_eq!(games(&tou::read(&own.bytes, Default::default()).unwrap().tournament), 105);
}

#[test]
fn what_is_wrong_with_a_list_is_named_by_line() {
    let text =
        ";name=x\n;date=31/13/2020\n   1 Abe Ann    1D 1234567 75Ju    2+b0\n   2 Bo Ed   x\n";
    let shown = tou::read(text.as_bytes(), Default::default()).unwrap_err().to_string();
    assert!(shown.contains("line 2, date: \"31/13/2020\" is not a date"), "{shown}");
    assert!(shown.contains("line 4, rank: is missing"), "{shown}");
}

const PAIRGOTH: &str = r#"{
  "type": "INDIVIDUAL", "name": "Alpine Cup", "shortName": "alpine", "startDate": "2024-01-27",
  "endDate": "2024-01-28", "country": "fr", "location": "Grenoble", "online": false, "komi": 7.5,
  "rules": "FRENCH", "gobanSize": 19, "rounds": 3,
  "timeSystem": { "type": "FISCHER", "mainTime": 3000, "increment": 15, "maxTime": 0 },
  "pairing": { "type": "MAC_MAHON", "mmFloor": -20, "mmBar": 2,
    "base": { "nx1": 0.5, "dupWeight": 5.0E14 }, "main": { "firstSeed": "SPLIT_AND_FOLD" },
    "handicap": { "useMMS": false, "correction": 2, "ceiling": 5 },
    "placement": ["MMS", "SOSM", "SOSMM1"] },
  "players": [
    { "id": 2, "name": "Abel", "firstname": "Ann", "rating": 2110, "rank": 0, "country": "fr", "club": "38Gr", "final": true, "egf": "12345678" },
    { "id": 4, "name": "Boone", "firstname": "Ed", "rating": 1500, "rank": -6, "country": "de", "club": "HH", "final": true, "skip": [2] },
    { "id": 7, "name": "Cole", "firstname": "Io", "rating": 1400, "rank": -7, "country": "de", "club": "HH", "final": false, "mmsCorrection": 1 }
  ],
  "games": [[{ "id": 1, "t": 3, "w": 4, "b": 2, "h": 0, "r": "b" }, { "id": 2, "t": 0, "w": 7, "b": 0, "h": 0, "r": "w" }],
            [{ "id": 3, "t": 1, "w": 2, "b": 7, "h": 4, "r": "?" }], []]
}"#;

#[test]
fn a_tournament_of_pairgoth_is_read_whole() {
    let read = pairgoth::read(PAIRGOTH.as_bytes()).unwrap().tournament;
    let settings = &read.settings;
    assert_eq!((settings.name.as_str(), settings.country.as_str()), ("Alpine Cup", "FR"));
    assert_eq!(settings.time.overtime, Overtime::Fischer { increment: 15 });
    assert_eq!((settings.time.basic_minutes, settings.handicap.ceiling), (50, 5));
    let criteria: Vec<_> = settings.placement.iter().map(ToString::to_string).collect();
    assert_eq!(criteria, ["MMS", "SOSM", "SOSM-1"]);
    assert_eq!(settings.mcmahon.bar.to_string(), "3d");
    assert_eq!(
        (read.entries[0].rank.to_string(), read.entries[0].egf_pin.as_str()),
        ("1d".to_owned(), "12345678")
    );
    assert!(!read.entries[1].participation.in_round(RoundNo(2)));
    assert!(!read.entries[2].is_final() && read.entries[2].correction == 1);
    assert_eq!((read.rounds.len(), read.rounds[0].byes.len()), (2, 1));
    let board = &read.rounds[0].boards[0];
    assert_eq!((board.table.0, board.ending), (3, Ending::won(go::Color::Black)));
    assert_eq!(
        (read.rounds[1].boards[0].handicap, read.rounds[1].boards[0].ending),
        (4, Ending::Pending)
    );
}

#[test]
fn files_as_congresses_wrote_them_are_read_as_they_were_meant() {
    let odd = PAIRGOTH
        .replace("\"egf\": \"12345678\"", "\"egf\": \"12345678\\n\", \"club\": \"Cluj\\t\"")
        .replace("\"mainTime\": 3000", "\"mainTime\": 60");
    let read = pairgoth::read(odd.as_bytes()).unwrap().tournament;
    let first = &read.entries[0];
    assert_eq!((first.egf_pin.as_str(), first.club.as_str()), ("12345678", "Cluj"));
    assert_eq!(read.settings.time.basic_minutes, 60, "in minutes, as OpenGotha has it");
    for nothing in ["0", "\\n", ""] {
        let none = PAIRGOTH.replace("\"egf\": \"12345678\"", &format!("\"egf\": \"{nothing}\""));
        let read = pairgoth::read(none.as_bytes()).unwrap().tournament;
        assert_eq!(read.entries[0].egf_pin, "", "{nothing:?} is no number");
    }
}

#[test]
fn what_a_file_of_pairgoth_cannot_mean_is_refused() {
    for (from, to, message) in [
        (
            "\"w\": 4, \"b\": 2",
            "\"w\": 5, \"b\": 2",
            "round 1, game 1, w: no player is called \"5\"",
        ),
        ("\"w\": 7, \"b\": 0", "\"w\": 2, \"b\": 0", "round 1, game 2, w: 2 stands there twice"),
        ("2024-01-27", "27 January", "the file, startDate: \"27 January\" is not a date"),
        ("\"name\": \"Cole\"", "\"name\": \"\"", "player 3, name: is missing"),
    ] {
        let shown = pairgoth::read(PAIRGOTH.replace(from, to).as_bytes()).unwrap_err().to_string();
        assert!(shown.contains(message), "{shown}");
    }
}
