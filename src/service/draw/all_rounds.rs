//! A round robin whose rounds are all drawn and published at once: everybody knows from the first day whom they meet.

use chrono::{DateTime, Utc};
use serde_json::json;
use sha2::{Digest, Sha256};

use pairing::systems::berger_rounds;
use pairing::{DrawOptions, RoundContext, draw_with};
use store::{AnyConnection, CertificateRow, Deed, Snapshot};
use tournament::{
    EntryId, League, RoundClock, RoundNo, RoundState, RoundWindow, Tournament, TournamentId,
};

use crate::draw::proofs::proof_of;
use crate::draw::rounds::shown;
use crate::transaction::prepared::Prepared;
use crate::{By, Change, Done, Refusal, Result, Service, ServiceError};

/// How few and how many meet one another, as Berger's tables have it here.
pub const LEAGUE_SIZE: std::ops::RangeInclusive<usize> = 3..=24;

/// The most rounds of an event.
pub const MOST_ROUNDS: usize = 20;

/// What an organiser asks of a round robin.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AllRounds {
    /// Whether each two meet twice, with colours exchanged.
    pub double: bool,
    /// What the lots are drawn by.
    pub seed: u64,
    /// The windows of the rounds, from the first; rounds beyond them get none.
    pub windows: Vec<RoundWindow>,
}

/// Everybody who is finally registered, in the order of the lots that a seed draws.
#[must_use]
pub fn lots(tournament: &Tournament, seed: u64) -> Vec<EntryId> {
    let mut lots: Vec<EntryId> =
        tournament.participants(RoundNo(1)).map(|entry| entry.id).collect();
    lots.sort_by_cached_key(|id| Sha256::digest(format!("{seed} {id}")).to_vec());
    lots
}

/// The event with the rounds of that round robin still to be drawn.
///
/// # Errors
/// [`Refusal::AlreadyDrawn`] if there is a round; [`Refusal::TeamsMeet`]; [`Refusal::LeagueSize`]; [`Refusal::TooManyRounds`].
pub fn planned(before: &Tournament, asked: &AllRounds) -> Result<Tournament> {
    if let Some(round) = before.rounds.first() {
        return Err(Refusal::AlreadyDrawn { round: round.no }.into());
    }
    if !before.teams.list.is_empty() {
        return Err(Refusal::TeamsMeet.into());
    }
    let entries = lots(before, asked.seed);
    if !LEAGUE_SIZE.contains(&entries.len()) {
        let (least, most) = (*LEAGUE_SIZE.start(), *LEAGUE_SIZE.end());
        return Err(Refusal::LeagueSize { count: entries.len(), least, most }.into());
    }
    let rounds = berger_rounds(entries.len(), asked.double);
    if rounds > MOST_ROUNDS {
        return Err(Refusal::TooManyRounds { rounds, most: MOST_ROUNDS }.into());
    }
    let mut settings = before.settings.clone();
    settings.rounds = rounds as i32;
    let league = League { name: String::new(), entries, from: RoundNo(1), double: asked.double };
    settings.draw.leagues = vec![league];
    let mut after = before.with_settings(settings);
    for (no, window) in (1..=after.settings.rounds).map(RoundNo).zip(&asked.windows) {
        let clock = after.clock(no);
        after.clocks.insert(no, RoundClock { window: Some(*window), ..clock });
    }
    Ok(after)
}

/// The event with every round drawn, and the proof of each.
type Made = (Tournament, Vec<Option<CertificateRow>>);

fn drawn(before: &Tournament, asked: &AllRounds, now: DateTime<Utc>) -> Result<Made> {
    let mut after = planned(before, asked)?;
    let mut proofs = Vec::new();
    for no in (1..=after.settings.rounds).map(RoundNo) {
        let refused = |why: pairing::DrawError| ServiceError::from(Refusal::Draw(why));
        let context = RoundContext::new(&after, no, Some(asked.seed));
        let context = context.map_err(|unknown| refused(unknown.into()))?;
        let options = DrawOptions { seed: Some(asked.seed), ..DrawOptions::default() };
        let drawn = draw_with(&after, &context, &options).map_err(refused)?;
        proofs.push(proof_of(&drawn, &after, now));
        let round = drawn.to_round();
        after.rounds.push(tournament::Round { state: RoundState::Published, ..round });
    }
    Ok((after, proofs))
}

impl Service {
    /// Draws and publishes all rounds of a round robin of everybody who takes part, once or twice, by lots. The event
    /// has as many rounds as it takes from then on.
    ///
    /// # Errors
    /// As [`planned`]; [`Refusal::Draw`].
    pub fn draw_all_rounds(
        &self,
        id: TournamentId,
        by: By<'_>,
        asked: &AllRounds,
    ) -> Result<Done<usize>> {
        let (wanted, now) = (asked.clone(), by.now);
        let make = move |before: &Snapshot| drawn(&before.tournament, &wanted, now);
        let decide = |before: &Snapshot, (after, _): &Made| {
            // Nothing was drawn meanwhile.
            planned(&before.tournament, asked)?;
            let rounds = after.rounds.len();
            let boards: Vec<_> = after.rounds.iter().map(shown).collect();
            let detail =
                json!({ "round": 1, "rounds": rounds, "double": asked.double, "drawn": boards });
            Ok(Change { after: after.clone(), act: Deed::DrawAll, detail, out: rounds })
        };
        let keep = |c: &mut AnyConnection, (_, proofs): &Made| {
            for (no, proof) in (1..).map(RoundNo).zip(proofs) {
                c.keep_certificate(id, no, proof.as_ref())?;
            }
            Ok(())
        };
        let (on, round) = (self.solvers(), RoundNo(1));
        self.change_prepared(id, by, &Prepared { on, round, make, decide, keep })
    }

    /// Takes all rounds back, as long as no game has a result: drawn anew or changed, everybody is told of other games.
    ///
    /// # Errors
    /// [`Refusal::NothingDrawn`]; [`Refusal::ResultsLost`] if there are results.
    pub fn take_all_rounds_back(&self, id: TournamentId, by: By<'_>) -> Result<Done<usize>> {
        let decide = |before: &Snapshot| {
            let tournament = &before.tournament;
            let rounds: Vec<RoundNo> = tournament.rounds.iter().map(|round| round.no).collect();
            if rounds.is_empty() {
                return Err(Refusal::NothingDrawn { round: RoundNo(1) }.into());
            }
            let boards = tournament.rounds.iter().flat_map(|round| &round.boards);
            let played = |board: &&tournament::Board| {
                !board.ending.is_pending() || !board.earlier_games().is_empty()
            };
            let count = boards.filter(played).count();
            if count > 0 {
                return Err(Refusal::ResultsLost { count }.into());
            }
            let mut after = tournament.clone();
            after.rounds.clear();
            after.settings.draw.leagues.clear();
            let (act, detail) = (Deed::TakeBackAll, json!({ "rounds": rounds.len() }));
            Ok(Change { after, act, detail, out: rounds.len() })
        };
        self.change_and_keep(id, by, decide, |c, before, _| {
            for round in &before.rounds {
                c.keep_certificate(id, round.no, None)?;
            }
            Ok(())
        })
    }
}
