use std::collections::HashMap;

use tournament::{EntryId, HalfPoints, RoundNo, Tournament};

use super::{Ranking, ScoreSheet, Value};

/// An entry's place and score after a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stand {
    /// After which round; 0 is the start.
    pub after: RoundNo,
    /// The score that groups players for pairing.
    pub score: Value,
    /// The number of wins.
    pub wins: HalfPoints,
    /// The place in the listed standings after that round.
    pub place: u32,
}

/// Score and place of each entry in the standings, at the start and after each round through the given one, the
/// start first. A result that was changed later counts as it is now. Takes as long as the standings of so many
/// rounds.
#[must_use]
pub fn paths(tournament: &Tournament, through: RoundNo) -> HashMap<EntryId, Vec<Stand>> {
    let present = tournament.present();
    let listed: Vec<usize> = (0..present.len()).filter(|index| present[*index]).collect();
    let mut paths: HashMap<EntryId, Vec<Stand>> = HashMap::new();
    for round in 0..=through.0 {
        let sheet = ScoreSheet::new(tournament, RoundNo(round));
        let ranking = Ranking::among(&sheet, listed.clone(), &tournament.settings.placement);
        let after = sheet.rounds();
        for (index, place, _) in ranking.places() {
            paths.entry(tournament.entries[index].id).or_default().push(Stand {
                after: RoundNo(round),
                score: sheet.main_score(index, after),
                wins: sheet.wins(index, after),
                place,
            });
        }
    }
    paths
}
