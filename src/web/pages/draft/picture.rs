//! A round at a glance: pairs as arcs, the same in words, differences of score and rank as bar charts, and facts.

use crate::web::prelude::*;
use pairing::{GroupPlayer, RoundPicture, ScoreGroup, score_groups};

use super::arcs::{Arcs, arcs};
use super::proof::visible;
use super::sentences::name;
use super::team_why;
use super::why::{as_drawn, base};
use crate::web::views::seal::table_list;

/// The longest bar, in SVG units.
const LONGEST: usize = 155;

/// The height of a bar's row, in SVG units.
const ROW: usize = 26;

struct Bar {
    label: String,
    count: usize,
    length: usize,
    top: usize,
}

struct Bars {
    title: String,
    height: usize,
    bars: Vec<Bar>,
}

struct GroupInWords {
    score: String,
    players: usize,
    pairs: Vec<PairInWords>,
    /// Players without a board, and whether they have a bye.
    free: Vec<(Side, bool)>,
}

/// A board, listed in the group of its player with the higher place.
struct PairInWords {
    table: TableNo,
    sides: [Side; 2],
    /// Empty if they have the same score.
    down: String,
}

struct Side {
    color: Option<Color>,
    number: usize,
    name: String,
    rank: String,
}

#[derive(Template)]
#[template(path = "draft/picture.html")]
struct PicturePage {
    cx: Page,
    no: RoundNo,
    said: String,
    arcs: [Arcs; 2],
    groups: Vec<GroupInWords>,
    charts: Vec<Bars>,
    facts: Vec<(String, String)>,
    floaters: Vec<String>,
    why: String,
    back: String,
}

pub async fn show(visit: Visit, place: Path<(String, i32)>) -> Answer {
    let no = RoundNo(place.1);
    let round = visible(&visit.event, no)?;
    if !round.teams.is_empty() {
        return team_why::answer(visit, no).await;
    }
    let base = base(round);
    let view = move |page, event: &Event, service: &Service| {
        let drawn = as_drawn(service, &event.snapshot, no)?.ok_or_else(WebError::no_page)?;
        let boards = &visible(event, no)?.boards;
        let picture = RoundPicture::of(&drawn.context, boards);
        view(page, event, no, (&picture, &score_groups(&drawn.context, boards)))
    };
    visit.answer(&format!("{base}/{no}/why"), view).await
}

fn view(
    page: Page,
    event: &Event,
    no: RoundNo,
    (picture, groups): (&RoundPicture, &[ScoreGroup]),
) -> Result<PicturePage> {
    let (t, round) = (page.t, visible(event, no)?);
    let base = base(round);
    let counts = (
        ("players", groups.iter().map(|group| group.players.len()).sum::<usize>()),
        ("groups", groups.len()),
        ("boards", round.boards.len()),
        ("down", picture.floaters.len()),
    );
    Ok(PicturePage {
        cx: page.titled(t.with("picture-title", [("round", no)])),
        no,
        said: t.with("picture-said", counts),
        arcs: arcs(t, groups),
        groups: in_words(t, &event.snapshot.tournament, &round.byes, groups),
        charts: charts(t, picture),
        facts: facts(t, picture),
        floaters: floaters(t, &event.snapshot.tournament, picture),
        why: event.path(&format!("{base}/{no}/why")),
        back: event.path(&format!("{base}/{no}")),
    })
}

/// The picture in words. Each board is listed once, by its player with the higher place.
fn in_words(
    t: Lang,
    tournament: &Tournament,
    byes: &[EntryId],
    groups: &[ScoreGroup],
) -> Vec<GroupInWords> {
    let all = || groups.iter().flat_map(|g| g.players.iter().map(move |player| (g.score, player)));
    let score = |score: i32| t.decimals(&score.to_string());
    let side = |player: &GroupPlayer| Side {
        color: player.seat.map(|seat| seat.color),
        number: player.number,
        name: name(t, tournament, player.entry),
        rank: rank(t, tournament, player.entry),
    };
    let pair = |(own, player): (i32, &GroupPlayer)| {
        let seat = player.seat?;
        let opponent = seat.opponent.filter(|number| *number > player.number)?;
        let (theirs, other) = all().nth(opponent - 1)?;
        let down = (("number", player.number), ("score", score(theirs)));
        let down = if theirs == own { String::new() } else { t.with("picture-down", down) };
        Some(PairInWords { table: seat.table, sides: [side(player), side(other)], down })
    };
    let told = |group: &ScoreGroup| {
        let players = group.players.iter().map(|player| (group.score, player));
        let free = group.players.iter().filter(|player| player.seat.is_none());
        GroupInWords {
            score: t.with("picture-score", [("score", score(group.score))]),
            players: group.players.len(),
            pairs: players.filter_map(pair).collect(),
            free: free.map(|player| (side(player), byes.contains(&player.entry))).collect(),
        }
    };
    groups.iter().map(told).collect()
}

fn rank(t: Lang, tournament: &Tournament, id: EntryId) -> String {
    tournament.entry(id).map(|entry| t.rank(entry.rank)).unwrap_or_default()
}

fn charts(t: Lang, picture: &RoundPicture) -> Vec<Bars> {
    let apart = |n: u32| n.to_string();
    let stones = |n: u8| if n == 0 { t.text("even") } else { n.to_string() };
    vec![
        bars(t.text("picture-groups"), picture.groups_apart.iter().map(|(n, c)| (apart(*n), *c))),
        bars(t.text("picture-ranks"), picture.ranks_apart.iter().map(|(n, c)| (apart(*n), *c))),
        bars(t.text("picture-handicaps"), picture.handicaps.iter().map(|(n, c)| (stones(*n), *c))),
    ]
}

fn bars(title: String, rows: impl Iterator<Item = (String, usize)>) -> Bars {
    let rows: Vec<_> = rows.collect();
    let most = rows.iter().map(|(_, count)| *count).max().unwrap_or(0).max(1);
    let bar = |(at, (label, count)): (usize, (String, usize))| Bar {
        label,
        count,
        length: (count * LONGEST / most).max(1),
        top: at * ROW,
    };
    Bars {
        title,
        height: rows.len().max(1) * ROW,
        bars: rows.into_iter().enumerate().map(bar).collect(),
    }
}

fn facts(t: Lang, picture: &RoundPicture) -> Vec<(String, String)> {
    let of = |could: usize, met: &[TableNo]| {
        let counts = (("count", met.len()), ("could", could.saturating_sub(met.len())));
        let said = t.with("picture-avoided", counts);
        if met.is_empty() { said } else { format!("{said} {}", tables(t, met)) }
    };
    vec![
        (t.text("picture-repeats"), of(picture.could_repeat, &picture.repeats)),
        (t.text("picture-clubmates"), of(picture.could_be_clubmates, &picture.clubmates)),
        (t.text("picture-floaters"), picture.floaters.len().to_string()),
    ]
}

fn tables(t: Lang, tables: &[TableNo]) -> String {
    t.with("picture-tables", (("count", tables.len()), ("tables", table_list(tables))))
}

fn floaters(t: Lang, tournament: &Tournament, picture: &RoundPicture) -> Vec<String> {
    let said = picture.floaters.iter().map(|floater| {
        let (down, up) = (name(t, tournament, floater.down), name(t, tournament, floater.up));
        t.with(
            "picture-floater",
            (("table", floater.table), ("down", down), ("up", up), ("count", floater.groups)),
        )
    });
    said.collect()
}
