//! The standings and why they are so.

use tengen::standings::listed_standings;
use tengen::tournament::{Criterion, RoundNo};

use super::{between, first, kept, name, shown, shown_rows, words};
use crate::support::golden;

#[test]
fn the_standings_are_those_of_the_library() {
    for file in ["harbour-open", "byes-and-absences", "open-half-points", "swiss-categories"] {
        let tournament = golden(file);
        let (app, base) = kept(&tournament);
        let last = tournament.last_public_round().expect("it was played");
        let rounds = (1..=last.0).map(|no| (format!("?round={no}"), RoundNo(no)));
        for (query, through) in rounds.chain([(String::new(), last)]) {
            let page = app.page(&format!("{base}/standings{query}"));
            let table = listed_standings(&tournament, through);
            let rows = shown_rows(&page, &table);
            let places: Vec<u32> =
                rows.iter().map(|(p, _)| p.trim_start_matches('=').parse().unwrap()).collect();
            assert_eq!(places, table.rows.iter().map(|r| r.place).collect::<Vec<_>>());
            for (i, row) in table.rows.iter().enumerate() {
                let next = table.rows.get(i + 1).is_some_and(|next| next.shared);
                assert_eq!(rows[i].0.starts_with('='), row.shared || next, "{file} row {i}");
                let values: Vec<String> = row.values.iter().map(shown).collect();
                assert_eq!(rows[i].1, values, "{file}{query} row {i}");
            }
            assert_eq!(page.matches("<tr role=\"row\" id=\"entry-").count(), table.rows.len());
        }
    }
}

#[test]
fn a_row_of_the_standings_says_country_and_wins_and_in_the_first_rounds_the_opponent() {
    let tournament = golden("harbour-open");
    let (app, base) = kept(&tournament);
    let through = RoundNo(2);
    let page = app.page(&format!("{base}/standings?round=2"));
    let sheet = tengen::standings::ScoreSheet::new(&tournament, through);
    for row in &listed_standings(&tournament, through).rows {
        let entry = &tournament.entries[row.index];
        let line = first(&page, &format!("<tr role=\"row\" id=\"entry-{}\"", row.entry), "</tr>");
        let country = words(&first(&line, "class=\"c\">", "</td>"));
        assert_eq!(country, entry.country.to_uppercase());
        let won = first(&line, "data-h=\"won\">", "</td>");
        assert_eq!(words(&won), sheet.wins(row.index, 2).to_string(), "{}", entry.surname);
        for cell in &row.cells {
            if let tengen::standings::ResultCell::Game { opponent, .. } = cell {
                let surname = &tournament.entry(*opponent).expect("an opponent").surname;
                assert!(words(&line).contains(surname.as_str()), "{surname}: {line}");
            }
        }
    }
}

#[test]
fn whoever_registered_and_never_came_is_on_no_list_of_results() {
    let tournament = golden("harbour-open");
    let gone = tournament.present().iter().position(|is| !is);
    let gone = tournament.entries[gone.expect("somebody who never came")].clone();
    let (app, base) = kept(&tournament);
    let row = format!("id=\"entry-{}\"", gone.id);
    for path in ["/standings", "/standings?round=1", "/wall"] {
        assert!(!app.page(&format!("{base}{path}")).contains(&row), "{path}");
    }
    let sheet = words(&app.page(&format!("{base}/paper/standings")));
    assert!(!sheet.contains(&name(&tournament, gone.id)), "{sheet}");
    let own = words(&app.page(&format!("{base}/players/{}", gone.id)));
    assert!(own.contains(&name(&tournament, gone.id)), "everybody entered has a page");
}

/// The value at the foot of an explanation, and the amounts that count, in quarters.
fn explained(page: &str) -> (f64, f64) {
    let number = |text: &str| -> f64 {
        words(text).replace('\u{2212}', "-").parse().unwrap_or_else(|_| panic!("{text}"))
    };
    let body = first(page, "<tbody>", "</tbody>");
    let amounts = between(&body, "<tr", "</tr>").filter_map(|row| {
        let amount = row.rsplit("<td>").next().expect("rsplit gives one");
        (!amount.contains("<del>")).then(|| number(amount))
    });
    let foot = first(page, "<tfoot>", "</tfoot>");
    (number(foot.rsplit("<td>").next().unwrap()), amounts.sum())
}

#[test]
fn every_explanation_adds_up_to_the_value_of_the_standings() {
    for (file, every) in [("harbour-open", 3), ("open-half-points", 1), ("congress-2011", 97)] {
        let tournament = golden(file);
        let (app, base) = kept(&tournament);
        let table = listed_standings(&tournament, tournament.last_public_round().unwrap());
        for row in table.rows.iter().step_by(every) {
            for (criterion, value) in table.criteria.iter().zip(&row.values) {
                let path = format!("{base}/standings/{}/{criterion}", row.entry);
                let (foot, sum) = explained(&app.page(&path));
                assert_eq!(foot * 4.0, value.as_quarters() as f64, "{path}");
                assert_eq!(sum, foot, "{path}");
            }
        }
    }
}

#[test]
fn an_explanation_names_the_lowest_that_was_left_out() {
    let tournament = golden("congress-2011");
    let (app, base) = kept(&tournament);
    let page = app.page(&format!("{base}/standings/1/SOSM-2"));
    assert_eq!(page.matches("<del>").count(), 2);
    assert_eq!(page.matches("left out, among the lowest").count(), 2);
}

#[test]
fn staff_see_the_standings_by_other_criteria_and_nobody_else_does() {
    let tournament = golden("harbour-open");
    let (app, base) = kept(&tournament);
    let owner = app.owner();
    let at = |query: &str| format!("{base}/standings{query}");
    let read = |path: &str| {
        crate::html::on_one_line(&app.page_as(path, &owner).text().expect("pages are UTF-8"))
    };
    let mut other = tournament.clone();
    other.settings.placement = vec![Criterion::SosW, Criterion::Rating];
    let last = tournament.last_public_round().expect("it was played");
    let table = listed_standings(&other, last);
    let page = read(&at("?by=sosw,%20Rating"));
    let rows = shown_rows(&page, &table);
    let places: Vec<u32> = table.rows.iter().map(|row| row.place).collect();
    let shown: Vec<u32> =
        rows.iter().map(|(place, _)| place.trim_start_matches('=').parse().unwrap()).collect();
    assert_eq!(shown, places);
    assert!(words(&page).contains("Only you see this order."), "{}", words(&page));
    assert!(page.contains(&format!("href=\"{}\"", at(""))), "a way back");
    // The same is asked for by every way on: another round, a value's reasons and the way back from there.
    assert!(page.contains("?round=1&#38;by=SOSW,RATING"));
    let id = table.rows[0].entry;
    let why = read(&at(&format!("/{id}/SOSW?by=SOSW,RATING")));
    assert!(why.contains(&format!("?by=SOSW,RATING#entry-{id}")));

    // Everybody else is shown the event's own order, and the same page as without a word of it.
    assert_eq!(app.page(&at("?by=SOSW")), app.page(&at("")));
    assert!(!app.page(&at("")).contains("name=\"by\""));
}

#[test]
fn a_word_that_is_no_criterion_is_named_and_the_events_order_stays() {
    let tournament = golden("harbour-open");
    let (app, base) = kept(&tournament);
    let owner = app.owner();
    let read = |by: &str| {
        let page = app.page_as(&format!("{base}/standings?by={by}"), &owner);
        assert_eq!(page.status(), 200);
        crate::html::on_one_line(&page.text().expect("pages are UTF-8"))
    };
    let page = read("SOSW,SOSX");
    let said = words(&page);
    assert!(said.contains("“SOSX” is not a criterion. Choose from NBW MMS"), "{said}");
    assert!(page.contains("value=\"SOSW,SOSX\""), "what was typed stays");
    let table = listed_standings(&tournament, tournament.last_public_round().expect("played"));
    assert_eq!(shown_rows(&page, &table).len(), table.rows.len());
    assert!(words(&read("SOSW,SOSW")).contains("SOSW is listed twice."));
    let many = "NBW,MMS,CPS,STS,CAT,RANK,RATING,EXT,EXR,DC,SDC";
    assert!(words(&read(many)).contains("Write a number from 1 to"));
    assert!(!words(&read("")).contains("Only you see this order."));
}
