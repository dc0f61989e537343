//! Everything an organiser decides about a tournament, on one page.

use actix_web::HttpRequest;
use askama::Template;

use crate::tournament::{
    Federation, MOST_CRITERIA, Setting, SettingGroup, Settings, System, Tournament, preset,
};
use crate::web::views::settings::{
    Controls, SettingsForm, Words, criterion_answers, federation_answers, fields_of,
    overtime_answers, system_answers,
};
use crate::web::{Act, Answer, Event, Form, Lang, Page, Sentence, frame, render, render_wrong};

#[derive(Template)]
#[template(path = "organiser/settings.html")]
struct SettingsPage {
    t: Lang,
    page: Page,
    form: Form,
    systems: Words,
    federations: Words,
    overtimes: Words,
    criteria: Words,
    placement: Vec<(String, String)>,
    preset: Form,
    tried: bool,
    drawn: bool,
    expert_open: bool,
}

fn view(page: Page, event: &Event, form: Form, preset: Form) -> SettingsPage {
    let t = page.t;
    SettingsPage {
        t,
        page: frame(page, event).titled(t.text("settings-title")),
        expert_open: Setting::all()
            .filter(|one| SettingGroup::OF_THE_DRAW.contains(&one.group))
            .any(|one| form.wrong(one.key).is_some()),
        form,
        systems: system_answers(t),
        federations: federation_answers(t),
        overtimes: overtime_answers(t),
        criteria: criterion_answers(t),
        placement: (1..=MOST_CRITERIA).map(|n| criterion_field(t, n)).collect(),
        tried: !preset.value("federation").is_empty() && !preset.is_wrong(),
        preset,
        drawn: !event.snapshot.tournament.rounds.is_empty(),
    }
}

impl SettingsPage {
    fn controls(&self, groups: impl AsRef<[SettingGroup]>) -> Controls {
        Controls::of(self.t, groups.as_ref())
    }
}

/// The name and the label of the field for a criterion.
fn criterion_field(t: Lang, number: usize) -> (String, String) {
    (format!("placement_{number}"), t.with("settings-criterion", [("n", number)]))
}

fn shown_of(settings: &Settings) -> Form {
    Form::filled(fields_of(settings))
}

/// The settings as they stand; with `?system=…&federation=…` as that preset would have them, not saved.
pub async fn show(page: Page, event: Event, request: HttpRequest) -> Answer {
    let query = Form::of_query(&request);
    let stands = &event.snapshot.tournament.settings;
    if query.value("federation").is_empty() {
        let system = stands.system.name();
        let choice = Form::filled([("system", system)]);
        return render(&view(page, &event, shown_of(stands), choice));
    }
    let system = System::named(query.value("system"));
    match system.zip(Federation::named(query.value("federation"))) {
        Some((system, federation)) => {
            let usual = preset(system, federation, &stands.name, stands.begins);
            let form = shown_of(&of_this_event(usual, stands)).instead_of(&shown_of(stands));
            render(&view(page, &event, form, query))
        }
        None => {
            let wrong = query.refused("federation", Sentence::new("fault-choice"));
            render_wrong(&view(page, &event, shown_of(stands), wrong))
        }
    }
}

/// A preset with what belongs to the event and to no preset.
fn of_this_event(preset: Settings, event: &Settings) -> Settings {
    let mut settings = Settings {
        draw: event.draw.clone(),
        prizes: event.prizes.clone(),
        refereeing: event.refereeing.clone(),
        reporting: event.reporting.clone(),
        home: event.home.clone(),
        carried: event.carried.clone(),
        board_size: event.board_size,
        ..preset
    };
    for setting in Setting::all().filter(|setting| setting.group == SettingGroup::Event) {
        setting.put(&mut settings, setting.get(event));
    }
    settings
}

/// Changes the settings.
pub async fn change(act: Act) -> Answer {
    let choice = Form::filled([("system", act.form.value("system"))]);
    if let Err(wrong) = act.form.parse::<SettingsForm>() {
        return render_wrong(&view(act.page, &act.event, wrong, choice));
    }
    let sent = act.form.clone();
    let edit = move |now: &Tournament| {
        let typed: SettingsForm = sent.merged(fields_of(&now.settings))?;
        Ok(typed.put_into(&now.settings))
    };
    match act.at_desk(move |desk, id, by| desk.change_settings(id, by, edit)).await {
        Ok(_) => act.done("/settings", Sentence::new("settings-saved")),
        Err(error) => render_wrong(&view(act.page, &act.event, act.form.after(error)?, choice)),
    }
}
