//! `tengen weights`: the weight of every pair of a round's participants.

use super::prelude::*;
use crate::pairing::{CriterionWeights, RoundContext, UnknownRound};
use std::fmt::Write as _;

#[derive(Serialize)]
struct Row {
    player1: String,
    player2: String,
    #[serde(flatten)]
    weights: CriterionWeights,
}

/// The weights of a round, a row for each unordered pair of its participants in the order of entry, as text
/// that ends with a line break. Games of that round and later ones are ignored.
///
/// TSV: `player1 player2 duplicate random colour category score drawn seeding handicap geography total`;
/// JSON: a list of objects with the same names.
pub fn render(
    tournament: &Tournament,
    round: RoundNo,
    format: RowFormat,
) -> Result<String, UnknownRound> {
    let context = RoundContext::new(tournament, round, None)?;
    Ok(match format {
        RowFormat::Tsv => tsv(tournament, &context),
        RowFormat::Json => pretty(&rows(tournament, &context).collect::<Vec<_>>()),
    })
}

fn tsv(tournament: &Tournament, context: &RoundContext) -> String {
    let mut text = format!("player1\tplayer2\t{}\n", CriterionWeights::NAMES.join("\t"));
    for row in rows(tournament, context) {
        let _ = write!(text, "{}\t{}", row.player1, row.player2);
        for value in row.weights.values() {
            let _ = write!(text, "\t{value}");
        }
        text.push('\n');
    }
    text
}

fn rows<'a>(
    tournament: &'a Tournament,
    context: &'a RoundContext,
) -> impl Iterator<Item = Row> + 'a {
    let players = context.participants();
    let pairs = (0..players.len()).flat_map(|i| (i + 1..players.len()).map(move |j| (i, j)));
    pairs.map(move |(i, j)| Row {
        player1: name(tournament, players[i].entry),
        player2: name(tournament, players[j].entry),
        weights: context.weight(i, j),
    })
}

/// `Surname First name` as a field: tabs and line breaks in it become blanks.
pub(super) fn name(tournament: &Tournament, entry: EntryId) -> String {
    let name = tournament.entry(entry).map(crate::tournament::Entry::full_name);
    name.unwrap_or_default().replace(|c: char| c.is_control(), " ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn open() -> Tournament {
        let day = chrono::NaiveDate::default();
        let mut open = Tournament::new(preset(System::Swiss, Federation::Egf, "Open", day));
        for (id, name) in [(1, "Ander"), (2, "Beck\tson"), (3, "Cohen")] {
            open.entries.push(Entry::new(EntryId(id), name, "Kim", "2k".parse().unwrap()));
        }
        open
    }

    #[test]
    fn every_pair_has_a_row_of_twelve_fields() {
        let text = render(&open(), RoundNo(1), RowFormat::Tsv).unwrap();
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(
            lines[0],
            "player1\tplayer2\tduplicate\trandom\tcolour\tcategory\tscore\tdrawn\tseeding\thandicap\tgeography\ttotal"
        );
        assert_eq!(lines.len(), 4);
        assert!(lines.iter().all(|line| line.split('\t').count() == 12), "{text}");
        assert!(lines[1].starts_with("Ander Kim\tBeck son Kim\t500000000000000\t0\t0\t0\t"));
    }

    #[test]
    fn json_has_the_same_rows() {
        let text = render(&open(), RoundNo(1), RowFormat::Json).unwrap();
        let rows: serde_json::Value = serde_json::from_str(&text).unwrap();
        assert_eq!(rows.as_array().map(Vec::len), Some(3));
        assert_eq!(rows[0]["player1"], "Ander Kim");
        assert_eq!(rows[0]["colour"], 0);
        assert!(rows[0]["total"].as_i64().unwrap() > 500_000_000_000_000);
    }

    #[test]
    fn a_round_or_format_there_is_not_is_refused() {
        assert!(render(&open(), RoundNo(9), RowFormat::Tsv).is_err());
    }
}
