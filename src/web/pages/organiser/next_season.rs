//! The next season, made from the last: who goes up, stays, goes down or leaves.

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

use askama::Template;
use chrono::{Datelike, Duration, NaiveDate};

use crate::service::{Done, Service, ServiceError};
use crate::store::Snapshot;
use crate::tournament::{
    CopyTerms, DivisionMember, DivisionMove, Fault, Message, NextSeason, Setting, TeamFault,
    Tournament, check_name, check_usable, next_season, same_person_key,
};
use crate::web::views::divisions::{DivisionRow, division_rows, organises_all};
use crate::web::{
    Account, Act, Answer, Event, Form, Lang, Notice, Page, Sentence, State, WebError, frame,
    redirect, redirect_saying, render_wrong,
};
use actix_web::web::Data;

/// Somebody in a division, with the field that says where they play next.
struct MoveRow {
    row: DivisionRow,
    field: String,
    /// Whether it is still to be said.
    open: bool,
}

/// A division of the season that ends.
struct Last {
    name: String,
    /// The field of the next event's name.
    field: String,
    rows: Vec<MoveRow>,
}

#[derive(Template)]
#[template(path = "organiser/next_season.html")]
struct NextSeasonPage {
    t: Lang,
    page: Page,
    form: Form,
    series: String,
    /// What was there when the form was shown.
    seen: String,
    lasts: Vec<Last>,
    /// Where somebody can play: the number of the division's event, and its name; and that they leave.
    answers: Vec<(String, String)>,
    /// What to look at first; the box below it agrees to that alone.
    worries: Vec<String>,
    agreed: String,
}

/// The answer of whoever plays nowhere next.
const LEAVES: &str = "leaves";

/// The events of the series, and those of the season, the highest division first.
struct Divisions {
    series: Vec<Arc<Snapshot>>,
    all: Vec<Arc<Snapshot>>,
}

impl Divisions {
    /// Nothing for whoever does not organise all of the season.
    fn of(
        service: &Service,
        event: &Event,
        account: &Account,
    ) -> Result<Option<Self>, ServiceError> {
        let own = &event.snapshot.tournament.settings.division;
        let series = service.divisions_of(&event.snapshot)?;
        let mut all = series.clone();
        all.retain(|one| one.tournament.settings.division.season == own.season);
        all.sort_by_key(|one| one.tournament.settings.division.no);
        let roles = service.store().read(|c| Ok::<_, ServiceError>(c.roles_of(account.0.id)?))?;
        let may = !all.is_empty() && organises_all(account, &roles, &all);
        Ok(may.then_some(Self { series, all }))
    }

    /// Which events there are, and at which revision those of the season.
    fn seen(&self) -> String {
        let of_season = |id| self.all.iter().find(|one| one.id == id).map_or(0, |one| one.revision);
        let at = self.series.iter().map(|one| format!("{}:{}", one.id, of_season(one.id)));
        at.collect::<Vec<_>>().join(" ")
    }
}

fn not_all() -> WebError {
    WebError::Unprocessable(Sentence::new("season-not-all"))
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

/// The text with the year in it one later, and a season's second year too: `2026/27` becomes `2027/28`. Other numbers stay
/// as they are.
fn a_year_on(text: &str, from: i32) -> String {
    let short = |year: i32| format!("{:02}", year.rem_euclid(100));
    let next = |year: i32| (format!("/{}", short(year)), format!("/{}", short(year + 1)));
    let (old, new) = next(from + 1);
    text.replace(&from.to_string(), &(from + 1).to_string()).replace(&old, &new)
}

/// The form as it would be without a word: by the lines, a year on. Equals at a line are left to be chosen.
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
            let to = if row.equal { String::new() } else { all[to].id.to_string() };
            fields.push((field_of(one, row.who), to));
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
            let of = Divisions::of(service, &event, &account)?.ok_or_else(not_all)?;
            let form = usual(page.t, &of.all);
            let worries = worries(page.t, &of.all, read(&form, &of.all, page.t).ok().as_ref());
            Ok(view(page, &event, &of, form, worries))
        })
        .await
}

fn view(
    page: Page,
    event: &Event,
    of: &Divisions,
    form: Form,
    worries: Vec<String>,
) -> NextSeasonPage {
    let t = page.t;
    let name = |one: &Arc<Snapshot>| (one.id.to_string(), form.value(&name_field(one)).to_owned());
    let leaves = (LEAVES.to_owned(), t.text("season-leaves"));
    let answers: Vec<_> = of.all.iter().map(name).chain([leaves]).collect();
    let last = |one: &Arc<Snapshot>| {
        let tournament = &one.tournament.public();
        let rows = division_rows(t, tournament, "").into_iter().map(|row| {
            let field = field_of(one, row.who);
            MoveRow { open: answers.iter().all(|(to, _)| to != form.value(&field)), row, field }
        });
        let name = tournament.settings.name.clone();
        Last { name, field: name_field(one), rows: rows.collect() }
    };
    NextSeasonPage {
        t,
        series: event.snapshot.tournament.settings.division.series.clone(),
        seen: of.seen(),
        lasts: of.all.iter().map(last).collect(),
        answers,
        agreed: agreed(&worries),
        worries,
        form,
        page: frame(page, event).titled(t.text("season-title")),
    }
}

/// What a ticked box says: that these were looked at.
fn agreed(worries: &[String]) -> String {
    let mut hasher = DefaultHasher::new();
    worries.hash(&mut hasher);
    hasher.finish().to_string()
}

/// What whoever makes the season should know first: what is not played, and what the new events would lack or have twice.
fn worries(t: Lang, all: &[Arc<Snapshot>], made: Option<&NextSeason>) -> Vec<String> {
    let mut found = Vec::new();
    let mut count = |of: &Tournament, key, n: usize| {
        if n > 0 {
            found.push(t.labelled(&of.settings.name, &t.with(key, [("n", n)])));
        }
    };
    for one in all {
        let public = one.tournament.public();
        let rounds = usize::try_from(public.settings.rounds).unwrap_or_default();
        let pending = public.rounds.iter().map(|round| round.pending().count()).sum();
        count(&public, "season-open", pending);
        count(&public, "season-undrawn", rounds.saturating_sub(public.rounds.len()));
    }
    for (at, event) in made.iter().flat_map(|made| made.events.iter().enumerate()) {
        let mut names = BTreeMap::<_, Vec<_>>::new();
        for entry in &event.entries {
            let name = t.person(entry);
            names.entry(same_person_key(&entry.surname, &entry.first_name)).or_default().push(name);
        }
        let namesakes =
            t.listed(names.values().filter(|names| names.len() > 1).map(|names| &names[0]));
        let once = made.iter().flat_map(|made| &made.once).filter(|(division, _)| *division == at);
        let once = t.listed(once.map(|(_, entry)| t.person(entry)));
        let nobody = event.entries.is_empty() && event.teams.list.is_empty();
        let said = [
            nobody.then(|| t.text("season-empty")),
            (!namesakes.is_empty()).then(|| t.with("season-namesakes", [("names", namesakes)])),
            (!once.is_empty()).then(|| t.with("season-once", [("names", once)])),
        ];
        let name = &event.settings.name;
        found.extend(said.into_iter().flatten().map(|said| t.labelled(name, &said)));
    }
    found
}

/// What was typed: the next season, if nothing is wrong with any of its events.
fn read(form: &Form, all: &[Arc<Snapshot>], t: Lang) -> Result<NextSeason, Form> {
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
    let mut terms: Vec<CopyTerms> = Vec::new();
    for one in all {
        let field = name_field(one);
        let settings = &one.tournament.settings;
        match check_name(form.value(&field)) {
            Ok(name) if terms.iter().any(|known| known.name == name) => {
                wrong = wrong.refused(&field, Fault::Twice { what: name });
            }
            Ok(name) => {
                let begins = begins.unwrap_or(settings.begins);
                let ends = begins + (settings.ends - settings.begins);
                terms.push(CopyTerms { name, begins, ends, people: true });
            }
            Err(fault) => wrong = wrong.refused(&field, fault),
        }
    }
    let (mut moves, mut teams) = (Vec::new(), Vec::new());
    for (from, one) in all.iter().enumerate() {
        for row in division_rows(t, &one.tournament.public(), "") {
            let field = field_of(one, row.who);
            let chosen = form.value(&field);
            let to = all.iter().position(|one| one.id.to_string() == chosen);
            if to.is_none() && chosen != LEAVES {
                wrong = wrong.refused(&field, Sentence::new("season-choose"));
            }
            moves.push(DivisionMove { from, who: row.who, to });
            teams.push((to, row.name, field));
        }
    }
    if wrong.is_wrong() {
        return Err(wrong);
    }
    let divisions: Vec<_> = all.iter().map(|one| &one.tournament).zip(terms).collect();
    let next = next_season(&divisions, &season, &moves);
    for (at, event) in next.events.iter().enumerate() {
        let field = name_field(&all[at]);
        for (key, fault) in check_usable(&event.settings) {
            let label = Setting::all().find(|one| one.key == key).map_or(key, |one| one.label);
            let label = if label == key { key.to_owned() } else { t.text(label) };
            let said = t.labelled(&label, &t.sentence(&fault.sentence()));
            let why = Sentence::new("season-settings")
                .with("division", all[at].tournament.settings.name.clone());
            wrong = match key {
                "season_name" => wrong.refused("season", fault),
                _ => wrong.refused(&field, why.with("fault", said)),
            };
        }
        for fault in event.team_faults().into_iter().filter(|fault| !fault.may_wait()) {
            let TeamFault::NameTwice { team } = &fault else {
                wrong = wrong.refused(&field, fault.sentence());
                continue;
            };
            let why = Sentence::new("season-team-twice").with("team", team.clone());
            let why = why.with("division", event.settings.name.clone());
            for (_, _, row) in teams.iter().filter(|(to, name, _)| *to == Some(at) && name == team)
            {
                wrong = wrong.refused(row, why.clone());
            }
        }
    }
    if wrong.is_wrong() { Err(wrong) } else { Ok(next) }
}

/// What came of the form.
enum Outcome {
    /// The season is there, at this address.
    Made(String),
    /// The form is shown again, with what to look at.
    Again(Box<(Divisions, Form, Vec<String>)>),
    /// Somebody else organises a division too.
    NotAll,
}

/// Makes the events of the next season.
pub async fn make(act: Act, account: Account) -> Answer {
    let (form, event, t) = (act.form.clone(), act.event.clone(), act.page.t);
    let done = act.blocking(move |service, _, by| {
        if let Some(made) = service.made_by(by)? {
            return Ok(Outcome::Made(made.slug.clone()));
        }
        let Some(of) = Divisions::of(service, &event, &account)? else {
            return Ok(Outcome::NotAll);
        };
        let again = |of, form, worries| Ok(Outcome::Again(Box::new((of, form, worries))));
        if form.value("seen") != of.seen() {
            let season = form.value("season").trim();
            if of.series.iter().any(|one| one.tournament.settings.division.season == season) {
                return Err(ServiceError::EditConflict(Box::default()));
            }
            // Who came since the form was shown is shown first, and what was typed stays.
            let usual = usual(t, &of.all);
            let new = usual.all().filter(|(name, _)| !form.has(name));
            let form = Form::filled(form.all().chain(new));
            let worries = worries(t, &of.all, None);
            return again(of, form.refused("", Sentence::new("own-end-meanwhile")), worries);
        }
        let next = match read(&form, &of.all, t) {
            Ok(next) => next,
            Err(wrong) => {
                let worries = worries(t, &of.all, None);
                return again(of, wrong, worries);
            }
        };
        let worries = worries(t, &of.all, Some(&next));
        if !worries.is_empty() && !form.is_chosen("sure", &agreed(&worries)) {
            return again(of, form.refused("sure", Sentence::new("season-sure-first")), worries);
        }
        let new: Vec<_> = of.all.iter().map(|one| one.id).zip(next.events).collect();
        match service.create_season(by, &of.series, &new) {
            Ok(Done::Now(made)) => Ok(Outcome::Made(made[0].slug.clone())),
            Ok(Done::Before) => Err(ServiceError::EditConflict(Box::default())),
            Err(error @ (ServiceError::Fields(_) | ServiceError::Refused(_))) => {
                let Ok(wrong) = form.after(error) else {
                    return Err(ServiceError::EditConflict(Box::default()));
                };
                again(of, wrong, worries)
            }
            Err(other) => Err(other),
        }
    });
    match done.await? {
        Outcome::Made(slug) => {
            let said = Notice::done(Sentence::new("season-made"));
            Ok(redirect_saying(&format!("/t/{slug}/divisions"), said))
        }
        Outcome::NotAll => Err(not_all()),
        Outcome::Again(again) => {
            let (of, wrong, worries) = *again;
            render_wrong(&view(act.page, &act.event, &of, wrong, worries))
        }
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
