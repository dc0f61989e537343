//! Consequences of a result before it is confirmed: points, tie-breaks, ratings, files.

use crate::web::prelude::*;
use publishing::{Written, written};
use standings::Row;

use super::criteria::{CriterionColumn, shown};

/// Label, answer and note.
pub type Fact = (String, String, String);

pub fn result(cx: &Cx, before: Ending, after: Ending) -> Fact {
    let label = cx.text("result");
    if before == after {
        return (label, cx.ending(after), cx.text("result-unchanged"));
    }
    let (old, new) = (cx.ending(before), cx.ending(after));
    let said = cx.with("before-after", (("before", old), ("after", new)));
    (label, said, worth(cx, after))
}

/// `1 to Black, 0 to White`, and whether the game is unrated.
pub fn worth(cx: &Cx, ending: Ending) -> String {
    let points = cx.tournament().settings.points;
    if ending.is_pending() || points.replays(ending) {
        return cx.text("result-open");
    }
    let of = |side| cx.points(ending.points(side, points.no_result));
    let worth = cx.with("who-worth", (("black", of(Color::Black)), ("white", of(Color::White))));
    if ending.is_rated() { worth } else { format!("{worth}. {}", cx.text("result-unrated")) }
}

/// Empty if the result fits the board's komi.
pub fn odd_words(t: Lang, tournament: &Tournament, board: &Board, ending: Ending) -> String {
    match tournament.oddity(board, ending) {
        Some(Oddity::Komi(komi)) => {
            t.with("odd-komi", (("result", t.ending(ending)), ("komi", t.points(komi))))
        }
        Some(Oddity::Tie(winner)) => t.with("odd-tie", [("color", t.color(winner))]),
        Some(Oddity::TooManyPoints(_)) | None => String::new(),
    }
}

/// The changed places and tie-breaks of both players, and how many other rows change.
/// `after` replaces the board at its table.
pub fn tie_breaks(cx: &Cx, round: RoundNo, after: &Board) -> Vec<Fact> {
    let now = cx.tournament().public();
    let through = now.last_public_round().unwrap_or(round);
    let then = with_board(&now, round, after);
    let (old, new) = (listed_standings(&now, through), listed_standings(&then, through));
    let others = moved(&old, &new, after);
    let players = [after.black, after.white].into_iter();
    let of = |id| player(cx.t, now.entry(id)?, (&old, &new));
    let others = (others > 0).then(|| {
        (cx.text("way-standings"), cx.with("standings-others", [("n", others)]), String::new())
    });
    players.filter_map(of).chain(others).collect()
}

pub fn files(cx: &Cx, round: RoundNo, after: &Board) -> Vec<Fact> {
    let then = with_board(cx.tournament(), round, after);
    let line = |(kind, written): (publishing::FileKind, Written)| {
        let said = match written {
            Written::Cells([black, white]) => {
                cx.with("written-cells", (("black", black), ("white", white)))
            }
            Written::Board(words) => words.replace('\t', " "),
            Written::LeftOut => cx.text("written-left-out"),
        };
        (cx.text(&format!("download-{}", kind.name())), said, String::new())
    };
    written(&then, round, after.table).into_iter().map(line).collect()
}

fn with_board(now: &Tournament, no: RoundNo, after: &Board) -> Tournament {
    let mut then = now.clone();
    let rounds = then.rounds.iter_mut().filter(|round| round.no == no);
    for board in rounds.flat_map(|round| &mut round.boards) {
        if board.table == after.table {
            *board = after.clone();
        }
    }
    then
}

fn moved(old: &Standings, new: &Standings, board: &Board) -> usize {
    let other = |row: &&Row| board.color_of(row.entry).is_none();
    let differs = |row: &&Row| {
        old.row_of(row.entry).is_some_and(|was| was.place != row.place || was.values != row.values)
    };
    new.rows.iter().filter(other).filter(differs).count()
}

fn player(t: Lang, entry: &Entry, (old, new): (&Standings, &Standings)) -> Option<Fact> {
    let (was, is) = (old.row_of(entry.id)?, new.row_of(entry.id)?);
    let change = |name: &str, before: String, after: String| {
        t.with("standings-change", (("name", name), ("before", before), ("after", after)))
    };
    let columns = CriterionColumn::all(t, &new.criteria);
    let values = columns.iter().zip(was.values.iter().zip(&is.values));
    let changed = values.filter(|(_, (before, after))| before != after);
    let changed = changed.map(|(column, (before, after))| {
        let words = |value| shown(t, column.criterion, value, entry);
        change(&column.head, words(*before), words(*after))
    });
    let place = t.text("place");
    let place = if was.place == is.place {
        format!("{place} {}", is.place)
    } else {
        change(&place, was.place.to_string(), is.place.to_string())
    };
    (was != is).then(|| (t.person(entry), place, t.listed(changed)))
}
