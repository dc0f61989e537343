//! How commands write what they found, as `--format` names it.

use clap::ValueEnum;

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
