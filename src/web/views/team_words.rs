//! Team criteria in words, and reports of results with captains.

use crate::web::prelude::*;
use crate::web::views::windows::not_yet;
use standings::{TeamPart, TeamStandings, TeamTerm, Value};

pub struct TeamColumn {
    /// Name in files.
    pub code: &'static str,
    pub head: String,
    pub about: String,
}

impl TeamColumn {
    #[must_use]
    pub fn new(t: Lang, criterion: TeamCriterion) -> Self {
        let code = criterion.name();
        let key = match criterion.boards() {
            Some(boards) if boards < 10 => {
                let n = [("n", boards)];
                let (head, about) = (t.with("team-column-bdwu", n), t.with("team-about-bdwu", n));
                return Self { code, head, about };
            }
            _ => code.to_lowercase(),
        };
        let text = |kind: &str| t.text(&format!("team-{kind}-{key}"));
        Self { code, head: text("column"), about: text("about") }
    }
}

/// `7½`.
#[must_use]
pub fn team_value(t: Lang, value: Value) -> String {
    t.decimals(&value.to_string())
}

/// `3`, or `=3` if teams share the place.
#[must_use]
pub fn team_place(standings: &TeamStandings, place: u32) -> String {
    let shared = standings.rows.iter().filter(|row| row.place == place).nth(1).is_some();
    format!("{}{place}", if shared { "=" } else { "" })
}

fn match_result(t: Lang, result: MatchResult) -> String {
    t.text(match result {
        MatchResult::Win => "match-won",
        MatchResult::Draw => "match-drawn",
        MatchResult::Nothing => "match-lost",
    })
}

#[must_use]
pub fn match_said(
    t: Lang,
    tournament: &Tournament,
    (round, one): (&Round, &TeamMatch),
    result: MatchResult,
) -> String {
    let boards = tournament.boards_of(round, one.first);
    let begun = boards.iter().any(|(board, _)| !board.ending.is_pending());
    let weeks = tournament.clock(round.no).window.is_some();
    match tournament.is_open(round, one) {
        true if weeks && !begun => not_yet(t, boards.iter().map(|(board, _)| *board)),
        true => t.text("match-playing"),
        false => match_result(t, result),
    }
}

/// The source of a term in a team's value: `Round 2, Bora, won`.
#[must_use]
pub fn term_said(t: Lang, tournament: &Tournament, term: &TeamTerm) -> String {
    if let TeamPart::Start(rating) = term.part {
        let rating = rating.map_or(String::new(), |rating| rating.to_string());
        return t.with("team-start", [("rating", rating)]);
    }
    let round = t.with("round-number", [("round", term.round)]);
    let opponent = term.opponent.and_then(|no| tournament.teams.team(no));
    let met = tournament.round(term.round).zip(opponent).and_then(|(round, opponent)| {
        Some((round, round.teams.matches.iter().find(|one| one.has(opponent.no))?))
    });
    let opponent = opponent.map(|team| team.name.clone()).unwrap_or_default();
    let how = match term.part {
        TeamPart::Match(result) => match met {
            Some(met) => match_said(t, tournament, met, result),
            None => match_result(t, result),
        },
        TeamPart::Bye => t.text("free-bye"),
        TeamPart::Adjustment(at) => {
            tournament.teams.adjustments.get(at).map(|one| one.reason.clone()).unwrap_or_default()
        }
        TeamPart::Boards(_) | TeamPart::Opponent | TeamPart::Reached | TeamPart::Start(_) => {
            String::new()
        }
        TeamPart::WeightedBoards => t.text("team-weighted"),
        TeamPart::Rating { board, entry } => {
            let name = tournament.entry(entry).map(|entry| t.person(entry)).unwrap_or_default();
            t.listed([t.with("team-board", [("n", board)]), name])
        }
        TeamPart::Divided => t.with("team-divided", [("n", tournament.teams.size)]),
    };
    t.listed([round, opponent, how])
}

/// A report in a sentence with the arguments `name` and `result`.
#[must_use]
pub fn said_by(t: Lang, event: &Event, sentence: &str, word: &Reported) -> String {
    t.with(sentence, (("name", teller(t, event, word)), ("result", t.ending(word.ending))))
}

/// The reports of a board; in one sentence if both players agree and no captain reported.
#[must_use]
pub fn words_said(t: Lang, event: &Event, board: &Board, said: &[Reported]) -> String {
    match Reports::at(board, said) {
        Reports::Same(ending) if !by_captain(said) => {
            t.with("boards-said-both", [("result", t.ending(ending))])
        }
        _ => {
            let words = said.iter().map(|word| said_by(t, event, "boards-said", word));
            words.collect::<Vec<_>>().join(". ")
        }
    }
}

#[must_use]
pub fn by_captain(said: &[Reported]) -> bool {
    said.iter().any(|word| word.captain.is_some())
}

#[must_use]
pub fn teller(t: Lang, event: &Event, word: &Reported) -> String {
    let name = event.name(t, word.by);
    let Some(captain) = word.captain else { return name };
    t.with("said-by-captain", (("name", name), ("captain", event.name(t, captain))))
}
