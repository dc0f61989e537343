use std::collections::HashMap;

use tournament::{EntryId, LineUp, RoundNo, Team, TeamCriterion, Teams, Tournament, WhoMeets};

use super::super::Note;
use super::super::xml::Element;
use super::games::MOST_ROUNDS;
use super::kept;
use super::markup::{Markup, attribute};
use super::teams::place;
use super::write_settings::{criteria, set};

/// The element of the criteria of teams. Imports of version 0.1 carried them by number.
const PLACEMENT: &str = "TeamPlacementParameterSet";

pub(super) fn teams(
    xml: &mut Markup,
    tournament: &Tournament,
    keys: &HashMap<EntryId, String>,
    notes: &mut Vec<Note>,
) {
    let settings = &tournament.settings;
    note_unsaid(tournament, notes);
    if tournament.teams.list.is_empty() && !kept::has_elements(settings, "Teams") {
        return;
    }
    xml.open("Teams", Vec::new());
    for team in &tournament.teams.list {
        let owner = kept::team(team.no);
        let mut known = vec![attribute("teamName", &team.name), attribute("teamNumber", team.no)];
        known.extend(kept::attributes(settings, &owner));
        xml.open("Team", known);
        let (aside, others): (Vec<Element>, Vec<Element>) =
            kept::elements_of(settings, &owner, keys)
                .into_iter()
                .partition(|child| child.name == "Board");
        let mut boards: Vec<Element> = boards(tournament, team, keys);
        boards.extend(aside);
        boards.sort_by_key(place);
        boards.iter().chain(&others).for_each(|child| kept::write_element(xml, child));
        xml.close("Team");
    }
    kept::write_elements(xml, settings, "Teams", keys);
    xml.close("Teams");
}

/// Line-ups of all rounds: as declared, and in the rounds of the event also the undeclared ones.
fn boards(tournament: &Tournament, team: &Team, keys: &HashMap<EntryId, String>) -> Vec<Element> {
    let mut boards = Vec::new();
    for round in (1..=MOST_ROUNDS).map(RoundNo) {
        if round.0 > tournament.settings.rounds && !team.line_ups.contains_key(&round) {
            continue;
        }
        for (board, player) in tournament.line_up(team, round).players() {
            let Some(key) = keys.get(&player) else { continue };
            let owner = kept::team_board(team.no, round.0, board);
            let kept = kept::attributes(&tournament.settings, &owner);
            let mut attributes = vec![
                ("boardNumber".to_owned(), board.to_string()),
                ("player".to_owned(), key.clone()),
                ("roundNumber".to_owned(), round.to_string()),
            ];
            attributes.extend(kept.into_iter().map(|(name, value)| (name.into_owned(), value)));
            boards.push(Element::leaf("Board", attributes));
        }
    }
    boards
}

/// Writes the settings of team tournaments, which every file has.
pub(super) fn settings(xml: &mut Markup, tournament: &Tournament, keys: &HashMap<EntryId, String>) {
    let (settings, teams) = (&tournament.settings, &tournament.teams);
    let carried = |key: String| settings.carried.get(&key).map(String::as_str);
    let size = teams.size.to_string();
    let size = carried("TeamGeneralParameterSet.teamSize".to_owned()).unwrap_or(&size);
    let names: Vec<&str> = (1..=TeamCriterion::USUAL.len())
        .map(|number| {
            let own = teams.placement.get(number - 1).filter(|one| one.is_of_opengotha());
            let own = own.copied().unwrap_or(TeamCriterion::Null).name();
            carried(format!("{PLACEMENT}.{number}")).unwrap_or(own)
        })
        .collect();
    xml.open("TeamTournamentParameterSet", Vec::new());
    let known = vec![attribute("teamSize", size)];
    set(xml, settings, keys, "TeamGeneralParameterSet", known);
    xml.open(PLACEMENT, Vec::new());
    criteria(xml, &names);
    xml.close(PLACEMENT);
    kept::write_elements(xml, settings, "TeamTournamentParameterSet", keys);
    xml.close("TeamTournamentParameterSet");
}

fn note_unsaid(tournament: &Tournament, notes: &mut Vec<Note>) {
    let (teams, usual) = (&tournament.teams, Teams::default());
    let mut unsaid = |setting: &str, value: String| {
        notes.push(Note::SettingNotSaid { setting: setting.to_owned(), value });
    };
    if teams.decision != usual.decision {
        unsaid("teams.decision", teams.decision.to_string());
    }
    if teams.worth != usual.worth {
        unsaid("teams.worth", teams.worth.to_string());
    }
    if teams.bye != usual.bye {
        unsaid("teams.bye", teams.bye.to_string());
    }
    if teams.system != usual.system && !teams.list.is_empty() {
        unsaid("teams.system", teams.system.to_string());
    }
    let ticks = [
        ("teams.unopposed", teams.unopposed),
        ("teams.first_black", teams.first_black),
        ("teams.handicaps", teams.handicaps),
        ("teams.clubs_apart", teams.clubs_apart),
    ];
    for (setting, _) in ticks.into_iter().filter(|(_, is)| *is) {
        unsaid(setting, "true".to_owned());
    }
    for criterion in teams.placement.iter().skip(TeamCriterion::USUAL.len()) {
        if criterion.is_of_opengotha() {
            unsaid("teams.placement", criterion.to_string());
        }
    }
    for criterion in teams.placement.iter().filter(|one| !one.is_of_opengotha()) {
        unsaid("teams.placement", criterion.to_string());
    }
    for one in &teams.adjustments {
        unsaid("teams.adjustments", format!("{}: {} {}", one.team, one.points, one.reason));
    }
    for team in teams.list.iter().filter(|team| team.captain.is_some()) {
        unsaid("teams.captain", team.name.clone());
    }
    for team in &teams.list {
        let rounds = (1..=tournament.settings.rounds).map(RoundNo);
        let rounds = rounds.chain(team.line_ups.keys().copied());
        let line_ups: Vec<LineUp> = rounds.map(|no| tournament.line_up(team, no)).collect();
        let sits = |id: EntryId| line_ups.iter().any(|line_up| line_up.0.contains(&Some(id)));
        let unseated = team.squad.iter().filter(|id| !sits(**id));
        let names: Vec<String> =
            unseated.filter_map(|id| Some(tournament.entry(*id)?.full_name())).collect();
        if !names.is_empty() {
            unsaid("teams.squad", format!("{}: {}", team.name, names.join(", ")));
        }
    }
    let of_teams = teams.who == WhoMeets::Teams;
    if !teams.list.is_empty() && of_teams != tournament.rounds_are_matches() {
        unsaid("teams.who", teams.who.to_string());
    }
    for round in tournament.rounds.iter().filter(|_| of_teams) {
        let told = tournament.matches_by_first_board(round.no);
        let matches = &round.teams.matches;
        let same = matches.len() == told.len() && matches.iter().all(|one| told.contains(one));
        if !round.teams.byes.is_empty() || !same {
            notes.push(Note::MatchesNotSaid { round: round.no.0 });
        }
    }
}
