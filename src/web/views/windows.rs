//! Windows of rounds and dates of games, in words and as iCalendar: for subscriptions and for e-mail.

use crate::web::prelude::*;
use interchange::calendar::{Calendar, CalendarDate};

use crate::web::views::people::public_name;
use crate::web::views::teams::table_range;

/// The end of a window that has dates without times.
pub fn last_minute() -> NaiveTime {
    NaiveTime::from_hms_opt(23, 59, 0).unwrap_or_default()
}

/// `8–21 March 2026`; with times unless it covers whole days.
pub fn window_words(t: Lang, window: RoundWindow) -> String {
    let (from, until) = (t.local(window.from), t.local(window.until));
    if let Some([first, last]) = whole_days(from, until) {
        return t.days(first, last);
    }
    t.with("window-hours", (("from", t.moment(from)), ("until", t.moment(until))))
}

/// `Thursday, 19 March 2026, 20:00, Café Anna`.
pub fn date_words(t: Lang, date: &GameDate) -> String {
    let at = t.local(date.at);
    let moment = t.with("moment", (("day", t.day_of_week(at.date())), ("time", t.time(at.time()))));
    t.listed([moment, date.place.clone()])
}

pub struct Weeks {
    /// Empty if the round has no window.
    pub window: String,
    pub to_play: Vec<ToPlay>,
}

impl Weeks {
    pub fn of(t: Lang, tournament: &Tournament, no: RoundNo) -> Self {
        let window = tournament.clock(no).window;
        Self {
            window: window.map(|window| window_words(t, window)).unwrap_or_default(),
            to_play: still_to_play(t, tournament, no),
        }
    }
}

/// An open board in a round with a window, or a match with such boards.
pub struct ToPlay {
    /// A table, or a range for a match: `4–6`.
    pub table: String,
    pub names: [String; 2],
    pub said: String,
    pub agreed: bool,
}

/// The open boards of a round with a window. Boards of a match with equal dates are listed together.
fn still_to_play(t: Lang, tournament: &Tournament, no: RoundNo) -> Vec<ToPlay> {
    let round = tournament.round(no).filter(|_| tournament.clock(no).window.is_some());
    let Some(round) = round else { return Vec::new() };
    let name = |id| {
        let entry = tournament.entry(id);
        entry.map(|entry| distinct_name(t, tournament, entry)).unwrap_or_default()
    };
    let line = |board: &Board| ToPlay {
        table: board.table.to_string(),
        names: [board.black, board.white].map(name),
        said: board_date(t, board),
        agreed: board.date().agreed.is_some(),
    };
    let team = |no| tournament.teams.team(no).map(|team| team.name.clone()).unwrap_or_default();
    let of_match = |one: &TeamMatch| {
        let boards = tournament.boards_of(round, one.first).into_iter().map(|(board, _)| board);
        let open: Vec<&Board> = boards.filter(|board| board.ending.is_pending()).collect();
        let mut lines: Vec<ToPlay> = open.iter().map(|board| line(board)).collect();
        if lines.len() > 1 && lines.iter().all(|line| line.said == lines[0].said) {
            let tables: Vec<TableNo> = open.iter().map(|board| board.table).collect();
            let (table, names) = (table_range(&tables), [one.first, one.second].map(team));
            lines = vec![ToPlay { table, names, ..lines.remove(0) }];
        }
        lines
    };
    match round.teams.is_empty() {
        true => round.pending().map(line).collect(),
        false => round.teams.matches.iter().flat_map(of_match).collect(),
    }
}

/// Shown instead of a result: the earliest agreed date, or that the game is not played yet.
pub fn open_words<'a>(t: Lang, boards: impl IntoIterator<Item = &'a Board>) -> String {
    let first = boards.into_iter().filter_map(|board| Some(board.date().agreed.as_ref()?.at)).min();
    first.map_or_else(|| t.text("window-not-played"), |at| t.moment_of(at))
}

pub fn board_date(t: Lang, board: &Board) -> String {
    let said = |key, at| t.with(key, [("date", date_words(t, at))]);
    let agreed = board.date().agreed.as_ref().map(|at| said("window-agreed", at));
    let proposed = board.date().proposed.as_ref().map(|one| said("window-proposed", &one.date));
    let said: Vec<String> = agreed.into_iter().chain(proposed).collect();
    if said.is_empty() { t.text("window-no-date") } else { said.join(&t.text("sentence-gap")) }
}

pub fn date_fields(event: &Event, date: Option<&GameDate>) -> Vec<(&'static str, String)> {
    let Some(date) = date else { return Vec::new() };
    let at = local_time(event.snapshot.tournament.settings.zone, date.at);
    let (day, time) = (at.date().to_string(), at.format("%H:%M").to_string());
    vec![("day", day), ("time", time), ("place", date.place.clone())]
}

/// In the event's time zone.
pub struct TypedDate {
    pub at: NaiveDateTime,
    pub place: String,
}

impl TypedDate {
    pub fn of_event(self, event: &Event) -> GameDate {
        let zone = event.snapshot.tournament.settings.zone;
        GameDate { at: from_local_time(zone, self.at), place: self.place }
    }
}

impl FromForm for TypedDate {
    fn from_form(reader: &mut Reader<'_>) -> Option<Self> {
        let (day, time) = (reader.date("day"), reader.time("time"));
        let place = reader.typed("place").to_owned();
        Some(Self { at: day?.and_time(time?), place })
    }
}

/// `None` if the calendar would be empty.
pub fn calendar_address(event: &Event) -> Option<String> {
    let tournament = &event.snapshot.tournament;
    let known = starts(tournament).next().is_some() || windows(tournament).next().is_some();
    known.then(|| event.path("/rounds.ics"))
}

fn windows(tournament: &Tournament) -> impl Iterator<Item = (RoundNo, RoundWindow)> {
    let rounds = (1..=tournament.settings.rounds).map(RoundNo);
    rounds.filter_map(|no| Some((no, tournament.clock(no).window?)))
}

/// Those with a known start, in UTC.
pub fn starts(tournament: &Tournament) -> impl Iterator<Item = (RoundNo, NaiveDateTime)> {
    let rounds = (1..=tournament.settings.rounds).map(RoundNo);
    rounds.filter_map(|no| Some((no, tournament.clock(no).start()?)))
}

/// The public calendar of an event: rounds with a known start, windows, and agreed dates.
/// A round lasts from its planned or real start to the expected end. A match whose boards are played together has
/// one entry. `server` is the origin for ids and links.
pub fn calendar_of_rounds(
    t: Lang,
    snapshot: &Snapshot,
    server: &str,
    made: NaiveDateTime,
) -> Calendar {
    let tournament = &snapshot.tournament;
    let feed = Feed { t, snapshot, server };
    let date = |(no, begins): (RoundNo, NaiveDateTime)| {
        // Two rounds can begin at the same moment, in the hour that daylight saving time skips.
        let next = starts(tournament).find(|(later, at)| *later > no && *at > begins);
        let next = next.map(|(_, at)| at);
        let ends = tournament.clock(no).expected_end(tournament.settings.time);
        let before = |end: NaiveDateTime| next.map_or(end, |next| end.min(next)).max(begins);
        feed.date(no, ("round", String::new()), (begins, ends.map(before)), &[])
    };
    let window = |(no, window): (RoundNo, RoundWindow)| CalendarDate {
        free: true,
        ..feed.date(no, ("window", String::new()), (window.from, Some(window.until)), &[])
    };
    let agreed = tournament.rounds.iter().filter(|round| round.is_public()).flat_map(|round| {
        let all: Vec<&Board> = round.boards.iter().collect();
        feed.agreed(round, &all).into_iter().map(|(date, board)| {
            let name = ("game", format!("-{}", board.table));
            feed.game(round.no, name, date, &feed.players(round, board))
        })
    });
    let dates = starts(tournament).map(date).chain(windows(tournament).map(window)).chain(agreed);
    Calendar { name: tournament.settings.name.clone(), made, dates: dates.collect() }
}

struct Feed<'a> {
    t: Lang,
    snapshot: &'a Snapshot,
    server: &'a str,
}

impl<'a> Feed<'a> {
    /// A calendar entry of a round. `kind` and `name` make its id unique.
    fn date(
        &self,
        no: RoundNo,
        (kind, name): (&str, String),
        (begins, ends): (NaiveDateTime, Option<NaiveDateTime>),
        said: &[String],
    ) -> CalendarDate {
        let (t, snapshot, server) = (self.t, self.snapshot, self.server);
        let settings = &snapshot.tournament.settings;
        let round = t.with("round-number", [("round", no)]);
        let title = [&[round], said, std::slice::from_ref(&settings.name)].concat();
        CalendarDate {
            uid: format!("{}-{kind}-{no}{name}@{}", snapshot.id, host(server)),
            version: snapshot.revision,
            begins,
            ends,
            days: ends.and_then(|ends| whole_days(t.local(begins), t.local(ends))),
            title: t.listed(title),
            place: settings.place.clone(),
            url: format!("{server}/t/{}/rounds/{no}", snapshot.slug),
            free: false,
        }
    }

    fn game(&self, no: RoundNo, name: (&str, String), date: &GameDate, said: &str) -> CalendarDate {
        let settings = &self.snapshot.tournament.settings;
        let over = RoundClock { starts: Some(date.at), ..RoundClock::default() };
        let times = (date.at, over.expected_end(settings.time));
        let said = [said.to_owned()];
        let place = if date.place.is_empty() { &settings.place } else { &date.place };
        CalendarDate { place: place.clone(), ..self.date(no, name, times, &said) }
    }

    /// The agreed dates of these boards, each with a board. Boards of a match with the same date appear once.
    fn agreed(&self, round: &Round, boards: &[&'a Board]) -> Vec<(&'a GameDate, &'a Board)> {
        let seats = self.snapshot.tournament.match_seats(round);
        let (mut known, mut dates) = (Vec::new(), Vec::new());
        for board in boards {
            let Some(date) = &board.date().agreed else { continue };
            let of = seats.get(&board.black).map(|(of, _)| *of);
            if of.is_none() || !known.contains(&(of, date)) {
                known.push((of, date));
                dates.push((date, *board));
            }
        }
        dates
    }

    fn players(&self, round: &Round, board: &Board) -> String {
        let event = &self.snapshot.tournament;
        let team = event.team_of(board.black);
        let of = team.and_then(|team| round.teams.matches.iter().find(|one| one.has(team.no)));
        let name = |no| event.teams.team(no).map(|team| team.name.clone()).unwrap_or_default();
        let [first, second] = match of {
            Some(of) => [of.first, of.second].map(name),
            None => [board.black, board.white].map(|who| public_name(self.t, event, who)),
        };
        format!("{first} – {second}")
    }
}

#[derive(Clone, Copy)]
pub enum Whose {
    Player(EntryId),
    Team(TeamNo),
}

impl Whose {
    /// Their boards in a round, and the name of their opponent; both empty if they do not play.
    fn games<'a>(
        self,
        t: Lang,
        event: &'a Tournament,
        round: &'a Round,
    ) -> (Vec<&'a Board>, String) {
        match self {
            Self::Player(who) => {
                let board = round.board_of(who);
                let other = board.and_then(|board| board.opponent_of(who));
                let name = other.map(|other| public_name(t, event, other));
                (board.into_iter().collect(), name.unwrap_or_default())
            }
            Self::Team(no) => {
                let Some(one) = round.teams.matches.iter().find(|one| one.has(no)) else {
                    return (Vec::new(), String::new());
                };
                let other = if one.first == no { one.second } else { one.first };
                let name = event.teams.team(other).map(|team| team.name.clone());
                let boards = event.boards_of(round, no).into_iter().map(|(board, _)| board);
                (boards.collect(), name.unwrap_or_default())
            }
        }
    }

    fn comes(self, tournament: &Tournament, no: RoundNo) -> bool {
        let Self::Player(who) = self else { return true };
        tournament.entry(who).is_some_and(|entry| entry.playing().in_round(no))
    }
}

/// The games of a player or a team: at the agreed date, else within the window, else at the start of the round.
/// Rounds not drawn yet are entered too; byes are left out.
pub fn calendar_of_games(
    t: Lang,
    snapshot: &Snapshot,
    whose: Whose,
    (server, made): (&str, NaiveDateTime),
) -> Calendar {
    let (tournament, settings) = (&snapshot.tournament, &snapshot.tournament.settings);
    let feed = Feed { t, snapshot, server };
    let suffix = match whose {
        Whose::Player(who) => format!("-{who}"),
        Whose::Team(no) => format!("-team-{no}"),
    };
    let dates = |no: RoundNo| {
        let clock = tournament.clock(no);
        let whole = match (clock.window, clock.start()) {
            (Some(window), _) => Some((window.from, Some(window.until))),
            (None, Some(at)) => Some((at, clock.expected_end(settings.time))),
            _ => None,
        };
        let whole = |said: &[String]| {
            let date = feed.date(no, ("round", suffix.clone()), whole?, said);
            Some(CalendarDate { free: clock.window.is_some(), ..date })
        };
        let still = clock.window.map(|_| t.text("window-not-played"));
        let Some(round) = tournament.round(no).filter(|round| round.is_public()) else {
            let said: Vec<String> = still.into_iter().collect();
            return whole(&said).filter(|_| whose.comes(tournament, no)).into_iter().collect();
        };
        let (boards, other) = whose.games(t, tournament, round);
        let against = t.with("against", [("name", other.as_str())]);
        // A game played within a window has no date unless one was agreed.
        let undated = boards.iter().filter(|board| board.date().agreed.is_none());
        let open = undated.filter(|board| clock.window.is_none() || board.ending.is_pending());
        let said: Vec<String> = [against.clone()].into_iter().chain(still).collect();
        let rest = if open.count() > 0 { whole(&said) } else { None };
        let mut dates = Vec::from_iter(rest);
        for (date, board) in feed.agreed(round, &boards) {
            // The first date has the uid of the round's own entry, which it replaces in subscribed calendars.
            let further =
                if dates.is_empty() { String::new() } else { format!("-{}", board.table) };
            let name = ("round", format!("{suffix}{further}"));
            dates.push(feed.game(no, name, date, &against));
        }
        dates
    };
    let rounds = (1..=settings.rounds).map(RoundNo);
    Calendar { name: settings.name.clone(), made, dates: rounds.flat_map(dates).collect() }
}

pub fn calendar_of_event(
    t: Lang,
    snapshot: &Snapshot,
    server: &str,
    made: NaiveDateTime,
) -> Calendar {
    let mut calendar = calendar_of_rounds(t, snapshot, server, made);
    if calendar.dates.is_empty() {
        let settings = &snapshot.tournament.settings;
        calendar.dates.push(CalendarDate {
            uid: format!("{}@{}", snapshot.id, host(server)),
            version: snapshot.revision,
            begins: from_local_time(settings.zone, settings.begins.and_time(NaiveTime::MIN)),
            ends: None,
            days: Some([settings.begins, settings.ends]),
            title: settings.name.clone(),
            place: settings.place.clone(),
            url: format!("{server}/t/{}", snapshot.slug),
            free: false,
        });
    }
    calendar
}

/// The days of a window that begins and ends with a day.
fn whole_days(from: NaiveDateTime, until: NaiveDateTime) -> Option<[NaiveDate; 2]> {
    let whole = from.time() == NaiveTime::MIN && until.time() == last_minute();
    whole.then(|| [from.date(), until.date()])
}

fn host(server: &str) -> &str {
    server.split("://").last().unwrap_or_default()
}
