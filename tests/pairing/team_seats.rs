//! Where people sit in matches of teams: stones, changed line-ups, and tables that are changed by hand.

use go::Color;
use pairing::{line_ups_following, reseat_match, seated_in, with_team_round};
use tournament::{
    Ending, Entry, EntryId, LineUp, Round, RoundNo, RoundState, Team, TeamNo, Tournament,
};

use super::teams::{drawn, teams};

#[test]
fn stones_at_the_boards_of_a_match_go_to_the_weaker() {
    let mut event = teams(2);
    event.settings.handicap.none_from = "1d".parse().expect("a rank");
    for (entry, rank) in event.entries.iter_mut().zip(["5k", "1d", "2d", "8k"]) {
        entry.rank = rank.parse().expect("a rank");
    }
    let even = drawn(&event).round;
    assert!(even.boards.iter().all(|board| board.handicap == 0));
    event.teams.handicaps = true;
    (event.settings.handicap.correction, event.settings.handicap.ceiling) = (0, 9);
    let round = drawn(&event).round;
    // 5k against 2d, who counts as 1d; 1d against 8k. The weaker has Black, whoever is named first.
    let seats: Vec<_> = round.boards.iter().map(|b| (b.black.0, b.white.0, b.handicap)).collect();
    assert_eq!(seats, [(1, 3, 5), (4, 2, 8)]);
}

#[test]
fn a_changed_line_up_changes_its_boards_and_no_other() {
    let mut event = teams(4);
    for (team, id) in [(0, 9), (1, 10)] {
        let sub = Entry::new(EntryId(id), &format!("Sub {id}"), "", rating::Rank::SHODAN);
        event.entries.push(sub);
        event.teams.list[team].squad.push(EntryId(id));
    }
    let round = drawn(&event).round;
    let mut event = with_team_round(&event, Round { state: RoundState::Published, ..round });
    let was = event.rounds[0].clone();
    let one = *was.teams.matches.iter().find(|one| one.has(TeamNo(1))).expect("a match");
    let line_up = |event: &mut Tournament, ids: &[i32]| {
        let seats = ids.iter().map(|id| (*id > 0).then_some(EntryId(*id))).collect();
        event.teams.list[0].line_ups.insert(RoundNo(1), LineUp(seats));
    };
    let before = seated_in(&event, RoundNo(1), &one);
    line_up(&mut event, &[1, 9]);
    let now = reseat_match(&event, &was, &before, &one).expect("nothing is played");
    let differ = was.boards.iter().zip(&now.boards).filter(|(a, b)| a != b).count();
    assert_eq!((differ, now.boards.len()), (1, 4));
    let (old, new) =
        (was.board_of(EntryId(2)).expect("then"), now.board_of(EntryId(9)).expect("now"));
    assert_eq!((old.table, old.color_of(EntryId(2))), (new.table, new.color_of(EntryId(9))));
    // A team that is short leaves the board empty; who comes back gets the table again.
    line_up(&mut event, &[1, 0]);
    let short = reseat_match(&event, &was, &before, &one).expect("nothing is played");
    assert_eq!(short.boards.len(), 3);
    let before_short = seated_in(&event, RoundNo(1), &one);
    line_up(&mut event, &[1, 2]);
    let full = reseat_match(&event, &short, &before_short, &one).expect("nothing is played");
    assert_eq!(full.boards.len(), 4);
    // What has a result stays.
    let mut played = was.clone();
    let at =
        played.boards.iter().position(|board| board.color_of(EntryId(2)).is_some()).expect("2");
    played.boards[at].ending = Ending::won(Color::Black);
    line_up(&mut event, &[1, 9]);
    let why = reseat_match(&event, &played, &before, &one).expect_err("a result");
    assert_eq!(why.0, played.boards[at].table);
}

#[test]
fn line_ups_follow_what_is_changed_at_the_tables() {
    let event = teams(4);
    let event = with_team_round(&event, drawn(&event).round);
    let was = &event.rounds[0];
    let seats = |teams: &[Team]| -> Vec<Vec<i32>> {
        let of = |team: &Team| team.line_ups[&RoundNo(1)].players().map(|(_, id)| id.0).collect();
        teams.iter().map(of).collect()
    };
    let replaced = |changes: &[(i32, i32)]| {
        let mut now = was.clone();
        let to =
            |id: EntryId| changes.iter().find(|(a, _)| *a == id.0).map_or(id, |(_, b)| EntryId(*b));
        for board in &mut now.boards {
            (board.black, board.white) = (to(board.black), to(board.white));
        }
        line_ups_following(&event, was, &now)
    };
    assert_eq!(seats(&replaced(&[])), [[1, 2], [3, 4], [5, 6], [7, 8]]);
    // Somebody new at the board of 2 plays for that team, and is of its squad.
    let teams = replaced(&[(2, 9)]);
    assert_eq!(seats(&teams)[0], [1, 9]);
    assert_eq!(teams[0].squad, [1, 2, 9].map(EntryId));
    // Two of one team change boards.
    assert_eq!(seats(&replaced(&[(1, 2), (2, 1)]))[0], [2, 1]);
}
