use std::borrow::Cow;

use chrono::NaiveDate;
use go::{Color, HalfPoints};
use serde::{Deserialize, Serialize};

use super::{Basis, Clause, ClockNote, Firmness, ProcedureName, number};

/// The event a procedure is for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Profile {
    /// An event of the federation itself.
    #[default]
    Domestic,
    International,
}

/// The first and last day of a text; `None` is open, or not known.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Period {
    pub from: Option<NaiveDate>,
    pub until: Option<NaiveDate>,
}

impl Period {
    pub fn covers(&self, day: NaiveDate) -> bool {
        self.from.is_none_or(|from| from <= day) && self.until.is_none_or(|until| day <= until)
    }
}

/// Within how many moves something has to be noticed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct NoticeWindow {
    /// Moves of both players after the incident.
    pub moves: u32,
    /// Whether noticing it after the last of them is still in time.
    pub inclusive: bool,
}

impl NoticeWindow {
    /// The most moves later that are still in time.
    pub const fn last_move(self) -> u32 {
        if self.inclusive { self.moves } else { self.moves.saturating_sub(1) }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AppealUntil {
    ResultConfirmed,
    /// Minutes after the player was told of the ruling.
    MinutesAfterTold(u32),
    RoundClosed,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct AppealRule {
    /// Members of the committee; 0: there is no appeal.
    pub committee: u8,
    pub until: AppealUntil,
}

/// A federation's procedure as data. A preset is a starting point: an event may change every field of its own copy.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Procedure {
    /// The preset it came from; changing other fields does not change the name.
    pub name: ProcedureName,
    /// The text and its edition, for people.
    pub edition: Cow<'static, str>,
    pub period: Period,
    pub profile: Profile,
    /// Whether an illegal move loses (Japanese rules 1989, Art. 14). One federation's championship plays the
    /// Japanese rules without it.
    pub illegal_move_loses: bool,
    /// Moves that may have been played since, where a clause requires notice at once; 0: before the next move.
    pub at_once: u32,
    /// The window for noticing an illegal move. The Dutch text says three moves, not whether the third counts:
    /// inclusive by default.
    pub window: NoticeWindow,
    /// Whether an arbiter's notice counts as the opponent's claim. The American text requires the opponent's
    /// objection; the encyclopedia only notice.
    pub arbiter_claims: bool,
    /// Whether the captain of the opponent's team may claim for the player.
    #[serde(default)]
    pub captain_claims: bool,
    /// Whether of two moves in a row only the second is removed, and counts as a pass, instead of both.
    pub second_stone_alone: bool,
    /// Whether a move that counts as a pass hands over a stone.
    pub pass_stone: bool,
    /// The last move through which wrong colours can be corrected.
    pub colors_until: u32,
    /// Points for a claim against the order of play.
    #[serde(with = "go::decimal")]
    pub claim_points: HalfPoints,
    pub ladder: Ladder,
    /// How much a penalty at discretion may take.
    #[serde(default)]
    pub discretion: Discretion,
    pub lateness: Lateness,
    pub appeal: AppealRule,
    /// What happens to the clocks where a clause says nothing.
    pub clock: ClockNote,
    /// The text's basis for the finality of a confirmed result.
    pub confirmation: Basis,
    /// The text's basis for the finality of an end that both accepted.
    #[serde(default = "super::usual::accepted_end")]
    pub accepted_end: Basis,
    /// The text's basis for the priority of a ruling which ended the game over later incidents.
    #[serde(default = "super::usual::earlier_ruling")]
    pub earlier_ruling: Basis,
    /// The firmness of the usual clauses where the text is silent: the move is taken back by default, or the
    /// arbiter decides from the start.
    pub elsewhere: Firmness,
    /// The basis of the usual clauses then.
    pub elsewhere_basis: Basis,
    /// The rules, the first that applies counts.
    #[serde(default)]
    pub clauses: Vec<Clause>,
}

impl Procedure {
    #[must_use]
    pub fn without_article_14(self) -> Self {
        Self { illegal_move_loses: false, ..self }
    }
}

go::named! {
    pub enum AfterGrace {
        LosesByDefault = "loses-by-default",
        ClockOnly = "clock-only",
        Arbiter = "arbiter",
    }
}

/// How an event treats players who come late.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Lateness {
    /// Minutes of grace from the start of the round.
    pub grace_minutes: u32,
    /// Whether a player who comes just when the grace ends is still in time.
    pub limit_in_time: bool,
    pub after: AfterGrace,
    /// Percent of the delay that the late player's clock is charged: 100 where the clock starts on time, 200 for a
    /// penalty of twice the delay, 0 for none.
    pub charge_percent: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Delay {
    /// The game is played, and the clock is charged.
    Plays {
        /// Minutes off the late player's clock.
        charge: u32,
    },
    Loses,
    Arbiter {
        /// Minutes off the late player's clock, if the game is played.
        charge: u32,
    },
}

impl Lateness {
    /// Thirty minutes of grace while the clock runs, then a default. A usual setting, not any federation's text.
    pub const USUAL: Self = Self {
        grace_minutes: 30,
        limit_in_time: true,
        after: AfterGrace::LosesByDefault,
        charge_percent: 100,
    };

    pub fn of(&self, minutes: u32) -> Delay {
        let charge = u64::from(minutes) * u64::from(self.charge_percent) / 100;
        let charge = u32::try_from(charge).unwrap_or(u32::MAX);
        if self.in_grace(minutes) {
            return Delay::Plays { charge };
        }
        match self.after {
            AfterGrace::LosesByDefault => Delay::Loses,
            AfterGrace::ClockOnly => Delay::Plays { charge },
            AfterGrace::Arbiter => Delay::Arbiter { charge },
        }
    }

    const fn in_grace(&self, minutes: u32) -> bool {
        minutes < self.grace_minutes || (self.limit_in_time && minutes == self.grace_minutes)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "kind")]
pub enum PenaltyKind {
    /// A caution.
    Caution,
    /// A warning.
    Warning,
    /// So many stones go to the opponent's prisoners.
    Stones { stones: u32 },
    /// So many points go to the opponent in the count, at the arbiter's discretion.
    Points { points: u32 },
    /// So many minutes come off the clock, at the arbiter's discretion.
    Time { minutes: u32 },
    /// The game is lost by penalties.
    GameLoss,
    /// The player is out of the event.
    Exclusion,
    /// Another penalty, in the arbiter's words.
    Other,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Penalty {
    pub color: Color,
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
    pub this_game: bool,
}

go::named! {
    pub enum WarningScope {
        Game = "game",
        Event = "event",
    }
}

go::named! {
    pub enum LadderEnd {
        GameLoss = "game-loss",
        /// The game is lost and the player is out of the event.
        Exclusion = "exclusion",
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Ladder {
    /// So many cautions make a warning; `None`: they never do.
    pub cautions_make_warning: Option<u32>,
    /// Stones that a warning adds to the opponent's prisoners.
    pub stones_per_warning: u32,
    /// So many warnings lose the game; `None`: they never do.
    pub warnings_lose: Option<u32>,
    pub end: LadderEnd,
    /// Which earlier ones count.
    pub scope: WarningScope,
}

go::named! {
/// What an arbiter adds to a remedy.
#[derive(Default)]
pub enum Sanction {
    #[default]
    None = "none",
    Caution = "caution",
    Warning = "warning",
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
    pub const fn has_number(self) -> bool {
        matches!(self, Self::Points | Self::Time)
    }
}

/// A sanction with its consequences.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Escalation {
    pub imposed: Vec<PenaltyKind>,
    pub stones: u32,
    pub loses: bool,
}

/// The consequences of a sanction, given the player's earlier penalties: cautions become a warning, a warning costs
/// stones, too many warnings lose.
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
    number(given.iter().filter(counts).count())
}
