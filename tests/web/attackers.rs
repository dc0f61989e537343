//! Every form that somebody without an account can send, against everybody who should not: what is not theirs is not
//! accepted, and what is theirs counts once, however often and however fast it comes.

use std::collections::BTreeSet;

use reqwest::blocking::Response;
use tengen::service::{HomeForm, ReachForm, Service, appointment_seen};
use tengen::store::{Channel, DeedKind, NotificationKind, Snapshot};
use tengen::tournament::{Applicant, Entry, EntryId, HomeRules};
use tengen::web::{Access, ROUTES};

use crate::players::Hall;
use crate::raced::{hall_for, own_fields};
use crate::support::{by, golden, now};

/// Forms of players, by their route: what they send, for the player of an entry at a board.
pub const ROUTES_OF_PLAYERS: [&str; 10] = [
    "/t/{slug}/me/{entry}/result",
    "/t/{slug}/me/{entry}/date",
    "/t/{slug}/me/{entry}/ask",
    "/t/{slug}/me/{entry}/take-back",
    "/t/{slug}/me/{entry}/tell",
    "/t/{slug}/me/{entry}/end",
    "/t/{slug}/me/{entry}/appeal",
    "/t/{slug}/me/{entry}/check-in",
    "/t/{slug}/me/{entry}/line-up/{round}",
    "/t/{slug}/me/{entry}/match/{round}",
];

/// Forms by another secret in the address.
const ROUTES_OF_LINKS: [&str; 2] = ["/t/{slug}/register/{token}", "/t/{slug}/stop/{reach}/{sign}"];

/// Forms by which nobody acts for anybody: languages, lost links, signing in, whom the phone stands for, registering anew, and
/// links that make accounts, which tests of their own hold.
const NOBODYS: [&str; 9] = [
    "/language",
    "/lost-link",
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

/// How often each form is sent, by four at once: as often as the table says with `TENGEN_TRUST=full`.
pub fn often() -> usize {
    if std::env::var("TENGEN_TRUST").as_deref() == Ok("full") { 500 } else { 20 }
}

/// Sends so often, by four at once.
pub fn race(times: usize, send: impl Fn(usize) + Sync) {
    std::thread::scope(|scope| {
        for racer in 0..4 {
            let send = &send;
            scope.spawn(move || (racer..times).step_by(4).for_each(send));
        }
    });
}

/// The tables of what was accepted, as the last run in full wrote them.
const TABLES: &str = include_str!("../../docs/public-writes.md");

/// A row for each who tried, a column for each form: how many of what was sent counted.
pub struct Tried {
    forms: Vec<&'static str>,
    rows: Vec<(String, Vec<usize>)>,
}

impl Tried {
    pub fn new(forms: &[&'static str]) -> Self {
        Self { forms: forms.to_vec(), rows: Vec::new() }
    }

    /// Notes how many counted of what one sent by the next form.
    pub fn note(&mut self, who: &str, accepted: usize) {
        match self.rows.iter_mut().find(|(known, _)| known == who) {
            Some((_, cells)) => cells.push(accepted),
            None => self.rows.push((who.to_owned(), vec![accepted])),
        }
    }

    /// Says it, and holds it against the document.
    pub fn is_as_documented(&self) {
        let forms: Vec<String> = self.forms.iter().map(|form| format!("`{form}`")).collect();
        let mut table = format!("| Who sends it | {} |\n", forms.join(" | "));
        table += &format!("|---|{}\n", "---|".repeat(forms.len()));
        for (who, cells) in &self.rows {
            let cells: Vec<String> = cells.iter().map(usize::to_string).collect();
            table += &format!("| {who} | {} |\n", cells.join(" | "));
        }
        println!("each sent {} times\n{table}", often());
        assert!(TABLES.contains(&table), "docs/public-writes.md has another table than\n{table}");
    }
}

/// Who should not be let in, and what their phone says of itself.
fn attackers(hall: &Hall) -> Vec<(&'static str, String)> {
    let service = &hall.app.service;
    let id = hall.event().id;
    let mut other = golden("harbour-open");
    other.settings.name = "Other".into();
    other.settings.short_name = String::new();
    let elsewhere = hall.app.keep(&other);
    let store = service.store();
    let other = store.read(|c| c.find_slug(&elsewhere)).unwrap().unwrap();
    let link = |of, entry| {
        let made = service.acts(of, by()).make_personal_links(&[entry]).unwrap().now().unwrap();
        made[0].1.secret().to_owned()
    };
    let withdrawn = link(id, hall.black);
    service.acts(id, by()).revoke_personal_link(hall.black).unwrap();
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
pub fn fields(hall: &Hall, route: &str) -> Vec<(&'static str, String)> {
    let text = |text: &str| text.to_owned();
    let board = || {
        let event = hall.event();
        event.tournament.round(hall.round).unwrap().board_of(hall.black).unwrap().clone()
    };
    match route.rsplit('/').next().unwrap() {
        "{round}" if route.contains("/match/") => vec![
            ("seen", format!("{}:{}", hall.table(), appointment_seen(&board()))),
            ("day", text("2126-03-19")),
            ("time", text("20:00")),
            ("act", text("propose")),
        ],
        "{round}" => vec![("board_1", hall.white.to_string()), ("board_2", hall.black.to_string())],
        "result" => vec![
            ("round", hall.round.to_string()),
            ("table", hall.table().to_string()),
            ("black", hall.black.to_string()),
            ("white", hall.white.to_string()),
            ("who", text("B")),
        ],
        "date" => vec![
            ("round", hall.round.to_string()),
            ("table", hall.table().to_string()),
            ("seen", appointment_seen(&board())),
            ("day", text("2126-03-19")),
            ("time", text("20:00")),
            ("place", text("Café")),
            ("act", text("propose")),
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
pub fn done(service: &Service, event: &Snapshot) -> (i64, usize, usize) {
    let store = service.store();
    let acts = [
        DeedKind::ReportResult,
        DeedKind::ProposeDate,
        DeedKind::Ask,
        DeedKind::TakeRequestBack,
        DeedKind::Appeal,
        DeedKind::CheckIn,
        DeedKind::LineUp,
        DeedKind::EditRegistration,
        DeedKind::CancelRegistration,
    ];
    let rows = store.read(|c| c.journal_of(event.id, &acts)).unwrap();
    let told = store.read(|c| c.reaches(event.id)).unwrap();
    let played: i64 =
        service.read(|c| c.game_counts(event.id)).unwrap().iter().map(|game| game.entered).sum();
    (event.revision, rows.len() + usize::try_from(played).unwrap(), told.len())
}

#[test]
fn nobody_acts_for_a_player_but_the_player() {
    let mut tried = Tried::new(&ROUTES_OF_PLAYERS);
    for route in ROUTES_OF_PLAYERS {
        // A hall in which the same form counts, sent by its player.
        let hall = hall_for(route);
        let service = &hall.app.service;
        let attackers = attackers(&hall);
        let path = route
            .replace("{slug}", "open")
            .replace("{entry}", &hall.black.to_string())
            .replace("match/{round}", &format!("match/{}", hall.round))
            .replace("{round}", "3");
        let fields = own_fields(&hall, route);
        let fields: Vec<(&str, &str)> = fields.iter().map(|(n, v)| (*n, v.as_str())).collect();
        for (who, cookie) in &attackers {
            let before = done(service, &hall.event());
            race(often(), |_| {
                let answer = hall.app.post(&path, &fields, cookie);
                assert!(answer.status().as_u16() < 500, "{path} {who}");
            });
            let accepted = counted(before, done(service, &hall.event()));
            tried.note(who, accepted);
            assert_eq!(accepted, 0, "{path} {who}");
        }
        // From another site the browser's own cookie does not help.
        let link = service.acts(hall.event().id, by()).make_personal_links(&[hall.black]).unwrap();
        let own = format!("me=open:{}:{}", hall.black, link.now().unwrap()[0].1.secret());
        let before = done(service, &hall.event());
        race(often(), |_| {
            let answer = from_elsewhere(&hall, &path, &own, &fields);
            assert_eq!(answer.status().as_u16(), 403, "{path}");
        });
        tried.note(
            "another site, by the player's own browser",
            counted(before, done(service, &hall.event())),
        );
    }
    tried.is_as_documented();
}

/// What is sent from a page of another site by a browser with that cookie.
fn from_elsewhere(hall: &Hall, path: &str, cookie: &str, fields: &[(&str, &str)]) -> Response {
    let client = reqwest::blocking::Client::new();
    let request = client.post(hall.app.url(path)).header("origin", "https://evil.example");
    request.header("cookie", cookie).form(&fields).send().unwrap()
}

/// How many acts lie between.
pub fn counted(before: (i64, usize, usize), after: (i64, usize, usize)) -> usize {
    let revisions = usize::try_from(after.0 - before.0).expect("they grow");
    revisions.max(after.1.abs_diff(before.1)).max(after.2.abs_diff(before.2))
}

/// Opens the event to registrations from home.
pub fn open_home(hall: &Hall) {
    let open = |now: &tengen::tournament::Tournament| {
        let home = HomeRules { open: true, ..HomeRules::default() };
        Ok(tengen::tournament::Settings { home, ..now.settings.clone() })
    };
    hall.app.service.acts(hall.event().id, by()).change_settings(open).unwrap();
}

/// Somebody who registers from home; their secret.
pub fn registered(hall: &Hall, name: &str) -> String {
    let (service, id) = (&hall.app.service, hall.event().id);
    let form = HomeForm {
        applicant: Applicant {
            entry: Entry::new(EntryId(0), name, "", "3k".parse().unwrap()),
            email: String::new(),
            birth_year: None,
            meal: String::new(),
            note: String::new(),
            initials: false,
            paid: false,
            namesake: false,
        },
        address: "10.0.0.1".to_owned(),
        stamp: service.form_stamp(id, now() - chrono::Duration::minutes(1)).unwrap(),
        language: "en".to_owned(),
    };
    service.acts(id, by()).register(&form).unwrap().now().unwrap().secret().to_owned()
}

#[test]
fn nobody_changes_a_registration_but_who_made_it() {
    let hall = Hall::new();
    open_home(&hall);
    let (own, cancelled) = (registered(&hall, "Own"), registered(&hall, "Gone"));
    let id = hall.event().id;
    hall.app.service.acts(id, by()).cancel_registration(&cancelled).unwrap();
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
        let rows = hall.app.service.read(|c| c.home_registrations(id)).unwrap();
        let said = |row: &tengen::store::HomeRow| row.applicant.clone();
        (done(&hall.app.service, &hall.event()), rows.iter().map(said).collect::<Vec<_>>())
    };
    let changes = [
        vec![("act", "cancel")],
        vec![("act", "save"), ("surname", "Evil"), ("rank", "9d"), ("email", "e@evil.example")],
    ];
    let mut tried = Tried::new(&["register/{token}: cancel", "register/{token}: save"]);
    for fields in &changes {
        for (who, path) in &attackers {
            let before = kept();
            race(often(), |_| {
                let answer = hall.app.post(path, fields, "");
                assert!(answer.status().as_u16() < 500, "{path} {who}");
            });
            assert_eq!(kept(), before, "{who}");
            tried.note(who, 0);
        }
        // The right address from another site.
        let before = kept();
        race(often(), |_| {
            let answer = from_elsewhere(&hall, &format!("/t/open/register/{own}"), "", fields);
            assert_eq!(answer.status().as_u16(), 403);
        });
        assert_eq!(kept(), before);
        tried.note("another site, by the right address", 0);
    }
    tried.is_as_documented();
    // And the one who registered may: once, however often it is sent.
    let path = format!("/t/open/register/{own}");
    let fields = [("act", "cancel"), ("form_key", "one showing of the cancelling form")];
    for _ in 0..3 {
        hall.app.post(&path, &fields, "");
    }
    let store = hall.app.service.store();
    let acts = store.read(|c| c.journal_of(id, &[DeedKind::CancelRegistration])).unwrap();
    assert_eq!(acts.len(), 2, "the one before, and this once");
}

#[test]
fn nobody_ends_the_messages_of_another() {
    let hall = Hall::new();
    let service = hall.app.service.clone().sending_mail();
    let id = hall.event().id;
    for (who, secret) in [(hall.black, &hall.secrets[0]), (hall.white, &hall.secrets[1])] {
        let mail = |_: &tengen::tournament::Tournament, was: &Entry| {
            let mut entry = was.clone();
            entry.private.email = format!("p{who}@go.example");
            Ok(entry)
        };
        service.acts(id, by()).edit_entry(who, false, mail).unwrap();
        let form = ReachForm {
            way: Channel::Mail,
            kinds: NotificationKind::ALL.to_vec(),
            language: "en".to_owned(),
        };
        service.acts(id, by()).choose_reach(secret, &form).unwrap();
    }
    let reaches = || {
        let store = service.store();
        store.read(|c| c.reaches(id)).unwrap().iter().map(|one| one.id).collect::<Vec<_>>()
    };
    let numbers = reaches();
    assert_eq!(numbers.len(), 2);
    let (own, others) = (numbers[0], numbers[1]);
    let sign = |number| service.stop_sign(id, number).unwrap();
    let elsewhere = service.stop_sign(tengen::tournament::TournamentId(id.0 + 1), own).unwrap();
    let attackers = [
        ("forged", own, "A".repeat(43)),
        ("another's sign", own, sign(others)),
        ("another event's", own, elsewhere),
        ("a player's link", own, hall.secrets[0].clone()),
        ("no such number", 999, sign(own)),
    ];
    let mut tried = Tried::new(&["stop/{reach}/{sign}"]);
    for (who, number, sign) in attackers {
        race(often(), |_| {
            let answer = hall.app.post(&format!("/t/open/stop/{number}/{sign}"), &[], "");
            assert!(answer.status().is_client_error(), "{who}: {}", answer.status());
        });
        assert_eq!(reaches(), numbers, "{who}");
        tried.note(who, 0);
    }
    tried.is_as_documented();
    // Looking at the page ends nothing: programs that read e-mail follow its links.
    let path = format!("/t/open/stop/{own}/{}", sign(own));
    assert_eq!((hall.app.get(&path).status(), reaches()), (reqwest::StatusCode::OK, numbers));
    for _ in 0..2 {
        assert_eq!(hall.app.post(&path, &[], "").status(), 200, "and once more does no harm");
        assert_eq!(reaches(), [others]);
    }
}
