use std::collections::BTreeMap;

use serde_json::json as to_json;

use interchange::json;
use referee::Visibility;
use service::{DrawProof, Service, ServiceError, Thing};
use store::{CertificateRow, DeedKind, GameRow, JournalRow, RefereeFile, Snapshot};
use tournament::{EntryId, Participation, RoundNo, Tournament, TournamentId};

use super::{
    OpenAct, OpenDraw, OpenEntry, OpenFile, OpenGame, OpenJournal, OpenRecord, OpenReferee,
    VERSION, digest, digest_to_seal, table,
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
    let act = |row: &store::ActRow| OpenAct { act: row.act.clone(), at: row.at };
    let game = |game: &GameRow| OpenGame {
        no: game.no.0,
        seats: game.seats,
        terms: game.terms.clone(),
        acts: game.acts.iter().map(act).collect(),
    };
    OpenReferee { log: log.clone(), games: kept.games.iter().filter(ruled).map(game).collect() }
}

fn entries(
    kept: &EventParts,
    tournament: &Tournament,
    reach: Reach,
    ruled: bool,
) -> Vec<OpenEntry> {
    let public: BTreeMap<i32, bool> =
        tournament.rounds.iter().map(|round| (round.no.0, round.is_public())).collect();
    let entry = |row: &JournalRow| {
        let open = reach == Reach::Whole
            || match row.kind() {
                Some(deed) if of_referee(deed) => ruled,
                Some(deed) if of_people(deed) => false,
                Some(deed) if of_draft(deed) || deed == DeedKind::LineUp => {
                    row.round.is_some_and(|no| public.get(&no).copied().unwrap_or_default())
                }
                Some(_) => true,
                None => false,
            };
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

const fn of_referee(deed: DeedKind) -> bool {
    matches!(
        deed,
        DeedKind::Incident
            | DeedKind::DecideEnd
            | DeedKind::ConfirmFor
            | DeedKind::Ruling
            | DeedKind::WithdrawRuling
            | DeedKind::TellRuling
            | DeedKind::Appeal
            | DeedKind::JudgeAppeal
    )
}

const fn of_people(deed: DeedKind) -> bool {
    matches!(
        deed,
        DeedKind::Invite
            | DeedKind::RevokeInvitation
            | DeedKind::Join
            | DeedKind::RemoveRole
            | DeedKind::NameChief
            | DeedKind::UnnameChief
            | DeedKind::Announce
            | DeedKind::TakeDown
            | DeedKind::AddWebhook
            | DeedKind::RemoveWebhook
            | DeedKind::EditRegistration
            | DeedKind::MakeLinks
            | DeedKind::RevokeLink
            | DeedKind::ReportResult
            | DeedKind::Ask
            | DeedKind::TakeRequestBack
            | DeedKind::AnswerRequest
    )
}

const fn of_draft(deed: DeedKind) -> bool {
    matches!(
        deed,
        DeedKind::Draw | DeedKind::BeginByHand | DeedKind::EditDraft | DeedKind::DiscardDraft
    )
}
