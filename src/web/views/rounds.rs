//! Public rounds, and links to rounds.

use crate::web::prelude::*;

/// A public round. 404 for drafts and unknown rounds; for a future round the error says so.
pub fn public_round(tournament: &Tournament, no: RoundNo) -> Result<&Round> {
    let round = tournament.round(no).filter(|round| round.is_public() && has_places(round));
    let to_come = (1..=tournament.settings.rounds).contains(&no.0);
    round.ok_or_else(|| {
        if !to_come {
            return WebError::no_page();
        }
        WebError::NotFound(Sentence::new("error-round-to-come").with("round", no))
    })
}

fn has_places(round: &Round) -> bool {
    !round.boards.is_empty() || !round.byes.is_empty()
}

pub fn newest_round(tournament: &Tournament) -> Option<&Round> {
    tournament.rounds.iter().rfind(|round| round.is_public() && has_places(round))
}

/// Whether a published round has no results yet and no running clock.
pub fn is_fresh(tournament: &Tournament, round: &Round) -> bool {
    let clock = tournament.clock(round.no);
    let unplayed = round.boards.iter().all(|board| board.ending.is_pending());
    unplayed && clock.started.is_none() && clock.window.is_none()
}

/// See [`Tournament::current_round`].
pub fn current_round(tournament: &Tournament) -> Option<&Round> {
    tournament.current_round(Utc::now().naive_utc())
}

/// See [`Tournament::open_within_window`].
pub fn open_within_window(tournament: &Tournament, who: EntryId) -> Option<(&Round, &Board)> {
    tournament.open_within_window(who, Utc::now().naive_utc())
}

/// The last round that counts for standings: the newest, once it has a result, else the one before.
/// If rounds are played at once (windows): the last with a result.
pub fn through(tournament: &Tournament, asked: Option<RoundNo>) -> RoundNo {
    let newest = || {
        let newest = newest_round(tournament)?;
        let played = |round: &&Round| round.boards.iter().any(|b| !b.ending.is_pending());
        if tournament.clock(newest.no).window.is_some() {
            return tournament.rounds.iter().rfind(played).map(|round| round.no);
        }
        Some(RoundNo(if played(&newest) { newest.no.0 } else { newest.no.0 - 1 }))
    };
    asked.or_else(newest).unwrap_or(RoundNo(0))
}

/// `After round 3 of 5.`, and the number of open games.
/// If rounds are played at once: how many of all games are finished.
pub fn how_far(t: Lang, tournament: &Tournament, asked: Option<RoundNo>) -> String {
    let (last, missing) = (through(tournament, asked), missing(t, tournament, asked));
    if last.0 == 0 {
        return t.text("standings-none");
    }
    if are_played_at_once(tournament, asked) && !missing.is_empty() {
        return missing;
    }
    let after = (("round", last), ("of", tournament.settings.rounds));
    format!("{} {missing}", t.with("standings-after", after)).trim_end().to_owned()
}

/// The title of a sheet: the text `after` with the round; if rounds are played at once, the text `plain`.
pub fn sheet_title(
    t: Lang,
    tournament: &Tournament,
    asked: Option<RoundNo>,
    (after, plain): (&str, &str),
) -> String {
    let last = through(tournament, asked);
    match last.0 > 0 && are_played_at_once(tournament, asked) {
        true => t.labelled(&t.text(plain), &how_far(t, tournament, asked)),
        false => t.with(after, [("round", last)]),
    }
}

/// Empty if there are none.
pub fn missing(t: Lang, tournament: &Tournament, asked: Option<RoundNo>) -> String {
    let last = through(tournament, asked);
    let at_once = are_played_at_once(tournament, asked);
    let public = tournament.rounds.iter().filter(|round| round.is_public());
    let counted = public.filter(|round| at_once || round.no <= last);
    let (mut all, mut open, mut of_last) = (0, 0, 0);
    for round in counted {
        let pending = round.pending().count();
        (all, open) = (all + round.boards.len(), open + pending);
        of_last = if round.no == last { pending } else { of_last };
    }
    match open {
        0 => String::new(),
        open if open == of_last => t.with("standings-open", [("open", open)]),
        open => t.with("standings-games", (("played", all - open), ("total", all))),
    }
}

/// Whether several rounds with windows are open: then there is no single current round.
fn are_played_at_once(tournament: &Tournament, asked: Option<RoundNo>) -> bool {
    let windows =
        newest_round(tournament).is_some_and(|one| tournament.clock(one.no).window.is_some());
    let open = |round: &&Round| round.is_public() && round.pending().next().is_some();
    asked.is_none() && windows && tournament.rounds.iter().filter(open).count() > 1
}

pub struct RoundLink {
    pub no: RoundNo,
    /// Empty unless it is published.
    pub href: String,
    pub current: bool,
}

pub fn round_links(
    tournament: &Tournament,
    shown: Option<RoundNo>,
    href: impl Fn(RoundNo) -> String,
) -> Vec<RoundLink> {
    let last = tournament.rounds.iter().map(|round| round.no.0).max().unwrap_or(0);
    let all = 1..=tournament.settings.rounds.max(last);
    all.map(RoundNo)
        .map(|no| RoundLink {
            no,
            href: public_round(tournament, no).map(|_| href(no)).unwrap_or_default(),
            current: shown == Some(no),
        })
        .collect()
}

pub fn draft_of(event: &Event, no: RoundNo) -> String {
    event.path(&format!("/draft/{no}"))
}

pub type BoardPlace = (String, i32, i32);

/// A board of a published round. For an unknown table the 404 says which tables the round has.
pub fn board_at<'a>(event: &'a Event, place: &BoardPlace) -> Result<(&'a Round, &'a Board)> {
    let (_, round, table) = place;
    let round = event.snapshot.tournament.round(RoundNo(*round)).filter(|r| r.is_public());
    let round = round.ok_or_else(WebError::no_page)?;
    let board = round.board_at(TableNo(*table)).ok_or_else(|| no_table(round, TableNo(*table)))?;
    Ok((round, board))
}

fn no_table(round: &Round, asked: TableNo) -> WebError {
    let tables = || round.boards.iter().map(|board| board.table);
    let Some((first, last)) = tables().min().zip(tables().max()) else {
        return WebError::no_page();
    };
    let why = Sentence::new("error-no-table").with("table", asked).with("round", round.no);
    WebError::NotFound(why.with("first", first).with("last", last))
}
