use std::collections::HashSet;

use serde_json::Value;

use store::Deed;
use tournament::{EntryId, MAX_HANDICAP, Round, Tournament, TournamentId};

use crate::registration::tidy::{People, tidy};
use crate::transaction::journal_redaction::NOTES;
use crate::{By, Done, Refusal, Result, Service};

/// Validates an imported tournament; refuses what the database could not keep.
pub(crate) fn validate_import(new: &Tournament) -> Result<Tournament> {
    let mut tidied = Tournament { entries: Vec::new(), ..new.clone() };
    let (mut ids, mut people) = (HashSet::new(), People::default());
    let mut faults = Vec::new();
    for entry in new.entries.iter().cloned() {
        let entry = tidy(entry)?;
        people.add(&entry)?;
        if !ids.insert(entry.id) {
            faults.push(format!("entry {} is there twice", entry.id));
        }
        tidied.entries.push(entry);
    }
    let mut rounds = HashSet::new();
    for round in &new.rounds {
        if !rounds.insert(round.no) {
            faults.push(format!("round {} is there twice", round.no));
        }
        check_round(round, &ids, &mut faults);
    }
    let teams = new.team_faults();
    faults.extend(teams.iter().filter(|fault| !fault.may_wait()).map(ToString::to_string));
    if faults.is_empty() { Ok(tidied) } else { Err(Refusal::File { faults }.into()) }
}

fn check_round(round: &Round, known: &HashSet<EntryId>, faults: &mut Vec<String>) {
    let mut tables = HashSet::new();
    let mut seated = HashSet::new();
    let mut fault = |what: String| faults.push(format!("round {}: {what}", round.no));
    for board in &round.boards {
        if !tables.insert(board.table) {
            fault(format!("table {} is there twice", board.table));
        }
        if board.handicap > MAX_HANDICAP {
            fault(format!("table {} has more than {MAX_HANDICAP} stones", board.table));
        }
    }
    let seats = round.boards.iter().flat_map(|board| [board.black, board.white]);
    for entry in seats.chain(round.byes.iter().copied()) {
        if !known.contains(&entry) {
            fault(format!("entry {entry} is not in the tournament"));
        }
        if !seated.insert(entry) {
            fault(format!("entry {entry} has two places"));
        }
    }
}

impl Service {
    /// Writes to the journal what the imported file said and the tournament cannot hold; call it right after the
    /// tournament was made.
    pub fn note_import(&self, id: TournamentId, by: By<'_>, notes: &Value) -> Result<Done<()>> {
        self.once(id, by, |c| self.note(c, id, by, Deed::ImportNotes, notes))
    }

    pub fn import_notes(&self, id: TournamentId) -> Result<Option<Value>> {
        let first = self.store.read(|c| c.journal(id, Some(4), 3))?;
        let noted = first.into_iter().find(|row| row.act == Deed::ImportNotes.name());
        let told = noted.map(|row| row.told());
        // In older entries the notes are the whole value.
        Ok(told.map(|told| told.get(NOTES).cloned().unwrap_or(told)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ServiceError;
    use tournament::{Board, Entry, Federation, RoundNo, RoundState, System, TableNo, preset};

    fn event() -> Tournament {
        let day = chrono::NaiveDate::from_ymd_opt(2026, 5, 1).unwrap();
        let mut event = Tournament::new(preset(System::McMahon, Federation::Egf, "Open", day));
        for (id, name) in [(1, "Abe"), (2, "Berg"), (3, "Cho")] {
            event.entries.push(Entry::new(EntryId(id), name, "", "1d".parse().unwrap()));
        }
        let mut round = Round::empty(RoundNo(1), RoundState::Published);
        round.boards.push(Board::new(TableNo(1), EntryId(1), EntryId(2), 0));
        round.byes.push(EntryId(3));
        event.rounds.push(round);
        event
    }

    #[test]
    fn a_sound_tournament_passes_as_it_is() {
        assert_eq!(validate_import(&event()).unwrap(), event());
    }

    #[test]
    fn every_round_that_does_not_fit_is_named() {
        let mut broken = event();
        broken.rounds[0].boards.push(Board::new(TableNo(1), EntryId(1), EntryId(9), 10));
        let Err(ServiceError::Refused(Refusal::File { faults })) = validate_import(&broken) else {
            panic!("it does not fit");
        };
        assert_eq!(
            faults,
            [
                "round 1: table 1 is there twice",
                "round 1: table 1 has more than 9 stones",
                "round 1: entry 1 has two places",
                "round 1: entry 9 is not in the tournament",
            ]
        );
    }

    #[test]
    fn the_same_person_twice_is_refused_and_two_of_one_name_are_kept() {
        let mut double = event();
        double.entries[2].surname = "ABE".to_owned();
        assert_eq!(validate_import(&double).unwrap(), double);
        for at in [0, 2] {
            double.entries[at].egf_pin = "90010025".to_owned();
        }
        assert!(matches!(
            validate_import(&double),
            Err(ServiceError::Refused(Refusal::EnteredAlready { name })) if name == "ABE"
        ));
    }
}
