use tengen::rating::Rating;
use tengen::tournament::{Entry, EntryId};

use crate::html::unescape;
use crate::organiser::support::{Answered, Server, golden};

const LIST: &str =
    "Name;FirstName;Rank;Country;Club\nGrünspan;Friederike;1d;DE;Elb\nOsei;Kwame;4k;GH;Accr\n";

/// A field of the form that a preview is.
fn hidden(page: &Answered, name: &str) -> String {
    let (_, rest) = page.text.split_once(&format!("name=\"{name}\" value=\"")).expect(name);
    rest.split('"').next().unwrap().to_owned()
}

/// Sends a preview back to be entered, with more fields.
fn confirm(server: &Server, path: &str, page: &Answered, more: &[(&str, &str)]) -> Answered {
    let (data, key) = (hidden(page, "data"), hidden(page, "form_key"));
    let mut fields = vec![("data", &*data), ("form_key", &*key), ("act", "enter")];
    fields.extend(more);
    server.post(path, &fields)
}

#[test]
fn a_list_is_shown_before_anybody_is_entered() {
    let server = Server::start();
    for (registration, here) in [("preliminary", false), ("final", true)] {
        let open = server.open("Open");
        let path = format!("/t/{}/entries/import", open.slug);
        assert_eq!(server.get(&path).status, 200);
        let seen = server.upload(&path, "list.csv", LIST.into(), &[("registration", registration)]);
        assert_eq!(seen.status, 200, "{}", seen.text);
        assert!(seen.text.contains("Friederike") && seen.text.contains("2 new"));
        assert!(server.now(open.id).tournament.entries.is_empty());
        for _ in 0..2 {
            let done = confirm(&server, &path, &seen, &[("registration", registration)]);
            assert_eq!(done.status, 303, "{}", done.text);
        }
        let now = server.now(open.id);
        let names: Vec<_> = now.tournament.entries.iter().map(Entry::full_name).collect();
        assert_eq!(names, ["Grünspan Friederike", "Osei Kwame"]);
        assert!(now.tournament.entries.iter().all(|entry| entry.is_final() == here));
    }
}

#[test]
fn a_list_with_teams_tells_what_cannot_be_at_its_row_and_makes_them() {
    let server = Server::start();
    let open = server.open("Cup");
    let path = format!("/t/{}/entries/import", open.slug);
    let list = "Name;Rank;Team;Board\nGrün;1d;Alba;1\nOsei;4k;Alba;1\nRoth;3k;Alba;2\n";
    let seen = server.post(&path, &[("pasted", list)]);
    assert!(seen.text.contains("Board 1 of Alba is that of line 2 already"), "{}", seen.text);
    let refused = confirm(&server, &path, &seen, &[("registration", "final")]);
    assert_eq!((refused.status, server.now(open.id).tournament.entries.len()), (422, 0));
    let left_out = confirm(&server, &path, &seen, &[("registration", "final"), ("skip", "3")]);
    assert_eq!(left_out.status, 303, "{}", left_out.text);
    let teams = server.now(open.id).tournament.teams.list.clone();
    assert_eq!((teams.len(), &*teams[0].name), (1, "Alba"));
    assert_eq!(teams[0].squad, [EntryId(1), EntryId(2)]);
}

/// A browser sends what was pasted with both signs at the end of each line.
#[test]
fn a_list_without_a_heading_is_the_same_pasted_and_as_a_file() {
    let server = Server::start();
    let rows = ["Berg;Anna;5k;CH;Basel", "Osei;Kwame;4k;GH;Accr", "Roth;Eva;3k;DE;Elb"];
    for end in ["\n", "\r\n"] {
        let open = server.open("Open");
        let path = format!("/t/{}/entries/import", open.slug);
        let list = rows.join(end);
        let pasted = server.post(&path, &[("pasted", &list)]);
        let file = server.upload(&path, "list.csv", list.into_bytes(), &[]);
        for seen in [&pasted, &file] {
            for (line, name) in [(1, "Berg Anna"), (2, "Osei Kwame"), (3, "Roth Eva")] {
                let row = format!("<td>{line}</td><th scope=\"row\"><bdi class=\"name\">{name}<");
                assert!(seen.text.contains(&row), "{line}: {}", seen.text);
            }
        }
        assert_eq!(confirm(&server, &path, &pasted, &[("skip", "2")]).status, 303);
        let names: Vec<_> =
            server.now(open.id).tournament.entries.iter().map(Entry::full_name).collect();
        assert_eq!(names, ["Berg Anna", "Roth Eva"]);
    }
    let open = server.open("Open");
    let nothing = server.post(&format!("/t/{}/entries/import", open.slug), &[("pasted", " ")]);
    assert!(nothing.text.contains("choose a file, or paste the list"), "{}", nothing.text);
}

#[test]
fn columns_in_another_order_never_make_a_country_of_a_town() {
    let server = Server::start();
    let open = server.open("Open");
    let path = format!("/t/{}/entries/import", open.slug);
    let list = "Vorname;Name;Ort;Land;PIN;Rang;T-Shirt\nEva;Muster;Basel;CH;90010002;4k;M\n";
    let seen = server.post(&path, &[("pasted", list)]);
    assert_eq!(seen.status, 200);
    assert!(unescape(&seen.text).contains("T-Shirt <span class=\"note\">not used"), "it is said");
    assert_eq!(confirm(&server, &path, &seen, &[]).status, 303);
    let entry = server.now(open.id).tournament.entries[0].clone();
    assert_eq!((&*entry.surname, &*entry.first_name), ("Muster", "Eva"));
    assert_eq!((&*entry.country, &*entry.club, &*entry.egf_pin), ("CH", "Basel", "90010002"));
    // The same without a header: nothing of it is entered before somebody said what is what.
    let professional = server.post(&path, &[("pasted", "Name,Rang\nLee Dol,9p\n")]);
    assert!(unescape(&professional.text).contains("9p, paired as 9d"), "{}", professional.text);
    let bare = server.post(&path, &[("pasted", "Anna;Berg;Basel;CH;5k\n")]);
    assert!(bare.text.contains("id=\"list-wrong\""), "{}", bare.text);
    assert_eq!(confirm(&server, &path, &bare, &[]).status, 422);
    let chosen = [
        ("chosen", "yes"),
        ("column-0", "first-name"),
        ("column-1", "surname"),
        ("column-2", "club"),
        ("column-3", "country"),
        ("column-4", "rank"),
    ];
    assert_eq!(confirm(&server, &path, &bare, &chosen).status, 303);
    let entry = server.now(open.id).tournament.entries[1].clone();
    assert_eq!((entry.full_name().as_str(), &*entry.club), ("Berg Anna", "Basel"));
}

#[test]
fn a_line_with_a_fault_is_asked_about_and_nothing_is_entered_before() {
    let server = Server::start();
    let open = server.open("Open");
    let path = format!("/t/{}/entries/import", open.slug);
    let list = format!("{LIST}Doe;Jane;?;;\nWrong;Will;3x;Basel;\n");
    let seen = server.upload(&path, "list.csv", list.into(), &[]);
    assert!(seen.text.contains("name=\"rank-4\"") && seen.text.contains("name=\"rank-5\""));
    let wrong = confirm(&server, &path, &seen, &[("rank-4", "20k")]);
    assert_eq!(wrong.status, 422);
    assert!(wrong.text.contains("value=\"20k\""), "what was typed stays");
    assert!(unescape(&wrong.text).contains("“Basel” is no country"));
    assert!(server.now(open.id).tournament.entries.is_empty());
    let done = confirm(&server, &path, &seen, &[("rank-4", "20k"), ("skip", "5")]);
    assert_eq!(done.status, 303);
    let entries = server.now(open.id).tournament.entries.clone();
    assert_eq!((entries.len(), entries[2].rating), (3, Rating(100)));
}

#[test]
fn who_is_known_is_brought_up_to_date() {
    let server = Server::start();
    let open = server.open("Open");
    let path = format!("/t/{}/entries/import", open.slug);
    let seen = server.upload(&path, "list.csv", LIST.into(), &[]);
    confirm(&server, &path, &seen, &[]);
    let more = "Nachname,Vorname,Rang,Verein,PIN\nOsei,Kwame,4k,Tema,90010002\nMills,Ada,3k,,\n\
                Grünspan,Friederike,1d,Elb,\n";
    let seen = server.upload(&path, "list.csv", more.into(), &[]);
    assert!(seen.text.contains("1 new, 2 entered already"), "{}", seen.text);
    let done = confirm(&server, &path, &seen, &[]);
    assert!(done.notice.contains("\"changed\""), "{}", done.notice);
    let now = server.now(open.id);
    assert_eq!(now.tournament.entries.len(), 3);
    let osei = now.tournament.entry(EntryId(2)).unwrap();
    assert_eq!((&*osei.club, &*osei.country, &*osei.egf_pin), ("Tema", "GH", "90010002"));
    // By the number, whatever rank the list says.
    let again =
        server.post(&path, &[("pasted", "Name,Vorname,Rang,PIN\nOsei,Kwame,2k,90010002\n")]);
    confirm(&server, &path, &again, &[]);
    let now = server.now(open.id);
    let osei = now.tournament.entry(EntryId(2)).unwrap();
    assert_eq!((now.tournament.entries.len(), osei.rank.to_string().as_str()), (3, "2k"));
}

#[test]
fn namesakes_are_entered_apart() {
    let server = Server::start();
    let open = server.open("Open");
    let path = format!("/t/{}/entries/import", open.slug);
    let list = "Name;Vorname;Rang;Verein;PIN\nSmith;John;3k;Lon;90010025\nSmith;John;3k;Man;90010026\nSMITH;JOHN;17k;;\n";
    let seen = server.upload(&path, "list.csv", list.into(), &[]);
    assert_eq!(confirm(&server, &path, &seen, &[]).status, 303);
    assert_eq!(server.now(open.id).tournament.entries.len(), 3);
    let twice = "Name;Vorname;Rang\nBerg;Eva;3k\nBerg;Eva;3k\n";
    let seen = server.upload(&path, "list.csv", twice.into(), &[]);
    assert!(unescape(&seen.text).contains("Berg Eva stands on line 2 too"), "{}", seen.text);
}

#[test]
fn our_own_players_come_back_unchanged() {
    let server = Server::start();
    let file = std::fs::read(golden().join("byes-and-absences.xml")).unwrap();
    let made = server.upload("/import", "byes.xml", file, &[]);
    let slug = crate::organiser::support::slug(&made.location).to_owned();
    let (_, _, players) = server.bytes(&format!("/t/{slug}/downloads/players"));
    let path = format!("/t/{slug}/entries/import");
    let before = server.at(&slug);
    let seen = server.upload(&path, "players.csv", players, &[]);
    assert!(seen.text.contains("0 new, 15 entered already"), "{}", seen.text);
    assert_eq!(confirm(&server, &path, &seen, &[]).status, 303);
    assert_eq!(server.at(&slug).tournament, before.tournament);
}

#[test]
fn what_is_no_list_is_refused() {
    let server = Server::start();
    let open = server.open("Open");
    let path = format!("/t/{}/entries/import", open.slug);
    for bytes in [Vec::new(), b"\n \n".to_vec(), b"PK\x03\x04broken".to_vec(), vec![0; 40]] {
        assert_eq!(server.upload(&path, "x", bytes, &[]).status, 422);
    }
    assert_eq!(server.upload(&path, "x", vec![b'a'; 12 << 20], &[]).status, 422);
    assert!(server.now(open.id).tournament.entries.is_empty());
}

/// Who played elsewhere comes in from that event's own file, held against who is there already.
#[test]
fn people_of_a_whole_tournament_come_into_an_open_event() {
    let server = Server::start();
    let open = server.open("Open");
    let path = format!("/t/{}/entries/import", open.slug);
    let formats = golden().parent().unwrap().join("formats");
    for (file, people) in [
        (golden().join("harbour-open.xml"), None),
        (golden().join("harbour-open.h9"), Some(0)),
        (formats.join("macmahon39.xml"), None),
        (formats.join("found/camp-ids.tour"), None),
    ] {
        let name = file.file_name().unwrap().to_string_lossy().into_owned();
        let before = server.now(open.id).tournament.clone();
        let seen = server.upload(&path, &name, std::fs::read(&file).unwrap(), &[]);
        assert_eq!(seen.status, 200, "{name}: {}", seen.text);
        assert!(seen.text.contains("Of this whole tournament only the"), "{name}");
        assert_eq!(confirm(&server, &path, &seen, &[]).status, 303, "{name}");
        let after = server.now(open.id).tournament.clone();
        assert!(after.rounds.is_empty() && after.settings == before.settings, "{name}");
        let new = after.entries.len() - before.entries.len();
        assert!(people.map_or(new > 0, |people| new == people), "{name}: {new}");
        assert!(after.entries.iter().all(|entry| !entry.is_final()), "announced, as was chosen");
    }
}
