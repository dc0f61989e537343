//! Whom a ruling takes out of the rounds that follow, and how that is taken back.

use referee::{Effect, PenaltyKind, RulingNo, Seats};
use store::{Excluded, RefereeFile};
use tournament::{EntryId, Participation, RoundNo, Tournament};

/// Whom a ruling at that board takes out of which rounds: who gets the penalty of exclusion, out of the later
/// rounds that nobody sees yet. Counted are the rounds that they would play without any ruling.
#[must_use]
pub fn excludes(
    tournament: &Tournament,
    file: &RefereeFile,
    seats: &Seats,
    effect: &Effect,
) -> Vec<Excluded> {
    let mut players: Vec<EntryId> = effect
        .penalties
        .iter()
        .filter(|penalty| penalty.kind == PenaltyKind::Exclusion)
        .map(|penalty| seats.player(penalty.color))
        .collect();
    players.dedup();
    let following = following(tournament, seats.round);
    let of = |entry: EntryId| {
        let plays = tournament.entry(entry)?.participation.bits();
        let rounds = (plays | held(file, None, entry)) & following.bits();
        let rounds = Participation::from_bits(rounds);
        Some(Excluded { entry, rounds })
    };
    players.into_iter().filter_map(of).collect()
}

/// All rounds after `round` that are not published.
fn following(tournament: &Tournament, round: RoundNo) -> Participation {
    let public = |no: RoundNo| {
        let drawn = tournament.round(no).filter(|round| round.is_public());
        drawn.is_some_and(|round| !round.boards.is_empty() || !round.byes.is_empty())
    };
    let rounds = (1..=Participation::ROUNDS).map(RoundNo);
    rounds
        .filter(|no| *no > round && !public(*no))
        .fold(Participation::NONE, |rounds, no| rounds.with(no, true))
}

/// The rounds that rulings in force keep somebody out of.
fn held(file: &RefereeFile, but: Option<RulingNo>, entry: EntryId) -> u32 {
    let of = file.in_force(but).filter(|(_, excluded)| excluded.entry == entry);
    of.fold(0, |bits, (_, excluded)| bits | excluded.rounds.bits())
}

/// Takes them out.
pub(super) fn take_out(tournament: &mut Tournament, excluded: &[Excluded]) {
    for one in excluded {
        for entry in tournament.entries.iter_mut().filter(|entry| entry.id == one.entry) {
            let bits = entry.participation.bits() & !one.rounds.bits();
            entry.participation = Participation::from_bits(bits);
        }
    }
}

/// Puts back what a ruling took away, as it no longer counts: but for rounds that were published since, and
/// for those that another ruling in force keeps the player out of. Returns what was put back.
pub(super) fn put_back(
    tournament: &mut Tournament,
    file: &RefereeFile,
    no: RulingNo,
) -> Vec<Excluded> {
    let open = following(tournament, RoundNo(0)).bits();
    let mut restored = Vec::new();
    for one in file.excluded.get(&no).into_iter().flatten() {
        let bits = one.rounds.bits() & open & !held(file, Some(no), one.entry);
        for entry in tournament.entries.iter_mut().filter(|entry| entry.id == one.entry) {
            let rounds = Participation::from_bits(bits & !entry.participation.bits());
            let plays = entry.participation.bits() | bits;
            entry.participation = Participation::from_bits(plays);
            restored.push(Excluded { entry: one.entry, rounds });
        }
    }
    restored
}
