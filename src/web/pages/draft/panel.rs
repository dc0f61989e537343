//! The panel next to a draft: the chosen players, why they meet, the cost of an exchange, and acts on them.

use crate::web::objection;
use crate::web::prelude::*;
use pairing::{Grade, PairJudgement, Price};

use super::looking::Looking;
use super::reasons::{Reason, groups, reasons};
use super::sentences::{given_up, name};

pub struct DraftView<'a> {
    pub t: Lang,
    pub tournament: &'a Tournament,
    /// The weights of pairs.
    pub context: &'a RoundContext,
    pub draft: &'a RoundDraft,
    pub looking: &'a Looking,
    pub base: &'a str,
    pub seen: &'a str,
}

#[derive(serde::Serialize)]
pub struct Cost {
    pub said: String,
    pub warns: bool,
}

struct Then {
    table: TableNo,
    black: (String, String),
    white: (String, String),
    handicap: Option<String>,
    marks: String,
    grades: String,
    warns: bool,
}

struct Exchange {
    leaves: EntryId,
    comes: EntryId,
    boards: Vec<Then>,
    whole: String,
    against: Vec<String>,
    forbidden: bool,
    impossible: bool,
}

struct Chosen {
    id: EntryId,
    name: String,
    board: Option<Board>,
    opponent: Option<(Color, String)>,
    mark: String,
    given_up: Vec<String>,
    reasons: Vec<Reason>,
    has_bye: bool,
}

#[derive(Template)]
#[template(path = "draft/panel.html")]
pub struct Panel {
    cx: Page,
    base: String,
    seen: String,
    back: Vec<(&'static str, String)>,
    leave: String,
    one: Chosen,
    other: Option<Chosen>,
    exchange: Option<Exchange>,
    stones: Vec<(String, String)>,
}

impl DraftView<'_> {
    /// `None` if no player is chosen, or the chosen one takes no part.
    pub fn panel(&self, page: &Page) -> Option<Panel> {
        let one = self.chosen(self.looking.one?)?;
        let other = self.looking.other.and_then(|other| self.chosen(other));
        let exchange = other.as_ref().and_then(|other| self.exchange(&one, other));
        let table = one.board.as_ref().map(|board| board.table).or(self.looking.table);
        let here = self.looking.at(table);
        Some(Panel {
            cx: page.clone(),
            base: self.base.to_owned(),
            seen: self.seen.to_owned(),
            back: here.fields(),
            leave: format!("{}{}", self.base, here.nobody().query()),
            exchange,
            stones: (0..=9).map(|n: u8| (n.to_string(), stones(self.t, n))).collect(),
            one,
            other,
        })
    }

    fn chosen(&self, id: EntryId) -> Option<Chosen> {
        let board = self.draft.boards().iter().find(|board| board.color_of(id).is_some());
        let has_bye = self.draft.byes().contains(&id);
        if board.is_none() && !has_bye && !self.draft.unpaired().contains(&id) {
            return None;
        }
        let judged = board.and_then(|board| judge(self.context, board));
        Some(Chosen {
            id,
            name: name(self.t, self.tournament, id),
            opponent: board.and_then(|board| {
                let color = board.color_of(id)?.other();
                Some((color, name(self.t, self.tournament, board.seat(color))))
            }),
            mark: judged.as_ref().map(|judged| mark(self.t, judged)).unwrap_or_default(),
            given_up: judged.map(|judged| self.given_up(&judged)).unwrap_or_default(),
            reasons: board.map(|board| reasons(self.t, self.context, board)).unwrap_or_default(),
            board: board.cloned(),
            has_bye,
        })
    }

    fn given_up(&self, judged: &PairJudgement) -> Vec<String> {
        judged.given_up.iter().map(|what| given_up(self.t, what)).collect()
    }

    /// The board changes of an exchange; `None` if both sit at one board, or neither has one.
    fn exchange(&self, one: &Chosen, other: &Chosen) -> Option<Exchange> {
        let (leaves, comes) =
            if one.board.is_some() { (one.id, other.id) } else { (other.id, one.id) };
        let price = self.draft.price(self.context, [leaves, comes])?;
        let mut then = self.draft.clone();
        let impossible = then.exchange(self.context, [leaves, comes], true).is_err();
        let tables = [one, other].into_iter().filter_map(|who| Some(who.board.as_ref()?.table));
        let mut tables: Vec<TableNo> = tables.collect();
        tables.sort_unstable();
        let board = |draft: &RoundDraft, table: TableNo| {
            draft.boards().iter().find(|board| board.table == table).cloned()
        };
        let boards = tables.iter().filter_map(|table| {
            Some(self.then(&board(self.draft, *table)?, &board(&then, *table)?))
        });
        let against = price.against.iter().map(|why| objection(self.t, self.tournament, why));
        Some(Exchange {
            leaves,
            comes,
            boards: boards.collect(),
            whole: worse(self.t, &price, OF_THE_WHOLE),
            against: against.collect(),
            forbidden: !price.against.is_empty(),
            impossible,
        })
    }

    fn then(&self, before: &Board, after: &Board) -> Then {
        let (t, tournament) = (self.t, self.tournament);
        let person = |id| {
            let rank = tournament.entry(id).map(|entry| t.rank(entry.rank)).unwrap_or_default();
            (name(t, tournament, id), rank)
        };
        let judged = [before, after].map(|board| judge(self.context, board));
        let marks = judged.each_ref().map(|judged| judged.as_ref().map_or(0, |j| j.mark));
        let grades = judged.each_ref().map(|judged| self.in_short(judged.as_ref()));
        let args = (("before", grades[0].as_str()), ("after", grades[1].as_str()));
        Then {
            table: after.table,
            black: person(after.black),
            white: person(after.white),
            handicap: (after.handicap > 0).then(|| t.with("mend-stones", [("n", after.handicap)])),
            marks: t.with("draft-marks", (("before", marks[0]), ("after", marks[1]))),
            grades: if grades[0] == grades[1] {
                grades[1].clone()
            } else {
                t.with("before-after", args)
            },
            warns: judged[1].as_ref().is_none_or(|judged| judged.grade == Grade::Fair),
        }
    }

    fn in_short(&self, judged: Option<&PairJudgement>) -> String {
        match judged.and_then(|judged| judged.given_up.first()) {
            Some(what) => given_up(self.t, what),
            None => self.t.text("grade-ideal"),
        }
    }

    pub fn costs(&self) -> BTreeMap<EntryId, Cost> {
        let Some(one) = self.looking.one else { return BTreeMap::new() };
        let seats = self.draft.boards().iter().flat_map(|board| [board.black, board.white]);
        let all = seats.chain(self.draft.byes().iter().copied()).chain(self.draft.unpaired());
        let cost = |id| {
            let price = self.draft.price(self.context, [one, id]);
            Some((id, price.map(|price| self.cost(&price))?))
        };
        all.filter(|id| *id != one).filter_map(cost).collect()
    }

    fn cost(&self, price: &Price) -> Cost {
        let against = price.against.first().map(|why| objection(self.t, self.tournament, why));
        let noticed = || price.noticed.first().map(|what| given_up(self.t, what));
        match against.or_else(noticed) {
            Some(said) => Cost { said, warns: true },
            None => Cost { said: worse(self.t, price, UNDER_A_NAME), warns: false },
        }
    }
}

/// How well a pair suits, out of 100.
pub fn mark(t: Lang, judged: &PairJudgement) -> String {
    t.with("share-of-100", [("percent", judged.mark)])
}

/// Text keys for the effect of an exchange: none, hardly any, worse, better.
type Words = [&'static str; 4];

const UNDER_A_NAME: Words =
    ["draft-cost-same", "draft-cost-little", "draft-cost-worse", "draft-cost-better"];

const OF_THE_WHOLE: Words =
    ["draft-whole-same", "draft-whole-little", "draft-whole-worse", "draft-whole-better"];

fn worse(t: Lang, price: &Price, [same, little, worse, better]: Words) -> String {
    let tenths = price.lost_tenths_of_groups;
    let said = |key| t.with(key, [("groups", groups(t, tenths.abs()))]);
    match (price.is_even, tenths) {
        (true, _) => t.text(same),
        (_, 0) => t.text(little),
        (_, 1..) => said(worse),
        _ => said(better),
    }
}

fn stones(t: Lang, n: u8) -> String {
    if n == 0 { t.text("even") } else { n.to_string() }
}
