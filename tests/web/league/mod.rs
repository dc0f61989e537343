//! A league of six over weeks: windows instead of hours, dates that players agree on, games that nobody played.

use chrono::{Days, NaiveDateTime};
use tengen::service::appointment_seen;
use tengen::store::{DeedKind, Snapshot};
use tengen::tournament::{
    Board, Entry, EntryId, EventZone, Federation, Round, RoundClock, RoundNo, RoundState,
    RoundWindow, System, TableNo, Tournament, preset,
};

use crate::html;
use crate::players::location;
use crate::support::{TestApp, by, now};

mod captains;
mod dates;
mod seasons;
mod whole;

const NAMES: [&str; 6] = ["Aalders", "Berg", "Costa", "Dahl", "Eder", "Fabre"];

/// A league whose first round is published, with everybody's personal link.
struct League {
    app: TestApp,
    secrets: Vec<String>,
    organiser: String,
}

/// The league's clock.
const ZONE: &str = "Europe/Copenhagen";

/// So many days from now at noon, counted by the league's calendar, whatever the hour; a window's ends.
fn day(days: i64) -> NaiveDateTime {
    let tz = ZONE.parse::<EventZone>().unwrap().tz().expect("a place");
    let day = now().with_timezone(&tz).date_naive() + chrono::TimeDelta::days(days);
    day.and_hms_opt(12, 0, 0).unwrap()
}

fn league() -> Tournament {
    let begins = now().date_naive() - Days::new(30);
    let mut settings = preset(System::Swiss, Federation::Egf, "Club league", begins);
    settings.ends = now().date_naive() + Days::new(60);
    settings.rounds = 10;
    settings.zone = ZONE.parse().unwrap();
    settings.season.grace_days = 2;
    let mut league = Tournament::new(settings);
    for name in NAMES {
        league.enter(Entry::new(EntryId(0), name, "", "3k".parse().unwrap()));
    }
    league
}

impl League {
    fn of(event: &Tournament) -> Self {
        let app = TestApp::start();
        assert_eq!(app.keep(event), "club-league");
        let organiser = app.owner();
        let mut league = Self { app, secrets: Vec::new(), organiser };
        let entries: Vec<EntryId> = event.entries.iter().map(|entry| entry.id).collect();
        let id = league.event().id;
        let made = league.app.service.acts(id, by()).make_personal_links(&entries).unwrap();
        let made = made.now().unwrap();
        league.secrets = made.iter().map(|(_, token)| token.secret().to_owned()).collect();
        league
    }

    /// A calendar, its long lines unfolded.
    fn feed(&self, path: &str) -> String {
        let answer = self.app.get(&format!("/t/club-league/{path}"));
        assert_eq!(answer.status(), 200, "{path}");
        answer.text().unwrap().replace("\r\n ", "")
    }

    /// With a first round of three boards, within a window of those days from now.
    fn with_window(from: i64, until: i64) -> Self {
        let mut event = league();
        let mut round = Round::empty(RoundNo(1), RoundState::Published);
        for table in 1..=3 {
            let (black, white) = (EntryId(table), EntryId(7 - table));
            round.boards.push(Board::new(TableNo(table), black, white, 0));
        }
        event.rounds.push(round);
        let window = Some(RoundWindow { from: day(from), until: day(until) });
        event.clocks.insert(RoundNo(1), RoundClock { window, ..RoundClock::default() });
        Self::of(&event)
    }

    fn event(&self) -> std::sync::Arc<Snapshot> {
        let store = self.app.service.store();
        let found = store.read(|c| {
            let id = c.find_slug("club-league")?.expect("the event");
            store.snapshot(c, id)
        });
        found.unwrap().unwrap()
    }

    fn board(&self, round: i32, table: i32) -> Board {
        let event = self.event();
        event.tournament.round(RoundNo(round)).unwrap().board_at(TableNo(table)).unwrap().clone()
    }

    fn page(&self, path: &str) -> String {
        html::on_one_line(&self.app.page(&format!("/t/club-league{path}")))
    }

    /// As the organiser sees it.
    fn work(&self, path: &str) -> String {
        let answer = self.app.page_as(&format!("/t/club-league{path}"), &self.organiser);
        assert_eq!(answer.status(), 200, "{path}");
        html::on_one_line(&answer.text().unwrap())
    }

    fn act(&self, path: &str, fields: &[(&str, &str)]) -> reqwest::blocking::Response {
        let cookie = format!("session={}", self.organiser);
        self.app.post(&format!("/t/club-league{path}"), fields, &cookie)
    }

    fn cookie(&self, who: EntryId) -> String {
        format!("me=club-league:{who}:{}", self.secrets[who.0 as usize - 1])
    }

    /// A page of a player's own.
    fn own(&self, who: EntryId, path: &str) -> String {
        let request = self.app.request(&format!("/t/club-league/me{path}"));
        let answer = request.header("cookie", self.cookie(who)).send().unwrap();
        html::on_one_line(&answer.text().unwrap())
    }

    /// What a player says of how a board ended.
    fn reports(&self, who: EntryId, (round, table): (i32, i32), winner: &str) -> String {
        let board = self.board(round, table);
        let fields = [
            ("round", round.to_string()),
            ("table", table.to_string()),
            ("black", board.black.to_string()),
            ("white", board.white.to_string()),
            ("who", winner.to_owned()),
        ];
        let fields: Vec<(&str, &str)> = fields.iter().map(|(n, v)| (*n, v.as_str())).collect();
        let path = format!("/t/club-league/me/{who}/result");
        location(&self.app.post(&path, &fields, &self.cookie(who)))
    }

    /// What a player sends about the date of a board.
    fn says(
        &self,
        who: EntryId,
        board: &Board,
        fields: &[(&str, &str)],
    ) -> reqwest::blocking::Response {
        let (table, seen) = (board.table.to_string(), appointment_seen(board));
        let known = [("round", "1"), ("table", table.as_str()), ("seen", seen.as_str())];
        let fields = [&known, fields].concat();
        let path = format!("/t/club-league/me/{who}/date");
        self.app.post(&path, &fields, &self.cookie(who))
    }

    fn deeds(&self, deed: DeedKind) -> usize {
        let store = self.app.service.store();
        store.read(|c| c.journal_of(self.event().id, &[deed])).unwrap().len()
    }

    /// The journal accuses nobody.
    fn holds(&self) {
        let found = self.app.service.compare_parts(self.event().id).unwrap();
        assert_eq!(found.faults, []);
    }
}
