//! Entries of the journal in words.

use crate::web::forbidden;
use crate::web::prelude::*;
use crate::web::views::setting_fields::{
    FieldWords, arrow, differing, draw_fields, person, settings_fields, team_fields, yes_or_no,
};
use crate::web::views::windows::date_words;
use crate::web::views::words::clock;
use service::deed::{
    AdjustmentMade, Deed, DraftChange, EntryChanges, Matches, NamedEvent, Seating, TeamThen,
    Withdrawal,
};
use service::{BoardThen, SettledGame, TableChange};
use store::DeedKind;

pub fn act_of(t: Lang, row: &JournalRow) -> String {
    match Deed::of(row) {
        Some(Deed::Undo { left: Some(_), .. }) => t.text("team-back"),
        _ => row.kind().map_or_else(|| row.act.clone(), |deed| t.deed(deed)),
    }
}

impl Lang {
    fn deed(self, deed: DeedKind) -> String {
        self.text(&format!("act-{deed}"))
    }
}

const NAMED: usize = 12;

/// The changes of an entry by field: `Rank 4k → 1d, Club`.
fn changed(
    t: Lang,
    tournament: &Tournament,
    (deed, id): (&Deed, EntryId),
    changes: &EntryChanges,
) -> String {
    fn both<T>(both: &Option<(T, T)>, said: impl Fn(&T) -> String) -> Option<(String, String)> {
        both.as_ref().map(|(was, now)| (said(was), said(now)))
    }
    let rounds = |bits: &u32| {
        let plays = Participation::from_bits(*bits);
        let rounds = (1..=tournament.settings.rounds).filter(|no| plays.in_round(RoundNo(*no)));
        rounds.map(|no| no.to_string()).collect::<Vec<_>>().join(",")
    };
    let category = |one: &Option<u8>| one.map(|one| one.to_string()).unwrap_or_default();
    let registration = |one: &Registration| t.text(&format!("registration-{one}"));
    let differs = |field: &str| {
        let both = || deed.text_change(id, field).cloned().unwrap_or_default().into();
        changes.others.contains_key(field).then(both)
    };
    let fields = [
        ("column-name-cat", both(&changes.category, category)),
        ("club", differs("club")),
        ("entry-correction", both(&changes.correction, i32::to_string)),
        ("entry-country", differs("country")),
        ("name", differs("name")),
        ("entry-more", differs("numbers")),
        ("rounds", both(&changes.participation, rounds)),
        ("private-title", differs("private")),
        ("rank", both(&changes.rank, |rank| t.rank(*rank))),
        ("column-name-rating", both(&changes.rating, ToString::to_string)),
        ("entry-registration", both(&changes.registration, registration)),
    ];
    let said = fields.into_iter().filter_map(|(label, values)| {
        let (label, (was, now)) = (t.text(label), values?);
        let names_only = was.is_empty() && now.is_empty();
        Some(if names_only { label } else { arrow(&label, Some(was), Some(now)) })
    });
    t.listed(said)
}

/// A round's start, running clocks and window.
fn clock_words(t: Lang, clock: &RoundClock) -> String {
    let starts = clock.started.or(clock.starts).map(|at| t.moment_of(at));
    let window = clock.window.map(|window| window_words(t, window));
    t.listed(starts.into_iter().chain(window))
}

fn pair(t: Lang, tournament: &Tournament, black: EntryId, white: EntryId) -> String {
    format!("{} – {}", person(t, tournament, black), person(t, tournament, white))
}

/// Tables and byes of a draft as fields.
fn seating_fields(t: Lang, tournament: &Tournament, seating: &Seating) -> Vec<FieldWords> {
    let board = |(table, black, white, stones): &(TableNo, EntryId, EntryId, u8)| {
        let handicap = (*stones > 0).then(|| format!("H{stones}"));
        let who = pair(t, tournament, *black, *white);
        table_field(t, *table, t.listed([who].into_iter().chain(handicap)))
    };
    let byes = seating.byes.iter().map(|id| person(t, tournament, *id));
    let byes = ("byes".to_owned(), t.text("free-bye"), t.listed(byes));
    seating.boards.iter().map(board).chain([byes]).collect()
}

fn table_field(t: Lang, table: TableNo, words: String) -> FieldWords {
    (table.to_string(), t.with("table-number", [("table", table)]), words)
}

/// Squads and captains of teams.
fn team_changes(t: Lang, tournament: &Tournament, teams: &[TeamThen]) -> Vec<FieldWords> {
    let squad = |team: &TeamThen| {
        let captain = team.captain.map(|id| person(t, tournament, id));
        let captain = captain.map(|name| t.with("team-captain", [("name", name)]));
        let squad = team.squad.iter().map(|id| person(t, tournament, *id));
        let words = t.listed(captain.into_iter().chain(squad));
        (team.team.to_string(), team_name(tournament, team.team), words)
    };
    teams.iter().map(squad).collect()
}

/// The matches of a round and the teams without one, before and after.
fn teams_met(t: Lang, tournament: &Tournament, before: &Matches, after: &Matches) -> String {
    let said = |of: &Matches| {
        let name = |no: &TeamNo| team_name(tournament, *no);
        let matches = of.matches.iter().map(|[one, two]| format!("{} – {}", name(one), name(two)));
        let byes = t.listed(of.byes.iter().map(name));
        let byes = (!byes.is_empty()).then(|| t.labelled(&t.text("free-bye"), &byes));
        t.listed(matches.chain(byes))
    };
    arrow("", Some(said(before)), Some(said(after)))
}

fn team_name(tournament: &Tournament, no: TeamNo) -> String {
    tournament.teams.team(no).map_or_else(|| format!("#{no}"), |team| team.name.clone())
}

/// A game that was settled without play, or opened again.
fn settled_game(t: Lang, round: Option<RoundNo>, game: &SettledGame, settles: bool) -> String {
    let round = round.map(|no| t.with("round-number", [("round", no)]));
    let table = t.with("table-number", [("table", game.table)]);
    let mut both = [Ending::Pending, game.ending].map(|ending| Some(t.ending(ending)));
    if !settles {
        both.reverse();
    }
    let [was, now] = both;
    arrow(&t.listed(round.into_iter().chain([table])), was, now)
}

/// What an act changed, before and after, where it is no field of an entry.
fn changes(t: Lang, tournament: &Tournament, deed: &Deed) -> Vec<String> {
    let round = |no: &RoundNo| t.with("round-number", [("round", no)]);
    match deed {
        Deed::Settings { before, after } => {
            let fields = |of, beside| settings_fields(t, tournament, of, beside);
            differing(fields(before, after), fields(after, before))
        }
        Deed::DrawRules { before, after, clubs } => {
            let fields = |of| draw_fields(t, tournament, of);
            let group = |one: &ClubGroup| t.labelled(&one.name, &t.listed(&one.clubs));
            let groups =
                |of: &[ClubGroup]| Some(of.iter().map(group).collect::<Vec<_>>().join("; "));
            let label = t.text("apart-club-group");
            let clubs = clubs.iter().map(|of| arrow(&label, groups(&of.before), groups(&of.after)));
            differing(fields(before), fields(after)).into_iter().chain(clubs).collect()
        }
        Deed::Timetable { clocks } => {
            let one = |(no, was, now): &(RoundNo, RoundClock, RoundClock)| {
                arrow(&round(no), Some(clock_words(t, was)), Some(clock_words(t, now)))
            };
            clocks.iter().map(one).collect()
        }
        Deed::StartClocks(change) | Deed::UnstartClocks(change) => {
            let started = |clock: RoundClock| clock.started.map(|at| t.moment_of(at));
            vec![arrow("", started(change.before), started(change.after))]
        }
        Deed::EditTeams { before, after, names, rules: [was, now], .. } => {
            let teams = |teams| team_changes(t, tournament, teams);
            let mut said: Vec<String> =
                names.iter().cloned().map(|[was, now]| arrow("", Some(was), Some(now))).collect();
            said.extend(differing(teams(before), teams(after)));
            said.extend(differing(team_fields(t, was), team_fields(t, now)));
            said
        }
        Deed::LineUp { before, after, .. } => {
            let words = |line_up: &LineUp| {
                let name = |id: &EntryId| person(t, tournament, *id);
                let name = |id: &Option<EntryId>| id.as_ref().map_or("–".to_owned(), name);
                t.listed(line_up.0.iter().map(name))
            };
            vec![arrow("", before.as_ref().map(words), after.as_ref().map(words))]
        }
        Deed::TeamAbsent { teams, before, after, .. } => {
            let absent = |absent: &Absentee| match absent {
                Absentee::First => team_name(tournament, teams[0]),
                Absentee::Second => team_name(tournament, teams[1]),
                Absentee::Both => t.text("match-absent-both"),
            };
            vec![arrow("", before.as_ref().map(absent), after.as_ref().map(absent))]
        }
        Deed::EditDraft { change: DraftChange::Players { before, after, .. }, .. } => {
            let fields = |of| seating_fields(t, tournament, of);
            differing(fields(before), fields(after))
        }
        Deed::EditDraft { change: DraftChange::Teams { before, after, .. }, .. } => {
            vec![teams_met(t, tournament, before, after)]
        }
        Deed::Mend { tables, byes, teams, .. } => {
            let board = |then: &BoardThen| {
                let result = then.ending.parse().ok().filter(|one: &Ending| !one.is_pending());
                let who = pair(t, tournament, then.black, then.white);
                t.listed([who].into_iter().chain(result.map(|one| t.ending(one))))
            };
            let table = |one: &TableChange| {
                let label = t.with("table-number", [("table", one.table)]);
                arrow(&label, one.before.as_ref().map(board), one.after.as_ref().map(board))
            };
            let byes = t.listed(byes.iter().map(|id| person(t, tournament, *id)));
            let byes = (!byes.is_empty()).then(|| t.labelled(&t.text("free-bye"), &byes));
            let met = teams.as_deref().filter(|[before, after]| before != after);
            let met = met.map(|[before, after]| teams_met(t, tournament, before, after));
            tables.iter().map(table).chain(byes).chain(met).collect()
        }
        Deed::SettleUnplayed { settled, .. } | Deed::ReopenUnplayed { settled, .. } => {
            let settles = matches!(deed, Deed::SettleUnplayed { .. });
            settled.iter().map(|game| settled_game(t, None, game, settles)).collect()
        }
        Deed::Withdraw(left) | Deed::Undo { left: Some(left), .. } => {
            let settles = matches!(deed, Deed::Withdraw(_));
            let rounds = left.settled.iter().flatten();
            let games = rounds.flat_map(|of| of.games.iter().map(move |game| (of.round, game)));
            games.map(|(no, game)| settled_game(t, Some(no), game, settles)).collect()
        }
        _ => Vec::new(),
    }
}

/// The result that the act entered, and where.
pub fn result_of(row: &JournalRow) -> Option<(RoundNo, TableNo, Ending)> {
    match Deed::of(row)? {
        Deed::Result(change) => Some((change.round, change.table, change.after)),
        _ => None,
    }
}

pub enum Subject {
    Table(TableNo),
    Player(EntryId),
}

/// `None` for an act on the whole event, several tables or several players.
pub fn subject_of(row: &JournalRow) -> Option<Subject> {
    let deed = Deed::of(row)?;
    if let Some(table) = deed.table() {
        return Some(Subject::Table(table));
    }
    match deed.entries()[..] {
        [(id, _)] => Some(Subject::Player(id)),
        _ => None,
    }
}

/// Empty for an entry that another version wrote in a form that this one does not know. `names` are of accounts.
pub fn journal_detail(
    t: Lang,
    tournament: &Tournament,
    row: &JournalRow,
    names: &HashMap<AccountId, String>,
) -> String {
    let Some(deed) = Deed::of(row) else { return String::new() };
    let round = match &deed {
        Deed::Withdraw(left) | Deed::Undo { left: Some(left), .. } => Some(left.from_round.0),
        _ => row.round,
    };
    let mut parts = Vec::new();
    parts.extend(round.map(|round| t.with("round-number", [("round", round)])));
    parts.extend(deed.table().map(|table| t.with("table-number", [("table", table)])));
    let entries = deed.entries();
    parts.extend(entries.iter().take(NAMED).map(|(entry, changes)| {
        let changes = changes.map(|changes| changed(t, tournament, (&deed, *entry), changes));
        let who = person(t, tournament, *entry);
        match changes.filter(|changes| !changes.is_empty()) {
            Some(changes) => t.labelled(&who, &changes),
            None => who,
        }
    }));
    let more = entries.len().saturating_sub(NAMED);
    parts.extend((more > 0).then(|| t.with("entries-chosen-more", [("count", more)])));
    let ended = |was: Ending, now: Ending| match was == now {
        true => t.ending(now),
        false => format!("{} → {}", t.ending(was), t.ending(now)),
    };
    let role = |role: &Role| t.text(&format!("role-{role}"));
    let account = |id: &AccountId| names.get(id).cloned();
    let followed = |from: &NamedEvent, to: &NamedEvent| format!("{} → {}", from.name, to.name);
    match &deed {
        Deed::Withdraw(Withdrawal { team: Some(no), .. })
        | Deed::Undo { left: Some(Withdrawal { team: Some(no), .. }), .. }
        | Deed::LineUp { team: no, .. } => {
            parts.push(team_name(tournament, *no));
        }
        Deed::EditTeams { adjustment: Some(AdjustmentMade { adjusted, .. }), .. } => {
            parts.push(team_name(tournament, adjusted.team));
            parts.push(t.decimals(&format!("{:+}", f64::from(adjusted.points) / 2.0)));
            parts.extend(adjusted.bonus.then(|| t.text("team-column-bonus")));
        }
        Deed::NextSeason { last, next, organisers } => {
            parts.push(followed(last, next));
            parts.extend(organisers.iter().flatten().filter_map(account));
        }
        Deed::JoinSeries { series, event } => parts.push(followed(series, event)),
        Deed::Ruling(given) => parts.push(ended(given.before, given.after)),
        Deed::Incident { kind, .. } => parts.push(t.kind(*kind)),
        Deed::Ask(asked) => parts.push(request_words(t, asked.kind, asked.round)),
        Deed::AnswerRequest(asked) => {
            parts.push(request_words(t, asked.kind, asked.round));
            let state = format!("request-state-{}", asked.state);
            parts.push(t.with(&state, [("time", clock(t, row.at))]));
        }
        Deed::Announce(one) | Deed::TakeDown(one) => {
            let to = one.to.as_ref().and_then(|to| to.parse().ok());
            parts.extend(to.map(|to| t.audience(&to)).filter(|to| !to.is_empty()));
        }
        Deed::AddWebhook { host, .. } | Deed::RemoveWebhook { host, .. } => {
            parts.extend(host.typed().cloned());
        }
        Deed::EditRegistration { entry, changes, paid, .. } => {
            let waits = changes.as_ref().filter(|_| entry.is_none());
            parts.extend(waits.map(|all| changed(t, tournament, (&deed, EntryId(0)), all)));
            let paid = paid.map(|both| both.map(|paid| Some(yes_or_no(t, paid))));
            parts.extend(paid.map(|[was, now]| arrow(&t.text("private-paid"), was, now)));
        }
        Deed::Invite { role: of, people, .. } => {
            let many = if *people > 1 { format!(" × {people}") } else { String::new() };
            parts.push(role(of) + &many);
        }
        Deed::RevokeInvitation { role: of, .. } => parts.extend(of.as_ref().map(role)),
        Deed::Join { role: of, was, .. } => {
            parts.extend(row.account.and_then(|id| account(&id)));
            parts.push(match was {
                Some(was) => arrow("", Some(role(was)), Some(role(of))),
                None => role(of),
            });
        }
        Deed::RemoveRole { account: id, role: of } => {
            parts.extend(account(id));
            parts.extend(of.as_ref().map(role));
        }
        Deed::NameChief { account: id } | Deed::UnnameChief { account: id } => {
            parts.extend(account(id));
        }
        Deed::CheckIn { registration, .. } => {
            parts.push(t.text(&format!("registration-{registration}")));
        }
        Deed::ReportResult { ending, captain, .. } => {
            let captain = captain.flatten().map(|id| person(t, tournament, id));
            parts.extend(captain.map(|name| t.with("team-captain", [("name", name)])));
            parts.push(t.ending(*ending));
        }
        Deed::Undo { undone, .. } => parts.push(t.deed(*undone)),
        _ => {}
    }
    parts.extend(changes(t, tournament, &deed));
    parts.extend(deed.of_date().filter(|date| date.before.is_some() || date.at.is_some()).map(
        |date| {
            let now = date.date().map(|date| date_words(t, &date));
            match date.before {
                Some(was) => arrow("", Some(t.moment_of(was)), now),
                None => now.unwrap_or_default(),
            }
        },
    ));
    parts.extend(deed.of_board().map(|change| ended(change.before, change.after)));
    let despite = deed.of_board().and_then(|change| change.despite);
    parts.extend(despite.map(|said| t.with("boards-recorded", [("result", t.ending(said))])));
    let committee = match &deed {
        Deed::Ruling(given) => given.committee,
        Deed::WithdrawRuling { committee, .. } => *committee,
        _ => None,
    };
    parts.extend(committee.map(|_| t.text("ruling-by-committee")));
    let overruled = Some(deed.overruled()).filter(|pairs| !pairs.is_empty());
    let overruled = overruled.map(|pairs| [("pairs", forbidden(t, tournament, pairs))]);
    parts.extend(overruled.map(|pairs| t.with("journal-overruled", pairs)));
    parts.extend(deed.reason().map(|reason| t.with("journal-reason", [("reason", reason)])));
    parts.join(" · ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_deed_has_its_words_in_every_language() {
        for t in Lang::all() {
            for deed in DeedKind::ALL {
                let said = t.deed(deed);
                assert!(!said.is_empty() && said != format!("act-{deed}"), "{deed}");
            }
        }
    }
}
