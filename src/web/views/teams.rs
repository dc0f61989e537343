//! Teams: matches with their boards, criteria and reports in words, and line-ups as a captain or an arbiter fills
//! them in.

use crate::web::prelude::*;
use standings::{TeamPart, TeamStandings, TeamTerm, Value};

use crate::web::views::people::SeatRow;
use crate::web::views::windows::open_words;
use crate::web::views::words::clock;

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
        let sides = self.sides.iter().flatten().map(|side| side.person.words.clone());
        let table = self.table.map(|table| table.to_string());
        table.into_iter().chain(sides).collect::<Vec<_>>().join(" ")
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

impl MatchBlock {
    pub fn first_table(&self) -> Option<TableNo> {
        self.rows.iter().filter_map(|row| row.table).min()
    }
}

/// `base` is the event's own path.
pub fn team_link(tournament: &Tournament, no: TeamNo, base: &str) -> TeamLink {
    let name = tournament.teams.team(no).map(|team| team.name.clone());
    TeamLink { name: name.unwrap_or_else(|| no.to_string()), href: format!("{base}/teams/{no}") }
}

/// `base` is the event's own path.
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
    let row = |board: &MatchBoard| {
        let [first, second] = board.players;
        let game = second.and(first).and_then(|player| round.board_of(player));
        let over = one.absent.is_some() || game.is_some_and(|game| !game.ending.is_pending());
        MatchRow {
            table: game.map(|game| game.table),
            sides: board.players.map(|player| side(t, tournament, player, game, base)),
            to_play: game.filter(|_| within && !over).map(|game| open_words(t, [game])),
            points: over.then(|| board.points.map(|points| t.points(points))),
            terms: game.map(|game| unusual(t, tournament, game)).unwrap_or_default(),
            game: String::new(),
        }
    };
    let rows: Vec<MatchRow> = boards.iter().map(row).collect();
    let words = teams.iter().map(|team| team.name.clone()).chain(rows.iter().map(MatchRow::words));
    let (words, tables) = (words.collect::<Vec<_>>().join(" "), tables(t, &rows));
    let (no, score) = (one.first, [sum(0), sum(1)].map(|points| t.points(points)));
    MatchBlock {
        no,
        score,
        about: about(t, tournament, (round.no, one), &rows, &teams, &tables),
        tables,
        words,
        teams,
        rows,
    }
}

/// The matches of a round by table; those without a table come last.
pub fn match_blocks(t: Lang, tournament: &Tournament, round: &Round) -> Vec<MatchBlock> {
    let block = |one| match_block(t, tournament, round, one, "");
    let mut blocks: Vec<_> = round.teams.matches.iter().map(block).collect();
    blocks.sort_by_key(|block| block.first_table().unwrap_or(TableNo(i32::MAX)));
    blocks
}

fn side(
    t: Lang,
    tournament: &Tournament,
    player: Option<EntryId>,
    game: Option<&Board>,
    base: &str,
) -> Option<SeatRow> {
    let entry = tournament.entry(player?)?;
    let color = game.and_then(|game| game.color_of(entry.id));
    let won = color.is_some() && game.and_then(|game| game.ending.winner()) == color;
    let person = PlayerRow::among(t, tournament, entry, &format!("{base}/players/"));
    Some(SeatRow { color: color.unwrap_or(Color::Black), won, person })
}

fn unusual(t: Lang, tournament: &Tournament, game: &Board) -> String {
    let komi = tournament.komi_of(game);
    let usual = game.handicap == 0 && komi == tournament.settings.komi;
    if usual { String::new() } else { t.terms(game.handicap, komi) }
}

/// `5–8` for consecutive tables.
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
    tournament: &Tournament,
    (no, one): (RoundNo, &TeamMatch),
    rows: &[MatchRow],
    teams: &[TeamLink; 2],
    tables: &str,
) -> String {
    let away = |at: usize| {
        let team = tournament.teams.team([one.first, one.second][at]);
        let left = team.is_some_and(|team| tournament.has_left(team, no));
        let key = if left { "match-left" } else { "match-absent" };
        t.with(key, [("team", teams[at].name.as_str())])
    };
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

pub struct TeamColumn {
    /// Name in files.
    pub code: &'static str,
    pub head: String,
    pub about: String,
}

impl TeamColumn {
    pub fn new(t: Lang, criterion: TeamCriterion) -> Self {
        let code = criterion.name();
        if let Some(n) = criterion.boards().filter(|boards| *boards < 10) {
            let with = |key| t.with(key, [("n", n)]);
            return Self { code, head: with("team-column-bdwu"), about: with("team-about-bdwu") };
        }
        let text = |kind: &str| t.text(&format!("team-{kind}-{}", code.to_lowercase()));
        Self { code, head: text("column"), about: text("about") }
    }
}

/// `7½`.
pub fn team_value(t: Lang, value: Value) -> String {
    t.decimals(&value.to_string())
}

/// `3`, or `=3` if teams share the place.
pub fn team_place(standings: &TeamStandings, place: u32) -> String {
    let shared = standings.rows.iter().filter(|row| row.place == place).nth(1).is_some();
    format!("{}{place}", if shared { "=" } else { "" })
}

fn match_result(t: Lang, result: MatchResult) -> String {
    t.text(match result {
        MatchResult::Win => "match-won",
        MatchResult::Draw => "match-drawn",
        MatchResult::Nothing => "match-lost",
    })
}

pub fn match_words(
    t: Lang,
    tournament: &Tournament,
    (round, one): (&Round, &TeamMatch),
    result: MatchResult,
) -> String {
    let boards = tournament.boards_of(round, one.first);
    let begun = boards.iter().any(|(board, _)| !board.ending.is_pending());
    let weeks = tournament.clock(round.no).window.is_some();
    match tournament.is_open(round, one) {
        true if weeks && !begun => open_words(t, boards.iter().map(|(board, _)| *board)),
        true => t.text("match-playing"),
        false => match_result(t, result),
    }
}

/// The source of a term in a team's value: `Round 2, Bora, won`.
pub fn term_words(t: Lang, tournament: &Tournament, term: &TeamTerm) -> String {
    if let TeamPart::Start(rating) = term.part {
        let rating = rating.map(|rating| rating.to_string()).unwrap_or_default();
        return t.with("team-start", [("rating", rating)]);
    }
    let round = t.with("round-number", [("round", term.round)]);
    let opponent = term.opponent.and_then(|no| tournament.teams.team(no));
    let met = tournament.round(term.round).zip(opponent).and_then(|(round, opponent)| {
        Some((round, round.teams.matches.iter().find(|one| one.has(opponent.no))?))
    });
    let opponent = opponent.map(|team| team.name.clone()).unwrap_or_default();
    let how = match term.part {
        TeamPart::Match(result) => match met {
            Some(met) => match_words(t, tournament, met, result),
            None => match_result(t, result),
        },
        TeamPart::Bye => t.text("free-bye"),
        TeamPart::Adjustment(at) => {
            tournament.teams.adjustments.get(at).map(|one| one.reason.clone()).unwrap_or_default()
        }
        TeamPart::WeightedBoards => t.text("team-weighted"),
        TeamPart::Rating { board, entry } => {
            let name = tournament.entry(entry).map(|entry| t.person(entry)).unwrap_or_default();
            t.listed([t.with("team-board", [("n", board)]), name])
        }
        TeamPart::Divided => t.with("team-divided", [("n", tournament.teams.size)]),
        _ => String::new(),
    };
    t.listed([round, opponent, how])
}

/// A report in a sentence with the arguments `name` and `result`.
pub fn report_as(t: Lang, event: &Event, sentence: &str, word: &Reported) -> String {
    t.with(sentence, (("name", author(t, event, word)), ("result", t.ending(word.ending))))
}

/// The reports of a board; in one sentence if both players agree and no captain reported.
pub fn report_words(t: Lang, event: &Event, board: &Board, said: &[Reported]) -> String {
    if let (Reports::Same(ending), false) = (Reports::at(board, said), by_captain(said)) {
        return t.with("boards-said-both", [("result", t.ending(ending))]);
    }
    said.iter().map(|one| report_as(t, event, "boards-said", one)).collect::<Vec<_>>().join(". ")
}

pub fn by_captain(said: &[Reported]) -> bool {
    said.iter().any(|word| word.captain.is_some())
}

pub fn author(t: Lang, event: &Event, word: &Reported) -> String {
    let name = event.name(t, word.by);
    let Some(captain) = word.captain else { return name };
    t.with("said-by-captain", (("name", name), ("captain", event.name(t, captain))))
}

/// Who reported which result of a board, and when.
pub fn report(cx: &Cx, word: &Reported) -> String {
    let (who, at) = (author(cx.t, &cx.event, word), clock(cx.t, word.at));
    cx.with("inbox-said", (("name", who), ("result", cx.ending(word.ending)), ("time", at)))
}

const MOST: usize = 10;

pub fn short(t: Lang, tournament: &Tournament, team: &Team, no: RoundNo) -> Option<String> {
    let here = tournament.line_up(team, no).players().count();
    let size = usize::from(tournament.teams.size);
    let args = (("team", team.name.as_str()), ("n", here), ("of", size));
    (here < size).then(|| t.with("match-short", args))
}

/// That a team has left, and from when; empty if it has not.
pub fn leaving_words(t: Lang, tournament: &Tournament, team: &Team) -> String {
    let left = tournament.left_from(team);
    left.map(|from| t.with("team-left", [("round", from)])).unwrap_or_default()
}

pub struct LineUpBoard {
    pub no: usize,
    pub field: String,
    /// An absent player, one above a stronger one, or a gap above a filled board. May be empty.
    pub warn: String,
}

pub struct LineUpView {
    pub form: Form,
    pub boards: Vec<LineUpBoard>,
    /// The choices; the first is for an empty board.
    pub players: Vec<(String, String)>,
    /// The players without a board, in words; may be empty.
    pub substitutes: String,
    /// Whether the line-up was declared, as opposed to derived from the squad.
    pub declared: bool,
    /// Whether somebody declared it, as opposed to fixed by publication.
    pub handed_in: bool,
}

impl FromForm for LineUp {
    fn from_form(reader: &mut Reader<'_>) -> Option<Self> {
        let typed = |no| reader.typed(&field(no)).parse().ok().map(EntryId);
        let mut boards: Vec<Option<EntryId>> = (1..=MOST).map(typed).collect();
        boards.truncate(boards.iter().rposition(Option::is_some).map_or(0, |at| at + 1));
        Some(Self(boards))
    }
}

fn field(no: usize) -> String {
    format!("board_{no}")
}

fn fields_of(line_up: &LineUp) -> Fields {
    line_up.players().map(|(no, player)| (field(no), player.to_string())).collect()
}

pub fn line_up_form(tournament: &Tournament, team: &Team, no: RoundNo) -> Form {
    Form::filled(fields_of(&tournament.line_up(team, no)))
}

/// The form sorted by strength, if requested; not saved yet.
pub fn sorted(tournament: &Tournament, form: &Form) -> Option<Form> {
    form.has("sort").then(|| {
        let typed: LineUp = form.parse().unwrap_or_default();
        let players = typed.players().map(|(_, player)| player).collect();
        let order = tournament.by_strength(players).into_iter().map(Some).collect();
        Form::filled(fields_of(&LineUp(order)))
    })
}

impl LineUpView {
    pub fn new(cx: &Cx, team: &Team, no: RoundNo, form: Form) -> Self {
        let tournament = cx.tournament();
        let named = |id: &EntryId| format!("{} {}", cx.player(id), cx.rank_of(id));
        let typed: LineUp = form.parse().unwrap_or_default();
        let (wrong, gaps) = (tournament.out_of_order(&typed), typed.gaps());
        let away: Vec<EntryId> = tournament.away(&typed, no).collect();
        let warn = |board: usize| {
            if let Some(player) = typed.at(board).filter(|player| away.contains(player)) {
                return cx.with("warning-not-taking-part", [("name", named(&player))]);
            }
            if gaps.contains(&board) {
                return cx.with("line-up-gap", (("team", team.name.as_str()), ("n", board)));
            }
            let wrong = wrong.iter().find(|(at, ..)| *at == board);
            let both = |upper, lower| [("upper", named(upper)), ("lower", named(lower))];
            let said = wrong.map(|(_, upper, lower)| cx.with("line-up-order", both(upper, lower)));
            said.unwrap_or_default()
        };
        let board = |no| LineUpBoard { no, field: field(no), warn: warn(no) };
        let boards = (1..=usize::from(tournament.teams.size)).map(board);
        let here = |id: &&EntryId| tournament.entry(**id).is_some_and(|one| one.takes_part(no));
        let present: Vec<EntryId> = team.squad.iter().filter(here).copied().collect();
        let seated: Vec<EntryId> = typed.players().map(|(_, player)| player).collect();
        let left = present.iter().filter(|id| !seated.contains(id)).map(named);
        // A declared player stays in the list even if absent.
        let away = seated.iter().filter(|id| !present.contains(id));
        let people = present.iter().chain(away).map(|id| (id.to_string(), named(id)));
        let nobody = (String::new(), cx.text("match-nobody"));
        Self {
            boards: boards.collect(),
            players: std::iter::once(nobody).chain(people).collect(),
            substitutes: cx.listed(left),
            declared: team.line_ups.contains_key(&no),
            handed_in: team.has_declared(no),
            form,
        }
    }
}
