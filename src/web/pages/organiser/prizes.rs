//! Prizes of an event and their winners.

use crate::web::prelude::*;
use crate::web::views::prizes::given;
use crate::web::views::words::which;
use standings::places_within;

/// Empty kinds of prizes in the form, after those in use.
const SPARE: usize = 3;

/// Longest text for one prize, in characters.
const LONGEST: usize = 200;

/// Groups to choose from; those that need no detail come first.
const GROUPS: [&str; 9] =
    ["all", "dan", "kyu", "women", "youth", "ranks", "category", "club", "country"];

struct Order {
    title: String,
    lines: Vec<(u32, String)>,
}

struct Names {
    n: usize,
    of: String,
    group: String,
    detail: String,
    prizes: String,
    name: String,
}

impl Names {
    fn of(n: usize) -> Self {
        let [of, group, detail, prizes, name] =
            ["of", "group", "detail", "prizes", "name"].map(|field| format!("{field}_{n}"));
        Self { n, of, group, detail, prizes, name }
    }
}

#[derive(Template)]
#[template(path = "organiser/prizes.html")]
struct PrizesPage {
    cx: Page,
    form: Form,
    event: String,
    through: RoundNo,
    of: i32,
    open: usize,
    unsaid: bool,
    given: Vec<GivenPrize>,
    orders: Vec<Order>,
    kinds: Vec<Names>,
    winners: Vec<(String, String)>,
    groups: Vec<(String, String)>,
}

fn view(page: Page, event: &Event, form: Form) -> PrizesPage {
    let t = page.t;
    let tournament = &event.snapshot.tournament.public();
    let through = tournament.last_public_round().unwrap_or(RoundNo(0));
    let standings = listed_standings(tournament, through);
    let rules = &tournament.settings.prizes;
    let awards = prizes(tournament, &standings);
    let given = awards.iter().rev().map(|award| given(t, tournament, rules, award)).collect();
    let mut seen: Vec<&Group> = Vec::new();
    for kind in &rules.kinds {
        if !seen.contains(&&kind.group) {
            seen.push(&kind.group);
        }
    }
    let order = |group: &&Group| Order {
        title: which(t, group),
        lines: places_within(tournament, &standings, group)
            .into_iter()
            .map(|(entry, place)| (place, event.name(t, entry)))
            .collect(),
    };
    let shown = (rules.kinds.len() + SPARE).min(PrizeRules::MOST);
    let none = (String::new(), t.text("prizes-of-none"));
    let winner = |of: &str| (of.to_owned(), t.text(&format!("prizes-of-{of}")));
    let teams = !tournament.teams.list.is_empty();
    let there = |of: &&str| teams || *of != PrizeFor::Teams.name();
    PrizesPage {
        form,
        event: tournament.settings.name.clone(),
        through,
        of: tournament.settings.rounds,
        open: tournament.round(through).map_or(0, |round| round.pending().count()),
        unsaid: rules.kinds.is_empty(),
        given,
        orders: seen.iter().map(order).collect(),
        kinds: (1..=shown).map(Names::of).collect(),
        winners: std::iter::once(none)
            .chain(PrizeFor::NAMES.into_iter().filter(there).map(winner))
            .collect(),
        groups: GROUPS.map(|kind| (kind.to_owned(), t.text(&format!("group-{kind}")))).into(),
        cx: frame(page, event).titled(t.text("way-prizes")),
    }
}

struct PrizesForm(PrizeRules);

impl FromForm for PrizesForm {
    fn from_form(reader: &mut Reader<'_>) -> Option<Self> {
        let kinds: Vec<Option<Option<PrizeRule>>> =
            (1..=PrizeRules::MOST).map(|n| kind(reader, n)).collect();
        let kinds: Option<Vec<Option<PrizeRule>>> = kinds.into_iter().collect();
        let (several, shared) = (reader.ticked("several"), reader.ticked("shared"));
        Some(Self(PrizeRules { kinds: kinds?.into_iter().flatten().collect(), several, shared }))
    }
}

/// `Some(None)`: the kind is not used.
fn kind(reader: &mut Reader<'_>, n: usize) -> Option<Option<PrizeRule>> {
    let names = Names::of(n);
    if reader.typed(&names.of).is_empty() {
        return Some(None);
    }
    let name = optional_text(reader, &names.name);
    let of = reader.choose(&names.of, PrizeFor::named);
    let (group, detail) = (reader.typed(&names.group), reader.typed(&names.detail).trim());
    let group = format!("{group}:{detail}").parse::<Group>().ok();
    if group.is_none() {
        reader.refuse(&names.detail, Sentence::new("fault-group").with("typed", detail));
    }
    let prizes = reader.read(&names.prizes, |typed| {
        let lines = typed.lines().filter(|line| !line.trim().is_empty());
        lines.map(|prize| check_words(prize, LONGEST)).collect::<Result<Vec<_>, _>>()
    });
    Some(Some(PrizeRule { name: name?, group: group?, of: of?, prizes: prizes? }))
}

fn fields_of(rules: &PrizeRules) -> Fields {
    let mut fields = Fields::new();
    for (n, kind) in (1..).zip(&rules.kinds) {
        let (group, detail) = kind.group.parts();
        let values = [
            ("name", kind.name.clone()),
            ("of", kind.of.to_string()),
            ("group", group.to_owned()),
            ("detail", detail),
            ("prizes", kind.prizes.join("\n")),
        ];
        fields.extend(values.map(|(name, value)| (format!("{name}_{n}"), value)));
    }
    for (name, is) in [("several", rules.several), ("shared", rules.shared)] {
        if is {
            fields.push((name.to_owned(), "yes".to_owned()));
        }
    }
    fields
}

pub async fn show(page: Page, state: actix_web::web::Data<State>, event: Event) -> Answer {
    let form = Form::filled(fields_of(&event.snapshot.tournament.settings.prizes));
    state.render(move |_| Ok::<_, WebError>(view(page, &event, form))).await
}

pub async fn change(act: Act) -> Answer {
    let put = |PrizesForm(prizes), now: &Tournament| Settings { prizes, ..now.settings.clone() };
    match act.edit_settings(|now| fields_of(&now.settings.prizes), put).await? {
        Ok(()) => act.done("/prizes", Sentence::new("prizes-saved")),
        Err(form) => {
            let (page, event) = (act.cx.page, act.cx.event);
            act.cx.state.render_wrong(move |_| Ok::<_, WebError>(view(page, &event, form))).await
        }
    }
}
