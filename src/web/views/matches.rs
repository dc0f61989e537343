//! Matches of teams, with their boards.

use crate::web::prelude::*;
use crate::web::views::board_row::SeatRow;
use crate::web::views::namesakes::told_apart;
use crate::web::views::seal::table_list;
use crate::web::views::windows::not_yet;

#[derive(Clone, Debug)]
pub struct TeamLink {
    pub name: String,
    pub href: String,
}

/// A board of a match. The team named first comes first.
pub struct MatchRow {
    /// `None` if the board is not played.
    pub table: Option<TableNo>,
    pub sides: [Option<SeatRow>; 2],
    /// `None` while it is played.
    pub points: Option<[String; 2]>,
    /// The agreed date, or that there is none, if the round has a window and the board no result.
    pub to_play: Option<String>,
    /// Empty if handicap and komi are the usual ones.
    pub terms: String,
    /// Empty if there is no game record.
    pub game: String,
}

impl MatchRow {
    fn words(&self) -> String {
        let sides = self.sides.iter().flatten().map(|side| side.words.as_str());
        let table = self.table.map(|table| table.to_string());
        table.iter().map(String::as_str).chain(sides).collect::<Vec<_>>().join(" ")
    }
}

pub struct MatchBlock {
    /// The number of the first team, which identifies the match.
    pub no: TeamNo,
    pub teams: [TeamLink; 2],
    /// Board points so far.
    pub score: [String; 2],
    pub tables: String,
    /// The tables and the number of open boards, or which team was absent.
    pub about: String,
    pub rows: Vec<MatchRow>,
    pub words: String,
}

/// `base` is the event's own path.
#[must_use]
pub fn team_link(tournament: &Tournament, no: TeamNo, base: &str) -> TeamLink {
    let name = tournament.teams.team(no).map(|team| team.name.clone());
    TeamLink { name: name.unwrap_or_else(|| no.to_string()), href: format!("{base}/teams/{no}") }
}

/// `base` is the event's own path.
#[must_use]
pub fn match_block(
    t: Lang,
    tournament: &Tournament,
    round: &Round,
    one: &TeamMatch,
    base: &str,
) -> MatchBlock {
    let boards = tournament.match_boards(round, one);
    let sum = |side: usize| boards.iter().map(|board| board.points[side]).sum::<HalfPoints>();
    let teams = [one.first, one.second].map(|no| team_link(tournament, no, base));
    let within = tournament.clock(round.no).window.is_some();
    let rows: Vec<MatchRow> = boards
        .iter()
        .map(|board| {
            let game = both(board.players).and_then(|[first, _]| round.board_of(first));
            let side = |at: usize| side(t, tournament, board.players[at], game, base);
            let over = one.absent.is_some() || game.is_some_and(|game| !game.ending.is_pending());
            MatchRow {
                table: game.map(|game| game.table),
                sides: [side(0), side(1)],
                to_play: game.filter(|_| within && !over).map(|game| not_yet(t, [game])),
                points: over.then(|| board.points.map(|points| t.points(points))),
                terms: game.map(|game| unusual(t, tournament, game)).unwrap_or_default(),
                game: String::new(),
            }
        })
        .collect();
    let words = teams.iter().map(|team| team.name.clone()).chain(rows.iter().map(MatchRow::words));
    let tables = tables(t, &rows);
    MatchBlock {
        no: one.first,
        score: [t.points(sum(0)), t.points(sum(1))],
        about: about(t, one, &rows, &teams, &tables),
        tables,
        words: words.collect::<Vec<_>>().join(" "),
        teams,
        rows,
    }
}

pub(crate) fn both(players: [Option<EntryId>; 2]) -> Option<[EntryId; 2]> {
    let [first, second] = players;
    Some([first?, second?])
}

fn side(
    t: Lang,
    tournament: &Tournament,
    player: Option<EntryId>,
    game: Option<&Board>,
    base: &str,
) -> Option<SeatRow> {
    let entry = tournament.entry(player?)?;
    let row = SeatRow::new(t, entry, &format!("{base}/players/{}", entry.id), false);
    let color = game.and_then(|game| game.color_of(entry.id));
    let won = color.is_some() && game.and_then(|game| game.ending.winner()) == color;
    let name = told_apart(t, tournament, entry);
    Some(SeatRow { color: color.unwrap_or(Color::Black), won, name, ..row })
}

fn unusual(t: Lang, tournament: &Tournament, game: &Board) -> String {
    let komi = tournament.komi_of(game);
    let usual = game.handicap == 0 && komi == tournament.settings.komi;
    if usual { String::new() } else { t.terms(game.handicap, komi) }
}

/// `5–8` for consecutive tables.
#[must_use]
pub fn table_range(tables: &[TableNo]) -> String {
    match tables {
        [first, .., last]
            if tables.windows(2).all(|pair| pair[1].0 == pair[0].0 + 1) && tables.len() > 2 =>
        {
            format!("{first}–{last}")
        }
        _ => table_list(tables),
    }
}

fn tables(t: Lang, rows: &[MatchRow]) -> String {
    let tables: Vec<TableNo> = rows.iter().filter_map(|row| row.table).collect();
    let said = (("count", tables.len()), ("tables", table_range(&tables)));
    if tables.is_empty() { String::new() } else { t.with("match-tables", said) }
}

fn about(
    t: Lang,
    one: &TeamMatch,
    rows: &[MatchRow],
    teams: &[TeamLink; 2],
    tables: &str,
) -> String {
    let away = |at: usize| t.with("match-absent", [("team", teams[at].name.as_str())]);
    match one.absent {
        Some(Absentee::First) => return away(0),
        Some(Absentee::Second) => return away(1),
        Some(Absentee::Both) => return t.text("match-absent-both"),
        None => {}
    }
    let plays =
        |row: &&MatchRow| row.table.is_some() && row.points.is_none() && row.to_play.is_none();
    let open = rows.iter().filter(plays).count();
    let open = if open == 0 { String::new() } else { t.with("match-open", [("n", open)]) };
    t.listed([tables, &open])
}
