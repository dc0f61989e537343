//! Every form that somebody without an account can send, against everybody who should not: what is not theirs is not
//! accepted, and what is theirs counts once, however often and however fast it comes.

use std::collections::BTreeSet;

use tengen::desk::{Desk, HomeForm, ReachForm};
use tengen::store::{Deed, Snapshot, TidingsKind, Way};
use tengen::tournament::{Applicant, Entry, EntryId, HomeRules};
use tengen::web::{Access, ROUTES};

use crate::players::{Hall, location};
use crate::support::{by, golden, now};

/// Forms of players, by their route: what they send, for the player of an entry at a board.
const ROUTES_OF_PLAYERS: [&str; 7] = [
    "/t/{slug}/me/{entry}/result",
    "/t/{slug}/me/{entry}/ask",
    "/t/{slug}/me/{entry}/take-back",
    "/t/{slug}/me/{entry}/tell",
    "/t/{slug}/me/{entry}/end",
    "/t/{slug}/me/{entry}/appeal",
    "/t/{slug}/me/{entry}/check-in",
];

/// Forms by another secret in the address.
const ROUTES_OF_LINKS: [&str; 2] = ["/t/{slug}/register/{token}", "/t/{slug}/stop/{reach}/{sign}"];

/// Forms by which nobody acts for anybody: languages, signing in, whom the phone stands for, registering anew, and
/// links that make accounts, which tests of their own hold.
const NOBODYS: [&str; 8] = [
    "/language",
    "/setup/{token}",
    "/sign-in",
    "/sign-in/code",
    "/sign-out",
    "/join/{token}",
    "/t/{slug}/me",
    "/t/{slug}/register",
];

#[test]
fn every_public_form_is_in_the_table() {
    let public =
        ROUTES.iter().filter(|(method, _, access)| *method == "POST" && *access == Access::Public);
    let found: BTreeSet<&str> = public.map(|(_, pattern, _)| *pattern).collect();
    let listed = ROUTES_OF_PLAYERS.into_iter().chain(ROUTES_OF_LINKS).chain(NOBODYS);
    assert_eq!(found, listed.collect());
}

/// Who should not be let in, and what their phone says of itself.
fn attackers(hall: &Hall) -> Vec<(&'static str, String)> {
    let desk = &hall.app.desk;
    let id = hall.event().id;
    let mut other = golden("harbour-open");
    other.settings.name = "Other".into();
    other.settings.short_name = String::new();
    let elsewhere = hall.app.keep(&other);
    let store = desk.store();
    let other = store.read(|c| store.find_slug(c, &elsewhere)).unwrap().unwrap();
    let link = |of, entry| {
        let made = desk.make_personal_links(of, by(), &[entry]).unwrap().now().unwrap();
        made[0].1.secret().to_owned()
    };
    let withdrawn = link(id, hall.black);
    desk.revoke_personal_link(id, by(), hall.black).unwrap();
    let replaced = link(id, hall.black);
    link(id, hall.black);
    let me = |secret: &str| format!("me=open:{}:{secret}", hall.black);
    vec![
        ("nobody", String::new()),
        ("only says so", me("")),
        ("another's link", me(&hall.secrets[1])),
        ("withdrawn", me(&withdrawn)),
        ("expired: another took its place", me(&replaced)),
        ("another event's", me(&link(other, hall.black))),
        ("forged", me(&"A".repeat(43))),
        ("not text", me("%00'\"<x>")),
    ]
}

/// What somebody would send by that route for the player with Black.
fn fields(hall: &Hall, route: &str) -> Vec<(&'static str, String)> {
    let text = |text: &str| text.to_owned();
    match route.rsplit('/').next().unwrap() {
        "result" => vec![
            ("round", hall.round.to_string()),
            ("table", hall.table().to_string()),
            ("black", hall.black.to_string()),
            ("white", hall.white.to_string()),
            ("who", text("B")),
        ],
        "ask" => vec![("kind", text("late")), ("round", hall.round.to_string())],
        "end" => vec![("act", text("confirm")), ("seen", text("0"))],
        "appeal" => vec![("ruling", text("1")), ("grounds", text("why not"))],
        "check-in" => Vec::new(),
        "take-back" => vec![("request", text("1"))],
        _ => vec![("way", text("mail")), ("kinds", text("board"))],
    }
}

/// What was done of what players do, and for whom anything was kept.
fn done(desk: &Desk, event: &Snapshot) -> (i64, usize, usize) {
    let store = desk.store();
    let acts = [
        Deed::ReportResult,
        Deed::Ask,
        Deed::TakeRequestBack,
        Deed::Appeal,
        Deed::CheckIn,
        Deed::EditRegistration,
        Deed::CancelRegistration,
    ];
    let rows = store.read(|c| store.journal_of(c, event.id, &acts)).unwrap();
    let told = store.read(|c| store.reaches(c, event.id)).unwrap();
    (event.revision, rows.len(), told.len())
}

#[test]
fn nobody_acts_for_a_player_but_the_player() {
    let hall = Hall::new();
    let attackers = attackers(&hall);
    let desk = &hall.app.desk;
    let mut table = String::from("route | attacker | accepted\n");
    for route in ROUTES_OF_PLAYERS {
        let path = route.replace("{slug}", "open").replace("{entry}", &hall.black.to_string());
        let fields = fields(&hall, route);
        let fields: Vec<(&str, &str)> = fields.iter().map(|(n, v)| (*n, v.as_str())).collect();
        for (who, cookie) in &attackers {
            let before = done(desk, &hall.event());
            let answer = hall.app.post(&path, &fields, cookie);
            assert!(answer.status().as_u16() < 500, "{path} {who}");
            let accepted = usize::from(done(desk, &hall.event()) != before);
            table += &format!("{route} | {who} | {accepted}\n");
            assert_eq!(accepted, 0, "{path} {who}");
        }
        // From another site the browser's own cookie does not help.
        let before = done(desk, &hall.event());
        let own = format!("me=open:{}:{}", hall.white, hall.secrets[1]);
        let path = route.replace("{slug}", "open").replace("{entry}", &hall.white.to_string());
        let client = reqwest::blocking::Client::new();
        let request = client.post(hall.app.url(&path)).header("origin", "https://evil.example");
        let answer = request.header("cookie", own).form(&fields).send().unwrap();
        assert_eq!((answer.status().as_u16(), done(desk, &hall.event())), (403, before), "{path}");
        table += &format!("{route} | another site | 0\n");
    }
    println!("{table}");
}

/// Opens the event to registrations from home.
fn open_home(hall: &Hall) {
    let open = |now: &tengen::tournament::Tournament| {
        let home = HomeRules { open: true, ..HomeRules::default() };
        Ok(tengen::tournament::Settings { home, ..now.settings.clone() })
    };
    hall.app.desk.change_settings(hall.event().id, by(), open).unwrap();
}

/// Somebody who registers from home; their secret.
fn registered(hall: &Hall, name: &str) -> String {
    let (desk, id) = (&hall.app.desk, hall.event().id);
    let form = HomeForm {
        applicant: Applicant {
            entry: Entry::new(EntryId(0), name, "", "3k".parse().unwrap()),
            email: String::new(),
            birth_year: None,
            meal: String::new(),
            note: String::new(),
            paid: false,
        },
        address: "10.0.0.1".to_owned(),
        stamp: desk.form_stamp(id, now() - chrono::Duration::minutes(1)).unwrap(),
        language: "en".to_owned(),
    };
    desk.register(id, by(), &form).unwrap().now().unwrap().secret().to_owned()
}

#[test]
fn nobody_changes_a_registration_but_who_made_it() {
    let hall = Hall::new();
    open_home(&hall);
    let (own, cancelled) = (registered(&hall, "Own"), registered(&hall, "Gone"));
    let id = hall.event().id;
    hall.app.desk.cancel_registration(id, by(), &cancelled).unwrap();
    let mut other = golden("harbour-open");
    other.settings.name = "Other".into();
    other.settings.short_name = String::new();
    let elsewhere = hall.app.keep(&other);
    let near = format!("{}{}", &own[..42], if own.ends_with('A') { 'B' } else { 'A' });
    let attackers = [
        ("a player's link", format!("/t/open/register/{}", hall.secrets[0])),
        ("cancelled", format!("/t/open/register/{cancelled}")),
        ("another event's", format!("/t/{elsewhere}/register/{own}")),
        ("forged", format!("/t/open/register/{}", "A".repeat(43))),
        ("one letter off", format!("/t/open/register/{near}")),
        ("not text", "/t/open/register/%00%27%22%3Cx%3E".to_owned()),
    ];
    let kept = || {
        let rows = hall.app.desk.home_registrations(id).unwrap();
        let said = |row: &tengen::store::HomeRow| row.applicant.clone();
        (done(&hall.app.desk, &hall.event()), rows.iter().map(said).collect::<Vec<_>>())
    };
    let changes = [
        vec![("act", "cancel")],
        vec![("act", "save"), ("surname", "Evil"), ("rank", "9d"), ("email", "e@evil.example")],
    ];
    for fields in &changes {
        for (who, path) in &attackers {
            let before = kept();
            let answer = hall.app.post(path, fields, "");
            assert!(answer.status().as_u16() < 500, "{path} {who}");
            assert_eq!(kept(), before, "{who}");
            println!("/t/{{slug}}/register/{{token}} {} | {who} | 0", fields[0].1);
        }
        // The right address from another site.
        let before = kept();
        let client = reqwest::blocking::Client::new();
        let request = client.post(hall.app.url(&format!("/t/open/register/{own}")));
        let answer = request.header("origin", "https://evil.example").form(fields).send().unwrap();
        assert_eq!((answer.status().as_u16(), kept()), (403, before));
    }
    // And the one who registered may: once, however often it is sent.
    let path = format!("/t/open/register/{own}");
    let fields = [("act", "cancel"), ("form_key", "one showing of the cancelling form")];
    for _ in 0..3 {
        hall.app.post(&path, &fields, "");
    }
    let store = hall.app.desk.store();
    let acts = store.read(|c| store.journal_of(c, id, &[Deed::CancelRegistration])).unwrap();
    assert_eq!(acts.len(), 2, "the one before, and this once");
}

#[test]
fn nobody_ends_the_messages_of_another() {
    let hall = Hall::new();
    let desk = hall.app.desk.clone().sending_mail();
    let id = hall.event().id;
    for (who, secret) in [(hall.black, &hall.secrets[0]), (hall.white, &hall.secrets[1])] {
        let mail = |_: &tengen::tournament::Tournament, was: &Entry| {
            let mut entry = was.clone();
            entry.private.email = format!("p{who}@go.example");
            Ok(entry)
        };
        desk.edit_entry(id, by(), who, mail).unwrap();
        let form = ReachForm {
            way: Way::Mail,
            kinds: TidingsKind::ALL.to_vec(),
            language: "en".to_owned(),
        };
        desk.choose_reach(id, by(), secret, &form).unwrap();
    }
    let reaches = || {
        let store = desk.store();
        store.read(|c| store.reaches(c, id)).unwrap().iter().map(|one| one.id).collect::<Vec<_>>()
    };
    let numbers = reaches();
    assert_eq!(numbers.len(), 2);
    let (own, others) = (numbers[0], numbers[1]);
    let sign = |number| desk.stop_sign(id, number).unwrap();
    let elsewhere = desk.stop_sign(tengen::tournament::TournamentId(id.0 + 1), own).unwrap();
    let attackers = [
        ("forged", own, "A".repeat(43)),
        ("another's sign", own, sign(others)),
        ("another event's", own, elsewhere),
        ("a player's link", own, hall.secrets[0].clone()),
        ("no such number", 999, sign(own)),
    ];
    for (who, number, sign) in attackers {
        let answer = hall.app.post(&format!("/t/open/stop/{number}/{sign}"), &[], "");
        assert!(answer.status().is_client_error(), "{who}: {}", answer.status());
        assert_eq!(reaches(), numbers, "{who}");
        println!("/t/{{slug}}/stop/{{reach}}/{{sign}} | {who} | 0");
    }
    // Looking at the page ends nothing: programs that read e-mail follow its links.
    let path = format!("/t/open/stop/{own}/{}", sign(own));
    assert_eq!((hall.app.get(&path).status(), reaches()), (reqwest::StatusCode::OK, numbers));
    for _ in 0..2 {
        assert_eq!(hall.app.post(&path, &[], "").status(), 200, "and once more does no harm");
        assert_eq!(reaches(), [others]);
    }
}

#[test]
fn what_is_sent_500_times_at_once_counts_once() {
    let hall = Hall::new();
    let desk = &hall.app.desk;
    let cookie = format!("me=open:{}:{}", hall.black, hall.secrets[0]);
    for route in &ROUTES_OF_PLAYERS[..2] {
        let path = route.replace("{slug}", "open").replace("{entry}", &hall.black.to_string());
        let mut fields = fields(&hall, route);
        fields.push(("form_key", format!("one showing of the form {}", path.len())));
        let before = done(desk, &hall.event());
        let send = || {
            for _ in 0..125 {
                let fields: Vec<_> = fields.iter().map(|(n, v)| (*n, v.as_str())).collect();
                assert_eq!(hall.app.post(&path, &fields, &cookie).status(), 303);
            }
        };
        std::thread::scope(|scope| (0..4).for_each(|_| drop(scope.spawn(send))));
        let after = done(desk, &hall.event());
        println!("{route} | raced 500 times | {}", after.1 - before.1);
        assert_eq!((after.0 - before.0, after.1 - before.1), (1, 1), "{path}");
    }
}

#[test]
fn forty_thousand_guessed_links_open_nothing() {
    let hall = Hall::new();
    let desk = &hall.app.desk;
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
        let found = desk.link_holder(&guess).unwrap().is_some()
            || desk.registration_by(&guess).unwrap().is_some();
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
