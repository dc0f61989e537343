//! The event's procedure: which federation's, and what the event has otherwise.

mod controls;
mod fits;
mod form;
mod hall;
mod kinds;
mod rule;
mod rule_form;
mod rule_words;
mod stands;

use actix_web::HttpResponse;
use actix_web::web::{ServiceConfig, get, post, resource};
use askama::Template;

use crate::desk::DeskError;
use crate::referee::{IncidentKind, ProcedureName, rules_field};
use crate::tournament::{Refereeing, Settings, Tournament};
use crate::web::{
    Act, Answer, Event, Form, Lang, Notice, Page, Result, Sentence, WebError, frame,
    redirect_saying, refusal_sentence, render, render_wrong,
};

use super::texts::{in_force, said};
use crate::web::views::referee::kinds::kind_words;
use controls::{Control, Holds, SECTIONS, Shown as _, UNTIL_MINUTES, UNTILS, controls};
use form::{ProcedureForm, changed, fields_of};
use rule_words::kind_line;

pub(super) use stands::Stands;

/// The routes of the procedure.
pub(super) fn event_routes(config: &mut ServiceConfig) {
    config
        .service(resource("/procedure").route(get().to(show)).route(post().to(change)))
        .service(resource("/rules").route(get().to(hall::show)))
        .service(resource("/procedure/back").route(post().to(back)))
        .service(
            resource("/procedure/rules/{kind}")
                .route(get().to(kinds::show))
                .route(post().to(kinds::change)),
        )
        .service(
            resource("/procedure/rules/{kind}/{rule}")
                .route(get().to(rule::show))
                .route(post().to(rule::change)),
        );
}

/// A control with what the text has.
struct Row {
    name: &'static str,
    holds: Holds,
    label: String,
    hint: String,
    options: Vec<(&'static str, String)>,
    in_text: Option<String>,
}

/// Rows below a heading.
struct Section {
    code: &'static str,
    heading: String,
    rows: Vec<Row>,
}

/// The rules for a kind, in a line.
struct KindRow {
    href: String,
    words: String,
    said: String,
    changed: bool,
}

#[derive(Template)]
#[template(path = "incident/procedure.html")]
struct ProcedurePage {
    t: Lang,
    page: Page,
    form: Form,
    names: Vec<(&'static str, String)>,
    sections: Vec<Section>,
    folded_open: bool,
    kinds: Vec<KindRow>,
    whole: bool,
    edition: String,
    in_force: String,
    back: String,
    play: String,
    hall: String,
    back_action: String,
}

/// The settings of the referee.
pub async fn show(page: Page, event: Event) -> Answer {
    let t = page.t;
    let stands = stands(&event);
    let mut form = Form::filled(fields_of(t, settings(&event), &stands));
    if let Err(error) = Stands::of(settings(&event)) {
        let why = crate::desk::Refusal::Procedure(error.to_string());
        form = form.refused("procedure", refusal_sentence(&why));
    }
    render(&view(page, &event, &stands, form))
}

fn settings(event: &Event) -> &Settings {
    &event.snapshot.tournament.settings
}

/// What the settings say; a club's procedure where they cannot be used.
fn stands(event: &Event) -> Stands {
    stands_in(settings(event))
}

fn stands_in(settings: &Settings) -> Stands {
    Stands::of(settings).unwrap_or_else(|_| {
        let club = ProcedureName::Club.preset();
        Stands::new(club.clone(), club)
    })
}

fn view(page: Page, event: &Event, stands: &Stands, form: Form) -> ProcedurePage {
    let t = page.t;
    let rules = t.rules(settings(event).rules);
    let usual = [("", t.with("procedure-of-rules", [("rules", rules)]))];
    let all = ProcedureName::ALL.map(|name| (name.name(), said(t, &name.preset().edition)));
    let section = |(code, controls): &(&'static str, &'static [Control])| Section {
        code,
        heading: t.text(&format!("procedure-section-{code}")),
        rows: controls.iter().map(|control| row(t, control, stands)).collect(),
    };
    ProcedurePage {
        t,
        names: usual.into_iter().chain(all).collect(),
        sections: SECTIONS.iter().map(section).collect(),
        folded_open: SECTIONS[4].1.iter().any(|c| form.wrong(c.name).is_some()),
        kinds: IncidentKind::ALL.into_iter().map(|kind| kind_row(t, event, stands, kind)).collect(),
        whole: settings(event).refereeing.adapted.contains_key("clauses"),
        edition: said(t, &stands.now.edition),
        in_force: in_force(t, stands.now.period),
        back: event.path("/incidents"),
        play: event.path("/procedure/play"),
        hall: event.path("/rules"),
        back_action: event.path("/procedure/back"),
        page: frame(page, event).titled(t.text("procedure-title")).below(&event.path("/incidents")),
        form,
    }
}

fn row(t: Lang, control: &'static Control, stands: &Stands) -> Row {
    let codes: &[&str] = match control.holds {
        Holds::One(codes) => codes,
        Holds::Until => &UNTILS,
        _ => &[],
    };
    let key = control.key();
    let options = codes.iter().map(|code| (*code, t.text(&format!("{key}-{code}"))));
    Row {
        name: control.name,
        holds: control.holds,
        label: t.text(&key),
        hint: t.text(&format!("{key}-hint")),
        options: options.collect(),
        in_text: stands.in_text(t, control),
    }
}

fn kind_row(t: Lang, event: &Event, stands: &Stands, kind: IncidentKind) -> KindRow {
    KindRow {
        href: event.path(&format!("/procedure/rules/{kind}")),
        words: kind_words(t, kind),
        said: kind_line(t, &stands.now, kind),
        changed: settings(event).refereeing.adapted.contains_key(&rules_field(kind)),
    }
}

/// Changes the settings of the referee.
pub async fn change(act: Act) -> Answer {
    if let Err(wrong) = act.form.parse::<ProcedureForm>() {
        return render_wrong(&view(act.page, &act.event, &stands(&act.event), wrong));
    }
    let (t, sent) = (act.page.t, act.form.clone());
    let edit = move |now: &Settings| {
        let stands = stands_in(now);
        let kept = fields_of(t, now, &stands);
        let typed: ProcedureForm = sent.merged(kept.clone())?;
        // Another procedure begins from its own text: what somebody else changed meanwhile would be lost.
        if typed.is_another(&now.refereeing)
            && sent.as_shown() != Form::filled(kept.clone()).as_shown()
        {
            return Err(sent.unfit(kept));
        }
        Ok(changed(t, &stands, &now.refereeing, typed))
    };
    let saved = save(&act, edit, "/procedure", "procedure-saved").await?;
    saved.or_else(|wrong| render_wrong(&view(act.page, &act.event, &stands(&act.event), wrong)))
}

/// Takes one field back to the text: a control by its name, or the rules of a file as a whole.
pub async fn back(act: Act) -> Answer {
    let field = act.form.value("field").to_owned();
    let control = controls().find(|control| control.name == field);
    if control.is_none() && field != "clauses" {
        return Err(WebError::not_understood());
    }
    let edit = move |now: &Settings| {
        let mut own = now.refereeing.clone();
        match control {
            Some(control) => own = stands_in(now).back(&own, control),
            None => drop(own.adapted.remove(&field)),
        }
        Ok(own)
    };
    let saved = save(&act, edit, "/procedure", "procedure-back-done").await?;
    saved.or_else(|wrong| render_wrong(&view(act.page, &act.event, &stands(&act.event), wrong)))
}

/// Keeps the settings of the referee as `edit` makes them of what they are by then, and leads to a page that
/// says so; or gives back the form to show again.
async fn save(
    act: &Act,
    edit: impl FnOnce(&Settings) -> Result<Refereeing, DeskError> + Send + 'static,
    to: &str,
    said: &'static str,
) -> Result<Result<HttpResponse, Form>> {
    let edit = move |now: &Tournament| {
        Ok(Settings { refereeing: edit(&now.settings)?, ..now.settings.clone() })
    };
    match act.at_desk(move |desk, id, by| desk.change_settings(id, by, edit)).await {
        Ok(_) => {
            let said = Notice::done(Sentence::new(said));
            Ok(Ok(redirect_saying(&act.event.path(to), said)))
        }
        Err(error) => Ok(Err(act.form.after(error)?)),
    }
}
