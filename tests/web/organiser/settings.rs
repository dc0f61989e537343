use std::collections::BTreeMap;

use tengen::tournament::{
    Categories, Criterion, Division, DrawnPlace, Federation, HalfPoints, HandicapBasis,
    HandicapSettings, McMahon, NoResultPolicy, OpenGames, Overtime, PairingSettings, PlayerRules,
    PointValues, Refereeing, ReportPolicy, Reporting, RoundClock, RoundNo, RulesetName,
    SeasonRules, SeedMethod, Settings, Sides, System, TimeControl, Tournament, UnplayedPolicy,
    preset,
};

use crate::html::{borrowed, fields, form, with};
use crate::organiser::support::{Server, day};

const FORM: &str = "<form class=\"settings";

/// Settings of which nothing is as in a preset.
fn unusual() -> Settings {
    let rank = |text: &str| text.parse().unwrap();
    Settings {
        name: "Tournoi d’Île & \"Co\" <2>".into(),
        short_name: "ile".into(),
        place: "Île-d’Yeu".into(),
        country: "FR".into(),
        zone: "Europe/Paris".parse().unwrap(),
        rooms: "1-12 Salle A; 13-40 Salle B".parse().unwrap(),
        surname_first: true,
        sides: Sides::Given,
        hidden: true,
        director: "Noëlle".into(),
        contact: "Go Club, go@example.org".into(),
        begins: day(),
        ends: day() + chrono::Days::new(3),
        rounds: 9,
        board_size: 13,
        komi: HalfPoints(-7),
        rules: RulesetName::Club9x9,
        time: TimeControl {
            basic_minutes: 33,
            overtime: Overtime::Canadian { stones: 17, seconds: 421 },
            internet: true,
        },
        system: System::SwissCategories,
        mcmahon: McMahon { floor: rank("22k"), bar: rank("2d"), zero: rank("25k") },
        categories: Categories(vec![rank("2d"), rank("3k"), rank("9k")]),
        points: PointValues {
            absent_mms: HalfPoints(2),
            bye_mms: HalfPoints(1),
            absent_wins: HalfPoints(3),
            bye_wins: HalfPoints(0),
            round_down: false,
            sos_unplayed_as_half: true,
            no_result: NoResultPolicy::Half,
        },
        handicap: HandicapSettings {
            basis: HandicapBasis::Rank,
            none_from: rank("4d"),
            correction: -2,
            ceiling: 5,
        },
        placement: vec![
            Criterion::Cat,
            Criterion::Nbw,
            Criterion::SosWM2,
            Criterion::CussW,
            Criterion::Rating,
            Criterion::Dc,
        ],
        pairing: pairing(),
        rank_gap: 3,
        prizes: Default::default(),
        home: Default::default(),
        draw: tengen::tournament::DrawRules::default(),
        players: PlayerRules {
            reports: ReportPolicy::Agreed,
            skip_freely: true,
            confirm_minutes: 17,
            provisional: true,
        },
        division: Division { series: "Ligue de l’Île".into(), season: "2026/27".into(), no: 3 },
        season: SeasonRules {
            unplayed: UnplayedPolicy::Half,
            grace_days: 5,
            open_games: OpenGames::Half,
            least_games: 3,
            up: 2,
            down: 4,
        },
        refereeing: Refereeing { public: true, ..Refereeing::default() },
        rating_preview: true,
        reporting: Reporting::default(),
        carried: BTreeMap::from([("Root.kept".into(), "so".into())]),
    }
}

fn pairing() -> PairingSettings {
    PairingSettings {
        duplicate: 1,
        random: 2,
        deterministic: false,
        color: 3,
        curve: 0.25,
        category: 4,
        score: 5,
        drawn: 6,
        drawn_compensate: false,
        drawn_upper: DrawnPlace::Top,
        drawn_lower: DrawnPlace::Bottom,
        seeding: 7,
        first_rounds: 4,
        first_method: SeedMethod::Fold,
        first_by_rating: false,
        later_method: SeedMethod::Random,
        later_by_rating: true,
        handicap: 8,
        geography: 9,
        secondary: 10,
        country: 11,
        club: 12,
        club_group: 13,
        excused_from: "6d".parse().unwrap(),
        excused_by_wins: true,
        excused_at_bar: false,
    }
}

/// A field of each sentence, which opens its form.
const PARTS: [&str; 17] = [
    "name",
    "zone",
    "rooms",
    "rules",
    "komi",
    "handicap_basis",
    "system",
    "country_groups",
    "skip_freely",
    "unplayed",
    "bye_mms",
    "placement_1",
    "reports",
    "rank_gap",
    "duplicate",
    "first_rounds",
    "drawn_upper",
];

/// The form of one part of the settings of an event, as it stands.
fn shown(server: &Server, path: &str, part: &str) -> Vec<(String, String)> {
    fields(form(&server.get(&format!("{path}?change={part}")).text, FORM))
}

/// Takes over every setting of another event, part by part, as if it had been typed.
fn take_over(server: &Server, from: &str, to: &str) {
    for part in PARTS {
        let [typed, stands] =
            [from, to].map(|slug| shown(server, &format!("/t/{slug}/settings"), part));
        let was = stands.iter().find(|(name, _)| name == "as_shown").unwrap();
        let sent = with(&typed, "as_shown", &was.1);
        let saved = server.post(&format!("/t/{to}/settings"), &borrowed(&sent));
        assert_eq!(saved.status, 303, "{part}: {}", saved.text);
    }
}

#[test]
fn every_setting_goes_to_the_page_and_back() {
    let server = Server::start();
    let odd = server.keep(&Tournament::new(unusual()));
    let usual = server.keep(&Tournament::new(Settings {
        refereeing: unusual().refereeing,
        carried: unusual().carried,
        ..preset(System::McMahon, Federation::Egf, "Usual", day())
    }));
    take_over(&server, &odd.slug, &usual.slug);
    assert_eq!(server.now(usual.id).tournament.settings, unusual());
    let kinds = [
        Overtime::SuddenDeath,
        Overtime::Byoyomi { seconds: 20 },
        Overtime::Fischer { increment: 9 },
        Overtime::Ing,
    ];
    for overtime in kinds {
        let mut settings = unusual();
        settings.time.overtime = overtime;
        let odd = server.keep(&Tournament::new(settings.clone()));
        take_over(&server, &odd.slug, &usual.slug);
        assert_eq!(server.now(usual.id).tournament.settings, settings);
    }
}

#[test]
fn settings_are_said_in_few_words_and_one_opens_at_a_time() {
    let server = Server::start();
    let open = server.open_with("Open", &["3k", "4k"]);
    let path = format!("/t/{}/settings", open.slug);
    let closed = server.get(&path).text;
    assert!(!closed.contains(FORM), "nothing is open");
    for part in PARTS {
        let page = server.get(&format!("{path}?change={part}")).text;
        assert_eq!(page.matches(FORM).count(), 1, "{part}");
        assert!(page.contains(&format!("name=\"{part}\"")), "{part}");
    }
    let words = crate::html::words_shown(&closed);
    assert!((100..=250).contains(&words), "{words}");
    let typed = with(&shown(&server, &path, "komi"), "komi", "5.5");
    assert_eq!(server.post(&path, &borrowed(&typed)).status, 303);
    let now = server.now(open.id).tournament.settings.clone();
    assert_eq!((now.komi, now.rounds), (HalfPoints(11), open.tournament.settings.rounds));
    let odd = with(&typed, "part", "luck");
    assert_eq!(server.post(&path, &borrowed(&odd)).status, 422, "no group of that name");
}

#[test]
fn criteria_are_put_in_order_before_they_are_saved() {
    let server = Server::start();
    let open = server.open("Open");
    let path = format!("/t/{}/settings", open.slug);
    let before = open.tournament.settings.placement.clone();
    let form = shown(&server, &path, "placement_1");
    let press = |form: &[(String, String)], button: &str, value: &str| {
        let page = server.post(&path, &borrowed(&with(form, button, value)));
        assert_eq!(page.status, 200, "{button}");
        fields(crate::html::form(&page.text, FORM))
    };
    let up = press(&form, "up", "1");
    assert_eq!(server.now(open.id).revision, open.revision, "nothing is saved yet");
    let one_more = with(&up, "placement_4", "DC");
    let added = press(&one_more, "add", "yes");
    let out = press(&added, "out", "2");
    assert_eq!(server.post(&path, &borrowed(&out)).status, 303);
    let now = server.now(open.id).tournament.settings.placement.clone();
    assert_eq!(now, [before[1], before[0], Criterion::Dc]);
}

#[test]
fn every_fault_is_said_at_its_field() {
    let server = Server::start();
    let open = server.open("Open");
    let path = format!("/t/{}/settings", open.slug);
    let before = server.now(open.id);
    for (field, value) in [
        ("name", ""),
        ("short_name", "a\u{1}b"),
        ("begins", "soon"),
        ("ends", "2025-01-01"),
        ("place", &"ñ".repeat(201)),
        ("country", "X1"),
        ("director", "a\u{7}"),
        ("rounds", "0"),
        ("rules", "house"),
        ("board_size", "26"),
        ("komi", "6.3"),
        ("komi", "101"),
        ("basic_minutes", "0"),
        ("overtime", "hourglass"),
        ("overtime_seconds", "-1"),
        ("system", "round-robin"),
        ("floor", "31k"),
        ("floor", "9d"),
        ("bar", "10d"),
        ("zero", "0k"),
        ("categories", "5k, 1d"),
        ("categories", "strong"),
        ("handicap_basis", "mood"),
        ("handicap_none_from", "x"),
        ("handicap_correction", "10"),
        ("handicap_ceiling", "10"),
        ("bye_mms", "0.7"),
        ("absent_mms", "3"),
        ("bye_wins", "-1"),
        ("absent_wins", "x"),
        ("no_result", "coin"),
        ("placement_2", "LUCK"),
        ("duplicate", "-1"),
        ("score", "1000000000000001"),
        ("curve", "1.5"),
        ("drawn_upper", "left"),
        ("first_method", "swiss"),
        ("first_rounds", "100"),
        ("excused_from", "best"),
        ("club_groups", "many"),
    ] {
        let typed = with(&shown(&server, &path, field), field, value);
        let refused = server.post(&path, &borrowed(&typed));
        assert_eq!(refused.status, 422, "{field} {value}");
        assert!(refused.text.contains(&format!("id=\"{field}-wrong\"")), "{field} {value}");
        let again = fields(form(&refused.text, FORM));
        let stays = again.iter().any(|(n, v)| n == field && v == value);
        let is_typed = refused.text.contains(&format!("<input id=\"{field}\""));
        assert!(stays || !is_typed, "{field}: what was typed stays");
    }
    let twice = with(&shown(&server, &path, "placement_1"), "placement_2", "MMS");
    assert!(server.post(&path, &borrowed(&twice)).text.contains("id=\"placement-wrong\""));
    assert_eq!(server.now(open.id).revision, before.revision);
}

#[test]
fn a_preset_is_shown_before_it_is_saved() {
    let server = Server::start();
    let open = server.open("Open");
    let path = format!("/t/{}/settings", open.slug);
    let page = server.get(&format!("{path}?system=swiss&federation=aga"));
    assert_eq!(server.now(open.id).revision, open.revision);
    let shown = fields(form(&page.text, FORM));
    assert_eq!(server.post(&path, &borrowed(&shown)).status, 303);
    let usual = preset(System::Swiss, Federation::Aga, "Open", day());
    assert_eq!(server.now(open.id).tournament.settings, usual);
    assert_eq!(server.get(&format!("{path}?system=swiss&federation=moon")).status, 422);
}

#[test]
fn there_are_no_fewer_rounds_than_drawn() {
    let server = Server::start();
    let golden =
        std::fs::read(crate::organiser::support::golden().join("harbour-open.xml")).unwrap();
    let made = server.upload("/import", "harbour.xml", golden, &[]);
    let path = format!("/t/{}/settings", crate::organiser::support::slug(&made.location));
    let shown = shown(&server, &path, "name");
    let refused = server.post(&path, &borrowed(&with(&shown, "rounds", "1")));
    assert!(refused.status == 422 && refused.text.contains("id=\"rounds-wrong\""));
    assert_eq!(server.post(&path, &borrowed(&shown)).status, 303, "what stands can be saved");
}

#[test]
fn another_clock_moves_the_times_that_are_shown_and_says_so() {
    let server = Server::start();
    let mut open = server.open("Open").tournament.clone();
    open.settings.zone = "Asia/Tokyo".parse().unwrap();
    let starts = day().and_hms_opt(1, 30, 0);
    open.clocks.insert(RoundNo(2), RoundClock { starts, ..RoundClock::default() });
    let path = format!("/t/{}/settings", server.keep(&open).slug);
    assert!(
        server.get(&format!("{path}?change=zone")).text.contains("at the same moment as before")
    );
    let name = shown(&server, &path, "name");
    let quiet = server.posted(&path, &borrowed(&with(&name, "place", "Kyoto")));
    assert!(quiet.contains("The settings are saved.<"), "{quiet}");
    let moved = with(&shown(&server, &path, "zone"), "zone", "Europe/Paris");
    let said = server.posted(&path, &borrowed(&moved));
    assert!(said.contains("If you meant 10:30"), "{said}");
    assert!(said.contains("round 2 at 03:30"), "{said}");
}

#[test]
fn komi_and_time_say_from_which_round_they_count() {
    let hall = crate::hall::Hall::of(tengen::referee::ProcedureName::Egf);
    let page = hall.get("/settings?change=komi");
    assert!(page.contains("btn-main\">Save</button>"), "for open games, too: {page}");
    assert!(page.contains("data-instead=\"{label}: {now} instead of {was}\""), "{page}");
    for table in [1, 2] {
        hall.post(&format!("/boards/1/{table}"), &[("winner", "B"), ("seen", "0")]);
    }
    let page = hall.get("/settings?change=komi");
    assert!(page.contains("btn-main\">Save, from round 2</button>"), "{page}");
}
