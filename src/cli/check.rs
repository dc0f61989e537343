//! `tengen check`: checks the proof that a draw is the best there is.

use std::fmt::Write as _;

use serde::Serialize;

use crate::pairing::{CertificateError, CheckedDraw, DrawCertificate, Proof};
use crate::tournament::{EntryId, RoundNo, Tournament};

use super::RowFormat;
use super::weights::name;

/// Why a proof is not accepted.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CheckError {
    /// The certificate is of another round.
    #[error("the certificate is of round {found}, not of round {asked}; write --round {found}")]
    Round {
        /// The round that was asked for.
        asked: RoundNo,
        /// The round of the certificate.
        found: RoundNo,
    },
    /// It cannot be read, or does not hold.
    #[error("not proved: {0}")]
    Refused(#[from] CertificateError),
}

/// A proof that holds, with the certificate it was read from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Accepted {
    /// What was checked.
    pub certificate: DrawCertificate,
    /// What was found.
    pub checked: CheckedDraw,
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

/// Reads a certificate and checks it against the tournament as it was before the round. The weights of all
/// pairs are reckoned anew; the solver is not used.
///
/// # Errors
/// [`CheckError`] with what does not hold.
pub fn checked(
    tournament: &Tournament,
    round: RoundNo,
    text: &str,
) -> Result<Accepted, CheckError> {
    let certificate = DrawCertificate::parse(text)?;
    if certificate.round != round {
        return Err(CheckError::Round { asked: round, found: certificate.round });
    }
    let checked = certificate.check(tournament)?;
    Ok(Accepted { certificate, checked })
}

/// What was proved, as text that ends with a line break.
///
/// TSV: `player1 player2 weight`, then comment lines: `# by-hand=` for each pair that stood before the
/// draw, `# free=` for each bye, `# left-out=` for each who got neither board nor bye, `# apart=` for each pair that was not allowed in this draw,
/// `# compared=` (pairs), `# total=` and `# optimal=proved`. JSON: an object with the same names.
#[must_use]
pub fn render(tournament: &Tournament, accepted: &Accepted, format: RowFormat) -> String {
    let document = document(tournament, accepted);
    match format {
        RowFormat::Tsv => tsv(&document),
        RowFormat::Json => {
            let text = serde_json::to_string_pretty(&document);
            text.expect("names and numbers are always JSON") + "\n"
        }
    }
}

fn document(tournament: &Tournament, Accepted { certificate, checked }: &Accepted) -> Document {
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
