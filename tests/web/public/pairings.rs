//! Who plays whom, where, and where a player goes next.

use tengen::go::Color;
use tengen::standings::listed_standings;
use tengen::tournament::RoundNo;

use super::{between, first, half_played, kept, name, shown, words};
use crate::players::location;
use crate::support::golden;

#[test]
fn the_pairings_show_every_board_of_the_round() {
    let tournament = golden("byes-and-absences");
    let (app, base) = kept(&tournament);
    for round in &tournament.rounds {
        let page = app.page(&format!("{base}/rounds/{}", round.no));
        for board in &round.boards {
            let row = words(&first(&page, &format!("id=\"table-{}\"", board.table), "</tr>"));
            let place = |color| {
                let name = name(&tournament, board.seat(color));
                row.find(&name).unwrap_or_else(|| panic!("{name} in {row}"))
            };
            assert!(place(Color::Black) < place(Color::White), "{row}");
            let won = match board.ending.winner() {
                Some(Color::Black) => "Black won",
                Some(Color::White) => "White won",
                None => "",
            };
            assert!(row.contains(won), "{row}");
        }
        assert_eq!(page.matches("id=\"table-").count(), round.boards.len());
        for bye in &round.byes {
            let free = format!("{} ", name(&tournament, *bye));
            let rows: Vec<_> = between(&page, "<tr", "</tr>").map(words).collect();
            let row = rows.iter().find(|row| row.contains(&free)).expect("the bye has a row");
            assert!(row.contains("has a bye"), "{row}");
        }
        let seated = round.boards.len() * 2 + round.byes.len();
        let away = tournament.entries.iter().filter(|e| e.is_final()).count() - seated;
        let said = words(&page);
        assert_eq!(said.contains("not in this round"), away > 0, "round {}", round.no);
    }
}

#[test]
fn a_round_that_is_printed_as_it_stands_says_of_what_event_and_day_it_is() {
    let (app, base) = kept(&half_played());
    for path in ["/rounds/3", "/rounds/3?sort=name", "/standings"] {
        let page = app.page(&format!("{base}{path}"));
        let head = words(&first(&page, "class=\"on-paper\">", "</p>"));
        assert!(head.starts_with("Harbour Open 2018 ,") && head.contains("2018"), "{head}");
    }
}

#[test]
fn a_name_is_found_without_a_script_whatever_its_accents() {
    let (app, base) = kept(&half_played());
    let page = app.page(&format!("{base}/rounds?q=noemie+mont"));
    assert_eq!(page.matches("id=\"table-").count(), 1);
    assert!(page.contains("Noémie Montferrand"));
    let earlier = app.get(&format!("{base}?q=noemie+mont"));
    assert_eq!(location(&earlier), format!("{base}/rounds?q=noemie+mont"), "where they once stood");
    let players = app.page(&format!("{base}/players?q=NOÉMIE"));
    assert_eq!(players.matches("<li data-words").count(), 2);
    let none = words(&app.page(&format!("{base}/players?q=%3Cscript%3E")));
    assert!(none.contains("No player or table matches"));
    assert!(!app.page(&format!("{base}/players?q=%3Cscript%3Ex")).contains("<script>x"));
}

#[test]
fn by_name_everybody_stands_once_in_the_order_of_the_alphabet() {
    let tournament = half_played();
    let (app, base) = kept(&tournament);
    let round = &tournament.rounds[2];
    let page = app.page(&format!("{base}/rounds/3?sort=name"));
    let list = first(&page, "<ol class=\"seating\"", "</ol>");
    let rows: Vec<String> = between(&list, "<li", "</li>").map(words).collect();
    assert_eq!(rows.len(), round.boards.len() * 2 + round.byes.len());
    assert!(
        rows[0].contains("Bellavoine Maxence 8k") && rows[0].ends_with("Table 15"),
        "{}",
        rows[0]
    );
    let at = |name: &str| rows.iter().position(|row| row.contains(name)).unwrap();
    assert!(at("Hautecœur Noortje") < at("Îlebourg Océane"));
    assert!(at("Îlebourg Octave") < at("Jaffrezic"));
}

#[test]
fn a_player_sees_the_next_board_first() {
    let tournament = half_played();
    let (app, base) = kept(&tournament);
    let board = &tournament.rounds[2].boards[10];
    let page = app.page(&format!("{base}/players/{}", board.white));
    let next = words(&first(&page, "<section class=\"next\"", "</section>"));
    assert!(next.contains(&format!("Round 3, table {} White", board.table)), "{next}");
    assert!(next.contains(&name(&tournament, board.black)), "{next}");
    assert!(page.find("class=\"next\"").unwrap() < page.find("class=\"games\"").unwrap());

    let played = &tournament.rounds[2].boards[0];
    let page = words(&app.page(&format!("{base}/players/{}", played.black)));
    assert!(page.contains("Round 4 appears here when it is published"), "{page}");
    let table = listed_standings(&tournament, RoundNo(3));
    let row = table.row_of(played.black).unwrap();
    assert!(page.contains(&format!("{} place of 56", row.place)), "{page}");
    for value in &row.values {
        assert!(page.contains(&shown(value)), "{value} in {page}");
    }
}
