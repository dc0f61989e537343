//! Step 3: the count as done at the table, and the confirmations.

use crate::web::ByValue;
use crate::web::prelude::*;
use crate::web::views::goban;
use go::{Goban, HalfPoints, RulesetName};
use scoring::{CountStep, Position, Rectangle, Side, steps};

use super::EndPage;

/// Label, Black's and White's.
type Line = (String, String, String);

impl EndPage {
    /// The count, with a line for each kind of point, and the sums; `None` if the game ended without one.
    pub(super) fn counted(&self) -> Option<(Vec<Line>, [String; 2])> {
        let (cx, game, count) = (&self.cx, self.game(), self.game().count()?);
        let whole = |points: u32| HalfPoints::whole(i32::try_from(points).unwrap_or(i32::MAX));
        let said = |points: HalfPoints| match points {
            HalfPoints::ZERO => "–".to_owned(),
            points => cx.points(points),
        };
        let line =
            |key: &str, [black, white]: [HalfPoints; 2]| (cx.text(key), said(black), said(white));
        let of = |points: fn(&Side) -> HalfPoints| [points(&count.black), points(&count.white)];
        let stones =
            |points: fn(&Side) -> u32| [points(&count.black), points(&count.white)].map(whole);
        let mut lines = vec![line("count-territory", stones(|side| side.territory))];
        if game.terms().ruleset().scoring == Scoring::Territory {
            lines.push(line("count-prisoners", stones(|side| side.prisoners)));
            lines.push(line("count-dead", stones(|side| side.dead)));
        } else {
            lines.push(line("count-stones", stones(|side| side.stones)));
        }
        lines.push(line("komi", of(|side| side.komi)));
        let paid = [Color::Black, Color::White]
            .map(|color| -ing_cost(game.periods_bought(color).unwrap_or_default()));
        let given = game.points_of_rulings();
        let given = [given.0, given.1];
        let others = [
            ("count-compensation", of(|side| side.compensation)),
            ("count-overtime", paid),
            ("count-rulings", given),
        ];
        let others = others.into_iter().filter(|(_, points)| *points != [HalfPoints::ZERO; 2]);
        lines.extend(others.map(|(key, points)| line(key, points)));
        let totals = of(Side::total);
        let sums = [0, 1].map(|side| cx.points(totals[side] + paid[side] + given[side]));
        Some((lines, sums))
    }

    /// How these rules count at the table, if they have their own method: Chinese rules compare one side with half
    /// the board, and Ing rules fill in stones. With pass stones, counting territory gives the same result.
    pub(super) fn at_the_table(&self) -> Option<&'static str> {
        let rules = self.rules();
        match (rules.scoring, rules.name, rules.passes.stones) {
            (Scoring::Area, _, true) => Some("end-way-same"),
            (Scoring::Area, RulesetName::Chinese, _) => Some("end-way-half"),
            (Scoring::Area, RulesetName::Ing, _) => Some("end-way-fill"),
            _ => None,
        }
    }

    /// Periods of overtime bought by each player, while they can be noted.
    pub(super) fn bought(&self) -> Vec<(Color, u8)> {
        let noted = self.asks == Stage::Count && self.game().count().is_some();
        let both = [Color::Black, Color::White].into_iter().filter(|_| noted);
        both.filter_map(|color| Some((color, self.game().periods_bought(color)?))).collect()
    }

    pub(super) fn waits(&self, color: impl ByValue<Color>) -> bool {
        match self.game().course() {
            Some(Course::Ended(ended)) => ended.confirmed_by() != Some(color.given()),
            Some(Course::Confirmed(_)) => false,
            _ => true,
        }
    }

    /// The players who have not confirmed it, the next one first.
    pub(super) fn waiting(&self) -> Vec<Color> {
        [Color::Black, Color::White].into_iter().filter(|color| self.waits(color)).collect()
    }

    /// When a player confirmed it, or who did so for them.
    pub(super) fn confirmation(&self, color: impl ByValue<Color>) -> String {
        let (cx, color) = (&self.cx, color.given());
        if self.waits(color) {
            return cx.text("end-not-yet");
        }
        let made = self.record.file.acts.iter().rev().find(|row| match &row.act {
            GameAct::Confirm { color: by } | GameAct::ConfirmFor { color: by, .. } => *by == color,
            _ => false,
        });
        let Some(row) = made else { return cx.text("end-confirmed") };
        let time = cx.time_of(row.at.naive_utc());
        let GameAct::ConfirmFor { reason, .. } = &row.act else {
            return cx.with("end-confirmed-at", [("time", time)]);
        };
        let (name, reason) = (self.entered_by(row.account), reason.clone());
        cx.with("end-confirmed-for", [("time", time), ("name", name), ("reason", reason)])
    }

    /// The steps of the count that a picture can show, and which of them it shows.
    fn pictures(&self) -> (&'static [&'static str], usize) {
        let all: &[&str] = match self.rules().scoring {
            Scoring::Area => &["end-count-dead", "end-count-tens"],
            Scoring::Territory => &["end-count-dead", "end-count-prisoners", "end-count-tens"],
        };
        let asked: usize = self.form.value("count").parse().unwrap_or(3);
        (all, asked.clamp(1, all.len()))
    }

    /// Label, address, whether it is the one shown. Empty without a count.
    pub(super) fn count_steps(&self) -> Vec<(String, String, bool)> {
        let (all, shown) = self.pictures();
        let all = all.iter().zip(1..).filter(|_| self.game().count().is_some());
        let step = |(key, n): (&&str, usize)| {
            let words = self.cx.with("end-count-step", (("n", n), ("said", self.cx.text(key))));
            (words, format!("{}?count={n}", self.action()), n == shown)
        };
        all.map(step).collect()
    }

    pub(super) fn picture_words(&self) -> String {
        let (all, shown) = self.pictures();
        self.cx.text(&format!("{}-words", all[shown - 1]))
    }

    pub(super) fn count_picture(&self) -> GobanView {
        let (t, game) = (self.cx.t, self.game());
        let (Some(count), Some(history)) = (game.count(), game.history()) else {
            return goban::goban(t, game, None, None, None);
        };
        let (all, shown) = self.pictures();
        let key = all[shown - 1];
        let (life, rules, terms) = (self.life(), self.rules(), game.terms());
        let position = Position::of(history, &life, terms.handicap, terms.komi);
        let held = |color| u32::try_from(game.prisoners(color)).unwrap_or(0);
        let prisoners = [held(Color::Black), held(Color::White)];
        let position = Position { prisoners, rules: &rules, ..position };
        let mut board: Goban = history.board().clone();
        let mut blocks = Vec::new();
        for step in steps(&position, &count) {
            match step {
                CountStep::Lift { stones } => {
                    let _ = board.put_all(stones.into_iter().map(|point| (point, None)));
                }
                CountStep::PutBack { color, points, .. } if key != "end-count-dead" => {
                    let _ = board.put_all(points.into_iter().map(|point| (point, Some(color))));
                }
                CountStep::Arrange { rectangles, .. } if key == "end-count-tens" => {
                    let block = |one: Rectangle| (one.low, one.high, one.points());
                    blocks.extend(rectangles.into_iter().map(block));
                }
                _ => {}
            }
        }
        let territory = [Color::Black, Color::White].map(|color| {
            let points = count.territory(color).iter().copied();
            (color, points.filter(|point| board.stone(*point).is_none()).collect::<Vec<_>>())
        });
        let looks = Looks { territory: territory.into(), blocks, ..Looks::default() };
        goban::drawn(t, &board, "goban", None, &looks, None)
    }
}
