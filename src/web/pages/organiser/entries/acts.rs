use crate::web::prelude::*;
use crate::web::{Access, local_path};
use publishing::about_person;

use super::edit::Place;

/// What changed ranks mean for players with drawn games, in words: starting scores, SOS of opponents, boards that stay.
pub(super) fn follows(before: &Tournament, now: &[Entry]) -> Option<Sentence> {
    let drawn = |id| before.rounds.iter().any(|round| round.board_of(id).is_some());
    let other = |now: &Entry| {
        let was = before.entry(now.id).filter(|was| was.rank != now.rank && drawn(was.id))?;
        Some((now.id, before.starting_score(was), before.starting_score(now)))
    };
    let changed: Vec<(EntryId, i32, i32)> = now.iter().filter_map(other).collect();
    let is_changed = |id| changed.iter().any(|(one, ..)| *one == id);
    let boards = before.rounds.iter().flat_map(|round| &round.boards);
    let count = boards.filter(|board| is_changed(board.black) || is_changed(board.white)).count();
    match changed[..] {
        [] => None,
        [(_, was, now)] => {
            let key = if was == now { "entry-rank-stays" } else { "entry-rank-follows" };
            Some(Sentence::new(key).with("was", was).with("now", now).with("count", count))
        }
        _ => {
            let starts = changed.iter().filter(|(_, was, now)| was != now).count();
            Some(Sentence::new("entry-ranks-follow").with("starts", starts).with("count", count))
        }
    }
}

/// Like [`Act::respond`], with what follows for players whose rank was changed.
pub(super) async fn respond_with_ranks<T>(
    act: &Act,
    to: &str,
    done: Result<Done<T>, ServiceError>,
    said: impl FnOnce(T) -> Sentence,
) -> Answer {
    match done {
        Ok(Done::Now(value)) => act.done(to, with_ranks(act, said(value)).await?),
        done => act.respond(to, done, said),
    }
}

pub(super) async fn with_ranks(act: &Act, said: Sentence) -> Result<Sentence> {
    let now = act.blocking(|acts| acts.find(acts.id)).await?;
    let more = now.and_then(|now| follows(act.tournament(), &now.tournament.entries));
    Ok(with_more(act.t, said, more))
}

fn with_more(t: Lang, said: Sentence, more: Option<Sentence>) -> Sentence {
    let Some(more) = more else { return said };
    let [said, more] = [said, more].map(|one| t.sentence(&one));
    Sentence::new("said-of-teams").with("said", said).with("more", more)
}

/// Adds which teams have lost their captain.
pub(super) fn with_teams(cx: &Cx, said: Sentence, who: &[EntryId], key: &'static str) -> Sentence {
    let led = cx.tournament().teams.list.iter();
    let led = led.filter(|team| team.captain.is_some_and(|captain| who.contains(&captain)));
    let names: Vec<&str> = led.map(|team| team.name.as_str()).collect();
    let words = || Sentence::new(key).with("n", names.len()).with("teams", cx.listed(&names));
    with_more(cx.t, said, (!names.is_empty()).then(words))
}

#[route("POST", "/t/{slug}/entries/{entry}/remove", Organiser)]
async fn remove(act: Act, place: Place) -> Answer {
    let entry = EntryId(place.1);
    match act.blocking(move |acts| acts.remove_entry(entry)).await {
        Err(error) => act.refused(&format!("/entries/{entry}"), error),
        done => act.respond("/entries", done, |_| {
            let said = Sentence::new("entry-removed").with("name", act.player(entry));
            with_teams(&act, said, &[entry], "team-captain-gone")
        }),
    }
}

#[route("POST", "/t/{slug}/entries/{entry}/merge", Organiser)]
async fn merge(act: Act, place: Place) -> Answer {
    let (keep, here) = (EntryId(place.1), format!("/entries/{}", place.1));
    let gone = act.form.value("double").trim().parse().ok().map(EntryId);
    let known = |id: &EntryId| *id != keep && act.tournament().entry(*id).is_some();
    let Some(gone) = gone.filter(known) else {
        return act.warned(&here, Sentence::new("merge-unsure"));
    };
    if !act.form.is_ticked("sure") {
        let cx = &act.cx;
        let name = |id| format!("{} ({})", cx.player(id), cx.with("enter-number", [("no", id)]));
        let (title, names) = (cx.text("merge-title"), [keep, gone].map(name));
        return render(&Ask {
            path: format!("{here}/merge"),
            back: here,
            what: cx.text("merge-act"),
            about: vec![cx.with("merge-ask", (("stays", &*names[0]), ("goes", &*names[1])))],
            fields: vec![("double".to_owned(), gone.to_string())],
            cx: act.cx.titled(&title),
            title,
        });
    }
    let done = act.blocking(move |acts| acts.merge_doubles(keep, gone)).await;
    act.respond(&here, done, |()| Sentence::new("merge-done").with("name", act.player(gone)))
}

/// The name is removed, the games stay.
#[route("POST", "/t/{slug}/entries/{entry}/forget", Organiser)]
async fn forget(act: Act, place: Place) -> Answer {
    let entry = EntryId(place.1);
    if !act.form.is_ticked("sure") {
        return act.warned(&format!("/entries/{entry}"), Sentence::new("forget-unsure"));
    }
    let done = act.blocking(move |acts| acts.forget_person(entry)).await?;
    let left = match done {
        Done::Now(left) => left.join(" · "),
        Done::Before => String::new(),
    };
    let key = if left.is_empty() { "forget-done" } else { "forget-done-but" };
    let said = Sentence::new(key).with("number", entry.0).with("left", left);
    act.done("/entries", with_teams(&act, said, &[entry], "team-captain-gone"))
}

/// Undoes the last change of many entries, unless a later change is built on it.
#[route("POST", "/t/{slug}/undo", Arbiter)]
async fn undo(act: Act) -> Answer {
    let number = act.form.value("act").parse().map_err(|_| WebError::not_understood())?;
    if act.event.undo.is_some_and(|undo| !act.event.may_undo(&undo)) {
        return Err(WebError::no_role(Access::Organiser));
    }
    let back = local_path(act.form.value("back"));
    match act.blocking(move |acts| acts.undo(number)).await {
        Ok(Done::Now(count)) => {
            let said = Sentence::new("undo-done").with("count", count);
            Ok(redirect_saying(back, Notice::done(with_ranks(&act, said).await?)))
        }
        Ok(Done::Before) => Ok(redirect(back)),
        Err(ServiceError::Refused(why @ Refusal::BuiltOn)) => {
            Ok(redirect_saying(back, Notice::alert(why.sentence())))
        }
        Err(error) => Err(error.into()),
    }
}

/// All data kept about a person, as a JSON file for them.
#[route("GET", "/t/{slug}/entries/{entry}/data.json", Organiser)]
async fn data(cx: Cx, place: Place) -> Answer {
    let (who, snapshot) = (EntryId(place.1), cx.event.snapshot.clone());
    let known = cx.blocking(move |service| about_person(service, &snapshot, who)).await?;
    let known = known.ok_or_else(WebError::no_page)?;
    let name = format!("{}-{who}.json", cx.event.snapshot.slug);
    Ok(attachment(&name, "application/json", format!("{known:#}").into_bytes()))
}
