//! What changed between two renderings of a page, for a browser that shows the older one.
//!
//! A page that can be patched has each of its rows, and each other part that changes, in one line of HTML, whose
//! first tag has an `id`. What stands between such lines is its frame; if that differs, the page is sent whole.

use std::collections::HashMap;

use serde::Serialize;

/// A change of one keyed line.
#[derive(Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum LineChange {
    /// Cells of a row by their number, as HTML.
    Cells(Vec<(usize, String)>),
    /// The line as it is now.
    Whole(String),
}

/// From one rendering to the next.
#[derive(Debug, Default, PartialEq, Eq, Serialize)]
pub struct Patch {
    /// What is new, by id.
    pub changes: HashMap<String, LineChange>,
    /// The ids of all rows in their new order; empty if no row moved, came or went.
    pub order: Vec<String>,
}

/// The way from `old` to `new`; none if it leads through more than rows and keyed parts.
#[must_use]
pub fn patch(old: &str, new: &str) -> Option<Patch> {
    let (before, after) = (Lines::of(old), Lines::of(new));
    if before.frame != after.frame {
        return None;
    }
    let known: HashMap<&str, &str> = before.keyed.iter().copied().collect();
    let mut patch = Patch::default();
    for (id, line) in &after.keyed {
        let change = match known.get(id) {
            Some(old) if old == line => continue,
            Some(old) => change(old, line),
            None if is_row(line) => LineChange::Whole((*line).to_owned()),
            None => return None,
        };
        patch.changes.insert((*id).to_owned(), change);
    }
    let (rows, rows_before) = (after.rows(), before.rows());
    if rows != rows_before {
        patch.order = rows.into_iter().map(str::to_owned).collect();
    }
    Some(patch)
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
    let pairs = before.iter().zip(&after).enumerate().skip(1);
    let changed = pairs.filter(|(_, (old, new))| old != new);
    LineChange::Cells(changed.map(|(i, (_, new))| (i - 1, (*new).to_owned())).collect())
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
        let cell = "<td class=\"w\">5</td>".to_owned();
        assert_eq!(patch.changes["a"], LineChange::Cells(vec![(2, cell)]));
        assert_eq!((patch.changes.len(), patch.order.len()), (1, 0));
    }

    #[test]
    fn rows_that_move_come_and_go_are_an_order() {
        let three = "<tr id=\"c\"><td>3</td></tr>";
        let patch = patch(&page(1, &[ONE, TWO]), &page(2, &[TWO, three])).unwrap();
        assert_eq!(patch.order, ["b", "c"]);
        assert_eq!(patch.changes["c"], LineChange::Whole(three.to_owned()));
        assert_eq!(patch.changes.len(), 1);
    }

    #[test]
    fn a_page_with_another_frame_is_sent_whole() {
        assert_eq!(patch(&page(1, &[ONE]), &page(2, &[ONE, "<p>Round 2</p>"])), None);
        let state = "<p id=\"state\">1 missing</p>";
        assert_eq!(patch(&page(1, &[ONE]), &page(2, &[ONE, state])), None);
        let done = state.replace('1', "0");
        let patch = patch(&page(1, &[ONE, state]), &page(2, &[ONE, &done])).unwrap();
        assert_eq!(patch.changes["state"], LineChange::Whole(done));
    }
}
