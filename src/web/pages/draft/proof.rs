//! The proof of a round's draw, as a page and as files.

use crate::web::prelude::*;
use crate::web::views::seal::any_seal;
use pairing::AnyCertificate;

type Shown = DrawProof<AnyCertificate>;

#[derive(Template)]
#[template(path = "draft/proof.html")]
struct ProofPage {
    cx: Page,
    no: RoundNo,
    title: String,
    note: String,
    /// Text key (players or teams), and their number.
    drawn: (&'static str, usize),
    compared: u64,
    apart: usize,
    by_hand: Vec<TableNo>,
    tournament_href: String,
    tournament_file: String,
    certificate_href: String,
    certificate_file: String,
    command: String,
    record: String,
    back: String,
}

/// The round, if the viewer may see it: drafts are only for organisers.
pub(super) fn visible(event: &Event, no: RoundNo) -> Result<&Round> {
    let round = event.snapshot.tournament.round(no).ok_or_else(WebError::no_page)?;
    if round.is_public() || event.is_organiser() { Ok(round) } else { Err(WebError::no_page()) }
}

async fn shown(state: &State, event: &Event, no: RoundNo) -> Result<Shown> {
    visible(event, no)?;
    let id = event.snapshot.id;
    let proof = state.blocking(move |service| service.any_proof(id, no)).await?;
    proof.ok_or_else(WebError::no_page)
}

fn file_names(event: &Event, no: RoundNo) -> (String, String) {
    let slug = &event.snapshot.slug;
    (format!("{slug}-before-round-{no}.tengen.json"), format!("{slug}-round-{no}.certificate.txt"))
}

pub async fn show(
    page: Page,
    state: Data<State>,
    event: Event,
    place: Path<(String, i32)>,
) -> Answer {
    let (t, no) = (page.t, RoundNo(place.1));
    let proof = shown(&state, &event, no).await?;
    let round = visible(&event, no)?;
    let seal = any_seal(t, &event, round, &proof.certificate).ok_or_else(WebError::no_page)?;
    let base = event.path(&format!("/rounds/{no}/proof"));
    let (tournament_file, certificate_file) = file_names(&event, no);
    let (drawn, apart, by_hand) = match &proof.certificate {
        AnyCertificate::Players(of) => {
            let by_hand = of.covers(&round.boards).by_hand;
            (("proof-players", of.players.len()), of.apart.len(), by_hand)
        }
        AnyCertificate::Teams(of) => (("proof-teams", of.teams.len()), 0, Vec::new()),
    };
    let n = drawn.1 as u64;
    let back = if round.is_public() { "/rounds" } else { "/draft" };
    let view = ProofPage {
        cx: frame(page, &event).titled(t.with("proof-title", [("round", no)])),
        no,
        title: seal.title,
        note: seal.note,
        drawn,
        compared: n * n.saturating_sub(1) / 2,
        apart,
        by_hand,
        command: format!(
            "tengen check {tournament_file} --round {no} --certificate {certificate_file}"
        ),
        tournament_href: format!("{base}/tournament"),
        tournament_file,
        certificate_href: format!("{base}/certificate"),
        certificate_file,
        record: event.path("/verify"),
        back: event.path(&format!("{back}/{no}")),
    };
    render(&view)
}

/// The tournament before the draw, as a file.
pub async fn tournament(state: Data<State>, event: Event, place: Path<(String, i32)>) -> Answer {
    event.refuse_named_file()?;
    let no = RoundNo(place.1);
    let proof = shown(&state, &event, no).await?;
    Ok(attachment(&file_names(&event, no).0, "application/json", proof.file))
}

pub async fn certificate(state: Data<State>, event: Event, place: Path<(String, i32)>) -> Answer {
    let no = RoundNo(place.1);
    let proof = shown(&state, &event, no).await?;
    Ok(attachment(&file_names(&event, no).1, "text/plain; charset=utf-8", proof.body))
}
