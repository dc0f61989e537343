use go::Color;
use tournament::{
    Ending, EntryId, HalfPoints, OpenGames, Participation, Registration, RoundNo, RoundState, Seat,
    System, Unplayed,
};

use super::{event, round};

#[test]
fn everybody_is_present_until_a_round_with_a_game_or_a_bye_is_published() {
    let mut event = event(System::Swiss, &["1d", "2d", "3d"]);
    event.entries[1].participation = Participation::NONE;
    event.entries[2].registration = Registration::Preliminary;
    event.rounds.push(round(1, RoundState::Published, &[]));
    assert_eq!(event.present(), [true, true, true], "nobody was drawn");
    event.rounds[0].byes.push(EntryId(1));
    assert_eq!(event.present(), [true, false, false]);
    event.rounds[0].byes.push(EntryId(2));
    assert_eq!(event.present(), [true, true, false], "who had a place stays");
    event.rounds[0].state = RoundState::Draft;
    assert_eq!(event.present(), [true, true, true]);
}

#[test]
fn without_a_game_one_has_a_bye_is_absent_or_unpaired() {
    let mut event = event(System::Swiss, &["1d", "2d", "3d", "4d"]);
    event.entries[1].participation = Participation::NONE;
    event.entries[3].registration = Registration::Preliminary;
    event.rounds.push(round(1, RoundState::Published, &[]));
    event.rounds[0].byes.push(EntryId(1));
    let free = |seats: &[Seat]| match seats {
        [Seat::Free(why)] => *why,
        _ => panic!("one round without games: {seats:?}"),
    };
    let seats: Vec<_> = event.seats(RoundNo(1)).iter().map(|seats| free(seats)).collect();
    use Unplayed::{Absent, Bye, Unpaired};
    assert_eq!(seats, [Bye, Absent, Unpaired, Unpaired], "who never came is absent from nothing");
}

#[test]
fn a_meeting_is_seen_from_either_side() {
    let mut event = event(System::Swiss, &["1d", "5k"]);
    event.rounds.push(round(1, RoundState::Published, &[(2, 1, "B+R")]));
    event.rounds[0].boards[0].handicap = 5;
    let seats = event.seats(RoundNo(1));
    let seen = |of: usize| {
        let meeting = seats[of][0].meeting().expect("a game");
        let points = (meeting.points, meeting.opponent_points);
        (meeting.opponent.0, meeting.color, points, meeting.is_win(), meeting.handicap_given())
    };
    let (one, none) = (HalfPoints::ONE, HalfPoints::ZERO);
    assert_eq!(seen(0), (2, Color::White, (none, one), false, 5));
    assert_eq!(seen(1), (1, Color::Black, (one, none), true, -5));
}

#[test]
fn only_open_games_of_earlier_rounds_count_half_in_a_draw() {
    let mut event = event(System::Swiss, &["1d", "2d"]);
    event.rounds = [1, 2].map(|no| round(no, RoundState::Published, &[(1, 2, "?")])).to_vec();
    let endings = |event: &tournament::Tournament| {
        let drawn = event.as_drawn_from(RoundNo(2));
        [0, 1].map(|at| drawn.rounds[at].boards[0].ending)
    };
    assert_eq!(endings(&event), [Ending::Pending; 2]);
    event.settings.season.open_games = OpenGames::Half;
    assert_eq!(endings(&event), [Ending::Jigo { by_default: false }, Ending::Pending]);
}
