//! `tengen pair --teams`: draws a round of teams anew.

use std::fmt::Write as _;

use serde::Serialize;

use crate::pairing::{TeamDraw, TeamDrawError, draw_teams};
use crate::tournament::{RoundNo, TeamNo, Tournament};

use super::RowFormat;
use super::standings::one_line;
use super::weights::name;

#[derive(Serialize)]
struct Document {
    round: RoundNo,
    matches: Vec<Match>,
    byes: Vec<String>,
    optimal: String,
}

#[derive(Serialize)]
struct Match {
    first: String,
    second: String,
    boards: Vec<Row>,
}

#[derive(Serialize)]
struct Row {
    table: i32,
    white: String,
    black: String,
    handicap: u8,
}

/// A round of teams, drawn from the matches before it, as text that ends with a line break.
///
/// TSV: `match first second table white black handicap`, a row a board; a bye is match 0 with its team first. Then the
/// comment line `# optimal=proved`, or the reason why not; of a round robin `by the plan`. JSON: `round`, `matches` with their `boards`, `byes`, `optimal`.
///
/// # Errors
/// [`TeamDrawError`] if there is no such round, or no draw of it.
pub fn render(
    tournament: &Tournament,
    round: RoundNo,
    format: RowFormat,
) -> Result<String, TeamDrawError> {
    let drawn = draw_teams(tournament, round)?;
    let document = document(tournament, &drawn);
    Ok(match format {
        RowFormat::Tsv => tsv(&document),
        RowFormat::Json => {
            let text = serde_json::to_string_pretty(&document);
            text.expect("names and numbers are always JSON") + "\n"
        }
    })
}

fn document(tournament: &Tournament, drawn: &TeamDraw) -> Document {
    let round = &drawn.round;
    let team = |no: TeamNo| tournament.teams.team(no).map(|team| one_line(&team.name));
    let team = |no| team(no).unwrap_or_default();
    let boards = |one| {
        let players = tournament.match_boards(round, one).into_iter();
        let seated = players.filter_map(|board| round.board_of(board.players[0]?));
        let row = |board: &crate::tournament::Board| Row {
            table: board.table.0,
            white: name(tournament, board.white),
            black: name(tournament, board.black),
            handicap: board.handicap,
        };
        seated.map(row).collect()
    };
    let matches = round.teams.matches.iter().map(|one| Match {
        first: team(one.first),
        second: team(one.second),
        boards: boards(one),
    });
    Document {
        round: round.no,
        matches: matches.collect(),
        byes: round.teams.byes.iter().map(|no| team(*no)).collect(),
        optimal: drawn.proof.map_or_else(|| "by the plan".to_owned(), |proof| proof.to_string()),
    }
}

fn tsv(document: &Document) -> String {
    let mut text = "match\tfirst\tsecond\ttable\twhite\tblack\thandicap\n".to_owned();
    for (number, Match { first, second, boards }) in (1..).zip(&document.matches) {
        for Row { table, white, black, handicap } in boards {
            let _ = writeln!(
                text,
                "{number}\t{first}\t{second}\t{table}\t{white}\t{black}\t{handicap}"
            );
        }
    }
    for team in &document.byes {
        let _ = writeln!(text, "0\t{team}\t\t0\t\t\t0");
    }
    let _ = writeln!(text, "# optimal={}", document.optimal);
    text
}
