//! Players on their own phones: this is me, a result from both, what they ask for.

use reqwest::blocking::Response;
use tengen::tournament::{EntryId, ReportPolicy, RoundNo, TableNo, Tournament};

use crate::html;
use crate::support::{TestApp, by, golden, now};

/// A phone with its cookies.
pub struct Phone<'a> {
    pub app: &'a TestApp,
    pub cookie: String,
}

impl<'a> Phone<'a> {
    fn new(app: &'a TestApp) -> Self {
        Self { app, cookie: String::new() }
    }

    pub fn get(&self, path: &str) -> Response {
        self.app.request(path).header("cookie", &self.cookie).send().expect("an answer")
    }

    pub fn page(&self, path: &str) -> String {
        let answer = self.get(path);
        assert_eq!(answer.status(), 200, "{path}");
        assert_eq!(answer.headers()["cache-control"], "private, no-store", "{path}");
        html::on_one_line(&answer.text().expect("UTF-8"))
    }

    pub fn post(&self, path: &str, fields: &[(&str, &str)]) -> Response {
        self.app.post(path, fields, &self.cookie)
    }

    /// Keeps the cookie of whom the phone stands for.
    fn keep(&mut self, answer: &Response) {
        let set = answer.headers().get_all("set-cookie").iter().filter_map(|set| set.to_str().ok());
        let me = set.rev().find(|set| set.starts_with("me=")).expect("the phone remembers");
        assert!(me.contains("HttpOnly") && me.contains("SameSite=Lax"), "{me}");
        self.cookie = me.split(';').next().expect("a cookie").to_owned();
    }

    fn open(&mut self, secret: &str) {
        let answer = self.get(&format!("/p/{secret}"));
        assert_eq!(location(&answer), "/t/open/me");
        self.keep(&answer);
    }

    pub fn ask(&self, entry: EntryId, fields: &[(&str, &str)]) {
        let answer = self.post(&format!("/t/open/me/{entry}/ask"), fields);
        assert_eq!(location(&answer), "/t/open/me");
    }
}

pub fn location(answer: &Response) -> String {
    answer.headers().get("location").map(|to| to.to_str().unwrap().to_owned()).unwrap_or_default()
}

/// A round whose first board has no result yet.
pub struct Hall {
    pub app: TestApp,
    pub round: RoundNo,
    pub black: EntryId,
    pub white: EntryId,
    pub secrets: Vec<String>,
    pub arbiter: String,
}

impl Hall {
    pub fn new() -> Self {
        Self::with(ReportPolicy::Confirmed)
    }

    pub fn with(reports: ReportPolicy) -> Self {
        Self::of(reports, |_, _| ())
    }

    /// Changed before it is kept; the entry has Black at the board without a result.
    pub fn of(reports: ReportPolicy, change: impl FnOnce(&mut Tournament, EntryId)) -> Self {
        let app = TestApp::start();
        let mut event = golden("harbour-open");
        event.settings.name = "Open".into();
        event.settings.short_name = String::new();
        event.settings.ends = now().date_naive() + chrono::Days::new(1);
        event.rounds.truncate(2);
        for entry in &mut event.entries {
            entry.participation = tengen::tournament::Participation::ALL;
        }
        let round = event.rounds.last_mut().expect("two rounds");
        round.state = tengen::tournament::RoundState::Published;
        round.boards[0].ending = tengen::tournament::Ending::Pending;
        round.boards[0].handicap = 0;
        event.settings.players.reports = reports;
        let (no, black, white) = (round.no, round.boards[0].black, round.boards[0].white);
        change(&mut event, black);
        assert_eq!(app.keep(&event), "open");
        let arbiter = app.owner();
        let store = app.service.store();
        let id = store.read(|c| c.find_slug("open")).expect("it can be read").expect("the event");
        let made =
            app.service.acts(id, by()).make_personal_links(&[black, white]).unwrap().now().unwrap();
        let secrets = made.iter().map(|(_, token)| token.secret().to_owned()).collect();
        Self { app, round: no, black, white, secrets, arbiter }
    }

    pub fn phone(&self, who: usize) -> Phone<'_> {
        let mut phone = Phone::new(&self.app);
        phone.open(&self.secrets[who]);
        phone
    }

    pub fn says(&self, phone: &Phone<'_>, entry: EntryId, who: &str) -> Response {
        let table = self.table().to_string();
        let (round, black, white) =
            (self.round.to_string(), self.black.to_string(), self.white.to_string());
        let fields = [
            ("round", round.as_str()),
            ("table", &table),
            ("black", &black),
            ("white", &white),
            ("who", who),
        ];
        phone.post(&format!("/t/open/me/{entry}/result"), &fields)
    }

    pub fn table(&self) -> TableNo {
        self.event().tournament.round(self.round).unwrap().board_of(self.black).unwrap().table
    }

    pub fn event(&self) -> std::sync::Arc<tengen::store::Snapshot> {
        let store = self.app.service.store();
        let found = store.read(|c| {
            let id = c.find_slug("open")?.expect("the event");
            store.snapshot(c, id)
        });
        found.expect("it can be read").expect("it is there")
    }

    pub fn ending(&self) -> String {
        let event = self.event();
        let round = event.tournament.round(self.round).unwrap();
        round.board_of(self.black).unwrap().ending.to_string()
    }

    pub fn boards(&self, query: &str) -> String {
        let path = format!("/t/open/boards{query}");
        self.app.page_as(&path, &self.arbiter).text().expect("UTF-8")
    }

    pub fn inbox(&self) -> String {
        let answer = self.app.page_as("/t/open/from-players", &self.arbiter);
        assert_eq!(answer.status(), 200);
        answer.text().unwrap()
    }
}

#[test]
fn this_is_me_opens_my_board_and_nothing_else() {
    let hall = Hall::new();
    let mut phone = Phone::new(&hall.app);
    assert_eq!(phone.get("/t/open").headers().get("set-cookie"), None, "no cookie for a passer-by");
    assert!(phone.page("/t/open/me").contains("Who are you?"));
    let me = hall.black.to_string();
    let answer = phone.post("/t/open/me", &[("entry", &me)]);
    phone.keep(&answer);
    let page = phone.page("/t/open/me");
    assert!(page.contains(&format!("<span class=\"tno\">{}</span>", hall.table())), "{page}");
    assert!(!page.contains("Report the result"), "nothing is proven");
    for way in ["/", "/t/open"] {
        assert_eq!(location(&phone.get(way)), "/t/open/me", "{way}");
    }
    let path = format!("/t/open/me/{me}/result");
    let asked = phone.post(&format!("/t/open/me/{me}/ask"), &[("kind", "late"), ("round", "3")]);
    for refused in [phone.get(&path), hall.says(&phone, hall.black, "B"), asked] {
        assert_eq!(location(&refused), "/t/open/me");
        let notice = refused.headers().get("set-cookie").unwrap().to_str().unwrap();
        assert!(notice.starts_with("notice="), "it says that the link is needed");
    }
    assert!(hall.inbox().contains("No open requests."));
    let forgotten = phone.post("/t/open/me", &[("forget", &me)]);
    assert_eq!(location(&forgotten), "/t/open");
}

#[test]
fn two_phones_report_and_an_arbiter_confirms_with_one_tap() {
    let hall = Hall::new();
    let (black, white) = (hall.phone(0), hall.phone(1));
    assert!(black.page("/t/open/me").contains("Report the result"));
    assert!(black.page(&format!("/t/open/me/{}/result", hall.black)).contains("Did you win?"));
    assert_eq!(location(&hall.says(&black, hall.black, "B")), "/t/open/me");
    assert!(black.page("/t/open/me").contains("You reported: Black won."));
    assert!(white.page("/t/open/me").contains("Your opponent says: Black won."));
    hall.says(&white, hall.white, "W");
    assert!(hall.inbox().contains("reports differ") && hall.boards("").contains("reports differ"));
    let today = hall.app.page_as("/t/open/today", &hall.arbiter).text().unwrap();
    let dispute = today.find(&format!("table {}: reports differ", hall.table()));
    let [title, rest] = ["<h1", "id=\"today-next\""].map(|part| today.find(part));
    assert!(dispute < title && title < rest, "a dispute is heard before the title: {today}");
    assert!(dispute.is_some(), "{today}");
    assert!(white.page("/t/open/me").contains("Your reports don’t match</h1>"));
    hall.says(&white, hall.white, "B");
    let inbox = hall.inbox();
    assert!(inbox.contains("Enter: Black won") && !inbox.contains("reports differ"));
    assert_eq!(hall.ending(), "?", "a report is not a result");
    assert!(hall.boards("").contains("Reported 1"));
    let reported = hall.boards("?show=reported");
    assert_eq!(reported.matches("class=\"open-board\"").count(), 1);
    assert!(reported.contains("Both players: Black won"), "{reported}");
    // What the one button of the page sends.
    let cookie = format!("session={}", hall.arbiter);
    let board = format!("/t/open/boards/{}/{}", hall.round, hall.table());
    let fields = [("ending", "B+"), ("seen", "0"), ("confirmed", "yes"), ("from", "players")];
    let answer = hall.app.post(&board, &fields, &cookie);
    assert_eq!(location(&answer), "/t/open/from-players", "where the next one waits");
    assert_eq!(hall.ending(), "B+");
    assert!(hall.inbox().contains("No open requests."));
    let late = hall.says(&white, hall.white, "W");
    assert_eq!(location(&late), "/t/open/me");
    assert_eq!(hall.ending(), "B+", "an arbiter is not overwritten");
}

#[test]
fn who_disagreed_is_told_that_an_arbiter_decided() {
    let hall = Hall::new();
    let (black, white) = (hall.phone(0), hall.phone(1));
    hall.says(&black, hall.black, "B");
    hall.says(&white, hall.white, "W");
    let cookie = format!("session={}", hall.arbiter);
    let board = format!("/t/open/boards/{}/{}", hall.round, hall.table());
    assert_eq!(hall.app.post(&board, &[("ending", "B+"), ("seen", "0")], &cookie).status(), 303);
    for phone in [&black, &white] {
        let page = phone.page("/t/open/me");
        assert!(page.contains("The reports of your game differed: an arbiter decided."), "{page}");
    }
}

#[test]
fn an_organiser_grants_what_a_player_asks_for() {
    let hall = Hall::new();
    let phone = hall.phone(0);
    phone.ask(hall.black, &[("kind", "skip"), ("round", "3"), ("words", "My <b>train</b>.")]);
    phone.ask(hall.black, &[("kind", "arbiter"), ("round", "2")]);
    let boards = hall.app.page_as("/t/open/boards", &hall.arbiter).text().unwrap();
    assert!(boards.contains("2 items from players need"), "it cannot be overlooked");
    let draft = hall.app.page_as("/t/open/draft/3", &hall.arbiter).text().unwrap();
    assert!(draft.contains("2 items from players need"));
    let inbox = hall.inbox();
    assert!(inbox.contains("Skip round 3") && inbox.contains("My &#60;b&#62;train"), "{inbox}");
    assert!(inbox.find("1 call for an arbiter") < inbox.find("Skip round 3"), "who calls is first");
    let cookie = format!("session={}", hall.arbiter);
    let answer = [("request", "1"), ("answer", "grant"), ("words", "Have a good trip")];
    assert_eq!(hall.app.post("/t/open/from-players", &answer, &cookie).status(), 303);
    let entry = hall.event().tournament.entry(hall.black).unwrap().clone();
    assert!(!entry.takes_part(RoundNo(3)) && entry.takes_part(RoundNo(4)));
    let page = phone.page("/t/open/me");
    assert!(page.contains("granted") && page.contains("Have a good trip"));
    let nobody = hall.app.post("/t/open/from-players", &answer, "");
    assert_eq!(location(&nobody), "/sign-in?back=%2F&ended=yes", "asked to sign in");
}

#[test]
fn a_withdrawn_link_looks_and_does_nothing() {
    let hall = Hall::new();
    let phone = hall.phone(0);
    let cookie = format!("session={}", hall.arbiter);
    let entry = hall.black.to_string();
    let revoked = hall.app.post("/t/open/links/revoke", &[("entry", &entry)], &cookie);
    assert_eq!(location(&revoked), "/t/open/links");
    let page = phone.page("/t/open/me");
    assert!(page.contains("was revoked") && !page.contains("Report the result"));
    assert_eq!(location(&hall.says(&phone, hall.black, "B")), "/t/open/me");
    assert!(hall.inbox().contains("No open requests."));
    assert_eq!(phone.get(&format!("/p/{}", hall.secrets[0])).status(), 404);
    // A new one is shown once, with its code.
    let made = hall.app.post("/t/open/links", &[("who", "one"), ("entry", &entry)], &cookie);
    let sheet = made.text().unwrap();
    assert!(sheet.contains("/p/") && sheet.contains("<svg class=\"qr\""));
}

#[test]
fn at_the_door_a_tap_says_who_is_here() {
    let hall = Hall::new();
    let cookie = format!("session={}", hall.arbiter);
    let door = |show: &str| {
        let path = format!("/t/open/check-in?show={show}");
        hall.app.page_as(&path, &hall.arbiter).text().unwrap()
    };
    // Who is paired stays; somebody else comes late.
    let away = hall.event().tournament.entries.iter().map(|e| e.id).max().unwrap().0 + 1;
    let id = hall.event().id;
    let new = |id| {
        let mut entry = tengen::tournament::Entry::new(id, "Zuletzt", "Ida", "3k".parse().unwrap());
        entry.registration = tengen::tournament::Registration::Preliminary;
        entry
    };
    hall.app.service.acts(id, by()).add_entry(false, new).unwrap();
    assert!(door("missing").contains("Zuletzt"));
    let number = away.to_string();
    let here = hall.app.post("/t/open/check-in", &[("here", &number)], &cookie);
    assert_eq!(location(&here), format!("/t/open/check-in?show=missing&last={away}"));
    assert!(!door("missing").contains("Ida Zuletzt</bdi>"), "no longer missing");
    assert!(door("here").contains("Ida Zuletzt"));
    let undone = hall.app.post("/t/open/check-in", &[("away", &number)], &cookie);
    assert_eq!(undone.status(), 303);
    assert!(door("missing").contains("Ida Zuletzt"));
    // Somebody at a board does not leave it by this.
    let paired = hall.black.to_string();
    hall.app.post("/t/open/check-in", &[("away", &paired)], &cookie);
    assert!(hall.event().tournament.entry(hall.black).unwrap().is_final());
}
