//! Confirms a ruling, or keeps the report for later.

use crate::web::prelude::*;
use referee::Official;
use service::{Choice, IncidentForm, Ruled, RulingForm};

use super::answers::{Answers, MEMBERS};
use super::record::MOST_WORDS;
use super::ruling;
use super::steps::which_position;

struct Chosen {
    choice: Choice,
    committee: Option<Vec<Official>>,
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
            _ => reader.choose("sanction", Sanction::named),
        };
        let amount = reader.typed("amount").trim().parse().ok();
        let mut told = Each::default();
        for color in [Color::Black, Color::White] {
            *told.of_mut(color) = reader.all("told").contains(&Party::from(color).name());
        }
        let words = reader.read("words", |typed| check_words(typed, MOST_WORDS));
        let committee = committee(|field| reader.typed(field));
        if committee.is_some() && words.as_deref().is_some_and(str::is_empty) {
            reader.refuse("words", Sentence::new("ruling-committee-words"));
        }
        Some(Self {
            committee,
            choice: Choice { option: option?, sanction: sanction?, amount },
            words: words?,
            told,
            shown: reader.typed("shown").to_owned(),
        })
    }
}

/// `None` unless it is ticked that the committee decides.
pub(super) fn committee<'a>(typed: impl Fn(&str) -> &'a str) -> Option<Vec<Official>> {
    let names = || MEMBERS.into_iter().filter_map(|field| Official::named(typed(field)));
    (typed("committee") == "yes").then(|| names().collect())
}

pub async fn carry_out(act: Act, place: Path<BoardPlace>) -> Answer {
    let (event, form) = (&act.cx.event, &act.form);
    let at = board_at(event, &place)?;
    let answers: Answers = form.parse().map_err(|_| WebError::not_understood())?;
    let answers = answers.asked_in(event);
    let report = answers.report(at.0.no, at.1.table);
    let later = form.value("option") == "later";
    let wrong = match form.parse::<Chosen>() {
        _ if later => match check_words(form.value("words"), MOST_WORDS) {
            Ok(words) => {
                let reported = answers.reported;
                let kept = IncidentForm { report: report.clone(), reported, words };
                let done =
                    act.blocking(move |service, id, by| service.report_incident(id, by, &kept));
                match done.await {
                    Ok(_) => return act.done("/incidents", Sentence::new("incident-kept")),
                    Err(error) => form.after(error)?,
                }
            }
            Err(fault) => form.refused("words", fault),
        },
        Ok(chosen) => {
            let typed = RulingForm {
                report: report.clone(),
                reported: answers.reported,
                replaces: answers.replaces(),
                shown: chosen.shown,
                choice: chosen.choice,
                committee: chosen.committee,
                words: chosen.words,
                told: chosen.told,
            };
            match act.blocking(move |service, id, by| service.rule_incident(id, by, &typed)).await {
                Ok(done) => return Ok(ruled(act.cx.page.t, event, &done)),
                Err(ServiceError::Refused(Refusal::WhichPosition)) => {
                    return Ok(which_position(event, answers.amends));
                }
                Err(error) => form.after(error)?,
            }
        }
        Err(wrong) => wrong,
    };
    let amends = answers.replaces();
    let (snapshot, hearing) = act
        .blocking(move |service, id, _| {
            let store = service.store();
            let snapshot = store.read(|c| Ok::<_, ServiceError>(store.snapshot(c, id)?))?;
            let snapshot = snapshot.ok_or(ServiceError::Unknown(Thing::Tournament))?;
            let hearing = service.hear(&snapshot, &report, amends)?;
            Ok((snapshot, hearing))
        })
        .await?;
    let (event, page) = (Event { snapshot, ..event.clone() }, act.cx.page);
    let view = move |_: &Service| {
        let (at, shown) = (board_at(&event, &place)?, (&hearing.proposal, &hearing.file));
        Ok(ruling::view(page, &event, at, &answers, shown, wrong))
    };
    act.cx.state.render_wrong(view).await
}

fn ruled(t: Lang, event: &Event, done: &Done<Ruled>) -> HttpResponse {
    match done {
        Done::Now(ruled) => {
            let said = match ruled.result.as_ref() {
                Some(result) if result.played_anew => Sentence::new("ruling-recorded-anew"),
                Some(result) if result.before != result.after => {
                    Sentence::new("ruling-recorded-result").with("result", t.ending(result.after))
                }
                _ => Sentence::new("ruling-recorded"),
            };
            let said = said.with("no", ruled.no.0);
            redirect_saying(&event.path(&format!("/incidents/{}", ruled.no)), Notice::done(said))
        }
        Done::Before => {
            let said = Notice::done(Sentence::new("ruling-recorded-before"));
            redirect_saying(&event.path("/incidents"), said)
        }
    }
}
