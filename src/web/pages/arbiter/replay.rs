//! A game that is played anew: what it keeps of the game before, and its own terms.

use actix_web::web::{Data, Path};

use crate::desk::{DeskError, ResultForm};
use crate::tournament::{Board, Ending, MAX_HANDICAP, ReplayTerms};
use crate::web::views::rounds::find;
use crate::web::{
    Account, Answer, Event, Form, FromForm, Lang, Notice, Page, Reader, Sender, Sentence, State,
    redirect_saying, render_wrong,
};

use super::{board, conflict};

/// The form for the terms of a game that is played anew.
pub(super) struct ReplayForm {
    pub(super) form: Form,
    pub(super) action: String,
    pub(super) seen: i32,
    pub(super) form_key: String,
    pub(super) blacks: Vec<(String, String)>,
    pub(super) handicaps: Vec<(String, String)>,
}

impl ReplayForm {
    pub(super) fn of(t: Lang, event: &Event, board: &Board, href: &str, form_key: String) -> Self {
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
            form_key,
            blacks: blacks(t, event, board),
            handicaps: handicaps(t),
        }
    }
}

/// Who may take Black.
pub(super) fn blacks(t: Lang, event: &Event, board: &Board) -> Vec<(String, String)> {
    let name = |id| event.snapshot.tournament.entry(id).map(|e| t.person(e)).unwrap_or_default();
    [board.black, board.white].map(|id| (id.to_string(), name(id))).into()
}

pub(super) fn handicaps(t: Lang) -> Vec<(String, String)> {
    let words = |n: u8| if n == 0 { t.text("even") } else { n.to_string() };
    (0..=MAX_HANDICAP).map(|n| (n.to_string(), words(n))).collect()
}

/// `First game: no result, replayed. Black …, White …`
pub(super) fn earlier(t: Lang, event: &Event, board: &Board) -> Vec<String> {
    let name = |id| event.snapshot.tournament.entry(id).map(|e| t.person(e)).unwrap_or_default();
    let games = board.earlier_games().iter().zip(1..);
    let line = |(game, n): (&crate::tournament::EarlierGame, i32)| {
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

struct Typed {
    seen: i32,
    replay: ReplayTerms,
}

impl FromForm for Typed {
    fn from_form(reader: &mut Reader<'_>) -> Option<Self> {
        let (seen, replay) = (reader.number("seen", 0..=i32::MAX), reader.read_replay());
        Some(Self { seen: seen?, replay: replay? })
    }
}

/// Sets the terms of the game that is played anew, or takes it back that it is.
pub async fn change(
    page: Page,
    state: Data<State>,
    event: Event,
    account: Account,
    place: Path<(String, i32, i32)>,
    form: Form,
) -> Answer {
    let at = find(&event, &place)?;
    let chiefs = board::chiefs(&page, &state, &event).await?;
    let typed: Typed = match form.parse() {
        Ok(typed) => typed,
        Err(wrong) => {
            return render_wrong(&board::view(page, &event, at, wrong, &chiefs, false));
        }
    };
    let (id, sender) = (event.snapshot.id, Sender::of(account.0.id, &form));
    let act = ResultForm::new(at.0.no, at.1.table, typed.seen, Ending::Pending);
    let act = ResultForm { replay: typed.replay, ..act };
    let back = form.value("act") == "back";
    let work = move |desk: &crate::desk::Desk| {
        if back {
            desk.take_replay_back(id, sender.by(), &act)
        } else {
            desk.set_replay(id, sender.by(), &act)
        }
    };
    match state.at_desk(work).await {
        Ok(_) => {
            let key = if back { "replay-taken-back" } else { "replay-saved" };
            let said = Notice::done(Sentence::new(key).with("table", at.1.table));
            Ok(redirect_saying(&event.path(&format!("/boards/{}/{}", at.0.no, at.1.table)), said))
        }
        Err(DeskError::Conflict(conflict)) => {
            conflict::show(page, &state, &event, &account, *conflict).await
        }
        Err(error) => {
            let wrong = form.after(error)?;
            render_wrong(&board::view(page, &event, at, wrong, &chiefs, false))
        }
    }
}
