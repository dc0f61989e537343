//! Places and what follows from them: criteria, divisions with promotion and relegation, prizes, and the consequences
//! of a result before it is confirmed.

use crate::web::prelude::*;
use publishing::{Written, written};
use standings::{Award, MoveLine, Row, Value};

use crate::web::views::words::group_words;

pub struct CriterionColumn {
    pub criterion: Criterion,
    /// Name in files and addresses.
    pub code: &'static str,
    /// The column heading: `Score`, `SOS`.
    pub head: String,
    pub name: String,
    pub about: String,
}

impl CriterionColumn {
    pub fn new(t: Lang, criterion: Criterion) -> Self {
        let code = criterion.name();
        let text = |kind: &str| t.text(&format!("column-{kind}{}", code.to_lowercase()));
        // Criteria of MacMahon scores and of wins have the same headings.
        let head = t.text(&format!("column-{}", code.to_lowercase().replace("sm", "sw")));
        Self { criterion, code, head, name: text("name-"), about: text("about-") }
    }

    /// Columns with the same heading get their names in files as headings.
    pub fn all(t: Lang, criteria: &[Criterion]) -> Vec<Self> {
        let mut columns: Vec<Self> = criteria.iter().map(|c| Self::new(t, *c)).collect();
        let heads: Vec<String> = columns.iter().map(|column| column.head.clone()).collect();
        let twice = |head: &str| heads.iter().filter(|other| *other == head).count() > 1;
        let alike = columns.iter_mut().filter(|column| twice(&column.head));
        alike.for_each(|column| column.head = column.code.to_owned());
        columns
    }
}

pub fn value_text(t: Lang, criterion: Criterion, value: Value, entry: &Entry) -> String {
    match criterion {
        Criterion::Rank => t.rank(entry.rank),
        _ => t.decimals(&value.to_string()),
    }
}

pub struct DivisionRow {
    pub place: String,
    pub who: DivisionMember,
    pub name: String,
    pub href: String,
    pub score: String,
    /// `Some(true)` if promoted, `Some(false)` if relegated.
    pub moves: Option<bool>,
    /// Whether the place is shared across a line, so that it does not decide the move.
    pub equal: bool,
    /// The line below this row: whether it is for promotion, and its words.
    pub line: Option<(bool, String)>,
    pub equals: Option<String>,
}

pub fn organises_all<'a>(
    account: &Account,
    roles: &[(TournamentId, Role)],
    all: impl IntoIterator<Item = &'a Arc<Snapshot>>,
) -> bool {
    let organises = |one: &Arc<Snapshot>| roles.contains(&(one.id, Role::Organiser));
    account.0.is_owner || all.into_iter().all(organises)
}

/// Division, series and season in words, and the link to all divisions; `None` without a series.
pub fn division_link(t: Lang, event: &Event) -> Option<(String, String)> {
    let own = &event.snapshot.tournament.settings.division;
    let no = if own.no > 0 { t.with("division-no", [("no", own.no)]) } else { String::new() };
    let words = t.listed([&own.series, &own.season, &no]);
    own.is_of_series(own).then(|| (words, event.path("/divisions")))
}

/// How many are promoted and relegated: none from the highest division up, none from the lowest down.
/// `all` are the events of the series.
pub fn move_counts(event: &Tournament, all: &[Arc<Snapshot>]) -> (usize, usize) {
    let (own, season) = (&event.settings.division, event.settings.season);
    let below = |one: &Arc<Snapshot>| {
        let other = &one.tournament.settings.division;
        other.season == own.season && other.no > own.no
    };
    let alone = !own.is_of_series(own);
    let up = if alone || own.no > 1 { season.up } else { 0 };
    let down = if alone || all.iter().any(below) { season.down } else { 0 };
    (up.into(), down.into())
}

pub fn too_short(t: Lang, rows: usize, (up, down): (usize, usize)) -> String {
    let short = up + down > 0 && up + down >= rows && rows > 0;
    let words = || t.with("standings-short", (("n", rows), ("up", up), ("down", down)));
    short.then(words).unwrap_or_default()
}

pub fn move_words(t: Lang, line: MoveLine) -> String {
    let key = match (line.up, line.is_decided()) {
        (true, true) => "standings-up",
        (true, false) => "standings-up-open",
        (false, true) => "standings-down",
        (false, false) => "standings-down-open",
    };
    t.with(key, [("n", line.count)])
}

/// The public table after the last round, of teams or else of players, with the lines of [`move_counts`].
/// Before the first round there are no lines.
pub fn division_rows(
    t: Lang,
    tournament: &Tournament,
    base: &str,
    all: &[Arc<Snapshot>],
) -> Vec<DivisionRow> {
    let through = tournament.last_public_round().unwrap_or(RoundNo(0));
    let (up, down) = match through {
        RoundNo(0) => (0, 0),
        _ => move_counts(tournament, all),
    };
    let row = |place, who, name: &str, href: String, score: Option<String>| DivisionRow {
        place,
        who,
        name: name.to_owned(),
        href: format!("{base}{href}"),
        score: score.unwrap_or_default(),
        moves: None,
        equal: false,
        line: None,
        equals: None,
    };
    let (mut rows, lines): (Vec<DivisionRow>, _) = if tournament.teams.meet() {
        let standings = team_standings(tournament, through);
        let team = |of: &standings::TeamRow| {
            let (place, who) = (team_place(&standings, of.place), DivisionMember::Team(of.team));
            let score = of.values.first().map(|value| team_value(t, *value));
            let name = &tournament.teams.list[of.index].name;
            row(place, who, name, format!("/teams/{}", of.team), score)
        };
        (standings.rows.iter().map(team).collect(), standings.move_lines(up, down))
    } else {
        let standings = listed_standings(tournament, through);
        let player = |of: &standings::Row| {
            let entry = &tournament.entries[of.index];
            let value = standings.criteria.first().zip(of.values.first());
            let score = value.map(|(one, value)| value_text(t, *one, *value, entry));
            let (place, who) = (of.place.to_string(), DivisionMember::Entry(entry.id));
            row(place, who, &t.person(entry), format!("/players/{}", entry.id), score)
        };
        (standings.rows.iter().map(player).collect(), standings.move_lines(up, down))
    };
    let count = rows.len();
    for line in lines {
        rows[line.above - 1].line = Some((line.up, move_words(t, line)));
        let moving = if line.up { 0..line.above } else { line.above..count };
        rows[moving].iter_mut().for_each(|row| row.moves = Some(line.up));
        let equal = &mut rows[line.equals.0..line.equals.1];
        equal.iter_mut().for_each(|row| row.equal = true);
        let names = t.listed(equal.iter().map(|row| &row.name));
        rows[line.above - 1].equals =
            (!line.is_decided()).then(|| t.with("division-equals", [("names", names)]));
    }
    rows
}

/// `Best kyu`, or whom it is for: `top places, women`.
pub fn prize_for(t: Lang, kind: &PrizeRule) -> String {
    let of = t.text(&format!("prizes-of-{}", kind.of));
    let group = Some(&kind.group).filter(|group| **group != Group::All);
    let of = t.listed([of].into_iter().chain(group.map(|group| group_words(t, group))));
    if kind.name.is_empty() { of } else { format!("{} ({of})", kind.name) }
}

/// `1st 300 EUR, 2nd 200 EUR`; of those who won every round each gets the first.
pub fn prize_list(t: Lang, kind: &PrizeRule) -> String {
    let said = |(place, prize): (usize, &String)| match kind.of {
        PrizeFor::AllWins => prize.clone(),
        _ => format!("{} {prize}", t.with("prizes-place", [("place", place)])),
    };
    t.listed((1..).zip(&kind.prizes).map(said))
}

pub struct GivenPrize {
    pub what: String,
    pub place: u32,
    pub prizes: String,
    /// Each one's share of a shared prize.
    pub each: Option<String>,
    pub to: Vec<(String, String)>,
}

pub fn given(t: Lang, tournament: &Tournament, rules: &PrizeRules, award: &Award) -> GivenPrize {
    let kind = &rules.kinds[award.kind];
    let categories = kind.of == PrizeFor::Categories;
    let part_of = if categories { "prizes-part-category" } else { "prizes-part-start" };
    let part = award.part.map(|part| t.with(part_of, [("part", part)]));
    let name = match kind.of {
        _ if !kind.name.is_empty() => kind.name.clone(),
        PrizeFor::Teams if kind.group == Group::default() => t.text("way-teams"),
        PrizeFor::Teams => t.listed([group_words(t, &kind.group), t.text("way-teams")]),
        PrizeFor::AllWins => t.listed([group_words(t, &kind.group), t.text("prizes-all-wins")]),
        _ => group_words(t, &kind.group),
    };
    let person = |id: &EntryId| {
        let entry = tournament.entry(*id);
        entry.map(|entry| (t.person(entry), entry.rank.to_string())).unwrap_or_default()
    };
    let teams = award.teams.iter().filter_map(|no| tournament.teams.team(*no));
    let teams = teams.map(|team| (team.name.clone(), String::new()));
    let people = award.to.iter().filter(|_| award.teams.is_empty()).map(person);
    let to: Vec<(String, String)> = people.chain(teams).collect();
    let each = award.each.as_ref().filter(|_| to.len() > 1 || award.prizes.len() > 1);
    GivenPrize {
        what: t.listed([Some(name), part].into_iter().flatten()),
        place: award.place,
        prizes: award.prizes.join(" + "),
        each: each.map(|each| t.with("prizes-each", [("each", each.to_string())])),
        to,
    }
}

/// Label, answer and note.
pub type Fact = (String, String, String);

pub fn result(cx: &Cx, before: Ending, after: Ending) -> Fact {
    let (label, [old, new]) = (cx.text("result"), [before, after].map(|ending| cx.ending(ending)));
    if before == after {
        return (label, new, cx.text("result-unchanged"));
    }
    (label, cx.with("before-after", [("before", old), ("after", new)]), worth(cx, after))
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
    let others = (others > 0).then(|| cx.with("standings-others", [("n", others)]));
    let others = others.map(|said| (cx.text("way-standings"), said, String::new()));
    players.filter_map(of).chain(others).collect()
}

pub fn files(cx: &Cx, round: RoundNo, after: &Board) -> Vec<Fact> {
    let then = with_board(cx.tournament(), round, after);
    let line = |(kind, written): (publishing::FileKind, Written)| {
        let said = match written {
            Written::Cells([black, white]) => {
                cx.with("written-cells", [("black", black), ("white", white)])
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
    let boards = rounds.flat_map(|round| &mut round.boards);
    boards.filter(|board| board.table == after.table).for_each(|board| board.clone_from(after));
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
    let change = |name: &str, [before, after]: [String; 2]| {
        t.with("standings-change", (("name", name), ("before", before), ("after", after)))
    };
    let columns = CriterionColumn::all(t, &new.criteria);
    let values = columns.iter().zip(was.values.iter().zip(&is.values));
    let changed = values.filter(|(_, (before, after))| before != after);
    let changed = changed.map(|(column, (before, after))| {
        change(&column.head, [*before, *after].map(|it| value_text(t, column.criterion, it, entry)))
    });
    let place = match t.text("place") {
        place if was.place == is.place => format!("{place} {}", is.place),
        place => change(&place, [was.place, is.place].map(|place| place.to_string())),
    };
    (was != is).then(|| (t.person(entry), place, t.listed(changed)))
}
