//! The next season, made from the last: who goes up, stays, goes down or leaves.

use std::sync::Arc;

use askama::Template;
use chrono::{Datelike, Duration, NaiveDate};

use crate::service::{Done, Service, ServiceError};
use crate::store::{Role, Snapshot};
use crate::tournament::{
    CopyTerms, DivisionMember, DivisionMove, Tournament, check_name, next_season,
};
use crate::web::views::divisions::division_rows;
use crate::web::{
    Account, Act, Answer, Event, Form, Lang, Notice, Page, Result, Sentence, State, WebError,
    frame, redirect, redirect_saying,
};
use actix_web::web::Data;

/// Somebody in a division, with the field that says where they play next.
struct MoveRow {
    place: String,
    name: String,
    field: String,
    /// The line below the row, in words.
    line: Option<String>,
}

/// A division of the season that ends.
struct Last {
    name: String,
    /// The field of the next event's name.
    field: String,
    open: usize,
    rows: Vec<MoveRow>,
}

#[derive(Template)]
#[template(path = "organiser/next_season.html")]
struct NextSeason {
    t: Lang,
    page: Page,
    form: Form,
    series: String,
    lasts: Vec<Last>,
    /// Where somebody can play: the number of the division among those listed, and its name.
    answers: Vec<(String, String)>,
    open: usize,
}

/// The divisions of the season, the highest first.
///
/// # Errors
/// [`WebError::Unprocessable`] for whoever does not organise all of them.
fn divisions(service: &Service, event: &Event, account: &Account) -> Result<Vec<Arc<Snapshot>>> {
    let own = &event.snapshot.tournament.settings.division;
    let mut all = service.divisions_of(&event.snapshot)?;
    all.retain(|one| one.tournament.settings.division.season == own.season);
    all.sort_by_key(|one| one.tournament.settings.division.no);
    let store = service.store();
    let roles = store.read(|c| Ok::<_, ServiceError>(c.roles_of(account.0.id)?))?;
    let organises = |one: &Arc<Snapshot>| roles.contains(&(one.id, Role::Organiser));
    if all.is_empty() || !(account.0.is_owner || all.iter().all(organises)) {
        return Err(WebError::Unprocessable(Sentence::new("season-not-all")));
    }
    Ok(all)
}

/// The name of the field of somebody in a division. It names the event, not its position: divisions may have changed since
/// the form was shown.
fn field_of(of: &Snapshot, who: DivisionMember) -> String {
    match who {
        DivisionMember::Team(no) => format!("to_{}_t{no}", of.id),
        DivisionMember::Entry(id) => format!("to_{}_e{id}", of.id),
    }
}

/// The name of the field of the next event's name.
fn name_field(of: &Snapshot) -> String {
    format!("name_{}", of.id)
}

/// Every number in a text one higher: `2026/27` becomes `2027/28`, and `Liga 1` stays as it is.
fn a_year_on(text: &str, from: i32) -> String {
    let short = |year: i32| format!("{:02}", year.rem_euclid(100));
    let next = |year: i32| (format!("/{}", short(year)), format!("/{}", short(year + 1)));
    let (old, new) = next(from + 1);
    text.replace(&from.to_string(), &(from + 1).to_string()).replace(&old, &new)
}

/// The form as it would be without a word: by the lines, a year on.
fn usual(t: Lang, all: &[Arc<Snapshot>]) -> Form {
    let last = &all[0].tournament.settings;
    let year = last.begins.year();
    let begins = last.begins.checked_add_signed(Duration::weeks(52)).unwrap_or(last.begins);
    let mut fields = vec![
        ("season".to_owned(), a_year_on(&last.division.season, year)),
        ("begins".to_owned(), begins.to_string()),
    ];
    for (at, one) in all.iter().enumerate() {
        let name = a_year_on(&one.tournament.settings.name, year);
        fields.push((name_field(one), name));
        for row in division_rows(t, &one.tournament.public(), "") {
            let to = match row.moves {
                Some(true) => at.saturating_sub(1),
                Some(false) => (at + 1).min(all.len() - 1),
                None => at,
            };
            fields.push((field_of(one, row.who), all[to].id.to_string()));
        }
    }
    Form::filled(fields)
}

/// The form.
pub async fn show(page: Page, state: Data<State>, event: Event, account: Account) -> Answer {
    let own = &event.snapshot.tournament.settings.division;
    if !own.is_of_series(own) {
        return Ok(redirect(&event.path("/settings?change=series#series")));
    }
    state
        .render(move |service| {
            let all = divisions(service, &event, &account)?;
            let form = usual(page.t, &all);
            Ok(view(page, &event, &all, form))
        })
        .await
}

fn view(page: Page, event: &Event, all: &[Arc<Snapshot>], form: Form) -> NextSeason {
    let t = page.t;
    let last = |one: &Arc<Snapshot>| {
        let tournament = &one.tournament.public();
        let rows = division_rows(t, tournament, "").into_iter().map(|row| MoveRow {
            place: row.place,
            field: field_of(one, row.who),
            name: row.name,
            line: row.line.map(|(_, words)| words),
        });
        Last {
            name: tournament.settings.name.clone(),
            field: name_field(one),
            open: tournament.rounds.iter().map(|round| round.pending().count()).sum(),
            rows: rows.collect(),
        }
    };
    let lasts: Vec<Last> = all.iter().map(last).collect();
    let name = |one: &Arc<Snapshot>| (one.id.to_string(), form.value(&name_field(one)).to_owned());
    let leaves = (String::new(), t.text("season-leaves"));
    NextSeason {
        t,
        series: event.snapshot.tournament.settings.division.series.clone(),
        answers: all.iter().map(name).chain([leaves]).collect(),
        open: lasts.iter().map(|one| one.open).sum(),
        lasts,
        form,
        page: frame(page, event).titled(t.text("season-title")),
    }
}

/// What was typed: the events of the next season.
fn read(form: &Form, all: &[Arc<Snapshot>], t: Lang) -> Result<Vec<Tournament>, Form> {
    let mut wrong = form.clone();
    let season = form.value("season").trim().to_owned();
    if season.is_empty() {
        wrong = wrong.refused("season", Sentence::new("fault-missing"));
    }
    let begins: Option<NaiveDate> = form.value("begins").trim().parse().ok();
    let begins = begins.filter(|day| (0..=9999).contains(&day.year()));
    if begins.is_none() {
        let typed = form.value("begins").to_owned();
        wrong = wrong.refused("begins", Sentence::new("fault-date").with("typed", typed));
    }
    let mut terms = Vec::new();
    for one in all {
        let field = name_field(one);
        let settings = &one.tournament.settings;
        match (check_name(form.value(&field)), begins) {
            (Ok(name), Some(begins)) => {
                let ends = begins + (settings.ends - settings.begins);
                terms.push(CopyTerms { name, begins, ends, people: true });
            }
            (Err(fault), _) => wrong = wrong.refused(&field, fault),
            _ => {}
        }
    }
    let open: usize = all
        .iter()
        .flat_map(|one| one.tournament.rounds.iter().filter(|round| round.is_public()))
        .map(|round| round.pending().count())
        .sum();
    if open > 0 && !form.is_ticked("sure") {
        wrong = wrong.refused("sure", Sentence::new("season-open-sure").with("n", open));
    }
    let mut moves = Vec::new();
    let mut unsaid = Vec::new();
    for (from, one) in all.iter().enumerate() {
        for row in division_rows(t, &one.tournament.public(), "") {
            let field = field_of(one, row.who);
            let to = form.value(&field);
            let at = all.iter().position(|one| one.id.to_string() == to);
            // Who came since the form was shown, or would play in what is no division now, is shown first.
            if !form.all().any(|(name, _)| name == field) || (at.is_none() && !to.is_empty()) {
                unsaid.push(field);
            }
            moves.push(DivisionMove { from, who: row.who, to: at });
        }
    }
    if !unsaid.is_empty() {
        let usual = usual(t, all);
        let kept = form.all().filter(|(name, _)| !unsaid.iter().any(|field| field == name));
        let shown = kept.chain(unsaid.iter().map(|field| (&**field, usual.value(field))));
        return Err(Form::filled(shown).refused("", Sentence::new("own-end-meanwhile")));
    }
    if wrong.is_wrong() {
        return Err(wrong);
    }
    let divisions: Vec<_> = all.iter().map(|one| &one.tournament).zip(terms).collect();
    Ok(next_season(&divisions, &season, &moves))
}

/// Makes the events of the next season.
pub async fn make(act: Act, account: Account) -> Answer {
    let (form, event, t) = (act.form.clone(), act.event.clone(), act.page.t);
    let known = act.event.clone();
    let done = act.blocking(move |service, _, by| {
        let Ok(all) = divisions(service, &event, &account) else { return Ok(Err(None)) };
        let new = match read(&form, &all, t) {
            Ok(new) => new,
            Err(wrong) => return Ok(Err(Some((all, wrong)))),
        };
        match service.create_season(by, &event.snapshot, &new) {
            Ok(Done::Now(made)) => Ok(Ok(made.first().map(|one| one.slug.clone()))),
            Ok(Done::Before) => Ok(Ok(service.made_by(by)?.map(|made| made.slug.clone()))),
            Err(ServiceError::Fields(faults)) => {
                let refused = faults
                    .into_iter()
                    .fold(form.clone(), |form, (field, fault)| form.refused(field, fault));
                Ok(Err(Some((all, refused))))
            }
            Err(other) => Err(other),
        }
    });
    match done.await? {
        Ok(Some(slug)) => {
            let said = Notice::done(Sentence::new("season-made"));
            Ok(redirect_saying(&format!("/t/{slug}/divisions"), said))
        }
        Ok(None) | Err(None) => Err(WebError::Unprocessable(Sentence::new("season-not-all"))),
        Err(Some((all, wrong))) => crate::web::render_wrong(&view(act.page, &known, &all, wrong)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_season_is_named_after_the_next_years() {
        for (last, next) in
            [("2026/27", "2027/28"), ("Liga 2 2026", "Liga 2 2027"), ("Autumn", "Autumn")]
        {
            assert_eq!(a_year_on(last, 2026), next);
        }
    }
}
