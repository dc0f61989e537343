use actix_web::web::{Data, Path};

use crate::desk::{DeskError, Done, Recorded, ResultForm};
use crate::web::{
    Account, Answer, Event, Form, Notice, Page, Sender, Sentence, State, redirect, redirect_saying,
    render_wrong,
};

use super::input::ResultInput;
use super::{board, conflict};

/// Enters, changes or takes back the result of a board.
pub async fn record(
    page: Page,
    state: Data<State>,
    event: Event,
    account: Account,
    place: Path<(String, i32, i32)>,
    form: Form,
) -> Answer {
    let (round, board) = board::find(&event, &place)?;
    let input: ResultInput = match form.parse() {
        Ok(input) => input,
        Err(form) => return render_wrong(&board::view(page, &event, round, board, form)),
    };
    let (id, sender) = (event.snapshot.id, Sender::of(account.0.id, &form));
    let act = ResultForm {
        round: round.no,
        table: board.table,
        seen: input.seen,
        ending: input.ending,
        reason: input.reason,
    };
    let done = state.at_desk(move |desk| desk.record_result(id, sender.by(), &act)).await;
    match done {
        Ok(done) => Ok(back(&event, round.no.0, &form, done)),
        Err(DeskError::Conflict(conflict)) => {
            conflict::show(page, &state, &event, &account, *conflict).await
        }
        Err(error) => render_wrong(&board::view(page, &event, round, board, form.after(error)?)),
    }
}

/// Back to the list one came from, with the strip that takes it back.
fn back(event: &Event, round: i32, form: &Form, done: Done<Recorded>) -> actix_web::HttpResponse {
    let recorded = done.now();
    let mut query = vec![("round", round.to_string())];
    for kept in ["show", "q"] {
        if !form.value(kept).is_empty() {
            query.push((kept, form.value(kept).to_owned()));
        }
    }
    if let Some(recorded) = recorded.as_ref().filter(|_| form.value("undoing").is_empty()) {
        query.push(("last", recorded.table.to_string()));
        query.push(("was", recorded.before.to_string()));
    }
    let query = serde_urlencoded::to_string(query).unwrap_or_default();
    let to = event.path(&format!("/boards?{query}"));
    let kept = recorded.filter(|r| r.later_rounds_kept && r.before != r.after);
    match kept {
        Some(recorded) => {
            let corrected = Sentence::new("result-corrected").with("table", recorded.table);
            redirect_saying(&to, Notice::alert(corrected))
        }
        None => redirect(&to),
    }
}
