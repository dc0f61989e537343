use interchange::{aga, csv, h9, opengotha, tou};
use tournament::{RoundNo, TableNo, Tournament};

use super::{FileKind, result_table};

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
        (
            FileKind::OpenGotha,
            Written::Board(opengotha::result_name(&public, round, board).to_owned()),
        ),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::export;
    use tournament::{
        Board, Entry, EntryId, Federation, NoResultPolicy, Round, RoundState, System, preset,
    };

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
