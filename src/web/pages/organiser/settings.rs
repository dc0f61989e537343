//! Settings of a tournament, shown as sentences. One group at a time is opened and changed.

use crate::web::prelude::*;
use crate::web::views::settings::{
    SettingsForm, Words, criterion_answers, federation_answers, fields_of_group, group_of,
    overtime_answers, said, system_answers,
};

use SettingGroup as Group;

/// Sections of the page: message of the heading, and groups. The last section is folded.
const SECTIONS: [(&str, &[Group]); 6] = [
    ("settings-event", &[Group::Event, Group::Seen, Group::Rooms]),
    ("settings-play", &[Group::Rules, Group::Time, Group::Handicap]),
    ("settings-system", &[Group::System, Group::Apart, Group::Skip, Group::Season]),
    ("settings-places", &[Group::Worth, Group::Placement]),
    ("front-results", &[Group::Reports, Group::Shown]),
    ("settings-expert", &EXPERT),
];

const EXPERT: [Group; 3] = [Group::Weights, Group::Seeding, Group::DrawnUp];

struct Line {
    group: Group,
    /// First field of the group, which names it in addresses.
    key: &'static str,
    /// Label for screen readers, which may read the link alone.
    what: String,
    /// HTML.
    said: String,
    /// Whether the preset that is tried says something else than the saved settings.
    differs: bool,
}

struct Section {
    heading: String,
    lines: Vec<Line>,
    folded: bool,
}

impl Section {
    fn draws(&self) -> bool {
        self.lines.iter().any(|line| line.group == Group::System)
    }
}

#[derive(Template)]
#[template(path = "organiser/settings.html")]
struct SettingsPage {
    cx: Page,
    form: Form,
    open: Option<Group>,
    sections: Vec<Section>,
    systems: Words,
    federations: Words,
    overtimes: Words,
    criteria: Words,
    preset: Form,
    tried: bool,
    drawn: bool,
    follows: Vec<String>,
    /// Page on how teams meet and are placed; `None` if they do not meet.
    teams: Option<String>,
    save: String,
    home: String,
}

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
        cx: frame(page, event).titled(t.text("way-settings")),
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

/// Whether a change counts from the next draw on.
fn of_the_draw(group: Group) -> bool {
    let draw = [Group::Handicap, Group::System, Group::Apart];
    draw.contains(&group) || EXPERT.contains(&group)
}

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
    fn controls(&self, group: &Group) -> Controls<'_> {
        Controls::of(self.cx.t, &self.form, &[*group])
    }

    fn is_open(&self, line: &Line) -> bool {
        self.open == Some(line.group)
    }

    /// Additional CSS classes of a sentence.
    fn marks(&self, line: &Line) -> &'static str {
        if line.differs { " differs" } else { "" }
    }

    fn unfolded(&self, section: &Section) -> bool {
        section.lines.iter().any(|line| self.is_open(line) || line.differs)
    }

    /// The chosen criteria in order: field, value, label.
    fn placement(&self) -> Vec<OrderedRow> {
        let words = |chosen: &str| {
            let known = self.criteria.iter().find(|(name, _)| *name == chosen);
            known.map_or_else(|| chosen.to_owned(), |(_, words)| words.clone())
        };
        PLACEMENT.rows(&self.form, words)
    }

    /// Field for another criterion, if there is room.
    fn one_more(&self) -> Option<String> {
        PLACEMENT.one_more(&self.form)
    }
}

const PLACEMENT: Ordered = Ordered { name: "placement", most: MOST_CRITERIA };

fn shown_of(settings: &Settings, group: Option<Group>) -> Form {
    Form::filled(fields_of_group(settings, group))
}

/// `?change=…` opens the group of that field. `?system=…&federation=…` shows the settings of that preset without saving
/// them.
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

/// The chosen preset, with the settings that belong to the event and to no preset.
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

/// Changes one group, or all settings by a preset.
pub async fn change(act: Act) -> Answer {
    let open = group_of(act.form.value(PART));
    let stands = &act.cx.event.snapshot.tournament;
    let choice = Form::filled([("system", stands.settings.system.name())]);
    if let Some(rearranged) = PLACEMENT.rearranged(&act.form) {
        return render(&view(act.cx.page, &act.cx.event, open, rearranged, choice));
    }
    let saved = match act.form.parse::<SettingsForm>() {
        Ok(typed) => saved(act.cx.page.t, stands, typed.put_into(&stands.settings).zone),
        Err(wrong) => return render_wrong(&view(act.cx.page, &act.cx.event, open, wrong, choice)),
    };
    let kept = move |now: &Tournament| fields_of_group(&now.settings, open);
    let put = |typed: SettingsForm, now: &Tournament| typed.put_into(&now.settings);
    match act.edit_settings(kept, put).await? {
        Ok(()) => act.done("/settings", saved),
        Err(wrong) => render_wrong(&view(act.cx.page, &act.cx.event, open, wrong, choice)),
    }
}

/// A new time zone keeps the moments of the timetable, so the message says how the clock times change.
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

fn first_start(tournament: &Tournament) -> Option<(RoundNo, NaiveDateTime)> {
    let mut rounds = (1..=tournament.settings.rounds).map(RoundNo);
    rounds.find_map(|no| Some((no, tournament.clock(no).starts?)))
}
