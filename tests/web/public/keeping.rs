//! What is sent again, and what is seen by nobody.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use tengen::go::Color;
use tengen::standings::listed_standings;
use tengen::tournament::{Ending, RoundNo, RoundState};

use super::{half_played, kept, shown, shown_rows, words};
use crate::support::{TestApp, by, golden};

#[test]
fn a_page_is_sent_again_only_after_a_change() {
    let (app, base) = kept(&half_played());
    let path = format!("{base}/standings");
    let tag = |path: &str, lang: &str| {
        let answer = app.request_in(lang, path).send().unwrap();
        assert_eq!(answer.headers()["cache-control"], "no-cache");
        answer.headers()["etag"].to_str().unwrap().to_owned()
    };
    let first = tag(&path, "en");
    assert_ne!(first, tag(&path, "de"));
    // What nobody asked for changes nothing, and is not kept beside it.
    assert_eq!(first, tag(&format!("{path}?made=up"), "en"));
    let again = app.request(&path).header("if-none-match", &first).send().unwrap();
    assert_eq!(again.status(), 304);
    assert_eq!(again.headers()["etag"].to_str().unwrap(), first);
    assert!(again.text().unwrap().is_empty());

    let store = app.service.store();
    let id = store.read(|c| c.find_slug(base.trim_start_matches("/t/"))).unwrap().unwrap();
    let board = half_played().rounds[2].boards[7].clone();
    let ending = Ending::won(Color::Black);
    let form = tengen::service::ResultForm::new(RoundNo(3), board.table, board.version, ending);
    app.service.acts(id, by()).record_result(&form).expect("it is recorded");
    let changed = app.request(&path).header("if-none-match", &first).send().unwrap();
    assert_eq!(changed.status(), 200);
    assert!(words(&app.page(&base)).contains("Round 3: 6 of 24 games finished"));
}

/// What is sent as it lies ready is what is sent after a look at the event: headers, tag and every byte.
#[test]
fn what_lies_ready_is_what_would_be_made() {
    let (app, base) = kept(&half_played());
    let whole = |lang: &str, path: &str, tag: Option<&str>| {
        let asked = app.request_in(lang, &format!("{base}{path}"));
        let asked = tag.map_or_else(
            || asked.try_clone().unwrap(),
            |tag| asked.try_clone().unwrap().header("if-none-match", tag),
        );
        let answer = asked.send().unwrap();
        let own = ["date", "server-timing", "x-request-id"];
        let mut headers: Vec<_> = answer
            .headers()
            .iter()
            .filter(|(name, _)| !own.contains(&name.as_str()))
            .map(|(name, value)| (name.to_string(), value.to_str().unwrap().to_owned()))
            .collect();
        headers.sort();
        (answer.status(), headers, answer.text().unwrap())
    };
    let paths = ["", "/standings", "/rounds/3", "/players", "/players/1", "/wall?round=2"];
    let store = app.service.store();
    let id = store.read(|c| c.find_slug(base.trim_start_matches("/t/"))).unwrap().unwrap();
    let board = half_played().rounds[2].boards[7].clone();
    let mut before = Vec::new();
    for change in [false, true] {
        if change {
            let ending = Ending::won(Color::Black);
            let form =
                tengen::service::ResultForm::new(RoundNo(3), board.table, board.version, ending);
            app.service.acts(id, by()).record_result(&form).expect("it is recorded");
        }
        for lang in ["en", "ja"] {
            for path in paths {
                // Who knows another page is answered after a look; the others may be sent what lies ready.
                let looked = whole(lang, path, Some("\"another\""));
                assert_eq!(looked.0, 200, "{path}");
                for _ in 0..5 {
                    assert_eq!(whole(lang, path, None), looked, "{lang} {path}");
                }
                before.push(looked.2);
            }
        }
    }
    let after = before.split_off(before.len() / 2);
    assert!(before.iter().zip(&after).all(|(was, now)| was != now), "each shows the result");
}

#[test]
fn who_has_signed_in_gets_a_page_of_their_own() {
    let (app, base) = kept(&half_played());
    let owner = app.owner();
    let answer = app.page_as(&format!("{base}/standings"), &owner);
    assert_eq!(answer.headers()["cache-control"], "no-store");
    assert!(answer.headers().get("etag").is_none());
    let page = answer.text().unwrap();
    assert!(page.contains("Signed in as Hilde") && page.contains(&format!("{base}/draft")));
    assert!(!app.page(&format!("{base}/standings")).contains("Hilde"));
}

#[test]
fn a_draft_is_seen_nowhere() {
    let mut tournament = golden("harbour-open");
    tournament.rounds[3].state = RoundState::Draft;
    for board in &mut tournament.rounds[3].boards {
        board.ending = Ending::Pending;
    }
    let (app, base) = kept(&tournament);
    let owner = app.owner();
    for path in ["/rounds/4", "/standings?round=4", "/wall?round=4", "/standings/1/MMS?round=4"] {
        assert_eq!(app.get(&format!("{base}{path}")).status(), 404, "{path}");
    }
    let slips = app.page_as(&format!("{base}/rounds/4/slips"), &owner);
    assert_eq!(slips.status(), 404);
    assert!(words(&app.page(&base)).contains("Round 3"));
    assert!(words(&app.page(&format!("{base}/standings"))).contains("After round 3 of 4."));
    assert!(words(&app.page(&format!("{base}/hall"))).contains("After round 3"));
    let public = tournament.public();
    let table = listed_standings(&public, RoundNo(3));
    let page = app.page(&format!("{base}/standings"));
    for (i, (_, values)) in shown_rows(&page, &table).iter().enumerate() {
        assert_eq!(*values, table.rows[i].values.iter().map(shown).collect::<Vec<_>>());
    }
    for board in &tournament.rounds[3].boards {
        let page = words(&app.page(&format!("{base}/players/{}", board.black)));
        assert!(page.contains("Round 4 appears here when it is published"), "{page}");
        assert!(!page.contains("playing"), "{page}");
    }
}

#[test]
fn what_is_not_there_is_404() {
    let (app, base) = kept(&golden("both-lose"));
    app.keep(&golden("harbour-open"));
    // Entry 40 is in the other tournament only.
    for path in [
        "/players/40",
        "/players/0",
        "/players/x",
        "/standings/40/MMS",
        "/standings/1/NOPE",
        "/standings/1/mms",
        "/rounds/99",
        "/rounds/0",
        "/standings?round=x",
        "/standings?round=99",
    ] {
        assert_eq!(app.get(&format!("{base}{path}")).status(), 404, "{path}");
    }
    assert_eq!(app.get("/t/nowhere/standings").status(), 404);
}

/// How often pages were made, from now on.
fn made(app: &TestApp) -> Arc<AtomicUsize> {
    let count = Arc::new(AtomicUsize::new(0));
    let counting = count.clone();
    app.service.workers().observe(move || {
        counting.fetch_add(1, Ordering::SeqCst);
    });
    count
}

#[test]
fn a_page_is_made_once_however_its_address_is_spelled() {
    let (app, base) = kept(&half_played());
    let made = made(&app);
    let mut wanted = 0;
    for (page, spelled) in [
        ("/rounds/3", ["/rounds/003", "/rounds/+3", "/rounds/3?sort=table"]),
        (
            "/standings?round=2",
            ["/standings?round=02", "/standings?round=2&x=y", "/standings?x&round=2"],
        ),
        ("/players/1", ["/players/01", "/players/+1", "/players/1?from=7"]),
    ] {
        let first = app.page(&format!("{base}{page}"));
        wanted += 1;
        for spelled in spelled {
            assert_eq!(app.page(&format!("{base}{spelled}")), first, "{spelled}");
        }
        assert_eq!(made.load(Ordering::SeqCst), wanted, "{page}");
    }
}

#[test]
fn a_page_that_many_ask_for_at_once_is_made_once() {
    const READERS: usize = 8;
    let (app, base) = kept(&half_played());
    let made = made(&app);
    std::thread::scope(|scope| {
        for _ in 0..READERS {
            scope.spawn(|| assert!(app.page(&format!("{base}/standings")).contains("</html>")));
        }
    });
    assert_eq!(made.load(Ordering::SeqCst), 1);
}

#[test]
fn a_page_whose_making_panics_is_an_error_page_not_busy() {
    let (app, base) = kept(&half_played());
    app.service.workers().observe(|| panic!("out of ink"));
    let answer = app.get(&format!("{base}/standings"));
    assert_eq!(answer.status(), 500);
    let page = words(&answer.text().unwrap());
    assert!(page.contains("give the organiser this number") && !page.contains("ink"), "{page}");
    app.service.workers().observe(|| ());
    app.page(&format!("{base}/standings"));
}
