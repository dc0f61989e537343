use super::coordinates::{read_move, read_points};
use super::game::clip;
use super::tree::{GameTree, Node, Property};
use super::{GameInfo, PropertyValue, SgfError};
use go::{BoardSize, Color, HandicapPlacement, Move, Point, Ruleset};

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

/// A handicap whose stones are Black's first moves in the file.
#[derive(Default)]
pub(super) struct StonesAsMoves {
    pub(super) stones: Vec<Point>,
    /// Moves that do not count as moves then: the stones, and White's passes between them.
    pub(super) moves: usize,
}

/// The stones where HA is 2 or more, the root sets nothing up, and Black has the first moves alone, with or without
/// passes of White between them. `None` where the rules have White pass: those passes are moves of the game.
pub(super) fn stones_as_moves(tree: &GameTree, info: &GameInfo, rules: &Ruleset) -> StonesAsMoves {
    let wanted = info.handicap as usize;
    if wanted < 2 || setup_offset(tree.root()).is_some() {
        return StonesAsMoves::default();
    }
    let by_passes = rules.handicap.placement == HandicapPlacement::WhitePasses;
    let begun = begun_by_black(tree, info.size);
    match begun.get(wanted - 1) {
        Some((_, moves)) if !by_passes || *moves == wanted => StonesAsMoves {
            stones: begun[..wanted].iter().map(|(point, _)| *point).collect(),
            moves: *moves,
        },
        _ => StonesAsMoves::default(),
    }
}

/// Black's first moves while White only passes, at most [`MOST_STONES`], with the number of moves up to each.
pub(super) fn begun_by_black(tree: &GameTree, size: BoardSize) -> Vec<(Point, usize)> {
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
