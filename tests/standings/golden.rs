//! Every figure of the expected tables: places, criteria and games of twelve files.

use std::path::PathBuf;

use interchange::opengotha;
use standings::{Explainer, Explanation, Row, ScoreSheet, Standings, Value, standings};
use tournament::{Criterion, RoundNo, Tournament};

use crate::root::repository;

/// The files that an expected table lies beside, with the round it is for.
pub const TABLES: [(&str, Option<i32>); 12] = [
    ("tournaments/both-lose", None),
    ("tournaments/byes-and-absences", None),
    ("tournaments/congress-2011", None),
    ("tournaments/harbour-open", None),
    ("tournaments/harbour-open", Some(2)),
    ("tournaments/northern-open", None),
    ("tournaments/open-half-points", None),
    ("tournaments/swiss-categories", None),
    ("tournaments/teams", None),
    ("tournaments/unicode-names-cjk-cyrillic", None),
    ("weights/simplemm", None),
    ("weights/simpleswiss", None),
];

fn path(name: &str, suffix: &str) -> PathBuf {
    repository().join("tests/golden").join(format!("{name}{suffix}"))
}

/// A tournament file of that name.
pub fn tournament(name: &str) -> Tournament {
    let bytes = std::fs::read(path(name, ".xml")).expect("the file is there");
    opengotha::read(&bytes, Default::default())
        .unwrap_or_else(|error| panic!("{name}: {error}"))
        .tournament
}

/// The expected table and our standings for the same round.
pub fn case(name: &str, round: Option<i32>) -> (Vec<Vec<String>>, Tournament, Standings) {
    let suffix = round.map_or(".standings.tsv".into(), |r| format!(".round{r}.standings.tsv"));
    let table = std::fs::read_to_string(path(name, &suffix)).expect("the table is there");
    let table = table.lines().map(|line| line.split('\t').map(str::to_owned).collect()).collect();
    let tournament = tournament(name);
    let last = tournament.last_round_with_games().expect("it has games");
    let standings = standings(&tournament, round.map_or(last, RoundNo));
    (table, tournament, standings)
}

/// What the table would say of a row of ours: its halves are ½, and a shared place is left empty.
fn fields(tournament: &Tournament, row: &Row) -> Vec<String> {
    let entry = &tournament.entries[row.index];
    let place = if row.shared { String::new() } else { row.place.to_string() };
    let fixed = [place, entry.full_name(), entry.rank.to_string().to_uppercase()];
    let values = row.values.iter().map(|value| fraction(&value.to_string()));
    fixed.into_iter().chain(values).chain(row.cells.iter().map(ToString::to_string)).collect()
}

/// `33.5` as the tables write it: `33½`.
fn fraction(plain: &str) -> String {
    let written = [(".25", "¼"), (".5", "½"), (".75", "¾")];
    let written = written.iter().fold(plain.to_owned(), |text, (from, to)| text.replace(from, to));
    if plain.starts_with("0.") { written.trim_start_matches('0').to_owned() } else { written }
}

fn header(standings: &Standings) -> Vec<String> {
    let fixed = ["#place", "name", "rank"].map(str::to_owned);
    fixed.into_iter().chain(standings.criteria.iter().map(ToString::to_string)).collect()
}

#[test]
fn every_place_value_and_game_is_as_expected() {
    let (mut compared, mut differences) = (0, Vec::new());
    for (name, round) in TABLES {
        let (table, tournament, standings) = case(name, round);
        assert_eq!(table[0], header(&standings), "{name}");
        assert_eq!(table.len() - 1, standings.rows.len(), "{name} lists every player");
        for (line, row) in table[1..].iter().zip(&standings.rows) {
            let ours = fields(&tournament, row);
            assert_eq!(line.len(), ours.len(), "{name}: {line:?}");
            compared += ours.len();
            let differing = line.iter().zip(&ours).filter(|(theirs, ours)| theirs != ours);
            differences.extend(differing.map(|(t, o)| format!("{name}: {} {t} {o}", line[1])));
        }
    }
    println!("standings: {compared} fields compared, {} differences", differences.len());
    assert_eq!(differences, Vec::<String>::new());
    assert!(compared > 15_000, "only {compared} fields");
}

/// After two rounds these tables may hold SOS−1 and SOS−2 as 0, which ours do not; none of those that
/// lie here has such a column, so there is nothing to leave out.
#[test]
fn tables_after_two_rounds_have_no_column_that_differs_on_purpose() {
    for (name, round) in TABLES.into_iter().filter(|(_, round)| *round == Some(2)) {
        let (table, ..) = case(name, round);
        assert!(!table[0].iter().any(|column| column.ends_with("-1") || column.ends_with("-2")));
    }
}

/// The sum of what an explanation counts.
fn sum(why: &Explanation) -> Value {
    let counted = why.terms.iter().filter(|term| !term.dropped);
    Value::quarters(counted.map(|term| term.amount.as_quarters()).sum())
}

#[test]
fn every_explanation_adds_up_to_the_expected_value() {
    let mut explained = 0;
    for (name, round) in TABLES {
        let (table, tournament, standings) = case(name, round);
        let explainer = Explainer::new(&tournament, &standings);
        for (line, row) in table[1..].iter().zip(&standings.rows) {
            for (k, criterion) in standings.criteria.iter().enumerate() {
                let why = explainer.explain(row.entry, *criterion).expect("a row");
                let expected = &line[3 + k];
                assert_eq!(
                    &fraction(&sum(&why).to_string()),
                    expected,
                    "{name}: {} {criterion}",
                    line[1]
                );
                explained += 1;
            }
        }
    }
    println!("standings: {explained} explanations add up to the expected values");
    assert!(explained > 4_000, "only {explained}");
}

#[test]
fn explanations_of_criteria_that_no_table_has_add_up_to_ours() {
    let mut explained = 0;
    for (name, _) in TABLES {
        let mut tournament = tournament(name);
        tournament.settings.placement = Criterion::ALL.into_iter().collect();
        let last = tournament.last_round_with_games().expect("it has games");
        let standings = standings(&tournament, last);
        let explainer = Explainer::new(&tournament, &standings);
        for row in &standings.rows {
            for (value, criterion) in row.values.iter().zip(&standings.criteria) {
                let why = explainer.explain(row.entry, *criterion).expect("a row");
                assert_eq!((why.value, sum(&why)), (*value, *value), "{name}: {criterion}");
                explained += 1;
            }
        }
    }
    println!("standings: {explained} explanations of all criteria add up");
    assert!(explained > 20_000, "only {explained}");
}

#[test]
fn a_sheet_through_an_earlier_round_has_the_scores_of_a_longer_one() {
    let tournament = tournament("tournaments/byes-and-absences");
    let whole = ScoreSheet::new(&tournament, RoundNo(6));
    for rounds in 0..6 {
        let part = ScoreSheet::new(&tournament, RoundNo(rounds as i32));
        for index in 0..part.len() {
            assert_eq!(part.mms(index, rounds), whole.mms(index, rounds));
            assert_eq!(part.wins(index, rounds), whole.wins(index, rounds));
        }
    }
}
