//! The recorder's screen, and its input.

use crate::web::prelude::*;
use crate::web::views::marking::{Marking, marking};
use recording::{GameAct as Entry, RecordError};
use referee::unruled;
use service::{Behind, Entered};

use super::input::Wanted;
use super::{end, view, words};

/// The header that the script sends with a tap: it shows the response itself instead of following a redirect.
const BY_SCRIPT: &str = "x-tengen-tap";

pub async fn show(
    request: HttpRequest,
    page: Page,
    state: Data<State>,
    event: Event,
    place: Path<BoardPlace>,
) -> Answer {
    let at = board_at(&event, &place)?;
    let file = load_marked(&state, &event, at).await?;
    answered((page, &event, at), &file, Form::of_query(&request), None, false)
}

/// The screen to enter moves, or to lead through the end. `wrong` is set if something was refused.
fn answered(
    (page, event, at): (Page, &Event, (&Round, &Board)),
    file: &MarkedFile,
    form: Form,
    refused: Option<&RecordError>,
    wrong: bool,
) -> Answer {
    match (file.file.game.stage(), wrong) {
        (Some(stage), false) => render(&end::view(page, event, at, file, form, stage)),
        (Some(stage), true) => render_wrong(&end::view(page, event, at, file, form, stage)),
        (None, false) => render(&view::view(page, event, at, file, form, refused)),
        (None, true) => render_wrong(&view::view(page, event, at, file, form, refused)),
    }
}

pub(super) fn wrong(act: &Act, at: (&Round, &Board), file: &MarkedFile, form: Form) -> Answer {
    answered((act.cx.page.clone(), &act.cx.event, at), file, form, None, true)
}

/// A game record with its marking. If nothing is marked yet, the marking is proposed by playouts.
pub(super) struct MarkedFile {
    pub file: GameFile,
    pub marking: Option<Marking>,
    pub unruled: Vec<Incident>,
    names: Vec<(AccountId, String)>,
}

impl MarkedFile {
    pub fn name_of(&self, t: Lang, account: Option<AccountId>) -> String {
        let name = self.names.iter().find(|(id, _)| Some(*id) == account);
        name.map_or_else(|| t.text("somebody"), |(_, name)| name.clone())
    }
}

pub(super) async fn load_marked(
    state: &State,
    event: &Event,
    at: (&Round, &Board),
) -> Result<MarkedFile> {
    let file = load(state, event, at).await?;
    let arbiters = file.acts.iter().filter(|row| row.act.reason().is_some());
    let mut arbiters: Vec<AccountId> = arbiters.filter_map(|row| row.account).collect();
    arbiters.sort_unstable();
    arbiters.dedup();
    let mut names = Vec::new();
    for id in arbiters {
        names.extend(name_of(state, id).await?.map(|name| (id, name)));
    }
    let id = event.snapshot.id;
    let log = state.blocking(move |service| Ok(service.referee_file(id)?.log)).await?;
    let known = log.in_force_at(&Seats::of(at.0.no, at.1), None);
    let marked = move |file: GameFile| MarkedFile {
        marking: marking(&file.game),
        unruled: file.game.history().map(|game| unruled(game, &known)).unwrap_or_default(),
        file,
        names,
    };
    state.worked_out(move |_| Ok(marked(file))).await
}

async fn name_of(state: &State, id: AccountId) -> Result<Option<String>> {
    let name = state.blocking(move |service| {
        let store = service.store();
        let account = store.read(|c| c.account(id))?;
        Ok(account.map(|account| account.name))
    });
    Ok(name.await?)
}

pub(super) async fn load(
    state: &State,
    event: &Event,
    (round, board): (&Round, &Board),
) -> Result<GameFile> {
    let (snapshot, round, table) = (event.snapshot.clone(), round.no, board.table);
    Ok(state.blocking(move |service| service.game(&snapshot, round, table)).await?)
}

pub async fn enter(request: HttpRequest, act: Act, place: Path<BoardPlace>) -> Answer {
    let at = board_at(&act.cx.event, &place)?;
    let wanted = act.form.parse::<Wanted>();
    let record = load_marked(&act.cx.state, &act.cx.event, at).await?;
    let file = &record.file;
    let wanted = match wanted {
        Ok(wanted) => wanted,
        Err(form) => {
            return wrong(&act, at, &record, form);
        }
    };
    let seen = wanted.seen;
    if wanted.is_outdated(&file.game) {
        let form = act.form.refused("", Sentence::new("record-marking-changed"));
        return wrong(&act, at, &record, form);
    }
    let settled = file.game.was_settled();
    let decides = |act: &Entry| {
        act.is_an_arbiters() || (settled && matches!(act, Entry::Undo | Entry::Object))
    };
    let acts = wanted.acts(&file.game);
    if !act.cx.event.is_staff() && acts.iter().any(decides) {
        return Err(WebError::Unprocessable(Sentence::new("record-arbiter-only")));
    }
    let typed = ActForm { round: at.0.no, table: at.1.table, seen, acts };
    match act.blocking(move |service, id, by| service.record_act(id, by, &typed)).await {
        Ok(done) if request.headers().contains_key(BY_SCRIPT) => {
            let file = load_marked(&act.cx.state, &act.cx.event, at).await?;
            let page = said(&done).into_iter().fold(act.cx.page, Page::saying);
            answered((page, &act.cx.event, at), &file, Form::empty(), None, false)
        }
        Ok(done) => {
            let here = act.cx.event.path(&format!("/boards/{}/{}/record", at.0.no, at.1.table));
            Ok(match said(&done) {
                Some(notice) => redirect_saying(&here, notice),
                None => redirect(&here),
            })
        }
        Err(error) => refuse(&act, at, error).await,
    }
}

/// Two recorders entered the same move. That is shown, because one of them may have meant the next move.
fn said(done: &Done<Entered>) -> Option<Notice> {
    match done {
        Done::Now(Entered::There) => Some(Notice::done(Sentence::new("record-there"))),
        Done::Now(Entered::Added(_)) | Done::Before => None,
    }
}

pub(super) async fn refuse(act: &Act, at: (&Round, &Board), error: ServiceError) -> Answer {
    let mut refused: Option<RecordError> = None;
    let form = match error {
        ServiceError::Behind(behind) => {
            act.form.refused("", meanwhile(act.cx.page.t, &act.cx.state, *behind).await?)
        }
        ServiceError::Refused(Refusal::Record(why)) => {
            refused = Some((*why).clone());
            act.form.after(ServiceError::Refused(Refusal::Record(why)))?
        }
        error => act.form.after(error)?,
    };
    let file = load_marked(&act.cx.state, &act.cx.event, at).await?;
    answered((act.cx.page.clone(), &act.cx.event, at), &file, form, refused.as_ref(), true)
}

async fn meanwhile(t: Lang, state: &State, behind: Behind) -> Result<Sentence> {
    let who: Option<AccountId> = behind.theirs.last().and_then(|row| row.account);
    let name = match who {
        Some(id) => name_of(state, id).await?,
        None => None,
    };
    let listed =
        |acts: &[&recording::GameAct]| t.listed(acts.iter().take(6).map(|act| words::act(t, act)));
    let theirs: Vec<_> = behind.theirs.iter().map(|row| &row.act).collect();
    let mine: Vec<_> = behind.mine.iter().collect();
    Ok(Sentence::new("record-meanwhile")
        .with("name", name.unwrap_or_else(|| t.text("somebody")))
        .with("theirs", listed(&theirs))
        .with("mine", listed(&mine)))
}
