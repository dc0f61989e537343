//! Confirming a ruling, or keeping the report for later.

use actix_web::web::{Data, Path};

use crate::desk::{Choice, Done, Proposal, RulingForm};
use crate::go::Color;
use crate::referee::{Each, Sanction};
use crate::web::arbiter::find;
use crate::web::{
    Account, Answer, Event, Form, FromForm, Notice, Page, Reader, Sender, Sentence, State,
    WebError, redirect_saying, render_wrong,
};

use super::answers::Answers;
use super::effects::SANCTIONS;
use super::ruling;

/// What was chosen and typed beside the answers.
struct Chosen {
    choice: Choice,
    words: String,
    told: Each<bool>,
    shown: String,
}

impl FromForm for Chosen {
    fn from_form(reader: &mut Reader<'_>) -> Option<Self> {
        let option = reader.choose("option", |code| match code {
            "main" => Some(None),
            index => index.parse::<usize>().ok().map(Some),
        });
        let sanction = match reader.typed("sanction") {
            "" => Some(Sanction::None),
            _ => reader.choose("sanction", |code| {
                SANCTIONS.iter().find(|(_, known)| *known == code).map(|(sanction, _)| *sanction)
            }),
        };
        let mut told = Each::default();
        for (color, code) in [(Color::Black, "black"), (Color::White, "white")] {
            *told.of_mut(color) = reader.all("told").contains(&code);
        }
        Some(Self {
            choice: Choice { option: option?, sanction: sanction? },
            words: reader.typed("words").trim().chars().take(4000).collect(),
            told,
            shown: reader.typed("shown").to_owned(),
        })
    }
}

/// Carries out what was chosen.
pub async fn carry_out(
    page: Page,
    state: Data<State>,
    event: Event,
    account: Account,
    place: Path<(String, i32, i32)>,
    form: Form,
) -> Answer {
    let at = find(&event, &place)?;
    let answers: Answers = form.parse().map_err(|_| WebError::not_understood())?;
    let (id, sender) = (event.snapshot.id, Sender::of(account.0.id, &form));
    let report = answers.report(at.0.no, at.1.table);
    if form.value("option") == "later" {
        let act = report.clone();
        state.at_desk(move |desk| desk.report_incident(id, sender.by(), &act)).await?;
        let said = Notice::done(Sentence::new("incident-kept"));
        return Ok(redirect_saying(&event.path("/incidents"), said));
    }
    let wrong = match form.parse::<Chosen>() {
        Ok(chosen) => {
            let act = RulingForm {
                report: report.clone(),
                reported: answers.reported,
                replaces: answers.amends,
                shown: chosen.shown,
                choice: chosen.choice,
                words: chosen.words,
                told: chosen.told,
            };
            match state.at_desk(move |desk| desk.rule_incident(id, sender.by(), &act)).await {
                Ok(done) => return Ok(ruled(&event, &done)),
                Err(error) => form.after(error)?,
            }
        }
        Err(wrong) => wrong,
    };
    let (file, snapshot) = state
        .at_desk(move |desk| {
            let store = desk.store();
            store.read(|c| Ok((store.referee_file(c, id)?, store.snapshot(c, id)?)))
        })
        .await?;
    let event = Event { snapshot: snapshot.ok_or_else(WebError::no_page)?, ..event.clone() };
    let at = find(&event, &place)?;
    let proposal = Proposal::of(&event.snapshot, &file, &report, answers.amends)?;
    render_wrong(&ruling::view(page, &event, at, &answers, (&proposal, &file), wrong))
}

/// To the record of the ruling.
fn ruled(event: &Event, done: &Done<crate::desk::Ruled>) -> actix_web::HttpResponse {
    match done {
        Done::Now(ruled) => {
            let changed = ruled.result.before != ruled.result.after;
            let key = if changed { "ruling-recorded-result" } else { "ruling-recorded" };
            let said = Sentence::new(key).with("no", ruled.no.0);
            redirect_saying(&event.path(&format!("/incidents/{}", ruled.no)), Notice::done(said))
        }
        Done::Before => {
            let said = Notice::done(Sentence::new("ruling-recorded-before"));
            redirect_saying(&event.path("/incidents"), said)
        }
    }
}
