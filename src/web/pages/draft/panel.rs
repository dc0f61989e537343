//! The panel next to a draft: the chosen players, why they meet, the cost of an exchange, and acts on them.

use crate::web::prelude::*;
use pairing::{Grade, PairJudgement, Price};
use service::fingerprint;

use super::looking::Looking;

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
        Ok(Self { looking: Looking::of(&cx.query), cx, round, context })
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
    pub fn panel(&self) -> Option<Panel<'_>> {
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
        match against.or_else(noticed) {
            Some(said) => Cost { said, warns: true },
            None => Cost { said: worse(&self.cx, price, UNDER_A_NAME), warns: false },
        }
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

    fn sits(&self, id: &EntryId) -> bool {
        self.of.board_of(*id).is_some()
    }

    /// `None` if both sit at one board, or neither has one.
    fn exchange(&self, other: &EntryId) -> Option<Exchange> {
        let (of, one, other) = (self.of, self.one, *other);
        let (leaves, comes) = if self.board.is_some() { (one, other) } else { (other, one) };
        let price = of.round.price(&of.context, [leaves, comes])?;
        let mut then = of.round.clone();
        let impossible = then.exchange(&of.context, [leaves, comes], true).is_err();
        let mut before: Vec<&Board> =
            [one, other].into_iter().filter_map(|id| of.board_of(id)).collect();
        before.sort_unstable_by_key(|board| board.table);
        let changed = |before: &Board| {
            let board = then.boards().iter().find(|board| board.table == before.table)?.clone();
            let judged = [before, &board].map(|board| judge(&of.context, board));
            Some(Then { board, judged })
        };
        let boards = before.into_iter().filter_map(changed).collect();
        Some(Exchange { leaves, comes, price, boards, impossible })
    }

    fn whole(&self, price: &Price) -> String {
        worse(self.cx, price, OF_THE_WHOLE)
    }

    fn opponent(&self, board: &Board) -> Option<(Color, EntryId)> {
        let color = board.color_of(self.one)?.other();
        Some((color, board.seat(color)))
    }
}

impl Then {
    fn marks(&self, cx: &Cx) -> String {
        let [before, after] =
            self.judged.each_ref().map(|judged| judged.as_ref().map_or(0, |judged| judged.mark));
        cx.with("draft-marks", [("before", before), ("after", after)])
    }

    fn grades(&self, cx: &Cx) -> String {
        let grade = |judged: &Option<PairJudgement>| {
            let what = judged.as_ref().and_then(|judged| judged.given_up.first());
            what.map_or_else(|| cx.text("grade-ideal"), |what| cx.given_up(what))
        };
        let [before, after] = self.judged.each_ref().map(grade);
        if before == after {
            return after;
        }
        cx.with("before-after", [("before", before), ("after", after)])
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
    let said = |key| cx.with(key, [("groups", cx.in_groups(tenths.abs()))]);
    match (price.is_even, tenths) {
        (true, _) => cx.text(same),
        (_, 0) => cx.text(little),
        (_, 1..) => said(worse),
        _ => said(better),
    }
}
