//! The kinds of incidents at a board: who may have done it, and the questions about it.

use std::str::FromStr;

use go::{UnknownName, named};

use super::{
    ClockFault, ClockStop, FlagClaim, HandlingFault, Particular, Party, PassFault, Question,
};

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
    /// A player moved out of turn: at the start, or the wrong partner in Pair Go.
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
    /// They played an opponent other than the draw's, or at another table.
    WrongPairing = "wrong-pairing",
    /// The clock was pressed or handled wrongly.
    ClockMisuse = "clock-misuse",
    /// A player's time ran out.
    TimeLoss = "time-loss",
    /// A fallen flag was claimed late, or not by the opponent.
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
    /// A player stayed away from rounds without leave.
    RoundsSkipped = "rounds-skipped",
    /// A player left during the game, or fell ill.
    LeftGame = "left-game",
    /// The clock was stopped by a player.
    ClockStopped = "clock-stopped",
    /// A game is to be adjourned and finished later.
    Adjournment = "adjournment",
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
    /// A result is said to have been agreed beforehand, or a game to have been lost on purpose.
    Collusion = "collusion",
    /// The count or a group's status is disputed.
    CountDisputed = "count-disputed",
    /// A pass was missed by the opponent, is disputed, or came without the stone that it costs.
    PassDisputed = "pass-disputed",
    /// A player is said to have resigned, and says otherwise.
    ResignationDisputed = "resignation-disputed",
    /// The board shows another result than the game had.
    ResultWrong = "result-wrong",
    /// The whole board repeats and neither player yields.
    Repetition = "repetition",
    /// Anything else.
    Other = "other",
}
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum About {
    Move,
    Clock,
    Else,
}

/// The moves that matter for the time of notice.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Moves {
    Counted,
    /// The move of the incident, if it is known.
    Named,
    Never,
}

struct Row {
    title: &'static str,
    about: About,
    doers: &'static [Party],
    moves: Moves,
    asks: &'static [Question],
}

const ONE: &[Party] = &[Party::Black, Party::White];
const SOME: &[Party] = &[Party::Black, Party::White, Party::Both];
const ANY: &[Party] = &[Party::Black, Party::White, Party::Both, Party::Nobody];
const NONE: &[Party] = &[Party::Nobody];

const fn row(
    title: &'static str,
    about: About,
    doers: &'static [Party],
    moves: Moves,
    asks: &'static [Question],
) -> Row {
    Row { title, about, doers, moves, asks }
}

impl IncidentKind {
    const fn row(self) -> Row {
        use About::{Clock, Else, Move};
        use Moves::{Counted, Named, Never};
        use Particular as P;
        use Question::{Fault, Is, Minutes, Partner, Stones, TimeLost, TimeMaybe, Words};
        const DISPLACED: &[Question] =
            &[Stones, Is(P::PointTaken), Is(P::Deliberate), Is(P::Agreed), Is(P::ForceMajeure)];
        const REMOVED: &[Question] = &[Stones, Is(P::PointTaken), Is(P::Deliberate)];
        const SCATTERED: &[Question] =
            &[Is(P::Lost), Is(P::Deliberate), Is(P::ForceMajeure), Is(P::Agreed)];
        const DISPUTED: &[Question] = &[Words, Is(P::EffectiveMove), Is(P::Agreed)];
        const REPEATS: &str = "Earlier whole-board position repeated by a play";
        match self {
            Self::KoRetake => row("Ko retaken at once", Move, ONE, Counted, &[]),
            Self::Superko => row(REPEATS, Move, ONE, Counted, &[]),
            Self::Suicide => row("Suicide", Move, ONE, Counted, &[]),
            Self::Occupied => row("Played on an occupied point", Move, ONE, Counted, &[]),
            Self::OutOfTurn => row("Played out of turn", Move, ONE, Counted, &[Partner]),
            Self::TwoInARow => row("Played twice in a row", Move, ONE, Counted, &[]),
            Self::StoneDisplaced => row("Stone displaced", Else, ANY, Named, DISPLACED),
            Self::StoneRemoved => {
                row("Stones removed that have liberties", Else, ANY, Named, REMOVED)
            }
            Self::CapturesLeft => row("Captured stones left on the board", Else, ANY, Named, &[]),
            Self::CapturesMishandled => {
                let faults = &[Fault(&HandlingFault::NAMES)];
                row("Captured stones kept wrongly", Else, ONE, Named, faults)
            }
            Self::TakeBack => {
                row("Move taken back or shifted", Else, ONE, Counted, &[Is(P::Dropped)])
            }
            Self::BoardScattered => row("Board scattered", Else, ANY, Named, SCATTERED),
            Self::WrongColors => row("Wrong colours", Else, NONE, Named, &[]),
            Self::WrongSetup => row("Wrong komi or handicap", Else, NONE, Never, &[]),
            Self::WrongPairing => row("Wrong opponent or table", Else, NONE, Never, &[]),
            Self::ClockMisuse => {
                let asks = &[Fault(&ClockFault::NAMES), TimeLost];
                row("Clock used wrongly", Clock, ONE, Named, asks)
            }
            Self::TimeLoss => row("Time ran out", Clock, ONE, Never, &[TimeMaybe]),
            Self::FlagLate => {
                let asks = &[Fault(&FlagClaim::NAMES), TimeMaybe];
                row("Flag claimed late, or by a bystander", Clock, ONE, Never, asks)
            }
            Self::BothFlags => row("Both flags are down", Clock, NONE, Never, &[TimeMaybe]),
            Self::WrongTime => row("Wrong time or byo-yomi set", Clock, NONE, Never, &[TimeLost]),
            Self::ClockFaulty => row("Faulty clock", Clock, NONE, Never, &[TimeLost]),
            Self::ClockStopped => {
                let asks = &[Fault(&ClockStop::NAMES), TimeMaybe];
                row("Clock stopped by a player", Clock, SOME, Never, asks)
            }
            Self::LateArrival => row("Late arrival", Else, SOME, Never, &[Minutes]),
            Self::NoShow => row("No-show", Else, SOME, Never, &[]),
            Self::RoundsSkipped => row("Rounds skipped without leave", Else, SOME, Never, &[Words]),
            Self::LeftGame => row("Left during the game, or ill", Else, ONE, Never, &[TimeMaybe]),
            Self::Adjournment => row("Adjournment asked for", Else, NONE, Never, &[]),
            Self::OutsideHelp => row("Outside help", Else, ANY, Named, &[]),
            Self::Device => row("Device used or at hand", Else, ONE, Named, &[]),
            Self::Phone => row("Phone rang", Else, ONE, Named, &[TimeMaybe]),
            Self::Noise => row("Noise", Else, ANY, Named, &[TimeMaybe]),
            Self::Conduct => row("Conduct", Else, ANY, Named, &[]),
            Self::Collusion => row("Result agreed beforehand", Else, SOME, Never, &[Words]),
            Self::CountDisputed => row("Count disputed", Else, NONE, Never, DISPUTED),
            Self::PassDisputed => {
                let asks = &[Fault(&PassFault::NAMES), Words, TimeMaybe];
                row("Pass disputed or not heard", Else, ONE, Named, asks)
            }
            Self::ResignationDisputed => row("Resignation disputed", Else, ONE, Never, &[Words]),
            Self::ResultWrong => row("Result reported wrongly", Else, NONE, Never, &[Words]),
            Self::Repetition => row("Repetition", Else, NONE, Named, &[Is(P::Agreed)]),
            Self::Other => row("Something else", Else, ANY, Named, &[Words]),
        }
    }

    /// The title in tables.
    #[must_use]
    pub const fn title(self) -> &'static str {
        self.row().title
    }

    /// Who may have done it, for pages to ask; a single answer needs no question.
    #[must_use]
    pub const fn doers(self) -> &'static [Party] {
        self.row().doers
    }

    /// The page's questions, in addition to those of a procedure's rules.
    pub(super) const fn asks(self) -> &'static [Question] {
        self.row().asks
    }

    /// Whether it is about a clock.
    #[must_use]
    pub const fn is_clock(self) -> bool {
        matches!(self.row().about, About::Clock)
    }

    /// Whether it is a move that the rules of play may forbid.
    #[must_use]
    pub const fn is_move(self) -> bool {
        matches!(self.row().about, About::Move)
    }

    /// Whether it matters how many moves later it was noticed.
    #[must_use]
    pub const fn counts_moves(self) -> bool {
        matches!(self.row().moves, Moves::Counted)
    }

    /// Whether it happens at a move that may be known.
    #[must_use]
    pub const fn has_move(self) -> bool {
        !matches!(self.row().moves, Moves::Never)
    }

    /// Whether it happened before the first move.
    #[must_use]
    pub const fn precedes_play(self) -> bool {
        matches!(self, Self::LateArrival | Self::NoShow | Self::RoundsSkipped | Self::Collusion)
    }

    /// Whether stones lie where they do not belong.
    #[must_use]
    pub fn has_stones(self) -> bool {
        self.asks().contains(&Question::Stones)
    }

    /// Whether the report itself disputes the end of the game.
    #[must_use]
    pub const fn disputes_end(self) -> bool {
        matches!(self, Self::CountDisputed | Self::ResignationDisputed | Self::ResultWrong)
    }

    /// The faults of which one may be named.
    #[must_use]
    pub fn faults(self) -> &'static [&'static str] {
        let named =
            |ask: &Question| if let Question::Fault(names) = ask { Some(*names) } else { None };
        self.asks().iter().find_map(named).unwrap_or_default()
    }
}

/// Every kind in the groups of the page, by the name of each group: the most frequent first.
pub const KIND_GROUPS: [(&str, &[IncidentKind]); 5] = {
    use IncidentKind as K;
    [
        (
            "usual",
            &[
                K::KoRetake,
                K::TwoInARow,
                K::StoneDisplaced,
                K::TakeBack,
                K::TimeLoss,
                K::CountDisputed,
            ],
        ),
        (
            "on-board",
            &[
                K::Superko,
                K::Suicide,
                K::OutOfTurn,
                K::Occupied,
                K::StoneRemoved,
                K::CapturesLeft,
                K::CapturesMishandled,
                K::BoardScattered,
                K::Repetition,
                K::PassDisputed,
                K::ResignationDisputed,
                K::ResultWrong,
            ],
        ),
        (
            "clock",
            &[
                K::FlagLate,
                K::BothFlags,
                K::WrongTime,
                K::ClockMisuse,
                K::ClockFaulty,
                K::ClockStopped,
                K::LateArrival,
                K::NoShow,
                K::RoundsSkipped,
                K::LeftGame,
                K::Adjournment,
            ],
        ),
        ("setting-up", &[K::WrongColors, K::WrongSetup, K::WrongPairing]),
        (
            "people",
            &[K::OutsideHelp, K::Device, K::Phone, K::Noise, K::Conduct, K::Collusion, K::Other],
        ),
    ]
};

impl FromStr for IncidentKind {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Self, UnknownName> {
        Self::named(text)
            .ok_or_else(|| UnknownName::new("incident", text, &Self::ALL.map(Self::name)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_kind_is_in_one_group() {
        let grouped: Vec<_> = KIND_GROUPS.iter().flat_map(|(_, kinds)| kinds.iter()).collect();
        assert_eq!(grouped.len(), IncidentKind::ALL.len());
        assert_eq!(grouped.into_iter().collect::<BTreeSet<_>>().len(), IncidentKind::ALL.len());
    }
}
