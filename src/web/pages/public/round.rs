use crate::web::prelude::*;
use crate::web::views::board_row::SeatRow;
use crate::web::views::mended::{mended_lines, mended_tables};
use crate::web::views::namesakes::apart;
use crate::web::views::plain::is_near;
use crate::web::views::seal::seal;
use crate::web::views::windows::Weeks;
use crate::web::views::words::rooms_line;
use store::GameCount;

use super::many::{A_PAGE, Part, page_start, parts};
use super::matches;
use super::paper::day_of;
use super::people::{Person, Search, alphabetical};
use super::seating::{Seating, by_name};
use super::starts::Starts;

#[derive(Template)]
#[template(path = "public/round.html")]
struct RoundPage {
    cx: Page,
    no: RoundNo,
    /// Only printed: the event, and when the round is played.
    on_paper: (String, String),
    /// Address of the sheet that is printed instead; empty for a search.
    sheet: String,
    rounds: Vec<RoundLink>,
    state: String,
    terms: String,
    typed: String,
    sorted_by_name: bool,
    lists: Lists,
    parts: Vec<Part>,
    here: String,
    draft: Option<String>,
    hall: String,
    paper: String,
    rules: String,
    seal: Option<Seal>,
    why: String,
    mended: Vec<MendedLine>,
    said: Vec<AnnouncementLine>,
    starts: Starts,
    weeks: Weeks,
}

struct Lists {
    /// By table; empty if the list is by name.
    rows: Vec<BoardRow>,
    /// Below the boards; empty if the list is by name.
    byes: Vec<Person>,
    /// Boards and byes by name; empty if the list is by table.
    names: Vec<Seating>,
    absent: Vec<Person>,
}

struct RoundQuery {
    no: RoundNo,
    sorted_by_name: bool,
    typed: String,
    /// The row to show, counted from 1.
    from: String,
}

impl RoundQuery {
    fn new(request: &HttpRequest, no: RoundNo) -> Self {
        let query = Form::of_query(request);
        let typed = query.value("q").trim().chars().take(100).collect();
        let from = query.value("from").parse().unwrap_or(1_u32).to_string();
        Self { no, sorted_by_name: query.value("sort") == "name", typed, from }
    }
}

pub async fn show(visit: Visit, place: Path<(String, i32)>, request: HttpRequest) -> Answer {
    answer(visit, RoundQuery::new(&request, RoundNo(place.1))).await
}

/// By name each player has a row, by table each board.
fn rows_of(round: &Round, by_name: bool) -> usize {
    if by_name { 2 * round.boards.len() + round.byes.len() } else { round.boards.len() }
}

fn query_of(by_name: bool, start: usize) -> String {
    match (by_name, start) {
        (false, 0) => String::new(),
        (true, 0) => "?sort=name".to_owned(),
        (false, _) => format!("?from={}", start + 1),
        (true, _) => format!("?sort=name&from={}", start + 1),
    }
}

pub(super) async fn newest(visit: Visit, request: &HttpRequest) -> Answer {
    let newest = current_round(&visit.event.snapshot.tournament).map(|round| round.no);
    let no = newest.ok_or_else(WebError::no_page)?;
    answer(visit, RoundQuery::new(request, no)).await
}

async fn answer(visit: Visit, asked: RoundQuery) -> Answer {
    let of_teams = !public_round(&visit.event.snapshot.tournament, asked.no)?.teams.is_empty();
    if of_teams && !asked.sorted_by_name {
        return matches::answer(visit, asked.no, asked.typed, &asked.from).await;
    }
    if !asked.typed.is_empty() {
        return visit.fresh(move |page, event, service| view(page, event, &asked, service)).await;
    }
    let tournament = &visit.event.snapshot.tournament;
    let rows = rows_of(public_round(tournament, asked.no)?, asked.sorted_by_name);
    let start = page_start(&asked.from, rows, A_PAGE);
    let address = format!("/rounds/{}{}", asked.no, query_of(asked.sorted_by_name, start));
    visit.answer(&address, move |page, event, service| view(page, event, &asked, service)).await
}

fn view(page: Page, event: &Event, asked: &RoundQuery, service: &Service) -> Result<RoundPage> {
    let t = page.t;
    let tournament = &event.snapshot.tournament;
    let round = public_round(tournament, asked.no)?;
    let here = event.path(&format!("/rounds/{}", round.no));
    let done = round.boards.len() - round.pending().count();
    let rulings = shown_rulings(t, service, event)?;
    let mended = service.mendings(event.snapshot.id, round.no)?;
    let over = done == round.boards.len() && done > 0;
    // A search looks through all rows.
    let rows = if asked.typed.is_empty() { rows_of(round, asked.sorted_by_name) } else { 0 };
    let start = page_start(&asked.from, rows, A_PAGE);
    Ok(RoundPage {
        no: round.no,
        on_paper: (tournament.settings.name.clone(), day_of(t, tournament, round.no)),
        sheet: match (asked.typed.is_empty(), asked.sorted_by_name) {
            (false, _) => String::new(),
            (true, true) => event.path(&format!("/paper/names?round={}", round.no)),
            (true, false) => event.path(&format!("/paper/boards?round={}", round.no)),
        },
        rounds: round_links(tournament, Some(round.no), |no| event.path(&format!("/rounds/{no}"))),
        state: state(t, done, round.boards.len()),
        terms: terms(t, tournament, round),
        typed: asked.typed.clone(),
        sorted_by_name: asked.sorted_by_name,
        parts: parts(rows, A_PAGE, Some(start), |start| {
            format!("{here}{}", query_of(asked.sorted_by_name, start))
        }),
        lists: Lists::new(t, tournament, round, asked, &event.path("/players/"))
            .page(start, rows)
            .ruled(&rulings, round)
            .mended(&mended_tables(t, &mended))
            .recorded(&service.game_counts(event.snapshot.id)?, event, round)
            .said(&provisional(service, event, round)?)
            .within(tournament.clock(round.no).window.is_some()),
        seal: seal(t, service, event, round)?,
        why: event.path(&format!("/rounds/{}/why", round.no)),
        said: public_announcements(t, service, event)?,
        mended: mended_lines(t, event, &mended),
        starts: if over { Starts::unknown() } else { Starts::of(t, tournament, round.no) },
        weeks: Weeks::of(t, tournament, round.no),
        draft: event.may_change().then(|| draft_of(event, round.no)),
        hall: event.path("/hall"),
        paper: event.path("/paper"),
        rules: event.path("/rules"),
        here,
        cx: page.titled(t.with("round-number", [("round", round.no)])),
    })
}

impl RoundPage {
    /// The list that the script filters while one types. It is empty if there are several pages: then the server
    /// searches.
    const fn searched_here(&self) -> &'static str {
        if self.parts.is_empty() { "boards" } else { "" }
    }
}

impl Lists {
    fn new(
        t: Lang,
        tournament: &Tournament,
        round: &Round,
        asked: &RoundQuery,
        base: &str,
    ) -> Self {
        let search = Search::new(&asked.typed);
        let all = Self::of(t, tournament, (round, asked), base, |words| search.finds(words));
        if search.is_empty() || !all.is_empty() {
            return all;
        }
        Self::of(t, tournament, (round, asked), base, |words| is_near(words, &asked.typed))
    }

    fn of(
        t: Lang,
        tournament: &Tournament,
        (round, asked): (&Round, &RoundQuery),
        base: &str,
        finds: impl Fn(&str) -> bool,
    ) -> Self {
        let (mut rows, mut byes, mut names) = (Vec::new(), Vec::new(), Vec::new());
        if asked.sorted_by_name {
            names = by_name(t, tournament, round, base);
            names.retain(|seating| finds(&seating.person.words));
        } else {
            let boards = round.boards.iter().filter_map(|b| board_row(t, tournament, b, base));
            rows = boards.filter(|row| finds(&words_of(row))).collect();
            byes = people(t, tournament, round.byes.iter().copied(), base);
            byes.retain(|person| finds(&person.words));
        }
        let mut absent = people(t, tournament, absentees(t, tournament, round), base);
        absent.retain(|person| finds(&person.words));
        Self { rows, byes, names, absent }
    }

    /// One page of `rows` rows, from row `start` on. By table, byes are on the last page.
    fn page(mut self, start: usize, rows: usize) -> Self {
        let end = start + A_PAGE;
        if rows > A_PAGE {
            self.rows = self.rows.into_iter().skip(start).take(A_PAGE).collect();
            self.names = self.names.into_iter().skip(start).take(A_PAGE).collect();
            if end < rows {
                self.byes.clear();
            }
        }
        self
    }

    fn ruled(mut self, rulings: &[ShownRuling], round: &Round) -> Self {
        for row in &mut self.rows {
            let here = rulings.iter().filter(|r| r.is_at(round, row.table));
            row.rulings = here.map(|r| (r.number.clone(), r.href.clone())).collect();
        }
        self
    }

    /// Says of a table since when it differs from what was published.
    fn mended(mut self, tables: &BTreeMap<TableNo, String>) -> Self {
        for row in &mut self.rows {
            row.changed = tables.get(&row.table).cloned().unwrap_or_default();
        }
        self
    }

    /// Links boards to their recorded games, and for a recorder to recording.
    fn recorded(mut self, counts: &[GameCount], event: &Event, round: &Round) -> Self {
        let recorder = event.may_record() && !event.is_staff();
        for row in &mut self.rows {
            if recorder {
                row.record = event.path(&format!("/boards/{}/{}/record", round.no, row.table));
            }
            let mut counts = counts.iter();
            if let Some(count) = counts.find(|c| c.round == round.no && c.table == row.table) {
                row.game = event.path(&format!("/games/{}/{}", round.no, row.table));
                if row.ending.is_pending() && count.entered > 0 {
                    row.picture = format!("{}/board.svg?moves={}", row.game, count.entered);
                }
            }
        }
        self
    }

    fn said(mut self, said: &BTreeMap<TableNo, Ending>) -> Self {
        for row in &mut self.rows {
            row.provisional = said.get(&row.table).copied();
        }
        self
    }

    /// In a round with a window, a board without a result has not been played yet.
    fn within(mut self, window: bool) -> Self {
        for row in &mut self.rows {
            row.to_play = window && row.ending.is_pending() && row.picture.is_empty();
        }
        self
    }

    fn is_empty(&self) -> bool {
        self.rows.is_empty()
            && self.byes.is_empty()
            && self.names.is_empty()
            && self.absent.is_empty()
    }
}

/// Endings of boards without a result: by their record, and by reports of both players that agree. If the event shows
/// no provisional results, only staff see any, and only by record.
fn provisional(
    service: &Service,
    event: &Event,
    round: &Round,
) -> Result<BTreeMap<TableNo, Ending>, ServiceError> {
    let shown = event.snapshot.tournament.settings.players.provisional;
    let mut known = BTreeMap::new();
    if shown || event.is_staff() {
        let ended = service.recorded_endings(&event.snapshot)?.into_iter();
        known.extend(ended.filter(|(no, ..)| *no == round.no).map(|(_, table, end)| (table, end)));
    }
    if !shown {
        return Ok(known);
    }
    let words = service.reports_in(event.snapshot.id, &[round.no])?;
    let agreed = |board: &Board| {
        let seats = [board.black, board.white];
        let here = words.iter().filter(|(no, players, _)| (*no, *players) == (round.no, seats));
        let said: Vec<Reported> = here.map(|(.., word)| word.clone()).collect();
        match Reports::at(board, &said) {
            Reports::Same(ending) => Some((board.table, ending)),
            _ => None,
        }
    };
    known.extend(round.pending().filter_map(agreed));
    Ok(known)
}

pub(super) fn board_row(
    t: Lang,
    tournament: &Tournament,
    board: &Board,
    base: &str,
) -> Option<BoardRow> {
    let seat = |id: EntryId| {
        let entry = tournament.entry(id)?;
        let row = SeatRow::new(t, entry, &format!("{base}{id}"), false);
        let apart = apart(t, tournament, entry);
        let words = format!("{} {apart}", row.words).trim_end().to_owned();
        Some(SeatRow { name: t.listed([&row.name, &apart]), words, ..row })
    };
    let (black, white) = (seat(board.black)?, seat(board.white)?);
    let (komi, usual) = (tournament.komi_of(board), tournament.settings.komi);
    let date = board.date().agreed.as_ref().map(|date| match board.ending.is_pending() {
        true => t.moment(t.local(date.at)),
        false => t.day(t.local(date.at).date()),
    });
    let row = BoardRow::new(board, black, white, komi, usual);
    Some(BoardRow { date: date.unwrap_or_default(), ..row })
}

/// A search for a table number finds that table.
fn words_of(row: &BoardRow) -> String {
    format!("{} {} {}", row.table, row.black.words, row.white.words)
}

pub(super) fn state_of(t: Lang, round: &Round) -> String {
    state(t, round.boards.len() - round.pending().count(), round.boards.len())
}

fn state(t: Lang, done: usize, total: usize) -> String {
    match done {
        _ if total == 0 => String::new(),
        0 => t.with("round-begun", [("total", total)]),
        done if done == total => t.with("round-done", [("total", total)]),
        done => t.with("round-running", (("done", done), ("total", total))),
    }
}

/// Handicap, komi and rooms, said once so that rows need not repeat them.
pub(super) fn terms(t: Lang, tournament: &Tournament, round: &Round) -> String {
    let komi = [("komi", t.points(tournament.settings.komi))];
    let even = round.boards.iter().all(|board| board.handicap == 0);
    let said = t.with(if even { "round-all-even" } else { "round-mostly-even" }, komi);
    format!("{said} {}", rooms_line(t, &tournament.settings.rooms)).trim_end().to_owned()
}

fn absentees(t: Lang, tournament: &Tournament, round: &Round) -> impl Iterator<Item = EntryId> {
    let boards = round.boards.iter().flat_map(|board| [board.black, board.white]);
    let here: HashSet<EntryId> = boards.chain(round.byes.iter().copied()).collect();
    let mut away: Vec<_> = tournament
        .entries
        .iter()
        .filter(|entry| entry.is_final() && !here.contains(&entry.id))
        .collect();
    away.sort_by_cached_key(|entry| alphabetical(t, entry));
    away.into_iter().map(|entry| entry.id)
}

fn people(
    t: Lang,
    tournament: &Tournament,
    entries: impl Iterator<Item = EntryId>,
    base: &str,
) -> Vec<Person> {
    let entries = entries.filter_map(|id| tournament.entry(id));
    entries.map(|entry| Person::among(t, tournament, entry, base)).collect()
}
