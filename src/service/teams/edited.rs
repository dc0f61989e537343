use serde_json::{Value, json};

use store::{Deed, Snapshot};
use tournament::{
    Adjustment, HalfPoints, RoundNo, Team, TeamFault, TeamNo, Teams, Tournament, TournamentId,
    check_name,
};

use crate::{By, Change, Done, Edited, Refusal, Result, Service, ServiceError};

/// A team for the journal: numbers only, since a name may be a person's.
fn shown(team: &Team) -> Value {
    json!({ "team": team.no, "squad": team.squad, "captain": team.captain })
}

fn rules(teams: &Teams) -> Value {
    json!({
        "size": teams.size, "who": teams.who, "system": teams.system, "decision": teams.decision, "worth": teams.worth,
        "bye": teams.bye.to_string(), "placement": teams.placement, "handicaps": teams.handicaps,
        "strength": teams.strength, "groups": teams.groups, "qualifiers": teams.qualifiers,
        "first_black": teams.first_black, "clubs_apart": teams.clubs_apart,
        "unopposed": teams.unopposed,
        "lock": teams.lock, "adjustments": teams.adjustments.len(),
    })
}

/// Points given or taken, with the amount; negated if taken back.
fn adjusted<'a>(was: &'a Teams, now: &'a Teams) -> Option<(&'a Adjustment, HalfPoints)> {
    let new = now.adjustments.iter().find(|one| !was.adjustments.contains(one));
    let gone = was.adjustments.iter().find(|one| !now.adjustments.contains(one));
    let back = |one: &'a Adjustment| (one, HalfPoints(-one.points.0));
    new.map(|one| (one, one.points)).or_else(|| gone.map(back))
}

/// The first round in which that team has a match or a bye.
fn plays(tournament: &Tournament, team: TeamNo) -> Option<RoundNo> {
    let mut rounds = tournament.rounds.iter();
    rounds.find(|round| round.teams.teams().any(|no| no == team)).map(|round| round.no)
}

/// Refuses new faults; an imported file may keep those it came with.
pub(crate) fn refuse_faults(before: &Tournament, after: &Tournament) -> Result<()> {
    let known: Vec<TeamFault> = before.team_faults();
    match after.team_faults().into_iter().find(|fault| !known.contains(fault)) {
        Some(fault) => Err(Refusal::Team(Box::new(fault)).into()),
        None => Ok(()),
    }
}

impl Service {
    /// Changes the teams and how their matches count. `edit` gets the current teams, inside the transaction.
    ///
    /// # Errors
    /// [`ServiceError::Fields`] for a name; [`Refusal::Team`] with the reason; [`Refusal::TeamPlays`] for removing a
    /// team that has a match; [`Refusal::TeamSizeDrawn`] if matches have boards already; errors of `edit`.
    pub fn edit_teams(
        &self,
        id: TournamentId,
        by: By<'_>,
        edit: impl FnOnce(&Tournament) -> Result<Teams>,
    ) -> Result<Done<()>> {
        self.change_edited(id, by, Edited::Teams, |before: &Snapshot| {
            let was = &before.tournament;
            let mut after = was.clone();
            after.teams = edit(was)?;
            for team in &mut after.teams.list {
                team.name = check_name(&team.name)
                    .map_err(|fault| ServiceError::Fields(vec![("name", fault)]))?;
            }
            let mut names = std::collections::HashSet::new();
            let double = |team: &&Team| !names.insert(team.name.to_lowercase());
            if let Some(team) = after.teams.list.iter().find(double).map(|team| team.name.clone())
                && !was.team_faults().contains(&TeamFault::NameTwice { team: team.clone() })
            {
                return Err(Refusal::Team(Box::new(TeamFault::NameTwice { team })).into());
            }
            if let Some((team, round)) = was.teams.list.iter().find_map(|team| {
                after.teams.team(team.no).is_none().then(|| Some((team, plays(was, team.no)?)))?
            }) {
                return Err(Refusal::TeamPlays { team: team.name.clone(), round }.into());
            }
            let drawn = was.rounds.iter().find(|round| !round.teams.is_empty());
            if let Some(round) = drawn.filter(|_| was.teams.size != after.teams.size) {
                return Err(Refusal::TeamSizeDrawn { round: round.no }.into());
            }
            refuse_faults(was, &after)?;
            after.place_players_of_teams(was);
            let differ = |one: &Teams, other: &Teams| -> Vec<Value> {
                let new = one.list.iter().filter(|team| other.team(team.no) != Some(*team));
                new.map(shown).collect()
            };
            let mut detail = json!({
                "before": differ(&was.teams, &after.teams), "after": differ(&after.teams, &was.teams),
                "rules": [rules(&was.teams), rules(&after.teams)],
            });
            if let Some((one, points)) = adjusted(&was.teams, &after.teams) {
                let (round, team) = (one.round, one.team);
                detail["adjusted"] = json!({ "team": team, "points": points.0, "bonus": one.bonus });
                (detail["round"], detail["reason"]) = (json!(round), json!(one.reason));
            }
            Ok(Change { after, act: Deed::EditTeams, detail, out: () })
        })
    }
}
