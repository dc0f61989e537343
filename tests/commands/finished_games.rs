//! The reader of the games that the bench of dead stones measures.

#[allow(dead_code)] // the bench reads more of a game
#[path = "../../benches/dead_stones/finished.rs"]
mod finished;

use finished::Finished;

/// A black wall, a white wall, and a dead black stone behind the white one.
const FILE: &str = "id\tsize\trules\tkomi\thandicap\tresult\tblack_holds\twhite_holds\tposition\n\
    a\t5\tjapanese\t0.5\t0\tW+4.5\t3\t1\t.XO...XO.X.XO...XO...XO..\n";

#[test]
fn the_count_without_the_dead_stones_is_held_against_the_result() {
    let game = &Finished::read_all(FILE).expect("a game")[0];
    // Black 5 points and 3 prisoners; White 10 points, 1 prisoner, 1 dead stone and komi.
    assert!(game.is_right(&["E4".parse().expect("a point")]));
    assert!(!game.is_right(&[]));
}

#[test]
fn a_line_that_is_wrong_is_named_with_its_column() {
    for (right, wrong, told) in [
        (".XO..\n", "\n", "line 2: position"),
        ("W+4.5", "W+R", "line 2: result"),
        ("japanese", "draughts", "line 2: rules"),
    ] {
        let said = Finished::read_all(&FILE.replace(right, wrong)).err();
        assert_eq!(said.as_deref(), Some(told));
    }
}
