//! Reporting to federations: codes of clubs, and players left out of the AGA report.

use crate::web::prelude::*;
use std::fmt::Display;

use interchange::complaints::clubs_without_code;

#[derive(Default)]
pub(super) struct ReportingForm {
    pub(super) form: Form,
    pub(super) clubs: Vec<Club>,
    /// Players who may be left out: number, name, whether they are.
    pub(super) members: Vec<(EntryId, String, bool)>,
}

pub(super) struct Club {
    pub(super) field: String,
    pub(super) of: String,
    pub(super) club: String,
}

impl ReportingForm {
    pub(super) fn of(t: Lang, tournament: &Tournament) -> Self {
        let reporting = &tournament.settings.reporting;
        let mut clubs = clubs_without_code(tournament);
        clubs.extend(reporting.clubs.keys().cloned());
        clubs.sort();
        let code = |club: &String| reporting.clubs.get(club).cloned().unwrap_or_default();
        let form = clubs.iter().enumerate().map(|(n, club)| (letters(n), code(club)));
        let left_out = |id| reporting.not_to_aga.contains(&id);
        let unknown = tournament.entries.iter().filter(|e| e.aga_id.is_empty() || left_out(e.id));
        Self {
            form: Form::filled(form),
            members: unknown.map(|e| (e.id, t.person(e), left_out(e.id))).collect(),
            clubs: clubs.into_iter().enumerate().map(Club::new).collect(),
        }
    }

    fn sent(self, form: Form) -> Self {
        let clubs = clubs_of(&form).into_iter().map(|sent| sent.club).enumerate();
        let clubs = clubs.map(Club::new).collect();
        let ticked = |id: EntryId| form.values("leave_out").any(|sent| sent == id.to_string());
        let members = self.members.into_iter().map(|(id, name, _)| (id, name, ticked(id)));
        Self { members: members.collect(), clubs, form }
    }
}

impl Club {
    fn new((number, club): (usize, String)) -> Self {
        Self { field: letters(number), of: format!("club-{number}"), club }
    }
}

/// The field of a club's code, by the club's position on the page.
fn letters(number: impl Display) -> String {
    format!("letters-{number}")
}

struct SentCode {
    field: String,
    club: String,
    code: String,
}

fn clubs_of(form: &Form) -> Vec<SentCode> {
    let clubs = form.all().filter_map(|(name, club)| {
        let field = letters(name.strip_prefix("club-")?);
        let code = form.value(&field).trim().to_owned();
        Some(SentCode { field, club: club.to_owned(), code })
    });
    clubs.collect()
}

/// Changes only the clubs and players that the form showed.
pub async fn change(act: Act, state: Data<State>) -> Answer {
    let clubs = clubs_of(&act.form);
    let wrong = clubs.iter().find(|one| !one.code.is_empty() && !Reporting::is_code(&one.code));
    if let Some(SentCode { field, code, .. }) = wrong {
        let why = Sentence::from(Fault::ClubCode { code: code.clone() });
        let form = act.form.refused(field, why);
        let shown = ReportingForm::of(act.cx.page.t, &act.cx.event.snapshot.tournament).sent(form);
        return super::again(act.cx.page, &state, act.cx.event, shown).await;
    }
    let sent = act.form.clone();
    let ids = |name| act.form.values(name).filter_map(|id| id.parse().ok().map(EntryId));
    let (shown, left_out): (Vec<EntryId>, Vec<EntryId>) =
        (ids("shown").collect(), ids("leave_out").collect());
    let edit = move |now: &Tournament| -> Result<Settings, ServiceError> {
        let mut settings = now.settings.clone();
        let reporting = &mut settings.reporting;
        let code = |club: &String| reporting.clubs.get(club).cloned().unwrap_or_default();
        let kept = clubs.iter().map(|one| (one.field.clone(), code(&one.club)));
        let merged = sent.merged_into(kept.collect::<Fields>())?;
        for SentCode { club, code, .. } in clubs_of(&merged) {
            if code.is_empty() {
                reporting.clubs.remove(&club);
            } else {
                reporting.clubs.insert(club, code);
            }
        }
        reporting.not_to_aga.retain(|id| !shown.contains(id));
        reporting.not_to_aga.extend(left_out.iter().filter(|id| now.entry(**id).is_some()));
        Ok(settings)
    };
    match act.blocking(move |service, id, by| service.change_settings(id, by, edit)).await {
        Ok(_) => act.done("/downloads", Sentence::new("saved")),
        Err(error @ ServiceError::EditConflict(_)) => {
            let form = act.form.after(error)?;
            let shown =
                ReportingForm::of(act.cx.page.t, &act.cx.event.snapshot.tournament).sent(form);
            super::again(act.cx.page, &state, act.cx.event, shown).await
        }
        Err(error) => act.refused("/downloads", error),
    }
}
