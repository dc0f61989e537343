//! The pairs of a draft as its page shows them, by score group.

use crate::pairing::{Grade, RoundContext, judge};
use crate::tournament::{Board, EntryId, TableNo, Tournament};
use crate::web::Lang;

use super::sentences::{given_up, name};

/// A pair of the draft.
pub struct PairRow {
    /// Its table.
    pub table: TableNo,
    /// The numbers of Black and White.
    pub pair: (EntryId, EntryId),
    /// Black's name and rank.
    pub black: (String, String),
    /// White's name and rank.
    pub white: (String, String),
    /// The handicap.
    pub handicap: u8,
    /// Ideal, good or fair, in words.
    pub grade: String,
    /// What was given up, in words; the most important first.
    pub given_up: Vec<String>,
    /// Whether both will notice what was given up.
    pub fair: bool,
}

/// The pairs whose stronger player stands at one score.
pub struct PairGroup {
    /// The score, as the page's heading.
    pub title: String,
    /// Its pairs by table.
    pub rows: Vec<PairRow>,
}

/// A board as a row.
pub fn row(t: Lang, tournament: &Tournament, context: &RoundContext, board: &Board) -> PairRow {
    let person = |id| {
        let rank = tournament.entry(id).map(|entry| t.rank(entry.rank)).unwrap_or_default();
        (name(t, tournament, id), rank)
    };
    let judgement = judge(context, board);
    let grade = judgement.as_ref().map_or(Grade::Fair, |judgement| judgement.grade);
    PairRow {
        table: board.table,
        pair: (board.black, board.white),
        black: person(board.black),
        white: person(board.white),
        handicap: board.handicap,
        grade: t.text(match grade {
            Grade::Ideal => "grade-ideal",
            Grade::Good => "grade-good",
            Grade::Fair => "grade-fair",
        }),
        given_up: judgement
            .map(|judgement| judgement.given_up.iter().map(|what| given_up(t, what)).collect())
            .unwrap_or_default(),
        fair: grade == Grade::Fair,
    }
}

/// The boards by the score of their stronger player, in order of tables.
pub fn groups(
    t: Lang,
    tournament: &Tournament,
    context: &RoundContext,
    boards: &[Board],
) -> Vec<PairGroup> {
    let of = |board: &Board| {
        [board.black, board.white]
            .iter()
            .filter_map(|entry| context.participant(*entry))
            .map(|participant| (participant.category, participant.score))
            .min_by_key(|(category, score)| (*category, -score))
    };
    let mut groups: Vec<(Option<(usize, i32)>, PairGroup)> = Vec::new();
    for board in boards {
        let key = of(board);
        let row = row(t, tournament, context, board);
        match groups.last_mut() {
            Some((known, group)) if *known == key => group.rows.push(row),
            _ => groups.push((key, PairGroup { title: title(t, context, key), rows: vec![row] })),
        }
    }
    groups.into_iter().map(|(_, group)| group).collect()
}

fn title(t: Lang, context: &RoundContext, key: Option<(usize, i32)>) -> String {
    match key {
        None => t.text("draft-group-none"),
        Some((category, score)) if context.categories() > 1 => {
            t.with("draft-group-category", (("category", category + 1), ("score", score)))
        }
        Some((_, score)) => t.with("draft-group", [("score", score)]),
    }
}
