//! The source text of each step of the end of a game.

use go::{Ruleset, RulesetName};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Duty {
    Stop,
    /// Dead stones are proposed automatically, and the players correct them.
    Detection,
    /// The effect of an open point on the adjacent groups.
    OpenPoints,
    /// Filling one is no move.
    Filling,
    /// A pass hands over a stone, and White passes last.
    PassStones,
    /// Agreement on life and death ends the game.
    Agreement,
    /// Who may resume, and who plays first.
    Resumption,
    ConfirmationPlay,
    /// What the copy shows: alive or dead.
    LifeAndDeath,
    BothLose,
    /// Without agreement all stones live.
    AllLive,
    Counting,
    /// It is counted again.
    Objection,
    /// A confirmed result never changes.
    Confirmation,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Source {
    /// An article of the rules of play by its number: the Japanese ones of 1989, which others adopt, the Chinese
    /// ones, and those of Tromp and Taylor.
    Article(&'static str),
    /// A rule of the American rules, which the British and French adopt.
    American(&'static str),
    /// Under a heading of a text without numbers, or with unknown ones.
    Under(Heading),
    Event,
    /// In no known text: usual practice.
    Usual,
}

/// The part of a text with a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Heading {
    End,
    Count,
    /// The rules of play that a text on tournaments names.
    Play,
}

impl Source {
    /// The source of a step under the rules of a game.
    pub fn of(rules: &Ruleset, duty: Duty) -> Self {
        if changed(rules, &Ruleset::preset(rules.name), duty) {
            return Self::Event;
        }
        let found = match rules.name {
            RulesetName::Japanese | RulesetName::Ngb => japanese(duty).map(Self::Article),
            RulesetName::Chinese => chinese(duty).map(Self::Article),
            RulesetName::TrompTaylor => tromp_taylor(duty).map(Self::Article),
            RulesetName::Aga | RulesetName::Bga | RulesetName::Ffg => {
                american(duty).map(Self::American)
            }
            _ => None,
        };
        let silent = match written(rules.name, duty) {
            true => Self::Under(Heading::of(rules.name, duty)),
            false => Self::Usual,
        };
        found.unwrap_or(silent)
    }

    pub const fn is_text(self) -> bool {
        matches!(self, Self::Article(_) | Self::American(_) | Self::Under(_))
    }
}

impl Heading {
    const fn of(name: RulesetName, duty: Duty) -> Self {
        match duty {
            _ if matches!(name, RulesetName::Egf) => Self::Play,
            Duty::Counting | Duty::OpenPoints | Duty::Filling => Self::Count,
            _ => Self::End,
        }
    }
}

/// Whether by the text itself the game is over once both have passed: it says so, and does not mention resumption.
pub fn passes_end(rules: &Ruleset) -> bool {
    let of = |duty| Source::of(rules, duty);
    let stop = of(Duty::Stop);
    stop.is_text() && of(Duty::Resumption) == Source::Usual
}

fn changed(rules: &Ruleset, text: &Ruleset, duty: Duty) -> bool {
    match duty {
        Duty::OpenPoints | Duty::Filling => {
            (rules.open_dame, rules.scoring) != (text.open_dame, text.scoring)
        }
        Duty::PassStones | Duty::Stop => rules.passes != text.passes,
        Duty::Detection => rules.detection != text.detection,
        Duty::Resumption => rules.end.resumption != text.end.resumption,
        Duty::ConfirmationPlay => rules.end.confirmation_ko != text.end.confirmation_ko,
        Duty::BothLose | Duty::AllLive => rules.end.disagreement != text.end.disagreement,
        Duty::Counting => (rules.scoring, rules.seki_eyes) != (text.scoring, text.seki_eyes),
        Duty::Agreement | Duty::LifeAndDeath | Duty::Objection | Duty::Confirmation => false,
    }
}

/// Whether a text without numbers has the step. Every one has the count, and all but the European one open points;
/// few say what follows without an agreement.
const fn written(name: RulesetName, duty: Duty) -> bool {
    let ends = match name {
        RulesetName::Nz => {
            matches!(duty, Duty::Agreement | Duty::Resumption | Duty::AllLive)
        }
        RulesetName::Chinese => matches!(duty, Duty::Agreement | Duty::AllLive),
        RulesetName::Egf => matches!(duty, Duty::AllLive),
        RulesetName::Club9x9 => matches!(duty, Duty::Agreement | Duty::Detection),
        _ => false,
    };
    let passes = !matches!(name, RulesetName::Korean | RulesetName::Ing | RulesetName::Egf);
    ends || match duty {
        Duty::Stop => passes,
        Duty::OpenPoints => !matches!(name, RulesetName::Egf),
        Duty::Counting => true,
        _ => false,
    }
}

const fn japanese(duty: Duty) -> Option<&'static str> {
    Some(match duty {
        Duty::Stop => "9.1",
        Duty::OpenPoints => "8",
        Duty::Filling | Duty::Agreement => "9.2",
        Duty::Resumption => "9.3",
        Duty::ConfirmationPlay => "7.2",
        Duty::LifeAndDeath => "7.1",
        Duty::BothLose => "13.1",
        Duty::Counting => "10.1, 10.2",
        Duty::Objection => "10.3",
        Duty::Confirmation => "10.4",
        Duty::PassStones | Duty::AllLive | Duty::Detection => return None,
    })
}

/// The common articles of the Chinese rules of 1988 and of 2002. The consequence of no agreement is among those for
/// the referee.
const fn chinese(duty: Duty) -> Option<&'static str> {
    Some(match duty {
        Duty::Stop => "7",
        Duty::Agreement => "8",
        Duty::OpenPoints | Duty::Counting => "9",
        _ => return None,
    })
}

const fn tromp_taylor(duty: Duty) -> Option<&'static str> {
    Some(match duty {
        Duty::Stop => "8",
        Duty::OpenPoints | Duty::Counting => "9",
        _ => return None,
    })
}

/// The rules of the American text of 1991. By rule 10 all stones on the board live once both have passed twice in
/// succession; the British summary has the same for a resumption whose first two moves are passes.
const fn american(duty: Duty) -> Option<&'static str> {
    Some(match duty {
        Duty::PassStones => "7",
        Duty::Stop | Duty::Agreement => "9",
        Duty::Resumption | Duty::AllLive => "10",
        Duty::OpenPoints | Duty::Counting => "12",
        _ => return None,
    })
}
