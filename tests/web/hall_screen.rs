//! The hall's screen: what is live, who leads between rounds, what the organiser says.

use tengen::go::Color;
use tengen::referee::ProcedureName;
use tengen::tournament::{
    Audience, Board, Criterion, Ending, Entry, EntryId, Group, System, TableNo, Tournament,
};

use crate::hall::{Hall, event};
use crate::support::by;

#[test]
fn it_says_how_many_results_are_missing_and_leads_to_the_public_page() {
    let mut open = event(ProcedureName::Egf);
    open.rounds[0].boards[0].ending = Ending::won(Color::Black);
    let screen = Hall::with(&open).get("/hall");
    assert!(screen.contains("1 of 2"), "{screen}");
    assert!(screen.contains("<svg class=\"qr\""), "{screen}");
    assert!(screen.contains("class=\"seats"), "{screen}");
    assert!(!screen.contains("leaders"), "{screen}");
}

#[test]
fn between_rounds_it_shows_who_leads() {
    let mut open = event(ProcedureName::Egf);
    for board in &mut open.rounds[0].boards {
        board.ending = Ending::won(Color::White);
    }
    let screen = Hall::with(&open).get("/hall");
    assert!(screen.contains("<h1>After round 1</h1>"), "{screen}");
    let leaders = screen.split("class=\"seats leaders\"").nth(1).expect("a list");
    let place = |name: &str| leaders.find(name).unwrap_or_else(|| panic!("{name}: {leaders}"));
    assert!(place("Szarvas") < place("Achterberg"), "{leaders}");
    assert!(place("Aronsen") < place("Olsthoorn"), "{leaders}");
}

#[test]
fn the_score_of_who_leads_is_the_main_score_where_categories_place_first() {
    let mut open = event(ProcedureName::Egf);
    open.settings.system = System::Swiss;
    open.settings.placement = vec![Criterion::Cat, Criterion::Nbw];
    for board in &mut open.rounds[0].boards {
        board.ending = Ending::won(Color::White);
    }
    let screen = Hall::with(&open).get("/hall");
    let leaders = screen.split("class=\"seats leaders\"").nth(1).expect("a list");
    let scores: Vec<&str> = leaders.split("<b>").skip(1).take(4).map(|b| &b[..1]).collect();
    assert_eq!(scores, ["1", "1", "0", "0"], "{leaders}");
}

#[test]
fn it_says_all_that_the_organisers_said() {
    let hall = Hall::of(ProcedureName::Egf);
    assert!(!hall.get("/hall").contains("class=\"message\""));
    let store = hall.app.service.store();
    let id = store.read(|c| Ok::<_, tengen::service::ServiceError>(c.find_slug("open")?));
    let id = id.expect("it can be read").expect("the event");
    for words in ["Welcome", "Lunch until 13:30 <in the library>"] {
        let all = Audience::Group(Group::All);
        hall.app.service.acts(id, by()).announce(&all, words).expect("it is said");
    }
    let screen = hall.get("/hall");
    assert!(screen.contains("Lunch until 13:30 &#60;in the library&#62;"), "{screen}");
    assert!(screen.contains("Welcome"), "{screen}");
}

/// So many people at boards of one round, under names from all over the alphabet.
fn crowd(players: i32) -> Tournament {
    let mut open = event(ProcedureName::Egf);
    open.entries.clear();
    open.rounds[0].boards.clear();
    for (id, letter) in (1..=players).zip(('A'..='Z').cycle()) {
        let name = format!("{letter}mann{id}");
        open.entries.push(Entry::new(EntryId(id), &name, "Kim", "3k".parse().expect("a rank")));
    }
    for table in 1..=players / 2 {
        let (black, white) = (EntryId(2 * table - 1), EntryId(2 * table));
        open.rounds[0].boards.push(Board::new(TableNo(table), black, white, 0));
    }
    open
}

#[test]
fn no_two_names_on_the_screen_are_alike() {
    let mut open = crowd(4);
    let people =
        [("Theodora", "3k"), ("Thaddeus", "3k"), ("Thaddeus", "4d"), ("Ji-woo Anna", "1k")];
    for (entry, (first, rank)) in open.entries.iter_mut().zip(people) {
        entry.surname = "Featherstonehaugh".to_owned();
        entry.first_name = first.to_owned();
        entry.rank = rank.parse().expect("a rank");
    }
    let screen = crate::partners::unbroken(&Hall::with(&open).get("/hall"));
    for name in ["The.<", "Thaddeus 3k<", "Thaddeus 4d<", "J.-W. A.<"] {
        assert!(screen.contains(&format!("Featherstonehaugh {name}")), "{name}: {screen}");
    }
}

#[test]
fn everybody_is_shown_within_a_minute_on_one_screen() {
    let hall = Hall::with(&crowd(446));
    let attribute = |page: &str, name: &str| {
        let found =
            page.split(&format!("{name}=\"")).nth(1).and_then(|rest| rest.split('"').next());
        found.expect(name).to_owned()
    };
    let (mut at, mut seconds, mut names, mut pages) = ("?page=1".to_owned(), 0, 0, 0);
    while pages == 0 || at != "?page=1" {
        let page = hall.get(&format!("/hall{at}"));
        seconds += attribute(&page, "data-seconds").parse::<u32>().expect("seconds");
        names += page.matches("<li><bdi").count();
        at = attribute(&page, "data-next");
        pages += 1;
    }
    println!("446 names on {pages} pages: a full turn of {seconds} s of 60");
    assert_eq!(names, 446);
    assert!(seconds <= 60, "{seconds} s");
    let page = hall.get("/hall");
    let (_, several) = page.split_once("class=\"several\"").expect("two screens");
    let (_, way) = several.split_once("href=\"").expect("the first one's address");
    let (way, _) = way.split_once('"').expect("its end");
    let (_, letters) = way.split_once('?').expect("its letters");
    let one = hall.get(&format!("/hall?{}", letters.replace("&amp;", "&").replace("&#38;", "&")));
    let (_, foot) = one.split_once("class=\"last-line\"").expect("a foot");
    assert!(foot.contains(" to ") && foot.contains(": the other screens"), "{foot}");
}

/// Whoever looks for a name in both looks at the same place of the order.
#[test]
fn the_screen_and_the_list_on_paper_have_names_in_one_order() {
    let mut open = event(ProcedureName::Egf);
    let odd = [
        "van Dijk",
        "Ærø",
        "棋田",
        "Zimmer",
        "Ågren",
        "مينا",
        "de la Cruz",
        "Иванов",
        "Vandervelde",
    ];
    for (at, surname) in odd.into_iter().enumerate() {
        let id = EntryId(100 + at as i32);
        open.entries.push(Entry::new(id, surname, "", "5k".parse().unwrap()));
        open.rounds[0].byes.push(id);
    }
    let hall = Hall::with(&open);
    let order = |page: &str| {
        let page = crate::partners::unbroken(page);
        let lines = page.split("<li").filter(|line| !line.starts_with("nk"));
        let lines = lines.skip(1).map(|line| line.split("</li>").next().expect("one"));
        let names = lines.flat_map(|line| odd.into_iter().find(|name| line.contains(name)));
        names.map(str::to_owned).collect::<Vec<_>>()
    };
    for tag in ["en", "da", "ja"] {
        let read = |path: &str| {
            let asked = hall.app.request_in(tag, &format!("/t/open{path}"));
            asked.send().unwrap().text().unwrap()
        };
        let (screen, paper) = (read("/hall"), read("/paper/names"));
        assert_eq!(order(&screen), order(&paper), "{tag}");
        assert_eq!(order(&screen).len(), odd.len(), "{tag}: {screen}");
        // By letters that somebody types, each is on one of the screens.
        let [front, back] =
            ["?from=a&to=m", "?from=n&to=z"].map(|part| read(&format!("/hall{part}")));
        for name in odd {
            assert!(front.contains(name) || back.contains(name), "{tag}: {name}");
        }
    }
}
