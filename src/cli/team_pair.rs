//! `tengen pair --teams`: draws a round of teams again.

use std::fmt::Write as _;
use std::path::Path;

use serde::Serialize;

use crate::pairing::{TeamCertificate, TeamDraw};
use crate::tournament::{RoundNo, TeamNo, Tournament};

use super::pair::write_proof;
use super::standings::one_line;
use super::weights::name;
use super::{Failure, RowFormat};

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

/// Writes the certificate of a draw of teams, which `tengen check` accepts with the same tournament; an existing file
/// is replaced.
///
/// # Errors
/// If the file cannot be written; if the round follows a plan, or its proof was refused: then nothing is written.
pub fn write_certificate(drawn: &TeamDraw, path: &Path) -> Result<(), Failure> {
    if drawn.proof.is_none() {
        let round = drawn.round.no;
        let why = format!("--certificate: round {round} is drawn by the plan; leave it out");
        return Err(Failure::Input(why));
    }
    write_proof(drawn.proved().map(TeamCertificate::to_text), path)
}

/// A round of teams, drawn from the matches before it, as text that ends with a line break.
///
/// TSV: `match first second table white black handicap`, a row a board; a bye is match 0 with its team first. Then the
/// comment line `# optimal=proved`, or the reason why not; of a round robin `by the plan`. JSON: `round`, `matches`
/// with their `boards`, `byes`, `optimal`.
#[must_use]
pub fn render(tournament: &Tournament, drawn: &TeamDraw, format: RowFormat) -> String {
    let document = document(tournament, drawn);
    match format {
        RowFormat::Tsv => tsv(&document),
        RowFormat::Json => {
            let text = serde_json::to_string_pretty(&document);
            text.expect("names and numbers are always JSON") + "\n"
        }
    }
}

fn document(tournament: &Tournament, drawn: &TeamDraw) -> Document {
    let round = &drawn.round;
    let team = |no| team_name(tournament, no);
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

pub(super) fn team_name(tournament: &Tournament, no: TeamNo) -> String {
    tournament.teams.team(no).map(|team| one_line(&team.name)).unwrap_or_default()
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
