//! The keys of the sentences that say why another room refused.

use go::ViolationKind;
use go::course::CourseError;
use recording::RecordError;
use referee::{AppealError, FindingError, LogError};

pub(super) const fn report_code(why: &FindingError) -> &'static str {
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

pub(super) const fn log_code(why: &LogError) -> &'static str {
    match why {
        LogError::NotInForce(_) => "refusal-not-in-force",
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

pub(super) const fn record_code(why: &RecordError) -> &'static str {
    match why {
        RecordError::Illegal { violation, .. } => match violation.kind() {
            ViolationKind::Turn => "refusal-move-turn",
            ViolationKind::OffBoard => "refusal-move-off-board",
            ViolationKind::Occupied => "refusal-move-occupied",
            ViolationKind::Ko => "refusal-move-ko",
            ViolationKind::Superko => "refusal-move-superko",
            ViolationKind::Suicide => "refusal-move-suicide",
        },
        RecordError::Course(CourseError::Confirmed) => "refusal-record-confirmed",
        RecordError::Course(CourseError::NoRepetition) => "refusal-record-no-repetition",
        RecordError::Course(CourseError::NoAgreementOnRepetition) => "refusal-record-repetition",
        RecordError::Course(CourseError::NoResumption) => "refusal-record-no-resumption",
        RecordError::Course(CourseError::Life(_)) => "refusal-record-life",
        RecordError::Course(CourseError::NotInRules(_)) => "refusal-record-not-in-rules",
        RecordError::Course(CourseError::Disagree { .. } | CourseError::OtherOutcome(_)) => {
            "refusal-record-disagree"
        }
        RecordError::Course(_) | RecordError::Phase(_) => "refusal-record-phase",
        RecordError::Nothing => "refusal-record-nothing",
        RecordError::Ruling(_) => "refusal-record-ruling",
        RecordError::Moves(_) => "refusal-record-moves",
        RecordError::Position(_) => "refusal-record-position",
        RecordError::Handicap(_) => "refusal-record-handicap",
        RecordError::Point(_) => "refusal-move-off-board",
        RecordError::Apply(_) => "refusal-record-apply",
        RecordError::Full => "refusal-record-full",
        RecordError::Note => "refusal-record-note",
        RecordError::Prisoners(_) => "refusal-record-prisoners",
        RecordError::NothingFound => "refusal-record-nothing-found",
        RecordError::AskFirst(_) => "refusal-record-ask-first",
        RecordError::Agreed => "refusal-record-agreed",
        RecordError::NotNeutral(_) => "refusal-record-not-neutral",
        RecordError::Takes(_) => "refusal-record-takes",
    }
}
