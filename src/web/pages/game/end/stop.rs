//! Step 1: open points and unsettled groups.

use crate::web::prelude::*;
use crate::web::views::goban::{self, names};
use go::{OpenDame, SekiEyes};
use scoring::{Count, CountWarning, OpenGroup};

use super::EndPage;

/// The most open points that are named one by one.
pub(super) const NAMED: usize = 12;

impl EndPage {
    pub(super) fn stop_picture(&self) -> GobanView {
        let open = self.open();
        let lost = open.iter().flat_map(|(_, groups)| groups);
        let looks = Looks {
            open: open.iter().flat_map(|(points, _)| points.iter().copied()).collect(),
            uncounted: lost.map(|group| (group.color, group.lost.clone())).collect(),
            doubtful: self.doubtful().concat(),
            ..Looks::default()
        };
        let chosen = self.chosen().or_else(|| looks.open.first().copied());
        let taps = self.taps();
        let taps = (!looks.open.is_empty()).then_some(taps.as_str());
        goban::looked_at(self.cx.t, self.game(), chosen, &looks, taps)
    }

    /// Open points that turn the adjacent groups into seki: connected areas, with their groups.
    pub(super) fn open(&self) -> Vec<(Vec<Point>, Vec<OpenGroup>)> {
        let count = self.game().count_by(&self.life());
        let mut warnings = count.iter().flat_map(|count| &count.warnings);
        let open = warnings.find_map(|warning| match warning {
            CountWarning::OpenDame { points, groups } => Some((points, groups)),
            _ => None,
        });
        let Some((points, groups)) = open else { return Vec::new() };
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

    /// The points that are lost by one left open, by side.
    pub(super) fn lost(&self, groups: &[OpenGroup]) -> String {
        let lost_by = |color: Color| -> usize {
            groups.iter().filter(|group| group.color == color).map(|group| group.lost.len()).sum()
        };
        let sides = [Color::White, Color::Black].map(|color| (color, lost_by(color)));
        let total: usize = sides.iter().map(|(_, points)| points).sum();
        let sides = sides.into_iter().filter(|(_, points)| *points > 0).map(|(color, points)| {
            self.cx.with("end-lost-side", (("color", self.cx.color(color)), ("n", points)))
        });
        self.cx.with("end-lost", (("sides", self.cx.listed(sides)), ("n", total)))
    }

    pub(super) fn why_lost(&self, groups: &[OpenGroup]) -> String {
        let named = groups.iter().filter_map(|group| Some(group.name()?.to_string()));
        let named: Vec<String> = named.collect();
        let why = (
            ("count", named.len()),
            ("groups", self.cx.listed(named)),
            ("open", self.cite(Duty::OpenPoints)),
            ("fill", self.cite(Duty::Filling)),
        );
        self.cx.with("end-open-why", why)
    }

    /// Open points that cost no territory, in one line; empty if there is nothing to say of them.
    pub(super) fn plain(&self) -> String {
        let (rules, board) = (self.rules(), self.game().board());
        let makes_seki = rules.open_dame == OpenDame::MakesSeki
            && rules.seki_eyes == SekiEyes::NotCounted
            && rules.scoring == Scoring::Territory;
        let count = self.game().count_by(&self.life()).filter(|_| self.open().is_empty());
        let Some(Count { neutral, warnings, .. }) = count else { return String::new() };
        let unfinished = warnings.iter().any(|one| matches!(one, CountWarning::Unfinished { .. }));
        let open: Vec<Point> =
            neutral.iter().copied().filter(|point| board.stone(*point).is_none()).collect();
        if open.is_empty() {
            return self.cx.text("end-open-none");
        }
        if unfinished || makes_seki {
            return String::new();
        }
        let key = match rules.scoring {
            Scoring::Area => "end-open-area",
            Scoring::Territory => "end-open-plain",
        };
        let (points, rules) = (names(open.iter().take(NAMED)), self.cite(Duty::OpenPoints));
        self.cx.with(key, (("points", points), ("n", open.len()), ("rules", rules)))
    }

    /// Unsettled chains. Adjacent chains of one colour, also diagonally adjacent, are one group.
    pub(super) fn doubtful(&self) -> Vec<Vec<Point>> {
        let stones = self.record.marking.iter().flat_map(|marking| &marking.doubtful);
        let board = self.game().board();
        let mut groups: Vec<Vec<Point>> = Vec::new();
        for stone in stones.copied() {
            let near = |group: &Vec<Point>| {
                board.stone(group[0]) == board.stone(stone)
                    && group.iter().any(|other| {
                        other.col().abs_diff(stone.col()) <= 1
                            && other.row().abs_diff(stone.row()) <= 1
                    })
            };
            match groups.iter_mut().find(|group| near(group)) {
                Some(group) => group.push(stone),
                None => groups.push(vec![stone]),
            }
        }
        groups
    }

    pub(super) fn doubt(&self, stones: &[Point]) -> String {
        let (cx, board) = (&self.cx, self.game().board());
        let color = cx.color(board.stone(stones[0]).unwrap_or(Color::Black));
        let worth = cx.points(self.game().worth(&board, &self.life(), stones));
        cx.with("end-doubt", (("color", color), ("n", stones.len()), ("worth", worth)))
    }

    /// Before the players agree. Open points have their own place on the page.
    pub(super) fn warnings(&self) -> Vec<String> {
        let of = |key: &str, points: &[Point]| Some(self.cx.with(key, [("points", names(points))]));
        let said = |warning: &CountWarning| match warning {
            CountWarning::OpenDame { .. } => None,
            CountWarning::DeadInNeutral { stones } => of("warning-dead-in-neutral", stones),
            CountWarning::DeadInSeki { stones } => of("warning-dead-in-seki", stones),
            CountWarning::Unsettled { stones } => of("warning-unsettled", stones),
            CountWarning::Unfinished { points } => {
                Some(self.cx.with("warning-unfinished", [("n", *points)]))
            }
        };
        let count = self.game().count_by(&self.life());
        count.iter().flat_map(|count| &count.warnings).filter_map(said).collect()
    }

    /// The stones that passes cost, if the rules have it so.
    pub(super) fn passes(&self) -> Option<String> {
        let history = self.game().history().filter(|_| self.rules().passes.stones)?;
        let given = |color: Color| history.pass_stones(color.other());
        let (black, white) = (given(Color::Black), given(Color::White));
        let rules = self.cite(Duty::PassStones);
        let given = (("black", black), ("white", white), ("rules", rules));
        Some(self.cx.with("end-pass-stones", given))
    }

    pub(super) fn stop_note(&self) -> String {
        let open = self.open();
        let left = names(open.iter().flat_map(|(points, _)| points));
        let left = self.cx.with("end-left-open", [("points", left)]);
        let said = [(!open.is_empty()).then_some(left), self.resumption()];
        said.into_iter().flatten().collect::<Vec<_>>().join(" ")
    }

    /// How play resumes; `None` if the rules have no resumption.
    pub(super) fn resumption(&self) -> Option<String> {
        let key = match self.rules().end.resumption {
            Resumption::OpponentOfRequester => "end-note-requester",
            Resumption::OpponentOfLastPasser => "end-note-passer",
            Resumption::ByAgreement => "end-note-agreed",
            Resumption::None => return None,
        };
        Some(self.cx.with(key, [("rules", self.cite(Duty::Resumption))]))
    }
}

const fn touch(a: Point, b: Point) -> bool {
    a.col().abs_diff(b.col()) + a.row().abs_diff(b.row()) == 1
}
