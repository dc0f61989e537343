//! Finished games: their last position, terms and recorded result.

use std::collections::{BTreeMap, BTreeSet};

use tengen::go::{Color, Goban, Point, Ruleset, RulesetName};

pub struct Finished {
    pub id: String,
    pub board: Goban,
    rules: Option<RulesetName>,
    komi: f64,
    handicap: u32,
    /// Black's points less White's, as recorded.
    pub result: f64,
    /// Stones held by Black and by White.
    holds: [i32; 2],
}

impl Finished {
    /// Reads a file with the columns `id`, `size`, `rules` (`?` if unknown), `komi`, `handicap`,
    /// `result` (as in SGF), `black_holds`, `white_holds` and `position` (rows from the top, `X`,
    /// `O` and `.`), separated by tabs and named by its first line. Other columns are ignored.
    pub fn read_all(text: &str) -> Result<Vec<Self>, String> {
        let mut lines = text.lines();
        let names: Vec<&str> = lines.next().unwrap_or_default().split('\t').collect();
        let games = lines.enumerate().filter(|(_, line)| !line.is_empty()).map(|(i, line)| {
            let cells: BTreeMap<&str, &str> = names.iter().copied().zip(line.split('\t')).collect();
            Self::read(&cells).map_err(|column| format!("line {}: {column}", i + 2))
        });
        games.collect()
    }

    fn read(cells: &BTreeMap<&str, &str>) -> Result<Self, &'static str> {
        let cell = |name: &'static str| cells.get(name).copied().ok_or(name);
        let size: usize = cell("size")?.parse().map_err(|_| "size")?;
        let position = cell("position")?.as_bytes();
        if size == 0 || position.len() != size * size {
            return Err("position");
        }
        let rows: Vec<_> = position.chunks(size).map(String::from_utf8_lossy).collect();
        let rules = match cell("rules")? {
            "?" => None,
            name => Some(name.parse().map_err(|_| "rules")?),
        };
        let holds = |name| cell(name)?.parse().map_err(|_| name);
        Ok(Self {
            id: cell("id")?.to_owned(),
            board: Goban::draw(&rows.join("\n")).map_err(|_| "position")?,
            rules,
            komi: cell("komi")?.parse().map_err(|_| "komi")?,
            handicap: cell("handicap")?.parse().map_err(|_| "handicap")?,
            result: margin(cell("result")?).ok_or("result")?,
            holds: [holds("black_holds")?, holds("white_holds")?],
        })
    }

    pub fn ruleset(&self) -> Ruleset {
        Ruleset::preset(self.rules.unwrap_or(RulesetName::Japanese))
    }

    /// Whether the count without the dead stones gives the recorded result.
    pub fn is_right(&self, dead: &[Point]) -> bool {
        self.margins(dead).into_iter().any(|margin| (margin - self.result).abs() < 0.01)
    }

    /// Black's margins that the rules allow; if they are unknown by any count, with the usual compensations for
    /// handicap stones.
    fn margins(&self, dead: &[Point]) -> Vec<f64> {
        let Tally { area, eyes_counted, eyes_not_counted } = self.tally(dead);
        let [area, eyes_counted, eyes_not_counted] =
            [area, eyes_counted, eyes_not_counted].map(|points| f64::from(points) - self.komi);
        let by_territory = [eyes_counted, eyes_not_counted];
        let stones = f64::from(self.handicap);
        let mut by_area = vec![area];
        if self.handicap > 0 {
            by_area.extend([area - stones, area - stones + 1.0]);
        }
        match self.rules {
            Some(RulesetName::Japanese | RulesetName::Korean) => by_territory.to_vec(),
            Some(RulesetName::Chinese | RulesetName::Nz | RulesetName::TrompTaylor) => by_area,
            _ => by_territory.into_iter().chain(by_area).collect(),
        }
    }

    /// Counts the board without the dead stones, independently of the program's counting.
    fn tally(&self, dead: &[Point]) -> Tally {
        let sign = |color| if color == Color::Black { 1 } else { -1 };
        let mut board = self.board.clone();
        let taken: i32 = dead.iter().filter_map(|&p| board.stone(p)).map(|c| -sign(c)).sum();
        board.put_all(dead.iter().map(|&p| (p, None))).expect("points of the board");
        let regions = regions(&board);
        let mut in_seki = BTreeSet::new();
        for (_, border) in regions.iter().filter(|(_, border)| owner(&board, border).is_none()) {
            in_seki.extend(border.iter().flat_map(|&p| board.chain(p)));
        }
        let mut eyes_counted = self.holds[0] - self.holds[1] + taken;
        let mut eyes_not_counted = eyes_counted;
        let mut area: i32 = board.stones().map(|(_, color)| sign(color)).sum();
        for (points, border) in &regions {
            let Some(color) = owner(&board, border) else { continue };
            let points = sign(color) * i32::try_from(*points).unwrap_or_default();
            area += points;
            eyes_counted += points;
            if border.is_disjoint(&in_seki) {
                eyes_not_counted += points;
            }
        }
        Tally { area, eyes_counted, eyes_not_counted }
    }
}

/// Black's points less White's: by area, and by territory with and without eyes in seki.
struct Tally {
    area: i32,
    eyes_counted: i32,
    eyes_not_counted: i32,
}

fn regions(board: &Goban) -> Vec<(usize, BTreeSet<Point>)> {
    let mut seen = BTreeSet::new();
    let mut found = Vec::new();
    for start in board.size().all_points() {
        if board.stone(start).is_some() || !seen.insert(start) {
            continue;
        }
        let (mut open, mut border, mut points) = (vec![start], BTreeSet::new(), 0);
        while let Some(point) = open.pop() {
            points += 1;
            for next in board.size().neighbours(point) {
                if board.stone(next).is_some() {
                    border.insert(next);
                } else if seen.insert(next) {
                    open.push(next);
                }
            }
        }
        found.push((points, border));
    }
    found
}

fn owner(board: &Goban, stones: &BTreeSet<Point>) -> Option<Color> {
    let mut colors = stones.iter().filter_map(|&p| board.stone(p));
    let first = colors.next();
    // A board without stones belongs to neither colour, but is no seki either.
    first.filter(|&first| colors.all(|color| color == first))
}

fn margin(result: &str) -> Option<f64> {
    match result.split_once('+') {
        Some(("B", points)) => points.parse().ok(),
        Some(("W", points)) => points.parse().ok().map(|points: f64| -points),
        _ => (result == "0").then_some(0.0),
    }
}
