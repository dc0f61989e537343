use std::collections::HashMap;

use actix_web::HttpRequest;
use actix_web::web::Data;
use askama::Template;
use chrono::Utc;

use crate::web::views::matches::{MatchBlock, match_block};
use crate::web::views::namesakes::told_apart;
use crate::web::views::plain::{found_or_near, plain};
use crate::web::views::requests::{Call, calls};
use crate::web::views::rounds::{current_round, draft_of};
use crate::web::{Answer, Event, Form, Lang, Page, Result, State, frame, render};
use referee::RulingNo;
use service::ServiceError;
use store::Snapshot;
use tournament::{Board, Ending, Request, Round, RoundNo, TableNo, Tournament};

use super::clock::{self, ClockStrip};
use super::which::{RoundNews, Which};

/// A board as the arbiter sees it.
pub(super) struct BoardLine {
    /// The table.
    pub table: TableNo,
    /// Black's name.
    pub black: String,
    /// White's name.
    pub white: String,
    /// Handicap and komi in words.
    pub terms: String,
    /// Since when the game should be over, in words; empty while it need not be.
    pub late: String,
    /// How it ended.
    pub ending: Ending,
    /// Whether it can end in a tie: its komi has no half.
    pub jigo: bool,
    /// Its version, which the form sends back.
    pub version: i32,
    /// What a search looks at.
    pub words: String,
    /// Where its form goes and its own page is.
    pub href: String,
    /// Whether the result is confirmed, so that it is no longer changed by a tap.
    pub confirmed: bool,
    /// Whether it is played anew, and what was fixed about its time.
    pub anew: Option<String>,
    /// What its players said.
    pub said: String,
    /// Who of them reported otherwise than the result that stands.
    pub against: String,
    /// Whether they say different things.
    pub differ: bool,
    /// How the game ended on its record, while the board has no result.
    pub ended: Option<Ending>,
    /// Whether an incident at it waits for a ruling.
    pub disputed: bool,
    /// Whether somebody records its game, so that both came.
    pub recorded: bool,
    /// The match that it is of.
    pub of_match: Option<OfMatch>,
    /// Who entered its result, and when: `Ada, 14:32`; empty where nobody knows.
    pub entered: String,
}

/// What was just entered and can be taken back.
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
    t: Lang,
    page: Page,
    round: Option<RoundNo>,
    rounds: Vec<(RoundNo, bool)>,
    base: String,
    /// Where an organiser changes the round.
    draft: Option<String>,
    /// Whether its boards belong to matches of teams.
    of_teams: bool,
    missing: usize,
    total: usize,
    done: usize,
    /// The tab that is shown, by its name in addresses.
    which: &'static str,
    tabs: Vec<Tab>,
    typed: String,
    /// Tables that stay in the list with their results: `3,12`.
    kept: String,
    /// What the pages of a board are asked with, so that they lead back to this tab and search.
    way_back: String,
    lines: Vec<BoardLine>,
    undo: Option<Undo>,
    /// The round that is drawn next by who may, and where.
    next: Option<(RoundNo, String)>,
    clock: Option<ClockStrip>,
    /// How much of what players said waits for an answer, and where.
    waiting: usize,
    players: String,
    incidents: String,
    /// Calls for an arbiter.
    calls: Vec<Call>,
}

/// A tab: its name in addresses, what it says, and whether it is shown.
type Tab = (&'static str, String, bool);

/// The boards of a round: those whose result is missing, the reported or late ones of them, or all.
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
        return render(&Boards::nothing(t, page, base));
    };
    let (news, requests, recorded) = news(&state, &event, round).await?;
    let calls = calls(t, &event, &requests, Utc::now());
    // The journal is read where rows with a result are shown.
    let shows_done = which == Which::All || !kept.is_empty() || !typed.is_empty();
    let (id, no) = (event.snapshot.id, round.no);
    let entered = match shows_done {
        true => state.blocking(move |service| service.entered(id, no)).await?,
        false => HashMap::new(),
    };
    let lines = round
        .boards
        .iter()
        // Whoever looks for a board finds it, also where the tab would not have it.
        .filter(|board| !typed.is_empty() || which.has(board, &news) || stays(board))
        .map(|board| BoardLine {
            // An even game and the usual komi need no words.
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
        t,
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
        page,
    })
}

impl Boards {
    const fn nothing(t: Lang, page: Page, base: String) -> Self {
        Self {
            t,
            page,
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

/// The tab and the search of the list that one came from, as they stand in forms and addresses.
pub(super) fn list_of(form: &Form) -> Vec<(&'static str, String)> {
    let said = ["show", "q"].map(|name| (name, form.value(name).trim().to_owned()));
    said.into_iter().filter(|(_, value)| !value.is_empty()).collect()
}

/// `?show=all&q=12`, or nothing.
pub(super) fn query_of(fields: &[(&str, String)]) -> String {
    let query = serde_urlencoded::to_string(fields).unwrap_or_default();
    if query.is_empty() { query } else { format!("?{query}") }
}

/// What players and incidents have to do with the boards of a round, what players ask for, and which tables have a
/// record.
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
    // A game that a ruling has played anew began when the ruling was given.
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

/// The tabs with how many boards each has; without any, those of players and of late games are left out.
fn tabs(t: Lang, round: &Round, news: &RoundNews, shown: Which) -> Vec<Tab> {
    let tab = |(which, name, key): (Which, &'static str, &'static str)| {
        let count = round.boards.iter().filter(|board| which.has(board, news)).count();
        let always = matches!(which, Which::Open | Which::All) || which == shown;
        (always || count > 0).then(|| (name, t.with(key, [("count", count)]), which == shown))
    };
    Which::TABS.into_iter().filter_map(tab).collect()
}

/// Whether a game is even, with the komi of the event.
fn is_usual(tournament: &Tournament, board: &Board) -> bool {
    board.handicap == 0 && tournament.komi_of(board) == tournament.settings.komi
}

/// The round asked for if everybody may see it, else the last that they may.
fn chosen_round(tournament: &Tournament, asked: Option<RoundNo>) -> Option<&Round> {
    let public = || tournament.rounds.iter().filter(|round| round.is_public());
    let asked = asked.and_then(|no| public().find(|round| round.no == no));
    asked.or_else(|| current_round(tournament)).or_else(|| public().next_back())
}

fn public_rounds(tournament: &Tournament, shown: RoundNo) -> Vec<(RoundNo, bool)> {
    let public = tournament.rounds.iter().filter(|round| round.is_public());
    public.map(|round| (round.no, round.no == shown)).collect()
}

/// A table number finds that table; anything else is looked for in the names.
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

/// What comes after the last round that is published and complete, for who draws it; nothing after the last of the event.
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
    /// Where it is shown.
    pub href: String,
    /// Whether the line above is of it, too.
    pub again: bool,
}

/// The lines of a round of teams, each with its match.
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

/// The strip for the result entered last: `?last=12&was=%3F`, as long as it still stands.
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
