//! The draft of a round: its pairs by score group, what to look at, and changes by hand.

use super::*;
use crate::web::views::rounds::seal_of;
use pairing::{DrawOptions, Grade, Gravity, PairJudgement, Price, Warning, bye_by_rule, draw_with};
use rating::folded;
use serde::Serialize;
use service::{DraftStep, DraftSteps, fingerprint};

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
    /// The category, counted from 1, and the score of the stronger players.
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

    /// Unpaired players are listed by name elsewhere on the page.
    fn looks_of_round(&self) -> Vec<String> {
        let mut said = Vec::new();
        for warning in self.of_round.iter().filter(|one| !matches!(one, Warning::Unpaired { .. })) {
            said.push(self.cx.warning_words(warning));
            let missing = matches!(warning, Warning::ResultsMissing { .. });
            said.extend(missing.then(|| self.cx.about_open_games()));
        }
        said
    }

    /// Unless the draft is worth as much as the draw.
    fn below(&self) -> Option<i64> {
        below(&self.of, self.proof.as_ref()?).filter(|tenths| *tenths != 0)
    }

    /// The tables of the last change; may be empty.
    fn last(&self) -> Vec<TableNo> {
        self.steps.done.last().map(DraftStep::tables).unwrap_or_default()
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
        both.map(|player| (player.category + 1, player.score))
            .min_by_key(|(category, score)| (*category, -score))
    }

    fn warned_boards(&self, group: &Group<'_>) -> usize {
        group.boards.iter().filter(|board| self.looks.contains_key(&board.table)).count()
    }

    fn warnings_at(&self, board: &Board) -> &[Warning] {
        self.looks.get(&board.table).map(Vec::as_slice).unwrap_or_default()
    }

    /// How many pairs have which grade, the best first.
    fn grades(&self) -> impl Iterator<Item = (&'static str, usize)> {
        let of = |board| grade_of(judge(&self.of.context, board).as_ref());
        let grades: Vec<_> = self.of.round.boards().iter().map(of).collect();
        let count = move |key| (key, grades.iter().filter(|grade| **grade == key).count());
        ["grade-ideal", "grade-good", "grade-fair"].into_iter().map(count)
    }

    fn judged(&self, board: &Board) -> Option<PairJudgement> {
        judge(&self.of.context, board)
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

/// A draft, and how it is looked at.
pub struct Draft {
    pub cx: Cx,
    pub round: RoundDraft,
    /// The weights of pairs.
    pub context: RoundContext,
    pub looking: Looking,
}

#[derive(serde::Serialize)]
pub struct Cost {
    pub said: String,
    pub warns: bool,
}

pub type Costs = BTreeMap<EntryId, Cost>;

impl Draft {
    pub fn of(cx: Cx, round: RoundDraft) -> Result<Self> {
        let context = RoundContext::new(cx.tournament(), round.no(), None);
        let context = context.map_err(|_| WebError::no_page())?;
        Ok(Self { looking: Looking::of(&cx.query, cx.t), cx, round, context })
    }

    pub fn seen(&self) -> String {
        fingerprint(self.cx.tournament().round(self.round.no()))
    }

    fn board_of(&self, id: EntryId) -> Option<&Board> {
        self.round.boards().iter().find(|board| board.color_of(id).is_some())
    }

    fn seats(&self) -> impl Iterator<Item = EntryId> {
        let boards = self.round.boards().iter().flat_map(|board| [board.black, board.white]);
        boards.chain(self.round.byes().iter().copied()).chain(self.round.unpaired())
    }

    /// `None` if no player is chosen, or the chosen one takes no part.
    fn panel(&self) -> Option<Panel<'_>> {
        let takes_part = |id: &EntryId| self.seats().any(|seat| seat == *id);
        let one = self.looking.one.filter(takes_part)?;
        let other = self.looking.other.filter(takes_part);
        Some(Panel { cx: &self.cx, of: self, one, other, board: self.board_of(one) })
    }

    /// Of exchanging each with the chosen player.
    pub fn costs(&self) -> Costs {
        let Some(one) = self.looking.one else { return BTreeMap::new() };
        let cost = |id| Some((id, self.cost(&self.round.price(&self.context, [one, id])?)));
        self.seats().filter(|id| *id != one).filter_map(cost).collect()
    }

    fn cost(&self, price: &Price) -> Cost {
        let against = price.against.first().map(|why| self.cx.objected(why));
        let noticed = || price.noticed.first().map(|what| self.cx.given_up(what));
        let (said, little) = (against.or_else(noticed), || worse(&self.cx, price, UNDER_A_NAME));
        Cost { warns: said.is_some(), said: said.unwrap_or_else(little) }
    }
}

#[derive(Template)]
#[template(path = "draft/panel.html")]
pub struct Panel<'a> {
    cx: &'a Cx,
    of: &'a Draft,
    one: EntryId,
    other: Option<EntryId>,
    /// Of the first.
    board: Option<&'a Board>,
}

struct Exchange {
    leaves: EntryId,
    comes: EntryId,
    price: Price,
    boards: Vec<Then>,
    impossible: bool,
}

/// A board after an exchange, and the pairs there before and after.
struct Then {
    board: Board,
    judged: [Option<PairJudgement>; 2],
}

impl Panel<'_> {
    fn here(&self) -> Looking {
        self.of.looking.at(self.board.map(|board| board.table).or(self.of.looking.table))
    }

    fn leave(&self) -> String {
        format!("{}{}", self.cx.draft_at(self.of.round.no()), self.here().nobody().query())
    }

    /// `None` if both sit at one board, or neither has one.
    fn exchange(&self, other: &EntryId) -> Option<Exchange> {
        let (of, one, other) = (self.of, self.one, *other);
        let (leaves, comes) = if self.board.is_some() { (one, other) } else { (other, one) };
        let price = of.round.price(&of.context, [leaves, comes])?;
        let mut then = of.round.clone();
        let impossible = then.exchange(&of.context, [leaves, comes], true).is_err();
        let changed = |id: EntryId| {
            let before = of.board_of(id)?;
            let board = then.boards().iter().find(|board| board.table == before.table)?.clone();
            let judged = [before, &board].map(|board| judge(&of.context, board));
            Some(Then { board, judged })
        };
        let mut boards: Vec<Then> = [one, other].into_iter().filter_map(changed).collect();
        boards.sort_unstable_by_key(|then| then.board.table);
        Some(Exchange { leaves, comes, price, boards, impossible })
    }

    fn worse_overall(&self, price: &Price) -> String {
        worse(self.cx, price, OF_THE_WHOLE)
    }

    fn opponent(&self, board: &Board) -> Option<(Color, EntryId)> {
        let color = board.color_of(self.one)?.other();
        Some((color, board.seat(color)))
    }
}

impl Exchange {
    /// The surnames; the full name if another player at these boards has the same.
    fn name(&self, cx: &Cx, id: impl ByValue<EntryId>) -> String {
        let id = id.given();
        let surnames = |id| {
            let people = cx.tournament().entry(id)?.people();
            Some(people.map(|(surname, _)| surname).collect::<Vec<_>>().join(" & "))
        };
        let own = surnames(id).filter(|own| !own.is_empty());
        let mut seats = self.boards.iter().flat_map(|then| [then.board.black, then.board.white]);
        let known =
            own.filter(|own| seats.all(|one| one == id || surnames(one).as_ref() != Some(own)));
        known.unwrap_or_else(|| cx.named(id))
    }
}

impl Then {
    /// `Ideal → Fair: their scores differ by one point`; the reason alone if the grade stays.
    fn grades(&self, cx: &Cx) -> String {
        let [before, after] = self.judged.each_ref().map(Option::as_ref);
        let [was, now] = [before, after].map(|judged| cx.text(grade_of(judged)));
        let what = after.and_then(|judged| judged.given_up.first()).map(|what| cx.given_up(what));
        if was == now {
            return what.unwrap_or(now);
        }
        let now = what.map_or_else(|| now.clone(), |what| cx.labelled(&now, &what));
        cx.with("before-after", [("before", was), ("after", now)])
    }

    fn warns(&self) -> bool {
        self.judged[1].as_ref().is_none_or(|judged| judged.grade == Grade::Fair)
    }
}

/// Text keys for the effect of an exchange: none, hardly any, worse, better.
type Words = [&'static str; 4];

const UNDER_A_NAME: Words =
    ["draft-cost-same", "draft-cost-little", "draft-cost-worse", "draft-cost-better"];

const OF_THE_WHOLE: Words =
    ["draft-whole-same", "draft-whole-little", "draft-whole-worse", "draft-whole-better"];

fn worse(cx: &Cx, price: &Price, [same, little, worse, better]: Words) -> String {
    let tenths = price.lost_tenths_of_groups;
    let key = match (price.is_even, tenths) {
        (true, _) => same,
        (_, 0) => little,
        (_, 1..) => worse,
        _ => better,
    };
    cx.with(key, [("groups", cx.in_groups(tenths.abs()))])
}

go::named! {
#[derive(Default)]
pub enum Show {
    #[default]
    All = "",
    ToLookAt = "look",
    Changed = "changed",
}
}

/// The view of a draft, as its address has it: which boards, and which players are chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Looking {
    one: Option<EntryId>,
    /// The player to exchange with `one`.
    other: Option<EntryId>,
    show: Show,
    /// The table to scroll to.
    table: Option<TableNo>,
    find: String,
}

impl Looking {
    pub fn of(form: &Form, t: Lang) -> Self {
        let number = |name: &str| form.value(name).trim().parse::<i32>().ok();
        let entry = |name| number(name).map(EntryId);
        let asked = t.table_or_words(form.value("q")).trim().parse::<i32>().ok();
        let find = Some(form.value("q").trim()).filter(|_| asked.is_none());
        Self {
            one: entry("chosen"),
            other: entry("with").filter(|other| Some(*other) != entry("chosen")),
            show: Show::named(form.value("show")).unwrap_or_default(),
            find: find.unwrap_or_default().to_owned(),
            table: asked.or_else(|| number("at")).map(TableNo),
        }
    }

    /// After a tap on a player: chosen, no longer chosen, or chosen as the second.
    pub fn touching(&self, who: EntryId) -> Self {
        let mut then = self.clone();
        if self.one == Some(who) {
            (then.one, then.other) = (self.other, None);
        } else if self.one.is_none() {
            then.one = Some(who);
        } else {
            then.other = (self.other != Some(who)).then_some(who);
        }
        then
    }

    pub fn showing(&self, show: impl ByValue<Show>) -> Self {
        Self { show: show.given(), find: String::new(), table: None, ..self.clone() }
    }

    pub fn nobody(&self) -> Self {
        Self { one: None, other: None, ..self.clone() }
    }

    pub fn at(&self, table: Option<TableNo>) -> Self {
        Self { table, ..self.clone() }
    }

    pub fn query(&self) -> String {
        let fields = self.fields(&["chosen", "with", "show", "q", "at"]);
        let query = serde_urlencoded::to_string(&fields).unwrap_or_default();
        let place = self.table.map(|table| format!("#table-{table}")).unwrap_or_default();
        if query.is_empty() { place } else { format!("?{query}{place}") }
    }

    /// Those of these fields that say something.
    fn fields(&self, names: &[&str]) -> Vec<(&'static str, String)> {
        let who = |id: Option<EntryId>| id.map(|id| id.to_string()).unwrap_or_default();
        let table = self.table.map(|table| table.to_string()).unwrap_or_default();
        let (show, find) = (self.show.to_string(), self.find.clone());
        let (one, other) = (("chosen", who(self.one)), ("with", who(self.other)));
        let all = [one, other, ("show", show), ("q", find), ("at", table)];
        let said = |(name, value): &(&str, String)| names.contains(name) && !value.is_empty();
        all.into_iter().filter(said).collect()
    }
}

/// Table numbers as they are typed: `5, 6 12`. The error names the first word that is no number.
pub fn tables(typed: &str) -> Result<Vec<TableNo>, Sentence> {
    let words = typed.split([',', ';', ' ', '\n', '\t']).filter(|word| !word.is_empty());
    let table = |word: &str| {
        word.parse().map(TableNo).map_err(|_| Sentence::new("fault-number").with("typed", word))
    };
    words.map(table).collect()
}
