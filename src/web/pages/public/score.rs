//! Where a player stands: score, wins, place, and what the games do to the rating.

use crate::web::prelude::*;
use std::convert::Infallible;

use crate::web::views::places::shown;
use crate::web::views::rounds::missing;
use standings::{RatingChange, Row, ScoreSheet, rating_changes};

use super::standings::{place, through};

#[derive(Clone)]
pub(super) struct Score {
    pub through: RoundNo,
    /// How far the event is; empty if no result is missing.
    pub state: String,
    /// Rounds in which the player has no open game.
    pub rounds: usize,
    /// With `=` if it is shared.
    pub place: String,
    pub of: usize,
    /// The main score; empty if that is the number of wins.
    pub score: String,
    pub score_name: String,
    pub wins: String,
    /// The rating before the event, and its change by the European formula. `None` if the event does not show it, or
    /// no game is rated.
    pub rating: Option<(Rating, RatingChange)>,
}

pub(super) struct Scores {
    pub standings: Standings,
    scores: HashMap<EntryId, Score>,
}

/// Cached per revision, for the pages of all players.
pub(super) fn scores(state: &State, event: &Event, t: Lang) -> Arc<Scores> {
    let read = || {
        let tournament = event.snapshot.tournament.public();
        let standings = listed_standings(&tournament, through(&tournament, None));
        let scores = Score::of_all(t, &tournament, &standings);
        Ok::<_, Infallible>(Scores { standings, scores })
    };
    let Ok(scores) = state.once_a_revision(event.at(), t, read);
    scores
}

impl Scores {
    pub fn has_begun(&self) -> bool {
        self.standings.through.0 > 0
    }

    /// `None` before the first round counts.
    pub fn of(&self, who: EntryId) -> Option<&Score> {
        self.scores.get(&who).filter(|_| self.has_begun())
    }
}

impl Score {
    /// `yes` or `no`, as the message catalogues select by it.
    pub fn one_win(&self) -> &'static str {
        if self.wins == "1" { "yes" } else { "no" }
    }

    /// `+12`, and the new rating in words.
    pub fn rating_shown(&self, t: Lang) -> Option<(String, String)> {
        let (before, sum) = self.rating.as_ref()?;
        let after = f64::from(before.0) + sum.change;
        let change = t.decimals(&format!("{:+.0}", sum.change));
        Some((change, t.with("me-rating", [("after", t.decimals(&format!("{after:.0}")))])))
    }

    fn of_all(t: Lang, tournament: &Tournament, standings: &Standings) -> HashMap<EntryId, Self> {
        let through = standings.through;
        let sheet = ScoreSheet::new(tournament, through);
        let rounds = usize::try_from(through.0).unwrap_or_default();
        let main = tournament.settings.system.main_score();
        let column = standings.criteria.iter().position(|criterion| *criterion == main);
        let column = column.filter(|_| main != Criterion::Nbw);
        let state = match missing(t, tournament, None).is_empty() {
            true => String::new(),
            false => how_far(t, tournament, None),
        };
        let changes =
            tournament.settings.rating_preview.then(|| rating_changes(tournament, through));
        let score_name = CriterionColumn::new(t, main).name;
        let of = |(i, row): (usize, &Row)| {
            let entry = &tournament.entries[row.index];
            let sum = changes.as_ref().map(|changes| changes[row.index]);
            let counted = tournament.rounds.iter().filter(|round| round.no <= through);
            let open = counted.filter(|round| {
                round.board_of(row.entry).is_some_and(|board| board.ending.is_pending())
            });
            let score = Self {
                through,
                state: state.clone(),
                rounds: rounds - open.count(),
                place: place(standings, i),
                of: standings.rows.len(),
                score: column
                    .map(|column| shown(t, main, row.values[column], entry))
                    .unwrap_or_default(),
                score_name: score_name.clone(),
                wins: t.points(sheet.wins(row.index, rounds)),
                rating: sum.filter(|sum| sum.games > 0).map(|sum| (entry.rating, sum)),
            };
            (row.entry, score)
        };
        standings.rows.iter().enumerate().map(of).collect()
    }
}
