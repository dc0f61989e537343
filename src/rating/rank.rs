use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// A Go rank from 30 kyu to 9 dan. Held as the whole number that pairing formulas use: 30k … 1k are −30 … −1, 1d …
/// 9d are 0 … 8, so that a difference of ranks is a difference of numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Rank(i8);

impl Rank {
    /// 30 kyu, the lowest.
    pub const MIN: Self = Self(-30);
    /// 9 dan, the highest.
    pub const MAX: Self = Self(8);
    /// 1 dan.
    pub const SHODAN: Self = Self(0);

    /// The rank of that number (−30 for 30k … 8 for 9d), or `None` outside the scale.
    #[must_use]
    pub const fn new(value: i32) -> Option<Self> {
        if value >= -30 && value <= 8 { Some(Self(value as i8)) } else { None }
    }

    /// The rank of that number, brought to the nearest end where it lies outside the scale.
    #[must_use]
    pub fn clamped(value: i32) -> Self {
        Self(value.clamp(-30, 8) as i8)
    }

    /// The strength at which a professional grade is paired, as OpenGotha has it: 1p to 3p as 7d, 4p to 6p as 8d,
    /// the higher ones as 9d.
    #[must_use]
    pub const fn of_professional(grade: i32) -> Self {
        match grade {
            ..=3 => Self(6),
            4..=6 => Self(7),
            _ => Self::MAX,
        }
    }

    /// The nearest rank to a text that may lie outside the scale: `99K` is 30k, `12D` is 9d.
    #[must_use]
    pub fn nearest(text: &str) -> Option<Self> {
        let compact: String = text.split_whitespace().collect::<String>().to_lowercase();
        let unit = compact.chars().next_back()?;
        let number: i32 = compact.strip_suffix(unit)?.parse().ok()?;
        match unit {
            'k' => Some(Self::clamped(number.checked_neg()?)),
            'd' => Some(Self::clamped(number.checked_sub(1)?)),
            'p' => Some(Self::of_professional(number)),
            _ => None,
        }
    }

    /// The number of the rank: −30 for 30k … −1 for 1k, 0 for 1d … 8 for 9d.
    #[must_use]
    pub const fn value(self) -> i32 {
        self.0 as i32
    }

    /// Whether it is a dan rank.
    #[must_use]
    pub const fn is_dan(self) -> bool {
        self.0 >= 0
    }

    /// The number before the letter: 5 for both 5k and 5d.
    #[must_use]
    pub const fn number(self) -> u32 {
        if self.0 >= 0 { self.0 as u32 + 1 } else { self.0.unsigned_abs() as u32 }
    }

    /// All ranks from the highest to the lowest, for lists to choose from.
    pub fn all() -> impl Iterator<Item = Self> {
        (-30..=8).rev().map(Self)
    }
}

impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.number(), if self.is_dan() { 'd' } else { 'k' })
    }
}

/// A text that is no rank.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is not a rank; write 30k to 1k or 1d to 9d")]
pub struct ParseRankError(pub String);

const DAN_NAMES: [&str; 9] =
    ["shodan", "nidan", "sandan", "yondan", "godan", "rokudan", "nanadan", "hachidan", "kudan"];

/// Words for a beginner or no rank in lists: small letters without blanks.
const BEGINNERS: &str = "beginner novice newbie unranked norank anfänger anfänger/in anfängerin anfanger anfaenger \
    neuling ohnerang keinrang débutant débutante debutant debutante sansrang sansniveau nonclassé beginneling geenrang \
    geengraad begynder nybegynder ingenrang ingengrad новичок начинающий безранга 初心者 入門者 級なし 段位なし 初学者 \
    新手 无级 无段 초보 초보자 입문자 무급 급수없음";

/// Whether a word counts in kyu (`k`), dan (`d`) or professional grades (`p`).
fn unit(word: &str) -> Option<char> {
    Some(match word {
        "k" | "kyu" | "kyū" | "kyû" | "kju" | "gup" | "級" | "级" | "급" | "кю" | "к" => {
            'k'
        }
        "d" | "dan" | "段" | "단" | "дан" | "д" => 'd',
        "p" | "pro" | "プロ" | "프로" | "职业" | "職業" => 'p',
        _ => return None,
    })
}

fn compact(text: &str) -> String {
    const DIGITS: &str = "〇一二三四五六七八九";
    let digit = |c: char| match c {
        '初' | '초' => '1',
        '０'..='９' => char::from_u32(c as u32 - '０' as u32 + '0' as u32).unwrap_or(c),
        _ => DIGITS
            .chars()
            .position(|d| d == c)
            .and_then(|n| char::from_digit(n as u32, 10))
            .unwrap_or(c),
    };
    let plain: String = text
        .chars()
        .filter(|c| !c.is_whitespace())
        .flat_map(char::to_lowercase)
        .map(digit)
        .collect();
    // 十 is the ten in 十二 as in 二十.
    match plain.split_once('十') {
        None => plain,
        Some((before, after)) => {
            let (ten, one) = (
                if before.is_empty() { "1" } else { before },
                after.starts_with(|c: char| c.is_ascii_digit()),
            );
            format!("{ten}{}{after}", if one { "" } else { "0" })
        }
    }
}

impl FromStr for Rank {
    type Err = ParseRankError;

    /// Reads `5k`, `3-dan`, `1 дан`, `12e kyu`, `D1`, `KYU 5`, `4级`, `三段`, `shodan`; a professional grade as
    /// [`Rank::of_professional`] has it.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let compact = compact(text);
        let name = compact.replace('-', "");
        if let Some(dan) = DAN_NAMES.iter().position(|one| *one == name) {
            return Ok(Self(dan as i8));
        }
        let is_digit = |c: char| c.is_ascii_digit();
        let rest = compact.trim_start_matches(is_digit);
        let (number, word) = match compact.len() - rest.len() {
            0 => {
                let word = compact.trim_end_matches(is_digit);
                (&compact[word.len()..], word.trim_end_matches('-'))
            }
            digits => {
                let word = rest.trim_start_matches(['-', '.']).trim_end_matches('.');
                let ordinals = ["ème", "eme", "er", "e", "th", "st", "nd", "rd"];
                let bare = ordinals.iter().find_map(|ordinal| word.strip_prefix(ordinal));
                (&compact[..digits], bare.unwrap_or(word).trim_start_matches('-'))
            }
        };
        match (unit(word), number.parse()) {
            (Some('k'), Ok(number @ 1..=30_i32)) => Ok(Self(-number as i8)),
            (Some('d'), Ok(number @ 1..=9)) => Ok(Self(number as i8 - 1)),
            (Some('p'), Ok(number @ 1..=9)) => Ok(Self::of_professional(number)),
            _ => Err(ParseRankError(text.to_owned())),
        }
    }
}

impl Rank {
    /// Whether a text is a word for a beginner, or for no rank.
    #[must_use]
    pub fn is_beginner(text: &str) -> bool {
        let word: String = text.split_whitespace().collect::<String>().to_lowercase();
        BEGINNERS.split_whitespace().any(|one| one == word)
    }

    /// The rank that a doubtful text most likely means: `5k?`, `10k (KGS)`, `5k EGF`, `4k/5k`, `35k`, `beginner`. A number
    /// alone counts kyu.
    #[must_use]
    pub fn guess(text: &str) -> Option<Self> {
        if Self::is_beginner(text) {
            return Some(Self::MIN);
        }
        let words: Vec<String> = text.split_whitespace().map(compact).collect();
        let text = words.join(" ");
        let from = text.find(|c: char| c.is_ascii_digit())?;
        let length = text[from..].find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len() - from);
        let (number, rest) = text[from..].split_at(length);
        let before = text[..from].trim_end_matches(|c: char| !c.is_alphabetic());
        let rest = rest.trim_start_matches(|c: char| !c.is_alphabetic());
        let word = rest.split(|c: char| !c.is_alphabetic()).next().unwrap_or_default();
        let unit = match (before, word) {
            // A letter may be lost that an encoding lacked: `3段`.
            ("", "") if text.ends_with('?') => return None,
            ("", "") => 'k',
            // `业余5段`, `KGS 3d`, `ca. 5 kyu`.
            (before, word) => unit(before).or_else(|| unit(word))?,
        };
        match (unit, number.parse::<i32>().ok()?) {
            ('k', number) => Some(Self::clamped(-number)),
            ('d', number) => Some(Self::clamped(number - 1)),
            (_, number) => Some(Self::of_professional(number)),
        }
    }
}

impl TryFrom<String> for Rank {
    type Error = ParseRankError;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse()
    }
}

impl From<Rank> for String {
    fn from(rank: Rank) -> Self {
        rank.to_string()
    }
}

/// A rating on the European scale (GoR): 1d is 2100, 100 points a rank, 30k is −900. Files hold −950 to 2950 or so;
/// a typed value outside −1000 … 3500 is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Rating(pub i32);

impl Rating {
    /// The lowest rating a person may type.
    pub const MIN: i32 = -1000;
    /// The highest rating a person may type.
    pub const MAX: i32 = 3500;

    /// The rating in the middle of a rank: 2100 for 1d, 2000 for 1k.
    #[must_use]
    pub fn of(rank: Rank) -> Self {
        Self(2100 + 100 * rank.value())
    }

    /// The rank this rating is nearest to.
    #[must_use]
    pub fn rank(self) -> Rank {
        Rank::clamped((self.0 - 2050).div_euclid(100))
    }
}

impl fmt::Display for Rating {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A text that is no rating.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is not a rating; write a whole number from -1000 to 3500, 2100 being 1 dan")]
pub struct ParseRatingError(pub String);

impl FromStr for Rating {
    type Err = ParseRatingError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let value = text.trim().parse().map_err(|_| ParseRatingError(text.to_owned()))?;
        if (Self::MIN..=Self::MAX).contains(&value) {
            Ok(Self(value))
        } else {
            Err(ParseRatingError(text.to_owned()))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_lies_outside_the_scale_has_a_nearest_rank() {
        for (text, nearest) in [("99K", -30), ("0d", -1), (" 12D", 8), ("5k", -5), ("3P", 6)] {
            assert_eq!(Rank::nearest(text), Rank::new(nearest), "{text}");
        }
        assert_eq!(["", "k", "x9", "15O2"].map(Rank::nearest), [None; 4]);
    }

    #[test]
    fn every_rank_reads_back_what_it_shows() {
        for rank in Rank::all() {
            assert_eq!(rank.to_string().parse(), Ok(rank));
        }
    }

    #[test]
    fn what_programs_write_is_read_and_what_is_no_rank_is_refused() {
        assert_eq!(" 3D".parse(), Ok(Rank(2)));
        assert_eq!("12 kyu".parse(), Ok(Rank(-12)));
        for (text, rank) in
            [("4级", -4), ("4級", -4), ("4급", -4), ("2단", 1), ("2段", 1), ("初段", 0)]
        {
            assert_eq!(text.parse(), Ok(Rank(rank)), "{text}");
        }
        assert_eq!(["3p", "4P", "9p"].map(str::parse), [Ok(Rank(6)), Ok(Rank(7)), Ok(Rank(8))]);
        for wrong in ["", "k", "0k", "31k", "10d", "5", "5x", "-5k", "999999999999k"] {
            assert_eq!(wrong.parse::<Rank>(), Err(ParseRankError(wrong.to_owned())));
        }
    }

    #[test]
    fn a_rank_and_the_rating_in_its_middle_agree() {
        for rank in Rank::all() {
            assert_eq!(Rating::of(rank).rank(), rank);
        }
        assert_eq!(Rating(2150).rank(), "2d".parse().unwrap());
        assert_eq!(Rating(2149).rank(), "1d".parse().unwrap());
    }

    #[test]
    fn a_rating_off_the_scale_is_refused() {
        assert!("3501".parse::<Rating>().is_err());
        assert!("15O2".parse::<Rating>().is_err());
    }
}
