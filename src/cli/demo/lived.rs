use anyhow::{Context, Result};

use crate::go::Color;
use crate::interchange::sgf::{acts_of, read};
use crate::referee::{Incident, IncidentKind};
use crate::service::{ActForm, By, IncidentForm, Report, RequestAnswer, RequestForm, Service};
use crate::store::Snapshot;
use crate::tournament::{EntryId, RequestKind, RoundNo, TableNo};

/// By round and table; the last is still being played.
const GAMES: [(RoundNo, TableNo, &str); 3] = [
    (RoundNo(2), TableNo(1), include_str!("first.sgf")),
    (RoundNo(2), TableNo(2), include_str!("second.sgf")),
    (RoundNo(3), TableNo(5), include_str!("live.sgf")),
];

pub(super) fn record_games(service: &Service, event: &Snapshot, by: By<'_>) -> Result<()> {
    for (round, table, file) in GAMES {
        let read = read(file.as_bytes())?;
        let game = service.game(event, round, table)?.game;
        let tree = read.games.first().context("a file without a game")?;
        let acts = acts_of(tree, game.terms())?.acts;
        service.record_act(event.id, by, &ActForm { round, table, seen: 0, acts })?;
    }
    Ok(())
}

/// An incident that waits for its ruling, and a player excused from the next round by request.
pub(super) fn report_and_ask(service: &Service, event: &Snapshot, by: By<'_>) -> Result<()> {
    let incident = Incident::new(IncidentKind::KoRetake, Color::Black).at(87).noticed_after(90);
    let (round, table) = (RoundNo(3), TableNo(6));
    let report = Report { round, table, incident, confirmed: false };
    let words = "White held the hand up at once; both still remember the position.".to_owned();
    service.report_incident(event.id, by, &IncidentForm { words, ..report.into() })?;
    let links = service.make_personal_links(event.id, by, &[EntryId(40)])?.now();
    for (_, link) in links.unwrap_or_default() {
        let words = "My train leaves at six.".to_owned();
        let form = RequestForm { kind: RequestKind::Skip, round: RoundNo(4), words };
        let player = By { account: None, ..by };
        if let Some((number, _)) = service.ask(event.id, player, link.secret(), &form)?.now() {
            let answer =
                RequestAnswer { number, granted: true, words: "Have a good journey.".into() };
            service.answer_request(event.id, by, &answer)?;
        }
    }
    Ok(())
}
