//! What an organiser notes of a player is on no page that everybody may read, nor in what other programs are given.

use tengen::publishing::everything;
use tengen::tournament::{Private, Sex};
use tengen::web::{Access, ROUTES};

use crate::organiser::support::{Server, golden, slug};

/// Words that stand nowhere but in private fields, and a year that no date has.
const MARKERS: [&str; 5] =
    ["feemarker", "mealmarker", "notemarker", "mailmarker@go.example", "1913"];

/// An event that was played, each of its players with all that is private.
fn event(server: &Server) -> String {
    let file = std::fs::read(golden().join("open-half-points.xml")).unwrap();
    let done = server.upload("/import", "open.xml", file, &[]);
    let name = slug(&done.location).to_owned();
    let private = Private {
        sex: Some(Sex::Female),
        birth_year: Some(1913),
        fee: MARKERS[0].to_owned(),
        paid: true,
        meal: MARKERS[1].to_owned(),
        note: MARKERS[2].to_owned(),
        email: MARKERS[3].to_owned(),
        consent: true,
        initials: false,
    };
    let open = server.at(&name);
    let ids: Vec<_> = open.tournament.entries.iter().map(|entry| entry.id).collect();
    let edit = |was: &tengen::tournament::Entry| tengen::tournament::Entry {
        private: private.clone(),
        ..was.clone()
    };
    server.service.acts(open.id, server.by()).edit_entries(&ids, edit).unwrap();
    name
}

/// Whether a text says a marker as a word of its own: the digits of a year may stand within a digest.
fn says(text: &str, marker: &str) -> bool {
    let inner = |c: Option<char>| c.is_some_and(char::is_alphanumeric);
    text.match_indices(marker).any(|(at, _)| {
        let rest = &text[at + marker.len()..];
        !inner(text[..at].chars().next_back()) && !inner(rest.chars().next())
    })
}

/// Every address that everybody may read, its names filled in.
fn addresses(name: &str) -> Vec<String> {
    ROUTES
        .iter()
        .filter(|(method, path, access)| {
            *method == "GET"
                && matches!(access, Access::Public)
                && path.contains("{slug}")
                && !path.ends_with("/events")
        })
        .map(|(_, path, _)| {
            path.replace("{slug}", name)
                .replace("{round}", "2")
                .replace("{table}", "1")
                .replace("{entry}", "1")
                .replace("{criterion}", "SOSW")
        })
        .collect()
}

#[test]
fn nothing_private_is_on_any_public_page_or_in_the_interface() {
    let server = Server::start();
    let name = event(&server);
    let open = server.at(&name);
    let kept = String::from_utf8(everything(server.service.store(), &open).unwrap().bytes).unwrap();
    assert!(MARKERS.iter().all(|marker| says(&kept, marker)), "the organiser has all of it");
    let (mut read, all) = (0, addresses(&name));
    for path in &all {
        let answer = server.get_as("", path);
        read += usize::from(answer.status == 200);
        for marker in MARKERS {
            assert!(!says(&answer.text, marker), "{path} says {marker}");
        }
    }
    assert!(read >= 25 && all.len() >= 30, "{read} of {}", all.len());
    for path in ["/api/v1/tournaments", "/api/v1/openapi.json", "/"] {
        let text = server.get_as("", path).text;
        assert!(MARKERS.iter().all(|marker| !text.contains(marker)), "{path}");
    }
    println!("{read} addresses read, none with any of {} markers", MARKERS.len());
}

/// By initials, each who asked for it or everybody by the event's wish: a name of that event is on nothing that
/// everybody may read.
#[test]
fn a_name_that_is_shown_by_initials_is_on_nothing_public() {
    for everybody in [false, true] {
        let server = Server::start();
        let name = event(&server);
        let open = server.at(&name);
        let hide = |was: &tengen::tournament::Entry| tengen::tournament::Entry {
            private: Private { initials: !everybody, ..Private::default() },
            ..was.clone()
        };
        let entries = &open.tournament.entries;
        let ids: Vec<_> = entries.iter().map(|entry| entry.id).collect();
        let long = entries.iter().map(|entry| entry.surname.as_str());
        let surnames: Vec<&str> = long.filter(|name| name.chars().count() > 5).collect();
        assert!(surnames.len() > 5);
        let whole = crate::partners::unbroken;
        let seen = whole(&server.get_as("", &format!("/t/{name}/standings")).text);
        assert!(surnames.iter().any(|name| seen.contains(name)), "they are there before: {seen}");
        let told = || server.get_as("", &format!("/api/v1/tournaments/{name}/players")).text;
        assert!(told().contains("\"rating\""), "a rating, with rank and club, names somebody");
        server.service.acts(open.id, server.by()).edit_entries(&ids, hide).unwrap();
        if everybody {
            let now = server.at(&name);
            let mut settings = now.tournament.settings.clone();
            settings.home.initials_only = true;
            server.service.acts(now.id, server.by()).change_settings(|_| Ok(settings)).unwrap();
        }
        let all = addresses(&name).into_iter().chain(
            ["/hall?q=s", "/players?q=S", "/rounds/2?q=S", "/rounds/2?sort=name"]
                .map(|path| format!("/t/{name}{path}")),
        );
        let mut read = 0;
        for path in all {
            let answer = server.get_as("", &path);
            read += usize::from(answer.status == 200);
            let text = whole(&answer.text);
            let told = surnames.iter().find(|name| text.contains(**name));
            assert_eq!(told, None, "{path} ({everybody})");
        }
        assert!(read >= 25, "{read}");
        assert!(!told().contains("\"rating\""), "{}", told());
        // The people who work here read the names, and so do federations.
        let list = whole(&server.get(&format!("/t/{name}/entries")).text);
        let file = server.get(&format!("/t/{name}/downloads/tou?draft=yes")).text;
        assert!(surnames.iter().any(|name| list.contains(name) && file.contains(name)), "{file}");
    }
}

#[test]
fn files_for_others_say_nothing_private_either() {
    let server = Server::start();
    let name = event(&server);
    for format in ["h9", "tou", "aga", "standings", "pairings", "participants", "opengotha"] {
        let path = format!("/t/{name}/downloads/{format}?draft=yes");
        let text = server.get(&path).text;
        for marker in MARKERS {
            assert!(!text.contains(marker), "{path} says {marker}");
        }
    }
}

#[test]
fn a_program_that_asks_too_often_is_told_to_wait() {
    let server = Server::start();
    // However slow the machine is: a few more are answered each second.
    let mut answers = (0..5000).map(|_| server.get_as("", "/api/v1/tournaments"));
    let refused = answers.by_ref().position(|answer| {
        assert!(answer.status == 200 || answer.text.contains("too many requests"), "{answer:?}");
        answer.status == 429
    });
    // Other tests of this program may have asked too.
    assert!(refused.is_some_and(|refused| refused >= 200), "{refused:?}");
    assert_eq!(server.get_as("", "/").status, 200, "pages are not counted");
}
