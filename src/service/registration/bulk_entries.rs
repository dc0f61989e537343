use serde_json::json;

use store::Deed;
use tournament::{Entry, EntryId, TournamentId};

use crate::registration::entries::{entry_changes, paired_rounds, position, refuse_to_move};
use crate::registration::tidy::tidy;
use crate::{By, Change, Done, Refusal, Result, Service};

impl Service {
    /// Changes several entries as they stand by then, all or none; their numbers of entry stay.
    /// Returns how many differ by it.
    ///
    /// # Errors
    /// As [`Service::edit_entry`], for the first that cannot be changed so.
    pub fn edit_entries(
        &self,
        id: TournamentId,
        by: By<'_>,
        entries: &[EntryId],
        edit: impl Fn(&Entry) -> Entry,
    ) -> Result<Done<usize>> {
        self.change(id, by, |before| {
            let mut after = before.tournament.clone();
            let sides = after.settings.sides;
            let mut changed = Vec::new();
            for entry in entries {
                let at = position(before, *entry)?;
                let was = &before.tournament.entries[at];
                let now = Entry {
                    id: was.id,
                    excluded: was.excluded,
                    ..edit(&was.of_first()).settled(sides)
                };
                let now = tidy(now)?;
                refuse_to_move(&before.tournament, was, &now)?;
                if now != *was {
                    changed.push(json!([now.id, entry_changes(was, &now)]));
                    after.entries[at] = now;
                }
            }
            let out = changed.len();
            let detail = json!({ "entries": changed });
            Ok(Change { after, act: Deed::EditEntries, detail, out })
        })
    }

    /// Removes several entries that have no game and no bye, all or none.
    ///
    /// # Errors
    /// [`Refusal::HasGames`] if one of them has.
    pub fn remove_entries(
        &self,
        id: TournamentId,
        by: By<'_>,
        entries: &[EntryId],
    ) -> Result<Done<usize>> {
        self.change(id, by, |before| {
            let tournament = &before.tournament;
            for entry in entries {
                position(before, *entry)?;
                if paired_rounds(tournament, *entry).next().is_some() {
                    return Err(Refusal::HasGames.into());
                }
            }
            let mut after = tournament.clone();
            after.remove(entries);
            let out = tournament.entries.len() - after.entries.len();
            let detail = json!({ "entries": entries });
            Ok(Change { after, act: Deed::RemoveEntry, detail, out })
        })
    }
}
