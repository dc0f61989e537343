use super::tree::{GameTree, Property};
use super::{SgfError, SgfWarning};
use go::{BoardSize, HalfPoints, HalfPointsError, check_handicap};
use tournament::Ending;

/// What the root says of the game, checked.
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
    /// What looks odd but was taken.
    pub warnings: Vec<SgfWarning>,
}

impl GameInfo {
    /// Reads the root.
    ///
    /// # Errors
    /// [`SgfError`] for another game than Go, a board that is not square or not of 2 to 25
    /// lines, a komi that is no multiple of one half, a handicap that does not fit the board.
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
        let komi = match first("KM") {
            Some((value, offset)) => Some(read_komi(&value, offset, &mut warnings)?),
            None => None,
        };
        let handicap = match first("HA") {
            Some((value, offset)) => read_handicap(&value, offset, size)?,
            None => 0,
        };
        let stones = root.get("AB").map_or(0, |ab: &Property| ab.values.len());
        // Without any they are Black's first moves.
        if handicap >= 2 && stones > 0 && stones != handicap as usize {
            warnings.push(SgfWarning::HandicapStones { handicap, stones });
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

    /// How the game ended by RE, in its short words or its long ones; [`Ending::Pending`] where RE says nothing of it.
    /// A margin or manner that no board shows leaves the winner.
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

/// Komi in points. Chinese servers write stones (3.75 are 7.5 points) or hundredths (`750`, or
/// `375` for stones in hundredths); both are read, with a warning.
fn read_komi(
    value: &str,
    offset: usize,
    warnings: &mut Vec<SgfWarning>,
) -> Result<HalfPoints, SgfError> {
    let read = match value {
        "3.75" | "375" => Some(15),
        "2.75" | "275" => Some(11),
        "3.25" | "325" => Some(13),
        "550" => Some(11),
        "650" => Some(13),
        "750" => Some(15),
        _ => None,
    };
    if let Some(points) = read.map(HalfPoints) {
        let (value, points_text) = (value.to_owned(), points.to_string());
        warnings.push(SgfWarning::KomiRead { value, points: points_text });
        return Ok(points);
    }
    let komi: HalfPoints = value.parse().map_err(|source| SgfError::Komi { source, offset })?;
    let most = HalfPoints::whole(i32::from(BoardSize::MAX) * i32::from(BoardSize::MAX));
    if komi.abs() > most {
        return Err(SgfError::Komi { source: HalfPointsError(clip(value)), offset });
    }
    Ok(komi)
}

fn read_handicap(value: &str, offset: usize, size: BoardSize) -> Result<u32, SgfError> {
    let plain = value.trim_end_matches(".0");
    let stones: u32 =
        plain.parse().map_err(|_| SgfError::HandicapText { value: clip(value), offset })?;
    check_handicap(size, stones).map_err(|source| SgfError::Handicap { source, offset })
}

/// A value short enough for a message.
pub(super) fn clip(value: &str) -> String {
    value.chars().take(40).collect()
}
