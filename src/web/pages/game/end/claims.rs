//! Step 2: the dead stones that each side marks, differences first. The winner is hidden until both agree.

use crate::web::prelude::*;
use crate::web::views::goban;
use recording::MarkedGroup;
use scoring::CountWarning;

use super::cite::cite;
use super::{At, Shown, Step, last_entry, step_of};

pub(super) struct Claims {
    pub groups: Vec<Row>,
    pub questions: Vec<Question>,
    pub open: String,
    pub proposed: bool,
    /// Players who have agreed while the other has not.
    pub agreed: Vec<Color>,
    pub note: String,
}

pub(super) struct Row {
    pub name: String,
    pub what: String,
    pub black: String,
    pub white: String,
    pub differs: bool,
}

pub(super) struct Question {
    pub point: String,
    pub legend: String,
    pub next: String,
}

pub(super) fn differing(differ: &[&MarkedGroup]) -> Looks {
    Looks {
        doubtful: differ.iter().flat_map(|group| group.stones.iter().copied()).collect(),
        outlined: differ.iter().map(|group| group.stones.clone()).collect(),
        ..Looks::default()
    }
}

pub(super) fn shown(at: &At<'_>) -> Shown {
    let (t, game) = (at.t, at.game());
    let rules = game.terms().ruleset();
    let life = at.life();
    let groups = game.marked_groups(&life);
    let differ: Vec<&MarkedGroup> = groups.iter().filter(|group| group.differs()).collect();
    let looks = Looks { dead: both_dead(&groups), ..differing(&differ) };
    let mut picture = goban::looked_at(t, game, at.chosen(), &looks, None);
    picture.taps = goban::stones_to_mark(&game.board(), "enter", "toggle");
    let name = differ.first().and_then(|group| group.name());
    let title = match name {
        Some(point) => t.with("end-differ-title", [("point", point.to_string())]),
        None => t.text("end-claims-title"),
    };
    let agreed = |color: &Color| match game.course() {
        Some(go::course::Course::Stopped(stopped)) => stopped.claim(*color).is_some(),
        _ => false,
    };
    let claims = Claims {
        questions: differ.iter().filter_map(|group| question(at, group)).collect(),
        groups: groups.iter().map(|group| row(at, group)).collect(),
        open: left_open(at),
        proposed: at.record.marking.as_ref().is_some_and(|marking| marking.proposed),
        agreed: [Color::Black, Color::White].into_iter().filter(agreed).collect(),
        note: t.with("end-claims-note", [("rules", cite(t, &rules, Duty::Agreement))]),
    };
    Shown {
        name: "claims",
        steps: step_of(at, 2, &last_entry(at)),
        title,
        goban: picture,
        step: Step::Claims(claims),
    }
}

fn both_dead(groups: &[MarkedGroup]) -> Vec<go::Point> {
    let dead = groups.iter().filter(|group| group.said == [Fate::Dead; 2]);
    dead.flat_map(|group| group.stones.iter().copied()).collect()
}

fn row(at: &At<'_>, group: &MarkedGroup) -> Row {
    let t = at.t;
    let said = |color: Color| fate(at, group.said[color as usize]);
    let what = (
        ("color", group.color.letter().to_string()),
        ("n", group.stones.len()),
        ("worth", t.points(group.worth)),
    );
    Row {
        name: name(group),
        what: t.with(if group.differs() { "end-group-worth" } else { "end-group" }, what),
        black: said(Color::Black),
        white: said(Color::White),
        differs: group.differs(),
    }
}

pub(super) fn fate(at: &At<'_>, fate: Fate) -> String {
    at.t.text(match fate {
        Fate::Alive => "end-alive",
        Fate::Dead => "end-dead",
        Fate::Seki => "end-seki",
    })
}

/// The point of the stone that names a group.
pub(super) fn name(group: &MarkedGroup) -> String {
    group.name().map(|point| point.to_string()).unwrap_or_default()
}

fn question(at: &At<'_>, group: &MarkedGroup) -> Option<Question> {
    let (t, rules) = (at.t, at.game().terms().ruleset());
    let point = group.name()?.to_string();
    let copies = rules.end.confirmation_ko == ConfirmationKo::PassForKo;
    let next = match group.claimant().filter(|_| copies) {
        Some(color) => t.with(
            "end-next-copy",
            (("color", at.color(color)), ("rules", cite(t, &rules, Duty::ConfirmationPlay))),
        ),
        None => t.text("end-next-ways"),
    };
    Some(Question { legend: t.with("end-ask-group", [("point", point.clone())]), point, next })
}

fn left_open(at: &At<'_>) -> String {
    let count = at.game().count_by(&at.life());
    let warnings = count.iter().flat_map(|count| count.warnings.iter());
    let open = warnings.filter_map(|warning| match warning {
        CountWarning::OpenDame { points, .. } => Some(super::super::view::names(points.iter())),
        _ => None,
    });
    let points: Vec<String> = open.collect();
    match points.is_empty() {
        true => String::new(),
        false => at.t.with("end-still-open", [("points", points.join(" "))]),
    }
}
