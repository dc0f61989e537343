//! Rulings in plain English, for the command line and the tables. Pages in other languages are made from the data.

use std::fmt;

use go::{Color, HalfPoints};
use tournament::{Ending, Manner};

use super::{
    AppealRule, AppealUntil, ClockNote, Consent, Each, Effect, Firmness, MoveNo, PenaltyKind,
    PositionChange, Remedy, Ruling, RulingNote, RulingOption, Sanction, SetupChange, Standing,
    Verdict,
};

pub(super) const fn name(color: Color) -> &'static str {
    match color {
        Color::Black => "Black",
        Color::White => "White",
    }
}

const WAITS: &str = "The arbiter decides; nothing happens until then.";

impl Ruling {
    /// The ruling in a line: its effect on the position, the turn and the game.
    pub fn headline(&self) -> String {
        let words = self.effect.sentence();
        match self.firmness {
            Firmness::ArbiterDecides if self.waits() => [WAITS.to_owned()]
                .into_iter()
                .chain(clock(self.effect.clock))
                .collect::<Vec<_>>()
                .join(" "),
            _ if self.asks_of_end() => self.note_sentences().join(" "),
            _ if self.remedy == Remedy::AskBoth => {
                "Both players are asked first: play on, or end as it lies.".to_owned()
            }
            _ if self.remedy == Remedy::PlayOn => {
                let first = self.effect.turn.map(|color| format!(" {} plays first.", name(color)));
                let on = verdict(self.effect.verdict);
                let on = on.unwrap_or_else(|| "The game goes on.".to_owned());
                on + &first.unwrap_or_default()
            }
            _ if self.remedy == Remedy::NoOffence => format!("No offence. {words}"),
            _ => words,
        }
    }

    pub fn note_sentences(&self) -> Vec<&'static str> {
        self.notes.iter().map(|note| note.sentence()).collect()
    }
}

impl RulingOption {
    pub fn sentence(&self) -> String {
        let who = match self.consent {
            Consent::Arbiter => "",
            Consent::BothPlayers => "If both players agree: ",
        };
        let practice = if self.practice { "In practice: " } else { "" };
        format!("{practice}{who}{}", self.effect.sentence())
    }
}

impl RulingNote {
    pub const fn sentence(self) -> &'static str {
        match self {
            Self::RecordDisagrees => "The record does not show this violation: check it first.",
            Self::CommitteeDecided => {
                "A committee has decided on this: only a new fact, with a reason, leads to another ruling."
            }
            Self::EndedSince => {
                "The game has ended since, and the text does not say what then holds."
            }
            Self::CannotBeDone => "What the text asks for cannot be done on this board any more.",
            Self::MoveUnknown => "Nobody named the move: restore the position by hand.",
            Self::WindowUnclear => "Find out how many moves were played in between.",
            Self::RecordStartsAnew => "Earlier positions no longer count for ko and superko.",
            Self::AskFirst => "Ask both players first whether they agree: nobody loses unasked.",
            Self::Confirmed => "The result is confirmed: a penalty may be noted, nothing else.",
            Self::EndAccepted => "Both had accepted the end: a penalty may be noted, nothing else.",
            Self::RuledBefore => {
                "A ruling has ended this game: a penalty may be noted, nothing else."
            }
            Self::EndUnasked => "The game had ended: ask first whether both had accepted that.",
            Self::OrderUnasked => {
                "A ruling has ended this game: ask first whether this happened before what it is about."
            }
        }
    }
}

impl Effect {
    pub fn sentence(&self) -> String {
        let mut parts: Vec<String> = Vec::new();
        parts.extend(position(&self.position));
        parts.extend(self.turn.map(|color| format!("{} to move.", name(color))));
        parts.extend(
            self.next
                .map(|seat| format!("{}'s {} player plays next.", name(seat.color), seat.partner)),
        );
        for color in [Color::Black, Color::White] {
            parts.extend(gains(color, self));
        }
        if (self.setup, self.verdict) == (SetupChange::AsPaired, Verdict::CountAgain) {
            parts.push("The count stays, with komi and handicap as paired.".to_owned());
            return parts.join(" ");
        }
        parts.extend(setup(self.setup).map(str::to_owned));
        parts.extend(self.penalties.iter().map(|p| penalty(p.color, p.kind)));
        parts.extend(verdict(self.verdict));
        parts.extend(clock(self.clock));
        if self.leaves_the_board() {
            parts.insert(0, "The game goes on as it stands.".to_owned());
        }
        parts.join(" ")
    }

    /// Whether the game continues without any correction.
    fn leaves_the_board(&self) -> bool {
        self.position == PositionChange::AsIs
            && self.turn.is_none()
            && self.verdict == Verdict::GoesOn
            && self.setup == SetupChange::Nothing
    }
}

fn move_named(at: Option<MoveNo>) -> String {
    at.map_or_else(|| "the move in question".to_owned(), |at| format!("move {at}"))
}

fn position(change: &PositionChange) -> Option<String> {
    Some(match change {
        PositionChange::AsIs => return None,
        PositionChange::Before { at } => {
            format!("Back to the position before {}.", move_named(*at))
        }
        PositionChange::BeforeAsPass { at, by, stones } => {
            let off = if *stones == 2 { "both stones come off" } else { "the stone comes off" };
            let since = move_named(*at);
            format!(
                "Back to the position before {since}: {off} and it counts as a pass of {}.",
                name(*by)
            )
        }
        PositionChange::FirstPoint { stone: Some(stone), .. } => {
            format!("The stone goes back to {}, where it was first played.", stone.from)
        }
        PositionChange::FirstPoint { stone: None, .. } => {
            "The stone goes back to the point where it was first played.".to_owned()
        }
        PositionChange::StonesBack { stones } if stones.is_empty() => {
            "The stones go back to their points.".to_owned()
        }
        PositionChange::StonesBack { stones } => format!("Back to their points: {}.", list(stones)),
        PositionChange::CapturesOff { stones } if stones.is_empty() => {
            "The captured stones come off.".to_owned()
        }
        PositionChange::CapturesOff { stones } => {
            format!("The captured stones come off: {}.", list(stones))
        }
        PositionChange::ByHand { points } if points.is_empty() => {
            "The arbiter sets the stones where it seems reasonable.".to_owned()
        }
        PositionChange::ByHand { points } => {
            let names: Vec<String> = points.iter().map(|(point, _)| point.to_string()).collect();
            format!("The arbiter sets {}.", names.join(", "))
        }
        PositionChange::Reconstructed => "The position is set up again.".to_owned(),
        PositionChange::Cleared => "The board is cleared.".to_owned(),
    })
}

fn list(stones: &[super::MovedStone]) -> String {
    let one = |s: &super::MovedStone| format!("{} {}", s.color, s.from);
    stones.iter().map(one).collect::<Vec<_>>().join(", ")
}

fn gains(color: Color, effect: &Effect) -> Vec<String> {
    let who = name(color);
    let mut parts = Vec::new();
    let stones = effect.pass_stones.of(color);
    if stones > 0 {
        parts.push(format!("{who} gets {stones} pass stone{}.", plural(stones)));
    }
    let prisoners = effect.other_prisoners(color);
    if prisoners > 0 {
        parts.push(format!("{who} gets {prisoners} more prisoner{}.", plural(prisoners)));
    }
    let points = effect.other_points(color);
    if points != HalfPoints::ZERO {
        parts.push(format!("{who} gets {points} points."));
    }
    parts
}

const fn plural(count: u32) -> &'static str {
    if count == 1 { "" } else { "s" }
}

const fn setup(change: SetupChange) -> Option<&'static str> {
    match change {
        SetupChange::Nothing => None,
        SetupChange::ExchangeColors => Some("The players exchange colours, the stones stay."),
        SetupChange::AsPaired => Some("Komi and handicap are set as paired."),
    }
}

fn penalty(color: Color, kind: PenaltyKind) -> String {
    let who = name(color);
    match kind {
        PenaltyKind::Caution => format!("Caution to {who}."),
        PenaltyKind::Warning => format!("Warning to {who}."),
        PenaltyKind::Stones { stones } => {
            format!("{who} pays {stones} points, as {stones} prisoners of {}.", name(color.other()))
        }
        PenaltyKind::Points { points } => {
            format!("Penalty: {who} gives {} {points} points in the count.", name(color.other()))
        }
        PenaltyKind::Time { minutes } => {
            format!("Penalty: {minutes} minutes come off {who}'s clock.")
        }
        PenaltyKind::GameLoss => format!("{who} has too many warnings."),
        PenaltyKind::Exclusion => format!("{who} is out of the event."),
        PenaltyKind::Other => format!("Another penalty to {who}, in the arbiter's words."),
    }
}

fn verdict(verdict: Verdict) -> Option<String> {
    Some(match verdict {
        Verdict::GoesOn => return None,
        Verdict::Ends(ending) => ended(ending),
        Verdict::Replay => "The game is replayed.".to_owned(),
        Verdict::CountAgain => "Life and death and the count are gone through again.".to_owned(),
        Verdict::ResultStands => "The confirmed result stands.".to_owned(),
        Verdict::EndStands => "The result stands.".to_owned(),
        Verdict::Resumes => "The result no longer counts, and the game goes on.".to_owned(),
        Verdict::Adjourned => {
            "The game is broken off and finished later: the player to move seals the next move."
                .to_owned()
        }
    })
}

fn ended(ending: Ending) -> String {
    match ending {
        Ending::Won { winner, manner } => {
            let how = match manner {
                Manner::IllegalMove => "wins by an illegal move of the opponent",
                Manner::Time => "wins on time",
                Manner::Default => "wins by default",
                Manner::Resignation => "wins by resignation",
                _ => "wins by decision",
            };
            format!("{} {how}.", name(winner))
        }
        Ending::Jigo { .. } | Ending::Drawn => "The game is drawn.".to_owned(),
        Ending::BothLose { .. } => "Both players lose.".to_owned(),
        Ending::BothWin { .. } => "Both players win.".to_owned(),
        Ending::NoResult => "The game has no result.".to_owned(),
        Ending::Pending => "The result is open.".to_owned(),
    }
}

fn clock(note: ClockNote) -> Option<String> {
    match note {
        ClockNote::LeaveAsIs => None,
        ClockNote::StopMeanwhile => Some("The clocks are stopped meanwhile.".to_owned()),
        ClockNote::SetRight => Some("The clock is set right.".to_owned()),
        ClockNote::Charge { color, minutes } => {
            Some(format!("{} loses {minutes} minutes on the clock.", name(color)))
        }
        ClockNote::GiveBack { seconds } => Some(given_back(seconds)),
        ClockNote::Reset => Some("The clocks start from the beginning.".to_owned()),
    }
}

fn given_back(seconds: Each<u32>) -> String {
    let one = |color: Color| {
        let n = seconds.of(color);
        (n > 0).then(|| format!("{} gets {}:{:02} back on the clock.", name(color), n / 60, n % 60))
    };
    let all = [Color::Black, Color::White].into_iter().filter_map(one);
    all.collect::<Vec<_>>().join(" ")
}

impl Remedy {
    /// Its name in catalogues of words.
    pub const fn code(self) -> &'static str {
        self.name_and_words().0
    }

    /// The remedy in a few words, for tables.
    pub const fn words(self) -> &'static str {
        self.name_and_words().1
    }

    const fn name_and_words(self) -> (&'static str, &'static str) {
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

impl Standing {
    pub const fn word(self) -> &'static str {
        match self {
            Self::Text => "says",
            Self::Derived => "follows from",
            Self::Setting => "practice",
        }
    }
}

impl AppealRule {
    /// The rule of appeals in a line; once the result is confirmed appeals may be over.
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
