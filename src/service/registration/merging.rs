use serde_json::json;

use interchange::{Person, Problem, ReadFault, teams_with};
use store::Deed;
use tournament::{Entry, KnownPeople, Registration, TournamentId, WhoMeets};

use crate::registration::tidy::tidy;
use crate::{By, Change, Done, Refusal, Result, Service};

/// What became of a list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Merged {
    /// Who was not there.
    pub entered: usize,
    /// Who was there, and of whom the list said something else.
    pub changed: usize,
    /// Who was there as the list says.
    pub same: usize,
}

/// Why teams cannot be as a list has them: the first of the reasons.
fn first(faults: Vec<ReadFault>) -> Refusal {
    Refusal::List(faults.into_iter().next().map_or(Problem::Missing, |fault| fault.problem))
}

impl Service {
    /// Enters everybody of a list who is not entered by then, and brings the others up to date with what the
    /// list says of them; all or nothing. Who is new stands as `registration`, unless the list says it.
    ///
    /// # Errors
    /// [`ServiceError::Fields`](crate::ServiceError::Fields) for what cannot be kept.
    pub fn merge_entries(
        &self,
        id: TournamentId,
        by: By<'_>,
        people: &[Person],
        registration: Registration,
    ) -> Result<Done<Merged>> {
        self.change(id, by, |before| {
            let mut after = before.tournament.clone();
            let (to_come, sides) = (after.rounds_to_come(), after.settings.sides);
            let mut known = KnownPeople::of(&after.entries);
            let (mut out, mut changed) = (Merged::default(), Vec::new());
            let mut of_teams = Vec::new();
            for person in people {
                if let Some(at) = known.find(&after.entries, &person.entry) {
                    let now = tidy(person.onto(&after.entries[at].of_first()).settled(sides))?;
                    if now == after.entries[at] {
                        out.same += 1;
                    } else {
                        changed.push(now.id);
                        after.entries[at] = now;
                        known.add(at, &after.entries[at]);
                    }
                    of_teams.push(person.of_team(after.entries[at].id));
                    continue;
                }
                let registration = if person.says_registration() {
                    person.entry.registration
                } else {
                    registration
                };
                let participation = person.entry.participation.and(to_come);
                let entry = Entry { registration, participation, ..person.entry.clone() };
                let entry = tidy(entry.settled(sides))?;
                of_teams.push(person.of_team(after.enter(entry)));
                let last = after.entries.len() - 1;
                known.add(last, &after.entries[last]);
                out.entered += 1;
            }
            out.changed = changed.len();
            after.teams = teams_with(&after.teams, &of_teams).map_err(first)?;
            let first = before.tournament.teams.is_usual() && !after.teams.list.is_empty();
            if first && !after.rounds_are_matches() {
                after.teams.who = WhoMeets::Players;
            }
            after.place_players_of_teams(&before.tournament);
            let teams = after.teams.list.len() - before.tournament.teams.list.len();
            let mut detail = json!({ "entries": out.entered, "changed": changed });
            if teams > 0 {
                detail["teams"] = teams.into();
            }
            Ok(Change { after, act: Deed::EnterMany, detail, out })
        })
    }
}
