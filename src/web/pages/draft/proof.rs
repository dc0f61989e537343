//! The proof of a round's draw, as a page and as files; and the open record of the event.

use super::*;
use crate::web::views::rounds::any_seal;
use pairing::AnyCertificate;
use publishing::record::{Reach, make};

type Shown = DrawProof<AnyCertificate>;

/// The round, if the viewer may see it: drafts are only for organisers.
pub(super) fn visible(event: &Event, no: RoundNo) -> Result<&Round> {
    let round = event.snapshot.tournament.round(no).ok_or_else(WebError::no_page)?;
    if round.is_public() || event.is_organiser() { Ok(round) } else { Err(WebError::no_page()) }
}

/// Below the event's address.
pub(super) fn place_of(round: &Round) -> String {
    format!("{}/{}", if round.is_public() { "/rounds" } else { "/draft" }, round.no)
}

#[derive(Template)]
#[template(path = "draft/proof.html")]
struct ProofPage {
    cx: Cx,
    round: Round,
    seal: Seal,
    of_teams: bool,
    /// The number of players or teams.
    drawn: usize,
    apart: usize,
    by_hand: bool,
}

impl ProofPage {
    fn compared(&self) -> u64 {
        let n = self.drawn as u64;
        n * n.saturating_sub(1) / 2
    }
}

fn tournament_file(cx: &Cx, no: RoundNo) -> String {
    format!("{}-before-round-{no}.tengen.json", cx.event.snapshot.slug)
}

fn certificate_file(cx: &Cx, no: RoundNo) -> String {
    format!("{}-round-{no}.certificate.txt", cx.event.snapshot.slug)
}

async fn public_proof(cx: &Cx, no: RoundNo) -> Result<Shown> {
    visible(&cx.event, no)?;
    let id = cx.event.snapshot.id;
    cx.blocking(move |service| service.any_proof(id, no)).await?.ok_or_else(WebError::no_page)
}

#[route("GET", "/t/{slug}/rounds/{round}/proof", Public)]
async fn show(cx: Cx, place: Place) -> Answer {
    let no = RoundNo(place.1);
    let certificate = public_proof(&cx, no).await?.certificate;
    let round = visible(&cx.event, no)?.clone();
    let seal = any_seal(cx.t, &cx.event, &round, &certificate).ok_or_else(WebError::no_page)?;
    let cx = cx.clone().titled(cx.with("proof-title", [("round", no)]));
    let (of_teams, drawn, apart, by_hand) = match &certificate {
        AnyCertificate::Players(of) => {
            (false, of.players.len(), of.apart.len(), !of.covers(&round.boards).by_hand.is_empty())
        }
        AnyCertificate::Teams(of) => (true, of.teams.len(), 0, false),
    };
    render(&ProofPage { cx, round, seal, of_teams, drawn, apart, by_hand })
}

/// The tournament before the draw, as a file.
#[route("GET", "/t/{slug}/rounds/{round}/proof/tournament", Public)]
async fn tournament(cx: Cx, place: Place) -> Answer {
    cx.event.refuse_named_file()?;
    let no = RoundNo(place.1);
    Ok(attachment(&tournament_file(&cx, no), "application/json", public_proof(&cx, no).await?.file))
}

#[route("GET", "/t/{slug}/rounds/{round}/proof/certificate", Public)]
async fn certificate(cx: Cx, place: Place) -> Answer {
    let no = RoundNo(place.1);
    let proof = public_proof(&cx, no).await?;
    Ok(attachment(&certificate_file(&cx, no), "text/plain; charset=utf-8", proof.body))
}

#[derive(Template)]
#[template(path = "draft/record.html")]
struct RecordPage {
    cx: Cx,
    /// The public key, if it is signed.
    key: Option<String>,
}

fn record_file(event: &Event) -> String {
    format!("{}.record.json", event.snapshot.slug)
}

/// The command to verify the record.
#[route("GET", "/t/{slug}/verify", Public)]
async fn verify(visit: Visit) -> Answer {
    let view = |cx: Cx, service: &Service| {
        let key = service.store().public_key().map(|key| key.to_string());
        Ok(RecordPage { cx: cx.clone().headed("open-record-title"), key })
    };
    visit.kept("/verify", view).await
}

#[route("GET", "/t/{slug}/record.json", Public)]
async fn send_record(visit: Visit) -> Answer {
    visit.event.refuse_named_file()?;
    let name = record_file(&visit.event);
    let record = |event: &Event, service: &_| {
        let record = make(service, event.snapshot.id, Reach::Public)?;
        Ok(record.text().context("a record is JSON")?)
    };
    visit.file("/record.json", (name, "application/json"), record).await
}
