//! Rating lists: what is read of good ones, and how each bad one is refused.

use std::fs;
use std::path::{Path, PathBuf};

use chrono::NaiveDate;
use interchange::{ReadError, ratings};
use rating::{ListKind, Listed, Rating, RatingList};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/golden/ratings")
}

fn today() -> NaiveDate {
    NaiveDate::from_ymd_opt(2026, 8, 1).unwrap()
}

fn read(name: &str) -> Result<RatingList, ReadError> {
    ratings::read(&fs::read(folder().join(name)).unwrap(), today()).map(|taken| taken.list)
}

fn find<'a>(list: &'a RatingList, id: &str) -> Listed<'a> {
    list.people().find(|listed| listed.id == id).expect("somebody of that number")
}

#[test]
fn the_european_list_is_read() {
    let list = read("egf.html").unwrap();
    assert_eq!((list.kind, list.len()), (ListKind::Egf, 3000));
    assert_eq!(list.date, NaiveDate::from_ymd_opt(2018, 2, 22).unwrap());
    let found = find(&list, "93764682");
    let wanted = Listed {
        id: "93764682",
        surname: "'s Gravenzande",
        first_name: "Tjeerd",
        country: "NL",
        club: "Gron",
        grade: "21k",
        rating: Some(Rating(-5)),
        ..Listed::default()
    };
    assert_eq!(found, wanted);
    assert_eq!(find(&list, "94701712").club, "", "xxx is no club");
}

#[test]
fn the_french_list_is_read() {
    let list = read("ffg.txt").unwrap();
    assert_eq!((list.kind, list.len()), (ListKind::Ffg, 1500));
    assert_eq!(list.date, NaiveDate::from_ymd_opt(2018, 2, 23).unwrap());
    let found = find(&list, "4437979");
    assert_eq!(found.full_name(), "Aubrecourt Aurèle");
    assert_eq!((found.rating, found.status, found.club), (Some(Rating(2050 - 277)), "-", "94MJ"));
    assert_eq!(found.rank().unwrap().to_string(), "3k");
    assert_eq!(find(&list, "4752926").surname, "Cadoret-Prigent", "the file has capitals alone");
    assert_eq!(find(&list, "5716768").rating, None, "-9999 is no rating");
    assert!(list.people().any(|listed| listed.id.is_empty()), "foreigners have no licence");
}

#[test]
fn the_american_list_is_read() {
    let list = read("aga.txt").unwrap();
    assert_eq!((list.kind, list.len(), list.date), (ListKind::Aga, 2000, today()));
    let found = find(&list, "80478");
    assert_eq!(found.full_name(), "Gathercole Philippa");
    assert_eq!((found.grade, found.expires, found.status), ("13k", "2021-03-05", "Full"));
    assert_eq!(find(&list, "93096").full_name(), "Bronwyn Go Club");
}

/// Lists as federations and their mirrors publish them beside the usual ones.
#[test]
fn lists_in_other_layouts_are_read() {
    let fixed = read("TDListN.txt").unwrap();
    let first = find(&fixed, "20000");
    assert_eq!((fixed.kind, fixed.len()), (ListKind::Aga, 500));
    assert_eq!((first.surname, first.first_name, first.grade), ("Person0000", "Given0", "1k"));
    assert_eq!((first.club, first.expires, first.status), ("", "2027-06-22", "Full"));
    assert_eq!(find(&fixed, "20001").club, "HOGC");
    let zero = read("aga-zero.txt").unwrap();
    assert_eq!((zero.len(), find(&zero, "20000").rating), (500, None), "0.0 is no rating");
    assert_eq!(find(&zero, "20001").rank().unwrap().to_string(), "2k");
    let wide = read("egf-utf8.html").unwrap();
    let polish = find(&wide, "30000011");
    assert_eq!((polish.surname, polish.first_name), ("Łukasz", "Ścieżka"));
    assert_eq!((polish.country, polish.grade, polish.rating), ("NL", "5k", Some(Rating(1600))));
    let packed = read("allworld_lp.zip").unwrap();
    assert_eq!((packed.kind, packed.len()), (ListKind::Egf, 502));
    let french = read("ffg-utf8.txt").unwrap();
    assert!(french.people().any(|listed| listed.full_name() == "Brechemier Côme"));
}

#[test]
fn a_packed_file_that_holds_no_list_is_refused_and_nobody_unknown_is_offered() {
    let refused = |bytes: &[u8]| ratings::read(bytes, today()).unwrap_err().to_string();
    assert!(refused(b"PK\x03\x04 nothing").contains("is no rating list"));
    let inside = crate::lists::packed(&[("a.zip", "PK\u{3}\u{4}")]);
    assert!(refused(&inside).contains("is no rating list"));
    let bomb = crate::lists::packed(&[("a.html", &" ".repeat(40 << 20))]);
    assert!(bomb.len() < 100_000 && refused(&bomb).contains("is the most"));
    let line =
        |pin: usize, name: &str| format!(" {pin:08}  {name:<38}FR  Club   4k         1500\n");
    let list = ["Anonymous Anonymous", "(undefined) (undefined)", "Berger Anna"];
    let list: String = (1..).zip(list).map(|(pin, name)| line(pin, name)).collect();
    let list = format!("<html>(22 Feb 2018)\n<pre>\n{list}</pre></html>\n");
    let taken = ratings::read(list.as_bytes(), today()).unwrap();
    assert_eq!((taken.list.len(), taken.skipped), (1, None));
}

/// One fault each: the line it is on and what is said there, and nothing is taken.
#[test]
fn every_bad_list_is_refused_with_line_and_reason() {
    for (name, said) in [
        ("egf-truncated-line.html", "line 36, club: the line ends before it"),
        ("egf-bad-number.html", "line 31, GoR: \"15O2\" is not a whole number"),
        ("egf-duplicate-pin.html", "line 47, PIN: 93896789 stands on line 30 already"),
        ("egf-utf16.html", "line 1: is written in UTF-16"),
        ("egf-tabs.html", "line 39: has tabs"),
        ("egf-error-page.html", "line 1: holds no player"),
        ("ffg-no-header.txt", "line 1: the day of the list is missing"),
        ("ffg-bad-licence.txt", "line 8, licence: \"681x148\" is no number of 7 digits"),
        ("aga-missing-field.txt", "line 8: has 6 columns where 9 are wanted"),
        ("aga-impossible-rating.txt", "line 16, rating: \"0.43000\" is no rating"),
        ("aga-bad-date.txt", "line 23, expiry: \"13/45/2019\" is not a day"),
    ] {
        let error = read(&format!("bad/{name}")).expect_err(name);
        assert_eq!(error.faults().len(), 1, "{name}: {error}");
        assert!(error.to_string().starts_with(said), "{name}: {error}");
    }
    assert_eq!(fs::read_dir(folder().join("bad")).unwrap().count(), 11);
}

#[test]
fn what_is_no_list_and_what_is_cut_off_is_refused() {
    let refused = |bytes: &[u8]| ratings::read(bytes, today()).unwrap_err().to_string();
    assert!(refused(b"").contains("is empty"));
    assert!(refused(b"Name;Rank\nA;1d\n").starts_with("line 1: is no rating list"));
    assert!(refused(&vec![b'x'; 50 * 1024 * 1024]).contains("is the most"));
    let whole = fs::read(folder().join("egf.html")).unwrap();
    let cut = &whole[..whole.len() - 4000];
    assert!(refused(cut).contains("the file is cut off"), "{}", refused(cut));
    let mut latin = whole.clone();
    let at = whole.windows(4).position(|part| part == b"Corn").unwrap();
    latin[at] = 0xe9;
    assert!(ratings::read(&latin, today()).is_ok(), "one byte a character");
}

/// Lists as ugly as the federations' own: one person in 500 has no name, a line that breaks off, or the number of the person
/// before. Each is said with its line, and everybody else is there.
#[test]
fn lists_as_ugly_as_genuine_ones_come_in_with_what_was_skipped() {
    const PEOPLE: usize = 42_823;
    let ugly = |number: usize| (number % 500 == 499).then_some(number / 500 % 3);
    let mut egf = "<html><body>(22 Feb 2018)\n<pre>\n Pin_Player Name\n".to_owned();
    let mut ffg = "#Echelle au 23/02/2018 07:56:59\r\n".to_owned();
    let mut aga = String::new();
    for number in 0..PEOPLE {
        let [nameless, broken, twice] = [0, 1, 2].map(|way| ugly(number) == Some(way));
        let bears = number - usize::from(twice);
        let name = if nameless { String::new() } else { format!("Name{number} Given") };
        let to =
            |text: String, length: usize| if broken { text[..length].to_owned() } else { text };
        let pin = 10_000_000 + bears;
        let line = format!(" {pin:08}  {name:<38}FR  Club   4k         1500");
        egf.push_str(&format!("{}\n", to(line, 55)));
        let line = format!("{name:<38}{:>5} L {bears:05}B2 94MJ FR", 100 + number % 50);
        ffg.push_str(&format!("{}\r\n", to(line, 50)));
        let fields = "\tFull\t-4.5\t12/31/2026\tNYC\tNY\t0.5\t1/1/2000";
        let name = name.replace(' ', ", ");
        aga.push_str(&format!("{name}\t{bears}{}\r\n", to(fields.to_owned(), 5)));
    }
    egf.push_str("\nNumber of players: 42823\n</pre></body></html>\n");
    let wanted = (0..PEOPLE).filter(|number| ugly(*number).is_some()).count();
    for (text, kind) in [(egf, ListKind::Egf), (ffg, ListKind::Ffg), (aga, ListKind::Aga)] {
        let taken = ratings::read(text.as_bytes(), today()).expect("it is taken");
        let skipped = taken.skipped.expect("something was skipped");
        assert_eq!(skipped.faults().len() + skipped.more(), wanted, "{kind}: {skipped}");
        assert_eq!((taken.list.kind, taken.list.len()), (kind, PEOPLE - wanted), "{skipped}");
        // Of the number that stands twice the later line counts.
        let twice = taken.list.people().filter(|listed| listed.surname == "Name1499").count();
        let before = taken.list.people().filter(|listed| listed.surname == "Name1498").count();
        assert_eq!((twice, before), (1, 0), "{kind}");
        // One line in fifty: columns have shifted, or it is another file.
        let broken = |(line, number): (&str, usize)| match number % 50 {
            25 => "9\tbroken\n".to_owned(),
            _ => format!("{line}\n"),
        };
        let worse: String = text.lines().zip(0..).map(broken).collect();
        assert!(ratings::read(worse.as_bytes(), today()).is_err(), "{kind}");
    }
}
