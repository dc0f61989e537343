//! Short names in English, for tables and the command line.

use std::fmt;

use super::{AppealRule, AppealUntil, Condition, Remedy, Sanction, Standing};
use go::Color;
use tournament::Manner;

impl Remedy {
    /// Its name in catalogues of words.
    #[must_use]
    pub const fn code(self) -> &'static str {
        self.said().0
    }

    /// The remedy in a few words, for tables.
    #[must_use]
    pub const fn words(self) -> &'static str {
        self.said().1
    }

    const fn said(self) -> (&'static str, &'static str) {
        match self {
            Self::Stands => ("stands", "play on"),
            Self::NoOffence => ("no-offence", "no offence"),
            Self::TakeBack => ("take-back", "position before the move"),
            Self::TakeBackAsPass => ("as-pass", "taken back as a pass"),
            Self::FirstPoint => ("first-point", "back to the first point"),
            Self::StonesBack => ("stones-back", "stones back to their points"),
            Self::ReasonablePoint => ("reasonable-point", "to a reasonable point"),
            Self::CapturesOff => ("captures-off", "captures come off"),
            Self::Reconstruct => ("reconstruct", "position set up again"),
            Self::ExchangeColors => ("exchange", "colours exchanged"),
            Self::CorrectSetup => ("correct-setup", "komi and handicap as paired"),
            Self::SetClockRight => ("clock", "clock set right"),
            Self::CountAgain => ("count-again", "count again"),
            Self::AskBoth => ("ask-both", "both are asked first"),
            Self::PlayOn => ("play-on", "the stopped game goes on"),
            Self::Resume => ("resume", "the ended game goes on"),
            Self::Adjourn => ("adjourn", "broken off, finished later"),
            Self::PassStone => ("pass-stone", "the pass stone is handed over"),
            Self::PointsToOpponent => ("points", "points to the opponent, move stands"),
            Self::ByLateness => ("lateness", "clock charged in the grace, then the event's rule"),
            Self::Loses(Manner::IllegalMove) => ("loses-illegal-move", "loss by illegal move"),
            Self::Loses(Manner::Time) => ("loses-time", "loss on time"),
            Self::Loses(Manner::Resignation) => ("loses-resignation", "loss by resignation"),
            Self::Loses(Manner::Default) => ("loses-default", "loss by default"),
            Self::Loses(_) => ("loses", "loss"),
            Self::Wins(Color::Black) => ("black-wins", "Black wins"),
            Self::Wins(Color::White) => ("white-wins", "White wins"),
            Self::BothLose => ("both-lose", "both lose"),
            Self::Draw => ("draw", "draw"),
            Self::NoResult => ("no-result", "no result"),
            Self::Replay => ("replay", "replay"),
        }
    }
}

impl Sanction {
    /// The sanction in a few words, for tables.
    #[must_use]
    pub const fn words(self) -> &'static str {
        match self {
            Self::None => "no penalty",
            Self::Caution => "caution",
            Self::Warning => "warning",
            Self::Exclusion => "exclusion",
            Self::Points => "points to the opponent",
            Self::Time => "minutes off the clock",
            Self::Other => "other penalty",
        }
    }
}

impl Condition {
    /// The condition in a few words, for tables.
    #[must_use]
    pub const fn words(self) -> &'static str {
        match self {
            Self::AtOnce => "at once",
            Self::InWindow => "in the window",
            Self::PastWindow => "later",
            Self::OpponentClaims => "the opponent claims",
            Self::ArbiterNotices => "an arbiter notices",
            Self::WhileColorsCorrectable => "through the last move for it",
            Self::Agreed => "both agree",
            Self::Disagreed => "no agreement",
            Self::Deliberate => "on purpose",
            Self::Dropped => "it slipped",
            Self::ForceMajeure => "force majeure",
            Self::Lost => "cannot be reconstructed",
            Self::CannotReturn => "cannot go back",
            Self::PlayedOn => "play has gone on",
            Self::EffectiveMove => "effective move found, both asked and refusing",
            Self::NotAsked => "effective move found, not both asked",
            Self::PlaysOn => "a player asks to play on",
            Self::NamedFault => "as the text names it",
            Self::NotPressed => "not pressed",
            Self::AfterStop => "after the stop",
            Self::Bystander => "by a bystander",
            Self::NoPassStone => "without its stone",
            Self::ForCaptures => "to take captures off",
            Self::OnlyDame => "only dame left",
            Self::PassedEarly => "both passed early",
            Self::IllegalMoveLoses => "Art. 14 in force",
            Self::LegalInRecord => "legal by the record",
        }
    }
}

impl Standing {
    /// The word for it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Text => "says",
            Self::Derived => "follows from",
            Self::Setting => "practice",
        }
    }

    /// The mark in tables: none where the text says so, † where it follows from it, ‡ for practice.
    #[must_use]
    pub const fn mark(self) -> &'static str {
        match self {
            Self::Text => "",
            Self::Derived => "†",
            Self::Setting => "‡",
        }
    }
}

impl AppealRule {
    /// The rule of appeals in a line; once the result is confirmed appeals may be over.
    #[must_use]
    pub fn words(&self, confirmed: bool) -> String {
        if confirmed && self.committee > 0 && self.until == AppealUntil::ResultConfirmed {
            return "none any more: the result is confirmed".to_owned();
        }
        self.to_string()
    }
}

impl fmt::Display for AppealRule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.committee == 0 {
            return f.write_str("no appeal");
        }
        write!(f, "committee of {}, ", self.committee)?;
        match self.until {
            AppealUntil::ResultConfirmed => f.write_str("until the result is confirmed"),
            AppealUntil::MinutesAfterTold(n) => {
                write!(f, "within {n} minutes of being told of the ruling")
            }
            AppealUntil::RoundClosed => f.write_str("until the round is closed"),
        }
    }
}
