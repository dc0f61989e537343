use serde::Serialize;

use super::regions::{Groups, Region, living, regions};
use super::warning::{CountWarning, OpenGroup};
use go::course::LifeAndDeath;
use go::{
    Color, DeadStones, Goban, HalfPoints, History, OpenDame, Outcome, Point, Ruleset, Scoring,
    SekiEyes,
};

/// All that a count needs.
#[derive(Clone, Copy, Debug)]
pub struct Position<'a> {
    /// The final position.
    pub board: &'a Goban,
    /// The rules to count by.
    pub rules: &'a Ruleset,
    /// Dead stones, and groups in seki.
    pub life: &'a LifeAndDeath,
    /// Stones held by Black and by White, pass stones included.
    pub prisoners: [u32; 2],
    /// Handicap stones; 0 and 1 are none.
    pub handicap: u32,
    /// Komi of this game.
    pub komi: HalfPoints,
}

impl<'a> Position<'a> {
    /// The final position of a game.
    #[must_use]
    pub const fn of(
        history: &'a History,
        life: &'a LifeAndDeath,
        handicap: u32,
        komi: HalfPoints,
    ) -> Self {
        Self {
            board: history.board(),
            rules: history.rules(),
            life,
            prisoners: [history.prisoners(Color::Black), history.prisoners(Color::White)],
            handicap,
            komi,
        }
    }
}

/// One player's count. What the ruleset does not count is 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Side {
    /// Surrounded points that count.
    pub territory: u32,
    /// Living stones on the board (area only).
    pub stones: u32,
    /// Stones held when the game stopped (territory only).
    pub prisoners: u32,
    /// The opponent's dead stones, lifted (territory only); 0 where a dead stone is worth only the point under it.
    pub dead: u32,
    /// Komi, for White; 0 for Black.
    #[serde(with = "go::decimal")]
    pub komi: HalfPoints,
    /// Compensation for handicap stones.
    #[serde(with = "go::decimal")]
    pub compensation: HalfPoints,
}

impl Side {
    /// The sum.
    pub fn total(&self) -> HalfPoints {
        let points = self.territory + self.stones + self.prisoners + self.dead;
        HalfPoints::whole(i32::try_from(points).unwrap_or(i32::MAX)) + self.komi + self.compensation
    }
}

/// A finished count, with everything a picture of it shows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Count {
    /// What was counted.
    pub scoring: Scoring,
    /// Black's part.
    pub black: Side,
    /// White's part.
    pub white: Side,
    /// Points that count as Black's, empty or under dead stones.
    pub black_territory: Vec<Point>,
    /// Points that count as White's, empty or under dead stones.
    pub white_territory: Vec<Point>,
    /// Points of neither side: dame, and eyes in seki where they do not count.
    pub neutral: Vec<Point>,
    /// Living stones in seki, where seki matters.
    pub seki: Vec<Point>,
    /// Dead stones lifted from the board.
    pub lifted: Vec<Point>,
    /// What to look at before accepting it.
    pub warnings: Vec<CountWarning>,
}

impl Count {
    /// A player's part.
    pub const fn side(&self, color: Color) -> &Side {
        match color {
            Color::Black => &self.black,
            Color::White => &self.white,
        }
    }

    /// A player's points on the board.
    pub fn territory(&self, color: Color) -> &[Point] {
        match color {
            Color::Black => &self.black_territory,
            Color::White => &self.white_territory,
        }
    }

    /// Black's total less White's.
    pub fn difference(&self) -> HalfPoints {
        self.black.total() - self.white.total()
    }

    /// The outcome under the ruleset's tie rule.
    pub fn outcome(&self, rules: &Ruleset) -> Outcome {
        rules.outcome_of(self.difference())
    }
}

/// Counts a position (Japanese rules 1989, Art. 8 and 10.1 to 10.2; area as in the Chinese rules 2002). Costs time
/// in proportion to the board.
#[must_use]
pub fn count(position: &Position<'_>) -> Count {
    let Position { board, rules, life, .. } = *position;
    let regions = regions(board, life);
    let groups = Groups::new(board, &regions, life, rules);
    let mut count = Count {
        scoring: rules.scoring,
        black: Side::default(),
        white: Side::default(),
        black_territory: Vec::new(),
        white_territory: Vec::new(),
        neutral: Vec::new(),
        seki: seki_stones(board, life, &groups),
        lifted: Vec::new(),
        warnings: Vec::new(),
    };
    for region in &regions {
        share(&mut count, position, region, &groups);
    }
    tally(&mut count, position);
    warn(&mut count, position, &regions, &groups);
    count
}

fn seki_stones(board: &Goban, life: &LifeAndDeath, groups: &Groups) -> Vec<Point> {
    let head = |p: Point| board.point(board.head_of(board.index(p)));
    let all = board.stones().map(|(p, _)| p);
    all.filter(|&p| living(board, life, p).is_some() && groups.is_seki(head(p))).collect()
}

fn share(count: &mut Count, position: &Position<'_>, region: &Region, groups: &Groups) {
    let Some(owner) = groups.territory_of(region) else {
        count.neutral.extend(&region.points);
        return;
    };
    let mine = match owner {
        Color::Black => &mut count.black_territory,
        Color::White => &mut count.white_territory,
    };
    mine.extend(&region.points);
    count.lifted.extend(region.points.iter().filter(|p| position.board.stone(**p).is_some()));
}

fn tally(count: &mut Count, position: &Position<'_>) {
    let number = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
    for points in [&mut count.black_territory, &mut count.white_territory, &mut count.neutral] {
        points.sort_unstable();
    }
    count.lifted.sort_unstable();
    let Position { board, rules, life, .. } = *position;
    for color in [Color::Black, Color::White] {
        let taken = count.lifted.iter().filter(|p| board.stone(**p) == Some(color.other())).count();
        let living =
            board.stones().filter(|&(p, c)| c == color && living(board, life, p).is_some());
        let territory = number(count.territory(color).len());
        let white = color == Color::White;
        let for_white = |points| if white { points } else { HalfPoints::ZERO };
        let mut side = Side {
            territory,
            komi: for_white(position.komi),
            compensation: for_white(rules.compensation_for(position.handicap)),
            ..Side::default()
        };
        match rules.scoring {
            Scoring::Area => side.stones = number(living.count()),
            Scoring::Territory => {
                side.prisoners = position.prisoners[color as usize];
                side.dead = match rules.dead_stones {
                    DeadStones::Two => number(taken),
                    DeadStones::One => 0,
                };
            }
        }
        *(if white { &mut count.white } else { &mut count.black }) = side;
    }
}

fn warn(count: &mut Count, position: &Position<'_>, regions: &[Region], groups: &Groups) {
    let Position { board, rules, life, .. } = *position;
    let dame: Vec<Point> =
        regions.iter().filter(|r| r.is_dame()).flat_map(|r| r.points.iter().copied()).collect();
    let kept = |region: &&Region| groups.territory_of(region).is_none();
    let lost: Vec<Point> = regions
        .iter()
        .filter(|r| r.owner().is_some())
        .filter(kept)
        .flat_map(|r| r.points.iter().copied())
        .collect();
    let dead_in = |seki: bool| -> Vec<Point> {
        let inside = regions.iter().filter(kept).filter(|r| r.owner().is_some() == seki);
        let points = inside.flat_map(|r| r.points.iter().copied());
        points.filter(|p| life.dead().contains(p)).collect()
    };
    let (in_seki, in_neutral) = (dead_in(true), dead_in(false));
    let nobody = count.neutral.iter().filter(|p| board.stone(**p).is_none()).count();
    if nobody * 3 > board.size().points() && lost.is_empty() {
        count.warnings.push(CountWarning::Unfinished { points: nobody });
    }
    let by_dame = rules.seki_eyes == SekiEyes::NotCounted && rules.open_dame == OpenDame::MakesSeki;
    if by_dame && !lost.is_empty() {
        let groups = open_groups(position, regions, groups);
        count.warnings.push(CountWarning::OpenDame { points: dame, groups });
    }
    if !in_seki.is_empty() {
        count.warnings.push(CountWarning::DeadInSeki { stones: in_seki });
    }
    if !in_neutral.is_empty() {
        count.warnings.push(CountWarning::DeadInNeutral { stones: in_neutral });
    }
}

/// The groups whose territory does not count because they have dame, the first on the board first.
fn open_groups(position: &Position<'_>, regions: &[Region], groups: &Groups) -> Vec<OpenGroup> {
    let board = position.board;
    let mut found: Vec<(Point, OpenGroup)> = Vec::new();
    for region in regions.iter().filter(|region| groups.territory_of(region).is_none()) {
        let Some(color) = region.owner() else { continue };
        let Some(&head) = region.borders[color as usize].first() else { continue };
        let root = groups.root(head);
        let place = found.iter().position(|(other, _)| *other == root);
        let at = place.unwrap_or_else(|| {
            let chains = board.stones().map(|(p, _)| p);
            let of_group = |p: &Point| {
                let head = board.point(board.head_of(board.index(*p)));
                living(board, position.life, *p) == Some(color) && groups.root(head) == root
            };
            let stones = chains.filter(of_group).collect();
            found.push((root, OpenGroup { color, stones, lost: Vec::new() }));
            found.len() - 1
        });
        found[at].1.lost.extend(&region.points);
    }
    found.into_iter().map(|(_, group)| group).collect()
}
