//! Preview of what an unusual result changes, before it is entered.

use crate::web::prelude::*;
use crate::web::views::outcome::{files, odd_words, rated, result, tie_breaks, worth};

use super::input::{ResultInput, kept};
use super::replay::{blacks, handicaps};

struct Anew {
    blacks: Vec<(String, String)>,
    handicaps: Vec<(String, String)>,
}

#[derive(Template)]
#[template(path = "arbiter/outcome.html")]
struct OutcomePage {
    cx: Page,
    form: Form,
    said: String,
    /// Warning that the result does not fit the board's komi.
    odd: String,
    players: (String, String),
    facts: Vec<Fact>,
    files: Vec<Fact>,
    anew: Option<Anew>,
    hidden: Vec<(&'static str, String)>,
    action: String,
    back: String,
}

pub async fn show(
    page: Page,
    state: Data<State>,
    event: Event,
    place: Path<BoardPlace>,
    request: HttpRequest,
) -> Answer {
    let query = Form::of_query(&request);
    let input: ResultInput = query.parse().map_err(|_| WebError::not_understood())?;
    let view = move |_: &Service| {
        let (round, board) = board_at(&event, &place)?;
        let correcting = event.snapshot.tournament.is_confirmed(round, board);
        Ok(view(page, &event, (round, board), &query, &input, correcting))
    };
    state.render(view).await
}

fn view(
    page: Page,
    event: &Event,
    (round, board): (&Round, &Board),
    query: &Form,
    input: &ResultInput,
    correcting: bool,
) -> OutcomePage {
    let t = page.t;
    let href = event.path(&format!("/boards/{}/{}", round.no, board.table));
    let after = after(event, board, input.ending);
    let name = |id| event.name(t, id);
    let anew = after.earlier_games().len() > board.earlier_games().len();
    OutcomePage {
        said: t.ending(input.ending),
        odd: odd_words(t, &event.snapshot.tournament, board, input.ending),
        players: (name(board.black), name(board.white)),
        facts: facts(t, event, round, board, &after),
        files: files(t, event, round.no, &after),
        anew: anew.then(|| Anew { blacks: blacks(t, event, board), handicaps: handicaps(t) }),
        form: Form::filled([
            ("black", board.black.to_string()),
            ("handicap", board.handicap.to_string()),
        ]),
        hidden: kept(query),
        action: if correcting { format!("{href}/correct") } else { href.clone() },
        back: if correcting { format!("{href}/correct") } else { href },
        cx: frame(page, event).titled(t.with("outcome-title", [("table", board.table)])),
    }
}

fn after(event: &Event, board: &Board, ending: Ending) -> Board {
    let points = &event.snapshot.tournament.settings.points;
    let outcome = BoardOutcome::of_game(points, ending, &ReplayTerms::default());
    outcome.on(board).unwrap_or_else(|| board.clone())
}

fn facts(t: Lang, event: &Event, round: &Round, board: &Board, after: &Board) -> Vec<Fact> {
    let anew = after.earlier_games().len() > board.earlier_games().len();
    let becomes = if anew {
        let open = worth(t, event, after.ending);
        (t.text("result"), t.text("outcome-anew-result"), open)
    } else {
        result(t, event, board.ending, after.ending)
    };
    let mut facts = vec![becomes, rated(t, after.ending)];
    let moves = tie_breaks(t, event, round.no, after);
    if moves.is_empty() {
        facts.push((t.text("way-standings"), t.text("outcome-no-change"), String::new()));
    }
    facts.extend(moves);
    facts
}
