//! The draw as a picture: a row for each score, a stone for each player in the colour of the round, an arc for each
//! pair. Who is drawn down is joined by a thick line from row to row.

use std::collections::BTreeMap;

use crate::pairing::{GroupPlayer, ScoreGroup};
use crate::web::Lang;

/// The measures of a picture. It comes in two sizes, since words in a scaled picture shrink with it.
struct Size {
    class: &'static str,
    width: f64,
    /// The most stones in a row; a longer one breaks.
    most: usize,
    /// Where the first stone lies, and how far apart two are at the most.
    first: f64,
    apart: f64,
    radius: f64,
    /// From row to row.
    row: f64,
    /// How much an arc rises for each stone that it passes, and at the most.
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
    row: 150.0,
    rise: (54.0, 109.0),
    letters: 17,
};

const PHONE: Size = Size {
    class: "draw-phone",
    width: 350.0,
    most: 10,
    first: 52.0,
    apart: 34.0,
    radius: 12.5,
    row: 112.0,
    rise: (18.0, 75.0),
    letters: 12,
};

/// A picture in one size.
pub(super) struct Arcs {
    pub class: &'static str,
    pub width: String,
    pub height: String,
    /// Where the lines of rows begin.
    pub begin: String,
    pub letters: u8,
    /// Each row: its score, where a group begins, the height of its line and of its words.
    pub rows: Vec<(String, String, String)>,
    /// Each pair: what it is, and its curve.
    pub pairs: Vec<(&'static str, String)>,
    pub stones: Vec<Stone>,
}

/// A player.
pub(super) struct Stone {
    /// `B`, `W`, or `free` for somebody without a board.
    pub class: String,
    pub x: String,
    pub y: String,
    pub r: f64,
    pub number: usize,
    /// Where the number stands.
    pub base: String,
}

/// A player's place in the picture: the group, the row, and the middle of the stone.
#[derive(Clone, Copy)]
struct Spot {
    group: usize,
    row: usize,
    x: f64,
    y: f64,
}

/// The picture for a desk and the one for a phone.
pub(super) fn arcs(t: Lang, groups: &[ScoreGroup]) -> [Arcs; 2] {
    [&DESK, &PHONE].map(|size| size.arcs(t, groups))
}

impl Size {
    fn arcs(&self, t: Lang, groups: &[ScoreGroup]) -> Arcs {
        let longest = groups.iter().map(|group| group.players.len()).max().unwrap_or(0);
        let last = self.width - self.first - self.radius - 2.0;
        let steps = longest.min(self.most).saturating_sub(1).max(1);
        let apart = self.apart.min(last / steps as f64);
        let top = self.radius + 0.75 * self.rise.1 + 2.0;
        let (mut spots, mut rows) = (BTreeMap::new(), Vec::new());
        for (group, score) in groups.iter().enumerate() {
            for (part, players) in score.players.chunks(self.most).enumerate() {
                let row = rows.len();
                let y = top + self.row * row as f64;
                for (place, player) in players.iter().enumerate() {
                    let x = self.first + apart * place as f64;
                    spots.insert(player.number, Spot { group, row, x, y });
                }
                let score = t.decimals(&score.score.to_string());
                let said = if part == 0 { score } else { String::new() };
                rows.push((said, number(y), number(y + 0.35 * f64::from(self.letters))));
            }
        }
        let players = || groups.iter().flat_map(|group| &group.players);
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
                base: number(spot.y + 0.35 * f64::from(self.letters)),
            }
        };
        let pair = |player: &GroupPlayer| {
            let opponent = player.seat?.opponent.filter(|other| *other > player.number)?;
            Some(self.pair(spots[&player.number], spots[&opponent]))
        };
        Arcs {
            class: self.class,
            width: number(self.width),
            height: number(
                top + self.row * rows.len().saturating_sub(1) as f64 + self.radius + 2.0,
            ),
            begin: number(self.first - self.radius - 4.0),
            letters: self.letters,
            pairs: players().filter_map(pair).collect(),
            stones: players().map(stone).collect(),
            rows,
        }
    }

    /// The curve that joins two, the upper or left one first.
    fn pair(&self, from: Spot, to: Spot) -> (&'static str, String) {
        let class = if from.group == to.group { "arc" } else { "down" };
        let (x, other) = (number(from.x), number(to.x));
        if from.row == to.row {
            let begin = from.y - self.radius;
            let passed = (to.x - from.x) / self.apart;
            let peak = number(begin - (self.rise.0 * passed.max(1.0)).min(self.rise.1));
            let begin = number(begin);
            return (class, format!("M{x} {begin}C{x} {peak} {other} {peak} {other} {begin}"));
        }
        let (begin, end) = (from.y + self.radius, to.y - self.radius);
        let bend = 0.45 * (end - begin).min(self.row);
        let (out, into) = (number(begin + bend), number(end - bend));
        let (begin, end) = (number(begin), number(end));
        (class, format!("M{x} {begin}C{x} {out} {other} {into} {other} {end}"))
    }
}

fn number(value: f64) -> String {
    let plain = format!("{value:.1}");
    plain.strip_suffix(".0").map(str::to_owned).unwrap_or(plain)
}
