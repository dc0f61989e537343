use go::course::CourseError;
use go::{HandicapError, SetupError, Violation, ViolationKind};
use recording::RecordError;
use tournament::Sentence;

/// Why something cannot be entered in a record. Colours are words of the catalogue.
pub(crate) fn record(why: &RecordError) -> Sentence {
    let said = Sentence::new(key(why));
    match why {
        RecordError::Illegal { color, mv, violation }
        | RecordError::OnCopy { color, mv, violation } => {
            let said = said.with("color", color.letter().to_string()).with("point", mv.to_string());
            match violation {
                Violation::Superko { after, .. } => said.with("after", *after),
                Violation::Suicide { stones, .. } => said.with("stones", *stones),
                _ => said,
            }
        }
        RecordError::Ruling(no) => said.with("no", no.0),
        RecordError::Moves(moves) => said.with("moves", *moves),
        RecordError::Position(SetupError::NoLiberty(point))
        | RecordError::Handicap(HandicapError::Point(point))
        | RecordError::NotNeutral(point)
        | RecordError::Takes(point)
        | RecordError::Differ(point)
        | RecordError::Same(point)
        | RecordError::FillInTurn(point) => said.with("point", point.to_string()),
        RecordError::Position(other) => said.with("point", other.to_string()),
        RecordError::Handicap(other) => said.with("point", other.to_string()),
        RecordError::Point(error) => said.with("color", "").with("point", error.to_string()),
        RecordError::Apply(error) => said.with("why", error.to_string()),
        RecordError::Prisoners(many) => said.with("n", *many),
        RecordError::Overtime(many) => said.with("n", u32::from(*many)),
        RecordError::AskFirst(color) => said.with("color", color.letter().to_string()),
        _ => said,
    }
}

const fn key(why: &RecordError) -> &'static str {
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
        RecordError::NotCounted => "refusal-record-not-counted",
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
        RecordError::Overtime(_) => "refusal-record-overtime",
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
