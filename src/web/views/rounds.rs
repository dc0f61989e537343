//! Public rounds and links to them; the seal of a round, the boards whose draw is proved optimal, with a link to the
//! proof; and changes to a published round.

use crate::web::prelude::*;
use pairing::{AnyCertificate, Coverage, DrawCertificate};
use service::{BoardThen, TableChange};

/// A public round. 404 for drafts and unknown rounds; for a future round the error says so.
pub fn public_round(tournament: &Tournament, no: RoundNo) -> Result<&Round> {
    let round = tournament.round(no).filter(|round| round.is_public() && has_places(round));
    round.ok_or_else(|| match (1..=tournament.settings.rounds).contains(&no.0) {
        true => WebError::RoundToCome(no),
        false => WebError::no_page(),
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

pub fn current_round(tournament: &Tournament) -> Option<&Round> {
    tournament.current_round(Utc::now().naive_utc())
}

pub fn open_within_window(tournament: &Tournament, who: EntryId) -> Option<(&Round, &Board)> {
    tournament.open_within_window(who, Utc::now().naive_utc())
}

/// The last round that counts for standings: the newest, once it has a result, else the one before.
/// If rounds are played at once (windows): the last with a result.
pub fn standings_round(tournament: &Tournament, asked: Option<RoundNo>) -> RoundNo {
    let newest = || {
        let newest = newest_round(tournament)?;
        let played = |round: &&Round| round.boards.iter().any(|b| !b.ending.is_pending());
        match tournament.clock(newest.no).window {
            Some(_) => tournament.rounds.iter().rfind(played).map(|round| round.no),
            None => Some(RoundNo(newest.no.0 - i32::from(!played(&newest)))),
        }
    };
    asked.or_else(newest).unwrap_or(RoundNo(0))
}

/// `After round 3 of 5.`, and the number of open games.
/// If rounds are played at once: how many of all games are finished.
pub fn how_far(t: Lang, tournament: &Tournament, asked: Option<RoundNo>) -> String {
    let (last, missing) = (standings_round(tournament, asked), missing(t, tournament, asked));
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
    let last = standings_round(tournament, asked);
    match last.0 > 0 && are_played_at_once(tournament, asked) {
        true => t.labelled(&t.text(plain), &how_far(t, tournament, asked)),
        false => t.with(after, [("round", last)]),
    }
}

/// Empty if there are none.
pub fn missing(t: Lang, tournament: &Tournament, asked: Option<RoundNo>) -> String {
    let last = standings_round(tournament, asked);
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
    let link = |no| RoundLink {
        no,
        href: public_round(tournament, no).map(|_| href(no)).unwrap_or_default(),
        current: shown == Some(no),
    };
    all.map(RoundNo).map(link).collect()
}

pub fn draft_of(event: &Event, no: RoundNo) -> String {
    event.path(&format!("/draft/{no}"))
}

pub type BoardPlace = (String, i32, i32);

/// A board of a published round. For an unknown table the 404 says which tables the round has.
pub fn board_at<'a>(event: &'a Event, place: &BoardPlace) -> Result<(&'a Round, &'a Board)> {
    let (_, round, table) = place;
    board_in(&event.snapshot.tournament, RoundNo(*round), TableNo(*table))
}

/// As [`board_at`].
pub fn board_in(event: &Tournament, no: RoundNo, table: TableNo) -> Result<(&Round, &Board)> {
    let round = event.round(no).filter(|round| round.is_public()).ok_or_else(WebError::no_page)?;
    Ok((round, round.board_at(table).ok_or_else(|| no_table(round, table))?))
}

/// Says which tables the round has.
pub fn no_table(round: &Round, asked: TableNo) -> WebError {
    let tables = || round.boards.iter().map(|board| board.table);
    let Some((first, last)) = tables().min().zip(tables().max()) else {
        return WebError::no_page();
    };
    let why = Sentence::new("error-no-table").with("table", asked).with("round", round.no);
    WebError::NotFound(why.with("first", first).with("last", last))
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seal {
    pub href: String,
    pub title: String,
    pub note: String,
}

/// `None` if the round was not drawn here, or all boards were changed since.
/// Templates show it with `{{ parts::seal(seal.href, seal.title, seal.note) }}`.
pub fn seal(t: Lang, service: &Service, event: &Event, round: &Round) -> Result<Option<Seal>> {
    let certificate = service.certificate(event.snapshot.id, round.no)?;
    Ok(certificate.and_then(|certificate| any_seal(t, event, round, &certificate)))
}

pub fn any_seal(t: Lang, event: &Event, round: &Round, proof: &AnyCertificate) -> Option<Seal> {
    match proof {
        AnyCertificate::Players(of) => seal_of(t, event, round, of),
        AnyCertificate::Teams(of) => {
            let (all, proved) = (round.teams.matches.len(), of.covers(&round.teams.matches));
            let whole = proved == all && proved == of.pairs().count();
            let part = || t.with("proof-matches", (("count", proved), ("all", all)));
            (proved > 0).then(|| sealed(t, event, round, (!whole).then(part)))
        }
    }
}

pub fn seal_of(t: Lang, event: &Event, round: &Round, proof: &DrawCertificate) -> Option<Seal> {
    let coverage = proof.covers(&round.boards);
    let part = (!coverage.is_whole()).then(|| part_words(t, &coverage));
    (!coverage.proved.is_empty()).then(|| sealed(t, event, round, part))
}

/// `part` says which part is proved, unless everything is.
fn sealed(t: Lang, event: &Event, round: &Round, part: Option<String>) -> Seal {
    Seal {
        href: event.path(&format!("/rounds/{}/proof", round.no)),
        title: t.text(if part.is_none() { "proof-best" } else { "proof-around" }),
        note: part.unwrap_or_else(|| t.text("proof-best-note")),
    }
}

fn part_words(t: Lang, coverage: &Coverage) -> String {
    let (by_hand, apart) = (&coverage.by_hand, coverage.apart.len());
    let pairs = [("count", apart), ("all", apart + coverage.proved.len())];
    let pairs = (apart > 0).then(|| t.with("proof-apart-pairs", pairs));
    let tables = (("count", by_hand.len()), ("tables", table_list(by_hand)));
    let tables = (!by_hand.is_empty()).then(|| t.with("proof-around-tables", tables));
    let said = pairs.into_iter().chain(tables).chain([t.text("proof-around-note")]);
    said.collect::<Vec<_>>().join(" ")
}

pub fn table_list(tables: &[TableNo]) -> String {
    let shown = tables.iter().take(12).map(ToString::to_string);
    shown.chain((tables.len() > 12).then(|| "…".to_owned())).collect::<Vec<_>>().join(", ")
}

pub struct MendedLine {
    /// In the event's time zone.
    pub time: String,
    pub said: Vec<String>,
    pub reason: String,
}

pub fn mended_lines(t: Lang, event: &Event, mended: &[Mended]) -> Vec<MendedLine> {
    let name = |entry: &EntryId| event.name(t, *entry);
    let line = |mended: &Mended| {
        let of_table = mended.tables.iter().map(|change| table(t, event, change));
        let byes = mended.byes.iter().map(|bye| t.with("mended-bye", [("name", name(bye))]));
        let teams = mended.teams.iter().filter_map(|(no, bye)| {
            let name = event.snapshot.tournament.teams.team(*no)?.name.as_str();
            Some(match bye {
                true => t.with("mended-bye", [("name", name)]),
                false => t.with("match-without", [("team", name)]),
            })
        });
        let (time, reason) = (t.time_of(mended.at), mended.reason.clone());
        MendedLine { time, said: of_table.chain(byes).chain(teams).collect(), reason }
    };
    mended.iter().filter(|mended| !mended.withdrawn).map(line).collect()
}

pub fn mended_for(t: Lang, event: &Event, mended: &[Mended], player: EntryId) -> Vec<MendedLine> {
    let sits = |then: &Option<BoardThen>| {
        then.as_ref().is_some_and(|then| then.black == player || then.white == player)
    };
    let theirs = mended.iter().filter(|mended| !mended.withdrawn).map(|mended| {
        let tables = mended.tables.iter();
        let tables = tables.filter(|change| sits(&change.before) || sits(&change.after));
        let byes = mended.byes.iter().copied().filter(|bye| *bye == player).collect();
        let own = event.snapshot.tournament.team_of(player).map(|team| team.no);
        let teams = mended.teams.iter().copied().filter(|(team, _)| Some(*team) == own).collect();
        Mended { tables: tables.cloned().collect(), byes, teams, ..mended.clone() }
    });
    let tells = |mended: &Mended| {
        !(mended.tables.is_empty() && mended.byes.is_empty() && mended.teams.is_empty())
    };
    let theirs: Vec<Mended> = theirs.filter(tells).collect();
    mended_lines(t, event, &theirs)
}

/// By table, the time of its last change: `changed at 10:12`.
pub fn mended_tables(t: Lang, mended: &[Mended]) -> BTreeMap<TableNo, String> {
    let stands = mended.iter().filter(|mended| !mended.withdrawn);
    let of = |mended: &Mended| {
        let said = t.with("mended-at", [("time", t.time_of(mended.at))]);
        mended.tables.iter().map(move |change| (change.table, said.clone())).collect::<Vec<_>>()
    };
    stands.flat_map(of).collect()
}

fn table(t: Lang, event: &Event, change: &TableChange) -> String {
    let seats = |key: &str, then: &BoardThen| {
        let (black, white) = (event.name(t, then.black), event.name(t, then.white));
        t.with(key, (("table", change.table), ("black", black), ("white", white)))
    };
    match (&change.before, &change.after) {
        (Some(before), Some(after))
            if (before.black, before.white) == (after.black, after.white) =>
        {
            let board = Board::new(change.table, after.black, after.white, after.handicap);
            let board = Board { komi: after.komi, ..board };
            let terms = t.terms(after.handicap, event.snapshot.tournament.komi_of(&board));
            t.with("mended-terms", (("table", change.table), ("terms", terms)))
        }
        (Some(_), Some(after)) => seats("mended-seats", after),
        (None, Some(after)) => seats("mended-new", after),
        (Some(before), None) => seats("mended-gone", before),
        (None, None) => String::new(),
    }
}
