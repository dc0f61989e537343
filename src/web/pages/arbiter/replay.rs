//! A replay, a game that is played again: its own terms, and taking it back.

use crate::web::prelude::*;
use service::ResultForm;

use super::board::BoardPage;
use super::conflict;

/// The form with the terms of a replay.
pub(super) fn terms_of(board: &Board) -> Form {
    let time = board.replay.as_ref().map_or("", |replay| &replay.time);
    let (black, handicap) = (board.black.to_string(), board.handicap.to_string());
    Form::filled([("black", &*black), ("handicap", &*handicap), ("time", time)])
}

pub(super) fn blacks(cx: &Cx, board: &Board) -> [(String, String); 2] {
    [board.black, board.white].map(|id| (id.to_string(), cx.player(id)))
}

pub(super) fn handicaps(cx: &Cx) -> Vec<(String, String)> {
    let words = |n: u8| if n == 0 { cx.text("even") } else { n.to_string() };
    (0..=MAX_HANDICAP).map(|n| (n.to_string(), words(n))).collect()
}

struct ReplayInput {
    seen: i32,
    replay: ReplayTerms,
}

impl FromForm for ReplayInput {
    fn from_form(reader: &mut Reader<'_>) -> Option<Self> {
        let (seen, replay) = (reader.number("seen", 0..=i32::MAX), reader.read_replay());
        Some(Self { seen: seen?, replay: replay? })
    }
}

pub async fn change(act: Act, place: Path<BoardPlace>) -> Answer {
    let at = board_at(&act.event, &place)?;
    let wrong = match act.form.parse::<ReplayInput>() {
        Ok(typed) => {
            let form = ResultForm::new(at.0.no, at.1.table, typed.seen, Ending::Pending);
            let form = ResultForm { replay: typed.replay, ..form };
            let back = act.form.value("act") == "back";
            let work = move |service: &Service, id, by: By<'_>| match back {
                true => service.take_replay_back(id, by, &form),
                false => service.set_replay(id, by, &form),
            };
            match act.blocking(work).await {
                Ok(_) => {
                    let key = if back { "replay-taken-back" } else { "replay-saved" };
                    let said = Sentence::new(key).with("table", at.1.table);
                    return act.done(&format!("/boards/{}/{}", at.0.no, at.1.table), said);
                }
                Err(ServiceError::Conflict(found)) => return conflict::show(&act, *found).await,
                Err(error) => act.form.after(error)?,
            }
        }
        Err(wrong) => wrong,
    };
    render_wrong(&BoardPage::of(&act, at, wrong, false).await?)
}
