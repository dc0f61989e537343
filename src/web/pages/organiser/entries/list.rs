use std::collections::HashMap;

use actix_web::HttpRequest;
use actix_web::web::Data;
use askama::Template;
use unicode_normalization::UnicodeNormalization;

use crate::desk::Attendance;
use crate::tournament::{Entry, EntryId, Registration, RoundNo, Tournament};
use crate::web::{
    Act, Answer, Event, Form, Lang, Link, Notice, Page, Sentence, State, WebError, frame,
    native_name_language, render, render_wrong,
};

use super::seats::{SeatedRounds, TakesPart};
use crate::web::views::organiser_links::organiser_links;
use crate::web::views::rating_preview::rating_preview;

/// Entries on one page: their boxes in every round fit into one form.
const PAGE: usize = 200;

/// One entry of the list.
struct Row {
    id: EntryId,
    href: String,
    name: String,
    native: Option<String>,
    native_lang: Option<&'static str>,
    rank: String,
    /// What the rating says instead, if that is far from the rank.
    gap: Option<String>,
    from: String,
    /// What the games do to the rating; empty where nothing is shown.
    change: String,
    is_final: bool,
    /// By which ruling somebody is out of the event.
    excluded: Option<u32>,
    seated: bool,
    was: String,
    parts: Vec<(RoundNo, TakesPart)>,
    words: String,
}

/// Which part of the list is shown.
pub(super) struct View {
    pub(super) typed: String,
    pub(super) show: String,
    pub(super) page: usize,
    pub(super) sort: &'static str,
}

/// By what the list can be sorted, the usual first.
const SORTS: [&str; 6] = ["name", "rank", "rating", "club", "country", "number"];

impl View {
    /// From a query or from a form that hands it on.
    pub(super) fn of(form: &Form) -> Self {
        let show = match form.value("show") {
            show @ ("final" | "preliminary") => show,
            _ => "all",
        };
        Self {
            typed: form.value("q").trim().chars().take(200).collect(),
            show: show.to_owned(),
            page: form.value("page").parse().unwrap_or(1).clamp(1, 1000),
            sort: SORTS.into_iter().find(|sort| *sort == form.value("sort")).unwrap_or(SORTS[0]),
        }
    }

    fn query(&self, show: &str, page: usize) -> String {
        self.query_sorted(show, page, self.sort)
    }

    fn query_sorted(&self, show: &str, page: usize, sort: &str) -> String {
        let page = page.to_string();
        let mut query = Vec::new();
        if !self.typed.is_empty() {
            query.push(("q", self.typed.as_str()));
        }
        if show != "all" {
            query.push(("show", show));
        }
        if page != "1" {
            query.push(("page", page.as_str()));
        }
        if sort != SORTS[0] {
            query.push(("sort", sort));
        }
        let query = serde_urlencoded::to_string(query).unwrap_or_default();
        if query.is_empty() { query } else { format!("?{query}") }
    }

    /// The address of this part of the list.
    pub(super) fn href(&self, event: &Event) -> String {
        event.path(&format!("/entries{}", self.query(&self.show, self.page)))
    }

    fn holds(&self, entry: &Entry) -> bool {
        let registered = match self.show.as_str() {
            "final" => entry.is_final(),
            "preliminary" => !entry.is_final(),
            _ => true,
        };
        let words = plain(&words(entry));
        registered && plain(&self.typed).split_whitespace().all(|word| words.contains(word))
    }
}

/// A text to search in: lower case, without accents.
fn plain(text: &str) -> String {
    let letters = text.nfd().filter(|c| !('\u{300}'..='\u{36f}').contains(c));
    letters.flat_map(char::to_lowercase).collect()
}

fn words(entry: &Entry) -> String {
    let native = entry.native_name.as_deref().unwrap_or_default();
    [
        &entry.surname,
        &entry.first_name,
        native,
        &entry.club,
        &entry.country,
        &entry.rank.to_string(),
    ]
    .join(" ")
}

#[derive(Template)]
#[template(path = "organiser/entries.html")]
struct Entries {
    t: Lang,
    page: Page,
    links: Vec<Link>,
    base: String,
    view: View,
    filters: Vec<(String, String, bool)>,
    sorts: Vec<(String, String, bool)>,
    pages: Vec<(usize, String, bool)>,
    rounds: Vec<(RoundNo, usize)>,
    total: usize,
    preliminary: usize,
    rows: Vec<Row>,
    waiting: Vec<EntryId>,
    notes: Vec<String>,
}

/// The registration list.
pub async fn show(page: Page, state: Data<State>, event: Event, request: HttpRequest) -> Answer {
    let query = Form::of_query(&request);
    let notes = if query.value("imported").is_empty() {
        Vec::new()
    } else {
        import_notes(page.t, &state, &event).await?
    };
    render(&Entries { notes, ..listed(page, &state, &event, View::of(&query), &[]).await? })
}

/// The list again with the boxes as they were ticked, and why that was not saved.
pub(super) async fn again(act: Act, ticked: &[Attendance], why: Sentence) -> Answer {
    let (page, view) = (act.page.saying(Notice::alert(why)), View::of(&act.form));
    render_wrong(&listed(page, &act.state, &act.event, view, ticked).await?)
}

async fn listed(
    page: Page,
    state: &State,
    event: &Event,
    view: View,
    ticked: &[Attendance],
) -> Result<Entries, WebError> {
    let t = page.t;
    let excluded = excluded(state, event).await?;
    let tournament = &event.snapshot.tournament;
    let mut found: Vec<&Entry> =
        tournament.entries.iter().filter(|entry| view.holds(entry)).collect();
    found.sort_by_cached_key(|e| {
        (sort_key(view.sort, e), plain(&e.surname), plain(&e.first_name), e.id)
    });
    let last = tournament.last_public_round().unwrap_or(RoundNo(0));
    let changes = rating_preview(t, tournament, last).unwrap_or_default();
    let changes: HashMap<EntryId, String> =
        tournament.entries.iter().map(|entry| entry.id).zip(changes).collect();
    let seats = SeatedRounds::of(tournament);
    let waiting = found.iter().filter(|entry| !entry.is_final()).map(|entry| entry.id).collect();
    let pages = found.len().div_ceil(PAGE);
    let first = (view.page - 1).min(pages.saturating_sub(1)) * PAGE;
    let shown = found.iter().skip(first).take(PAGE);
    Ok(Entries {
        t,
        links: organiser_links(t, event, &page),
        base: event.path("/entries"),
        filters: filters(t, tournament, event, &view),
        sorts: sorts(t, event, &view),
        pages: links(pages, event, &view),
        rounds: rounds(tournament),
        total: tournament.entries.len(),
        preliminary: tournament.entries.iter().filter(|entry| !entry.is_final()).count(),
        rows: shown
            .map(|entry| Row {
                excluded: excluded.get(&entry.id).copied(),
                change: changes.get(&entry.id).cloned().unwrap_or_default(),
                ..row(t, tournament, event, &seats, entry)
            })
            .map(|row| as_ticked(row, ticked))
            .collect(),
        waiting,
        notes: Vec::new(),
        view,
        page: frame(page, event).titled(t.text("way-entries")),
    })
}

/// Who is out of the event, with the ruling in force that says so.
async fn excluded(state: &State, event: &Event) -> Result<HashMap<EntryId, u32>, WebError> {
    let id = event.snapshot.id;
    let file = state.at_desk(move |desk| desk.referee_file(id)).await?;
    Ok(file.in_force(None).map(|(no, excluded)| (excluded.entry, no.0)).collect())
}

async fn import_notes(t: Lang, state: &State, event: &Event) -> Result<Vec<String>, WebError> {
    let id = event.snapshot.id;
    let kept = state.at_desk(move |desk| desk.import_notes(id)).await?;
    let notes = kept.and_then(|mut kept| Some(kept.get_mut("notes")?.take()));
    let notes: Vec<Sentence> =
        notes.and_then(|notes| serde_json::from_value(notes).ok()).unwrap_or_default();
    Ok(notes.iter().map(|note| t.sentence(note)).collect())
}

/// What comes before the name where the list is sorted by something else; what is empty comes last.
fn sort_key(sort: &str, entry: &Entry) -> (i32, String) {
    let text = |text: &str| (i32::from(text.is_empty()), plain(text));
    match sort {
        "rank" => (-entry.rank.value(), String::new()),
        "rating" => (-entry.rating.0, String::new()),
        "club" => text(&entry.club),
        "country" => text(&entry.country),
        "number" => (entry.id.0, String::new()),
        _ => (0, String::new()),
    }
}

/// The ways to sort the list.
fn sorts(t: Lang, event: &Event, view: &View) -> Vec<(String, String, bool)> {
    SORTS
        .map(|sort| {
            let query = view.query_sorted(&view.show, 1, sort);
            let words = t.text(&format!("entries-sort-{sort}"));
            (event.path(&format!("/entries{query}")), words, sort == view.sort)
        })
        .into()
}

/// All, checked in, not checked in; each with its count.
fn filters(
    t: Lang,
    tournament: &Tournament,
    event: &Event,
    view: &View,
) -> Vec<(String, String, bool)> {
    let total = tournament.entries.len();
    let checked_in = tournament.entries.iter().filter(|entry| entry.is_final()).count();
    [
        ("all", "entries-all", total),
        ("final", "entries-final", checked_in),
        ("preliminary", "entries-preliminary", total - checked_in),
    ]
    .map(|(show, key, count)| {
        let href = event.path(&format!("/entries{}", view.query(show, 1)));
        (href, t.with(key, [("count", count)]), view.show == show)
    })
    .into()
}

fn links(pages: usize, event: &Event, view: &View) -> Vec<(usize, String, bool)> {
    if pages < 2 {
        return Vec::new();
    }
    let href = |page| event.path(&format!("/entries{}", view.query(&view.show, page)));
    (1..=pages).map(|page| (page, href(page), page == view.page)).collect()
}

/// The rounds of the event with how many take part in each.
fn rounds(tournament: &Tournament) -> Vec<(RoundNo, usize)> {
    let rounds = (1..=tournament.settings.rounds).map(RoundNo);
    rounds.map(|no| (no, tournament.participants(no).count())).collect()
}

fn row(
    t: Lang,
    tournament: &Tournament,
    event: &Event,
    seats: &SeatedRounds,
    entry: &Entry,
) -> Row {
    let parts = seats.parts(entry, tournament.settings.rounds);
    let native = entry.native_name.clone();
    let from = [entry.club.as_str(), entry.country.as_str()];
    Row {
        id: entry.id,
        href: event.path(&format!("/entries/{}", entry.id)),
        name: t.person(entry),
        native_lang: native.as_deref().and_then(|n| native_name_language(n, &entry.country)),
        native,
        rank: t.rank(entry.rank),
        gap: far_rating(t, tournament, entry),
        from: from.into_iter().filter(|word| !word.is_empty()).collect::<Vec<_>>().join(", "),
        change: String::new(),
        is_final: entry.is_final(),
        excluded: None,
        seated: seats.any(entry.id),
        was: was(entry, seats, &parts),
        parts,
        words: words(entry),
    }
}

/// What a rating says of somebody whose rank is farther from it than the event allows.
fn far_rating(t: Lang, tournament: &Tournament, entry: &Entry) -> Option<String> {
    let far = entry.ranks_above_rating().abs() > tournament.settings.rank_gap;
    let rank = t.rank(entry.rating.rank());
    far.then(|| t.with("entries-gap", (("rating", entry.rating.to_string()), ("rank", rank))))
}

/// A row with its boxes as somebody ticked them, where they can be.
fn as_ticked(row: Row, ticked: &[Attendance]) -> Row {
    let Some(change) = ticked.iter().find(|change| change.entry == row.id) else { return row };
    let plays = |no: RoundNo, was: bool| {
        let ticked = change.rounds.iter().find(|(round, _)| *round == no);
        ticked.map_or(was, |(_, plays)| *plays)
    };
    let parts = row.parts.iter().map(|(no, part)| match part {
        TakesPart::Open(was) => (*no, TakesPart::Open(plays(*no, *was))),
        TakesPart::Seated | TakesPart::Excluded => (*no, *part),
    });
    let registration = change.registration.filter(|_| !row.seated);
    let is_final = registration.map_or(row.is_final, |now| now == Registration::Final);
    Row { parts: parts.collect(), is_final, ..row }
}

/// What the row showed, so that only what was changed on it is written: number, checked in, rounds; `-`
/// where nothing can be changed.
fn was(entry: &Entry, seats: &SeatedRounds, parts: &[(RoundNo, TakesPart)]) -> String {
    let bit = |on| if on { '1' } else { '0' };
    let registered = if seats.any(entry.id) { '-' } else { bit(entry.is_final()) };
    let rounds = parts.iter().map(|(_, part)| match part {
        TakesPart::Seated | TakesPart::Excluded => '-',
        TakesPart::Open(plays) => bit(*plays),
    });
    format!("{}.{registered}.{}", entry.id, rounds.collect::<String>())
}
