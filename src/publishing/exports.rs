use std::cell::OnceCell;

use interchange::complaints::{self, Complaint, Listings};
use interchange::{
    Export, ResultTable, aga, csv, h9, json, opengotha, pairgoth, participants, tou, xlsx,
};
use tournament::{RoundNo, Tournament};

use super::{result_table, team_table};

go::named! {
    /// Export formats, those for federations first.
    pub enum FileKind {
        H9 = "h9",
        Tou = "tou",
        Aga = "aga",
        Standings = "standings",
        Teams = "teams",
        Pairings = "pairings",
        Players = "players",
        Workbook = "xlsx",
        Participants = "participants",
        OpenGotha = "opengotha",
        Pairgoth = "pairgoth",
        /// The whole tournament; an import gives it back exactly.
        Tengen = "tengen",
    }
}

/// Makes several files of a tournament; what they share is computed once.
pub struct Exporter<'a> {
    tournament: &'a Tournament,
    public: Tournament,
    table: OnceCell<ResultTable>,
}

impl<'a> Exporter<'a> {
    #[must_use]
    pub fn new(tournament: &'a Tournament) -> Self {
        Self { tournament, public: tournament.public(), table: OnceCell::new() }
    }

    fn table(&self) -> &ResultTable {
        self.table.get_or_init(|| result_table(&self.public))
    }

    /// The file of that kind, and what it cannot express.
    ///
    /// Files of results leave drafts out; whole tournaments hold everything. Pairings are those of `round`, by default
    /// of the last public one.
    #[must_use]
    pub fn export(&self, kind: FileKind, round: Option<RoundNo>) -> Export {
        let public = &self.public;
        match kind {
            FileKind::Players => csv::players(self.tournament, spreadsheet()),
            FileKind::Participants => participants::write(self.tournament),
            FileKind::OpenGotha => opengotha::write(self.tournament),
            FileKind::Pairgoth => pairgoth::write(public),
            FileKind::Tengen => json::write(self.tournament),
            FileKind::Tou => tou::write(public, self.table()),
            FileKind::Aga => aga::write(public, self.table()),
            FileKind::Standings => csv::standings(public, self.table(), spreadsheet()),
            FileKind::Teams => csv::teams(public, &team_table(public), spreadsheet()),
            FileKind::Workbook => xlsx::write(public, self.table(), &team_table(public)),
            FileKind::Pairings => {
                let round = round.or(public.last_public_round()).unwrap_or(RoundNo(1));
                csv::pairings(public, round, spreadsheet())
            }
            FileKind::H9 => h9::write(public, self.table(), h9::Options::default()),
        }
    }

    /// Why the federation would reject that file; empty for formats without a federation.
    #[must_use]
    pub fn complaints(&self, kind: FileKind, listings: &Listings) -> Vec<Complaint> {
        let check = match kind {
            FileKind::H9 => complaints::h9,
            FileKind::Tou => complaints::tou,
            FileKind::Aga => complaints::aga,
            _ => return Vec::new(),
        };
        check(&self.public, self.table(), listings)
    }
}

/// See [`Exporter::export`].
#[must_use]
pub fn export(tournament: &Tournament, kind: FileKind, round: Option<RoundNo>) -> Export {
    Exporter::new(tournament).export(kind, round)
}

/// See [`Exporter::complaints`].
#[must_use]
pub fn complaints(tournament: &Tournament, kind: FileKind, listings: &Listings) -> Vec<Complaint> {
    Exporter::new(tournament).complaints(kind, listings)
}

/// Spreadsheets recognise UTF-8 by its byte order mark.
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
