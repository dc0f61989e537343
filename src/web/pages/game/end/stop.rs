//! Step 1: open points and unsettled groups.

use crate::web::prelude::*;
use crate::web::views::goban;
use go::{OpenDame, SekiEyes};
use scoring::{Count, CountWarning, OpenGroup};

use super::cite::cite;
use super::{At, Shown, Step, last_entry, step_of};

/// The most open points that are named one by one.
const NAMED: usize = 12;

pub(super) struct Stop {
    pub open: Vec<Open>,
    /// Open points that cost no territory, in one line; empty if there are none.
    pub plain: String,
    pub doubtful: Vec<Doubt>,
    pub warnings: Vec<String>,
    pub passes: String,
    pub may_play_on: bool,
    pub note: String,
}

pub(super) struct Open {
    pub point: String,
    pub lost: String,
    pub why: String,
}

pub(super) struct Doubt {
    pub point: String,
    pub words: String,
}

pub(super) fn shown(at: &At<'_>) -> Shown {
    let (t, game) = (at.t, at.game());
    let rules = game.terms().ruleset();
    let life = at.life();
    let count = game.count_by(&life);
    let open = open_points(count.as_ref());
    let doubtful = doubtful(at);
    let looks = Looks {
        open: open.iter().flat_map(|(points, _)| points.iter().copied()).collect(),
        uncounted: open
            .iter()
            .flat_map(|(_, groups)| groups.iter())
            .map(|group| (group.color, group.lost.clone()))
            .collect(),
        doubtful: doubtful.iter().flatten().copied().collect(),
        ..Looks::default()
    };
    let chosen = at.chosen().or_else(|| looks.open.first().copied());
    let taps = at.taps();
    let taps = (!looks.open.is_empty()).then_some(taps.as_str());
    let picture = goban::looked_at(t, game, chosen, &looks, taps);
    let stop = Stop {
        plain: plain(at, count.as_ref(), open.is_empty()),
        warnings: super::super::count::warnings_but_open(t, count.as_ref()),
        passes: passes(at),
        may_play_on: rules.end.resumption != Resumption::None,
        note: note(at, &open),
        doubtful: doubtful.iter().map(|stones| doubt(at, &life, stones)).collect(),
        open: open.into_iter().flat_map(|part| rows(at, &part)).collect(),
    };
    Shown {
        name: "stop",
        steps: step_of(at, 1, &last_entry(at)),
        title: t.text("end-stop-title"),
        goban: picture,
        step: Step::Stop(stop),
    }
}

/// Open points that turn the adjacent groups into seki: connected areas, with their groups.
fn open_points(count: Option<&Count>) -> Vec<(Vec<Point>, Vec<OpenGroup>)> {
    let warnings = count.map_or(&[][..], |count| &count.warnings);
    let Some((points, groups)) = warnings.iter().find_map(|warning| match warning {
        CountWarning::OpenDame { points, groups } => Some((points, groups)),
        _ => None,
    }) else {
        return Vec::new();
    };
    let mut left: BTreeSet<Point> = points.iter().copied().collect();
    let mut parts = Vec::new();
    while let Some(first) = left.pop_first() {
        let mut part = vec![first];
        let mut next = 0;
        while let Some(&point) = part.get(next) {
            next += 1;
            let beside: Vec<Point> =
                left.iter().copied().filter(|other| touch(point, *other)).collect();
            left.retain(|other| !beside.contains(other));
            part.extend(beside);
        }
        part.sort_unstable();
        let of_part = |group: &&OpenGroup| {
            group.stones.iter().any(|stone| part.iter().any(|point| touch(*point, *stone)))
        };
        let groups = groups.iter().filter(of_part).cloned().collect();
        parts.push((part, groups));
    }
    parts
}

const fn touch(a: Point, b: Point) -> bool {
    a.col().abs_diff(b.col()) + a.row().abs_diff(b.row()) == 1
}

fn rows(at: &At<'_>, (points, groups): &(Vec<Point>, Vec<OpenGroup>)) -> Vec<Open> {
    let t = at.t;
    let rules = at.game().terms().ruleset();
    let lost_by = |color: Color| -> usize {
        groups.iter().filter(|group| group.color == color).map(|group| group.lost.len()).sum()
    };
    let sides = [Color::White, Color::Black].map(|color| (color, lost_by(color)));
    let total: usize = sides.iter().map(|(_, points)| points).sum();
    let side = |(color, points): (Color, usize)| {
        t.with("end-lost-side", (("color", at.color(color)), ("n", points)))
    };
    let lost: Vec<String> = sides.into_iter().filter(|(_, points)| *points > 0).map(side).collect();
    let named = groups.iter().filter_map(|group| Some(group.name()?.to_string()));
    let named: Vec<String> = named.collect();
    let why = t.with(
        "end-open-why",
        (
            ("count", named.len()),
            ("groups", t.listed(named)),
            ("open", cite(t, &rules, Duty::OpenPoints)),
            ("fill", cite(t, &rules, Duty::Filling)),
        ),
    );
    let row = |point: &Point| Open {
        point: point.to_string(),
        lost: t.with("end-lost", (("sides", t.listed(&lost)), ("n", total))),
        why: why.clone(),
    };
    points.iter().take(NAMED).map(row).collect()
}

fn plain(at: &At<'_>, count: Option<&Count>, none_cost: bool) -> String {
    let (t, rules) = (at.t, at.game().terms().ruleset());
    let board = at.game().board();
    let makes_seki = rules.open_dame == OpenDame::MakesSeki
        && rules.seki_eyes == SekiEyes::NotCounted
        && rules.scoring == Scoring::Territory;
    let Some(count) = count.filter(|_| none_cost) else { return String::new() };
    let unfinished =
        count.warnings.iter().any(|warning| matches!(warning, CountWarning::Unfinished { .. }));
    let open: Vec<Point> =
        count.neutral.iter().copied().filter(|point| board.stone(*point).is_none()).collect();
    if open.is_empty() {
        return t.text("end-open-none");
    }
    if unfinished || makes_seki {
        return String::new();
    }
    let (named, n) = (super::super::view::names(open.iter().take(NAMED)), open.len());
    let key = match rules.scoring {
        Scoring::Area => "end-open-area",
        Scoring::Territory => "end-open-plain",
    };
    t.with(key, (("points", named), ("n", n), ("rules", cite(t, &rules, Duty::OpenPoints))))
}

/// Unsettled chains. Adjacent chains of one colour, also diagonally adjacent, are one group.
fn doubtful(at: &At<'_>) -> Vec<Vec<Point>> {
    let marking = at.record.marking.as_ref();
    let stones = marking.map(|marking| marking.doubtful.clone()).unwrap_or_default();
    let board = at.game().board();
    let mut groups: Vec<Vec<Point>> = Vec::new();
    for stone in stones {
        let near = |group: &Vec<Point>| {
            board.stone(group[0]) == board.stone(stone)
                && group.iter().any(|other| {
                    other.col().abs_diff(stone.col()) <= 1 && other.row().abs_diff(stone.row()) <= 1
                })
        };
        match groups.iter_mut().find(|group| near(group)) {
            Some(group) => group.push(stone),
            None => groups.push(vec![stone]),
        }
    }
    groups
}

fn doubt(at: &At<'_>, life: &go::course::LifeAndDeath, stones: &[Point]) -> Doubt {
    let (t, board) = (at.t, at.game().board());
    let color = board.stone(stones[0]).unwrap_or(Color::Black);
    let worth = at.game().worth(&board, life, stones);
    let said = (("color", at.color(color)), ("n", stones.len()), ("worth", t.points(worth)));
    Doubt { point: stones[0].to_string(), words: t.with("end-doubt", said) }
}

fn passes(at: &At<'_>) -> String {
    let (t, rules) = (at.t, at.game().terms().ruleset());
    let Some(history) = at.game().history().filter(|_| rules.passes.stones) else {
        return String::new();
    };
    let given = |color: Color| history.pass_stones(color.other());
    t.with(
        "end-pass-stones",
        (
            ("black", given(Color::Black)),
            ("white", given(Color::White)),
            ("rules", cite(t, &rules, Duty::PassStones)),
        ),
    )
}

fn note(at: &At<'_>, open: &[(Vec<Point>, Vec<OpenGroup>)]) -> String {
    let (t, rules) = (at.t, at.game().terms().ruleset());
    let left: Vec<String> =
        open.iter().flat_map(|(points, _)| points.iter().map(ToString::to_string)).collect();
    let mut said = Vec::new();
    if !left.is_empty() {
        said.push(t.with("end-left-open", [("points", left.join(" "))]));
    }
    let resumed = cite(t, &rules, Duty::Resumption);
    match rules.end.resumption {
        Resumption::OpponentOfRequester => {
            said.push(t.with("end-note-requester", [("rules", resumed)]));
        }
        Resumption::OpponentOfLastPasser => {
            said.push(t.with("end-note-passer", [("rules", resumed)]));
        }
        Resumption::ByAgreement => said.push(t.with("end-note-agreed", [("rules", resumed)])),
        Resumption::None => {}
    }
    said.join(" ")
}
