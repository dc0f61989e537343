//! Whom a ruling takes out of the rounds that follow, and how that is taken back.

use referee::{Effect, PenaltyKind, Seats};
use store::Excluded;
use tournament::{Entry, EntryId, Participation, RoundNo, Tournament};

/// Whom a ruling at that board takes out of which rounds: who gets the penalty of exclusion, out of the later
/// rounds that nobody sees yet, whether or not they mean to play them.
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

/// The rounds that everybody sees.
fn published(tournament: &Tournament) -> Participation {
    let public = tournament.rounds.iter().filter(|round| round.is_public());
    let drawn = public.filter(|round| !round.boards.is_empty() || !round.byes.is_empty());
    drawn.fold(Participation::NONE, |rounds, round| rounds.with(round.no, true))
}

/// Notes that rounds which were published while a ruling held went by without those whom it kept out, as it
/// no longer counts: they may come in late, but were not there.
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

/// In which rounds those whom a ruling kept out play now and did not before.
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

/// The first round that `now` means to play, `was` did not, and a ruling in force keeps them out of.
pub(crate) fn forbidden_round(was: &Entry, now: &Entry) -> Option<RoundNo> {
    let more = now.participation.but(was.participation).and(was.excluded);
    more.rounds(Participation::ROUNDS).next()
}
