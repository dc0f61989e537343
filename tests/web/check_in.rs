//! Arriving: a code scanned at the door, one's own phone in the hall's window, and who is called.

use tengen::tournament::{Entry, HomeRules, Registration, RoundNo, Settings, Tournament};

use crate::players::{Hall, location};
use crate::support::by;

/// Black is expected, and not there yet; the window as it is told.
pub fn hall(window: impl Fn(HomeRules) -> HomeRules) -> Hall {
    let hall = Hall::new();
    let (service, id) = (&hall.app.service, hall.event().id);
    let store = service.store();
    let begin = |c: &mut tengen::store::Tx| {
        let before = store.snapshot(c, id)?.expect("the event");
        let mut after = before.tournament.clone();
        after.rounds.clear();
        let mark = tengen::store::BoardMark { account: None, at: by().now };
        let act = tengen::store::DeedKind::DiscardDraft;
        let (at, account) = (by().now, None);
        let new = tengen::store::JournalRow::new(at, account, act, "{}".into(), String::new());
        c.append_journal(id, new);
        c.save(&before, after, &mark).map(drop)
    };
    store.write(tengen::store::Scope::Tournament(id), begin).expect("nothing is drawn");
    store_rules(&hall, window);
    let expected = |_: &Tournament, was: &Entry| {
        Ok(Entry { registration: Registration::Preliminary, ..was.clone() })
    };
    service.acts(id, by()).edit_entry(hall.black, false, expected).unwrap();
    hall
}

fn store_rules(hall: &Hall, window: impl Fn(HomeRules) -> HomeRules) {
    let change = |now: &Tournament| {
        Ok(Settings { home: window(now.settings.home.clone()), ..now.settings.clone() })
    };
    hall.app.service.acts(hall.event().id, by()).change_settings(change).unwrap();
}

fn is_here(hall: &Hall) -> bool {
    hall.event().tournament.entry(hall.black).unwrap().is_final()
}

fn minutes(n: i64) -> Option<chrono::NaiveDateTime> {
    Some(chrono::Utc::now().naive_utc() + chrono::Duration::minutes(n))
}

#[test]
fn an_arbiter_who_scans_a_personal_link_checks_its_player_in() {
    let hall = hall(|rules| rules);
    let link = format!("/p/{}", hall.secrets[0]);
    let answer = hall.app.page_as(&link, &hall.arbiter);
    assert_eq!(answer.status(), 200);
    let page = answer.text().unwrap();
    let name = hall.event().tournament.entry(hall.black).unwrap().surname.clone();
    assert!(page.contains(&name) && page.contains("action=\"/t/open/check-in\""), "{page}");
    let cookie = format!("session={}", hall.arbiter);
    let here = hall.black.to_string();
    let answer = hall.app.post("/t/open/check-in", &[("here", &here)], &cookie);
    assert!(location(&answer).starts_with("/t/open/check-in?"));
    assert!(is_here(&hall));
    // The door's phone does not become the player's, unless somebody says so.
    let own = hall.app.page_as(&format!("{link}?me=yes"), &hall.arbiter);
    assert_eq!(location(&own), "/t/open/me");
    assert_eq!(location(&hall.app.get(&link)), "/t/open/me", "a player is not asked");
}

#[test]
fn a_badge_is_checked_in_by_an_arbiter_alone() {
    let hall = hall(|rules| rules);
    let badge = format!("/t/open/players/{}", hall.black);
    assert!(!hall.app.page(&badge).contains("/t/open/check-in"));
    let page = hall.app.page_as(&badge, &hall.arbiter).text().unwrap();
    assert!(page.contains("action=\"/t/open/check-in\""));
    let door = hall.app.page_as("/t/open/check-in", &hall.arbiter);
    let policy = |answer: &reqwest::blocking::Response| {
        answer.headers()["permissions-policy"].to_str().unwrap().to_owned()
    };
    assert!(policy(&door).starts_with("camera=(self)"), "it scans");
    assert!(policy(&hall.app.get("/t/open")).starts_with("camera=()"), "nothing else does");
}

#[test]
fn a_player_checks_in_on_the_own_phone_while_the_window_is_open() {
    let hall = hall(|rules| rules);
    let path = format!("/t/open/me/{}/check-in", hall.black);
    let act = format!("action=\"{path}\"");
    let own = |hall: &Hall| hall.phone(0).get("/t/open/me").text().unwrap();
    let windows = [
        (false, None, None, false),
        (true, minutes(5), None, false),
        (true, None, minutes(-5), false),
        (true, minutes(-5), minutes(5), true),
    ];
    for (allowed, opens, closes, open) in windows {
        store_rules(&hall, |rules| HomeRules {
            own_check_in: allowed,
            check_in_opens: opens,
            check_in_closes: closes,
            ..rules
        });
        assert_eq!(own(&hall).contains(&act), open, "{allowed} {opens:?} {closes:?}");
        assert_eq!(location(&hall.phone(0).post(&path, &[])), "/t/open/me");
        assert_eq!(is_here(&hall), open, "{allowed} {opens:?} {closes:?}");
    }
    assert!(!own(&hall).contains(&act), "once");
    let links = hall.app.page_as("/t/open/links", &hall.arbiter).text().unwrap();
    let (own, _) = links.split_once("</main>").expect("the page itself");
    assert_eq!(own.matches("<li>").count(), 1, "what was done by the link is listed");
}

#[test]
fn who_is_missing_when_the_window_closes_is_called_in_the_hall() {
    let hall = hall(|rules| HomeRules { check_in_closes: minutes(5), ..rules });
    let name = hall.event().tournament.entry(hall.black).unwrap().surname.clone();
    assert!(!hall.app.page("/t/open/hall").contains(&name), "not before");
    store_rules(&hall, |rules| HomeRules { check_in_closes: minutes(-1), ..rules });
    assert!(hall.app.page("/t/open/hall").contains(&name));
    let door = hall.app.page_as("/t/open/check-in", &hall.arbiter).text().unwrap();
    assert!(door.contains("say-alert"), "the door says that it is over");
    store_rules(&hall, |rules| HomeRules { listed: false, ..rules });
    assert!(!hall.app.page("/t/open/hall").contains(&name), "unless nobody is to know who comes");
}

#[test]
fn the_second_evening_has_a_check_in_of_its_own() {
    let hall = Hall::new();
    let next = RoundNo(3);
    assert!(hall.event().tournament.rounds[1].is_public(), "they were paired on the first evening");
    let door = |fields: &[(&str, &str)]| {
        let cookie = format!("session={}", hall.arbiter);
        hall.app.post("/t/open/check-in", fields, &cookie)
    };
    let plays = || hall.event().tournament.entry(hall.black).unwrap().takes_part(next);
    let page = hall.app.page_as("/t/open/check-in", &hall.arbiter).text().unwrap();
    assert!(page.contains(&format!("For round {next}, the next to be drawn.")), "{page}");
    let black = hall.black.to_string();
    assert!(location(&door(&[("away", &black)])).contains("last="), "not refused");
    assert!(!plays() && is_here(&hall), "absent from the next round, and an entry as before");
    door(&[("here", &black)]);
    assert!(plays());
    // Everybody is asked anew, and who comes is marked.
    let page = hall.app.page_as("/t/open/check-in", &hall.arbiter).text().unwrap();
    let here = crate::hall::value_of(&page, "all");
    door(&[("act", "anew"), ("all", &here)]);
    assert!(!plays() && hall.event().tournament.participants(next).next().is_none());
    door(&[("here", &black)]);
    assert!(plays() && hall.event().tournament.participants(next).count() == 1);
    // A draft is in the way, and is named instead of one of its players.
    door(&[("here", &hall.white.to_string())]);
    let owner = format!("session={}", hall.arbiter);
    hall.app.post("/t/open/draft/3/draw", &[("seen", "none")], &owner);
    let refused = door(&[("act", "anew"), ("all", &here)]);
    let notice = refused.headers()["set-cookie"].to_str().expect("a notice").split(';').next();
    let cookie = format!("session={}; {}", hall.arbiter, notice.expect("a cookie"));
    let page = hall.app.request("/t/open/check-in").header("cookie", cookie).send().unwrap();
    let page = page.text().unwrap();
    assert!(page.contains("discard that draft first"), "{page}");
    let draft = hall.event().tournament.rounds[2].clone();
    let seen = tengen::service::fingerprint_of(&draft);
    hall.app.post("/t/open/draft/3/discard", &[("seen", &seen)], &owner);
    door(&[("away", &hall.white.to_string())]);
    // Nobody waits at the door for who has left.
    let missing = |n: usize| {
        let page = hall.app.page_as("/t/open/check-in", &hall.arbiter).text().unwrap();
        page.contains(&format!(">Missing {n}<"))
    };
    let others = hall.event().tournament.entries.len() - 1;
    assert!(missing(others));
    hall.app.service.acts(hall.event().id, by()).withdraw(hall.white, next).unwrap();
    assert!(missing(others - 1));
}
