//! Teams in lists of players: a column of their names, boards, captains; written and read back.

use interchange::{Columns, ResultTable, add_team_faults, csv, participants, xlsx};
use tournament::{EntryId, RoundNo, Team, Teams, Tournament};

use crate::golden::{EVENTS, event, text};

fn four_by_four() -> Tournament {
    let mut event =
        interchange::opengotha::read(text("teams/four-by-four.xml").as_bytes(), Default::default())
            .expect("a tournament")
            .tournament;
    event.teams.list[1].captain = Some(event.teams.list[1].squad[2]);
    event
}

fn rows(bytes: &[u8]) -> Vec<String> {
    String::from_utf8(bytes.to_vec()).unwrap().lines().map(str::to_owned).collect()
}

/// The teams by name, squad in order, captain.
fn told(event: &[Team], name: impl Fn(EntryId) -> String) -> Vec<String> {
    let squad = |team: &Team| team.squad.iter().map(|id| name(*id)).collect::<Vec<_>>().join(" ");
    event
        .iter()
        .map(|team| {
            let captain = team.captain.map(&name).unwrap_or_default();
            format!("{}: {} / {captain}", team.name, squad(team))
        })
        .collect()
}

#[test]
fn what_is_written_of_teams_is_read_back() {
    let event = four_by_four();
    let name = |id| event.entry(id).expect("entered").full_name();
    let none = ResultTable { criteria: Vec::new(), rows: Vec::new() };
    let mut wanted = told(&event.teams.list, name);
    for bytes in [
        csv::players(&event, csv::Options { mark: true }).bytes,
        xlsx::write(&event, &none, &[]).bytes,
        participants::write(&event).bytes,
    ] {
        let read = participants::read(&bytes).unwrap();
        let mut found = told(&read.teams.list, |id| read.entries[id.0 as usize - 1].full_name());
        found.sort();
        wanted.sort();
        assert_eq!(found, wanted);
    }
    let copied = participants::table_of(&event);
    assert!(copied.rows[1].cells.ends_with(&["Alba".to_owned(), "1".to_owned(), String::new()]));
}

#[test]
fn a_row_a_board_names_both_teams_the_match_and_its_board() {
    let event = four_by_four();
    let list = rows(&csv::pairings(&event, RoundNo(1), csv::Options::default()).bytes);
    assert_eq!(
        list[0],
        "table,black,black rank,white,white rank,handicap,result,black team,white team,match,board"
    );
    let ends: Vec<String> =
        list[1..].iter().map(|row| row.splitn(8, ',').last().unwrap().to_owned()).collect();
    assert_eq!(ends.len(), 8);
    for (number, teams) in [(1, "Alba Bora"), (2, "Ceta Dena")] {
        for board in 1..=4 {
            let of_board: Vec<&String> =
                ends.iter().filter(|end| end.ends_with(&format!(",{number},{board}"))).collect();
            let [one] = of_board.as_slice() else { panic!("{number} {board}: {ends:?}") };
            assert!(teams.split(' ').all(|team| one.contains(team)), "{one}");
        }
    }
}

#[test]
fn an_event_without_teams_has_no_word_of_them() {
    let event = event(EVENTS[0]);
    let players = csv::players(&event, csv::Options::default()).bytes;
    let pairings = csv::pairings(&event, RoundNo(1), csv::Options::default()).bytes;
    for bytes in [players, pairings, participants::write(&event).bytes] {
        assert!(!rows(&bytes).iter().any(|row| row.contains("team")), "{bytes:?}");
    }
}

fn teams_of_list(list: &str) -> Result<Vec<String>, Vec<String>> {
    match participants::read(list.as_bytes()) {
        Ok(read) => {
            Ok(told(&read.teams.list, |id| read.entries[id.0 as usize - 1].surname.clone()))
        }
        Err(error) => Err(error.to_string().lines().map(str::to_owned).collect()),
    }
}

#[test]
fn squads_are_in_the_order_of_boards_and_who_has_none_fills_the_places_left() {
    let list = "Name;Rang;Mannschaft;Brett;Kapitän\n\
        A;1d;Alba;3;\nB;1d;Bora;;x\nC;1d;alba;1;\nD;1d;Alba;;ja\nE;1d;Bora;;\nF;1d;;;\n";
    assert_eq!(teams_of_list(list).unwrap(), ["Alba: C D A / D", "Bora: B E / B"]);
    let two = "Name;Rank;Équipe\nA;1d;Ça ira\nB;1d;Ça ira\n";
    assert_eq!(teams_of_list(two).unwrap(), ["Ça ira: A B / "]);
}

#[test]
fn what_cannot_be_of_teams_is_said_at_its_row() {
    let said = |rows: &str| {
        teams_of_list(&format!("Name;Rank;Team;Board;Captain\n{rows}")).expect_err("it is wrong")
    };
    assert_eq!(
        said("A;1d;Alba;1;\nB;1d;Alba;1;\nC;1d;Alba;2;"),
        ["line 3, board: board 1 of Alba is that of line 2 already; give one of them another"]
    );
    assert_eq!(
        said("A;1d;Alba;;\nB;1d;Bora;;\nC;1d;Bora;;"),
        ["line 2, team: Alba has fewer than two players; add one or remove the team"]
    );
    let twice = said("A;1d;Alba;;\nB;1d;Alba;;\nC;1d;Bora;;\nD;1d;Bora;;\nA;1d;Bora;;");
    assert_eq!(
        twice,
        [
            "line 6, name: A stands on line 2 too; leave one of them out",
            "line 6, team: A is in the squads of Alba and Bora; take the name out of one of them"
        ]
    );
    assert_eq!(
        said("A;1d;Alba;;x\nB;1d;Alba;;x"),
        ["line 3, captain: line 2 has the captain of Alba already; mark one of them"]
    );
    assert_eq!(
        said("A;1d;;2;\nB;1d;Alba;0x;\nC;1d;Alba;;"),
        [
            "line 3, board: \"0x\" is not a whole number; write one from 1 to 200",
            "line 2, team: board and captain are of a team, and none is named; name it or leave both cells empty",
        ]
        .map(str::to_owned)
        .into_iter()
        .rev()
        .collect::<Vec<_>>()
    );
}

#[test]
fn a_list_adds_to_the_teams_of_the_event_and_nobody_changes_sides_by_it() {
    let event = four_by_four();
    let someone = event.entries.iter().find(|entry| entry.id == event.teams.list[1].squad[0]);
    let (moved, rank) = someone
        .map(|one| (format!("{}, {}", one.surname, one.first_name), one.rank))
        .expect("entered");
    let read = |list: &str| {
        let table = participants::table(list.as_bytes()).unwrap();
        let mut people = Columns::of(&table).people(&table);
        add_team_faults(&mut people, &event.entries, &event.teams);
        people.iter().flat_map(|one| &one.faults).map(ToString::to_string).collect::<Vec<_>>()
    };
    assert_eq!(read("Name;Rank;Team;Board\nNew;1d;ALBA;2\n"), [""; 0], "one more for a team");
    let moves = read(&format!("Name;Rank;Team\n\"{moved}\";{rank};Alba\n"));
    assert_eq!(moves.len(), 1, "{moves:?}");
    assert!(moves[0].contains("is in the squads of Bora and Alba"), "{moves:?}");
    let mut list = interchange::SquadRow {
        line: 2,
        player: EntryId(99),
        name: "New".to_owned(),
        cells: interchange::TeamCells { team: "alba".to_owned(), board: Some(2), captain: false },
    };
    let after = interchange::teams_with(&event.teams, std::slice::from_ref(&list)).unwrap();
    let was = &event.teams.list[0].squad;
    assert_eq!(after.list[0].squad, [was[0], EntryId(99), was[1], was[2], was[3]]);
    assert_eq!(after.size, event.teams.size);
    list.cells.team = "Neu".to_owned();
    let second = interchange::SquadRow { player: EntryId(98), line: 3, ..list.clone() };
    let second = interchange::SquadRow {
        cells: interchange::TeamCells { board: None, ..list.cells.clone() },
        ..second
    };
    let fresh = interchange::teams_with(&Teams::default(), &[list, second]).unwrap();
    assert_eq!((fresh.size, fresh.list[0].squad.len()), (2, 2));
    assert_eq!(fresh.list[0].squad, [EntryId(98), EntryId(99)]);
}

#[test]
fn one_short_team_takes_no_board_from_the_others() {
    let size = |squads: &[usize]| {
        let rows = squads.iter().enumerate().flat_map(|(team, count)| {
            (0..*count).map(move |no| interchange::SquadRow {
                line: 2,
                player: EntryId((team * 10 + no) as i32),
                name: format!("Player {team}-{no}"),
                cells: interchange::TeamCells { team: format!("Team {team}"), ..<_>::default() },
            })
        });
        interchange::teams_with(&Teams::default(), &rows.collect::<Vec<_>>()).unwrap().size
    };
    assert_eq!(size(&[3, 3, 4, 2, 3]), 3);
    assert_eq!(size(&[3, 4]), 3, "a substitute makes no board");
    assert_eq!(size(&[4, 4, 2, 2]), 2);
    assert_eq!(size(&[4, 4, 5, 6, 6, 6]), 4, "substitutes make no board, however many have some");
}
