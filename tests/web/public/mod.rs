//! The public pages: what everybody sees of a tournament, and what nobody does.

mod keeping;
mod lists;
mod pages;
mod pairings;
mod path;
mod standings;
mod statistics;

use tengen::standings::Standings;
use tengen::tournament::{Ending, EntryId, Tournament};

use super::support::{TestApp, golden};

/// The text of a piece of HTML, blanks tidied.
fn words(html: &str) -> String {
    let mut text = String::new();
    for part in html.split('<') {
        text.push(' ');
        text.push_str(part.split_once('>').map_or(part, |(_, after)| after));
    }
    let text = text.replace("&#38;", "&").replace("&#39;", "'").replace("&#34;", "\"");
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// What stands between two marks, each time.
fn between<'a>(html: &'a str, from: &'a str, to: &'a str) -> impl Iterator<Item = &'a str> {
    html.split(from).skip(1).map(move |rest| rest.split(to).next().expect("split gives one"))
}

/// A number as pages write it.
fn shown(plain: &impl ToString) -> String {
    plain.to_string().replace('-', "\u{2212}")
}

fn first(html: &str, from: &str, to: &str) -> String {
    between(html, from, to).next().unwrap_or_else(|| panic!("no {from}")).to_owned()
}

fn name(tournament: &Tournament, id: EntryId) -> String {
    let entry = tournament.entry(id).expect("it is entered");
    format!("{} {}", entry.first_name, entry.surname).trim().to_owned()
}

/// Three of four rounds, the third half played.
fn half_played() -> Tournament {
    let mut tournament = golden("harbour-open");
    tournament.rounds.truncate(3);
    for board in tournament.rounds[2].boards.iter_mut().skip(5) {
        board.ending = Ending::Pending;
    }
    tournament
}

fn kept(tournament: &Tournament) -> (TestApp, String) {
    let app = TestApp::start();
    let slug = app.keep(tournament);
    (app, format!("/t/{slug}"))
}

/// The rows of the standings page: place and the values of the criteria.
fn shown_rows(page: &str, table: &Standings) -> Vec<(String, Vec<String>)> {
    let rows = table.rows.iter().map(|row| {
        let html = first(page, &format!("<tr role=\"row\" id=\"entry-{}\"", row.entry), "</tr>");
        let place = first(&html, "class=\"pl\">", "<");
        let values = table.criteria.iter().map(|criterion| {
            let link = format!("standings/{}/{}", row.entry, criterion.name());
            let after = first(&html, &link, "</a>");
            after.split_once('>').expect("the link ends").1.to_owned()
        });
        (place, values.collect())
    });
    rows.collect()
}
