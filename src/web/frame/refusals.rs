//! Refusals of the service: status, field, and sentence of the catalogues.

use super::*;
use go::Color;
use pairing::{DraftError, ForbiddenPair, Objection};
use recording::RecordError;
use referee::{AppealError, FindingError, LogError};
use service::Thing;

impl From<ServiceError> for WebError {
    /// For pages without a form to show the reason in.
    fn from(error: ServiceError) -> Self {
        match error {
            ServiceError::Unknown(Thing::Invitation) => {
                Self::NotFound(Sentence::new("refusal-link-spent"))
            }
            ServiceError::Unknown(Thing::Tournament) => Self::Deleted,
            ServiceError::Unknown(Thing::RulingDraft) => {
                Self::NotFound(Sentence::new("error-no-draft"))
            }
            ServiceError::Unknown(_) => Self::no_page(),
            ServiceError::Refused(Refusal::Busy) => Self::Busy,
            ServiceError::Refused(Refusal::Wait { seconds }) => Self::TooMany { seconds },
            ServiceError::Refused(
                refusal @ (Refusal::DraftChanged | Refusal::AlreadyDrawn { .. }),
            ) => Self::Conflict(refusal.sentence()),
            ServiceError::Refused(refusal) => Self::Unprocessable(refusal.sentence()),
            ServiceError::Fields(faults) => match faults.into_iter().next() {
                Some((_, fault)) => Self::Unprocessable(fault.into()),
                None => Self::not_understood(),
            },
            ServiceError::Conflict(_)
            | ServiceError::Behind(_)
            | ServiceError::Doubt(_)
            | ServiceError::EditConflict(_) => Self::changed_meanwhile(),
            ServiceError::Store(store::StoreError::Stale { .. }) => Self::changed_meanwhile(),
            ServiceError::Store(error) if error.is_logged_outage() => {
                Self::Unavailable(error.lack().unwrap_or(Lack::Database))
            }
            error @ (ServiceError::Store(_)
            | ServiceError::Random(_)
            | ServiceError::Background(_)
            | ServiceError::Panicked(_)) => Self::Internal(anyhow!(error)),
        }
    }
}

impl Form {
    /// The form to show again after a refusal.
    /// Errors: those that are not about the input.
    pub fn after(&self, error: ServiceError) -> Result<Self> {
        match error {
            ServiceError::Fields(faults) => Ok(faults
                .into_iter()
                .fold(self.clone(), |form, (field, fault)| form.refused(field, fault))),
            ServiceError::EditConflict(meanwhile) => Ok(Self::overtaken(&meanwhile)),
            ServiceError::Refused(Refusal::Busy) => Err(WebError::Busy),
            ServiceError::Refused(Refusal::Wait { seconds }) => Err(WebError::TooMany { seconds }),
            ServiceError::Refused(refusal) => {
                Ok(self.refused(self.field_of(&refusal), refusal.sentence()))
            }
            error => Err(error.into()),
        }
    }

    /// Errors: the page that shows the form again, with why the service refused it.
    pub fn saved<T, V: Template>(
        &self,
        done: Result<T, ServiceError>,
        again: impl FnOnce(Self) -> V,
    ) -> Result<T> {
        done.or_else(|error| Err(WebError::again(&again(self.after(error)?))))
    }

    /// Like [`Form::after`], with the names of players.
    pub fn after_in(&self, t: Lang, tournament: &Tournament, error: ServiceError) -> Result<Self> {
        match error {
            ServiceError::Refused(Refusal::Busy | Refusal::Wait { .. }) => self.after(error),
            ServiceError::Refused(refusal) => {
                Ok(self.refused(self.field_of(&refusal), refusal_in(t, tournament, &refusal)))
            }
            error => self.after(error),
        }
    }

    /// The field of this form that a refusal is about. A sign-in does not tell which of name and password is wrong: it
    /// is about the form as a whole.
    fn field_of(&self, refusal: &Refusal) -> &str {
        match refusal {
            Refusal::WrongPassword if !self.has(OLD_PASSWORD) => "",
            // A ruling's reason is typed as the arbiter's words; the form to withdraw one has a field for it.
            Refusal::RulingReason if !self.has("reason") => "words",
            Refusal::Log(LogError::Appeal(AppealError::Committee { .. })) => self.member(""),
            Refusal::Log(LogError::Appeal(
                AppealError::OwnCase(name) | AppealError::Party(name) | AppealError::Twice(name),
            )) => self.member(&name.0),
            refusal => field_of(refusal),
        }
    }

    /// The field of that member of a committee; without a name, of the first that was left empty.
    fn member(&self, name: &str) -> &str {
        let mut all = self.all().filter(|(field, _)| field.starts_with("member_"));
        all.find(|(_, typed)| typed.trim() == name).map_or("", |(field, _)| field)
    }
}

/// The field of the current password on an account's own page.
const OLD_PASSWORD: &str = "old_password";

/// Empty if it is about the form as a whole.
fn field_of(refusal: &Refusal) -> &'static str {
    match refusal {
        Refusal::NameTaken | Refusal::NotItsName => "name",
        Refusal::PasswordLength | Refusal::PasswordCommon => "password",
        Refusal::WrongPassword => OLD_PASSWORD,
        Refusal::WrongCode => "code",
        Refusal::EnteredAlready { .. } => "surname",
        Refusal::ListToCome { .. } => "file",
        Refusal::RoundsDrawn { .. } => "rounds",
        Refusal::ResultsLost { .. } => "lost",
        Refusal::TooManyPoints { .. } => "points",
        Refusal::ReasonNeeded | Refusal::RulingReason => "reason",
        Refusal::GroundsNeeded => "grounds",
        Refusal::WhichPosition => "counts",
        Refusal::WordsNeeded => "words",
        Refusal::PenaltyAmount { .. } => "amount",
        Refusal::Procedure { .. } => "procedure",
        Refusal::Report(_) if refusal.code() == "refusal-report-move" => "move",
        Refusal::Report(FindingError::TimeBackBeyond { color: Color::Black, .. }) => "back_black",
        Refusal::Report(FindingError::TimeBackBeyond { .. }) => "back_white",
        Refusal::Report(FindingError::FirstOfTwo) => "move",
        Refusal::Report(why) if is_of_record(why) => "",
        Refusal::Report(_) => "after",
        Refusal::Record(why) if matches!(**why, RecordError::Note) => "note",
        Refusal::Record(why) if matches!(**why, RecordError::Reason) => "reason",
        _ => "",
    }
}

/// With the names of players.
pub fn refusal_in(t: Lang, tournament: &Tournament, refusal: &Refusal) -> Sentence {
    match refusal {
        Refusal::Edit(why @ DraftError::Forbidden(pairs)) => {
            why.sentence().with("pairs", forbidden(t, tournament, pairs))
        }
        Refusal::ResultStands { result } => refusal.sentence().with("result", t.ending(*result)),
        _ => refusal.sentence().naming(|id| name_of(t, tournament, id)),
    }
}

fn name_of(t: Lang, tournament: &Tournament, id: EntryId) -> String {
    tournament.entry(id).map_or_else(|| id.to_string(), |entry| t.person(entry))
}

/// Each pair with all objections against it.
pub fn forbidden(t: Lang, tournament: &Tournament, pairs: &[ForbiddenPair]) -> String {
    let pair = |pair: &ForbiddenPair| {
        let why: Vec<_> = pair.why.iter().map(|why| objection(t, tournament, why)).collect();
        let name = |id| name_of(t, tournament, id);
        format!("{} – {}: {}", name(pair.one), name(pair.other), why.join(", "))
    };
    pairs.iter().map(pair).collect::<Vec<_>>().join("; ")
}

pub fn objection(t: Lang, tournament: &Tournament, why: &Objection) -> String {
    t.sentence(&why.sentence().naming(|id| name_of(t, tournament, id)))
}

/// Whether the game record contradicts the report; no single field is wrong then.
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
            | FindingError::GamePlayed { .. }
            | FindingError::NotCounted { .. }
            | FindingError::NotResigned { .. }
            | FindingError::NoResultYet
            | FindingError::NothingEnded
            | FindingError::Exchanged
            | FindingError::InOrder { .. }
    )
}
