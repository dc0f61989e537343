//! Settings of a tournament, shown as sentences. One group at a time is opened and changed.

use crate::web::prelude::*;
use crate::web::views::settings::{
    SettingsForm, criterion_answers, federation_answers, fields_of_group, group_of, group_text,
    overtime_answers, system_answers,
};

use super::timetable::length;
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
    /// A CSS class, if the preset that is tried says something else than the saved settings.
    differs: &'static str,
}

#[derive(Template)]
#[template(path = "organiser/settings.html")]
struct SettingsPage {
    cx: Cx,
    form: Form,
    open: Option<Group>,
    /// System and federation, and the settings of that preset, if it is tried.
    preset: Form,
    tried: Option<Settings>,
}

impl SettingsPage {
    fn of(cx: &Cx, open: Option<Group>, form: Form, preset: Option<Form>) -> Self {
        let settings = &cx.tournament().settings;
        let usual = || Form::filled([("system", settings.system.name())]);
        let preset = preset.unwrap_or_else(usual);
        let tried = preset_settings(&preset, settings);
        Self { cx: cx.clone().headed("way-settings"), form, open, preset, tried }
    }

    fn lines(&self, groups: &[Group]) -> Vec<Line> {
        let (t, now) = (self.cx.t, &self.cx.tournament().settings);
        let line = |&group: &Group| {
            let usual = |of: &Settings| preset(of.system, Federation::Egf, &of.name, of.begins);
            let says = |of: &Settings| {
                let of = of_teams(&self.cx.tournament().teams, of, group);
                match self.cx.tournament().teams.meet() && group == Group::System {
                    true => self.of_matches(),
                    false => group_text(t, &of, &usual(&of), group),
                }
            };
            let (key, what) = match Setting::all().find(|setting| setting.group == group) {
                Some(first) => (first.name, t.text(first.label)),
                None => ("placement_1", t.text("settings-placement")),
            };
            let said = says(self.tried.as_ref().unwrap_or(now));
            let differs = if said == says(now) { "" } else { " differs" };
            Line { group, key, what, said, differs }
        };
        groups.iter().map(line).collect()
    }

    /// How teams are drawn, in HTML.
    fn of_matches(&self) -> String {
        let system = self.cx.tournament().teams.system.name();
        let system = self.cx.text(&format!("team-system-{system}"));
        marked(&self.cx.with("settings-said-teams", [("system", system)]))
    }

    fn unfolded(&self, lines: &[Line]) -> bool {
        lines.iter().any(|line| self.is_open(line) || !line.differs.is_empty())
    }

    fn is_open(&self, line: &Line) -> bool {
        self.open == Some(line.group)
    }

    fn controls(&self, line: &Line) -> Controls<'_> {
        Controls::of(self.cx.t, &self.form, &[line.group])
    }

    /// What the button says that saves the open group.
    fn save(&self) -> String {
        let now = self.cx.tournament();
        let undrawn = (1..=now.settings.rounds).map(RoundNo).find(|no| now.round(*no).is_none());
        let plays = current_round(now).is_some_and(|round| round.pending().next().is_some());
        let from = match self.open {
            Some(group) if of_the_draw(group) => undrawn,
            Some(Group::Rules | Group::Time) if !plays => next_round(now),
            _ => None,
        };
        match from {
            Some(round) if round.0 > 1 => self.cx.with("settings-save-from", [("round", round)]),
            _ => self.cx.text("save"),
        }
    }

    /// What follows from a change of the open group.
    fn follows(&self) -> Vec<String> {
        let (cx, now) = (&self.cx, self.cx.tournament());
        let Some(group) = self.open else { return Vec::new() };
        let key = match group {
            Group::Event | Group::Rooms | Group::Shown => "settings-follow-names",
            Group::Seen if first_start(now).is_some() => "settings-zone-timetable",
            Group::Rules | Group::Time => "settings-follow-print",
            Group::Worth | Group::Placement | Group::Season => "settings-follow-places",
            Group::Reports | Group::Skip => "settings-follow-players",
            group if of_the_draw(group) && now.rounds.is_empty() => "settings-follow-first",
            group if of_the_draw(group) => "settings-follow-drawn",
            _ => "settings-follow-names",
        };
        let (game, time) = (matches!(group, Group::Rules | Group::Time), group == Group::Time);
        let next = next_round(now);
        let open = current_round(now).map(|round| (round.no, round.pending().count()));
        let open = open.filter(|(_, n)| game && *n > 0);
        let drafted = next.and_then(|no| now.round(no)).filter(|round| !round.boards.is_empty());
        let drafted = drafted.filter(|_| of_the_draw(group));
        let start = |no| now.clock(RoundNo(no)).start();
        let gap = |no: RoundNo| Some((no, (start(no.0)? - start(no.0 - 1)?).num_minutes()));
        let gap = next.and_then(gap).filter(|(_, n)| time && (1..=600).contains(n));
        let hours = group == Group::Event && first_start(now).is_some();
        let said = [
            open.map(|(no, n)| cx.with("settings-follow-open", (("round", no), ("n", n)))),
            drafted.map(|round| cx.with("settings-follow-draft", [("round", round.no)])),
            time.then(|| cx.with("settings-follow-length", [("minutes", length(now))])),
            gap.map(|(no, n)| cx.with("settings-follow-gap", (("round", no), ("minutes", n)))),
            hours.then(|| cx.text("settings-follow-hours")),
        ];
        said.into_iter().flatten().chain([cx.text(key)]).collect()
    }
}

/// Settings as they hold at the boards of matches, where teams meet.
fn of_teams(teams: &Teams, settings: &Settings, group: Group) -> Settings {
    let mut of = settings.clone();
    if teams.meet() && group == Group::Handicap {
        of.handicap.basis = HandicapBasis::Rank;
        of.handicap.ceiling = if teams.handicaps { of.handicap.ceiling } else { 0 };
    }
    of
}

/// Whether a change counts from the next draw on.
fn of_the_draw(group: Group) -> bool {
    let draw = [Group::Handicap, Group::System, Group::Apart];
    draw.contains(&group) || EXPERT.contains(&group)
}

const PLACEMENT: Ordered = Ordered { name: "placement", most: MOST_CRITERIA };

fn shown_of(settings: &Settings, group: Option<Group>) -> Form {
    Form::filled(fields_of_group(settings, group))
}

/// `?change=…` opens the group of that field. `?system=…&federation=…` shows the settings of that preset without saving
/// them.
#[route("GET", "/t/{slug}/settings", Organiser)]
async fn show(cx: Cx) -> Answer {
    let (query, stands) = (cx.query.clone(), &cx.tournament().settings);
    if query.value("federation").is_empty() {
        let open = group_of(query.value("change"));
        return render(&SettingsPage::of(&cx, open, shown_of(stands, open), None));
    }
    match preset_settings(&query, stands) {
        Some(usual) => {
            let form = shown_of(&usual, None).instead_of(&shown_of(stands, None));
            render(&SettingsPage::of(&cx, None, form, Some(query)))
        }
        None => {
            let wrong = query.refused("federation", Sentence::new("fault-choice"));
            Err(WebError::again(&SettingsPage::of(&cx, None, Form::empty(), Some(wrong))))
        }
    }
}

/// The chosen preset, with the settings that belong to the event and to no preset.
fn preset_settings(choice: &Form, event: &Settings) -> Option<Settings> {
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
#[route("POST", "/t/{slug}/settings", Organiser)]
async fn change(act: Act) -> Answer {
    let open = group_of(act.form.value(PART));
    let again = |form| SettingsPage::of(&act, open, form, None);
    if let Some(rearranged) = PLACEMENT.rearranged(&act.form) {
        return render(&again(rearranged));
    }
    let (typed, stands) = (act.parse::<SettingsForm, _>(again)?, act.tournament());
    let saved = saved(act.t, stands, typed.put_into(&stands.settings).zone);
    let kept = move |now: &Tournament| fields_of_group(&now.settings, open);
    let put = |typed: SettingsForm, now: &Tournament| typed.put_into(&now.settings);
    act.save_settings(kept, put, again).await?;
    act.done("/settings", saved)
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
