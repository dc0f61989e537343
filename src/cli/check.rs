//! `tengen check`: verifies the proof that a draw is optimal.

use super::prelude::*;
use super::{pair::team_name, weights::name};
use crate::pairing::{
    AnyCertificate, CertificateError, CheckedDraw, DrawCertificate, Proof, TeamCertificate,
};
use std::fmt::Write as _;

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CheckError {
    #[error("the certificate is of round {found}, not of round {asked}; write --round {found}")]
    Round { asked: RoundNo, found: RoundNo },
    #[error("not proved: {0}")]
    Refused(#[from] CertificateError),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Accepted {
    Players(DrawCertificate, CheckedDraw),
    Teams(TeamCertificate),
}

#[derive(Serialize)]
struct Document {
    round: RoundNo,
    pairs: Vec<Row>,
    by_hand: Vec<[String; 2]>,
    free: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    left_out: Vec<String>,
    apart: Vec<[String; 2]>,
    compared: u64,
    total: i128,
    optimal: String,
}

#[derive(Serialize)]
struct Row {
    player1: String,
    player2: String,
    weight: i64,
}

#[derive(Serialize)]
struct TeamDocument {
    round: RoundNo,
    pairs: Vec<Pair>,
    free: Vec<String>,
    compared: u64,
    total: i128,
    optimal: String,
}

#[derive(Serialize)]
struct Pair {
    team1: String,
    team2: String,
}

/// Reads a certificate and checks it against the tournament as it was before the round. The weights of all
/// pairs are computed again; the solver is not used.
pub fn checked(
    tournament: &Tournament,
    round: RoundNo,
    text: &str,
) -> Result<Accepted, CheckError> {
    let certificate = AnyCertificate::parse(text)?;
    if certificate.round() != round {
        return Err(CheckError::Round { asked: round, found: certificate.round() });
    }
    Ok(match certificate {
        AnyCertificate::Players(certificate) => {
            let checked = certificate.check(tournament)?;
            Accepted::Players(certificate, checked)
        }
        AnyCertificate::Teams(certificate) => {
            certificate.check(tournament)?;
            Accepted::Teams(certificate)
        }
    })
}

/// What was proved, as text that ends with a line break.
///
/// TSV: `player1 player2 weight`, then comment lines: `# by-hand=` for each pair set before the draw, `# free=` for
/// each bye, `# left-out=` for each player with neither board nor bye, `# apart=` for each pair that was not allowed
/// in this draw, `# compared=` (pairs), `# total=` and `# optimal=proved`. JSON: an object with the same names. Of
/// teams: `team1 team2`, then `# free=`, `# compared=`, `# total=` and `# optimal=`.
#[must_use]
pub fn render(tournament: &Tournament, accepted: &Accepted, format: RowFormat) -> String {
    match (accepted, format) {
        (Accepted::Players(certificate, checked), RowFormat::Tsv) => {
            tsv(&document(tournament, certificate, checked))
        }
        (Accepted::Players(certificate, checked), RowFormat::Json) => {
            pretty(&document(tournament, certificate, checked))
        }
        (Accepted::Teams(of), RowFormat::Tsv) => teams_tsv(&teams(tournament, of)),
        (Accepted::Teams(of), RowFormat::Json) => pretty(&teams(tournament, of)),
    }
}

fn teams(tournament: &Tournament, certificate: &TeamCertificate) -> TeamDocument {
    let name = |no| team_name(tournament, no);
    let pairs =
        certificate.pairs().map(|(one, other)| Pair { team1: name(one), team2: name(other) });
    let count = certificate.teams.len() as u64;
    TeamDocument {
        round: certificate.round,
        pairs: pairs.collect(),
        free: certificate.bye.map(name).into_iter().collect(),
        compared: count * count.saturating_sub(1) / 2,
        total: certificate.matching.total,
        optimal: Proof::Optimal.to_string(),
    }
}

fn teams_tsv(document: &TeamDocument) -> String {
    let mut text = "team1\tteam2\n".to_owned();
    for Pair { team1, team2 } in &document.pairs {
        let _ = writeln!(text, "{team1}\t{team2}");
    }
    for name in &document.free {
        let _ = writeln!(text, "# free={name}");
    }
    let TeamDocument { compared, total, optimal, .. } = document;
    let _ = writeln!(text, "# compared={compared}\n# total={total}\n# optimal={optimal}");
    text
}

fn document(
    tournament: &Tournament,
    certificate: &DrawCertificate,
    checked: &CheckedDraw,
) -> Document {
    let name = |entry: EntryId| name(tournament, entry);
    let names = |pairs: &[(EntryId, EntryId)]| -> Vec<[String; 2]> {
        pairs.iter().map(|(a, b)| [name(*a), name(*b)]).collect()
    };
    let rows = checked.pairs.iter().map(|(a, b, weights)| Row {
        player1: name(*a),
        player2: name(*b),
        weight: weights.total,
    });
    Document {
        round: certificate.round,
        pairs: rows.collect(),
        by_hand: names(&certificate.by_hand),
        free: certificate.free.iter().map(|entry| name(*entry)).collect(),
        left_out: certificate.left_out.iter().map(|entry| name(*entry)).collect(),
        apart: names(&certificate.apart),
        compared: checked.compared,
        total: checked.total,
        optimal: match certificate.left_out.len() {
            0 => Proof::Optimal.to_string(),
            some => format!("{}, but for {some} who were left out", Proof::Optimal),
        },
    }
}

fn tsv(document: &Document) -> String {
    let mut text = "player1\tplayer2\tweight\n".to_owned();
    for Row { player1, player2, weight } in &document.pairs {
        let _ = writeln!(text, "{player1}\t{player2}\t{weight}");
    }
    for (what, pairs) in [("by-hand", &document.by_hand), ("apart", &document.apart)] {
        for [one, other] in pairs {
            let _ = writeln!(text, "# {what}={one}\t{other}");
        }
    }
    for name in &document.free {
        let _ = writeln!(text, "# free={name}");
    }
    for name in &document.left_out {
        let _ = writeln!(text, "# left-out={name}");
    }
    let _ = writeln!(text, "# compared={}", document.compared);
    let _ = writeln!(text, "# total={}", document.total);
    let _ = writeln!(text, "# optimal={}", document.optimal);
    text
}
