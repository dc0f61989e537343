//! The count as a table, with a line for each kind of point.

use crate::web::prelude::*;
use go::HalfPoints;
use scoring::{Count, CountWarning, Side};

use super::view::names;

pub(super) type CountLine = (String, String, String);

pub(super) fn lines(t: Lang, game: &Game, count: &Count) -> (Vec<CountLine>, (String, String)) {
    let whole = |points: u32| HalfPoints::whole(i32::try_from(points).unwrap_or(i32::MAX));
    let said = |points: HalfPoints| {
        if points == HalfPoints::ZERO { "–".to_owned() } else { t.points(points) }
    };
    let line = |key: &str, of: &dyn Fn(&Side) -> HalfPoints| {
        (t.text(key), said(of(&count.black)), said(of(&count.white)))
    };
    let mut lines = vec![line("count-territory", &|side| whole(side.territory))];
    if game.terms().ruleset().scoring == Scoring::Territory {
        lines.push(line("count-prisoners", &|side| whole(side.prisoners)));
        lines.push(line("count-dead", &|side| whole(side.dead)));
    } else {
        lines.push(line("count-stones", &|side| whole(side.stones)));
    }
    lines.push(line("komi", &|side| side.komi));
    let compensated =
        [&count.black, &count.white].iter().any(|side| side.compensation != HalfPoints::ZERO);
    if compensated {
        lines.push(line("count-compensation", &|side| side.compensation));
    }
    let (mut black, mut white) = (count.black.total(), count.white.total());
    let paid = [Color::Black, Color::White]
        .map(|color| -ing_cost(game.periods_bought(color).unwrap_or_default()));
    if paid != [HalfPoints::ZERO; 2] {
        lines.push((t.text("count-overtime"), said(paid[0]), said(paid[1])));
        black += paid[0];
        white += paid[1];
    }
    let (given_black, given_white) = game.points_of_rulings();
    if given_black != HalfPoints::ZERO || given_white != HalfPoints::ZERO {
        lines.push((t.text("count-rulings"), said(given_black), said(given_white)));
        black += given_black;
        white += given_white;
    }
    (lines, (t.points(black), t.points(white)))
}

/// Warnings before the players agree. Open points have their own section on the page.
pub(super) fn warnings_but_open(t: Lang, count: Option<&Count>) -> Vec<String> {
    let warnings = count.map_or(&[][..], |count| &count.warnings).iter();
    warnings.filter_map(|warning| said(t, warning)).collect()
}

fn said(t: Lang, warning: &CountWarning) -> Option<String> {
    let of = |key: &str, points: &[Point]| t.with(key, [("points", names(points.iter()))]);
    Some(match warning {
        CountWarning::OpenDame { .. } => return None,
        CountWarning::DeadInNeutral { stones } => of("warning-dead-in-neutral", stones),
        CountWarning::DeadInSeki { stones } => of("warning-dead-in-seki", stones),
        CountWarning::Unsettled { stones } => of("warning-unsettled", stones),
        CountWarning::Unfinished { points } => t.with("warning-unfinished", [("n", *points)]),
    })
}
