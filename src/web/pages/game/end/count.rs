//! Step 3: the count as done at the table, and the confirmations.

use crate::web::prelude::*;
use crate::web::views::goban;
use go::{Goban, RulesetName};
use scoring::{CountStep as Counting, Position, steps};

use super::super::count::{CountLine, lines};
use super::super::words;
use super::cite::cite;
use super::{At, Shown, Step, step_of};

pub(super) struct Counted {
    /// Steps of the count: label, address, whether it is the one shown. Empty without a count.
    pub ways: Vec<(String, String, bool)>,
    pub picture_words: String,
    pub lines: Vec<CountLine>,
    pub sums: (String, String),
    /// How these rules count at the table, if they have their own method.
    pub way: String,
    pub cite: String,
    /// Periods of overtime bought by each player, if the event's time control has them.
    pub bought: Vec<(Color, u8)>,
    pub confirmed: Vec<Confirmed>,
    /// The player who confirms next, if they do not confirm together.
    pub next: Option<Color>,
    pub done: bool,
    pub may_object: bool,
    /// The game did not end by a count: objections go to the arbiter.
    pub decided: bool,
    pub note: String,
}

impl Counted {
    pub fn lines(&self) -> &[CountLine] {
        &self.lines
    }

    pub const fn sums(&self) -> &(String, String) {
        &self.sums
    }
}

pub(super) struct Confirmed {
    pub color: Color,
    pub name: String,
    pub words: String,
    pub waits: bool,
    pub later: bool,
}

pub(super) fn shown(at: &At<'_>) -> Shown {
    let (t, game) = (at.t, at.game());
    let rules = game.terms().ruleset();
    let count = game.count();
    let (lines, sums) = count.as_ref().map(|count| lines(t, game, count)).unwrap_or_default();
    let done = game.stage() == Some(Stage::Confirmed);
    let mut confirmed = [Color::Black, Color::White].map(|color| confirmed(at, color));
    confirmed[1].later = confirmed[0].waits && confirmed[1].waits;
    let (goban, picture_words, ways) = match count.is_some() {
        true => pictures(at),
        false => (goban::goban(t, game, None, None, None), String::new(), Vec::new()),
    };
    let counted = Counted {
        ways,
        picture_words,
        lines,
        sums,
        way: at_the_table(&rules).map(|key| t.text(key)).unwrap_or_default(),
        cite: cite(t, &rules, Duty::Counting),
        bought: [Color::Black, Color::White]
            .into_iter()
            .filter_map(|color| Some((color, game.periods_bought(color)?)))
            .filter(|_| count.is_some() && !done)
            .collect(),
        next: confirmed.iter().find(|one| one.waits).map(|one| one.color),
        confirmed: confirmed.into(),
        done,
        may_object: game.may_count_again(),
        decided: count.is_none(),
        note: match count.is_some() {
            true => t.with(
                "end-confirm-note",
                (
                    ("confirmed", cite(t, &rules, Duty::Confirmation)),
                    ("again", cite(t, &rules, Duty::Objection)),
                ),
            ),
            false => t.text("end-decided-note"),
        },
    };
    Shown {
        name: if done { "confirmed" } else { "count" },
        steps: step_of(at, 3, &t.text(if count.is_some() { "end-the-count" } else { "result" })),
        title: words::outcome(t, game.outcome()),
        goban,
        step: Step::Count(counted),
    }
}

/// Chinese rules compare one side with half the board, and Ing rules fill in stones.
/// With pass stones, counting territory gives the same result.
fn at_the_table(rules: &Ruleset) -> Option<&'static str> {
    match (rules.scoring, rules.name, rules.passes.stones) {
        (Scoring::Area, _, true) => Some("end-way-same"),
        (Scoring::Area, RulesetName::Chinese, _) => Some("end-way-half"),
        (Scoring::Area, RulesetName::Ing, _) => Some("end-way-fill"),
        _ => None,
    }
}

fn confirmed(at: &At<'_>, color: Color) -> Confirmed {
    let (t, game) = (at.t, at.game());
    let has = match game.course() {
        Some(Course::Ended(ended)) => ended.confirmed_by() == Some(color),
        Some(Course::Confirmed(_)) => true,
        _ => false,
    };
    let acts = at.record.file.acts.iter().rev();
    let made = acts.filter(|_| has).find(|row| match &row.act {
        GameAct::Confirm { color: by } | GameAct::ConfirmFor { color: by, .. } => *by == color,
        _ => false,
    });
    let words = match made {
        None if has => t.text("end-confirmed"),
        None => t.text("end-not-yet"),
        Some(row) => {
            let time = t.time(t.local(row.at.naive_utc()).time());
            match &row.act {
                GameAct::ConfirmFor { reason, .. } => t.with(
                    "end-confirmed-for",
                    (
                        ("time", time),
                        ("name", at.record.name_of(t, row.account)),
                        ("reason", reason.clone()),
                    ),
                ),
                _ => t.with("end-confirmed-at", [("time", time)]),
            }
        }
    };
    Confirmed { color, name: at.name(color).to_owned(), words, waits: !has, later: false }
}

fn pictures(at: &At<'_>) -> (GobanView, String, Vec<(String, String, bool)>) {
    let (t, game) = (at.t, at.game());
    let asked: usize = at.form.value("count").parse().unwrap_or(3);
    let area = game.terms().ruleset().scoring == Scoring::Area;
    let all: &[&str] = match area {
        true => &["end-count-dead", "end-count-tens"],
        false => &["end-count-dead", "end-count-prisoners", "end-count-tens"],
    };
    let shown = asked.clamp(1, all.len());
    let way = |(n, key): (usize, &&str)| {
        let words = t.with("end-count-step", (("n", n + 1), ("said", t.text(key))));
        (words, format!("{}?count={}", at.action, n + 1), n + 1 == shown)
    };
    let ways = all.iter().enumerate().map(way).collect();
    let key = all[shown - 1];
    (picture(t, at, key), t.text(&format!("{key}-words")), ways)
}

fn picture(t: Lang, at: &At<'_>, key: &str) -> GobanView {
    let game = at.game();
    let (Some(count), Some(history)) = (game.count(), game.history()) else {
        return goban::goban(t, game, None, None, None);
    };
    let life: LifeAndDeath = at.life();
    let terms = game.terms();
    let position = Position::of(history, &life, terms.handicap, terms.komi);
    let mut board: Goban = history.board().clone();
    let mut looks = Looks::default();
    for color in [Color::Black, Color::White] {
        looks.territory.push((color, count.territory(color).to_vec()));
    }
    let held = |color| u32::try_from(game.prisoners(color)).unwrap_or(0);
    let rules = terms.ruleset();
    let held = [held(Color::Black), held(Color::White)];
    let position = Position { prisoners: held, rules: &rules, ..position };
    for step in steps(&position, &count) {
        match step {
            Counting::Lift { stones } => {
                let _ = board.put_all(stones.into_iter().map(|point| (point, None)));
            }
            Counting::PutBack { color, points, .. } if key != "end-count-dead" => {
                let _ = board.put_all(points.into_iter().map(|point| (point, Some(color))));
            }
            Counting::Arrange { rectangles, .. } if key == "end-count-tens" => {
                let block = |one: scoring::Rectangle| (one.low, one.high, one.points());
                looks.blocks.extend(rectangles.into_iter().map(block));
            }
            _ => {}
        }
    }
    looks.territory.iter_mut().for_each(|(_, points)| {
        points.retain(|point| board.stone(*point).is_none());
    });
    goban::drawn(t, &board, "goban", None, &looks, None)
}
