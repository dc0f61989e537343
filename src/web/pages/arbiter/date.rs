//! Date and place of a board's game, set by an arbiter for both players.

use crate::web::prelude::*;
use crate::web::views::windows::date_fields;

#[derive(Template)]
#[template(path = "arbiter/date.html")]
struct DatePage {
    cx: Page,
    form: Form,
    round: RoundNo,
    table: TableNo,
    names: [String; 2],
    /// Days within which the round is played; empty if it has a fixed time.
    window: String,
    said: String,
    seen: String,
    known: bool,
    board: String,
}

fn view(page: Page, event: &Event, (round, board): (&Round, &Board), form: Form) -> DatePage {
    let t = page.t;
    let window = event.snapshot.tournament.clock(round.no).window;
    DatePage {
        round: round.no,
        table: board.table,
        names: [board.black, board.white].map(|id| event.name(t, id)),
        window: window.map(|window| window_words(t, window)).unwrap_or_default(),
        said: board_date(t, board),
        seen: match form.value("seen") {
            "" => appointment_seen(board),
            seen => seen.to_owned(),
        },
        known: !board.date().is_none(),
        board: event.path(&format!("/boards/{}/{}", round.no, board.table)),
        cx: frame(page, event).titled(t.text("date-set-title")),
        form,
    }
}

pub async fn show(page: Page, event: Event, place: Path<BoardPlace>) -> Answer {
    let (round, board) = board_at(&event, &place)?;
    if !board.ending.is_pending() {
        return Err(WebError::no_page());
    }
    let form = Form::filled(date_fields(&event, board.date().agreed.as_ref()));
    render(&view(page, &event, (round, board), form))
}

pub async fn change(act: Act, place: Path<BoardPlace>) -> Answer {
    let at = board_at(&act.cx.event, &place)?;
    let clears = act.form.value("act") == "clear";
    let typed = (!clears).then(|| act.form.parse::<TypedDate>()).transpose();
    let date = match typed {
        Ok(typed) => typed.map(|typed| typed.of_event(&act.cx.event)),
        Err(wrong) => return render_wrong(&view(act.cx.page, &act.cx.event, at, wrong)),
    };
    let seen = act.form.value("seen").to_owned();
    let to = format!("/boards/{}/{}", at.0.no, at.1.table);
    let form = DateForm { round: at.0.no, boards: vec![(at.1.table, seen)], date };
    match act.blocking(move |service, id, by| service.set_date(id, by, &form)).await {
        Ok(done) => act.done(
            &to,
            Sentence::new(match (clears, done.now()) {
                (true, _) => "date-cleared",
                (false, Some(true)) => "date-set-outside",
                (false, _) => "date-set",
            }),
        ),
        Err(error) => {
            let form = act.form.after(error)?;
            render_wrong(&view(act.cx.page, &act.cx.event, at, form))
        }
    }
}
