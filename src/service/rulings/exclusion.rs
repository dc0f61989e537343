//! Exclusion of players from later rounds by a ruling, and its end.

use referee::{Effect, PenaltyKind, Seats};
use store::Excluded;
use tournament::{Entry, EntryId, Participation, RoundNo, Tournament};

/// Players whom a ruling excludes, and from which rounds: the later ones that are not public, even those that they do
/// not mean to play.
#[must_use]
pub fn excludes(tournament: &Tournament, seats: &Seats, effect: &Effect) -> Vec<Excluded> {
    let mut players: Vec<EntryId> = effect
        .penalties
        .iter()
        .filter(|penalty| penalty.kind == PenaltyKind::Exclusion)
        .map(|penalty| seats.player(penalty.color))
        .collect();
    players.dedup();
    let following =
        Participation::ALL.but(Participation::ALL.without_from(RoundNo(seats.round.0 + 1)));
    let rounds = following.but(published(tournament));
    players.into_iter().map(|entry| Excluded { entry, rounds }).collect()
}

fn published(tournament: &Tournament) -> Participation {
    let public = tournament.rounds.iter().filter(|round| round.is_public());
    let drawn = public.filter(|round| !round.boards.is_empty() || !round.byes.is_empty());
    drawn.fold(Participation::NONE, |rounds, round| rounds.with(round.no, true))
}

/// For a ruling that no longer counts: rounds that were published while it held count as missed by its excluded
/// players. They may come late, but were not there.
pub(crate) fn let_go_by(tournament: &mut Tournament, gone: &[Excluded]) {
    let published = published(tournament);
    for one in gone {
        let seated =
            |no: &RoundNo| tournament.round(*no).is_some_and(|round| round.has_place(one.entry));
        let rounds = one.rounds.and(published).rounds(Participation::ROUNDS);
        let missed: Vec<RoundNo> = rounds.filter(|no| !seated(no)).collect();
        for entry in tournament.entries.iter_mut().filter(|entry| entry.id == one.entry) {
            let plays = |plays: Participation, no: RoundNo| plays.with(no, false);
            entry.participation = missed.iter().copied().fold(entry.participation, plays);
        }
    }
}

/// Rounds that excluded players play now and did not before.
pub(crate) fn restored(
    before: &Tournament,
    after: &Tournament,
    gone: &[Excluded],
) -> Vec<Excluded> {
    let of = |one: &Excluded| {
        let (was, now) = (before.entry(one.entry)?, after.entry(one.entry)?);
        Some(Excluded { entry: one.entry, rounds: now.playing().but(was.playing()) })
    };
    gone.iter().filter_map(of).collect()
}

/// The first round that `now` means to play, `was` did not, and a ruling in force excludes.
pub(crate) fn forbidden_round(was: &Entry, now: &Entry) -> Option<RoundNo> {
    let more = now.participation.but(was.participation).and(was.excluded);
    more.rounds(Participation::ROUNDS).next()
}
