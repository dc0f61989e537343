//! Explains a value in words: what each round added, and the sum.

use crate::web::prelude::*;
use standings::{Explanation, Part, Term, Value};

use super::people::Person;

pub(super) struct Reason {
    pub round: Option<RoundNo>,
    pub opponent: Option<Person>,
    /// The result, or why there was no game.
    pub said: String,
    /// How the amount came about, if that is not obvious.
    pub how: String,
    pub amount: String,
    pub dropped: bool,
}

pub(super) fn reasons(
    t: Lang,
    tournament: &Tournament,
    explanation: &Explanation,
    base: &str,
) -> Vec<Reason> {
    explanation
        .terms
        .iter()
        .map(|term| reason(t, tournament, explanation.entry, term, base))
        .collect()
}

fn reason(t: Lang, tournament: &Tournament, who: EntryId, term: &Term, base: &str) -> Reason {
    let meeting = term.seat.as_ref().and_then(Seat::meeting);
    let opponent = meeting.and_then(|meeting| tournament.entry(meeting.opponent));
    let said = match &term.seat {
        Some(Seat::Board(meeting)) => t.ending_for(meeting.ending, meeting.color),
        Some(Seat::Free(why)) => free(t, tournament, (who, term.round), *why),
        None => String::new(),
    };
    Reason {
        round: term.round,
        opponent: opponent.map(|entry| Person::new(t, entry, base)),
        said,
        how: how(t, term),
        amount: amount(t, term),
        dropped: term.dropped,
    }
}

pub(super) fn free(
    t: Lang,
    tournament: &Tournament,
    (who, round): (EntryId, Option<RoundNo>),
    why: Unplayed,
) -> String {
    let team = tournament.team_of(who).zip(round);
    let left_out = |(team, round)| !tournament.line_up(team, round).0.contains(&Some(who));
    t.text(match why {
        Unplayed::Bye => "free-bye",
        Unplayed::Absent => "free-absent",
        Unplayed::Unpaired if team.is_some_and(left_out) => "free-left-out",
        Unplayed::Unpaired => "free-unpaired",
    })
}

fn amount(t: Lang, term: &Term) -> String {
    match term.part {
        Part::Rank(rank) => t.rank(rank),
        _ => t.decimals(&term.amount.to_string()),
    }
}

fn how(t: Lang, term: &Term) -> String {
    match term.part {
        Part::Start if term.round.is_some() => t.text("part-start-instead"),
        Part::Start => t.text("part-start"),
        Part::Points | Part::Direct => String::new(),
        Part::RoundedDown => t.text("part-rounded-down"),
        Part::Doubled { times: 0, .. } => String::new(),
        Part::Doubled { points, times } => {
            t.with("part-doubled", (("points", t.points(points)), ("times", times)))
        }
        Part::Bonus => t.text("part-bonus"),
        Part::Category => t.text("part-category"),
        Part::Rank(_) => t.text("part-rank"),
        Part::Rating(_) => t.text("part-rating"),
        Part::OpponentScore { score, handicap } => opponent_score(t, score, handicap),
        Part::Defeated { score, handicap, result } => t.with(
            "part-defeated",
            (("score", opponent_score(t, score, handicap)), ("result", t.points(result))),
        ),
        Part::OpponentSos { sos } => t.with("part-sos", [("sos", t.points(sos))]),
        Part::Running { .. } => t.text("part-running"),
        Part::Exploit { wins, coefficient, .. } => {
            t.with("part-exploit", (("wins", t.points(wins)), ("coefficient", coefficient)))
        }
        Part::Above => t.text("part-above"),
    }
}

fn opponent_score(t: Lang, score: HalfPoints, handicap: i32) -> String {
    let said = t.points(score);
    match handicap {
        0 => t.with("part-score", [("score", said)]),
        given if given > 0 => t.with("part-score-given", (("score", said), ("stones", given))),
        received => t.with("part-score-received", (("score", said), ("stones", -received))),
    }
}

/// `28 + 25 + 28`, without what is left out; empty if the value is no sum of several terms.
pub(super) fn sum(t: Lang, explanation: &Explanation) -> String {
    let counted: Vec<&Term> = explanation.terms.iter().filter(|term| !term.dropped).collect();
    let adds_up = !matches!(
        counted.first().map(|term| term.part),
        None | Some(Part::Rank(_) | Part::Rating(_) | Part::Category | Part::Above)
    );
    if !adds_up || counted.len() < 2 {
        return String::new();
    }
    let zero = Value::whole(0);
    counted.iter().enumerate().fold(String::new(), |sum, (i, term)| {
        let negative = term.amount < zero;
        let plain = term.amount.to_string();
        let number = t.decimals(if i == 0 { &plain } else { plain.trim_start_matches('-') });
        match (i, negative) {
            (0, _) => number,
            (_, true) => format!("{sum} \u{2212} {number}"),
            (_, false) => format!("{sum} + {number}"),
        }
    })
}
