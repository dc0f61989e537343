use serde_json::Value;

use store::{JournalRow, Snapshot};
use tournament::{EntryId, TournamentId};

use crate::{By, Change, Done, Result, Service, ServiceError};

/// Journal entries that are searched for the conflicting change.
const LAST: i64 = 200;

/// What a form edits: the key to find the last change in the journal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Edited {
    Entry(EntryId),
    /// The referee's procedure included.
    Settings,
    DrawRules,
    Timetable,
    Teams,
}

impl Edited {
    fn is_in(self, row: &JournalRow) -> bool {
        match self {
            Self::Entry(entry) => {
                let detail: Value = serde_json::from_str(&row.detail).unwrap_or_default();
                names(&detail, entry)
            }
            Self::Settings => row.act == "settings",
            Self::DrawRules => ["draw-rules", "settings"].contains(&row.act.as_str()),
            Self::Teams => row.act == "edit-teams",
            Self::Timetable => ["timetable", "settings"].contains(&row.act.as_str()),
        }
    }
}

/// As its own entry, as the changed one, or in a list of changed ones.
fn names(detail: &Value, entry: EntryId) -> bool {
    let is = |value: &Value| value.as_i64() == Some(entry.0.into());
    let listed = detail["entries"].as_array().into_iter().flatten();
    is(&detail["entry"])
        || is(&detail["after"]["entry"])
        || listed.into_iter().any(|one| is(one) || is(&one[0]))
}

impl Service {
    /// As [`change`](Service::change), for a form that several people may edit: a conflict in the same field names the
    /// person who was first, and when.
    pub(crate) fn change_edited<T>(
        &self,
        id: TournamentId,
        by: By<'_>,
        edited: Edited,
        decide: impl FnOnce(&Snapshot) -> Result<Change<T>>,
    ) -> Result<Done<T>> {
        let mut meanwhile = match self.change(id, by, decide) {
            Err(ServiceError::EditConflict(meanwhile)) => meanwhile,
            other => return other,
        };
        self.store.read(|c| {
            let rows = c.journal(id, None, LAST)?;
            if let Some(last) = rows.iter().find(|row| edited.is_in(row)) {
                let account = last.account.map(|account| c.account(account));
                meanwhile.by = account.transpose()?.flatten().map(|account| account.name);
                meanwhile.at = Some(last.at);
            }
            Ok::<_, ServiceError>(())
        })?;
        Err(ServiceError::EditConflict(meanwhile))
    }
}
