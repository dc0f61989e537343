use crate::web::prelude::*;
use actix_web::http::StatusCode;

use crate::web::render_as;
use service::{Conflict, Doubt};

use super::boards::{list_of, query_of};
use super::record::{SETTLES, settled};

/// Upper limit, in milliseconds, for how long a result waited on a phone.
const MOST_WAITED: i64 = 7 * 24 * 3_600_000;

#[derive(Clone)]
struct Choice {
    /// As in forms: `B+3.5`.
    code: String,
    said: String,
    winner: Option<Color>,
    name: String,
}

#[derive(Template)]
#[template(path = "arbiter/conflict.html")]
struct ConflictPage {
    cx: Page,
    lead: String,
    /// Whether the other result comes from the players, a game or a ruling, so that the choice may overrule it.
    overrules: bool,
    /// Who says what and when, the earlier first.
    said: Vec<(String, String, String)>,
    /// Black's win first, as on the buttons of every board.
    choices: Vec<Choice>,
    /// Tab and search of the list to go back to.
    list: Vec<(&'static str, String)>,
    seen: i32,
    /// Key of the result that waits on the phone until one of the two is chosen.
    settles: String,
    action: String,
    back: String,
}

pub(super) async fn show(act: &Act, conflict: Conflict) -> Answer {
    let Act { cx: Cx { page, state, .. }, .. } = act;
    let by = match conflict.theirs_by {
        Some(id) => {
            let found = state
                .blocking(move |service| {
                    let store = service.store();
                    store.read(|c| Ok::<_, ServiceError>(c.account(id)?))
                })
                .await?;
            found.map(|account| account.name)
        }
        None => None,
    };
    let (t, now) = (page.t, Utc::now());
    let waited = waited(&act.form);
    let board = &conflict.board;
    let theirs = by.unwrap_or_else(|| t.text("somebody"));
    let theirs = (theirs, t.ending(board.ending), saved(t, conflict.theirs_at, now));
    let mine = (t.text("you"), t.ending(conflict.mine), tapped(t, waited, now));
    let first = conflict.theirs_at.is_some_and(|at| now - waited < at);
    let said = if first { vec![mine, theirs] } else { vec![theirs, mine] };
    let lead = t.with("conflict-lead", [("table", board.table)]);
    choose(act, (conflict.round, board), [conflict.mine, board.ending], (lead, said, false))
}

/// Asks which result counts, before the arbiter's is entered: players, a game record or a ruling say otherwise.
pub(super) fn doubted(
    act: &Act,
    (round, board): (RoundNo, &Board),
    mine: Ending,
    doubt: Doubt,
) -> Answer {
    let t = act.cx.page.t;
    let lead = |key: &str| t.with(key, [("table", board.table)]);
    let (other, lead, theirs) = match doubt {
        Doubt::Players(agreed) => {
            let players =
                [board.black, board.white].map(|who| act.cx.event.name(t, who)).join(" · ");
            (agreed, lead("conflict-players-lead"), players)
        }
        Doubt::Record(recorded) => {
            (recorded, lead("conflict-record-lead"), t.text("boards-record-says"))
        }
        Doubt::Ruling(no) => {
            let lead = t.with("conflict-ruling-lead", (("table", board.table), ("number", no.0)));
            (board.ending, lead, t.with("ruling-number", [("no", no.0)]))
        }
    };
    before_entering(act, (round, board), [mine, other], (lead, theirs))
}

/// Asks about a default that is entered for a board with a played game.
pub(super) fn with_game(act: &Act, (round, board): (RoundNo, &Board), mine: Ending) -> Answer {
    let t = act.cx.page.t;
    let lead = t.with("conflict-game-lead", [("table", board.table)]);
    let theirs = t.text("record-board");
    before_entering(act, (round, board), [mine, board.ending], (lead, theirs))
}

fn before_entering(
    act: &Act,
    at: (RoundNo, &Board),
    [mine, other]: [Ending; 2],
    (lead, theirs): (String, String),
) -> Answer {
    let t = act.cx.page.t;
    let theirs = (theirs, t.ending(other), String::new());
    let own = (t.text("you"), t.ending(mine), tapped(t, waited(&act.form), Utc::now()));
    choose(act, at, [mine, other], (lead, vec![theirs, own], true))
}

fn choose(
    act: &Act,
    (round, board): (RoundNo, &Board),
    endings: [Ending; 2],
    (lead, said, overrules): (String, Vec<(String, String, String)>, bool),
) -> Answer {
    let Act { cx: Cx { page, event, .. }, .. } = act;
    let (t, table) = (page.t, board.table);
    let choice = |ending: Ending| Choice {
        code: ending.to_string(),
        said: t.ending(ending),
        winner: ending.winner(),
        name: ending.winner().map(|won| event.name(t, board.seat(won))).unwrap_or_default(),
    };
    let mut choices = endings.map(choice).to_vec();
    choices.sort_by_key(|choice| choice.winner == Some(Color::White));
    let mut list = list_of(&act.form);
    let chosen = list.clone();
    list.insert(0, ("round", round.to_string()));
    // Leaving the result as it is settles the waiting one, too.
    list.extend(settled(&act.form));
    let view = ConflictPage {
        cx: frame(page.clone(), event).titled(t.with("conflict-title", [("table", table)])),
        lead,
        overrules,
        said,
        settles: act.form.value(SETTLES).to_owned(),
        choices,
        list: chosen,
        seen: board.version,
        action: event.path(&format!("/boards/{round}/{table}")),
        back: event.path(&format!("/boards{}", query_of(&list))),
    };
    render_as(StatusCode::CONFLICT, &view)
}

/// How long the result waited on the phone, from the field `waited` in milliseconds; zero if it was sent at once.
fn waited(form: &Form) -> TimeDelta {
    let milliseconds = form.value("waited").parse().unwrap_or(0_i64);
    TimeDelta::milliseconds(milliseconds.clamp(0, MOST_WAITED))
}

/// `just now, not saved`, or when it was entered on the phone.
fn tapped(t: Lang, waited: TimeDelta, now: DateTime<Utc>) -> String {
    if waited.num_seconds() < 60 {
        return t.text("conflict-just-now");
    }
    t.with("conflict-tapped-at", [("time", t.time(t.local((now - waited).naive_utc()).time()))])
}

/// `14 seconds ago, saved`; the time of day after an hour.
fn saved(t: Lang, at: Option<DateTime<Utc>>, now: DateTime<Utc>) -> String {
    let Some(at) = at else { return t.text("conflict-saved") };
    let gone = (now - at).num_seconds().max(0);
    match gone {
        ..=59 => t.with("conflict-seconds-ago", [("n", gone)]),
        60..3600 => t.with("conflict-minutes-ago", [("n", gone / 60)]),
        _ => t.with("conflict-saved-at", [("time", t.time(t.local(at.naive_utc()).time()))]),
    }
}
