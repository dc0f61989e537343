use super::tree::{GameTree, Node, Property};
use super::{PropertyValue, SgfError, SgfWarning};
use crate::prelude::*;
use go::{BoardSize, HalfPoints, HandicapPlacement, Move, Point, Ruleset, check_handicap};

/// The root's data of the game, checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameInfo {
    /// SZ; 19×19 if absent.
    pub size: BoardSize,
    /// KM, if there is one.
    pub komi: Option<HalfPoints>,
    /// HA; 0 if absent.
    pub handicap: u32,
    /// RU as it stands.
    pub rules: Option<String>,
    /// PB.
    pub black: Option<String>,
    /// PW.
    pub white: Option<String>,
    /// RE as it stands.
    pub result: Option<String>,
    pub warnings: Vec<SgfWarning>,
}

impl GameInfo {
    /// Reads the root. An unreadable komi or handicap is ignored with a warning: the moves matter. [`SgfError`] for
    /// another game than Go, and a board that is not square or not of 2 to 25 lines.
    pub fn of(tree: &GameTree) -> Result<Self, SgfError> {
        let root = tree.root();
        let first = |ident: &str| {
            root.get(ident)
                .map(|p| (p.values[0].simple_text(), p.offset))
                .filter(|v| !v.0.is_empty())
        };
        let text = |ident: &str| first(ident).map(|(text, _)| text);
        if let Some((value, offset)) = first("GM").filter(|(v, _)| v != "1") {
            return Err(SgfError::NotGo { value: clip(&value), offset });
        }
        let size = first("SZ").map_or(Ok(BoardSize::FULL), |(v, offset)| read_size(&v, offset))?;
        let mut warnings = Vec::new();
        let fox = text("AP").is_some_and(|program| program.starts_with("foxwq"));
        let komi = text("KM").and_then(|value| read_komi(&value, fox, &mut warnings));
        let mut handicap = text("HA").map_or(0, |value| {
            let read = value.trim_end_matches(".0").parse().ok();
            let fitting = read.filter(|stones| check_handicap(size, *stones).is_ok());
            fitting.unwrap_or_else(|| {
                warnings.push(SgfWarning::Unread { ident: "HA", value: clip(&value) });
                0
            })
        });
        let stones = root.get("AB").map_or(0, |ab: &Property| ab.values.len());
        let begun = begun_by_black(tree, size);
        let set_up = setup_offset(root).is_some();
        let given = if set_up { stones } else { begun.len().min(handicap as usize) };
        let white_begins = || {
            tree.main_line().find_map(|id| Some(moves(tree.node(id)).next()?.0))
                == Some(Color::White)
        };
        let lie = u32::try_from(stones).ok().filter(|n| check_handicap(size, *n).is_ok());
        let lie = lie.filter(|n| *n >= 2 && handicap < 2 && root.get("AW").is_none());
        if let Some(lie) = lie.filter(|_| white_begins()) {
            warnings.push(SgfWarning::HandicapStones { handicap, stones });
            handicap = lie;
        } else if handicap >= 2 && given != handicap as usize {
            warnings.push(SgfWarning::HandicapStones { handicap, stones });
        }
        // A handicap without HA has up to nine stones, one after the other.
        let alone = begun.iter().zip(1..).take_while(|((_, moves), n)| moves == n).count();
        if handicap < 2 && (2..=9).contains(&alone) && !set_up {
            warnings.push(SgfWarning::StonesAsMoves { stones: alone, taken: fox });
            handicap = if fox { u32::try_from(alone).unwrap_or(0) } else { handicap };
        } else if handicap >= 2 && !set_up && alone == handicap as usize {
            warnings.push(SgfWarning::StonesAsMoves { stones: alone, taken: true });
        }
        let made = tree.main_line().flat_map(|id| moves(tree.node(id)));
        if let Some(pass) = made.flat_map(|m| &m.1.values).find(|v| is_beyond(size, v.raw())) {
            warnings.push(SgfWarning::PassRead { value: clip(pass.raw()) });
        }
        Ok(Self {
            size,
            komi,
            handicap,
            rules: text("RU"),
            black: text("PB"),
            white: text("PW"),
            result: text("RE"),
            warnings,
        })
    }

    /// The ending by RE, in its short words or its long ones; [`Ending::Pending`] if RE has none. A margin or
    /// manner that no board shows leaves the winner.
    pub fn ending(&self) -> Ending {
        let text = self.result.as_deref().unwrap_or_default().trim().to_lowercase();
        let Some((winner, how)) = text.split_once('+') else {
            return match &*text {
                "0" | "draw" | "jigo" => Ending::Jigo { by_default: false },
                "void" => Ending::NoResult,
                _ => Ending::Pending,
            };
        };
        let how = match how {
            "resign" => "R".to_owned(),
            "time" => "T".to_owned(),
            "forfeit" => "F".to_owned(),
            how => how.to_uppercase(),
        };
        let won = |how: &str| format!("{}+{how}", winner.to_uppercase()).parse::<Ending>();
        won(&how).or_else(|_| won("")).unwrap_or_default()
    }
}

/// `19`, or `19:19` as some programs write.
fn read_size(value: &str, offset: usize) -> Result<BoardSize, SgfError> {
    let bad = || SgfError::Size { value: clip(value), offset };
    let (columns, rows) = value.split_once(':').unwrap_or((value, value));
    if columns.trim() != rows.trim() {
        return Err(bad());
    }
    let lines: u32 = columns.trim().parse().map_err(|_| bad())?;
    BoardSize::new(lines).map_err(|_| bad())
}

/// Komi in points. Chinese servers write stones (3.75 are 7.5 points), hundredths (`750`) or hundredths of stones
/// (`375`), the Fox server half a point as `50`; people write `5 1/2`. All are read, with a warning.
fn read_komi(value: &str, fox: bool, warnings: &mut Vec<SgfWarning>) -> Option<HalfPoints> {
    let points = points_of(value, fox);
    match points {
        None => warnings.push(SgfWarning::Unread { ident: "KM", value: clip(value) }),
        Some(points) if value.parse() != Ok(points) => {
            warnings.push(SgfWarning::KomiRead { value: clip(value), points });
        }
        Some(_) => {}
    }
    if let Some(points) = points.filter(|points| points.abs() > HalfPoints::whole(20)) {
        warnings.push(SgfWarning::UnusualKomi { points });
    }
    points
}

fn points_of(value: &str, fox: bool) -> Option<HalfPoints> {
    let text = value.replace(',', ".").replace('½', " 1/2");
    let (whole, half) = match text.trim().strip_suffix("1/2") {
        Some("") => ("0", 0.5),
        Some(whole) => (whole.trim_end(), 0.5),
        None => (text.trim(), 0.0),
    };
    let number: f64 = whole.parse().ok().filter(|number: &f64| number.abs() < 10_000.0)?;
    let mut points = number + if whole.starts_with('-') { -half } else { half };
    if points.abs() >= 100.0 || (fox && points.abs() >= 50.0) {
        points /= 100.0;
        // A komi of 3.5 points is not written in hundredths: these are stones.
        points = if points.abs() == 3.5 { points * 2.0 } else { points };
    }
    let halves = if (points * 4.0) % 2.0 == 0.0 { points * 2.0 } else { points * 4.0 };
    let fits = halves % 1.0 == 0.0 && halves.abs() <= 2.0 * 361.0;
    fits.then_some(HalfPoints(halves as i32))
}

fn clip(value: &str) -> String {
    value.chars().take(40).collect()
}

pub(super) type Changes = Vec<(Point, Option<Color>)>;

/// The setup properties, and the contents of their points; later ones win.
const SETUP: [(&str, Option<Color>); 3] =
    [("AE", None), ("AB", Some(Color::Black)), ("AW", Some(Color::White))];

/// Offset of a node's setup, if it has one.
pub(super) fn setup_offset(node: &Node) -> Option<usize> {
    SETUP.into_iter().find_map(|(ident, _)| Some(node.get(ident)?.offset))
}

/// The number of rectangles in a node's setup: each may name a whole board.
pub(super) fn rectangles(node: &Node) -> usize {
    let values = SETUP.into_iter().filter_map(|(ident, _)| node.get(ident)).flat_map(|p| &p.values);
    values.filter(|value| value.raw().contains(':')).count()
}

pub(super) fn changes(
    node: &Node,
    size: BoardSize,
    number: usize,
) -> Result<(Changes, Option<usize>), SgfError> {
    let mut last: Vec<Option<Option<Color>>> = vec![None; size.points()];
    let at = |p: Point| usize::from(p.row()) * usize::from(size.lines()) + usize::from(p.col());
    let offset = setup_offset(node);
    for (ident, stone) in SETUP {
        let Some(property) = node.get(ident) else { continue };
        for value in property.values.iter().filter(|v| !v.raw().trim().is_empty()) {
            let points =
                read_points(size, value.raw()).ok_or_else(|| bad_point(property, value, number))?;
            for point in points {
                last[at(point)] = Some(stone);
            }
        }
    }
    let all = size.all_points().filter_map(|p| last[at(p)].map(|stone| (p, stone)));
    Ok((if offset.is_some() { all.collect() } else { Vec::new() }, offset))
}

/// PL.
pub(super) fn player(node: &Node) -> Result<Option<Color>, SgfError> {
    let Some(property) = node.get("PL") else { return Ok(None) };
    let value = property.values[0].simple_text();
    match value.to_ascii_lowercase().as_str() {
        "b" | "black" | "1" => Ok(Some(Color::Black)),
        "w" | "white" | "2" => Ok(Some(Color::White)),
        "" => Ok(None),
        _ => Err(SgfError::Player { value: clip(&value), offset: property.offset }),
    }
}

/// The moves of a node in order: usually one, two in some faulty files.
pub(super) fn moves(node: &Node) -> impl Iterator<Item = (Color, &Property)> {
    node.properties().iter().filter_map(|property| match &*property.ident {
        "B" => Some((Color::Black, property)),
        "W" => Some((Color::White, property)),
        _ => None,
    })
}

pub(super) fn move_of(
    property: &Property,
    value: &PropertyValue,
    size: BoardSize,
    number: usize,
) -> Result<Move, SgfError> {
    read_move(size, value.raw()).ok_or_else(|| bad_point(property, value, number))
}

fn bad_point(property: &Property, value: &PropertyValue, number: usize) -> SgfError {
    SgfError::Point {
        number,
        ident: property.ident.to_string(),
        value: clip(value.raw()),
        offset: property.offset,
    }
}

/// A handicap whose stones are Black's first moves in the file, with the number of moves that do not count as moves
/// then: the stones, and White's passes between them. HA is 2 or more, the root sets nothing up, and Black has the
/// first moves alone, with or without passes of White. None where the rules have White pass: those are moves of the
/// game.
pub(super) fn stones_as_moves(
    tree: &GameTree,
    info: &GameInfo,
    rules: &Ruleset,
) -> (Vec<Point>, usize) {
    let wanted = info.handicap as usize;
    if wanted < 2 || setup_offset(tree.root()).is_some() {
        return Default::default();
    }
    let by_passes = rules.handicap.placement == HandicapPlacement::WhitePasses;
    let begun = begun_by_black(tree, info.size);
    match begun.get(wanted - 1) {
        Some((_, moves)) if !by_passes || *moves == wanted => {
            (begun[..wanted].iter().map(|(point, _)| *point).collect(), *moves)
        }
        _ => Default::default(),
    }
}

/// Black's first moves while White only passes, at most [`MOST_STONES`], with the number of moves up to each.
fn begun_by_black(tree: &GameTree, size: BoardSize) -> Vec<(Point, usize)> {
    let mut found: Vec<(Point, usize)> = Vec::new();
    let made = tree.main_line().flat_map(|id| moves(tree.node(id)));
    let made = made.flat_map(|(color, property)| property.values.iter().map(move |v| (color, v)));
    for (number, (color, value)) in made.enumerate() {
        match (color, read_move(size, value.raw())) {
            (Color::Black, Some(Move::Play(point)))
                if found.iter().all(|(stone, _)| *stone != point) =>
            {
                found.push((point, number + 1));
            }
            (Color::White, Some(Move::Pass)) => {}
            _ => break,
        }
        if found.len() == MOST_STONES {
            break;
        }
    }
    found
}

const MOST_STONES: usize = 100;

fn letter(index: u8) -> char {
    char::from(b'a' + index.min(25))
}

fn index(letter: u8) -> Option<u8> {
    letter.is_ascii_lowercase().then(|| letter - b'a')
}

/// A point in SGF's letters on a board of that size: column from the left, row from the top.
fn point_name(size: BoardSize, point: Point) -> String {
    let from_top = size.lines().saturating_sub(1).saturating_sub(point.row());
    [letter(point.col()), letter(from_top)].into_iter().collect()
}

/// A point as a value.
pub(super) fn write_point(size: BoardSize, point: Point) -> PropertyValue {
    PropertyValue::from_text(&point_name(size, point))
}

/// A move as a value; a pass is empty.
pub(super) fn write_move(size: BoardSize, mv: Move) -> PropertyValue {
    match mv {
        Move::Play(point) => write_point(size, point),
        Move::Pass => PropertyValue::from_text(""),
    }
}

/// A move: two letters, or a pass: empty, `tt` up to 19×19 (FF\[3\]), or the point beyond the last line both ways.
pub(super) fn read_move(size: BoardSize, text: &str) -> Option<Move> {
    let text = text.trim();
    let old_pass = text == "tt" && size.lines() <= 19;
    if text.is_empty() || old_pass || is_beyond(size, text) {
        return Some(Move::Pass);
    }
    read_point(size, text).map(Move::Play)
}

/// Whether a value is the point beyond the last line both ways, as some programs write a pass on boards other than
/// 19×19.
fn is_beyond(size: BoardSize, text: &str) -> bool {
    let beyond = char::from(b'a' + size.lines());
    size.lines() != 19 && text.trim().chars().eq([beyond, beyond])
}

fn read_point(size: BoardSize, text: &str) -> Option<Point> {
    let &[col, from_top] = text.trim().as_bytes() else { return None };
    let (col, from_top) = (index(col)?, index(from_top)?);
    let row = size.lines().checked_sub(1)?.checked_sub(from_top)?;
    Point::new(col, row).filter(|&p| size.contains(p))
}

/// One point, or all points of a rectangle `aa:cc`.
fn read_points(size: BoardSize, text: &str) -> Option<Vec<Point>> {
    let Some((first, second)) = text.split_once(':') else {
        return read_point(size, text).map(|p| vec![p]);
    };
    let (a, b) = (read_point(size, first)?, read_point(size, second)?);
    let cols = a.col().min(b.col())..=a.col().max(b.col());
    let rows = a.row().min(b.row())..=a.row().max(b.row());
    Some(rows.flat_map(|row| cols.clone().filter_map(move |col| Point::new(col, row))).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_count_from_the_top() {
        let nine = BoardSize::new(9).expect("a board");
        assert_eq!(read_point(nine, "aa").map(|p| p.to_string()).as_deref(), Some("A9"));
        assert_eq!(read_move(nine, "tt"), Some(Move::Pass));
        let full = BoardSize::new(20).expect("a board");
        assert!(matches!(read_move(full, "tt"), Some(Move::Play(_))));
        for bad in ["zz", "a", "aaa", "AA", "ja", "é"] {
            assert_eq!(read_move(nine, bad), None, "{bad}");
        }
        assert_eq!(read_points(nine, "aa:cc").map(|p| p.len()), Some(9));
        assert_eq!(read_points(nine, "aa:zz"), None);
        for point in nine.all_points() {
            assert_eq!(read_point(nine, &point_name(nine, point)), Some(point));
        }
    }
}
