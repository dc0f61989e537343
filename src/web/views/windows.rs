//! Windows of rounds and dates of games, in words.

use crate::web::prelude::*;
use crate::web::views::matches::table_range;
use crate::web::views::namesakes::told_apart;

/// The end of a window that has dates without times.
pub fn last_minute() -> NaiveTime {
    NaiveTime::from_hms_opt(23, 59, 0).unwrap_or_default()
}

/// `8–21 March 2026`; with times unless it covers whole days.
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

/// Shown instead of a result: the earliest agreed date, or that the game is not played yet.
pub fn not_yet<'a>(t: Lang, boards: impl IntoIterator<Item = &'a Board>) -> String {
    let first = boards.into_iter().filter_map(|board| Some(board.date().agreed.as_ref()?.at)).min();
    first.map_or_else(|| t.text("window-not-played"), |at| t.moment(t.local(at)))
}

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

pub fn date_fields(event: &Event, date: Option<&GameDate>) -> Vec<(&'static str, String)> {
    let Some(date) = date else { return Vec::new() };
    let at = local_time(event.snapshot.tournament.settings.zone, date.at);
    vec![
        ("day", at.date().to_string()),
        ("time", at.format("%H:%M").to_string()),
        ("place", date.place.clone()),
    ]
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
