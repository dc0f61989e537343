//! What a page says to a report that does not fit, and to a line that the referee's log does not take.

use referee::{AppealError, FindingError, LogError};

pub(crate) const fn report_code(why: &FindingError) -> &'static str {
    match why {
        FindingError::OffenderMissing(_) => "refusal-report-by",
        FindingError::NoticedBefore { .. } => "refusal-report-noticed",
        FindingError::NoticedWithoutMove => "refusal-report-move",
        FindingError::AgreedAndNot => "refusal-report-agreed",
        FindingError::NotInRecord { .. } => "refusal-report-not-in-record",
        FindingError::LegalMove { .. } => "refusal-report-legal",
        FindingError::NotTheMover { .. } => "refusal-report-mover",
        FindingError::OtherNotice { .. } => "refusal-report-other-notice",
        FindingError::EarlierGoverns { .. } => "refusal-report-earlier",
        FindingError::InOrder { .. } => "refusal-report-in-order",
        FindingError::NothingConfirmed { .. } => "refusal-report-nothing-confirmed",
        FindingError::MoveBeyondRecord { .. } | FindingError::NoticedBeyondRecord { .. } => {
            "refusal-report-beyond"
        }
        _ => "refusal-report",
    }
}

pub(crate) const fn log_code(why: &LogError) -> &'static str {
    match why {
        LogError::NotInForce(_) => "refusal-not-in-force",
        LogError::Appealed(_) => "refusal-appeal-made",
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
    }
}
