//! The way from a board to its ruling: one address with the answers in its query. Only missing answers that the
//! game record does not know are asked.

use crate::web::prelude::*;
use referee::{Before, Case, FindingError, against};
use service::LastEntry;

use super::answers::{Answers, When, beside, fields_of, kept, normal, read_what, taken_back};
use super::ended;
use super::ruling;
use super::stones::with_stone;
use super::what::what;
use super::when::{only_answer, when};

pub(super) type Place<'a> = (&'a Round, &'a Board);
/// The game record of a board, if one can be kept, and the referee's log.
pub(super) type BoardRecords = (Option<GameFile>, RefereeLog);

pub async fn show(
    page: Page,
    state: Data<State>,
    event: Event,
    place: Path<BoardPlace>,
    request: HttpRequest,
) -> Answer {
    let at = board_at(&event, &place)?;
    let form = normal(taken_back(Form::of_query(&request)));
    let kept = kept_of(&state, &event, at).await?;
    let Some(said) = read_what(form.value("what")) else {
        return render(&what(page, &event, at, &form, &kept));
    };
    match ended::asked(&state, &event, at, said, (&form, &kept)).await? {
        Ok(Some(question)) => {
            let entered = entered_at(&state, &event, at).await?;
            return render(&ended::page(page, &event, at, (&form, &question), entered));
        }
        Ok(None) => {}
        Err(why) => {
            let wrong = form.after(Refusal::Report(why).into())?;
            return render_wrong(&when(page, &event, at, wrong, &kept));
        }
    }
    let settled = ended::stands(&form) && said.1.is_some();
    let form = if settled && form.value("noticed").is_empty() {
        form.adding("noticed", When::AtOnce.name())
    } else {
        form
    };
    let history = kept.0.as_ref().filter(|file| file.begun).and_then(|f| f.game.history());
    let tapped = !form.value("from").is_empty();
    let unsaid = form.value("noticed").is_empty();
    let form = match with_stone(form, history) {
        Ok(form) if tapped && unsaid => return render(&when(page, &event, at, form, &kept)),
        Ok(form) => form,
        Err(wrong) => return render_wrong(&when(page, &event, at, wrong, &kept)),
    };
    let asks = form.value("ask") == "when";
    let form = match of_record(&event, said, &form, at, &kept) {
        Some(Ok(fields)) if asks => {
            let known = with_fields(&form, fields).adding("ask", "when");
            return render(&when(page, &event, at, known, &kept));
        }
        Some(Ok(fields)) => with_fields(&form, fields),
        Some(Err(why)) => {
            let wrong = form.after(Refusal::Report(why).into())?;
            return render_wrong(&when(page, &event, at, wrong, &kept));
        }
        None if unsaid => match only_answer(&event, at, said, &form, &kept) {
            Some(noticed) => form.adding("noticed", noticed),
            None => return render(&when(page, &event, at, form, &kept)),
        },
        None => form,
    };
    let answers: Answers = match form.parse() {
        Ok(answers) => answers,
        Err(wrong) => return render_wrong(&when(page, &event, at, wrong, &kept)),
    };
    let answers = answers.asked_in(&event);
    let report = answers.report(at.0.no, at.1.table);
    let (snapshot, amends) = (event.snapshot.clone(), answers.replaces());
    match state.blocking(move |service| service.hear(&snapshot, &report, amends)).await {
        Ok(hearing) => {
            let view = move |_: &Service| {
                let (at, shown) = (board_at(&event, &place)?, (&hearing.proposal, &hearing.file));
                let form = with_words(usual(form), &answers, &hearing.file);
                Ok(ruling::view(page, &event, at, &answers, shown, form))
            };
            state.render(view).await
        }
        Err(error @ ServiceError::Refused(Refusal::Report(_) | Refusal::Log(_))) => {
            render_wrong(&when(page, &event, at, form.after(error)?, &kept))
        }
        Err(ServiceError::Refused(Refusal::WhichPosition)) => {
            Ok(which_position(&event, answers.amends))
        }
        Err(error) => Err(error.into()),
    }
}

/// Redirects to the amended ruling, whose page asks which position counts.
pub(super) fn which_position(event: &Event, amends: Option<RulingNo>) -> HttpResponse {
    let no = amends.map_or(0, |no| no.0);
    let asks = event.path(&format!("/incidents/{no}#amend"));
    redirect_saying(&asks, Notice::alert(Refusal::WhichPosition.sentence()))
}

async fn kept_of(state: &State, event: &Event, (round, board): Place<'_>) -> Result<BoardRecords> {
    let (snapshot, round, table) = (event.snapshot.clone(), round.no, board.table);
    let known = state.blocking(move |service| {
        let file = match service.game(&snapshot, round, table) {
            Err(ServiceError::Refused(Refusal::RecordTerms { .. })) => None,
            other => Some(other?),
        };
        Ok((file, service.referee_file(snapshot.id)?.log))
    });
    Ok(known.await?)
}

async fn entered_at(state: &State, event: &Event, at: Place<'_>) -> Result<Option<LastEntry>> {
    let (id, round, table) = (event.snapshot.id, at.0.no, at.1.table);
    let mut all = state.blocking(move |service| service.entered(id, round)).await?;
    Ok(all.remove(&table))
}

/// The fields of the reported move as the game record has them, or the fault if the record contradicts the report.
/// `None` without a record, or if the record cannot know.
fn of_record(
    event: &Event,
    (kind, by): (IncidentKind, Option<Party>),
    form: &Form,
    (round, board): Place<'_>,
    (file, log): &BoardRecords,
) -> Option<Result<Vec<(&'static str, String)>, FindingError>> {
    let repeats = kind == IncidentKind::Repetition;
    let known = by.is_some() || (kind.is_move() && kind != IncidentKind::OutOfTurn);
    if !form.value("noticed").is_empty() || !known || !(kind.counts_moves() || repeats) {
        return None;
    }
    let history = file.as_ref().filter(|file| file.begun)?.game.history()?;
    let ruled = log.in_force_at(&Seats::of(round.no, board), None);
    let before = Before { ruled: &ruled, ..Before::default() };
    let procedure = event_procedure(&event.snapshot.tournament.settings).ok()?;
    let named = form.value("move").parse().ok().map(MoveNo);
    let report = Incident { at: named, ..Incident::new(kind, by.unwrap_or_default()) };
    let game = Some(history);
    let known = against(&Case { game, before, confirmed: true, ..Case::new(&procedure, &report) });
    Some(known.map(|incident| fields_of(&incident, false)))
}

fn with_fields(form: &Form, fields: Vec<(&'static str, String)>) -> Form {
    let names: Vec<&str> = fields.iter().map(|(name, _)| *name).collect();
    let others = kept(form, &names);
    Form::filled(others.into_iter().chain(beside(form)).chain(fields))
}

/// The fields of the ruling's page, with no penalty by default. Nothing is preset for who was told.
fn usual(form: Form) -> Form {
    let none = form.value("sanction").is_empty().then(|| ("sanction", "none".to_owned()));
    Form::filled(kept(&form, &[]).into_iter().chain(beside(&form)).chain(none))
}

/// Fills in the words of the stored report, unless something is typed already.
fn with_words(form: Form, answers: &Answers, file: &RefereeFile) -> Form {
    let kept = file.waiting().find(|row| Some(row.no) == answers.reported);
    match kept.filter(|row| !row.words.is_empty() && form.value("words").is_empty()) {
        Some(row) => form.adding("words", &row.words),
        None => form,
    }
}

pub(super) fn action(event: &Event, (round, board): Place<'_>) -> String {
    event.path(&format!("/boards/{}/{}/incident", round.no, board.table))
}
