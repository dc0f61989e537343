//! Tasks before the first draw: players, rules, times, groups, staff.

use crate::web::prelude::*;
use crate::web::views::line_up::short;

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Mark {
    Done,
    /// The default is in place.
    Usual,
    Open,
    /// It can be done once something else is.
    Waits,
}

pub(super) struct Line {
    pub mark: Mark,
    pub title: String,
    /// Word next to the title: `done`, `open`, a number.
    pub word: String,
    pub said: String,
    /// Address and label; the first is the main action.
    pub links: Vec<(String, String)>,
    pub next: bool,
}

pub(super) struct ToDo {
    pub open: usize,
    pub lines: Vec<Line>,
}

impl ToDo {
    pub fn of(t: Lang, event: &Event, people: usize) -> Self {
        let tournament = &event.snapshot.tournament;
        let settings = &tournament.settings;
        let entered = tournament.entries.len();
        let playing = tournament.participants(RoundNo(1)).count();
        let link = |rest: &str, key: &str| (event.path(rest), t.text(key));
        let line = |mark: Mark, key: &str, said: String, links: Vec<(String, String)>| Line {
            mark,
            title: t.text(key),
            word: t.text(mark.key()),
            said,
            links,
            next: false,
        };
        let if_open = |open: bool, otherwise: Mark| if open { Mark::Open } else { otherwise };
        let days = t.days(settings.begins, settings.ends);
        let rounds = t.with("rounds-count", [("n", settings.rounds)]);
        let rules = [
            t.rules(settings.rules),
            t.with("about-komi", [("komi", t.points(settings.komi))]),
            thinking_time(t, settings.time),
        ];
        let times = tournament.clocks.values().filter(|clock| clock.starts.is_some()).count();
        let first = RoundNo(1);
        let mut lines = vec![
            line(
                Mark::Done,
                "settings-name",
                t.listed([settings.name.as_str(), &days, &rounds]),
                vec![link("/settings?change=name", "change")],
            ),
            Line {
                word: entered.to_string(),
                ..line(
                    if_open(entered < 2, Mark::Done),
                    "way-players",
                    t.text(if entered == 0 { "to-do-nobody" } else { "to-do-players" }),
                    vec![
                        link("/entries/import", "to-do-list"),
                        link("/entries/enter", "to-do-enter"),
                        link("/registration", "to-do-home"),
                    ],
                )
            },
            line(
                Mark::Usual,
                "settings-rules",
                t.listed(&rules),
                vec![link("/settings?change=rules", "change")],
            ),
            line(
                if_open(times == 0, Mark::Done),
                "to-do-times",
                match times {
                    0 => t.text("to-do-no-times"),
                    n => t.with("to-do-some-times", [("n", n)]),
                },
                vec![link("/timetable", "to-do-set-times")],
            ),
            match tournament.teams.list.len() {
                0 if tournament.teams.is_usual() => line(
                    Mark::Usual,
                    "way-groups",
                    t.text("to-do-groups"),
                    vec![link("/groups", "change")],
                ),
                teams => Line {
                    word: teams.to_string(),
                    ..line(
                        if_open(teams < 2, Mark::Done),
                        "way-teams",
                        of_teams(t, tournament),
                        vec![link("/teams", "change")],
                    )
                },
            },
            Line {
                word: people.to_string(),
                ..line(
                    if_open(people < 2, Mark::Done),
                    "way-people",
                    t.text("to-do-people"),
                    vec![link("/people", "to-do-invite")],
                )
            },
            Line {
                title: t.with("draw-round-now", [("round", first)]),
                ..line(
                    if playing < 2 { Mark::Waits } else { Mark::Open },
                    "way-draft",
                    match tournament.teams.meet() {
                        false => t.with("to-do-draw", [("n", playing)]),
                        true => t.with("teams-count", [("n", tournament.teams.list.len())]),
                    },
                    vec![(draft_of(event, first), t.with("draw-round-now", [("round", first)]))],
                )
            },
        ];
        let open = lines.iter().take(6).filter(|line| line.mark == Mark::Open).count();
        if let Some(next) = lines.iter_mut().find(|line| line.mark == Mark::Open) {
            next.next = true;
        }
        Self { open, lines }
    }
}

impl Mark {
    const fn key(self) -> &'static str {
        match self {
            Self::Done => "to-do-done",
            Self::Usual => "to-do-usual",
            Self::Open => "to-do-open",
            Self::Waits => "to-do-waits",
        }
    }

    pub const fn is_ticked(self) -> bool {
        matches!(self, Self::Done | Self::Usual)
    }

    pub const fn waits(self) -> bool {
        matches!(self, Self::Waits)
    }
}

/// Boards of a match, and teams with too few players for the first round.
fn of_teams(t: Lang, tournament: &Tournament) -> String {
    let boards = t.labelled(&t.text("team-size"), &tournament.teams.size.to_string());
    let short = |team: &Team| short(t, tournament, team, RoundNo(1));
    t.listed(std::iter::once(boards).chain(tournament.teams.list.iter().filter_map(short)))
}
