//! A round at a glance: pairs as arcs, the same in words, differences of score and rank as bar charts, and facts.

use crate::web::ByValue;
use crate::web::prelude::*;
use pairing::{Floater, GroupPlayer, RoundPicture, ScoreGroup, score_groups};

use super::arcs::{Arcs, arcs};
use super::proof::{place_of, visible};
use super::team_why;
use super::why::as_drawn;
use crate::web::views::seal::table_list;

/// The longest bar, in SVG units.
const LONGEST: usize = 155;

/// The height of a bar's row, in SVG units.
const ROW: usize = 26;

struct Chart {
    key: &'static str,
    bars: Vec<Bar>,
}

struct Bar {
    label: String,
    count: usize,
    length: usize,
    top: usize,
}

/// A board, listed in the group of its player with the higher place.
struct Pair {
    table: TableNo,
    sides: [GroupPlayer; 2],
    /// The lower score, if they do not have the same.
    down: Option<i32>,
}

#[derive(Template)]
#[template(path = "draft/picture.html")]
struct PicturePage {
    cx: Cx,
    round: Round,
    picture: RoundPicture,
    groups: Vec<ScoreGroup>,
}

pub async fn show(visit: Visit, place: Path<(String, i32)>) -> Answer {
    let no = RoundNo(place.1);
    let round = visible(&visit.event, no)?;
    let address = format!("{}/why", place_of(round));
    if !round.teams.is_empty() {
        return team_why::answer(visit, &address, no).await;
    }
    visit.kept(&address, move |cx, service| PicturePage::of(cx, service, no)).await
}

impl PicturePage {
    fn of(cx: Cx, service: &Service, no: RoundNo) -> Result<Self> {
        let context = as_drawn(service, &cx.event.snapshot, no)?.context;
        let round = visible(&cx.event, no)?.clone();
        let picture = RoundPicture::of(&context, &round.boards);
        let groups = score_groups(&context, &round.boards);
        let cx = cx.clone().titled(cx.with("picture-title", [("round", no)]));
        Ok(Self { cx, round, picture, groups })
    }

    fn arcs(&self) -> [Arcs; 2] {
        arcs(&self.groups)
    }

    fn said(&self) -> String {
        let players = self.groups.iter().map(|group| group.players.len()).sum::<usize>();
        let (boards, down) = (self.round.boards.len(), self.picture.floaters.len());
        let groups = self.groups.len();
        let counts = [("players", players), ("groups", groups), ("boards", boards), ("down", down)];
        self.cx.with("picture-said", counts)
    }

    fn score(&self, score: impl ByValue<i32>) -> String {
        self.cx.decimals(&score.given().to_string())
    }

    /// The boards of a group, each listed once, by its player with the higher place.
    fn pairs(&self, group: &ScoreGroup) -> Vec<Pair> {
        let all =
            || self.groups.iter().flat_map(|g| g.players.iter().map(move |one| (g.score, one)));
        let pair = |player: &GroupPlayer| {
            let seat = player.seat?;
            let opponent = seat.opponent.filter(|number| *number > player.number)?;
            let (theirs, other) = all().nth(opponent - 1)?;
            let down = Some(theirs).filter(|theirs| *theirs != group.score);
            Some(Pair { table: seat.table, sides: [*player, *other], down })
        };
        group.players.iter().filter_map(pair).collect()
    }

    fn has_bye(&self, player: &GroupPlayer) -> bool {
        self.round.byes.contains(&player.entry)
    }

    fn charts(&self) -> [Chart; 3] {
        let RoundPicture { groups_apart, ranks_apart, handicaps, .. } = &self.picture;
        let apart = |(n, count): (&u32, &usize)| (n.to_string(), *count);
        let stones = |(n, count): (&u8, &usize)| match n {
            0 => (self.cx.text("even"), *count),
            n => (n.to_string(), *count),
        };
        [
            Chart::of("picture-groups", groups_apart.iter().map(apart).collect()),
            Chart::of("picture-ranks", ranks_apart.iter().map(apart).collect()),
            Chart::of("picture-handicaps", handicaps.iter().map(stones).collect()),
        ]
    }

    fn avoided(&self, could: impl ByValue<usize>, met: &[TableNo]) -> String {
        let could = could.given().saturating_sub(met.len());
        let said = self.cx.with("picture-avoided", [("count", met.len()), ("could", could)]);
        let tables = (("count", met.len()), ("tables", table_list(met)));
        if met.is_empty() {
            said
        } else {
            format!("{said} {}", self.cx.with("picture-tables", tables))
        }
    }

    fn drawn_down(&self, floater: &Floater) -> String {
        let (down, up) = (self.cx.named(floater.down), self.cx.named(floater.up));
        let (table, count) = (floater.table, floater.groups);
        let said = (("table", table), ("down", down), ("up", up), ("count", count));
        self.cx.with("picture-floater", said)
    }
}

impl Chart {
    fn of(key: &'static str, rows: Vec<(String, usize)>) -> Self {
        let most = rows.iter().map(|(_, count)| *count).max().unwrap_or(0).max(1);
        let bar = |(at, (label, count)): (usize, (String, usize))| Bar {
            label,
            count,
            length: (count * LONGEST / most).max(1),
            top: at * ROW,
        };
        Self { key, bars: rows.into_iter().enumerate().map(bar).collect() }
    }

    fn height(&self) -> usize {
        self.bars.len().max(1) * ROW
    }
}
