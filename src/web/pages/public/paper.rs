//! Sheets to print for wall, door and tables: names are in full, and nothing is said by colour alone. No paper size is
//! set, only the orientation, so that A4 and Letter both work.

use super::*;

/// Digits of the journal's hash on a sheet: making another journal with the same ones is infeasible.
const HEAD_DIGITS: usize = 16;

/// Up to this many boards, two match slips fit on a sheet.
const HALF_A_SHEET: usize = 5;

/// What stands at the head and the foot of a sheet.
struct Sheet {
    /// `Standings after round 4`
    title: String,
    round: RoundNo,
    how: String,
    /// Unless the sheet is not meant to be checked against the journal.
    journal: Option<JournalEnd>,
}

impl Sheet {
    fn new(round: RoundNo, title: String, how: String) -> Self {
        Self { title, round, how, journal: None }
    }
}

fn head_digits(end: &JournalEnd) -> &str {
    end.hash.get(..HEAD_DIGITS).unwrap_or_default()
}

/// A sheet shows one moment, and is not updated.
pub(super) fn without_live(cx: Cx) -> Cx {
    Cx { page: cx.page.without_live(), ..cx }
}

#[derive(Template)]
#[template(path = "public/paper/ways.html")]
struct Ways {
    cx: Cx,
}

impl Ways {
    /// The sheets that there are, what each is for, and where.
    fn sheets(&self) -> Vec<(&'static str, &'static str, String)> {
        let (all, staff) = (self.cx.tournament(), self.cx.event.is_staff());
        let newest = current_round(all).map(|round| round.no);
        let slips = newest.map(|no| format!("/rounds/{no}/slips")).unwrap_or_default();
        let (six, matches) = (format!("{slips}?six"), format!("{slips}?matches"));
        let (drawn, teams) = (newest.is_some(), is_of_teams(all));
        let team_list = !all.teams.list.is_empty();
        let all = [
            (teams && drawn, "paper-matches", "paper-note-matches", "/paper/matches"),
            (team_list, "paper-team-table", "paper-note-team-table", "/paper/teams"),
            (team_list, "paper-squads", "paper-note-squads", "/paper/squads"),
            (drawn, "paper-names", "paper-note-names", "/paper/names"),
            (drawn, "paper-boards", "paper-note-boards", "/paper/boards"),
            (drawn && staff, "paper-slips", "paper-note-slips", slips.as_str()),
            (drawn && staff, "paper-slips-six", "paper-note-slips-six", six.as_str()),
            (
                drawn && staff && teams,
                "paper-slips-matches",
                "paper-note-slips-matches",
                matches.as_str(),
            ),
            (true, "paper-rules", "paper-note-rules", "/rules"),
            (true, "paper-standings", "paper-note-standings", "/paper/standings"),
            (true, "paper-wall", "paper-note-wall", "/paper/wall"),
            (true, "paper-wall-start", "paper-note-wall-start", "/paper/wall?sort=start"),
            (true, "paper-cross", "paper-note-cross", "/paper/cross"),
            (staff, "paper-badges", "paper-note-badges", "/paper/badges"),
            (staff, "paper-tables", "paper-note-tables", "/paper/tables"),
        ];
        let there = all.into_iter().filter(|(there, ..)| *there);
        there.map(|(_, name, note, to)| (name, note, self.cx.to(to))).collect()
    }
}

#[route("GET", "/t/{slug}/paper", Public)]
async fn ways(visit: Visit) -> Answer {
    let address = if visit.event.is_staff() { "/paper?staff" } else { "/paper" };
    let page = |cx: Cx, _: &Service| Ok(Ways { cx: cx.headed("paper-title") });
    visit.kept(address, page).await
}

#[derive(Template)]
#[template(path = "public/paper/match_slips.html")]
struct MatchSlips {
    cx: Cx,
    no: RoundNo,
    /// Each with the code that leads to its first board.
    slips: Vec<(MatchBlock, Option<Code>)>,
    /// How many there are on a sheet.
    most: usize,
}

impl MatchSlips {
    fn sheets(&self) -> Vec<&[(MatchBlock, Option<Code>)]> {
        self.slips.chunks(self.most).collect()
    }
}

/// Two slips per sheet, or one if matches have many boards. `boards` is the address above that of each board.
fn match_slips(cx: Cx, no: RoundNo, boards: &str) -> Result<MatchSlips> {
    let all = cx.tournament();
    let slip = |block: MatchBlock| {
        let first = block.first_table();
        let code = first.map(|table| Code::of(&format!("{boards}/{table}"))).transpose()?;
        Ok((block, code))
    };
    let blocks = match_blocks(cx.t, all, public_round(all, no)?);
    let title = cx.with("slips-title", [("round", no)]);
    Ok(MatchSlips {
        no,
        slips: blocks.into_iter().map(slip).collect::<Result<_>>()?,
        most: if usize::from(all.teams.size) <= HALF_A_SHEET { 2 } else { 1 },
        cx: without_live(cx.titled(title)),
    })
}

/// Where everybody sits in a round, by name. A page whose head names its first and last row is broken here.
struct Names(Vec<Seating>);

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

impl Names {
    pub fn leaves(&self) -> Vec<&[Seating]> {
        self.0.chunks(A_PAGE).collect()
    }

    /// The first and the last surname.
    pub fn ends(&self, leaf: &[Seating]) -> [(&'static str, String); 2] {
        let surname =
            |one: Option<&Seating>| one.map(|one| one.parts.0.clone()).unwrap_or_default();
        [("from", surname(leaf.first())), ("to", surname(leaf.last()))]
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

    /// CSS class of a name: empty if it fits one line, `long` for two in smaller letters, else `longer`.
    pub fn size(&self, cx: &Cx, one: &Seating) -> &'static str {
        match self.lines(cx, one) {
            0 | 1 => "",
            2 => "long",
            _ => "longer",
        }
    }
}

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
#[route("GET", "/t/{slug}/paper/standings", Public)]
#[route("GET", "/t/{slug}/paper/wall", Public)]
#[route("GET", "/t/{slug}/paper/cross", Public)]
#[route("GET", "/t/{slug}/paper/names", Public)]
#[route("GET", "/t/{slug}/paper/boards", Public)]
#[route("GET", "/t/{slug}/paper/matches", Public)]
#[route("GET", "/t/{slug}/paper/teams", Public)]
#[route("GET", "/t/{slug}/paper/squads", Public)]
#[route("GET", "/t/{slug}/paper/tables", Arbiter)]
#[route("GET", "/t/{slug}/paper/badges", Arbiter)]
async fn sheet(visit: Visit, request: HttpRequest) -> Answer {
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
        let journal = match list {
            List::Squads(_) | List::Cross(_) | List::Badges(_) | List::Numbers(_) => None,
            _ => service.store().signed_end(cx.event.snapshot.id),
        };
        let cx = match list {
            List::Names(_) => cx.headed("paper-names"),
            List::Boards(_) => cx.headed("paper-boards"),
            List::Matches(_) => cx.headed("paper-matches"),
            List::Teams(_) => cx.headed("paper-team-table"),
            List::Badges(_) => cx.headed("paper-badges"),
            List::Numbers(_) => cx.headed("paper-tables"),
            _ => cx.titled(&sheet.title),
        };
        Ok(SheetPage { cx: without_live(cx), sheet: Sheet { journal, ..sheet }, list })
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
            let how = format!("{} {}", cx.text("hall-how"), terms(cx, round));
            (List::Names(Names(by_name(cx.t, cx, round))), how)
        }
        "boards" => (List::Boards(round.clone()), terms(cx, round)),
        _ => (List::Matches(round.clone()), String::new()),
    };
    let title = cx.with("round-number", [("round", round.no)]);
    Ok((list, Sheet::new(round.no, title, how)))
}

/// After the round that is asked for, else after the newest one with a result.
fn of_event(cx: &Cx, name: &str, asked: Option<RoundNo>, by_strength: bool) -> (List, Sheet) {
    let public = cx.tournament().public();
    let through = standings_round(&public, asked);
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
            let sheet = Sheet::new(RoundNo(0), title, String::new());
            return (List::Squads(public), sheet);
        }
    };
    (list, Sheet::new(through, title, cx.text(how)))
}

/// Badges by name; as many table numbers as the newest round has, or as the players need.
fn of_cards(cx: &Cx, name: &str, server: &str) -> Result<(List, Sheet)> {
    let all = cx.tournament();
    let sheet = |round| Sheet::new(round, String::new(), String::new());
    if name == "badges" {
        let mut entries = all.entries.clone();
        entries.sort_by_cached_key(|entry| alphabetical(cx.t, entry));
        let badge = |entry: Entry| {
            let player = cx.to(format!("/players/{}", entry.id));
            Ok((entry, Code::of(&format!("{server}{player}"))?))
        };
        let badges = entries.into_iter().map(badge).collect::<Result<_>>()?;
        return Ok((List::Badges(badges), sheet(RoundNo(0))));
    }
    let newest = newest_round(all);
    let last = newest.and_then(|round| round.boards.iter().map(|board| board.table.0).max());
    let needed = i32::try_from(all.entries.len().div_ceil(2)).unwrap_or(i32::MAX);
    let numbers = (1..=last.unwrap_or(0).max(needed)).collect();
    let round = newest.map_or(RoundNo(0), |round| round.no);
    Ok((List::Numbers(numbers), sheet(round)))
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
        round.boards.iter().filter_map(|board| board_row(&self.cx, board)).collect()
    }

    /// Names of players without an opponent.
    fn byes(&self, round: &Round) -> Vec<String> {
        let all = self.cx.tournament();
        let byes = round.byes.iter().filter_map(|id| all.entry(*id));
        byes.map(|entry| distinct_name(self.cx.t, all, entry)).collect()
    }

    /// CSS class of standings.
    const fn kind(&self, of: &Many) -> &'static str {
        if of.standings.through.0 <= FEW_ROUNDS { "roomy" } else { "" }
    }

    /// Columns before the rounds, of the rounds, and all.
    fn width(&self, of: &Many) -> (usize, usize, usize) {
        let before = 4 + of.columns.len();
        let rounds = usize::try_from(of.standings.through.0).unwrap_or(0);
        (before, rounds, before + rounds)
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
            (word, all) if word <= 14 && all <= 32 => "",
            (word, all) if word <= 19 && all <= 50 => "long",
            _ => "longer",
        }
    }
}

#[derive(Template)]
#[template(path = "public/slips.html")]
struct Slips {
    cx: Cx,
    no: RoundNo,
    six: bool,
    boards: Vec<(Board, Code)>,
}

/// Four slips per sheet, six with `?six`; with `?matches` one per match of teams. The QR code leads arbiters to the
/// board, and its players to reporting the result.
#[route("GET", "/t/{slug}/rounds/{round}/slips", Arbiter)]
async fn slips(visit: Visit, place: Numbered, request: HttpRequest) -> Answer {
    let no = RoundNo(place.1);
    let server = visit.origin(&request);
    let asked = |name: &str| {
        request.query_string().split('&').any(|part| part.trim_end_matches('=') == name)
    };
    let boards = format!("{server}{}", visit.event.path(&format!("/b/{no}")));
    if asked("matches") {
        return visit.once(move |cx, _| match_slips(cx, no, &boards)).await;
    }
    let six = asked("six");
    visit.once(move |cx, _| Slips::of(cx, no, six, &boards)).await
}

impl Slips {
    /// `above` is the address above that of each board.
    fn of(cx: Cx, no: RoundNo, six: bool, above: &str) -> Result<Self> {
        let tournament = cx.tournament();
        let is_known = |board: &&Board| {
            [board.black, board.white].iter().all(|id| tournament.entry(*id).is_some())
        };
        let boards = public_round(tournament, no)?.boards.iter().filter(is_known);
        let coded =
            |board: &Board| Ok((board.clone(), Code::of(&format!("{above}/{}", board.table))?));
        let title = cx.with("slips-title", [("round", no)]);
        Ok(Self {
            no,
            six,
            boards: boards.map(coded).collect::<Result<_>>()?,
            cx: without_live(cx.titled(title)),
        })
    }

    fn sheets(&self) -> Vec<&[(Board, Code)]> {
        self.boards.chunks(if self.six { 6 } else { 4 }).collect()
    }

    /// Whether there are matches, which have slips of their own.
    fn has_matches(&self) -> bool {
        let round = self.cx.tournament().round(self.no);
        round.is_some_and(|round| !round.teams.matches.is_empty())
    }

    /// The players, with their teams if both have one.
    fn sides(&self, board: &Board) -> Vec<(Color, PlayerRow, Option<&str>)> {
        let tournament = self.cx.tournament();
        let team = |id| tournament.team_of(id).map(|team| team.name.as_str());
        let both = team(board.black).is_some() && team(board.white).is_some();
        let side = |color| {
            let entry = tournament.entry(board.seat(color))?;
            Some((color, self.cx.player_in(tournament, entry), team(entry.id).filter(|_| both)))
        };
        [Color::Black, Color::White].into_iter().filter_map(side).collect()
    }
}
