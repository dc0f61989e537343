use tournament::{EntryId, HalfPoints, RoundNo, Tournament};

use super::{Ranking, ScoreSheet, Value};

/// Where somebody stood after a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stand {
    /// After which round; 0 is the start.
    pub after: RoundNo,
    /// The score that groups players for pairing.
    pub score: Value,
    /// The number of wins.
    pub wins: HalfPoints,
    /// The place in the standings as people read them after that round.
    pub place: u32,
}

/// Where that entry stood at the start and after each round through the given one, the start first; nothing for
/// somebody who is not on the list. A result that was changed since counts as it is now.
///
/// Takes as long as the standings of so many rounds.
#[must_use]
pub fn path(tournament: &Tournament, entry: EntryId, through: RoundNo) -> Vec<Stand> {
    let Some(index) = tournament.entries.iter().position(|one| one.id == entry) else {
        return Vec::new();
    };
    let present = tournament.present();
    let listed: Vec<usize> = (0..present.len()).filter(|index| present[*index]).collect();
    let stand = |round: i32| {
        let sheet = ScoreSheet::new(tournament, RoundNo(round));
        let ranking = Ranking::among(&sheet, listed.clone(), &tournament.settings.placement);
        let (_, place, _) = ranking.places().find(|(listed, ..)| *listed == index)?;
        let after = sheet.rounds();
        Some(Stand {
            after: RoundNo(round),
            score: sheet.main_score(index, after),
            wins: sheet.wins(index, after),
            place,
        })
    };
    (0..=through.0).filter_map(stand).collect()
}
