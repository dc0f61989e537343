use interchange::{Export, aga, csv, h9, json, opengotha, participants, tou};
use tournament::{RoundNo, Tournament};

use super::result_table;

/// A file that can be handed out of a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FileKind {
    /// Results for the European Go Database.
    H9,
    /// Results for the French federation.
    Tou,
    /// A report for the American Go Association.
    Aga,
    /// Players for a spreadsheet.
    Players,
    /// Pairings of one round for a spreadsheet.
    Pairings,
    /// Standings for a spreadsheet.
    Standings,
    /// A list of participants, as other programs read it.
    Participants,
    /// A tournament of OpenGotha.
    OpenGotha,
    /// The whole tournament, as Tengen reads it back exactly.
    Tengen,
}

impl FileKind {
    /// Every kind, those for federations first.
    pub const ALL: [Self; 9] = [
        Self::H9,
        Self::Tou,
        Self::Aga,
        Self::Standings,
        Self::Pairings,
        Self::Players,
        Self::Participants,
        Self::OpenGotha,
        Self::Tengen,
    ];

    /// Its name in addresses.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::H9 => "h9",
            Self::Tou => "tou",
            Self::Aga => "aga",
            Self::Players => "players",
            Self::Pairings => "pairings",
            Self::Standings => "standings",
            Self::Participants => "participants",
            Self::OpenGotha => "opengotha",
            Self::Tengen => "tengen",
        }
    }

    /// The kind of that name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }

    /// Whether it tells results, which drafts are not.
    #[must_use]
    pub const fn tells_results(self) -> bool {
        matches!(self, Self::H9 | Self::Tou | Self::Aga | Self::Pairings | Self::Standings)
    }
}

/// The file of that kind, with what it cannot say.
///
/// Files that tell results leave drafts out; whole tournaments hold everything. Pairings are those of
/// `round`, without one of the last that everybody may see.
#[must_use]
pub fn export(tournament: &Tournament, kind: FileKind, round: Option<RoundNo>) -> Export {
    match kind {
        FileKind::Players => csv::players(tournament, spreadsheet()),
        FileKind::Participants => participants::write(tournament),
        FileKind::OpenGotha => opengotha::write(tournament),
        FileKind::Tengen => json::write(tournament),
        _ => results(&tournament.public(), kind, round),
    }
}

fn results(public: &Tournament, kind: FileKind, round: Option<RoundNo>) -> Export {
    match kind {
        FileKind::Tou => tou::write(public, &result_table(public)),
        FileKind::Aga => aga::write(public, &result_table(public)),
        FileKind::Standings => csv::standings(public, &result_table(public), spreadsheet()),
        FileKind::Pairings => {
            let round = round.or(public.last_public_round()).unwrap_or(RoundNo(1));
            csv::pairings(public, round, spreadsheet())
        }
        _ => h9::write(public, &result_table(public), h9::Options::default()),
    }
}

/// Spreadsheets know UTF-8 by its mark.
const fn spreadsheet() -> csv::Options {
    csv::Options { mark: true }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tournament::{
        Board, Ending, Entry, EntryId, Federation, Round, RoundState, System, TableNo, preset,
    };

    fn with_draft() -> Tournament {
        let day = chrono::NaiveDate::from_ymd_opt(2026, 5, 1).unwrap();
        let mut open = Tournament::new(preset(System::McMahon, Federation::Egf, "Open", day));
        for (id, name) in [(1, "Abe"), (2, "Berg")] {
            open.entries.push(Entry::new(EntryId(id), name, "", "1d".parse().unwrap()));
        }
        for (no, state) in [(1, RoundState::Published), (2, RoundState::Draft)] {
            let mut round = Round::empty(RoundNo(no), state);
            let mut board = Board::new(TableNo(1), EntryId(1), EntryId(2), 0);
            board.ending = Ending::won(go::Color::Black);
            round.boards.push(board);
            open.rounds.push(round);
        }
        open
    }

    #[test]
    fn drafts_are_told_to_nobody_but_those_who_keep_everything() {
        let open = with_draft();
        let text = |kind| String::from_utf8(export(&open, kind, None).bytes).unwrap();
        assert!(
            text(FileKind::Standings).contains("r1") && !text(FileKind::Standings).contains("r2")
        );
        assert!(!text(FileKind::H9).contains("+/b0    2"));
        assert!(text(FileKind::Tengen).contains("\"draft\""));
    }

    #[test]
    fn every_kind_is_found_by_its_name() {
        for kind in FileKind::ALL {
            assert_eq!(FileKind::named(kind.name()), Some(kind));
        }
        assert_eq!(FileKind::named("pdf"), None);
    }
}
