//! The pairs of a draft, by score group.

use crate::web::prelude::*;
use pairing::Grade;
use rating::folded;

use super::looking::{Looking, Show};
use super::panel::{Cost, DraftView};
use super::sentences::{given_up, name};

/// The most pairs under one heading; larger groups are split.
const MOST_ROWS: usize = 50;

/// With at most this many boards all groups are unfolded.
const SHOWN_WHOLE: usize = 40;

/// The groups of the first pairs are always unfolded.
const OPEN_AT_FIRST: usize = 10;

pub struct Pick {
    pub id: EntryId,
    /// `None` without a board.
    pub color: Option<Color>,
    pub name: String,
    pub rank: String,
    /// The query after a tap.
    pub href: String,
    /// Text key, for the first and the second chosen player.
    pub chosen: Option<&'static str>,
    /// The cost of an exchange with the chosen player.
    pub cost: Option<Cost>,
}

pub struct PairRow {
    pub table: TableNo,
    /// Black, then White.
    pub sides: [Pick; 2],
    pub handicap: u8,
    pub grade: String,
    /// Criteria that were given up, the most important first.
    pub given_up: Vec<String>,
    pub looks: Vec<String>,
    pub by_hand: bool,
}

/// Pairs whose stronger player has the same score.
pub struct PairGroup {
    pub title: String,
    pub tables: (TableNo, TableNo),
    pub looks: usize,
    pub open: bool,
    pub rows: Vec<PairRow>,
}

pub struct BoardNotes<'a> {
    pub looks: &'a BTreeMap<TableNo, Vec<String>>,
    pub by_hand: &'a BTreeSet<TableNo>,
}

impl DraftView<'_> {
    pub fn pick(&self, id: EntryId, at: Option<(TableNo, Color)>, cost: Option<Cost>) -> Pick {
        let entry = self.tournament.entry(id);
        let looking = self.looking;
        Pick {
            id,
            color: at.map(|at| at.1),
            name: name(self.t, self.tournament, id),
            rank: entry.map(|entry| self.t.rank(entry.rank)).unwrap_or_default(),
            href: looking.touching(id).at(at.map(|at| at.0)).query(),
            chosen: if looking.one == Some(id) {
                Some("draft-chosen")
            } else {
                (looking.other == Some(id)).then_some("draft-with-this")
            },
            cost,
        }
    }

    fn row(&self, board: &Board, known: &BoardNotes<'_>, costs: &mut Costs) -> PairRow {
        let t = self.t;
        let judgement = judge(self.context, board);
        let grade = judgement.as_ref().map_or(Grade::Fair, |judgement| judgement.grade);
        let given_up = judgement
            .map(|judgement| judgement.given_up.iter().map(|what| given_up(t, what)).collect());
        let sides = [(board.black, Color::Black), (board.white, Color::White)];
        PairRow {
            table: board.table,
            sides: sides
                .map(|(id, color)| self.pick(id, Some((board.table, color)), costs.remove(&id))),
            handicap: board.handicap,
            grade: t.text(match grade {
                Grade::Ideal => "grade-ideal",
                Grade::Good => "grade-good",
                Grade::Fair => "grade-fair",
            }),
            given_up: given_up.unwrap_or_default(),
            looks: known.looks.get(&board.table).cloned().unwrap_or_default(),
            by_hand: known.by_hand.contains(&board.table),
        }
    }

    /// The listed boards, grouped by the score of their stronger player, in order of tables.
    pub fn groups(&self, known: &BoardNotes<'_>, costs: &mut Costs) -> Vec<PairGroup> {
        let boards = self.draft.boards();
        let mut groups: Vec<(Option<(usize, i32)>, PairGroup)> = Vec::new();
        for board in boards.iter().filter(|board| self.is_shown(board, known)) {
            let key = self.score(board);
            let row = self.row(board, known, costs);
            let looks = usize::from(!row.looks.is_empty());
            match groups.last_mut() {
                Some((old, group)) if *old == key && group.rows.len() < MOST_ROWS => {
                    (group.tables.1, group.looks) = (row.table, group.looks + looks);
                    group.rows.push(row);
                }
                _ => {
                    let (title, table) = (self.title(key), row.table);
                    let (tables, rows) = ((table, table), vec![row]);
                    groups.push((key, PairGroup { title, tables, looks, open: false, rows }));
                }
            }
        }
        let mut groups: Vec<PairGroup> = groups.into_iter().map(|(_, group)| group).collect();
        self.unfold(&mut groups);
        groups
    }

    fn unfold(&self, groups: &mut [PairGroup]) {
        let looking = self.looking;
        let rows: usize = groups.iter().map(|group| group.rows.len()).sum();
        let whole = rows <= SHOWN_WHOLE || looking.show != Show::All || !looking.find.is_empty();
        let touched = |row: &PairRow| {
            looking.table == Some(row.table) || row.sides.iter().any(|side| side.chosen.is_some())
        };
        let mut above = 0;
        for group in groups {
            group.open = whole || above < OPEN_AT_FIRST || group.rows.iter().any(touched);
            above += group.rows.len();
        }
    }

    fn is_shown(&self, board: &Board, known: &BoardNotes<'_>) -> bool {
        let Looking { show, find, .. } = self.looking;
        let listed = match show {
            Show::All => true,
            Show::ToLookAt => known.looks.contains_key(&board.table),
            Show::Changed => known.by_hand.contains(&board.table),
        };
        let wishes = folded(find);
        let finds = |id| {
            let words = folded(&name(self.t, self.tournament, id));
            wishes.iter().all(|wish| words.iter().any(|word| word.starts_with(wish)))
        };
        listed && (wishes.is_empty() || finds(board.black) || finds(board.white))
    }

    /// Category and score of the stronger player.
    fn score(&self, board: &Board) -> Option<(usize, i32)> {
        let both = [board.black, board.white];
        let both = both.iter().filter_map(|entry| self.context.participant(*entry));
        both.map(|player| (player.category, player.score))
            .min_by_key(|(category, score)| (*category, -score))
    }

    fn title(&self, key: Option<(usize, i32)>) -> String {
        let t = self.t;
        match key {
            None => t.text("draft-group-none"),
            Some((category, score)) if self.context.categories() > 1 => {
                t.with("draft-group-category", (("category", category + 1), ("score", score)))
            }
            Some((_, score)) => t.with("draft-group", [("score", score)]),
        }
    }
}

pub type Costs = BTreeMap<EntryId, Cost>;
