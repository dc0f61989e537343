//! The next season of a league, made from the last: who moves up, stays, moves down or leaves.

use crate::web::prelude::*;
use crate::web::views::places::{DivisionRow, division_rows, organises_all};
use std::hash::{DefaultHasher, Hash, Hasher};

/// Answer for a member who plays nowhere in the next season.
const LEAVES: &str = "leaves";

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
        let roles = service.read(|c| c.roles_of(account.0.id))?;
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

#[derive(Template)]
#[template(path = "organiser/next_season.html")]
struct NextSeasonPage {
    cx: Cx,
    form: Form,
    of: Divisions,
    /// Warnings; the box with the value of [`agreed`] agrees to exactly these.
    worries: Vec<String>,
}

impl NextSeasonPage {
    fn of(cx: Cx, of: Divisions, form: Form, worries: Vec<String>) -> Self {
        Self { cx: cx.headed("season-title"), form, of, worries }
    }

    fn rows(&self, of: &Snapshot) -> Vec<DivisionRow> {
        division_rows(self.cx.t, &of.tournament.public(), "", &self.of.series)
    }

    /// Where a member may play, unless they leave: id of the division's event, and its name.
    fn answers(&self) -> Vec<(String, &str)> {
        let name = |one: &Arc<Snapshot>| (one.id.to_string(), self.form.value(&name_field(one)));
        self.of.all.iter().map(name).collect()
    }

    fn is_chosen(&self, field: &str) -> bool {
        let chosen = self.form.value(field);
        chosen == LEAVES || self.of.all.iter().any(|one| one.id.to_string() == chosen)
    }
}

fn not_all() -> WebError {
    WebError::Unprocessable(Sentence::new("season-not-all"))
}

#[route("GET", "/t/{slug}/next-season", EventMaker)]
async fn show(cx: Cx, account: Account) -> Answer {
    let own = &cx.tournament().settings.division;
    if !own.is_of_series(own) {
        return Ok(redirect(&cx.to("/settings?change=series#series")));
    }
    cx.rendered(move |cx, service| {
        let of = Divisions::of(service, &cx.event, &account)?.ok_or_else(not_all)?;
        let form = usual(cx.t, &of.all);
        let next = form.read(|reader| next(reader, &of.all, cx.t));
        let worries = season_warnings(cx.t, &of.all, next.ok().as_ref());
        Ok(NextSeasonPage::of(cx, of, form, worries))
    })
    .await
}

#[route("POST", "/t/{slug}/divisions/add", Organiser)]
async fn add(act: Act) -> Answer {
    let new: i64 = act.form.value("event").parse().map_err(|_| WebError::not_understood())?;
    let added = act.blocking(move |acts| acts.add_to_series(TournamentId(new)));
    act.respond("/divisions", added.await, |()| Sentence::new("series-added"))
}

/// Value of the box that agrees to the warnings: their hash.
fn agreed(worries: &[String]) -> String {
    let mut hasher = DefaultHasher::new();
    worries.hash(&mut hasher);
    hasher.finish().to_string()
}

/// Warnings before the season is made: games not played, and what the new events would lack or have twice.
fn season_warnings(t: Lang, all: &[Arc<Snapshot>], made: Option<&NextSeason>) -> Vec<String> {
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
    Again(Box<NextSeasonPage>),
    /// Another account organises a division, too.
    NotAll,
}

#[route("POST", "/t/{slug}/next-season", EventMaker)]
async fn make(act: Act, account: Account) -> Answer {
    let (form, cx) = (act.form.clone(), act.cx.clone());
    let done = act.blocking(move |acts| {
        let before = || Ok::<_, ServiceError>(acts.made_by(acts.by)?.map(|made| made.slug.clone()));
        if let Some(made) = before()? {
            return Ok(Outcome::Made(made));
        }
        let Some(of) = Divisions::of(&acts, &cx.event, &account)? else {
            return Ok(Outcome::NotAll);
        };
        let t = cx.t;
        let again = |of, form, worries| {
            Ok(Outcome::Again(Box::new(NextSeasonPage::of(cx, of, form, worries))))
        };
        if form.value("seen") != of.seen() {
            let season = form.value("season").trim();
            if of.series.iter().any(|one| one.tournament.settings.division.season == season) {
                return Err(ServiceError::EditConflict(Box::default()));
            }
            // Members who came since the form was shown are shown first; what was typed stays.
            let usual = usual(t, &of.all);
            let new = usual.all().filter(|(name, _)| !form.has(name));
            let form = Form::filled(form.all().chain(new));
            let worries = season_warnings(t, &of.all, None);
            return again(of, form.refused("", Sentence::new("own-end-meanwhile")), worries);
        }
        let next = match form.read(|reader| next(reader, &of.all, t)) {
            Ok(next) => next,
            Err(wrong) => {
                let worries = season_warnings(t, &of.all, None);
                return again(of, wrong, worries);
            }
        };
        let worries = season_warnings(t, &of.all, Some(&next));
        if !worries.is_empty() && !form.is_chosen("sure", &agreed(&worries)) {
            return again(of, form.refused("sure", Sentence::new("season-sure-first")), worries);
        }
        let new: Vec<_> = of.all.iter().map(|one| one.id).zip(next.events).collect();
        match acts.create_season(acts.by, &of.series, &new) {
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
        Outcome::Again(page) => Err(WebError::again(&*page)),
    }
}

/// Names the event by id, not by position, because divisions may have changed since the form was shown.
fn field_of(of: &Snapshot, who: DivisionMember) -> String {
    match who {
        DivisionMember::Team(no) => format!("to_{}_t{no}", of.id),
        DivisionMember::Entry(id) => format!("to_{}_e{id}", of.id),
    }
}

fn name_field(of: &Snapshot) -> String {
    format!("name_{}", of.id)
}

/// Adds a year to a text, also to the second year of a season: `2026/27` becomes `2027/28`. Other numbers stay.
fn a_year_on(text: &str, from: i32) -> String {
    let short = |year: i32| format!("{:02}", year.rem_euclid(100));
    let next = |year: i32| (format!("/{}", short(year)), format!("/{}", short(year + 1)));
    let (old, new) = next(from + 1);
    text.replace(&from.to_string(), &(from + 1).to_string()).replace(&old, &new)
}

/// Default values: everybody moves by the lines of promotion, a year on. Those who are equal at a line have to be
/// chosen.
fn usual(t: Lang, all: &[Arc<Snapshot>]) -> Form {
    let last = &all[0].tournament.settings;
    let year = last.begins.year();
    let begins = last.begins.checked_add_signed(TimeDelta::weeks(52)).unwrap_or(last.begins);
    let mut fields = vec![
        ("season".to_owned(), a_year_on(&last.division.season, year)),
        ("begins".to_owned(), begins.to_string()),
    ];
    for (at, one) in all.iter().enumerate() {
        let name = a_year_on(&one.tournament.settings.name, year);
        fields.push((name_field(one), name));
        for row in division_rows(t, &one.tournament.public(), "", all) {
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

/// With the faults of the events of the next season.
fn next(reader: &mut Reader<'_>, all: &[Arc<Snapshot>], t: Lang) -> Option<NextSeason> {
    let season = reader.read("season", |typed| match typed.trim() {
        "" => Err(Sentence::new("fault-missing")),
        season => Ok(season.to_owned()),
    });
    let begins = reader.date("begins");
    let mut terms: Vec<CopyTerms> = Vec::new();
    for one in all {
        let (field, last) = (name_field(one), &one.tournament.settings);
        let Some(name) = reader.read(&field, check_name) else { continue };
        if terms.iter().any(|known| known.name == name) {
            reader.refuse(&field, Fault::Twice { what: name });
            continue;
        }
        let begins = begins.unwrap_or(last.begins);
        let ends = begins.checked_add_signed(last.ends - last.begins).unwrap_or(begins);
        terms.push(CopyTerms { name, begins, ends, people: true });
    }
    let (mut moves, mut members, mut chosen) = (Vec::new(), Vec::new(), true);
    for (from, one) in all.iter().enumerate() {
        for row in division_rows(t, &one.tournament.public(), "", all) {
            let field = field_of(one, row.who);
            let typed = reader.typed(&field);
            let to = all.iter().position(|one| one.id.to_string() == typed);
            if to.is_none() && typed != LEAVES {
                reader.refuse(&field, Sentence::new("season-choose"));
                chosen = false;
            }
            moves.push(DivisionMove { from, who: row.who, to });
            members.push((to, row.name, field));
        }
    }
    let (season, _) = season.zip(begins).filter(|_| chosen && terms.len() == all.len())?;
    let divisions: Vec<_> = all.iter().map(|one| &one.tournament).zip(terms).collect();
    let next = next_season(&divisions, &season, &moves);
    for (at, event) in next.events.iter().enumerate() {
        let here = members.iter().filter(|(to, ..)| *to == Some(at));
        let rows: Vec<_> = here.map(|(_, name, field)| (name.as_str(), field.as_str())).collect();
        refuse_event(reader, &all[at], event, &rows, t);
    }
    Some(next)
}

/// Adds the faults of the event that follows `last`; `rows` are the names of its members with their fields.
fn refuse_event(
    reader: &mut Reader<'_>,
    last: &Snapshot,
    event: &Tournament,
    rows: &[(&str, &str)],
    t: Lang,
) {
    let (field, division) = (name_field(last), &last.tournament.settings.name);
    for (key, fault) in check_usable(&event.settings) {
        if key == "season_name" {
            reader.refuse("season", fault);
            continue;
        }
        let label = Setting::all().find(|one| one.name == key).map(|one| t.text(one.label));
        let label = label.unwrap_or_else(|| key.to_owned());
        let said = t.labelled(&label, &t.sentence(&fault.sentence()));
        let why = Sentence::new("season-settings").with("division", division);
        reader.refuse(&field, why.with("fault", said));
    }
    for fault in event.team_faults().into_iter().filter(|fault| !fault.may_wait()) {
        let TeamFault::NameTwice { team } = &fault else {
            reader.refuse(&field, fault.sentence());
            continue;
        };
        let why = Sentence::new("season-team-twice").with("team", team);
        let why = why.with("division", &event.settings.name);
        for (_, row) in rows.iter().filter(|(name, _)| name == team) {
            reader.refuse(row, why.clone());
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
