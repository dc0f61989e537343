//! The test language: drawn boards, names for points, a game in a few words.

use go::course::LifeAndDeath;
use go::{Color, Goban, HalfPoints, History, Move, Point, Ruleset, RulesetName, Scoring};
use scoring::{Count, Position, count};

#[path = "../support/root.rs"]
mod root;

pub use root::repository;

pub fn board(drawing: &str) -> Goban {
    Goban::draw(drawing).expect("the drawing is a board")
}

pub fn pt(name: &str) -> Point {
    name.parse().expect("a point")
}

/// Points by their names, apart by blanks.
pub fn pts(names: &str) -> Vec<Point> {
    names.split_whitespace().map(pt).collect()
}

pub fn rules(name: RulesetName) -> Ruleset {
    Ruleset::preset(name)
}

pub fn half(text: &str) -> HalfPoints {
    text.parse().expect("half points")
}

/// A count in a few verbs: `Counting::of(drawing).dead("A1").komi("6.5").by(Japanese)`.
pub struct Counting {
    board: Goban,
    dead: Vec<Point>,
    seki: Vec<Point>,
    prisoners: [u32; 2],
    handicap: u32,
    komi: HalfPoints,
}

impl Counting {
    pub fn of(drawing: &str) -> Self {
        let board = board(drawing);
        let (dead, seki) = (Vec::new(), Vec::new());
        Self { board, dead, seki, prisoners: [0, 0], handicap: 0, komi: HalfPoints::ZERO }
    }

    pub fn dead(mut self, names: &str) -> Self {
        self.dead = pts(names);
        self
    }

    pub fn seki(mut self, names: &str) -> Self {
        self.seki = pts(names);
        self
    }

    /// Stones held by Black and by White.
    pub fn prisoners(mut self, black: u32, white: u32) -> Self {
        self.prisoners = [black, white];
        self
    }

    pub fn handicap(mut self, stones: u32) -> Self {
        self.handicap = stones;
        self
    }

    pub fn komi(mut self, text: &str) -> Self {
        self.komi = half(text);
        self
    }

    pub fn by(&self, name: RulesetName) -> Count {
        self.by_rules(&rules(name))
    }

    pub fn by_rules(&self, rules: &Ruleset) -> Count {
        let life = LifeAndDeath::mark(&self.board, &self.dead, &self.seki).expect("stones");
        count(&Position {
            board: &self.board,
            rules,
            life: &life,
            prisoners: self.prisoners,
            handicap: self.handicap,
            komi: self.komi,
        })
    }

    /// Points without komi and compensation, Black's and White's.
    pub fn bare(&self, name: RulesetName) -> (u32, u32) {
        let count = self.by(name);
        let sum = |s: &scoring::Side| s.territory + s.stones + s.prisoners + s.dead;
        (sum(&count.black), sum(&count.white))
    }

    /// The result as in a record.
    pub fn result(&self, name: RulesetName) -> String {
        self.by(name).outcome(&rules(name)).sgf_result()
    }
}

/// AGA rules counted by territory.
pub fn aga_by_territory() -> Ruleset {
    Ruleset { scoring: Scoring::Territory, ..rules(RulesetName::Aga) }
}

/// Plays `moves` such as `B D4 W pass B E5`.
pub fn play(history: &mut History, moves: &str) {
    let words: Vec<&str> = moves.split_whitespace().collect();
    for pair in words.chunks(2) {
        let (color, mv) = (color(pair[0]), mv(pair[1]));
        history.try_play(color, mv).unwrap_or_else(|e| panic!("{} {}: {e}", pair[0], pair[1]));
    }
}

pub fn color(letter: &str) -> Color {
    if letter == "B" { Color::Black } else { Color::White }
}

pub fn mv(name: &str) -> Move {
    if name == "pass" { Move::Pass } else { Move::Play(pt(name)) }
}
