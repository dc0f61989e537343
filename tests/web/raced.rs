//! What a player may send counts once, however often and however fast it comes; and forty thousand guesses open nothing.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use tengen::go::Color;
use tengen::referee::{Each, Incident, IncidentKind, ProcedureName};
use tengen::service::{Choice, ProposedRuling, ReachForm, Report, RequestForm, RulingForm};
use tengen::store::{Channel, DeedKind, NotificationKind};
use tengen::tournament::{
    Entry, HomeRules, Refereeing, ReportPolicy, RequestKind, RoundClock, RoundWindow, Settings,
    Team, TeamNo, Teams, Tournament, WhoMeets,
};

use crate::attackers::{
    ROUTES_OF_PLAYERS, Tried, counted, done, fields, often, open_home, race, registered,
};
use crate::check_in;
use crate::hall::value_of;
use crate::html::unescape;
use crate::own_end::play_until_it_stops;
use crate::players::{Hall, location};
use crate::support::{TestApp, by, now};

/// Sends one showing of a form again and again, by four at once; each time it is answered as the first.
fn replayed(app: &TestApp, path: &str, fields: &[(&str, &str)], cookie: &str) {
    let key = format!("one showing of the form {}", path.len());
    let fields = [fields, &[("form_key", key.as_str())]].concat();
    race(often(), |_| {
        assert_eq!(app.post(path, &fields, cookie).status(), 303, "{path}");
    });
}

/// A hall in which the player with Black can send that form, and it counts.
pub fn hall_for(route: &str) -> Hall {
    let hall = match route.rsplit('/').next().unwrap() {
        "check-in" => check_in::hall(|rules| HomeRules { own_check_in: true, ..rules }),
        "end" => Hall::with(ReportPolicy::Agreed),
        _ => Hall::new(),
    };
    let id = hall.event().id;
    if route.ends_with("end") {
        play_until_it_stops(&hall);
    }
    if route.ends_with("line-up/{round}") {
        let team = Team::new(TeamNo(1), "Own", vec![hall.black, hall.white]);
        let led = |now: &Tournament| {
            let list = vec![Team { captain: Some(hall.black), ..team }];
            Ok(Teams { size: 2, list, who: WhoMeets::Players, ..now.teams.clone() })
        };
        hall.app.service.acts(id, by()).edit_teams(led).unwrap();
    }
    if route.ends_with("date") || route.ends_with("match/{round}") {
        let from = now().naive_utc();
        let window = Some(RoundWindow { from, until: from + chrono::Days::new(7) });
        let clock = RoundClock { window, ..RoundClock::default() };
        let times = |_: &Tournament| Ok([(hall.round, clock)].into());
        hall.app.service.acts(id, by()).set_timetable(times).unwrap();
    }
    if route.ends_with("appeal") {
        rule(&hall);
    }
    if route.ends_with("take-back") {
        let words = String::new();
        let late = RequestForm { kind: RequestKind::Late, round: hall.round, words };
        hall.app.service.acts(id, by()).ask(&hall.secrets[0], &late).unwrap();
    }
    hall
}

/// What that player sends there.
pub fn own_fields(hall: &Hall, route: &str) -> Vec<(&'static str, String)> {
    let text = |text: &str| text.to_owned();
    match route.rsplit('/').next().unwrap() {
        "end" => vec![("act", text("dead")), ("at", text("Q16")), ("seen", text("4"))],
        "tell" => vec![
            ("way", text("push")),
            ("endpoint", text("https://push.example/one")),
            (
                "key",
                text(
                    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
                ),
            ),
            ("secret", text("BTBZMqHH6r4Tts7J_aSIgg")),
            ("kinds", text("board")),
        ],
        _ => fields(hall, route),
    }
}

/// Rules on the board of the player with Black: the first ruling of the event.
fn rule(hall: &Hall) {
    let (service, id) = (&hall.app.service, hall.event().id);
    let refereed = |now: &Tournament| {
        let procedure = Some(ProcedureName::Egf.to_string());
        let refereeing = Refereeing { procedure, ..now.settings.refereeing.clone() };
        Ok(Settings { refereeing, ..now.settings.clone() })
    };
    service.acts(id, by()).change_settings(refereed).unwrap();
    let incident = Incident::new(IncidentKind::Conduct, Color::Black);
    let report = Report { round: hall.round, table: hall.table(), incident, confirmed: false };
    let file = service.read(|c| c.referee_file(id)).unwrap();
    let proposal = ProposedRuling::of(&hall.event(), &file, &report, None, None).unwrap();
    let form = RulingForm {
        shown: proposal.fingerprint(),
        report,
        reported: None,
        replaces: None,
        choice: Choice { option: Some(0), ..Choice::default() },
        committee: None,
        words: "a loud word".to_owned(),
        told: Each { black: true, white: true },
        draft: None,
    };
    service.acts(id, by()).rule_incident(&form).unwrap();
}

#[test]
fn what_its_player_sends_again_and_again_at_once_counts_once() {
    let mut tried = Tried::new(&ROUTES_OF_PLAYERS);
    for route in ROUTES_OF_PLAYERS {
        let hall = hall_for(route);
        let path = route
            .replace("{slug}", "open")
            .replace("{entry}", &hall.black.to_string())
            .replace("match/{round}", &format!("match/{}", hall.round))
            .replace("{round}", "3");
        let fields = own_fields(&hall, route);
        let fields: Vec<_> = fields.iter().map(|(n, v)| (*n, v.as_str())).collect();
        let before = done(&hall.app.service, &hall.event());
        let cookie = format!("me=open:{}:{}", hall.black, hall.secrets[0]);
        replayed(&hall.app, &path, &fields, &cookie);
        let accepted = counted(before, done(&hall.app.service, &hall.event()));
        tried.note("the player, the same showing replayed", accepted);
    }
    tried.is_as_documented();
}

#[test]
fn what_whoever_registered_sends_again_and_again_counts_once() {
    let hall = Hall::new();
    open_home(&hall);
    let (service, id) = (hall.app.service.clone().sending_mail(), hall.event().id);
    let store = service.store();
    let count = |deed| store.read(|c| c.journal_of(id, &[deed])).unwrap().len();
    let own = registered(&hall, "Own");
    let mut tried =
        Tried::new(&["register/{token}: save", "register/{token}: cancel", "stop/{reach}/{sign}"]);
    let who = "whoever has the address, the same showing replayed";
    let path = format!("/t/open/register/{own}");
    let shown = unescape(&value_of(&hall.app.page(&path), "as_shown"));
    let save = [("act", "save"), ("surname", "Own"), ("rank", "4k"), ("as_shown", &*shown)];
    replayed(&hall.app, &path, &save, "");
    tried.note(who, count(DeedKind::EditRegistration));
    replayed(&hall.app, &path, &[("act", "cancel")], "");
    tried.note(who, count(DeedKind::CancelRegistration));
    let mail = |_: &Tournament, was: &Entry| {
        let mut entry = was.clone();
        entry.private.email = "p@go.example".to_owned();
        Ok(entry)
    };
    service.acts(id, by()).edit_entry(hall.black, false, mail).unwrap();
    let language = "en".to_owned();
    let form = ReachForm { way: Channel::Mail, kinds: NotificationKind::ALL.to_vec(), language };
    service.acts(id, by()).choose_reach(&hall.secrets[0], &form).unwrap();
    let reaches = || store.read(|c| c.reaches(id)).unwrap();
    let (before, number) = (reaches().len(), reaches()[0].id);
    let path = format!("/t/open/stop/{number}/{}", service.stop_sign(id, number).unwrap());
    race(often(), |_| assert_eq!(hall.app.post(&path, &[], "").status(), 200));
    tried.note(who, before - reaches().len());
    tried.is_as_documented();
}

#[test]
fn a_link_that_is_withdrawn_while_it_races_does_nothing_afterwards() {
    let hall = Hall::new();
    let (service, id) = (&hall.app.service, hall.event().id);
    let path = format!("/t/open/me/{}/ask", hall.black);
    let cookie = format!("me=open:{}:{}", hall.black, hall.secrets[0]);
    let (sent, withdrawn) = (AtomicUsize::new(0), AtomicBool::new(false));
    let after = std::thread::scope(|scope| {
        let withdrawer = scope.spawn(|| {
            while sent.load(Ordering::SeqCst) < often() / 4 {
                std::thread::yield_now();
            }
            service.acts(id, by()).revoke_personal_link(hall.black).unwrap();
            let after = done(service, &hall.event());
            withdrawn.store(true, Ordering::SeqCst);
            after
        });
        race(often(), |n| {
            let words = format!("request {n}");
            let fields = [("kind", "correct"), ("round", "2"), ("words", words.as_str())];
            assert_eq!(location(&hall.app.post(&path, &fields, &cookie)), "/t/open/me");
            sent.fetch_add(1, Ordering::SeqCst);
        });
        withdrawer.join().unwrap()
    });
    assert!(withdrawn.load(Ordering::SeqCst));
    assert_eq!(done(service, &hall.event()), after, "nothing after it was withdrawn");
    println!("withdrawn while it raced {} times: 0 afterwards, {} before", often(), after.1);
}

#[test]
fn forty_thousand_guessed_links_open_nothing() {
    let hall = Hall::new();
    let service = &hall.app.service;
    open_home(&hall);
    let own = registered(&hall, "Newcomer");
    assert_eq!(own.len(), 43, "256 bits");
    let mut opened = 0;
    for n in 0..40_000_u64 {
        // Near misses too: the right secrets with one letter changed.
        let near = [hall.secrets[0].as_str(), &hall.secrets[1], &own][n as usize % 3];
        let at = (n as usize / 3) % near.len();
        let letter = char::from(b'a' + u8::try_from(n % 26).unwrap());
        let guess = format!("{}{letter}{}", &near[..at], &near[at + 1..]);
        let known = hall.secrets.contains(&guess) || guess == own;
        let found = service.link_holder(&guess).unwrap().is_some()
            || service.registration_by(&guess).unwrap().is_some();
        opened += usize::from(found && !known);
    }
    println!("40000 guessed links | opened {opened}");
    assert_eq!(opened, 0);
    // Whoever tries many at the door waits; the hall that shares the address is not locked out.
    let guess = |n: u32| hall.app.get(&format!("/p/{}{n:05}", "x".repeat(38))).status().as_u16();
    let answers: Vec<u16> = (0..80).map(guess).collect();
    assert_eq!((answers[0], answers[79]), (404, 429));
    let right = hall.app.get(&format!("/p/{}", hall.secrets[0]));
    assert_eq!(location(&right), "/t/open/me");
    let sign = hall.app.post("/t/open/stop/1/forged", &[], "");
    assert!(sign.status().is_client_error(), "{}", sign.status());
    let page = hall.app.get("/t/open/stop/1/forged");
    assert!(page.status().is_client_error(), "it promises nothing: {}", page.status());
    let forged = hall.app.post("/t/open/register/forged", &[("act", "cancel")], "");
    assert!(!forged.status().is_success() && forged.status().as_u16() < 500);
}
