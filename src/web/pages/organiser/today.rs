//! The organiser's home page: the next step, what it waits for, requests, the latest changes. Before the first draw it
//! shows the tasks: players, rules, times, groups, staff.

use crate::web::prelude::*;
use crate::web::views::journal::{act_of, journal_detail};
use crate::web::views::rounds::is_fresh;
use crate::web::views::teams::short;
use crate::web::views::words::{calls, clock};
use store::{IncidentRow, RoleRow};

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
        let (requests, reports) = (service.requests(id)?, service.reports(&snapshot)?);
        let (recorded, file) = (service.recorded_endings(&snapshot)?, service.referee_file(id)?);
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
    /// Incidents without a ruling, and boards whose players report different results: in words, and where each is settled.
    fn disputes(&self) -> Vec<(String, String)> {
        let cx = &self.cx;
        let (incidents, players) = (cx.to("/incidents"), cx.to("/from-players"));
        let place = |round, table| cx.with("incident-place", (("round", round), ("table", table)));
        let incident = |row: &IncidentRow| {
            let said = cx.labelled(
                &place(row.seats.round, cx.event.table_now(&row.seats)),
                &cx.incident(&row.incident),
            );
            (said, incidents.clone())
        };
        let differ = |(no, board, words): &(RoundNo, Board, Vec<Reported>)| {
            matches!(Reports::at(board, words), Reports::Differ).then(|| {
                (cx.labelled(&place(*no, board.table), &cx.text("inbox-differ")), players.clone())
            })
        };
        self.file.waiting().map(incident).chain(self.reports.iter().filter_map(differ)).collect()
    }

    /// Requests that wait, other than calls.
    fn open_requests(&self) -> Vec<&Request> {
        self.requests.iter().filter(|one| one.is_open() && !one.is_open_call()).collect()
    }

    /// When it starts, or since when its clocks run.
    fn start(&self, no: RoundNo) -> Option<String> {
        let clock = self.cx.tournament().clock(no);
        let at = clock.started.or(clock.starts)?;
        Some(self.cx.time(self.cx.local(at).time()))
    }

    /// Day, time, and how the round stands.
    fn state(&self, stage: &Stage<'_>) -> String {
        let cx = &self.cx;
        let hour = cx.moment(cx.local_now());
        let said = match stage {
            Stage::Runs(round) => match self.start(round.no) {
                Some(time) => cx.with("today-since", (("round", round.no), ("time", time))),
                None => cx.with("round-number", [("round", round.no)]),
            },
            Stage::Done(..) | Stage::Over if lacking(cx.tournament()).is_none() => {
                cx.text("today-all-in")
            }
            _ => return hour,
        };
        format!("{hour}. {said}")
    }

    /// The main action: address and label.
    fn act(&self, stage: &Stage<'_>) -> (String, String) {
        let cx = &self.cx;
        let print = |no| (cx.to("/paper"), cx.with("today-print", [("round", no)]));
        match stage {
            Stage::Before => (String::new(), String::new()),
            Stage::Runs(round) if is_fresh(cx.tournament(), round) => print(round.no),
            Stage::Runs(_) => (cx.to("/boards"), cx.text("today-enter")),
            Stage::Coming(round) => print(round.no),
            Stage::Done(_, next) => {
                (self.draft(*next), cx.with("draw-round-now", [("round", next)]))
            }
            Stage::Drafted(no) => (self.draft(*no), cx.text("today-look")),
            Stage::Over => (cx.to("/prizes"), cx.text("way-prizes")),
        }
    }

    fn draft(&self, no: RoundNo) -> String {
        draft_of(&self.cx.event, no)
    }

    /// Odd tables, or what the main action does.
    fn notes(&self, stage: &Stage<'_>) -> Vec<String> {
        let round = match stage {
            Stage::Runs(round) => *round,
            Stage::Done(..) => return vec![self.cx.text("today-draft-unseen")],
            _ => return Vec::new(),
        };
        let here = self.reports.iter().filter(|(no, ..)| *no == round.no);
        let here = here.filter(|(_, board, _)| board.ending.is_pending());
        let wait =
            here.filter(|(_, board, words)| !matches!(Reports::at(board, words), Reports::Differ));
        let wait: Vec<TableNo> = wait.map(|(_, board, _)| board.table).collect();
        if wait.is_empty() {
            return Vec::new();
        }
        let listed = self.cx.listed(wait.iter().map(ToString::to_string));
        vec![self.cx.with("today-reported", (("n", wait.len()), ("tables", listed)))]
    }

    /// Boards whose game record has an ending that is not entered.
    fn recorded(&self) -> Vec<(RoundNo, &Board, Ending)> {
        let board = |(no, table, ending): &(RoundNo, TableNo, Ending)| {
            Some((*no, self.cx.tournament().round(*no)?.board_at(*table)?, *ending))
        };
        self.recorded.iter().filter_map(board).collect()
    }

    /// Open games in rounds whose window and days of grace are over, and in rounds without a window other than the
    /// running one: how many in words, and where they are settled.
    fn ended(&self, stage: &Stage<'_>) -> Vec<(String, String)> {
        let (cx, shown) = (&self.cx, stage.open().map(|round| round.no));
        let line = |round: &Round| {
            let (no, n) = (round.no, round.pending().count());
            let (key, page) = match cx.tournament().unplayed_from(no) {
                Some(from) if from <= self.now.naive_utc() => {
                    ("today-window-over", format!("/rounds/{no}/unplayed"))
                }
                None if Some(no) != shown => ("today-earlier", format!("/boards?round={no}")),
                _ => return None,
            };
            (n > 0).then(|| (cx.with(key, (("round", no), ("n", n))), cx.to(page)))
        };
        cx.tournament().rounds.iter().filter(|round| round.is_public()).filter_map(line).collect()
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
        match self.cx.event.waiting {
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

fn lacking(tournament: &Tournament) -> Option<&Round> {
    tournament.rounds.iter().find(|round| round.is_public() && round.pending().next().is_some())
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
            (0, None, None) => lacking(tournament).map_or(Self::Over, Self::Runs),
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

    fn of_players(&self) -> String {
        let nobody = self.cx.tournament().entries.is_empty();
        self.cx.text(if nobody { "to-do-nobody" } else { "to-do-players" })
    }

    fn of_times(&self) -> String {
        match self.times() {
            0 => self.cx.text("to-do-no-times"),
            n => self.cx.with("to-do-some-times", [("n", n)]),
        }
    }

    fn of_draw(&self) -> String {
        let teams = &self.cx.tournament().teams;
        match teams.meet() {
            false => self.cx.with("to-do-draw", [("n", self.playing())]),
            true => self.cx.with("teams-count", [("n", teams.list.len())]),
        }
    }

    /// Boards of a match, and teams with too few players for the first round.
    fn of_teams(&self) -> String {
        let (cx, tournament) = (&self.cx, self.cx.tournament());
        let boards = cx.labelled(&cx.text("team-size"), &tournament.teams.size.to_string());
        let boards = cx.with("settings-said-words", [("words", boards)]);
        let teams = tournament.teams.list.iter();
        let teams = teams.filter(|team| !tournament.has_left(team, RoundNo(1)));
        let short = teams.filter_map(|team| short(cx.t, tournament, team, RoundNo(1)));
        std::iter::once(boards).chain(short).collect::<Vec<_>>().join(&cx.text("sentence-gap"))
    }
}
