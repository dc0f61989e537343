//! The record as a file: out at any time, in before the first move.

use actix_web::HttpResponse;
use actix_web::http::header;
use actix_web::web::{Data, Path};

use crate::desk::ActForm;
use crate::interchange::sgf::{self, Header, acts_of, record_of};
use crate::tournament::{Board, Round};
use crate::web::views::rounds::find;
use crate::web::{
    Account, Answer, Event, Form, Lang, Notice, Page, Sender, Sentence, State, Upload,
    redirect_saying, render_wrong,
};

use super::{record, view};

/// The largest file taken, in bytes: a record has a few kilobytes.
const MOST: usize = 512 * 1024;

/// The game as SGF.
pub async fn sgf(
    page: Page,
    state: Data<State>,
    event: Event,
    place: Path<(String, i32, i32)>,
) -> Answer {
    let at = find(&event, &place)?;
    let file = record::load(&state, &event, at).await?;
    let text = record_of(&file.game, &header_of(page.t, &event, at));
    let name = format!("{}-{}-{}.sgf", event.snapshot.slug, at.0.no, at.1.table);
    Ok(HttpResponse::Ok()
        .content_type("application/x-go-sgf; charset=utf-8")
        .insert_header((header::CONTENT_DISPOSITION, format!("attachment; filename=\"{name}\"")))
        .insert_header((header::CACHE_CONTROL, "no-cache"))
        .body(text))
}

fn header_of(t: Lang, event: &Event, (round, board): (&Round, &Board)) -> Header {
    let tournament = &event.snapshot.tournament;
    let settings = &tournament.settings;
    let of = |entry| {
        let entry = tournament.entry(entry);
        let name = entry.map(|entry| t.person(entry)).unwrap_or_default();
        (name, entry.map(|entry| entry.rank.to_string()).unwrap_or_default())
    };
    let ((black, black_rank), (white, white_rank)) = (of(board.black), of(board.white));
    Header {
        black,
        black_rank,
        white,
        white_rank,
        event: settings.name.clone(),
        round: round.no.to_string(),
        place: settings.place.clone(),
        date: settings.begins.format("%Y-%m-%d").to_string(),
        without_rulings: !event.is_staff(),
    }
}

/// Takes over a file as the record of the board.
pub async fn take_over(
    page: Page,
    state: Data<State>,
    event: Event,
    account: Account,
    place: Path<(String, i32, i32)>,
    upload: Upload,
) -> Answer {
    let at = find(&event, &place)?;
    let file = record::load(&state, &event, at).await?;
    let form = upload.form.clone();
    let seen = form.value("seen").parse().unwrap_or(file.game.entered());
    let acts = match read(&upload, &file) {
        Ok(acts) => acts,
        Err(why) => {
            let form = form.refused("file", why);
            return render_wrong(&view::view(page, &event, at, &file, form, None));
        }
    };
    let act = ActForm { round: at.0.no, table: at.1.table, seen, acts };
    let (id, sender) = (event.snapshot.id, Sender::of(account.0.id, &form));
    match state.at_desk(move |desk| desk.record_act(id, sender.by(), &act)).await {
        Ok(_) => {
            let here = event.path(&format!("/boards/{}/{}/record", at.0.no, at.1.table));
            Ok(redirect_saying(&here, Notice::done(Sentence::new("record-taken-over"))))
        }
        Err(error) => {
            let form = Form::after(&form, error)?;
            let file = record::load(&state, &event, at).await?;
            render_wrong(&view::view(page, &event, at, &file, form, None))
        }
    }
}

fn read(
    upload: &Upload,
    file: &crate::desk::GameFile,
) -> Result<Vec<crate::recording::Act>, Sentence> {
    let dropped = upload.file("file").ok_or_else(|| Sentence::new("import-no-file"))?;
    let wrong = |why: String| Sentence::new("record-file-wrong").with("why", why);
    if dropped.bytes.len() > MOST {
        return Err(Sentence::new("record-file-large"));
    }
    let read = sgf::read(&dropped.bytes).map_err(|error| wrong(error.to_string()))?;
    let tree = read.games.first().ok_or_else(|| Sentence::new("record-file-empty"))?;
    acts_of(tree, file.game.terms()).map_err(|error| wrong(error.to_string()))
}
