//! What a passer-by and a player find without being told: other events, the registration, their own rows; and what is
//! asked of a result that does not fit its board.

use tengen::service::ResultForm;
use tengen::tournament::{HalfPoints, HomeRules, PlayerRules, Settings, Tournament};

use crate::attackers::open_home;
use crate::players::{Hall, Phone, location};
use crate::support::{by, now};

fn rules(hall: &Hall, change: impl Fn(&Tournament) -> Settings) {
    let change = |now: &Tournament| Ok(change(now));
    hall.app.service.acts(hall.event().id, by()).change_settings(change).unwrap();
}

#[test]
fn own_rows_stand_out_in_every_list() {
    let hall = Hall::new();
    let style = "/t/open/me.css";
    let nobodys = hall.app.get(style);
    assert_eq!((nobodys.status().as_u16(), nobodys.headers().get("set-cookie")), (200, None));
    assert_eq!(nobodys.headers()["cache-control"], "private, no-cache");
    assert_eq!(nobodys.text().unwrap(), "");
    let cookie = format!("me=open:{}:|open:{}:|other:77:", hall.black, hall.white);
    let phone = Phone { app: &hall.app, cookie };
    let css = phone.get(style).text().unwrap();
    for who in [hall.black, hall.white] {
        assert!(css.contains(&format!("a.name[href$=\"/t/open/players/{who}\"]::after")), "{css}");
    }
    assert!(css.contains("content:\"You\"") && !css.contains("77"), "{css}");
    for own in [
        ".own-strip{display:grid}",
        "content:\"Black\"",
        ".ways a[href$=\"/me\"]",
        "position:sticky",
    ] {
        assert!(css.contains(own), "{own}: {css}");
    }
    let own = format!("players/{}\"", hall.black);
    for list in ["rounds/2", "rounds/2?sort=name", "standings", "wall", "players"] {
        let page = hall.app.page(&format!("/t/open/{list}"));
        let listed = if matches!(list, "standings" | "wall") { "?standings" } else { "" };
        assert!(page.contains(&format!("href=\"{style}{listed}\"")), "{list}");
        assert!(page.contains(&own), "{list} names everybody by their page");
        assert!(page.contains("href=\"/t/open/me\">My board</a>"), "{list}");
    }
}

#[test]
fn ones_own_board_and_then_its_result_stand_above_every_page() {
    let hall = Hall::new();
    let phone = Phone { app: &hall.app, cookie: format!("me=open:{}:", hall.black) };
    let strip = |path: &str| hall.app.page(&format!("/t/open{path}")).contains("own-strip");
    let pages =
        ["", "/players", "/statistics", "/cross", "/rules", "/rounds/2", "/standings", "/wall"];
    let deeper = [format!("/players/{}", hall.black), format!("/rounds/2/why/{}", hall.table())];
    assert!(pages.iter().copied().chain(deeper.iter().map(String::as_str)).all(strip));
    assert!(!strip("/me"));
    let staff =
        |path: &str| hall.app.page_as(&format!("/t/open{path}"), &hall.arbiter).text().unwrap();
    assert!(staff("/rounds/2").contains("own-strip") && !staff("/boards").contains("own-strip"));
    let css = || phone.get("/t/open/me.css").text().unwrap();
    let playing = css();
    let above_standings = phone.get("/t/open/me.css?standings=&revision=2").text().unwrap();
    assert!(above_standings.contains("b::before{content:\"Place ") && !playing.contains("Place"));
    assert!(playing.contains("b::before{content:\"Black\"}") && playing.contains("\"against "));
    assert!(playing.contains(".ways a[href$=\"/register\"]:not([aria-current]){display:none}"));
    let event = hall.event();
    let board = event.tournament.round(hall.round).and_then(|round| round.board_of(hall.black));
    let board = board.expect("a board");
    let form = ResultForm::new(hall.round, board.table, board.version, "W+R".parse().unwrap());
    hall.app.service.acts(event.id, by()).record_result(&form).unwrap();
    let over = css();
    let said = ["b::before{content:\"Lost", "· Round 3", ".own-strip .tno{display:none}"];
    assert!(said.iter().all(|said| over.contains(said)), "{over}");
}

/// What a browser that shows the page is sent again and again is the same as what it would see opened anew, whoever made
/// it: the first of a revision, another one of what is known by then, or one who has proven who they are.
#[test]
fn an_open_page_of_ones_own_is_sent_what_stands_in_its_frame() {
    let hall = Hall::new();
    let passer_by = format!("me=open:{}:", hall.black);
    let cookies = [passer_by.clone(), passer_by, hall.phone(0).cookie];
    let main = |page: &str| {
        let (_, main) = page.split_once("<main").expect("a page has a main part");
        let main = main.split_once("</main>").expect("it ends").0;
        // Each showing of a form has a key of its own.
        let keyless =
            main.split("name=\"form_key\" value=\"").map(|part| match part.split_once('"') {
                Some((key, rest)) if key.len() > 20 && !key.contains('<') => rest.to_owned(),
                _ => part.to_owned(),
            });
        keyless.collect::<String>()
    };
    let mut seen = Vec::new();
    for cookie in cookies {
        let ask = || hall.app.request("/t/open/me").header("cookie", &cookie);
        let whole = ask().send().unwrap();
        let part = ask().header("tengen-part", "yes").send().unwrap();
        for answer in [&whole, &part] {
            assert_eq!(answer.headers()["cache-control"], "private, no-store");
        }
        let (whole, part) = (whole.text().unwrap(), part.text().unwrap());
        assert!(
            whole.contains("<header class=\"top\"") && whole.contains("<link rel=\"stylesheet\"")
        );
        assert!(!part.contains("<header") && !part.contains("<link") && !part.contains("<footer"));
        let revision = format!("data-revision=\"{}\"", hall.event().revision);
        assert!(whole.contains(&revision) && part.contains(&revision), "{part}");
        assert_eq!(main(&whole), main(&part));
        assert!(part.contains(&format!("id=\"board-{}\"", hall.black)));
        seen.push(main(&whole));
    }
    assert_eq!(seen[0], seen[1]);
    assert_ne!(seen[1], seen[2], "who has proven it may act");
}

#[test]
fn what_stands_in_a_frame_is_kept_by_no_browser() {
    let hall = Hall::new();
    for path in ["/t/open/players?q=a", "/t/open/rounds/2?q=a"] {
        let part = hall.app.request(path).header("tengen-part", "yes").send().unwrap();
        assert_eq!(part.headers()["cache-control"], "no-store", "{path}");
        assert_eq!(part.headers()["vary"], "tengen-part", "{path}");
        assert!(!part.text().unwrap().contains("<header"), "{path}");
    }
}

#[test]
fn a_passer_by_finds_the_other_events_and_where_to_register() {
    let hall = Hall::new();
    let pages = ["", "/players", "/standings", "/rules"];
    for page in pages {
        let page = hall.app.page(&format!("/t/open{page}"));
        assert!(page.contains("href=\"/?all\"") && !page.contains("/t/open/register\""));
    }
    rules(&hall, |now| {
        let begins = chrono::Utc::now().date_naive();
        Settings { begins, ..now.settings.clone() }
    });
    let known = Phone { app: &hall.app, cookie: format!("me=open:{}:", hall.black) };
    assert_eq!(location(&hall.app.get("/")), "/t/open", "the one event of today");
    assert_eq!(location(&known.get("/")), "/t/open/me");
    for all in [hall.app.get("/?all"), known.get("/?all")] {
        assert!(all.text().unwrap().contains("href=\"/t/open\""));
    }
    open_home(&hall);
    for page in pages {
        let page = hall.app.page(&format!("/t/open{page}"));
        assert!(page.contains("href=\"/t/open/register\""));
    }
    let closed = Some(now().naive_utc() - chrono::Duration::days(1));
    rules(&hall, |now| {
        let home = HomeRules { closes: closed, ..now.settings.home.clone() };
        Settings { home, ..now.settings.clone() }
    });
    assert!(!hall.app.page("/t/open/players").contains("/t/open/register\""));
}

/// The page that a player's word leads to.
fn says(hall: &Hall, fields: &[(&str, &str)]) -> reqwest::blocking::Response {
    let phone = hall.phone(0);
    let of_board = [
        ("round", hall.round.to_string()),
        ("table", hall.table().to_string()),
        ("black", hall.black.to_string()),
        ("white", hall.white.to_string()),
    ];
    let mut all: Vec<(&str, &str)> = of_board.iter().map(|(n, v)| (*n, v.as_str())).collect();
    all.extend(fields);
    phone.post(&format!("/t/open/me/{}/result", hall.black), &all)
}

#[test]
fn a_margin_that_does_not_fit_the_board_is_asked_or_refused_everywhere() {
    let hall = Hall::new();
    rules(&hall, |now| Settings { komi: HalfPoints(13), ..now.settings.clone() });
    let by_points = |points| [("who", "B"), ("how", "score"), ("points", points)];
    // The player is asked, in words, and what was typed stays.
    for odd in [&by_points("7")[..], &[("who", "0")]] {
        let asked = says(&hall, odd);
        assert_eq!(asked.status(), 422);
        let page = asked.text().unwrap();
        assert!(page.contains("does not fit komi 6.5") && page.contains("name=\"sure\""), "{page}");
    }
    let never = says(&hall, &[&by_points("400.5")[..], &[("sure", "yes")]].concat());
    assert_eq!(location(&never), "/t/open/me");
    assert!(!hall.inbox().contains("Reported results"), "nothing was taken");
    let sure = says(&hall, &[&by_points("7")[..], &[("sure", "yes")]].concat());
    assert_eq!(location(&sure), "/t/open/me");
    assert!(hall.inbox().contains("Black won by 7"));
    // So is the arbiter.
    let board = format!("/t/open/boards/{}/{}", hall.round, hall.table());
    let cookie = format!("session={}", hall.arbiter);
    let enters = |fields: &[(&str, &str)]| {
        hall.app.post(&board, &[fields, &[("seen", "0")]].concat(), &cookie)
    };
    let asked = enters(&by_points("7"));
    let look = location(&asked);
    assert!(look.starts_with(&format!("{board}/outcome?")), "{look}");
    let page = hall.app.page_as(&look, &hall.arbiter).text().unwrap();
    assert!(page.contains("does not fit komi 6.5") && page.contains("name=\"sure\""), "{page}");
    assert_eq!(hall.ending(), "?");
    let never = enters(&[&by_points("400.5")[..], &[("sure", "yes")]].concat());
    assert_eq!(never.status(), 422);
    assert!(never.text().unwrap().contains("ends by more than 368.5 points"));
    let fits = enters(&by_points("7.5"));
    assert!(location(&fits).starts_with("/t/open/boards?"), "{}", location(&fits));
    assert_eq!(hall.ending(), "B+7.5");
}

#[test]
fn what_waits_for_an_answer_is_not_offered_again() {
    let hall = Hall::new();
    let phone = hall.phone(0);
    let page = || phone.get("/t/open/me").text().unwrap();
    let button = |page: &str, kind: &str| page.contains(&format!("name=\"kind\" value=\"{kind}\""));
    let ask = |kind: &str, round: &str| {
        let path = format!("/t/open/me/{}/ask", hall.black);
        phone.post(&path, &[("kind", kind), ("round", round)])
    };
    for kind in ["skip", "leave", "arbiter"] {
        assert!(button(&page(), kind), "{kind}");
    }
    ask("skip", "3");
    ask("arbiter", "2");
    let asked = page();
    assert!(!button(&asked, "skip") && !button(&asked, "arbiter") && button(&asked, "leave"));
    assert!(asked.contains("Skip round 3") && asked.contains("Withdraw"), "{asked}");
    let list = asked.find("id=\"asked-").expect("the list");
    assert!(list < asked.find("value=\"leave\"").expect("the act"), "the answer is near the top");
    ask("leave", "3");
    assert!(!button(&page(), "leave"));
    assert!(page().contains("Report the result"));
    says(&hall, &[("who", "B")]);
    assert!(!page().contains("Report the result") && page().contains("Change my report"));
}

#[test]
fn a_players_page_says_that_results_are_missing() {
    let hall = Hall::new();
    let page = hall.app.page(&format!("/t/open/players/{}", hall.white));
    assert!(page.contains("One game has no result yet."), "{page}");
}

#[test]
fn what_both_say_is_shown_as_not_confirmed_where_the_event_wants_it() {
    let hall = Hall::new();
    let round = || hall.app.page(&format!("/t/open/rounds/{}", hall.round));
    let word = "not confirmed yet";
    let other = hall.phone(1);
    let both = |shown: bool| {
        rules(&hall, |now| {
            let players = PlayerRules { provisional: shown, ..now.settings.players };
            Settings { players, ..now.settings.clone() }
        });
        round().contains(word)
    };
    says(&hall, &[("who", "B")]);
    assert!(!both(true), "one alone is not shown");
    hall.says(&other, hall.white, "B");
    assert!(both(true) && !both(false));
    assert!(both(true));
    assert_eq!(hall.ending(), "?", "it counts for nothing");
    hall.says(&other, hall.white, "W");
    assert!(!round().contains(word), "they differ");
}

/// Whoever taps *This is me* on somebody's public page has proven nothing: what the two reported, and what the arbiters
/// said to their board, is not for them.
#[test]
fn a_passer_by_reads_no_report_and_no_word_to_a_board() {
    let hall = Hall::new();
    let passer_by = Phone { app: &hall.app, cookie: format!("me=open:{}:", hall.black) };
    let read = || {
        let page = passer_by.get("/t/open/me").text().unwrap();
        page.split_once("<main").expect("a main part").1.to_owned()
    };
    let before = read();
    assert_eq!(location(&hall.says(&hall.phone(0), hall.black, "B")), "/t/open/me");
    let table = hall.table().to_string();
    let words = [("words", "Your clock stood."), ("to", "all"), ("table", &*table)];
    hall.app.post("/t/open/messages", &words, &format!("session={}", hall.arbiter));
    assert!(hall.phone(0).get("/t/open/me").text().unwrap().contains("Your clock stood."));
    let revision = |page: &str| page.replace(&format!("{}", hall.event().revision), "");
    assert_eq!(revision(&read()).len(), revision(&before).len(), "{}", read());
    assert!(
        !read().contains("You reported:") && !read().contains("Your clock stood."),
        "{}",
        read()
    );
    hall.says(&hall.phone(1), hall.white, "B");
    assert!(!read().contains("both said"), "both agree, and it does not count yet: {}", read());
    rules(&hall, |now| {
        let players = PlayerRules { provisional: true, ..now.settings.players };
        Settings { players, ..now.settings.clone() }
    });
    assert_eq!(location(&hall.says(&hall.phone(0), hall.black, "B")), "/t/open/me");
}

/// The strip that says since when a page is old is shown unless it is empty, also of a space.
#[test]
fn the_strip_of_a_page_that_is_not_late_is_empty() {
    let hall = Hall::new();
    let page = hall.app.get("/t/open/standings").text().expect("UTF-8");
    let (_, strip) = page.split_once("class=\"late").expect("the strip");
    assert!(strip.split_once('>').is_some_and(|(_, rest)| rest.starts_with("</p>")), "{strip}");
}
