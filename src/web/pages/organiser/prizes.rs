//! Prizes of an event and their winners.

use crate::web::prelude::*;
use crate::web::views::places::{given, prize_for, prize_list};
use crate::web::views::words::group_words;
use standings::places_within;

/// Longest text for one prize, in characters.
const LONGEST: usize = 200;

/// As many kinds are read and shown again, also those refused.
const TYPED: usize = 2 * PrizeRules::MOST;

/// Groups to choose from; those that need no detail come first.
const GROUPS: [&str; 9] =
    ["all", "dan", "kyu", "women", "youth", "ranks", "category", "club", "country"];

#[derive(Template)]
#[template(path = "organiser/prizes.html")]
struct PrizesPage {
    cx: Cx,
    form: Form,
    event: Tournament,
    table: Standings,
}

impl PrizesPage {
    fn of(cx: Cx, form: Form) -> Self {
        let event = cx.tournament().public();
        let table = listed_standings(&event, event.last_public_round().unwrap_or(RoundNo(0)));
        Self { cx: cx.headed("way-prizes"), form, event, table }
    }

    fn rules(&self) -> &PrizeRules {
        &self.event.settings.prizes
    }

    fn open(&self) -> usize {
        self.event.round(self.table.through).map_or(0, |round| round.pending().count())
    }

    fn given_prizes(&self) -> Vec<GivenPrize> {
        let awards = prizes(&self.event, &self.table);
        let words = |award| given(self.cx.t, &self.event, self.rules(), award);
        awards.iter().rev().map(words).collect()
    }

    fn is_typed(&self, n: usize) -> bool {
        ["prizes", "name"].iter().any(|field| !self.form.value(&format!("{field}_{n}")).is_empty())
    }

    /// The number of the kind that may be added; `None` if there are as many as there may be.
    fn next(&self) -> Option<usize> {
        (self.rules().kinds.len() + 1..=PrizeRules::MOST).find(|n| !self.is_typed(*n))
    }

    /// The kinds there are, those typed, and the one to add.
    fn numbers(&self) -> impl Iterator<Item = usize> {
        let (known, next) = (self.rules().kinds.len(), self.next());
        (1..=TYPED).filter(move |n| *n <= known || Some(*n) == next || self.is_typed(*n))
    }

    fn unfolded(&self, n: usize) -> bool {
        let wrong = |field: &&str| self.form.wrong(&format!("{field}_{n}")).is_some();
        ["of", "group", "detail", "prizes", "name"].iter().any(wrong)
    }

    fn kind(&self, n: usize) -> Option<&PrizeRule> {
        self.rules().kinds.get(n - 1)
    }

    fn winners(&self, n: usize) -> Vec<(&'static str, String)> {
        let mut winners = self.cx.answers("prizes-of-{}", &PrizeFor::NAMES);
        let teams = !self.event.teams.list.is_empty();
        winners.retain(|(of, _)| teams || *of != PrizeFor::Teams.name());
        if n <= self.rules().kinds.len() {
            winners.push(("", self.cx.text("prizes-of-none")));
        }
        winners
    }

    fn groups(&self) -> Vec<&Group> {
        let mut seen: Vec<&Group> = Vec::new();
        for kind in &self.rules().kinds {
            if !seen.contains(&&kind.group) {
                seen.push(&kind.group);
            }
        }
        seen
    }
}

fields! {
    OF_ALL: PrizeRules { several: Flag; shared: Flag; }
}

impl FromForm for PrizeRules {
    fn from_form(reader: &mut Reader<'_>) -> Option<Self> {
        let kinds: Vec<_> = (1..=TYPED).map(|n| (n, kind(reader, n))).collect();
        let mut used = kinds.iter().filter(|(_, kind)| !matches!(kind, Some(None)));
        if let Some((n, _)) = used.nth(Self::MOST) {
            reader.refuse(&format!("prizes_{n}"), too_many());
        }
        let kinds: Option<Vec<Option<PrizeRule>>> =
            kinds.into_iter().map(|(_, kind)| kind).collect();
        let of_all = read_fields(OF_ALL, reader, &Self::default())?;
        Some(Self { kinds: kinds?.into_iter().flatten().collect(), ..of_all })
    }
}

fn too_many() -> Sentence {
    Sentence::new("prizes-most").with("most", PrizeRules::MOST)
}

/// `Some(None)`: the kind is not used.
fn kind(reader: &mut Reader<'_>, n: usize) -> Option<Option<PrizeRule>> {
    let field = |name: &str| format!("{name}_{n}");
    let empty = ["prizes", "name"].iter().all(|name| reader.typed(&field(name)).trim().is_empty());
    if empty || reader.typed(&field("of")).is_empty() {
        return Some(None);
    }
    let name = Text.read(reader, &field("name"));
    let of = reader.choose(&field("of"), PrizeFor::named);
    let (group, detail) = (reader.typed(&field("group")), reader.typed(&field("detail")).trim());
    let group = format!("{group}:{detail}").parse::<Group>().ok();
    if group.is_none() {
        reader.refuse(&field("detail"), Sentence::new("fault-group").with("typed", detail));
    }
    let prizes = reader.read(&field("prizes"), |typed| {
        let lines = typed.lines().filter(|line| !line.trim().is_empty());
        lines.map(|prize| check_words(prize, LONGEST)).collect::<Result<Vec<_>, _>>()
    });
    Some(Some(PrizeRule { name: name?, group: group?, of: of?, prizes: prizes? }))
}

fn filled(rules: &PrizeRules) -> Fields {
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
    fields.extend(filled_fields(OF_ALL, rules));
    fields
}

#[route("GET", "/t/{slug}/prizes", Organiser)]
async fn show(cx: Cx) -> Answer {
    let form = Form::filled(filled(&cx.tournament().settings.prizes));
    cx.rendered(move |cx, _| Ok(PrizesPage::of(cx, form))).await
}

#[route("POST", "/t/{slug}/prizes", Organiser)]
async fn change(act: Act) -> Answer {
    let put = |prizes, now: &Tournament| Settings { prizes, ..now.settings.clone() };
    let again = |form| PrizesPage::of(act.cx.clone(), form);
    act.save_settings(|now| filled(&now.settings.prizes), put, again).await?;
    act.done("/prizes", Sentence::new("prizes-saved"))
}
