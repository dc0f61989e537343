//! The event's procedure: which federation's, and what the event has otherwise.

mod controls;
mod fits;
mod form;
mod kinds;
mod rule;
mod rule_form;
mod rule_words;
mod stands;

use actix_web::web::{ServiceConfig, get, post, resource};
use askama::Template;

use crate::referee::{IncidentKind, ProcedureName, rules_field};
use crate::tournament::{Refereeing, Settings};
use crate::web::{
    Act, Answer, Event, Form, Lang, Notice, Page, Sentence, WebError, frame, redirect_saying,
    refusal_sentence, render, render_wrong,
};

use super::texts::{in_force, said};
use crate::web::views::referee::kinds::kind_words;
use controls::{Control, Holds, SECTIONS, UNTIL_MINUTES, UNTILS, controls};
use form::{ProcedureForm, changed, fields_of};
use rule_words::kind_line;

pub(super) use stands::Stands;

/// The routes of the procedure.
pub(super) fn routes(config: &mut ServiceConfig) {
    config
        .service(resource("/t/{slug}/procedure").route(get().to(show)).route(post().to(change)))
        .service(resource("/t/{slug}/procedure/back").route(post().to(back)))
        .service(
            resource("/t/{slug}/procedure/rules/{kind}")
                .route(get().to(kinds::show))
                .route(post().to(kinds::change)),
        )
        .service(
            resource("/t/{slug}/procedure/rules/{kind}/{rule}")
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
    back_action: String,
}

/// The settings of the referee.
pub async fn show(page: Page, event: Event) -> Answer {
    let t = page.t;
    let stands = stands(&event);
    let mut form = Form::filled(fields_of(t, &event, &stands));
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
    Stands::of(settings(event)).unwrap_or_else(|_| {
        let club = ProcedureName::Club.preset();
        Stands::new(club.clone(), club)
    })
}

fn view(page: Page, event: &Event, stands: &Stands, form: Form) -> ProcedurePage {
    let t = page.t;
    let rules = t.rules(settings(event).rules);
    let usual = [("", t.with("procedure-of-rules", [("rules", rules)]))];
    let all = ProcedureName::ALL.map(|name| (name.as_str(), said(t, &name.preset().edition)));
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
        kinds: IncidentKind::all().map(|kind| kind_row(t, event, stands, kind)).collect(),
        whole: settings(event).refereeing.adapted.contains_key("clauses"),
        edition: said(t, &stands.now.edition),
        in_force: in_force(t, stands.now.period),
        back: event.path("/incidents"),
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
    let stands = stands(&act.event);
    match act.form.parse::<ProcedureForm>() {
        Ok(typed) => {
            let own = changed(act.page.t, &stands, &settings(&act.event).refereeing, typed);
            save(act, own, "/procedure", "procedure-saved").await
        }
        Err(wrong) => render_wrong(&view(act.page, &act.event, &stands, wrong)),
    }
}

/// Takes one field back to the text: a control by its name, or the rules of a file as a whole.
pub async fn back(act: Act) -> Answer {
    let field = act.form.value("field");
    let own = &settings(&act.event).refereeing;
    let own = match controls().find(|control| control.name == field) {
        Some(control) => stands(&act.event).back(own, control),
        None if field == "clauses" => {
            let mut own = own.clone();
            own.adapted.remove(field);
            own
        }
        None => return Err(WebError::not_understood()),
    };
    save(act, own, "/procedure", "procedure-back-done").await
}

/// Keeps the settings and leads to a page that says so, or shows the form again.
async fn save(act: Act, own: Refereeing, to: &str, said: &'static str) -> Answer {
    let after = Settings { refereeing: own, ..settings(&act.event).clone() };
    match act.at_desk(move |desk, id, by| desk.change_settings(id, by, after)).await {
        Ok(_) => Ok(redirect_saying(&act.event.path(to), Notice::done(Sentence::new(said)))),
        Err(error) => {
            let wrong = act.form.after(error)?;
            render_wrong(&view(act.page, &act.event, &stands(&act.event), wrong))
        }
    }
}
