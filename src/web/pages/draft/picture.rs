//! A round at a glance: pairs as arcs, the same in words, differences of score and rank as bar charts, and facts.

use super::*;
use pairing::{GroupPlayer, RoundPicture, ScoreGroup, score_groups};

/// The most boards that the picture shows all of; above them it shows one player's neighbourhood.
pub(super) const WHOLE: usize = 100;

/// The most letters of a surname below a stone.
const LETTERS: usize = 18;

/// The height of a line of surnames, in SVG units.
const LINE: f64 = 12.5;

/// The longest bar, in SVG units.
const LONGEST: usize = 155;

/// The height of a bar's row, in SVG units.
const ROW: usize = 26;

struct Chart {
    key: &'static str,
    bars: Vec<Bar>,
}

struct Bar {
    n: u32,
    count: usize,
    length: usize,
    /// Where the count stands.
    end: usize,
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

/// Whose neighbourhood is asked for: a player's, else that of a name; the first one's if it is empty.
type Centre = (Option<EntryId>, String);

#[route("GET", "/t/{slug}/rounds/{round}/why", Public)]
#[route("GET", "/t/{slug}/draft/{round}/why", Organiser)]
async fn show(visit: Visit, place: Path<(String, i32)>) -> Answer {
    let no = RoundNo(place.1);
    let round = visible(&visit.event, no)?;
    let address = format!("{}/why", place_of(round));
    if !round.teams.is_empty() {
        return visit.kept(&address, move |cx, service| TeamWhy::of(cx, service, no)).await;
    }
    let large = round.boards.len() > WHOLE;
    let player = visit.query.value("player").parse().ok().map(EntryId).filter(|_| large);
    let address = player.map_or_else(|| address.clone(), |id| format!("{address}?player={id}"));
    let typed = visit.query.value("q").trim().to_owned();
    let once = large && player.is_none() && !typed.is_empty();
    let centre = large.then_some((player, typed));
    let view = move |cx: Cx, service: &Service| PicturePage::of(cx, service, no, centre);
    if once { visit.once(view).await } else { visit.kept(&address, view).await }
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
        let entry = self.cx.tournament().entry(player.entry);
        let surname = entry.map_or("", |entry| &entry.surname);
        match surname.char_indices().nth(LETTERS) {
            Some((end, _)) => format!("{}…", &surname[..end]),
            None => surname.to_owned(),
        }
    }

    fn arcs(&self) -> [Arcs; 2] {
        [&DESK, &PHONE].map(|size| size.arcs(&self.groups))
    }

    fn counts(&self) -> [(&'static str, usize); 3] {
        let players = self.groups.iter().map(|group| group.players.len()).sum::<usize>();
        let (boards, down) = (self.round.boards.len(), self.picture.floaters.len());
        [("players", players), ("boards", boards), ("down", down)]
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
        [
            Chart::of("picture-groups", &self.picture.groups_apart),
            Chart::of("picture-ranks", &self.picture.ranks_apart),
            Chart::of("picture-handicaps", &self.picture.handicaps),
        ]
    }
}

impl Near {
    fn of(cx: &Cx, groups: &[ScoreGroup], centre: Centre) -> Result<Self> {
        let players = || groups.iter().flat_map(|group| &group.players);
        let (found, typed) = match centre {
            (Some(id), _) => {
                let one = players().find(|one| one.entry == id);
                (Some(one.ok_or_else(WebError::no_page)?), String::new())
            }
            (None, none) if none.is_empty() => (players().next(), none),
            (None, typed) => {
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
    fn of<N: Copy + Into<u32>>(key: &'static str, rows: &BTreeMap<N, usize>) -> Self {
        let most = rows.values().copied().max().unwrap_or(0).max(1);
        let bar = |(at, (n, count)): (usize, (&N, &usize))| {
            let length = (count * LONGEST / most).max(1);
            Bar { n: (*n).into(), count: *count, length, end: length + 126, top: at * ROW }
        };
        Self { key, bars: rows.iter().enumerate().map(bar).collect() }
    }

    fn height(&self) -> usize {
        self.bars.len().max(1) * ROW
    }
}

/// The measures of a picture. There are two sizes, because text in a scaled picture shrinks with it.
struct Size {
    class: &'static str,
    width: f64,
    /// The most stones in a row; longer groups break into several rows.
    most: usize,
    /// The x of the first stone, and the largest distance between two.
    first: f64,
    apart: f64,
    radius: f64,
    /// The height of the names below the stones; 0 without names.
    named: f64,
    /// The least distance between rows, without and with lines from a row above.
    row: f64,
    down: f64,
    /// How much an arc rises per stone that it spans, and at most.
    rise: (f64, f64),
    letters: u8,
}

static DESK: Size = Size {
    class: "draw-desk",
    width: 1152.0,
    most: 16,
    first: 110.0,
    apart: 122.0,
    radius: 19.0,
    named: 0.0,
    row: 46.0,
    down: 84.0,
    rise: (36.0, 100.0),
    letters: 17,
};

static PHONE: Size = Size {
    class: "draw-phone",
    width: 350.0,
    most: 10,
    first: 52.0,
    apart: 34.0,
    radius: 12.5,
    named: 0.0,
    row: 32.0,
    down: 58.0,
    rise: (18.0, 66.0),
    letters: 12,
};

/// Few stones, with names and room for fingers.
static NEAR: Size = Size {
    class: "draw-near",
    width: 350.0,
    most: 5,
    first: 46.0,
    apart: 66.0,
    radius: 14.0,
    named: 15.0 + LINE,
    row: 62.0 + LINE,
    down: 86.0 + LINE,
    rise: (18.0, 44.0),
    letters: 12,
};

/// How many players of the own score group the picture of a neighbourhood shows at least, and of each other group.
const SHOWN: (usize, usize) = (9, 4);

/// How many score groups above and below it shows.
const GROUPS: usize = 2;

/// The neighbourhood of the player with that number: the nearest by place, and their opponents.
fn near(groups: &[ScoreGroup], centre: usize) -> Vec<ScoreGroup> {
    let is_centre = |one: &GroupPlayer| one.number == centre;
    let own = groups.iter().position(|group| group.players.iter().any(is_centre));
    let own = own.unwrap_or_default();
    let range = own.saturating_sub(GROUPS)..groups.len().min(own + GROUPS + 1);
    let mut shown = BTreeSet::from([centre]);
    for at in std::iter::once(own).chain(range.clone()) {
        let most = if at == own { SHOWN.0 } else { SHOWN.1 };
        let mut nearest: Vec<&GroupPlayer> = groups[at].players.iter().collect();
        nearest.sort_by_key(|one| one.number.abs_diff(centre));
        for one in &nearest {
            if nearest.iter().filter(|one| shown.contains(&one.number)).count() >= most {
                break;
            }
            shown.insert(one.number);
            shown.extend(one.seat.and_then(|seat| seat.opponent));
        }
    }
    let is_shown = |one: &&GroupPlayer| shown.contains(&one.number);
    let part = |group: &ScoreGroup| ScoreGroup {
        score: group.score,
        players: group.players.iter().filter(is_shown).copied().collect(),
    };
    groups[range].iter().map(part).collect()
}

struct Arcs {
    size: &'static Size,
    height: Units,
    /// Each row: its score (only where a group begins), and the y of its line.
    rows: Vec<(Option<i32>, Units)>,
    /// CSS class and path.
    pairs: Vec<(&'static str, String)>,
    /// Each player with x and y, and the baseline of the name below the stone: every second one a line lower.
    stones: Vec<(GroupPlayer, Units, Units, Units)>,
}

/// SVG units, written with at most one decimal.
#[derive(Clone, Copy)]
struct Units(f64);

impl std::fmt::Display for Units {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let plain = format!("{:.1}", self.0);
        f.write_str(plain.strip_suffix(".0").unwrap_or(&plain))
    }
}

impl Arcs {
    /// The x where the lines of rows begin.
    fn begin(&self) -> Units {
        Units(self.size.first - self.size.radius - 4.0)
    }

    /// The top and left of the area that links a stone.
    fn corner(&self, at: impl ByValue<Units>, size: f64) -> Units {
        Units(at.given().0 - size / 2.0)
    }

    /// The baseline of a text at that y.
    fn base(&self, y: impl ByValue<Units>) -> Units {
        Units(y.given().0 + 0.35 * f64::from(self.size.letters))
    }
}

#[derive(Clone, Copy)]
struct Spot {
    group: usize,
    row: usize,
    place: usize,
    x: f64,
    y: f64,
}

impl Size {
    fn arcs(&'static self, groups: &[ScoreGroup]) -> Arcs {
        let longest = groups.iter().map(|group| group.players.len()).max().unwrap_or(0);
        let last = self.width - self.first - self.radius - 2.0;
        let steps = longest.min(self.most).saturating_sub(1).max(1);
        let apart = self.apart.min(last / steps as f64);
        let (mut spots, mut rows) = (BTreeMap::new(), Vec::new());
        for (group, score) in groups.iter().enumerate() {
            for (part, players) in score.players.chunks(self.most).enumerate() {
                let row = rows.len();
                for (place, player) in players.iter().enumerate() {
                    let x = self.first + apart * place as f64;
                    spots.insert(player.number, Spot { group, row, place, x, y: 0.0 });
                }
                rows.push(Some(score.score).filter(|_| part == 0));
            }
        }
        let players = || groups.iter().flat_map(|group| &group.players);
        let heights = self.heights(rows.len(), &spots, players());
        spots.values_mut().for_each(|spot| spot.y = heights[spot.row]);
        let stone = |player: &GroupPlayer| {
            let spot = spots[&player.number];
            let name = self.radius + 12.0 + (spot.place % 2) as f64 * LINE;
            (*player, Units(spot.x), Units(spot.y), Units(spot.y + name))
        };
        let pair = |player: &GroupPlayer| {
            let opponent = player.seat?.opponent.filter(|other| *other > player.number)?;
            Some(self.pair(spots[&player.number], *spots.get(&opponent)?))
        };
        let last = heights.last().copied().unwrap_or_default();
        Arcs {
            size: self,
            height: Units(last + self.radius + self.named + 2.0),
            pairs: players().filter_map(pair).collect(),
            stones: players().map(stone).collect(),
            rows: rows.into_iter().zip(heights.into_iter().map(Units)).collect(),
        }
    }

    /// The y of each row: below the previous row by the height of arcs and lines between them.
    fn heights<'a>(
        &self,
        rows: usize,
        spots: &BTreeMap<usize, Spot>,
        players: impl Iterator<Item = &'a GroupPlayer>,
    ) -> Vec<f64> {
        let mut above = vec![self.row; rows];
        if let Some(first) = above.first_mut() {
            *first = self.radius + 2.0;
        }
        for player in players {
            let opponent = player.seat.and_then(|seat| seat.opponent);
            let Some(other) = opponent.and_then(|number| spots.get(&number)) else { continue };
            let one = spots[&player.number];
            // A Bézier curve reaches three quarters of the way to its control points.
            let arc = 0.75 * self.arc_height((other.x - one.x).abs());
            let within = 2.0 * self.radius + self.named + arc + 4.0;
            let needed = if one.row == other.row { within } else { self.down };
            let row = one.row.max(other.row);
            above[row] = above[row].max(if row == 0 { needed - self.radius } else { needed });
        }
        let mut y = 0.0;
        let below = |gap: f64| {
            y += gap;
            y
        };
        above.into_iter().map(below).collect()
    }

    /// How far the control points of an arc lie above it.
    fn arc_height(&self, width: f64) -> f64 {
        (self.rise.0 * (width / self.apart).max(1.0)).min(self.rise.1)
    }

    fn pair(&self, from: Spot, to: Spot) -> (&'static str, String) {
        let class = if from.group == to.group { "arc" } else { "down" };
        let (x, other) = (Units(from.x), Units(to.x));
        if from.row == to.row {
            let begin = from.y - self.radius;
            let peak = Units(begin - self.arc_height(to.x - from.x));
            let begin = Units(begin);
            return (class, format!("M{x} {begin}C{x} {peak} {other} {peak} {other} {begin}"));
        }
        let (begin, end) = (from.y + self.radius, to.y - self.radius);
        let bend = 0.45 * (end - begin).min(self.down);
        let (out, into) = (Units(begin + bend), Units(end - bend));
        let (begin, end) = (Units(begin), Units(end));
        (class, format!("M{x} {begin}C{x} {out} {other} {into} {other} {end}"))
    }
}
