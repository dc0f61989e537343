use std::collections::BTreeMap;

use serde_json::json as to_json;

use interchange::json;
use referee::Visibility;
use service::{DrawProof, Service, ServiceError, Thing};
use store::{CertificateRow, DeedKind, GameRow, JournalRow, RefereeFile, Snapshot};
use tournament::{EntryId, Participation, RoundNo, Tournament, TournamentId};

use super::{
    OpenDraw, OpenEntry, OpenFile, OpenJournal, OpenRecord, OpenReferee, VERSION, digest,
    digest_to_seal, table,
};

/// The readers of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// Without drafts, without rulings for the players only, and without who was invited.
    Public,
    /// For the organisers.
    Whole,
}

struct EventParts {
    snapshot: Snapshot,
    certificates: Vec<(RoundNo, CertificateRow)>,
    referee: RefereeFile,
    games: Vec<GameRow>,
    journal: Vec<JournalRow>,
}

/// [`Thing::Tournament`] if there is none.
pub fn make(service: &Service, id: TournamentId, reach: Reach) -> Result<OpenFile, ServiceError> {
    let store = service.store();
    let kept = store.read(|c| {
        let snapshot = store.snapshot(c, id)?.ok_or(ServiceError::Unknown(Thing::Tournament))?;
        let mut journal = c.journal(id, None, i64::MAX)?;
        journal.reverse();
        Ok::<_, ServiceError>(EventParts {
            snapshot: snapshot.as_ref().clone(),
            certificates: c.certificates(id)?,
            referee: c.referee_file(id)?,
            games: c.games(id)?,
            journal,
        })
    })?;
    let mut file = open(&kept, reach);
    let journal = &mut file.record.journal;
    journal.signed = store.sign_end(id, &journal.end());
    // Cannot fail: all keys are text.
    let mut value = serde_json::to_value(&file).unwrap_or_default();
    file.record.seal = store.seal_record(id, &digest_to_seal(&value));
    if let Some(seal) = &file.record.seal {
        value["record"]["seal"] = to_json!(seal);
    }
    file.record.digest = digest(&value);
    Ok(file)
}

fn open(kept: &EventParts, reach: Reach) -> OpenFile {
    let listed = kept.snapshot.tournament.public();
    let mut tournament = listed.without_rulings();
    if reach == Reach::Whole {
        tournament.teams = kept.snapshot.tournament.teams.clone();
    }
    let line_ups = |event: &Tournament| -> usize {
        event.teams.list.iter().map(|team| team.line_ups.len()).sum()
    };
    let public = kept.referee.log.rulings().all(|r| r.visibility == Visibility::Public);
    let ruled = reach == Reach::Whole || public;
    let public_rounds = tournament.rounds.iter().filter(|round| round.is_public());
    let tables = public_rounds.map(|round| table(&tournament, round.no)).collect();
    let entries = entries(kept, &tournament, reach, ruled);
    let record = OpenRecord {
        version: VERSION,
        draws: draws(kept, &tournament),
        tables,
        referee: ruled.then(|| referee(kept)),
        journal: OpenJournal {
            tournament: kept.snapshot.id.0,
            count: kept.journal.len() as i64,
            head: kept.journal.last().map(|row| row.hash.clone()).unwrap_or_default(),
            signed: None,
            entries,
        },
        kept_out: kept_out(&listed),
        unlisted: kept.snapshot.tournament.entries.len() - listed.entries.len(),
        line_ups: line_ups(&kept.snapshot.tournament) - line_ups(&tournament),
        seal: None,
        digest: String::new(),
    };
    OpenFile { tengen: json::version_of(&tournament), tournament, record }
}

/// The intended rounds of entries that rulings exclude from some.
fn kept_out(listed: &Tournament) -> BTreeMap<EntryId, Participation> {
    let out = listed.entries.iter().filter(|entry| entry.playing() != entry.participation);
    out.map(|entry| (entry.id, entry.participation)).collect()
}

fn draws(kept: &EventParts, tournament: &Tournament) -> Vec<OpenDraw> {
    let public = |no: RoundNo| tournament.round(no).is_some_and(|round| round.is_public());
    let drawn = kept.certificates.iter().filter(|(no, _)| public(*no));
    let draw = |(no, row): &(RoundNo, CertificateRow)| OpenDraw {
        round: *no,
        certificate: row.body.clone(),
        before: (DrawProof::file_of(tournament, *no) != row.file).then(|| row.file.clone()),
    };
    drawn.map(draw).collect()
}

fn referee(kept: &EventParts) -> OpenReferee {
    let log = &kept.referee.log;
    let ruled = |game: &&GameRow| log.rulings().any(|r| r.seats.same_game(&game.seats));
    OpenReferee { log: log.clone(), games: kept.games.iter().filter(ruled).cloned().collect() }
}

fn entries(
    kept: &EventParts,
    tournament: &Tournament,
    reach: Reach,
    ruled: bool,
) -> Vec<OpenEntry> {
    let public = tournament.rounds.iter().filter(|round| round.is_public());
    let public: Vec<i32> = public.map(|round| round.no.0).collect();
    let entry = |row: &JournalRow| {
        let of_public = || row.round.is_some_and(|no| public.contains(&no));
        let open = reach == Reach::Whole || is_open(row.kind(), ruled, of_public);
        OpenEntry {
            seq: row.seq,
            at: row.at,
            account: row.account.map(|account| account.0),
            act: row.act.clone(),
            detail: open.then(|| row.detail.clone()),
            detail_digest: (!open && !row.parts.is_empty()).then(|| row.detail_digest()),
            parts: row.parts.clone(),
            hash: row.hash.clone(),
        }
    };
    kept.journal.iter().map(entry).collect()
}

/// Whether everybody may read the details of an act.
fn is_open(deed: Option<DeedKind>, ruled: bool, of_public_round: impl Fn() -> bool) -> bool {
    use DeedKind::*;
    match deed {
        None
        | Some(
            Invite | RevokeInvitation | Join | RemoveRole | NameChief | UnnameChief | Announce
            | TakeDown | AddWebhook | RemoveWebhook | EditRegistration | MakeLinks | RevokeLink
            | ReportResult | Ask | TakeRequestBack | AnswerRequest,
        ) => false,
        Some(
            Incident | DecideEnd | ConfirmFor | Ruling | WithdrawRuling | TellRuling | Appeal
            | JudgeAppeal,
        ) => ruled,
        Some(Draw | BeginByHand | EditDraft | DiscardDraft | LineUp) => of_public_round(),
        Some(_) => true,
    }
}
