use crate::web::prelude::*;
use pairing::{GroupPlan, StartingGroup, preview};

#[derive(Template)]
#[template(path = "organiser/groups.html")]
struct Groups {
    cx: Cx,
    form: Form,
    /// With the limits that are tried.
    plan: GroupPlan,
    groups: Vec<StartingGroup>,
}

impl Groups {
    fn of(cx: Cx, form: Form, plan: GroupPlan) -> Self {
        let groups = preview(cx.tournament(), &plan);
        Self { cx: cx.headed("groups-title"), form, plan, groups }
    }

    fn waiting(&self) -> usize {
        self.cx.tournament().entries.iter().filter(|entry| !entry.is_final()).count()
    }

    fn is_drawn(&self) -> bool {
        self.cx.tournament().round(RoundNo(1)).is_some_and(|round| !round.boards.is_empty())
    }

    fn is_tried(&self) -> bool {
        let limits = self.cx.tournament().settings.mcmahon;
        let differs = |tried: Option<Rank>, is: Rank| tried.is_some_and(|tried| tried != is);
        differs(self.plan.floor, limits.floor) || differs(self.plan.bar, limits.bar)
    }

    fn largest(&self) -> usize {
        self.groups.iter().map(StartingGroup::size).max().unwrap_or(1)
    }

    fn category(&self, group: &StartingGroup) -> usize {
        group.category + 1
    }

    fn members(&self, group: &StartingGroup) -> Vec<&Entry> {
        group.members.iter().filter_map(|id| self.cx.tournament().entry(*id)).collect()
    }

    /// The rank, with the correction of the score.
    fn strength(&self, entry: &Entry) -> String {
        let rank = self.cx.rank(entry.rank);
        match entry.correction {
            0 => rank,
            by => format!("{rank} {}", self.cx.decimals(&format!("({by:+})"))),
        }
    }
}

impl FromForm for GroupPlan {
    /// An empty field keeps the limit of the settings.
    fn from_form(reader: &mut Reader<'_>) -> Option<Self> {
        let floor = reader.read_if_any("floor", str::parse::<Rank>);
        let bar = reader.read_if_any("bar", str::parse::<Rank>);
        let (floor, bar) = (floor?, bar?);
        if floor.zip(bar).is_some_and(|(floor, bar)| floor > bar) {
            reader.refuse("floor", Sentence::new("fault-floor-above-bar"));
        }
        Some(Self { floor, bar, ..Self::default() })
    }
}

fields! {
    LIMITS: McMahon { floor: Parsed; bar: Parsed; }
}

/// `?floor=` and `?bar=` try other limits without saving them.
#[route("GET", "/t/{slug}/groups", Organiser)]
async fn show(cx: Cx) -> Answer {
    let asked = cx.query.clone();
    let tried = !asked.value("floor").is_empty() || !asked.value("bar").is_empty();
    let stands = Form::filled(filled_fields(LIMITS, &cx.tournament().settings.mcmahon));
    let form = if tried { asked.instead_of(&stands) } else { stands };
    match form.parse() {
        Ok(plan) => cx.rendered(move |cx, _| Ok(Groups::of(cx, form, plan))).await,
        Err(wrong) => Err(WebError::again(&Groups::of(cx, wrong, GroupPlan::default()))),
    }
}

#[route("POST", "/t/{slug}/groups", Organiser)]
async fn apply(act: Act) -> Answer {
    let put = |limits: GroupPlan, now: &Tournament| {
        let mut settings = now.settings.clone();
        settings.mcmahon.floor = limits.floor.unwrap_or(settings.mcmahon.floor);
        settings.mcmahon.bar = limits.bar.unwrap_or(settings.mcmahon.bar);
        settings
    };
    let kept = |now: &Tournament| filled_fields(LIMITS, &now.settings.mcmahon);
    let again = |form| Groups::of(act.cx.clone(), form, GroupPlan::default());
    act.save_settings(kept, put, again).await?;
    act.done("/groups", Sentence::new("groups-applied"))
}
