//! What a ruling does to the result: in points, in tie-breaks, in the lists.

use crate::desk::Proposal;
use crate::go::Color;
use crate::referee::Effect;
use crate::standings::{Row, Standings, standings};
use crate::tournament::{Ending, EntryId, Tournament};
use crate::web::public::{Column, shown};
use crate::web::{Event, Lang};

/// Label, answer and note of a list of facts.
pub(super) type Fact = (String, String, String);

/// What the board shows after an effect.
pub(super) fn ending_after(proposal: &Proposal, effect: &Effect) -> Ending {
    effect.verdict.ending().unwrap_or(proposal.before)
}

/// The result before and after, with what it is worth.
pub(super) fn result(t: Lang, event: &Event, before: Ending, after: Ending) -> Fact {
    let label = t.text("result");
    if before == after {
        return (label, t.ending(after), t.text("result-unchanged"));
    }
    let (old, new) = (t.ending(before), t.ending(after));
    let said = t.with("result-becomes", (("before", old), ("after", new)));
    (label, said, worth(t, event, after))
}

/// `1 to Black, 0 to White`, and what does not count.
pub(super) fn worth(t: Lang, event: &Event, ending: Ending) -> String {
    let policy = event.snapshot.tournament.settings.points.no_result;
    let points = |side| t.points(ending.points(side, policy));
    if ending.is_pending() {
        return t.text("result-open");
    }
    let (black, white) = (points(Color::Black), points(Color::White));
    let worth = t.with("who-worth", (("black", black), ("white", white)));
    let unrated = ending.is_by_default() || ending == Ending::NoResult;
    if unrated { format!("{worth}. {}", t.text("result-unrated")) } else { worth }
}

/// The places and tie-breaks of the two players that become others, a line each.
pub(super) fn tie_breaks(t: Lang, event: &Event, proposal: &Proposal, after: Ending) -> Vec<Fact> {
    if after == proposal.shows {
        return Vec::new();
    }
    let now = event.snapshot.tournament.public();
    let through = now.last_public_round().unwrap_or(proposal.seats.round);
    let then = with_ending(&now, proposal, after);
    let (old, new) = (standings(&now, through), standings(&then, through));
    let others = moved(&old, &new, proposal);
    let players = [proposal.seats.black, proposal.seats.white].into_iter();
    let mut facts: Vec<Fact> =
        players.filter_map(|entry| player(t, &now, (&old, &new), entry)).collect();
    if others > 0 {
        let said = t.with("standings-others", [("n", others)]);
        facts.push((t.text("way-standings"), said, String::new()));
    }
    facts
}

fn with_ending(now: &Tournament, proposal: &Proposal, ending: Ending) -> Tournament {
    let mut then = now.clone();
    let seats = &proposal.seats;
    let rounds = then.rounds.iter_mut().filter(|round| round.no == seats.round);
    for board in rounds.flat_map(|round| &mut round.boards) {
        if board.table == seats.table {
            board.ending = ending;
        }
    }
    then
}

/// How many others have another place or value then.
fn moved(old: &Standings, new: &Standings, proposal: &Proposal) -> usize {
    let own = |row: &&Row| row.entry != proposal.seats.black && row.entry != proposal.seats.white;
    let differs = |row: &&Row| {
        old.row_of(row.entry).is_some_and(|was| was.place != row.place || was.values != row.values)
    };
    new.rows.iter().filter(own).filter(differs).count()
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
    let columns = Column::all(t, &new.criteria);
    let values = columns.iter().zip(was.values.iter().zip(&is.values));
    let changed = values.filter(|(_, (before, after))| before != after);
    let changed = changed.map(|(column, (before, after))| {
        let words = |value| shown(t, column.criterion, value, entry);
        change(&column.head, words(*before), words(*after))
    });
    let changed: Vec<String> = changed.collect();
    let place = t.text("standings-place");
    let place = change(&place, was.place.to_string(), is.place.to_string());
    (was != is).then(|| (t.person(entry), place, changed.join(", ")))
}
