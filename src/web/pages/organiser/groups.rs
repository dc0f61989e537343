use crate::web::prelude::*;
use pairing::{GroupPlan, StartingGroup, preview};

struct Group {
    title: String,
    size: usize,
    members: Vec<(String, String)>,
}

#[derive(Template)]
#[template(path = "organiser/groups.html")]
struct Groups {
    cx: Page,
    form: Form,
    action: String,
    players: usize,
    waiting: usize,
    by_score: bool,
    drawn: bool,
    tried: bool,
    largest: usize,
    teams: String,
    groups: Vec<Group>,
}

/// An empty field keeps the limit of the settings.
struct Limits {
    floor: Option<Rank>,
    bar: Option<Rank>,
}

impl FromForm for Limits {
    fn from_form(reader: &mut Reader<'_>) -> Option<Self> {
        let floor = reader.read_if_any("floor", str::parse::<Rank>);
        let bar = reader.read_if_any("bar", str::parse::<Rank>);
        let (floor, bar) = (floor?, bar?);
        if floor.zip(bar).is_some_and(|(floor, bar)| floor > bar) {
            reader.refuse("floor", Sentence::new("fault-floor-above-bar"));
        }
        Some(Self { floor, bar })
    }
}

/// `?floor=` and `?bar=` try other limits without saving them.
pub async fn show(page: Page, state: Data<State>, event: Event, request: HttpRequest) -> Answer {
    let limits = event.snapshot.tournament.settings.mcmahon;
    let asked = Form::of_query(&request);
    let tried = !asked.value("floor").is_empty() || !asked.value("bar").is_empty();
    let stands = Form::filled(limits_of(limits));
    let form = if tried { asked.instead_of(&stands) } else { stands };
    match form.parse() {
        Ok(Limits { floor, bar }) => {
            let plan = GroupPlan { floor, bar, ..GroupPlan::default() };
            state.render(move |_| Ok(view(page, &event, form, &plan))).await
        }
        Err(form) => {
            let nothing = GroupPlan::default();
            state.render_wrong(move |_| Ok(view(page, &event, form, &nothing))).await
        }
    }
}

fn limits_of(limits: McMahon) -> Fields {
    let fields = [("floor", limits.floor), ("bar", limits.bar)];
    fields.map(|(name, rank)| (name.to_owned(), rank.to_string())).into()
}

fn view(page: Page, event: &Event, form: Form, plan: &GroupPlan) -> Groups {
    let t = page.t;
    let tournament = &event.snapshot.tournament;
    let limits = tournament.settings.mcmahon;
    let groups: Vec<_> =
        preview(tournament, plan).iter().map(|group| shown(t, tournament, group)).collect();
    let differs = |tried: Option<Rank>, is: Rank| tried.is_some_and(|tried| tried != is);
    Groups {
        cx: frame(page, event).titled(t.text("groups-title")),
        form,
        action: event.path("/groups"),
        players: tournament.participants(RoundNo(1)).count(),
        waiting: tournament.entries.iter().filter(|entry| !entry.is_final()).count(),
        by_score: tournament.settings.system == System::McMahon,
        drawn: tournament.round(RoundNo(1)).is_some_and(|round| !round.boards.is_empty()),
        tried: differs(plan.floor, limits.floor) || differs(plan.bar, limits.bar),
        teams: event.path("/teams"),
        largest: groups.iter().map(|group| group.size).max().unwrap_or(1),
        groups,
    }
}

fn shown(t: Lang, tournament: &Tournament, group: &StartingGroup) -> Group {
    let title = match (tournament.settings.system, tournament.settings.categories.count()) {
        (System::McMahon, 1) => t.with("draft-group", [("score", group.score)]),
        (System::McMahon, _) => t.with(
            "draft-group-category",
            (("category", group.category + 1), ("score", group.score)),
        ),
        (_, 1) => t.text("groups-everybody"),
        _ => t.with("groups-category", [("category", group.category + 1)]),
    };
    let member = |id| {
        let entry = tournament.entry(id)?;
        let corrected = match entry.correction {
            0 => t.rank(entry.rank),
            by => format!("{} {}", t.rank(entry.rank), t.decimals(&format!("({by:+})"))),
        };
        Some((t.person(entry), corrected))
    };
    let members = group.members.iter().filter_map(|id| member(*id)).collect();
    Group { title, size: group.size(), members }
}

pub async fn apply(act: Act) -> Answer {
    let put = |limits: Limits, now: &Tournament| {
        let mut settings = now.settings.clone();
        settings.mcmahon.floor = limits.floor.unwrap_or(settings.mcmahon.floor);
        settings.mcmahon.bar = limits.bar.unwrap_or(settings.mcmahon.bar);
        settings
    };
    match act.edit_settings(|now| limits_of(now.settings.mcmahon), put).await? {
        Ok(()) => act.done("/groups", Sentence::new("groups-applied")),
        Err(form) => again(act, form).await,
    }
}

async fn again(act: Act, form: Form) -> Answer {
    let (page, event, nothing) = (act.cx.page, act.cx.event, GroupPlan::default());
    act.cx.state.render_wrong(move |_| Ok(view(page, &event, form, &nothing))).await
}
