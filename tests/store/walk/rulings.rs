//! Acts of the referee.

use tengen::go::Color;
use tengen::referee::{Each, Official};
use tengen::service::{Choice, IncidentForm, JudgementForm, ProposedRuling, RulingForm};
use tengen::store::DeedKind;

use super::{Tried, Walk};
use crate::{at, seen};

impl Walk {
    /// Tries an act on incidents, rulings and appeals.
    pub fn attempt_ruling(&mut self, deed: DeedKind, turn: usize) -> Tried {
        let (id, by) = (self.id, at(self.minute));
        match deed {
            DeedKind::Incident => {
                let Some(report) = self.report() else { return Ok(()) };
                let words = "Player0001 called".to_owned();
                let form = IncidentForm { words, ..report.into() };
                self.service.acts(id, by).report_incident(&form).map(drop)
            }
            DeedKind::Ruling => {
                let Some(report) = self.report() else { return Ok(()) };
                let (event, file) =
                    (seen(&self.service, id), self.service.read(|c| c.referee_file(id))?);
                let proposal = ProposedRuling::of(&event, &file, &report, None, None)?;
                let form = RulingForm {
                    shown: proposal.fingerprint(),
                    report,
                    reported: None,
                    replaces: None,
                    choice: Choice::default(),
                    committee: None,
                    words: "Player0001 retook".to_owned(),
                    told: Each { black: turn.is_multiple_of(2), white: true },
                    draft: None,
                };
                self.service.acts(id, by).rule_incident(&form).map(drop)
            }
            DeedKind::WithdrawRuling | DeedKind::TellRuling => {
                let file = self.service.read(|c| c.referee_file(id))?;
                let Some(ruling) = file.log.rulings_in_force().last() else { return Ok(()) };
                match deed {
                    DeedKind::WithdrawRuling => self
                        .service
                        .acts(id, by)
                        .withdraw_ruling(ruling.no, "no ko", &[], None)
                        .map(drop),
                    _ => self.service.acts(id, by).tell_ruling(ruling.no, Color::Black).map(drop),
                }
            }
            DeedKind::Appeal => {
                let file = self.service.read(|c| c.referee_file(id))?;
                let Some(ruling) = file.log.rulings().last() else { return Ok(()) };
                let player = ruling.seats.black;
                self.service.acts(id, by).appeal_ruling(ruling.no, player, "no ko").map(drop)
            }
            DeedKind::JudgeAppeal => {
                let votes = ["Ada", "Bo", "Cy"]
                    .map(|name| (Official(name.to_owned()), turn.is_multiple_of(2)));
                let (reasons, interests) = ("it was a ko".to_owned(), String::new());
                let file = self.service.read(|c| c.referee_file(id))?;
                let Some(on) = file.log.appeals().last().map(|appeal| appeal.no) else {
                    return Ok(());
                };
                let form =
                    JudgementForm { on, votes: votes.into(), reasons, interests, counts: None };
                self.service.acts(id, by).judge_appeal(&form).map(drop)
            }
            _ => Ok(()),
        }
    }
}
