//! The front page of an event: its name, how it stands, and links to everything else.

use crate::web::prelude::*;
use crate::web::views::goban::goban;
use crate::web::views::points::{Points, points};
use crate::web::views::prizes::given;
use crate::web::views::rounds::through;

use super::about::{Fact, days, facts};
use super::leaders::{Leader, Leading, leaders, winners};
use super::people::Person;
use super::starts::Starts;
use super::team_standings::is_of_teams;
use super::{me, round};

/// How many leaders are listed; twice as many once the event is over.
const FIRST: usize = 5;

const WHO_COMES: usize = 12;

const GAMES: usize = 6;

/// A name with a longer word, in characters, is set in smaller type.
const LONG_WORD: usize = 12;

enum Stage<'a> {
    Before,
    Round(&'a Round),
    /// All published games have a result; the second is the next round.
    Between(&'a Round, RoundNo),
    Over,
}

/// The starts of rounds on one day: time and round.
struct Day {
    day: String,
    times: Vec<(String, String)>,
}

struct LiveBoard {
    title: String,
    svg: String,
    players: Vec<(Color, Person)>,
    moves: String,
    href: String,
}

struct Places {
    number: usize,
    said: String,
    /// The number of places, for the bar; `None` if it is not limited.
    of: Option<usize>,
    until: String,
    /// Label of the link to the registration; `None` while it is closed.
    register: Option<String>,
    comes: Vec<Person>,
}

#[derive(Template)]
#[template(path = "public/front.html")]
struct Front {
    cx: Page,
    name: String,
    long: bool,
    days: String,
    place: String,
    base: String,
    said: Vec<AnnouncementLine>,
    headline: String,
    /// Empty unless the round that goes on has a window.
    window: String,
    starts: Starts,
    points: Option<Points>,
    newest: Option<RoundNo>,
    searched: bool,
    places: Option<Places>,
    leaders_title: String,
    leaders: Vec<Leader>,
    players: usize,
    teams: usize,
    times_title: String,
    times: Vec<Day>,
    live: Option<LiveBoard>,
    given: Vec<GivenPrize>,
    /// Recorded games: address, round, players.
    games: Vec<(String, String, [String; 2])>,
    facts: Vec<Fact>,
    calendar: Option<String>,
    series: Option<(String, String)>,
}

/// Redirects a phone that stands for a player to the player's own page, except for staff.
pub async fn show(visit: Visit, request: HttpRequest) -> Answer {
    if visit.event.role.is_none() && me::is_known(&request, &visit.event) {
        return Ok(redirect(&visit.event.path("/me")));
    }
    // Old links: the pairings used to be on this page, so a search or an order belongs to them.
    let query = Form::of_query(&request);
    if query.has("q") || query.has("sort") {
        return Ok(redirect(&visit.event.path(&format!("/rounds?{}", request.query_string()))));
    }
    visit.answer("", view).await
}

fn view(page: Page, event: &Event, service: &Service) -> Result<Front> {
    let t = page.t;
    let tournament = &event.snapshot.tournament.public();
    let settings = &tournament.settings;
    let stage = Stage::of(tournament);
    // In the middle of a round places mislead, so the leaders are those after the round before. A round with a window
    // lasts too long for that.
    let windows = |round: &Round| tournament.clock(round.no).window.is_some();
    let weeks = current_round(tournament).is_some_and(windows);
    let after = match current_round(tournament) {
        _ if weeks => through(tournament, None),
        Some(round) if round.pending().next().is_some() => RoundNo(round.no.0 - 1),
        newest => newest.map_or(RoundNo(0), |round| round.no),
    };
    let standings = (after.0 > 0).then(|| listed_standings(tournament, after));
    let over = matches!(stage, Stage::Over);
    let next = match stage {
        Stage::Before => Some(RoundNo(1)),
        Stage::Round(round) => Some(round.no),
        Stage::Between(_, next) => Some(next),
        Stage::Over => None,
    };
    Ok(Front {
        name: settings.name.clone(),
        long: settings.name.split_whitespace().any(|word| word.chars().count() > LONG_WORD),
        days: days(t, tournament),
        place: settings.place.clone(),
        base: event.path(""),
        said: public_announcements(t, service, event)?,
        headline: stage.headline(t, tournament, standings.as_ref()),
        window: stage.window(t, tournament),
        starts: next.map_or_else(Starts::unknown, |no| Starts::of(t, tournament, no)),
        points: match stage {
            Stage::Round(round) => points(t, round),
            _ => None,
        },
        newest: current_round(tournament).map(|round| round.no),
        searched: matches!(stage, Stage::Round(_) | Stage::Between(..)),
        places: match stage {
            Stage::Before => Some(places(t, event, tournament, service)?),
            _ => None,
        },
        leaders_title: match (over, weeks) {
            (true, _) => t.text("front-results"),
            (false, true) => t.text("front-leaders-now"),
            (false, false) => t.with("front-leaders", [("round", after)]),
        },
        leaders: standings.as_ref().map_or_else(Vec::new, |standings| {
            leaders(t, event, tournament, standings, if over { 2 * FIRST } else { FIRST })
        }),
        players: tournament.entries.iter().filter(|entry| entry.is_final()).count(),
        teams: if is_of_teams(tournament) { tournament.teams.list.len() } else { 0 },
        times_title: t.text(if next == Some(RoundNo(1)) { "way-timetable" } else { "front-next" }),
        times: times(t, tournament, newest_round(tournament).map_or(0, |round| round.no.0)),
        live: match stage {
            Stage::Round(round) => live(t, event, service, round)?,
            _ => None,
        },
        given: match standings.as_ref().filter(|_| over) {
            Some(standings) => prizes(tournament, standings)
                .iter()
                .map(|award| given(t, tournament, &settings.prizes, award))
                .collect(),
            None => Vec::new(),
        },
        games: if over { games(t, event, service)? } else { Vec::new() },
        facts: facts(t, tournament),
        calendar: calendar_address(event).filter(|_| !over),
        series: division_link(t, event),
        cx: page.titled(&settings.name),
    })
}

impl<'a> Stage<'a> {
    fn of(tournament: &'a Tournament) -> Self {
        let Some(newest) = current_round(tournament) else { return Self::Before };
        match next_round(tournament) {
            _ if newest.pending().next().is_some() => Self::Round(newest),
            Some(next) => Self::Between(newest, next),
            None => Self::Over,
        }
    }

    /// `Round 2: 8–21 March 2026`; empty if the round has a start time instead.
    fn window(&self, t: Lang, tournament: &Tournament) -> String {
        let Self::Round(round) = self else { return String::new() };
        let words = |window| {
            t.labelled(&t.with("round-number", [("round", round.no)]), &window_words(t, window))
        };
        tournament.clock(round.no).window.map(words).unwrap_or_default()
    }

    /// How the event stands, in one sentence; empty where [`Starts`] says it.
    fn headline(&self, t: Lang, tournament: &Tournament, standings: Option<&Standings>) -> String {
        match self {
            Self::Before => String::new(),
            Self::Round(round)
                if tournament.clock(round.no).window.is_some() && standings.is_some() =>
            {
                how_far(t, tournament, None)
            }
            Self::Round(round) => {
                let done = round.boards.len() - round.pending().count();
                let round_no = t.with("round-number", [("round", round.no)]);
                match done {
                    0 => round_no,
                    done => {
                        let of = [
                            round.no.to_string(),
                            done.to_string(),
                            round.boards.len().to_string(),
                        ];
                        let [no, done, total] = of;
                        t.with("front-running", (("round", no), ("done", done), ("total", total)))
                    }
                }
            }
            Self::Between(round, next) => match tournament.clock(*next).starts {
                Some(_) => t.with("round-number", [("round", *next)]),
                None => t.with("front-done", [("round", round.no)]),
            },
            Self::Over => {
                let names = standings.map(|standings| winners(t, tournament, standings));
                let names = names.filter(|names| !names.is_empty());
                let first = names.map(|names| t.with("front-won", [("names", t.listed(&names))]));
                first.unwrap_or_default()
            }
        }
    }
}

fn times(t: Lang, tournament: &Tournament, after: i32) -> Vec<Day> {
    let mut days: Vec<Day> = Vec::new();
    for no in (after + 1..=tournament.settings.rounds).map(RoundNo) {
        let Some(at) = tournament.clock(no).starts.map(|at| t.local(at)) else { continue };
        let (day, time) = (t.day_of_week(at.date()), t.time(at.time()));
        let line = (time, t.with("round-number", [("round", no)]));
        match days.last_mut().filter(|last| last.day == day) {
            Some(last) => last.times.push(line),
            None => days.push(Day { day, times: vec![line] }),
        }
    }
    days
}

/// The first table whose recorded game is not over.
fn live(t: Lang, event: &Event, service: &Service, round: &Round) -> Result<Option<LiveBoard>> {
    let counts = service.game_counts(event.snapshot.id)?;
    let recorded = |table| {
        let here = |count: &&store::GameCount| count.round == round.no && count.table == table;
        counts.iter().find(here).is_some_and(|count| count.entered > 0)
    };
    let Some(board) = round.pending().find(|board| recorded(board.table)) else { return Ok(None) };
    let file = service.game(&event.snapshot, round.no, board.table)?;
    let tournament = &event.snapshot.tournament;
    let base = event.path("/players/");
    let person = |color| Some((color, Person::new(t, tournament.entry(board.seat(color))?, &base)));
    Ok(Some(LiveBoard {
        title: t.with("front-live", [("table", board.table)]),
        svg: goban(t, &file.game, None, None, None).svg,
        players: [Color::Black, Color::White].into_iter().filter_map(person).collect(),
        moves: t.with("front-moves", [("n", file.game.steps().len())]),
        href: event.path(&format!("/games/{}/{}", round.no, board.table)),
    }))
}

fn games(t: Lang, event: &Event, service: &Service) -> Result<Vec<(String, String, [String; 2])>> {
    let tournament = &event.snapshot.tournament;
    let mut counts = service.game_counts(event.snapshot.id)?;
    counts.retain(|count| count.entered > 0);
    counts.sort_by_key(|count| (-count.round.0, count.table));
    let line = |count: &store::GameCount| {
        let board = tournament.round(count.round)?.board_at(count.table)?;
        let name = |color| tournament.entry(board.seat(color)).map(|entry| t.person(entry));
        let names = [name(Color::Black)?, name(Color::White)?];
        let round = t.with("round-number", [("round", count.round)]);
        let href = event.path(&format!("/games/{}/{}", count.round, count.table));
        Some((href, round, names))
    };
    Ok(counts.iter().filter_map(line).take(GAMES).collect())
}

fn places(t: Lang, event: &Event, tournament: &Tournament, service: &Service) -> Result<Places> {
    let home = &tournament.settings.home;
    let (free, _) = service.home_places(&event.snapshot)?;
    let of = free.and(home.places).map(|places| usize::try_from(places).unwrap_or_default());
    let here = tournament.entries.len();
    let taken = match (of, free) {
        (Some(of), Some(free)) => of.saturating_sub(usize::try_from(free).unwrap_or_default()),
        _ => here,
    };
    let door = tournament.home_door(Utc::now());
    let moment = |at| t.moment(t.local(at));
    let mut entries: Vec<_> = tournament.entries.iter().collect();
    entries.sort_by_key(|entry| (std::cmp::Reverse(entry.rank), entry.id));
    let base = event.path("/players/");
    let comes = entries.into_iter().take(WHO_COMES);
    Ok(Places {
        number: taken,
        said: match of {
            Some(of) => t.with("front-places", (("n", taken), ("of", of))),
            None => t.with("front-registered", [("n", taken)]),
        },
        of,
        until: match (door, home.closes) {
            (HomeDoor::Open, Some(closes)) => t.with("front-until", [("at", moment(closes))]),
            (HomeDoor::Soon(opens), _) => t.with("home-soon", [("at", moment(opens))]),
            (HomeDoor::Closed, _) => t.text("home-closed"),
            _ => String::new(),
        },
        register: (door == HomeDoor::Open && !event.snapshot.archived)
            .then(|| t.text(if free == Some(0) { "front-wait" } else { "way-register" })),
        comes: comes.map(|entry| Person::new(t, entry, &base)).collect(),
    })
}

/// The pairings of the newest round. Before the first round it redirects to the front page.
pub async fn pairings(visit: Visit, request: HttpRequest) -> Answer {
    if newest_round(&visit.event.snapshot.tournament).is_none() {
        return Ok(redirect(&visit.event.path("")));
    }
    round::newest(visit, &request).await
}
