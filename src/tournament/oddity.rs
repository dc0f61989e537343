use go::Color;

use super::{Board, Ending, HalfPoints, Manner, Tournament};

/// A mismatch between a result and its board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Oddity {
    /// A margin that is not possible: the most that board, komi and stones allow.
    TooManyPoints(HalfPoints),
    /// A half too many or too few for that komi, or a tie in spite of its half. Another komi may have been agreed.
    Komi(HalfPoints),
    /// A tie, where the event's rules give that side an equal count.
    Tie(Color),
}

impl Tournament {
    /// The mismatch between that result and that board, by its komi and the event's board size; `None` for results
    /// without a margin. For typed results only: files have what was written down then.
    #[must_use]
    pub fn oddity(&self, board: &Board, ending: Ending) -> Option<Oddity> {
        let komi = self.komi_of(board);
        let margin = match ending {
            Ending::Won { manner: Manner::Score(margin), .. } => margin,
            Ending::Jigo { by_default: false } => match self.settings.ruleset().tie.winner() {
                Some(winner) => return Some(Oddity::Tie(winner)),
                None => HalfPoints::ZERO,
            },
            _ => return None,
        };
        // A board full of one colour; Japanese rules may give a prisoner more.
        let size = i32::from(self.settings.board_size);
        let most = HalfPoints::whole(size * size + 1 + i32::from(board.handicap));
        let most = HalfPoints(most.0.saturating_add(komi.abs().0));
        if margin > most {
            return Some(Oddity::TooManyPoints(most));
        }
        let fits = (margin.0 - komi.0).rem_euclid(2) == 0;
        (!fits).then_some(Oddity::Komi(komi))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{EntryId, Federation, System, TableNo, preset};

    #[test]
    fn a_margin_fits_the_komi_and_the_board() {
        let day = chrono::NaiveDate::from_ymd_opt(2026, 5, 14).expect("a day");
        let mut event = Tournament::new(preset(System::McMahon, Federation::Egf, "Open", day));
        event.settings.komi = HalfPoints(13);
        let even = Board::new(TableNo(1), EntryId(1), EntryId(2), 0);
        let whole = Board { komi: Some(HalfPoints::whole(6)), ..even.clone() };
        let odd = |board: &Board, text: &str| event.oddity(board, text.parse().expect("an ending"));
        for fits in
            ["?", "B+", "W+R", "B+T", "W+7.5", "B+0.5", "W+361.5", "0!", "void", "both-lose"]
        {
            assert_eq!(odd(&even, fits), None, "{fits}");
        }
        for odd_one in ["W+7", "B+12", "0"] {
            assert_eq!(odd(&even, odd_one), Some(Oddity::Komi(HalfPoints(13))), "{odd_one}");
            assert_eq!(odd(&whole, odd_one), None, "{odd_one}");
        }
        assert_eq!(odd(&whole, "B+3.5"), Some(Oddity::Komi(HalfPoints::whole(6))));
        let most = Oddity::TooManyPoints(HalfPoints(362 * 2 + 13));
        assert_eq!(odd(&even, "W+400.5"), Some(most));
    }
}
