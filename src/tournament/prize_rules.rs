use serde::{Deserialize, Serialize};

use super::{Fault, Group};

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
    /// Its name; may be empty.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// The group of players.
    pub group: Group,
    /// Who of these gets them.
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
    /// Whether a player may get several.
    pub several: bool,
    /// Whether players with an equal main score share, whatever the tie-breaks.
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
