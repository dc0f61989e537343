//! A certificate as lines of text, to be stored with the round it proves.
//!
//! ```text
//! matching-certificate 1
//! vertices 4
//! total 27
//! partners 1 0 3 2
//! duals 9 9 18 18
//! order 0 1 2 3
//! blossom 0 3 4
//! end
//! ```
//!
//! A blossom line gives the place of the first vertex in the order, the size and the dual. Nothing may follow the
//! last line.

use std::fmt::{self, Write as _};
use std::str::FromStr;

use super::certificate::{Blossom, Certificate};

const TITLE: &str = "matching-certificate 1";
const MOST: usize = 1 << 24;

impl Certificate {
    /// The certificate as text.
    pub fn to_text(&self) -> String {
        let mut text = format!("{TITLE}\nvertices {}\ntotal {}\n", self.partners.len(), self.total);
        row(&mut text, "partners", &self.partners);
        row(&mut text, "duals", &self.duals);
        row(&mut text, "order", &self.order);
        for Blossom { start, size, dual } in &self.blossoms {
            let _ = writeln!(text, "blossom {start} {size} {dual}");
        }
        text.push_str("end\n");
        text
    }

    /// Reads a certificate. Its form is checked here, its truth by [`check`](super::check()).
    pub fn parse(text: &str) -> Result<Self, CertificateTextError> {
        let mut reader = Reader { lines: text.lines().collect(), at: 0 };
        if reader.lines.first().copied() != Some(TITLE) {
            return Err(CertificateTextError::Title);
        }
        reader.at = 1;
        let count: usize = reader.single("vertices")?;
        if count > MOST {
            return Err(number(2, "vertices", &count.to_string()));
        }
        let total = reader.single("total")?;
        let partners = reader.numbers("partners", count)?;
        let duals = reader.numbers("duals", count)?;
        let order = reader.numbers("order", count)?;
        let blossoms = reader.blossoms()?;
        reader.end()?;
        Ok(Certificate { partners, duals, order, blossoms, total })
    }
}

impl FromStr for Certificate {
    type Err = CertificateTextError;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Certificate::parse(text)
    }
}

fn row<T: std::fmt::Display>(text: &mut String, field: &str, values: &[T]) {
    text.push_str(field);
    for value in values {
        let _ = write!(text, " {value}");
    }
    text.push('\n');
}

fn number(line: usize, field: &'static str, word: &str) -> CertificateTextError {
    let word = word.chars().take(40).collect();
    CertificateTextError::Number { line, field, word }
}

struct Reader<'a> {
    lines: Vec<&'a str>,
    at: usize,
}

impl<'a> Reader<'a> {
    fn line(&self, field: &'static str) -> Result<&'a str, CertificateTextError> {
        let ends = CertificateTextError::Ends { line: self.at + 1, field };
        self.lines.get(self.at).copied().ok_or(ends)
    }

    fn numbers<T: FromStr>(
        &mut self,
        field: &'static str,
        expected: usize,
    ) -> Result<Vec<T>, CertificateTextError> {
        let text = self.line(field)?;
        let line = self.at + 1;
        let mut words = text.split_ascii_whitespace();
        if words.next() != Some(field) {
            return Err(CertificateTextError::Field { line, field });
        }
        let read = |word: &str| word.parse().map_err(|_| number(line, field, word));
        let values: Vec<T> = words.map(read).collect::<Result<_, _>>()?;
        if values.len() != expected {
            let found = values.len();
            return Err(CertificateTextError::Length { line, field, expected, found });
        }
        self.at += 1;
        Ok(values)
    }

    fn single<T: FromStr>(&mut self, field: &'static str) -> Result<T, CertificateTextError> {
        let mut values = self.numbers(field, 1)?;
        Ok(values.pop().expect("the length has been checked"))
    }

    fn blossoms(&mut self) -> Result<Vec<Blossom>, CertificateTextError> {
        let mut blossoms = Vec::new();
        while self.line("end")? != "end" {
            let line = self.at + 1;
            let values: Vec<i128> = self.numbers("blossom", 3)?;
            let place = |value: i128| {
                let word = value.to_string();
                usize::try_from(value).map_err(|_| number(line, "blossom", &word))
            };
            blossoms.push(Blossom {
                start: place(values[0])?,
                size: place(values[1])?,
                dual: values[2],
            });
        }
        Ok(blossoms)
    }

    fn end(&self) -> Result<(), CertificateTextError> {
        if self.lines.len() == self.at + 1 {
            return Ok(());
        }
        Err(CertificateTextError::Trailing { line: self.at + 2 })
    }
}

/// Why a text is no certificate.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // the fields say what they hold
pub enum CertificateTextError {
    /// The first line is not the title of a version known here.
    Title,
    /// The text ends too early.
    Ends { line: usize, field: &'static str },
    /// A line begins with another word.
    Field { line: usize, field: &'static str },
    /// A word is not a whole number, or not one in range.
    Number { line: usize, field: &'static str, word: String },
    /// A line has too few or too many numbers.
    Length { line: usize, field: &'static str, expected: usize, found: usize },
    /// Something follows the end.
    Trailing { line: usize },
}

impl fmt::Display for CertificateTextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Title => write!(f, "line 1: expected \"{TITLE}\""),
            Self::Ends { line, field } => {
                write!(f, "line {line}: expected \"{field}\", but the text ends")
            }
            Self::Field { line, field } => {
                write!(f, "line {line}: expected a line that begins with \"{field}\"")
            }
            Self::Number { line, field, word } => {
                write!(f, "line {line}, field {field}: \"{word}\" is not a whole number in range")
            }
            Self::Length { line, field, expected, found } => {
                write!(f, "line {line}, field {field}: {found} numbers, expected {expected}")
            }
            Self::Trailing { line } => write!(f, "line {line}: nothing may follow \"end\""),
        }
    }
}

impl std::error::Error for CertificateTextError {}
