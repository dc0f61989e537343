//! Prizes of an event and their winners.

use crate::web::prelude::*;
use crate::web::views::places::given;
use crate::web::views::words::which;
use standings::places_within;

/// Longest text for one prize, in characters.
const LONGEST: usize = 200;

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

    fn given(&self) -> Vec<GivenPrize> {
        let awards = prizes(&self.event, &self.table);
        let words = |award| given(self.cx.t, &self.event, self.rules(), award);
        awards.iter().rev().map(words).collect()
    }

    /// The number of the prize that may be added.
    fn next(&self) -> usize {
        let empty = |field: &str, n: usize| self.form.value(&format!("{field}_{n}")).is_empty();
        let free = |n: &usize| empty("prizes", *n) && empty("name", *n);
        (self.rules().kinds.len() + 1..).find(free).unwrap_or(PrizeRules::MOST)
    }

    fn unfolded(&self, n: usize) -> bool {
        let wrong = |field: &&str| self.form.wrong(&format!("{field}_{n}")).is_some();
        ["of", "group", "detail", "prizes", "name"].iter().any(wrong)
    }

    /// `Best kyu`, or whom it is for: `top places, women`.
    fn whom(&self, n: usize) -> String {
        let t = self.cx.t;
        let Some(kind) = self.rules().kinds.get(n - 1) else {
            return t.with("prizes-kind", [("n", n)]);
        };
        let of = t.text(&format!("prizes-of-{}", kind.of));
        let group = Some(&kind.group).filter(|group| **group != Group::All);
        let of = t.listed([of].into_iter().chain(group.map(|group| which(t, group))));
        if kind.name.is_empty() { of } else { format!("{} ({of})", kind.name) }
    }

    /// `1st 300 EUR, 2nd 200 EUR`; of those who won every round each gets the first.
    fn what(&self, n: usize) -> String {
        let Some(kind) = self.rules().kinds.get(n - 1) else { return String::new() };
        let each = kind.of == PrizeFor::AllWins;
        let said = |(place, prize): (usize, &String)| match each {
            true => prize.clone(),
            false => format!("{} {prize}", self.cx.with("prizes-place", [("place", place)])),
        };
        self.cx.listed((1..).zip(&kind.prizes).map(said))
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
        let kinds: Vec<_> = (1..=Self::MOST).map(|n| kind(reader, n)).collect();
        let kinds: Option<Vec<Option<PrizeRule>>> = kinds.into_iter().collect();
        let of_all = read_fields(OF_ALL, reader, &Self::default())?;
        Some(Self { kinds: kinds?.into_iter().flatten().collect(), ..of_all })
    }
}

/// `Some(None)`: the kind is not used.
fn kind(reader: &mut Reader<'_>, n: usize) -> Option<Option<PrizeRule>> {
    let field = |name: &str| format!("{name}_{n}");
    let empty = ["prizes", "name"].iter().all(|name| reader.typed(&field(name)).trim().is_empty());
    if empty || reader.typed(&field("of")).is_empty() {
        return Some(None);
    }
    let name = optional_text(reader, &field("name"));
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

pub async fn show(cx: Cx) -> Answer {
    let form = Form::filled(filled(&cx.tournament().settings.prizes));
    cx.rendered(move |cx, _| Ok(PrizesPage::of(cx, form))).await
}

pub async fn change(act: Act) -> Answer {
    let put = |prizes, now: &Tournament| Settings { prizes, ..now.settings.clone() };
    let again = |form| PrizesPage::of(act.cx.clone(), form);
    act.save_settings(|now| filled(&now.settings.prizes), put, again).await?;
    act.done("/prizes", Sentence::new("prizes-saved"))
}
