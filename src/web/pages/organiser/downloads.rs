use actix_web::HttpRequest;
use actix_web::web::{Data, Path};
use askama::Template;

use crate::desk::Desk;
use crate::publishing::{FileKind, everything, export};
use crate::tournament::RoundNo;
use crate::web::{
    Answer, Event, Form, Lang, Link, Page, State, WebError, attachment, frame, render,
};

use super::read_faults::note;
use crate::web::views::organiser_links::organiser_links;

/// More notes than these are folded.
const OPEN_NOTES: usize = 4;

/// The name of the file with all that is kept of an event.
const EVERYTHING: &str = "everything";

/// One file that can be taken home, and what it cannot say.
struct Offer {
    name: &'static str,
    title: String,
    about: String,
    notes: Vec<String>,
    folded: bool,
    links: Vec<(String, String)>,
}

#[derive(Template)]
#[template(path = "organiser/downloads.html")]
struct Downloads {
    t: Lang,
    page: Page,
    links: Vec<Link>,
    through: Option<RoundNo>,
    missing: usize,
    has_draft: bool,
    offers: Vec<Offer>,
}

/// Every file that can be made of the tournament, each with what it cannot say.
pub async fn show(page: Page, state: Data<State>, event: Event) -> Answer {
    let t = page.t;
    let tournament = &event.snapshot.tournament;
    let public = tournament.rounds.iter().filter(|round| round.is_public());
    let snapshot = event.snapshot.clone();
    let notes = move |_: &Desk| {
        let notes = |kind| export(&snapshot.tournament, kind, None).notes;
        Ok::<_, WebError>(FileKind::ALL.map(|kind| (kind, notes(kind))))
    };
    let exports = state.worked_out(notes).await?;
    let offers = exports.iter().map(|(kind, notes)| {
        let notes: Vec<_> = notes.iter().map(|n| t.sentence(&note(n))).collect();
        Offer {
            name: kind.name(),
            title: t.text(title(*kind)),
            about: t.text(about(*kind)),
            folded: notes.len() > OPEN_NOTES,
            notes,
            links: links(t, &event, *kind),
        }
    });
    render(&Downloads {
        t,
        links: organiser_links(t, &event, &page),
        through: tournament.last_public_round(),
        missing: public.map(|round| round.pending().count()).sum(),
        has_draft: tournament.rounds.iter().any(|round| !round.is_public()),
        offers: offers.collect(),
        page: frame(page, &event).titled(t.text("downloads-title")).below(&event.path("/entries")),
    })
}

const fn title(kind: FileKind) -> &'static str {
    match kind {
        FileKind::H9 => "download-h9",
        FileKind::Tou => "download-tou",
        FileKind::Aga => "download-aga",
        FileKind::Players => "download-players",
        FileKind::Pairings => "download-pairings",
        FileKind::Standings => "download-standings",
        FileKind::Workbook => "download-xlsx",
        FileKind::Participants => "download-participants",
        FileKind::OpenGotha => "download-opengotha",
        FileKind::Tengen => "download-tengen",
    }
}

const fn about(kind: FileKind) -> &'static str {
    match kind {
        FileKind::H9 => "download-about-h9",
        FileKind::Tou => "download-about-tou",
        FileKind::Aga => "download-about-aga",
        FileKind::Players => "download-about-players",
        FileKind::Pairings => "download-about-pairings",
        FileKind::Standings => "download-about-standings",
        FileKind::Workbook => "download-about-xlsx",
        FileKind::Participants => "download-about-participants",
        FileKind::OpenGotha => "download-about-opengotha",
        FileKind::Tengen => "download-about-tengen",
    }
}

/// Where the file is: one address, or one a round for pairings.
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

/// Sends the file.
pub async fn send(
    state: Data<State>,
    event: Event,
    place: Path<(String, String)>,
    request: HttpRequest,
) -> Answer {
    if place.1 == EVERYTHING {
        let snapshot = event.snapshot.clone();
        let file = state.at_desk(move |desk| Ok(everything(desk.store(), &snapshot)?)).await?;
        return Ok(attachment(&file.file_name, file.media_type, file.bytes));
    }
    let kind = FileKind::named(&place.1).ok_or_else(WebError::no_page)?;
    let query = Form::of_query(&request);
    let round = match query.value("round") {
        "" => None,
        typed => Some(public_round(&event, typed).ok_or_else(WebError::no_page)?),
    };
    let snapshot = event.snapshot.clone();
    let file = move |_: &Desk| Ok::<_, WebError>(export(&snapshot.tournament, kind, round));
    let file = state.worked_out(file).await?;
    Ok(attachment(&file.file_name, file.media_type, file.bytes))
}

fn public_round(event: &Event, typed: &str) -> Option<RoundNo> {
    let no = RoundNo(typed.parse().ok()?);
    event.snapshot.tournament.round(no).filter(|round| round.is_public()).map(|round| round.no)
}
