use std::str::FromStr;

use go::{UnknownName, named};

named! {
/// What can happen at a board, in the order of the tables.
pub enum IncidentKind {
    /// A single stone in a ko was retaken at once.
    KoRetake = "ko-retake",
    /// A play repeated an earlier whole-board position.
    Superko = "superko",
    /// A play left the mover's own chain without a liberty.
    Suicide = "suicide",
    /// A stone was played on a stone.
    Occupied = "occupied",
    /// Somebody played when it was not their turn: at the start, or the wrong partner in Pair Go.
    OutOfTurn = "out-of-turn",
    /// The same colour played two stones in a row; the incident's move is the second one.
    TwoInARow = "two-in-a-row",
    /// A stone on the board was moved or knocked from its point.
    StoneDisplaced = "stone-displaced",
    /// Stones that have liberties were taken off.
    StoneRemoved = "stone-removed",
    /// Captured stones stayed on the board.
    CapturesLeft = "captures-left",
    /// Captured stones were kept off the lid, touched or given back.
    CapturesMishandled = "captures-mishandled",
    /// A stone just played was lifted or shifted to another point.
    TakeBack = "take-back",
    /// The position was destroyed.
    BoardScattered = "board-scattered",
    /// The players took the wrong colours.
    WrongColors = "wrong-colors",
    /// Komi or handicap was set up wrongly.
    WrongSetup = "wrong-setup",
    /// The clock was pressed or handled wrongly.
    ClockMisuse = "clock-misuse",
    /// A player's time ran out.
    TimeLoss = "time-loss",
    /// A fallen flag was claimed late, or by somebody else than the opponent.
    FlagLate = "flag-late",
    /// Both flags are down.
    BothFlags = "both-flags",
    /// The wrong time or byo-yomi was set.
    WrongTime = "wrong-time",
    /// The clock does not work as it should.
    ClockFaulty = "clock-faulty",
    /// A player came late.
    LateArrival = "late-arrival",
    /// A player did not come at all.
    NoShow = "no-show",
    /// Help from outside, by people.
    OutsideHelp = "outside-help",
    /// A device that could help was used, or at hand.
    Device = "device",
    /// A phone rang.
    Phone = "phone",
    /// Noise, or another disturbance.
    Noise = "noise",
    /// Conduct.
    Conduct = "conduct",
    /// The count or a group's status is disputed.
    CountDisputed = "count-disputed",
    /// The whole board repeats and nobody yields.
    Repetition = "repetition",
    /// Anything else.
    Other = "other",
}
}

impl IncidentKind {
    /// The title in tables.
    #[must_use]
    pub const fn title(self) -> &'static str {
        match self {
            Self::KoRetake => "Ko retaken at once",
            Self::Superko => "Earlier whole-board position repeated by a play",
            Self::Suicide => "Suicide",
            Self::Occupied => "Played on an occupied point",
            Self::OutOfTurn => "Played out of turn",
            Self::TwoInARow => "Played twice in a row",
            Self::StoneDisplaced => "Stone displaced",
            Self::StoneRemoved => "Stones removed that have liberties",
            Self::CapturesLeft => "Captured stones left on the board",
            Self::CapturesMishandled => "Captured stones kept wrongly",
            Self::TakeBack => "Move taken back or shifted",
            Self::BoardScattered => "Board scattered",
            Self::WrongColors => "Wrong colours",
            Self::WrongSetup => "Wrong komi or handicap",
            Self::ClockMisuse => "Clock used wrongly",
            Self::TimeLoss => "Time ran out",
            Self::FlagLate => "Flag claimed late, or by a bystander",
            Self::BothFlags => "Both flags are down",
            Self::WrongTime => "Wrong time or byo-yomi set",
            Self::ClockFaulty => "Faulty clock",
            Self::LateArrival => "Late arrival",
            Self::NoShow => "No-show",
            Self::OutsideHelp => "Outside help",
            Self::Device => "Device used or at hand",
            Self::Phone => "Phone rang",
            Self::Noise => "Noise",
            Self::Conduct => "Conduct",
            Self::CountDisputed => "Count disputed",
            Self::Repetition => "Repetition",
            Self::Other => "Something else",
        }
    }

    /// Whether it is about a clock.
    #[must_use]
    pub const fn is_clock(self) -> bool {
        matches!(
            self,
            Self::ClockMisuse
                | Self::TimeLoss
                | Self::FlagLate
                | Self::BothFlags
                | Self::WrongTime
                | Self::ClockFaulty
        )
    }

    /// Whether it is a move that the rules of play may forbid.
    #[must_use]
    pub const fn is_move(self) -> bool {
        matches!(
            self,
            Self::KoRetake
                | Self::Superko
                | Self::Suicide
                | Self::Occupied
                | Self::OutOfTurn
                | Self::TwoInARow
        )
    }
}

impl FromStr for IncidentKind {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Self, UnknownName> {
        Self::named(text)
            .ok_or_else(|| UnknownName::new("incident", text, &Self::ALL.map(Self::name)))
    }
}
