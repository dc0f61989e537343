use actix_web::web::Path;
use askama::Template;

use crate::desk::Correction;
use crate::go::Color;
use crate::tournament::{Board, Ending, HalfPoints, Round, RoundNo, TableNo};
use crate::web::{Answer, Event, Form, Lang, Page, WebError, frame, render};

use super::boards::{BoardLine, line};
use super::input::fields_of;

#[derive(Template)]
#[template(path = "arbiter/board.html")]
pub(super) struct BoardPage {
    t: Lang,
    page: Page,
    form: Form,
    back: String,
    line: BoardLine,
    round: RoundNo,
    who: Vec<(String, String, String)>,
    how: Vec<(&'static str, String)>,
    needs_reason: bool,
}

/// One board: every way it can end, with what each is worth here.
pub async fn show(page: Page, event: Event, place: Path<(String, i32, i32)>) -> Answer {
    let (round, board) = find(&event, &place)?;
    let mut fields = fields_of(board.ending);
    fields.push(("seen", board.version.to_string()));
    render(&view(page, &event, round, board, Form::filled(fields)))
}

/// The board of an address; drafts have none.
pub fn find<'a>(
    event: &'a Event,
    place: &(String, i32, i32),
) -> Result<(&'a Round, &'a Board), WebError> {
    let (_, round, table) = place;
    let round = event.snapshot.tournament.round(RoundNo(*round)).filter(|r| r.is_public());
    let round = round.ok_or_else(WebError::no_page)?;
    let board = round.board_at(TableNo(*table)).ok_or_else(WebError::no_page)?;
    Ok((round, board))
}

pub(super) fn view(
    page: Page,
    event: &Event,
    round: &Round,
    board: &Board,
    form: Form,
) -> BoardPage {
    let t = page.t;
    let title = t.with("board-title", [("table", board.table)]);
    BoardPage {
        t,
        page: frame(page, event).titled(title),
        back: event.path(&format!("/boards?round={}", round.no)),
        line: line(t, &event.snapshot, round, board),
        round: round.no,
        who: who(t, event, board),
        how: HOW.map(|how| (how, t.text(&format!("how-{how}")))).to_vec(),
        needs_reason: !board.ending.is_pending()
            && Correction::of(&event.snapshot, round) == Correction::NeedsReason,
        form,
    }
}

const HOW: [&str; 7] =
    ["unstated", "score", "resignation", "time", "illegal-move", "default", "decision"];

/// Every answer to "who won", with its points: to Black, to White.
fn who(t: Lang, event: &Event, board: &Board) -> Vec<(String, String, String)> {
    let tournament = &event.snapshot.tournament;
    let name = |entry| tournament.entry(entry).map(|e| t.person(e)).unwrap_or_default();
    let policy = tournament.settings.points.no_result;
    let worth = |ending: Ending| {
        let points = |side| t.points(ending.points(side, policy));
        let (black, white) = (points(Color::Black), points(Color::White));
        t.with("who-worth", (("black", black), ("white", white)))
    };
    let won = |side: Color| {
        let said = t.with(
            if side == Color::Black { "who-black" } else { "who-white" },
            [("name", name(board.seat(side)))],
        );
        (side.letter().to_string(), said, worth(Ending::won(side)))
    };
    let row = |code: &str, ending| (code.to_owned(), t.text(&format!("who-{code}")), worth(ending));
    let replay = Ending::NoResult.points(Color::Black, policy) == HalfPoints::ZERO
        && policy == crate::tournament::NoResultPolicy::Replay;
    let no_result = if replay {
        ("no-result".to_owned(), t.text("who-no-result"), t.text("who-replay"))
    } else {
        row("no-result", Ending::NoResult)
    };
    vec![
        won(Color::Black),
        won(Color::White),
        row("jigo", Ending::Jigo { by_default: false }),
        row("both-lose", Ending::BothLose { by_default: false }),
        row("both-win", Ending::BothWin { by_default: false }),
        no_result,
        ("pending".to_owned(), t.text("who-pending"), String::new()),
    ]
}
