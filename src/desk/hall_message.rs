use serde_json::json;

use store::Deed;
use tournament::{TournamentId, check_name};

use super::{By, Change, Desk, DeskError, Done};

impl Desk {
    /// Sets what the hall's screen says; nothing takes it away.
    ///
    /// # Errors
    /// [`DeskError::Fields`] for more than 200 characters.
    pub fn set_hall_message(
        &self,
        id: TournamentId,
        by: By<'_>,
        typed: &str,
    ) -> Result<Done<()>, DeskError> {
        let message = match typed.trim() {
            "" => String::new(),
            typed => check_name(typed)
                .map_err(|fault| DeskError::Fields(vec![("hall_message", fault)]))?,
        };
        self.change(id, by, |before| {
            let mut after = before.tournament.clone();
            let was = std::mem::replace(&mut after.settings.hall_message, message.clone());
            let detail = json!({ "before": was, "after": message });
            Ok(Change { after, act: Deed::HallMessage, detail, out: () })
        })
    }
}
