use crate::prelude::*;
use crate::results::entered::Doubt;
use chrono::NaiveDate;
use go::course::CourseError;
use go::{HandicapError, SetupError, Violation, ViolationKind};
use interchange::Problem;
use pairing::{DraftError, DrawError, TeamDrawError};
use recording::RecordError;
use referee::{AppealError, FindingError, LogError};
use serde::Serializer;
use store::ActRow;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Thing {
    Tournament,
    Entry,
    Round,
    Board,
    Account,
    Invitation,
    Request,
    RatingList,
    RulingDraft,
}

/// Why an act is not done; nothing was changed. A [`Message`] of the catalogues; its text is the English of the command
/// line and the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)] // the sentences say what each is
pub enum Refusal {
    #[error("name and password do not fit")]
    WrongPassword,
    #[error("the code does not fit, or was used already")]
    WrongCode,
    #[error("too many people sign in at this moment; try again in a few seconds")]
    Busy,
    #[error("it was stopped; nothing was changed")]
    Stopped,
    #[error("the password needs 10 to 1000 characters")]
    PasswordLength,
    #[error("the password is one of the first that guessers try; take a few words of your own")]
    PasswordCommon,
    #[error("too many wrong passwords; try again in {seconds} seconds")]
    Wait { seconds: i64 },
    #[error("an account of that name exists")]
    NameTaken,
    #[error("that is the only owner; make somebody else an owner first")]
    LastOwner,
    #[error("the tournament is archived: it can only be read")]
    Archived,
    #[error("that is not the tournament's name")]
    NotItsName,
    #[error("the link was used, taken back or has expired")]
    LinkSpent,
    #[error("the link for the first account was used: the server has an owner")]
    OwnerMade,
    #[error("the link for the first account is not the newest: each start makes another")]
    LinkReplaced,
    #[error("the only organiser cannot give up the role; invite another organiser first")]
    OwnRole,
    #[error("only who organises the event and all divisions of the season adds it to their series")]
    SeriesNotAll,
    #[error("{name} is division {no} of that season already")]
    DivisionTwice { no: i32, name: String },
    #[error("{name} is entered already")]
    EnteredAlready { name: String },
    #[error("the server takes at most {most} players in a tournament")]
    TooManyPlayers { most: usize },
    #[error("the player has games; withdraw instead")]
    HasGames,
    #[error("the two met in round {round}: nobody plays against oneself")]
    MergeMet { round: RoundNo },
    #[error("both have a place in round {round}: one person has one")]
    MergeBothPaired { round: RoundNo },
    #[error("both have a number of a federation, and another one: correct it first")]
    MergeNumbers,
    #[error("they are in two teams: take one of them out of the team first")]
    MergeTeams,
    #[error("an entry of partners is no double of somebody")]
    MergePair,
    #[error("a record or an incident names the second entry: keep that one instead")]
    MergeRecorded,
    #[error("something was built on it since")]
    BuiltOn,
    #[error("the player is paired in round {round}")]
    PairedInRound { round: RoundNo },
    #[error("a ruling keeps the player out of round {round}: withdraw the ruling first")]
    Excluded { round: RoundNo },
    #[error("{rounds} rounds are drawn already")]
    RoundsDrawn { rounds: i32 },
    #[error("round {round} is not published")]
    NotPublished { round: RoundNo },
    #[error("round {round} is published")]
    AlreadyPublished { round: RoundNo },
    #[error("round {round} is drawn already")]
    AlreadyDrawn { round: RoundNo },
    #[error("publish round {round} first")]
    PublishFirst { round: RoundNo },
    #[error("this event has {rounds} rounds")]
    NoSuchRound { rounds: i32 },
    #[error("somebody changed the draft meanwhile")]
    DraftChanged,
    #[error("somebody changed the round or entered a result meanwhile")]
    RoundChanged,
    #[error("{count} results would be lost: agree to that first")]
    ResultsLost { count: usize },
    #[error("round {round} was drawn after it: drop that one first")]
    NotLastRound { round: RoundNo },
    #[error("no game on this board ends by more than {most} points")]
    TooManyPoints {
        #[serde(serialize_with = "as_displayed")]
        most: HalfPoints,
    },
    #[error("say why the result is corrected")]
    ReasonNeeded,
    #[error("both players confirmed the result: only the chief arbiter changes it, with a reason")]
    Confirmed,
    #[error("no game is played anew at this board")]
    NotPlayedAnew,
    #[error("only who has a role in the tournament can be chief arbiter")]
    ChiefWithoutRole,
    #[error("publish round {round} before its clocks start")]
    ClockOfDraft { round: RoundNo },
    #[error("the window of round {round} would end before it begins")]
    WindowEndsFirst { round: RoundNo },
    #[error("round {round} has no window: its games are played when it begins")]
    NoWindow { round: RoundNo },
    #[error("teams meet at this event: their rounds are drawn one by one")]
    TeamsMeet,
    #[error("a round robin takes {least} to {most} players, and {count} take part")]
    LeagueSize { count: usize, least: usize, most: usize },
    #[error("that would be {rounds} rounds; an event has at most {most}")]
    TooManyRounds { rounds: usize, most: usize },
    #[error("round {round} is not over yet, or its days of grace are not")]
    GraceRuns { round: RoundNo },
    #[error("the date of this game, or who plays it, is another by now")]
    DateChanged,
    #[error("the game has a result")]
    GameOver,
    #[error("the move that repeats the position breaks a rule: rule on that first")]
    ViolationFirst,
    #[error("play has gone on since: say which position counts")]
    WhichPosition,
    #[error("at this event results are entered by arbiters alone")]
    ReportsOff,
    #[error("the board was paired anew meanwhile")]
    SeatsChanged,
    #[error("others sit at table {table} by now, or the colours are exchanged")]
    OthersSit { table: TableNo },
    #[error("{result} was entered already: ask an arbiter")]
    ResultStands { result: Ending },
    #[error("several requests wait for an answer already")]
    TooManyRequests,
    #[error("the request needs words")]
    RequestWords,
    #[error("too many announcements stand: take one down")]
    TooManyAnnouncements,
    #[error("no e-mail reaches this player")]
    NoMail,
    #[error("this player is told by too many ways already")]
    TooManyReaches,
    #[error("the request was answered or taken back meanwhile")]
    RequestAnswered,
    #[error("this event takes no registrations now")]
    HomeClosed,
    #[error("check-in on one's own phone is not open")]
    CheckInClosed,
    #[error("too many registrations came from this address: try again in a few minutes")]
    HomeCrowded,
    #[error("too many registrations wait: ask the organisers")]
    HomeOverrun,
    #[error("look at the form once more and send it again")]
    HomeUnread,
    #[error("the list is dated {date}, which is still to come: nothing of it is taken")]
    ListToCome { date: NaiveDate },
    #[error(transparent)]
    #[serde(skip)]
    Team(Box<TeamFault>),
    #[error(transparent)]
    #[serde(skip)]
    TeamDraw(#[from] TeamDrawError),
    #[error("{team} plays in round {round}: drop that round first")]
    TeamPlays { team: String, round: RoundNo },
    #[error("matches of round {round} have more boards than that: take it back first")]
    TeamSizeDrawn { round: RoundNo },
    #[error("round {round} is drawn as matches: take it back before players meet one by one")]
    MatchesDrawn { round: RoundNo },
    #[error("round {round} is drawn player by player: take it back before teams meet")]
    PlayersDrawn { round: RoundNo },
    #[error("in a round of teams people change places by their line-ups")]
    RoundOfTeams,
    #[error("{team} has an opponent or a bye already")]
    TeamBusy { team: String },
    #[error("there is no such team or match any more")]
    NoSuchMatch,
    #[error("table {table} has a result: take that back first")]
    MatchPlayed { table: TableNo },
    #[error("line-ups changed since the boards were seated: look at them again")]
    LineUpsChanged,
    #[error("the line-up of round {round} can no longer be changed: ask an arbiter")]
    LineUpLocked { round: RoundNo },
    #[error("entry {entry} does not take part in round {round}: change the line-up of {team}")]
    SeatAway { entry: EntryId, team: String, round: RoundNo },
    #[error("only the captain of the team declares its line-up")]
    NotCaptain,
    #[error("round {round} is not drawn yet")]
    NothingDrawn { round: RoundNo },
    #[error(transparent)]
    #[serde(skip)]
    Draw(#[from] DrawError),
    #[error(transparent)]
    #[serde(skip)]
    Edit(#[from] DraftError),
    #[error("the file cannot be read: {}", .faults.join("; "))]
    File {
        #[serde(serialize_with = "listed")]
        faults: Vec<String>,
    },
    #[error(transparent)]
    #[serde(skip)]
    List(Problem),
    #[error("the event's procedure cannot be used: {why}")]
    Procedure { why: String },
    #[error(transparent)]
    #[serde(skip)]
    Report(#[from] FindingError),
    #[error("only the chief arbiter rules against the record")]
    RecordStands,
    #[error("ask both players first whether they agree: nobody loses unasked")]
    AskFirst,
    #[error("the game had ended: say first how this stands to that end")]
    EndUnasked,
    #[error("the text leaves it to the arbiter: choose one of the options")]
    ChooseFirst,
    #[error("the ruling does not offer that")]
    NotOffered,
    #[error("write what the penalty is, and why")]
    WordsNeeded,
    #[error(
        "a committee has decided ruling {no}, which gave this result: it stands until the committee amends or withdraws that ruling"
    )]
    CommitteesResult { no: RulingNo },
    #[error("say why it is ruled so: such a ruling is not recorded without a reason")]
    RulingReason,
    #[error("say why the ruling is appealed")]
    GroundsNeeded,
    #[error("say how much the penalty takes: from 1 to {most}")]
    PenaltyAmount { most: u32 },
    #[error("the board or the players' penalties changed meanwhile: look at the ruling again")]
    RulingChanged,
    #[error(transparent)]
    #[serde(skip)]
    Log(#[from] LogError),
    #[error(transparent)]
    #[serde(skip)]
    Record(Box<RecordError>),
    #[error("no game can be recorded: {why}")]
    RecordTerms { why: String },
    #[error("the board shows {result} already: correct one of the two")]
    RecordOtherResult { result: Ending },
}

impl Message for Refusal {
    const KEYS: &'static str = "refusal-";

    fn sentence(&self) -> Sentence {
        match self {
            Self::Draw(why) => why.sentence(),
            Self::Edit(why) => why.sentence(),
            Self::Team(why) => why.sentence(),
            Self::TeamDraw(why) => why.sentence(),
            Self::List(why) => why.sentence(),
            Self::Report(why) => finding(why),
            Self::Log(why) => log(why),
            Self::Record(why) => record(why),
            Self::SeatAway { entry, .. } => {
                Sentence::of(Self::KEYS, self).with("entry", Filling::person(*entry))
            }
            _ => Sentence::of(Self::KEYS, self),
        }
    }
}

impl Refusal {
    /// The key in the catalogues.
    pub fn code(&self) -> String {
        self.sentence().key().to_owned()
    }
}

fn listed<S: Serializer>(faults: &[String], to: S) -> Result<S::Ok, S::Error> {
    to.serialize_str(&faults.join(" · "))
}

/// Somebody else entered acts in the same game before these.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Behind {
    /// Acts that were entered first, in order.
    pub theirs: Vec<ActRow>,
    /// Acts that were not entered.
    pub mine: Vec<GameAct>,
}

/// Two arbiters entered different results for one board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Conflict {
    pub round: RoundNo,
    /// The board as it stands, with the other's result and its new version.
    pub board: Board,
    /// `None` if no person entered the result that stands.
    pub theirs_by: Option<AccountId>,
    pub theirs_at: Option<DateTime<Utc>>,
    /// The result that was not entered.
    pub mine: Ending,
}

/// Somebody else changed the same fields while a form was open.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EditConflict {
    /// Fields that both changed to different values; empty if the merged values cannot be read.
    pub overlaps: Vec<Overlap>,
    /// Both changes merged; where they overlap, the value of this form.
    pub merged: Fields,
    /// The stored values.
    pub kept: Fields,
    /// Name of the person who changed it last; `None` if it was no person.
    pub by: Option<String>,
    pub at: Option<DateTime<Utc>>,
}

fn fault_list(faults: &[(&'static str, Fault)]) -> String {
    let said = faults.iter().map(|(field, fault)| format!("{field} {fault}"));
    said.collect::<Vec<_>>().join("; ")
}

pub type Result<T, E = ServiceError> = std::result::Result<T, E>;

#[derive(Debug, thiserror::Error)]
pub enum ServiceError {
    #[error("there is no such {0:?}")]
    Unknown(Thing),
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// Invalid values, each with its field.
    #[error("{}", fault_list(.0))]
    Fields(Vec<(&'static str, Fault)>),
    #[error("table {} has another result", .0.board.table)]
    Conflict(Box<Conflict>),
    /// Another result of the game is known: ask which one counts.
    #[error("something else is known of the game: {0:?}")]
    Doubt(Doubt),
    #[error("{} fields were changed by somebody else", .0.overlaps.len())]
    EditConflict(Box<EditConflict>),
    #[error("{} acts were entered meanwhile", .0.theirs.len())]
    Behind(Box<Behind>),
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The panic's message of a computation: a bug.
    #[error("a computation panicked: {0}")]
    Panicked(String),
    /// A background task failed; the text says where.
    #[error("{0}")]
    Background(String),
    #[error("no random numbers: {0}")]
    Random(getrandom::Error),
}

macro_rules! refused {
    ($($Error:ty),*) => { $(
        impl From<$Error> for ServiceError {
            fn from(why: $Error) -> Self {
                Self::Refused(why.into())
            }
        }
    )* };
}
refused!(DraftError, DrawError, FindingError, LogError, RecordError, TeamDrawError);

impl From<RecordError> for Refusal {
    fn from(why: RecordError) -> Self {
        Self::Record(Box::new(why))
    }
}

impl ServiceError {
    pub(crate) fn field(name: &'static str, fault: Fault) -> Self {
        Self::Fields(vec![(name, fault)])
    }

    /// See [`store::StoreError::is_logged_outage`].
    pub fn is_logged_outage(&self) -> bool {
        matches!(self, Self::Store(error) if error.is_logged_outage())
    }
}

// Sentences for reports that do not fit, and for lines that the referee's log refuses.

fn finding(why: &FindingError) -> Sentence {
    let said = Sentence::new;
    match why {
        FindingError::OffenderMissing(_) => said("refusal-report-by"),
        FindingError::NoticedBefore { .. } => said("refusal-report-noticed"),
        FindingError::NoticedWithoutMove => said("refusal-report-move"),
        FindingError::TimeBackBeyond { minutes, .. } => {
            said("refusal-report-time-back").with("minutes", *minutes)
        }
        FindingError::FirstOfTwo => said("refusal-report-first-of-two"),
        FindingError::AgreedAndNot => said("refusal-report-agreed"),
        FindingError::NotInRecord { moves, .. } => {
            said("refusal-report-not-in-record").with("moves", *moves)
        }
        FindingError::DealtWith { no, .. } => said("refusal-report-dealt-with").with("no", no.0),
        FindingError::LegalMove { at, mover, .. } => {
            said("refusal-report-legal").with("n", at.0).with("color", mover.letter().to_string())
        }
        FindingError::NotTheMover { at, mover } => {
            said("refusal-report-mover").with("n", at.0).with("color", mover.letter().to_string())
        }
        FindingError::OtherNotice { at, moves } => {
            said("refusal-report-other-notice").with("n", at.0).with("moves", *moves)
        }
        FindingError::EarlierGoverns { at, first, by, .. } => said("refusal-report-earlier")
            .with("n", at.map_or(0, |at| at.0))
            .with("first", first.0)
            .with("color", by.letter().to_string()),
        FindingError::GamePlayed { .. } => said("refusal-report-played"),
        FindingError::NotCounted { .. } => said("refusal-report-not-counted"),
        FindingError::NotResigned { .. } => said("refusal-report-not-resigned"),
        FindingError::NoResultYet => said("refusal-report-no-result"),
        FindingError::NothingEnded => said("refusal-report-nothing-ended"),
        FindingError::Exchanged => said("refusal-report-exchanged"),
        FindingError::InOrder { at, .. } => said("refusal-report-in-order").with("n", at.0),
        FindingError::NothingConfirmed { moves } => {
            said("refusal-report-nothing-confirmed").with("moves", *moves)
        }
        FindingError::MoveBeyondRecord { moves, .. }
        | FindingError::NoticedBeyondRecord { moves, .. } => {
            said("refusal-report-beyond").with("moves", *moves)
        }
        _ => said("refusal-report"),
    }
}

pub(crate) fn log(why: &LogError) -> Sentence {
    Sentence::new(match why {
        LogError::NotInForce(_) => "refusal-not-in-force",
        LogError::Committees(_) => "refusal-committees",
        LogError::Appealed(_) => "refusal-appeal-made",
        LogError::LetStand(_) => "refusal-appeal-stands",
        LogError::Decided(_) => "refusal-appeal-decided",
        LogError::Appeal(AppealError::TooLate) => "refusal-appeal-late",
        LogError::Appeal(AppealError::None) => "refusal-appeal-none",
        LogError::Appeal(AppealError::Committee { .. }) => "refusal-appeal-committee",
        LogError::Appeal(AppealError::OwnCase(_)) => "refusal-appeal-own-case",
        LogError::Appeal(AppealError::Party(_)) => "refusal-appeal-party",
        LogError::Appeal(AppealError::Twice(_)) => "refusal-appeal-twice",
        LogError::Appeal(AppealError::NotAPlayer(_)) => "refusal-appeal-player",
        LogError::NoSuchRuling(_)
        | LogError::OtherBoard(_)
        | LogError::Number { .. }
        | LogError::NoSuchAppeal(_) => "refusal-no-such-ruling",
    })
}

/// Why something cannot be entered in a record. Colours are words of the catalogue.
pub(crate) fn record(why: &RecordError) -> Sentence {
    let said = Sentence::new;
    let at = |key, point: &dyn std::fmt::Display| said(key).with("point", point.to_string());
    match why {
        RecordError::Illegal { color, mv, violation }
        | RecordError::OnCopy { color, mv, violation } => {
            let key = match violation.kind() {
                ViolationKind::Turn => "refusal-move-turn",
                ViolationKind::OffBoard => "refusal-move-off-board",
                ViolationKind::Occupied => "refusal-move-occupied",
                ViolationKind::Ko => "refusal-move-ko",
                ViolationKind::Superko => "refusal-move-superko",
                ViolationKind::Suicide => "refusal-move-suicide",
            };
            let said = said(key).with("color", color.letter().to_string());
            let said = said.with("point", mv.to_string());
            match violation {
                Violation::Superko { after, .. } => said.with("after", *after),
                Violation::Suicide { stones, .. } => said.with("stones", *stones),
                _ => said,
            }
        }
        RecordError::Course(course) => said(match course {
            CourseError::Confirmed => "refusal-record-confirmed",
            CourseError::NoRepetition => "refusal-record-no-repetition",
            CourseError::NoAgreementOnRepetition => "refusal-record-repetition",
            CourseError::NoResumption => "refusal-record-no-resumption",
            CourseError::Life(_) => "refusal-record-life",
            CourseError::NotInRules(_) => "refusal-record-not-in-rules",
            CourseError::Disagree { .. } | CourseError::OtherOutcome(_) => {
                "refusal-record-disagree"
            }
            _ => "refusal-record-phase",
        }),
        RecordError::Phase(_) => said("refusal-record-phase"),
        RecordError::NotCounted => said("refusal-record-not-counted"),
        RecordError::Nothing => said("refusal-record-nothing"),
        RecordError::Ruling(no) => said("refusal-record-ruling").with("no", no.0),
        RecordError::Moves(moves) => said("refusal-record-moves").with("moves", *moves),
        RecordError::Position(SetupError::NoLiberty(point)) => at("refusal-record-position", point),
        RecordError::Position(other) => at("refusal-record-position", other),
        RecordError::Handicap(HandicapError::Point(point)) => at("refusal-record-handicap", point),
        RecordError::Handicap(other) => at("refusal-record-handicap", other),
        RecordError::Point(error) => {
            said("refusal-move-off-board").with("color", "").with("point", error.to_string())
        }
        RecordError::Apply(error) => said("refusal-record-apply").with("why", error.to_string()),
        RecordError::Full => said("refusal-record-full"),
        RecordError::Note => said("refusal-record-note"),
        RecordError::Prisoners(many) => said("refusal-record-prisoners").with("n", *many),
        RecordError::Overtime(many) => said("refusal-record-overtime").with("n", u32::from(*many)),
        RecordError::NothingFound => said("refusal-record-nothing-found"),
        RecordError::AskFirst(color) => {
            said("refusal-record-ask-first").with("color", color.letter().to_string())
        }
        RecordError::Agreed => said("refusal-record-agreed"),
        RecordError::TellFirst => said("refusal-record-tell-first"),
        RecordError::PlayOnFirst => said("refusal-record-play-on-first"),
        RecordError::Reason => said("refusal-record-reason"),
        RecordError::Differ(point) => at("refusal-record-differ", point),
        RecordError::Same(point) => at("refusal-record-same", point),
        RecordError::NoCopy => said("refusal-record-no-copy"),
        RecordError::NoneOpen => said("refusal-record-none-open"),
        RecordError::FillInTurn(point) => at("refusal-record-fill-in-turn", point),
        RecordError::NotNeutral(point) => at("refusal-record-not-neutral", point),
        RecordError::Takes(point) => at("refusal-record-takes", point),
    }
}
