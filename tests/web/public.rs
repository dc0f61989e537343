//! The public pages: what everybody sees of a tournament, and what nobody does.

use std::collections::BTreeSet;

use tengen::go::Color;
use tengen::standings::{Standings, standings};
use tengen::tournament::{Ending, EntryId, RoundNo, RoundState, Tournament};

use super::support::{TestApp, by, golden};

/// The text of a piece of HTML, blanks tidied.
pub fn words(html: &str) -> String {
    let mut text = String::new();
    for part in html.split('<') {
        text.push(' ');
        text.push_str(part.split_once('>').map_or(part, |(_, after)| after));
    }
    let text = text.replace("&#38;", "&").replace("&#39;", "'").replace("&#34;", "\"");
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// What stands between two marks, each time.
fn between<'a>(html: &'a str, from: &'a str, to: &'a str) -> impl Iterator<Item = &'a str> {
    html.split(from).skip(1).map(move |rest| rest.split(to).next().expect("split gives one"))
}

/// A number as pages write it.
fn shown(plain: &impl ToString) -> String {
    plain.to_string().replace('-', "\u{2212}")
}

fn first(html: &str, from: &str, to: &str) -> String {
    between(html, from, to).next().unwrap_or_else(|| panic!("no {from}")).to_owned()
}

fn name(tournament: &Tournament, id: EntryId) -> String {
    let entry = tournament.entry(id).expect("it is entered");
    format!("{} {}", entry.first_name, entry.surname).trim().to_owned()
}

/// Three of four rounds, the third half played.
fn half_played() -> Tournament {
    let mut tournament = golden("harbour-open");
    tournament.rounds.truncate(3);
    for board in tournament.rounds[2].boards.iter_mut().skip(5) {
        board.ending = Ending::Pending;
    }
    tournament
}

fn kept(tournament: &Tournament) -> (TestApp, String) {
    let app = TestApp::start();
    let slug = app.keep(tournament);
    (app, format!("/t/{slug}"))
}

const PAGES: [&str; 15] = [
    "",
    "?sort=name",
    "?q=la",
    "/rounds/1",
    "/rounds/2?sort=name",
    "/players",
    "/players?q=le",
    "/players/3",
    "/standings",
    "/standings?round=1",
    "/standings/3/SOSM",
    "/cross",
    "/wall",
    "/wall?sort=start",
    "/hall",
];

#[test]
fn every_page_reads_in_both_languages_without_style_or_script_in_it() {
    let (app, base) = kept(&half_played());
    for path in PAGES.iter().map(|rest| format!("{base}{rest}")).chain(["/".to_owned()]) {
        let english = app.page(&path);
        let german = app.request_in("de", &path).send().unwrap();
        let german = german.text().unwrap();
        assert!(english.contains("<html lang=\"en\""), "{path}");
        assert!(german.contains("<html lang=\"de\""), "{path}");
        assert_ne!(words(&english), words(&german), "{path}");
        for page in [&english, &german] {
            assert!(!page.contains(" style=") && !page.contains("<style"), "{path}");
            assert!(!page.contains(" onclick=") && !page.contains("javascript:"), "{path}");
            assert!(page.split("<script").skip(1).all(|s| s.contains("></script>")), "{path}");
            assert_eq!(page.matches("<h1").count(), 1, "{path}");
        }
    }
}

#[test]
fn the_front_lists_tournaments_and_offers_the_owner_a_new_one() {
    let app = TestApp::start();
    let owner = app.owner();
    assert!(words(&app.page("/")).contains("No tournament yet"));
    app.keep(&golden("harbour-open"));
    let page = app.page("/");
    assert!(page.contains("Harbour Open 2018") && !page.contains("/import"));
    let page = app.page_as("/", &owner).text().unwrap();
    assert!(page.contains("href=\"/new\"") && page.contains("href=\"/import\""));
}

#[test]
fn before_the_first_round_a_tournament_says_what_it_will_be() {
    let mut tournament = golden("harbour-open");
    tournament.rounds[0].state = RoundState::Draft;
    tournament.rounds.truncate(1);
    let (app, base) = kept(&tournament);
    let page = words(&app.page(&base));
    assert!(page.contains("The first pairings appear here"), "{page}");
    assert!(page.contains("McMahon") && page.contains("Players 58"), "{page}");
    let standings = words(&app.page(&format!("{base}/standings")));
    assert!(standings.contains("No result counts yet"), "{standings}");
    assert!(words(&app.page(&format!("{base}/hall"))).contains("No round yet"));
    assert_eq!(app.get(&format!("{base}/rounds/1")).status(), 404);
}

#[test]
fn the_pairings_show_every_board_of_the_round() {
    let tournament = golden("byes-and-absences");
    let (app, base) = kept(&tournament);
    for round in &tournament.rounds {
        let page = app.page(&format!("{base}/rounds/{}", round.no));
        for board in &round.boards {
            let row = words(&first(&page, &format!("id=\"table-{}\"", board.table), "</tr>"));
            let place = |color| {
                let name = name(&tournament, board.seat(color));
                row.find(&name).unwrap_or_else(|| panic!("{name} in {row}"))
            };
            assert!(place(Color::Black) < place(Color::White), "{row}");
            let won = match board.ending.winner() {
                Some(Color::Black) => "Black won",
                Some(Color::White) => "White won",
                None => "",
            };
            assert!(row.contains(won), "{row}");
        }
        assert_eq!(page.matches("id=\"table-").count(), round.boards.len());
        for bye in &round.byes {
            let free = format!("{} ", name(&tournament, *bye));
            let rows: Vec<_> = between(&page, "<tr", "</tr>").map(words).collect();
            let row = rows.iter().find(|row| row.contains(&free)).expect("the bye has a row");
            assert!(row.contains("has a free round"), "{row}");
        }
        let seated = round.boards.len() * 2 + round.byes.len();
        let away = tournament.entries.iter().filter(|e| e.is_final()).count() - seated;
        let said = words(&page);
        assert_eq!(said.contains("not in this round"), away > 0, "round {}", round.no);
    }
}

#[test]
fn a_name_is_found_without_a_script_whatever_its_accents() {
    let (app, base) = kept(&half_played());
    let page = app.page(&format!("{base}?q=noemie+mont"));
    assert_eq!(page.matches("id=\"table-").count(), 1);
    assert!(page.contains("Noémie Montferrand"));
    let players = app.page(&format!("{base}/players?q=NOÉMIE"));
    assert_eq!(players.matches("<li data-words").count(), 2);
    let none = words(&app.page(&format!("{base}/players?q=%3Cscript%3E")));
    assert!(none.contains("Nobody here by that name"));
    assert!(!app.page(&format!("{base}/players?q=%3Cscript%3Ex")).contains("<script>x"));
}

#[test]
fn by_name_everybody_stands_once_in_the_order_of_the_alphabet() {
    let tournament = half_played();
    let (app, base) = kept(&tournament);
    let round = &tournament.rounds[2];
    let page = app.page(&format!("{base}/rounds/3?sort=name"));
    let list = first(&page, "<ol class=\"seating\"", "</ol>");
    let rows: Vec<String> = between(&list, "<li", "</li>").map(words).collect();
    assert_eq!(rows.len(), round.boards.len() * 2 + round.byes.len());
    assert!(
        rows[0].contains("Bellavoine Maxence 8k") && rows[0].ends_with("Table 15"),
        "{}",
        rows[0]
    );
    let at = |name: &str| rows.iter().position(|row| row.contains(name)).unwrap();
    assert!(at("Hautecœur Noortje") < at("Îlebourg Océane"));
    assert!(at("Îlebourg Octave") < at("Jaffrezic"));
}

/// The rows of the standings page: place and the values of the criteria.
fn shown_rows(page: &str, table: &Standings) -> Vec<(String, Vec<String>)> {
    let rows = table.rows.iter().map(|row| {
        let html = first(page, &format!("<tr id=\"entry-{}\"", row.entry), "</tr>");
        let place = first(&html, "class=\"pl\">", "<");
        let values = table.criteria.iter().map(|criterion| {
            let link = format!("standings/{}/{}", row.entry, criterion.name());
            let after = first(&html, &link, "</a>");
            after.split_once('>').expect("the link ends").1.to_owned()
        });
        (place, values.collect())
    });
    rows.collect()
}

#[test]
fn the_standings_are_those_of_the_library() {
    for file in ["harbour-open", "byes-and-absences", "open-half-points", "swiss-categories"] {
        let tournament = golden(file);
        let (app, base) = kept(&tournament);
        let last = tournament.last_public_round().expect("it was played");
        let rounds = (1..=last.0).map(|no| (format!("?round={no}"), RoundNo(no)));
        for (query, through) in rounds.chain([(String::new(), last)]) {
            let page = app.page(&format!("{base}/standings{query}"));
            let table = standings(&tournament, through);
            let rows = shown_rows(&page, &table);
            let places: Vec<u32> =
                rows.iter().map(|(p, _)| p.trim_start_matches('=').parse().unwrap()).collect();
            assert_eq!(places, table.rows.iter().map(|r| r.place).collect::<Vec<_>>());
            for (i, row) in table.rows.iter().enumerate() {
                let next = table.rows.get(i + 1).is_some_and(|next| next.shared);
                assert_eq!(rows[i].0.starts_with('='), row.shared || next, "{file} row {i}");
                let values: Vec<String> = row.values.iter().map(shown).collect();
                assert_eq!(rows[i].1, values, "{file}{query} row {i}");
            }
            assert_eq!(page.matches("<tr id=\"entry-").count(), table.rows.len());
        }
    }
}

/// The value at the foot of an explanation, and the amounts that count, in quarters.
fn explained(page: &str) -> (f64, f64) {
    let number = |text: &str| -> f64 {
        words(text).replace('\u{2212}', "-").parse().unwrap_or_else(|_| panic!("{text}"))
    };
    let body = first(page, "<tbody>", "</tbody>");
    let amounts = between(&body, "<tr", "</tr>").filter_map(|row| {
        let amount = row.rsplit("<td>").next().expect("rsplit gives one");
        (!amount.contains("<del>")).then(|| number(amount))
    });
    let foot = first(page, "<tfoot>", "</tfoot>");
    (number(foot.rsplit("<td>").next().unwrap()), amounts.sum())
}

#[test]
fn every_explanation_adds_up_to_the_value_of_the_standings() {
    for (file, every) in [("harbour-open", 3), ("open-half-points", 1), ("congress-2011", 97)] {
        let tournament = golden(file);
        let (app, base) = kept(&tournament);
        let table = standings(&tournament, tournament.last_public_round().unwrap());
        for row in table.rows.iter().step_by(every) {
            for (criterion, value) in table.criteria.iter().zip(&row.values) {
                let path = format!("{base}/standings/{}/{criterion}", row.entry);
                let (foot, sum) = explained(&app.page(&path));
                assert_eq!(foot * 4.0, value.as_quarters() as f64, "{path}");
                assert_eq!(sum, foot, "{path}");
            }
        }
    }
}

#[test]
fn an_explanation_names_the_lowest_that_was_left_out() {
    let tournament = golden("congress-2011");
    let (app, base) = kept(&tournament);
    let page = app.page(&format!("{base}/standings/1/SOSM-2"));
    assert_eq!(page.matches("<del>").count(), 2);
    assert_eq!(page.matches("left out, being among the lowest").count(), 2);
}

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

    let store = app.desk.store();
    let id = store.read(|c| store.find_slug(c, base.trim_start_matches("/t/"))).unwrap().unwrap();
    let board = half_played().rounds[2].boards[7].clone();
    let form = tengen::desk::ResultForm {
        round: RoundNo(3),
        table: board.table,
        seen: board.version,
        ending: Ending::won(Color::Black),
        reason: None,
    };
    app.desk.record_result(id, by(), &form).expect("it is recorded");
    let changed = app.request(&path).header("if-none-match", &first).send().unwrap();
    assert_eq!(changed.status(), 200);
    assert!(words(&app.page(&base)).contains("6 of 24 boards have finished."));
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
    assert!(words(&app.page(&format!("{base}/hall"))).contains("Round 3"));
    let public = tournament.public();
    let table = standings(&public, RoundNo(3));
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

#[test]
fn a_player_sees_the_next_board_first() {
    let tournament = half_played();
    let (app, base) = kept(&tournament);
    let board = &tournament.rounds[2].boards[10];
    let page = app.page(&format!("{base}/players/{}", board.white));
    let next = words(&first(&page, "<section class=\"next\"", "</section>"));
    assert!(next.contains(&format!("Round 3, table {} White", board.table)), "{next}");
    assert!(next.contains(&name(&tournament, board.black)), "{next}");
    assert!(page.find("class=\"next\"").unwrap() < page.find("class=\"games\"").unwrap());

    let played = &tournament.rounds[2].boards[0];
    let page = words(&app.page(&format!("{base}/players/{}", played.black)));
    assert!(page.contains("Round 4 appears here when it is published"), "{page}");
    let table = standings(&tournament, RoundNo(3));
    let row = table.row_of(played.black).unwrap();
    assert!(page.contains(&format!("{} place of 58", row.place)), "{page}");
    for value in &row.values {
        assert!(page.contains(&shown(value)), "{value} in {page}");
    }
}

#[test]
fn a_name_in_its_own_script_is_marked_as_such() {
    let mut tournament = golden("both-lose");
    tournament.entries[0].native_name = Some("森下 藍子".to_owned());
    tournament.entries[0].country = "jp".to_owned();
    let (app, base) = kept(&tournament);
    let id = tournament.entries[0].id;
    for path in ["/players", "/standings", "/wall", &format!("/players/{id}"), "", "?sort=name"] {
        let page = app.page(&format!("{base}{path}"));
        assert!(page.contains("<span lang=\"ja\">森下 藍子</span>"), "{path}");
    }
    let found = app.page(&format!("{base}/players?q=%E8%97%8D"));
    assert_eq!(found.matches("<li data-words").count(), 1);
}

#[test]
fn the_hall_shows_everybody_once_over_its_pages() {
    let tournament = half_played();
    let (app, base) = kept(&tournament);
    let round = &tournament.rounds[2];
    let mut tables = Vec::new();
    let mut page = app.page(&format!("{base}/hall"));
    for number in 1..=2 {
        assert!(words(&page).contains(&format!("page {number} of 2")));
        let list = first(&page, "<ol class=\"seats\">", "</ol>");
        assert!(list.matches("<li>").count() <= 36);
        tables.extend(between(&list, "class=\"tno\">", "<").map(str::to_owned));
        let next = first(&page, "data-next=\"", "\"").replace("&#38;", "&");
        assert!(page.contains(&format!("content=\"12;url={next}\"")));
        page = app.page(&format!("{base}/hall{next}"));
    }
    tables.sort();
    let mut expected: Vec<String> =
        round.boards.iter().flat_map(|b| [b.table.to_string(), b.table.to_string()]).collect();
    expected.sort();
    assert_eq!(tables, expected);
    assert!(page.contains("data-theme=\"light\""));
    assert!(app.page(&format!("{base}/hall?dark")).contains("data-theme=\"dark\""));
}

#[test]
fn slips_are_for_arbiters_one_a_board_with_a_code() {
    let tournament = half_played();
    let (app, base) = kept(&tournament);
    let path = format!("{base}/rounds/3/slips");
    let refused = app.get(&path);
    assert_eq!(refused.status(), 303);
    assert!(refused.headers()["location"].to_str().unwrap().starts_with("/sign-in"));
    let owner = app.owner();
    let page = app.page_as(&path, &owner).text().unwrap();
    assert_eq!(page.matches("<section class=\"slip\"").count(), tournament.rounds[2].boards.len());
    let codes: BTreeSet<_> = between(&page, "<path d=\"M0 0h7v1h-7z", "\"").collect();
    assert_eq!(codes.len(), tournament.rounds[2].boards.len(), "each has a code of its own");
}

#[test]
fn wall_and_cross_table_hold_every_game() {
    let tournament = golden("harbour-open");
    let (app, base) = kept(&tournament);
    let games: usize = tournament.rounds.iter().map(|round| round.boards.len()).sum();
    let cross = app.page(&format!("{base}/cross"));
    assert_eq!(cross.matches("class=\"met").count(), games * 2);
    for path in ["/wall", "/wall?sort=start"] {
        let page = app.page(&format!("{base}{path}"));
        assert_eq!(page.matches("<span class=\"cell\"").count(), games * 2, "{path}");
    }
    let first_row = words(&first(&app.page(&format!("{base}/wall")), "<tbody>", "</tr>"));
    assert!(first_row.starts_with("1 1 Flavien Maisonhaute 1d 38GJ 34 127 8+"), "{first_row}");
}

#[test]
fn a_large_cross_table_comes_in_parts() {
    let tournament = golden("congress-2011");
    let (app, base) = kept(&tournament);
    let page = app.page(&format!("{base}/cross?from=65"));
    assert_eq!(page.matches("class=\"self\"").count(), 64);
    assert!(words(&page).contains("65–128"));
}

#[test]
fn open_pages_hear_of_changes_and_the_service_says_how_it_is() {
    use std::io::Read;
    let (app, base) = kept(&half_played());
    assert!(app.page(&base).contains(&format!("data-events=\"{base}/events\"")));
    let mut events = app.get(&format!("{base}/events"));
    assert_eq!(events.headers()["content-type"], "text/event-stream; charset=utf-8");
    let mut message = [0; 17];
    events.read_exact(&mut message).expect("the present revision comes at once");
    assert_eq!(&message, b"data: revision 1\n");
    assert_eq!(app.page("/healthz"), "ok\n");
}
