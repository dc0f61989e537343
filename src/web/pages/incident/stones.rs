//! Displaced stones: from where to where, tapped on the recorded board or typed.

use crate::web::prelude::*;
use crate::web::views::goban::stones_in;
use crate::web::views::words::side;
use referee::MovedStone;

use super::way::{Field, Way, address};
use super::when::WhenPage;

const OFF: &str = "off";

impl WhenPage {
    /// The point of the stone that waits for its second one.
    pub(super) fn from(&self) -> Option<&str> {
        let form = &self.way.form;
        Some(form.value("from")).filter(|typed| form.wrong("from").is_none() && !typed.is_empty())
    }

    /// The way on with that stone.
    fn tapped(&self, from: &str, to: Option<&str>) -> String {
        let stone = [("from", Some(from)), ("to", to)];
        let stone = stone.into_iter().filter_map(|(name, at)| Some((name, at?.to_owned())));
        self.with_fields(self.way.kept(&["noticed"]).into_iter().chain(stone).collect())
    }

    fn with_fields(&self, fields: Vec<Field>) -> String {
        address(&self.cx.way(&self.at.seats), &fields)
    }

    /// The recorded board, and the links on it.
    pub(super) fn board(&self) -> Option<(String, String)> {
        let (cx, from, board) = (&self.cx, self.from(), self.at.history()?.board());
        let gone: Vec<Point> = self.way.stones.iter().map(|stone| stone.from).collect();
        let diagram = Diagram::new(board, "stones")
            .title(&cx.text("stones-board"))
            .description(&stones_in(cx.t, board, Window::whole(board.size())))
            .emptied(&gone)
            .chosen(from.and_then(|from| from.parse().ok()));
        let next = from.map_or_else(|| self.tapped("", None), |from| self.tapped(from, Some("")));
        Some((diagram.svg(), diagram.links(&next)))
    }

    /// `Black Q4 → R4`, with the link that removes it.
    pub(super) fn stones(&self) -> Vec<(String, String)> {
        let row = |stone: &MovedStone| {
            let mut rest = self.way.kept(&["noticed"]);
            rest.retain(|(name, value)| *name != "stone" || read(value).as_ref() != Some(stone));
            (moved_words(self.cx.t, stone), self.with_fields(rest))
        };
        self.way.stones.iter().map(row).collect()
    }

    /// The link for a chosen stone that is off the board.
    pub(super) fn off(&self) -> Option<String> {
        self.from().map(|from| self.tapped(from, Some(OFF)))
    }
}

pub(super) fn moved_words(t: Lang, stone: &MovedStone) -> String {
    let to = stone.to.map_or_else(|| t.text("stones-off"), |to| to.to_string());
    format!("{} {} → {to}", t.color(stone.color), stone.from)
}

pub(super) fn read(code: &str) -> Option<MovedStone> {
    let mut parts = code.split(':');
    let color = side(parts.next()?)?;
    let from = parts.next()?.parse().ok()?;
    let to = parts.next()?;
    let to = if to == OFF { None } else { Some(to.parse().ok()?) };
    Some(MovedStone { color, from, to })
}

pub(super) fn code(stone: &MovedStone) -> String {
    let to = stone.to.map_or_else(|| OFF.to_owned(), |to| to.to_string());
    format!("{}:{}:{to}", stone.color.letter(), stone.from)
}

impl Way {
    /// Adds the stone just named to the others; a tapped stone waits for its second point.
    /// The error is the form, with the fault at its field.
    pub(super) fn with_stone(self, history: Option<&History>) -> Result<Self, Form> {
        let typed = |name: &str| self.form.value(name).trim().to_ascii_uppercase();
        let (from, to) = (typed("from"), typed("to"));
        if from.is_empty() {
            return Ok(self);
        }
        let fits = |text: &str| {
            let point: Point = text.parse().ok()?;
            history.is_none_or(|h| h.board().check(point).is_ok()).then_some(point)
        };
        let wrong = |field: &str, key: &'static str| self.form.refused(field, Sentence::new(key));
        let Some(from) = fits(&from) else { return Err(wrong("from", "stones-no-point")) };
        let color = match history {
            Some(history) => {
                history.board().stone(from).ok_or_else(|| wrong("from", "stones-none-there"))?
            }
            None => side(&typed("stone-color")).unwrap_or(Color::Black),
        };
        if to.is_empty() && !self.says("noticed") && !self.form.has("to") {
            return Ok(self);
        }
        let to = if to.is_empty() || to == OFF.to_ascii_uppercase() {
            None
        } else {
            Some(fits(&to).ok_or_else(|| wrong("to", "stones-no-point"))?)
        };
        let stone = ("stone", code(&MovedStone { color, from, to }));
        let mut fields = self.all(&[]);
        fields.retain(|field| *field != stone);
        fields.push(stone);
        Ok(Self::read(Form::filled(fields)))
    }
}
