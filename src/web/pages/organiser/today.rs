//! The organiser's home page: the next step, what it waits for, requests, the latest changes. Before the first draw it
//! shows the tasks: players, rules, times, groups, staff.

use crate::web::prelude::*;
use crate::web::views::journal::{Subject, act_of, result_of, subject_of};
use crate::web::views::rounds::is_fresh;
use crate::web::views::teams::short;
use crate::web::views::words::{calls, clock};
use store::RoleRow;

const LATELY: i64 = 4;

/// Tables without a result that are links; the page of boards has the others.
const TABLES: usize = 48;

#[derive(Template)]
#[template(path = "organiser/today.html")]
struct Today {
    cx: Cx,
    now: DateTime<Utc>,
    requests: Vec<Request>,
    reports: Vec<(RoundNo, Board, Vec<Reported>)>,
    file: RefereeFile,
    /// Endings in game records of boards without a result, or with another one.
    recorded: Vec<(RoundNo, TableNo, Ending)>,
    lately: Vec<JournalRow>,
    /// Of accounts.
    names: HashMap<AccountId, String>,
    roles: Vec<RoleRow>,
}

enum Stage<'a> {
    /// Nothing is published yet.
    Before,
    /// The clocks of that round do not run yet, and it has no result.
    Coming(&'a Round),
    Runs(&'a Round),
    /// All results of the last round are in, and the next can be drawn.
    Done(&'a Round, RoundNo),
    Drafted(RoundNo),
    Over,
}

/// A step after the main action.
enum Step {
    Enter,
    Draw(RoundNo),
    Publish(RoundNo),
    Print(RoundNo),
    TakeBack,
    Send,
    Sheets,
}

#[route("GET", "/t/{slug}/today", Organiser)]
async fn show(cx: Cx) -> Answer {
    let snapshot = cx.event.snapshot.clone();
    let read = move |service: &Service| {
        let id = snapshot.id;
        let (lately, names, roles, counts) = service.store().read(|c| {
            let lists = c.rating_lists()?.into_iter().map(|list| list.date).max();
            let counts = (c.personal_links(id)?.len(), c.announcements(id)?.len(), lists);
            let names = c.accounts()?.into_iter().map(|known| (known.id, known.name)).collect();
            Ok::<_, ServiceError>((c.journal(id, None, LATELY)?, names, c.roles(id)?, counts))
        })?;
        let (requests, reports) = (service.read(|c| c.requests(id))?, service.reports(&snapshot)?);
        let (recorded, file) =
            (service.recorded_endings(&snapshot)?, service.read(|c| c.referee_file(id))?);
        Ok((requests, reports, file, recorded, lately, names, roles, counts))
    };
    let (requests, reports, file, recorded, lately, names, roles, counts) =
        cx.blocking(read).await?;
    let (mut cx, (links, messages, lists)) = (cx.headed("way-next").live(), counts);
    let incidents = match (cx.calls, file.waiting().count()) {
        (0, open) => cx.with("state-open", [("n", open)]),
        (calls, _) => cx.with("state-calling", [("n", calls)]),
    };
    let known = [
        ("/today", cx.text("state-here")),
        ("/incidents", incidents),
        ("/links", format!("{links} / {}", cx.tournament().entries.len())),
        ("/messages", messages.to_string()),
        ("/entries/ratings", lists.map(|date| cx.day(date)).unwrap_or_default()),
        ("/people", roles.len().to_string()),
    ];
    for (link, said) in cx.page.areas.iter_mut().flat_map(|area| &mut area.pages) {
        let of = known.iter().filter(|(path, _)| link.href.ends_with(path));
        of.for_each(|(_, state)| said.clone_from(state));
    }
    render(&Today { cx, now: Utc::now(), requests, reports, file, recorded, lately, names, roles })
}

impl Today {
    /// Boards whose players report different results.
    fn differing(&self) -> Vec<(RoundNo, TableNo)> {
        let differ = |(_, board, words): &&(RoundNo, Board, Vec<Reported>)| {
            Reports::at(board, words) == Reports::Differ
        };
        self.reports.iter().filter(differ).map(|(no, board, _)| (*no, board.table)).collect()
    }

    /// Requests that wait, other than calls.
    fn open_requests(&self) -> Vec<&Request> {
        self.requests.iter().filter(|one| one.is_open() && !one.is_open_call()).collect()
    }

    /// Waiting reports, appeals and registrations; calls stand above all else.
    fn others_waiting(&self, requests: usize) -> usize {
        self.cx.event.waiting.saturating_sub(requests + self.cx.calls)
    }

    fn waiting(&self, requests: usize) -> usize {
        requests + self.others_waiting(requests)
    }

    fn actor(&self, row: &JournalRow) -> Option<&str> {
        Some(self.names.get(&row.account?)?.as_str())
    }

    /// The table or the one player that an act concerns; empty for others.
    fn concerns(&self, row: &JournalRow) -> String {
        match subject_of(row) {
            Some(Subject::Table(table)) => self.cx.with("table-number", [("table", table)]),
            Some(Subject::Player(id)) => self.cx.player(id),
            None => String::new(),
        }
    }

    fn players(&self, round: &Round) -> usize {
        2 * round.boards.len() + round.byes.len()
    }

    /// When it starts, or since when its clocks run.
    fn start(&self, no: RoundNo) -> Option<String> {
        let clock = self.cx.tournament().clock(no);
        let at = clock.started.or(clock.starts)?;
        Some(self.cx.time(self.cx.local(at).time()))
    }

    fn draft(&self, no: RoundNo) -> String {
        draft_of(&self.cx.event, no)
    }

    /// Tables of open boards whose players reported and do not contradict each other.
    fn reported(&self, no: RoundNo) -> Vec<String> {
        let waits = |(round, board, words): &&(RoundNo, Board, Vec<Reported>)| {
            let differ = Reports::at(board, words) == Reports::Differ;
            *round == no && board.ending.is_pending() && !differ
        };
        self.reports.iter().filter(waits).map(|(_, board, _)| board.table.to_string()).collect()
    }

    /// Boards whose game record has an ending that is not entered.
    fn recorded(&self) -> Vec<(RoundNo, &Board, Ending)> {
        let board = |(no, table, ending): &(RoundNo, TableNo, Ending)| {
            Some((*no, self.cx.tournament().round(*no)?.board_at(*table)?, *ending))
        };
        self.recorded.iter().filter_map(board).collect()
    }

    /// Rounds with open games whose window and days of grace are over, and rounds without a window other than the running
    /// one; whether it has a window.
    fn ended(&self, stage: &Stage<'_>) -> Vec<(&Round, bool)> {
        let (tournament, shown) = (self.cx.tournament(), stage.open().map(|round| round.no));
        let ended = |round: &Round| match tournament.unplayed_from(round.no) {
            Some(from) => (from <= self.now.naive_utc()).then_some(true),
            None => (Some(round.no) != shown).then_some(false),
        };
        let open = |round: &&Round| round.is_public() && round.pending().next().is_some();
        let open = tournament.rounds.iter().filter(open);
        open.filter_map(|round| Some((round, ended(round)?))).collect()
    }

    fn steps(&self, stage: &Stage<'_>) -> Vec<Step> {
        use Step::{Draw, Enter, Print, Publish, Send, Sheets, TakeBack};
        let tournament = self.cx.tournament();
        let fresh = stage.open().is_some_and(|round| is_fresh(tournament, round));
        let then = match (stage, next_round(tournament)) {
            (Stage::Runs(_), Some(no)) => vec![Draw(no), Publish(no), Print(no)],
            (Stage::Done(..), Some(no)) => vec![Publish(no), Print(no)],
            (Stage::Drafted(no), _) => vec![Publish(*no), Print(*no)],
            (Stage::Runs(_) | Stage::Coming(_), None) if is_unplayed(tournament) => vec![TakeBack],
            (Stage::Over, _) => vec![Send, Sheets],
            _ => Vec::new(),
        };
        fresh.then_some(Enter).into_iter().chain(then).collect()
    }

    fn when_in(&self, stage: &Stage<'_>) -> String {
        let missing = stage.running().map_or(0, |round| round.pending().count());
        match self.waiting(self.open_requests().len()) {
            0 => self.cx.with("today-when-in", [("n", missing)]),
            waiting => self.cx.with("today-when-in-and", (("n", missing), ("waiting", waiting))),
        }
    }

    /// `It starts at 15:00, in 48 minutes`; empty without a start time.
    fn starts(&self, no: RoundNo) -> String {
        let Some(at) = self.cx.tournament().clock(no).starts else { return String::new() };
        let time = ("time", self.cx.time(self.cx.local(at).time()));
        match (at - self.now.naive_utc()).num_minutes() {
            minutes @ 1..=180 => self.cx.with("today-starts-in", (time, ("minutes", minutes))),
            _ => self.cx.with("today-starts", [time]),
        }
    }
}

fn is_unplayed(tournament: &Tournament) -> bool {
    let mut boards = tournament.rounds.iter().flat_map(|round| &round.boards);
    tournament.rounds.len() > 1 && boards.all(|board| board.ending.is_pending())
}

impl<'a> Stage<'a> {
    fn of(tournament: &'a Tournament, now: NaiveDateTime) -> Self {
        let next = next_round(tournament);
        let drafted = next.filter(|no| tournament.round(*no).is_some_and(|r| !r.boards.is_empty()));
        let Some(newest) = current_round(tournament) else {
            return drafted.map_or(Self::Before, Self::Drafted);
        };
        let missing = newest.pending().count();
        let clock = tournament.clock(newest.no);
        let to_come = clock.started.is_none() && clock.starts.is_some_and(|at| at > now);
        match (missing, drafted, next) {
            (0, Some(no), _) => Self::Drafted(no),
            (0, None, Some(no)) => Self::Done(newest, no),
            (0, None, None) => tournament.open_round().map_or(Self::Over, Self::Runs),
            (n, ..) if n == newest.boards.len() && to_come => Self::Coming(newest),
            _ => Self::Runs(newest),
        }
    }

    /// The round whose results are expected.
    const fn open(&self) -> Option<&'a Round> {
        match self {
            Self::Runs(round) | Self::Coming(round) => Some(*round),
            _ => None,
        }
    }

    const fn running(&self) -> Option<&'a Round> {
        match self {
            Self::Runs(round) => Some(*round),
            _ => None,
        }
    }
}

/// How a task before the first draw stands.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mark {
    Done,
    /// The default is in place.
    Usual,
    Open,
    /// The first that is open.
    Next,
    /// It can be done once something else is.
    Waits,
}

impl Mark {
    const fn key(self) -> &'static str {
        match self {
            Self::Done => "to-do-done",
            Self::Usual => "to-do-usual",
            Self::Open | Self::Next => "to-do-open",
            Self::Waits => "to-do-waits",
        }
    }

    fn is(self, other: Self) -> bool {
        self == other
    }

    const fn is_ticked(self) -> bool {
        matches!(self, Self::Done | Self::Usual)
    }
}

/// The tasks before the first draw, which is the last of them.
impl Today {
    fn marks(&self) -> [Mark; 7] {
        let tournament = self.cx.tournament();
        let few = |count| if count < 2 { Mark::Open } else { Mark::Done };
        let teams = if self.has_teams() { few(tournament.teams.list.len()) } else { Mark::Usual };
        let mut marks = [
            Mark::Done,
            few(tournament.entries.len()),
            Mark::Usual,
            if self.times() == 0 { Mark::Open } else { Mark::Done },
            teams,
            few(self.roles.len()),
            if self.playing() < 2 { Mark::Waits } else { Mark::Open },
        ];
        if let Some(next) = marks.iter_mut().find(|mark| mark.is(Mark::Open)) {
            *next = Mark::Next;
        }
        marks
    }

    /// How many are open, but for the draw.
    fn to_do(&self) -> usize {
        self.marks()[..6].iter().filter(|mark| matches!(mark, Mark::Open | Mark::Next)).count()
    }

    fn has_teams(&self) -> bool {
        let teams = &self.cx.tournament().teams;
        !teams.list.is_empty() || !teams.is_usual()
    }

    /// Rounds with a start.
    fn times(&self) -> usize {
        self.cx.tournament().clocks.values().filter(|clock| clock.starts.is_some()).count()
    }

    fn playing(&self) -> usize {
        self.cx.tournament().participants(RoundNo(1)).count()
    }

    /// Teams with too few players for the first round, in words.
    fn short(&self) -> Vec<String> {
        let tournament = self.cx.tournament();
        let teams = tournament.teams.list.iter();
        let teams = teams.filter(|team| !tournament.has_left(team, RoundNo(1)));
        teams.filter_map(|team| short(self.cx.t, tournament, team, RoundNo(1))).collect()
    }
}
