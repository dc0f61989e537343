//! Files of a tournament, with what each format cannot say and why a federation would reject the file.

mod reporting;

use crate::web::prelude::*;
use interchange::Note;
use interchange::complaints::{Complaint, Mend, Rejection, in_small_letters};
use publishing::{Exporter, FileKind, complaints, everything, export};

use crate::web::views::read_faults::note_words;
use reporting::ReportingForm;

pub use reporting::change;

/// More notes than this are folded.
const OPEN_NOTES: usize = 4;

/// Name in addresses of the file with everything that is kept of an event.
const EVERYTHING: &str = "everything";

struct Offer {
    name: &'static str,
    title: String,
    about: String,
    notes: Vec<String>,
    folded: bool,
    checked: bool,
    /// Where it can be mended, and the complaint.
    complaints: Vec<(String, String)>,
    /// Whether it waits for missing results.
    waits: bool,
    /// Whether numbers are missing that a rating list knows.
    takes_numbers: bool,
    /// Entries whose names are in capitals.
    capitals: Vec<EntryId>,
    links: Vec<(String, String)>,
}

struct Missing {
    round: String,
    tables: Vec<(TableNo, String)>,
}

#[derive(Template)]
#[template(path = "organiser/downloads.html")]
struct Downloads {
    cx: Page,
    event: String,
    here: String,
    /// Page that takes over numbers from the rating lists.
    numbers: String,
    through: Option<RoundNo>,
    missing: usize,
    tables: Vec<Missing>,
    has_draft: bool,
    offers: Vec<Offer>,
    reporting: ReportingForm,
}

pub async fn show(page: Page, state: Data<State>, event: Event) -> Answer {
    state.render(move |service| view(service, page, &event, None)).await
}

async fn again(page: Page, state: &State, event: Event, form: ReportingForm) -> Answer {
    state.render_wrong(move |service| view(service, page, &event, Some(form))).await
}

fn view(
    service: &Service,
    page: Page,
    event: &Event,
    form: Option<ReportingForm>,
) -> Result<Downloads> {
    let t = page.t;
    let tournament = &event.snapshot.tournament;
    let public = tournament.rounds.iter().filter(|round| round.is_public());
    let tables: Vec<Missing> = public.filter_map(|round| missing_of(t, event, round)).collect();
    let listings = service.listings(tournament)?;
    let files = Exporter::new(tournament);
    let has_teams = !tournament.teams.list.is_empty();
    let kinds = FileKind::ALL.into_iter().filter(|kind| has_teams || *kind != FileKind::Teams);
    let offers = kinds.map(|kind| {
        let complaints = files.complaints(kind, &listings);
        offer(t, event, kind, &files.export(kind, None).notes, &complaints)
    });
    Ok(Downloads {
        event: event.path(""),
        here: event.path("/downloads"),
        numbers: event.path("/entries/ratings#numbers"),
        through: tournament.last_public_round(),
        missing: tables.iter().map(|round| round.tables.len()).sum(),
        tables,
        has_draft: tournament.rounds.iter().any(|round| !round.is_public()),
        offers: offers.collect(),
        reporting: form.unwrap_or_else(|| ReportingForm::of(t, tournament)),
        cx: frame(page, event).titled(t.text("way-downloads")),
    })
}

fn missing_of(t: Lang, event: &Event, round: &Round) -> Option<Missing> {
    let no = round.no;
    let href = |table| event.path(&format!("/boards/{no}/{table}"));
    let tables: Vec<_> = round.pending().map(|board| (board.table, href(board.table))).collect();
    (!tables.is_empty()).then(|| Missing { round: t.with("round-number", [("round", no)]), tables })
}

fn offer(
    t: Lang,
    event: &Event,
    kind: FileKind,
    notes: &[Note],
    complaints: &[Complaint],
) -> Offer {
    let mended = |one: &Complaint| (mend(event, one.mend), t.sentence(&one.sentence()));
    // Missing results are said once, above all files.
    let own = complaints.iter().filter(|one| one.objection != Rejection::ResultMissing);
    let notes: Vec<_> = notes.iter().filter(|one| !one.is_result_missing()).collect();
    Offer {
        name: kind.name(),
        title: t.text(&format!("download-{kind}")),
        about: t.text(&format!("download-about-{kind}")),
        notes: notes.iter().map(|one| note_words(t, one)).collect(),
        waits: complaints.iter().any(|one| one.objection == Rejection::ResultMissing),
        folded: notes.len() > OPEN_NOTES,
        checked: matches!(kind, FileKind::H9 | FileKind::Tou | FileKind::Aga),
        capitals: complaints.iter().filter_map(in_capitals).collect(),
        takes_numbers: complaints.iter().any(Complaint::is_number_known),
        complaints: own.map(mended).collect(),
        links: if complaints.is_empty() { links(t, event, kind) } else { Vec::new() },
    }
}

fn in_capitals(complaint: &Complaint) -> Option<EntryId> {
    match complaint.mend {
        Mend::Entry(id, _) if complaint.objection == Rejection::NameInCapitals => Some(id),
        _ => None,
    }
}

/// Changes only the names that the form showed.
pub async fn small_letters(act: Act) -> Answer {
    let shown: Vec<EntryId> =
        act.form.values("entry").filter_map(|id| Some(EntryId(id.parse().ok()?))).collect();
    let small = |was: &Entry| match in_small_letters(was) {
        Some((surname, first_name)) => Entry { surname, first_name, ..was.clone() },
        None => was.clone(),
    };
    let work = move |service: &Service, id, by: By<'_>| service.edit_entries(id, by, &shown, small);
    match act.blocking(work).await {
        Ok(Done::Now(count)) => {
            act.done("/downloads", Sentence::new("names-small-done").with("count", count))
        }
        Ok(Done::Before) => act.done("/downloads", Sentence::new("saved")),
        Err(error) => act.refused("/downloads", error),
    }
}

fn mend(event: &Event, mend: Mend) -> String {
    event.path(&match mend {
        Mend::Entry(id, field) => format!("/entries/{id}#{field}"),
        Mend::Setting(key) => format!("/settings?change={key}#{key}"),
        Mend::Board(round, table) => format!("/boards/{round}/{table}"),
        Mend::Clubs => "/downloads#reporting".to_owned(),
    })
}

fn links(t: Lang, event: &Event, kind: FileKind) -> Vec<(String, String)> {
    let href = event.path(&format!("/downloads/{}", kind.name()));
    if kind != FileKind::Pairings {
        return vec![(href, t.text("download-act"))];
    }
    let rounds = event.snapshot.tournament.rounds.iter();
    let public = rounds.filter(|round| round.is_public() && !round.boards.is_empty());
    let link = |no| (format!("{href}?round={no}"), t.with("round-number", [("round", no)]));
    public.map(|round| link(round.no)).collect()
}

fn refusals(
    service: &Service,
    snapshot: &Arc<Snapshot>,
    kind: FileKind,
) -> Result<usize, ServiceError> {
    let tournament = &snapshot.tournament;
    Ok(complaints(tournament, kind, &service.listings(tournament)?).len())
}

/// A file that a federation would reject is sent only as a draft.
pub async fn send(
    page: Page,
    state: Data<State>,
    event: Event,
    place: Path<(String, String)>,
    request: HttpRequest,
) -> Answer {
    if place.1 == EVERYTHING {
        let snapshot = event.snapshot.clone();
        let file =
            state.blocking(move |service| Ok(everything(service.store(), &snapshot)?)).await?;
        return Ok(attachment(&file.file_name, file.media_type, file.bytes));
    }
    let kind = FileKind::named(&place.1).ok_or_else(WebError::no_page)?;
    let query = Form::of_query(&request);
    let round = match query.value("round") {
        "" => None,
        typed => Some(public_round(&event, typed).ok_or_else(WebError::no_page)?),
    };
    let (snapshot, draft) = (event.snapshot.clone(), !query.value("draft").is_empty());
    let refused = move |service: &Service| refusals(service, &snapshot, kind);
    let refused = state.worked_out(refused).await?;
    if refused > 0 && !draft {
        let file = page.t.text(&format!("download-{kind}"));
        let said = Sentence::new("downloads-refused").with("file", file);
        let page = page.saying(Notice::alert(said.with("count", refused)));
        return state.render_wrong(move |service| view(service, page, &event, None)).await;
    }
    let snapshot = event.snapshot.clone();
    let file = move |_: &Service| Ok::<_, WebError>(export(&snapshot.tournament, kind, round));
    let file = state.worked_out(file).await?;
    let file = if refused > 0 { file.as_draft() } else { file };
    Ok(attachment(&file.file_name, file.media_type, file.bytes))
}

fn public_round(event: &Event, typed: &str) -> Option<RoundNo> {
    let no = RoundNo(typed.parse().ok()?);
    event.snapshot.tournament.round(no).filter(|round| round.is_public()).map(|round| round.no)
}
