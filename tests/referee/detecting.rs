use go::{Color, Goban, History, Move, Ruleset, RulesetName};
use referee::{
    FindingError, Incident, IncidentKind as Kind, MoveNo, Party, detect, earliest, find,
};

use crate::case::{KO, at, game};

fn found(rules: RulesetName, moves: &str) -> Vec<(Kind, Party, u32)> {
    let incidents = detect(&game(rules, moves));
    incidents.iter().map(|i| (i.kind, i.by, i.at.map_or(0, |at| at.0))).collect()
}

#[test]
fn a_ko_retaken_at_once() {
    for rules in [RulesetName::Japanese, RulesetName::Aga, RulesetName::Chinese] {
        assert_eq!(found(rules, KO)[0], (Kind::KoRetake, Party::Black, 13), "{rules}");
    }
}

#[test]
fn two_in_a_row_and_out_of_turn() {
    assert_eq!(found(RulesetName::Japanese, "D4 F6 C3 B:G3"), [(Kind::TwoInARow, Party::Black, 4)]);
    assert_eq!(found(RulesetName::Japanese, "W:D4 F6"), [(Kind::OutOfTurn, Party::White, 1)]);
    assert_eq!(found(RulesetName::Japanese, "D4 - C3"), []);
}

#[test]
fn an_occupied_point() {
    assert_eq!(found(RulesetName::Japanese, "D4 D4"), [(Kind::Occupied, Party::White, 2)]);
}

#[test]
fn suicide_where_it_is_forbidden() {
    let moves = "A2 H8 B1 A1";
    assert_eq!(found(RulesetName::Japanese, moves), [(Kind::Suicide, Party::White, 4)]);
    let under_nz = found(RulesetName::Nz, moves);
    assert!(under_nz.iter().all(|row| row.0 != Kind::Suicide), "{under_nz:?}");
}

#[test]
fn superko_or_repetition_by_the_ruleset() {
    // The ko is taken, both pass, it is retaken, both pass: the position repeats.
    let moves = "C4 F4 D5 E5 D3 E3 J9 D4 E4 - - D4 - - E4";
    let aga = found(RulesetName::Aga, moves);
    assert!(aga.iter().any(|row| row.0 == Kind::Superko), "{aga:?}");
    let japanese = found(RulesetName::Japanese, moves);
    assert_eq!(
        japanese,
        [(Kind::Repetition, Party::Nobody, 12), (Kind::Repetition, Party::Nobody, 15)]
    );
}

/// Three kos taken in turn: the sixth restores the board, and takes back none of them at once.
#[test]
fn a_repetition_by_another_ko_is_no_retake() {
    let drawing = "
        .XO..XO..
        X.XOX.XO.
        .XO..XO..
        .........
        .XO......
        X.XO.....
        .XO......
        .........
        .........";
    let (rules, board) = (Ruleset::preset(RulesetName::Aga), Goban::draw(drawing));
    let board = board.expect("a board");
    let mut game = History::from_position(rules, board, Color::White).expect("it is legal");
    let moves = "B8 J1 J2 C8 F8 J4 B8 G8 B4 C8 F8 C4";
    for name in moves.split_whitespace() {
        let color = game.to_move();
        game.execute(color, Move::Play(at(name))).expect("a point on the board");
    }
    let kinds: Vec<Kind> = detect(&game).into_iter().map(|incident| incident.kind).collect();
    assert_eq!(kinds, [Kind::Superko]);
}

#[test]
fn the_earliest_violation_governs() {
    let incidents = detect(&game(RulesetName::Japanese, &format!("{KO} W:A2 C9 C9")));
    assert!(incidents.len() >= 3, "{incidents:?}");
    assert_eq!(earliest(&incidents).and_then(|i| i.at), Some(MoveNo(13)));
    assert!(detect(&game(RulesetName::Japanese, "D4 F6")).is_empty());
}

#[test]
fn a_move_is_nobodys_but_who_made_it_in_the_record() {
    let game = game(RulesetName::Japanese, KO);
    let retake = |by: Color| Incident::new(Kind::KoRetake, by).at(13).noticed_after(13);
    assert!(find(&retake(Color::Black), Some(&game)).is_ok());
    let (at, mover) = (MoveNo(13), Color::Black);
    let by_white = find(&retake(Color::White), Some(&game));
    assert_eq!(by_white, Err(FindingError::NotTheMover { at, mover }));
}
