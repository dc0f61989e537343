//! Where a player stands: score, wins, place, and what the games do to the rating.

use std::collections::HashMap;
use std::convert::Infallible;
use std::sync::Arc;

use crate::web::views::criteria::{CriterionColumn, shown};
use crate::web::views::rounds::{how_far, missing};
use crate::web::{Event, Lang, State};
use rating::Rating;
use standings::{RatingChange, Row, ScoreSheet, Standings, listed_standings, rating_changes};
use tournament::{Criterion, EntryId, RoundNo, Tournament};

use super::standings::{place, through};

/// Where one player stands.
#[derive(Clone)]
pub(super) struct Score {
    /// After which round.
    pub through: RoundNo,
    /// How far the event is; empty if no result is missing.
    pub state: String,
    /// In how many of these rounds the player is not playing any more.
    pub rounds: usize,
    /// The place, with `=` where it is shared.
    pub place: String,
    /// Of how many.
    pub of: usize,
    /// The main score; empty where that is the wins.
    pub score: String,
    /// What the score is called.
    pub score_name: String,
    /// How many games were won.
    pub wins: String,
    /// The rating before the event, and what the games so far do to it by the European formula; where the event shows
    /// that, and some are rated.
    pub rating: Option<(Rating, RatingChange)>,
}

/// Where everybody stands after the last round that counts.
pub(super) struct Scores {
    pub standings: Standings,
    scores: HashMap<EntryId, Score>,
}

/// Those of an event as it stands, worked out once for the pages of all.
pub(super) fn scores(state: &State, event: &Event, t: Lang) -> Arc<Scores> {
    let read = || {
        let tournament = event.snapshot.tournament.public();
        let standings = listed_standings(&tournament, through(&tournament, None));
        let scores = Score::of_all(t, &tournament, &standings);
        Ok::<_, Infallible>(Scores { standings, scores })
    };
    let Ok(scores) = state.once_a_revision(event, t, read);
    scores
}

impl Scores {
    /// Whether a round counts.
    pub fn has_begun(&self) -> bool {
        self.standings.through.0 > 0
    }

    /// Where a player stands, once a round counts.
    pub fn of(&self, who: EntryId) -> Option<&Score> {
        self.scores.get(&who).filter(|_| self.has_begun())
    }
}

impl Score {
    /// Whether it is one win, as the catalogues ask.
    pub fn one_win(&self) -> &'static str {
        if self.wins == "1" { "yes" } else { "no" }
    }

    /// The change of the rating as it is shown: `+12`, and about what the rating is by now.
    pub fn rating_shown(&self, t: Lang) -> Option<(String, String)> {
        let (before, sum) = self.rating.as_ref()?;
        let after = f64::from(before.0) + sum.change;
        let change = t.decimals(&format!("{:+.0}", sum.change));
        Some((change, t.with("me-rating", [("after", t.decimals(&format!("{after:.0}")))])))
    }

    /// Those of everybody in the standings.
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
