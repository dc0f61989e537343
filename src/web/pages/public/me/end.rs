//! The end of a player's game on their phone: marking dead stones, agreeing, and confirming the result if the event
//! asks for it. Nothing counts before both players agree.

use crate::web::prelude::*;
use crate::web::views::goban;
use crate::web::views::goban::stones_to_mark;
use crate::web::views::marking::{Marking, marking};

use super::acts::{arbiter, pending_board};
use super::own_act::{OwnAct, OwnVisit};
use super::show::keep_private;

struct Row {
    name: String,
    mine: String,
    theirs: String,
    differs: bool,
}

struct Marks {
    rows: Vec<Row>,
    proposed: bool,
    /// Whether I have said what is dead, and my opponent has not.
    said: bool,
    /// Whether my opponent has marked something else than I.
    differ: bool,
    agreed: bool,
    disagreed: bool,
}

struct Shown {
    words: String,
    confirmed: bool,
    /// Whether players confirm results themselves in this event.
    own: bool,
    /// Whether a player who disagrees can have the game counted again.
    may_object: bool,
    /// Whether the game ended without a count.
    decided: bool,
}

enum Question {
    Marks(Marks),
    Result(Shown),
    /// Nothing to do on the phone: an arbiter leads the end at the board.
    Led,
}

struct Own {
    table: TableNo,
    round: RoundNo,
    me: Color,
    seen: usize,
    goban: GobanView,
    at: String,
    asked: Question,
}

#[derive(Template)]
#[template(path = "public/own_end.html")]
struct EndPage {
    cx: Page,
    own: Option<Own>,
    ask: String,
    /// That an arbiter has been called or is coming; empty otherwise.
    called: String,
    back: String,
}

pub async fn show(OwnVisit { visit, who, .. }: OwnVisit, request: HttpRequest) -> Answer {
    let form = Form::of_query(&request);
    let view =
        move |page: Page, event: &Event, service: &Service| view(page, event, service, who, &form);
    visit.fresh(view).await.map(keep_private)
}

/// The player's pending game and colour; `None` if its end is not settled on the phone.
fn own_file(
    service: &Service,
    event: &Event,
    who: EntryId,
) -> Result<Option<(GameFile, Color)>, ServiceError> {
    let Some((round, board)) = pending_board(&event.snapshot.tournament, who) else {
        return Ok(None);
    };
    let file = service.own_end(&event.snapshot, (round.no, board), who)?;
    Ok(file.zip(board.color_of(who)))
}

/// Address and label of the page for the end of the player's game. The label speaks of marking until a count is
/// agreed.
pub(super) fn way(
    t: Lang,
    service: &Service,
    event: &Event,
    who: EntryId,
) -> Result<Option<(String, String)>, ServiceError> {
    let found = own_file(service, event, who)?;
    Ok(found.map(|(file, _)| {
        let counted = file.game.stage() == Some(Stage::Count);
        let words = t.text(if counted { "own-end-title" } else { "own-end-link" });
        (event.path(&format!("/me/{who}/end")), words)
    }))
}

fn view(
    page: Page,
    event: &Event,
    service: &Service,
    who: EntryId,
    form: &Form,
) -> Result<EndPage> {
    let t = page.t;
    let found = own_file(service, event, who)?;
    let page = page.titled(t.text("own-end-title"));
    let page = match &found {
        Some((file, _)) => {
            let here = format!("/games/{}/{}/events", file.seats.round, file.seats.table);
            page.live(&event.path(&here), file.entered)
        }
        None => page,
    };
    let agreed = event.snapshot.tournament.settings.players.reports == ReportPolicy::Agreed;
    let at = pending_board(&event.snapshot.tournament, who).filter(|_| found.is_some());
    let called = match at {
        Some(at) => arbiter(t, &service.requests(event.snapshot.id)?, at),
        None => String::new(),
    };
    Ok(EndPage {
        cx: page,
        own: found.map(|(file, me)| own(t, (&file, me), form, agreed)),
        ask: event.path(&format!("/me/{who}/ask")),
        called,
        back: event.path("/me"),
    })
}

fn own(t: Lang, (file, me): (&GameFile, Color), form: &Form, confirms: bool) -> Own {
    let game = &file.game;
    let marking = marking(game);
    let life = marking.as_ref().map(|marking| marking.life.clone()).unwrap_or_default();
    let groups = game.marked_groups(&life);
    let looks = Looks {
        dead: game.claim(me, &life).dead().iter().copied().collect(),
        outlined: groups.iter().filter(|g| g.differs()).map(|g| g.stones.clone()).collect(),
        ..Looks::default()
    };
    let at = point_of(game, form);
    let mut picture = goban::looked_at(t, game, at, &looks, None);
    let asked = match game.stage() {
        Some(Stage::Unfinished | Stage::Claims | Stage::Ways) => {
            picture.taps = stones_to_mark(&game.board(), "own", "dead");
            marks(t, game, me, marking)
        }
        Some(Stage::Count) => result(t, game, me, confirms),
        _ => Question::Led,
    };
    Own {
        table: file.seats.table,
        round: file.seats.round,
        me,
        seen: game.entered(),
        goban: picture,
        at: at.map(|at| at.to_string()).unwrap_or_default(),
        asked,
    }
}

fn marks(t: Lang, game: &Game, me: Color, marking: Option<Marking>) -> Question {
    let proposed = marking.as_ref().is_some_and(|marking| marking.proposed);
    let life = marking.map(|marking| marking.life).unwrap_or_default();
    let said = |fate| {
        t.text(match fate {
            Fate::Alive => "end-alive",
            Fate::Dead => "end-dead",
            Fate::Seki => "end-seki",
        })
    };
    let groups = game.marked_groups(&life);
    let (spoke, they_spoke) = (game.has_spoken(me), game.has_spoken(me.other()));
    let theirs = |fate| if they_spoke { said(fate) } else { t.text("own-end-unsaid") };
    let rows = groups.iter().map(|group| Row {
        name: group.name().map(|point| point.to_string()).unwrap_or_default(),
        mine: said(group.said[me as usize]),
        theirs: theirs(group.said[me.other() as usize]),
        differs: they_spoke && group.differs(),
    });
    let agreed = match game.course() {
        Some(Course::Stopped(stopped)) => stopped.claim(me).is_some(),
        _ => false,
    };
    let marked_apart = groups.iter().any(recording::MarkedGroup::differs);
    let said = spoke && marked_apart;
    Question::Marks(Marks {
        rows: rows.collect(),
        proposed,
        said: said && !they_spoke,
        differ: they_spoke && marked_apart,
        agreed,
        disagreed: game.stage() == Some(Stage::Ways),
    })
}

fn result(t: Lang, game: &Game, me: Color, own: bool) -> Question {
    let confirmed = match game.course() {
        Some(Course::Ended(ended)) => ended.confirmed_by() == Some(me),
        _ => false,
    };
    Question::Result(Shown {
        words: t.ending(game.ending()),
        confirmed,
        own,
        may_object: may_object(game),
        decided: game.count().is_none(),
    })
}

/// A count that both agreed to can be repeated, one that the arbiter settled cannot.
fn may_object(game: &Game) -> bool {
    game.may_count_again() && !game.was_settled()
}

/// The point that was tapped (`dead:D4`) or typed.
fn point_of(game: &Game, form: &Form) -> Option<Point> {
    let tapped = form.value("act").split_once(':').map(|(_, point)| point);
    let typed: Option<Point> =
        tapped.unwrap_or_else(|| form.value("at")).trim().to_uppercase().parse().ok();
    typed.filter(|point| game.terms().size.contains(*point))
}

/// The acts of the pressed button; empty if it does not fit the state of the game.
fn acts(game: &Game, me: Color, form: &Form) -> Vec<GameAct> {
    let shown = marking(game).map(|marking| marking.life).unwrap_or_default();
    let (mine, theirs) = (game.claim(me, &shown), game.claim(me.other(), game.marking()));
    let claim = |life: &LifeAndDeath| GameAct::Claim {
        color: me,
        dead: life.dead().iter().copied().collect(),
        seki: life.seki().iter().copied().collect(),
    };
    let agree = GameAct::Agree { color: me };
    let toggled = |fate| Some(claim(&game.toggled(mine, point_of(game, form)?, fate)?));
    let act = form.value("act");
    match act.split_once(':').map_or(act, |(act, _)| act) {
        "dead" => toggled(Fate::Dead).into_iter().collect(),
        "seki" => toggled(Fate::Seki).into_iter().collect(),
        "say" => vec![claim(mine)],
        "same" if game.has_spoken(me.other()) => vec![claim(theirs), agree],
        "agree" if mine == theirs && game.is_marked() => vec![agree],
        "agree" if mine == theirs => vec![claim(mine), agree],
        "disagree" if game.stage() == Some(Stage::Count) => {
            may_object(game).then_some(GameAct::Object).into_iter().collect()
        }
        "disagree" => vec![GameAct::Differ],
        "confirm" => vec![GameAct::Confirm { color: me }],
        _ => Vec::new(),
    }
}

pub async fn say(act: OwnAct) -> Answer {
    let OwnAct { cx: Cx { event, page, state, .. }, who, secret, form, .. } = act;
    let here = event.path(&format!("/me/{who}/end"));
    let (asked, typed) = (event.clone(), form.clone());
    let found = state.worked_out(move |service| {
        let Some((file, me)) = own_file(service, &asked, who)? else { return Ok(None) };
        let seen = typed.value("seen").parse().unwrap_or(usize::MAX);
        let acts = acts(&file.game, me, &typed);
        Ok::<_, ServiceError>(Some(ActForm {
            round: file.seats.round,
            table: file.seats.table,
            seen,
            acts,
        }))
    });
    let alert = |key| Ok(redirect_saying(&here, Notice::alert(Sentence::new(key))));
    let Some(word) = found.await? else { return alert("own-end-none") };
    if word.acts.is_empty() {
        return alert(match form.value("act") {
            "disagree" => "own-end-decided",
            _ => "own-end-which",
        });
    }
    let (sender, id) = (Sender::of(None, &form), event.snapshot.id);
    let done =
        state.blocking(move |service| service.say_own_end(id, sender.by(), &secret, &word)).await;
    let said = match done {
        Ok(Done::Now(_) | Done::Before) => Notice::done(Sentence::new("own-end-taken")),
        Err(ServiceError::Behind(_)) => Notice::alert(Sentence::new("own-end-meanwhile")),
        Err(ServiceError::Refused(why)) => {
            Notice::alert(refusal_in(page.t, &event.snapshot.tournament, &why))
        }
        Err(error) => return Err(error.into()),
    };
    Ok(redirect_saying(&here, said))
}
