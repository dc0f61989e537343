//! Two organisers edit the same thing at once: neither undoes what the other did without a word.

use tengen::service::Done;
use tengen::store::Snapshot;
use tengen::tournament::{
    Board, DrawRules, Entry, EntryId, Registration, Round, RoundNo, RoundState, TableNo,
};
use tengen::web::ROUTES;

use crate::html::{borrowed, fields, form, with};
use crate::organiser::support::{Answered, Server};

/// A form as it was shown, and where it goes.
struct Shown {
    path: String,
    fields: Vec<(String, String)>,
}

impl Shown {
    fn of(server: &Server, open: &Snapshot, path: &str, marker: &str) -> Self {
        let path = format!("/t/{}{path}", open.slug);
        let page = server.get(&path);
        assert_eq!(page.status, 200, "{path}");
        Self { fields: fields(form(&page.text, marker)), path }
    }

    /// Sends it with these fields changed.
    fn send(&self, server: &Server, changes: &[(&str, &str)]) -> Answered {
        let changed = changes
            .iter()
            .fold(self.fields.clone(), |fields, (name, value)| with(&fields, name, value));
        let changed = with(&changed, "form_key", "");
        server.post(&self.path, &borrowed(&changed))
    }
}

const POST: &str = "<form class=\"form\" method=\"post\"";

#[test]
fn a_corrected_name_does_not_undo_a_check_in() {
    let server = Server::start();
    let open = server.open_with("Open", &["3k", "4k"]);
    let entry = EntryId(1);
    server
        .service
        .acts(open.id, server.by())
        .check_in(&[entry], Registration::Preliminary)
        .unwrap();
    let shown = Shown::of(&server, &open, "/entries/1", POST);
    server.service.acts(open.id, server.by()).check_in(&[entry], Registration::Final).unwrap();
    server.service.acts(open.id, server.by()).withdraw(entry, RoundNo(3)).unwrap();
    assert_eq!(shown.send(&server, &[("surname", "Andersen")]).status, 303);
    let now = server.now(open.id);
    let entry = now.tournament.entry(entry).unwrap();
    assert_eq!((entry.surname.as_str(), entry.registration), ("Andersen", Registration::Final));
    assert!(entry.participation.in_round(RoundNo(2)) && !entry.participation.in_round(RoundNo(3)));
}

#[test]
fn where_both_changed_the_same_both_are_shown_and_asked_about() {
    let server = Server::start();
    let open = server.open_with("Open", &["3k", "4k"]);
    let shown = Shown::of(&server, &open, "/entries/1", POST);
    assert_eq!(shown.send(&server, &[("rank", "1k"), ("club", "Lek")]).status, 303);
    let before = server.now(open.id).revision;
    let asked = shown.send(&server, &[("rank", "2k"), ("country", "SE")]);
    assert_eq!((asked.status, server.now(open.id).revision), (422, before), "nothing is saved");
    for said in ["Olga changed this in the meantime, at ", "“1k”", "“2k”", "id=\"rank-wrong\""]
    {
        assert!(asked.text.contains(said), "{said}");
    }
    let again = fields(form(&asked.text, POST));
    assert!(again.contains(&("rank".into(), "2k".into())), "what was typed is there");
    assert!(again.contains(&("club".into(), "Lek".into())), "and what the other changed");
    assert_eq!(server.post(&shown.path, &borrowed(&again)).status, 303, "it has been decided");
    let now = server.now(open.id);
    let entry = now.tournament.entry(EntryId(1)).unwrap();
    assert_eq!((entry.rank.to_string(), entry.club.as_str()), ("2k".to_owned(), "Lek"));
    assert_eq!(entry.country, "SE");
}

#[test]
fn a_draft_taken_back_meanwhile_takes_nobody_out_of_the_round() {
    let server = Server::start();
    let open = server.open_with("Open", &["3k", "4k"]);
    let mut drawn = server.now(open.id).tournament.clone();
    let mut round = Round::empty(RoundNo(1), RoundState::Draft);
    round.boards.push(Board::new(TableNo(1), EntryId(1), EntryId(2), 0));
    drawn.rounds.push(round);
    let drawn = server.keep(&drawn);
    let shown = Shown::of(&server, &drawn, "/entries/1", POST);
    let seen = tengen::service::fingerprint(drawn.tournament.round(RoundNo(1)));
    server.service.acts(drawn.id, server.by()).discard_draft(RoundNo(1), &seen).unwrap();
    assert_eq!(shown.send(&server, &[("club", "Lek")]).status, 303);
    let now = server.now(drawn.id);
    assert!(now.tournament.entry(EntryId(1)).unwrap().participation.in_round(RoundNo(1)));
}

/// Each form with two changes that do not meet, and one of those to something else.
const FORMS: [(&str, &str, [&str; 3], [&str; 3]); 5] = [
    ("/entries/1", POST, ["club", "Lek", "Sund"], ["first_name", "Ann", "Eva"]),
    (
        "/settings?change=name",
        "<form class=\"settings",
        ["director", "Olga", "Otto"],
        ["place", "Lund", "Umeå"],
    ),
    ("/timetable", POST, ["time_1", "10:00", "11:00"], ["time_2", "14:00", "15:00"]),
    (
        "/rules-of-the-draw",
        "<form class=\"form\" method=\"post\"",
        ["host_club", "Lek", "Sund"],
        ["accelerated_rounds", "2", "3"],
    ),
    (
        "/procedure?change=grace",
        "<form class=\"settings opened\"",
        ["grace", "15", "20"],
        ["charge", "50", "70"],
    ),
];

#[test]
fn every_form_keeps_what_two_people_changed() {
    let server = Server::start();
    for (path, marker, [one, one_value, other_value], [two, two_value, _]) in FORMS {
        let open = server.open_with(&format!("Open {}", &path[1..4]), &["3k", "4k"]);
        let shown = Shown::of(&server, &open, path, marker);
        let first = shown.send(&server, &[(one, one_value)]);
        assert_eq!(first.status, 303, "{path}: {}", first.text);
        assert_eq!(shown.send(&server, &[(two, two_value)]).status, 303, "{path}");
        let now = Shown::of(&server, &open, path, marker).fields;
        for (name, value) in [(one, one_value), (two, two_value)] {
            let field = now.iter().find(|(n, _)| n == name).map(|(_, value)| value.as_str());
            assert_eq!(field, Some(value), "{path} {name}");
        }
        let before = server.now(open.id).revision;
        let asked = shown.send(&server, &[(one, other_value)]);
        assert_eq!((asked.status, server.now(open.id).revision), (422, before), "{path}");
        assert!(asked.text.contains("Olga changed this in the meantime"), "{path}");
        let page = form(&asked.text, marker);
        let again = with(&fields(page), "form_key", "");
        assert_eq!(server.post(&shown.path, &borrowed(&again)).status, 303, "{path} decided");
        let now = Shown::of(&server, &open, path, marker).fields;
        assert!(now.contains(&(one.to_owned(), other_value.to_owned())), "{path}");
        assert!(now.contains(&(two.to_owned(), two_value.to_owned())), "{path}");
    }
}

#[test]
fn limits_that_were_tried_leave_other_settings_alone() {
    let server = Server::start();
    let open = server.open_with("Open", &["3k", "4k"]);
    let path = "/groups?floor=25k&bar=2d";
    let marker = "<form class=\"section say\"";
    let shown = Shown::of(&server, &open, path, marker);
    let shown = Shown { path: format!("/t/{}/groups", open.slug), ..shown };
    let komi = tengen::tournament::HalfPoints(11);
    let changed = server
        .service
        .acts(open.id, server.by())
        .change_settings(|now| Ok(tengen::tournament::Settings { komi, ..now.settings.clone() }));
    assert_eq!(changed.unwrap(), Done::Now(()));
    assert_eq!(shown.send(&server, &[]).status, 303);
    let settings = &server.now(open.id).tournament.settings;
    assert_eq!((settings.komi, settings.mcmahon.bar.to_string()), (komi, "2d".to_owned()));
    let other = shown.send(&server, &[("bar", "5d")]);
    assert_eq!(other.status, 422, "the bar is another one by now");
}

/// Names of three bytes a letter, each of them kept apart from another: the form that was saved is saved again.
#[test]
fn a_long_form_carries_little_of_what_it_showed() {
    let server = Server::start();
    let mut event = server.open("Model").tournament.clone();
    event.settings.name = "Open".to_owned();
    for no in 0..400 {
        let (surname, first) = (format!("東京都港区高橋{no}"), format!("美咲健太郎{no}"));
        event.enter(Entry::new(EntryId(0), &surname, &first, "3k".parse().unwrap()));
    }
    let open = server.keep(&event);
    let name = |no: usize| event.entries[no].full_name();
    let pairs: Vec<_> = (0..200).map(|no| format!("{}, {}", name(no), name(no + 200))).collect();
    let pairs = pairs.join("\n");
    let first = Shown::of(&server, &open, "/rules-of-the-draw", POST);
    assert_eq!(first.send(&server, &[("apart", &pairs)]).status, 303);
    let again = Shown::of(&server, &open, "/rules-of-the-draw", POST);
    let carried = &again.fields.iter().find(|(name, _)| name == "as_shown").unwrap().1;
    assert!(carried.len() < 200, "{carried}");
    // Meanwhile somebody else changes another field.
    let rules = server.service.acts(open.id, server.by()).change_draw_rules(|now| {
        let rules = now.settings.draw.clone();
        Ok((DrawRules { host_club: "Lek".to_owned(), ..rules }, now.club_groups.clone()))
    });
    rules.unwrap();
    let fewer = pairs.split_once('\n').unwrap().1;
    assert_eq!(again.send(&server, &[("apart", fewer)]).status, 303);
    let rules = server.now(open.id).tournament.settings.draw.clone();
    assert_eq!((rules.apart.len(), rules.host_club.as_str()), (199, "Lek"));
}

/// What a form carries of what it showed: the fields, or the version of what they change.
const CARRIED: [&str; 4] = ["as_shown", "seen", "was", "shown"];

/// Forms of which nothing is kept yet, or that name what they do instead of showing what stands.
const NEW: [&str; 9] = [
    "/language",
    "/withdraw",
    "/new",
    "/copy",
    "/delete",
    "/import",
    "/invite",
    "/account",
    "/incident",
];

#[test]
fn every_form_that_edits_carries_what_it_showed() {
    let server = Server::start();
    let golden =
        std::fs::read(crate::organiser::support::golden().join("harbour-open.xml")).unwrap();
    let made = server.upload("/import", "harbour.xml", golden, &[]);
    let slug = crate::organiser::support::slug(&made.location).to_owned();
    let rules = server.service.acts(server.at(&slug).id, server.by()).change_draw_rules(|now| {
        let rules = now.settings.draw.clone();
        Ok((DrawRules { host_club: "Lek".to_owned(), ..rules }, now.club_groups.clone()))
    });
    rules.expect("there is something to be seen");
    let mut editing = std::collections::BTreeSet::new();
    for (_, route, _) in ROUTES.iter().filter(|(method, ..)| *method == "GET") {
        let path = [
            ("{slug}", slug.as_str()),
            ("{round}", "1"),
            ("{table}", "1"),
            ("{entry}", "1"),
            ("{kind}", "ko-retake"),
            ("{rule}", "1"),
            ("{ruling}", "1"),
        ];
        let path = path.iter().fold((*route).to_owned(), |path, (from, to)| path.replace(from, to));
        if path.contains('{') || path.contains("/events") {
            continue;
        }
        let page = server.get(&path);
        if page.status != 200 || !page.text.contains("<form") {
            continue;
        }
        for part in page.text.split("<form").skip(1) {
            let form = part.split("</form>").next().unwrap();
            let head = form.split('>').next().unwrap();
            let action = head.split_once("action=\"").map(|(_, rest)| rest.split('"').next());
            let action = action.flatten().unwrap_or(&path).to_owned();
            if !head.contains("method=\"post\"") || NEW.iter().any(|new| action.ends_with(new)) {
                continue;
            }
            if !edits(form) {
                continue;
            }
            let carries = |name: &str| form.contains(&format!("name=\"{name}\""));
            assert!(CARRIED.iter().any(|name| carries(name)), "{path}: {action} carries nothing");
            editing.insert(action.replace(&format!("/t/{slug}"), ""));
        }
    }
    for known in ["/entries/1", "/timetable", "/procedure", "/rules-of-the-draw"] {
        assert!(editing.contains(known), "{known} was not looked at: {editing:?}");
    }
}

/// Whether a form shows something that stands, to be changed.
fn edits(form: &str) -> bool {
    let tags: Vec<&str> = form.split('<').map(|part| part.split('>').next().unwrap()).collect();
    let typed = |tag: &&str| {
        let kinds = ["text", "date", "time"].map(|kind| format!("type=\"{kind}\""));
        let filled = kinds.iter().any(|kind| tag.contains(kind)) && !tag.contains("value=\"\"");
        tag.starts_with("input") && filled
            || tag.starts_with("input") && tag.contains(" checked")
            || tag.starts_with("option") && tag.contains(" selected")
    };
    tags.iter().any(typed)
}
