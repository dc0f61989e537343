//! What an act did, as the journal keeps it.

pub use crate::transaction::typed::{EntryTexts, TypedWords};

use crate::draw::mending::{BoardThen, TableChange};
use crate::prelude::*;
use crate::results::leaving::{LeftGames, SettledGame};
use pairing::ForbiddenPair;
use rating::{Rank, Rating};
use referee::{AppealNo, IncidentKind, Judgement, Penalty};
use serde::Deserializer;
use std::slice::from_ref;
use store::{Excluded, IncidentNo};

/// An act with its data: players by their entry number, values before and after. Its JSON is stored under the name
/// of its [kind](DeedKind) and sealed by the journal's chain: what was written once must be read as it is.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "act", content = "detail", rename_all = "kebab-case")]
pub enum Deed {
    Create {
        entries: usize,
        rounds: usize,
    },
    Archive {},
    Unarchive {},
    NextSeason {
        last: NamedEvent,
        next: NamedEvent,
        /// In the journal of the new event.
        #[serde(skip_serializing_if = "Option::is_none")]
        organisers: Option<Vec<AccountId>>,
    },
    JoinSeries {
        series: NamedEvent,
        event: NamedEvent,
    },
    Settings {
        before: Box<Settings>,
        after: Box<Settings>,
    },
    DrawRules {
        before: Box<DrawRules>,
        after: Box<DrawRules>,
        /// If they differ.
        #[serde(skip_serializing_if = "Option::is_none")]
        clubs: Option<ClubsChange>,
    },
    ImportNotes(Value),
    Enter(EntryThen),
    EnterMany {
        entries: usize,
        changed: Vec<EntryId>,
        /// The same entries, and how they changed; entries of earlier versions lack it.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        changes: Vec<(EntryId, EntryChanges)>,
        #[serde(default, skip_serializing_if = "EntryTexts::is_empty")]
        texts: EntryTexts,
        #[serde(skip_serializing_if = "Option::is_none")]
        teams: Option<usize>,
    },
    EditEntry {
        before: EntryThen,
        after: EntryThen,
        changes: EntryChanges,
        #[serde(default, skip_serializing_if = "EntryTexts::is_empty")]
        texts: EntryTexts,
    },
    EditEntries {
        entries: Vec<(EntryId, EntryChanges)>,
        #[serde(default, skip_serializing_if = "EntryTexts::is_empty")]
        texts: EntryTexts,
    },
    CheckIn {
        #[serde(flatten)]
        who: OneOrMany,
        registration: Registration,
    },
    Withdraw(Withdrawal),
    RemoveEntry(OneOrMany),
    MergeEntries {
        entry: EntryId,
        of: EntryId,
        rounds: Vec<RoundNo>,
    },
    Undo {
        undone: DeedKind,
        entries: BTreeSet<EntryId>,
        /// The withdrawal of a team: its games that are open again, with the results that they had.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        left: Option<Withdrawal>,
    },
    ForgetPerson {
        entry: EntryId,
        /// The new digests of proofs of draws; `None` if the proof was deleted.
        proofs: BTreeMap<RoundNo, Option<String>>,
        /// The new digests of words by the number of the journal's entry.
        words: BTreeMap<i64, String>,
    },
    Timetable {
        clocks: Vec<(RoundNo, RoundClock, RoundClock)>,
    },
    StartClocks(ClockChange),
    UnstartClocks(ClockChange),
    EditTeams {
        /// Those that differ.
        before: Vec<TeamThen>,
        after: Vec<TeamThen>,
        /// The names that differ, before and after; empty where there was no team.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        names: Vec<[String; 2]>,
        rules: [Value; 2],
        #[serde(flatten)]
        adjustment: Option<AdjustmentMade>,
    },
    LineUp {
        round: RoundNo,
        team: TeamNo,
        before: Option<LineUp>,
        after: Option<LineUp>,
        /// The captain.
        entry: Option<EntryId>,
    },
    TeamAbsent {
        round: RoundNo,
        #[serde(rename = "match")]
        teams: [TeamNo; 2],
        before: Option<Absentee>,
        after: Option<Absentee>,
    },
    SetDate(DateChange),
    ProposeDate(DateChange),
    AcceptDate(DateChange),
    DropDate(DateChange),
    Draw {
        round: RoundNo,
        draft: Seating,
        /// The digest of the proof.
        proof: Option<String>,
        #[serde(flatten)]
        by: DrawnBy,
    },
    BeginByHand {
        round: RoundNo,
    },
    EditDraft {
        round: RoundNo,
        #[serde(flatten)]
        change: DraftChange,
    },
    DiscardDraft {
        round: RoundNo,
    },
    Publish {
        #[serde(flatten)]
        seating: Seating,
        #[serde(default)]
        overruled: Vec<ForbiddenPair>,
        #[serde(skip_serializing_if = "Option::is_none")]
        teams: Option<Matches>,
    },
    Mend {
        round: RoundNo,
        reason: TypedWords,
        tables: Vec<TableChange>,
        /// Those who got one.
        byes: Vec<EntryId>,
        lost: Vec<BoardWas>,
        #[serde(default)]
        overruled: Vec<ForbiddenPair>,
        /// Who met before and after, in a round of teams; entries of earlier versions lack it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        teams: Option<Box<[Matches; 2]>>,
    },
    DrawAll {
        round: RoundNo,
        rounds: usize,
        double: bool,
        drawn: Vec<Seating>,
    },
    TakeBackAll {
        rounds: usize,
    },
    TakeBackPublication(RoundGone),
    DropRound(RoundGone),
    Latecomer {
        round: RoundNo,
        #[serde(flatten)]
        arrival: ArrivalThen,
    },
    Result(BoardChange),
    SettleUnplayed {
        round: RoundNo,
        settled: Vec<SettledGame>,
    },
    ReopenUnplayed {
        round: RoundNo,
        settled: Vec<SettledGame>,
    },
    Confirm(BoardChange),
    Unconfirm(BoardChange),
    Replay(BoardChange),
    ReplayTerms(BoardChange),
    ReplayBack(BoardChange),
    Record {
        round: RoundNo,
        table: TableNo,
    },
    DecideEnd {
        round: RoundNo,
        table: TableNo,
        game: Box<GameAct>,
    },
    ConfirmFor {
        round: RoundNo,
        table: TableNo,
        game: Box<GameAct>,
    },
    Incident {
        round: RoundNo,
        table: TableNo,
        incident: IncidentNo,
        kind: IncidentKind,
    },
    Ruling(Box<RulingGiven>),
    WithdrawRuling {
        ruling: RulingNo,
        round: RoundNo,
        table: TableNo,
        reason: TypedWords,
        restored: Vec<Excluded>,
        /// Number of members, if a committee did it.
        committee: Option<usize>,
    },
    TellRuling {
        ruling: RulingNo,
        color: Color,
    },
    Appeal {
        ruling: RulingNo,
        appeal: AppealNo,
        entry: EntryId,
    },
    JudgeAppeal {
        appeal: AppealNo,
        judgement: Judgement,
    },
    MakeLinks {
        entries: Vec<EntryId>,
    },
    RevokeLink(OneOrMany),
    ReportResult {
        round: RoundNo,
        table: TableNo,
        entry: EntryId,
        ending: Ending,
        /// The captain who spoke for the player; missing if the record of the game did.
        #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "present")]
        captain: Option<Option<EntryId>>,
    },
    Ask(RequestThen),
    TakeRequestBack {
        request: i32,
        entry: EntryId,
    },
    AnswerRequest(RequestThen),
    Announce(AnnouncementThen),
    TakeDown(AnnouncementThen),
    AddWebhook {
        webhook: i32,
        host: TypedWords,
    },
    RemoveWebhook {
        webhook: i32,
        host: TypedWords,
    },
    Register {
        registration: i32,
        place: bool,
    },
    EditRegistration {
        registration: i32,
        #[serde(skip_serializing_if = "Option::is_none")]
        entry: Option<EntryId>,
        /// By the person.
        #[serde(skip_serializing_if = "Option::is_none")]
        changes: Option<EntryChanges>,
        /// The organiser's tick, before and after.
        #[serde(skip_serializing_if = "Option::is_none")]
        paid: Option<[bool; 2]>,
    },
    CancelRegistration {
        registration: i32,
        entry: Option<EntryId>,
    },
    MoveUp {
        registrations: Vec<i32>,
    },
    AdmitRegistrations {
        registrations: Vec<i32>,
        entries: Vec<EntryId>,
    },
    /// Their number.
    RemoveRegistrations {
        registrations: usize,
    },
    Invite {
        invitation: i32,
        role: Role,
        people: i32,
    },
    RevokeInvitation {
        invitation: i32,
        #[serde(skip_serializing_if = "Option::is_none")]
        role: Option<Role>,
    },
    Join {
        /// `None` in a demo, and of an owner who names themselves chief arbiter.
        #[serde(skip_serializing_if = "Option::is_none")]
        invitation: Option<i32>,
        role: Role,
        /// Before.
        #[serde(skip_serializing_if = "Option::is_none")]
        was: Option<Role>,
    },
    RemoveRole {
        account: AccountId,
        /// Before.
        #[serde(skip_serializing_if = "Option::is_none")]
        role: Option<Role>,
    },
    NameChief {
        account: AccountId,
    },
    UnnameChief {
        account: AccountId,
    },
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct NamedEvent {
    pub id: TournamentId,
    pub name: String,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum OneOrMany {
    One { entry: EntryId },
    Many { entries: Vec<EntryId> },
}

/// An entry at one moment, without what may name the person.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct EntryThen {
    pub entry: EntryId,
    pub rank: Rank,
    pub rating: Rating,
    pub registration: Registration,
    pub correction: i32,
    pub category: Option<u8>,
    /// Bits.
    pub participation: u32,
}

/// Fields of an entry that differ, before and after.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct EntryChanges {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rank: Option<(Rank, Rank)>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rating: Option<(Rating, Rating)>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub registration: Option<(Registration, Registration)>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub correction: Option<(i32, i32)>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub category: Option<(Option<u8>, Option<u8>)>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub participation: Option<(u32, u32)>,
    /// Names of the fields that differ and may name the person.
    #[serde(flatten)]
    pub others: BTreeMap<String, ()>,
}

/// A player or a team left.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Withdrawal {
    pub from_round: RoundNo,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub entry: Option<EntryId>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub team: Option<TeamNo>,
    /// Their open games, if those were settled.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub settled: Option<Vec<SettledRound>>,
    #[serde(rename = "as", skip_serializing_if = "Option::is_none")]
    pub games: Option<LeftGames>,
    /// Of a team: who of its squad no longer takes part, and in which rounds; `None` in entries of earlier versions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rounds: Option<Vec<(EntryId, Participation)>>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SettledRound {
    pub round: RoundNo,
    pub games: Vec<SettledGame>,
}
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ClockChange {
    pub round: RoundNo,
    pub before: RoundClock,
    pub after: RoundClock,
}

/// A team by numbers, since its name may be a person's.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TeamThen {
    pub team: TeamNo,
    pub squad: Vec<EntryId>,
    pub captain: Option<EntryId>,
}

/// Groups of clubs, which may bear names of people.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ClubsChange {
    pub before: Vec<ClubGroup>,
    pub after: Vec<ClubGroup>,
}

/// Points that a team was given.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct AdjustmentMade {
    pub adjusted: Adjusted,
    pub round: RoundNo,
    pub reason: TypedWords,
}
/// In half points; negated if they were taken back.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Adjusted {
    pub team: TeamNo,
    pub points: i32,
    pub bonus: bool,
}

/// The date of the games of some boards: of one `table`, or of several.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct DateChange {
    pub round: RoundNo,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub table: Option<TableNo>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tables: Vec<TableNo>,
    /// The player or captain; `None` if an arbiter did it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub entry: Option<EntryId>,
    /// The agreed date before, if all had the same.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub before: Option<NaiveDateTime>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<NaiveDateTime>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place: Option<TypedWords>,
}

/// The boards of a round (table, Black, White, and stones of handicap) and its byes.
#[derive(Clone, Debug, Default, Eq, PartialEq, Serialize, Deserialize)]
pub struct Seating {
    pub round: RoundNo,
    pub boards: Vec<(TableNo, EntryId, EntryId, u8)>,
    pub byes: Vec<EntryId>,
}

/// The matches and byes of a round of teams.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Matches {
    pub matches: Vec<[TeamNo; 2]>,
    pub byes: Vec<TeamNo>,
}

/// Of players with the weight of the draw, and the tables of the draft before that stayed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum DrawnBy {
    Players {
        #[serde(default)]
        overruled: Vec<ForbiddenPair>,
        total: String,
        kept: Vec<TableNo>,
    },
    Teams {
        teams: Matches,
    },
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum DraftChange {
    Players {
        before: Seating,
        after: Seating,
        #[serde(default)]
        overruled: Vec<ForbiddenPair>,
        #[serde(skip_serializing_if = "Option::is_none")]
        step: Option<String>,
    },
    Teams {
        before: Matches,
        after: Matches,
        draft: Seating,
    },
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct BoardWas {
    pub table: TableNo,
    pub was: BoardThen,
}
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RoundWas {
    pub boards: Vec<BoardWas>,
    pub byes: Vec<EntryId>,
}

/// A round or its publication that was removed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RoundGone {
    pub round: RoundNo,
    pub reason: TypedWords,
    pub was: RoundWas,
    pub lost: Vec<BoardWas>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum ArrivalThen {
    Paired {
        table: TableNo,
        black: EntryId,
        white: EntryId,
        handicap: u8,
        bye_ended: Option<EntryId>,
        #[serde(default)]
        overruled: Vec<ForbiddenPair>,
    },
    Waits {
        waits: EntryId,
    },
}

/// The result of a board, and who sits there.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct BoardChange {
    pub round: RoundNo,
    pub table: TableNo,
    pub before: Ending,
    pub after: Ending,
    pub reason: Option<TypedWords>,
    pub black: EntryId,
    pub white: EntryId,
    pub handicap: u8,
    /// `Some(true)` if it is confirmed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub confirmed: Option<bool>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub earlier: Vec<EarlierGame>,
    /// The other ending by the record, where an arbiter saw both and decided for the result.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub despite: Option<Ending>,
}

/// A ruling; its words stay in the referee's log.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RulingGiven {
    pub ruling: RulingNo,
    pub round: RoundNo,
    pub table: TableNo,
    pub kind: IncidentKind,
    pub article: String,
    #[serde(default)]
    pub before: Ending,
    #[serde(default)]
    pub after: Ending,
    pub replaces: Option<RulingNo>,
    pub penalties: Vec<Penalty>,
    #[serde(default)]
    pub excluded: Vec<Excluded>,
    /// The [digest](crate::procedure_digest) of the procedure.
    pub procedure: Option<String>,
    /// Number of members, if a committee gave it.
    pub committee: Option<usize>,
}

/// An announcement; entries of earlier versions lack its words.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct AnnouncementThen {
    pub announcement: i32,
    /// An [`Audience`](tournament::Audience).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub to: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub words: Option<TypedWords>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RequestThen {
    pub request: i32,
    pub entry: EntryId,
    pub kind: RequestKind,
    pub round: RoundNo,
    pub state: RequestState,
}

/// A deed by parts.
#[derive(Serialize, Deserialize)]
struct Written {
    act: DeedKind,
    detail: Value,
}

impl Deed {
    /// Its kind, and the detail that the journal stores: members are sorted.
    pub fn written(&self) -> Result<(DeedKind, Value)> {
        let written = serde_json::to_value(self).and_then(Written::deserialize);
        let why = |error| ServiceError::Panicked(format!("an act without JSON: {error}"));
        written.map(|Written { act, detail }| (act, detail)).map_err(why)
    }

    /// `None` if another version of Tengen wrote it in a form that this one does not know.
    #[must_use]
    pub fn read(act: DeedKind, detail: Value) -> Option<Self> {
        serde_json::to_value(Written { act, detail }).and_then(Self::deserialize).ok()
    }

    /// As [`read`](Self::read), with the typed words as they are kept now.
    #[must_use]
    pub fn of(row: &JournalRow) -> Option<Self> {
        Self::read(row.kind()?, row.full_detail())
    }

    /// `None` also for several tables.
    pub fn table(&self) -> Option<TableNo> {
        Some(match self {
            Self::Ruling(given) => given.table,
            Self::Record { table, .. }
            | Self::DecideEnd { table, .. }
            | Self::ConfirmFor { table, .. }
            | Self::Incident { table, .. }
            | Self::WithdrawRuling { table, .. }
            | Self::ReportResult { table, .. }
            | Self::Latecomer { arrival: ArrivalThen::Paired { table, .. }, .. } => *table,
            _ => return self.of_board().map(|c| c.table).or_else(|| self.of_date()?.table),
        })
    }

    pub const fn of_board(&self) -> Option<&BoardChange> {
        match self {
            Self::Result(change)
            | Self::Confirm(change)
            | Self::Unconfirm(change)
            | Self::Replay(change)
            | Self::ReplayTerms(change)
            | Self::ReplayBack(change) => Some(change),
            _ => None,
        }
    }

    pub const fn of_date(&self) -> Option<&DateChange> {
        match self {
            Self::SetDate(change)
            | Self::ProposeDate(change)
            | Self::AcceptDate(change)
            | Self::DropDate(change) => Some(change),
            _ => None,
        }
    }

    /// The entries that it is about, and how it changed them.
    pub fn entries(&self) -> Vec<(EntryId, Option<&EntryChanges>)> {
        let listed: &[EntryId] = match self {
            Self::EditEntry { after, changes, .. } => return vec![(after.entry, Some(changes))],
            Self::EditEntries { entries, .. } | Self::EnterMany { changes: entries, .. } => {
                return entries.iter().map(|(entry, changes)| (*entry, Some(changes))).collect();
            }
            Self::EditRegistration { entry, changes, .. } => {
                return entry.iter().map(|entry| (*entry, changes.as_ref())).collect();
            }
            Self::Undo { entries, .. } => return entries.iter().map(|id| (*id, None)).collect(),
            Self::Enter(then) => from_ref(&then.entry),
            Self::CheckIn { who, .. } | Self::RemoveEntry(who) | Self::RevokeLink(who) => {
                who.entries()
            }
            Self::Ask(request) | Self::AnswerRequest(request) => from_ref(&request.entry),
            Self::MergeEntries { entry, .. }
            | Self::ForgetPerson { entry, .. }
            | Self::Appeal { entry, .. }
            | Self::ReportResult { entry, .. }
            | Self::TakeRequestBack { entry, .. } => from_ref(entry),
            Self::Withdraw(Withdrawal { entry, .. })
            | Self::LineUp { entry, .. }
            | Self::CancelRegistration { entry, .. } => entry.as_slice(),
            Self::MakeLinks { entries } | Self::AdmitRegistrations { entries, .. } => entries,
            _ => self.of_date().map_or(&[], |change| change.entry.as_slice()),
        };
        listed.iter().map(|entry| (*entry, None)).collect()
    }

    /// A text of an entry before and after; `None` for entries of earlier versions, and once it was deleted.
    pub fn text_change(&self, entry: EntryId, field: &str) -> Option<&[String; 2]> {
        let (Self::EditEntry { texts, .. }
        | Self::EditEntries { texts, .. }
        | Self::EnterMany { texts, .. }) = self
        else {
            return None;
        };
        let mut texts = texts.typed()?.iter();
        texts.find(|(id, name, _)| *id == entry && name == field).map(|(.., both)| both)
    }

    pub fn reason(&self) -> Option<&str> {
        let reason = match self {
            Self::EditTeams { adjustment, .. } => &adjustment.as_ref()?.reason,
            Self::Mend { reason, .. } | Self::WithdrawRuling { reason, .. } => reason,
            Self::TakeBackPublication(gone) | Self::DropRound(gone) => &gone.reason,
            Self::Announce(one) | Self::TakeDown(one) => one.words.as_ref()?,
            _ => self.of_board()?.reason.as_ref()?,
        };
        reason.typed().map(String::as_str)
    }

    /// Pairs that a rule forbids, and that were seated nevertheless.
    pub fn overruled(&self) -> &[ForbiddenPair] {
        match self {
            Self::Draw { by: DrawnBy::Players { overruled, .. }, .. }
            | Self::EditDraft { change: DraftChange::Players { overruled, .. }, .. }
            | Self::Publish { overruled, .. }
            | Self::Mend { overruled, .. }
            | Self::Latecomer { arrival: ArrivalThen::Paired { overruled, .. }, .. } => overruled,
            _ => &[],
        }
    }
}

/// Tells null from a missing member.
fn present<'de, T: Deserialize<'de>, D: Deserializer<'de>>(from: D) -> Result<Option<T>, D::Error> {
    T::deserialize(from).map(Some)
}

impl OneOrMany {
    pub(crate) fn entries(&self) -> &[EntryId] {
        match self {
            Self::One { entry } => from_ref(entry),
            Self::Many { entries } => entries,
        }
    }
}

impl DateChange {
    /// `None` if it was removed.
    pub fn date(&self) -> Option<GameDate> {
        let place = self.place.as_ref()?.typed().cloned().unwrap_or_default();
        Some(GameDate { at: self.at?, place })
    }
}
