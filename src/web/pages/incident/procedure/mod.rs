//! The event's procedure: which federation's, and what that text leaves to the event.

mod form;
mod hall;
mod rules;
mod stands;

use actix_web::web::{ServiceConfig, get, post, resource};
use askama::Template;

use crate::referee::{
    AskedBy, FieldHolds as Holds, IncidentKind, PROCEDURE_SECTIONS, ProcedureField, ProcedureName,
    procedure_fields, rules_field, rules_for,
};
use crate::service::{Refusal, ServiceError};
use crate::tournament::{Refereeing, Settings, Tournament};
use crate::web::{
    Act, Answer, Event, Form, Lang, Message, Page, Sentence, WebError, frame, render, render_wrong,
};

use super::texts::{in_force, said};
use crate::web::views::referee::kinds::kind_words;
use form::{ProcedureForm, UNTIL_MINUTES, codes, fields_of, key, words};
use rules::{SaidRule, sentences};

pub(super) use stands::Stands;

/// The kinds whose rules stand first: moves against the rules of play.
const ILLEGAL: [IncidentKind; 6] = [
    IncidentKind::KoRetake,
    IncidentKind::Superko,
    IncidentKind::Suicide,
    IncidentKind::Occupied,
    IncidentKind::OutOfTurn,
    IncidentKind::TwoInARow,
];

/// The routes of the procedure.
pub(super) fn event_routes(config: &mut ServiceConfig) {
    config
        .service(resource("/procedure").route(get().to(show)).route(post().to(change)))
        .service(resource("/rules").route(get().to(hall::show)))
        .service(resource("/procedure/back").route(post().to(back)))
        .service(resource("/procedure/rules/{kind}").route(get().to(rules::show)))
        .service(resource("/procedure/rules/{kind}/{rule}").route(get().to(rules::of_kind)));
}

/// A field of the form with what the text has.
struct Row {
    name: &'static str,
    holds: Holds,
    label: String,
    hint: String,
    options: Vec<(&'static str, String)>,
    in_text: Option<String>,
}

/// What the event has otherwise though the page does not ask it.
struct OwnLine {
    name: &'static str,
    label: String,
    now: String,
    in_text: String,
}

/// What the rules say about one kind, or about several of which they say the same.
struct KindRow {
    kinds: Vec<KindLink>,
    said: Vec<SaidRule>,
    changed: bool,
}

/// The page of a kind.
struct KindLink {
    href: String,
    words: String,
}

#[derive(Template)]
#[template(path = "incident/procedure.html")]
struct ProcedurePage {
    t: Lang,
    page: Page,
    form: Form,
    names: Vec<(&'static str, String)>,
    /// Each with its heading; folded but where something is wrong.
    sections: Vec<(String, Vec<Row>)>,
    /// The fields that no rule of this text asks for, as they stand.
    hidden: Vec<(&'static str, String)>,
    own: Vec<OwnLine>,
    /// The rules for illegal moves; then those for all the rest, folded.
    illegal: Vec<KindRow>,
    rest: Vec<KindRow>,
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
    let mut form =
        Form::filled(fields_of(page.t, settings(&event), &Stands::in_use(settings(&event))));
    if let Err(error) = Stands::of(settings(&event)) {
        form = form.refused("procedure", Refusal::Procedure { why: error.to_string() }.sentence());
    }
    render(&view(page, &event, form))
}

fn settings(event: &Event) -> &Settings {
    &event.snapshot.tournament.settings
}

fn view(page: Page, event: &Event, form: Form) -> ProcedurePage {
    let (t, stands) = (page.t, Stands::in_use(settings(event)));
    let rules = t.rules(settings(event).rules);
    let usual = [("", t.with("procedure-of-rules", [("rules", rules)]))];
    let all = ProcedureName::ALL.map(|name| (name.name(), said(t, &name.preset().edition)));
    let every = IncidentKind::ALL.into_iter().flat_map(|kind| rules_for(&stands.now, kind));
    let every: Vec<_> = every.collect();
    let asks = |field: &ProcedureField| field.is_asked_by(&every);
    let sections = PROCEDURE_SECTIONS.iter().filter_map(|(code, fields)| {
        let rows: Vec<Row> =
            fields.iter().filter(|field| asks(field)).map(|field| row(t, field, &stands)).collect();
        (!rows.is_empty()).then(|| (t.text(&format!("procedure-section-{code}")), rows))
    });
    let (illegal, rest): (Vec<_>, Vec<_>) =
        IncidentKind::ALL.into_iter().partition(|kind| ILLEGAL.contains(kind));
    let silent = || procedure_fields().filter(|field| !asks(field));
    let hidden = silent().filter(|field| field.asked != AskedBy::Nobody);
    ProcedurePage {
        t,
        names: usual.into_iter().chain(all).collect(),
        sections: sections.collect(),
        hidden: hidden.map(|field| (field.name, form.value(field.name).to_owned())).collect(),
        own: silent()
            .filter(|field| stands.is_changed(field))
            .map(|field| OwnLine {
                name: field.name,
                label: t.text(&key(field)),
                now: words(t, field, &stands.now_json),
                in_text: words(t, field, &stands.text_json),
            })
            .collect(),
        illegal: kind_rows(t, event, &stands, &illegal),
        rest: kind_rows(t, event, &stands, &rest),
        whole: settings(event).refereeing.adapted.contains_key("clauses"),
        edition: said(t, &stands.now.edition),
        in_force: in_force(t, stands.now.period),
        back: event.path("/incidents"),
        play: event.path("/procedure/play"),
        hall: event.path("/rules"),
        back_action: event.path("/procedure/back"),
        page: frame(page, event).titled(t.text("procedure-title")),
        form,
    }
}

fn row(t: Lang, field: &'static ProcedureField, stands: &Stands) -> Row {
    let key = key(field);
    let options = codes(field).iter().map(|code| (*code, t.text(&format!("{key}-{code}"))));
    Row {
        name: field.name,
        holds: field.holds,
        label: t.text(&key),
        hint: t.text(&format!("{key}-hint")),
        options: options.collect(),
        in_text: stands.is_changed(field).then(|| words(t, field, &stands.text_json)),
    }
}

/// The kinds in order, those with the same rules together.
fn kind_rows(t: Lang, event: &Event, stands: &Stands, kinds: &[IncidentKind]) -> Vec<KindRow> {
    let mut rows: Vec<KindRow> = Vec::new();
    for kind in kinds {
        let said = sentences(t, &stands.now, *kind);
        let changed = settings(event).refereeing.adapted.contains_key(&rules_field(*kind));
        let link = KindLink {
            href: event.path(&format!("/procedure/rules/{kind}")),
            words: kind_words(t, *kind),
        };
        match rows.iter_mut().find(|row| row.said == said && row.changed == changed) {
            Some(row) => row.kinds.push(link),
            None => rows.push(KindRow { kinds: vec![link], said, changed }),
        }
    }
    rows
}

impl ProcedurePage {
    /// Whether a field of the section is wrong.
    fn is_wrong(&self, rows: &[Row]) -> bool {
        rows.iter().any(|row| self.form.wrong(row.name).is_some())
            || self.form.wrong(UNTIL_MINUTES).is_some()
    }

    /// Whether the event has something of the section otherwise than the text.
    fn is_changed(&self, rows: &[Row]) -> bool {
        rows.iter().any(|row| row.in_text.is_some())
    }
}

/// Changes the settings of the referee.
pub async fn change(act: Act) -> Answer {
    if let Err(wrong) = act.form.parse::<ProcedureForm>() {
        return render_wrong(&view(act.page, &act.event, wrong));
    }
    let (t, sent) = (act.page.t, act.form.clone());
    let edit = move |now: &Settings| {
        let stands = Stands::in_use(now);
        let kept = fields_of(t, now, &stands);
        let typed: ProcedureForm = sent.merged(kept.clone())?;
        // Another procedure begins from its own text: what somebody else changed meanwhile would be lost.
        if typed.is_another(&now.refereeing)
            && sent.as_shown() != Form::filled(kept.clone()).as_shown()
        {
            return Err(sent.unfit(kept));
        }
        Ok(typed.settings(&stands, &now.refereeing))
    };
    save(act, edit, "procedure-saved").await
}

/// Takes back to the text what the event has otherwise: a field by its name, the rules for a kind by theirs,
/// or the rules of a file as a whole.
pub async fn back(act: Act) -> Answer {
    let name = act.form.value("field").to_owned();
    let field = procedure_fields().find(|field| field.name == name);
    let rules = name == "clauses" || IncidentKind::ALL.into_iter().any(|k| rules_field(k) == name);
    if field.is_none() && !rules {
        return Err(WebError::not_understood());
    }
    let edit = move |now: &Settings| {
        let mut own = now.refereeing.clone();
        match field {
            Some(field) => own.adapted = Stands::in_use(now).back(&own, field),
            None => drop(own.adapted.remove(&name)),
        }
        Ok(own)
    };
    save(act, edit, "procedure-back-done").await
}

/// Keeps the settings of the referee as `edit` makes them of what they are by then, and leads to the page, which
/// says so; or shows the form again.
async fn save(
    act: Act,
    edit: impl FnOnce(&Settings) -> Result<Refereeing, ServiceError> + Send + 'static,
    said: &'static str,
) -> Answer {
    let edit = move |now: &Tournament| {
        Ok(Settings { refereeing: edit(&now.settings)?, ..now.settings.clone() })
    };
    match act.blocking(move |service, id, by| service.change_settings(id, by, edit)).await {
        Ok(_) => act.done("/procedure", Sentence::new(said)),
        Err(error) => {
            let wrong = act.form.after(error)?;
            render_wrong(&view(act.page, &act.event, wrong))
        }
    }
}
