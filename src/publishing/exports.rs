use std::cell::OnceCell;

use interchange::complaints::{Complaint, Listings};
use interchange::{
    Export, ResultRow, ResultTable, aga, complaints, csv, h9, json, opengotha, pairgoth,
    participants, table_as_read, tou, xlsx,
};
use standings::{filed_standings, team_lines, team_standings};
use tournament::{RoundNo, TableNo, Tournament};

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

    /// Whether the file would hold no player and no game; never of a whole tournament.
    pub fn is_empty(&self, kind: FileKind) -> bool {
        let public = &self.public;
        match kind {
            FileKind::H9 | FileKind::Tou => !complaints::has_players(public, self.table()),
            FileKind::Aga => !aga::has_players(public, self.table()),
            FileKind::Teams => public.teams.list.is_empty(),
            FileKind::Pairings => public.rounds.iter().all(|round| round.boards.is_empty()),
            FileKind::OpenGotha | FileKind::Pairgoth | FileKind::Tengen => false,
            FileKind::Standings
            | FileKind::Players
            | FileKind::Workbook
            | FileKind::Participants => public.entries.is_empty(),
        }
    }

    /// Why the federation would reject that file; empty for formats without a federation.
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

/// The standings after the last round with a game, for exporters; for an imported list of results the imported ones,
/// as long as its results are unchanged.
#[must_use]
pub fn result_table(tournament: &Tournament) -> ResultTable {
    if let Some(as_read) = table_as_read(tournament) {
        return as_read;
    }
    let through = tournament.last_round_with_games().unwrap_or(RoundNo(0));
    let standings = filed_standings(tournament, through);
    ResultTable {
        criteria: standings.criteria.iter().map(ToString::to_string).collect(),
        rows: standings
            .rows
            .iter()
            .map(|row| ResultRow {
                entry_index: row.index,
                place: row.place,
                shared_with_above: row.shared,
                criteria_values: row.values.iter().map(ToString::to_string).collect(),
            })
            .collect(),
    }
}

/// The standings of teams after the last round with a game, as lines with a header; empty without teams.
#[must_use]
pub fn team_table(tournament: &Tournament) -> Vec<Vec<String>> {
    if tournament.teams.list.is_empty() {
        return Vec::new();
    }
    let through = tournament.last_round_with_games().unwrap_or(RoundNo(0));
    team_lines(tournament, &team_standings(tournament, through))
}

/// How a file writes one board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Written {
    /// The cells in the rows of Black and of White.
    Cells([String; 2]),
    Board(String),
    /// The file leaves the game out.
    LeftOut,
}

/// What each format of results writes of a board of a public round, in the format's own words, by the code that writes
/// the files; empty if there is no such board.
#[must_use]
pub fn written(tournament: &Tournament, no: RoundNo, table: TableNo) -> Vec<(FileKind, Written)> {
    let public = tournament.public();
    let Some(round) = public.round(no) else { return Vec::new() };
    let Some(board) = round.board_at(table) else { return Vec::new() };
    let results = result_table(&public);
    let seats = [board.black, board.white];
    let line = |line: Option<String>| line.map_or(Written::LeftOut, Written::Board);
    vec![
        (
            FileKind::H9,
            Written::Cells(h9::cells(&public, &results, h9::Options::default(), no, seats)),
        ),
        (FileKind::Tou, Written::Cells(tou::cells(&public, &results, no, seats))),
        (FileKind::Aga, line(aga::line(&public, &results, board))),
        (FileKind::Standings, Written::Cells(csv::cells(&public, &results, no, seats))),
        (FileKind::Pairings, Written::Board(board.ending.to_string())),
        (FileKind::OpenGotha, Written::Board(opengotha::result_name(&public, board).to_owned())),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use tournament::{
        Board, Ending, Entry, EntryId, Federation, NoResultPolicy, Round, RoundState, System,
        preset,
    };

    use crate::export;

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

    fn with(ending: &str) -> Tournament {
        let day = chrono::NaiveDate::from_ymd_opt(2026, 5, 1).unwrap();
        let mut open = Tournament::new(preset(System::McMahon, Federation::Egf, "Open", day));
        open.settings.points.no_result = NoResultPolicy::Half;
        for (id, name) in [(1, "Abe"), (2, "Berg"), (3, "Cao"), (4, "Diaz")] {
            let entry = Entry::new(EntryId(id), name, "X", "1d".parse().unwrap());
            open.entries.push(Entry { aga_id: (20_000 + id).to_string(), ..entry });
        }
        let mut round = Round::empty(RoundNo(1), RoundState::Published);
        for (table, black, white) in [(1, 1, 2), (2, 3, 4)] {
            round.boards.push(Board::new(TableNo(table), EntryId(black), EntryId(white), 0));
        }
        round.boards[0].ending = ending.parse().unwrap();
        open.rounds.push(round);
        open
    }

    #[test]
    fn what_is_shown_is_what_the_files_hold() {
        for ending in ["B+R", "W+I", "0", "W+F", "both-lose", "both-lose!", "void", "?"] {
            let open = with(ending);
            for (kind, written) in written(&open, RoundNo(1), TableNo(1)) {
                let bytes = export(&open, kind, Some(RoundNo(1))).bytes;
                let file = String::from_utf8_lossy(&bytes);
                match written {
                    Written::Cells(cells) => {
                        for cell in cells {
                            let there = file.contains(&cell);
                            assert!(!cell.is_empty() && there, "{ending} {kind:?} {cell}");
                        }
                    }
                    Written::Board(words) => {
                        assert!(file.contains(&words), "{ending} {kind:?} {words}");
                    }
                    Written::LeftOut => {
                        let games = file.split("GAMES 1").nth(1).unwrap();
                        assert_eq!(games.trim(), "END", "{ending} {kind:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn outcomes_differ_where_the_formats_can_say_it() {
        let of = |ending: &str, kind: FileKind| {
            let all = written(&with(ending), RoundNo(1), TableNo(1));
            all.into_iter().find(|(found, _)| *found == kind).unwrap().1
        };
        let board = |text: &str| Written::Board(text.to_owned());
        assert_eq!(of("both-lose", FileKind::OpenGotha), board("RESULT_BOTHLOSE"));
        assert_eq!(of("void", FileKind::OpenGotha), board("RESULT_EQUAL_BYDEF"));
        assert_eq!(of("void", FileKind::Pairings), board("void"));
        assert_eq!(of("0", FileKind::Aga), Written::LeftOut);
        assert_eq!(of("B+I", FileKind::Aga), board("20002\t20001\tB\t0\t7"));
        assert!(written(&with("0"), RoundNo(2), TableNo(1)).is_empty());
    }
}
