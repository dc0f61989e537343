use go::{BoardSize, Move, Point};

use super::PropertyValue;

fn letter(index: u8) -> char {
    char::from(b'a' + index.min(25))
}

fn index(letter: u8) -> Option<u8> {
    letter.is_ascii_lowercase().then(|| letter - b'a')
}

/// A point in SGF's letters on a board of that size: column from the left, row from the top.
#[must_use]
pub fn point_name(size: BoardSize, point: Point) -> String {
    let from_top = size.lines().saturating_sub(1).saturating_sub(point.row());
    [letter(point.col()), letter(from_top)].into_iter().collect()
}

/// A point as a value.
#[must_use]
pub fn write_point(size: BoardSize, point: Point) -> PropertyValue {
    PropertyValue::from_text(&point_name(size, point))
}

/// A move as a value; a pass is empty.
#[must_use]
pub fn write_move(size: BoardSize, mv: Move) -> PropertyValue {
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
pub(super) fn is_beyond(size: BoardSize, text: &str) -> bool {
    let beyond = char::from(b'a' + size.lines());
    size.lines() != 19 && text.trim().chars().eq([beyond, beyond])
}

pub(super) fn read_point(size: BoardSize, text: &str) -> Option<Point> {
    let &[col, from_top] = text.trim().as_bytes() else { return None };
    let (col, from_top) = (index(col)?, index(from_top)?);
    let row = size.lines().checked_sub(1)?.checked_sub(from_top)?;
    Point::new(col, row).filter(|&p| size.contains(p))
}

/// One point, or all points of a rectangle `aa:cc`.
pub(super) fn read_points(size: BoardSize, text: &str) -> Option<Vec<Point>> {
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
