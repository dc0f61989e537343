use std::fmt;

use super::text::TITLE;

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
