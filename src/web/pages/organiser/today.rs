//! The organiser's home page: the next step, what it waits for, requests, the latest changes.

use crate::web::prelude::*;
use crate::web::views::journal::{act_of, told};
use crate::web::views::requests::{calls, clock};
use crate::web::views::rounds::is_fresh;
use store::RoleRow;

use super::to_do::ToDo;

const LATELY: i64 = 4;

/// Tables without a result that are links; the page of boards has the others.
const TABLES: usize = 48;

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
struct Step {
    title: String,
    note: String,
    link: Option<(String, String)>,
}

struct Change {
    time: String,
    act: String,
    detail: String,
}

#[derive(Template)]
#[template(path = "organiser/today.html")]
struct Today {
    cx: Page,
    /// Day, time, and how the round stands.
    state: String,
    /// Missing results, and of how many in words; `None` unless a round runs.
    missing: Option<(usize, String)>,
    headline: String,
    tables: Vec<(TableNo, String)>,
    more: usize,
    boards: String,
    /// Odd tables, or what the main action does.
    notes: Vec<String>,
    /// Rounds with open games after the end of their window: how many, and where they are settled.
    ended: Vec<(String, String)>,
    /// The main action: address and label.
    act: (String, String),
    steps: Vec<Step>,
    to_do: Option<ToDo>,
    hidden: bool,
    base: String,
    calls: Vec<Call>,
    players: String,
    requests: Vec<(String, String)>,
    waiting: usize,
    lately: Vec<Change>,
    journal: String,
}

struct Read {
    requests: Vec<Request>,
    reports: Vec<(RoundNo, Board, Vec<Reported>)>,
    /// Endings in game records of boards without a result.
    recorded: Vec<(RoundNo, TableNo, Ending)>,
    lately: Vec<JournalRow>,
    roles: Vec<RoleRow>,
}

pub async fn show(page: Page, state: Data<State>, event: Event) -> Answer {
    let snapshot = event.snapshot.clone();
    let read = move |service: &Service| {
        let id = snapshot.id;
        let (lately, roles) = service
            .store()
            .read(|c| Ok::<_, ServiceError>((c.journal(id, None, LATELY)?, c.roles(id)?)))?;
        let (requests, reports) = (service.requests(id)?, service.reports(&snapshot)?);
        let recorded = service.recorded_endings(&snapshot)?;
        Ok::<_, ServiceError>(Read { requests, reports, recorded, lately, roles })
    };
    let read = state.blocking(read).await?;
    let title = page.t.text("way-next");
    let page =
        frame(page, &event).titled(title).live(&event.path("/events"), event.snapshot.revision);
    render(&view(page, &event, &read, Utc::now()))
}

fn view(page: Page, event: &Event, read: &Read, now: DateTime<Utc>) -> Today {
    let t = page.t;
    let tournament = &event.snapshot.tournament;
    let stage = Stage::of(tournament, now.naive_utc());
    let pending: Vec<TableNo> = match stage {
        Stage::Runs(round) => round.pending().map(|board| board.table).collect(),
        _ => Vec::new(),
    };
    let open = read.requests.iter().filter(|one| one.is_open() && !one.is_open_call());
    Today {
        state: stage.said(t, tournament),
        missing: match stage {
            Stage::Runs(round) => {
                let of = [("total", round.boards.len())];
                Some((pending.len(), t.with("today-missing", of)))
            }
            _ => None,
        },
        headline: stage.headline(t, tournament),
        tables: pending
            .iter()
            .take(TABLES)
            .map(|table| (*table, board_of(event, &stage, *table)))
            .collect(),
        more: pending.len().saturating_sub(TABLES),
        boards: event.path("/boards"),
        notes: stage.notes(t, read),
        ended: ended(t, event, &stage, now.naive_utc()),
        act: stage.act(t, event),
        steps: stage.steps(t, event, pending.len(), now.naive_utc()),
        to_do: matches!(stage, Stage::Before).then(|| ToDo::of(t, event, read.roles.len())),
        hidden: tournament.settings.hidden,
        base: event.path(""),
        calls: calls(t, event, &read.requests, now),
        players: event.path("/from-players"),
        requests: open
            .map(|one| {
                let said =
                    t.labelled(&event.name(t, one.by), &request_said(t, one.kind, one.round));
                (said, clock(t, one.asked_at))
            })
            .collect(),
        waiting: event.waiting,
        lately: read
            .lately
            .iter()
            .map(|row| Change {
                time: clock(t, row.at),
                act: act_of(t, row),
                detail: told(t, tournament, &row.told()),
            })
            .collect(),
        journal: event.path("/journal"),
        cx: page,
    }
}

/// Open games in rounds whose window and days of grace are over, and in rounds without a window other than the
/// running one.
fn ended(t: Lang, event: &Event, stage: &Stage<'_>, now: NaiveDateTime) -> Vec<(String, String)> {
    let tournament = &event.snapshot.tournament;
    let shown = stage.open().map(|round| round.no);
    let line = |round: &Round| {
        let (no, n) = (round.no, round.pending().count());
        let (key, page) = match tournament.unplayed_from(no) {
            Some(from) if from <= now => ("today-window-over", format!("/rounds/{no}/unplayed")),
            None if Some(no) != shown => ("today-earlier", format!("/boards?round={no}")),
            _ => return None,
        };
        (n > 0).then(|| (t.with(key, (("round", no), ("n", n))), event.path(&page)))
    };
    tournament.rounds.iter().filter(|round| round.is_public()).filter_map(line).collect()
}

fn lacking(tournament: &Tournament) -> Option<&Round> {
    tournament.rounds.iter().find(|round| round.is_public() && round.pending().next().is_some())
}

fn board_of(event: &Event, stage: &Stage<'_>, table: TableNo) -> String {
    match stage {
        Stage::Runs(round) => event.path(&format!("/boards/{}/{table}", round.no)),
        _ => event.path("/boards"),
    }
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

    fn said(&self, t: Lang, tournament: &Tournament) -> String {
        let now = t.local_now();
        let hour = t.moment(now);
        let round = match self {
            Self::Runs(round) => *round,
            Self::Done(..) | Self::Over if lacking(tournament).is_none() => {
                return format!("{hour}. {}", t.text("today-all-in"));
            }
            _ => return hour,
        };
        let clock = tournament.clock(round.no);
        let since = clock.started.or(clock.starts).map(|at| t.time(t.local(at).time()));
        match since {
            Some(time) => {
                let said = t.with("today-since", (("round", round.no), ("time", time)));
                format!("{hour}. {said}")
            }
            None => format!("{hour}. {}", t.with("round-number", [("round", round.no)])),
        }
    }

    fn headline(&self, t: Lang, tournament: &Tournament) -> String {
        match self {
            Self::Before | Self::Runs(_) => String::new(),
            Self::Coming(round) => {
                let starts = tournament.clock(round.no).starts;
                let time = starts.map(|at| t.time(t.local(at).time())).unwrap_or_default();
                t.with("today-coming", (("round", round.no), ("time", time)))
            }
            Self::Done(round, _) => t.with("today-done", [("round", round.no)]),
            Self::Drafted(no) => t.with("today-drafted", [("round", *no)]),
            Self::Over => t.text("today-over"),
        }
    }

    fn act(&self, t: Lang, event: &Event) -> (String, String) {
        let of = |key: &str, no: RoundNo| t.with(key, [("round", no)]);
        match self {
            Self::Before => (String::new(), String::new()),
            Self::Runs(round) | Self::Coming(round)
                if is_fresh(&event.snapshot.tournament, round) =>
            {
                (event.path("/paper"), of("today-print", round.no))
            }
            Self::Runs(_) => (event.path("/boards"), t.text("today-enter")),
            Self::Coming(round) => (event.path("/paper"), of("today-print", round.no)),
            Self::Done(_, next) => (draft_of(event, *next), of("draw-round-now", *next)),
            Self::Drafted(no) => (draft_of(event, *no), t.text("today-look")),
            Self::Over => (event.path("/prizes"), t.text("way-prizes")),
        }
    }

    fn notes(&self, t: Lang, read: &Read) -> Vec<String> {
        let round = match self {
            Self::Runs(round) => *round,
            Self::Done(..) => return vec![t.text("today-draft-unseen")],
            _ => return Vec::new(),
        };
        let here = read.reports.iter().filter(|(no, ..)| *no == round.no);
        let (mut differ, mut wait) = (Vec::new(), Vec::new());
        for (_, board, words) in here.filter(|(_, board, _)| board.ending.is_pending()) {
            match Reports::at(board, words) {
                Reports::Differ => differ.push(board.table.to_string()),
                _ => wait.push(board.table.to_string()),
            }
        }
        let said = |key: &str, tables: Vec<String>| {
            let tables = (("n", tables.len()), ("tables", t.listed(&tables)));
            t.with(key, tables)
        };
        let over = read.recorded.iter().filter(|(no, ..)| *no == round.no);
        let over = over.map(|(_, table, _)| table.to_string()).collect();
        [("today-differ", differ), ("today-reported", wait), ("today-recorded", over)]
            .into_iter()
            .filter(|(_, tables)| !tables.is_empty())
            .map(|(key, tables)| said(key, tables))
            .collect()
    }

    fn steps(&self, t: Lang, event: &Event, missing: usize, now: NaiveDateTime) -> Vec<Step> {
        let tournament = &event.snapshot.tournament;
        let next = next_round(tournament);
        let title = |key: &str, no: RoundNo| t.with(key, [("round", no)]);
        let draw = |no: RoundNo| Step {
            title: title("draw-round-now", no),
            note: match event.waiting {
                0 => t.with("today-when-in", [("n", missing)]),
                waiting => t.with("today-when-in-and", (("n", missing), ("waiting", waiting))),
            },
            link: Some((draft_of(event, no), t.text("today-draw-without"))),
        };
        let publish = |no: RoundNo| Step {
            title: title("today-publish", no),
            note: starts(t, tournament, no, now),
            link: None,
        };
        let print = |no: RoundNo| Step {
            title: title("today-print", no),
            note: t.text("today-print-note"),
            link: Some((event.path("/paper"), t.text("paper-title"))),
        };
        let enter = Step {
            title: t.text("today-enter"),
            note: String::new(),
            link: Some((event.path("/boards"), t.text("way-boards"))),
        };
        let mut then = match (self, next) {
            (Self::Runs(_), Some(no)) => vec![draw(no), publish(no), print(no)],
            (Self::Done(..), Some(no)) => vec![publish(no), print(no)],
            (Self::Runs(_) | Self::Coming(_), None) if is_unplayed(tournament) => vec![Step {
                title: t.text("all-rounds-title"),
                note: t.text("all-rounds-take-back-about"),
                link: Some((event.path("/draft/all"), t.text("all-rounds-take-back"))),
            }],
            (Self::Drafted(no), _) => vec![publish(*no), print(*no)],
            (Self::Over, _) => vec![
                Step {
                    title: t.text("today-send"),
                    note: t.text("today-send-note"),
                    link: Some((event.path("/downloads"), t.text("way-downloads"))),
                },
                Step {
                    title: t.text("today-sheets"),
                    note: String::new(),
                    link: Some((event.path("/paper"), t.text("paper-title"))),
                },
            ],
            _ => Vec::new(),
        };
        if self.open().is_some_and(|round| is_fresh(tournament, round)) {
            then.insert(0, enter);
        }
        then
    }
}

fn is_unplayed(tournament: &Tournament) -> bool {
    let mut boards = tournament.rounds.iter().flat_map(|round| &round.boards);
    tournament.rounds.len() > 1 && boards.all(|board| board.ending.is_pending())
}

/// `It starts at 15:00, in 48 minutes`; empty without a start time.
fn starts(t: Lang, tournament: &Tournament, no: RoundNo, now: NaiveDateTime) -> String {
    let Some(at) = tournament.clock(no).starts else { return String::new() };
    let time = t.time(t.local(at).time());
    match (at - now).num_minutes() {
        minutes @ 1..=180 => t.with("today-starts-in", (("time", time), ("minutes", minutes))),
        _ => t.with("today-starts", [("time", time)]),
    }
}
