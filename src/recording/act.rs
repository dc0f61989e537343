use serde::{Deserialize, Serialize};

use go::{Color, Move, Point};
use referee::{Answer, Effect, RulingNo};

/// Acts that one record may hold; the longest games have some 400 moves.
pub const MOST_ACTS: usize = 3_000;

/// Letters of one note.
pub const MOST_LETTERS: usize = 1_000;

/// A move as it is kept: a pass has no point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Played {
    /// Who moved.
    pub color: Color,
    /// Where; a pass if nowhere.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub point: Option<Point>,
}

impl Played {
    /// The move itself.
    #[must_use]
    pub fn mv(self) -> Move {
        self.point.map_or(Move::Pass, Move::Play)
    }
}

/// One thing that a recorder or an arbiter enters.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "act")]
pub enum Act {
    /// Black puts a handicap stone, where the rules leave the place free.
    Handicap {
        /// Where.
        point: Point,
    },
    /// The handicap stones lie on their usual points.
    UsualHandicap,
    /// A legal move.
    Play(Played),
    /// A move as it was made at the board, legal or not; the referee may be asked about it.
    AsPlayed(Played),
    /// A whole game from a file, moves as they were made.
    Moves {
        /// In their order.
        moves: Vec<Played>,
    },
    /// Instead of moves: what lies on a point of the final position.
    Put {
        /// Where.
        point: Point,
        /// What lies there.
        stone: Option<Color>,
    },
    /// Instead of moves: the whole final position. Points named by neither side are empty.
    Position {
        /// Black's stones.
        black: Vec<Point>,
        /// White's stones.
        white: Vec<Point>,
    },
    /// The prisoners as they lie on the lids, if the record does not know them.
    Prisoners {
        /// Held by Black.
        black: u32,
        /// Held by White.
        white: u32,
    },
    /// A comment on the last move.
    Note {
        /// The words.
        text: String,
    },
    /// What a clock showed after the last move.
    Clock {
        /// Whose clock.
        color: Color,
        /// Seconds left.
        seconds: u32,
        /// Periods or stones of overtime left, if it counts.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        overtime: Option<u32>,
    },
    /// Play is over, although the passes were not recorded.
    Stop,
    /// What is marked as dead and as seki on the stopped board, whole chains.
    Mark {
        /// Dead stones.
        dead: Vec<Point>,
        /// Stones in seki.
        seki: Vec<Point>,
    },
    /// A neutral point, or one of the own territory, is filled on the stopped board: that is no move
    /// (Japanese rules 1989, Art. 9.2).
    Fill {
        /// Whose stone.
        color: Color,
        /// Where.
        point: Point,
    },
    /// A player names a move that would change the result, found after the stop (Art. 13.1).
    Found {
        /// Whose move it would be.
        color: Color,
        /// Where.
        point: Point,
    },
    /// A player answers whether the stopped game goes on; who asks to play on resumes it.
    Answer {
        /// Who.
        color: Color,
        /// The answer.
        answer: Answer,
    },
    /// A player agrees with the marking.
    Agree {
        /// Who.
        color: Color,
    },
    /// The arbiter settles life and death by the marking.
    Settle,
    /// The players do not agree: the rules say what becomes of the game.
    NoAgreement,
    /// A player asks to play on.
    Resume {
        /// Who.
        color: Color,
    },
    /// A player resigns.
    Resign {
        /// Who.
        color: Color,
    },
    /// A player's time ran out.
    TimeLoss {
        /// Whose.
        color: Color,
    },
    /// Both agree that a repetition ends the game.
    Repetition,
    /// A player objects to the count, or the game goes on after all.
    Object,
    /// A player confirms the result.
    Confirm {
        /// Who.
        color: Color,
    },
    /// A ruling is carried out on the game.
    Ruled {
        /// Its number in the referee's log.
        ruling: RulingNo,
        /// What it does.
        effect: Box<Effect>,
    },
    /// A ruling was withdrawn: the game is as it was before it, if nothing was entered since.
    Unruled {
        /// Its number.
        ruling: RulingNo,
    },
    /// The act before is taken back. What it was stays in the list of acts.
    Undo,
}

impl Act {
    /// Whether it only remarks on the game.
    #[must_use]
    pub const fn is_a_remark(&self) -> bool {
        matches!(self, Self::Note { .. } | Self::Clock { .. })
    }

    /// Whether only an arbiter may enter it, or take it back.
    #[must_use]
    pub const fn is_an_arbiters(&self) -> bool {
        matches!(self, Self::Settle | Self::NoAgreement)
    }

    /// Whether it comes from the referee's log, not from a recorder: it is not counted against
    /// [`MOST_ACTS`].
    #[must_use]
    pub const fn is_of_a_ruling(&self) -> bool {
        matches!(self, Self::Ruled { .. } | Self::Unruled { .. })
    }
}
