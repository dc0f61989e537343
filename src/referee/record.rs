use std::fmt;

use chrono::{Duration, NaiveDateTime};
use go::Color;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tournament::{Board, EntryId, Round, RoundNo, TableNo};

use super::{
    AppealRule, AppealUntil, Basis, Each, Effect, Given, Incident, Penalty, Procedure,
    ProcedureName, Ruling,
};

go::number! {
    /// The number of a ruling in a referee's log, counted from 1 and never used twice.
    pub struct RulingNo(u32);
}

/// An arbiter, by the name the event knows.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Official(pub String);

impl Official {
    /// An official of the typed name; `None` if it is empty.
    pub fn named(typed: &str) -> Option<Self> {
        let name = typed.trim();
        (!name.is_empty()).then(|| Self(name.to_owned()))
    }

    /// Whether that is the name of the same person, ignoring spaces and capitals.
    pub fn is_same(&self, other: &Self) -> bool {
        let words = |name: &Self| -> Vec<String> {
            name.0.split_whitespace().map(str::to_lowercase).collect()
        };
        words(self) == words(other)
    }
}

impl fmt::Display for Official {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A board of a round, with its players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Seats {
    pub round: RoundNo,
    pub table: TableNo,
    pub black: EntryId,
    pub white: EntryId,
}

impl Seats {
    pub const fn of(round: RoundNo, board: &Board) -> Self {
        Self { round, table: board.table, black: board.black, white: board.white }
    }

    pub const fn player(&self, color: Color) -> EntryId {
        match color {
            Color::Black => self.black,
            Color::White => self.white,
        }
    }

    pub fn color_of(&self, player: EntryId) -> Option<Color> {
        [Color::Black, Color::White].into_iter().find(|&color| self.player(color) == player)
    }

    /// Whether it is the same game: two people meet once in a round, even if their table changed.
    pub fn same_game(&self, other: &Self) -> bool {
        self.round == other.round
            && other.color_of(self.black).is_some()
            && other.color_of(self.white).is_some()
    }

    /// The board where these two play in the round now; `None` if they were separated.
    pub fn board_in<'a>(&self, round: &'a Round) -> Option<&'a Board> {
        round.boards.iter().find(|board| self.same_game(&Self::of(round.no, board)))
    }
}

/// The arbiter's decision: the ruling, or one of its options.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Decision {
    pub procedure: ProcedureName,
    pub basis: Basis,
    /// Which option was chosen, counted from 0; `None` is the ruling itself.
    pub option: Option<usize>,
    pub effect: Effect,
    /// The arbiter's own words: the reason, and the kind of another penalty.
    pub words: String,
}

impl Decision {
    /// The decision for a ruling, or `None` if it has no such option.
    pub fn of(ruling: &Ruling, option: Option<usize>, words: &str) -> Option<Self> {
        let effect = ruling.chosen(option)?.clone();
        let (procedure, basis) = (ruling.procedure, ruling.basis.clone());
        Some(Self { procedure, basis, option, effect, words: words.to_owned() })
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Visibility {
    #[default]
    Players,
    Public,
}

/// A ruling as it was given. It is never edited: a new record amends or withdraws it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct RulingRecord {
    pub no: RulingNo,
    pub seats: Seats,
    pub incident: Incident,
    pub decision: Decision,
    pub arbiter: Official,
    /// The committee, where it ruled instead of the arbiter, who recorded it. It hears no appeal against that.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub committee: Vec<Official>,
    pub at: NaiveDateTime,
    pub told: Each<bool>,
    pub visibility: Visibility,
    pub replaces: Option<RulingNo>,
    /// How it may be appealed, by the event's rule at that time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub appeal: Option<AppealRule>,
    /// The procedure, where it differs from that of the ruling before; see
    /// [`RefereeLog::procedure_of`](super::RefereeLog::procedure_of).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub given_by: Option<ProcedureAsGiven>,
}

impl RulingRecord {
    /// How it may be appealed: by the event's rule when it was given, even if that has changed. A committee's own
    /// ruling is final.
    pub fn appeal_rule(&self, now: AppealRule) -> AppealRule {
        let rule = self.appeal.unwrap_or(now);
        if self.committee.is_empty() { rule } else { AppealRule { committee: 0, ..rule } }
    }

    pub fn penalties(&self) -> impl Iterator<Item = (EntryId, Penalty)> + '_ {
        self.decision.effect.penalties.iter().map(|&p| (self.seats.player(p.color), p))
    }

    /// Its penalties from the view of this or another board of the players.
    pub fn given_at(&self, seats: &Seats) -> Vec<Given> {
        let this_game = self.seats.same_game(seats);
        let carried = |(player, penalty): (EntryId, Penalty)| {
            let color = seats.color_of(player)?;
            Some(Given { penalty: Penalty { color, ..penalty }, this_game })
        };
        self.penalties().filter_map(carried).collect()
    }
}

go::number! {
    pub struct AppealNo(u32);
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Appeal {
    pub no: AppealNo,
    pub against: RulingNo,
    /// Who appeals: one of the two players.
    pub by: EntryId,
    pub at: NaiveDateTime,
    pub grounds: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Judgement {
    Upheld,
    /// It falls: it is withdrawn with the decision.
    Overturned,
}

/// A committee's decision. It is final.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct AppealDecision {
    pub on: AppealNo,
    /// Who decided, and whether each voted to uphold.
    pub votes: Vec<(Official, bool)>,
    pub at: NaiveDateTime,
    pub reasons: String,
    /// Interests that members declared, and the substitutes for them.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub interests: String,
}

impl AppealDecision {
    /// The majority's judgement; a tie upholds the ruling.
    pub fn judgement(&self) -> Judgement {
        let against = self.votes.iter().filter(|(_, uphold)| !uphold).count();
        if 2 * against > self.votes.len() { Judgement::Overturned } else { Judgement::Upheld }
    }

    /// Checks the committee: number of members, no one twice, not the arbiter who ruled.
    pub fn check(&self, rule: &AppealRule, ruled: &Official) -> Result<(), AppealError> {
        let members: Vec<&Official> = self.votes.iter().map(|(member, _)| member).collect();
        rule.check_members(&members)?;
        match members.into_iter().find(|member| member.is_same(ruled)) {
            Some(member) => Err(AppealError::OwnCase(member.clone())),
            None => Ok(()),
        }
    }
}

/// Why an appeal, or its decision, cannot be taken.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum AppealError {
    #[error("this event has no appeals")]
    None,
    #[error("only the two players of the board may appeal")]
    NotAPlayer(EntryId),
    #[error("the time to appeal is over")]
    TooLate,
    #[error("the committee has {expected} members, {found} voted")]
    Committee { expected: usize, found: usize },
    #[error("{0} gave the ruling and cannot judge it")]
    OwnCase(Official),
    #[error("{0} plays in this game and cannot judge it")]
    Party(Official),
    #[error("{0} is named twice")]
    Twice(Official),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AppealMoment {
    pub now: NaiveDateTime,
    pub confirmed: bool,
    pub round_closed: bool,
}

impl AppealRule {
    /// The last moment for the appeal of a player who was told at `told`, where the event counts minutes.
    pub fn deadline(&self, told: NaiveDateTime) -> Option<NaiveDateTime> {
        match self.until {
            AppealUntil::MinutesAfterTold(minutes) if self.committee > 0 => {
                told.checked_add_signed(Duration::minutes(i64::from(minutes)))
            }
            _ => None,
        }
    }

    /// Checks the members of the committee: their number, no one twice.
    pub fn check_members(&self, members: &[&Official]) -> Result<(), AppealError> {
        let expected = usize::from(self.committee);
        if members.len() != expected {
            return Err(AppealError::Committee { expected, found: members.len() });
        }
        let mut seen = members.iter().enumerate();
        match seen.find(|(at, member)| members[..*at].iter().any(|one| one.is_same(member))) {
            Some((_, member)) => Err(AppealError::Twice((*member).clone())),
            None => Ok(()),
        }
    }

    /// Checks that the appeal of a player who was told at `told` is in time; `None`: not told yet, which counts as
    /// now. [`AppealError::None`] where there are no appeals.
    pub fn check_time(
        &self,
        told: Option<NaiveDateTime>,
        moment: AppealMoment,
    ) -> Result<(), AppealError> {
        if self.committee == 0 {
            return Err(AppealError::None);
        }
        let late = match self.until {
            AppealUntil::ResultConfirmed => moment.confirmed,
            AppealUntil::RoundClosed => moment.round_closed,
            AppealUntil::MinutesAfterTold(_) => {
                told.and_then(|told| self.deadline(told)).is_some_and(|until| moment.now > until)
            }
        };
        if late { Err(AppealError::TooLate) } else { Ok(()) }
    }
}

/// The procedure of a ruling, exactly as the program of that time wrote it, as it is signed. It is read only where
/// a ruling is followed again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ProcedureAsGiven(Value);

impl ProcedureAsGiven {
    pub fn of(procedure: &Procedure) -> Self {
        // A procedure always becomes JSON: it has string keys only.
        Self(serde_json::to_value(procedure).unwrap_or_default())
    }

    /// The procedure. An error where another version wrote something that this program cannot read.
    pub fn read(&self) -> Result<Procedure, serde_json::Error> {
        Procedure::deserialize(&self.0)
    }

    /// Its JSON, members sorted by name, without blanks.
    pub fn text(&self) -> String {
        self.0.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_the_same_however_it_is_spaced_and_capitalised() {
        let name = |typed: &str| Official::named(typed).expect("a name");
        for same in ["Haruka  Shimizu", " haruka SHIMIZU "] {
            assert!(name("Haruka Shimizu").is_same(&name(same)), "{same}");
        }
        assert!(!name("Haruka Shimizu").is_same(&name("Haruka Shimazu")));
        assert_eq!(Official::named("  "), None);
    }
}
