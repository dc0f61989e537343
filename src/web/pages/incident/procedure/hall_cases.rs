//! The sheet's answers to incidents, grouped by kinds that are answered alike.

use crate::web::prelude::*;
use crate::web::views::referee::effects::{remedy_words, sanction_words};
use go::HalfPoints;
use referee::{Condition, SheetAnswer, SheetGroup, SheetKind, SheetLine};

use super::hall::{Line, based};

pub(super) struct CaseGroup {
    /// All kinds of the group. Empty for a single line, whose `when` then names the kind.
    pub what: String,
    /// In order; the first that fits counts.
    pub cases: Vec<CaseLine>,
}

pub(super) struct CaseLine {
    pub when: String,
    pub then: Line,
}

impl CaseGroup {
    pub fn labelled(t: Lang) -> impl Fn(Self) -> Vec<Line> {
        move |group| {
            let line = |case: CaseLine| {
                let when = t.listed([group.what.as_str(), case.when.as_str()]);
                Line { words: t.labelled(&when, &case.then.words), mark: case.then.mark }
            };
            group.cases.into_iter().map(line).collect()
        }
    }
}

/// The answers in words. A player's right to play on is left out: it belongs to the rules of play.
pub(super) fn said(t: Lang, procedure: &Procedure, groups: &[SheetGroup]) -> Vec<CaseGroup> {
    let group = |group: &SheetGroup| {
        let kinds: Vec<String> = group.kinds.iter().map(|kind| kind_said(t, *kind)).collect();
        let (what, mut cases) = (kinds.join(" · "), cases(t, procedure, &group.lines));
        match &mut cases[..] {
            [only] if only.when.is_empty() && kinds.len() == 1 => {
                only.when = what;
                CaseGroup { what: String::new(), cases }
            }
            [only] if only.when.is_empty() => {
                only.when = t.text("rule-always");
                CaseGroup { what, cases }
            }
            _ => CaseGroup { what, cases },
        }
    };
    groups.iter().map(group).collect()
}

/// A sentence, if any of these answers fulfils `so`, with the basis of the first that does.
pub(super) fn remark(
    t: Lang,
    procedure: &Procedure,
    groups: &[SheetGroup],
    key: &str,
    so: impl Fn(&SheetAnswer) -> bool,
) -> Option<Line> {
    let mut answers = groups.iter().flat_map(|group| &group.lines).map(|line| &line.answer);
    answers.find(|answer| so(answer)).map(|first| based(t, procedure, t.text(key), &first.basis))
}

fn kind_said(t: Lang, kind: SheetKind) -> String {
    match kind {
        SheetKind::Any(kind) => kind_words(t, kind),
        SheetKind::SuicideOfOne => t.text("poster-suicide-one"),
        SheetKind::SuicideOfSeveral => t.text("poster-suicide-several"),
    }
}

/// One line per case; neighbours with the same answer are merged.
fn cases(t: Lang, procedure: &Procedure, lines: &[SheetLine]) -> Vec<CaseLine> {
    let mut cases: Vec<CaseLine> = Vec::new();
    let shown = |line: &&SheetLine| !line.so.contains(&Condition::PlaysOn);
    for line in lines.iter().filter(shown) {
        let when = when(t, line);
        let when =
            if when.is_empty() && !cases.is_empty() { t.text("rule-otherwise") } else { when };
        let then = based(t, procedure, then(t, &line.answer), &line.answer.basis);
        match cases.last_mut().filter(|case| case.then.words == then.words) {
            Some(case) => case.when = format!("{}; {when}", case.when),
            None => cases.push(CaseLine { when, then }),
        }
    }
    cases
}

fn when(t: Lang, line: &SheetLine) -> String {
    let moment = match (line.from, line.to) {
        (0, None) => None,
        (0, Some(0)) => Some(t.text("condition-at-once")),
        (0, Some(to)) => Some(t.with("rule-when-in-moves", [("n", to)])),
        (1, None) => Some(t.text("poster-later")),
        (from, None) => Some(t.with("rule-when-past-moves", [("n", from - 1)])),
        (from, Some(to)) => Some(t.with("poster-between", (("from", from), ("to", to)))),
    };
    let claimed = line.claimed.map(|by_opponent| {
        t.text(if by_opponent { "condition-opponent-claims" } else { "poster-other-noticed" })
    });
    let so = line.so.iter().map(|condition| t.text(&format!("condition-{condition}")));
    moment.into_iter().chain(claimed).chain(so).collect::<Vec<_>>().join(" · ")
}

fn then(t: Lang, answer: &SheetAnswer) -> String {
    if answer.firmness == Firmness::ArbiterDecides {
        return t.text("rule-arbiter-decides");
    }
    let remedy = match answer.remedy {
        Remedy::PointsToOpponent => points(t, answer.points),
        Remedy::TakeBack => t.text("poster-take-back"),
        remedy => remedy_words(t, remedy),
    };
    let penalties = t.listed(answer.penalties.iter().filter_map(|kind| penalty(t, *kind)));
    let said = match penalties.is_empty() {
        true => remedy,
        false => t.with("rule-with-sanction", (("remedy", remedy), ("sanction", penalties))),
    };
    match answer.firmness {
        Firmness::Default => t.with("poster-default", [("what", said)]),
        _ => said,
    }
}

fn points(t: Lang, points: HalfPoints) -> String {
    t.with("poster-points", [("points", t.points(points))])
}

/// A penalty in a few words. `None` for a lost game, which follows from the ladder, and for penalties that the
/// sheet does not name.
fn penalty(t: Lang, kind: PenaltyKind) -> Option<String> {
    use referee::Sanction;
    Some(match kind {
        PenaltyKind::Caution => sanction_words(t, Sanction::Caution),
        PenaltyKind::Warning => sanction_words(t, Sanction::Warning),
        PenaltyKind::Exclusion => sanction_words(t, Sanction::Exclusion),
        PenaltyKind::Stones { stones: n } => t.with("poster-stones", [("n", n)]),
        PenaltyKind::Points { .. }
        | PenaltyKind::Time { .. }
        | PenaltyKind::GameLoss
        | PenaltyKind::Other => return None,
    })
}
