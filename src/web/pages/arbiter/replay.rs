//! A replay (a game that is played again): what it keeps of the earlier game, and its own terms.

use crate::web::prelude::*;
use service::ResultForm;

use super::{board, conflict};

pub(super) struct ReplayForm {
    pub(super) form: Form,
    pub(super) action: String,
    pub(super) seen: i32,
    pub(super) blacks: Vec<(String, String)>,
    pub(super) handicaps: Vec<(String, String)>,
}

impl ReplayForm {
    pub(super) fn of(t: Lang, event: &Event, board: &Board, href: &str) -> Self {
        let time = board.replay.as_ref().map(|replay| replay.time.clone()).unwrap_or_default();
        let fields = [
            ("black", board.black.to_string()),
            ("handicap", board.handicap.to_string()),
            ("time", time),
        ];
        Self {
            form: Form::filled(fields),
            action: format!("{href}/replay"),
            seen: board.version,
            blacks: blacks(t, event, board),
            handicaps: handicaps(t),
        }
    }
}

pub(super) fn blacks(t: Lang, event: &Event, board: &Board) -> Vec<(String, String)> {
    let name = |id| event.name(t, id);
    [board.black, board.white].map(|id| (id.to_string(), name(id))).into()
}

pub(super) fn handicaps(t: Lang) -> Vec<(String, String)> {
    let words = |n: u8| if n == 0 { t.text("even") } else { n.to_string() };
    (0..=MAX_HANDICAP).map(|n| (n.to_string(), words(n))).collect()
}

/// `First game: no result, replayed. Black …, White …`
pub(super) fn earlier(t: Lang, event: &Event, board: &Board) -> Vec<String> {
    let name = |id| event.name(t, id);
    let games = board.earlier_games().iter().zip(1..);
    let line = |(game, n): (&tournament::EarlierGame, i32)| {
        let seats = (
            ("n", n.to_string()),
            ("result", t.ending(game.ending)),
            ("black", name(game.black)),
            ("white", name(game.white)),
            ("handicap", t.handicap_words(game.handicap)),
        );
        let said = t.with("replay-earlier", seats);
        match game.ruling {
            Some(no) => format!("{said} {}", t.with("replay-by-ruling", [("no", no)])),
            None => said,
        }
    };
    games.map(line).collect()
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
    let at = board_at(&act.cx.event, &place)?;
    let wrong = match act.form.parse::<ReplayInput>() {
        Ok(typed) => {
            let form = ResultForm::new(at.0.no, at.1.table, typed.seen, Ending::Pending);
            let form = ResultForm { replay: typed.replay, ..form };
            let back = act.form.value("act") == "back";
            let work = move |service: &Service, id, by: By<'_>| {
                if back {
                    service.take_replay_back(id, by, &form)
                } else {
                    service.set_replay(id, by, &form)
                }
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
    let chiefs = board::chiefs(&act.cx.page, &act.cx.state, &act.cx.event).await?;
    render_wrong(&board::view(act.cx.page.clone(), &act.cx.event, at, wrong, &chiefs, false))
}
