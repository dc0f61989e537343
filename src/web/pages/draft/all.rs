//! Round robin: all rounds, shown before they are drawn, then drawn and published at once.

use crate::web::prelude::*;
use crate::web::views::namesakes::told_apart;
use service::{AllRounds, all_drawn, rounds_of};

/// In days.
const MOST_DAYS: u32 = 366;

struct Planned {
    no: RoundNo,
    window: String,
    pairs: Vec<[String; 2]>,
}

#[derive(Template)]
#[template(path = "draft/all.html")]
struct AllPage {
    cx: Page,
    form: Form,
    /// Hidden fields: exactly what was shown is drawn.
    kept: Vec<(&'static str, String)>,
    rounds: Vec<Planned>,
    /// Which colour is named first: `Black – White`. Empty for teams, whose colours alternate by board.
    colors: String,
    /// Says that the placement criteria change; empty if they do not.
    criteria: String,
    /// Whether teams meet; their system then sets how often.
    teams: bool,
    refused: String,
    drawn: Option<(usize, usize)>,
    here: String,
    draft: String,
}

struct Typed {
    double: bool,
    seed: u64,
    first: Option<NaiveDate>,
    days: u32,
}

impl FromForm for Typed {
    fn from_form(reader: &mut Reader<'_>) -> Option<Self> {
        let first = match reader.typed("first").trim() {
            "" => Some(None),
            _ => reader.date("first").map(Some),
        };
        let days = match (first, reader.typed("days").trim()) {
            (Some(None), "") => Some(1),
            _ => reader.number("days", 1..=MOST_DAYS),
        };
        let seed = reader.typed("seed").parse().ok();
        let now = || Utc::now().timestamp_micros().unsigned_abs();
        let (double, seed) = (reader.ticked("double"), seed.unwrap_or_else(now));
        Some(Self { double, seed, first: first?, days: days? })
    }
}

impl Typed {
    /// Everything but the seed, to compare with what was shown.
    fn choice(&self) -> String {
        format!("{} {:?} {}", self.double, self.first, self.days)
    }

    /// As the service takes it: consecutive windows in the event's time zone.
    fn asked(&self, tournament: &Tournament) -> AllRounds {
        let day = |n: usize| {
            let days = n as u64 * u64::from(self.days);
            let day = self.first?.checked_add_days(Days::new(days))?.and_time(NaiveTime::MIN);
            Some(from_local_time(tournament.settings.zone, day))
        };
        let window = |n: usize| {
            let (from, next) = (day(n)?, day(n + 1)?);
            Some(RoundWindow { from, until: next.checked_sub_signed(TimeDelta::minutes(1))? })
        };
        let windows = (0..rounds_of(tournament, self.double)).map_while(window).collect();
        AllRounds { double: self.double, seed: self.seed, windows }
    }
}

pub async fn show(page: Page, event: Event, request: HttpRequest) -> Answer {
    let double = event.snapshot.tournament.settings.draw.leagues.iter().any(|league| league.double);
    let query = match request.query_string() {
        "" if double => Form::filled([("double", "yes")]),
        _ => Form::of_query(&request),
    };
    match query.parse::<Typed>() {
        Ok(typed) => render(&view(page, &event, query, Some(&typed))),
        Err(wrong) => render_wrong(&view(page, &event, wrong, None)),
    }
}

fn view(page: Page, event: &Event, form: Form, typed: Option<&Typed>) -> AllPage {
    let t = page.t;
    let tournament = &event.snapshot.tournament;
    let boards = || tournament.rounds.iter().flat_map(|round| &round.boards);
    let played = boards().filter(|board| !board.ending.is_pending()).count();
    let mut view = AllPage {
        cx: frame(page, event).titled(t.text("all-rounds-title")),
        form,
        kept: Vec::new(),
        rounds: Vec::new(),
        colors: String::new(),
        criteria: String::new(),
        teams: tournament.teams.meet(),
        refused: String::new(),
        drawn: (!tournament.rounds.is_empty()).then_some((tournament.rounds.len(), played)),
        here: event.path("/draft/all"),
        draft: event.path("/draft"),
    };
    let Some(typed) = typed.filter(|_| view.drawn.is_none()) else { return view };
    match all_drawn(tournament, &typed.asked(tournament)) {
        Ok(after) => {
            if !view.teams {
                view.colors = format!("{} – {}", t.color(Color::Black), t.color(Color::White));
            }
            if after.settings.placement != tournament.settings.placement {
                let names = after.settings.placement.iter().map(ToString::to_string);
                let names: Vec<String> = names.collect();
                view.criteria = t.with("all-rounds-criteria", [("criteria", t.listed(&names))]);
            }
            view.rounds = rounds(t, &after);
        }
        Err(ServiceError::Refused(why)) => {
            view.refused = t.sentence(&refusal_in(t, tournament, &why));
        }
        Err(error) => view.refused = error.to_string(),
    }
    view.kept = vec![("seed", typed.seed.to_string()), ("shown", typed.choice())];
    view
}

fn rounds(t: Lang, after: &Tournament) -> Vec<Planned> {
    let name = |id| after.entry(id).map(|entry| told_apart(t, after, entry)).unwrap_or_default();
    let team = |no| after.teams.team(no).map(|team| team.name.clone()).unwrap_or_default();
    let pairs = |round: &Round| -> Vec<[String; 2]> {
        let boards = round.boards.iter().map(|b| (name(b.black), name(b.white)));
        let matches = round.teams.matches.iter().map(|one| (team(one.first), team(one.second)));
        let pairs: Vec<_> = match round.teams.matches.is_empty() {
            true => boards.collect(),
            false => matches.collect(),
        };
        pairs.into_iter().map(|(one, other)| [one, other]).collect()
    };
    let planned = |round: &Round| Planned {
        no: round.no,
        window: after.clock(round.no).window.map(|w| window_words(t, w)).unwrap_or_default(),
        pairs: pairs(round),
    };
    after.rounds.iter().map(planned).collect()
}

/// Shows a preview, draws and publishes what was shown, or takes all rounds back.
pub async fn change(act: Act) -> Answer {
    if act.form.value("act") == "take-back" {
        let done = act.blocking(|service, id, by| service.take_all_rounds_back(id, by)).await;
        return match done {
            Ok(_) => act.done("/draft/all", Sentence::new("all-rounds-taken-back")),
            Err(error) => act.refused("/draft/all", error),
        };
    }
    let typed = match act.form.parse::<Typed>() {
        Ok(typed) => typed,
        Err(wrong) => return render_wrong(&view(act.cx.page, &act.cx.event, wrong, None)),
    };
    if act.form.value("act") == "show" {
        return render(&view(act.cx.page, &act.cx.event, act.form, Some(&typed)));
    }
    if act.form.has("shown") && act.form.value("shown") != typed.choice() {
        let again = act.form.refused("", Sentence::new("all-rounds-look-again"));
        return render_wrong(&view(act.cx.page, &act.cx.event, again, Some(&typed)));
    }
    let asked = typed.asked(&act.cx.event.snapshot.tournament);
    let drawn =
        if act.cx.event.is_hidden() { "all-rounds-drawn-unseen" } else { "all-rounds-drawn" };
    match act.blocking(move |service, id, by| service.draw_all_rounds(id, by, &asked)).await {
        Ok(_) => act.done("/rounds/1", Sentence::new(drawn)),
        Err(error) => act.refused("/draft/all", error),
    }
}
