//! A team's line-up in a round, filled in by an arbiter, and teams that did not come.

use crate::web::prelude::*;
use crate::web::views::line_up::{LineUpForm, LineUpView, as_it_stands, sorted};
use service::Declarer;

#[derive(Template)]
#[template(path = "arbiter/team_line_up.html")]
struct LineUpPage {
    cx: Page,
    no: RoundNo,
    team: String,
    view: LineUpView,
    public: bool,
    /// The team's match; `None` before the draw.
    block: Option<MatchBlock>,
    absent: bool,
    action: String,
    absent_action: String,
    team_href: String,
}

type Place = Path<(String, i32, i32)>;

fn team_of<'a>(event: &'a Event, place: &Place) -> Result<(&'a Team, RoundNo), WebError> {
    let tournament = &event.snapshot.tournament;
    let team = tournament.teams.team(TeamNo(place.1)).ok_or_else(WebError::no_page)?;
    let within = (1..=tournament.settings.rounds).contains(&place.2);
    within.then_some((team, RoundNo(place.2))).ok_or_else(WebError::no_page)
}

pub async fn show(page: Page, event: Event, place: Place) -> Answer {
    let (team, no) = team_of(&event, &place)?;
    let form = as_it_stands(&event.snapshot.tournament, team, no);
    render(&view(page, &event, (team, no), form))
}

fn view(page: Page, event: &Event, (team, no): (&Team, RoundNo), form: Form) -> LineUpPage {
    let t = page.t;
    let tournament: &Tournament = &event.snapshot.tournament;
    let round = tournament.round(no);
    let one = round.and_then(|round| round.teams.matches.iter().find(|one| one.has(team.no)));
    let at = event.path(&format!("/teams/{}", team.no));
    LineUpPage {
        no,
        team: team.name.clone(),
        view: LineUpView::new(t, tournament, team, no, form),
        public: round.is_some_and(|round| round.is_public()),
        block: round
            .zip(one)
            .map(|(round, one)| match_block(t, tournament, round, one, &event.path(""))),
        absent: one.is_some_and(|one| one.absent.is_some()),
        action: format!("{at}/line-up/{no}"),
        absent_action: format!("{at}/absent/{no}"),
        cx: frame(page, event).titled(t.with("line-up-of", [("round", no)])),
        team_href: at,
    }
}

/// With `squad` the line-up follows the squad again.
pub async fn declare(act: Act, place: Place) -> Answer {
    let (team, no) = team_of(&act.cx.event, &place)?;
    if let Some(form) = sorted(&act.cx.event.snapshot.tournament, &act.form) {
        return render(&view(act.cx.page, &act.cx.event, (team, no), form));
    }
    let number = team.no;
    let line_up = match act.form.parse::<LineUpForm>() {
        _ if act.form.has("squad") => None,
        Ok(LineUpForm(line_up)) => Some(line_up),
        Err(wrong) => return render_wrong(&view(act.cx.page, &act.cx.event, (team, no), wrong)),
    };
    let done = act
        .blocking(move |service, id, by| {
            service.declare_line_up(id, by, (number, no), line_up.as_ref(), Declarer::Arbiter)
        })
        .await;
    match done {
        Ok(_) => act.done(&format!("/teams/{number}/line-up/{no}"), Sentence::new("line-up-kept")),
        Err(error) => {
            let form =
                act.form.after_in(act.cx.page.t, &act.cx.event.snapshot.tournament, error)?;
            render_wrong(&view(act.cx.page, &act.cx.event, (team, no), form))
        }
    }
}

pub async fn absent(act: Act, place: Place) -> Answer {
    let (team, no) = team_of(&act.cx.event, &place)?;
    let number = team.no;
    let round = act.cx.event.snapshot.tournament.round(no);
    let one = round.and_then(|round| round.teams.matches.iter().find(|one| one.has(number)));
    let first = one.is_some_and(|one| one.first == number);
    let absent = match act.form.value("absent") {
        "own" if first => Some(Absentee::First),
        "own" => Some(Absentee::Second),
        "both" => Some(Absentee::Both),
        "nobody" => None,
        _ => return Err(WebError::not_understood()),
    };
    let to = format!("/teams/{number}/line-up/{no}");
    let work = move |service: &service::Service, id, by: service::By<'_>| {
        service.set_absent(id, by, (no, number), absent)
    };
    let done: Result<_, ServiceError> = act.blocking(work).await;
    match done {
        Ok(_) => act.done(&to, Sentence::new("match-absent-kept")),
        Err(error) => act.refused(&to, error),
    }
}
