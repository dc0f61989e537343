//! The sheets: tables, which the browser breaks into pages, and lists and cards, which are broken here.

use crate::web::prelude::*;
use crate::web::views::people::told_apart;
use crate::web::views::position::EventPosition;
use unicode_width::UnicodeWidthStr;

use super::super::cross::CrossTable;
use super::super::many::Many;
use super::super::people::alphabetical;
use super::super::round::{board_row, terms};
use super::super::seating::by_name;
use super::super::standings::{round_asked, through};
use super::super::team_standings::TeamTable;
use super::names::Names;
use super::{Sheet, still};

/// Columns of criteria next to the rounds, in landscape and in portrait.
const ACROSS: usize = 4;
const UPRIGHT: usize = 2;

/// Up to this many rounds there is room for long names of clubs.
const FEW_ROUNDS: i32 = 6;

/// Cards on a sheet.
const CARDS: usize = 8;

#[derive(Template)]
#[template(path = "public/paper/sheet.html")]
struct SheetPage {
    cx: Cx,
    sheet: Sheet,
    list: List,
}

enum List {
    Names(Names),
    Boards(Round),
    Matches(Round),
    Teams(TeamTable),
    /// As everybody may see them.
    Squads(Tournament),
    Standings(Many),
    Wall(Many),
    Cross(CrossTable),
    /// Each with the code that leads to the player's public page.
    Badges(Vec<(Entry, Code)>),
    /// Of tables.
    Numbers(Vec<i32>),
}

/// The last word of the address says which sheet. Lists of a round take `?round=N`; the wall list is by place, or with
/// `?sort=start` by strength.
pub(super) async fn show(visit: Visit, request: HttpRequest) -> Answer {
    let name = request.match_info().as_str().rsplit('/').next().unwrap_or_default().to_owned();
    let by_strength = visit.query.value("sort") == "start";
    let server = visit.origin(&request);
    let asked = match name.as_str() {
        "squads" | "badges" | "tables" => None,
        _ => round_asked(&visit.query, visit.tournament())?,
    };
    let page = move |cx: Cx, service: &Service| {
        let (list, sheet) = match name.as_str() {
            "names" | "boards" | "matches" => of_round(&cx, &name, asked)?,
            "badges" | "tables" => of_cards(&cx, &name, &server)?,
            _ => of_event(&cx, &name, asked, by_strength),
        };
        let title = match list {
            List::Names(_) => cx.text("paper-names"),
            List::Boards(_) => cx.text("paper-boards"),
            List::Matches(_) => cx.text("paper-matches"),
            List::Teams(_) => cx.text("paper-team-table"),
            _ => sheet.title.clone(),
        };
        let sheet = match list {
            List::Squads(_) | List::Cross(_) | List::Badges(_) | List::Numbers(_) => sheet,
            _ => sheet.ended(&cx, service),
        };
        Ok(SheetPage { cx: still(cx, title), sheet, list })
    };
    visit.once(page).await
}

/// Of the round that is asked for, else of the newest one.
fn of_round(cx: &Cx, name: &str, asked: Option<RoundNo>) -> Result<(List, Sheet)> {
    let all = cx.tournament();
    let newest = || current_round(all).ok_or_else(WebError::no_page);
    let round = asked.map_or_else(newest, |no| public_round(all, no))?;
    let (list, how) = match name {
        "names" => {
            let how = format!("{} {}", cx.text("hall-how"), terms(cx.t, all, round));
            (List::Names(Names(by_name(cx.t, all, round, ""))), how)
        }
        "boards" => (List::Boards(round.clone()), terms(cx.t, all, round)),
        _ => (List::Matches(round.clone()), String::new()),
    };
    let title = cx.with("round-number", [("round", round.no)]);
    Ok((list, Sheet::new(cx.t, all, round.no, title, how)))
}

/// After the round that is asked for, else after the newest one with a result.
fn of_event(cx: &Cx, name: &str, asked: Option<RoundNo>, by_strength: bool) -> (List, Sheet) {
    let public = cx.tournament().public();
    let through = through(&public, asked);
    let titled = |after, plain| sheet_title(cx.t, &public, asked, (after, plain));
    let many = |by_strength, most| Many::of(cx.t, public.clone(), (through, by_strength), most);
    let cells = if by_strength { "sheet-cells-number" } else { "sheet-cells" };
    let (title, how, list) = match name {
        "teams" => {
            let table = TeamTable::of(cx, asked);
            (titled("sheet-standings", "way-standings"), table.how(), List::Teams(table))
        }
        "cross" => {
            let table = CrossTable::of(cx, asked);
            (titled("sheet-cross", "cross-title"), table.how(), List::Cross(table))
        }
        "standings" => {
            let list = List::Standings(many(false, ACROSS));
            (titled("sheet-standings", "way-standings"), "sheet-cells", list)
        }
        "wall" => {
            (titled("wall-after", "wall-title"), cells, List::Wall(many(by_strength, UPRIGHT)))
        }
        _ => {
            let title = cx.text("paper-squads");
            let sheet = Sheet::new(cx.t, &public, RoundNo(0), title, String::new());
            return (List::Squads(public), sheet);
        }
    };
    (list, Sheet::new(cx.t, cx.tournament(), through, title, cx.text(how)))
}

/// Badges by name; as many table numbers as the newest round has, or as the players need.
fn of_cards(cx: &Cx, name: &str, server: &str) -> Result<(List, Sheet)> {
    let all = cx.tournament();
    let titled = |round, title| Sheet::new(cx.t, all, round, title, String::new());
    if name == "badges" {
        let mut entries = all.entries.clone();
        entries.sort_by_cached_key(|entry| alphabetical(cx.t, entry));
        let badge = |entry: Entry| {
            let player = cx.to(format!("/players/{}", entry.id));
            Ok((entry, Code::of(&format!("{server}{player}"))?))
        };
        let badges = entries.into_iter().map(badge).collect::<Result<_>>()?;
        return Ok((List::Badges(badges), titled(RoundNo(0), cx.text("paper-badges"))));
    }
    let newest = newest_round(all);
    let last = newest.and_then(|round| round.boards.iter().map(|board| board.table.0).max());
    let needed = i32::try_from(all.entries.len().div_ceil(2)).unwrap_or(i32::MAX);
    let numbers = (1..=last.unwrap_or(0).max(needed)).collect();
    let round = newest.map_or(RoundNo(0), |round| round.no);
    Ok((List::Numbers(numbers), titled(round, cx.text("paper-tables"))))
}

impl SheetPage {
    /// CSS class of the paper.
    const fn paper(&self) -> &'static str {
        match self.list {
            List::Names(_) => "sheet-names",
            List::Boards(_) | List::Matches(_) | List::Squads(_) => "sheet-boards",
            List::Wall(_) => "sheet-upright",
            List::Teams(_) | List::Standings(_) | List::Cross(_) => "sheet-across",
            List::Badges(_) | List::Numbers(_) => "sheet-cards",
        }
    }

    fn heading(&self) -> &str {
        if let List::Teams(_) = self.list { &self.sheet.title } else { &self.cx.title }
    }

    /// The event as a position up to the round of the standings; empty at the head of other lists.
    fn position(&self) -> Result<String> {
        let (public, through) = match &self.list {
            List::Standings(of) => (&of.tournament, of.standings.through),
            List::Teams(of) => (&of.public, of.rounds()),
            _ => return Ok(String::new()),
        };
        let mut so_far = public.clone();
        so_far.rounds.retain(|round| round.no <= through);
        EventPosition::of(self.cx.t, &so_far, EventPosition::TABLES).html()
    }

    fn rows(&self, round: &Round) -> Vec<BoardRow> {
        let row = |board| board_row(self.cx.t, self.cx.tournament(), board, "");
        round.boards.iter().filter_map(row).collect()
    }

    /// Names of players without an opponent.
    fn byes(&self, round: &Round) -> Vec<String> {
        let all = self.cx.tournament();
        let byes = round.byes.iter().filter_map(|id| all.entry(*id));
        byes.map(|entry| told_apart(self.cx.t, all, entry)).collect()
    }

    fn matches(&self, round: &Round) -> Vec<MatchBlock> {
        match_blocks(self.cx.t, self.cx.tournament(), round)
    }

    fn captain<'a>(&self, public: &'a Tournament, team: &Team) -> Option<&'a Entry> {
        public.entry(team.captain?)
    }

    fn squad<'a>(&self, public: &'a Tournament, team: &Team) -> Vec<&'a Entry> {
        team.squad.iter().filter_map(|id| public.entry(*id)).collect()
    }

    fn name(&self, public: &Tournament, entry: &Entry) -> String {
        told_apart(self.cx.t, public, entry)
    }

    const fn kind(&self, of: &Many) -> &'static str {
        if of.standings.through.0 <= FEW_ROUNDS { "roomy" } else { "" }
    }

    /// Columns before the rounds, and all.
    fn width(&self, of: &Many) -> (usize, usize) {
        let before = 4 + of.columns.len();
        (before, before + usize::try_from(of.standings.through.0).unwrap_or(0))
    }

    fn sheets<'a, T>(&self, cards: &'a [T]) -> Vec<&'a [T]> {
        cards.chunks(CARDS).collect()
    }

    /// The first name and the surname; the name of a pair or a single name comes first, alone.
    fn names(&self, entry: &Entry) -> (String, String) {
        match (entry.first_name.as_str(), entry.surname.as_str()) {
            _ if entry.is_pair() => (self.cx.person(entry), String::new()),
            ("", surname) => (surname.to_owned(), String::new()),
            (first, surname) => (first.to_owned(), surname.to_owned()),
        }
    }

    /// CSS class of a badge by the longest word and all letters: empty, `long` or `longer`.
    fn size(&self, called: &str, surname: &str) -> &'static str {
        let words = called.split_whitespace().chain(surname.split_whitespace());
        match (words.map(str::width).max().unwrap_or(0), called.width() + surname.width()) {
            (word, all) if word <= 11 && all <= 28 => "",
            (word, all) if word <= 19 && all <= 50 => "long",
            _ => "longer",
        }
    }
}
