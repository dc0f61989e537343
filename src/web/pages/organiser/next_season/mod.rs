//! The next season of a league, made from the last: who moves up, stays, moves down or leaves.

use crate::web::prelude::*;
use std::hash::{DefaultHasher, Hash, Hasher};

use crate::web::views::divisions::{DivisionRow, division_rows, organises_all};
use read::{LEAVES, field_of, name_field, read, usual};
use tournament::Message;

mod read;

/// A player or team of a division, with the field that says where they play next.
struct MoveRow {
    row: DivisionRow,
    field: String,
    open: bool,
}

struct Last {
    name: String,
    field: String,
    rows: Vec<MoveRow>,
}

#[derive(Template)]
#[template(path = "organiser/next_season.html")]
struct NextSeasonPage {
    cx: Page,
    form: Form,
    series: String,
    /// State of the series when the form was shown, see [`Divisions::seen`].
    seen: String,
    lasts: Vec<Last>,
    /// Where a member may play: id of the division's event, and its name; or [`LEAVES`].
    answers: Vec<(String, String)>,
    /// Warnings; the box with the value `agreed` agrees to exactly these.
    worries: Vec<String>,
    agreed: String,
}

/// All events of the series, and those of the season, the highest division first.
struct Divisions {
    series: Vec<Arc<Snapshot>>,
    all: Vec<Arc<Snapshot>>,
}

impl Divisions {
    /// `None` if the account does not organise every division of the season.
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

    /// Ids of the series' events, with the revision of those in the season and 0 for others.
    fn seen(&self) -> String {
        let of_season = |id| self.all.iter().find(|one| one.id == id).map_or(0, |one| one.revision);
        let at = self.series.iter().map(|one| format!("{}:{}", one.id, of_season(one.id)));
        at.collect::<Vec<_>>().join(" ")
    }
}

fn not_all() -> WebError {
    WebError::Unprocessable(Sentence::new("season-not-all"))
}

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

pub async fn add(act: Act) -> Answer {
    let new: i64 = act.form.value("event").parse().map_err(|_| WebError::not_understood())?;
    let added =
        act.blocking(move |service, id, by| service.add_to_series(id, by, TournamentId(new)));
    match added.await {
        Ok(_) => act.done("/divisions", Sentence::new("series-added")),
        Err(error) => act.refused("/divisions", error),
    }
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
        let rows = division_rows(t, tournament, "", &of.series).into_iter().map(|row| {
            let field = field_of(one, row.who);
            MoveRow { open: answers.iter().all(|(to, _)| to != form.value(&field)), row, field }
        });
        let name = tournament.settings.name.clone();
        Last { name, field: name_field(one), rows: rows.collect() }
    };
    NextSeasonPage {
        series: event.snapshot.tournament.settings.division.series.clone(),
        seen: of.seen(),
        lasts: of.all.iter().map(last).collect(),
        answers,
        agreed: agreed(&worries),
        worries,
        form,
        cx: frame(page, event).titled(t.text("season-title")),
    }
}

/// Value of the box that agrees to the warnings: their hash.
fn agreed(worries: &[String]) -> String {
    let mut hasher = DefaultHasher::new();
    worries.hash(&mut hasher);
    hasher.finish().to_string()
}

/// Warnings before the season is made: games not played, and what the new events would lack or have twice.
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

enum Outcome {
    /// Slug of an event of the new season.
    Made(String),
    Again(Box<(Divisions, Form, Vec<String>)>),
    /// Another account organises a division, too.
    NotAll,
}

pub async fn make(act: Act, account: Account) -> Answer {
    let (form, event, t) = (act.form.clone(), act.cx.event.clone(), act.cx.page.t);
    let done = act.blocking(move |service, _, by| {
        let before = || Ok::<_, ServiceError>(service.made_by(by)?.map(|made| made.slug.clone()));
        if let Some(made) = before()? {
            return Ok(Outcome::Made(made));
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
            // Members who came since the form was shown are shown first; what was typed stays.
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
            Ok(Done::Before) => Ok(before()?.map_or(Outcome::NotAll, Outcome::Made)),
            Err(ServiceError::Fields(faults)) => {
                let refused = |form: Form, (field, fault)| form.refused(field, fault);
                again(of, faults.into_iter().fold(form, refused), worries)
            }
            Err(ServiceError::Refused(why)) => again(of, form.refused("", why.sentence()), worries),
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
            render_wrong(&view(act.cx.page, &act.cx.event, &of, wrong, worries))
        }
    }
}
