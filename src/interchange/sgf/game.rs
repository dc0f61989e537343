use super::coordinates::is_beyond;
use super::setup::{begun_by_black, moves, setup_offset};
use super::tree::{GameTree, Property};
use super::{SgfError, SgfWarning};
use go::{BoardSize, HalfPoints, check_handicap};
use tournament::Ending;

/// The root's data of the game, checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameInfo {
    /// SZ; 19×19 if absent.
    pub size: BoardSize,
    /// KM, if there is one.
    pub komi: Option<HalfPoints>,
    /// HA; 0 if absent.
    pub handicap: u32,
    /// RU as it stands.
    pub rules: Option<String>,
    /// PB.
    pub black: Option<String>,
    /// PW.
    pub white: Option<String>,
    /// RE as it stands.
    pub result: Option<String>,
    /// Odd values that were accepted.
    pub warnings: Vec<SgfWarning>,
}

impl GameInfo {
    /// Reads the root. An unreadable komi or handicap is ignored with a warning: the moves matter. [`SgfError`] for
    /// another game than Go, and a board that is not square or not of 2 to 25 lines.
    pub fn of(tree: &GameTree) -> Result<Self, SgfError> {
        let root = tree.root();
        let first = |ident: &str| {
            root.get(ident)
                .map(|p| (p.values[0].simple_text(), p.offset))
                .filter(|v| !v.0.is_empty())
        };
        let text = |ident: &str| first(ident).map(|(text, _)| text);
        if let Some((value, offset)) = first("GM").filter(|(v, _)| v != "1") {
            return Err(SgfError::NotGo { value: clip(&value), offset });
        }
        let size = first("SZ").map_or(Ok(BoardSize::FULL), |(v, offset)| read_size(&v, offset))?;
        let mut warnings = Vec::new();
        let fox = text("AP").is_some_and(|program| program.starts_with("foxwq"));
        let komi = text("KM").and_then(|value| read_komi(&value, fox, &mut warnings));
        let mut handicap = text("HA").map_or(0, |value| {
            let read = value.trim_end_matches(".0").parse().ok();
            let fitting = read.filter(|stones| check_handicap(size, *stones).is_ok());
            fitting.unwrap_or_else(|| {
                warnings.push(SgfWarning::Unread { ident: "HA", value: clip(&value) });
                0
            })
        });
        let stones = root.get("AB").map_or(0, |ab: &Property| ab.values.len());
        let begun = begun_by_black(tree, size);
        let set_up = setup_offset(root).is_some();
        let given = if set_up { stones } else { begun.len().min(handicap as usize) };
        if handicap >= 2 && given != handicap as usize {
            warnings.push(SgfWarning::HandicapStones { handicap, stones });
        }
        // A handicap without HA has up to nine stones, one after the other.
        let alone = begun.iter().zip(1..).take_while(|((_, moves), n)| moves == n).count();
        if handicap < 2 && (2..=9).contains(&alone) && !set_up {
            warnings.push(SgfWarning::StonesAsMoves { stones: alone, taken: fox });
            handicap = if fox { u32::try_from(alone).unwrap_or(0) } else { handicap };
        }
        let made = tree.main_line().flat_map(|id| moves(tree.node(id)));
        if let Some(pass) = made.flat_map(|m| &m.1.values).find(|v| is_beyond(size, v.raw())) {
            warnings.push(SgfWarning::PassRead { value: clip(pass.raw()) });
        }
        Ok(Self {
            size,
            komi,
            handicap,
            rules: text("RU"),
            black: text("PB"),
            white: text("PW"),
            result: text("RE"),
            warnings,
        })
    }

    /// The ending by RE, in its short words or its long ones; [`Ending::Pending`] if RE has none. A margin or
    /// manner that no board shows leaves the winner.
    #[must_use]
    pub fn ending(&self) -> Ending {
        let text = self.result.as_deref().unwrap_or_default().trim().to_lowercase();
        let Some((winner, how)) = text.split_once('+') else {
            return match &*text {
                "0" | "draw" | "jigo" => Ending::Jigo { by_default: false },
                "void" => Ending::NoResult,
                _ => Ending::Pending,
            };
        };
        let how = match how {
            "resign" => "R".to_owned(),
            "time" => "T".to_owned(),
            "forfeit" => "F".to_owned(),
            how => how.to_uppercase(),
        };
        let won = |how: &str| format!("{}+{how}", winner.to_uppercase()).parse::<Ending>();
        won(&how).or_else(|_| won("")).unwrap_or_default()
    }
}

/// `19`, or `19:19` as some programs write.
fn read_size(value: &str, offset: usize) -> Result<BoardSize, SgfError> {
    let bad = || SgfError::Size { value: clip(value), offset };
    let (columns, rows) = value.split_once(':').unwrap_or((value, value));
    if columns.trim() != rows.trim() {
        return Err(bad());
    }
    let lines: u32 = columns.trim().parse().map_err(|_| bad())?;
    BoardSize::new(lines).map_err(|_| bad())
}

/// Komi in points. Chinese servers write stones (3.75 are 7.5 points), hundredths (`750`) or hundredths of stones
/// (`375`), the Fox server half a point as `50`; people write `5 1/2`. All are read, with a warning.
fn read_komi(value: &str, fox: bool, warnings: &mut Vec<SgfWarning>) -> Option<HalfPoints> {
    let points = points_of(value, fox);
    match points {
        None => warnings.push(SgfWarning::Unread { ident: "KM", value: clip(value) }),
        Some(points) if value.parse() != Ok(points) => {
            warnings.push(SgfWarning::KomiRead { value: clip(value), points });
        }
        Some(_) => {}
    }
    if let Some(points) = points.filter(|points| points.abs() > HalfPoints::whole(20)) {
        warnings.push(SgfWarning::UnusualKomi { points });
    }
    points
}

fn points_of(value: &str, fox: bool) -> Option<HalfPoints> {
    let text = value.replace(',', ".").replace('½', " 1/2");
    let (whole, half) = match text.trim().strip_suffix("1/2") {
        Some("") => ("0", 0.5),
        Some(whole) => (whole.trim_end(), 0.5),
        None => (text.trim(), 0.0),
    };
    let number: f64 = whole.parse().ok().filter(|number: &f64| number.abs() < 10_000.0)?;
    let mut points = number + if whole.starts_with('-') { -half } else { half };
    if points.abs() >= 100.0 || (fox && points.abs() >= 50.0) {
        points /= 100.0;
        // A komi of 3.5 points is not written in hundredths: these are stones.
        points = if points.abs() == 3.5 { points * 2.0 } else { points };
    }
    let halves = if (points * 4.0) % 2.0 == 0.0 { points * 2.0 } else { points * 4.0 };
    let fits = halves % 1.0 == 0.0 && halves.abs() <= 2.0 * 361.0;
    fits.then_some(HalfPoints(halves as i32))
}

pub(super) fn clip(value: &str) -> String {
    value.chars().take(40).collect()
}
