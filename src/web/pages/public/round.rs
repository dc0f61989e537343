//! A round: its boards by table, its players by name, or the matches of a team event with their boards.

use super::*;

struct Asked {
    no: RoundNo,
    by_name: bool,
    typed: String,
    /// Rows of the whole list, rows on a page, and the first one shown, counted from 0. A search looks through all.
    rows: usize,
    most: usize,
    start: usize,
}

#[derive(Template)]
#[template(path = "public/round.html")]
struct RoundPage {
    cx: Cx,
    asked: Asked,
    round: Round,
    lists: Lists,
    said: Vec<Announcement>,
    mended: Vec<MendedLine>,
    seal: Option<Seal>,
}

/// The lists that were not asked for are empty.
#[derive(Default)]
struct Lists {
    /// By table; of a team event, the boards that belong to no match.
    rows: Vec<BoardRow>,
    byes: Vec<PlayerRow>,
    /// Boards and byes by name.
    names: Vec<Seating>,
    absent: Vec<PlayerRow>,
    matches: Vec<MatchBlock>,
    free_teams: Vec<TeamLink>,
}

#[route("GET", "/t/{slug}/rounds/{round}", Public)]
async fn show(visit: Visit, place: Numbered) -> Answer {
    answer(visit, RoundNo(place.1)).await
}

pub(super) async fn newest(visit: Visit) -> Answer {
    let newest = current_round(visit.tournament()).map(|round| round.no);
    answer(visit, newest.ok_or_else(WebError::no_page)?).await
}

async fn answer(visit: Visit, no: RoundNo) -> Answer {
    let asked = Asked::of(&visit.query, visit.tournament(), no)?;
    if !asked.typed.is_empty() {
        return visit.once(|cx, service| RoundPage::of(cx, asked, service)).await;
    }
    let address = format!("/rounds/{no}{}", asked.query(asked.start));
    visit.kept(&address, |cx, service| RoundPage::of(cx, asked, service)).await
}

impl Asked {
    fn of(query: &Form, tournament: &Tournament, no: RoundNo) -> Result<Self> {
        let typed: String = query.value("q").trim().chars().take(100).collect();
        let by_name = query.value("sort") == "name";
        let round = public_round(tournament, no)?;
        let boards = round.boards.len();
        let (rows, most) = match (by_name, round.teams.is_empty()) {
            (true, _) => (2 * boards + round.byes.len(), A_PAGE),
            (false, true) => (boards, A_PAGE),
            // As many matches as have about a page of boards.
            (false, false) => {
                let boards_each = usize::from(tournament.teams.size.max(1));
                (round.teams.matches.len(), (A_PAGE / boards_each).max(1))
            }
        };
        Ok(match typed.is_empty() {
            true => {
                let start = page_start(query.value("from"), rows, most);
                Self { no, by_name, typed, rows, most, start }
            }
            false => Self { no, by_name, typed, rows: 0, most: usize::MAX, start: 0 },
        })
    }

    fn query(&self, start: usize) -> String {
        match (self.by_name, start) {
            (false, 0) => String::new(),
            (true, 0) => "?sort=name".to_owned(),
            (false, _) => format!("?from={}", start + 1),
            (true, _) => format!("?sort=name&from={}", start + 1),
        }
    }

    fn page<T>(&self, all: impl IntoIterator<Item = T>) -> impl Iterator<Item = T> {
        all.into_iter().skip(self.start).take(self.most)
    }
}

impl RoundPage {
    fn of(cx: Cx, asked: Asked, service: &Service) -> Result<Self> {
        let (t, event) = (cx.t, &cx.event);
        let round = public_round(cx.tournament(), asked.no)?.clone();
        let mended = service.mendings(event.snapshot.id, round.no)?;
        let title = cx.with("round-number", [("round", round.no)]);
        Ok(Self {
            lists: match (asked.by_name, round.teams.is_empty()) {
                (false, false) => Lists::of_matches(&cx, &round, &asked, service)?,
                _ => Lists::of(&cx, &round, &asked, &mended, service)?,
            },
            said: public_announcements(service, event)?,
            mended: mended_lines(t, event, &mended),
            seal: seal(t, service, event, &round)?,
            cx: cx.titled(title),
            asked,
            round,
        })
    }

    fn is_of_matches(&self) -> bool {
        !self.asked.by_name && !self.round.teams.is_empty()
    }

    fn here(&self) -> String {
        self.cx.to(format!("/rounds/{}", self.round.no))
    }

    /// Address of the sheet that is printed instead; empty for a search, and for matches.
    fn sheet(&self) -> String {
        let list = if self.asked.by_name { "names" } else { "boards" };
        match self.asked.typed.is_empty() && !self.is_of_matches() {
            true => self.cx.to(format!("/paper/{list}?round={}", self.round.no)),
            false => String::new(),
        }
    }

    fn rounds(&self) -> Vec<RoundLink> {
        let href = |no| self.cx.to(format!("/rounds/{no}"));
        round_links(self.cx.tournament(), Some(self.round.no), href)
    }

    fn is_over(&self) -> bool {
        let begun = self.is_of_matches() || !self.round.boards.is_empty();
        begun && self.round.pending().next().is_none()
    }

    /// Whether a game on this page is recorded and goes on.
    fn is_live(&self) -> bool {
        self.lists.rows.iter().any(|row| !row.picture.is_empty())
    }

    fn parts(&self) -> Vec<ListPage> {
        let Asked { rows, most, start, .. } = self.asked;
        let href = |start| format!("{}{}", self.here(), self.asked.query(start));
        parts((rows, most, start), href)
    }

    /// The list that the script filters while one types. It is empty if there are several pages: then the server
    /// searches.
    fn searched_here(&self) -> &'static str {
        let one_page = self.asked.rows <= self.asked.most && !self.is_of_matches();
        if one_page { "boards" } else { "" }
    }
}

impl Lists {
    fn of(
        cx: &Cx,
        round: &Round,
        asked: &Asked,
        mended: &[Mended],
        service: &Service,
    ) -> Result<Self> {
        let tournament = cx.tournament();
        let entries = tournament.entries.iter();
        let mut absent: Vec<&Entry> =
            entries.filter(|entry| entry.is_final() && !round.has_place(entry.id)).collect();
        absent.sort_by_cached_key(|entry| alphabetical(cx.t, entry));
        let absent = absent.into_iter().map(|entry| cx.player_in(tournament, entry)).collect();
        let mut lists = Self { absent, ..Self::default() };
        if asked.by_name {
            lists.names = asked.page(by_name(cx.t, cx, round)).collect();
        } else {
            lists.rows = asked.page(rows(cx, round, mended, service)?).collect();
            // Below the boards, on the last page.
            if asked.start.saturating_add(asked.most) >= asked.rows {
                let byes = round.byes.iter().filter_map(|bye| tournament.entry(*bye));
                lists.byes = byes.map(|entry| cx.player_in(tournament, entry)).collect();
            }
        }
        let search = Search::new(&cx.table_or_words(&asked.typed));
        let found = lists.words().any(|words| search.finds(&words));
        lists.retain(|words| match found {
            true => search.finds(words),
            false => is_near(words, &asked.typed),
        });
        Ok(lists)
    }

    /// The matches by table. The search looks through teams and players.
    fn of_matches(cx: &Cx, round: &Round, asked: &Asked, service: &Service) -> Result<Self> {
        let (t, tournament) = (cx.t, cx.tournament());
        let seated = |one: &TeamMatch| seated_in(tournament, round.no, one).into_iter();
        let first_table = |one: &&TeamMatch| {
            let tables = seated(one).filter_map(|(_, players)| round.board_of(players[0]));
            tables.map(|board| board.table).min().unwrap_or(TableNo(i32::MAX))
        };
        let mut matches: Vec<&TeamMatch> = round.teams.matches.iter().collect();
        matches.sort_by_cached_key(first_table);
        let matches = asked.page(matches);
        let blocks = matches.map(|one| match_block(t, tournament, round, one, &cx.to("")));
        let search = Search::new(&cx.table_or_words(&asked.typed));
        let words = |block: &MatchBlock| block.words.clone();
        let mut matches =
            found_or_near(blocks, &asked.typed, words, |block| search.finds(&block.words));
        let counts = service.read(|c| c.game_counts(cx.event.snapshot.id))?;
        for row in matches.iter_mut().flat_map(|block| &mut block.rows) {
            let mut counts = counts.iter().filter(|count| count.round == round.no);
            if let Some(count) = counts.find(|count| Some(count.table) == row.table) {
                row.game = cx.to(format!("/games/{}/{}", round.no, count.table));
            }
        }
        let is_free = |team: &&Team| {
            let people = team.squad.iter().filter_map(|id| tournament.entry(*id)).map(words_of);
            let words = std::iter::once(team.name.clone()).chain(people).collect::<Vec<_>>();
            search.finds(&words.join(" "))
        };
        let free = round.teams.byes.iter().filter_map(|no| tournament.teams.team(*no));
        // An imported file can contain boards that belong to no match.
        let players = round.teams.matches.iter().flat_map(seated).flat_map(|(_, players)| players);
        let seated: HashSet<EntryId> = players.collect();
        let whole = asked.start == 0 && asked.typed.is_empty();
        let others = round.boards.iter().filter(|board| whole && !seated.contains(&board.black));
        Ok(Self {
            rows: others.filter_map(|board| board_row(cx, board)).collect(),
            free_teams: free.filter(is_free).map(|team| cx.team(team.no)).collect(),
            matches,
            ..Self::default()
        })
    }

    fn words(&self) -> impl Iterator<Item = String> {
        let seated = self.names.iter().map(|seating| &seating.person);
        let people = self.byes.iter().chain(&self.absent).chain(seated);
        self.rows.iter().map(words_of_row).chain(people.map(|person| person.words.clone()))
    }

    fn retain(&mut self, finds: impl Fn(&str) -> bool) {
        self.rows.retain(|row| finds(&words_of_row(row)));
        self.byes.retain(|person| finds(&person.words));
        self.names.retain(|seating| finds(&seating.person.words));
        self.absent.retain(|person| finds(&person.words));
    }

    /// Apart from boards that belong to no match.
    const fn is_empty(&self) -> bool {
        let people = self.names.is_empty() && self.byes.is_empty() && self.absent.is_empty();
        let teams = self.matches.is_empty() && self.free_teams.is_empty();
        people && teams && self.rows.is_empty()
    }
}

/// The boards with their rulings, mendings, records, reports.
fn rows(
    cx: &Cx,
    round: &Round,
    mended: &[Mended],
    service: &Service,
) -> Result<impl Iterator<Item = BoardRow>> {
    let rulings = shown_rulings(cx.t, service, &cx.event)?;
    let changed = mended_tables(cx.t, mended);
    let counts = service.read(|c| c.game_counts(cx.event.snapshot.id))?;
    let provisional = provisional(cx, round, service)?;
    let within = cx.tournament().clock(round.no).window.is_some();
    let recorder = cx.event.may_record() && !cx.event.is_staff();
    Ok(round.boards.iter().filter_map(move |board| {
        let place = format!("{}/{}", round.no, board.table);
        let here = |r: &&ShownRuling| r.is_at(round, board.table);
        let count = counts.iter().find(|c| (c.round, c.table) == (round.no, board.table));
        let game = count.map(|_| cx.to(format!("/games/{place}"))).unwrap_or_default();
        let pending = board.ending.is_pending();
        let moves = count.map(|count| count.entered).filter(|moves| pending && *moves > 0);
        Some(BoardRow {
            rulings: rulings
                .iter()
                .filter(here)
                .map(|r| (r.number.clone(), r.href.clone()))
                .collect(),
            changed: changed.get(&board.table).cloned().unwrap_or_default(),
            record: if recorder { cx.to(format!("/boards/{place}/record")) } else { String::new() },
            // In a round with a window, a board without a result has not been played yet.
            to_play: within && pending && moves.is_none(),
            picture: moves
                .map(|moves| format!("{game}/board.svg?moves={moves}"))
                .unwrap_or_default(),
            way: match count {
                Some(_) => game.clone(),
                None => cx.to(format!("/rounds/{}/why/{}", round.no, board.table)),
            },
            game,
            provisional: provisional.get(&board.table).copied(),
            ..board_row(cx, board)?
        })
    }))
}

/// Endings of boards without a result: by their record, and by reports of both players that agree. If the event shows
/// no provisional results, only staff see any, and only by record.
fn provisional(cx: &Cx, round: &Round, service: &Service) -> Result<BTreeMap<TableNo, Ending>> {
    let event = &cx.event;
    let shown = event.snapshot.tournament.settings.players.provisional;
    let mut known = BTreeMap::new();
    if shown || event.is_staff() {
        let ended = service.recorded_endings(&event.snapshot)?.into_iter();
        let open = |table: TableNo| round.pending().any(|board| board.table == table);
        let here = ended.filter(|(no, table, _)| *no == round.no && open(*table));
        known.extend(here.map(|(_, table, end)| (table, end)));
    }
    if !shown {
        return Ok(known);
    }
    let words = service.read(|c| c.reports_in(event.snapshot.id, &[round.no]))?;
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

pub(super) fn board_row(cx: &Cx, board: &Board) -> Option<BoardRow> {
    let tournament = cx.tournament();
    let seat = |id| Some(cx.player_in(tournament, tournament.entry(id)?));
    let (black, white) = (seat(board.black)?, seat(board.white)?);
    let (komi, usual) = (tournament.komi_of(board), tournament.settings.komi);
    let date = board.date().agreed.as_ref().map(|date| match board.ending.is_pending() {
        true => cx.moment_of(date.at),
        false => cx.day(cx.local(date.at).date()),
    });
    let row = BoardRow::new(board, black, white, komi, usual);
    Some(BoardRow { date: date.unwrap_or_default(), ..row })
}

/// A search for a table number finds that table.
fn words_of_row(row: &BoardRow) -> String {
    format!("{} {} {}", row.table, row.black.person.words, row.white.person.words)
}

pub(super) fn state_of(cx: &Cx, round: &Round) -> String {
    let (total, open) = (round.boards.len(), round.pending().count());
    let key = match open {
        _ if total == 0 => return String::new(),
        0 => "round-done",
        open if open == total => "round-begun",
        _ => "round-running",
    };
    cx.with(key, [("done", total - open), ("total", total)])
}

/// Handicap, komi and rooms, said once so that rows need not repeat them.
pub(super) fn terms(cx: &Cx, round: &Round) -> String {
    let settings = &cx.tournament().settings;
    let even = round.boards.iter().all(|board| board.handicap == 0);
    let key = if even { "round-all-even" } else { "round-mostly-even" };
    let said = cx.with(key, [("komi", cx.points(settings.komi))]);
    format!("{said} {}", rooms_line(cx.t, &settings.rooms)).trim_end().to_owned()
}

pub(super) struct Seating {
    pub person: PlayerRow,
    pub parts: (String, String),
    /// What tells namesakes apart; empty if the name is unique.
    pub apart: String,
    /// `None` for a bye.
    pub seat: Option<(Color, TableNo)>,
    /// The last table of a team's match; `None` for a player.
    pub to: Option<TableNo>,
    /// Name and rank of the opponent.
    pub against: String,
}

/// With names and ranks in that language.
pub(super) fn by_name(t: Lang, cx: &Cx, round: &Round) -> Vec<Seating> {
    let tournament = cx.tournament();
    let sides = |board: &Board| {
        [Color::Black, Color::White].map(|side| {
            (board.seat(side), Some((side, board.table)), Some(board.seat(side.other())))
        })
    };
    let seats = round.boards.iter().flat_map(sides);
    let all = seats.chain(round.byes.iter().map(|bye| (*bye, None, None)));
    let known = |(id, seat, against)| Some((tournament.entry(id)?, seat, against));
    let mut all: Vec<_> = all.filter_map(known).collect();
    all.sort_by_cached_key(|(entry, ..)| alphabetical(t, entry));
    let name_and_rank = |entry: &Entry| format!("{} {}", t.person(entry), t.rank(entry.rank));
    let seating = |(entry, seat, against): (&Entry, _, Option<EntryId>)| Seating {
        person: PlayerRow::among(t, tournament, entry, &cx.to("/players/")),
        parts: match entry.is_pair() {
            true => (entry.side_name(), String::new()),
            false => (entry.surname.clone(), entry.first_name.clone()),
        },
        apart: apart(t, tournament, entry),
        seat,
        to: None,
        against: against.and_then(|id| tournament.entry(id)).map(name_and_rank).unwrap_or_default(),
    };
    all.into_iter().map(seating).collect()
}

/// Each team is at the table of its first board, with its colour there.
pub(super) fn teams_by_name(t: Lang, tournament: &Tournament, round: &Round) -> Vec<Seating> {
    let of_match = |one: &TeamMatch| {
        let boards = seated_in(tournament, round.no, one);
        let seat = |side: usize| {
            let (_, players) = boards.first()?;
            let board = round.board_of(players[side])?;
            let last = round.board_of(boards.last()?.1[side])?.table;
            Some((board.color_of(players[side])?, board.table, last))
        };
        [(one.first, seat(0)), (one.second, seat(1))]
    };
    let matches = round.teams.matches.iter().flat_map(of_match);
    let all = matches.chain(round.teams.byes.iter().map(|bye| (*bye, None)));
    let seating = |(no, seat): (TeamNo, Option<(Color, TableNo, TableNo)>)| {
        let name = tournament.teams.team(no)?.name.clone();
        Some(Seating {
            person: PlayerRow::named(&name),
            parts: (name, String::new()),
            apart: String::new(),
            seat: seat.map(|(color, table, _)| (color, table)),
            to: seat.map(|(_, _, last)| last),
            against: String::new(),
        })
    };
    let mut rows: Vec<Seating> = all.filter_map(seating).collect();
    rows.sort_by_cached_key(|team| t.name_key(&team.parts.0, ""));
    rows
}
