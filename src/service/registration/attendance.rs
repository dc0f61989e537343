use serde_json::json;

use store::{Deed, Snapshot};
use tournament::{Entry, EntryId, Registration, RoundNo, Tournament, TournamentId};

use crate::registration::entries::entry_changes;
use crate::rulings::exclusion::forbidden_round;
use crate::{By, Change, Done, Refusal, Result, Service, ServiceError, Thing};

/// What changes of somebody's taking part; what is not named stays as it is by then.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attendance {
    /// Whose.
    pub entry: EntryId,
    /// Checked in or not, if that changes.
    pub registration: Option<Registration>,
    /// Rounds that change, and whether they are played.
    pub rounds: Vec<(RoundNo, bool)>,
}

impl Attendance {
    fn apply(&self, before: &Tournament, entry: &mut Entry) {
        if self.registration == Some(Registration::Final) {
            *entry = before.arrived(entry);
        }
        entry.registration = self.registration.unwrap_or(entry.registration);
        for (round, plays) in &self.rounds {
            entry.participation = entry.participation.with(*round, *plays);
        }
    }

    /// Whether somebody would no longer be there after this who was.
    fn leaves(&self, round: RoundNo) -> bool {
        self.registration == Some(Registration::Preliminary)
            || self.rounds.contains(&(round, false))
    }
}

/// The first of those changes by which somebody would leave a round in which they are paired.
#[must_use]
pub fn leaves_a_board(
    tournament: &Tournament,
    changes: &[Attendance],
) -> Option<(EntryId, RoundNo)> {
    changes.iter().find_map(|change| {
        let id = change.entry;
        let paired = tournament.rounds.iter().filter(|round| round.has_place(id));
        let mut left = paired.map(|round| round.no).filter(|no| change.leaves(*no));
        left.next().map(|round| (id, round))
    })
}

impl Service {
    /// Changes who takes part in which rounds and who is checked in, of many at once: all or nothing.
    /// Returns how many entries differ by it.
    ///
    /// # Errors
    /// [`Refusal::PairedInRound`] if somebody would leave a round in which they are paired, see
    /// [`leaves_a_board`]; [`Refusal::Excluded`]; [`Thing::Entry`] if somebody was removed meanwhile.
    pub fn set_attendance(
        &self,
        id: TournamentId,
        by: By<'_>,
        changes: &[Attendance],
    ) -> Result<Done<usize>> {
        self.change(id, by, |before| {
            let (after, changed) = attended(before, changes)?;
            let out = changed.len();
            let detail = json!({ "entries": changed });
            Ok(Change { after, act: Deed::EditEntries, detail, out })
        })
    }
}

/// The tournament after these changes, and what the journal says of each entry that differs.
pub(crate) fn attended(
    before: &Snapshot,
    changes: &[Attendance],
) -> Result<(Tournament, Vec<serde_json::Value>)> {
    if let Some((_, round)) = leaves_a_board(&before.tournament, changes) {
        return Err(Refusal::PairedInRound { round }.into());
    }
    let mut after = before.tournament.clone();
    let places = after.positions();
    for change in changes {
        let at = *places.get(&change.entry).ok_or(ServiceError::Unknown(Thing::Entry))?;
        change.apply(&before.tournament, &mut after.entries[at]);
    }
    let pairs = before.tournament.entries.iter().zip(&after.entries);
    if let Some(round) = pairs.clone().find_map(|(was, now)| forbidden_round(was, now)) {
        return Err(Refusal::Excluded { round }.into());
    }
    let changed = pairs.filter(|(was, now)| was != now);
    let changed = changed.map(|(was, now)| json!([now.id, entry_changes(was, now)])).collect();
    Ok((after, changed))
}
