//! The event's procedure: which federation's, and what the event has otherwise.

use std::collections::BTreeMap;

use actix_web::web::Data;
use askama::Template;
use serde_json::{Value, json};

use crate::referee::{Procedure, ProcedureName, event_procedure};
use crate::tournament::{Refereeing, Settings};
use crate::web::{
    Account, Answer, Event, Form, FromForm, Lang, Notice, Page, Reader, Sender, Sentence, State,
    frame, new_form_key, redirect_saying, render, render_wrong,
};

#[derive(Template)]
#[template(path = "incident/procedure.html")]
struct ProcedurePage {
    t: Lang,
    page: Page,
    form: Form,
    form_key: String,
    names: Vec<(&'static str, String)>,
    afters: Vec<(&'static str, String)>,
    untils: Vec<(&'static str, String)>,
    edition: String,
    back: String,
}

const AFTERS: [&str; 3] = ["loses-by-default", "clock-only", "arbiter"];
const UNTILS: [&str; 2] = ["result-confirmed", "round-closed"];

/// The settings of the referee.
pub async fn show(page: Page, event: Event) -> Answer {
    let settings = &event.snapshot.tournament.settings;
    let form = Form::filled(fields_of(settings));
    render(&view(page, &event, form))
}

fn view(page: Page, event: &Event, form: Form) -> ProcedurePage {
    let t = page.t;
    let settings = &event.snapshot.tournament.settings;
    let usual = (("", t.with("procedure-of-rules", [("rules", settings.rules.name())])),);
    let all = ProcedureName::ALL.iter().map(|name| {
        let preset = name.preset();
        (name.as_str(), preset.edition.to_string())
    });
    ProcedurePage {
        t,
        names: std::iter::once(usual.0).chain(all).collect(),
        afters: AFTERS.map(|after| (after, t.text(&format!("late-{after}")))).into(),
        untils: UNTILS.map(|until| (until, t.text(&format!("until-{until}")))).into(),
        edition: event_procedure(settings).map(|p| p.edition.to_string()).unwrap_or_default(),
        form_key: new_form_key(),
        back: event.path("/incidents"),
        page: frame(page, event).titled(t.text("procedure-title")).below(&event.path("/incidents")),
        form,
    }
}

fn code(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

/// The procedure as the fields of the form. What it cannot show stays as it is.
fn fields_of(settings: &Settings) -> Vec<(&'static str, String)> {
    let own = &settings.refereeing;
    let mut fields = vec![("procedure", own.procedure.clone().unwrap_or_default())];
    let Ok(p) = event_procedure(settings) else { return fields };
    let until = serde_json::to_value(p.appeal.until).unwrap_or_default();
    let after = serde_json::to_value(p.lateness.after).unwrap_or_default();
    fields.extend([
        ("window", p.window.moves.to_string()),
        ("grace", p.lateness.grace_minutes.to_string()),
        ("after", code(&after)),
        ("charge", p.lateness.charge_percent.to_string()),
        ("committee", p.appeal.committee.to_string()),
        ("until", code(&until)),
    ]);
    let ticks = [
        ("public", own.public),
        ("finished_confirms", own.finished_confirms),
        ("international", own.international),
        ("article_14", p.illegal_move_loses),
        ("inclusive", p.window.inclusive),
        ("limit", p.lateness.limit_in_time),
    ];
    fields.extend(ticks.iter().filter(|(_, on)| *on).map(|(name, _)| (*name, "yes".to_owned())));
    fields
}

/// What was typed.
struct Typed {
    procedure: Option<String>,
    international: bool,
    public: bool,
    finished_confirms: bool,
    fields: BTreeMap<String, Value>,
}

impl FromForm for Typed {
    fn from_form(reader: &mut Reader<'_>) -> Option<Self> {
        let procedure = reader.read_if_any("procedure", |typed| {
            let name = typed.parse::<ProcedureName>();
            name.map(|n| n.to_string()).map_err(|_| Sentence::new("fault-choice"))
        });
        let window = reader.number("window", 0..=400_u32);
        let grace = reader.number("grace", 0..=600_u32);
        let charge = reader.number("charge", 0..=1000_u32);
        let committee = reader.number("committee", 0..=9_u8);
        let known = |all: &'static [&str]| {
            move |code: &str| all.iter().find(|known| **known == code).copied()
        };
        let after = reader.choose("after", known(&AFTERS));
        let until = reader.choose("until", known(&UNTILS));
        let on = |name: &str| reader.ticked(name);
        let fields = [
            ("illegal-move-loses", json!(on("article_14"))),
            ("window", json!({ "moves": window?, "inclusive": on("inclusive") })),
            (
                "lateness",
                json!({
                    "grace-minutes": grace?, "limit-in-time": on("limit"),
                    "after": after?, "charge-percent": charge?,
                }),
            ),
            ("appeal", json!({ "committee": committee?, "until": until? })),
        ];
        let (international, public) = (on("international"), on("public"));
        let finished_confirms = on("finished_confirms");
        let fields = fields.map(|(name, value)| (name.to_owned(), value)).into();
        Some(Self { procedure: procedure?, international, public, finished_confirms, fields })
    }
}

/// Changes the settings of the referee.
pub async fn change(
    page: Page,
    state: Data<State>,
    event: Event,
    account: Account,
    form: Form,
) -> Answer {
    let typed: Typed = match form.parse() {
        Ok(typed) => typed,
        Err(wrong) => return render_wrong(&view(page, &event, wrong)),
    };
    let settings = changed(&event.snapshot.tournament.settings, typed);
    let (id, sender) = (event.snapshot.id, Sender::of(account.0.id, &form));
    match state.at_desk(move |desk| desk.change_settings(id, sender.by(), settings)).await {
        Ok(_) => {
            let said = Notice::done(Sentence::new("procedure-saved"));
            Ok(redirect_saying(&event.path("/procedure"), said))
        }
        Err(error) => {
            let wrong = form.after(error)?;
            render_wrong(&view(page, &event, wrong))
        }
    }
}

/// The settings with what was typed: only what differs from the preset is the event's own. Another procedure
/// begins from its own preset; fields that the page does not show stay with the procedure they were made for.
fn changed(settings: &Settings, typed: Typed) -> Settings {
    let own = &settings.refereeing;
    let same = own.procedure == typed.procedure && own.international == typed.international;
    let mut after = settings.clone();
    after.refereeing = Refereeing {
        procedure: typed.procedure,
        international: typed.international,
        public: typed.public,
        finished_confirms: typed.finished_confirms,
        adapted: BTreeMap::new(),
    };
    if !same {
        return after;
    }
    let preset = event_procedure(&after).map(|p| json_of(&p)).unwrap_or_default();
    let mut adapted = own.adapted.clone();
    for (name, value) in typed.fields {
        if preset.get(&name) == Some(&value) {
            adapted.remove(&name);
        } else {
            adapted.insert(name, value);
        }
    }
    after.refereeing.adapted = adapted;
    after
}

fn json_of(procedure: &Procedure) -> Value {
    serde_json::to_value(procedure).unwrap_or_default()
}
