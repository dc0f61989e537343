use std::path::Path;
use std::time::Instant;

use chrono::Utc;
use tengen::rating::Rating;
use tengen::service::Service;
use tengen::store::Role;
use tengen::tournament::{
    Categories, ClubGroup, DrawRules, Entry, EntryId, PrizeRule, ReportPolicy, RoundClock, RoundNo,
    Tournament,
};

use crate::html::{borrowed, fields, form, unescape, with};
use crate::organiser::entries::publish;
use crate::organiser::support::{Server, golden, slug};

pub fn bring_in(server: &Server, name: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/ratings").join(name);
    let done = server.upload("/ratings", name, std::fs::read(path).unwrap(), &[]);
    assert_eq!(done.status, 303, "{}", done.text);
}

fn entry(surname: &str, first_name: &str, rank: &str, pin: &str) -> Entry {
    let rank = rank.parse().unwrap();
    Entry { egf_pin: pin.to_owned(), ..Entry::new(EntryId(0), surname, first_name, rank) }
}

/// An event with somebody for each thing that can be odd.
fn event(server: &Server) -> String {
    let mut open: Tournament = server.open("Model").tournament.clone();
    open.settings.name = "Open".to_owned();
    for one in [
        entry("Bondarchenko", "Mstislav", "12k", "93896789"),
        entry("Berg", "Anna", "3k", "99999999"),
        entry("Dahl", "Eva", "3k", "98676682"),
        entry("zu Hohenfels", "Adelheid", "3k", ""),
        Entry { rating: Rating(1200), ..entry("Ek", "Bo", "3k", "") },
    ] {
        open.enter(one);
    }
    let slug = server.keep(&open).slug;
    bring_in(server, "egf.html");
    slug
}

/// The number by which the European list knows somebody of that name.
fn pin(server: &Server, name: &str) -> String {
    let found = server.service.search_ratings(name, None, 1).unwrap();
    found[0].listed().id.to_owned()
}

#[test]
fn who_would_change_and_what_is_odd_is_shown_first() {
    let server = Server::start();
    let slug = event(&server);
    let pin = pin(&server, "Bondarchenko Mstislav");
    server
        .service
        .acts(server.at(&slug).id, server.by())
        .edit_entry(EntryId(1), false, |_, was| Ok(Entry { egf_pin: pin.clone(), ..was.clone() }))
        .unwrap();
    let path = format!("/t/{slug}/entries/ratings");
    let page = unescape(&server.get(&path).text);
    for said in [
        "9k 1174",
        "The list of the EGF has nobody with this number.",
        "this number belongs to 's Gravenzande Cornelis",
        "has 2 people of this name",
        "6 ranks off",
    ] {
        assert!(page.contains(said), "{said}: {page}");
    }
    assert!(!unescape(&server.get(&format!("{path}?gap=9")).text).contains("ranks off"));
    // What was shown is what is taken: nothing if an entry or the list says something else by now.
    let [one, two] = [1, 2].map(|id| row(&page, id));
    let both = |one: &str, sure| {
        server.post(&path, &[("what", "both"), ("entry", one), ("entry", &two), ("sure", sure)])
    };
    assert_eq!(both("1.00000000", "yes").status, 409);
    let asked = both(&one, "");
    assert_eq!(asked.status, 200);
    assert!(asked.text.contains("Update ratings and ranks: 2 players?"), "{}", asked.text);
    assert!(asked.text.contains(&format!("name=\"entry\" value=\"{one}\"")), "{}", asked.text);
    assert_eq!(server.at(&slug).tournament.entry(EntryId(1)).unwrap().rank.to_string(), "12k");
    let done = both(&one, "yes");
    assert!(done.notice.contains("entries-saved"), "{}", done.notice);
    let now = server.at(&slug);
    let one = now.tournament.entry(EntryId(1)).unwrap();
    assert_eq!((one.rank.to_string().as_str(), one.rating), ("9k", Rating(1174)));
    assert_eq!(one.rating_origin, "EGF : 1174");
    assert_eq!(now.tournament.entry(EntryId(2)).unwrap().rating, Rating(1800), "not on the list");
}

/// What the page sends for an entry that is ticked.
fn row(page: &str, id: i32) -> String {
    let (_, rest) = page.split_once(&format!("name=\"entry\" value=\"{id}.")).expect("its row");
    format!("{id}.{}", &rest[..8])
}

#[test]
fn a_namesake_is_chosen_and_ranks_and_ratings_follow_one_another() {
    let server = Server::start();
    let slug = event(&server);
    let path = format!("/t/{slug}/entries/ratings");
    let page = server.get(&path).text;
    let (_, rest) = page.split_once("<option value=\"egf.").expect("somebody to choose");
    let pin = rest.split('"').next().unwrap().to_owned();
    let who = format!("egf.{pin}");
    server.post(&path, &[("what", "ratings"), ("entry", &row(&page, 4)), ("who-4", &who)]);
    assert_eq!(server.at(&slug).tournament.entry(EntryId(4)).unwrap().egf_pin, pin);
    server.post(&path, &[("what", "rank"), ("entry", &row(&page, 5))]);
    let rank = server.at(&slug).tournament.entry(EntryId(5)).unwrap().rank;
    assert_eq!(rank, Rating(1200).rank());
    let page = server.get(&path).text;
    server.post(&path, &[("what", "rating"), ("entry", &row(&page, 5))]);
    let rating = server.at(&slug).tournament.entry(EntryId(5)).unwrap().rating;
    assert_eq!(rating, Rating::of(rank));
    for wrong in [&[("what", "nonsense")][..], &[("what", "both"), ("entry", "x")]] {
        assert_eq!(server.post(&path, wrong).status, 400);
    }
}

#[test]
fn something_is_done_with_all_who_are_chosen() {
    let server = Server::start();
    let slug = event(&server);
    let path = format!("/t/{slug}/entries/chosen");
    let both = |more: &[(&'static str, &'static str)]| {
        server.post(&path, &[&[("chosen", "2"), ("chosen", "3"), ("sure", "yes")], more].concat())
    };
    both(&[("do", "announce")]);
    let entries = || server.at(&slug).tournament.entries.clone();
    assert!(!entries()[1].is_final() && !entries()[2].is_final() && entries()[0].is_final());
    both(&[("do", "check-in")]);
    assert!(entries()[1].is_final());
    both(&[("do", "club"), ("club", " Basel ")]);
    assert_eq!((entries()[1].club.as_str(), entries()[0].club.as_str()), ("Basel", ""));
    both(&[("do", "country"), ("country", "ch")]);
    assert_eq!((entries()[1].country.as_str(), entries()[2].country.as_str()), ("CH", "CH"));
    assert!(both(&[("do", "country"), ("country", "Atlantis")]).notice.contains("fault-country"));
    let rank = entries()[1].rank.value();
    both(&[("do", "rank-up")]);
    assert_eq!(entries()[1].rank.value(), rank + 1);
    both(&[("do", "rank-down")]);
    assert_eq!(entries()[1].rank.value(), rank);
    both(&[("do", "rounds"), ("rounds", "1,3")]);
    let plays = |no| entries()[2].participation.in_round(RoundNo(no));
    assert_eq!((plays(1), plays(2), plays(3)), (true, false, true));
    assert!(both(&[("do", "rounds"), ("rounds", "x")]).notice.contains("no-rounds"));
    let nobody = server.post(&path, &[("do", "check-in")]);
    assert!(nobody.notice.contains("entries-chosen-nobody"), "{}", nobody.notice);
    let back = both(&[("do", "take-out"), ("sort", "rating"), ("q", "e")]).location;
    assert_eq!(back, format!("/t/{slug}/entries?q=e&sort=rating"));
    assert_eq!(entries().len(), 3);
}

/// Everybody is taken out by a slip: it asks, says how many, and gives them all back; not over what came after.
#[test]
fn whoever_is_taken_out_comes_back_until_something_was_built_on_it() {
    let server = Server::start();
    let slug = event(&server);
    let (list, path) = (format!("/t/{slug}/entries"), format!("/t/{slug}/entries/chosen"));
    let before = server.at(&slug).tournament.clone();
    let take_out = || {
        let asked = server.post(&path, &[("all", "1-4"), ("do", "take-out"), ("q", "e")]);
        assert!(asked.text.contains("Remove: 5 players?"), "{}", asked.text);
        assert_eq!(server.at(&slug).tournament.entries, before.entries, "nothing is done unasked");
        let sure = fields(form(&asked.text, "/entries/chosen\""));
        let done = server.post(&path, &borrowed(&with(&sure, "do", "take-out")));
        assert!(done.notice.contains("entries-removed") && done.notice.contains("\"count\",5"));
        assert!(server.at(&slug).tournament.entries.is_empty());
        fields(form(&server.get(&list).text, "id=\"undo\""))
    };
    let undo = take_out();
    let undone = server.post(&format!("/t/{slug}/undo"), &borrowed(&undo));
    assert_eq!(undone.location, list);
    assert_eq!(server.at(&slug).tournament.entries, before.entries);
    assert!(!server.get(&list).text.contains("id=\"undo\""), "once");
    let journal = unescape(&server.get(&format!("/t/{slug}/journal")).text);
    assert!(journal.contains("Bulk change undone"), "{journal}");
    let undo = take_out();
    let (id, by) = (server.at(&slug).id, server.by());
    let mut settings = before.settings.clone();
    settings.rounds += 1;
    server.service.acts(id, by).change_settings(|_| Ok(settings)).unwrap();
    let now = server.at(&slug);
    let offered = server.service.store().read(|c| Service::undoable(c, &now, Utc::now())).unwrap();
    assert!(offered.is_some_and(|undo| undo.count == 5), "that is another thing");
    server.post(
        &format!("{list}/new"),
        &[("surname", "New"), ("rank", "4k"), ("registration", "final")],
    );
    server.post(&format!("/t/{slug}/undo"), &borrowed(&undo));
    let names = |of: &Tournament| of.entries.iter().map(|e| e.surname.clone()).collect::<Vec<_>>();
    let all = names(&server.at(&slug).tournament);
    assert_eq!(all, [names(&before), vec!["New".to_owned()]].concat());
    let again = server.post(
        &format!("/t/{slug}/undo"),
        &borrowed(&with(&undo, "form_key", "another-key-of-it-")),
    );
    assert!(again.notice.contains("refusal-built-on"), "{}", again.notice);
}

#[test]
fn a_category_is_set_by_hand_for_all_who_are_chosen_and_given_back_to_the_rank() {
    let server = Server::start();
    let slug = event(&server);
    let one_for_all = server.get(&format!("/t/{slug}/entries")).text;
    assert!(!one_for_all.contains("chosen-category"), "there is one category for all");
    let mut event = server.at(&slug).tournament.clone();
    event.settings.name = "Two categories".to_owned();
    event.settings.categories = Categories(vec!["1d".parse().unwrap()]);
    let slug = server.keep(&event).slug;
    let path = format!("/t/{slug}/entries/chosen");
    let set = |number: &'static str| {
        let chosen = [("all", "2-1"), ("do", "category"), ("category", number), ("sure", "yes")];
        server.post(&path, &chosen)
    };
    let page = |more: &str| server.get(&format!("/t/{slug}/entries{more}")).text;
    assert!(page("").contains("chosen-category"));
    let by_rank = server.at(&slug).tournament.entries.clone();
    set("1");
    let kept = server.at(&slug).tournament.clone();
    let categories = |of: &Tournament| of.entries.iter().map(|e| e.category).collect::<Vec<_>>();
    assert_eq!(categories(&kept), [None, Some(1), Some(1), None, None]);
    assert_eq!(kept.category(&kept.entries[1]), 0);
    let first = page("?show=category-1");
    assert!(kept.entries[1..3].iter().all(|entry| first.contains(&entry.surname)), "{first}");
    assert!(set("0").notice.contains("fault-choice") && set("x").notice.contains("fault-choice"));
    // Its form shows it, and takes it back.
    let form = page("/2");
    assert!(form.contains("<option value=\"1\" selected"), "{form}");
    set("");
    assert_eq!(server.at(&slug).tournament.entries, by_rank);
}

#[test]
fn the_list_is_sorted_by_any_column() {
    let server = Server::start();
    let slug = event(&server);
    let order = |sort: &str| {
        let page = server.get(&format!("/t/{slug}/entries?sort={sort}")).text;
        let rows = page.split("name=\"was\" value=\"").skip(1);
        rows.map(|row| row.split('.').next().unwrap().to_owned()).collect::<Vec<_>>().concat()
    };
    assert_eq!(order("name"), "21354");
    assert_eq!(order("number"), "12345");
    assert_eq!(order("rating"), "23451");
    assert_eq!(order("rank").chars().last(), Some('1'));
    assert_eq!(order("nonsense"), order("name"));
}

/// Prints how long the server takes for each page of the registration of a congress.
#[test]
fn pages_of_760_players() {
    let server = Server::start();
    let file = std::fs::read(golden().join("congress-2011.xml")).unwrap();
    let begun = Instant::now();
    let made = server.upload("/import", "congress.xml", file, &[]);
    println!("import of the file: {} ms", begun.elapsed().as_millis());
    let event = slug(&made.location).to_owned();
    bring_in(&server, "egf.html");
    let base = format!("/t/{event}/entries");
    for page in [
        "",
        "?sort=rating",
        "?page=4",
        "/enter",
        "/enter?q=kovalevska",
        "/ratings",
        "/new",
        "/import",
    ] {
        server.get(&format!("{base}{page}"));
        let begun = Instant::now();
        assert_eq!(server.get(&format!("{base}{page}")).status, 200, "{page}");
        println!("{base}{page}: {} ms", begun.elapsed().as_millis());
    }
    let (_, _, players) = server.bytes(&format!("/t/{event}/downloads/players"));
    let begun = Instant::now();
    let seen = server.upload(&format!("{base}/import"), "players.csv", players, &[]);
    assert_eq!(seen.status, 200);
    println!("preview of its own players: {} ms", begun.elapsed().as_millis());
}

#[test]
fn every_number_that_the_lists_know_is_taken_in_one_act() {
    let server = Server::start();
    let mut open: Tournament = server.open("Model").tournament.clone();
    open.settings.name = "Open".to_owned();
    for one in [
        entry("Bondarchenko", "Mstislav", "12k", ""),
        entry("Twin", "Tess", "3k", ""),
        entry("Bondarchenko", "Mstislav", "3k", "99999999"),
        entry("'s Gravenzande", "Cornelis", "9k", ""),
    ] {
        open.enter(one);
    }
    // Only who has played is in a federation's file.
    let mut round =
        tengen::tournament::Round::empty(RoundNo(1), tengen::tournament::RoundState::Published);
    let table = tengen::tournament::TableNo(1);
    round.boards.push(tengen::tournament::Board::new(table, EntryId(1), EntryId(4), 0));
    open.rounds.push(round);
    let slug = server.keep(&open).slug;
    bring_in(&server, "egf.html");
    let path = format!("/t/{slug}/entries/ratings");
    let page = unescape(&server.get(&path).text);
    let offered: Vec<&str> = page
        .split("name=\"number\" value=\"")
        .skip(1)
        .filter_map(|rest| rest.split('"').next())
        .collect();
    assert_eq!(offered.len(), 2, "{offered:?}");
    assert!(page.contains("2 numbers are in the rating lists but not entered here"), "{page}");
    let downloads = server.get(&format!("/t/{slug}/downloads")).text;
    assert!(downloads.contains("/entries/ratings#numbers"), "{downloads}");
    let mut fields: Vec<(&str, &str)> = offered.iter().map(|one| ("number", *one)).collect();
    fields.push(("number", "2.egf.12345678"));
    let asked = server.post(&format!("{path}/numbers"), &fields).text;
    assert!(asked.contains("3 players?") && asked.contains(offered[1]), "{asked}");
    fields.push(("sure", "yes"));
    let done = server.post(&format!("{path}/numbers"), &fields);
    assert!(done.notice.contains("numbers-taken"), "{}", done.notice);
    let now = server.at(&slug).tournament.clone();
    let pin = |id| now.entry(EntryId(id)).unwrap().egf_pin.clone();
    assert!(!pin(1).is_empty() && !pin(4).is_empty() && pin(2).is_empty());
    assert_eq!(now.entry(EntryId(1)).unwrap().rating, open.entries[0].rating, "nothing else");
    assert!(!server.get(&path).text.contains("id=\"numbers\""));

    // Who has games stays, and is named.
    let take_out = |all| {
        server.post(&format!("/t/{slug}/entries/chosen"), &[("all", all), ("do", "take-out")])
    };
    let asked = take_out("1-4").text;
    let stay = "With games, so kept: Mstislav Bondarchenko, Cornelis ";
    assert!(asked.contains("Remove: 3 players?") && asked.contains(stay), "{asked}");
    assert!(asked.contains("name=\"all\" value=\"2-1.5\""), "2, 3 and 5: {asked}");
    assert!(take_out("1.4").notice.contains("entries-chosen-stay"));
}

#[test]
fn the_journal_says_who_which_field_and_what_it_was_before() {
    let server = Server::start();
    let slug = event(&server);
    let (id, by) = (server.at(&slug).id, server.by());
    let edit = |_: &_, was: &Entry| {
        Ok(Entry { rank: "1d".parse().unwrap(), club: "Bern".to_owned(), ..was.clone() })
    };
    server.service.acts(id, by).edit_entry(EntryId(2), false, edit).unwrap();
    let mut settings = server.at(&slug).tournament.settings.clone();
    settings.rounds = 7;
    server.service.acts(id, by).change_settings(|_| Ok(settings)).unwrap();
    let away = [("entry", "2"), ("entry", "3"), ("to", "preliminary")];
    server.post(&format!("/t/{slug}/entries/check-in"), &away);
    let journal = unescape(&server.get(&format!("/t/{slug}/journal")).text);
    for said in
        ["Berg", "Club", "Rank 3k → 1d", "Rounds 5 → 7", "Registration Checked in → Announced"]
    {
        assert!(journal.contains(said), "{said}: {journal}");
    }
}

/// Every act that keeps what was before and after says it, with the field.
#[test]
fn the_journal_says_what_was_before_and_after() {
    let server = Server::start();
    let slug = event(&server);
    let (id, by) = (server.at(&slug).id, server.by());
    let now = || server.at(&slug).tournament.clone();
    let journal = || unescape(&server.get(&format!("/t/{slug}/journal")).text);
    let says = |wanted: &[&str]| {
        let journal = journal();
        for said in wanted {
            assert!(journal.contains(said), "{said}: {journal}");
        }
    };
    let edit = |_: &_, was: &Entry| {
        let club = "Bern".to_owned();
        Ok(Entry { surname: "Bergmann".to_owned(), club, country: "CH".to_owned(), ..was.clone() })
    };
    server.service.acts(id, by).edit_entry(EntryId(2), false, edit).unwrap();
    let was = now().entry(EntryId(3)).unwrap().clone();
    let many = [("all", "2.3"), ("do", "club"), ("club", "Havel"), ("sure", "yes")];
    server.post(&format!("/t/{slug}/entries/chosen"), &many);
    let name = now().entry(EntryId(2)).unwrap().first_name.clone();
    let renamed = format!("Name Berg {name} → Bergmann {name}");
    let club = if was.club.is_empty() { "–" } else { &was.club };
    let moved = format!("Club {club} → Havel");
    says(&[&renamed, "→ Bern", "→ CH", "Club Bern → Havel", &moved]);
    // Settings of one value in words, and those of several.
    let mut settings = now().settings.clone();
    settings.players.reports = ReportPolicy::Off;
    settings.prizes.kinds =
        vec![PrizeRule { prizes: vec!["300 EUR".to_owned()], ..PrizeRule::default() }];
    settings.prizes.several = true;
    settings.refereeing.rules.insert("ko".to_owned(), "simple".to_owned());
    settings.refereeing.committee = vec!["Rita".to_owned()];
    settings.placement.truncate(1);
    settings.draw.no_rematch = true;
    let before = now().settings.clone();
    server.service.acts(id, by).change_settings(|_| Ok(settings)).unwrap();
    let rules = (DrawRules { nearest: true, ..now().settings.draw.clone() }, Vec::new());
    server.service.acts(id, by).change_draw_rules(|_| Ok(rules)).unwrap();
    let order = before.placement.iter().map(|one| one.name()).collect::<Vec<_>>().join(", ");
    let order = format!("Placement {order} → {}", before.placement[0].name());
    says(&[
        "→ None: arbiters enter all results",
        "Prize 1 – → ",
        "300 EUR",
        "No → Yes",
        "→ Rita",
        &order,
        "No second meetings No → Yes",
        "Pair nearest in strength No → Yes",
    ]);
    // Messages, receivers and roles.
    let messages = format!("/t/{slug}/messages");
    server.post(&messages, &[("words", "Lunch at one"), ("to", "all"), ("table", "")]);
    let down = format!("{messages}/take-down");
    server.post(&down, &[("message", "1")]);
    let said = journal();
    let gone = said.find("Message removed").expect("the newest first");
    let gone = said[gone..].split("</tr>").next().unwrap();
    assert!(gone.contains("“Lunch at one”") && gone.contains("<bdi>"), "{gone}");
    server.service.acts(id, by).add_webhook("https://hooks.example/a-secret").unwrap();
    server.service.acts(id, by).remove_webhook(1).unwrap();
    let clubs = vec![ClubGroup { name: "North".to_owned(), clubs: vec!["Elb".to_owned()] }];
    let rules = (now().settings.draw.clone(), clubs);
    server.service.acts(id, by).change_draw_rules(|_| Ok(rules)).unwrap();
    let owner = by.account.unwrap();
    server.service.acts(id, by).name_chief(owner, true).unwrap();
    let invited =
        server.service.acts(id, by).invite(owner, (Role::Arbiter, 2)).unwrap().now().unwrap();
    server.service.acts(id, by).revoke_invitation(invited.id).unwrap();
    says(&[
        "Webhook added",
        "Webhook removed",
        "hooks.example",
        "Clubs to keep apart – → North: Elb",
        "Arbiter × 2",
    ]);
    assert!(!journal().contains("a-secret"));
    // The timetable and the clocks.
    let at = |hour| before.begins.and_hms_opt(hour, 0, 0);
    for hour in [9, 10] {
        let clock = RoundClock { starts: at(hour), ..RoundClock::default() };
        server.service.acts(id, by).set_timetable(|_| Ok([(RoundNo(1), clock)].into())).unwrap();
    }
    let journal = journal();
    let first = journal.find("Timetable changed").expect("the newest first");
    let line = journal[first..].split("</tr>").next().unwrap();
    let (was, now) = line.split_once(" → ").expect("before and after");
    assert!(line.contains("Round 1") && was.contains(":00") && now.contains(":00"), "{line}");
    assert_ne!(was.rsplit(' ').next(), now.split("</span>").next().unwrap().rsplit(' ').next());
}

#[test]
fn a_rank_that_is_changed_in_mid_event_says_what_follows() {
    let server = Server::start();
    let open = server.open_with("Open", &["3d", "2d", "1d", "1k"]);
    publish(&server, &open);
    let path = format!("/t/{}/entries/4", open.slug);
    let sent = fields(form(&server.get(&path).text, "class=\"form\""));
    let done = server.post(&path, &borrowed(&with(&with(&sent, "rank", "5k"), "rating", "")));
    assert_eq!(done.status, 303, "{}", done.text);
    assert!(done.notice.contains("The starting score was"), "{}", done.notice);
    assert!(done.notice.contains("The pairing that was drawn stays"), "{}", done.notice);
    // Of many it is said before and after, whatever changes their ranks.
    let chosen = format!("/t/{}/entries/chosen", open.slug);
    let many = [("chosen", "3"), ("chosen", "4"), ("do", "rank-down")];
    let asked = server.post(&chosen, &many).text;
    let follows = |said: &str| {
        said.contains("The starting scores of 2 players change")
            && said.contains("The pairing that was drawn")
    };
    assert!(follows(&asked), "{asked}");
    let done = server.post(&chosen, &[&many[..], &[("sure", "yes")]].concat());
    assert!(follows(&done.notice), "{}", done.notice);
    for entry in ["3", "4"] {
        let rating = Rating(if entry == "3" { 1500 } else { 1000 });
        let set = |was: &Entry| Entry { rating, ..was.clone() };
        let id = EntryId(entry.parse().unwrap());
        server.service.acts(open.id, server.by()).edit_entries(&[id], set).unwrap();
    }
    let path = format!("/t/{}/entries/ratings", open.slug);
    let page = server.get(&path).text;
    let [three, four] = [3, 4].map(|id| row(&page, id));
    let both = [("entry", &*three), ("entry", &*four), ("what", "rank"), ("sure", "yes")];
    let done = server.post(&path, &both);
    assert!(follows(&done.notice), "{}", done.notice);
}
