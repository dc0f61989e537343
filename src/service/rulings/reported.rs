//! Reports that are kept to be ruled on later, with what was written to them.

use serde_json::json;

use store::{Deed, IncidentNo, NewIncident, RefereeFile};
use tournament::{TournamentId, visible};

use crate::{By, Done, ProposedRuling, Refusal, Report, Result, Service};

/// A report as an arbiter keeps it, to be ruled on later.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IncidentForm {
    /// What happened.
    pub report: Report,
    /// The report's number, if it was kept before: it is told anew, and no second one is kept.
    pub reported: Option<IncidentNo>,
    /// What the arbiter wrote to it.
    pub words: String,
}

impl From<Report> for IncidentForm {
    fn from(report: Report) -> Self {
        Self { report, reported: None, words: String::new() }
    }
}

impl Service {
    /// Keeps a report with what was written to it; a ruling may follow. Until then it changes nothing.
    ///
    /// # Errors
    /// As [`ProposedRuling::of`]; [`Refusal::RulingChanged`] if the one kept before has a ruling meanwhile.
    pub fn report_incident(
        &self,
        id: TournamentId,
        by: By<'_>,
        form: &IncidentForm,
    ) -> Result<Done<IncidentNo>> {
        let IncidentForm { report, reported, words } = form;
        let words = visible(words);
        let Some(known) = self.unless_done(id, by)? else { return Ok(Done::Before) };
        let read = self.heard_so_far(&known, report, None)?;
        self.referee(id, by, |c, before, file| {
            let (proposal, _) = self.as_heard(c, (before, file), &known, read)?;
            let new = NewIncident { words: words.trim(), ..reported_now(by, &proposal, report) };
            let no = match *reported {
                Some(no) if waits(file, no, &proposal) => {
                    c.change_incident(id, no, &new)?;
                    no
                }
                Some(_) => return Err(Refusal::RulingChanged.into()),
                None => c.append_incident(id, &new)?,
            };
            let detail = json!({
                "round": report.round, "table": report.table, "incident": no.0,
                "kind": report.incident.kind,
            });
            self.note(c, id, by, Deed::Incident, &detail)?;
            Ok((no, before.tournament.clone()))
        })
    }
}

/// A report as it is kept with its ruling, whose words are the ruling's.
pub(crate) fn reported_now<'a>(
    by: By<'_>,
    proposal: &'a ProposedRuling,
    report: &Report,
) -> NewIncident<'a> {
    NewIncident {
        seats: proposal.seats,
        incident: &proposal.incident,
        confirmed: report.confirmed,
        words: "",
        account: by.account,
        at: by.now,
    }
}

/// Whether a report of that board has no ruling yet.
pub(crate) fn waits(file: &RefereeFile, no: IncidentNo, proposal: &ProposedRuling) -> bool {
    file.waiting().any(|row| row.no == no && row.seats.same_game(&proposal.seats))
}
