//! Where everybody sits in a round, by name. A page whose head names its first and last row is broken here.

use crate::web::prelude::*;
use unicode_width::UnicodeWidthStr;

use super::super::seating::Seating;

/// Three columns of 32 names fit below the head on both A4 and Letter.
const A_PAGE: usize = 96;

struct Columns {
    /// For pages of up to this many names.
    most: usize,
    /// CSS class of the sheet; empty for three columns.
    class: &'static str,
    /// How wide a name may be for one line, and for two; ideographs count twice.
    lines: [usize; 2],
}

/// A wall is read from afar: the fewer names, the larger the type.
const COLUMNS: [Columns; 4] = [
    Columns { most: 20, class: "one high", lines: [28, 36] },
    Columns { most: 32, class: "one", lines: [40, 54] },
    Columns { most: 64, class: "two", lines: [23, 58] },
    Columns { most: A_PAGE, class: "", lines: [18, 42] },
];

pub(super) struct Names(pub Vec<Seating>);

impl Names {
    pub fn leaves(&self) -> Vec<&[Seating]> {
        self.0.chunks(A_PAGE).collect()
    }

    /// `Aalders to Boersma`
    pub fn title(&self, cx: &Cx, leaf: &[Seating]) -> String {
        let surname =
            |one: Option<&Seating>| one.map(|one| one.parts.0.clone()).unwrap_or_default();
        let from_to = (("from", surname(leaf.first())), ("to", surname(leaf.last())));
        cx.with("hall-from-to", from_to)
    }

    /// CSS class of the columns.
    pub fn class(&self) -> &'static str {
        self.columns().class
    }

    fn columns(&self) -> &'static Columns {
        let [.., three] = &COLUMNS;
        COLUMNS.iter().find(|columns| self.0.len() <= columns.most).unwrap_or(three)
    }

    pub fn name(&self, one: &Seating) -> String {
        let listed = format!("{} {}", one.parts.0, one.parts.1).trim_end().to_owned();
        match &one.person.native {
            Some(native) => format!("{listed} {native}"),
            None => listed,
        }
    }

    /// What tells the player apart from a namesake: `3k, Lon`; may be empty.
    pub fn apart(&self, cx: &Cx, one: &Seating) -> String {
        match one.apart.as_str() {
            "" => String::new(),
            apart => cx.listed([one.person.rank.as_str(), apart]),
        }
    }

    fn lines(&self, cx: &Cx, one: &Seating) -> usize {
        let wide = self.name(one).width() + self.apart(cx, one).width();
        let room = &self.columns().lines;
        1 + room.iter().filter(|most| wide > **most).count()
    }

    /// Whether each name of the page fits one line.
    pub fn is_short(&self, cx: &Cx, leaf: &[Seating]) -> bool {
        leaf.iter().all(|one| self.lines(cx, one) == 1)
    }

    /// CSS class of a name. All have the same size; only one that needs more than two lines is smaller.
    pub fn size(&self, cx: &Cx, one: &Seating) -> &'static str {
        if self.lines(cx, one) > 2 { "longer" } else { "long" }
    }
}
