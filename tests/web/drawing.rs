//! Drawing through the pages: the proof of a draw, why a pair, the rules of the draw, what if.

use reqwest::blocking::{Client, Response};
use reqwest::redirect::Policy;
use tengen::cli::check;
use tengen::interchange::json;
use tengen::service::{ResultForm, fingerprint};
use tengen::tournament::{
    Entry, EntryId, Federation, RoundNo, System, Tournament, TournamentId, preset,
};
use tengen::web::SESSION_COOKIE;

use crate::html;
use crate::keyed::keyed;
use crate::support::{TestApp, by};

/// A McMahon event of that many players a rank apart.
pub fn event(players: i32) -> Tournament {
    let day = chrono::NaiveDate::from_ymd_opt(2026, 5, 1).unwrap();
    let mut event = Tournament::new(preset(System::McMahon, Federation::Egf, "Lindenhof", day));
    for id in 1..=players {
        let rank = format!("{id}k").parse().unwrap();
        let mut entry = Entry::new(EntryId(id), &format!("Player{id:02}"), "Kim", rank);
        entry.egf_pin = format!("9876{id:04}");
        event.entries.push(entry);
    }
    event
}

/// The pages of one event, as its organiser uses them.
pub struct Organiser {
    pub app: TestApp,
    pub session: String,
    client: Client,
}

impl Organiser {
    pub fn of(event: &Tournament) -> Self {
        let app = TestApp::start();
        app.keep(event);
        let session = app.owner();
        let client = Client::builder().redirect(Policy::none()).build().expect("a client");
        Self { app, session, client }
    }

    pub fn tournament(&self) -> Tournament {
        let store = self.app.service.store();
        let id = TournamentId(1);
        let snapshot = store.read(|c| store.snapshot(c, id)).expect("it reads");
        snapshot.expect("it is there").tournament.clone()
    }

    pub fn page(&self, path: &str) -> String {
        let answer = self.app.page_as(&format!("/t/lindenhof{path}"), &self.session);
        assert_eq!(answer.status(), 200, "{path}");
        html::on_one_line(&answer.text().expect("a page"))
    }

    pub fn send(&self, path: &str, fields: &[(&str, &str)]) -> Response {
        let request = self.client.post(self.app.url(&format!("/t/lindenhof{path}")));
        let cookie = format!("{SESSION_COOKIE}={}", self.session);
        let request = request.header("cookie", cookie).header("sec-fetch-site", "same-origin");
        request.form(&keyed(fields)).send().expect("an answer")
    }

    /// Sends a form about the draft of a round as it is, and must be led on.
    pub fn act(&self, no: i32, act: &str, fields: &[(&str, &str)]) {
        let seen = fingerprint(self.tournament().round(RoundNo(no)));
        let mut all = vec![("seen", seen.as_str())];
        all.extend_from_slice(fields);
        let answer = self.send(&format!("/draft/{no}/{act}"), &all);
        assert_eq!(answer.status(), 303, "{act}");
    }

    pub fn public(&self, path: &str) -> Response {
        self.app.get(&format!("/t/lindenhof{path}"))
    }

    /// Gives every board of a round to Black.
    pub fn play(&self, no: i32) {
        let boards = self.tournament().round(RoundNo(no)).expect("it is there").boards.clone();
        for board in boards {
            let ending = "B+R".parse().expect("a result");
            let form = ResultForm::new(RoundNo(no), board.table, board.version, ending);
            self.app
                .service
                .acts(TournamentId(1), by())
                .record_result(&form)
                .expect("it is recorded");
        }
    }
}

#[test]
fn a_draw_wears_its_seal_until_it_is_changed_by_hand() {
    let organiser = Organiser::of(&event(9));
    organiser.act(1, "draw", &[]);
    let page = organiser.page("/draft/1");
    assert!(page.contains("<b>Proved best</b>"), "{page}");
    assert_eq!(organiser.public("/rounds/1/proof").status(), 404, "a draft is not public");
    organiser.act(1, "edit", &[("act", "unpair"), ("table", "1")]);
    organiser.act(1, "edit", &[("act", "unpair"), ("table", "2")]);
    let rest = organiser.tournament().round(RoundNo(1)).unwrap().boards.clone();
    assert_eq!(rest.len(), 2);
    for (one, other) in [("1", "4"), ("2", "3")] {
        organiser.act(1, "edit", &[("act", "pair"), ("one", one), ("other", other)]);
    }
    let page = organiser.page("/draft/1");
    assert!(page.contains("Proved best, given what was set by hand"), "{page}");
    assert!(page.contains("Tables 1, 2 are set by hand."), "{page}");
    organiser.act(1, "discard", &[]);
    organiser.act(1, "draw", &[]);
    assert!(organiser.page("/draft/1").contains("<b>Proved best</b>"));
}

#[test]
fn a_draw_of_what_is_no_longer_so_says_it() {
    let organiser = Organiser::of(&event(8));
    organiser.act(1, "draw", &[]);
    organiser.act(1, "publish", &[]);
    organiser.act(2, "draw", &[]);
    assert!(organiser.page("/draft/2").contains("<b>Proved best</b>"));
    organiser.play(1);
    let page = organiser.page("/draft/2");
    assert!(page.contains("have changed since this draw"), "{page}");
    assert!(!page.contains("<b>Proved best</b>"));
    organiser.act(2, "draw", &[]);
    assert!(organiser.page("/draft/2").contains("<b>Proved best</b>"));
}

#[test]
fn the_proof_of_a_published_round_can_be_checked_by_anybody() {
    let organiser = Organiser::of(&event(9));
    organiser.act(1, "draw", &[]);
    organiser.act(1, "publish", &[]);
    organiser.play(1);
    organiser.act(2, "draw", &[]);
    organiser.act(2, "publish", &[]);
    let text = |path: &str| organiser.public(path).text().expect("text");
    let page = text("/rounds/2/proof");
    assert!(page.contains(
        "tengen check lindenhof-before-round-2.tengen.json --round 2 --certificate lindenhof-round-2.certificate.txt"
    ), "{page}");
    let file = text("/rounds/2/proof/tournament");
    assert!(!file.contains("9876"), "numbers of federations stay here");
    let before = json::read(file.as_bytes()).expect("our own file").tournament;
    let certificate = text("/rounds/2/proof/certificate");
    let accepted = check::checked(&before, RoundNo(2), &certificate).expect("it holds");
    let check::Accepted::Players(_, checked) = accepted else { panic!("of players") };
    assert_eq!(checked.pairs.len(), 4);
    let damaged = certificate.replacen("duals ", "duals 1", 1);
    assert!(check::checked(&before, RoundNo(2), &damaged).is_err());
    assert_eq!(organiser.public("/rounds/3/proof").status(), 404);
}

#[test]
fn why_two_meet_is_told_to_organisers_before_and_to_everybody_after() {
    let mut clubmates = event(8);
    for entry in &mut clubmates.entries {
        entry.rank = "3k".parse().unwrap();
        entry.club = if entry.id.0 < 6 { "Elb" } else { "Havel" }.to_owned();
    }
    let organiser = Organiser::of(&clubmates);
    organiser.act(1, "draw", &[]);
    let page = organiser.page("/draft/1/why/1");
    assert!(page.contains("Other opponents for each"), "{page}");
    assert!(page.contains("of 100") && !page.contains("00000000"), "no raw weights: {page}");
    let grades = ["just as good", "hardly any worse", "a little worse", "clearly worse"];
    assert!(grades.iter().any(|grade| page.contains(grade)), "{page}");
    assert_eq!(organiser.public("/rounds/1/why/1").status(), 404);
    let glance = organiser.page("/draft/1/why");
    assert!(glance.contains("<svg class=\"bars\"") && glance.contains("Same club"), "{glance}");
    assert!(glance.contains("draw-desk") && glance.contains("draw-phone"), "{glance}");
    assert!(glance.contains("8 players, 4 pairings, nobody drawn down."), "{glance}");
    let desk = glance.split("draw-desk").nth(1).and_then(|rest| rest.split("</svg>").next());
    let desk = desk.expect("a picture");
    assert_eq!(desk.matches("<circle").count(), 8, "{desk}");
    assert_eq!(desk.matches("<path class=\"arc\"").count(), 4, "{desk}");
    assert_eq!(desk.matches("<g class=\"B\">").count(), 4, "{desk}");
    organiser.act(1, "publish", &[]);
    let page = organiser.public("/rounds/1/why/1").text().unwrap();
    assert!(page.contains("Other opponents for each"), "{page}");
    let german = organiser.client.get(organiser.app.url("/t/lindenhof/rounds/1/why/1"));
    let german = german.header("accept-language", "de").send().unwrap().text().unwrap();
    assert!(german.contains("schlechter"), "{german}");
    let round = organiser.public("/rounds/1").text().unwrap();
    assert!(round.contains("Proved best") && round.contains("/rounds/1/why"), "{round}");
    assert_eq!(organiser.public("/rounds/1/why").status(), 200);
    assert_eq!(organiser.public("/rounds/1/why/9").status(), 404);
}

#[test]
fn a_large_round_is_shown_around_one_player() {
    let mut large = event(8);
    for id in 9..=204 {
        let rank = "9k".parse().unwrap();
        large.entries.push(Entry::new(EntryId(id), &format!("Player{id}"), "Kim", rank));
    }
    large.entries[77].surname = "Montenegro y Villa".to_owned();
    let organiser = Organiser::of(&large);
    organiser.act(1, "draw", &[]);
    assert!(organiser.page("/draft/1/why?player=78").contains(">Montenegro y Villa</text>"));
    let page = organiser.page("/draft/1/why");
    assert!(page.contains("draw-near") && !page.contains("draw-desk"), "{page}");
    assert!(page.len() < 30_000, "{} bytes", page.len());
    assert!(organiser.page("/draft/1/why?player=77").contains("Player77 and the players nearby"));
    assert!(organiser.page("/draft/1/why?q=player79").contains("Player79 and the players nearby"));
    assert!(organiser.page("/draft/1/why?q=Zzzz").contains("No player or table matches “Zzzz”."));
    let pair = organiser.page("/draft/1/why/1");
    assert!(pair.contains("/why/1?others#others") && !pair.contains("could have met"), "{pair}");
    assert!(organiser.page("/draft/1/why/1?others").contains("could have met"));
}

#[test]
fn rules_of_the_draw_are_kept_and_who_is_in_the_way_is_named() {
    let organiser = Organiser::of(&event(4));
    let wrong = organiser.send(
        "/rules-of-the-draw",
        &[("apart", "Family: Player01 Kim, Nobody"), ("most_ranks_apart", "many")],
    );
    assert_eq!(wrong.status(), 422);
    let page = wrong.text().unwrap();
    assert!(page.contains("Nobody: no player, or several, of this name"), "{page}");
    let done = organiser.send(
        "/rules-of-the-draw",
        &[
            ("apart", "Family: Player01 Kim, kim player02, #3"),
            ("club_groups", "North: Elb, Havel"),
            ("host_club", "Elb"),
            ("bye_volunteers", "#2"),
            ("fixed_tables", "7: Player04 Kim"),
            ("unused_tables", "1, 2"),
        ],
    );
    assert_eq!(done.status(), 303);
    let event = organiser.tournament();
    let rules = &event.settings.draw;
    assert_eq!(rules.apart[0].entries, [EntryId(1), EntryId(2), EntryId(3)]);
    assert_eq!((event.club_groups[0].clubs.len(), rules.fixed_tables[0].table.0), (2, 7));
    let page = organiser.page("/rules-of-the-draw");
    assert!(page.contains("Family: Player01 Kim, Player02 Kim, Player03 Kim"), "{page}");
    let fields = [("seen", "none")];
    let answer = organiser.send("/draft/1/draw", &fields);
    assert_eq!(answer.status(), 303);
    let cookie = answer.headers().get("set-cookie").unwrap().to_str().unwrap().to_owned();
    let notice = cookie.split(';').next().unwrap().to_owned();
    let shown = organiser.app.request("/t/lindenhof/draft/1");
    let session = format!("{SESSION_COOKIE}={}; {notice}", organiser.session);
    let page = shown.header("cookie", session).send().unwrap().text().unwrap();
    let named = (1..=3).filter(|n| page.contains(&format!("Kim Player0{n}"))).count();
    assert!(page.contains("say-alert") && named >= 2, "{page}");
    assert!(organiser.tournament().rounds.is_empty());
}

#[test]
fn a_round_is_paired_by_hand_with_advice() {
    let organiser = Organiser::of(&event(7));
    organiser.act(1, "by-hand", &[]);
    let page = organiser.page("/draft/1");
    assert!(page.contains("id=\"advice\"") && page.contains("Use all of them"), "{page}");
    organiser.act(1, "edit", &[("act", "pair"), ("one", "1"), ("other", "7")]);
    organiser.act(1, "edit", &[("act", "give-bye"), ("entry", "3")]);
    let page = organiser.page("/draft/1");
    assert_eq!(page.matches("name=\"act\" value=\"pair\"").count(), 3, "two and the form: {page}");
    organiser.act(1, "draw", &[("keep", "1"), ("bye", "3")]);
    let round = organiser.tournament().rounds[0].clone();
    assert_eq!((round.boards.len(), round.byes.as_slice()), (3, &[EntryId(3)][..]));
    assert!(round.boards.iter().any(|b| b.opponent_of(EntryId(1)) == Some(EntryId(7))));
    assert!(organiser.page("/draft/1").contains("Table 1 is set by hand."));
}

#[test]
fn why_pages_are_kept_until_something_changes() {
    let organiser = Organiser::of(&event(8));
    organiser.act(1, "draw", &[]);
    organiser.act(1, "publish", &[]);
    for path in ["/rounds/1/why", "/rounds/1/why/2"] {
        let first = organiser.public(path);
        assert_eq!(first.status(), 200, "{path}");
        let tag = first.headers().get("etag").expect("a tag").to_str().unwrap().to_owned();
        let page = first.text().unwrap();
        let again = |tag: &str| {
            let request = organiser.app.request(&format!("/t/lindenhof{path}"));
            request.header("if-none-match", tag).send().expect("an answer")
        };
        assert_eq!(again(&tag).status(), 304, "{path}");
        assert_eq!(again("W/\"other\"").text().unwrap(), page, "{path}");
        let ours = organiser.app.page_as(&format!("/t/lindenhof{path}"), &organiser.session);
        assert!(ours.headers().get("etag").is_none(), "{path} of somebody who signed in");
    }
    assert_eq!(organiser.public("/rounds/1/why/77").status(), 404);
}

#[test]
fn why_two_of_different_scores_meet_is_said_with_names_and_colours() {
    let mut swiss = event(4);
    let day = swiss.settings.begins;
    swiss.settings =
        Tournament::new(preset(System::Swiss, Federation::Egf, "Lindenhof", day)).settings;
    let organiser = Organiser::of(&swiss);
    let round = |no: i32| organiser.tournament().round(RoundNo(no)).expect("it is there").clone();
    for no in 1..=3 {
        organiser.act(no, "draw", &[]);
        organiser.act(no, "publish", &[]);
        match no {
            1 => organiser.play(1),
            // Who was beaten by the winner that loses now wins, so that the two with one point have met.
            2 => {
                let [first, second] = [0, 1].map(|at| round(1).boards[at].clone());
                for board in round(2).boards {
                    let wins = [first.black, second.white].contains(&board.black);
                    let ending = if wins { "B+R" } else { "W+R" }.parse().expect("a result");
                    let form = ResultForm::new(RoundNo(2), board.table, board.version, ending);
                    organiser.app.service.acts(TournamentId(1), by()).record_result(&form).unwrap();
                }
            }
            _ => {}
        }
    }
    let pages = [1, 2].map(|table| organiser.page(&format!("/rounds/3/why/{table}"))).concat();
    for said in [
        "Only one player has a score of 2.",
        "Only two players had a score of 1, and they met in round 1.",
        "Their scores differ by one point.",
        "is drawn down, Kim Player",
        ", and has ",
        "<h2 class=\"versus\">",
        "aria-label=\"full\"",
    ] {
        assert!(pages.contains(said), "{said}: {pages}");
    }
    assert!(!pages.contains(" group<") && !pages.contains("only in part"), "{pages}");
}
