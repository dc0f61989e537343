//! A file that a federation would send back is not handed out, but for a draft; each complaint leads to its field.

use tengen::tournament::{Board, Ending, EntryId, Round, RoundNo, RoundState, TableNo, Tournament};

use crate::organiser::support::Server;

/// A, B, C and D have played one round; the event has a place and a country, and time enough.
fn played(server: &Server, change: impl FnOnce(&mut Tournament)) -> String {
    let mut open = server.open_with("Model", &["1d", "2d", "3d", "4d"]).tournament.clone();
    open.settings.name = "Open".to_owned();
    open.settings.country = "DE".to_owned();
    open.settings.place = "Kiel".to_owned();
    open.settings.time.basic_minutes = 90;
    let mut round = Round::empty(RoundNo(1), RoundState::Published);
    for (table, black, white) in [(1, 1, 2), (2, 3, 4)] {
        let mut board = Board::new(TableNo(table), EntryId(black), EntryId(white), 0);
        board.ending = Ending::won(tengen::go::Color::Black);
        round.boards.push(board);
    }
    open.rounds = vec![round];
    open.entries.iter_mut().for_each(|entry| entry.country = "DE".to_owned());
    change(&mut open);
    server.keep(&open).slug
}

fn section<'a>(page: &'a str, kind: &str) -> &'a str {
    page.split(&format!("id=\"{kind}\"")).nth(1).unwrap().split("</section>").next().unwrap()
}

#[test]
fn a_file_that_would_come_back_is_refused_with_the_field_that_mends_it() {
    let server = Server::start();
    let slug = played(&server, |open| {
        open.settings.place.clear();
        open.entries[2].egf_pin = "123".to_owned();
        open.rounds[0].boards[1].ending = Ending::Pending;
    });
    let downloads = format!("/t/{slug}/downloads");
    let page = server.get(&downloads).text;
    let h9 = section(&page, "h9");
    assert!(h9.contains("2 problems would make them reject it"), "{h9}");
    assert!(h9.contains(&format!("href=\"/t/{slug}/settings?change=place#place\"")), "{h9}");
    assert!(h9.contains(">Place</a>") && h9.contains("name=\"egf_pin-3\""), "beside it: {h9}");
    // What is missing in every file is said once, above them.
    let missing = section(&page, "missing");
    assert!(missing.contains("One result missing"), "{missing}");
    assert_eq!(page.matches(&format!("href=\"/t/{slug}/boards/1/2\"")).count(), 1, "{page}");
    assert!(missing.contains(&format!("href=\"/t/{slug}/boards/1/2\"")), "{missing}");
    assert_eq!(page.matches("the result is missing").count(), 0, "{page}");
    // The link leads to a page that has the field.
    let page = server.get(&format!("/t/{slug}/settings?change=place")).text;
    assert!(page.contains("id=\"place\""), "{page}");
    assert!(!h9.contains(&format!("href=\"{downloads}/h9\"")), "no button that would be refused");
    let refused = server.get(&format!("{downloads}/h9"));
    assert_eq!(refused.status, 422);
    assert!(refused.text.contains("3 problems have to be fixed first"), "{}", refused.text);
    let (_, name, bytes) = server.bytes(&format!("{downloads}/h9?draft=yes"));
    assert_eq!(name, "attachment; filename=\"draft-Open.h9\"");
    assert!(String::from_utf8_lossy(&bytes).contains("; EV[Open]"));
}

#[test]
fn a_number_is_repaired_beside_the_complaint_and_what_others_changed_stays() {
    let server = Server::start();
    let slug = played(&server, |open| {
        open.entries[2].egf_pin = "123".to_owned();
        open.entries[3].egf_pin = "45".to_owned();
    });
    let path = format!("/t/{slug}/downloads/repair");
    let pins = |server: &Server| {
        let pin = |entry: &tengen::tournament::Entry| entry.egf_pin.clone();
        server.at(&slug).tournament.entries.iter().skip(2).map(pin).collect::<Vec<_>>()
    };
    let sent = |third, was| [("egf_pin-3", third), ("was-egf_pin-3", was), ("egf_pin-9", "1")];
    let wrong = server.post(&path, &sent("1234", "123"));
    assert_eq!(wrong.status, 422);
    assert!(wrong.text.contains("value=\"1234\"") && wrong.text.contains("egf_pin-3-wrong"));
    assert_eq!(pins(&server), ["123", "45"]);
    let right = server.post(&path, &sent("1234 5678", "123"));
    assert_eq!(right.location, format!("/t/{slug}/downloads"));
    assert_eq!(pins(&server), ["12345678", "45"]);
    server.post(&path, &sent("87654321", "123"));
    assert_eq!(pins(&server), ["12345678", "45"], "somebody else changed it meanwhile");
}

#[test]
fn what_most_come_for_is_first_and_the_file_is_that_of_the_federation() {
    let server = Server::start();
    for (country, sent, other) in [("DE", "h9", "tou"), ("FR", "tou", "h9"), ("US", "aga", "h9")] {
        let slug = played(&server, |open| open.settings.country = country.to_owned());
        let page = server.get(&format!("/t/{slug}/downloads")).text;
        let at = |id: &str| page.find(&format!("id=\"{id}\"")).expect(id);
        let fold = page.find("Other formats").expect("the others are folded");
        assert!(at(sent) < at("everything") && at("everything") < at("participants"), "{country}");
        assert!(at("participants") < fold && fold < at(other), "{country}");
        assert!(section(&page, sent).contains("Send the results to the federation"), "{country}");
        assert!(page.contains(&format!("href=\"/t/{slug}/downloads/everything\"")), "{country}");
    }
}

#[test]
fn a_file_that_waits_for_results_alone_says_so_and_is_a_draft() {
    let server = Server::start();
    let slug = played(&server, |open| open.rounds[0].boards[1].ending = Ending::Pending);
    let page = server.get(&format!("/t/{slug}/downloads")).text;
    let tou = section(&page, "h9");
    assert!(tou.contains("href=\"#missing\"") && !tou.contains("reject it"), "{tou}");
    assert!(tou.contains("h9?draft=yes") && !tou.contains("/h9\""), "{tou}");
}

#[test]
fn what_is_right_is_handed_out_under_its_own_name() {
    let server = Server::start();
    let slug = played(&server, |_| {});
    let page = server.get(&format!("/t/{slug}/downloads")).text;
    assert!(section(&page, "h9").contains("No problems that the recipient checks for"));
    let (_, name, _) = server.bytes(&format!("/t/{slug}/downloads/h9"));
    assert_eq!(name, "attachment; filename=\"Open.h9\"");
    let (_, name, _) = server.bytes(&format!("/t/{slug}/downloads/h9?draft=yes"));
    assert_eq!(name, "attachment; filename=\"Open.h9\"", "no draft of what is right");
}

#[test]
fn players_without_a_number_are_left_out_on_purpose_only() {
    let server = Server::start();
    let slug = played(&server, |open| {
        for (entry, number) in open.entries.iter_mut().zip(["20001", "20002", "", ""]) {
            entry.aga_id = number.to_owned();
        }
    });
    let path = format!("/t/{slug}/downloads");
    assert_eq!(server.get(&format!("{path}/aga")).status, 422);
    let fields = [("shown", "3"), ("shown", "4"), ("leave_out", "3"), ("leave_out", "4")];
    assert_eq!(server.post(&path, &fields).location, path);
    let (_, _, report) = server.bytes(&format!("{path}/aga"));
    let report = String::from_utf8(report).unwrap();
    assert!(report.contains("20001") && !report.contains("99999"), "{report}");
    // Taken back, only for whom the form showed.
    server.post(&path, &[("shown", "3")]);
    let left_out = &server.at(&slug).tournament.settings.reporting.not_to_aga;
    assert_eq!(left_out.iter().copied().collect::<Vec<_>>(), [EntryId(4)]);
}

#[test]
fn a_club_gets_its_code_and_a_wrong_one_is_shown_again() {
    let server = Server::start();
    let slug = played(&server, |open| {
        for (entry, id) in open.entries.iter_mut().zip(1..) {
            entry.club = "Zürich".to_owned();
            entry.ffg_licence = format!("500000{id}");
        }
    });
    let path = format!("/t/{slug}/downloads");
    assert_eq!(server.get(&format!("{path}/tou")).status, 422);
    let wrong = server.post(&path, &[("club-0", "Zürich"), ("letters-0", "too long")]);
    assert_eq!(wrong.status, 422);
    let form = wrong.text.split("id=\"reporting\"").nth(1).unwrap();
    assert!(form.contains("value=\"too long\"") && form.contains("letters-0-wrong"), "{form}");
    assert_eq!(server.at(&slug).tournament.settings.reporting, Default::default());
    server.post(&path, &[("club-0", "Zürich"), ("letters-0", "ZH")]);
    // Who saw no code yet leaves that one alone, and is shown it who writes another.
    let elsewhere =
        [("club-0", "Zürich"), ("letters-0", ""), ("club-1", "Bern"), ("letters-1", "BE")];
    server.post(&path, &elsewhere);
    let codes = |server: &Server| server.at(&slug).tournament.settings.reporting.clubs.clone();
    assert_eq!(codes(&server).get("Zürich").map(String::as_str), Some("ZH"));
    assert_eq!(codes(&server).get("Bern").map(String::as_str), Some("BE"));
    let other = server.post(&path, &[("club-0", "Zürich"), ("letters-0", "ZRH")]);
    assert!(other.text.contains("ZRH") && other.text.contains("ZH"), "{}", other.text);
    assert_eq!(other.status, 422);
    assert_eq!(codes(&server).get("Zürich").map(String::as_str), Some("ZH"));
    server.post(&path, &[("club-0", "Bern"), ("letters-0", ""), ("as_shown", "letters-0=BE")]);
    let (_, _, bytes) = server.bytes(&format!("{path}/tou"));
    assert!(String::from_utf8_lossy(&bytes).contains(" 5000001   ZH"));
    // The settings' form leaves it alone.
    let copy = server.get(&path).text;
    assert!(copy.contains("value=\"ZH\""));
}
