//! What changed between two renderings of a page, for a browser that shows the older one.
//!
//! A page that can be patched has each of its rows, and each other part that changes, in one line of HTML, whose
//! first tag has an `id`. What stands between such lines is its frame; if that differs, the page is sent whole.

use std::collections::{BTreeMap, HashMap, HashSet};

use serde::Serialize;

/// A change of one keyed line.
#[derive(Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum LineChange {
    /// What is new in the cells of a row.
    Cells(Vec<CellChange>),
    /// The line as it is now.
    Whole(String),
}

/// A change of one cell of a row; cells are counted from 0.
#[derive(Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum CellChange {
    /// In this cell, the text of that number is another one.
    Text(usize, usize, String),
    /// This cell is that HTML now.
    Whole(usize, String),
}

/// From one rendering to the next.
#[derive(Debug, Default, PartialEq, Eq, Serialize)]
pub struct Patch {
    /// What is new, by id.
    pub changes: BTreeMap<String, LineChange>,
    /// The ids of rows that are gone.
    pub gone: Vec<String>,
    /// Rows that came or moved, each with the row that it now follows, none for the first; to be done in this order.
    pub moves: Vec<(String, Option<String>)>,
    /// The id of a row that stood among them, where rows come or move.
    pub among: Option<String>,
}

/// The way from `old` to `new`; none if it leads through more than rows and keyed parts.
#[must_use]
pub fn patch(old: &str, new: &str) -> Option<Patch> {
    let (before, after) = (Lines::of(old), Lines::of(new));
    let (rows_before, rows) = (before.rows(), after.rows());
    // Where no row stands, a browser knows no place for one.
    if before.frame != after.frame || rows_before.is_empty() && !rows.is_empty() {
        return None;
    }
    let known: HashMap<&str, &str> = before.keyed.iter().copied().collect();
    let moves = moves(&rows_before, &rows);
    let among = rows_before.first().filter(|_| !moves.is_empty()).map(|id| (*id).to_owned());
    let mut patch = Patch { moves, among, ..Patch::default() };
    for (id, line) in &after.keyed {
        let change = match known.get(id) {
            Some(old) if old == line => continue,
            Some(old) => change(old, line),
            None if is_row(line) => LineChange::Whole((*line).to_owned()),
            None => return None,
        };
        patch.changes.insert((*id).to_owned(), change);
    }
    let stays: HashSet<&str> = rows.into_iter().collect();
    patch.gone =
        rows_before.into_iter().filter(|id| !stays.contains(id)).map(str::to_owned).collect();
    Some(patch)
}

/// The fewest rows to put after another, so that those of `before` stand as in `after`.
fn moves(before: &[&str], after: &[&str]) -> Vec<(String, Option<String>)> {
    let was: HashMap<&str, usize> = before.iter().enumerate().map(|(i, id)| (*id, i)).collect();
    let stay = longest_rise(&after.iter().map(|id| was.get(id).copied()).collect::<Vec<_>>());
    let above = std::iter::once(None).chain(after.iter().map(|id| Some((*id).to_owned())));
    let rows = after.iter().zip(above).zip(stay);
    rows.filter(|(_, stays)| !stays).map(|((id, above), _)| ((*id).to_owned(), above)).collect()
}

/// Which of these are on a longest way upwards; what is none is not.
fn longest_rise(numbers: &[Option<usize>]) -> Vec<bool> {
    // The end of the best way of each length, and what comes before each on its way.
    let mut ends: Vec<usize> = Vec::new();
    let mut before: Vec<Option<usize>> = vec![None; numbers.len()];
    for (i, number) in numbers.iter().enumerate().filter(|(_, number)| number.is_some()) {
        let length = ends.partition_point(|end| numbers[*end] < *number);
        before[i] = length.checked_sub(1).map(|shorter| ends[shorter]);
        if length == ends.len() {
            ends.push(i);
        } else {
            ends[length] = i;
        }
    }
    let mut on = vec![false; numbers.len()];
    let mut at = ends.last().copied();
    while let Some(i) = at {
        on[i] = true;
        at = before[i];
    }
    on
}

/// A page's keyed lines in their order, and what stands between them.
struct Lines<'a> {
    keyed: Vec<(&'a str, &'a str)>,
    frame: Vec<&'a str>,
}

impl<'a> Lines<'a> {
    fn of(html: &'a str) -> Self {
        let (mut keyed, mut frame) = (Vec::new(), Vec::new());
        for line in html.lines() {
            match id_of(line) {
                Some(id) => keyed.push((id, line)),
                // It says the revision.
                None if line.starts_with("<body") => {}
                None => frame.push(line),
            }
        }
        Self { keyed, frame }
    }

    fn rows(&self) -> Vec<&'a str> {
        self.keyed.iter().filter(|(_, line)| is_row(line)).map(|(id, _)| *id).collect()
    }
}

fn is_row(line: &str) -> bool {
    line.starts_with("<tr ") || line.starts_with("<li ")
}

/// The id of the line's first tag, if the line is the whole of an element that has one.
fn id_of(line: &str) -> Option<&str> {
    let name = line.strip_prefix('<')?.split([' ', '>']).next()?;
    let tag = line.split('>').next()?;
    let id = tag.split(" id=\"").nth(1)?.split('"').next()?;
    line.ends_with(&format!("</{name}>")).then_some(id)
}

fn change(old: &str, new: &str) -> LineChange {
    let (before, after) = (cells(old), cells(new));
    if before.len() != after.len() || before.len() < 2 || before[0] != after[0] {
        return LineChange::Whole(new.to_owned());
    }
    let pairs = before.iter().zip(&after).skip(1).enumerate();
    let changed = pairs.filter(|(_, (old, new))| old != new);
    LineChange::Cells(changed.map(|(i, (old, new))| cell_change(i, old, new)).collect())
}

fn cell_change(i: usize, old: &str, new: &str) -> CellChange {
    match other_text(&pieces(old), &pieces(new)) {
        Some((nth, text)) => CellChange::Text(i, nth, text.to_owned()),
        None => CellChange::Whole(i, new.to_owned()),
    }
}

/// The one text that differs, and its number among the texts, if nothing else does; as it is written, which is as
/// it reads where nothing is escaped.
fn other_text<'a>(old: &[&str], new: &[&'a str]) -> Option<(usize, &'a str)> {
    let pairs = || old.iter().zip(new);
    let at = pairs().position(|(old, new)| old != new)?;
    let is_text = |piece: &str| !piece.starts_with('<');
    let plain = is_text(old[at]) && is_text(new[at]) && !new[at].contains('&');
    let alone = old.len() == new.len() && pairs().skip(at + 1).all(|(old, new)| old == new);
    (plain && alone).then(|| (old[..at].iter().filter(|piece| is_text(piece)).count(), new[at]))
}

/// HTML in its tags and texts.
fn pieces(html: &str) -> Vec<&str> {
    let mut cuts: Vec<usize> = html.match_indices('<').map(|(i, _)| i).collect();
    cuts.extend(html.match_indices('>').map(|(i, _)| i + 1));
    cuts.sort_unstable();
    cuts.dedup();
    cuts.windows(2).map(|cut| &html[cut[0]..cut[1]]).collect()
}

/// The row's own tag, then its cells, the end of the row taken off.
fn cells(row: &str) -> Vec<&str> {
    let Some(inner) = row.strip_suffix("</tr>") else { return Vec::new() };
    let mut starts: Vec<usize> = inner.match_indices("<td").map(|(i, _)| i).collect();
    starts.extend(inner.match_indices("<th").map(|(i, _)| i));
    starts.sort_unstable();
    let ends = starts.iter().copied().skip(1).chain([inner.len()]);
    let mut cells = vec![&inner[..starts.first().copied().unwrap_or(inner.len())]];
    cells.extend(starts.iter().zip(ends).map(|(from, to)| &inner[*from..to]));
    cells
}

#[cfg(test)]
mod tests {
    use super::*;

    fn page(revision: u8, lines: &[&str]) -> String {
        format!("<body data-revision=\"{revision}\">\n<table>\n{}\n</table>", lines.join("\n"))
    }

    const ONE: &str = "<tr id=\"a\"><td>1</td><th>Ada</th><td>4</td></tr>";
    const TWO: &str = "<tr id=\"b\"><td>2</td><th>Bo</th><td>3</td></tr>";

    #[test]
    fn cells_that_changed_are_sent_and_nothing_else() {
        let won = ONE.replace("<td>4<", "<td class=\"w\">5<");
        let patch = patch(&page(1, &[ONE, TWO]), &page(2, &[&won, TWO])).unwrap();
        let cell = CellChange::Whole(2, "<td class=\"w\">5</td>".to_owned());
        assert_eq!(patch.changes["a"], LineChange::Cells(vec![cell]));
        assert_eq!((patch.changes.len(), patch.moves.len(), patch.gone.len()), (1, 0, 0));
    }

    #[test]
    fn of_a_cell_with_another_text_the_text_is_sent() {
        let was = "<tr id=\"a\"><th><b>12</b> <a href=\"/7\">Ada</a></th><td>4</td></tr>";
        let now = was.replace("12", "9").replace(">4<", ">4 &amp; 5<");
        let patch = patch(&page(1, &[was]), &page(2, &[&now])).unwrap();
        let whole = CellChange::Whole(1, "<td>4 &amp; 5</td>".to_owned());
        let cells = vec![CellChange::Text(0, 0, "9".to_owned()), whole];
        assert_eq!(patch.changes["a"], LineChange::Cells(cells));
        assert_eq!(
            serde_json::to_string(&patch.changes).unwrap(),
            r#"{"a":[[0,0,"9"],[1,"<td>4 &amp; 5</td>"]]}"#
        );
        let renamed = was.replace("Ada", "Eve").replace(">4<", "><");
        let LineChange::Cells(cells) = change(was, &renamed) else { panic!("cells") };
        assert_eq!(cells[0], CellChange::Text(0, 2, "Eve".to_owned()));
        assert_eq!(cells[1], CellChange::Whole(1, "<td></td>".to_owned()));
    }

    #[test]
    fn rows_that_come_and_go_are_said() {
        let three = "<tr id=\"c\"><td>3</td></tr>";
        let patch = patch(&page(1, &[ONE, TWO]), &page(2, &[TWO, three])).unwrap();
        assert_eq!(patch.gone, ["a"]);
        assert_eq!(patch.moves, [("c".to_owned(), Some("b".to_owned()))]);
        assert_eq!(patch.changes["c"], LineChange::Whole(three.to_owned()));
        assert_eq!(patch.changes.len(), 1);
    }

    #[test]
    fn no_more_rows_move_than_must_and_all_stand_right() {
        let said = |before: &str, after: &str| {
            let (old, new): (Vec<&str>, Vec<&str>) =
                (before.split(' ').collect(), after.split(' ').collect());
            let moves = moves(&old, &new);
            let mut rows = old.clone();
            rows.retain(|id| new.contains(id));
            for (id, above) in &moves {
                rows.retain(|row| row != id);
                let place = above.as_ref().map_or(0, |above| {
                    1 + rows.iter().position(|row| row == above).expect("stands already")
                });
                rows.insert(place, id);
            }
            assert_eq!(rows, new, "{before} to {after}");
            moves.len()
        };
        assert_eq!(said("a b c d e f", "a b c d e f"), 0);
        assert_eq!(said("a b c d e f", "a b d c e f"), 1);
        assert_eq!(said("a b c d e f", "f a b c d e"), 1);
        assert_eq!(said("a b c d e f", "b c d e f a"), 1);
        assert_eq!(said("a b c d e f", "f e d c b a"), 5);
        assert_eq!(said("a b c d e f", "x b y d a z"), 4);
    }

    #[test]
    fn a_page_with_another_frame_is_sent_whole() {
        assert_eq!(patch(&page(1, &[ONE]), &page(2, &[ONE, "<p>Round 2</p>"])), None);
        assert_eq!(patch(&page(1, &[]), &page(2, &[ONE])), None, "no row to stand beside");
        let state = "<p id=\"state\">1 missing</p>";
        assert_eq!(patch(&page(1, &[ONE]), &page(2, &[ONE, state])), None);
        let done = state.replace('1', "0");
        let patch = patch(&page(1, &[ONE, state]), &page(2, &[ONE, &done])).unwrap();
        assert_eq!(patch.changes["state"], LineChange::Whole(done));
    }
}
