//! Results as an arbiter enters them: by the two big buttons, the long form, undo or the conflict page.

use crate::web::prelude::*;
use crate::web::views::words::side;

/// Message for a margin that was the other player's; [`asking_anew`] looks for it.
const MARGIN_OF_OTHER: &str = "fault-margin-of-other";

/// Longest reason for a correction, in characters.
const MOST_REASON: usize = 1000;

/// The answer to "how" that comes with points.
const SCORE: &str = "score";

/// Offered only where the rules make a repeated position a draw.
pub(super) const DRAWN: &str = "draw";

/// Takes a result back.
pub(super) const PENDING: &str = "?";

/// Answers to "who won" other than the two players: code of [`Ending::two_answers`] and message.
pub(super) const WHO: [(&str, &str); 6] = [
    ("0", "jigo"),
    (DRAWN, "drawn"),
    ("both-lose", "both-lose"),
    ("both-win", "both-win"),
    ("void", "no-result"),
    (PENDING, "who-pending"),
];

/// Answers to "how": code of [`Ending::two_answers`], except for points, and message.
pub(super) const HOW: [(&str, &str); 7] = [
    ("", "how-unstated"),
    (SCORE, "how-score"),
    ("R", "how-resignation"),
    ("T", "how-time"),
    ("I", "how-illegal-move"),
    ("F", "how-default"),
    ("D", "how-decision"),
];

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResultInput {
    pub ending: Ending,
    /// Version and players of the board that the form showed.
    pub seen: Seen,
    /// Needed to correct an earlier round or a confirmed result.
    pub reason: Option<String>,
    /// Whether both players confirmed it; `None` if the form did not ask.
    pub confirmed: Option<bool>,
    pub replay: ReplayTerms,
    /// The ending by the record that the form showed.
    pub recorded: Option<Ending>,
    /// Whether its consequences must be shown before it is entered.
    pub to_be_looked_at: bool,
    /// Whether it comes from the long form without the tick `sure`.
    pub to_be_sure_of: bool,
}

impl FromForm for ResultInput {
    fn from_form(reader: &mut Reader<'_>) -> Option<Self> {
        let fields = ["winner", "taken_back", "confirmed_as", "ending"];
        let tapped = fields.into_iter().find(|name| !reader.typed(name).is_empty());
        let ending = match tapped {
            Some("winner") => reader.choose("winner", side).map(Ending::won),
            Some(code) => reader.read(code, str::parse::<Ending>),
            None => chosen(reader),
        };
        let long_form = tapped.is_none();
        let seen = reader.read_seen();
        let reason = reader.read("reason", |typed| check_words(typed, MOST_REASON));
        let ticked = reader.ticked("confirmed") || !reader.typed("confirmed_as").is_empty();
        let replay = reader.read_replay();
        let recorded = reader.read_if_any("recorded", str::parse::<Ending>);
        let ending = ending?;
        Some(Self {
            ending,
            seen: seen?,
            reason: Some(reason?).filter(|reason| !reason.is_empty()),
            confirmed: (ticked || long_form).then_some(ticked),
            replay: replay?,
            recorded: recorded?,
            to_be_looked_at: long_form && is_unusual(ending) && !reader.ticked("sure"),
            to_be_sure_of: long_form && !reader.ticked("sure"),
        })
    }
}

/// The consequences of an unusual result are shown before it is entered.
const fn is_unusual(ending: Ending) -> bool {
    match ending {
        Ending::Pending | Ending::Jigo { by_default: false } => false,
        Ending::Won { manner, .. } => matches!(manner, Manner::IllegalMove | Manner::Default),
        _ => true,
    }
}

/// The version, Black and White of [`Board::seen`].
pub(super) type Seen = (i32, Option<[EntryId; 2]>);

impl Reader<'_> {
    /// Phones may hold forms of an older program, which have the version alone.
    pub(super) fn read_seen(&mut self) -> Option<Seen> {
        self.read("seen", |typed| {
            let numbers = typed.split(' ').map(|no| no.parse().ok().filter(|no| *no >= 0));
            match numbers.collect::<Option<Vec<i32>>>().as_deref() {
                Some([version]) => Ok((*version, None)),
                Some([version, players @ ..]) if players.len() == 2 => {
                    Ok((*version, Some([players[0], players[1]].map(EntryId))))
                }
                _ => Err(Sentence::new("fault-number").with("typed", typed)),
            }
        })
    }

    /// Fields of a replay; a missing field changes nothing.
    pub(super) fn read_replay(&mut self) -> Option<ReplayTerms> {
        let whole = |typed: &str| {
            typed.parse::<i32>().map_err(|_| Sentence::new("fault-number").with("typed", typed))
        };
        let black = self.read_if_any("black", whole);
        let handicap = match self.typed("handicap") {
            "" => Some(None),
            _ => self.number("handicap", 0..=MAX_HANDICAP).map(Some),
        };
        let words = self.typed("time").split_whitespace().collect::<Vec<_>>().join(" ");
        let time = words.chars().filter(|c| !c.is_control()).take(TIME_NOTE_LENGTH).collect();
        Some(ReplayTerms { black: black?.map(EntryId), handicap: handicap?, time })
    }
}

/// Reads the long form's `who`, `how` and `points`.
fn chosen(reader: &mut Reader<'_>) -> Option<Ending> {
    let who = reader.typed("who");
    let is_win = side(who).is_some();
    let points = reader.typed("points").trim();
    let unasked = !points.is_empty() && reader.original("points").is_none_or(|was| was != points);
    let how = match reader.typed("how") {
        // Points without an answer to "how" mean a win by points.
        SCORE | "" if is_win && (unasked || reader.typed("how") == SCORE) => {
            if is_margin_of_other(reader) {
                let was = Sentence::new(MARGIN_OF_OTHER).with("typed", reader.typed("points"));
                reader.refuse("points", was);
                return None;
            }
            reader.read("points", margin)?.to_string()
        }
        SCORE => String::new(),
        _ if is_win && unasked => {
            reader.refuse("points", Sentence::new("odd-points"));
            return None;
        }
        how if HOW.iter().any(|(known, _)| *known == how) => how.to_owned(),
        _ => {
            reader.refuse("how", Sentence::new("fault-choice"));
            return None;
        }
    };
    reader.choose("who", |who| Ending::of_two_answers(who, &how).ok())
}

/// Whether the winner was changed but the margin shown for the other player was left: it must be typed again.
fn is_margin_of_other(reader: &Reader<'_>) -> bool {
    let winner = reader.original("who").filter(|who| side(who).is_some());
    let points = reader.original("points");
    winner.is_some_and(|winner| winner != reader.typed("who"))
        && points.is_some_and(|points| points == reader.typed("points").trim())
}

/// The form to show again, without a margin that was the other player's.
pub(super) fn without_margin(form: Form) -> Form {
    let old = form.wrong("points").is_some_and(|why| why.key() == MARGIN_OF_OTHER);
    if old { form.without("points") } else { form }
}

fn margin(typed: &str) -> Result<HalfPoints, Sentence> {
    let points = read_points(typed)?;
    if points > HalfPoints::ZERO && points <= HalfPoints::whole(1000) {
        Ok(points)
    } else {
        Err(Sentence::new("fault-margin"))
    }
}

/// The inverse of `chosen`, to show the result that stands.
#[must_use]
pub fn fields_of(ending: Ending) -> Vec<(&'static str, String)> {
    let (who, how) = ending.two_answers();
    let (how, points) = match HOW.iter().find(|(known, _)| *known == how) {
        Some((known, _)) => (*known, String::new()),
        None => (SCORE, how),
    };
    vec![("who", who), ("how", how.to_owned()), ("points", points)]
}

/// Fields of the long form that the page of the consequences passes on.
pub(super) fn kept(form: &Form) -> Vec<(&'static str, String)> {
    const FIELDS: [&str; 7] = ["who", "how", "points", "reason", "clerical", "confirmed", "seen"];
    let typed = FIELDS.map(|name| (name, form.value(name).to_owned()));
    typed.into_iter().filter(|(_, value)| !value.is_empty()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(fields: &[(&str, &str)]) -> Result<ResultInput, Form> {
        let seen = [("seen", "3")];
        Form::filled(fields.iter().copied().chain(seen)).parse()
    }

    #[test]
    fn every_ending_can_be_entered_by_the_long_form() {
        let codes = "? B+ W+ B+0.5 W+27 B+R W+T B+I W+F B+D 0 0! draw both-win both-win! both-lose \
            both-lose! void";
        for code in codes.split(' ') {
            let ending: Ending = code.parse().unwrap();
            let fields = fields_of(ending);
            let fields: Vec<_> = fields.iter().map(|(n, v)| (*n, v.as_str())).collect();
            assert_eq!(read(&fields).unwrap().ending, ending, "{code}");
            assert!(HOW.iter().any(|(how, _)| *how == fields[1].1), "{code} is in the list");
            assert!(
                side(fields[0].1).is_some() || WHO.iter().any(|(who, _)| *who == fields[0].1),
                "{code} is on the page"
            );
        }
    }

    #[test]
    fn points_beside_another_answer_are_not_dropped() {
        let with = |how, points| read(&[("who", "B"), ("how", how), ("points", points)]);
        assert!(with("R", "3.5").unwrap_err().wrong("points").is_some());
        assert_eq!(with("", "3.5").unwrap().ending, "B+3.5".parse().unwrap());
        assert_eq!(with("R", " ").unwrap().ending, "B+R".parse().unwrap());
        // Points that the form showed are dropped with the answer that they belonged to.
        let stood = Form::filled(fields_of("B+3.5".parse().unwrap())).as_shown();
        let fields =
            [("who", "B"), ("how", "R"), ("points", "3.5"), (crate::web::AS_SHOWN, &*stood)];
        assert_eq!(read(&fields).unwrap().ending, "B+R".parse().unwrap());
    }

    #[test]
    fn another_winner_has_another_margin() {
        let stands = Form::filled(fields_of("B+3.5".parse().unwrap()));
        let shown = stands.as_shown();
        let win = |who, points| [("how", "score"), ("who", who), ("points", points)];
        let with = |fields: &[(&str, &str)], shown: &str| {
            read(&[fields, &[(crate::web::AS_SHOWN, shown)]].concat())
        };
        assert_eq!(with(&win("B", "4.5"), &shown).unwrap().ending, "B+4.5".parse().unwrap());
        assert_eq!(with(&win("W", "4.5"), &shown).unwrap().ending, "W+4.5".parse().unwrap());
        let again = without_margin(with(&win("W", "3.5"), &shown).unwrap_err());
        assert!(again.wrong("points").is_some() && again.value("points").is_empty());
        let sure = with(&win("W", "3.5"), &again.as_shown());
        assert_eq!(sure.unwrap().ending, "W+3.5".parse().unwrap(), "it may be the same");
    }

    #[test]
    fn only_unusual_outcomes_are_looked_at_first() {
        let look = |code: &str| {
            let fields = fields_of(code.parse().unwrap());
            let fields: Vec<_> = fields.iter().map(|(n, v)| (*n, v.as_str())).collect();
            read(&fields).unwrap().to_be_looked_at
        };
        for usual in ["?", "B+", "W+3.5", "B+R", "W+T", "B+D", "0"] {
            assert!(!look(usual), "{usual}");
        }
        for unusual in ["0!", "void", "both-lose", "both-lose!", "B+I", "W+F", "both-win"] {
            assert!(look(unusual), "{unusual}");
        }
        let sure = read(&[("who", "void"), ("sure", "yes")]).unwrap();
        assert!(!sure.to_be_looked_at);
        assert!(!read(&[("ending", "void")]).unwrap().to_be_looked_at, "undo is one tap");
    }

    #[test]
    fn a_tap_is_a_win_and_nonsense_is_said_at_its_field() {
        let tap = read(&[("winner", "W")]).unwrap();
        assert_eq!((tap.ending, tap.confirmed), (Ending::won(Color::White), None));
        assert_eq!(read(&[("who", "B")]).unwrap().confirmed, Some(false));
        assert!(read(&[("winner", "X")]).unwrap_err().wrong("winner").is_some());
        let margin = read(&[("who", "B"), ("how", "score"), ("points", "0.3")]);
        assert!(margin.unwrap_err().wrong("points").is_some());
        assert!(read(&[]).unwrap_err().wrong("who").is_some());
        assert!(read(&[("who", "B"), ("how", "X")]).unwrap_err().wrong("how").is_some());
    }
}
