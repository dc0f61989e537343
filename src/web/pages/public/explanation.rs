use crate::web::prelude::*;
use standings::explain;

use super::people::Person;
use super::reasons::{Reason, reasons, sum};
use super::standings::{StandingsQuery, through};
use crate::web::views::criteria::shown;

#[derive(Template)]
#[template(path = "public/explanation.html")]
struct ExplanationPage {
    cx: Page,
    through: RoundNo,
    person: Person,
    column: CriterionColumn,
    value: String,
    reasons: Vec<Reason>,
    sum: String,
    tied: Vec<Person>,
    /// Why the player has no place; empty if there is one.
    no_place: String,
    back: String,
}

pub async fn show(
    visit: Visit,
    place: Path<(String, i32, String)>,
    request: HttpRequest,
) -> Answer {
    let (_, entry, name) = place.into_inner();
    let criterion = Criterion::ALL.into_iter().find(|criterion| criterion.name() == name);
    let criterion = criterion.ok_or_else(WebError::no_page)?;
    let asked = StandingsQuery::of_value(&request, &visit.event)?;
    let address = format!("/standings/{entry}/{name}{}", asked.query());
    let of = (EntryId(entry), criterion);
    visit.answer(&address, move |page, event, _| view(page, event, of, &asked)).await
}

fn view(
    page: Page,
    event: &Event,
    (id, criterion): (EntryId, Criterion),
    asked: &StandingsQuery,
) -> Result<ExplanationPage> {
    let t = page.t;
    let tournament = &asked.tournament(event);
    let through = through(tournament, asked.round);
    let entry = tournament.entry(id).ok_or_else(WebError::no_page)?;
    let standings = listed_standings(tournament, through);
    let found = explain(tournament, &standings, id, criterion).ok_or_else(WebError::no_page)?;
    let base = event.path("/players/");
    let person = Person::new(t, entry, &base);
    let column = CriterionColumn::new(t, criterion);
    let tied = found.tied.iter().filter(|other| **other != id);
    let tied = tied.filter_map(|other| tournament.entry(*other));
    Ok(ExplanationPage {
        through,
        value: shown(t, criterion, found.value, entry),
        reasons: reasons(t, tournament, &found, &base),
        sum: sum(t, &found),
        no_place: standings
            .row_of(id)
            .filter(|row| !row.placed)
            .map(|row| {
                let least = u32::from(tournament.settings.season.least_games);
                t.with("explanation-no-place", (("n", least), ("reach", row.reach)))
            })
            .unwrap_or_default(),
        tied: tied.map(|entry| Person::new(t, entry, &base)).collect(),
        back: format!("{}#entry-{id}", event.path(&asked.address())),
        cx: page.titled(t.with(
            "explanation-title",
            (("criterion", column.head.as_str()), ("name", person.name.as_str())),
        )),
        person,
        column,
    })
}
