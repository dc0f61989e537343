//! One team: name, squad, captain, and points given or taken apart from its matches.

use crate::web::prelude::*;
use tournament::Message;

use super::list::{Answers, answers};

const SQUAD: Ordered = Ordered { name: "player", most: MOST_IN_SQUAD };

#[derive(Template)]
#[template(path = "organiser/team.html")]
struct TeamForm {
    cx: Page,
    title: String,
    form: Form,
    squad: Vec<OrderedRow>,
    one_more: Option<String>,
    /// Players who can be added to the squad.
    others: Vec<(String, String)>,
    captains: Vec<(String, String)>,
    /// Choices of who meets, for the first team only.
    whos: Answers,
    action: String,
    known: Option<Known>,
    teams: String,
}

struct Known {
    base: String,
    /// Points given and taken: which adjustment, and words.
    adjusted: Vec<(String, String)>,
    points: Form,
    /// Rounds from which it may leave; empty if teams do not meet.
    rounds: Vec<(RoundNo, String)>,
}

struct Typed {
    name: String,
    squad: Vec<EntryId>,
    captain: Option<EntryId>,
    who: Option<WhoMeets>,
}

impl FromForm for Typed {
    fn from_form(reader: &mut Reader<'_>) -> Option<Self> {
        let name = reader.read("name", check_name);
        let number = |typed: &str| typed.trim().parse().ok().map(EntryId);
        let squad = (0..SQUAD.most).map(|n| reader.typed(&SQUAD.field(n)));
        let squad = squad.filter(|typed| !typed.is_empty()).filter_map(number).collect();
        let captain = number(reader.typed("captain"));
        let who = WhoMeets::named(reader.typed("who"));
        Some(Self { name: name?, squad, captain, who })
    }
}

fn fields_of(team: &Team) -> Fields {
    let mut fields = vec![("name".to_owned(), team.name.clone())];
    fields.extend(SQUAD.fields(team.squad.iter().map(ToString::to_string)));
    fields.push(("captain".to_owned(), team.captain.map(|id| id.to_string()).unwrap_or_default()));
    fields
}

pub async fn new(page: Page, event: Event) -> Answer {
    let drawn = event.snapshot.tournament.rounds.iter().any(|round| !round.boards.is_empty());
    let who = if drawn { WhoMeets::Players } else { event.snapshot.tournament.teams.who };
    let form = Form::filled([("name", ""), ("who", who.name())]);
    render(&view(page, &event, None, form))
}

pub async fn show(page: Page, event: Event, place: Path<(String, i32)>) -> Answer {
    let team = team_of(&event, &place)?;
    let form = Form::filled(fields_of(team));
    render(&view(page, &event, Some(team.no), form))
}

fn team_of<'a>(event: &'a Event, place: &(String, i32)) -> Result<&'a Team, WebError> {
    event.snapshot.tournament.teams.team(TeamNo(place.1)).ok_or_else(WebError::no_page)
}

fn view(page: Page, event: &Event, no: Option<TeamNo>, form: Form) -> TeamForm {
    let t = page.t;
    let tournament = &event.snapshot.tournament;
    let named = |typed: &str| {
        let entry = typed.parse().ok().and_then(|id| tournament.entry(EntryId(id)));
        entry.map_or_else(
            || typed.to_owned(),
            |entry| format!("{} {}", t.person(entry), t.rank(entry.rank)),
        )
    };
    let squad = SQUAD.rows(&form, named);
    let chosen = SQUAD.chosen(&form);
    let free = |id: EntryId| {
        let elsewhere = tournament.team_of(id).is_some_and(|team| Some(team.no) != no);
        !elsewhere && !chosen.contains(&id.to_string().as_str())
    };
    let mut people: Vec<_> = tournament.entries.iter().filter(|entry| free(entry.id)).collect();
    people.sort_by_cached_key(|entry| t.name_key(&entry.surname, &entry.first_name));
    let person = |entry: &tournament::Entry| (entry.id.to_string(), named(&entry.id.to_string()));
    let nobody = (String::new(), t.text("match-nobody"));
    let others = std::iter::once(nobody.clone()).chain(people.into_iter().map(person));
    let members = squad.iter().map(|(_, id, name)| (id.clone(), name.clone()));
    let known = no.map(|no| Known {
        base: event.path(&format!("/teams/{no}")),
        adjusted: adjusted(t, &tournament.teams, no),
        rounds: leaving(t, tournament),
        points: Form::filled([
            ("round", String::new()),
            ("points", String::new()),
            ("reason", String::new()),
        ]),
    });
    let team = no.and_then(|no| tournament.teams.team(no));
    let title = team.map_or_else(|| t.text("team-new"), |team| team.name.clone());
    TeamForm {
        one_more: SQUAD.one_more(&form),
        others: others.collect(),
        captains: std::iter::once(nobody).chain(members).collect(),
        squad,
        whos: match tournament.teams.list.is_empty() {
            true => answers(t, "who", &WhoMeets::NAMES),
            false => Vec::new(),
        },
        action: match no {
            Some(no) => event.path(&format!("/teams/{no}/edit")),
            None => event.path("/new-team"),
        },
        known,
        teams: event.path("/teams"),
        cx: frame(page, event).titled(&title),
        title,
        form,
    }
}

/// Rounds that are not complete; none if teams do not meet.
fn leaving(t: Lang, tournament: &Tournament) -> Vec<(RoundNo, String)> {
    let over = |no: &RoundNo| {
        let round = tournament.round(*no).filter(|round| round.is_public());
        round.is_some_and(|round| round.pending().next().is_none())
    };
    let rounds = (1..=tournament.settings.rounds).map(RoundNo).filter(|no| !over(no));
    let rounds = rounds.filter(|_| tournament.teams.meet());
    rounds.map(|no| (no, t.with("round-number", [("round", no)]))).collect()
}

/// An adjustment as its button names it: at that index the list may have another by then.
fn mark(at: usize, one: &Adjustment) -> String {
    format!("{at}.{}.{}", one.round, one.points.0)
}

fn adjusted(t: Lang, teams: &Teams, no: TeamNo) -> Vec<(String, String)> {
    let own = teams.adjustments.iter().enumerate().filter(|(_, one)| one.team == no);
    own.map(|(at, one)| {
        let points = t.decimals(&format!("{:+}", f64::from(one.points.0) / 2.0));
        let round = t.with("round-number", [("round", one.round)]);
        let bonus = one.bonus.then(|| t.text("team-column-bonus"));
        (
            mark(at, one),
            t.listed(
                [Some(round), Some(points), bonus, Some(one.reason.clone())].into_iter().flatten(),
            ),
        )
    })
    .collect()
}

pub async fn add(act: Act) -> Answer {
    if let Some(rearranged) = SQUAD.rearranged(&act.form) {
        return render(&view(act.cx.page, &act.cx.event, None, rearranged));
    }
    let typed = match act.form.parse::<Typed>() {
        Ok(typed) => typed,
        Err(wrong) => return render_wrong(&view(act.cx.page, &act.cx.event, None, wrong)),
    };
    let edit = move |now: &Tournament| {
        let mut teams = now.teams.clone().made_here();
        let Typed { name, squad, captain, who } = typed;
        teams.who = who.filter(|_| teams.list.is_empty()).unwrap_or(teams.who);
        teams.list.push(Team { captain, ..Team::new(teams.next_no(), &name, squad) });
        Ok(teams)
    };
    match act.blocking(move |service, id, by| service.edit_teams(id, by, edit)).await {
        Ok(_) => act.done("/teams", Sentence::new("teams-saved")),
        Err(error) => again(act, None, error),
    }
}

pub async fn change(act: Act, place: Path<(String, i32)>) -> Answer {
    let no = team_of(&act.cx.event, &place)?.no;
    if let Some(rearranged) = SQUAD.rearranged(&act.form) {
        return render(&view(act.cx.page, &act.cx.event, Some(no), rearranged));
    }
    if let Err(wrong) = act.form.parse::<Typed>() {
        return render_wrong(&view(act.cx.page, &act.cx.event, Some(no), wrong));
    }
    let sent = act.form.clone();
    let edit = move |now: &Tournament| {
        let mut teams = now.teams.clone();
        if let Some(team) = teams.list.iter_mut().find(|team| team.no == no) {
            let Typed { name, squad, captain, .. } = sent.merged(fields_of(team))?;
            (team.name, team.squad, team.captain) = (name, squad, captain);
        }
        Ok(teams)
    };
    match act.blocking(move |service, id, by| service.edit_teams(id, by, edit)).await {
        Ok(_) => act.done("/teams", Sentence::new("teams-saved")),
        Err(error) => again(act, Some(no), error),
    }
}

fn again(act: Act, no: Option<TeamNo>, error: ServiceError) -> Answer {
    let form = match error {
        ServiceError::Refused(Refusal::Team(fault)) => at_its_row(&act, &fault),
        error => act.form.after(error)?,
    };
    render_wrong(&view(act.cx.page, &act.cx.event, no, form))
}

/// Puts the fault at the row of its player, who is named as the page does.
fn at_its_row(act: &Act, fault: &TeamFault) -> Form {
    let tournament = &act.cx.event.snapshot.tournament;
    let mut rows = SQUAD.rows(&act.form, str::to_owned);
    let (player, other) = match fault {
        TeamFault::TwiceInSquad { player, .. } => (player, None),
        TeamFault::TwoSquads { player, team, other } => (player, Some([team, other])),
        TeamFault::CaptainNotInSquad { player, .. } => {
            let captain = act.form.value("captain").to_owned();
            rows = vec![("captain".to_owned(), captain, String::new())];
            (player, None)
        }
        _ => return act.form.refused("", fault.sentence()),
    };
    let row = rows.iter().rev().find_map(|(field, id, _)| {
        let entry = tournament.entry(EntryId(id.parse().ok()?))?;
        let team = tournament.team_of(entry.id).map(|team| &team.name);
        let of_both = other.is_none_or(|both| team.is_some_and(|team| both.contains(&team)));
        (entry.full_name() == *player && of_both).then_some((field, entry))
    });
    match row {
        Some((field, entry)) => {
            let said = fault.sentence().with("player", act.cx.page.t.person(entry));
            act.form.refused(field, said)
        }
        None => act.form.refused("", fault.sentence()),
    }
}

/// Only a team without a match can be removed.
pub async fn remove(act: Act, place: Path<(String, i32)>) -> Answer {
    let (no, name) = team_of(&act.cx.event, &place).map(|team| (team.no, team.name.clone()))?;
    let edit = move |now: &Tournament| {
        let mut teams = now.teams.clone();
        teams.list.retain(|team| team.no != no);
        teams.adjustments.retain(|one| one.team != no);
        Ok(teams)
    };
    match act.blocking(move |service, id, by| service.edit_teams(id, by, edit)).await {
        Ok(_) => act.done("/teams", Sentence::new("team-removed").with("team", name)),
        Err(error) => act.refused(&format!("/teams/{no}/edit"), error),
    }
}

struct Points {
    round: i32,
    points: HalfPoints,
    reason: String,
    bonus: bool,
}

const MOST_POINTS: i32 = 100;

impl FromForm for Points {
    fn from_form(reader: &mut Reader<'_>) -> Option<Self> {
        let round = reader.number("round", 1..=32);
        let points = reader.read("points", signed_points);
        let reason = reader.read("reason", check_name);
        let bonus = reader.ticked("bonus");
        Some(Self { round: round?, points: points?, reason: reason?, bonus })
    }
}

/// `+1.5` gives points, `-1` takes them.
fn signed_points(typed: &str) -> Result<HalfPoints, Sentence> {
    let typed = typed.trim().replace('−', "-");
    let taken = typed.strip_prefix('-');
    let points = crate::web::read_points(taken.unwrap_or(typed.trim_start_matches('+')))?;
    let within = points.0 > 0 && points.0 <= 2 * MOST_POINTS;
    let wrong = || Sentence::new("fault-points").with("typed", typed.as_str());
    let signed = if taken.is_some() { HalfPoints(-points.0) } else { points };
    within.then_some(signed).ok_or_else(wrong)
}

/// `back` is the `mark` of an adjustment to remove.
pub async fn points(act: Act, place: Path<(String, i32)>) -> Answer {
    let no = team_of(&act.cx.event, &place)?.no;
    let back = Some(act.form.value("back").to_owned()).filter(|back| !back.is_empty());
    let place_of = move |teams: &Teams, back: &str| {
        let own = |(at, one): (usize, &Adjustment)| one.team == no && mark(at, one) == *back;
        teams.adjustments.iter().enumerate().position(own)
    };
    let teams = &act.cx.event.snapshot.tournament.teams;
    if back.as_deref().is_some_and(|back| place_of(teams, back).is_none()) {
        return Err(WebError::changed_meanwhile());
    }
    let typed = match (&back, act.form.parse::<Points>()) {
        (Some(_), _) => None,
        (None, Ok(typed)) => Some(typed),
        (None, Err(wrong)) => {
            let form = Form::filled(fields_of(team_of(&act.cx.event, &place)?));
            let mut page = view(act.cx.page, &act.cx.event, Some(no), form);
            if let Some(known) = &mut page.known {
                known.points = wrong;
            }
            return render_wrong(&page);
        }
    };
    let edit = move |now: &Tournament| {
        let mut teams = now.teams.clone();
        match typed {
            Some(Points { round, .. }) if round > now.settings.rounds => {
                return Err(Refusal::NoSuchRound { rounds: now.settings.rounds }.into());
            }
            Some(Points { round, points, reason, bonus }) => {
                let round = RoundNo(round);
                teams.adjustments.push(Adjustment { team: no, round, points, reason, bonus });
            }
            None => {
                let at = back.as_deref().and_then(|back| place_of(&teams, back));
                at.map(|at| teams.adjustments.remove(at));
            }
        }
        Ok(teams)
    };
    let to = format!("/teams/{no}/edit");
    match act.blocking(move |service, id, by| service.edit_teams(id, by, edit)).await {
        Ok(_) => act.done(&to, Sentence::new("teams-saved")),
        Err(error) => act.refused(&to, error),
    }
}
