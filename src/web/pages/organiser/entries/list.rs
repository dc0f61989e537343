use crate::web::prelude::*;
use service::Attendance;

use super::seats::{SeatedRounds, TakesPart};
use super::view::{View, categories, far_rating, words};

/// Entries on one page: their boxes in every round fit into one form.
const PAGE: usize = 200;

struct Row {
    id: EntryId,
    href: String,
    name: String,
    native: Option<String>,
    native_lang: Option<&'static str>,
    rank: String,
    rating: String,
    /// The rating in words, if it is far from the rank.
    gap: Option<String>,
    from: String,
    /// The value that the list is sorted by, if the row does not show it anyway.
    column: String,
    /// Change of the rating by the games; empty if it is not shown.
    change: String,
    is_final: bool,
    /// Number of the ruling that excludes the player from the event.
    excluded: Option<u32>,
    seated: bool,
    was: String,
    parts: Vec<(RoundNo, TakesPart)>,
    words: String,
}

#[derive(Template)]
#[template(path = "organiser/entries.html")]
struct Entries {
    cx: Page,
    base: String,
    from_home: String,
    may_change: bool,
    view: View,
    filters: Vec<(String, String, bool)>,
    shows: Vec<(String, String, bool)>,
    sorts: Vec<(String, String, bool)>,
    pages: Vec<(usize, String, bool)>,
    rounds: Vec<(RoundNo, usize)>,
    /// Categories to set by hand; empty if the event has only one.
    categories: Vec<(String, String)>,
    total: usize,
    preliminary: usize,
    rows: Vec<Row>,
    /// All found on all pages in short form, as the box that chooses them all sends them.
    found: String,
    found_count: usize,
    waiting: Vec<EntryId>,
    /// Found, checked in and without a seat, so that they can be set back to announced.
    here: Vec<EntryId>,
    notes: Vec<String>,
}

pub async fn show(page: Page, state: Data<State>, event: Event, request: HttpRequest) -> Answer {
    let query = Form::of_query(&request);
    let notes = if query.value("imported").is_empty() {
        Vec::new()
    } else {
        import_notes(page.t, &state, &event).await?
    };
    render(&Entries { notes, ..listed(page, &state, &event, View::of(&query), Vec::new()).await? })
}

/// The list with the boxes as they were ticked, and the reason why they were not saved.
pub(super) async fn again(act: Act, ticked: Vec<Attendance>, why: Sentence) -> Answer {
    let (page, view) = (act.cx.page.saying(Notice::alert(why)), View::of(&act.form));
    render_wrong(&listed(page, &act.cx.state, &act.cx.event, view, ticked).await?)
}

async fn listed(
    page: Page,
    state: &State,
    event: &Event,
    view: View,
    ticked: Vec<Attendance>,
) -> Result<Entries> {
    let excluded = excluded(state, event).await?;
    let event = event.clone();
    state.worked_out(move |_| Ok(entries(page, &event, &excluded, view, &ticked))).await
}

fn entries(
    page: Page,
    event: &Event,
    excluded: &HashMap<EntryId, u32>,
    view: View,
    ticked: &[Attendance],
) -> Entries {
    let t = page.t;
    let tournament = &event.snapshot.tournament;
    let here = tournament.entries.iter().filter(|entry| view.show.holds(tournament, entry));
    let mut found = found_or_near(here, &view.typed, |e| words(e), |e| view.holds(tournament, e));
    found.sort_by_cached_key(|e| {
        (view.key(tournament, e), t.name_key(&e.surname, &e.first_name), e.id)
    });
    let last = tournament.last_public_round().unwrap_or(RoundNo(0));
    let changes = rating_preview(t, tournament, last).unwrap_or_default();
    let changes: HashMap<EntryId, String> =
        tournament.entries.iter().map(|entry| entry.id).zip(changes).collect();
    let seats = SeatedRounds::of(tournament);
    let waiting = found.iter().filter(|entry| !entry.is_final()).map(|entry| entry.id).collect();
    let here = found.iter().filter(|entry| entry.is_final() && !seats.any(entry.id));
    let pages = found.len().div_ceil(PAGE);
    let first = (view.page - 1).min(pages.saturating_sub(1)) * PAGE;
    let shown = found.iter().skip(first).take(PAGE);
    Entries {
        base: event.path("/entries"),
        from_home: event.path("/registration"),
        may_change: event.may_change(),
        filters: view.tabs(t, event),
        shows: view.shows(t, tournament),
        sorts: view.sorts(t, tournament),
        pages: links(pages, event, &view),
        rounds: rounds(tournament),
        categories: categories(t, tournament),
        total: tournament.entries.len(),
        preliminary: tournament.entries.iter().filter(|entry| !entry.is_final()).count(),
        rows: shown
            .map(|entry| Row {
                excluded: excluded.get(&entry.id).copied(),
                column: view.column(t, tournament, entry),
                change: changes.get(&entry.id).cloned().unwrap_or_default(),
                ..row(t, tournament, event, &seats, entry)
            })
            .map(|row| as_ticked(row, ticked))
            .collect(),
        found: in_short(found.iter().map(|entry| entry.id.0)),
        found_count: found.len(),
        waiting,
        here: here.map(|entry| entry.id).collect(),
        notes: Vec::new(),
        view,
        cx: frame(page, event).titled(t.text("way-entries")),
    }
}

async fn excluded(state: &State, event: &Event) -> Result<HashMap<EntryId, u32>> {
    let id = event.snapshot.id;
    let file = state.blocking(move |service| service.referee_file(id)).await?;
    Ok(file.in_force(None).map(|(no, excluded)| (excluded.entry, no.0)).collect())
}

async fn import_notes(t: Lang, state: &State, event: &Event) -> Result<Vec<String>> {
    let id = event.snapshot.id;
    let kept = state.blocking(move |service| service.import_notes(id)).await?;
    let notes = kept.and_then(|mut kept| Some(kept.get_mut("notes")?.take()));
    let notes: Vec<Sentence> =
        notes.and_then(|notes| serde_json::from_value(notes).ok()).unwrap_or_default();
    Ok(notes.iter().map(|note| t.sentence(note)).collect())
}

fn links(pages: usize, event: &Event, view: &View) -> Vec<(usize, String, bool)> {
    if pages < 2 {
        return Vec::new();
    }
    let href = |page| event.path(&format!("/entries{}", view.query(view.show, page)));
    (1..=pages).map(|page| (page, href(page), page == view.page)).collect()
}

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
    let native = entry.native_name.clone().filter(|_| !entry.is_pair());
    let from = [entry.club.clone(), entry.country.to_uppercase()];
    Row {
        id: entry.id,
        href: event.path(&format!("/entries/{}", entry.id)),
        name: t.person(entry),
        native_lang: native.as_deref().and_then(|n| native_name_language(n, &entry.country)),
        native,
        rank: t.rank(entry.rank),
        rating: entry.rating.to_string(),
        gap: far_rating(t, tournament, entry),
        from: t.listed(from),
        column: String::new(),
        change: String::new(),
        is_final: entry.is_final(),
        excluded: None,
        seated: seats.any(entry.id),
        was: was(entry, seats, &parts),
        parts,
        words: words(entry),
    }
}

/// Keeps the ticks of the form, except where a box cannot be changed.
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

/// What the row shows, so that only changed boxes are written: `12.1.110-` is number, checked in, rounds; `-` is a box
/// that cannot be changed.
fn was(entry: &Entry, seats: &SeatedRounds, parts: &[(RoundNo, TakesPart)]) -> String {
    let bit = |on| if on { '1' } else { '0' };
    let registered = if seats.any(entry.id) { '-' } else { bit(entry.is_final()) };
    let rounds = parts.iter().map(|(_, part)| match part {
        TakesPart::Seated | TakesPart::Excluded => '-',
        TakesPart::Open(plays) => bit(*plays),
    });
    format!("{}.{registered}.{}", entry.id, rounds.collect::<String>())
}
