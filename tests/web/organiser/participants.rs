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
    assert!(seen.text.contains("Line 2 already has board 1 of Alba"), "{}", seen.text);
    let refused = confirm(&server, &path, &seen, &[("registration", "final")]);
    assert_eq!((refused.status, server.now(open.id).tournament.entries.len()), (422, 0));
    let sure = [("registration", "final"), ("skip", "3"), ("who", "teams")];
    let left_out = confirm(&server, &path, &seen, &sure);
    assert_eq!(left_out.status, 303, "{}", left_out.text);
    let teams = server.now(open.id).tournament.teams.list.clone();
    assert_eq!((teams.len(), &*teams[0].name), (1, "Alba"));
    assert_eq!(teams[0].squad, [EntryId(1), EntryId(2)]);
}

/// Presses a button of a preview that answers a question; what was answered before goes along.
fn answer(server: &Server, path: &str, page: &Answered, set: &str) -> Answered {
    let mut fields = vec![("set".to_owned(), set.to_owned())];
    for name in ["data", "form_key", "names", "scale", "far", "numbers", "likely"] {
        fields.push((name.to_owned(), hidden(page, name)));
    }
    let fields: Vec<(&str, &str)> =
        fields.iter().map(|(name, value)| (&**name, &**value)).collect();
    server.post(path, &fields)
}

#[test]
fn names_that_nothing_tells_apart_are_asked_about_once() {
    let server = Server::start();
    let open = server.open("Open");
    let path = format!("/t/{}/entries/import", open.slug);
    let seen =
        server.post(&path, &[("pasted", "Anna Berger 3d\nLuc Petit 5k\nKim Li 9k\nJo Weiss 1k\n")]);
    assert!(seen.text.contains("<b>Anna</b> Berger") && seen.text.contains("Anna <b>Berger</b>"));
    assert!(!seen.text.contains("<b>Jo</b>"), "three people are enough");
    assert_eq!(confirm(&server, &path, &seen, &[]).status, 422);
    assert!(server.now(open.id).tournament.entries.is_empty());
    let given = answer(&server, &path, &seen, "names:given-first");
    assert!(given.text.contains("<b>Berger</b> Anna"), "{}", given.text);
    // One tap turns the column round again.
    let turned = answer(&server, &path, &given, "names:surname-first");
    assert!(turned.text.contains("<b>Anna</b> Berger"), "{}", turned.text);
    assert_eq!(confirm(&server, &path, &given, &[("names", "given-first")]).status, 303);
    let names: Vec<_> =
        server.now(open.id).tournament.entries.iter().map(Entry::full_name).collect();
    assert_eq!(names, ["Berger Anna", "Petit Luc", "Li Kim", "Weiss Jo"]);
    // Who is entered says which way round the names are.
    let again = server.post(&path, &[("pasted", "Luc Petit 4k\nMia Gold 5k\n")]);
    assert!(again.text.contains("<b>Gold</b> Mia"), "{}", again.text);
}

#[test]
fn ranks_ratings_and_scales_are_asked_about_with_one_tap() {
    let server = Server::start();
    let open = server.open("Open");
    let path = format!("/t/{}/entries/import", open.slug);
    let list = "Surname;First name;Rank;Rating\nAbt;Ada;5k?;\nBo;Ben;beginner;\nCui;Cy;3k;1150\nDahl;Di;1d;2090\n";
    let seen = server.post(&path, &[("pasted", list)]);
    assert!(unescape(&seen.text).contains("Rating 1150 is that of 9k"), "{}", seen.text);
    assert!(
        seen.text.contains("value=\"rank-2:5k\"") && seen.text.contains("value=\"rank-3:30k\"")
    );
    assert_eq!(confirm(&server, &path, &seen, &[]).status, 422);
    let one = answer(&server, &path, &seen, "rank-2:5k");
    assert!(one.text.contains("name=\"rank-2\" value=\"5k\""), "{}", one.text);
    let all = answer(&server, &path, &seen, "likely:all");
    let done = answer(&server, &path, &all, "far:rank");
    assert!(!done.text.contains("id=\"list-wrong\""), "{}", done.text);
    let answers = [("likely", "all"), ("far", "rank")];
    assert_eq!(confirm(&server, &path, &done, &answers).status, 303);
    let entries = server.now(open.id).tournament.entries.clone();
    let found: Vec<_> = entries.iter().map(|e| (e.rank.to_string(), e.rating.0)).collect();
    let wanted = [("5k", 1600), ("30k", -900), ("3k", 1800), ("1d", 2090)];
    assert_eq!(found, wanted.map(|(rank, rating)| (rank.to_owned(), rating)));
    let unclear = "Surname;First name;Rating\nEk;Eva;3.42\nFox;Flo;-5.1\n";
    let seen = server.post(&path, &[("pasted", unclear)]);
    assert_eq!(confirm(&server, &path, &seen, &[]).status, 422);
    let american = answer(&server, &path, &seen, "scale:american");
    assert!(american.text.contains(">2291<"), "{}", american.text);
    assert_eq!(confirm(&server, &path, &american, &[("scale", "american")]).status, 303);
}

#[test]
fn doubles_are_pointed_out_and_teams_have_their_column() {
    let server = Server::start();
    let open = server.open("Open");
    let path = format!("/t/{}/entries/import", open.slug);
    let first =
        server.post(&path, &[("pasted", "Name;Vorname;Rang\nLaat;Piet;5k\nMüller;Jörg;3k\n")]);
    assert_eq!(confirm(&server, &path, &first, &[]).status, 303);
    let list =
        "Name;Vorname;Rang;Team;Brett\nPiet;Laat;5k;Alba;1\nMuller;Jorg;3k;Alba;2\nNeu;Nora;1k;;\n";
    let seen = server.post(&path, &[("pasted", list)]);
    let text = unescape(&seen.text);
    assert!(text.contains("Similar to no. 1 Laat Piet"), "{text}");
    assert!(text.contains("Similar to no. 2 Müller Jörg"), "{text}");
    assert!(
        text.contains("<th scope=\"col\">Team</th>")
            && text.contains("<td>Alba, Board in the team: 1</td>"),
        "{text}"
    );
    // The people come first, and the columns are folded while nothing is unclear.
    let (people, columns) =
        (text.find("Nora").unwrap(), text.find("<details class=\"more\"").unwrap());
    assert!(
        people < columns && text.contains("<details class=\"more\"><summary>How the columns"),
        "{text}"
    );
    // By hand it is asked before, and a tick says that it is somebody else.
    let typed =
        [("surname", "Mueller"), ("first_name", "Jorg"), ("rank", "3k"), ("registration", "final")];
    let new = format!("/t/{}/entries/new", open.slug);
    let asked = server.post(&new, &typed);
    assert_eq!(asked.status, 422, "{}", asked.text);
    assert!(
        unescape(&asked.text).contains("Similar to no. 2")
            && asked.text.contains("name=\"another\"")
    );
    assert_eq!(server.now(open.id).tournament.entries.len(), 2);
    // A double that was entered all the same is merged on its page.
    assert_eq!(confirm(&server, &path, &seen, &[("who", "players")]).status, 303);
    let page = server.get(&format!("/t/{}/entries/1", open.slug));
    assert!(
        page.text.contains("name=\"double\" inputmode=\"numeric\" value=\"3\""),
        "{}",
        page.text
    );
    let merge = format!("/t/{}/entries/1/merge", open.slug);
    assert!(server.post(&merge, &[("double", "1")]).notice.contains("merge-unsure"));
    let asked = unescape(&server.post(&merge, &[("double", "3")]).text);
    for said in ["Piet Laat (no. 1) stays", "Laat Piet (no. 3) is removed", "cannot be undone"] {
        assert!(asked.contains(said), "{said}: {asked}");
    }
    assert!(server.post(&merge, &[("double", "3"), ("sure", "yes")]).notice.contains("merge-done"));
    let now = server.now(open.id).tournament.clone();
    assert!(now.entry(EntryId(3)).is_none());
    assert_eq!(now.teams.list[0].squad[0], EntryId(1));
}

/// A line with the number of somebody of another name is asked about, and entered either way.
#[test]
fn a_number_of_somebody_else_is_asked_about_once() {
    let server = Server::start();
    for (answered, wanted) in [("same", "Smith 9k, Wei 1d"), ("others", "Smith 3k, Wei 1d, Zed 9k")]
    {
        let open = server.open("Open");
        let path = format!("/t/{}/entries/import", open.slug);
        let first = "Name;Vorname;Rang;PIN\nSmith;John;3k;12345678\nWei;Li;1d;87654321\n";
        let entered = server.post(&path, &[("pasted", first)]);
        assert_eq!(confirm(&server, &path, &entered, &[]).status, 303);
        // The same person under names of other spellings is not asked about.
        let list = "Name;Vorname;Rang;PIN\nZed;Zoe;9k;12345678\nLi;Wei;1d;87654321\n";
        let seen = server.post(&path, &[("pasted", list)]);
        let text = unescape(&seen.text);
        assert!(text.contains("1 player has the number of somebody"), "{text}");
        assert!(text.contains("The number is that of no. 1 Smith John"), "{text}");
        assert_eq!(confirm(&server, &path, &seen, &[]).status, 422);
        assert_eq!(server.now(open.id).tournament.entries.len(), 2);
        let sure = answer(&server, &path, &seen, &format!("numbers:{answered}"));
        assert!(!sure.text.contains("has the number of somebody"), "{}", sure.text);
        assert_eq!(confirm(&server, &path, &sure, &[("numbers", answered)]).status, 303);
        let entries = server.now(open.id).tournament.entries.clone();
        let found: Vec<_> = entries.iter().map(|e| format!("{} {}", e.surname, e.rank)).collect();
        assert_eq!(found.join(", "), wanted);
        let of_zed = entries.iter().filter(|e| e.egf_pin == "12345678");
        assert!(of_zed.map(|e| e.id).eq([EntryId(1)]), "one number, one person");
    }
}

/// Nobody has said yet who meets.
#[test]
fn a_first_list_whose_people_are_all_in_teams_asks_who_meets() {
    let server = Server::start();
    let open = server.open("Individuals");
    let path = format!("/t/{}/entries/import", open.slug);
    let list = "Name;Vorname;Rang;Team\nSmith;John;3k;Alba\nWei;Li;1d;Alba\nBerg;Bo;1k;Bora\n\
        Dorn;Di;2k;Bora\n";
    let seen = server.post(&path, &[("pasted", list)]);
    assert!(seen.text.contains("Everybody on the list is in a team."), "{}", seen.text);
    assert_eq!(confirm(&server, &path, &seen, &[]).status, 422);
    assert_eq!(confirm(&server, &path, &seen, &[("who", "players")]).status, 303);
    assert!(!server.now(open.id).tournament.teams.meet());
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
                let (surname, first) = name.split_once(' ').unwrap();
                let name = format!("<b>{surname}</b> {first}");
                let row = format!("<td>{line}</td><th scope=\"row\"><bdi class=\"name\">{name}<");
                assert!(seen.text.contains(&row), "{line}: {}", seen.text);
            }
        }
        assert!(pasted.text.contains("Berg <b>Anna</b>"), "three people, the other way round");
        assert_eq!(confirm(&server, &path, &pasted, &[("skip", "2")]).status, 422, "it asks");
        let told = answer(&server, &path, &pasted, "names:given-first");
        assert!(told.text.contains("<bdi class=\"name\"><b>Anna</b> Berg<"), "{}", told.text);
        let sure = [("skip", "2"), ("names", "surname-first")];
        assert_eq!(confirm(&server, &path, &pasted, &sure).status, 303);
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
    assert!(bare.text.contains("value=\"names:given-first\""), "{}", bare.text);
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
    assert!(unescape(&wrong.text).contains("“Basel” is not a country"));
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
    assert!(seen.text.contains("1 new, 2 already registered"), "{}", seen.text);
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
    assert!(unescape(&seen.text).contains("Berg Eva is also on line 2"), "{}", seen.text);
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
    assert!(seen.text.contains("0 new, 15 already registered"), "{}", seen.text);
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
        assert!(seen.text.contains("players of this tournament are imported"), "{name}");
        assert_eq!(confirm(&server, &path, &seen, &[]).status, 303, "{name}");
        let after = server.now(open.id).tournament.clone();
        assert!(after.rounds.is_empty() && after.settings == before.settings, "{name}");
        let new = after.entries.len() - before.entries.len();
        assert!(people.map_or(new > 0, |people| new == people), "{name}: {new}");
        assert!(after.entries.iter().all(|entry| !entry.is_final()), "announced, as was chosen");
    }
}
