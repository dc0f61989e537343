//! Rounds and games as iCalendar: for subscriptions and for e-mail.

use crate::web::prelude::*;
use interchange::calendar::{Calendar, CalendarDate};

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
    let public = tournament.rounds.iter().filter(|round| round.is_public());
    let agreed = public.flat_map(|round| {
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
        let mut known = Vec::new();
        let mut dates = Vec::new();
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
        let [first, second] = match of {
            Some(of) => [of.first, of.second]
                .map(|no| event.teams.team(no).map_or_else(String::new, |team| team.name.clone())),
            None => [board.black, board.white].map(|who| {
                event.entry(who).map_or_else(String::new, |one| self.t.person(&event.shown(one)))
            }),
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
                let other = board.and_then(|board| event.entry(board.opponent_of(who)?));
                let name = other.map(|entry| t.person(&event.shown(entry)));
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
        match self {
            Self::Player(who) => {
                tournament.entry(who).is_some_and(|entry| entry.playing().in_round(no))
            }
            Self::Team(_) => true,
        }
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
        let mut dates: Vec<CalendarDate> = rest.into_iter().collect();
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
        let midnight =
            |day: chrono::NaiveDate| from_local_time(settings.zone, day.and_time(NaiveTime::MIN));
        calendar.dates.push(CalendarDate {
            uid: format!("{}@{}", snapshot.id, host(server)),
            version: snapshot.revision,
            begins: midnight(settings.begins),
            ends: settings.ends.checked_add_days(Days::new(1)).map(midnight),
            title: settings.name.clone(),
            place: settings.place.clone(),
            url: format!("{server}/t/{}", snapshot.slug),
            free: false,
        });
    }
    calendar
}

fn host(server: &str) -> &str {
    server.split("://").last().unwrap_or_default()
}
