use super::{BoardSize, Point};
use crate::named;

/// Why handicap stones cannot lie as asked.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum HandicapError {
    /// The traditional points of this board do not go that far.
    #[error("{stones} handicap stones have no fixed points on {size}×{size}: at most {most}")]
    NoFixedPoints {
        /// Stones asked for.
        stones: u32,
        /// Lines each way.
        size: BoardSize,
        /// The largest fixed handicap there.
        most: u32,
    },
    /// More stones than a quarter of the board.
    #[error("{stones} handicap stones are too many for {size}×{size}: at most {most}")]
    TooMany {
        /// Stones asked for.
        stones: u32,
        /// Lines each way.
        size: BoardSize,
        /// The most that are accepted.
        most: u32,
    },
    /// Free placement on a point that is off the board or already taken.
    #[error("a handicap stone cannot lie on {0}: off the board or already taken")]
    Point(Point),
}

named! {
    /// How handicap stones are placed.
    pub enum HandicapPlacement {
        /// On the star points in the traditional order.
        Fixed = "fixed",
        /// Where Black likes.
        Free = "free",
        /// As moves of Black's, while White passes (New Zealand rules).
        WhitePasses = "white-passes",
    }
}

/// The largest handicap that is accepted on a board: a quarter of its points.
#[must_use]
pub fn most_handicap_stones(size: BoardSize) -> u32 {
    u32::try_from(size.points() / 4).unwrap_or(u32::MAX)
}

/// The handicap's number checked against the board; 0 and 1 mean none.
pub fn check_handicap(size: BoardSize, stones: u32) -> Result<u32, HandicapError> {
    let most = most_handicap_stones(size);
    if stones > most.max(1) {
        return Err(HandicapError::TooMany { stones, size, most });
    }
    Ok(stones)
}

/// The star points that are drawn: corners, sides and centre as the board has them.
#[must_use]
pub fn star_points(size: BoardSize) -> Vec<Point> {
    let n = size.lines();
    let Some(edge) = star_line(n) else { return Vec::new() };
    let (far, mid) = (n - 1 - edge, n / 2);
    let lines: Vec<u8> = if n % 2 == 1 && n >= 13 { vec![edge, mid, far] } else { vec![edge, far] };
    let mut points: Vec<Point> = lines
        .iter()
        .flat_map(|&row| lines.iter().filter_map(move |&col| Point::new(col, row)))
        .collect();
    if n % 2 == 1 && n < 13 {
        points.extend(Point::new(mid, mid));
    }
    points.sort_unstable();
    points
}

/// The traditional points of a handicap of 2 to 9 stones, in the order they are laid: upper right, lower left,
/// lower right, upper left, centre for odd numbers, left and right, top and bottom; none for 0 and 1. Boards of
/// even size have no centre and no sides; those below 7×7 have no handicap: [`HandicapError::NoFixedPoints`].
pub fn fixed_handicap(size: BoardSize, stones: u32) -> Result<Vec<Point>, HandicapError> {
    let n = size.lines();
    let most = if star_line(n).is_none() {
        0
    } else if n.is_multiple_of(2) || n < 9 {
        4
    } else {
        9
    };
    if stones < 2 {
        return Ok(Vec::new());
    }
    if stones > most {
        return Err(HandicapError::NoFixedPoints { stones, size, most });
    }
    let edge = star_line(n).unwrap_or_default();
    let (far, mid) = (n - 1 - edge, n / 2);
    let corners = [(far, far), (edge, edge), (far, edge), (edge, far)];
    let sides = [(edge, mid), (far, mid), (mid, far), (mid, edge)];
    let mut order: Vec<(u8, u8)> = corners.into_iter().take(stones as usize).collect();
    let without_centre = stones - stones % 2;
    order.extend(sides.into_iter().take((without_centre as usize).saturating_sub(4)));
    if stones >= 5 && stones % 2 == 1 {
        order.push((mid, mid));
    }
    Ok(order.into_iter().filter_map(|(col, row)| Point::new(col, row)).collect())
}

/// The distance of the corner stars from the edge: the third line below 13×13, else the fourth.
const fn star_line(lines: u8) -> Option<u8> {
    match lines {
        7..=12 => Some(2),
        13..=25 => Some(3),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(lines: u32, stones: u32) -> String {
        let size = BoardSize::new(lines).expect("a board");
        let points = fixed_handicap(size, stones).expect("a fixed handicap");
        points.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn traditional_order() {
        assert_eq!(names(19, 2), "Q16 D4");
        assert_eq!(names(19, 3), "Q16 D4 Q4");
        assert_eq!(names(19, 5), "Q16 D4 Q4 D16 K10");
        assert_eq!(names(19, 6), "Q16 D4 Q4 D16 D10 Q10");
        assert_eq!(names(19, 7), "Q16 D4 Q4 D16 D10 Q10 K10");
        assert_eq!(names(19, 8), "Q16 D4 Q4 D16 D10 Q10 K16 K4");
        assert_eq!(names(19, 9), "Q16 D4 Q4 D16 D10 Q10 K16 K4 K10");
        assert_eq!(names(9, 4), "G7 C3 G3 C7");
        assert_eq!(names(13, 1), "");
    }

    #[test]
    fn limits_are_named() {
        let nine = BoardSize::new(9).expect("a board");
        assert!(fixed_handicap(nine, 10).is_err());
        assert!(check_handicap(nine, 400).is_err());
        assert_eq!(star_points(BoardSize::FULL).len(), 9);
        assert_eq!(star_points(nine).len(), 5);
    }
}
