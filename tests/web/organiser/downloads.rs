use tengen::interchange::{json, opengotha};
use tengen::publishing::FileKind;
use tengen::standings::standings;
use tengen::tournament::{Partners, Sides, Tournament};

use crate::organiser::support::{Server, golden, slug, tournaments};

fn import(server: &Server, name: &str) -> String {
    let file = std::fs::read(golden().join(format!("{name}.xml"))).unwrap();
    let done = server.upload("/import", &format!("{name}.xml"), file, &[]);
    slug(&done.location).to_owned()
}

fn expected(ending: &str) -> Vec<(String, Vec<u8>)> {
    let files = tournaments().into_iter().filter_map(|(name, _)| {
        let bytes = std::fs::read(golden().join(format!("{name}.{ending}"))).ok()?;
        Some((name, bytes))
    });
    files.collect()
}

/// Lines without the blanks at their ends and without comments, by which programs name themselves.
fn lines(bytes: &[u8]) -> Vec<String> {
    let text: String = bytes.iter().map(|byte| char::from(*byte)).collect();
    text.lines().map(|line| line.trim_end().to_owned()).filter(|l| !l.starts_with(';')).collect()
}

/// The expected files have `?` for every letter that their encoding lacks and for each half; ours have
/// another writing of it, of one letter or more.
fn same_but_for_lost_letters(name: &str, wanted: &[String], ours: &[String]) {
    assert_eq!(wanted.len(), ours.len(), "{name}");
    for (wanted, ours) in wanted.iter().zip(ours) {
        let (a, b): (Vec<_>, Vec<_>) =
            (wanted.split_whitespace().collect(), ours.split_whitespace().collect());
        let same = a.len() == b.len() && a.iter().zip(&b).all(|(a, b)| fits(a, b));
        assert!(same, "{name}\n{wanted}\n{ours}");
    }
}

/// Whether the word is the pattern with one letter or more in place of each `?`.
fn fits(pattern: &str, word: &str) -> bool {
    match pattern.split_once('?') {
        None => pattern == word,
        Some((before, after)) => word.strip_prefix(before).is_some_and(|rest| {
            let ends = rest.char_indices().map(|(at, c)| at + c.len_utf8());
            ends.into_iter().any(|end| fits(after, &rest[end..]))
        }),
    }
}

#[test]
fn results_for_the_european_database_are_as_expected() {
    let server = Server::start();
    let expected = expected("h9");
    assert!(expected.len() >= 9);
    for (name, wanted) in expected {
        let slug = import(&server, &name);
        let (kind, file, bytes) = server.bytes(&format!("/t/{slug}/downloads/h9?draft=yes"));
        assert_eq!(kind, "text/plain; charset=iso-8859-15");
        assert!(file.starts_with("attachment; filename=\"") && file.ends_with(".h9\""), "{file}");
        // Ours say the number, write countries in capitals, and mark what two cannot both have won or lost.
        let plain = |line: String| {
            line.split(" |").next().unwrap_or_default().replace('!', "/").to_lowercase()
        };
        let (wanted, ours) = (lines(&wanted).into_iter(), lines(&bytes).into_iter());
        let (wanted, ours): (Vec<_>, Vec<_>) =
            (wanted.map(plain).collect(), ours.map(plain).collect());
        same_but_for_lost_letters(&name, &wanted, &ours);
    }
}

#[test]
fn results_for_the_french_federation_are_as_expected() {
    let server = Server::start();
    let expected = expected("tou");
    assert!(expected.len() >= 3);
    for (name, wanted) in expected {
        let slug = import(&server, &name);
        let (_, file, bytes) = server.bytes(&format!("/t/{slug}/downloads/tou?draft=yes"));
        assert!(file.ends_with(".tou\""), "{file}");
        same_but_for_lost_letters(&name, &lines(&wanted), &lines(&bytes));
    }
}

#[test]
fn what_opengotha_gets_reads_back_with_the_same_standings() {
    let server = Server::start();
    for (name, _) in tournaments() {
        let first = import(&server, &name);
        let (_, file, bytes) = server.bytes(&format!("/t/{first}/downloads/opengotha"));
        let done = server.upload("/import", &file, bytes, &[]);
        assert_eq!(done.status, 303, "{name}: {}", done.text);
        let (one, other) = (server.at(&first), server.at(slug(&done.location)));
        let through = one.tournament.last_public_round().unwrap();
        assert_eq!(
            standings(&one.tournament, through).rows,
            standings(&other.tournament, through).rows,
            "{name}"
        );
    }
}

#[test]
fn a_name_in_capitals_is_written_small_at_a_press() {
    let server = Server::start();
    let mut open = tengen::interchange::opengotha::read(
        &std::fs::read(golden().join("harbour-open.xml")).unwrap(),
        Default::default(),
    )
    .unwrap()
    .tournament;
    open.entries[0].surname = "VAN DER BERG".to_owned();
    open.entries[0].first_name = "JAN".to_owned();
    let kept = server.keep(&open);
    let page = format!("/t/{}/downloads", kept.slug);
    let shown = server.get(&page).text;
    assert!(shown.contains("The database has Van der Berg Jan."), "{shown}");
    let id = open.entries[0].id.to_string();
    let told = server.posted(&format!("{page}/names"), &[("entry", &id), ("entry", "2")]);
    assert!(told.contains("One name is no longer in capitals."), "{told}");
    let now = server.now(kept.id);
    assert_eq!(now.tournament.entries[0].full_name(), "Van der Berg Jan");
    assert_eq!(now.tournament.entries[1], open.entries[1], "no name of which that was not said");
    assert!(!server.get(&page).text.contains("Van der Berg Jan."), "nothing is left to say");
}

#[test]
fn every_file_says_first_what_it_cannot_say() {
    let server = Server::start();
    let slug = import(&server, "unicode-names-cjk-cyrillic");
    let page = server.get(&format!("/t/{slug}/downloads"));
    assert_eq!(page.status, 200);
    let h9 = page.text.split("id=\"h9\"").nth(1).unwrap().split("</section>").next().unwrap();
    let note =
        h9.find("the format does not have these letters").expect("transliterations are told");
    assert!(note < h9.find("/downloads/h9?draft=yes\"").unwrap(), "before the link");
    for kind in ["h9", "tou", "standings", "players", "participants", "opengotha", "tengen"] {
        // What would come back is offered as a draft.
        let path = format!("/t/{slug}/downloads/{kind}");
        let draft = format!("{path}?draft=yes");
        let offered =
            [path, draft].into_iter().find(|p| page.text.contains(&format!("href=\"{p}\"")));
        let path = offered.unwrap_or_else(|| panic!("{kind}"));
        let (_, name, bytes) = server.bytes(&path);
        assert!(name.is_ascii() && !bytes.is_empty(), "{kind}");
    }
    assert_eq!(server.get(&format!("/t/{slug}/downloads/pdf")).status, 404);
}

#[test]
fn pairings_are_those_of_the_round() {
    let server = Server::start();
    let slug = import(&server, "harbour-open");
    let kept = server.at(&slug);
    for round in &kept.tournament.rounds {
        let path = format!("/t/{slug}/downloads/pairings?round={}", round.no);
        let (kind, name, bytes) = server.bytes(&path);
        assert!(kind == "text/csv; charset=utf-8" && name.contains(&format!("round-{}", round.no)));
        let rows = String::from_utf8(bytes).unwrap().lines().count() - 1;
        assert_eq!(rows, round.boards.len() + round.byes.len());
    }
    assert_eq!(server.get(&format!("/t/{slug}/downloads/pairings?round=99")).status, 404);
    assert_eq!(server.get(&format!("/t/{slug}/downloads/pairings?round=x")).status, 404);
}

#[test]
fn the_whole_tournament_is_exactly_the_tournament() {
    let server = Server::start();
    let slug = import(&server, "byes-and-absences");
    let (kind, _, bytes) = server.bytes(&format!("/t/{slug}/downloads/tengen"));
    assert_eq!(kind, "application/json");
    assert_eq!(json::read(&bytes).unwrap().tournament, server.at(&slug).tournament);
}

#[test]
fn a_tournament_without_rounds_has_its_files_too() {
    let server = Server::start();
    let open = server.open_with("Open", &["1d", "2d"]);
    let page = server.get(&format!("/t/{}/downloads", open.slug));
    assert!(page.status == 200 && page.text.contains("No round is published yet"));
    for kind in ["standings", "players", "participants", "xlsx", "opengotha", "tengen"] {
        server.bytes(&format!("/t/{}/downloads/{kind}?draft=yes", open.slug));
    }
}

/// The kinds that the page offers, and those whose address hands out a file.
fn offered(server: &Server, event: &Tournament) -> (Vec<FileKind>, Vec<FileKind>) {
    let path = format!("/t/{}/downloads", server.keep(event).slug);
    let page = server.get(&path).text;
    let link = |kind: &FileKind| page.contains(&format!("href=\"{path}/{kind}"));
    let sent = |kind: &FileKind| {
        let answer = server.get(&format!("{path}/{kind}?draft=yes"));
        let refused = answer.text.contains("this file would be empty");
        assert_eq!(answer.status == 422, refused, "{kind}: {}", answer.status);
        !refused
    };
    let kinds = || FileKind::ALL.into_iter();
    (kinds().filter(link).collect(), kinds().filter(sent).collect())
}

#[test]
fn a_file_with_nobody_in_it_is_neither_offered_nor_handed_out() {
    use FileKind::{
        Aga, H9, OpenGotha, Pairgoth, Pairings, Participants, Players, Standings, Teams, Tengen,
        Tou, Workbook,
    };
    let server = Server::start();
    let nobody = server.open("Open").tournament.clone();
    let always = vec![OpenGotha, Pairgoth, Tengen];
    assert_eq!(offered(&server, &nobody), (always.clone(), always), "nobody is entered");
    let harbour = std::fs::read(golden().join("harbour-open.xml")).unwrap();
    let mut event = opengotha::read(&harbour, Default::default()).unwrap().tournament;
    let numbers = event.entries.iter_mut().map(|entry| std::mem::take(&mut entry.aga_id));
    let numbers: Vec<String> = numbers.collect();
    let without = |kinds: &[FileKind]| -> Vec<FileKind> {
        FileKind::ALL.into_iter().filter(|kind| !kinds.contains(kind)).collect()
    };
    let no_members = without(&[Aga, Teams]);
    assert_eq!(offered(&server, &event), (no_members.clone(), no_members), "no member numbers");
    for (entry, number) in event.entries.iter_mut().zip(numbers.iter().zip(1000..)) {
        entry.aga_id = if number.0.is_empty() { number.1.to_string() } else { number.0.clone() };
    }
    let all = without(&[Teams]);
    assert_eq!(offered(&server, &event), (all.clone(), all));
    event.settings.sides = Sides::Mean;
    for entry in &mut event.entries {
        entry.partners.list = Partners::parse("Cole, Cy, 5k").unwrap();
        *entry = entry.clone().settled(Sides::Mean);
    }
    let pairs =
        vec![Standings, Pairings, Players, Workbook, Participants, OpenGotha, Pairgoth, Tengen];
    assert_eq!(without(&[H9, Tou, Aga, Teams]), pairs);
    assert_eq!(offered(&server, &event), (pairs.clone(), pairs), "partners alone");
    event.rounds.clear();
    let (page, _) = offered(&server, &event);
    assert!(!page.contains(&Pairings), "no round");
}
