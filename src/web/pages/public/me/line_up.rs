//! The line-up of a team in a round, as its captain fills it in.

use crate::web::prelude::*;
use crate::web::views::line_up::{LineUpForm, LineUpView, as_it_stands, sorted};
use service::{Declarer, may_declare};

use super::own_act::{OwnAct, OwnVisit};
use super::show::keep_private;

#[derive(Template)]
#[template(path = "public/me/own_line_up.html")]
struct OwnLineUp {
    cx: Page,
    no: RoundNo,
    team: String,
    captain: String,
    /// The opponent; empty before the round is public.
    against: String,
    view: LineUpView,
    /// Whether the round is public, so that everybody sees each change.
    public: bool,
    open: bool,
    until_result: bool,
    action: String,
    me: String,
}

type Place = Path<(String, i32, i32)>;

pub(super) fn led_by(event: &Event, who: EntryId) -> Option<&Team> {
    let mut teams = event.snapshot.tournament.teams.list.iter();
    teams.find(|team| team.captain == Some(who))
}

/// The rounds for which the captain can set a line-up: public ones in which it is still open, and the next one.
pub(super) fn line_ups(event: &Event, who: EntryId) -> Vec<(RoundNo, String)> {
    let Some(team) = led_by(event, who) else { return Vec::new() };
    let all = &event.snapshot.tournament;
    let public = |no: &RoundNo| all.round(*no).is_some_and(|round| round.is_public());
    let (seen, ahead): (Vec<_>, Vec<_>) = (1..=all.settings.rounds).map(RoundNo).partition(public);
    let open = seen.into_iter().filter(|no| may_declare(all, team.no, *no));
    let rounds = open.chain(ahead.first().copied());
    rounds.map(|no| (no, event.path(&format!("/me/{who}/line-up/{no}")))).collect()
}

pub(super) fn round_of(event: &Event, no: i32) -> Result<RoundNo, WebError> {
    let within = (1..=event.snapshot.tournament.settings.rounds).contains(&no);
    within.then_some(RoundNo(no)).ok_or_else(WebError::no_page)
}

/// 404 for a player who is not the captain.
pub async fn show(OwnVisit { visit, who, .. }: OwnVisit, place: Place) -> Answer {
    let no = round_of(&visit.event, place.2)?;
    let view = move |page: Page, event: &Event, _: &service::Service| {
        let team = led_by(event, who).ok_or_else(WebError::no_page)?;
        Ok(view(page, event, (team, no), as_it_stands(&event.snapshot.tournament, team, no)))
    };
    visit.fresh(view).await.map(keep_private)
}

fn view(page: Page, event: &Event, (team, no): (&Team, RoundNo), form: Form) -> OwnLineUp {
    let t = page.t;
    let tournament = &event.snapshot.tournament;
    let round = tournament.round(no).filter(|round| round.is_public());
    let one = round.and_then(|round| round.teams.matches.iter().find(|one| one.has(team.no)));
    let other = one.map(|one| if one.first == team.no { one.second } else { one.first });
    let other = other.and_then(|no| tournament.teams.team(no)).map(|team| team.name.as_str());
    let captain = team.captain.unwrap_or_default();
    let open = may_declare(tournament, team.no, no);
    // What was sent too late does not count.
    let form = if open { form } else { as_it_stands(tournament, team, no) };
    OwnLineUp {
        no,
        team: team.name.clone(),
        captain: event.name(t, captain),
        against: other.map(|name| t.with("against", [("name", name)])).unwrap_or_default(),
        view: LineUpView::new(t, tournament, team, no, form),
        until_result: tournament.teams.lock == LineUpLock::FirstResult,
        open,
        public: round.is_some(),
        action: event.path(&format!("/me/{captain}/line-up/{no}")),
        me: event.path("/me"),
        cx: page.titled(t.with("line-up-of", [("round", no)])),
    }
}

pub async fn declare(act: OwnAct, place: Place) -> Answer {
    let no = round_of(&act.cx.event, place.2)?;
    let team = led_by(&act.cx.event, act.who).ok_or_else(WebError::no_page)?;
    let page = frame(act.cx.page, &act.cx.event);
    if let Some(form) = sorted(&act.cx.event.snapshot.tournament, &act.form) {
        return render(&view(page, &act.cx.event, (team, no), form)).map(keep_private);
    }
    let LineUpForm(line_up) = match act.form.parse() {
        Ok(typed) => typed,
        Err(wrong) => {
            return render_wrong(&view(page, &act.cx.event, (team, no), wrong)).map(keep_private);
        }
    };
    let (id, number, secret) = (act.cx.event.snapshot.id, team.no, act.secret.clone());
    let sender = Sender::of(None, &act.form);
    let work = move |service: &service::Service| {
        let captain = Declarer::Captain(&secret);
        service.declare_line_up(id, sender.by(), (number, no), Some(&line_up), captain)
    };
    match act.cx.state.blocking(work).await {
        Ok(_) => {
            let said = Sentence::new("line-up-handed").with("round", no);
            let handed = view(page, &act.cx.event, (team, no), act.form);
            // Warnings are shown at the boards, so the captain stays on this page if there are any.
            let quiet = handed.view.boards.iter().all(|board| board.warn.is_empty());
            let to = if quiet { handed.me } else { handed.action };
            Ok(redirect_saying(&to, Notice::done(said)))
        }
        Err(ServiceError::Refused(why)) => {
            let why = refusal_in(page.t, &act.cx.event.snapshot.tournament, &why);
            let form = act.form.refused("", why);
            render_wrong(&view(page, &act.cx.event, (team, no), form)).map(keep_private)
        }
        Err(error) => Err(error.into()),
    }
}
