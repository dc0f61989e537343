use go::ViolationKind;
use go::course::CourseError;
use recording::RecordError;

/// The key of the sentence that says why something cannot be entered in a record.
pub(crate) const fn record_code(why: &RecordError) -> &'static str {
    match why {
        RecordError::Illegal { violation, .. } | RecordError::OnCopy { violation, .. } => {
            match violation.kind() {
                ViolationKind::Turn => "refusal-move-turn",
                ViolationKind::OffBoard => "refusal-move-off-board",
                ViolationKind::Occupied => "refusal-move-occupied",
                ViolationKind::Ko => "refusal-move-ko",
                ViolationKind::Superko => "refusal-move-superko",
                ViolationKind::Suicide => "refusal-move-suicide",
            }
        }
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
        RecordError::TellFirst => "refusal-record-tell-first",
        RecordError::PlayOnFirst => "refusal-record-play-on-first",
        RecordError::Reason => "refusal-record-reason",
        RecordError::Differ(_) => "refusal-record-differ",
        RecordError::Same(_) => "refusal-record-same",
        RecordError::NoCopy => "refusal-record-no-copy",
        RecordError::NoneOpen => "refusal-record-none-open",
        RecordError::FillInTurn(_) => "refusal-record-fill-in-turn",
        RecordError::NotNeutral(_) => "refusal-record-not-neutral",
        RecordError::Takes(_) => "refusal-record-takes",
    }
}
