//! The draw as a picture: a row per score, a stone per player in the colour of the round, an arc per pair.
//! Players drawn down are joined by a thick line from row to row.

use crate::web::prelude::*;
use pairing::{GroupPlayer, ScoreGroup};

/// The measures of a picture. There are two sizes, because text in a scaled picture shrinks with it.
struct Size {
    class: &'static str,
    width: f64,
    /// The most stones in a row; longer groups break into several rows.
    most: usize,
    /// The x of the first stone, and the largest distance between two.
    first: f64,
    apart: f64,
    radius: f64,
    /// The least distance between rows, without and with lines from a row above.
    row: f64,
    down: f64,
    /// How much an arc rises per stone that it spans, and at most.
    rise: (f64, f64),
    letters: u8,
}

const DESK: Size = Size {
    class: "draw-desk",
    width: 1152.0,
    most: 16,
    first: 110.0,
    apart: 122.0,
    radius: 19.0,
    row: 46.0,
    down: 84.0,
    rise: (36.0, 100.0),
    letters: 17,
};

const PHONE: Size = Size {
    class: "draw-phone",
    width: 350.0,
    most: 10,
    first: 52.0,
    apart: 34.0,
    radius: 12.5,
    row: 32.0,
    down: 58.0,
    rise: (18.0, 66.0),
    letters: 12,
};

pub(super) struct Arcs {
    pub class: &'static str,
    pub width: String,
    pub height: String,
    /// The x where the lines of rows begin.
    pub begin: String,
    pub letters: u8,
    /// Each row: its score (only where a group begins), the y of its line, the y of its text.
    pub rows: Vec<(String, String, String)>,
    pub pairs: Vec<(&'static str, String)>,
    pub stones: Vec<Stone>,
}

pub(super) struct Stone {
    /// CSS class: `B`, `W`, or `free` without a board.
    pub class: String,
    pub x: String,
    pub y: String,
    pub r: f64,
    pub number: usize,
    /// The baseline of the number.
    pub base: String,
}

#[derive(Clone, Copy)]
struct Spot {
    group: usize,
    row: usize,
    x: f64,
    y: f64,
}

pub(super) fn arcs(t: Lang, groups: &[ScoreGroup]) -> [Arcs; 2] {
    [&DESK, &PHONE].map(|size| size.arcs(t, groups))
}

impl Size {
    fn arcs(&self, t: Lang, groups: &[ScoreGroup]) -> Arcs {
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
                let score = t.decimals(&score.score.to_string());
                let said = if part == 0 { score } else { String::new() };
                rows.push(said);
            }
        }
        let players = || groups.iter().flat_map(|group| &group.players);
        let heights = self.heights(rows.len(), &spots, players());
        spots.values_mut().for_each(|spot| spot.y = heights[spot.row]);
        let low = |y: f64| number(y + 0.35 * f64::from(self.letters));
        let rows = rows.into_iter().zip(&heights).map(|(said, &y)| (said, number(y), low(y)));
        let stone = |player: &GroupPlayer| {
            let spot = spots[&player.number];
            Stone {
                class: player
                    .seat
                    .map_or("free".to_owned(), |seat| seat.color.letter().to_string()),
                x: number(spot.x),
                y: number(spot.y),
                r: self.radius,
                number: player.number,
                base: low(spot.y),
            }
        };
        let pair = |player: &GroupPlayer| {
            let opponent = player.seat?.opponent.filter(|other| *other > player.number)?;
            Some(self.pair(spots[&player.number], spots[&opponent]))
        };
        Arcs {
            class: self.class,
            width: number(self.width),
            height: number(heights.last().copied().unwrap_or_default() + self.radius + 2.0),
            begin: number(self.first - self.radius - 4.0),
            letters: self.letters,
            pairs: players().filter_map(pair).collect(),
            stones: players().map(stone).collect(),
            rows: rows.collect(),
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
            let Some(opponent) = player.seat.and_then(|seat| seat.opponent) else { continue };
            let (one, other) = (spots[&player.number], spots[&opponent]);
            let needed = match one.row == other.row {
                // A Bézier curve reaches three quarters of the way to its control points.
                true => 2.0 * self.radius + 0.75 * self.rises((other.x - one.x).abs()) + 4.0,
                false => self.down,
            };
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
        let (x, other) = (number(from.x), number(to.x));
        if from.row == to.row {
            let begin = from.y - self.radius;
            let peak = number(begin - self.rises(to.x - from.x));
            let begin = number(begin);
            return (class, format!("M{x} {begin}C{x} {peak} {other} {peak} {other} {begin}"));
        }
        let (begin, end) = (from.y + self.radius, to.y - self.radius);
        let bend = 0.45 * (end - begin).min(self.down);
        let (out, into) = (number(begin + bend), number(end - bend));
        let (begin, end) = (number(begin), number(end));
        (class, format!("M{x} {begin}C{x} {out} {other} {into} {other} {end}"))
    }
}

fn number(value: f64) -> String {
    let plain = format!("{value:.1}");
    plain.strip_suffix(".0").map(str::to_owned).unwrap_or(plain)
}
