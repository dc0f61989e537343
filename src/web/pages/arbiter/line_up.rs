//! A team's line-up in a round, filled in by an arbiter, and teams that did not come.

use crate::web::prelude::*;
use crate::web::views::teams::{LineUpView, line_up_form, sorted};

#[derive(Template)]
#[template(path = "arbiter/team_line_up.html")]
struct LineUpPage {
    cx: Cx,
    no: RoundNo,
    team: Team,
    view: LineUpView,
}

type Place = Path<(String, i32, i32)>;

fn team_of<'a>(cx: &'a Cx, place: &Place) -> Result<(&'a Team, RoundNo), WebError> {
    let tournament = cx.tournament();
    let team = tournament.teams.team(TeamNo(place.1)).ok_or_else(WebError::no_page)?;
    let within = (1..=tournament.settings.rounds).contains(&place.2);
    within.then_some((team, RoundNo(place.2))).ok_or_else(WebError::no_page)
}

/// `None` before the draw.
fn match_of(cx: &Cx, team: TeamNo, no: RoundNo) -> Option<(&Round, &TeamMatch)> {
    let round = cx.tournament().round(no)?;
    round.teams.matches.iter().find(|one| one.has(team)).map(|one| (round, one))
}

impl LineUpPage {
    fn of(cx: &Cx, (team, no): (&Team, RoundNo), form: Form) -> Self {
        let view = LineUpView::new(cx, team, no, form);
        let cx = cx.clone().titled(cx.with("line-up-of", [("round", no)]));
        Self { cx, no, team: team.clone(), view }
    }

    fn is_public(&self) -> bool {
        self.cx.tournament().round(self.no).is_some_and(Round::is_public)
    }

    /// The team's match, and whether a team was absent.
    fn block(&self) -> Option<(MatchBlock, bool)> {
        let (round, one) = match_of(&self.cx, self.team.no, self.no)?;
        let block = match_block(self.cx.t, self.cx.tournament(), round, one, &self.cx.to(""));
        Some((block, one.absent.is_some()))
    }
}

#[route("GET", "/t/{slug}/teams/{team}/line-up/{round}", Arbiter)]
async fn show(cx: Cx, place: Place) -> Answer {
    let (team, no) = team_of(&cx, &place)?;
    render(&LineUpPage::of(&cx, (team, no), line_up_form(cx.tournament(), team, no)))
}

/// With `squad` the line-up follows the squad again.
#[route("POST", "/t/{slug}/teams/{team}/line-up/{round}", Arbiter)]
async fn declare(act: Act, place: Place) -> Answer {
    let (team, no) = team_of(&act, &place)?;
    let again = |form| LineUpPage::of(&act, (team, no), form);
    if let Some(form) = sorted(act.tournament(), &act.form) {
        return render(&again(form));
    }
    let line_up = if act.form.has("squad") { None } else { Some(act.parse::<LineUp, _>(again)?) };
    let number = team.no;
    let done =
        act.blocking(move |acts| acts.declare_line_up((number, no), line_up.as_ref(), None)).await;
    act.saved(done, again)?;
    act.done(&format!("/teams/{number}/line-up/{no}"), Sentence::new("line-up-kept"))
}

#[route("POST", "/t/{slug}/teams/{team}/absent/{round}", Arbiter)]
async fn absent(act: Act, place: Place) -> Answer {
    let (team, no) = team_of(&act, &place)?;
    let number = team.no;
    let first = match_of(&act, number, no).is_some_and(|(_, one)| one.first == number);
    let absent = match act.form.value("absent") {
        "own" if first => Some(Absentee::First),
        "own" => Some(Absentee::Second),
        "both" => Some(Absentee::Both),
        "nobody" => None,
        _ => return Err(WebError::not_understood()),
    };
    let to = format!("/teams/{number}/line-up/{no}");
    let done = act.blocking(move |acts| acts.set_absent((no, number), absent));
    act.respond(&to, done.await, |_| Sentence::new("saved"))
}
