//! Everything an organiser decides about a tournament, on one page.

use actix_web::HttpRequest;
use askama::Template;
use chrono::NaiveDateTime;

use crate::tournament::{
    EventZone, Federation, MOST_CRITERIA, RoundNo, Setting, SettingGroup, Settings, System,
    Tournament, preset,
};
use crate::web::views::settings::{
    Controls, SettingsForm, Words, criterion_answers, federation_answers, fields_of,
    overtime_answers, system_answers,
};
use crate::web::{
    Act, Answer, Event, Form, Lang, Page, Sentence, frame, local_time, render, render_wrong,
};

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
    timed: bool,
    preset: Form,
    tried: bool,
    drawn: bool,
    expert_open: bool,
}

fn view(page: Page, event: &Event, form: Form, preset: Form) -> SettingsPage {
    let t = page.t;
    SettingsPage {
        t,
        page: frame(page, event).titled(t.text("way-settings")),
        expert_open: Setting::all()
            .filter(|one| SettingGroup::OF_THE_DRAW.contains(&one.group))
            .any(|one| form.wrong(one.key).is_some()),
        form,
        systems: system_answers(t),
        federations: federation_answers(t),
        overtimes: overtime_answers(t),
        criteria: criterion_answers(t),
        placement: (1..=MOST_CRITERIA).map(|n| criterion_field(t, n)).collect(),
        timed: first_start(&event.snapshot.tournament).is_some(),
        tried: !preset.value("federation").is_empty() && !preset.is_wrong(),
        preset,
        drawn: !event.snapshot.tournament.rounds.is_empty(),
    }
}

impl SettingsPage {
    /// The settings of these groups; beside the zone what becomes of a timetable that stands.
    fn controls(&self, groups: impl AsRef<[SettingGroup]>) -> Controls<'_> {
        let mut controls = Controls::of(self.t, &self.form, groups.as_ref());
        if self.timed
            && let Some(zone) = controls.fields.iter_mut().find(|one| one.key == "zone")
        {
            zone.hint = format!("{} {}", zone.hint, self.t.text("settings-zone-timetable"));
        }
        controls
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
    let stands = &act.event.snapshot.tournament;
    let saved = match act.form.parse::<SettingsForm>() {
        Ok(typed) => saved(act.page.t, stands, typed.put_into(&stands.settings).zone),
        Err(wrong) => return render_wrong(&view(act.page, &act.event, wrong, choice)),
    };
    let put = |typed: SettingsForm, now: &Tournament| typed.put_into(&now.settings);
    match act.edit_settings(|now| fields_of(&now.settings), put).await? {
        Ok(()) => act.done("/settings", saved),
        Err(wrong) => render_wrong(&view(act.page, &act.event, wrong, choice)),
    }
}

/// That it is saved; and where another clock shows other times, what becomes of the timetable: moments stay.
fn saved(t: Lang, stands: &Tournament, zone: EventZone) -> Sentence {
    let read = |zone, at| t.time(local_time(zone, at).time());
    let moved = first_start(stands)
        .map(|(round, at)| (round, read(stands.settings.zone, at), read(zone, at)))
        .filter(|(_, before, after)| before != after);
    match moved {
        None => Sentence::new("settings-saved"),
        Some((round, before, after)) => Sentence::new("settings-saved-zone")
            .with("round", round)
            .with("before", before)
            .with("after", after),
    }
}

/// The first round that the timetable gives a time, and when that is.
fn first_start(tournament: &Tournament) -> Option<(RoundNo, NaiveDateTime)> {
    let mut rounds = (1..=tournament.settings.rounds).map(RoundNo);
    rounds.find_map(|no| Some((no, tournament.clock(no).starts?)))
}
