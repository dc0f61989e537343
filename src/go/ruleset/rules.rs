use serde::{Deserialize, Serialize};

use crate::{Color, HalfPoints, HandicapPlacement, named};

named! {
    /// What is counted.
    pub enum Scoring {
        /// Surrounded points and prisoners.
        Territory = "territory",
        /// Stones on the board and surrounded points.
        Area = "area",
    }
}

named! {
    /// Whether surrounded points of a group in seki count.
    pub enum SekiEyes {
        /// As any other point.
        Counted = "counted",
        /// Not at all, nor dead stones inside them (Japanese rules 1989, Art. 8 and 10.1).
        NotCounted = "not-counted",
    }
}

named! {
    /// What an unfilled neutral point does to a living group next to it.
    pub enum OpenDame {
        /// The group is in seki (Japanese rules 1989, Art. 8). Matters only where seki eyes do not count.
        MakesSeki = "makes-seki",
        /// Nothing: only groups declared to be in seki are.
        Neutral = "neutral",
    }
}

named! {
    /// What a dead stone in territory is worth under territory counting, the point under it included.
    #[derive(Default)]
    pub enum DeadStones {
        /// Two: the point under it, and the prisoner.
        #[default]
        Two = "two",
        /// One, as an empty point is (the letter of the Belgian beginners' sheet).
        One = "one",
    }
}

named! {
    /// Status of a group that consists of a bent four in the corner alone and was not played out.
    #[derive(Default)]
    pub enum BentFour {
        /// Dead: its owner cannot avoid capture, ko threats or not (Japanese rules 1989, Art. 7.2; verbal Japanese
        /// rules; the clubs' sheets, which call a stone dead that cannot avoid capture).
        #[default]
        Dead = "dead",
        /// Not settled: a player who calls it dead has to capture it, and the threats on the board count (Korean and
        /// area rules).
        PlayedOut = "played-out",
    }
}

named! {
    /// Whether the software finds dead stones before the players name any.
    #[derive(Default)]
    pub enum Detection {
        /// Only on request.
        #[default]
        Asked = "asked",
        /// Always; the players may correct it (German online rules for 9×9).
        ByDefault = "by-default",
    }
}

named! {
    /// Which repetitions a board play may not make. A pass never violates.
    pub enum KoRule {
        /// No immediate retake of a single stone by a single stone. The ban lasts one turn.
        Simple = "simple",
        /// No whole-board position that was on the board before, with either player to move.
        PositionalSuperko = "positional-superko",
        /// No whole-board position that was on the board before with the same player to move.
        SituationalSuperko = "situational-superko",
        /// Both the simple ban and the positional one, as the Chinese text has it.
        SimpleAndPositional = "simple-and-positional",
        /// Ing: the immediate retake is banned (fighting ko), and so is any repetition (disturbing ko) since the last
        /// two passes in a row, which lift both bans. The referee decides which stones of a disturbing ko come off.
        /// \[unverified: taken from general knowledge of the Ing rules\]
        Ing = "ing",
    }
}

impl KoRule {
    /// Whether the retake of a single stone at once is a violation of its own.
    #[must_use]
    pub const fn bans_retake(self) -> bool {
        matches!(self, Self::Simple | Self::SimpleAndPositional | Self::Ing)
    }

    /// `None` if whole-board repetitions are legal, else whether the player to move has to be the same as well.
    #[must_use]
    pub const fn superko(self) -> Option<bool> {
        match self {
            Self::Simple => None,
            Self::PositionalSuperko | Self::SimpleAndPositional | Self::Ing => Some(false),
            Self::SituationalSuperko => Some(true),
        }
    }
}

named! {
    /// Whether a move may leave the mover's own chain without a liberty.
    pub enum Suicide {
        /// Never.
        Forbidden = "forbidden",
        /// Two stones or more, never one (Ing).
        SeveralStones = "several-stones",
        /// Always (New Zealand, Tromp-Taylor). A lone stone changes nothing, so superko forbids it.
        Allowed = "legal",
    }
}

/// What passes do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct PassRule {
    /// Passes in a row that stop the game: 2, in some clubs 3.
    pub to_stop: u8,
    /// How often that has to happen: 2 where the first pair only lifts ko bans (Ing).
    pub rounds: u8,
    /// White makes the last pass, a third one if need be (AGA rule 9 with rule 7).
    pub white_last: bool,
    /// A pass hands over a stone as a prisoner (AGA rule 7).
    pub stones: bool,
    /// Two passes at the very start end the game and all stones stay (BGA).
    pub opening_pair_ends: bool,
}

named! {
    /// What White gets for handicap stones under area counting.
    pub enum Compensation {
        /// Nothing.
        None = "none",
        /// A point a stone.
        Stones = "stones",
        /// A point a stone but for the first.
        StonesLessOne = "stones-less-one",
    }
}

/// Handicap stones and what they cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct HandicapRule {
    /// Where they go.
    pub placement: HandicapPlacement,
    /// What White gets for them.
    pub compensation: Compensation,
    /// Komi of a handicap game.
    #[serde(with = "crate::decimal")]
    pub komi: HalfPoints,
}

named! {
    /// What an equal count is.
    pub enum Tie {
        /// A drawn game.
        Jigo = "jigo",
        /// Drawn if it happens; the usual komi avoids it.
        AvoidedByKomi = "avoided-by-komi",
        /// Black wins (Ing, with komi 8).
        BlackWins = "black-wins",
        /// White wins. A whole komi then has the effect of half a point more: komi 0 is as komi 0.5. An event's own
        /// setting, as for handicap games under verbal Japanese rules.
        WhiteWins = "white-wins",
    }
}

impl Tie {
    /// Who wins an equal count, if one of them does.
    #[must_use]
    pub const fn winner(self) -> Option<Color> {
        match self {
            Self::Jigo | Self::AvoidedByKomi => None,
            Self::BlackWins => Some(Color::Black),
            Self::WhiteWins => Some(Color::White),
        }
    }
}

named! {
    /// What a whole-board repetition leads to, if it was not an illegal move.
    pub enum Repetition {
        /// Forbidden by the ko rule, so it cannot stand.
        Forbidden = "forbidden",
        /// No result, if both agree (Japanese rules 1989, Art. 12).
        NoResultIfAgreed = "no-result-if-agreed",
        /// A draw (Korean practice).
        Draw = "draw",
        /// The referee decides: no result, draw or replay (Chinese rules 2002, Art. 20).
        Referee = "referee",
    }
}

named! {
    /// Who moves first when a stopped game resumes.
    pub enum Resumption {
        /// The opponent of the player who asks (Japanese rules 1989, Art. 9.3).
        OpponentOfRequester = "opponent-of-requester",
        /// The opponent of the player who passed last (AGA, BGA).
        OpponentOfLastPasser = "opponent-of-last-passer",
        /// Both agree who plays first (New Zealand): here the player who asks lets the opponent begin.
        ByAgreement = "by-agreement",
        /// There is none: the position counts as it stands (Tromp-Taylor).
        None = "none",
    }
}

named! {
    /// What happens if the players do not agree on life and death.
    pub enum Disagreement {
        /// Confirmation play, then both lose if nothing is settled (Japanese rules 1989, Art. 13).
        BothLose = "both-lose",
        /// All stones left on the board are alive: by American rules once both have passed twice in succession,
        /// elsewhere once the players declare that they do not agree.
        AllStonesLive = "all-stones-live",
        /// The referee decides.
        Referee = "referee",
    }
}

named! {
    /// How a ko is treated in confirmation play.
    pub enum ConfirmationKo {
        /// The player who lost a stone in a ko passes once for that very ko before retaking it
        /// (Japanese rules 1989, Art. 7.2).
        PassForKo = "pass-for-ko",
        /// As in play.
        AsInPlay = "as-in-play",
    }
}

/// How a stopped game resumes or ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct EndRule {
    /// Who moves first on resumption.
    pub resumption: Resumption,
    /// What disagreement leads to.
    pub disagreement: Disagreement,
    /// How confirmation play treats ko.
    pub confirmation_ko: ConfirmationKo,
}
