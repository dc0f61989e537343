//! What if: other settings tried on a draft before they are accepted.

mod compute;
mod sections;
mod typed;
mod view;

use actix_web::HttpRequest;
use actix_web::web::{Data, Path};

use crate::desk::{Desk, DrawRequest};
use crate::tournament::RoundNo;
use crate::web::{
    Answer, Event, Form, Page, Result, Sentence, State, redirect, render, render_wrong,
};

use super::acts::drawn;
use super::round_act::{RoundAct, RoundSeen};
use super::show::round_of;
use compute::compute;
use view::{Question, view};

/// The form, with the differences if something was tried.
pub async fn show(
    page: Page,
    state: Data<State>,
    event: Event,
    place: Path<(String, i32)>,
    request: HttpRequest,
) -> Answer {
    let no = round_of(&event, &place)?;
    if event.snapshot.tournament.round(no).is_some_and(|r| r.is_public() && !r.boards.is_empty()) {
        return Ok(redirect(&event.path(&format!("/draft/{no}"))));
    }
    answer(page, &state, &event, no, &Form::of_query(&request)).await
}

/// The page of what was sent, as far as it can be read.
async fn answer(page: Page, state: &State, event: &Event, no: RoundNo, query: &Form) -> Answer {
    let tournament = &event.snapshot.tournament;
    let (sent, kept) = (typed::sent(query, tournament), query.parse::<DrawRequest>());
    let mut form = sent.clone().unwrap_or_else(|| Form::filled(typed::fields_of(tournament)));
    let mut request = match &kept {
        Ok(request) if !query.value("seen").is_empty() => request.clone(),
        _ => decided(state, event, no).await?,
    };
    // Where chance is undetermined, what is accepted is what was shown.
    request.seed = request.seed.or(Some(chrono::Utc::now().timestamp_micros().unsigned_abs()));
    if let Some(sent) = sent {
        match typed::read(&sent, tournament) {
            Ok(tried) => request = tried.put_into(request),
            Err(wrong) => form = wrong,
        }
    }
    if let Some(why) = kept.err().as_ref().and_then(|wrong| wrong.wrong("bye")) {
        form = form.refused("bye", why.clone());
    }
    let wrong = form.is_wrong();
    let asked = Question { no, form, query: query.clone(), request };
    let view = computed(page, state, event, asked).await?;
    if wrong { render_wrong(&view) } else { render(&view) }
}

/// What the organiser decided on the draft.
async fn decided(state: &State, event: &Event, no: RoundNo) -> Result<DrawRequest> {
    let snapshot = event.snapshot.clone();
    let work = move |desk: &Desk| {
        let proof = desk.draw_proof(snapshot.id, no)?;
        Ok(super::kept::decided(&snapshot.tournament, no, proof.as_ref()))
    };
    state.worked_out(work).await
}

async fn computed(
    page: Page,
    state: &State,
    event: &Event,
    asked: Question,
) -> Result<view::WhatIf> {
    let (snapshot, request, no) = (event.snapshot.clone(), asked.request.clone(), asked.no);
    let event = event.clone();
    let work = move |_: &Desk| {
        let computed = compute(&snapshot.tournament, no, &request)?;
        Ok(view(page, &event, asked, &computed))
    };
    state.searched(work).await
}

/// Draws the round by the settings that were tried, and keeps them.
pub async fn accept(round: RoundAct) -> Answer {
    let tournament = &round.act.event.snapshot.tournament;
    let mut request = match round.act.form.parse::<DrawRequest>() {
        Ok(request) => request,
        Err(form) => return round.misread(&form),
    };
    let sent = typed::sent(&round.act.form, tournament);
    match sent.map(|sent| typed::read(&sent, tournament)) {
        Some(Ok(tried)) => request = tried.put_into(request),
        Some(Err(_)) => {
            let RoundAct { act, no, .. } = round;
            return answer(act.page, &act.state, &act.event, no, &act.form).await;
        }
        None => return round.misread(&round.act.form.refused("", Sentence::new("fault-form"))),
    }
    let kept = request.settings.is_some();
    let draw = move |desk: &Desk, told: RoundSeen<'_>| {
        desk.draw_round(told.id, told.by, told.no, &request)
    };
    let said = move |draw: crate::pairing::Draw| {
        let boards = || Sentence::new("what-if-accepted").with("boards", draw.boards.len());
        if kept { Some(boards()) } else { drawn(&draw) }
    };
    round.carry_out(draw, said).await
}
