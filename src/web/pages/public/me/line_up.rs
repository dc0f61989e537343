//! The line-up of a team in a round, as its captain fills it in.

use crate::web::prelude::*;
use crate::web::views::teams::{LineUpView, as_it_stands, sorted};
use service::{Declarer, may_declare};

use super::keep_private;
use super::own_act::{OwnAct, OwnVisit};

#[derive(Template)]
#[template(path = "public/me/own_line_up.html")]
struct OwnLineUp {
    cx: Cx,
    no: RoundNo,
    who: EntryId,
    team: Team,
    view: LineUpView,
}

impl OwnLineUp {
    /// 404 for a player who is not the captain. A form that came too late does not count.
    fn of(cx: Cx, who: EntryId, no: RoundNo, form: Option<Form>) -> Result<Self> {
        let team = led_by(cx.tournament(), who).ok_or_else(WebError::no_page)?.clone();
        let form = form.filter(|_| may_declare(cx.tournament(), team.no, no));
        let form = form.unwrap_or_else(|| as_it_stands(cx.tournament(), &team, no));
        let view = LineUpView::new(&cx, &team, no, form);
        let title = cx.with("line-up-of", [("round", no)]);
        Ok(Self { no, who, team, view, cx: cx.titled(title) })
    }

    fn is_open(&self) -> bool {
        may_declare(self.cx.tournament(), self.team.no, self.no)
    }

    /// The round if it is public, so that everybody sees each change.
    fn round(&self) -> Option<&Round> {
        self.cx.tournament().round(self.no).filter(|round| round.is_public())
    }

    /// The opponent, once the round is public.
    fn opponent(&self) -> Option<&Team> {
        match_of(self.cx.tournament(), self.round()?, &self.team)?.1
    }

    fn until_result(&self) -> bool {
        self.cx.tournament().teams.lock == LineUpLock::FirstResult
    }
}

pub(super) fn led_by(all: &Tournament, who: EntryId) -> Option<&Team> {
    all.teams.list.iter().find(|team| team.captain == Some(who))
}

/// The match of a team in a round, and the other team.
pub(super) fn match_of<'a>(
    all: &'a Tournament,
    round: &'a Round,
    team: &Team,
) -> Option<(&'a TeamMatch, Option<&'a Team>)> {
    let one = round.teams.matches.iter().find(|one| one.has(team.no))?;
    Some((one, all.teams.team(if one.first == team.no { one.second } else { one.first })))
}

/// The rounds for which the captain can set a line-up: public ones in which it is still open, and the next one.
pub(super) fn line_ups(cx: &Cx, who: EntryId) -> Vec<RoundNo> {
    let all = cx.tournament();
    let Some(team) = led_by(all, who) else { return Vec::new() };
    let public = |no: &RoundNo| all.round(*no).is_some_and(|round| round.is_public());
    let (seen, ahead): (Vec<_>, Vec<_>) = (1..=all.settings.rounds).map(RoundNo).partition(public);
    let open = seen.into_iter().filter(|no| may_declare(all, team.no, *no));
    open.chain(ahead.first().copied()).collect()
}

/// Slug, player and round.
pub(super) type Place = Path<(String, i32, i32)>;

pub(super) fn round_of(cx: &Cx, place: &Place) -> Result<RoundNo> {
    let within = (1..=cx.tournament().settings.rounds).contains(&place.2);
    within.then_some(RoundNo(place.2)).ok_or_else(WebError::no_page)
}

pub async fn show(visit: OwnVisit, place: Place) -> Answer {
    let (no, who) = (round_of(&visit.cx, &place)?, visit.who);
    visit.once(move |cx, _| OwnLineUp::of(cx, who, no, None)).await
}

pub async fn declare(act: OwnAct, place: Place) -> Answer {
    let no = round_of(&act, &place)?;
    let team = led_by(act.tournament(), act.who).ok_or_else(WebError::no_page)?.no;
    let again = |form| OwnLineUp::of(act.cx.clone(), act.who, no, Some(form));
    if let Some(form) = sorted(act.tournament(), &act.form) {
        return render(&again(form)?).map(keep_private);
    }
    let line_up: LineUp = match act.form.parse() {
        Ok(typed) => typed,
        Err(wrong) => return render_wrong(&again(wrong)?).map(keep_private),
    };
    let done = act.blocking(move |service, id, by, secret| {
        service.declare_line_up(id, by, (team, no), Some(&line_up), Declarer::Captain(secret))
    });
    match done.await {
        Ok(_) => {
            let said = Sentence::new("line-up-handed").with("round", no);
            // Warnings are shown at the boards, so the captain stays on this page if there are any.
            let warned = |page: OwnLineUp| page.view.boards.iter().any(|one| !one.warn.is_empty());
            let to = match warned(again(act.form.clone())?) {
                true => act.to(format!("/me/{}/line-up/{no}", act.who)),
                false => act.to("/me"),
            };
            Ok(redirect_saying(&to, Notice::done(said)))
        }
        Err(ServiceError::Refused(why)) => {
            render_wrong(&again(act.form.refused("", act.why(&why)))?).map(keep_private)
        }
        Err(error) => Err(error.into()),
    }
}
