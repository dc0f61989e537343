use std::collections::{BTreeMap, BTreeSet};

use chrono::NaiveDate;
use go::{RulesetName, named};
use rating::Rank;
use serde::{Deserialize, Serialize};

use super::{
    Criterion, Division, DrawRules, EntryId, EventZone, Fault, Group, HalfPoints, HomeRules,
    OwnRules, PlayerRules, Rooms, SeasonRules, Sides, TimeControl, own_ruleset,
};

named! {
    /// How a tournament groups its players for pairing.
    pub enum System {
        /// Groups by McMahon score: a start by rank, plus the points won.
        McMahon = "mcmahon",
        /// Groups by the number of wins.
        Swiss = "swiss",
        /// Groups by the number of wins within categories of rank.
        SwissCategories = "swiss-categories",
        /// Groups by wins, of which earlier ones weigh more.
        Cup = "cup",
    }
}

impl System {
    pub const fn main_score(self) -> Criterion {
        match self {
            Self::McMahon => Criterion::Mms,
            Self::Swiss | Self::SwissCategories => Criterion::Nbw,
            Self::Cup => Criterion::Cps,
        }
    }
}

/// The limits of the starting McMahon score: clamp(rank, floor, bar) − zero + correction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct McMahon {
    /// Players below start as if of this rank.
    pub floor: Rank,
    /// Players above start as if of this rank.
    pub bar: Rank,
    /// The rank whose score is 0, usually 30k.
    pub zero: Rank,
}

named! {
    #[derive(Default)]
    pub enum NoResultPolicy {
        /// Nothing until it is played again.
        #[default]
        Replay = "replay",
        Half = "half",
        /// No point for either.
        Zero = "zero",
    }
}

/// The worth of rounds without a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PointValues {
    pub absent_mms: HalfPoints,
    pub bye_mms: HalfPoints,
    pub absent_wins: HalfPoints,
    pub bye_wins: HalfPoints,
    /// Whether the accumulated sum of byes and absences is rounded down to whole points. Jigo never is.
    pub round_down: bool,
    /// Whether a round without a game counts, for opponents' sums, as half a point.
    #[serde(default)]
    pub sos_unplayed_as_half: bool,
    #[serde(default)]
    pub no_result: NoResultPolicy,
}

impl PointValues {
    pub fn replays(&self, ending: super::Ending) -> bool {
        ending == super::Ending::NoResult && self.no_result == NoResultPolicy::Replay
    }
}

named! {
    pub enum HandicapBasis {
        /// The McMahon score before the round.
        Score = "score",
        Rank = "rank",
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HandicapSettings {
    pub basis: HandicapBasis,
    /// Players of this rank or above all count as of this rank: between them there is no handicap.
    pub none_from: Rank,
    /// Subtracted from the difference.
    pub correction: i32,
    /// The most stones; 0 for even games only.
    pub ceiling: u8,
}

named! {
    /// How players of one score group are paired.
    pub enum SeedMethod {
        /// The upper half meets the lower half, at random.
        Random = "random",
        Fold = "fold",
        /// The first of the upper half meets the first of the lower half.
        Slip = "slip",
    }
}

named! {
    /// Which members of a group move to another score group when one must.
    pub enum DrawnPlace {
        Top = "top",
        Middle = "middle",
        Bottom = "bottom",
    }
}

/// The weights of a pairing and its options; each weight is the criterion's maximum.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PairingSettings {
    /// Not meeting twice.
    pub duplicate: i64,
    /// Chance; 0 for none.
    pub random: i64,
    /// Whether chance is the deterministic scramble of both names.
    pub deterministic: bool,
    pub color: i64,
    /// The k of f(x) = (1 − x)(1 + k·x).
    pub curve: f64,
    pub category: i64,
    /// Staying near in score.
    pub score: i64,
    /// Choosing who is drawn up or down.
    pub drawn: i64,
    /// Whether players drawn up earlier are preferred for being drawn down, and the reverse.
    pub drawn_compensate: bool,
    /// Which player of the upper group is drawn down.
    pub drawn_upper: DrawnPlace,
    /// Which player of the lower group is drawn up.
    pub drawn_lower: DrawnPlace,
    /// Seeding within the group.
    pub seeding: i64,
    /// The number of rounds with the first method.
    pub first_rounds: i32,
    pub first_method: SeedMethod,
    /// Whether the rating orders the group in the first rounds, after the placement criteria.
    pub first_by_rating: bool,
    pub later_method: SeedMethod,
    /// Whether the rating orders the group in later rounds.
    pub later_by_rating: bool,
    /// Keeping handicaps small.
    pub handicap: i64,
    /// Meeting people of other countries and clubs.
    pub geography: i64,
    /// The base of secondary criteria, kept for files that carry it.
    pub secondary: i64,
    /// Score groups that a different country is worth.
    pub country: i32,
    /// Score groups that a different club is worth.
    pub club: i32,
    /// Score groups that a different club group is worth.
    pub club_group: i32,
    /// From this rank on the secondary criteria do not apply (half a rank for each half win).
    pub excused_from: Rank,
    /// Whether winners of half the rounds are excused too.
    pub excused_by_wins: bool,
    /// Whether players who start at the bar are excused too.
    pub excused_at_bar: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Settings {
    /// Its name, 1 to 200 characters.
    pub name: String,
    /// A short name for files and addresses.
    pub short_name: String,
    pub place: String,
    /// The country it is held in, two letters, or empty.
    #[serde(default)]
    pub country: String,
    #[serde(default, skip_serializing_if = "EventZone::is_of_server")]
    pub zone: EventZone,
    #[serde(default, skip_serializing_if = "Rooms::is_empty")]
    pub rooms: Rooms,
    /// Whether only its organisers see it, until it is announced.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub hidden: bool,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub surname_first: bool,
    #[serde(default, skip_serializing_if = "crate::is_default")]
    pub sides: Sides,
    #[serde(default)]
    pub director: String,
    /// The contact for personal data, in words.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub contact: String,
    pub begins: NaiveDate,
    pub ends: NaiveDate,
    /// How many rounds it has, 1 to 20.
    pub rounds: i32,
    /// Lines of the board: 9, 11, 13, 15 or 19 in the texts.
    pub board_size: u8,
    pub komi: HalfPoints,
    pub rules: RulesetName,
    pub time: TimeControl,
    pub system: System,
    pub mcmahon: McMahon,
    #[serde(default)]
    pub categories: Categories,
    /// The worth of byes, absences and games without a result.
    pub points: PointValues,
    pub handicap: HandicapSettings,
    /// The criteria of the order, up to six.
    pub placement: Vec<Criterion>,
    pub pairing: PairingSettings,
    #[serde(default, skip_serializing_if = "crate::is_default")]
    pub draw: DrawRules,
    /// The largest difference of ranks between a rank and its rating without a warning.
    #[serde(default = "usual_gap", skip_serializing_if = "is_usual_gap")]
    pub rank_gap: i32,
    #[serde(default, skip_serializing_if = "crate::is_default")]
    pub prizes: PrizeRules,
    #[serde(default, skip_serializing_if = "crate::is_default")]
    pub refereeing: Refereeing,
    #[serde(default, skip_serializing_if = "crate::is_default")]
    pub players: PlayerRules,
    #[serde(default, skip_serializing_if = "crate::is_default")]
    pub season: SeasonRules,
    #[serde(default, skip_serializing_if = "crate::is_default")]
    pub division: Division,
    #[serde(default, skip_serializing_if = "crate::is_default")]
    pub home: HomeRules,
    /// Whether lists of players show the changes of their European ratings.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub rating_preview: bool,
    #[serde(default, skip_serializing_if = "crate::is_default")]
    pub reporting: Reporting,
    /// Data of an imported file that Tengen does not use, kept to be written back: `Element.attribute` → value.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub carried: BTreeMap<String, String>,
}

pub(super) const fn usual_gap() -> i32 {
    2
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it by reference")]
const fn is_usual_gap(gap: &i32) -> bool {
    *gap == usual_gap()
}

impl Settings {
    /// The rules of play with the event's own fields.
    pub fn ruleset(&self) -> go::Ruleset {
        own_ruleset(self.rules, &self.refereeing.rules)
    }
}

/// Categories of players by rank: the lower limits of all but the last, from the highest down. No limit means one
/// category for all. Category 0 is the strongest.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Categories(pub Vec<Rank>);

impl Categories {
    pub const MOST: u8 = 9;

    pub fn count(&self) -> usize {
        self.0.len() + 1
    }

    /// The category of a rank, counted from 0 at the top.
    pub fn of(&self, rank: Rank) -> usize {
        self.0.iter().filter(|limit| rank < **limit).count()
    }
}

go::named! {
    /// The winners of a kind of prizes.
    #[derive(Default)]
    pub enum PrizeFor {
        /// The first of the group, by place.
        #[default]
        Places = "places",
        /// The first of each category of the event.
        Categories = "categories",
        /// The first of each starting score.
        Starts = "starts",
        /// The first teams, by place, of those whose whole squad is in the group.
        Teams = "teams",
        /// All of the group who won every round; each gets the first prize.
        AllWins = "all-wins",
    }
}

/// One kind of prizes.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct PrizeRule {
    #[serde(skip_serializing_if = "String::is_empty")]
    pub name: String,
    pub group: Group,
    pub of: PrizeFor,
    /// The prizes from the first place on: amounts such as `300 EUR`, or words.
    pub prizes: Vec<String>,
}

/// The prizes of an event, the most important first.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct PrizeRules {
    /// Every kind; a winner of an earlier one gets no later one, unless `several`.
    pub kinds: Vec<PrizeRule>,
    pub several: bool,
    /// Whether players with an equal main score share, whatever the tie-breaks.
    pub shared: bool,
}

impl PrizeRules {
    /// The most kinds of prizes an event may have, and the most places of one.
    pub const MOST: usize = 40;

    pub(super) fn fault(&self) -> Option<Fault> {
        let longest = self.kinds.iter().map(|kind| kind.prizes.len()).max().unwrap_or(0);
        let most = self.kinds.len().max(longest);
        (most > Self::MOST).then_some(Fault::OutOfRange {
            value: most as i64,
            least: 0,
            most: Self::MOST as i64,
        })
    }
}

/// The event's settings for rulings. Fields left out follow the rules of play.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Refereeing {
    /// The procedure by its name; `None`: the one that goes with the rules of play.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub procedure: Option<String>,
    /// Whether it is an international event, for texts that treat those apart.
    pub international: bool,
    /// The event's own fields of the procedure, by their names in its JSON; the rules for a single kind of incident
    /// under `clauses/` and its name.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub adapted: BTreeMap<String, serde_json::Value>,
    /// The event's own fields of the rules of play, by the names of [`RULE_FIELDS`](super::RULE_FIELDS), for games that begin from
    /// then on.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub rules: OwnRules,
    /// The appeals committee, by name, in order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub committee: Vec<String>,
    /// Substitutes for members with an interest in the case.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub reserves: Vec<String>,
    /// Whether rulings are public; otherwise for arbiters and the two players.
    pub public: bool,
    /// Whether the results of a finished round count as confirmed by both players.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub finished_confirms: bool,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reporting {
    /// The code of a club, by the club as entries spell it.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub clubs: BTreeMap<String, String>,
    /// Entries deliberately left out of the American report, with all games.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub not_to_aga: BTreeSet<EntryId>,
}

impl Reporting {
    /// How many letters a club's code has at the most.
    pub const CODE: usize = 4;

    /// Whether a text can be the code of a club: up to four plain letters and digits.
    pub fn is_code(text: &str) -> bool {
        (1..=Self::CODE).contains(&text.len()) && text.bytes().all(|b| b.is_ascii_alphanumeric())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rank_at_the_limit_belongs_to_the_upper_category() {
        let limits = Categories(["1d", "5k"].map(|r| r.parse().unwrap()).to_vec());
        let categories = ["3d", "1d", "1k", "5k", "6k"].map(|r| limits.of(r.parse().unwrap()));
        assert_eq!(categories, [0, 0, 1, 1, 2]);
    }
}
