use serde::{Deserialize, Serialize};

use super::{Fault, Group};

go::named! {
    /// Who gets the prizes of a kind.
    #[derive(Default)]
    pub enum PrizeFor {
        /// The first of the group, by place.
        #[default]
        Places = "places",
        /// The first of each category of the event.
        Categories = "categories",
        /// The first of those who began with the same score.
        Starts = "starts",
        /// The first teams, by place, of those whose whole squad is of the group.
        Teams = "teams",
        /// Everybody of the group who won every round; each gets the first prize.
        AllWins = "all-wins",
    }
}

/// One kind of prizes.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct PrizeRule {
    /// What it is called; may be empty.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// Among whom.
    pub group: Group,
    /// Who of these gets them.
    pub of: PrizeFor,
    /// The prizes from the first place on: amounts such as `300 EUR`, or words.
    pub prizes: Vec<String>,
}

/// The prizes of an event, those that count most first.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct PrizeRules {
    /// Every kind; nobody gets a later one who has an earlier one, if each gets one.
    pub kinds: Vec<PrizeRule>,
    /// Whether somebody may get several.
    pub several: bool,
    /// Whether those who are equal in the main score share, whatever the tie-breaks say.
    pub shared: bool,
}

impl PrizeRules {
    /// The most kinds of prizes an event may have, and the most places of one.
    pub const MOST: usize = 40;

    /// Whether nothing was decided.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// What cannot be kept of them.
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
