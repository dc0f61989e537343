//! How commands write what they found, as `--format` names it.

use clap::ValueEnum;
use serde::Serialize;

/// A document as indented JSON that ends with a line break.
pub(super) fn pretty(document: &impl Serialize) -> String {
    let text = serde_json::to_string_pretty(document);
    text.expect("names, numbers and lists are always JSON") + "\n"
}

/// How weights and pairings are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum RowFormat {
    /// Fields parted by tabs, a header first.
    Tsv,
    /// JSON.
    Json,
}

/// How standings are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum TableFormat {
    /// Fields parted by tabs, a header first.
    Tsv,
    /// One object with criteria and rows.
    Json,
    /// Columns side by side, for reading.
    Table,
}

/// How a report on a game, or a ruling, is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum ReportFormat {
    /// One object.
    Json,
    /// For people.
    Table,
}
