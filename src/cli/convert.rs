use super::prelude::*;
use crate::interchange::{Export, ResultTable, aga, csv, h9, json, opengotha, pairgoth, tou, xlsx};
use crate::publishing::{FileKind, team_table};
use clap::ValueEnum;

/// What `convert` can write.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, ValueEnum)]
pub enum Target {
    /// Results for the European Go Database.
    H9,
    /// Results for the French federation.
    Tou,
    /// A report for the American Go Association.
    Aga,
    /// Standings for a spreadsheet.
    Csv,
    /// Tengen's own file.
    Json,
    /// A tournament of OpenGotha.
    #[value(name = "opengotha")]
    OpenGotha,
    /// A tournament of Pairgoth.
    Pairgoth,
    /// Players, standings and pairings as a workbook.
    Xlsx,
}

impl Target {
    pub(super) fn name(self) -> String {
        self.to_possible_value().map(|value| value.get_name().to_owned()).unwrap_or_default()
    }

    /// `None` if no federation checks the format.
    pub(super) const fn checked(self) -> Option<FileKind> {
        match self {
            Self::H9 => Some(FileKind::H9),
            Self::Tou => Some(FileKind::Tou),
            Self::Aga => Some(FileKind::Aga),
            Self::Csv | Self::Json | Self::OpenGotha | Self::Pairgoth | Self::Xlsx => None,
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Converted {
    /// For standard output, in the format's own encoding.
    pub output: Vec<u8>,
    /// For standard error, a line for each thing that the format cannot express.
    pub notes: Vec<String>,
}

/// `standings` is called where the format has places.
pub fn convert(
    tournament: &Tournament,
    target: Target,
    standings: impl FnOnce(&Tournament) -> ResultTable,
) -> Converted {
    let export: Export = match target {
        Target::H9 => h9::write(tournament, &standings(tournament), h9::Options::default()),
        Target::Tou => tou::write(tournament, &standings(tournament)),
        Target::Aga => aga::write(tournament, &standings(tournament)),
        Target::Csv => csv::standings(tournament, &standings(tournament), csv::Options::default()),
        Target::Json => json::write(tournament),
        Target::OpenGotha => opengotha::write(tournament),
        Target::Pairgoth => pairgoth::write(tournament),
        Target::Xlsx => xlsx::write(tournament, &standings(tournament), &team_table(tournament)),
    };
    let notes = export.notes.iter().map(|note| note.to_string().replace('\n', " ")).collect();
    Converted { output: export.bytes, notes }
}
