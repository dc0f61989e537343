use serde_json::Value;

use store::{JournalRow, Snapshot};
use tournament::{EntryId, TournamentId};

use crate::{By, Change, Done, Result, Service, ServiceError};

/// How far back in the journal the change is looked for that came first.
const LAST: i64 = 200;

/// What a form edits; by that the journal says who changed it last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Edited {
    /// An entry.
    Entry(EntryId),
    /// The settings, the referee's procedure among them.
    Settings,
    /// What is wanted of every draw.
    DrawRules,
    /// When rounds begin.
    Timetable,
    /// Teams, and how their matches count.
    Teams,
}

impl Edited {
    /// Whether that line of the journal is about it.
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

/// Whether a line names that entry: as its own, as what was changed, or in the list of those that were.
fn names(detail: &Value, entry: EntryId) -> bool {
    let is = |value: &Value| value.as_i64() == Some(entry.0.into());
    let listed = detail["entries"].as_array().into_iter().flatten();
    is(&detail["entry"])
        || is(&detail["after"]["entry"])
        || listed.into_iter().any(|one| is(one) || is(&one[0]))
}

impl Service {
    /// As [`change`](Service::change), for the form of something that several people may edit: if they changed
    /// the same field of it, says who was first, and when.
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
