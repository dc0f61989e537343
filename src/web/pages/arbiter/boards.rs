use crate::web::prelude::*;
use crate::web::views::namesakes::told_apart;
use crate::web::views::plain::plain;
use crate::web::views::requests::calls;

use super::clock::{self, ClockStrip};
use super::which::{RoundNews, Which};

pub(super) struct BoardLine {
    pub table: TableNo,
    pub black: String,
    pub white: String,
    pub terms: String,
    /// Since when it is late, in words; empty if it is not.
    pub late: String,
    pub ending: Ending,
    /// Whether the komi is whole, so that jigo is possible.
    pub jigo: bool,
    /// The form sends it back, so that a concurrent change is noticed.
    pub version: i32,
    pub words: String,
    /// The board's own page, where its form posts, too.
    pub href: String,
    /// A confirmed result cannot be changed by a tap.
    pub confirmed: bool,
    /// When it is replayed, maybe empty; `None` if it is no replay.
    pub anew: Option<String>,
    pub said: String,
    /// Players who reported other than the result that stands.
    pub against: String,
    pub differ: bool,
    /// Ending in the game record, while the board has no result.
    pub ended: Option<Ending>,
    pub disputed: bool,
    /// Whether a game record was begun, so that both players came.
    pub recorded: bool,
    pub of_match: Option<OfMatch>,
    /// `Ada, 14:32`: who entered the result and when; empty if unknown.
    pub entered: String,
}

/// The result entered last, which can be undone.
struct Undo {
    table: TableNo,
    said: String,
    href: String,
    was: String,
    now: String,
    seen: i32,
}

#[derive(Template)]
#[template(path = "arbiter/boards.html")]
struct Boards {
    cx: Page,
    round: Option<RoundNo>,
    rounds: Vec<(RoundNo, bool)>,
    base: String,
    draft: Option<String>,
    of_teams: bool,
    missing: usize,
    total: usize,
    done: usize,
    which: &'static str,
    tabs: Vec<Tab>,
    typed: String,
    /// Tables that stay in the list despite their result: `3,12`.
    kept: String,
    /// Query of links to a board, so that they lead back to this tab and search.
    way_back: String,
    lines: Vec<BoardLine>,
    undo: Option<Undo>,
    next: Option<(RoundNo, String)>,
    clock: Option<ClockStrip>,
    /// Reports and requests of players that wait for an answer.
    waiting: usize,
    players: String,
    incidents: String,
    calls: Vec<Call>,
}

/// Name in addresses, label, whether it is shown.
type Tab = (&'static str, String, bool);

pub async fn show(page: Page, state: Data<State>, event: Event, request: HttpRequest) -> Answer {
    let query = Form::of_query(&request);
    let t = page.t;
    let tournament = &event.snapshot.tournament;
    let asked = query.value("round").parse().ok().map(RoundNo);
    let round = chosen_round(tournament, asked);
    let page = frame(page, &event)
        .titled(t.text("way-boards"))
        .live(&event.path("/events?beat"), event.snapshot.revision);
    let (which, typed) = (Which::named(query.value("show")), query.value("q").trim().to_owned());
    let kept: Vec<i32> = query.value("keep").split(',').filter_map(|no| no.parse().ok()).collect();
    let stays = |board: &Board| kept.contains(&board.table.0);
    let base = event.path("/boards");
    let Some(round) = round else {
        return render(&Boards::nothing(page, base));
    };
    let (news, requests, recorded) = news(&state, &event, round).await?;
    let calls = calls(t, &event, &requests, Utc::now());
    // Only rows with a result need the journal.
    let shows_done = which == Which::All || !kept.is_empty() || !typed.is_empty();
    let (id, no) = (event.snapshot.id, round.no);
    let entered = match shows_done {
        true => state.blocking(move |service| service.entered(id, no)).await?,
        false => HashMap::new(),
    };
    let lines = round
        .boards
        .iter()
        // A search also finds boards that the tab leaves out.
        .filter(|board| !typed.is_empty() || which.has(board, &news) || stays(board))
        .map(|board| BoardLine {
            // An even game with the event's komi needs no words.
            terms: match is_usual(tournament, board) {
                true => String::new(),
                false => t.terms(board.handicap, tournament.komi_of(board)),
            },
            late: news.late(t, board),
            said: news.said(t, &event, board.table),
            against: news.against(t, &event, board),
            differ: news.differs(board.table),
            ended: news.recorded(board.table),
            disputed: news.is_disputed(board.table),
            recorded: recorded.contains(&board.table),
            entered: match entered.get(&board.table) {
                Some(last) => t.listed([&last.who, &t.time(t.local(last.at.naive_utc()).time())]),
                None => String::new(),
            },
            ..line(t, &event.snapshot, round, board)
        });
    let lines = found_or_near(lines, &typed, |line| line.words.clone(), |line| found(line, &typed));
    let lines = headed(t, &event, round, lines);
    render(&Boards {
        round: Some(round.no),
        rounds: public_rounds(tournament, round.no),
        draft: event.may_change().then(|| draft_of(&event, round.no)),
        of_teams: !round.teams.is_empty(),
        missing: round.pending().count(),
        done: round.boards.len() - round.pending().count(),
        total: round.boards.len(),
        which: which.name(),
        way_back: query_of(&list_of(&query)),
        tabs: tabs(t, round, &news, which),
        kept: kept.iter().map(i32::to_string).collect::<Vec<_>>().join(","),
        undo: undo(t, &event, round, &query),
        next: next(&event, round),
        clock: clock::strip(t, &event, round),
        waiting: event.waiting,
        players: event.path("/from-players"),
        incidents: event.path("/incidents"),
        calls,
        lines,
        typed,
        base,
        cx: page,
    })
}

impl Boards {
    const fn nothing(cx: Page, base: String) -> Self {
        Self {
            cx,
            round: None,
            rounds: Vec::new(),
            base,
            draft: None,
            of_teams: false,
            missing: 0,
            total: 0,
            done: 0,
            which: "",
            tabs: Vec::new(),
            kept: String::new(),
            way_back: String::new(),
            typed: String::new(),
            lines: Vec::new(),
            undo: None,
            next: None,
            clock: None,
            waiting: 0,
            players: String::new(),
            incidents: String::new(),
            calls: Vec::new(),
        }
    }
}

/// Tab and search of the list, for forms and links that lead back to it.
pub(super) fn list_of(form: &Form) -> Vec<(&'static str, String)> {
    let said = ["show", "q"].map(|name| (name, form.value(name).trim().to_owned()));
    said.into_iter().filter(|(_, value)| !value.is_empty()).collect()
}

/// `?show=all&q=12`, or empty.
pub(super) fn query_of(fields: &[(&str, String)]) -> String {
    let query = serde_urlencoded::to_string(fields).unwrap_or_default();
    if query.is_empty() { query } else { format!("?{query}") }
}

/// The state of the round's boards, the requests of players, and the tables with a game record.
async fn news(
    state: &State,
    event: &Event,
    round: &Round,
) -> Result<(RoundNews, Vec<Request>, Vec<TableNo>)> {
    let (snapshot, no) = (event.snapshot.clone(), round.no);
    let (said, words, file, requests, (recorded, ended)) = state
        .blocking(move |service| {
            let words = service.reports_in(snapshot.id, &[no])?;
            let file = service.referee_file(snapshot.id)?;
            let requests = service.requests(snapshot.id)?;
            let counts = service.game_counts(snapshot.id)?.into_iter();
            let begun = counts.filter(|count| count.round == no && count.entered > 0);
            let recorded: Vec<_> = begun.map(|count| count.table).collect();
            let ended = service.recorded_endings(&snapshot)?;
            let reports = service.reports(&snapshot)?;
            Ok::<_, ServiceError>((reports, words, file, requests, (recorded, ended)))
        })
        .await?;
    let here = file.waiting().filter_map(|row| row.seats.board_in(round));
    let disputed = here.map(|board| board.table).collect();
    // A replay ordered by a ruling begins when the ruling is given.
    let began = |board: &Board| {
        let ruling = board.earlier_games().last()?.ruling?;
        Some((board.table, file.log.ruling(RulingNo(ruling)).ok()?.at))
    };
    let anew: Vec<_> = round.boards.iter().filter_map(began).collect();
    let now = Utc::now().naive_utc();
    let words = words.into_iter().map(|(_, players, word)| (players, word)).collect();
    let news = RoundNews::new(&event.snapshot.tournament, round, said, disputed, &anew, now);
    let ended = ended.into_iter().filter(|(round, ..)| *round == no);
    let ended = ended.map(|(_, table, ending)| (table, ending)).collect();
    Ok((news.hearing(words, ended), requests, recorded))
}

/// Empty tabs are left out, except for open and all boards and the shown tab.
fn tabs(t: Lang, round: &Round, news: &RoundNews, shown: Which) -> Vec<Tab> {
    let tab = |(which, name, key): (Which, &'static str, &'static str)| {
        let count = round.boards.iter().filter(|board| which.has(board, news)).count();
        let always = matches!(which, Which::Open | Which::All) || which == shown;
        (always || count > 0).then(|| (name, t.with(key, [("count", count)]), which == shown))
    };
    Which::TABS.into_iter().filter_map(tab).collect()
}

fn is_usual(tournament: &Tournament, board: &Board) -> bool {
    board.handicap == 0 && tournament.komi_of(board) == tournament.settings.komi
}

fn chosen_round(tournament: &Tournament, asked: Option<RoundNo>) -> Option<&Round> {
    let public = || tournament.rounds.iter().filter(|round| round.is_public());
    let asked = asked.and_then(|no| public().find(|round| round.no == no));
    asked.or_else(|| current_round(tournament)).or_else(|| public().next_back())
}

fn public_rounds(tournament: &Tournament, shown: RoundNo) -> Vec<(RoundNo, bool)> {
    let public = tournament.rounds.iter().filter(|round| round.is_public());
    public.map(|round| (round.no, round.no == shown)).collect()
}

fn found(line: &BoardLine, typed: &str) -> bool {
    match typed.parse::<i32>() {
        Ok(table) => line.table.0 == table,
        Err(_) => {
            let words = plain(&line.words);
            plain(typed).split_whitespace().all(|word| words.contains(word))
        }
    }
}

pub(super) fn line(t: Lang, snapshot: &Snapshot, round: &Round, board: &Board) -> BoardLine {
    let tournament = &snapshot.tournament;
    let name =
        |entry| tournament.entry(entry).map(|e| told_apart(t, tournament, e)).unwrap_or_default();
    let (black, white) = (name(board.black), name(board.white));
    BoardLine {
        table: board.table,
        terms: t.terms(board.handicap, tournament.komi_of(board)),
        ending: board.ending,
        jigo: tournament.oddity(board, Ending::Jigo { by_default: false }).is_none(),
        version: board.version,
        words: format!("{} {black} {white}", board.table),
        href: format!("/t/{}/boards/{}/{}", snapshot.slug, round.no, board.table),
        confirmed: tournament.is_confirmed(round, board),
        late: String::new(),
        said: String::new(),
        against: String::new(),
        differ: false,
        ended: None,
        disputed: false,
        recorded: false,
        of_match: None,
        entered: String::new(),
        anew: board.replay.as_ref().map(|replay| replay.time.clone()),
        black,
        white,
    }
}

/// The next round, once this one is the newest and complete, if it is not drawn and the viewer may draw it.
fn next(event: &Event, round: &Round) -> Option<(RoundNo, String)> {
    let tournament = &event.snapshot.tournament;
    let next = RoundNo(round.no.0 + 1);
    let newest = tournament.last_public_round() == Some(round.no);
    let complete = round.pending().next().is_none();
    let drawn = tournament.round(next).is_some_and(|next| !next.boards.is_empty());
    let there =
        next.0 <= tournament.settings.rounds && newest && complete && !drawn && event.may_change();
    there.then(|| (next, event.path(&format!("/draft/{next}"))))
}

/// The match of a board: `Alba 1 – 0 Bora`.
#[derive(Clone)]
pub(super) struct OfMatch {
    pub teams: [String; 2],
    pub score: [String; 2],
    pub href: String,
    pub again: bool,
}

fn headed(t: Lang, event: &Event, round: &Round, mut lines: Vec<BoardLine>) -> Vec<BoardLine> {
    let tournament = &event.snapshot.tournament;
    for one in &round.teams.matches {
        let MatchBlock { no, teams, score, rows, .. } = match_block(t, tournament, round, one, "");
        let href = event.path(&format!("/rounds/{}#match-{no}", round.no));
        let of_match = OfMatch { teams: teams.map(|team| team.name), score, href, again: false };
        let is_of = |table| rows.iter().any(|row| row.table == Some(table));
        for (at, line) in lines.iter_mut().filter(|line| is_of(line.table)).enumerate() {
            line.of_match = Some(OfMatch { again: at > 0, ..of_match.clone() });
        }
    }
    lines
}

/// The result entered last, `?last=12&was=%3F`, as long as it stands and is not confirmed.
fn undo(t: Lang, event: &Event, round: &Round, query: &Form) -> Option<Undo> {
    let table = TableNo(query.value("last").parse().ok()?);
    let was: Ending = query.value("was").parse().ok()?;
    let stands = |board: &&Board| {
        board.ending != was && !event.snapshot.tournament.is_confirmed(round, board)
    };
    let board = round.board_at(table).filter(stands)?;
    Some(Undo {
        table,
        said: t.ending(board.ending),
        href: line(t, &event.snapshot, round, board).href,
        was: was.to_string(),
        now: board.ending.to_string(),
        seen: board.version,
    })
}
