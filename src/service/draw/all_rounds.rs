//! A round robin whose rounds are all drawn and published at once.

use crate::prelude::*;
use crate::{draw::proofs::proof_of, transaction::deed::Seating};
use chrono::TimeDelta;
use pairing::systems::berger_rounds;
use pairing::{Draw, DrawError, DrawOptions, RoundContext, draw_teams, draw_with, team_rounds};

/// Sizes for which there are Berger tables.
pub const LEAGUE_SIZE: std::ops::RangeInclusive<usize> = 3..=24;

pub const MOST_ROUNDS: usize = 20;

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AllRounds {
    /// Whether each pair meets twice, with colours exchanged.
    pub double: bool,
    pub seed: u64,
    /// From the first round; rounds beyond them get no window.
    pub windows: Vec<RoundWindow>,
}

/// Rounds of the round robin: for teams as their system says, for people once or twice through.
#[must_use]
pub fn rounds_of(tournament: &Tournament, double: bool) -> usize {
    let people = tournament.participants(RoundNo(1)).count();
    team_rounds(tournament).unwrap_or_else(|| berger_rounds(people, double))
}

/// The finally registered entries, in the order that a seed draws.
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
/// [`Refusal::AlreadyDrawn`] if there is a round; [`Refusal::TeamsMeet`] for teams that play no round robin;
/// [`Refusal::LeagueSize`]; [`Refusal::TooManyRounds`].
pub fn planned(before: &Tournament, asked: &AllRounds) -> Result<Tournament> {
    if let Some(round) = before.rounds.first() {
        return Err(Refusal::AlreadyDrawn { round: round.no }.into());
    }
    let teams = before.teams.meet();
    let round_robin = [TeamSystem::RoundRobin, TeamSystem::DoubleRoundRobin];
    if teams && !round_robin.contains(&before.teams.system) {
        return Err(Refusal::TeamsMeet.into());
    }
    let entries = if teams { Vec::new() } else { lots(before, asked.seed) };
    let count = if teams { before.planned_teams().len() } else { entries.len() };
    if !LEAGUE_SIZE.contains(&count) {
        let (least, most) = (*LEAGUE_SIZE.start(), *LEAGUE_SIZE.end());
        return Err(Refusal::LeagueSize { count, least, most }.into());
    }
    let rounds = rounds_of(before, asked.double);
    if rounds > MOST_ROUNDS {
        return Err(Refusal::TooManyRounds { rounds, most: MOST_ROUNDS }.into());
    }
    let mut settings = before.settings.clone();
    settings.rounds = rounds as i32;
    if !teams {
        let league =
            League { name: String::new(), entries, from: RoundNo(1), double: asked.double };
        settings.draw.leagues = vec![league];
        // Criteria that an organiser chose stay.
        let usual = preset(settings.system, Federation::Egf, "", settings.begins).placement;
        if settings.placement == usual {
            settings.placement = round_robin_placement(settings.system);
        }
    }
    let mut after = before.with_settings(settings);
    if teams {
        // All rounds are public at once: a lock at publication would allow no change.
        after.teams.lock = LineUpLock::FirstResult;
    }
    for (no, window) in (1..=after.settings.rounds).map(RoundNo).zip(&asked.windows) {
        let clock = after.clock(no);
        after.clocks.insert(no, RoundClock { window: Some(*window), ..clock });
    }
    // Rounds beyond those of an event over weeks follow at once, each as long as the one before.
    for no in (2..=after.settings.rounds).map(RoundNo).filter(|_| asked.windows.is_empty()) {
        let (last, clock) = (after.clock(RoundNo(no.0 - 1)).window, after.clock(no));
        if let (Some(last), None) = (last, clock.window) {
            let from = last.until + TimeDelta::minutes(1);
            let window = RoundWindow { from, until: last.until + (from - last.from) };
            after.clocks.insert(no, RoundClock { window: Some(window), ..clock });
        }
    }
    Ok(after)
}

/// The event with every round drawn, and the proof of each; `None` for teams, whose rounds follow a plan.
fn drawn(
    before: &Tournament,
    asked: &AllRounds,
    now: DateTime<Utc>,
) -> Result<(Tournament, Vec<Option<CertificateRow>>)> {
    let mut proofs = Vec::new();
    let after = draw_each(before, asked, |drawn, after| proofs.push(proof_of(drawn, after, now)))?;
    proofs.resize_with(after.rounds.len(), || None);
    Ok((after, proofs))
}

/// The result of [`EventActs::draw_all_rounds`], without saving it.
pub fn all_drawn(before: &Tournament, asked: &AllRounds) -> Result<Tournament> {
    draw_each(before, asked, |_, _| ())
}

fn draw_each(
    before: &Tournament,
    asked: &AllRounds,
    mut each: impl FnMut(&Draw, &Tournament),
) -> Result<Tournament> {
    let mut after = planned(before, asked)?;
    for no in (1..=after.settings.rounds).map(RoundNo) {
        let of_teams = after.teams.meet();
        let round = if of_teams {
            draw_teams(&after, no)?.round
        } else {
            let context =
                RoundContext::new(&after, no, Some(asked.seed)).map_err(DrawError::from)?;
            let options = DrawOptions { seed: Some(asked.seed), ..DrawOptions::default() };
            let drawn = draw_with(&after, &context, &options)?;
            each(&drawn, &after);
            drawn.to_round()
        };
        if round.boards.is_empty() {
            return Err(Refusal::NothingDrawn { round: no }.into());
        }
        let round = Round { state: RoundState::Published, ..round };
        after = if of_teams { with_team_round(&after, round) } else { with_round(&after, round) };
    }
    Ok(after)
}

impl EventActs<'_> {
    /// Draws and publishes all rounds of a round robin: people in the order of lots, once or twice; teams in the order
    /// of the list, whose captains may change line-ups until the first result. The number of rounds becomes what this
    /// takes. Errors: as [`planned`]; [`Refusal::Draw`].
    pub fn draw_all_rounds(&self, asked: &AllRounds) -> Acted<usize> {
        let (wanted, now) = (asked.clone(), self.by.now);
        let make = move |before: &Snapshot| drawn(&before.tournament, &wanted, now);
        let on = (self.solvers(), RoundNo(1));
        self.act_prepared(on, make, |tx, before, (after, proofs)| {
            planned(&before.tournament, asked)?;
            for (no, proof) in (1..).map(RoundNo).zip(proofs) {
                tx.keep_certificate(self.id, no, proof.as_ref())?;
            }
            let rounds = after.rounds.len();
            let (double, drawn) = (asked.double, after.rounds.iter().map(Seating::from).collect());
            let deed = Deed::DrawAll { round: RoundNo(1), rounds, double, drawn };
            tx.change(after, deed)?;
            Ok(rounds)
        })
    }

    /// Removes all rounds, as long as no game has a result. Fails with [`Refusal::NothingDrawn`];
    /// [`Refusal::ResultsLost`] if there are results.
    pub fn take_all_rounds_back(&self) -> Acted<usize> {
        self.act(|tx, before| {
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
            for round in &rounds {
                tx.keep_certificate(self.id, *round, None)?;
            }
            let mut after = tournament.clone();
            after.rounds.clear();
            after.settings.draw.leagues.clear();
            let deed = Deed::TakeBackAll { rounds: rounds.len() };
            tx.change(after, deed)?;
            Ok(rounds.len())
        })
    }
}
