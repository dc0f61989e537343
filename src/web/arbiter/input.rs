//! What an arbiter enters, from the two big buttons, the long form, undo or the conflict page.

use crate::go::Color;
use crate::tournament::{Ending, HalfPoints, Manner};
use crate::web::{FromForm, Reader, Sentence, read_points};

/// A result as typed or tapped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResultInput {
    /// How it ended.
    pub ending: Ending,
    /// The version of the board that was on the screen.
    pub seen: i32,
    /// Why an earlier round is corrected.
    pub reason: Option<String>,
}

impl FromForm for ResultInput {
    fn from_form(reader: &mut Reader<'_>) -> Option<Self> {
        let ending = if !reader.typed("winner").is_empty() {
            reader.choose("winner", side).map(Ending::won)
        } else if !reader.typed("ending").is_empty() {
            reader.read("ending", str::parse::<Ending>)
        } else {
            chosen(reader)
        };
        let seen = reader.number("seen", 0..=i32::MAX);
        let reason = reader.typed("reason").trim();
        let reason = (!reason.is_empty()).then(|| reason.chars().take(1000).collect());
        Some(Self { ending: ending?, seen: seen?, reason })
    }
}

fn side(code: &str) -> Option<Color> {
    match code {
        "B" => Some(Color::Black),
        "W" => Some(Color::White),
        _ => None,
    }
}

/// From the long form: `who` won, and `how`.
fn chosen(reader: &mut Reader<'_>) -> Option<Ending> {
    let by_default = reader.typed("how") == "default";
    match reader.typed("who") {
        "jigo" => Some(Ending::Jigo { by_default }),
        "both-win" => Some(Ending::BothWin { by_default }),
        "both-lose" => Some(Ending::BothLose { by_default }),
        "no-result" => Some(Ending::NoResult),
        "pending" => Some(Ending::Pending),
        _ => {
            let winner = reader.choose("who", side);
            let manner = manner(reader);
            Some(Ending::Won { winner: winner?, manner: manner? })
        }
    }
}

fn manner(reader: &mut Reader<'_>) -> Option<Manner> {
    match reader.typed("how") {
        "" | "unstated" => Some(Manner::Unstated),
        "score" => reader.read("points", |typed| {
            let points = read_points(typed)?;
            if points > HalfPoints::ZERO && points <= HalfPoints::whole(1000) {
                Ok(Manner::Score(points))
            } else {
                Err(Sentence::new("fault-margin"))
            }
        }),
        "resignation" => Some(Manner::Resignation),
        "time" => Some(Manner::Time),
        "illegal-move" => Some(Manner::IllegalMove),
        "default" => Some(Manner::Default),
        "decision" => Some(Manner::Decision),
        _ => {
            reader.refuse("how", Sentence::new("fault-choice"));
            None
        }
    }
}

/// The long form's fields that say an ending, for showing what stands.
#[must_use]
pub fn fields_of(ending: Ending) -> Vec<(&'static str, String)> {
    let side = |color: Color| color.letter().to_string();
    let how = |by_default| if by_default { "default" } else { "unstated" };
    let (who, how, points) = match ending {
        Ending::Pending => ("pending".to_owned(), "unstated", String::new()),
        Ending::NoResult => ("no-result".to_owned(), "unstated", String::new()),
        Ending::Jigo { by_default } => ("jigo".to_owned(), how(by_default), String::new()),
        Ending::BothWin { by_default } => ("both-win".to_owned(), how(by_default), String::new()),
        Ending::BothLose { by_default } => ("both-lose".to_owned(), how(by_default), String::new()),
        Ending::Won { winner, manner } => match manner {
            Manner::Unstated => (side(winner), "unstated", String::new()),
            Manner::Score(points) => (side(winner), "score", points.to_string()),
            Manner::Resignation => (side(winner), "resignation", String::new()),
            Manner::Time => (side(winner), "time", String::new()),
            Manner::IllegalMove => (side(winner), "illegal-move", String::new()),
            Manner::Default => (side(winner), "default", String::new()),
            Manner::Decision => (side(winner), "decision", String::new()),
        },
    };
    vec![("who", who), ("how", how.to_owned()), ("points", points)]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::web::Form;

    fn read(fields: &[(&str, &str)]) -> Result<ResultInput, Form> {
        let seen = [("seen", "3")];
        Form::filled(fields.iter().copied().chain(seen)).parse()
    }

    #[test]
    fn every_ending_can_be_entered_by_the_long_form() {
        let codes = [
            "?",
            "B+",
            "W+",
            "B+0.5",
            "W+27",
            "B+R",
            "W+T",
            "B+I",
            "W+F",
            "B+D",
            "0",
            "0!",
            "both-win",
            "both-win!",
            "both-lose",
            "both-lose!",
            "void",
        ];
        for code in codes {
            let ending: Ending = code.parse().unwrap();
            let fields = fields_of(ending);
            let fields: Vec<_> = fields.iter().map(|(n, v)| (*n, v.as_str())).collect();
            assert_eq!(read(&fields).unwrap().ending, ending, "{code}");
        }
    }

    #[test]
    fn a_tap_is_a_win_and_nonsense_is_said_at_its_field() {
        assert_eq!(read(&[("winner", "W")]).unwrap().ending, Ending::won(Color::White));
        assert!(read(&[("winner", "X")]).unwrap_err().wrong("winner").is_some());
        let margin = read(&[("who", "B"), ("how", "score"), ("points", "0.3")]);
        assert!(margin.unwrap_err().wrong("points").is_some());
        assert!(read(&[]).unwrap_err().wrong("who").is_some());
    }
}
