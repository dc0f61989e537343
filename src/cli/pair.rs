//! `tengen pair`: draws a round again and shows its weights.

use super::prelude::*;
use super::{standings::one_line, weights::name};
use crate::pairing::systems::resting_by_plan;
use crate::pairing::{Draw, DrawError, DrawOptions, Proof, TeamCertificate, TeamDraw, draw};
use std::fmt::{self, Write as _};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PairError {
    pub reason: DrawError,
    names: Vec<(EntryId, String)>,
}

impl fmt::Display for PairError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.reason)?;
        for (at, (entry, name)) in self.names.iter().enumerate() {
            let before = if at == 0 { " (" } else { ", " };
            write!(f, "{before}entry {entry} is {name}")?;
        }
        f.write_str(if self.names.is_empty() { "" } else { ")" })
    }
}

impl std::error::Error for PairError {}

#[derive(Serialize)]
struct Row {
    table: i32,
    white: String,
    black: String,
    handicap: u8,
    /// Of teams the matches have weights, not the boards.
    #[serde(skip_serializing_if = "Option::is_none")]
    weight: Option<i64>,
}

#[derive(Serialize)]
struct Document {
    round: RoundNo,
    boards: Vec<Row>,
    total: i128,
    optimal: String,
    seconds: f64,
}

/// Draws a round again from the games of earlier rounds, its participants, and the byes recorded for it.
///
/// Members of a round robin who rest by the plan, or whose opponent by the plan does not take part, get a bye each.
/// Other recorded byes are kept if the others can then all be paired; if not, one of them is where the field is odd,
/// and none where it is even.
pub fn drawn(tournament: &Tournament, round: RoundNo) -> Result<Draw, PairError> {
    let options = recorded(tournament, round);
    draw(tournament, round, &options).map_err(|reason| {
        let named = reason.entries().into_iter();
        let names = named.map(|entry| (entry, name(tournament, entry))).collect();
        PairError { reason, names }
    })
}

/// Writes the certificate of a draw, which `tengen check` accepts with the same tournament; an existing file is
/// replaced.
///
/// # Errors
/// [`CliError::Unwritable`]; [`Failure::Ours`] if the draw has no proof: then nothing is written.
pub fn write_certificate(drawn: &Draw, path: &Path) -> Result<(), Failure> {
    let proved = drawn.proof != Proof::Refused;
    write_proof(proved.then(|| drawn.certificate.to_text()), path)
}

fn write_proof(text: Option<String>, path: &Path) -> Result<(), Failure> {
    let refused = || Failure::Ours(anyhow::anyhow!("{}: {}", path.display(), Proof::Refused));
    std::fs::write(path, text.ok_or_else(refused)?)
        .map_err(|cause| CliError::Unwritable { path: path.to_owned(), cause }.into())
}

fn recorded(tournament: &Tournament, round: RoundNo) -> DrawOptions {
    // Resting by a round robin's plan is a bye in addition to the recorded one, as on the page of the draft.
    let resting = resting_by_plan(tournament, round);
    let here = tournament.participants(round).map(|entry| entry.id);
    let here: Vec<EntryId> = here.filter(|entry| !resting.contains(entry)).collect();
    let recorded = tournament.round(round).map(|drawn| drawn.byes.as_slice()).unwrap_or_default();
    let mut byes: Vec<EntryId> = Vec::new();
    for bye in recorded {
        if here.contains(bye) && !byes.contains(bye) {
            byes.push(*bye);
        }
    }
    if (here.len() - byes.len()) % 2 == 1 {
        byes.truncate(here.len() % 2);
    }
    let mut byes = byes.into_iter();
    if here.len().is_multiple_of(2) {
        // Two recorded byes in an even field: the draw itself then needs none.
        return DrawOptions { left_out: byes.collect(), ..DrawOptions::default() };
    }
    DrawOptions { bye: byes.next(), left_out: byes.collect(), ..DrawOptions::default() }
}

/// A draw as text that ends with a line break; `seconds` is how long it took.
///
/// TSV: `table white black handicap weight`, a row for each bye, also by a plan, with table 0 and no black, then the
/// comment lines `# total=`, `# optimal=proved` or the reason why not, and `# seconds=`. JSON: an object with `round`,
/// `boards` (named as the columns), `total`, `optimal` and `seconds`.
#[must_use]
pub fn render(tournament: &Tournament, drawn: &Draw, seconds: f64, format: RowFormat) -> String {
    let boards = rows(tournament, drawn);
    match format {
        RowFormat::Tsv => tsv(&boards, drawn, seconds),
        RowFormat::Json => {
            let (round, total, optimal) = (drawn.round, drawn.total, drawn.proof.to_string());
            let document = Document { round, boards, total, optimal, seconds };
            pretty(&document)
        }
    }
}

fn rows(tournament: &Tournament, drawn: &Draw) -> Vec<Row> {
    let boards = drawn.boards.iter().zip(&drawn.weights).map(|(board, weights)| Row {
        table: board.table.0,
        white: name(tournament, board.white),
        black: name(tournament, board.black),
        handicap: board.handicap,
        weight: Some(weights.total),
    });
    let free = drawn.bye.iter().chain(&drawn.resting).chain(&drawn.unpaired).map(|entry| Row {
        table: 0,
        white: name(tournament, *entry),
        black: String::new(),
        handicap: 0,
        weight: Some(0),
    });
    boards.chain(free).collect()
}

fn tsv(rows: &[Row], drawn: &Draw, seconds: f64) -> String {
    let mut text = "table\twhite\tblack\thandicap\tweight\n".to_owned();
    for Row { table, white, black, handicap, weight } in rows {
        let weight = weight.unwrap_or_default();
        let _ = writeln!(text, "{table}\t{white}\t{black}\t{handicap}\t{weight}");
    }
    let _ = writeln!(text, "# total={}", drawn.total);
    let _ = writeln!(text, "# optimal={}", drawn.proof);
    let _ = writeln!(text, "# seconds={seconds:.3}");
    text
}

#[derive(Serialize)]
struct TeamDocument {
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

/// Writes the certificate of a draw of teams, which `tengen check` accepts with the same tournament; an existing file
/// is replaced.
///
/// # Errors
/// If the file cannot be written; if the round follows a plan, or its proof was refused: then nothing is written.
pub fn write_team_certificate(drawn: &TeamDraw, path: &Path) -> Result<(), Failure> {
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
pub fn render_teams(tournament: &Tournament, drawn: &TeamDraw, format: RowFormat) -> String {
    let document = team_document(tournament, drawn);
    match format {
        RowFormat::Tsv => tsv_of_teams(&document),
        RowFormat::Json => pretty(&document),
    }
}

fn team_document(tournament: &Tournament, drawn: &TeamDraw) -> TeamDocument {
    let round = &drawn.round;
    let team = |no| team_name(tournament, no);
    let boards = |one| {
        let players = tournament.match_boards(round, one).into_iter();
        let seated = players.filter_map(|board| round.board_of(board.players[0]?));
        let row = |board: &Board| Row {
            table: board.table.0,
            white: name(tournament, board.white),
            black: name(tournament, board.black),
            handicap: board.handicap,
            weight: None,
        };
        seated.map(row).collect()
    };
    let matches = round.teams.matches.iter().map(|one| Match {
        first: team(one.first),
        second: team(one.second),
        boards: boards(one),
    });
    TeamDocument {
        round: round.no,
        matches: matches.collect(),
        byes: round.teams.byes.iter().map(|no| team(*no)).collect(),
        optimal: drawn.proof.map_or_else(|| "by the plan".to_owned(), |proof| proof.to_string()),
    }
}

pub(super) fn team_name(tournament: &Tournament, no: TeamNo) -> String {
    tournament.teams.team(no).map(|team| one_line(&team.name)).unwrap_or_default()
}

fn tsv_of_teams(document: &TeamDocument) -> String {
    let mut text = "match\tfirst\tsecond\ttable\twhite\tblack\thandicap\n".to_owned();
    for (number, Match { first, second, boards }) in (1..).zip(&document.matches) {
        for Row { table, white, black, handicap, .. } in boards {
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

#[cfg(test)]
mod tests {
    use super::*;

    fn open(players: i32) -> Tournament {
        let day = chrono::NaiveDate::default();
        let mut open = Tournament::new(preset(System::Swiss, Federation::Egf, "Open", day));
        for id in 1..=players {
            let rank = "2k".parse().unwrap();
            open.entries.push(Entry::new(EntryId(id), &format!("Player {id}"), "Kim", rank));
        }
        open
    }

    fn with_byes(players: i32, byes: &[i32]) -> Tournament {
        let mut open = open(players);
        let mut round = Round::empty(RoundNo(1), RoundState::Draft);
        round.byes = byes.iter().copied().map(EntryId).collect();
        open.rounds.push(round);
        open
    }

    #[test]
    fn the_column_of_weights_adds_up_to_the_total() {
        let open = with_byes(5, &[4]);
        let drawn = drawn(&open, RoundNo(1)).unwrap();
        let text = render(&open, &drawn, 0.25, RowFormat::Tsv);
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines[0], "table\twhite\tblack\thandicap\tweight");
        assert_eq!(lines[3], "0\tPlayer 4 Kim\t\t0\t0");
        let weights = lines[1..4].iter().map(|line| line.rsplit('\t').next().unwrap());
        let sum: i128 = weights.map(|weight| weight.parse::<i128>().unwrap()).sum();
        assert_eq!(lines[4], format!("# total={sum}"));
        assert!(lines[5].starts_with("# optimal="));
        assert_eq!(lines[6], "# seconds=0.250");
    }

    #[test]
    fn json_says_the_same() {
        let open = with_byes(5, &[4]);
        let drawn = drawn(&open, RoundNo(1)).unwrap();
        let text = render(&open, &drawn, 0.25, RowFormat::Json);
        let document: serde_json::Value = serde_json::from_str(&text).unwrap();
        assert_eq!(document["boards"].as_array().map(Vec::len), Some(3));
        assert_eq!(document["boards"][2]["black"], "");
        assert_eq!(document["total"].as_i64().map(i128::from), Some(drawn.total));
        assert_eq!(document["seconds"], 0.25);
    }

    #[test]
    fn recorded_byes_are_kept_as_far_as_the_others_can_be_paired() {
        let free = |players, byes: &[i32]| {
            let drawn = drawn(&with_byes(players, byes), RoundNo(1)).unwrap();
            let free = drawn.bye.into_iter().chain(drawn.unpaired);
            (drawn.boards.len(), free.map(|entry| entry.0).collect::<Vec<_>>())
        };
        assert_eq!(free(5, &[4]), (2, vec![4]));
        assert_eq!(free(5, &[4, 2]), (2, vec![4]));
        assert_eq!(free(7, &[4, 2, 5]), (2, vec![4, 2, 5]));
        assert_eq!(free(6, &[4]), (3, vec![]));
        assert_eq!(free(6, &[4, 2]), (2, vec![4, 2]));
        assert_eq!(free(4, &[99]), (2, vec![]));
    }

    #[test]
    fn who_rests_by_a_leagues_plan_has_a_row_beside_the_recorded_bye() {
        let mut open = open(8);
        let league = League {
            name: "A".to_owned(),
            from: RoundNo(1),
            double: false,
            entries: [1, 2, 3].map(EntryId).to_vec(),
        };
        open.settings.draw.leagues.push(league);
        let planned = super::resting_by_plan(&open, RoundNo(1));
        let free = |open: &Tournament| {
            let drawn = drawn(open, RoundNo(1)).unwrap();
            let text = render(open, &drawn, 0.0, RowFormat::Tsv);
            let rows: Vec<String> = text
                .lines()
                .filter(|line| line.starts_with("0\t"))
                .map(|line| line.split('\t').nth(1).unwrap_or_default().to_owned())
                .collect();
            (drawn.boards.len(), rows)
        };
        let rests = *planned.iter().next().expect("one of three rests");
        assert_eq!(planned.len(), 1);
        let resting = name(&open, rests);
        // Five are left: one more has the bye, the recorded one.
        let mut round = Round::empty(RoundNo(1), RoundState::Draft);
        round.byes = vec![rests, EntryId(7)];
        open.rounds.push(round);
        let rows = vec!["Player 7 Kim".to_owned(), resting];
        assert_eq!(free(&open), (3, rows));
        // The opponent by the plan of an absent player rests too, in addition to the first.
        let absent = [1, 2, 3].map(EntryId).into_iter().find(|id| *id != rests).unwrap();
        open.entries[absent.0 as usize - 1].participation = Participation::NONE;
        let (boards, rows) = free(&open);
        assert_eq!((boards, rows.len()), (2, 3), "{rows:?}");
        assert_eq!(super::resting_by_plan(&open, RoundNo(1)).len(), 2);
    }

    #[test]
    fn who_is_in_the_way_is_named() {
        let error = drawn(&open(1), RoundNo(1)).unwrap_err();
        assert!(error.to_string().ends_with("(entry 1 is Player 1 Kim)"), "{error}");
        let error = drawn(&open(0), RoundNo(1)).unwrap_err();
        assert!(error.to_string().starts_with("round 1 has no participants"), "{error}");
    }
}
