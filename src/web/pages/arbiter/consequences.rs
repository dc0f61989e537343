//! Preview of what an unusual result changes, before it is entered.

use crate::web::prelude::*;
use crate::web::views::places::{files, odd_words, result, tie_breaks, worth};

use super::board::{blacks, handicaps};
use super::input::{ResultInput, kept};

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

#[route("GET", "/t/{slug}/boards/{round}/{table}/outcome", Arbiter)]
async fn show(cx: Cx, place: Path<BoardPlace>) -> Answer {
    let input = cx.query.parse::<ResultInput>().map_err(|_| WebError::not_understood())?;
    let view = move |cx: Cx, _: &Service| {
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
    cx.rendered(view).await
}

impl OutcomePage {
    /// Where the result is entered, and changed.
    fn href(&self) -> String {
        let rest = if self.correcting { "/correct" } else { "" };
        self.cx.to(format!("/boards/{}/{}{rest}", self.round, self.board.table))
    }

    /// Warning that the result does not fit the board's komi; empty if it does.
    fn komi_warning(&self) -> String {
        odd_words(self.cx.t, self.cx.tournament(), &self.board, self.ending)
    }

    fn is_played_anew(&self) -> bool {
        self.after.earlier_games().len() > self.board.earlier_games().len()
    }

    /// The form with the terms of a replay, which are those of the board.
    fn terms(&self) -> Form {
        let (black, handicap) = (self.board.black.to_string(), self.board.handicap.to_string());
        Form::filled([("black", black), ("handicap", handicap)])
    }
}
