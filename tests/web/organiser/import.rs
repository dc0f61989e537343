use tengen::interchange::{json, opengotha};
use tengen::standings::standings;
use tengen::tournament::Tournament;

use crate::html::{fields, form};
use crate::organiser::support::{Server, slug, tournaments};

fn games(tournament: &Tournament) -> usize {
    tournament.rounds.iter().map(|round| round.boards.len()).sum()
}

#[test]
fn every_tournament_file_comes_in_whole() {
    let server = Server::start();
    for (name, bytes) in tournaments() {
        let read = opengotha::read(&bytes, Default::default()).unwrap();
        let done = server.upload("/import", &format!("{name}.xml"), bytes, &[]);
        assert_eq!(done.status, 303, "{name}: {}", done.text);
        let kept = server.at(slug(&done.location));
        assert_eq!(kept.tournament.entries.len(), read.tournament.entries.len(), "{name}");
        assert_eq!(games(&kept.tournament), games(&read.tournament), "{name}");
        let through = read.tournament.last_round_with_games().unwrap();
        let places = |t: &Tournament| standings(t, through).rows;
        assert_eq!(places(&kept.tournament), places(&read.tournament), "{name}");
        assert!(done.location.contains("/entries"), "{}", done.location);
        let players = format!("\"players\",{}", read.tournament.entries.len());
        assert!(done.notice.contains(&players), "{name}: {}", done.notice);
        assert!(done.notice.contains(&format!("\"games\",{}", games(&read.tournament))), "{name}");
        let page = server.get(&done.location);
        assert_eq!(page.status, 200, "{name}");
        assert_eq!(page.text.contains("id=\"import-notes\""), !read.notes.is_empty(), "{name}");
    }
}

#[test]
fn the_counts_are_those_of_the_file() {
    let server = Server::start();
    let (_, bytes) = tournaments().into_iter().find(|(name, _)| name == "harbour-open").unwrap();
    let text = String::from_utf8(bytes.clone()).unwrap();
    let done = server.upload("/import", "harbour-open.xml", bytes, &[]);
    let kept = server.at(slug(&done.location));
    assert_eq!(kept.tournament.entries.len(), text.matches("<Player ").count());
    assert_eq!(games(&kept.tournament), text.matches("<Game ").count());
}

#[test]
fn the_same_form_sent_twice_counts_once() {
    let server = Server::start();
    let page = server.get("/import");
    let shown = fields(form(&page.text, "action=\"/import\""));
    let key = shown.iter().find(|(name, _)| name == "form_key").unwrap().1.as_str();
    let (_, bytes) = tournaments().swap_remove(0);
    let [first, again] = [0, 1].map(|_| {
        let done = server.upload("/import", "a.xml", bytes.clone(), &[("form_key", key)]);
        assert_eq!(done.status, 303);
        slug(&done.location).to_owned()
    });
    assert_eq!(first, again);
    assert_eq!(server.count(), 1);
}

#[test]
fn what_is_not_kept_is_said_in_the_viewers_language() {
    let server = Server::start();
    let (_, bytes) = tournaments().into_iter().find(|(name, _)| name == "teams").unwrap();
    let done = server.upload("/import", "teams.xml", bytes, &[]);
    assert!(done.location.ends_with("?imported=yes"), "{}", done.location);
    assert!(server.get(&done.location).text.contains("teams of the file were imported"));
    let plain = done.location.trim_end_matches("?imported=yes");
    assert!(!server.get(plain).text.contains("teams of the file were imported"));
}

#[test]
fn tengens_own_file_comes_back_exactly() {
    let server = Server::start();
    let open = server.open_with("Own", &["3d", "4k"]);
    let file = json::write(&open.tournament);
    let done = server.upload("/import", &file.file_name, file.bytes, &[]);
    assert_eq!(server.at(slug(&done.location)).tournament, open.tournament);
}

#[test]
fn files_of_other_programs_are_told_apart_by_what_is_in_them() {
    let server = Server::start();
    let folder = crate::organiser::support::golden().parent().unwrap().join("formats");
    for name in ["macmahon39.xml", "sample.h9"] {
        let bytes = std::fs::read(folder.join(name)).unwrap();
        let done = server.upload("/import", "results", bytes, &[]);
        assert_eq!(done.status, 303, "{name}: {}", done.text);
        let kept = server.at(slug(&done.location));
        assert!(kept.tournament.entries.len() > 1 && games(&kept.tournament) > 0, "{name}");
        assert_eq!(server.get(&done.location).status, 200);
    }
    let players = std::fs::read(folder.join("participants.csv")).unwrap();
    let open = server.open("Open");
    let path = format!("/t/{}/entries/import", open.slug);
    let seen = server.upload(&path, "participants.csv", players, &[]);
    assert!(seen.status == 200 && seen.text.contains("58 new"), "{}", seen.text);
}

#[test]
fn what_was_not_kept_stays_in_the_journal() {
    let server = Server::start();
    let (_, bytes) = tournaments().into_iter().find(|(name, _)| name == "teams").unwrap();
    let done = server.upload("/import", "teams.xml", bytes, &[]);
    let page = server.get(&format!("/t/{}/journal", slug(&done.location)));
    assert!(page.text.contains("Notes on the imported file"), "{}", page.text);
    assert!(page.text.contains("The chain is intact"));
}

#[test]
fn people_of_one_name_do_not_refuse_their_file() {
    let server = Server::start();
    let text =
        "; EV[Open]\n; DT[2020-09-15]\n1 ? ? 12k XX xxxx 1 2+/b0\n2 ? ? 12k XX xxxx 0 1-/w0\n";
    let done = server.upload("/import", "open.h9", text.as_bytes().to_vec(), &[]);
    assert_eq!(done.status, 303, "{}", done.text);
    let kept = server.at(slug(&done.location));
    let names: Vec<String> = kept.tournament.entries.iter().map(|e| e.full_name()).collect();
    assert_eq!((names, games(&kept.tournament)), (vec!["? ?".to_owned(), "? ? 2".to_owned()], 1));
    assert!(server.get(&done.location).text.contains("? ? 2"));
}
