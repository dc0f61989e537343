//! Cards to cut out: name badges and numbers for the tables, eight on a sheet, and slips for matches of teams.

use crate::web::prelude::*;
use unicode_width::UnicodeWidthStr;

use super::super::people::{Person, alphabetical};
use super::{Sheet, in_sheets, still};

const A_SHEET: usize = 8;

/// Up to this many boards, two match slips fit on a sheet.
const HALF_A_SHEET: usize = 5;

#[derive(Template)]
#[template(path = "public/paper/cards.html")]
struct Cards {
    cx: Cx,
    sheet: Sheet,
    sheets: Vec<Vec<Card>>,
}

enum Card {
    Badge(Badge),
    Number(i32),
}

struct Badge {
    entry: Entry,
    person: Person,
    /// Leads to the player's public page.
    code: Code,
}

impl Badge {
    /// The first name and the surname; the name of a pair or a single name comes first, alone.
    fn names(&self) -> (&str, &str) {
        match (self.entry.first_name.as_str(), self.entry.surname.as_str()) {
            _ if self.entry.is_pair() => (self.person.name.as_str(), ""),
            ("", surname) => (surname, ""),
            names => names,
        }
    }

    /// CSS class by the longest word and all letters: empty, `long` or `longer`.
    fn size(&self) -> &'static str {
        let (called, surname) = self.names();
        let words = called.split_whitespace().chain(surname.split_whitespace());
        match (words.map(str::width).max().unwrap_or(0), called.width() + surname.width()) {
            (word, all) if word <= 11 && all <= 28 => "",
            (word, all) if word <= 19 && all <= 50 => "long",
            _ => "longer",
        }
    }
}

impl Cards {
    fn of(cx: Cx, title: String, round: RoundNo, cards: Vec<Card>) -> Self {
        let sheet = Sheet::new(cx.t, cx.tournament(), round, title.clone(), String::new());
        Self { cx: still(cx, title), sheet, sheets: in_sheets(cards, A_SHEET) }
    }
}

/// Sorted by name.
pub(in crate::pages::public) async fn badges(visit: Visit, request: HttpRequest) -> Answer {
    let server = visit.origin(&request);
    let page = move |cx: Cx, _: &Service| {
        let base = format!("{server}{}", cx.to("/players/"));
        let mut entries = cx.tournament().entries.clone();
        entries.sort_by_cached_key(|entry| alphabetical(cx.t, entry));
        let badge = |entry: Entry| {
            let person = Person::new(cx.t, &entry, &base);
            Ok(Card::Badge(Badge { code: Code::of(&person.href)?, entry, person }))
        };
        let badges = entries.into_iter().map(badge).collect::<Result<Vec<_>>>()?;
        let title = cx.text("paper-badges");
        Ok(Cards::of(cx, title, RoundNo(0), badges))
    };
    visit.once(page).await
}

/// As many table numbers as the newest round has, or as the players need.
pub(in crate::pages::public) async fn numbers(visit: Visit) -> Answer {
    let page = |cx: Cx, _: &Service| {
        let newest = newest_round(cx.tournament());
        let last = newest.and_then(|round| round.boards.iter().map(|board| board.table.0).max());
        let needed = cx.tournament().entries.len().div_ceil(2);
        let needed = i32::try_from(needed).unwrap_or(i32::MAX);
        let round = newest.map_or(RoundNo(0), |round| round.no);
        let numbers = 1..=last.unwrap_or(0).max(needed);
        let title = cx.text("paper-tables");
        Ok(Cards::of(cx, title, round, numbers.map(Card::Number).collect()))
    };
    visit.once(page).await
}

#[derive(Template)]
#[template(path = "public/paper/match_slips.html")]
struct MatchSlips {
    cx: Page,
    no: RoundNo,
    sheet: Sheet,
    /// Each with the code that leads to its first board.
    sheets: Vec<Vec<(MatchBlock, Option<Code>)>>,
    back: String,
}

/// Two slips per sheet, or one if matches have many boards. `boards` is the address above that of each board.
pub(in crate::pages::public) fn match_slips(
    page: Page,
    event: &Event,
    round: &Round,
    boards: &str,
) -> Result<impl Template + use<>> {
    let (t, all) = (page.t, &event.snapshot.tournament);
    let slip = |one: &TeamMatch| {
        let block = match_block(t, all, round, one, "");
        let first = block.rows.iter().find_map(|row| row.table);
        let code = first.map(|table| Code::of(&format!("{boards}/{table}"))).transpose()?;
        Ok((block, code))
    };
    let slips = round.teams.matches.iter().map(slip).collect::<Result<Vec<_>>>()?;
    let few = usize::from(all.teams.size) <= HALF_A_SHEET;
    let title = t.with("slips-title", [("round", round.no)]);
    Ok(MatchSlips {
        no: round.no,
        sheet: Sheet::new(t, all, round.no, title.clone(), String::new()),
        sheets: in_sheets(slips, if few { 2 } else { 1 }),
        back: event.path(&format!("/rounds/{}", round.no)),
        cx: page.still().titled(title),
    })
}
