//! Where everybody sits in a round, by name. A page whose head names its first and last row is broken here.

use crate::web::prelude::*;
use unicode_width::UnicodeWidthStr;

use super::super::round::terms;
use super::super::seating::{Seating, by_name};
use super::super::standings::round_asked;
use super::{Sheet, drawn, still};

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

#[derive(Template)]
#[template(path = "public/paper/names.html")]
struct Names {
    cx: Cx,
    sheet: Sheet,
    all: Vec<Seating>,
}

impl Names {
    fn leaves(&self) -> Vec<&[Seating]> {
        self.all.chunks(A_PAGE).collect()
    }

    /// `Aalders to Boersma`
    fn title(&self, leaf: &[Seating]) -> String {
        let surname =
            |one: Option<&Seating>| one.map(|one| one.parts.0.clone()).unwrap_or_default();
        let from_to = (("from", surname(leaf.first())), ("to", surname(leaf.last())));
        self.cx.with("hall-from-to", from_to)
    }

    fn columns(&self) -> &'static Columns {
        let [.., three] = &COLUMNS;
        COLUMNS.iter().find(|columns| self.all.len() <= columns.most).unwrap_or(three)
    }

    fn name(&self, one: &Seating) -> String {
        let listed = format!("{} {}", one.parts.0, one.parts.1).trim_end().to_owned();
        match &one.person.native {
            Some(native) => format!("{listed} {native}"),
            None => listed,
        }
    }

    /// What tells the player apart from a namesake: `3k, Lon`; may be empty.
    fn apart(&self, one: &Seating) -> String {
        match one.apart.as_str() {
            "" => String::new(),
            apart => self.cx.listed([one.person.rank.as_str(), apart]),
        }
    }

    fn lines(&self, one: &Seating) -> usize {
        let wide = self.name(one).width() + self.apart(one).width();
        let room = &self.columns().lines;
        1 + room.iter().filter(|most| wide > **most).count()
    }

    /// Whether each name of the page fits one line.
    fn is_short(&self, leaf: &[Seating]) -> bool {
        leaf.iter().all(|one| self.lines(one) == 1)
    }

    /// CSS class of a name. All have the same size; only one that needs more than two lines is smaller.
    fn size(&self, one: &Seating) -> &'static str {
        if self.lines(one) > 2 { "longer" } else { "long" }
    }
}

pub(in crate::pages::public) async fn show(visit: Visit, request: HttpRequest) -> Answer {
    let round = drawn(&visit.event, round_asked(&request, &visit.event.snapshot.tournament)?)?;
    let page = move |cx: Cx, service: &Service| {
        let how = format!("{} {}", cx.text("hall-how"), terms(cx.t, cx.tournament(), &round));
        let title = cx.with("round-number", [("round", round.no)]);
        let sheet = Sheet::new(cx.t, cx.tournament(), round.no, title, how).ended(&cx, service);
        let (all, title) = (by_name(cx.t, cx.tournament(), &round, ""), cx.text("paper-names"));
        Ok(Names { sheet, all, cx: still(cx, title) })
    };
    visit.once(page).await
}
