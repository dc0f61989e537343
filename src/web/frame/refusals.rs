//! Why the service refused: the status, the field, and the sentence of the catalogues.

use anyhow::anyhow;

use crate::go::{HandicapError, SetupError, Violation};
use crate::pairing::{DraftError, DrawError, ForbiddenPair, Objection};
use crate::recording::RecordError;
use crate::referee::FindingError;
use crate::service::{Refusal, ServiceError, Thing};
use crate::store::Lack;
use crate::tournament::{EntryId, Tournament};

use super::{Form, Lang, Result, Sentence, WebError};

impl From<ServiceError> for WebError {
    /// For pages without a form to show the reason in.
    fn from(error: ServiceError) -> Self {
        match error {
            ServiceError::Unknown(Thing::Invitation) => {
                Self::NotFound(Sentence::new("refusal-link-spent"))
            }
            ServiceError::Unknown(Thing::Tournament) => Self::Deleted,
            ServiceError::Unknown(_) => Self::no_page(),
            ServiceError::Refused(Refusal::Busy) => Self::Busy,
            ServiceError::Refused(Refusal::Wait(seconds)) => Self::TooMany { seconds },
            ServiceError::Refused(refusal @ (Refusal::DraftChanged | Refusal::AlreadyDrawn(_))) => {
                Self::Conflict(refusal_sentence(&refusal))
            }
            ServiceError::Refused(refusal) => Self::Unprocessable(refusal_sentence(&refusal)),
            ServiceError::Fields(faults) => match faults.into_iter().next() {
                Some((_, fault)) => Self::Unprocessable(fault.into()),
                None => Self::not_understood(),
            },
            ServiceError::Conflict(_) | ServiceError::Behind(_) | ServiceError::EditConflict(_) => {
                Self::changed_meanwhile()
            }
            ServiceError::Store(crate::store::StoreError::Stale { .. }) => {
                Self::changed_meanwhile()
            }
            ServiceError::Store(error) if error.is_logged_outage() => {
                Self::Unavailable(error.lack().unwrap_or(Lack::Database))
            }
            error @ (ServiceError::Store(_)
            | ServiceError::Random(_)
            | ServiceError::Panicked(_)) => Self::Internal(anyhow!(error)),
        }
    }
}

impl Form {
    /// The form to show again after the service refused; errors that are not the form's are handed on.
    ///
    /// # Errors
    /// Whatever is not about what was typed.
    pub fn after(&self, error: ServiceError) -> Result<Self> {
        match error {
            ServiceError::Fields(faults) => Ok(faults
                .into_iter()
                .fold(self.clone(), |form, (field, fault)| form.refused(field, fault))),
            ServiceError::EditConflict(meanwhile) => Ok(Self::overtaken(&meanwhile)),
            ServiceError::Refused(Refusal::Busy) => Err(WebError::Busy),
            ServiceError::Refused(Refusal::Wait(seconds)) => Err(WebError::TooMany { seconds }),
            ServiceError::Refused(refusal) => {
                Ok(self.refused(self.field_of(&refusal), refusal_sentence(&refusal)))
            }
            error => Err(error.into()),
        }
    }

    /// The same, with players by their names where a refusal speaks of some.
    ///
    /// # Errors
    /// Whatever is not about what was typed.
    pub fn after_in(&self, t: Lang, tournament: &Tournament, error: ServiceError) -> Result<Self> {
        match error {
            ServiceError::Refused(Refusal::Busy | Refusal::Wait(_)) => self.after(error),
            ServiceError::Refused(refusal) => {
                Ok(self.refused(self.field_of(&refusal), refusal_in(t, tournament, &refusal)))
            }
            error => self.after(error),
        }
    }

    /// The field of this form that a refusal is about. Where a password is asked for with the name, neither of the
    /// two is said to be the wrong one: it is about the form as a whole.
    fn field_of(&self, refusal: &Refusal) -> &'static str {
        match refusal {
            Refusal::WrongPassword if !self.has(OLD_PASSWORD) => "",
            refusal => field_of(refusal),
        }
    }
}

/// Where an account's own page asks for the password that holds now.
const OLD_PASSWORD: &str = "old_password";

/// The field that a refusal is about; empty if it is about the form as a whole.
fn field_of(refusal: &Refusal) -> &'static str {
    match refusal {
        Refusal::NameTaken | Refusal::NotItsName => "name",
        Refusal::PasswordLength | Refusal::PasswordCommon => "password",
        Refusal::WrongPassword => OLD_PASSWORD,
        Refusal::WrongCode => "code",
        Refusal::EnteredAlready(_) => "surname",
        Refusal::ListToCome(_) => "file",
        Refusal::RoundsDrawn(_) => "rounds",
        Refusal::ResultsLost(_) => "lost",
        Refusal::TooManyPoints(_) => "points",
        Refusal::ReasonNeeded => "reason",
        Refusal::WordsNeeded => "words",
        Refusal::Procedure(_) => "procedure",
        Refusal::Report(_) if refusal.code() == "refusal-report-move" => "move",
        Refusal::Report(why) if is_of_record(why) => "",
        Refusal::Report(_) => "after",
        Refusal::Record(why) if matches!(**why, RecordError::Note) => "note",
        Refusal::Record(why) if matches!(**why, RecordError::Reason) => "reason",
        _ => "",
    }
}

/// How sentences name players: by their names where the tournament is at hand, by number elsewhere.
type Naming<'a> = &'a dyn Fn(EntryId) -> String;

/// Why the service refused; players by their number.
#[must_use]
pub fn refusal_sentence(refusal: &Refusal) -> Sentence {
    sentence(refusal, &|entry| format!("#{entry}"))
}

/// Why the service refused; players by their names.
#[must_use]
pub fn refusal_in(t: Lang, tournament: &Tournament, refusal: &Refusal) -> Sentence {
    let name = |id| name_of(t, tournament, id);
    match refusal {
        Refusal::Edit(DraftError::Forbidden(pairs)) => {
            Sentence::new(refusal.code()).with("pairs", forbidden(t, tournament, pairs))
        }
        Refusal::ResultStands(ending) => {
            Sentence::new(refusal.code()).with("result", t.ending(*ending))
        }
        _ => sentence(refusal, &name),
    }
}

fn name_of(t: Lang, tournament: &Tournament, id: EntryId) -> String {
    tournament.entry(id).map_or_else(|| id.to_string(), |entry| t.person(entry))
}

/// Pairs with all that speaks against each, in words.
#[must_use]
pub fn forbidden(t: Lang, tournament: &Tournament, pairs: &[ForbiddenPair]) -> String {
    let pair = |pair: &ForbiddenPair| {
        let why: Vec<_> = pair.why.iter().map(|why| objection(t, tournament, why)).collect();
        let name = |id| name_of(t, tournament, id);
        format!("{} – {}: {}", name(pair.one), name(pair.other), why.join(", "))
    };
    pairs.iter().map(pair).collect::<Vec<_>>().join("; ")
}

/// What speaks against two, in words.
#[must_use]
pub fn objection(t: Lang, tournament: &Tournament, why: &Objection) -> String {
    let (plain, name) = (Sentence::new(why.code()), |id| name_of(t, tournament, id));
    t.sentence(&match why {
        Objection::Absent { entry, .. } | Objection::Rests { entry } => {
            plain.with("name", name(*entry))
        }
        Objection::KeptApart { group } => plain.with("group", group),
        Objection::RanksApart { ranks, most } => plain.with("ranks", *ranks).with("most", *most),
        Objection::Met { round } => plain.with("round", *round),
        Objection::Planned { entry, opponent } => {
            plain.with("name", name(*entry)).with("opponent", name(*opponent))
        }
    })
}

fn sentence(refusal: &Refusal, name: Naming<'_>) -> Sentence {
    let plain = Sentence::new(refusal.code());
    match refusal {
        Refusal::EnteredAlready(name) => plain.with("name", name),
        Refusal::TooManyPlayers(most) => plain.with("most", *most),
        Refusal::PairedInRound(round)
        | Refusal::Excluded(round)
        | Refusal::NotPublished(round)
        | Refusal::AlreadyPublished(round)
        | Refusal::AlreadyDrawn(round)
        | Refusal::PublishFirst(round)
        | Refusal::ClockOfDraft(round)
        | Refusal::NotLastRound(round)
        | Refusal::NothingDrawn(round) => plain.with("round", *round),
        Refusal::RoundsDrawn(rounds) | Refusal::NoSuchRound(rounds) => {
            plain.with("rounds", *rounds)
        }
        Refusal::ListToCome(date) => plain.with("date", date.to_string()),
        Refusal::ResultsLost(count) => plain.with("count", *count),
        Refusal::Draw(why) => draw(plain, why, name),
        Refusal::Edit(why) => edit(plain, why, name),
        Refusal::File(faults) => plain.with("faults", faults.join(" · ")),
        Refusal::Procedure(why) | Refusal::Terms(why) => plain.with("why", why),
        Refusal::Record(why) => record(plain, why),
        Refusal::Report(why) => report(plain, why),
        Refusal::Wait(seconds) => plain.with("seconds", *seconds),
        Refusal::TooManyPoints(most) => plain.with("most", most.to_string()),
        Refusal::OtherResult(ending) | Refusal::ResultStands(ending) => {
            plain.with("result", ending.to_string())
        }
        Refusal::WrongPassword
        | Refusal::WrongCode
        | Refusal::Busy
        | Refusal::Stopped
        | Refusal::PasswordLength
        | Refusal::PasswordCommon
        | Refusal::NameTaken
        | Refusal::LastOwner
        | Refusal::LinkSpent
        | Refusal::OwnRole
        | Refusal::HasGames
        | Refusal::ReportsOff
        | Refusal::SeatsChanged
        | Refusal::TooManyRequests
        | Refusal::RequestAnswered
        | Refusal::RequestWords
        | Refusal::NoMail
        | Refusal::TooManyReaches
        | Refusal::TooManyAnnouncements
        | Refusal::DraftChanged
        | Refusal::RoundChanged
        | Refusal::ReasonNeeded
        | Refusal::Confirmed
        | Refusal::NotPlayedAnew
        | Refusal::ChiefWithoutRole
        | Refusal::RecordStands
        | Refusal::AskFirst
        | Refusal::ChooseFirst
        | Refusal::NotOffered
        | Refusal::WordsNeeded
        | Refusal::RulingChanged
        | Refusal::Archived
        | Refusal::NotItsName
        | Refusal::CheckInClosed
        | Refusal::HomeClosed
        | Refusal::HomeCrowded
        | Refusal::HomeOverrun
        | Refusal::HomeUnread
        | Refusal::Log(_) => plain,
    }
}

/// Points and numbers that the sentence names; colours are words of the catalogue's own.
fn record(plain: Sentence, why: &RecordError) -> Sentence {
    match why {
        RecordError::Illegal { color, mv, violation }
        | RecordError::OnCopy { color, mv, violation } => {
            let plain =
                plain.with("color", color.letter().to_string()).with("point", mv.to_string());
            match violation {
                Violation::Superko { after, .. } => plain.with("after", *after),
                Violation::Suicide { stones, .. } => plain.with("stones", *stones),
                _ => plain,
            }
        }
        RecordError::Ruling(no) => plain.with("no", no.0),
        RecordError::Moves(moves) => plain.with("moves", *moves),
        RecordError::Position(SetupError::NoLiberty(point)) => {
            plain.with("point", point.to_string())
        }
        RecordError::Position(other) => plain.with("point", other.to_string()),
        RecordError::Handicap(HandicapError::Point(point)) => {
            plain.with("point", point.to_string())
        }
        RecordError::Handicap(other) => plain.with("point", other.to_string()),
        RecordError::Point(error) => plain.with("color", "").with("point", error.to_string()),
        RecordError::Apply(error) => plain.with("why", error.to_string()),
        RecordError::Prisoners(many) => plain.with("n", *many),
        RecordError::Course(_)
        | RecordError::Phase(_)
        | RecordError::Nothing
        | RecordError::Full
        | RecordError::NothingFound
        | RecordError::Agreed
        | RecordError::TellFirst
        | RecordError::PlayOnFirst
        | RecordError::Reason
        | RecordError::NoCopy
        | RecordError::NoneOpen
        | RecordError::Note => plain,
        RecordError::AskFirst(color) => plain.with("color", color.letter().to_string()),
        RecordError::NotNeutral(point)
        | RecordError::Takes(point)
        | RecordError::Differ(point)
        | RecordError::Same(point)
        | RecordError::FillInTurn(point) => plain.with("point", point.to_string()),
    }
}

/// Whether the record says something else than the report; no single field is wrong then.
const fn is_of_record(why: &FindingError) -> bool {
    matches!(
        why,
        FindingError::AgreedAndNot
            | FindingError::NotInRecord { .. }
            | FindingError::LegalMove { .. }
            | FindingError::NotTheMover { .. }
            | FindingError::OtherNotice { .. }
            | FindingError::EarlierGoverns { .. }
            | FindingError::NothingConfirmed { .. }
            | FindingError::InOrder { .. }
    )
}

/// What the record says, with its own numbers.
fn report(plain: Sentence, why: &FindingError) -> Sentence {
    match why {
        FindingError::NotInRecord { moves, .. } | FindingError::NothingConfirmed { moves } => {
            plain.with("moves", *moves)
        }
        FindingError::LegalMove { at, mover, .. } | FindingError::NotTheMover { at, mover } => {
            plain.with("n", at.0).with("color", mover.letter().to_string())
        }
        FindingError::InOrder { at, .. } => plain.with("n", at.0),
        FindingError::OtherNotice { at, moves } => plain.with("n", at.0).with("moves", *moves),
        FindingError::EarlierGoverns { at, first, by, .. } => {
            let plain = plain.with("n", at.0).with("first", first.0);
            plain.with("color", by.letter().to_string())
        }
        FindingError::MoveBeyondRecord { moves, .. }
        | FindingError::NoticedBeyondRecord { moves, .. } => plain.with("moves", *moves),
        _ => plain,
    }
}

fn draw(plain: Sentence, why: &DrawError, name: Naming<'_>) -> Sentence {
    match why {
        DrawError::UnknownRound(unknown) => plain.with("rounds", unknown.rounds),
        DrawError::NoParticipants(round) => plain.with("round", *round),
        DrawError::OneParticipant { entry, .. }
        | DrawError::NotTakingPart(entry)
        | DrawError::Twice(entry) => plain.with("name", name(*entry)),
        DrawError::TableTwice(table) => plain.with("table", *table),
        DrawError::ByeNotNeeded { bye, .. } => plain.with("name", name(*bye)),
        DrawError::BracketUndecided { round, table } => {
            plain.with("round", *round).with("table", *table)
        }
        DrawError::GivenUp => plain,
        DrawError::TooLarge { players } => plain.with("count", *players),
        DrawError::NoValidPairing { unpaired, .. } => {
            let names: Vec<_> = unpaired.iter().map(|entry| name(*entry)).collect();
            plain.with("names", names.join(", "))
        }
    }
}

fn edit(plain: Sentence, why: &DraftError, name: Naming<'_>) -> Sentence {
    match why {
        DraftError::UnknownRound(unknown) => plain.with("rounds", unknown.rounds),
        DraftError::AlreadyPublished(round)
        | DraftError::NotPublished(round)
        | DraftError::GamesOver(round) => plain.with("round", *round),
        DraftError::TableTwice(table)
        | DraftError::NoBoard(table)
        | DraftError::TableNumber(table)
        | DraftError::TableUnused(table)
        | DraftError::HasResult(table) => plain.with("table", *table),
        DraftError::AlreadyPaired { entry, table } => {
            plain.with("name", name(*entry)).with("table", *table)
        }
        DraftError::Forbidden(pairs) => {
            let pairs: Vec<_> = pairs.iter().map(ToString::to_string).collect();
            plain.with("pairs", pairs.join("; "))
        }
        DraftError::StonesToStronger { black, white, stones, due } => plain
            .with("black", name(*black))
            .with("white", name(*white))
            .with("stones", *stones)
            .with("due", *due),
        DraftError::Handicap(stones) => plain.with("stones", *stones),
        DraftError::UnknownEntry(entry)
        | DraftError::NotTakingPart(entry)
        | DraftError::Twice(entry)
        | DraftError::HasBye(entry)
        | DraftError::NoBye(entry)
        | DraftError::Oneself(entry)
        | DraftError::NotFree(entry) => plain.with("name", name(*entry)),
    }
}
