//! Ratings of all entries, checked against the rating lists and updated.

use crate::web::prelude::*;
use service::{Checked, ListWarning};

use super::acts::with_ranks;
use super::numbers::{self, NumberRow};

struct Row {
    id: EntryId,
    href: String,
    name: String,
    rank: String,
    rating: String,
    listed: String,
    /// Rank and rating of the list; empty if they do not differ.
    changes: String,
    ticked: bool,
    /// What the row says; the form sends it back, so that nothing is taken that was not on the screen.
    seen: String,
    warnings: Vec<String>,
    /// People of a list who may be meant: `egf.12345678` and words.
    candidates: Vec<(String, String)>,
}

#[derive(Template)]
#[template(path = "organiser/update.html")]
struct Update {
    cx: Page,
    here: String,
    gap: i32,
    lists: bool,
    lists_href: String,
    differing: usize,
    rows: Vec<Row>,
    numbers: Vec<NumberRow>,
}

fn gap_of(form: &Form, event: &Event) -> i32 {
    let typed = form.value("gap").parse().ok().filter(|gap| (0..=38).contains(gap));
    typed.unwrap_or(event.snapshot.tournament.settings.rank_gap)
}

pub async fn show(page: Page, state: Data<State>, event: Event, request: HttpRequest) -> Answer {
    let gap = gap_of(&Form::of_query(&request), &event);
    state.render(move |service| view(service, page, &event, gap)).await
}

fn view(service: &Service, page: Page, event: &Event, gap: i32) -> Result<Update> {
    let t = page.t;
    let tournament = &event.snapshot.tournament;
    let checked = service.check_against_lists(tournament)?;
    let pairs = tournament.entries.iter().zip(&checked);
    let mut rows: Vec<Row> =
        pairs.map(|(entry, checked)| row(t, event, entry, checked, gap)).collect();
    rows.sort_by_key(|row| (row.changes.is_empty() && row.warnings.is_empty(), row.id));
    Ok(Update {
        here: event.path("/entries/ratings"),
        gap,
        lists_href: "/ratings".to_owned(),
        lists: !service.rating_lists()?.is_empty(),
        numbers: numbers::rows(t, event, service)?,
        differing: rows.iter().filter(|row| !row.changes.is_empty()).count(),
        rows,
        cx: frame(page, event).titled(t.text("update-title")),
    })
}

fn row(t: Lang, event: &Event, entry: &Entry, checked: &Checked, gap: i32) -> Row {
    let mut warnings: Vec<String> = checked.warnings.iter().map(|w| warning(t, w)).collect();
    let above = entry.ranks_above_rating();
    if above.abs() > gap {
        let rank = t.rank(entry.rating.rank());
        warnings.push(t.with("update-gap", (("ranks", above.abs().to_string()), ("rank", rank))));
    }
    let found = checked.found.as_ref();
    let now = found.map(|found| taken(entry, found, true));
    let changes = now.filter(|now| (now.rank, now.rating) != (entry.rank, entry.rating));
    let changes = changes.map(|now| format!("{} {}", t.rank(now.rank), now.rating));
    Row {
        id: entry.id,
        href: event.path(&format!("/entries/{}", entry.id)),
        name: t.person(entry),
        rank: t.rank(entry.rank),
        rating: entry.rating.to_string(),
        listed: found.map(|found| source(t, found)).unwrap_or_default(),
        ticked: changes.is_some() && checked.warnings.is_empty(),
        changes: changes.unwrap_or_default(),
        seen: on_screen(entry, found),
        warnings,
        candidates: checked.candidates.iter().map(|one| candidate(t, one)).collect(),
    }
}

/// Rank and rating of the entry, then of the list.
fn on_screen(entry: &Entry, found: Option<&Found>) -> String {
    let both = |entry: &Entry| format!("{} {}", entry.rank, entry.rating);
    let listed = found.map(|found| both(&taken(entry, found, true)));
    format!("{} {}", both(entry), listed.unwrap_or_default())
}

fn source(t: Lang, found: &Found) -> String {
    format!("{} {}", found.list().kind.name().to_uppercase(), t.day(found.list().date))
}

fn candidate(t: Lang, found: &Found) -> (String, String) {
    let listed = found.listed();
    let rank = listed.rank().map(|rank| t.rank(rank)).unwrap_or_default();
    let kind = found.list().kind;
    let words = format!(
        "{} {}, {} {}, {rank}",
        kind.name().to_uppercase(),
        listed.id,
        listed.club,
        listed.country
    );
    (format!("{kind}.{}", listed.id), words)
}

fn warning(t: Lang, warning: &ListWarning) -> String {
    let name = |kind: &ListKind| kind.name().to_uppercase();
    match warning {
        ListWarning::Unknown(kind) => t.with("update-unknown", [("list", name(kind))]),
        ListWarning::OtherPerson(kind, other) => {
            t.with("update-other", (("list", name(kind)), ("name", other.clone())))
        }
        ListWarning::Twice(kind, other) => {
            t.with("update-twice", (("list", name(kind)), ("no", other.to_string())))
        }
        ListWarning::Expired(ended) => t.with("update-expired", [("date", t.day(*ended))]),
        ListWarning::Namesakes(kind, count) => {
            t.with("update-namesakes", (("list", name(kind)), ("count", *count)))
        }
    }
}

/// The entry with rating and number of the list, and its rank if `rank` is set.
fn taken(entry: &Entry, found: &Found, rank: bool) -> Entry {
    let (kind, listed) = (found.list().kind, found.listed());
    let mut now = entry.clone();
    if let Some(listed) = listed.rank().filter(|_| rank) {
        now.rank = listed;
    }
    now.rated(kind, &listed).known_to(kind, &listed)
}

go::named! {
    /// What to change in the chosen entries.
    pub enum What {
        Ratings = "ratings",
        Both = "both",
        RankFromRating = "rank",
        RatingFromRank = "rating",
    }
}

fn changed(entry: &Entry, found: Option<&Found>, what: What) -> Entry {
    match what {
        What::Ratings | What::Both => {
            let both = matches!(what, What::Both);
            found.map_or_else(|| entry.clone(), |found| taken(entry, found, both))
        }
        What::RankFromRating => Entry { rank: entry.rating.rank(), ..entry.clone() },
        What::RatingFromRank => {
            Entry { rating: Rating::of(entry.rank), rating_origin: String::new(), ..entry.clone() }
        }
    }
}

/// Changes all or none: none if an entry or its list no longer says what the page showed.
pub async fn update(act: Act) -> Answer {
    let Some(what) = What::named(act.form.value("what")) else {
        return Err(WebError::not_understood());
    };
    let chosen: Option<Vec<EntryId>> =
        act.form.values("entry").map(|id| id.parse().ok().map(EntryId)).collect();
    let chosen = chosen.ok_or_else(WebError::not_understood)?;
    let picked: Vec<(EntryId, ListKind, String)> = act
        .form
        .all()
        .filter_map(|(name, value)| {
            let entry = EntryId(name.strip_prefix("who-")?.parse().ok()?);
            let (kind, number) = value.split_once('.')?;
            Some((entry, ListKind::named(kind)?, number.to_owned()))
        })
        .collect();
    let (event, sent) = (act.cx.event.clone(), act.form.clone());
    let work = move |service: &Service, id, by: By<'_>| {
        let checked = service.check_against_lists(&event.snapshot.tournament)?;
        let mut found: HashMap<EntryId, Found> =
            checked.into_iter().filter_map(|one| Some((one.entry, one.found?))).collect();
        let other = |entry: &&Entry| {
            let seen = sent.values(&format!("seen-{}", entry.id)).next();
            seen.is_some_and(|seen| seen != on_screen(entry, found.get(&entry.id)))
        };
        let mut entries = event.snapshot.tournament.entries.iter();
        if entries.any(|entry| chosen.contains(&entry.id) && other(&entry)) {
            return Err(ServiceError::EditConflict(Box::default()));
        }
        for (entry, kind, number) in &picked {
            if let Some(one) = service.rated(*kind, number)? {
                found.insert(*entry, one);
            }
        }
        service.edit_entries(id, by, &chosen, |was| changed(was, found.get(&was.id), what))
    };
    let back = "/entries/ratings";
    match act.blocking(work).await {
        Ok(Done::Now(count)) => {
            let said = Sentence::new("entries-saved").with("count", count);
            act.done(back, with_ranks(&act, said).await?)
        }
        Ok(Done::Before) => Ok(redirect(&act.cx.event.path(back))),
        Err(error) => act.refused(back, error),
    }
}
