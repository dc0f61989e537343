//! Compares the parts of an event in a record with their last digests in the journal.

use store::{
    CertificateRow, ComparedParts, EventPart, GameNo, JournalledParts, PartDigests, StoreError,
    game_digests, referee_digest, tournament_digests,
};
use tournament::{RoundNo, Tournament};

use service::DrawProof;

use super::{OpenDraw, OpenFile, Unproven};

pub(super) fn parts(file: &OpenFile) -> Result<ComparedParts, Unproven> {
    let record = &file.record;
    let there = digests(file).map_err(|error| Unproven::Parts(error.to_string()))?;
    let entries = record.journal.entries.iter().map(|entry| (entry.seq, entry.parts.as_str()));
    let withheld = |part: &str| match part.split(' ').next().unwrap_or_default() {
        "draft" | "reports" | "game" => true,
        "entries" => record.unlisted > 0,
        "settings" => record.line_ups > 0,
        "referee" => record.referee.is_none(),
        // Belongs to a draft; those of public rounds are looked up with their draw.
        "certificate" => true,
        _ => false,
    };
    let mut found = JournalledParts::read(entries).compare(&there, withheld);
    match found.faults.is_empty() {
        true => Ok(found),
        false => Err(found.faults.swap_remove(0).into()),
    }
}

fn digests(file: &OpenFile) -> Result<PartDigests, StoreError> {
    let record = &file.record;
    let mut there = tournament_digests(&as_entered(file))?;
    if record.unlisted > 0 {
        there.remove(&EventPart::Entries.to_string());
    }
    if record.line_ups > 0 {
        there.remove(&EventPart::Settings.to_string());
    }
    if let Some(referee) = &record.referee {
        if !referee.log.entries().is_empty() {
            let digest = referee_digest(&referee.log)?;
            there.insert(EventPart::Referee.to_string(), vec![digest]);
        }
        for game in &referee.games {
            let acts = game.acts.iter().map(|act| (&act.act, act.at));
            let digests = game_digests(&game.terms, &game.seats, acts)?;
            there.insert(EventPart::Game(GameNo(game.no)).to_string(), digests);
        }
    }
    for draw in &record.draws {
        let digest = CertificateRow::digest_of(&before(file, draw), &draw.certificate);
        there.insert(EventPart::Certificate(draw.round).to_string(), vec![digest]);
    }
    Ok(there)
}

/// With the rounds that people intended to play, before rulings excluded them.
fn as_entered(file: &OpenFile) -> Tournament {
    let mut entered = file.tournament.clone();
    for entry in &mut entered.entries {
        if let Some(meant) = file.record.kept_out.get(&entry.id) {
            entry.participation = *meant;
        }
    }
    entered
}

/// The file of the tournament before a draw.
pub(super) fn before(file: &OpenFile, draw: &OpenDraw) -> String {
    match &draw.before {
        Some(text) => text.clone(),
        None => DrawProof::file_of(&file.tournament, draw.round),
    }
}

/// The rounds with a certificate in the journal: each must be in the file once.
pub(super) fn journalled(file: &OpenFile) -> Vec<RoundNo> {
    let entries = file.record.journal.entries.iter().map(|e| (e.seq, e.parts.as_str()));
    let journalled = JournalledParts::read(entries);
    let drawn = |no: &RoundNo| {
        journalled.of(EventPart::Certificate(*no)).is_some_and(|(_, digest)| !digest.is_empty())
    };
    let public = file.tournament.rounds.iter().filter(|round| round.is_public());
    public.map(|round| round.no).filter(drawn).collect()
}
