//! Preview of what an unusual result changes, before it is entered.

use crate::web::prelude::*;
use crate::web::views::outcome::{files, odd_words, rated, result, tie_breaks, worth};

use super::input::{ResultInput, kept};
use super::replay::{blacks, handicaps};

#[derive(Template)]
#[template(path = "arbiter/outcome.html")]
struct OutcomePage {
    cx: Cx,
    round: RoundNo,
    board: Board,
    ending: Ending,
    /// The board with that ending.
    after: Board,
    correcting: bool,
}

pub async fn show(cx: Cx, place: Path<BoardPlace>) -> Answer {
    let input = cx.query.parse::<ResultInput>().map_err(|_| WebError::not_understood())?;
    let state = cx.state.clone();
    let view = move |_: &Service| {
        let (round, board) = board_at(&cx.event, &place)?;
        let points = &cx.tournament().settings.points;
        let after = BoardOutcome::of_game(points, input.ending, &ReplayTerms::default());
        Ok(OutcomePage {
            round: round.no,
            board: board.clone(),
            ending: input.ending,
            after: after.on(board).unwrap_or_else(|| board.clone()),
            correcting: cx.tournament().is_confirmed(round, board),
            cx: cx.clone().titled(cx.with("outcome-title", [("table", board.table)])),
        })
    };
    state.render(view).await
}

impl OutcomePage {
    /// Where the result is entered, and changed.
    fn href(&self) -> String {
        let rest = if self.correcting { "/correct" } else { "" };
        self.cx.to(format!("/boards/{}/{}{rest}", self.round, self.board.table))
    }

    /// Warning that the result does not fit the board's komi; empty if it does.
    fn odd(&self) -> String {
        odd_words(self.cx.t, self.cx.tournament(), &self.board, self.ending)
    }

    fn is_played_anew(&self) -> bool {
        self.after.earlier_games().len() > self.board.earlier_games().len()
    }

    fn facts(&self) -> Vec<Fact> {
        let (t, event) = (self.cx.t, &self.cx.event);
        let becomes = if self.is_played_anew() {
            let open = worth(t, event, self.after.ending);
            (t.text("result"), t.text("outcome-anew-result"), open)
        } else {
            result(t, event, self.board.ending, self.after.ending)
        };
        let mut moves = tie_breaks(t, event, self.round, &self.after);
        if moves.is_empty() {
            moves.push((t.text("way-standings"), t.text("outcome-no-change"), String::new()));
        }
        [becomes, rated(t, self.after.ending)].into_iter().chain(moves).collect()
    }

    fn files(&self) -> Vec<Fact> {
        files(self.cx.t, &self.cx.event, self.round, &self.after)
    }

    /// The form with the terms of a replay, which are those of the board.
    fn terms(&self) -> Form {
        let (black, handicap) = (self.board.black.to_string(), self.board.handicap.to_string());
        Form::filled([("black", black), ("handicap", handicap)])
    }
}
