//! The draw as a picture: a row per score, a stone per player in the colour of the round, an arc per pair.
//! Players drawn down are joined by a thick line from row to row.

use crate::web::ByValue;
use crate::web::prelude::*;
use pairing::{GroupPlayer, ScoreGroup};

/// The measures of a picture. There are two sizes, because text in a scaled picture shrinks with it.
pub(super) struct Size {
    pub class: &'static str,
    pub width: f64,
    /// The most stones in a row; longer groups break into several rows.
    most: usize,
    /// The x of the first stone, and the largest distance between two.
    first: f64,
    apart: f64,
    pub radius: f64,
    /// The height of the names below the stones; 0 without names.
    pub named: f64,
    /// The least distance between rows, without and with lines from a row above.
    row: f64,
    down: f64,
    /// How much an arc rises per stone that it spans, and at most.
    rise: (f64, f64),
    pub letters: u8,
}

pub(super) static DESK: Size = Size {
    class: "draw-desk",
    width: 1152.0,
    most: 16,
    first: 110.0,
    apart: 122.0,
    radius: 19.0,
    named: 0.0,
    row: 46.0,
    down: 84.0,
    rise: (36.0, 100.0),
    letters: 17,
};

pub(super) static PHONE: Size = Size {
    class: "draw-phone",
    width: 350.0,
    most: 10,
    first: 52.0,
    apart: 34.0,
    radius: 12.5,
    named: 0.0,
    row: 32.0,
    down: 58.0,
    rise: (18.0, 66.0),
    letters: 12,
};

/// Few stones, with names and room for fingers.
pub(super) static NEAR: Size = Size {
    class: "draw-near",
    width: 350.0,
    most: 5,
    first: 46.0,
    apart: 66.0,
    radius: 14.0,
    named: 15.0,
    row: 60.0,
    down: 86.0,
    rise: (18.0, 44.0),
    letters: 12,
};

/// How many players of the own score group the picture of a neighbourhood shows at least, and of each other group.
const SHOWN: (usize, usize) = (9, 4);

/// How many score groups above and below it shows.
const GROUPS: usize = 2;

/// The neighbourhood of the player with that number: the nearest by place, and their opponents.
pub(super) fn near(groups: &[ScoreGroup], centre: usize) -> Vec<ScoreGroup> {
    let is_centre = |one: &GroupPlayer| one.number == centre;
    let own = groups.iter().position(|group| group.players.iter().any(is_centre));
    let own = own.unwrap_or_default();
    let range = own.saturating_sub(GROUPS)..groups.len().min(own + GROUPS + 1);
    let mut shown = BTreeSet::from([centre]);
    for at in std::iter::once(own).chain(range.clone()) {
        let most = if at == own { SHOWN.0 } else { SHOWN.1 };
        let mut nearest: Vec<&GroupPlayer> = groups[at].players.iter().collect();
        nearest.sort_by_key(|one| one.number.abs_diff(centre));
        for one in &nearest {
            if nearest.iter().filter(|one| shown.contains(&one.number)).count() >= most {
                break;
            }
            shown.insert(one.number);
            shown.extend(one.seat.and_then(|seat| seat.opponent));
        }
    }
    let is_shown = |one: &&GroupPlayer| shown.contains(&one.number);
    let part = |group: &ScoreGroup| ScoreGroup {
        score: group.score,
        players: group.players.iter().filter(is_shown).copied().collect(),
    };
    groups[range].iter().map(part).collect()
}

pub(super) struct Arcs {
    pub size: &'static Size,
    pub height: Units,
    /// Each row: its score (only where a group begins), and the y of its line.
    pub rows: Vec<(Option<i32>, Units)>,
    /// CSS class and path.
    pub pairs: Vec<(&'static str, String)>,
    /// Each player with x and y.
    pub stones: Vec<(GroupPlayer, Units, Units)>,
}

/// SVG units, written with at most one decimal.
#[derive(Clone, Copy)]
pub(super) struct Units(f64);

impl std::fmt::Display for Units {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let plain = format!("{:.1}", self.0);
        f.write_str(plain.strip_suffix(".0").unwrap_or(&plain))
    }
}

impl Arcs {
    /// The x where the lines of rows begin.
    pub fn begin(&self) -> Units {
        Units(self.size.first - self.size.radius - 4.0)
    }

    /// The top and left of the area that links a stone.
    pub fn corner(&self, at: impl ByValue<Units>, size: f64) -> Units {
        Units(at.given().0 - size / 2.0)
    }

    /// The baseline of the name below a stone.
    pub fn name(&self, y: impl ByValue<Units>) -> Units {
        Units(y.given().0 + self.size.radius + 12.0)
    }

    /// The baseline of a text at that y.
    pub fn base(&self, y: impl ByValue<Units>) -> Units {
        Units(y.given().0 + 0.35 * f64::from(self.size.letters))
    }
}

#[derive(Clone, Copy)]
struct Spot {
    group: usize,
    row: usize,
    x: f64,
    y: f64,
}

impl Size {
    pub fn arcs(&'static self, groups: &[ScoreGroup]) -> Arcs {
        let longest = groups.iter().map(|group| group.players.len()).max().unwrap_or(0);
        let last = self.width - self.first - self.radius - 2.0;
        let steps = longest.min(self.most).saturating_sub(1).max(1);
        let apart = self.apart.min(last / steps as f64);
        let (mut spots, mut rows) = (BTreeMap::new(), Vec::new());
        for (group, score) in groups.iter().enumerate() {
            for (part, players) in score.players.chunks(self.most).enumerate() {
                let row = rows.len();
                for (place, player) in players.iter().enumerate() {
                    let x = self.first + apart * place as f64;
                    spots.insert(player.number, Spot { group, row, x, y: 0.0 });
                }
                rows.push(Some(score.score).filter(|_| part == 0));
            }
        }
        let players = || groups.iter().flat_map(|group| &group.players);
        let heights = self.heights(rows.len(), &spots, players());
        spots.values_mut().for_each(|spot| spot.y = heights[spot.row]);
        let stone = |player: &GroupPlayer| {
            let spot = spots[&player.number];
            (*player, Units(spot.x), Units(spot.y))
        };
        let pair = |player: &GroupPlayer| {
            let opponent = player.seat?.opponent.filter(|other| *other > player.number)?;
            Some(self.pair(spots[&player.number], *spots.get(&opponent)?))
        };
        let last = heights.last().copied().unwrap_or_default();
        Arcs {
            size: self,
            height: Units(last + self.radius + self.named + 2.0),
            pairs: players().filter_map(pair).collect(),
            stones: players().map(stone).collect(),
            rows: rows.into_iter().zip(heights.into_iter().map(Units)).collect(),
        }
    }

    /// The y of each row: below the previous row by the height of arcs and lines between them.
    fn heights<'a>(
        &self,
        rows: usize,
        spots: &BTreeMap<usize, Spot>,
        players: impl Iterator<Item = &'a GroupPlayer>,
    ) -> Vec<f64> {
        let mut above = vec![self.row; rows];
        if let Some(first) = above.first_mut() {
            *first = self.radius + 2.0;
        }
        for player in players {
            let opponent = player.seat.and_then(|seat| seat.opponent);
            let Some(other) = opponent.and_then(|number| spots.get(&number)) else { continue };
            let one = spots[&player.number];
            // A Bézier curve reaches three quarters of the way to its control points.
            let arc = 0.75 * self.rises((other.x - one.x).abs());
            let within = 2.0 * self.radius + self.named + arc + 4.0;
            let needed = if one.row == other.row { within } else { self.down };
            let row = one.row.max(other.row);
            let own = if row == 0 { needed - self.radius } else { needed };
            above[row] = above[row].max(own);
        }
        let mut y = 0.0;
        let below = |gap: f64| {
            y += gap;
            y
        };
        above.into_iter().map(below).collect()
    }

    /// How far the control points of an arc lie above it.
    fn rises(&self, width: f64) -> f64 {
        (self.rise.0 * (width / self.apart).max(1.0)).min(self.rise.1)
    }

    fn pair(&self, from: Spot, to: Spot) -> (&'static str, String) {
        let class = if from.group == to.group { "arc" } else { "down" };
        let (x, other) = (Units(from.x), Units(to.x));
        if from.row == to.row {
            let begin = from.y - self.radius;
            let peak = Units(begin - self.rises(to.x - from.x));
            let begin = Units(begin);
            return (class, format!("M{x} {begin}C{x} {peak} {other} {peak} {other} {begin}"));
        }
        let (begin, end) = (from.y + self.radius, to.y - self.radius);
        let bend = 0.45 * (end - begin).min(self.down);
        let (out, into) = (Units(begin + bend), Units(end - bend));
        let (begin, end) = (Units(begin), Units(end));
        (class, format!("M{x} {begin}C{x} {out} {other} {into} {other} {end}"))
    }
}
