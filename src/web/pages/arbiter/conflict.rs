//! Two results for one board: the arbiter chooses the one that counts.

use crate::web::prelude::*;
use crate::web::render_as;
use crate::web::views::teams::author;
use actix_web::http::StatusCode;
use service::{Conflict, Doubt};

use super::board::At;
use super::boards::{list_at, list_of};
use super::record::{SETTLES, settled};

/// Upper limit, in milliseconds, for how long a result waited on a phone.
const MOST_WAITED: i64 = 7 * 24 * 3_600_000;

/// Where the other result comes from.
enum Other {
    /// Who entered it, by name if that is known, and when.
    Entered(Option<String>, Option<DateTime<Utc>>),
    /// The board has a played game, and a default is entered.
    Game,
    Doubt(Doubt),
}

#[derive(Template)]
#[template(path = "arbiter/conflict.html")]
struct ConflictPage {
    cx: Cx,
    form: Form,
    round: RoundNo,
    board: Board,
    mine: Ending,
    other: Other,
    now: DateTime<Utc>,
}

impl ConflictPage {
    const fn other_ending(&self) -> Ending {
        match &self.other {
            Other::Doubt(Doubt::Players(ending) | Doubt::Record(ending)) => *ending,
            Other::Doubt(Doubt::Report(word)) => word.ending,
            _ => self.board.ending,
        }
    }

    /// Black's win first, as on the buttons of every board.
    fn choices(&self) -> [Ending; 2] {
        let mut choices = [self.mine, self.other_ending()];
        choices.sort_by_key(|ending| ending.winner() == Some(Color::White));
        choices
    }

    /// Whether the other result was not entered by an arbiter, so that the choice may overrule it.
    const fn overrules(&self) -> bool {
        !matches!(self.other, Other::Entered(..))
    }

    /// Whether the arbiter entered both.
    fn own(&self) -> bool {
        let viewer = self.cx.viewer.as_ref().map(|viewer| &viewer.name);
        matches!(&self.other, Other::Entered(Some(name), _) if Some(name) == viewer)
    }

    /// When the arbiter's was entered on the phone.
    fn entered_at(&self) -> DateTime<Utc> {
        self.now - waiting_time(&self.form)
    }

    /// Whether the arbiter's was entered first.
    fn mine_first(&self) -> bool {
        matches!(self.other, Other::Entered(_, Some(at)) if self.entered_at() < at)
    }

    fn since(&self, at: &DateTime<Utc>) -> TimeDelta {
        (self.now - at).max(TimeDelta::zero())
    }

    /// Leaving the result as it is settles the waiting one, too.
    fn back(&self) -> String {
        list_at(&self.cx, self.round, list_of(&self.form).into_iter().chain(settled(&self.form)))
    }
}

fn ask_which(act: &Act, (round, board): (RoundNo, &Board), mine: Ending, other: Other) -> Answer {
    let cx = act.cx.clone().titled(act.with("conflict-title", [("table", board.table)]));
    let (form, board, now) = (act.form.clone(), board.clone(), Utc::now());
    let page = ConflictPage { cx, form, round, board, mine, other, now };
    render_as(StatusCode::CONFLICT, &page)
}

pub(super) async fn show(act: &Act, conflict: Conflict) -> Answer {
    let by = act.account_name(conflict.theirs_by).await?;
    let other = Other::Entered(by, conflict.theirs_at);
    ask_which(act, (conflict.round, &conflict.board), conflict.mine, other)
}

/// Asks which result counts, before the arbiter's is entered: players, a game record or a ruling say otherwise, or the
/// board has a played game and a default is entered.
pub(super) fn ask_in_doubt(
    act: &Act,
    (round, board): At<'_>,
    mine: Ending,
    doubt: Option<Doubt>,
) -> Answer {
    ask_which(act, (round.no, board), mine, doubt.map_or(Other::Game, Other::Doubt))
}

/// How long the result waited on the phone, from the field `waited` in milliseconds; zero if it was sent at once.
fn waiting_time(form: &Form) -> TimeDelta {
    let milliseconds = form.value("waited").parse().unwrap_or(0_i64);
    TimeDelta::milliseconds(milliseconds.clamp(0, MOST_WAITED))
}
