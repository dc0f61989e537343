use chrono::{DateTime, NaiveDate, Utc};

use pairing::{DraftError, DrawError};
use recording::{GameAct, RecordError};
use referee::{FindingError, LogError};
use store::{AccountId, ActRow, StoreError};
use tournament::{Board, Ending, Fault, Fields, HalfPoints, Overlap, RoundNo};

use crate::games::record_code::record_code;
use crate::rulings::referee_code::{log_code, report_code};

impl From<RecordError> for ServiceError {
    fn from(error: RecordError) -> Self {
        Self::Refused(Refusal::Record(Box::new(error)))
    }
}

/// Something that was asked for and is not there.
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
}

/// Why the service does not do what was asked; nothing was changed.
///
/// [`Refusal::code`] is the key of its sentence in the catalogues.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// Name and password do not fit an account.
    #[error("name and password do not fit")]
    WrongPassword,
    /// The code of the second factor does not fit, or was used already.
    #[error("the code does not fit, or was used already")]
    WrongCode,
    /// Too many people sign in at this moment.
    #[error("too many people sign in at this moment; try again in a few seconds")]
    Busy,
    /// Somebody stopped it while it was worked out.
    #[error("it was stopped; nothing was changed")]
    Stopped,
    /// The password has fewer characters than [`crate::PASSWORD_LENGTH`], or more than 1000.
    #[error("the password needs 10 to 1000 characters")]
    PasswordLength,
    /// The password is one of the first that guessers try.
    #[error("the password is one of the first that guessers try; take a few words of your own")]
    PasswordCommon,
    /// Too many wrong passwords; the seconds to wait.
    #[error("too many wrong passwords; try again in {0} seconds")]
    Wait(i64),
    /// An account of that name exists.
    #[error("an account of that name exists")]
    NameTaken,
    /// The server would be left without an owner who can sign in.
    #[error("that is the only owner; make somebody else an owner first")]
    LastOwner,
    /// The tournament is archived.
    #[error("the tournament is archived: it can only be read")]
    Archived,
    /// What was typed is not the tournament's name.
    #[error("that is not the tournament's name")]
    NotItsName,
    /// The link was used, taken back, or has expired.
    #[error("the link was used, taken back or has expired")]
    LinkSpent,
    /// Somebody wanted to take away their own role.
    #[error("nobody may take away their own role")]
    OwnRole,
    /// Somebody of that name is entered already.
    #[error("{0} is entered already")]
    EnteredAlready(String),
    /// A tournament would have more players than the server takes.
    #[error("the server takes at most {0} players in a tournament")]
    TooManyPlayers(usize),
    /// The entry has games; withdraw it instead.
    #[error("the player has games; withdraw instead")]
    HasGames,
    /// The player sits at a board or has a bye in that round.
    #[error("the player is paired in round {0}")]
    PairedInRound(RoundNo),
    /// A ruling in force keeps the player out of that round.
    #[error("a ruling keeps the player out of round {0}: withdraw the ruling first")]
    Excluded(RoundNo),
    /// The tournament has that many rounds drawn.
    #[error("{0} rounds are drawn already")]
    RoundsDrawn(i32),
    /// The round is a draft.
    #[error("round {0} is not published")]
    NotPublished(RoundNo),
    /// The round was published already.
    #[error("round {0} is published")]
    AlreadyPublished(RoundNo),
    /// The round was drawn already, perhaps by somebody else just now.
    #[error("round {0} is drawn already")]
    AlreadyDrawn(RoundNo),
    /// The rounds before it must be published first.
    #[error("publish round {0} first")]
    PublishFirst(RoundNo),
    /// The event has fewer rounds.
    #[error("this event has {0} rounds")]
    NoSuchRound(i32),
    /// Somebody else changed the draft meanwhile.
    #[error("somebody changed the draft meanwhile")]
    DraftChanged,
    /// Somebody else changed the published round meanwhile, or entered a result.
    #[error("somebody changed the round or entered a result meanwhile")]
    RoundChanged,
    /// That many results would be lost, and nobody agreed to that.
    #[error("{0} results would be lost: agree to that first")]
    ResultsLost(usize),
    /// A later round was drawn.
    #[error("round {0} was drawn after it: drop that one first")]
    NotLastRound(RoundNo),
    /// Nobody wins a game on such a board by so many points: these are the most.
    #[error("no game on this board ends by more than {0} points")]
    TooManyPoints(HalfPoints),
    /// A correction of an earlier round needs a reason.
    #[error("say why the result is corrected")]
    ReasonNeeded,
    /// Both players confirmed the result: only the chief arbiter changes it.
    #[error("both players confirmed the result: only the chief arbiter changes it, with a reason")]
    Confirmed,
    /// The board has no game that is played anew and not over yet.
    #[error("no game is played anew at this board")]
    NotPlayedAnew,
    /// Only people with a role in the tournament can be chief arbiter.
    #[error("only who has a role in the tournament can be chief arbiter")]
    ChiefWithoutRole,
    /// The round is not published, so its clocks cannot run.
    #[error("publish round {0} before its clocks start")]
    ClockOfDraft(RoundNo),
    /// Players report no results at this event.
    #[error("at this event results are entered by arbiters alone")]
    ReportsOff,
    /// The board is not as the player saw it.
    #[error("the board was paired anew meanwhile")]
    SeatsChanged,
    /// A result was entered that is not what the player says.
    #[error("{0} was entered already: ask an arbiter")]
    ResultStands(Ending),
    /// The player has several requests that nobody has answered.
    #[error("several requests wait for an answer already")]
    TooManyRequests,
    /// The request says nothing without words.
    #[error("the request needs words")]
    RequestWords,
    /// As many announcements stand as anybody reads.
    #[error("too many announcements stand: take one down")]
    TooManyAnnouncements,
    /// The server sends no e-mail, or knows no address of the player.
    #[error("no e-mail reaches this player")]
    NoMail,
    /// The player is told by as many ways as there can be.
    #[error("this player is told by too many ways already")]
    TooManyReaches,
    /// The request was answered or taken back meanwhile.
    #[error("the request was answered or taken back meanwhile")]
    RequestAnswered,
    /// This event takes no registrations now.
    #[error("this event takes no registrations now")]
    HomeClosed,
    /// Players do not check in on their own phones at this moment.
    #[error("check-in on one's own phone is not open")]
    CheckInClosed,
    /// Too many registrations came from one address within a few minutes.
    #[error("too many registrations came from this address: try again in a few minutes")]
    HomeCrowded,
    /// More registrations wait than an event has.
    #[error("too many registrations wait: ask the organisers")]
    HomeOverrun,
    /// The form was sent too soon for a person, or is not of this event or this day.
    #[error("look at the form once more and send it again")]
    HomeUnread,
    /// The rating list is of a day that is still to come.
    #[error("the list is dated {0}, which is still to come: nothing of it is taken")]
    ListToCome(NaiveDate),
    /// The round has no boards to publish.
    #[error("round {0} is not drawn yet")]
    NothingDrawn(RoundNo),
    /// The round cannot be drawn.
    #[error(transparent)]
    Draw(DrawError),
    /// The change to the round cannot be made.
    #[error(transparent)]
    Edit(DraftError),
    /// The file cannot be read; every fault with its place.
    #[error("the file cannot be read: {}", .0.join("; "))]
    File(Vec<String>),
    /// The settings hold no procedure that can be used.
    #[error("the event's procedure cannot be used: {0}")]
    Procedure(String),
    /// The report of an incident does not fit.
    #[error(transparent)]
    Report(FindingError),
    /// Only the chief arbiter says that the record is wrong.
    #[error("only the chief arbiter rules against the record")]
    RecordStands,
    /// Both would lose over a stone that was moved, and not both were asked.
    #[error("ask both players first whether they agree: nobody loses unasked")]
    AskFirst,
    /// The text leaves it open, and nothing was chosen.
    #[error("the text leaves it to the arbiter: choose one of the options")]
    ChooseFirst,
    /// The ruling has no such option.
    #[error("the ruling does not offer that")]
    NotOffered,
    /// A penalty in the arbiter's words has none.
    #[error("write what the penalty is, and why")]
    WordsNeeded,
    /// The ruling is another one by now.
    #[error("the board or the players' penalties changed meanwhile: look at the ruling again")]
    RulingChanged,
    /// The referee's log cannot take the line.
    #[error(transparent)]
    Log(LogError),
    /// The recorded game cannot take the act.
    #[error(transparent)]
    Record(Box<RecordError>),
    /// The event's board or rules of play are none that a record can be kept by.
    #[error("no game can be recorded: {0}")]
    Terms(String),
    /// The board shows another result than the game that was confirmed.
    #[error("the board shows {0} already: correct one of the two")]
    OtherResult(Ending),
}

impl Refusal {
    /// The key of its sentence in the catalogues.
    #[must_use]
    pub fn code(&self) -> &'static str {
        match self {
            Self::WrongPassword => "refusal-wrong-password",
            Self::WrongCode => "refusal-wrong-code",
            Self::Busy => "refusal-busy",
            Self::Stopped => "refusal-stopped",
            Self::PasswordLength => "refusal-password-length",
            Self::PasswordCommon => "refusal-password-common",
            Self::Wait(_) => "refusal-wait",
            Self::NameTaken => "refusal-name-taken",
            Self::LastOwner => "refusal-last-owner",
            Self::Archived => "refusal-archived",
            Self::NotItsName => "refusal-not-its-name",
            Self::LinkSpent => "refusal-link-spent",
            Self::OwnRole => "refusal-own-role",
            Self::EnteredAlready(_) => "refusal-entered-already",
            Self::TooManyPlayers(_) => "refusal-too-many-players",
            Self::HasGames => "refusal-has-games",
            Self::PairedInRound(_) => "refusal-paired-in-round",
            Self::Excluded(_) => "refusal-excluded",
            Self::RoundsDrawn(_) => "refusal-rounds-drawn",
            Self::NotPublished(_) => "refusal-not-published",
            Self::AlreadyPublished(_) => "refusal-already-published",
            Self::AlreadyDrawn(_) => "refusal-already-drawn",
            Self::PublishFirst(_) => "refusal-publish-first",
            Self::NoSuchRound(_) => "refusal-no-such-round",
            Self::DraftChanged => "refusal-draft-changed",
            Self::RoundChanged => "refusal-round-changed",
            Self::ResultsLost(_) => "refusal-results-lost",
            Self::NotLastRound(_) => "refusal-not-last-round",
            Self::TooManyPoints(_) => "refusal-too-many-points",
            Self::ReasonNeeded => "refusal-reason-needed",
            Self::Confirmed => "refusal-confirmed",
            Self::NotPlayedAnew => "refusal-not-played-anew",
            Self::ChiefWithoutRole => "refusal-chief-without-role",
            Self::ClockOfDraft(_) => "refusal-clock-of-draft",
            Self::ReportsOff => "refusal-reports-off",
            Self::SeatsChanged => "refusal-seats-changed",
            Self::ResultStands(_) => "refusal-result-stands",
            Self::TooManyRequests => "refusal-too-many-requests",
            Self::NoMail => "refusal-no-mail",
            Self::TooManyReaches => "refusal-too-many-reaches",
            Self::RequestWords => "refusal-request-words",
            Self::TooManyAnnouncements => "refusal-too-many-announcements",
            Self::RequestAnswered => "refusal-request-answered",
            Self::CheckInClosed => "refusal-check-in-closed",
            Self::HomeClosed => "refusal-home-closed",
            Self::HomeCrowded => "refusal-home-crowded",
            Self::HomeOverrun => "refusal-home-overrun",
            Self::HomeUnread => "refusal-home-unread",
            Self::ListToCome(_) => "refusal-list-to-come",
            Self::NothingDrawn(_) => "refusal-nothing-drawn",
            Self::Draw(why) => why.code(),
            Self::Edit(why) => why.code(),
            Self::File(_) => "refusal-file",
            Self::Procedure(_) => "refusal-procedure",
            Self::Report(why) => report_code(why),
            Self::RecordStands => "refusal-record-stands",
            Self::AskFirst => "refusal-ask-first",
            Self::ChooseFirst => "refusal-choose-first",
            Self::NotOffered => "refusal-not-offered",
            Self::WordsNeeded => "refusal-words-needed",
            Self::RulingChanged => "refusal-ruling-changed",
            Self::Log(why) => log_code(why),
            Self::Record(why) => record_code(why),
            Self::Terms(_) => "refusal-record-terms",
            Self::OtherResult(_) => "refusal-record-other-result",
        }
    }
}

/// Somebody else entered something at the same board while this was on the way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Behind {
    /// What was entered meanwhile, in order.
    pub theirs: Vec<ActRow>,
    /// What was to be entered now, and is not.
    pub mine: Vec<GameAct>,
}

/// Two arbiters entered different results for one board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Conflict {
    /// The round.
    pub round: RoundNo,
    /// The board as it stands, with the other's result and its new version.
    pub board: Board,
    /// Who entered what stands, if a person did.
    pub theirs_by: Option<AccountId>,
    /// When.
    pub theirs_at: Option<DateTime<Utc>>,
    /// What was to be entered now.
    pub mine: Ending,
}

/// Somebody else changed the same fields meanwhile.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EditConflict {
    /// Fields that both changed to different values; none if what is merged cannot be read.
    pub overlaps: Vec<Overlap>,
    /// What both changed, merged; where they overlap, as it was to be kept.
    pub merged: Fields,
    /// What is kept by now.
    pub kept: Fields,
    /// Who changed it last, by name, if a person did.
    pub by: Option<String>,
    /// When.
    pub at: Option<DateTime<Utc>>,
}

/// Every field with what is wrong with it.
fn said_of(faults: &[(&'static str, Fault)]) -> String {
    let said = faults.iter().map(|(field, fault)| format!("{field} {fault}"));
    said.collect::<Vec<_>>().join("; ")
}

/// What comes of the service, or the reason why it does not.
pub type Result<T, E = ServiceError> = std::result::Result<T, E>;

/// What an act can fail with.
#[derive(Debug, thiserror::Error)]
pub enum ServiceError {
    /// It is not there.
    #[error("there is no such {0:?}")]
    Unknown(Thing),
    /// It is not done, for a reason.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// Values that cannot be used, each with its field.
    #[error("{}", said_of(.0))]
    Fields(Vec<(&'static str, Fault)>),
    /// Somebody else entered another result.
    #[error("table {} has another result", .0.board.table)]
    Conflict(Box<Conflict>),
    /// Somebody else changed the same.
    #[error("{} fields were changed by somebody else", .0.overlaps.len())]
    EditConflict(Box<EditConflict>),
    /// Somebody else's acts came first.
    #[error("{} acts were entered meanwhile", .0.theirs.len())]
    Behind(Box<Behind>),
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A computation panicked, saying this: a fault of ours.
    #[error("a computation panicked: {0}")]
    Panicked(String),
    /// The machine gives no random numbers.
    #[error("no random numbers: {0}")]
    Random(getrandom::Error),
}

impl ServiceError {
    /// See [`store::StoreError::is_logged_outage`].
    #[must_use]
    pub fn is_logged_outage(&self) -> bool {
        matches!(self, Self::Store(error) if error.is_logged_outage())
    }
}
