//! The clock of a round: an arbiter says when it starts.

use actix_web::web::{Data, Path};

use crate::tournament::{Round, RoundNo, Tournament};
use crate::web::{
    Account, Answer, Event, Form, Lang, Notice, Sender, Sentence, State, WebError, local_time,
    redirect_saying, refusal_sentence,
};

/// What the arbiter's list says of the round's clock.
pub(super) struct ClockStrip {
    /// When it was started, or is planned to.
    pub(super) said: String,
    pub(super) running: bool,
    pub(super) action: String,
}

/// The clock of a round that is played: nothing once all results are in and nobody started it.
pub(super) fn strip(t: Lang, event: &Event, round: &Round) -> Option<ClockStrip> {
    let tournament: &Tournament = &event.snapshot.tournament;
    let clock = tournament.clock(round.no);
    if clock.started.is_none() && round.pending().next().is_none() {
        return None;
    }
    let time = |at| t.time(local_time(at).time());
    let said = match (clock.started, clock.starts) {
        (Some(at), _) => t.with("clock-runs-since", [("time", time(at))]),
        (None, Some(at)) => t.with("clock-planned", [("time", time(at))]),
        (None, None) => String::new(),
    };
    Some(ClockStrip {
        said,
        running: clock.started.is_some(),
        action: event.path(&format!("/rounds/{}/clock", round.no)),
    })
}

/// Notes that the clocks run, or that they do not yet.
pub async fn change(
    state: Data<State>,
    event: Event,
    account: Account,
    place: Path<(String, i32)>,
    form: Form,
) -> Answer {
    let no = RoundNo(place.1);
    let (id, sender) = (event.snapshot.id, Sender::of(account.0.id, &form));
    let start = match form.value("act") {
        "start" => true,
        "unstart" => false,
        _ => return Err(WebError::not_understood()),
    };
    let done = state.at_desk(move |desk| {
        if start {
            desk.start_clocks(id, sender.by(), no, None)
        } else {
            desk.unstart_clocks(id, sender.by(), no)
        }
    });
    let said = match done.await {
        Ok(_) if start => Notice::done(Sentence::new("clock-started").with("round", no)),
        Ok(_) => Notice::done(Sentence::new("clock-unstarted").with("round", no)),
        Err(crate::desk::DeskError::Refused(why)) => Notice::alert(refusal_sentence(&why)),
        Err(error) => return Err(error.into()),
    };
    Ok(redirect_saying(&event.path(&format!("/boards?round={no}")), said))
}
