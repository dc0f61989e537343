use serde::{Deserialize, Serialize};

use go::Color;

/// What an arbiter imposes on a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "kind")]
pub enum PenaltyKind {
    /// A caution.
    Caution,
    /// A warning.
    Warning,
    /// So many stones go to the opponent's prisoners.
    Stones {
        /// How many.
        stones: u32,
    },
    /// So many points go to the opponent in the count, at the arbiter's discretion.
    Points {
        /// How many.
        points: u32,
    },
    /// So many minutes come off the clock, at the arbiter's discretion.
    Time {
        /// How many.
        minutes: u32,
    },
    /// The game is lost by penalties.
    GameLoss,
    /// The player is out of the event.
    Exclusion,
    /// Another penalty, in the arbiter's words.
    Other,
}

/// A penalty on one side of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Penalty {
    /// Who gets it.
    pub color: Color,
    /// What it is.
    #[serde(flatten)]
    pub kind: PenaltyKind,
}

/// A penalty that was imposed earlier and is in force, seen from the board of the incident.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Given {
    /// The penalty; its colour is the player's colour in the present game.
    #[serde(flatten)]
    pub penalty: Penalty,
    /// Whether it was imposed in the present game.
    pub this_game: bool,
}

/// How long warnings count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum WarningScope {
    /// They count within one game.
    Game,
    /// They count through the whole event.
    Event,
}

/// The consequence of too many warnings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LadderEnd {
    /// The game is lost.
    GameLoss,
    /// The game is lost and the player is out of the event.
    Exclusion,
}

/// How cautions and warnings add up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Ladder {
    /// So many cautions make a warning; `None`: they never do.
    pub cautions_make_warning: Option<u32>,
    /// Stones that a warning adds to the opponent's prisoners.
    pub stones_per_warning: u32,
    /// So many warnings lose the game; `None`: they never do.
    pub warnings_lose: Option<u32>,
    /// What then happens.
    pub end: LadderEnd,
    /// Which earlier ones count.
    pub scope: WarningScope,
}

go::named! {
/// What an arbiter adds to a remedy.
#[derive(Default)]
pub enum Sanction {
    /// Nothing.
    #[default]
    None = "none",
    /// A caution.
    Caution = "caution",
    /// A warning.
    Warning = "warning",
    /// Exclusion from the event.
    Exclusion = "exclusion",
    /// Points for the opponent, as many as the arbiter types.
    Points = "points",
    /// Minutes off the clock, as many as the arbiter types.
    Time = "time",
    /// Another penalty; the arbiter writes what, and why.
    Other = "other",
}
}

/// The limits of an arbiter's discretion, where a rule leaves the penalty open.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Discretion {
    /// The most points; 0: none.
    pub points: u32,
    /// The most minutes off the clock; 0: none.
    pub minutes: u32,
}

impl Discretion {
    /// The most that a penalty may take; `None` for one without a number, or that the procedure does not allow.
    #[must_use]
    pub fn most(self, sanction: Sanction) -> Option<u32> {
        match sanction {
            Sanction::Points => Some(self.points).filter(|most| *most > 0),
            Sanction::Time => Some(self.minutes).filter(|most| *most > 0),
            _ => None,
        }
    }
}

impl Sanction {
    /// Whether the arbiter types how much.
    #[must_use]
    pub const fn has_number(self) -> bool {
        matches!(self, Self::Points | Self::Time)
    }
}

/// A sanction with its consequences.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Escalation {
    /// What is imposed, in order.
    pub imposed: Vec<PenaltyKind>,
    /// Stones for the opponent.
    pub stones: u32,
    /// Whether the game is lost.
    pub loses: bool,
}

/// The consequences of a sanction, given the player's earlier penalties: cautions become a warning, a warning costs
/// stones, too many warnings lose.
#[must_use]
pub fn escalate(sanction: Sanction, color: Color, given: &[Given], ladder: &Ladder) -> Escalation {
    let mut result = Escalation::default();
    match sanction {
        // A penalty with a number is imposed with the remedy: it knows the clock.
        Sanction::None | Sanction::Points | Sanction::Time => {}
        Sanction::Other => result.imposed.push(PenaltyKind::Other),
        Sanction::Exclusion => {
            result.imposed.push(PenaltyKind::Exclusion);
            result.loses = true;
        }
        Sanction::Warning => warn(&mut result, color, given, ladder),
        Sanction::Caution => {
            result.imposed.push(PenaltyKind::Caution);
            let cautions = 1 + earlier(PenaltyKind::Caution, color, given, ladder);
            if ladder.cautions_make_warning.is_some_and(|n| n > 0 && cautions.is_multiple_of(n)) {
                warn(&mut result, color, given, ladder);
            }
        }
    }
    result
}

fn warn(result: &mut Escalation, color: Color, given: &[Given], ladder: &Ladder) {
    result.imposed.push(PenaltyKind::Warning);
    let warnings = 1 + earlier(PenaltyKind::Warning, color, given, ladder);
    if ladder.warnings_lose.is_some_and(|most| warnings >= most) {
        result.loses = true;
        result.imposed.push(PenaltyKind::GameLoss);
        if ladder.end == LadderEnd::Exclusion {
            result.imposed.push(PenaltyKind::Exclusion);
        }
    } else if ladder.stones_per_warning > 0 {
        result.stones = ladder.stones_per_warning;
        result.imposed.push(PenaltyKind::Stones { stones: result.stones });
    }
}

fn earlier(kind: PenaltyKind, color: Color, given: &[Given], ladder: &Ladder) -> u32 {
    let counts = |g: &&Given| {
        g.penalty == Penalty { color, kind } && (g.this_game || ladder.scope == WarningScope::Event)
    };
    u32::try_from(given.iter().filter(counts).count()).unwrap_or(u32::MAX)
}
