use std::sync::Arc;

use any_ascii::any_ascii;
use serde_json::json;

use referee::event_procedure;
use store::{AnyConnection, Deed, Role, Scope, Snapshot};
use tournament::{
    ClubGroup, DrawRules, Fault, Settings, Tournament, TournamentId, check_settings, check_usable,
};

use crate::event::imports::validate_import;
use crate::{
    By, Change, Done, Edited, NewRevision, Refusal, Result, Service, ServiceError, TaskOf,
};

const SLUG_LENGTH: usize = 40;

/// An address made from a name: lower-case Latin letters, digits and hyphens, other scripts transliterated;
/// `tournament` if nothing is left.
#[must_use]
pub fn slug_of(name: &str) -> String {
    let mut slug = String::new();
    for c in any_ascii(name).chars() {
        if c.is_ascii_alphanumeric() {
            slug.push(c.to_ascii_lowercase());
        } else if !slug.is_empty() && !slug.ends_with('-') {
            slug.push('-');
        }
        if slug.len() >= SLUG_LENGTH {
            break;
        }
    }
    let slug = slug.trim_matches('-');
    if slug.is_empty() { "tournament".to_owned() } else { slug.to_owned() }
}

/// A fault if more go up and down than there are teams or people, and it is new.
fn overlap(before: &Tournament, settings: &Settings) -> Option<(&'static str, Fault)> {
    let (up, down) = (settings.season.up, settings.season.down);
    let stands = (before.settings.season.up, before.settings.season.down) == (up, down);
    let teams = before.teams.list.len();
    let count = if teams > 0 { teams } else { before.entries.len() } as i64;
    let (up, down) = (i64::from(up), i64::from(down));
    let wrong = |field, value, most| Some((field, Fault::OutOfRange { value, least: 0, most }));
    match (up > count, up + down > count) {
        _ if stands || count == 0 => None,
        (true, _) => wrong("up", up, count),
        (false, true) => wrong("down", down, count - up),
        (false, false) => None,
    }
}

impl Service {
    /// Saves a new tournament, from a form or a file; its maker becomes the organiser.
    ///
    /// # Errors
    /// [`ServiceError::Fields`] with all faults of its settings and entries; [`Refusal::TooManyPlayers`];
    /// [`Refusal::EnteredAlready`]; [`Refusal::File`] with every round that does not fit together.
    pub fn create_tournament(&self, by: By<'_>, new: &Tournament) -> Result<Done<Snapshot>> {
        self.create_tournament_at(by, new, None)
    }

    /// As [`create_tournament`](Self::create_tournament), under an address made from a wish, else from its name.
    pub fn create_tournament_at(
        &self,
        by: By<'_>,
        new: &Tournament,
        wish: Option<&str>,
    ) -> Result<Done<Snapshot>> {
        let faults = check_usable(&new.settings);
        if !faults.is_empty() {
            return Err(ServiceError::Fields(faults));
        }
        self.refuse_larger(0, new.entries.len())?;
        let done = self.store.write(Scope::Server, |c| {
            if self.answered(c, Scope::Server, by)?.is_some() {
                return Ok(Done::Before);
            }
            let kept = self.insert(c, by, new, wish)?;
            self.keep_answer(c, Scope::Server, by, &kept.id.to_string())?;
            if let Some(account) = by.account {
                self.refuse_stopped(TaskOf::Import(account))?;
            }
            Ok::<_, ServiceError>(Done::Now(kept))
        })?;
        if let Done::Now(kept) = &done {
            self.tell_made(kept);
        }
        Ok(done)
    }

    pub(crate) fn insert(
        &self,
        c: &mut AnyConnection,
        by: By<'_>,
        new: &Tournament,
        wish: Option<&str>,
    ) -> Result<Snapshot> {
        let new = validate_import(new)?;
        let wish = if let Some(wish) = wish {
            slug_of(wish)
        } else if new.settings.short_name.trim().is_empty() {
            slug_of(&new.settings.name)
        } else {
            slug_of(&new.settings.short_name)
        };
        let detail = json!({ "entries": new.entries.len(), "rounds": new.rounds.len() });
        let kept = c.insert_tournament(new, &wish, by.now)?;
        if let Some(account) = by.account {
            c.set_role(kept.id, account, Role::Organiser, by.now)?;
        }
        self.note(c, kept.id, by, Deed::Create, &detail)?;
        Ok(kept)
    }

    pub(crate) fn tell_made(&self, kept: &Snapshot) {
        let told = NewRevision {
            id: kept.id,
            slug: kept.slug.clone(),
            revision: kept.revision,
            at_once: true,
        };
        self.listeners.tell(&told);
    }

    /// The tournament that was made by that form; `None` if there is none, or if it was deleted.
    pub fn made_by(&self, by: By<'_>) -> Result<Option<Arc<Snapshot>>> {
        self.store.read(|c| {
            let made = self.answered(c, Scope::Server, by)?;
            let id = made.and_then(|id| id.parse().ok()).map(TournamentId);
            Ok(id.map(|id| self.store.snapshot(c, id)).transpose()?.flatten())
        })
    }

    /// `edit` gets the current settings, inside the transaction.
    ///
    /// # Errors
    /// [`ServiceError::Fields`] with all faults; [`Refusal::RoundsDrawn`] if it has more rounds already;
    /// [`Refusal::Procedure`] if its referee's procedure cannot be used; errors of `edit`.
    pub fn change_settings(
        &self,
        id: TournamentId,
        by: By<'_>,
        edit: impl FnOnce(&Tournament) -> Result<Settings>,
    ) -> Result<Done<()>> {
        self.change_edited(id, by, Edited::Settings, |before| {
            let settings = edit(&before.tournament)?;
            let mut faults = check_settings(&settings);
            let registers = before.tournament.home_door(by.now).invites();
            faults.extend(overlap(&before.tournament, &settings).filter(|_| !registers));
            if !faults.is_empty() {
                return Err(ServiceError::Fields(faults));
            }
            event_procedure(&settings)
                .map_err(|why| Refusal::Procedure { why: why.to_string() })?;
            let drawn = before.tournament.rounds.iter().map(|round| round.no.0).max().unwrap_or(0);
            if settings.rounds < drawn {
                return Err(Refusal::RoundsDrawn { rounds: drawn }.into());
            }
            let detail = json!({ "before": before.tournament.settings, "after": settings });
            let after = before.tournament.with_settings(settings);
            Ok(Change { after, act: Deed::Settings, detail, out: () })
        })
    }

    /// Changes the wishes for every draw, and which clubs count as near to each other. `edit` gets the current ones,
    /// inside the transaction.
    pub fn change_draw_rules(
        &self,
        id: TournamentId,
        by: By<'_>,
        edit: impl FnOnce(&Tournament) -> Result<(DrawRules, Vec<ClubGroup>)>,
    ) -> Result<Done<()>> {
        self.change_edited(id, by, Edited::DrawRules, |before| {
            let mut after = before.tournament.clone();
            (after.settings.draw, after.club_groups) = edit(&before.tournament)?;
            let faults = check_settings(&after.settings);
            if !faults.is_empty() {
                return Err(ServiceError::Fields(faults));
            }
            let detail = json!({
                "before": before.tournament.settings.draw, "after": after.settings.draw,
            });
            Ok(Change { after, act: Deed::DrawRules, detail, out: () })
        })
    }
}

#[cfg(test)]
mod tests {
    use super::slug_of;

    #[test]
    fn addresses_are_made_of_names_in_any_script() {
        assert_eq!(slug_of("Göteborg Öppna 2026!"), "goteborg-oppna-2026");
        assert_eq!(slug_of("本因坊戦"), "benyinfangzhan");
        assert_eq!(slug_of("Go\u{308}teborg Ströße"), "goteborg-strosse");
        assert_eq!(slug_of("!?"), "tournament");
        assert_eq!(slug_of(&"long ".repeat(40)).len(), 39);
    }
}
