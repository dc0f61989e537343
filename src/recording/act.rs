use go::course::Fate;
use go::{BoardSize, Color, HalfPoints, Move, Point, PointError, Ruleset, RulesetName};
use referee::{Effect, ResumptionAnswer, RulingNo};
use serde::{Deserialize, Serialize};
use tournament::{Board, OwnRules, Tournament, own_ruleset};

/// Acts that one record may hold; the longest games have some 400 moves.
pub const MOST_ACTS: usize = 3_000;

/// Characters of one note.
pub const MOST_LETTERS: usize = 1_000;

/// A move as it is stored: a pass has no point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Played {
    pub color: Color,
    /// Where; a pass if nowhere.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub point: Option<Point>,
}

/// A position that a file sets between two moves, as after a ruling.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct SetPosition {
    /// Moves before it.
    pub after: usize,
    pub changes: Vec<(Point, Option<Color>)>,
    /// Whose turn it is then, if the file says it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to_move: Option<Color>,
}

impl Played {
    pub fn mv(self) -> Move {
        self.point.map_or(Move::Pass, Move::Play)
    }
}

/// One thing that a recorder or an arbiter enters.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "act")]
pub enum GameAct {
    /// Black puts a handicap stone, where the rules leave the place free.
    Handicap { point: Point },
    /// The handicap stones lie on their usual points.
    UsualHandicap,
    /// A legal move.
    Play(Played),
    /// A move as it was made at the board, legal or not.
    AsPlayed(Played),
    /// A whole game from a file, moves as they were made.
    Moves {
        moves: Vec<Played>,
        /// Comments and clocks of the file, each with the number of moves and corrections before it.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        remarks: Vec<(usize, Remark)>,
        /// Positions that the file sets between its moves.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        sets: Vec<SetPosition>,
    },
    /// Instead of moves: what lies on a point of the final position.
    Put { point: Point, stone: Option<Color> },
    /// Instead of moves: the whole final position. Points named by neither side are empty.
    Position { black: Vec<Point>, white: Vec<Point> },
    /// The prisoners as they lie on the lids, if the record does not know them.
    Prisoners { black: u32, white: u32 },
    /// How many periods of Ing overtime each player has bought so far.
    Overtime { black: u8, white: u8 },
    /// A comment on the last move.
    Note { text: String },
    /// What a clock showed after the last move.
    Clock {
        color: Color,
        seconds: u32,
        /// Periods or stones of overtime left, if it counts.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        overtime: Option<u32>,
    },
    /// Play is over, although the passes were not recorded.
    Stop,
    /// Nothing is left to play: dead stones are next.
    NothingLeft,
    /// The dead stones and seki that both mark on the stopped board, whole chains.
    Mark { dead: Vec<Point>, seki: Vec<Point> },
    /// One player's marks, where they differ from the other's.
    Claim { color: Color, dead: Vec<Point>, seki: Vec<Point> },
    /// The players do not agree about the marks, which has no consequence yet.
    Differ,
    /// Confirmation play about a group begins on a copy of the board (Japanese rules 1989, Art. 7.2).
    Copy {
        /// The player who says that it is dead, and starts.
        claimant: Color,
        group: Point,
    },
    /// A move on a copy, which does not change the game. A pass here names no ko.
    CopyPlay(Played),
    /// A pass on the copy for one ko, which may be retaken from the next turn on.
    CopyKo { color: Color, ko: Point },
    /// A player gives in on the copy: the claim is withdrawn, or accepted.
    GiveIn { color: Color },
    /// Both accept the result of the copy.
    AcceptCopy,
    /// The arbiter decides the status of a group that the players do not agree about.
    Decide { group: Point, fate: Fate, reason: String },
    /// A neutral point, or one of the own territory, is filled on the stopped board: that is no move (Japanese
    /// rules 1989, Art. 9.2).
    Fill { color: Color, point: Point },
    /// A player names a move that would change the result, found after the stop (Art. 13.1).
    Found { color: Color, point: Point },
    /// A player answers whether the stopped game continues; asking to play on resumes it.
    Answer { color: Color, answer: ResumptionAnswer },
    /// Both were told that both would lose, and are asked again.
    Told,
    /// The arbiter rules that both lose (Art. 13.1).
    BothLose { reason: String },
    /// A player agrees with the marking.
    Agree { color: Color },
    /// The arbiter settles life and death by the marking.
    Settle,
    /// The players do not agree: the rules determine the result.
    NoAgreement,
    /// A player asks to play on.
    Resume { color: Color },
    /// A player resigns.
    Resign { color: Color },
    /// A player's time ran out.
    TimeLoss { color: Color },
    /// Both agree that a repetition ends the game.
    Repetition,
    /// A player objects to the count, or the game continues after all.
    Object,
    /// A player confirms the result.
    Confirm { color: Color },
    /// An arbiter confirms the result for a player.
    ConfirmFor { color: Color, reason: String },
    /// A ruling is carried out on the game.
    Ruled { ruling: RulingNo, effect: Box<Effect> },
    /// A ruling was withdrawn: the game is as it was before it. Where play has continued since, the ruling's
    /// prisoners and points are removed and the position stays.
    Unruled { ruling: RulingNo },
    /// The act before is undone. It stays in the list of acts.
    Undo,
}

impl GameAct {
    /// Whether it is one player's own statement on the end of the game: marks, agreement, confirmation.
    pub fn is_own_word(&self, of: Color) -> bool {
        match self {
            Self::Claim { color, .. } | Self::Agree { color } | Self::Confirm { color } => {
                *color == of
            }
            _ => false,
        }
    }

    pub const fn is_a_remark(&self) -> bool {
        matches!(self, Self::Note { .. } | Self::Clock { .. })
    }

    pub const fn is_a_confirmation(&self) -> bool {
        matches!(self, Self::Confirm { .. } | Self::ConfirmFor { .. })
    }

    /// Whether the game is lost by it at once, without a count.
    pub const fn is_given_up(&self) -> bool {
        matches!(self, Self::Resign { .. } | Self::TimeLoss { .. })
    }

    /// Whether only an arbiter may enter it, or take it back.
    pub const fn is_an_arbiters(&self) -> bool {
        matches!(self, Self::Settle | Self::NoAgreement) || self.reason().is_some()
    }

    /// The act with `retell` applied to every free text: for redaction.
    #[must_use]
    pub fn retold(mut self, retell: &dyn Fn(&str) -> String) -> Self {
        match &mut self {
            Self::Note { text } => *text = retell(text),
            Self::Moves { remarks, .. } => {
                for (_, remark) in remarks {
                    if let Remark::Note(text) = remark {
                        *text = retell(text);
                    }
                }
            }
            Self::Decide { reason, .. }
            | Self::BothLose { reason }
            | Self::ConfirmFor { reason, .. } => *reason = retell(reason),
            _ => {}
        }
        self
    }

    /// The words that an arbiter gives for it.
    pub const fn reason(&self) -> Option<&String> {
        match self {
            Self::Decide { reason, .. }
            | Self::BothLose { reason }
            | Self::ConfirmFor { reason, .. } => Some(reason),
            _ => None,
        }
    }

    pub const fn resumes(&self) -> bool {
        matches!(self, Self::Resume { .. } | Self::Answer { answer: ResumptionAnswer::PlayOn, .. })
    }

    /// Whether it puts a stone on the board, played or set up.
    pub fn places(&self) -> bool {
        match self {
            Self::Play(made) | Self::AsPlayed(made) => made.point.is_some(),
            Self::Moves { moves, .. } => moves.iter().any(|made| made.point.is_some()),
            Self::Put { .. } | Self::Position { .. } | Self::Handicap { .. } => true,
            _ => false,
        }
    }

    /// Whether it comes from the referee's log, not from a recorder: it does not count for [`MOST_ACTS`].
    pub const fn is_of_a_ruling(&self) -> bool {
        matches!(self, Self::Ruled { .. } | Self::Unruled { .. })
    }
}

/// The game as it went, for the viewer and for files: moves, and positions that were set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    Move(Played),
    /// Points were set or emptied, and the turn given.
    Set {
        changes: Vec<(Point, Option<Color>)>,
        to_move: Color,
        /// The ruling that did it; `None` if it was set up.
        ruling: Option<RulingNo>,
    },
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Remark {
    Note(String),
    Clock {
        color: Color,
        seconds: u32,
        /// Periods or stones of overtime left, if it counts.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        overtime: Option<u32>,
    },
}

/// The conditions of a game. They are stored with the record: later settings do not change it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Terms {
    pub rules: RulesetName,
    pub size: BoardSize,
    /// Handicap: 0 is even, 1 is Black without komi, 2 and more are stones.
    pub handicap: u32,
    #[serde(with = "go::decimal")]
    pub komi: HalfPoints,
    /// The event's own rules of play when the record was begun.
    #[serde(default, skip_serializing_if = "OwnRules::is_empty")]
    pub own: OwnRules,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub ing_overtime: bool,
}

impl Terms {
    /// The terms of a board of an event. An error if the event's board cannot be drawn.
    pub fn of(tournament: &Tournament, board: &Board) -> Result<Self, PointError> {
        let settings = &tournament.settings;
        Ok(Self {
            rules: settings.rules,
            size: BoardSize::new(u32::from(settings.board_size))?,
            handicap: u32::from(board.handicap),
            komi: tournament.komi_of(board),
            own: settings.refereeing.rules.clone(),
            ing_overtime: settings.time.is_bought(),
        })
    }

    /// Terms without the event's own rules.
    pub fn new(rules: RulesetName, size: BoardSize, handicap: u32, komi: HalfPoints) -> Self {
        Self { rules, size, handicap, komi, own: OwnRules::new(), ing_overtime: false }
    }

    pub fn ruleset(&self) -> Ruleset {
        Ruleset { komi: self.komi, ..own_ruleset(self.rules, &self.own) }
    }
}
