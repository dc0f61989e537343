use go::{Color, HalfPoints, How, NoResult, Outcome};

/// What RE says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SgfResult {
    /// The game ended so. `Void` is read as no result declared by the referee.
    Known(Outcome),
    /// One player won, it is not said how.
    Won(Color),
    /// `?`, or empty.
    Unknown,
}

/// Reads RE: `B+3.5`, `W+R`, `B+Resign`, `B+T`, `W+Time`, `W+F`, `B+`, `0`, `Draw`, `Void`, `?`.
/// `None` for anything else.
#[must_use]
pub fn read_result(text: &str) -> Option<SgfResult> {
    let text = text.trim();
    match text.to_ascii_lowercase().as_str() {
        "" | "?" => return Some(SgfResult::Unknown),
        "0" | "draw" | "jigo" => return Some(SgfResult::Known(Outcome::Jigo)),
        "void" => return Some(SgfResult::Known(Outcome::NoResult(NoResult::Referee))),
        _ => {}
    }
    let (winner, how) = text.split_once('+')?;
    let winner = match winner.trim().to_ascii_lowercase().as_str() {
        "b" | "black" => Color::Black,
        "w" | "white" => Color::White,
        _ => return None,
    };
    let how = match how.trim().to_ascii_lowercase().as_str() {
        "" => return Some(SgfResult::Won(winner)),
        "r" | "resign" | "resignation" => How::Resignation,
        "t" | "time" => How::Time,
        "f" | "forfeit" => How::Forfeit,
        margin => How::Score(margin.parse::<HalfPoints>().ok().filter(|m| m.0 >= 0)?),
    };
    Some(SgfResult::Known(Outcome::Win { winner, how }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_of_real_programs() {
        let score = SgfResult::Known(Outcome::by_score(Color::Black, HalfPoints(7)));
        assert_eq!(read_result("B+3.5"), Some(score));
        assert_eq!(read_result("W+"), Some(SgfResult::Won(Color::White)));
        assert_eq!(read_result("Draw"), read_result("0"));
        for (text, back) in [("W+Resign", "W+R"), ("b+t", "B+T"), ("W+F", "W+F"), ("Void", "Void")]
        {
            let Some(SgfResult::Known(outcome)) = read_result(text) else { panic!("{text}") };
            assert_eq!(outcome.sgf_result(), back);
        }
        for bad in ["B", "X+3", "B+x", "B+-1", "W+0.3"] {
            assert_eq!(read_result(bad), None, "{bad}");
        }
    }
}
