//! Everything an organiser decides about a tournament, as sentences. One at a time is opened and changed.

use actix_web::HttpRequest;
use askama::Template;
use chrono::NaiveDateTime;

use crate::web::views::ordered::{Ordered, OrderedRow};
use crate::web::views::settings::{
    Controls, PART, SettingsForm, Words, criterion_answers, federation_answers, fields_of_group,
    group_of, overtime_answers, said, system_answers,
};
use crate::web::{
    Act, Answer, Event, Form, Lang, Page, Sentence, frame, local_time, render, render_wrong,
};
use tournament::{
    EventZone, Federation, MOST_CRITERIA, RoundNo, Setting, SettingGroup, Settings, System,
    Tournament, preset,
};

use SettingGroup as Group;

/// The sections of the page: the key of each heading, and what is said below it. The last is folded away.
const SECTIONS: [(&str, &[Group]); 6] = [
    ("settings-event", &[Group::Event, Group::Seen, Group::Rooms]),
    ("settings-play", &[Group::Rules, Group::Time, Group::Handicap]),
    ("settings-system", &[Group::System, Group::Apart, Group::Skip, Group::Season]),
    ("settings-places", &[Group::Worth, Group::Placement]),
    ("front-results", &[Group::Reports, Group::Shown]),
    ("settings-expert", &EXPERT),
];

/// What experts alone change, folded away.
const EXPERT: [Group; 3] = [Group::Weights, Group::Seeding, Group::DrawnUp];

/// A group of settings that is said in a few words.
struct Line {
    group: Group,
    /// The first of its fields, which names it in addresses.
    key: &'static str,
    /// What it is about, for who hears the link alone.
    what: String,
    /// HTML.
    said: String,
    /// Whether a preset that is tried says something else than what stands.
    differs: bool,
}

struct Section {
    heading: String,
    lines: Vec<Line>,
    /// Whether it is for experts, so that it is folded.
    folded: bool,
}

impl Section {
    /// Whether it says who meets whom.
    fn draws(&self) -> bool {
        self.lines.iter().any(|line| line.group == Group::System)
    }
}

#[derive(Template)]
#[template(path = "organiser/settings.html")]
struct SettingsPage {
    t: Lang,
    page: Page,
    form: Form,
    /// The group whose form is open.
    open: Option<Group>,
    sections: Vec<Section>,
    systems: Words,
    federations: Words,
    overtimes: Words,
    criteria: Words,
    preset: Form,
    tried: bool,
    drawn: bool,
    /// What follows from a change of the open group.
    follows: Vec<String>,
    /// Where it stands how teams meet and are placed, if the event has teams.
    teams: Option<String>,
    save: String,
    home: String,
}

/// The page with one group open, or none, and what was chosen of the presets.
fn view(page: Page, event: &Event, open: Option<Group>, form: Form, preset: Form) -> SettingsPage {
    let t = page.t;
    let now = &event.snapshot.tournament;
    let tried = tried(&preset, &now.settings);
    let shown = tried.as_ref().unwrap_or(&now.settings);
    let section = |(key, groups): (&str, &[Group])| Section {
        heading: t.text(key),
        lines: groups.iter().map(|one| line(t, now, shown, *one)).collect(),
        folded: groups == EXPERT,
    };
    SettingsPage {
        t,
        sections: SECTIONS.map(section).into(),
        systems: system_answers(t),
        federations: federation_answers(t),
        overtimes: overtime_answers(t),
        criteria: criterion_answers(t),
        tried: tried.is_some(),
        drawn: !now.rounds.is_empty(),
        follows: open.map(|open| follows(t, now, open)).unwrap_or_default(),
        save: match undrawn(now).filter(|_| open.is_some_and(of_the_draw)) {
            Some(round) if round.0 > 1 => t.with("settings-save-from", [("round", round)]),
            _ => t.text("save"),
        },
        teams: now.teams.meet().then(|| event.path("/teams#rules")),
        home: event.path("/settings"),
        page: frame(page, event).titled(t.text("way-settings")),
        open,
        form,
        preset,
    }
}

fn line(t: Lang, now: &Tournament, shown: &Settings, group: Group) -> Line {
    let usual = |of: &Settings| preset(of.system, Federation::Egf, &of.name, of.begins);
    let says = |of: &Settings| said(t, of, &usual(of), group);
    let (key, what) = match Setting::all().find(|setting| setting.group == group) {
        Some(first) => (first.key, t.text(first.label)),
        None => ("placement_1", t.text("settings-placement")),
    };
    let said = says(shown);
    Line { group, key, what, differs: said != says(&now.settings), said }
}

/// Whether a group tells the draw what to do, so that it counts from the next draw on.
fn of_the_draw(group: Group) -> bool {
    let draw = [Group::Handicap, Group::System, Group::Apart];
    draw.contains(&group) || EXPERT.contains(&group)
}

/// The first round that is not drawn.
fn undrawn(now: &Tournament) -> Option<RoundNo> {
    (1..=now.settings.rounds).map(RoundNo).find(|no| now.round(*no).is_none())
}

fn follows(t: Lang, now: &Tournament, group: Group) -> Vec<String> {
    let key = match group {
        Group::Event => "settings-follow-names",
        Group::Seen if first_start(now).is_some() => "settings-zone-timetable",
        Group::Rules | Group::Time => "settings-follow-print",
        Group::Worth | Group::Placement | Group::Season => "settings-follow-places",
        group if of_the_draw(group) && now.rounds.is_empty() => "settings-follow-first",
        group if of_the_draw(group) => "settings-follow-drawn",
        _ => return Vec::new(),
    };
    vec![t.text(key)]
}

impl SettingsPage {
    /// The settings of a group as fields.
    fn controls(&self, group: &Group) -> Controls<'_> {
        Controls::of(self.t, &self.form, &[*group])
    }

    fn is_open(&self, line: &Line) -> bool {
        self.open == Some(line.group)
    }

    /// The classes of a sentence besides its own.
    fn marks(&self, line: &Line) -> &'static str {
        if line.differs { " differs" } else { "" }
    }

    fn unfolded(&self, section: &Section) -> bool {
        section.lines.iter().any(|line| self.is_open(line) || line.differs)
    }

    /// The chosen criteria in order: the name of the field, what stands in it, and its words.
    fn placement(&self) -> Vec<OrderedRow> {
        let words = |chosen: &str| {
            let known = self.criteria.iter().find(|(name, _)| *name == chosen);
            known.map_or_else(|| chosen.to_owned(), |(_, words)| words.clone())
        };
        PLACEMENT.rows(&self.form, words)
    }

    /// The field for one criterion more, if there is room for one.
    fn one_more(&self) -> Option<String> {
        PLACEMENT.one_more(&self.form)
    }
}

/// The criteria, the first first.
const PLACEMENT: Ordered = Ordered { name: "placement", most: MOST_CRITERIA };

fn shown_of(settings: &Settings, group: Option<Group>) -> Form {
    Form::filled(fields_of_group(settings, group))
}

/// The settings as they stand, with `?change=…` a group of them open, by one of its fields; with
/// `?system=…&federation=…` as that preset would have them, not saved.
pub async fn show(page: Page, event: Event, request: HttpRequest) -> Answer {
    let query = Form::of_query(&request);
    let stands = &event.snapshot.tournament.settings;
    let open = group_of(query.value("change"));
    if query.value("federation").is_empty() {
        let choice = Form::filled([("system", stands.system.name())]);
        return render(&view(page, &event, open, shown_of(stands, open), choice));
    }
    match tried(&query, stands) {
        Some(usual) => {
            let form = shown_of(&usual, None).instead_of(&shown_of(stands, None));
            render(&view(page, &event, None, form, query))
        }
        None => {
            let wrong = query.refused("federation", Sentence::new("fault-choice"));
            render_wrong(&view(page, &event, None, Form::empty(), wrong))
        }
    }
}

/// The preset that was chosen, with what belongs to this event and to no preset.
fn tried(choice: &Form, event: &Settings) -> Option<Settings> {
    let system = System::named(choice.value("system"))?;
    let federation = Federation::named(choice.value("federation"))?;
    let mut settings = Settings {
        draw: event.draw.clone(),
        prizes: event.prizes.clone(),
        refereeing: event.refereeing.clone(),
        reporting: event.reporting.clone(),
        home: event.home.clone(),
        carried: event.carried.clone(),
        board_size: event.board_size,
        ..preset(system, federation, &event.name, event.begins)
    };
    for setting in Setting::all().filter(|one| Group::OF_THE_EVENT.contains(&one.group)) {
        setting.put(&mut settings, setting.get(event));
    }
    Some(settings)
}

/// Changes the settings of the group whose form was sent, or all of them by a preset.
pub async fn change(act: Act) -> Answer {
    let open = group_of(act.form.value(PART));
    let stands = &act.event.snapshot.tournament;
    let choice = Form::filled([("system", stands.settings.system.name())]);
    if let Some(rearranged) = PLACEMENT.rearranged(&act.form) {
        return render(&view(act.page, &act.event, open, rearranged, choice));
    }
    let saved = match act.form.parse::<SettingsForm>() {
        Ok(typed) => saved(act.page.t, stands, typed.put_into(&stands.settings).zone),
        Err(wrong) => return render_wrong(&view(act.page, &act.event, open, wrong, choice)),
    };
    let kept = move |now: &Tournament| fields_of_group(&now.settings, open);
    let put = |typed: SettingsForm, now: &Tournament| typed.put_into(&now.settings);
    match act.edit_settings(kept, put).await? {
        Ok(()) => act.done("/settings", saved),
        Err(wrong) => render_wrong(&view(act.page, &act.event, open, wrong, choice)),
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
