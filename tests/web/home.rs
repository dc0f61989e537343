//! Registering from home, from outside: the form, the waiting list, one's own link, what the organiser confirms.

use chrono::Duration;
use reqwest::blocking::Response;
use tengen::rating::{ListKind, Listed, Rating, RatingList};
use tengen::tournament::{
    Entry, Federation, HomeRules, Private, Settings, Sides, System, Tournament, TournamentId,
    preset,
};
use tengen::web::SESSION_COOKIE;

use crate::hall::value_of;
use crate::html::unescape;
use crate::support::{TestApp, by, now};

struct Club {
    app: TestApp,
    id: TournamentId,
    cookie: String,
}

impl Club {
    fn new(rules: impl FnOnce(&mut HomeRules)) -> Self {
        Self::with(|settings| rules(&mut settings.home))
    }

    fn with(change: impl FnOnce(&mut Settings)) -> Self {
        let app = TestApp::start();
        let day = now().date_naive() + chrono::Days::new(30);
        let mut event = Tournament::new(preset(System::McMahon, Federation::Egf, "Open", day));
        (event.settings.home.open, event.settings.home.places) = (true, Some(2));
        event.settings.home.fee = "35 EUR".into();
        change(&mut event.settings);
        assert_eq!(app.keep(&event), "open");
        let cookie = format!("{SESSION_COOKIE}={}", app.owner());
        let store = app.service.store();
        let id = store.read(|c| c.find_slug("open")).unwrap().expect("the event");
        Self { app, id, cookie }
    }

    fn stamp(&self) -> String {
        self.app.service.form_stamp(self.id, now() - Duration::minutes(1)).unwrap()
    }

    /// The surnames of those who wait, in the order of coming.
    fn desk_names(&self) -> Vec<String> {
        let rows = self.app.service.read(|c| c.home_registrations(self.id)).unwrap();
        rows.into_iter().filter_map(|row| Some(row.applicant?.entry.surname)).collect()
    }

    fn send(&self, name: &str, more: &[(&str, &str)]) -> Response {
        let stamp = self.stamp();
        let fields = [
            ("stamp", stamp.as_str()),
            ("surname", name),
            ("rank", "3k"),
            ("email", "marker@go.example"),
            ("note", "marker note"),
            ("consent", "yes"),
        ];
        let kept = fields.into_iter().filter(|(field, _)| more.iter().all(|(n, _)| n != field));
        let fields: Vec<_> = kept.chain(more.iter().copied()).collect();
        self.app.post("/t/open/register", &fields, "")
    }

    /// Registers; the address of the own page.
    fn registered(&self, name: &str) -> String {
        let answer = self.send(name, &[]);
        assert_eq!(answer.status(), 303, "{}", answer.text().unwrap());
        location(&answer)
    }

    fn organiser(&self, path: &str) -> String {
        let answer = self.app.request(path).header("cookie", &self.cookie).send().unwrap();
        assert_eq!(answer.status(), 200, "{path}");
        answer.text().unwrap()
    }
}

fn location(answer: &Response) -> String {
    answer.headers()["location"].to_str().unwrap().to_owned()
}

#[test]
fn from_the_form_to_the_waiting_list_and_up() {
    let club = Club::new(|_| {});
    assert!(club.app.page("/t/open").contains("/t/open/register"));
    let page = club.app.page("/t/open/register");
    assert!(page.contains("2 of 2 places") && page.contains("35 EUR"), "{page}");
    assert!(club.app.page("/t/open/register?new=1").contains("name=\"stamp\""));
    let first = club.registered("Ahrenfeld");
    let answer = club.app.request(&first).header("cookie", "fresh=1").send().unwrap();
    let gone = answer.headers()["set-cookie"].to_str().unwrap().to_owned();
    assert!(gone.starts_with("fresh=;") && gone.contains("Max-Age=0"), "{gone}");
    let page = answer.text().unwrap();
    assert!(page.contains("Registered, not confirmed") && page.contains("/p/"), "{page}");
    assert!(!club.app.page(&first).contains("/p/"), "nor to whoever finds the address");
    let plain = first.trim_end_matches("?new=1");
    assert!(!club.app.page(plain).contains("/p/"), "the link is shown once");
    club.registered("Brandt");
    let third = club.registered("Caspari");
    assert!(club.app.page(&third).contains("<span class=\"tno\">1</span>"));
    assert!(club.app.page("/t/open/register?new=1").contains("Join the waiting list"));
    // The organiser sees who waits, what they said, and confirms all that have a place.
    assert!(club.organiser("/t/open/from-players").contains("2 need an answer"));
    let page = club.organiser("/t/open/registrations");
    assert!(page.contains("marker@go.example") && page.contains("Waiting list: 1"), "{page}");
    assert!(page.contains("Confirm all: 2"), "{page}");
    let mut all = crate::html::fields(crate::html::form(&page, "class=\"acts\""));
    all.push(("act".to_owned(), "confirm".to_owned()));
    assert_eq!(all.iter().find(|(name, _)| name == "all").unwrap().1, "1-1", "whom it showed");
    let post = |to: &str, sent: &[(String, String)]| {
        location(&club.app.post(to, &crate::html::borrowed(sent), &club.cookie))
    };
    assert_eq!(post("/t/open/registrations", &all), "/t/open/registrations");
    assert!(club.app.page("/t/open/players").contains("Brandt"));
    // Taken back they wait again, and are confirmed once more.
    let page = club.organiser("/t/open/registrations");
    let undo = crate::html::fields(crate::html::form(&page, "id=\"undo\""));
    assert_eq!(post("/t/open/undo", &undo), "/t/open/registrations");
    assert!(!club.app.page("/t/open/players").contains("Brandt"));
    assert!(club.organiser("/t/open/registrations").contains("With a place: 2"));
    post("/t/open/registrations", &crate::html::with(&all, "form_key", "another-key-of-it-"));
    assert!(club.app.page("/t/open/players").contains("Brandt"));
    assert!(!club.app.page("/t/open/players").contains("Caspari"));
    // The first cancels: the third has the place.
    let answer = club.app.post(plain, &[("act", "cancel")], "");
    assert_eq!(location(&answer), plain);
    assert!(club.app.page(plain).contains("Cancelled"));
    assert!(club.app.page(&third).contains("Registered, not confirmed"));
    assert!(!club.app.page("/t/open/players").contains("Ahrenfeld"));
    let link = third.trim_end_matches("?new=1").replace("/t/open/register/", "/p/");
    assert_eq!(location(&club.app.get(&link)), third.trim_end_matches("?new=1"));
}

#[test]
fn a_pair_registers_on_one_form_a_line_for_the_partner() {
    let club = Club::new(|_| {});
    assert!(!club.app.page("/t/open/register?new=1").contains("name=\"partners\""));
    let club = Club::with(|settings| settings.sides = Sides::Mean);
    assert!(club.app.page("/t/open/register?new=1").contains("name=\"partners\""));
    let wrong = club.send("Amann", &[("first_name", "Ada"), ("partners", "Bea")]);
    assert_eq!(wrong.status(), 422);
    let page = wrong.text().unwrap();
    assert!(page.contains("“Bea” is not a partner") && page.contains(">Bea</textarea>"), "{page}");
    let right = club.send("Amann", &[("first_name", "Ada"), ("partners", "Beck, Bea, 2d")]);
    assert_eq!(right.status(), 303);
    let own = location(&right).trim_end_matches("?new=1").to_owned();
    let shown = club.app.page(&own);
    assert!(shown.contains(">Beck, Bea, 2d</textarea>"), "{shown}");
    let as_shown = unescape(&value_of(&shown, "as_shown"));
    let fields = [
        ("act", "save"),
        ("as_shown", as_shown.as_str()),
        ("surname", "Amann"),
        ("first_name", "Ada"),
        ("rank", "3k"),
        ("partners", "Beck, Bea, 1d\r\nCole, Cy, 5k"),
    ];
    assert_eq!(club.app.post(&own, &fields, "").status(), 303);
    let rows = club.app.service.read(|c| c.home_registrations(club.id)).unwrap();
    let entry = rows.into_iter().find_map(|row| row.applicant).unwrap().entry;
    assert_eq!(entry.side_name(), "Amann A. & Beck B. & Cole C.");
}

#[test]
fn no_name_holds_a_web_address_and_what_was_typed_stays() {
    let club = Club::new(|_| {});
    let said = "It contains a web address. Please write it without one.";
    for field in ["surname", "first_name", "club"] {
        let answer = club.send("Ahrenfeld", &[(field, "Evil www.evil.example click")]);
        assert_eq!(answer.status(), 422, "{field}");
        let page = answer.text().unwrap();
        assert!(page.contains(said) && page.contains("Evil www.evil.example click"), "{page}");
    }
    assert!(club.desk_names().is_empty());
    let own = club.registered("Ahrenfeld").trim_end_matches("?new=1").to_owned();
    let shown = unescape(&value_of(&club.app.page(&own), "as_shown"));
    let fields = [
        ("act", "save"),
        ("as_shown", shown.as_str()),
        ("surname", "Evil evil.example/win"),
        ("rank", "3k"),
    ];
    let answer = club.app.post(&own, &fields, "");
    assert_eq!(answer.status(), 422);
    let page = answer.text().unwrap();
    assert!(page.contains(said) && page.contains("Evil evil.example/win"), "{page}");
    assert_eq!(club.desk_names(), ["Ahrenfeld"]);
}

#[test]
fn what_is_left_empty_is_asked_for_and_not_quoted() {
    let club = Club::new(|_| {});
    let answer = club.send("Ahrenfeld", &[("rank", "")]);
    assert_eq!(answer.status(), 422);
    let page = answer.text().unwrap();
    assert!(page.contains("Choose the rank you play at, such as 4k or 2d."), "{page}");
    assert!(!page.contains("“”"), "{page}");
    for (typed, said) in
        [("", "Write points such as 6.5 or 7."), ("x", "Write points such as 6.5 or 7, not “x”.")]
    {
        let wrong = tengen::tournament::read_points(typed).unwrap_err();
        assert_eq!(tengen::web::Lang::english().sentence(&wrong), said);
    }
}

#[test]
fn who_is_entered_changes_and_cancels_on_the_page_of_their_own() {
    let club = Club::new(|rules| (rules.at_once, rules.pay) = (true, "at the door".into()));
    let secret =
        |page: &str| page.rsplit('/').next().unwrap().trim_end_matches("?new=1").to_owned();
    let [first, second] = ["Ahrenfeld", "Brandt"].map(|name| secret(&club.registered(name)));
    let names = |word: &str| club.app.page("/t/open/players").contains(word);
    assert!(names("Ahrenfeld") && names("Brandt"));
    let entered =
        |secret: &str| club.app.service.link_holder(secret).unwrap().expect("entered").entry;
    let (me, other) = (entered(&first), entered(&second));
    // A link that the organisers made since opens the same, and the one before it nothing.
    let made =
        club.app.service.acts(club.id, by()).make_personal_links(&[me]).unwrap().now().unwrap();
    let now_mine = made[0].1.secret().to_owned();
    let old = club.app.get(&format!("/t/open/register/{first}"));
    assert_eq!(old.status(), 404, "what was said is read by a link that holds");
    let opened = |cookie: String, path: &str| {
        club.app.request(path).header("cookie", cookie).send().unwrap()
    };
    let cookie = format!("me=open:{me}:{now_mine}");
    let mine = opened(cookie.clone(), "/t/open/me").text().unwrap();
    let way = format!("/t/open/me/{me}/registration");
    assert!(mine.contains("My registration") && mine.contains(&way), "{mine}");
    assert!(!mine.contains(&now_mine), "the secret stands on no page that a phone keeps");
    let page = location(&opened(cookie.clone(), &way));
    assert_eq!(page, format!("/t/open/register/{now_mine}"));
    let own = club.app.page(&page);
    assert!(own.contains("value=\"marker@go.example\"") && own.contains("Yes, cancel"), "{own}");
    // What is to be paid stands on both pages, until it is.
    let fee = "35 EUR <span class=\"note\">at the door</span>";
    assert!(own.contains(fee) && mine.contains(fee), "{mine}");
    let pays = |_: &Tournament, was: &Entry| {
        let private = Private { paid: true, ..was.private.clone() };
        Ok(Entry { private, ..was.clone() })
    };
    club.app.service.acts(club.id, by()).edit_entry(me, false, pays).unwrap();
    for page in [club.app.page(&page), opened(cookie.clone(), "/t/open/me").text().unwrap()] {
        assert!(page.contains("Paid <span class=\"note\">35 EUR</span>"), "{page}");
    }
    // Of somebody else's, and of whoever has not proven who they are, nothing.
    let others = format!("/t/open/me/{other}/registration");
    assert_eq!(location(&opened(cookie.clone(), &others)), "/t/open/me");
    let stranger = opened(format!("me=open:{me}:"), "/t/open/me").text().unwrap();
    assert!(!stranger.contains("registration"), "{stranger}");
    let saved = [
        ("act", "save"),
        ("as_shown", &unescape(&value_of(&own, "as_shown"))),
        ("email", "new@go.example"),
    ];
    assert_eq!(location(&club.app.post(&page, &saved, "")), page);
    let event = club.app.service.store();
    let email = event.read(|c| event.snapshot(c, club.id)).unwrap().unwrap();
    assert_eq!(email.tournament.entry(me).unwrap().private.email, "new@go.example");
    assert_eq!(location(&club.app.post(&page, &[("act", "cancel")], "")), page);
    assert!(!names("Ahrenfeld") && names("Brandt"));
}

#[test]
fn two_devices_of_one_person_undo_nothing_of_each_other() {
    let club = Club::new(|rules| rules.ask_meal = true);
    let own = club.registered("Ahrenfeld").trim_end_matches("?new=1").to_owned();
    let shown = unescape(&value_of(&club.app.page(&own), "as_shown"));
    let kept = |email, note, meal| {
        let fields = [
            ("act", "save"),
            ("as_shown", shown.as_str()),
            ("surname", "Ahrenfeld"),
            ("rank", "3k"),
            ("email", email),
            ("note", note),
            ("meal", meal),
        ];
        club.app.post(&own, &fields, "")
    };
    assert_eq!(kept("marker@go.example", "marker note", "soup").status(), 303);
    assert_eq!(kept("other@go.example", "marker note", "").status(), 303);
    let rows = club.app.service.read(|c| c.home_registrations(club.id)).unwrap();
    let said = rows[0].applicant.clone().expect("what they said");
    assert_eq!((said.meal.as_str(), said.email.as_str()), ("soup", "other@go.example"));
    // Both changed the same: what stands and what was typed are shown, and nothing is kept of it.
    let answer = kept("marker@go.example", "marker note", "fish");
    assert_eq!(answer.status(), 422);
    let page = answer.text().unwrap();
    assert!(page.contains("soup") && page.contains("fish"), "{page}");
    let rows = club.app.service.read(|c| c.home_registrations(club.id)).unwrap();
    assert_eq!(rows[0].applicant.as_ref().expect("what they said").meal, "soup");
}

#[test]
fn who_goes_back_and_writes_another_name_registers_another_person() {
    let club = Club::new(|_| {});
    let answer = club.app.get("/t/open/register?new=1");
    assert_eq!(answer.headers()["cache-control"], "private, no-store");
    let key = [("form_key", "one showing of the form")];
    let anna = location(&club.send("Anna", &key));
    let bruno = location(&club.send("Bruno", &key));
    assert_ne!(bruno, anna);
    assert!(club.app.page(&bruno).contains("Bruno"));
    assert_eq!(club.desk_names(), ["Anna", "Bruno"]);
    // The same once more is the same registration.
    let stamp = club.stamp();
    let same = [key[0], ("stamp", stamp.as_str())];
    let first = location(&club.send("Clara", &same));
    assert_eq!(location(&club.send("Clara", &same)), first);
    assert_eq!(club.desk_names(), ["Anna", "Bruno", "Clara"]);
}

#[test]
fn where_no_rating_list_is_kept_nobody_is_sent_to_look_for_themselves() {
    let club = Club::new(|_| {});
    let page = club.app.page("/t/open/register");
    assert!(page.contains("name=\"surname\"") && !page.contains("name=\"q\""), "{page}");
    assert!(!page.contains("Step "), "it is the only step: {page}");
    with_a_list(&club);
    let page = club.app.page("/t/open/register");
    assert!(page.contains("name=\"q\"") && !page.contains("name=\"surname\""), "{page}");
}

/// Keeps a rating list.
fn with_a_list(club: &Club) {
    let mut list = RatingList::new(ListKind::Egf, now().date_naive());
    list.push(&Listed { id: "12345678", surname: "Aas", ..Listed::default() });
    club.app.service.keep_rating_list(crate::support::by(), &list).expect("a list");
}

/// Typed, from a rating list, on a pasted list and from home: each names who is entered under nearly that name.
#[test]
fn every_way_in_points_out_a_near_name() {
    let club = Club::new(|_| {});
    let mut list = RatingList::new(ListKind::Egf, now().date_naive());
    let (surname, first_name, rating) = ("Kallweid", "Henning", Some(Rating(1800)));
    list.push(&Listed { id: "12345678", surname, first_name, rating, ..Listed::default() });
    club.app.service.keep_rating_list(crate::support::by(), &list).expect("a list");
    let post = |path: &str, sent: &[(&str, &str)]| club.app.post(path, sent, &club.cookie);
    let new = "/t/open/entries/new";
    let typed = |surname| {
        [("surname", surname), ("first_name", "Henning"), ("rank", "3k"), ("registration", "final")]
    };
    assert_eq!(post(new, &typed("Kallweit")).status(), 303);
    club.send("Kallweidt", &[("first_name", "Henning")]);
    let enter = "/t/open/entries/enter";
    let who = value_of(&club.organiser(&format!("{enter}?q=kallweid")), "who");
    let asks = [
        post(new, &typed("Kalweit")).text().unwrap(),
        post(enter, &[("who", &who)]).text().unwrap(),
        post("/t/open/entries/import", &[("pasted", "Name;Vorname;Rang\nHenning;Kallweit;3k\n")])
            .text()
            .unwrap(),
        club.organiser("/t/open/registrations"),
    ];
    for page in asks {
        assert!(unescape(&page).contains("Similar to no. 1 Kallweit Henning"), "{page}");
    }
    let entered = || club.organiser("/t/open/entries").contains("Kallweid");
    assert!(!entered(), "it was asked first");
    assert_eq!(post(enter, &[("who", &who), ("sure", "yes")]).status(), 303);
    assert!(entered());
}

#[test]
fn a_search_says_whether_anybody_is_found() {
    let club = Club::new(|_| {});
    with_a_list(&club);
    let page = club.app.page("/t/open/register?q=Testerov");
    assert!(page.contains("Nobody on the rating lists matches"), "{page}");
}

#[test]
fn what_is_wrong_is_said_and_what_was_typed_stays() {
    let club = Club::new(|_| {});
    for (more, said) in [
        (("email", "f@elb-go"), "Write the whole address"),
        (("consent", ""), "Tick this to register"),
        (("website", "spam"), "once more"),
        (("stamp", "1.forged"), "once more"),
    ] {
        let answer = club.send("Ahrenfeld", &[more]);
        assert_eq!(answer.status(), 422, "{more:?}");
        let page = answer.text().unwrap();
        assert!(page.contains(said) && page.contains("value=\"Ahrenfeld\""), "{more:?} {page}");
    }
    club.registered("Ahrenfeld");
    let page = club.send("Ahrenfeld", &[]).text().unwrap();
    assert!(page.contains("is already registered"), "{page}");
    let closed = Club::new(|rules| rules.open = false);
    assert_eq!(closed.send("Ahrenfeld", &[]).status(), 422);
    assert!(closed.app.page("/t/open/register").contains("has no online registration"));
    assert_eq!(club.app.get("/t/open/register/guessed").status(), 404);
}

#[test]
fn what_only_organisers_know_is_on_no_public_page() {
    let club = Club::new(|rules| rules.at_once = true);
    let own = club.registered("Ahrenfeld");
    club.registered("Brandt");
    club.registered("Caspari");
    let public = tengen::web::ROUTES.iter().filter(|(method, path, access)| {
        *method == "GET" && *access == tengen::web::Access::Public && path.starts_with("/t/{slug}")
    });
    let mut looked = 0;
    for (_, path, _) in public.filter(|(_, path, _)| !path.ends_with("/events")) {
        let path = path
            .replace("{slug}", "open")
            .replace("{entry}", "1")
            .replace("{round}", "1")
            .replace("{table}", "1")
            .replace("{criterion}", "MMS")
            .replace("{token}", "guessed");
        let page = club.app.get(&path).text().unwrap();
        assert!(!page.contains("marker"), "{path}");
        looked += 1;
    }
    assert!(looked > 25, "{looked}");
    assert!(club.app.page(&own).contains("marker@go.example"), "one's own page has it");
    let page = club.app.page("/t/open/privacy");
    assert!(
        page.contains("E-mail, A note to the organisers") && page.contains("30 days"),
        "{page}"
    );
    assert!(page.contains("Responsible") && page.contains("ask at the tournament"), "{page}");
}

#[test]
fn the_organiser_sets_when_and_how_many() {
    let club = Club::new(|_| {});
    let page = club.organiser("/t/open/registration");
    assert!(page.contains("name=\"closes_day\"") && page.contains("value=\"35 EUR\""), "{page}");
    let shown =
        crate::html::fields(crate::html::form(&page, "<form class=\"form\" method=\"post\""));
    let shown = shown.iter().find(|(name, _)| name == "as_shown").expect("what it showed");
    let fields = [
        ("as_shown", shown.1.as_str()),
        ("open", "yes"),
        ("opens_day", "2026-01-02"),
        ("opens_time", "18:00"),
        ("closes_day", "2026-01-01"),
        ("closes_time", ""),
        ("places", "9"),
        ("fee", "40 EUR"),
        ("pay", ""),
        ("keep_days", "14"),
    ];
    let wrong = club.app.post("/t/open/registration", &fields, &club.cookie);
    assert!(wrong.text().unwrap().contains("closes before it opens"));
    let mut right = fields;
    right[4].1 = "2026-01-03";
    let answer = club.app.post("/t/open/registration", &right, &club.cookie);
    assert_eq!(answer.status(), 303);
    assert!(club.app.page("/t/open/register").contains("Registration has closed"));
}
