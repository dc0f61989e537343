//! Changes of the players' European ratings by an event, as far as it has been played.

use rating::gor::{change, worth_of_handicap};
use tournament::{Ending, Meeting, RoundNo, Seat, Tournament};

/// The effect of an entry's rated games.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct RatingChange {
    /// How many games are rated.
    pub games: usize,
    /// What they add to the rating.
    pub change: f64,
}

/// The rating change of each entry, in the order of entering, by its games through a round: all are computed from
/// the ratings before the event, and weighed by the class of the thinking time. Games by default, without a result,
/// or that both won or lost are not rated, nor those of partners.
#[must_use]
pub fn rating_changes(tournament: &Tournament, through: RoundNo) -> Vec<RatingChange> {
    let weight = tournament.settings.time.egf_weight();
    let rating = |index: usize| f64::from(tournament.entries[index].rating.0);
    let of = |(index, seats): (usize, &Vec<Seat>)| {
        let mut sum = RatingChange::default();
        for meeting in seats.iter().filter_map(Seat::meeting) {
            let alone = [index, meeting.opponent_index];
            let alone = alone.iter().all(|index| !tournament.entries[*index].is_pair());
            if let Some(score) = rated_score(meeting).filter(|_| alone && weight > 0.0) {
                let worth = worth_of_handicap(meeting.handicap);
                let advantage = if meeting.handicap_given() > 0 { -worth } else { worth };
                sum.games += 1;
                let opponent = rating(meeting.opponent_index);
                sum.change += weight * change(rating(index), opponent, advantage, score);
            }
        }
        sum
    };
    tournament.seats(through).iter().enumerate().map(of).collect()
}

/// The score of a rated game: 1, ½ or 0; `None` for one that is not rated.
fn rated_score(meeting: &Meeting) -> Option<f64> {
    match meeting.ending {
        ending if !ending.is_rated() => None,
        Ending::Won { winner, .. } => Some(if winner == meeting.color { 1.0 } else { 0.0 }),
        Ending::Jigo { .. } | Ending::Drawn => Some(0.5),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use go::Color;
    use tournament::{
        Board, Entry, EntryId, Federation, Overtime, Round, RoundState, System, TableNo,
        TimeControl, preset,
    };

    #[test]
    fn rated_games_are_summed_from_the_ratings_before() {
        let day = chrono::NaiveDate::from_ymd_opt(2026, 5, 1).unwrap();
        let mut open = Tournament::new(preset(System::McMahon, Federation::Egf, "Open", day));
        for (id, rank) in [(1, "1d"), (2, "1d"), (3, "1k")] {
            open.entries.push(Entry::new(EntryId(id), "A", &id.to_string(), rank.parse().unwrap()));
        }
        for (no, black, white, ending) in [(1, 1, 2, "B+"), (2, 1, 2, "W+F"), (3, 3, 1, "?")] {
            let mut round = Round::empty(RoundNo(no), RoundState::Published);
            let mut board = Board::new(TableNo(1), EntryId(black), EntryId(white), 0);
            board.ending = ending.parse().unwrap();
            round.boards.push(board);
            open.rounds.push(round);
        }
        let changes = rating_changes(&open, RoundNo(3));
        assert_eq!([changes[0].games, changes[1].games, changes[2].games], [1, 1, 0]);
        assert!((changes[0].change - 9.3062).abs() < 0.0005, "{changes:?}");
        assert!((changes[1].change + 8.2747).abs() < 0.0005, "{changes:?}");
        assert_eq!(Ending::won(Color::Black).to_string(), "B+");
    }

    #[test]
    fn a_game_weighs_as_the_class_of_the_thinking_time() {
        let day = chrono::NaiveDate::from_ymd_opt(2026, 5, 1).unwrap();
        let mut open = Tournament::new(preset(System::McMahon, Federation::Egf, "Open", day));
        for id in [1, 2] {
            open.entries.push(Entry::new(EntryId(id), "A", &id.to_string(), "1d".parse().unwrap()));
        }
        let mut round = Round::empty(RoundNo(1), RoundState::Published);
        let board = Board::new(TableNo(1), EntryId(1), EntryId(2), 0);
        round.boards.push(Board { ending: Ending::won(Color::Black), ..board });
        open.rounds.push(round);
        let overtime = Overtime::Byoyomi { seconds: 30 };
        for (minutes, internet, games, change) in [
            (60, false, 1, 9.3062),
            (40, false, 1, 6.9797),
            (25, false, 1, 4.6531),
            (40, true, 1, 2.3266),
            (10, false, 0, 0.0),
        ] {
            open.settings.time = TimeControl { basic_minutes: minutes, overtime, internet };
            let found = rating_changes(&open, RoundNo(1))[0];
            assert_eq!(found.games, games, "{minutes}");
            assert!((found.change - change).abs() < 0.0005, "{minutes} {found:?}");
        }
    }

    /// The ten worked examples of the formula, each a game: both ratings, handicap, whether the first takes Black,
    /// the ending, and the change of the first.
    const WORKED: [(i32, i32, u8, bool, &str, f64); 10] = [
        (2100, 2100, 0, true, "B+", 9.3062),
        (2100, 2100, 0, true, "W+", -8.2747),
        (2400, 2200, 0, true, "B+", 2.2370),
        (2400, 2200, 0, true, "W+", -8.8584),
        (320, 400, 0, true, "B+", 46.2039),
        (-900, -700, 0, true, "W+", -46.2072),
        (1500, 1850, 3, true, "B+", 22.6731),
        (1850, 1500, 3, false, "B+", -13.5014),
        (2700, 2650, 0, true, "0", -0.7904),
        (1000, 2000, 9, true, "B+", 37.2201),
    ];

    #[test]
    fn the_column_adds_up_to_the_ten_worked_examples() {
        let day = chrono::NaiveDate::from_ymd_opt(2026, 5, 1).unwrap();
        let mut open = Tournament::new(preset(System::McMahon, Federation::Egf, "Open", day));
        let mut round = Round::empty(RoundNo(1), RoundState::Published);
        for ((own, other, handicap, black, ending, _), table) in WORKED.into_iter().zip(1..) {
            let ids = [EntryId(2 * table - 1), EntryId(2 * table)];
            for (id, rating) in ids.into_iter().zip([own, other]) {
                let entry = Entry::new(id, "A", &id.to_string(), "1d".parse().unwrap());
                open.entries.push(Entry { rating: rating::Rating(rating), ..entry });
            }
            let (b, w) = if black { (ids[0], ids[1]) } else { (ids[1], ids[0]) };
            let mut board = Board::new(TableNo(table), b, w, handicap);
            board.ending = ending.parse().unwrap();
            round.boards.push(board);
        }
        open.rounds.push(round);
        let changes = rating_changes(&open, RoundNo(1));
        for (change, (.., worked)) in changes.iter().step_by(2).zip(WORKED) {
            assert!((change.change - worked).abs() < 0.0005, "{change:?} for {worked}");
        }
        let sum: f64 = changes.iter().step_by(2).map(|change| change.change).sum();
        let worked: f64 = WORKED.iter().map(|one| one.5).sum();
        assert!((sum - worked).abs() < 0.005, "{sum} for {worked}");
    }
}
