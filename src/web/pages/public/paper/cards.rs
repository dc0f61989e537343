//! Cards to cut out, eight on a sheet: name badges, and numbers for the tables.

use crate::web::prelude::*;
use unicode_width::UnicodeWidthStr;

use super::super::people::{Person, alphabetical};
use super::{Sheet, in_sheets, still};

const A_SHEET: usize = 8;

struct Badge {
    /// The first name; for a pair or a single name the whole name.
    called: String,
    surname: String,
    person: Person,
    /// Leads to the player's public page.
    code: Code,
}

impl Badge {
    fn of(cx: &Cx, entry: &Entry, base: &str) -> Result<Self> {
        let person = Person::new(cx.t, entry, base);
        let (called, surname) = if entry.is_pair() {
            (person.name.as_str(), "")
        } else if entry.first_name.is_empty() {
            (entry.surname.as_str(), "")
        } else {
            (entry.first_name.as_str(), entry.surname.as_str())
        };
        let (called, surname) = (called.to_owned(), surname.to_owned());
        Ok(Self { code: Code::of(&person.href)?, called, surname, person })
    }

    /// CSS class by the longest word and all letters: empty, `long` or `longer`.
    fn size(&self) -> &'static str {
        let words = self.called.split_whitespace().chain(self.surname.split_whitespace());
        match (words.map(str::width).max().unwrap_or(0), self.called.width() + self.surname.width())
        {
            (word, all) if word <= 11 && all <= 28 => "",
            (word, all) if word <= 19 && all <= 50 => "long",
            _ => "longer",
        }
    }
}

#[derive(Template)]
#[template(path = "public/paper/badges.html")]
struct Badges {
    cx: Cx,
    sheet: Sheet,
    sheets: Vec<Vec<Badge>>,
}

/// Sorted by name.
pub(in crate::pages::public) async fn badges_sheet(visit: Visit, request: HttpRequest) -> Answer {
    let server = visit.origin(&request);
    let page = move |cx: Cx, _: &Service| {
        let base = format!("{server}{}", cx.to("/players/"));
        let mut entries: Vec<&Entry> = cx.tournament().entries.iter().collect();
        entries.sort_by_cached_key(|entry| alphabetical(cx.t, entry));
        let badges = entries.into_iter().map(|entry| Badge::of(&cx, entry, &base));
        let sheets = in_sheets(badges.collect::<Result<Vec<_>>>()?, A_SHEET);
        let title = cx.text("paper-badges");
        Ok(Badges { sheet: Sheet::of_event(&cx, title.clone()), sheets, cx: still(cx, title) })
    };
    visit.once(page).await
}

#[derive(Template)]
#[template(path = "public/paper/numbers.html")]
struct Numbers {
    cx: Cx,
    sheet: Sheet,
    sheets: Vec<Vec<i32>>,
}

/// As many table numbers as the newest round has, or as the players need.
pub(in crate::pages::public) async fn numbers_sheet(visit: Visit) -> Answer {
    let page = |cx: Cx, _: &Service| {
        let newest = newest_round(cx.tournament());
        let last = newest.and_then(|round| round.boards.iter().map(|board| board.table.0).max());
        let needed = cx.tournament().entries.len().div_ceil(2);
        let needed = i32::try_from(needed).unwrap_or(i32::MAX);
        let round = newest.map_or(RoundNo(0), |round| round.no);
        let title = cx.text("paper-tables");
        Ok(Numbers {
            sheet: Sheet::new(cx.t, cx.tournament(), round, title.clone(), String::new()),
            sheets: in_sheets(1..=last.unwrap_or(0).max(needed), A_SHEET),
            cx: still(cx, title),
        })
    };
    visit.once(page).await
}
