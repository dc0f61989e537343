use tengen::web::UPLOAD_LIMIT;

use crate::html::unescape;
use crate::organiser::support::{Server, tournaments};

fn harbour() -> String {
    let (_, bytes) = tournaments().into_iter().find(|(name, _)| name == "harbour-open").unwrap();
    String::from_utf8(bytes).unwrap()
}

/// The file with the first `from` after `marker` replaced.
fn changed(marker: &str, from: &str, to: &str) -> Vec<u8> {
    let text = harbour();
    let start = text.find(marker).unwrap();
    let at = start + text[start..].find(from).unwrap();
    format!("{}{to}{}", &text[..at], &text[at + from.len()..]).into_bytes()
}

fn first_attribute(marker: &str, name: &str) -> String {
    let text = harbour();
    let start = text.find(marker).unwrap();
    let at = start + text[start..].find(&format!("{name}=\"")).unwrap() + name.len() + 2;
    text[at..at + text[at..].find('"').unwrap()].to_owned()
}

fn latin_1_within_utf_8() -> Vec<u8> {
    changed("<Player ", "name=\"", "name=\"\u{1}")
        .iter()
        .map(|b| if *b == 1 { 0xe9 } else { *b })
        .collect()
}

/// What is wrong with a file, the file, and what the page says of it.
fn table() -> Vec<(&'static str, Vec<u8>, Vec<&'static str>)> {
    let utf_16 = harbour().encode_utf16().flat_map(u16::to_le_bytes).collect::<Vec<u8>>();
    let half = harbour().into_bytes();
    let half = half[..half.len() / 2].to_vec();
    let entity = "<!DOCTYPE Tournament [<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b \"&a;&a;&a;\">]>";
    let bomb = harbour().replacen("<Tournament", &format!("{entity}<Tournament"), 1);
    let bomb = bomb.replacen("name=\"", "name=\"&b;", 1);
    vec![
        ("nothing in it", Vec::new(), vec!["empty"]),
        ("not XML", b"Dear organiser, please find attached".to_vec(), vec!["not known here"]),
        ("an image", [&b"\x89PNG\r\n\x1a\n"[..], &[0; 500]].concat(), vec![]),
        ("cut off", half, vec!["cut off"]),
        ("half of UTF-16", utf_16[..4001].to_vec(), vec![]),
        ("a byte of another encoding", latin_1_within_utf_8(), vec!["UTF-8"]),
        ("entities", bomb.into_bytes(), vec!["entity"]),
        ("another XML", b"<html><body/></html>".to_vec(), vec!["html", "not known here"]),
        (
            "a broken Tengen file",
            b"{\"tengen\": 1, \"tournament\": {}}".to_vec(),
            vec!["not a Tengen file"],
        ),
        (
            "a later Tengen file",
            b"{\"tengen\": 99, \"tournament\": {}}".to_vec(),
            vec!["version 99"],
        ),
        ("players only", "Abe;Ann;1d;DE;Elb\nBo;Ed;2k;DE;Elb".into(), vec!["list of players"]),
    ]
}

#[test]
fn of_a_wrong_file_nothing_is_kept_and_what_is_wrong_is_said() {
    let server = Server::start();
    for (what, bytes, says) in table() {
        let refused = server.upload("/import", "file.xml", bytes, &[]);
        assert_eq!(refused.status, 422, "{what}: {}", refused.text);
        let text = unescape(&refused.text);
        assert!(text.contains("id=\"file-wrong\""), "{what}");
        for words in says {
            assert!(text.contains(words), "{what}: {words} is not in\n{text}");
        }
        assert_eq!(server.count(), 0, "{what}");
    }
}

#[test]
fn utf_16_with_its_mark_is_read() {
    let server = Server::start();
    let text = harbour().replacen("UTF-8", "UTF-16", 1);
    let units = std::iter::once(0xfeff).chain(text.encode_utf16());
    let bytes: Vec<u8> = units.flat_map(u16::to_le_bytes).collect();
    assert_eq!(server.upload("/import", "wide.xml", bytes, &[]).status, 303);
}

#[test]
fn what_opengotha_would_take_is_taken_and_said() {
    let player = first_attribute("<Game ", "blackPlayer");
    for (bytes, says) in [
        (
            changed("<Game ", &player, "NOBODYATALL"),
            "no player is called “NOBODYATALL”; it was left out",
        ),
        (
            changed("<Game ", "tableNumber=\"", "tableNumber=\"x"),
            "tableNumber: “x1” cannot be used; 1 was used instead",
        ),
        (changed("<Player ", "rank=\"", "rank=\"9"), "cannot be used; 30k was used instead"),
        (
            changed("<Game ", "result=\"", "result=\"X"),
            "cannot be used; RESULT_UNKNOWN was used instead",
        ),
    ] {
        let server = Server::start();
        let done = server.upload("/import", "file.xml", bytes, &[]);
        assert_eq!(done.status, 303, "{says}: {}", done.text);
        let text = unescape(&server.get(&done.location).text);
        assert!(text.contains(says), "{says} is not in\n{text}");
    }
}

#[test]
fn too_large_files_are_refused_with_the_limit() {
    let server = Server::start();
    let large = vec![b' '; 21 * 1024 * 1024];
    let refused = server.upload("/import", "large.xml", large, &[]);
    assert_eq!(refused.status, 422);
    assert!(refused.text.contains("the limit is"), "{}", refused.text);
    let larger = vec![b' '; UPLOAD_LIMIT as usize + 1];
    let refused = server.upload("/import", "larger.xml", larger, &[]);
    assert_eq!(refused.status, 413);
    assert!(refused.text.contains(&format!("{} KB is the most", UPLOAD_LIMIT >> 10)));
    assert_eq!(server.count(), 0);
}

#[test]
fn the_documents_say_the_limits_that_hold() {
    let [all, event] = [UPLOAD_LIMIT >> 20, tengen::interchange::MOST_BYTES as u64 >> 20];
    let security = std::fs::read_to_string("docs/security.md").unwrap();
    let said = format!("{all} MB uploads, of which a tournament may have {event} MB");
    assert!(security.contains(&said) && security.contains(&format!("SGF; {all} MB")), "{said}");
    let proxy = std::fs::read_to_string("docs/deploy/nginx.conf").unwrap();
    let taken = proxy.split_once("client_max_body_size ").unwrap().1.split('m').next().unwrap();
    assert!(taken.parse::<u64>().unwrap() > all, "{taken} MB of a form with a file of {all}");
}

#[test]
fn a_form_without_a_file_is_refused() {
    let server = Server::start();
    let refused = server.upload("/import", "", Vec::new(), &[]);
    assert_eq!(refused.status, 422);
    assert!(refused.text.contains("No file was chosen"));
}

/// Some programs write UTF-8 into the head of their files by habit.
#[test]
fn a_file_that_says_utf_8_and_is_not_comes_in_with_a_note() {
    let server = Server::start();
    let latin = harbour().chars().map(|c| u8::try_from(u32::from(c)).unwrap_or(b'?')).collect();
    let done = server.upload("/import", "file.xml", latin, &[]);
    assert_eq!(done.status, 303, "{}", done.text);
    let page = server.get(&done.location);
    assert!(page.text.contains("names no other encoding"), "{}", page.text);
    let event = server.at(crate::organiser::support::slug(&done.location));
    assert!(event.tournament.entries.iter().any(|entry| entry.first_name == "Th\u{e9}ophile"));
}
