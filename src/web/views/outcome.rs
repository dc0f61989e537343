//! Consequences of a result before it is confirmed: points, tie-breaks, ratings, files.

use crate::web::prelude::*;
use publishing::{Written, written};
use standings::Row;

use super::criteria::{CriterionColumn, shown};

/// Label, answer and note.
pub type Fact = (String, String, String);

pub fn result(t: Lang, event: &Event, before: Ending, after: Ending) -> Fact {
    let label = t.text("result");
    if before == after {
        return (label, t.ending(after), t.text("result-unchanged"));
    }
    let (old, new) = (t.ending(before), t.ending(after));
    let said = t.with("before-after", (("before", old), ("after", new)));
    (label, said, worth(t, event, after))
}

/// `1 to Black, 0 to White`, and whether the game is unrated.
pub fn worth(t: Lang, event: &Event, ending: Ending) -> String {
    let points = event.snapshot.tournament.settings.points;
    if ending.is_pending() || points.replays(ending) {
        return t.text("result-open");
    }
    let of = |side| t.points(ending.points(side, points.no_result));
    let worth = t.with("who-worth", (("black", of(Color::Black)), ("white", of(Color::White))));
    if ending.is_rated() { worth } else { format!("{worth}. {}", t.text("result-unrated")) }
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

pub fn rated(t: Lang, ending: Ending) -> Fact {
    let said = match ending {
        Ending::Pending => t.text("rated-open"),
        ending if ending.is_rated() => t.text("rated-yes"),
        _ => t.text("result-unrated"),
    };
    (t.text("rated"), said, String::new())
}

/// The changed places and tie-breaks of both players, and how many other rows change.
/// `after` replaces the board at its table.
pub fn tie_breaks(t: Lang, event: &Event, round: RoundNo, after: &Board) -> Vec<Fact> {
    let now = event.snapshot.tournament.public();
    let through = now.last_public_round().unwrap_or(round);
    let then = with_board(&now, round, after);
    let (old, new) = (listed_standings(&now, through), listed_standings(&then, through));
    let others = moved(&old, &new, after);
    let players = [after.black, after.white].into_iter();
    let mut facts: Vec<Fact> =
        players.filter_map(|entry| player(t, &now, (&old, &new), entry)).collect();
    if others > 0 {
        let said = t.with("standings-others", [("n", others)]);
        facts.push((t.text("way-standings"), said, String::new()));
    }
    facts
}

pub fn files(t: Lang, event: &Event, round: RoundNo, after: &Board) -> Vec<Fact> {
    let then = with_board(&event.snapshot.tournament, round, after);
    let line = |(kind, written): (publishing::FileKind, Written)| {
        let said = match written {
            Written::Cells([black, white]) => {
                t.with("written-cells", (("black", black), ("white", white)))
            }
            Written::Board(words) => words.replace('\t', " "),
            Written::LeftOut => t.text("written-left-out"),
        };
        (t.text(&format!("download-{}", kind.name())), said, String::new())
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

fn player(
    t: Lang,
    tournament: &Tournament,
    (old, new): (&Standings, &Standings),
    id: EntryId,
) -> Option<Fact> {
    let entry = tournament.entry(id)?;
    let (was, is) = (old.row_of(id)?, new.row_of(id)?);
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
