//! Displaced stones: from where to where, tapped on the recorded board or typed.

use crate::web::prelude::*;
use crate::web::views::goban::stones_in;
use referee::MovedStone;

use super::answers::{address, beside, kept};

const OFF: &str = "off";

pub(super) struct Stones {
    /// Empty without a record.
    pub board: String,
    pub taps: String,
    pub asks: String,
    /// `Black Q4 → R4`, with the link that removes it.
    pub so_far: Vec<(String, String)>,
    /// The link for a chosen stone that is off the board.
    pub off: Option<String>,
    /// Whether the colour has to be chosen, for lack of a record.
    pub colorless: bool,
}

pub(super) fn stones(t: Lang, file: Option<&GameFile>, here: &str, form: &Form) -> Stones {
    let known = kept(form, &["noticed"]);
    let with = |more: &[(&'static str, String)]| {
        address(here, &known.iter().cloned().chain(more.iter().cloned()).collect::<Vec<_>>())
    };
    let from =
        Some(form.value("from")).filter(|typed| form.wrong("from").is_none() && !typed.is_empty());
    let history = file.and_then(|file| file.game.history());
    let next = match from {
        Some(from) => with(&[("from", from.to_owned()), ("to", String::new())]),
        None => with(&[("from", String::new())]),
    };
    let (board, taps) = history.map_or_else(Default::default, |h| drawn(t, h, from, form, &next));
    let asks = from.map_or_else(
        || t.text("stones-from-asked"),
        |from| t.with("stones-to-asked", [("point", from.to_owned())]),
    );
    let without = |code: &str| {
        let rest = known.iter().filter(|(name, value)| *name != "stone" || value != code);
        address(here, &rest.cloned().collect::<Vec<_>>())
    };
    let so_far = form.values("stone").filter_map(|code| Some((read(code)?, without(code))));
    Stones {
        board,
        taps,
        asks,
        so_far: so_far.map(|(stone, out)| (moved_words(t, &stone), out)).collect(),
        off: from.map(|from| with(&[("from", from.to_owned()), ("to", OFF.to_owned())])),
        colorless: history.is_none(),
    }
}

fn drawn(
    t: Lang,
    history: &History,
    from: Option<&str>,
    form: &Form,
    next: &str,
) -> (String, String) {
    let board = history.board();
    let gone: Vec<Point> = form.values("stone").filter_map(|code| Some(read(code)?.from)).collect();
    let all = go::diagram::Window::whole(board.size());
    let diagram = Diagram::new(board, "stones")
        .title(&t.text("stones-board"))
        .description(&stones_in(t, board, all))
        .emptied(&gone)
        .chosen(from.and_then(|from| from.parse().ok()));
    (diagram.svg(), diagram.links(next))
}

pub(super) fn moved_words(t: Lang, stone: &MovedStone) -> String {
    let to = stone.to.map_or_else(|| t.text("stones-off"), |to| to.to_string());
    format!("{} {} → {to}", t.color(stone.color), stone.from)
}

pub(super) fn read(code: &str) -> Option<MovedStone> {
    let mut parts = code.split(':');
    let color = color_of(parts.next()?)?;
    let from = parts.next()?.parse().ok()?;
    let to = parts.next()?;
    let to = if to == OFF { None } else { Some(to.parse().ok()?) };
    Some(MovedStone { color, from, to })
}

pub(super) fn code(stone: &MovedStone) -> String {
    let to = stone.to.map_or_else(|| OFF.to_owned(), |to| to.to_string());
    format!("{}:{}:{to}", stone.color.letter(), stone.from)
}

fn color_of(letter: &str) -> Option<Color> {
    [Color::Black, Color::White].into_iter().find(|color| color.letter().to_string() == letter)
}

/// Adds the stone just named to the others; a tapped stone waits for its second point.
/// The error is the form, with the fault at its field.
pub(super) fn with_stone(form: Form, history: Option<&History>) -> Result<Form, Form> {
    let typed = |name: &str| form.value(name).trim().to_ascii_uppercase();
    let (from, to) = (typed("from"), typed("to"));
    if from.is_empty() {
        return Ok(form);
    }
    let fits = |text: &str| {
        let point: Point = text.parse().ok()?;
        history.is_none_or(|h| h.board().check(point).is_ok()).then_some(point)
    };
    let wrong = |field: &str, key: &'static str| form.refused(field, Sentence::new(key));
    let Some(from) = fits(&from) else { return Err(wrong("from", "stones-no-point")) };
    let color = match history {
        Some(history) => {
            history.board().stone(from).ok_or_else(|| wrong("from", "stones-none-there"))?
        }
        None => color_of(&typed("stone-color")).unwrap_or(Color::Black),
    };
    let known: Vec<(&'static str, String)> =
        kept(&form, &[]).into_iter().chain(beside(&form)).collect();
    if to.is_empty() && form.value("noticed").is_empty() && form.values("to").next().is_none() {
        return Ok(form);
    }
    let to = if to.is_empty() || to == OFF.to_ascii_uppercase() {
        None
    } else {
        Some(fits(&to).ok_or_else(|| wrong("to", "stones-no-point"))?)
    };
    let stone = ("stone", code(&MovedStone { color, from, to }));
    Ok(Form::filled(known.into_iter().filter(|field| *field != stone).chain([stone.clone()])))
}
