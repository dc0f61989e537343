//! The certificate of a draw as lines of text, to be stored and published.
//!
//! ```text
//! draw-certificate 1
//! round 4
//! seed none
//! players 1 2 5 7
//! by-hand 3-4
//! free 9
//! left-out
//! apart 1-2
//! matching-certificate 1
//! …
//! ```
//!
//! Players are numbers of entries. The rest is the certificate of the matching, whose vertices are the players in
//! that order.

use super::certified::{AnyCertificate, DrawCertificate};
use super::error::CertificateError;
use super::teams::{TEAM_TITLE, TeamCertificate};
use crate::prelude::*;
use std::fmt::{Display, Write};
use std::str::FromStr;

const TITLE: &str = "draw-certificate 1";

impl DrawCertificate {
    /// The certificate as text.
    pub fn to_text(&self) -> String {
        let seed = self.seed.map_or_else(|| "none".to_owned(), |seed| seed.to_string());
        let mut text = format!("{TITLE}\nround {}\nseed {seed}\n", self.round);
        let pairs = |pairs: &[(EntryId, EntryId)]| -> Vec<String> {
            pairs.iter().map(|(a, b)| format!("{a}-{b}")).collect()
        };
        row(&mut text, "players", &self.players);
        row(&mut text, "by-hand", &pairs(&self.by_hand));
        row(&mut text, "free", &self.free);
        row(&mut text, "left-out", &self.left_out);
        row(&mut text, "apart", &pairs(&self.apart));
        text + &self.matching.to_text()
    }

    /// Reads a certificate and checks its form, not its truth ([`DrawCertificate::check`]). An error names the line.
    pub fn parse(text: &str) -> Result<Self, CertificateError> {
        let ([_, round, drawn, players, by_hand, free, left, apart], matching) = head(text, TITLE)?;
        let seed = |word: &str| match word {
            "none" => Some(None),
            number => number.parse().ok().map(Some),
        };
        Ok(Self {
            round: RoundNo(single(round, "round", 2, "round 4", |word| word.parse().ok())?),
            seed: single(drawn, "seed", 3, "seed none", seed)?,
            players: words(players, "players", 4, "players 1 2 5 7", entry)?,
            by_hand: words(by_hand, "by-hand", 5, "by-hand 3-4", pair)?,
            free: words(free, "free", 6, "free 9", entry)?,
            left_out: words(left, "left-out", 7, "left-out 11", entry)?,
            apart: words(apart, "apart", 8, "apart 1-2", pair)?,
            matching,
        })
    }
}

impl AnyCertificate {
    /// Reads the certificate of a draw of players or of teams, by its title. An error names the line.
    pub fn parse(text: &str) -> Result<Self, CertificateError> {
        match text.lines().next() {
            Some(TEAM_TITLE) => TeamCertificate::parse(text).map(Self::Teams),
            _ => DrawCertificate::parse(text).map(Self::Players),
        }
    }
}

impl FromStr for DrawCertificate {
    type Err = CertificateError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::parse(text)
    }
}

pub(crate) fn row(text: &mut String, field: &str, values: &[impl Display]) {
    text.push_str(field);
    for value in values {
        let _ = write!(text, " {value}");
    }
    text.push('\n');
}

/// The `N` lines of the head, missing ones empty, and the certificate of the matching below them.
pub(crate) fn head<'a, const N: usize>(
    text: &'a str,
    title: &'static str,
) -> Result<([&'a str; N], Certificate), CertificateError> {
    let mut lines = text.lines();
    let head = std::array::from_fn(|_| lines.next().unwrap_or_default());
    if head[0] != title {
        return Err(CertificateError::Head { line: 1, what: "the title", example: title });
    }
    let rest: usize = text.split_inclusive('\n').take(N).map(str::len).sum();
    let matching = Certificate::parse(&text[rest..])
        .map_err(|cause| CertificateError::Text { head: N, cause })?;
    Ok((head, matching))
}

/// The first value of a line, after the word that names the line.
pub(crate) fn single<T>(
    text: &str,
    what: &'static str,
    line: usize,
    example: &'static str,
    read: impl Fn(&str) -> Option<T>,
) -> Result<T, CertificateError> {
    let first = words(text, what, line, example, read)?.into_iter().next();
    first.ok_or(CertificateError::Head { line, what, example })
}

pub(crate) fn words<T>(
    text: &str,
    what: &'static str,
    line: usize,
    example: &'static str,
    read: impl Fn(&str) -> Option<T>,
) -> Result<Vec<T>, CertificateError> {
    let mut words = text.split_ascii_whitespace();
    let named = words.next() == Some(what);
    let values: Option<Vec<T>> = words.map(read).collect();
    values.filter(|_| named).ok_or(CertificateError::Head { line, what, example })
}

fn entry(word: &str) -> Option<EntryId> {
    word.parse().ok().map(EntryId)
}

fn pair(word: &str) -> Option<(EntryId, EntryId)> {
    let (a, b) = word.split_once('-')?;
    Some((entry(a)?, entry(b)?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{DrawOptions, draw};

    fn open() -> Tournament {
        let day = chrono::NaiveDate::default();
        let mut open = Tournament::new(preset(System::McMahon, Federation::Egf, "Open", day));
        for id in 1..=9 {
            let rank = format!("{id}k").parse().unwrap();
            open.entries.push(Entry::new(EntryId(id), &format!("Player {id}"), "", rank));
        }
        open
    }

    fn certificate() -> DrawCertificate {
        let options = DrawOptions {
            forbidden: vec![(EntryId(1), EntryId(2)), (EntryId(1), EntryId(77))],
            ..DrawOptions::default()
        };
        draw(&open(), RoundNo(1), &options).unwrap().certificate
    }

    #[test]
    fn what_is_written_reads_back_and_holds() {
        let certificate = certificate();
        let text = certificate.to_text();
        assert!(text.starts_with("draw-certificate 1\nround 1\nseed none\nplayers 1 2 "), "{text}");
        assert!(text.contains("\nfree 9\nleft-out\napart 1-2\nmatching-certificate 1\n"), "{text}");
        assert_eq!(DrawCertificate::parse(&text), Ok(certificate.clone()));
        let checked = certificate.check(&open()).unwrap();
        assert_eq!((checked.pairs.len(), checked.compared), (4, 28));
    }

    #[test]
    fn a_damaged_line_is_named() {
        let text = certificate().to_text();
        let fault = |from: &str, to: &str| {
            DrawCertificate::parse(&text.replacen(from, to, 1)).unwrap_err().to_string()
        };
        assert!(fault("draw-", "drawn-").starts_with("line 1: the title expected"));
        assert!(fault("round 1", "round x").starts_with("line 2: round expected"));
        assert!(fault("players 1", "players one").starts_with("line 4: players expected"));
        assert!(fault("apart 1-2", "apart 12").starts_with("line 8: apart expected"));
        assert!(fault("total ", "sum ").starts_with("after line 8: "));
        assert!(DrawCertificate::parse("").is_err());
    }

    #[test]
    fn another_tournament_is_refused() {
        let certificate = certificate();
        let mut other = open();
        other.entries[4].rank = "9d".parse().unwrap();
        assert!(certificate.check(&other).is_err());
        let mut fewer = open();
        fewer.entries.pop();
        assert_eq!(certificate.check(&fewer), Err(CertificateError::NotTakingPart(EntryId(9))));
        let mut more = open();
        more.entries.push(Entry::new(EntryId(10), "Late", "", "1k".parse().unwrap()));
        assert_eq!(certificate.check(&more), Err(CertificateError::Missing(EntryId(10))));
    }
}
