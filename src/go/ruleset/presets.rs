use super::{
    BentFour, Compensation, ConfirmationKo, DeadStones, Detection, Disagreement, EndRule,
    HandicapRule, KoRule, OpenDame, PassRule, Repetition, Resumption, Ruleset, RulesetName,
    Scoring, SekiEyes, Suicide, Tie,
};
use crate::{HalfPoints, HandicapPlacement};

/// What a European event plays (EGF General Tournament Rules leave the choice to it).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EgfChoice {
    /// Verbal Japanese with komi 6.5, the default.
    Japanese,
    /// Ing's rules, komi 8.
    Ing,
    /// AGA-like.
    Aga,
}

const TWO_PASSES: PassRule =
    PassRule { to_stop: 2, rounds: 1, white_last: false, stones: false, opening_pair_ends: false };

const PLAY_ON: EndRule = EndRule {
    resumption: Resumption::OpponentOfRequester,
    disagreement: Disagreement::Referee,
    confirmation_ko: ConfirmationKo::AsInPlay,
};

const fn handicap(
    placement: HandicapPlacement,
    compensation: Compensation,
    half_points: i32,
) -> HandicapRule {
    HandicapRule { placement, compensation, komi: HalfPoints(half_points) }
}

impl Ruleset {
    /// The rules that a name stands for.
    #[must_use]
    pub fn preset(name: RulesetName) -> Self {
        let base = match name {
            RulesetName::Japanese | RulesetName::Ngb => Self::japanese(),
            RulesetName::Korean => Self::korean(),
            RulesetName::Chinese => Self::chinese(),
            RulesetName::Ing => Self::ing(),
            RulesetName::Aga | RulesetName::Ffg => Self::aga(),
            RulesetName::Bga => Self::bga(),
            RulesetName::Egf => Self::egf(EgfChoice::Japanese),
            RulesetName::Nz => Self::nz(),
            RulesetName::TrompTaylor => Self::tromp_taylor(),
            RulesetName::Club9x9 => Self::club_9x9(),
            RulesetName::ClubBeginners => Self::club_beginners(),
            RulesetName::ClubDutch => Self::club_dutch(),
            RulesetName::Generic => Self::generic(),
        };
        Self { name, ..base }
    }

    /// A European event's ruleset by its choice.
    #[must_use]
    pub fn egf(choice: EgfChoice) -> Self {
        let base = match choice {
            EgfChoice::Japanese => {
                Self { open_dame: OpenDame::Neutral, end: PLAY_ON, ..Self::japanese() }
            }
            EgfChoice::Ing => Self::ing(),
            EgfChoice::Aga => Self::aga(),
        };
        Self { name: RulesetName::Egf, ..base }
    }

    /// Japanese rules 1989. The text has no komi (6.5 is usual) and no handicap komi (0.5 is usual,
    /// \[unverified\]).
    fn japanese() -> Self {
        Self {
            name: RulesetName::Japanese,
            scoring: Scoring::Territory,
            seki_eyes: SekiEyes::NotCounted,
            open_dame: OpenDame::MakesSeki,
            dead_stones: DeadStones::Two,
            bent_four: BentFour::Dead,
            detection: Detection::Asked,
            ko: KoRule::Simple,
            suicide: Suicide::Forbidden,
            passes: TWO_PASSES,
            handicap: handicap(HandicapPlacement::Fixed, Compensation::None, 1),
            komi: HalfPoints(13),
            tie: Tie::Jigo,
            repetition: Repetition::NoResultIfAgreed,
            end: EndRule {
                resumption: Resumption::OpponentOfRequester,
                disagreement: Disagreement::BothLose,
                confirmation_ko: ConfirmationKo::PassForKo,
            },
        }
    }

    /// Korea Baduk Association. That two passes stop the game is \[unverified\]. Open dame do not make a seki, and
    /// a bent four in the corner is played out.
    fn korean() -> Self {
        Self {
            open_dame: OpenDame::Neutral,
            bent_four: BentFour::PlayedOut,
            repetition: Repetition::Draw,
            end: PLAY_ON,
            ..Self::japanese()
        }
    }

    /// Chinese rules 2002 as the text has them: simple ko and positional superko. Many events play simple ko and
    /// call the referee: they set `ko` and `repetition` (Art. 20).
    fn chinese() -> Self {
        Self {
            name: RulesetName::Chinese,
            scoring: Scoring::Area,
            seki_eyes: SekiEyes::Counted,
            open_dame: OpenDame::Neutral,
            dead_stones: DeadStones::Two,
            bent_four: BentFour::PlayedOut,
            detection: Detection::Asked,
            ko: KoRule::SimpleAndPositional,
            suicide: Suicide::Forbidden,
            passes: TWO_PASSES,
            handicap: handicap(HandicapPlacement::Free, Compensation::Stones, 0),
            komi: HalfPoints(15),
            tie: Tie::AvoidedByKomi,
            repetition: Repetition::Referee,
            end: PLAY_ON,
        }
    }

    /// Ing. The two pairs of passes are \[unverified\].
    fn ing() -> Self {
        Self {
            name: RulesetName::Ing,
            ko: KoRule::Ing,
            suicide: Suicide::SeveralStones,
            passes: PassRule { rounds: 2, ..TWO_PASSES },
            komi: HalfPoints::whole(8),
            tie: Tie::BlackWins,
            repetition: Repetition::Forbidden,
            ..Self::chinese()
        }
    }

    /// AGA concise rules 1991: counted by area; by territory the same, thanks to pass stones.
    fn aga() -> Self {
        Self {
            name: RulesetName::Aga,
            ko: KoRule::SituationalSuperko,
            passes: PassRule { white_last: true, stones: true, ..TWO_PASSES },
            handicap: handicap(HandicapPlacement::Fixed, Compensation::StonesLessOne, 1),
            repetition: Repetition::Forbidden,
            end: EndRule {
                resumption: Resumption::OpponentOfLastPasser,
                disagreement: Disagreement::AllStonesLive,
                confirmation_ko: ConfirmationKo::AsInPlay,
            },
            ..Self::chinese()
        }
    }

    /// As AGA, but two passes at the start end the game with all stones on the board.
    fn bga() -> Self {
        let aga = Self::aga();
        Self { passes: PassRule { opening_pair_ends: true, ..aga.passes }, tie: Tie::Jigo, ..aga }
    }

    /// New Zealand: komi 7, handicap by White's passes without komi, suicide allowed. Without agreement on dead
    /// stones play continues; without agreement on who moves next all stones are alive.
    fn nz() -> Self {
        Self {
            name: RulesetName::Nz,
            ko: KoRule::SituationalSuperko,
            suicide: Suicide::Allowed,
            handicap: handicap(HandicapPlacement::WhitePasses, Compensation::None, 0),
            komi: HalfPoints::whole(7),
            tie: Tie::Jigo,
            repetition: Repetition::Forbidden,
            end: EndRule {
                resumption: Resumption::ByAgreement,
                disagreement: Disagreement::AllStonesLive,
                confirmation_ko: ConfirmationKo::AsInPlay,
            },
            ..Self::chinese()
        }
    }

    /// Tromp-Taylor: no komi, no agreement phase; the board counts as it stands.
    fn tromp_taylor() -> Self {
        Self {
            name: RulesetName::TrompTaylor,
            ko: KoRule::PositionalSuperko,
            suicide: Suicide::Allowed,
            handicap: handicap(HandicapPlacement::Free, Compensation::None, 0),
            komi: HalfPoints::ZERO,
            tie: Tie::Jigo,
            repetition: Repetition::Forbidden,
            end: EndRule {
                resumption: Resumption::None,
                disagreement: Disagreement::AllStonesLive,
                confirmation_ko: ConfirmationKo::AsInPlay,
            },
            ..Self::chinese()
        }
    }

    /// German online rules for 9×9: seki is neutral, dead stones are detected. Repetition and tie are not
    /// mentioned. Open dame do not make a seki, as under every club's text.
    fn club_9x9() -> Self {
        Self {
            open_dame: OpenDame::Neutral,
            detection: Detection::ByDefault,
            handicap: handicap(HandicapPlacement::Fixed, Compensation::None, 0),
            repetition: Repetition::Referee,
            end: PLAY_ON,
            ..Self::japanese()
        }
    }

    /// Belgian beginners' sheet: no komi, 1 to 9 handicap stones. An empty point is one point, and so is a stone
    /// that cannot avoid capture: to the letter one, not two.
    fn club_beginners() -> Self {
        Self {
            komi: HalfPoints::ZERO,
            dead_stones: DeadStones::One,
            detection: Detection::Asked,
            ..Self::club_9x9()
        }
    }

    /// Dutch beginners' page: no move that directly repeats the position. "A dead stone counts one extra point"
    /// means the point under it and the stone itself, as in territory counting.
    fn club_dutch() -> Self {
        Self { dead_stones: DeadStones::Two, ..Self::club_beginners() }
    }

    /// Dutch encyclopedia: area as the base count; simple ko and whole-board repetition are both banned; suicide
    /// "depends on the rules" and is off here; komi 5.5 is mentioned. The points of a seki belong to neither side,
    /// so an eye in it does not count.
    fn generic() -> Self {
        Self {
            name: RulesetName::Generic,
            seki_eyes: SekiEyes::NotCounted,
            komi: HalfPoints(11),
            handicap: handicap(HandicapPlacement::Fixed, Compensation::None, 0),
            ..Self::chinese()
        }
    }
}
