//! Reports without a ruling yet.

use serde_json::json;

use store::{Deed, IncidentNo, NewIncident, RefereeFile};
use tournament::{TournamentId, visible};

use crate::{By, Done, ProposedRuling, Refusal, Report, Result, Service};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IncidentForm {
    pub report: Report,
    /// The number of an earlier report that this one replaces.
    pub reported: Option<IncidentNo>,
    pub words: String,
}

impl From<Report> for IncidentForm {
    fn from(report: Report) -> Self {
        Self { report, reported: None, words: String::new() }
    }
}

impl Service {
    /// Saves a report for a later ruling. Until then it changes nothing. Fails with [`Refusal::RulingChanged`] if the
    /// report has a ruling by now; otherwise as [`ProposedRuling::of`].
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

/// A report with its ruling; its words are the ruling's.
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

pub(crate) fn waits(file: &RefereeFile, no: IncidentNo, proposal: &ProposedRuling) -> bool {
    file.waiting().any(|row| row.no == no && row.seats.same_game(&proposal.seats))
}
