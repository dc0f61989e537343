//! The window of a round and the date of a game, in words.

use chrono::{NaiveDateTime, NaiveTime};

use crate::web::views::matches::table_range;
use crate::web::views::namesakes::told_apart;
use crate::web::{Event, FromForm, Lang, Reader, from_local_time, local_time};
use tournament::{Board, GameDate, RoundNo, RoundWindow, TableNo, TeamMatch, Tournament};

/// The last minute of a day: a window that names days alone lasts until then.
pub fn last_minute() -> NaiveTime {
    NaiveTime::from_hms_opt(23, 59, 0).unwrap_or_default()
}

/// `8–21 March 2026`; with hours if it does not last from midnight to midnight.
pub fn window_words(t: Lang, window: RoundWindow) -> String {
    let (from, until) = (t.local(window.from), t.local(window.until));
    if from.time() == NaiveTime::MIN && until.time() == last_minute() {
        return t.days(from.date(), until.date());
    }
    t.with("window-hours", (("from", t.moment(from)), ("until", t.moment(until))))
}

/// `Thursday, 19 March 2026, 20:00, Café Anna`.
pub fn date_words(t: Lang, date: &GameDate) -> String {
    let at = t.local(date.at);
    let moment = t.with("moment", (("day", t.day_of_week(at.date())), ("time", t.time(at.time()))));
    t.listed([moment, date.place.clone()])
}

/// The window of a round, and what is still to be played within it.
pub struct Weeks {
    /// Within which days it is played; empty if it has an hour.
    pub window: String,
    /// The games that are not played yet, where there is a window.
    pub to_play: Vec<ToPlay>,
}

impl Weeks {
    /// Those of a round.
    pub fn of(t: Lang, tournament: &Tournament, no: RoundNo) -> Self {
        let window = tournament.clock(no).window;
        Self {
            window: window.map(|window| window_words(t, window)).unwrap_or_default(),
            to_play: still_to_play(t, tournament, no),
        }
    }
}

/// A board of a round with a window that has no result, or a match of teams with such boards, as everybody reads it.
pub struct ToPlay {
    /// The table, or those of a match: `4–6`.
    pub table: String,
    /// Who plays.
    pub names: [String; 2],
    /// When and where, or that nobody knows yet.
    pub said: String,
    /// Whether that is agreed.
    pub agreed: bool,
}

/// The boards of a round that are still to be played; none of a round without a window. The boards of a match stand
/// apart only where their dates differ.
fn still_to_play(t: Lang, tournament: &Tournament, no: RoundNo) -> Vec<ToPlay> {
    let round = tournament.round(no).filter(|_| tournament.clock(no).window.is_some());
    let Some(round) = round else { return Vec::new() };
    let name = |id| {
        let entry = tournament.entry(id);
        entry.map(|entry| told_apart(t, tournament, entry)).unwrap_or_default()
    };
    let line = |board: &Board| ToPlay {
        table: board.table.to_string(),
        names: [name(board.black), name(board.white)],
        said: board_date(t, board),
        agreed: board.date().agreed.is_some(),
    };
    let team = |no| tournament.teams.team(no).map(|team| team.name.clone()).unwrap_or_default();
    let of_match = |one: &TeamMatch| {
        let boards = tournament.boards_of(round, one.first).into_iter().map(|(board, _)| board);
        let open: Vec<&Board> = boards.filter(|board| board.ending.is_pending()).collect();
        let mut lines: Vec<ToPlay> = open.iter().map(|board| line(board)).collect();
        if lines.len() > 1 && lines.iter().all(|line| line.said == lines[0].said) {
            lines.truncate(1);
            let tables: Vec<TableNo> = open.iter().map(|board| board.table).collect();
            lines[0].table = table_range(&tables);
            lines[0].names = [team(one.first), team(one.second)];
        }
        lines
    };
    match round.teams.is_empty() {
        true => round.pending().map(line).collect(),
        false => round.teams.matches.iter().flat_map(of_match).collect(),
    }
}

/// What stands where a result is still to come within a window: the first date agreed on, else that nothing is played.
pub fn not_yet<'a>(t: Lang, boards: impl IntoIterator<Item = &'a Board>) -> String {
    let first = boards.into_iter().filter_map(|board| Some(board.date().agreed.as_ref()?.at)).min();
    first.map_or_else(|| t.text("window-not-played"), |at| t.moment(t.local(at)))
}

/// What is known of when and where a board is played.
pub fn board_date(t: Lang, board: &Board) -> String {
    let date = board.date();
    let agreed =
        date.agreed.as_ref().map(|at| t.with("window-agreed", [("date", date_words(t, at))]));
    let proposed = date
        .proposed
        .as_ref()
        .map(|one| t.with("window-proposed", [("date", date_words(t, &one.date))]));
    let said: Vec<String> = agreed.into_iter().chain(proposed).collect();
    if said.is_empty() { t.text("window-no-date") } else { said.join(&t.text("sentence-gap")) }
}

/// The fields of a date as they stand.
pub fn date_fields(event: &Event, date: Option<&GameDate>) -> Vec<(&'static str, String)> {
    let Some(date) = date else { return Vec::new() };
    let at = local_time(event.snapshot.tournament.settings.zone, date.at);
    vec![
        ("day", at.date().to_string()),
        ("time", at.format("%H:%M").to_string()),
        ("place", date.place.clone()),
    ]
}

/// A date as it was typed, on the event's clock.
pub struct TypedDate {
    /// The day and the hour.
    pub at: NaiveDateTime,
    /// The place.
    pub place: String,
}

impl TypedDate {
    /// The same in UTC.
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
