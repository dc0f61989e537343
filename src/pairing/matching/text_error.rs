//! Why a text is no certificate.

use thiserror::Error;

use super::text::TITLE;

/// Why a text is no certificate.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum CertificateTextError {
    /// The first line is not the title of a version known here.
    #[error("line 1: expected \"{TITLE}\"")]
    Title,
    /// The text ends too early.
    #[error("line {line}: expected \"{field}\", but the text ends")]
    Ends {
        /// Where it ends.
        line: usize,
        /// What should stand there.
        field: &'static str,
    },
    /// A line begins with another word.
    #[error("line {line}: expected a line that begins with \"{field}\"")]
    Field {
        /// The line.
        line: usize,
        /// What it should begin with.
        field: &'static str,
    },
    /// A word is not a whole number, or not one in range.
    #[error("line {line}, field {field}: \"{word}\" is not a whole number in range")]
    Number {
        /// The line.
        line: usize,
        /// The field.
        field: &'static str,
        /// What stands there, cut after 40 characters.
        word: String,
    },
    /// A line has too few or too many numbers.
    #[error("line {line}, field {field}: {found} numbers, expected {expected}")]
    Length {
        /// The line.
        line: usize,
        /// The field.
        field: &'static str,
        /// How many there should be.
        expected: usize,
        /// How many there are.
        found: usize,
    },
    /// Something follows the end.
    #[error("line {line}: nothing may follow \"end\"")]
    Trailing {
        /// The line.
        line: usize,
    },
}
