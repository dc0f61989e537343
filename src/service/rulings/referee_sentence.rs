//! Sentences for reports that do not fit, and for lines that the referee's log refuses.

use referee::{AppealError, FindingError, LogError};
use tournament::Sentence;

pub(crate) fn finding(why: &FindingError) -> Sentence {
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
