//! Two results for one board: the arbiter chooses the one that counts.

use crate::web::prelude::*;
use crate::web::render_as;
use crate::web::views::teams::teller;
use actix_web::http::StatusCode;
use service::{Conflict, Doubt};

use super::board::At;
use super::boards::{list_at, list_of};
use super::record::{SETTLES, settled};

/// Upper limit, in milliseconds, for how long a result waited on a phone.
const MOST_WAITED: i64 = 7 * 24 * 3_600_000;

/// Who says which result, and when.
type Said = (String, Ending, String);

#[derive(Template)]
#[template(path = "arbiter/conflict.html")]
struct ConflictPage {
    cx: Cx,
    form: Form,
    round: RoundNo,
    board: Board,
    lead: String,
    /// Whether the other result comes from the players, a game or a ruling, so that the choice may overrule it.
    overrules: bool,
    /// Whether the arbiter entered both.
    own: bool,
    recorded: Option<Ending>,
    mine: Said,
    theirs: Said,
    /// Whether the arbiter's was entered first.
    mine_first: bool,
}

impl ConflictPage {
    fn answer(
        act: &Act,
        (round, board): (RoundNo, &Board),
        lead: String,
        [mine, theirs]: [Said; 2],
        mine_first: bool,
        [overrules, own]: [bool; 2],
        recorded: Option<Ending>,
    ) -> Answer {
        let cx = act.cx.clone().titled(act.with("conflict-title", [("table", board.table)]));
        let (form, board) = (act.form.clone(), board.clone());
        let page = Self {
            cx,
            form,
            round,
            board,
            lead,
            overrules,
            own,
            recorded,
            mine,
            theirs,
            mine_first,
        };
        render_as(StatusCode::CONFLICT, &page)
    }

    /// Black's win first, as on the buttons of every board.
    fn choices(&self) -> [Ending; 2] {
        let mut choices = [self.mine.1, self.theirs.1];
        choices.sort_by_key(|ending| ending.winner() == Some(Color::White));
        choices
    }

    /// The earlier first.
    fn said(&self) -> [&Said; 2] {
        if self.mine_first { [&self.mine, &self.theirs] } else { [&self.theirs, &self.mine] }
    }

    /// Leaving the result as it is settles the waiting one, too.
    fn back(&self) -> String {
        list_at(&self.cx, self.round, list_of(&self.form).into_iter().chain(settled(&self.form)))
    }
}

pub(super) async fn show(act: &Act, conflict: Conflict) -> Answer {
    let by = act.account_name(conflict.theirs_by).await?;
    let (now, waited, board) = (Utc::now(), waited(&act.form), &conflict.board);
    let own = by.is_some() && by == act.viewer.as_ref().map(|viewer| viewer.name.clone());
    let theirs = by.unwrap_or_else(|| act.text("somebody"));
    let theirs = (theirs, board.ending, saved(act.t, conflict.theirs_at, now));
    let mine = (act.text("you"), conflict.mine, tapped(act.t, waited, now));
    let first = conflict.theirs_at.is_some_and(|at| now - waited < at);
    let lead = if own { "conflict-own-lead" } else { "conflict-lead" };
    let (lead, at) = (act.with(lead, [("table", board.table)]), (conflict.round, board));
    ConflictPage::answer(act, at, lead, [mine, theirs], first, [false, own], None)
}

/// Asks which result counts, before the arbiter's is entered: players, a game record or a ruling say otherwise, or the
/// board has a played game and a default is entered.
pub(super) fn doubted(
    act: &Act,
    (round, board): At<'_>,
    mine: Ending,
    doubt: Option<Doubt>,
) -> Answer {
    let lead = |key: &str| act.with(key, [("table", board.table)]);
    let of_record = matches!(doubt, Some(Doubt::Record(_)));
    let (lead, who, theirs) = match doubt {
        None => (lead("conflict-game-lead"), act.text("record-board"), board.ending),
        Some(Doubt::Players(agreed)) => {
            let players = [board.black, board.white].map(|who| act.player(who)).join(" · ");
            (lead("conflict-players-lead"), players, agreed)
        }
        Some(Doubt::Report(word)) => {
            (lead("conflict-report-lead"), teller(act.t, &act.event, &word), word.ending)
        }
        Some(Doubt::Record(recorded)) => {
            (lead("conflict-record-lead"), act.text("boards-record-says"), recorded)
        }
        Some(Doubt::Ruling(no)) => {
            let told = (("table", board.table), ("number", no.0));
            let ruling = act.with("ruling-number", [("no", no.0)]);
            (act.with("conflict-ruling-lead", told), ruling, board.ending)
        }
    };
    let own = (act.text("you"), mine, tapped(act.t, waited(&act.form), Utc::now()));
    let said = [own, (who, theirs, String::new())];
    let recorded = of_record.then_some(theirs);
    ConflictPage::answer(act, (round.no, board), lead, said, false, [true, false], recorded)
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
    t.with("conflict-tapped-at", [("time", t.time_of((now - waited).naive_utc()))])
}

/// `14 seconds ago, saved`; the time of day after an hour.
fn saved(t: Lang, at: Option<DateTime<Utc>>, now: DateTime<Utc>) -> String {
    let Some(at) = at else { return t.text("conflict-saved") };
    let gone = (now - at).num_seconds().max(0);
    match gone {
        ..=59 => t.with("conflict-seconds-ago", [("n", gone)]),
        60..3600 => t.with("conflict-minutes-ago", [("n", gone / 60)]),
        _ => t.with("conflict-saved-at", [("time", t.time_of(at.naive_utc()))]),
    }
}
