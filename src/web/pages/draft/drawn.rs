//! The draft of a round: its pairs by score group, what to look at, and changes by hand.

use crate::web::prelude::*;
use serde::Serialize;

use crate::web::views::rounds::{seal_of, table_list};
use crate::web::{ByValue, html_of};
use pairing::{DrawOptions, Grade, Gravity, PairJudgement, Warning, bye_by_rule, draw_with};
use rating::folded;
use service::{DraftStep, DraftSteps};

use super::looking::{Looking, Show};
use super::panel::{Cost, Costs, Draft};

/// Suggestions need at least this many players without a board.
pub(super) const PAIR: usize = 2;

/// The most pairs under one heading; larger groups are split.
const MOST_ROWS: usize = 50;

/// With at most this many boards all groups are unfolded.
const SHOWN_WHOLE: usize = 40;

/// The groups of the first pairs are always unfolded.
const OPEN_AT_FIRST: usize = 10;

#[derive(Template)]
#[template(path = "draft/drawn.html")]
pub(super) struct Drawn {
    cx: Cx,
    of: Draft,
    /// Unless the tournament before the round has changed since.
    proof: Option<DrawProof>,
    stale: bool,
    steps: DraftSteps,
    /// Warnings by table, the gravest first.
    looks: BTreeMap<TableNo, Vec<Warning>>,
    of_round: Vec<Warning>,
    changed: BTreeSet<TableNo>,
    /// The organiser's decisions, kept in the next draw unless removed from the form.
    decided: DrawRequest,
    costs: Costs,
}

/// Pairs whose stronger player has the same score, in order of tables.
struct Group<'a> {
    /// The category and the score of the stronger players.
    score: Option<(usize, i32)>,
    boards: Vec<&'a Board>,
    open: bool,
}

fn seats(board: &Board) -> [(EntryId, Option<(TableNo, Color)>); 2] {
    [Color::Black, Color::White].map(|color| (board.seat(color), Some((board.table, color))))
}

impl Drawn {
    pub(super) fn of(cx: Cx, service: &Service, draft: RoundDraft) -> Result<Self> {
        let (id, no) = (cx.event.snapshot.id, draft.no());
        let proof = service.draw_proof(id, no)?;
        let steps = service.draft_steps(id, no)?;
        let cx = cx.clone().titled(cx.with("draft-title", [("round", no)]));
        let of = Draft::of(cx.clone(), draft)?;
        let (tournament, draft) = (cx.tournament(), &of.round);
        let mut warnings = draft.warnings(tournament, &of.context);
        warnings.retain(|warning| warning.gravity() > Gravity::Small);
        warnings.sort_by_key(|warning| std::cmp::Reverse(warning.gravity()));
        let (mut looks, mut of_round): (BTreeMap<_, Vec<_>>, _) = (BTreeMap::new(), Vec::new());
        for warning in warnings {
            match warning.table() {
                Some(table) => looks.entry(table).or_default().push(warning),
                None => of_round.push(warning),
            }
        }
        let by_hand = proof.as_ref().map(|of| of.certificate.covers(draft.boards()).by_hand);
        // Changes of handicap or colour keep the pairs of the proof, but count as manual changes.
        let steps_at = steps.done.iter().flat_map(DraftStep::tables);
        let changed = by_hand.into_iter().flatten().chain(steps_at).collect();
        let (decided, costs) = (decided(tournament, no, proof.as_ref()), of.costs());
        let drawn = proof.is_some();
        let proof = proof.filter(|proof| proof.is_of(tournament));
        let stale = drawn && proof.is_none();
        Ok(Self { cx, of, proof, stale, steps, looks, of_round, changed, decided, costs })
    }

    fn seal(&self) -> Option<Seal> {
        let certificate = &self.proof.as_ref()?.certificate;
        seal_of(self.cx.t, &self.cx.event, &self.of.round.to_round(), certificate)
    }

    fn is_forbidden(&self) -> bool {
        !self.of.context.forbidden_boards(self.of.round.boards()).is_empty()
    }

    /// Unpaired players are listed by name elsewhere on the page.
    fn looks_of_round(&self) -> Vec<String> {
        let mut said = Vec::new();
        for warning in &self.of_round {
            match warning {
                Warning::Unpaired { .. } => {}
                Warning::ResultsMissing { .. } => {
                    said.extend([self.cx.warned(warning), self.cx.about_open_games()]);
                }
                _ => said.push(self.cx.warned(warning)),
            }
        }
        said
    }

    fn below(&self) -> Option<String> {
        let tenths = below(&self.of, self.proof.as_ref()?)?;
        let key = match tenths {
            0 => return None,
            1.. => "draft-below",
            _ => "draft-above",
        };
        Some(self.cx.with(key, [("groups", self.cx.in_groups(tenths.abs()))]))
    }

    /// The tables of the last change; may be empty.
    fn last(&self) -> String {
        let tables = self.steps.done.last().map(DraftStep::tables).unwrap_or_default();
        let said = (("count", tables.len()), ("tables", table_list(&tables)));
        if tables.is_empty() { String::new() } else { self.cx.with("draft-last", said) }
    }

    fn tabs(&self) -> [(Show, &'static str, usize); 3] {
        [
            (Show::All, "draft-show-all", self.of.round.boards().len()),
            (Show::ToLookAt, "draft-show-look", self.looks.len()),
            (Show::Changed, "draft-show-changed", self.changed.len()),
        ]
    }

    /// The text key for the first and the second chosen player.
    fn chosen(&self, id: impl ByValue<EntryId>) -> Option<&'static str> {
        let Looking { one, other, .. } = self.of.looking;
        match Some(id.given()) {
            id if id == one => Some("draft-chosen"),
            id if id == other => Some("draft-with-this"),
            _ => None,
        }
    }

    /// The query after a tap on a player.
    fn touching(
        &self,
        id: impl ByValue<EntryId>,
        at: impl ByValue<Option<(TableNo, Color)>>,
    ) -> String {
        self.of.looking.touching(id.given()).at(at.given().map(|(table, _)| table)).query()
    }

    fn cost(&self, id: impl ByValue<EntryId>) -> Option<&Cost> {
        self.costs.get(&id.given())
    }

    /// The best draw of the players without a board, with the existing boards fixed.
    fn advice(&self) -> Vec<Board> {
        let (context, draft) = (&self.of.context, &self.of.round);
        if draft.unpaired().len() < PAIR {
            return Vec::new();
        }
        let takes_part = |board: &&Board| {
            context.participant(board.black).is_some() && context.participant(board.white).is_some()
        };
        let options = DrawOptions {
            fixed: draft.boards().iter().filter(takes_part).cloned().collect(),
            left_out: draft.byes().to_vec(),
            ..DrawOptions::default()
        };
        let drawn = draw_with(self.cx.tournament(), context, &options).map(|drawn| drawn.boards);
        let standing = |board: &Board| draft.boards().iter().any(|b| b.table == board.table);
        drawn.unwrap_or_default().into_iter().filter(|board| !standing(board)).collect()
    }

    fn keeps_bye(&self) -> Option<EntryId> {
        match self.of.round.byes() {
            [bye] if self.of.round.unpaired().len().is_multiple_of(2) => Some(*bye),
            _ => None,
        }
    }

    fn groups(&self) -> Vec<Group<'_>> {
        let looking = &self.of.looking;
        let listed = self.of.round.boards().iter().filter(|board| self.is_shown(board));
        let listed: Vec<&Board> = listed.collect();
        let whole =
            listed.len() <= SHOWN_WHOLE || looking.show != Show::All || !looking.find.is_empty();
        let mut groups: Vec<Group<'_>> = Vec::new();
        for board in listed {
            let score = self.score(board);
            match groups.last_mut() {
                Some(group) if group.score == score && group.boards.len() < MOST_ROWS => {
                    group.boards.push(board);
                }
                _ => groups.push(Group { score, boards: vec![board], open: false }),
            }
        }
        let touched = |board: &&Board| {
            looking.table == Some(board.table)
                || [board.black, board.white].iter().any(|id| self.chosen(id).is_some())
        };
        let mut above = 0;
        for group in &mut groups {
            group.open = whole || above < OPEN_AT_FIRST || group.boards.iter().any(touched);
            above += group.boards.len();
        }
        groups
    }

    fn is_shown(&self, board: &Board) -> bool {
        let Looking { show, find, .. } = &self.of.looking;
        let listed = match show {
            Show::All => true,
            Show::ToLookAt => self.looks.contains_key(&board.table),
            Show::Changed => self.changed.contains(&board.table),
        };
        let wishes = folded(find);
        let finds = |id: EntryId| {
            let words = folded(&self.cx.named(id));
            wishes.iter().all(|wish| words.iter().any(|word| word.starts_with(wish)))
        };
        listed && (wishes.is_empty() || finds(board.black) || finds(board.white))
    }

    fn score(&self, board: &Board) -> Option<(usize, i32)> {
        let both = [board.black, board.white].into_iter();
        let both = both.filter_map(|entry| self.of.context.participant(entry));
        both.map(|player| (player.category, player.score))
            .min_by_key(|(category, score)| (*category, -score))
    }

    fn title(&self, group: &Group<'_>) -> String {
        let cx = &self.cx;
        match group.score {
            None => cx.text("draft-group-none"),
            Some((category, score)) if self.of.context.categories() > 1 => {
                cx.with("draft-group-category", (("category", category + 1), ("score", score)))
            }
            Some((_, score)) => cx.with("draft-group", [("score", score)]),
        }
    }

    fn tables(&self, group: &Group<'_>) -> String {
        match group.boards[..] {
            [first, .., last] => {
                let tables = [("from", first.table), ("to", last.table)];
                self.cx.with("draft-group-tables", tables)
            }
            [one] => self.cx.with("table-number", [("table", one.table)]),
            [] => String::new(),
        }
    }

    fn looks_in(&self, group: &Group<'_>) -> usize {
        group.boards.iter().filter(|board| self.looks.contains_key(&board.table)).count()
    }

    fn looks_at(&self, board: &Board) -> &[Warning] {
        self.looks.get(&board.table).map(Vec::as_slice).unwrap_or_default()
    }

    /// How many pairs have which grade, the best first.
    fn grades(&self) -> impl Iterator<Item = (&'static str, usize)> {
        let of = |board| grade_of(judge(&self.of.context, board).as_ref());
        let grades: Vec<_> = self.of.round.boards().iter().map(of).collect();
        let count = move |key| (key, grades.iter().filter(|grade| **grade == key).count());
        ["grade-ideal", "grade-good", "grade-fair"].into_iter().map(count)
    }

    /// The grade of a pair, and the most important criterion that it gave up.
    fn judged(&self, board: &Board) -> String {
        let judged = judge(&self.of.context, board);
        let grade = self.cx.text(grade_of(judged.as_ref()));
        match judged.as_ref().and_then(|judged| judged.given_up.first()) {
            Some(what) => self.cx.labelled(&grade, &self.cx.given_up(what)),
            None => grade,
        }
    }
}

const fn grade_of(judged: Option<&PairJudgement>) -> &'static str {
    match judged {
        Some(PairJudgement { grade: Grade::Ideal, .. }) => "grade-ideal",
        Some(PairJudgement { grade: Grade::Good, .. }) => "grade-good",
        _ => "grade-fair",
    }
}

/// The parts of the page that depend on the chosen players: the panel, and the cost of each exchange.
#[derive(Serialize)]
pub(super) struct Part {
    panel: String,
    costs: Costs,
}

impl Part {
    pub(super) fn of(cx: Cx, draft: RoundDraft) -> Result<Self> {
        let draft = Draft::of(cx, draft)?;
        let panel = draft.panel().map(|panel| html_of(&panel)).transpose()?;
        Ok(Self { panel: panel.unwrap_or_default(), costs: draft.costs() })
    }
}

/// The loss against the proved draw in tenths of a score group; `None` unless the same players have boards.
fn below(of: &Draft, proof: &DrawProof) -> Option<i64> {
    let (certificate, boards) = (&proof.certificate, of.round.boards());
    let context = RoundContext::new(of.cx.tournament(), of.round.no(), certificate.seed).ok()?;
    let of_pair = |(a, b): (EntryId, EntryId)| context.pair(a, b).map(|weights| weights.total);
    let drawn: Vec<(EntryId, EntryId)> =
        certificate.pairs().chain(certificate.by_hand.iter().copied()).collect();
    let seated: BTreeSet<EntryId> =
        boards.iter().flat_map(|board| [board.black, board.white]).collect();
    let same = drawn.len() == boards.len()
        && drawn.iter().all(|(a, b)| seated.contains(a) && seated.contains(b));
    let worth: Option<i128> = drawn.into_iter().map(|pair| of_pair(pair).map(i128::from)).sum();
    let worth = worth.filter(|_| same)?;
    Some(context.tenths_of_groups(worth - of.round.worth(&context)))
}

/// What a new draw keeps: the boards not covered by the proof of the draw, and the bye if the rule would give it to
/// another player.
fn decided(tournament: &Tournament, no: RoundNo, proof: Option<&DrawProof>) -> DrawRequest {
    let Some(draft) = tournament.round(no).filter(|round| !round.is_public()) else {
        return DrawRequest::default();
    };
    let takes_part = |entry| tournament.participants(no).any(|participant| participant.id == entry);
    let mut keep: Vec<TableNo> = match proof {
        Some(proof) => proof.certificate.covers(&draft.boards).by_hand,
        None => draft.boards.iter().map(|board| board.table).collect(),
    };
    keep.retain(|table| {
        let board = draft.board_at(*table);
        board.is_some_and(|board| takes_part(board.black) && takes_part(board.white))
    });
    let request = DrawRequest { keep, ..DrawRequest::default() };
    let by_rule = RoundContext::new(tournament, no, None)
        .ok()
        .and_then(|context| bye_by_rule(&context, &request.options(tournament, no)));
    let [bye] = draft.byes[..] else { return request };
    let chosen = by_rule.is_some_and(|by_rule| by_rule != bye) && takes_part(bye);
    DrawRequest { bye: chosen.then_some(bye), ..request }
}
