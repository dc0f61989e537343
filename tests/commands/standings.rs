//! The text that the command writes.

use tengen::cli::TableFormat;
use tengen::cli::standings::{StandingsError, render};
use tengen::tournament::{Partners, RoundNo, Sides, System, Tournament};

use crate::event::Event;
use crate::tables as golden;

fn event() -> Tournament {
    let table = "Ito 1d  2=/w0 3-/b0
                 Fei 2d  1=/b0 0+
                 Xu  3k  0=    1+/w2";
    let mut tournament = Event::drawn(System::McMahon, table).0;
    tournament.entries[1].first_name = "本因".to_owned();
    tournament.rounds[1].boards[0].handicap = 2;
    tournament
}

#[test]
fn tsv_has_the_promised_columns() {
    let text = render(&event(), None, TableFormat::Tsv).unwrap();
    assert_eq!(
        text,
        "place\tname\tfirst_name\trank\tMMS\tSOSM\tSOSOSM\tr1\tr2\n\
         1\tFei\t本因\t2d\t32.5\t61.5\t120.5\t2=/b0\t0+\n\
         2\tIto\t\t1d\t30.5\t58.5\t121\t1=/w0\t3-/b2\n\
         3\tXu\t\t3k\t28\t59.5\t112.5\t0=\t2+/w2\n"
    );
}

#[test]
fn rank_and_rating_are_headed_as_opengotha_spells_them() {
    let mut event = event();
    event.settings.placement =
        ["Rank", "RATING", "SOSTS"].map(|name| name.parse().unwrap()).to_vec();
    let text = render(&event, None, TableFormat::Tsv).unwrap();
    let head = text.lines().next().unwrap();
    assert_eq!(head, "place\tname\tfirst_name\trank\tRank\tRating\tSOSTS\tr1\tr2");
    let text = render(&event, None, TableFormat::Json).unwrap();
    let document: serde_json::Value = serde_json::from_str(&text).unwrap();
    assert_eq!(document["criteria"], serde_json::json!(["Rank", "Rating", "SOSTS"]));
    let values = document["rows"][0]["criteria"].as_object().unwrap();
    assert!(values.contains_key("Rating"), "{values:?}");
}

#[test]
fn who_was_announced_and_never_sat_is_left_out() {
    let mut event = event();
    let mut waiting = event.entries[2].clone();
    waiting.id = tengen::tournament::EntryId(99);
    waiting.surname = "Late".to_owned();
    waiting.registration = tengen::tournament::Registration::Preliminary;
    event.entries.push(waiting);
    event.entries[2].registration = tengen::tournament::Registration::Preliminary;
    let text = render(&event, None, TableFormat::Tsv).unwrap();
    assert!(!text.contains("Late") && text.contains("\tXu\t"), "{text}");
}

#[test]
fn an_earlier_round_has_its_columns_only_and_shared_places_repeat() {
    let text = render(&event(), Some(RoundNo(1)), TableFormat::Tsv).unwrap();
    assert!(text.starts_with("place\tname\tfirst_name\trank\tMMS\tSOSM\tSOSOSM\tr1\n"), "{text}");
    let harbour = golden::tournament("tournaments/harbour-open");
    let text = render(&harbour, None, TableFormat::Tsv).unwrap();
    let places: Vec<_> = text.lines().skip(1).filter_map(|line| line.split('\t').next()).collect();
    assert_eq!(places[2..7], ["3", "4", "4", "6", "7"]);
    assert_eq!(places.len(), 58);
}

#[test]
fn json_is_one_object_with_plain_numbers() {
    let text = render(&event(), None, TableFormat::Json).unwrap();
    let document: serde_json::Value = serde_json::from_str(&text).unwrap();
    assert_eq!(document["round"], 2);
    assert_eq!(document["criteria"], serde_json::json!(["MMS", "SOSM", "SOSOSM"]));
    assert_eq!(
        document["rows"][0],
        serde_json::json!({
            "place": 1, "shared": false, "entry": 2, "name": "Fei", "first_name": "本因", "rank": "2d",
            "criteria": {"MMS": 32.5, "SOSM": 61.5, "SOSOSM": 120.5}, "rounds": ["2=/b0", "0+"]
        })
    );
    assert!(text.ends_with("}\n"));
}

#[test]
fn the_table_is_aligned_for_wide_characters_too() {
    let text = render(&event(), None, TableFormat::Table).unwrap();
    assert_eq!(
        text,
        "place  name  first_name  rank   MMS  SOSM  SOSOSM     r1     r2\n\
        \x20   1  Fei   本因          2d  32.5  61.5   120.5  2=/b0     0+\n\
        \x20   2  Ito                 1d  30.5  58.5     121  1=/w0  3-/b2\n\
        \x20   3  Xu                  3k    28  59.5   112.5     0=  2+/w2\n"
    );
}

#[test]
fn a_round_that_does_not_exist_is_refused_with_those_that_do() {
    for asked in [0, -1, 6, i32::MAX] {
        let error = render(&event(), Some(RoundNo(asked)), TableFormat::Tsv).unwrap_err();
        assert_eq!(error, StandingsError::Round { asked: RoundNo(asked), last: RoundNo(5) });
    }
    let error = render(&event(), Some(RoundNo(9)), TableFormat::Tsv).unwrap_err().to_string();
    assert_eq!(error, "--round 9: there is no such round; write a number from 1 to 5");
}

#[test]
fn an_event_without_games_lists_everybody_as_they_start() {
    let event = Event::new(System::McMahon, "ada:1k bob:3d").0;
    let text = render(&event, None, TableFormat::Tsv).unwrap();
    assert_eq!(
        text,
        "place\tname\tfirst_name\trank\tMMS\tSOSM\tSOSOSM\n1\tbob\t\t3d\t32\t0\t0\n2\tada\t\t1k\t29\t0\t0\n"
    );
}

#[test]
fn a_name_cannot_break_the_line() {
    let mut event = Event::swiss("ada").0;
    event.entries[0].first_name = "A\tB\nC".to_owned();
    let text = render(&event, None, TableFormat::Tsv).unwrap();
    assert_eq!(text.lines().nth(1), Some("1\tada\tA B C\t1d\t0\t0\t0"));
}

#[test]
fn the_names_of_a_pair_are_whole() {
    let mut event = event();
    event.settings.sides = Sides::Mean;
    event.entries[0].partners.list = Partners::parse("Cole, Cy, 5k").unwrap();
    event.entries[0] = event.entries[0].clone().settled(Sides::Mean);
    for format in [TableFormat::Tsv, TableFormat::Json, TableFormat::Table] {
        let text = render(&event, None, format).unwrap();
        assert!(text.contains("Ito & Cole Cy"), "{text}");
    }
}
