//! A round at a glance: pairs as arcs, the same in words, differences of score and rank as bar charts, and facts.

use crate::web::ByValue;
use crate::web::prelude::*;
use pairing::{Floater, GroupPlayer, RoundPicture, ScoreGroup, score_groups};

use super::arcs::{Arcs, DESK, NEAR, PHONE, near};
use super::proof::{place_of, visible};
use super::team_why;
use super::why::as_drawn;
use crate::web::views::people::plain;
use crate::web::views::rounds::table_list;

/// The most boards that the picture shows all of; above them it shows one player's neighbourhood.
pub(super) const WHOLE: usize = 100;

/// The most letters of a surname below a stone.
const LETTERS: usize = 9;

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
    near: Option<Near>,
}

/// One player's neighbourhood.
struct Near {
    centre: GroupPlayer,
    groups: Vec<ScoreGroup>,
    typed: String,
    /// Whether no player has the typed name.
    nobody: bool,
}

/// Whose neighbourhood is asked for.
enum Centre {
    First,
    Player(EntryId),
    Named(String),
}

impl Centre {
    fn of(query: &Form) -> Self {
        match (query.value("player").parse(), query.value("q").trim()) {
            (Ok(player), _) => Self::Player(EntryId(player)),
            (_, "") => Self::First,
            (_, typed) => Self::Named(typed.to_owned()),
        }
    }
}

pub async fn show(visit: Visit, place: Path<(String, i32)>) -> Answer {
    let no = RoundNo(place.1);
    let round = visible(&visit.event, no)?;
    let address = format!("{}/why", place_of(round));
    if !round.teams.is_empty() {
        return team_why::answer(visit, &address, no).await;
    }
    let large = round.boards.len() > WHOLE;
    let centre = large.then(|| Centre::of(&visit.query));
    let address = match centre {
        Some(Centre::Player(player)) => format!("{address}?player={player}"),
        _ => address,
    };
    let typed = matches!(centre, Some(Centre::Named(_)));
    let view = move |cx: Cx, service: &Service| PicturePage::of(cx, service, no, centre);
    if typed { visit.once(view).await } else { visit.kept(&address, view).await }
}

impl PicturePage {
    fn of(cx: Cx, service: &Service, no: RoundNo, centre: Option<Centre>) -> Result<Self> {
        let context = as_drawn(service, &cx.event.snapshot, no)?.context;
        let round = visible(&cx.event, no)?.clone();
        let picture = RoundPicture::of(&context, &round.boards);
        let groups = score_groups(&context, &round.boards);
        let near = centre.map(|centre| Near::of(&cx, &groups, centre)).transpose()?;
        let cx = cx.clone().titled(cx.with("picture-title", [("round", no)]));
        Ok(Self { cx, round, picture, groups, near })
    }

    /// A surname, cut if it does not fit below a stone.
    fn short(&self, player: &GroupPlayer) -> String {
        let surname = self.cx.tournament().entry(player.entry).map(|entry| entry.surname.as_str());
        let surname = surname.unwrap_or_default();
        match surname.char_indices().nth(LETTERS) {
            Some((end, _)) => format!("{}…", &surname[..end]),
            None => surname.to_owned(),
        }
    }

    fn arcs(&self) -> [Arcs; 2] {
        [&DESK, &PHONE].map(|size| size.arcs(&self.groups))
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
        if met.is_empty() {
            return said;
        }
        let tables = (("count", met.len()), ("tables", table_list(met)));
        format!("{said} {}", self.cx.with("picture-tables", tables))
    }

    fn drawn_down(&self, floater: &Floater) -> String {
        let (down, up) = (self.cx.named(floater.down), self.cx.named(floater.up));
        let (table, count) = (floater.table, floater.groups);
        let said = (("table", table), ("down", down), ("up", up), ("count", count));
        self.cx.with("picture-floater", said)
    }
}

impl Near {
    fn of(cx: &Cx, groups: &[ScoreGroup], centre: Centre) -> Result<Self> {
        let players = || groups.iter().flat_map(|group| &group.players);
        let (found, typed) = match centre {
            Centre::First => (players().next(), String::new()),
            Centre::Player(id) => {
                let one = players().find(|one| one.entry == id);
                (Some(one.ok_or_else(WebError::no_page)?), String::new())
            }
            Centre::Named(typed) => {
                let wish = plain(&typed);
                let has = |one: &&GroupPlayer| {
                    let name = plain(&cx.named(one.entry));
                    wish.split_whitespace().all(|word| name.contains(word))
                };
                let named = |one: &&GroupPlayer| cx.named(one.entry);
                (found_or_near(players(), &typed, named, has).first().copied(), typed)
            }
        };
        let nobody = found.is_none();
        let centre = *found.or_else(|| players().next()).ok_or_else(WebError::no_page)?;
        Ok(Self { centre, groups: near(groups, centre.number), typed, nobody })
    }

    fn arcs(&self) -> Arcs {
        NEAR.arcs(&self.groups)
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
