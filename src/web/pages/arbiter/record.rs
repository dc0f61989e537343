//! Results and replays as they are entered.

use crate::web::prelude::*;
use service::{Recorded, ResultForm};

use super::board::{At, BoardPage, confirmation, filled, needs_reason};
use super::boards::{kept_tables, list_at, list_of};
use super::conflict;
use super::input::{ResultInput, kept, without_margin};

/// Enters, changes, confirms or undoes a result. The consequences of an unusual one are shown first. `CORRECTING`: the
/// chief arbiter changes a result that both players confirmed.
#[route("POST", "/t/{slug}/boards/{round}/{table}", Arbiter, ::<false>)]
#[route("POST", "/t/{slug}/boards/{round}/{table}/correct", Chief, ::<true>)]
async fn enter<const CORRECTING: bool>(act: Act, place: Path<BoardPlace>) -> Answer {
    let at = board_at(&act.event, &place)?;
    let unsaid = || act.form.value("clerical").is_empty() && confirmation(&act).is_some();
    let wrong = match act.form.parse::<ResultInput>() {
        Ok(_) if CORRECTING && unsaid() => {
            act.form.refused("clerical", Sentence::new("refusal-not-clerical"))
        }
        Ok(input) if input.to_be_looked_at || is_odd(&act, at.1, &input) => {
            if input.reason.is_some() || !needs_reason(&act, at, CORRECTING) {
                let (query, (round, board)) = (query_of(&kept(&act.form)), at);
                let look = format!("/boards/{}/{}/outcome{query}", round.no, board.table);
                return Ok(redirect(&act.to(look)));
            }
            act.form.refused("reason", Refusal::ReasonNeeded.sentence())
        }
        Ok(input) if is_played_otherwise(&act, at.1, &input) => {
            return conflict::ask_in_doubt(&act, at, input.ending, None);
        }
        Ok(input) => {
            let ending = input.ending;
            let result = ResultForm {
                asks: act.form.value("overrules") != "yes",
                reason: input.reason,
                confirmed: input.confirmed,
                replay: input.replay,
                players: input.seen.1,
                recorded: input.recorded,
                reports: act.form.has("reports").then(|| act.form.value("reports").to_owned()),
                ..ResultForm::new(at.0.no, at.1.table, input.seen.0, ending)
            };
            let done = act.blocking(move |acts| acts.record_result(&result));
            match done.await {
                Ok(done) => return Ok(redirect_to_list(&act, at, done)),
                Err(ServiceError::Conflict(found)) => return conflict::show(&act, *found).await,
                Err(ServiceError::Doubt(doubt)) => {
                    return conflict::ask_in_doubt(&act, at, ending, Some(doubt));
                }
                Err(error @ ServiceError::Refused(Refusal::OthersSit { .. })) => {
                    filled(at.1, &act.form).after(error)?
                }
                Err(error) => act.form.after(error)?,
            }
        }
        Err(wrong) => without_margin(wrong),
    };
    Err(WebError::again(&BoardPage::of(&act, at, wrong, CORRECTING).await?))
}

/// Whether a default is entered for a board that shows a played game, and the arbiter has not confirmed that yet.
fn is_played_otherwise(act: &Act, board: &Board, input: &ResultInput) -> bool {
    let said = [("overrules", "yes"), ("sure", "yes")];
    let asked = said.iter().any(|(name, yes)| act.form.value(name) == *yes);
    let asked = asked || !act.form.value("taken_back").is_empty();
    board.ending.is_played() && input.ending.is_by_default() && !asked
}

/// Whether the result does not fit the board's komi, so that it is asked once more. The service refuses an impossible
/// one.
fn is_odd(act: &Act, board: &Board, input: &ResultInput) -> bool {
    let odd = || act.tournament().oddity(board, input.ending);
    input.to_be_sure_of && matches!(odd(), Some(Oddity::Komi(_) | Oddity::Tie(_)))
}

/// Field and query parameter with the key of a result that waits on a phone until this is decided. The page of the
/// boards reads it and stops waiting.
pub(super) const SETTLES: &str = "settles";

/// Passes on only a key of 32 hexadecimal digits.
pub(super) fn settled(form: &Form) -> Option<(&'static str, String)> {
    let key = form.value(SETTLES);
    let is_key = key.len() == 32 && key.bytes().all(|byte| byte.is_ascii_hexdigit());
    is_key.then(|| (SETTLES, key.to_owned()))
}

/// Redirects to the list, with the parameters for undoing the result, or to the players' reports.
fn redirect_to_list(act: &Act, (round, board): At<'_>, done: Done<Recorded>) -> HttpResponse {
    let (form, recorded) = (&act.form, done.now());
    let from = [("players", "/from-players"), ("today", "/today")];
    if let Some((_, to)) = from.iter().find(|(from, _)| form.value("from") == *from) {
        let said = Sentence::new("inbox-entered").with("table", board.table);
        return redirect_saying(&act.to(to), Notice::done(said));
    }
    let mut query = list_of(form);
    query.extend(settled(form));
    if form.value("show") != "all" {
        let kept: BTreeSet<i32> = kept_tables(form).chain([board.table.0]).collect();
        query.push(("keep", kept.iter().map(i32::to_string).collect::<Vec<_>>().join(",")));
    }
    let undoing = !(form.value("undoing").is_empty() && form.value("taken_back").is_empty());
    if let Some(recorded) = recorded.as_ref().filter(|r| !undoing && r.before != r.after) {
        query.push(("last", recorded.table.to_string()));
        query.push(("was", recorded.before.to_string()));
    }
    let to = list_at(act, round.no, query);
    let said = |recorded: Recorded| {
        let said = |key| Sentence::new(key).with("table", recorded.table);
        match recorded.later_rounds_kept && recorded.before != recorded.after {
            _ if recorded.played_anew => Some(Notice::done(said("result-played-anew"))),
            true => Some(Notice::alert(said("result-corrected"))),
            false => None,
        }
    };
    match recorded.and_then(said) {
        Some(notice) => redirect_saying(&to, notice),
        None => redirect(&to),
    }
}

/// Sets the terms of a replay, a game that is played again, or takes it back.
#[route("POST", "/t/{slug}/boards/{round}/{table}/replay", Arbiter)]
async fn replay(act: Act, place: Path<BoardPlace>) -> Answer {
    let at = board_at(&act.event, &place)?;
    let (no, table) = (at.0.no, at.1.table);
    let typed = |reader: &mut Reader<'_>| reader.read_seen().zip(reader.read_replay());
    let wrong = match act.form.read(typed) {
        Ok(((seen, players), replay)) => {
            let form = ResultForm::new(no, table, seen, Ending::Pending);
            let form = ResultForm { replay, players, ..form };
            let back = act.form.value("act") == "back";
            let done = act.blocking(move |acts| match back {
                true => acts.take_replay_back(&form).map(drop),
                false => acts.set_replay(&form).map(drop),
            });
            match done.await {
                Ok(()) => {
                    let key = if back { "replay-taken-back" } else { "replay-saved" };
                    let said = Sentence::new(key).with("table", table);
                    return act.done(&format!("/boards/{no}/{table}"), said);
                }
                Err(ServiceError::Conflict(found)) => return conflict::show(&act, *found).await,
                Err(error) => act.form.after(error)?,
            }
        }
        Err(wrong) => wrong,
    };
    Err(WebError::again(&BoardPage::of(&act, at, wrong, false).await?))
}
