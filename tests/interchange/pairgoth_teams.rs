//! Teams of Pairgoth: squads, matches, line-ups, boards, and what its own count made of them.

use go::Color;
use interchange::pairgoth;
use tournament::{Ending, EntryId, MatchResult, RoundNo, TableNo, TeamNo, Tournament};

use crate::golden::text;

fn read(file: &str) -> (Tournament, Vec<String>) {
    let read = pairgoth::read(file.as_bytes()).expect("a tournament");
    assert_eq!(read.tournament.team_faults(), []);
    (read.tournament, read.notes.iter().map(ToString::to_string).collect())
}

#[test]
fn squads_matches_line_ups_and_boards_are_read() {
    let (event, notes) = read(&text("formats/found/nations.tour"));
    let name = |id: EntryId| event.entry(id).expect("entered").surname.clone();
    assert_eq!((event.entries.len(), event.teams.size), (10, 3));
    let squads: Vec<String> = (event.teams.list.iter())
        .map(|team| {
            let squad: Vec<_> = team.squad.iter().map(|id| name(*id)).collect();
            format!("{}: {}", team.name, squad.join(" "))
        })
        .collect();
    assert_eq!(squads, ["Nord: Ahl Berg Carl Dahl", "Süd: Egli Frei Graf", "West: Hahn Igel Jung"]);
    let first = event.round(RoundNo(1)).expect("drawn");
    let boards: Vec<String> = (first.boards.iter())
        .map(|one| format!("{} {}-{} {}", one.table, name(one.white), name(one.black), one.ending))
        .collect();
    // White of board 1 is of the team named first; the colours alternate.
    assert_eq!(
        boards,
        ["1 Ahl-Egli W+", "2 Frei-Berg B+", "3 Carl-Graf W+"].map(str::to_owned),
        "{boards:?}"
    );
    assert_eq!(first.teams.byes, [TeamNo(3)]);
    let nord = &event.teams.list[0];
    let line_up = |round| -> Vec<String> {
        event.line_up(nord, RoundNo(round)).players().map(|(_, id)| name(id)).collect()
    };
    assert_eq!(
        (line_up(1), line_up(2)),
        (
            ["Ahl", "Berg", "Carl"].map(str::to_owned).into(),
            ["Ahl", "Carl", "Dahl"].map(str::to_owned).into()
        )
    );
    // A sweep that Pairgoth counted as a win of the others: one board was won with black stones.
    let told: Vec<&String> =
        notes.iter().filter(|note| note.contains("the boards count")).collect();
    assert_eq!(
        told,
        ["round 1: the file has Nord – Süd as 0–1; by its boards it is 3–0, and the boards count"]
    );
    let one = first.teams.matches[0];
    let points: i32 = event.match_boards(first, &one).iter().map(|board| board.points[0].0).sum();
    assert_eq!(points, 6);
    let against = tournament::HalfPoints::ZERO;
    let result = event.teams.result(tournament::HalfPoints(points), against);
    assert_eq!(result, MatchResult::Win);
}

#[test]
fn what_cannot_be_of_its_teams_is_said_and_the_rest_is_taken() {
    let file = text("formats/found/nations.tour");
    let (event, notes) = read(&file.replace("\"players\": [8, 9, 10]", "\"players\": [8, 1]"));
    assert!(
        notes.iter().any(|n| n.starts_with("Ahl Ada is in the team Nord already")),
        "{notes:?}"
    );
    assert!(notes.iter().any(|n| n.starts_with("West has 1 players")), "{notes:?}");
    assert_eq!(event.teams.list.len(), 2);
    let (_, notes) = read(&file.replace("[8, 9, 10]", "[8, 9, 99]"));
    assert!(
        notes.iter().any(|n| n.starts_with("West names somebody who is not in the file")),
        "{notes:?}"
    );
    // Two teams of one name, and somebody who went over after the round.
    let (event, notes) = read(&file.replace("\"Süd\"", "\"Nord\""));
    assert_eq!(event.teams.list[1].name, "Nord 2", "{notes:?}");
    let moved = file.replace("[1, 2, 3, 4]", "[1, 2, 4]").replace("[8, 9, 10]", "[8, 9, 10, 3]");
    let (event, notes) = read(&moved);
    assert!(
        notes
            .iter()
            .any(|n| n.starts_with("round 1: Carl Cid played for Nord and is in the team West")),
        "{notes:?}"
    );
    assert_eq!(event.round(RoundNo(1)).expect("drawn").boards.len(), 3);
    // Who left every team since is put back.
    let (event, _) = read(&file.replace("[1, 2, 3, 4]", "[1, 2, 4]"));
    assert_eq!(event.teams.list[0].squad.len(), 4);
    let (_, notes) = read(&file.replace("\"individualGames\"", "\"other\""));
    assert!(
        notes
            .iter()
            .any(|n| n.starts_with("round 1: the boards of Nord – Süd are not in the file")),
        "{notes:?}"
    );
    for (was, is, said) in [
        ("\"w\": 101, \"b\": 102", "\"w\": 101, \"b\": 199", "no team with the number 199"),
        ("\"w\": 101, \"b\": 102", "\"w\": 101, \"b\": 101", "Nord has two opponents"),
        ("\"w\": 6, \"b\": 2", "\"w\": 6, \"b\": 77", "no player is called \"77\""),
        ("\"w\": 6, \"b\": 2", "\"w\": 6, \"b\": 1", "Ahl Ada stands there twice"),
        ("\"TEAM3\"", "\"TEAM2\"", "is one more than 2"),
    ] {
        let error =
            pairgoth::read(file.replacen(was, is, 1).as_bytes()).expect_err(said).to_string();
        assert!(error.contains(said), "{said}: {error}");
    }
}

#[test]
fn every_board_of_a_match_has_a_table_of_its_own() {
    let file = text("formats/found/nations.tour");
    for (table, wanted) in [(1, [1, 2, 3]), (3, [7, 8, 9]), (0, [1, 2, 3])] {
        let (event, _) = read(&file.replace("\"t\": 1", &format!("\"t\": {table}")));
        let boards = &event.round(RoundNo(1)).expect("drawn").boards;
        let tables: Vec<TableNo> = boards.iter().map(|board| board.table).collect();
        assert_eq!(tables, wanted.map(TableNo));
        assert_eq!(boards[0].ending, Ending::won(Color::White));
    }
}
