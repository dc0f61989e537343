//! The position of an event: a row is a round, a point a table, a stone the winner's colour. It is drawn from results
//! alone.

use crate::web::prelude::*;
use tiny_skia::{FillRule, LineCap, LineJoin, Paint, PathBuilder, Pixmap, Rect, Stroke, Transform};

/// Red, green and blue, as in the style sheet.
type Rgb = [u8; 3];
const BOARD: Rgb = [0xe3, 0xb8, 0x70];
const LINE: Rgb = [0x4a, 0x34, 0x13];
const SLATE: Rgb = [0x23, 0x1f, 0x1b];
const SHELL: Rgb = [0xfa, 0xf8, 0xf3];
const RIM: Rgb = [0x5b, 0x4a, 0x30];
const WOOD: Rgb = [0x8a, 0x4b, 0x08];

/// A jigo, or a win of which the colours are not known, is half black and half white, an unfinished game an open point.
/// No stone is where neither won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stone {
    Black,
    White,
    Both,
    Open,
}

/// A picture of 20 units a point.
#[derive(Template)]
#[template(path = "position.svg")]
pub struct EventPosition {
    columns: usize,
    rows: Vec<(RoundNo, Vec<Option<Stone>>)>,
    /// The column of a player's board in each row; none for the event itself.
    path: Vec<Option<usize>>,
    pub title: String,
    /// Where recorded games are: x, y, address, and the name of the link.
    games: Vec<(usize, usize, String, String)>,
    /// For the eye alone, in a page that includes `stones.svg` once.
    in_list: bool,
}

impl EventPosition {
    /// A line of the board for each of so many tables.
    pub const TABLES: usize = 19;

    /// The mark of an event has so many rows and columns.
    const MARK: usize = 5;

    /// The published rounds with their first tables, at most `most`.
    pub fn of(t: Lang, tournament: &Tournament, most: usize) -> Self {
        let row = |round: &Round, _, columns| {
            (round.boards.iter().take(columns).map(stone).collect(), None)
        };
        Self::drawn(t, tournament, most, row)
    }

    /// `row` makes the stones and a player's column from a round, the most tables of one, and the columns.
    fn drawn(
        t: Lang,
        tournament: &Tournament,
        most: usize,
        row: impl Fn(&Round, usize, usize) -> (Vec<Option<Stone>>, Option<usize>),
    ) -> Self {
        let rounds = tournament.rounds.iter().filter(|round| round.is_public());
        let rounds: Vec<&Round> = rounds.collect();
        let tables = rounds.iter().map(|round| round.boards.len()).max().unwrap_or_default();
        let columns = tables.min(most);
        let drawn = |round: &&Round| {
            let (stones, own) = row(round, tables, columns);
            ((round.no, stones), own)
        };
        let (rows, path) = rounds.iter().map(drawn).unzip();
        let title = games_words(t, &rounds);
        Self { columns, rows, path, title, games: Vec::new(), in_list: false }
    }

    /// With the first tables; before the first round all rounds, without a stone.
    pub fn of_event(t: Lang, tournament: &Tournament) -> Self {
        let of = Self::of(t, tournament, Self::TABLES);
        if !of.is_empty() {
            return of;
        }
        let rows = (1..=tournament.settings.rounds).map(|no| (RoundNo(no), Vec::new())).collect();
        Self { columns: Self::TABLES, rows, title: t.text("front-no-round"), ..of }
    }

    /// Five tables of the last five rounds: for lists and tabs.
    pub fn mark(t: Lang, tournament: &Tournament) -> Self {
        let mut of = Self::of(t, tournament, Self::MARK);
        of.columns = Self::MARK;
        of.rows.drain(..of.rows.len().saturating_sub(Self::MARK));
        let next = of.rows.len()..Self::MARK;
        of.rows.extend(next.map(|_| (RoundNo(0), Vec::new())));
        of
    }

    /// The games of a player as a line through the event. With more than [`Self::TABLES`] tables each column stands for
    /// several, and shows the player's own board, else the first of them.
    pub fn of_player(t: Lang, tournament: &Tournament, entry: EntryId) -> Self {
        let row = |round: &Round, tables: usize, columns: usize| {
            let column = |index: usize| index * columns / tables;
            let own = round.boards.iter().position(|board| board.color_of(entry).is_some());
            let mut stones = vec![None; columns];
            for (index, board) in round.boards.iter().enumerate().rev() {
                stones[column(index)] = stone(board);
            }
            if let Some(own) = own {
                stones[column(own)] = stone(&round.boards[own]);
            }
            (stones, own.map(column))
        };
        Self::drawn(t, tournament, Self::TABLES, row)
    }

    /// With links to recorded games: `link` makes address and name from round and table.
    pub fn with_games(
        mut self,
        tournament: &Tournament,
        recorded: &[(RoundNo, TableNo)],
        link: impl Fn(RoundNo, TableNo) -> (String, String),
    ) -> Self {
        for (no, table) in recorded {
            let row = self.rows.iter().position(|(of, _)| of == no);
            let boards = tournament.round(*no).map_or(&[][..], |round| &round.boards);
            let column = boards.iter().position(|board| board.table == *table);
            if let (Some(row), Some(column)) = (row, column.filter(|column| *column < self.columns))
            {
                let (href, name) = link(*no, *table);
                self.games.push((middle(column), middle(row), href, name));
            }
        }
        self
    }

    /// A picture beside the event's name, in a page that includes `stones.svg`.
    pub fn listed(self) -> String {
        Self { in_list: true, ..self }.html().unwrap_or_default()
    }

    /// Empty if nothing was published yet.
    pub fn html(&self) -> Result<String> {
        if self.is_empty() { Ok(String::new()) } else { html_of(self) }
    }

    fn is_empty(&self) -> bool {
        self.columns == 0 || self.rows.is_empty()
    }

    fn width(&self) -> usize {
        self.columns * 20
    }

    fn height(&self) -> usize {
        self.rows.len() * 20
    }

    fn lines(&self) -> String {
        let across = (0..self.rows.len()).map(|row| format!("M0 {}h{}", middle(row), self.width()));
        let down =
            (0..self.columns).map(|column| format!("M{} 0v{}", middle(column), self.height()));
        across.chain(down).collect()
    }

    /// A line of no length for each: its round cap is the stone.
    fn stones(&self, stone: Stone) -> String {
        self.points(stone).map(|(x, y)| format!("M{x} {y}h0")).collect()
    }

    /// The left halves of the stones of jigo.
    fn halves(&self) -> String {
        self.points(Stone::Both).map(|(x, y)| format!("M{x} {}a9 9 0 0 0 0 18z", y - 9)).collect()
    }

    fn points(&self, stone: Stone) -> impl Iterator<Item = (usize, usize)> {
        self.rows.iter().enumerate().flat_map(move |(row, (_, stones))| {
            let those = stones.iter().enumerate().filter(move |(_, of)| **of == Some(stone));
            those.map(move |(column, _)| (middle(column), middle(row)))
        })
    }

    /// A PNG of the given size in pixels; empty grid fills the margin.
    pub fn png(&self, (width, height): (u32, u32)) -> Vec<u8> {
        let Some(mut sheet) = Pixmap::new(width, height) else { return Vec::new() };
        let (across, down) = (width as f32, height as f32);
        let (wide, high) = (self.width() as f32, self.height() as f32);
        let scale = (across / wide.max(20.0)).min(down / high.max(20.0)).min(4.0);
        let (left, top) = ((across - wide * scale) / 2.0, (down - high * scale) / 2.0);
        sheet.fill(color(BOARD));
        let lines = |first: f32, end: f32| {
            let side = 20.0 * scale;
            let all =
                std::iter::successors(Some((first + side / 2.0) % side), move |at| Some(at + side));
            all.take_while(move |at| *at < end)
        };
        let upright = lines(left, across).map(|x| Rect::from_xywh(x, 0.0, 1.5, down));
        let level = lines(top, down).map(|y| Rect::from_xywh(0.0, y, across, 1.5));
        for line in upright.chain(level).flatten() {
            sheet.fill_rect(line, &paint(LINE), Transform::identity(), None);
        }
        let place = Transform::from_row(scale, 0.0, 0.0, scale, left, top);
        let mut fill = |shape: Option<tiny_skia::Path>, of| {
            if let Some(shape) = shape {
                sheet.fill_path(&shape, &paint(of), FillRule::Winding, place, None);
            }
        };
        for (stone, radius, of) in [
            (Stone::Open, 6.5, LINE),
            (Stone::Open, 5.8, BOARD),
            (Stone::Black, 9.0, SLATE),
            (Stone::White, 9.3, RIM),
            (Stone::White, 8.8, SHELL),
            (Stone::Both, 9.3, RIM),
            (Stone::Both, 8.8, SHELL),
        ] {
            let disc = |(x, y)| PathBuilder::from_circle(x as f32, y as f32, radius);
            self.points(stone).map(disc).for_each(|disc| fill(disc, of));
        }
        self.points(Stone::Both).map(left_half).for_each(|half| fill(half, SLATE));
        let mut line = PathBuilder::new();
        for (n, (x, y)) in self.path().map(|(x, y)| (x as f32, y as f32)).enumerate() {
            if n == 0 { line.move_to(x, y) } else { line.line_to(x, y) }
        }
        if let Some(line) = line.finish() {
            let (line_cap, line_join) = (LineCap::Round, LineJoin::Round);
            for (width, of) in [(5.0, SHELL), (2.6, WOOD)] {
                let stroke = Stroke { width, line_cap, line_join, ..Stroke::default() };
                sheet.stroke_path(&line, &paint(of), &stroke, place, None);
            }
        }
        for (radius, of) in [(4.5, SHELL), (3.0, WOOD)] {
            for (x, y) in self.path() {
                if let Some(dot) = PathBuilder::from_circle(x as f32, y as f32, radius) {
                    sheet.fill_path(&dot, &paint(of), FillRule::Winding, place, None);
                }
            }
        }
        sheet.encode_png().unwrap_or_default()
    }

    fn path(&self) -> impl Iterator<Item = (usize, usize)> {
        let played = self.path.iter().enumerate();
        played.filter_map(|(row, column)| Some((middle((*column)?), middle(row))))
    }

    /// The player's line; empty for the event itself.
    fn line(&self) -> String {
        let places: Vec<_> = self.path().map(|(x, y)| format!("{x} {y}")).collect();
        if places.is_empty() { String::new() } else { format!("M{}", places.join("L")) }
    }

    /// The player's games, each a dot on the line.
    fn dots(&self) -> String {
        self.path().map(|(x, y)| format!("M{x} {y}h0")).collect()
    }
}

fn color([red, green, blue]: Rgb) -> tiny_skia::Color {
    tiny_skia::Color::from_rgba8(red, green, blue, 255)
}

fn paint(of: Rgb) -> Paint<'static> {
    let mut paint = Paint { anti_alias: true, ..Paint::default() };
    paint.set_color(color(of));
    paint
}

/// Two cubic curves, each near enough to a quarter of the circle.
fn left_half((x, y): (usize, usize)) -> Option<tiny_skia::Path> {
    let (x, y, radius, near) = (x as f32, y as f32, 9.0, 9.0 * 0.5523);
    let mut path = PathBuilder::new();
    path.move_to(x, y - radius);
    path.cubic_to(x - near, y - radius, x - radius, y - near, x - radius, y);
    path.cubic_to(x - radius, y + near, x - near, y + radius, x, y + radius);
    path.close();
    path.finish()
}

const fn middle(n: usize) -> usize {
    n * 20 + 10
}

const fn stone(board: &Board) -> Option<Stone> {
    match board.ending.winner() {
        Some(_) if !board.colors_known => Some(Stone::Both),
        Some(Color::Black) => Some(Stone::Black),
        Some(Color::White) => Some(Stone::White),
        None if board.ending.is_pending() => Some(Stone::Open),
        None if matches!(board.ending, Ending::BothLose { .. } | Ending::NoResult) => None,
        None => Some(Stone::Both),
    }
}

/// All games in words, for those who do not see them. A game that was decided without play is no game played.
fn games_words(t: Lang, rounds: &[&Round]) -> String {
    let boards = || rounds.iter().flat_map(|round| &round.boards);
    let played = || boards().filter(|board| board.ending.is_played());
    let count = |what| played().filter(|board| stone(board) == Some(what)).count();
    let is_jigo =
        |board: &&Board| stone(board) == Some(Stone::Both) && board.ending.winner().is_none();
    let (jigo, open) = (played().filter(is_jigo), boards().filter(|one| one.ending.is_pending()));
    let (jigo, open) = (jigo.count(), open.count());
    let unplayed = boards().count() - played().count() - open;
    let (black, white) = (count(Stone::Black), count(Stone::White));
    let of = (("rounds", rounds.len()), ("black", black), ("white", white));
    let more = ["position-jigo", "statistics-unplayed", "position-open"].into_iter();
    let more = more.zip([jigo, unplayed, open]);
    let more = more.filter(|(_, n)| *n > 0).map(|(key, n)| t.with(key, [("n", n)]));
    [t.with("position-said", of)].into_iter().chain(more).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use tournament::{Federation, System, preset};

    fn event(endings: &[&[Ending]]) -> Tournament {
        let day = NaiveDate::from_ymd_opt(2026, 5, 7).unwrap();
        let mut tournament = Tournament::new(preset(System::Swiss, Federation::Egf, "Open", day));
        for (n, endings) in (1..).zip(endings) {
            let mut round = Round::empty(RoundNo(n), RoundState::Published);
            let board = |(table, ending): (i32, &Ending)| {
                let (black, white) = (EntryId(2 * table - 1), EntryId(2 * table));
                Board { ending: *ending, ..Board::new(TableNo(table), black, white, 0) }
            };
            round.boards = (1..).zip(*endings).map(board).collect();
            tournament.rounds.push(round);
        }
        tournament
    }

    fn ending(said: &str) -> Ending {
        said.parse().expect("an ending")
    }

    #[test]
    fn a_row_is_a_round_and_a_stone_the_winner() {
        let (black, white) = (ending("B+R"), ending("W+0.5"));
        let first = [black, white, ending("0"), ending("both-lose"), ending("void")];
        let of = EventPosition::of(Lang::english(), &event(&[&first, &[white, ending("?")]]), 19);
        let (b, w) = (Some(Stone::Black), Some(Stone::White));
        assert_eq!(of.rows[0].1, [b, w, Some(Stone::Both), None, None]);
        assert_eq!(of.rows[1].1, [w, Some(Stone::Open)]);
        assert_eq!(of.stones(Stone::White), "M30 10h0M10 30h0");
        assert!(of.title.contains("1 game is still open"), "{}", of.title);
        let defaults = EventPosition::of(Lang::english(), &event(&[&[black, ending("W+F")]]), 19);
        assert!(
            defaults.title.contains("White 0. One game was decided without"),
            "{}",
            defaults.title
        );
    }

    #[test]
    fn a_recorded_game_is_a_link_with_a_name() {
        let event = event(&[&[ending("B+R"), ending("W+R")]]);
        let link = |no, table| (format!("/games/{no}/{table}"), format!("Table {table}"));
        let of = EventPosition::of(Lang::english(), &event, 19);
        let text = html_of(&of.with_games(&event, &[(RoundNo(1), TableNo(2))], link)).unwrap();
        let link = "<a href=\"/games/1/2\" aria-label=\"Table 2\"><circle cx=\"30\" cy=\"10\"";
        assert!(text.contains(link) && text.contains("role=\"group\""), "{text}");
    }

    #[test]
    fn a_draft_is_no_part_of_it() {
        let mut event = event(&[&[ending("B+R")]]);
        event.rounds[0].state = RoundState::Draft;
        assert!(EventPosition::of(Lang::english(), &event, 19).is_empty());
    }

    #[test]
    fn twenty_rounds_of_400_tables_are_small() {
        let row: Vec<Ending> = (0..400).map(|n| ending(["B+R", "W+R", "0"][n % 3])).collect();
        let event = event(&[row.as_slice(); 20]);
        let whole = EventPosition::of(Lang::english(), &event, EventPosition::TABLES);
        let text = html_of(&whole).unwrap();
        assert!(text.len() <= 12_000, "{} bytes", text.len());
        let through = EventPosition::of_player(Lang::english(), &event, EntryId(800));
        assert_eq!(through.path, [Some(18); 20], "the last table is the last column");
        assert_eq!(through.rows[0].1[18], Some(Stone::Black), "her own board");
    }

    #[test]
    fn a_mark_has_five_rows_and_columns() {
        let won = ending("B+R");
        for rounds in [1, 7] {
            let mark = EventPosition::mark(Lang::english(), &event(&vec![&[won][..]; rounds]));
            assert_eq!((mark.rows.len(), mark.columns), (5, 5));
        }
    }

    #[test]
    fn a_picture_for_messengers_has_the_stones_where_they_are() {
        let event = event(&[&[ending("B+R"), ending("W+R")]]);
        let png = EventPosition::of(Lang::english(), &event, 19).png((120, 60));
        let sheet = Pixmap::decode_png(&png).expect("a picture");
        let pixel = |x, y| sheet.pixel(x, y).map(|of| [of.red(), of.green(), of.blue()]);
        assert_eq!((sheet.width(), sheet.height()), (120, 60));
        assert_eq!((pixel(30, 35), pixel(90, 35)), (Some(SLATE), Some(SHELL)));
        assert_eq!(pixel(50, 3), Some(BOARD));
    }
}
