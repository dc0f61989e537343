//! The teams of an event, ways to make them, and the rules of their matches.

use crate::web::prelude::*;
use pairing::team_rounds;
use tournament::Message;

const MOST_CRITERIA: usize = 8;

const PLACEMENT: Ordered = Ordered { name: "placement", most: MOST_CRITERIA };

struct Line {
    no: String,
    name: String,
    squad: String,
    /// Name of the captain, or that there is none.
    captain: String,
    /// Whether the captain no longer plays.
    left: bool,
    href: String,
    edit: String,
}

/// Choices: name in files, label.
pub(super) type Answers = Vec<(String, String)>;

#[derive(Template)]
#[template(path = "organiser/teams.html")]
struct TeamsPage {
    cx: Page,
    form: Form,
    lines: Vec<Line>,
    faults: Vec<String>,
    /// That the event has fewer or more rounds than its round robin takes; else empty.
    rounds: String,
    /// Players without a team.
    without: Vec<String>,
    clubs: Vec<String>,
    said: Vec<String>,
    whos: Answers,
    systems: Answers,
    decisions: Answers,
    worths: Answers,
    locks: Answers,
    strengths: Answers,
    placement: Vec<OrderedRow>,
    one_more: Option<String>,
    criteria: Answers,
    columns: Vec<TeamColumn>,
    base: String,
}

struct Rules(Teams);

impl FromForm for Rules {
    fn from_form(reader: &mut Reader<'_>) -> Option<Self> {
        let size = reader.number("size", TEAM_SIZES);
        let who = reader.choose("who", WhoMeets::named);
        let system = reader.choose("system", TeamSystem::named);
        let decision = reader.choose("decision", MatchDecision::named);
        let worth = reader.choose("worth", MatchWorth::named);
        let bye = reader.read("bye", points_of_a_bye);
        let lock = reader.choose("lock", LineUpLock::named);
        let strength = reader.choose("strength", TeamStrength::named);
        let groups = reader.number("groups", 0..=MOST_GROUPS);
        let qualifiers = reader.number("qualifiers", 1..=MOST_QUALIFIERS);
        let placement = placement(reader);
        Some(Self(Teams {
            size: size?,
            who: who?,
            system: system?,
            decision: decision?,
            worth: worth?,
            bye: bye?,
            lock: lock?,
            strength: strength?,
            groups: groups?,
            // The default, one qualifier, is stored as 0.
            qualifiers: qualifiers.map(|count| if count == 1 { 0 } else { count })?,
            placement: placement?,
            first_black: reader.ticked("first_black"),
            clubs_apart: reader.ticked("clubs_apart"),
            handicaps: reader.ticked("handicaps"),
            unopposed: reader.ticked("unopposed"),
            ..Teams::default()
        }))
    }
}

/// In half points, as in files.
const MOST_OF_A_BYE: i32 = 40;

fn points_of_a_bye(typed: &str) -> Result<HalfPoints, Sentence> {
    let wrong = || Sentence::new("fault-points").with("typed", typed);
    read_points(typed).and_then(|points| {
        (0..=MOST_OF_A_BYE).contains(&points.0).then_some(points).ok_or_else(wrong)
    })
}

fn placement(reader: &mut Reader<'_>) -> Option<Vec<TeamCriterion>> {
    let choice = || Sentence::new("fault-choice");
    let mut order = Vec::new();
    for place in 0..PLACEMENT.most {
        let read = |typed: &str| typed.parse::<TeamCriterion>().map_err(|_| choice());
        order.extend(reader.read_if_any(&PLACEMENT.field(place), read)?);
    }
    let twice = (1..order.len()).find(|at| order[..*at].contains(&order[*at]));
    if let Some(one) = twice.map(|at| order[at]) {
        reader.refuse("placement", Fault::Twice { what: one.to_string() });
        return None;
    }
    if order.is_empty() {
        reader.refuse("placement", choice());
        return None;
    }
    Some(order)
}

fn fields_of(teams: &Teams) -> Fields {
    let names = teams.placement.iter().map(|one| one.name());
    let places = names.chain(std::iter::repeat("")).take(PLACEMENT.most);
    let mut fields: Fields = [
        ("size", teams.size.to_string()),
        ("who", teams.who.to_string()),
        ("system", teams.system.to_string()),
        ("decision", teams.decision.to_string()),
        ("worth", teams.worth.to_string()),
        ("bye", teams.bye.to_string()),
        ("lock", teams.lock.to_string()),
        ("strength", teams.strength.to_string()),
        ("groups", teams.groups.to_string()),
        ("qualifiers", teams.qualifiers.max(1).to_string()),
    ]
    .map(|(name, value)| (name.to_owned(), value))
    .into();
    let ticks = [
        ("handicaps", teams.handicaps),
        ("unopposed", teams.unopposed),
        ("first_black", teams.first_black),
        ("clubs_apart", teams.clubs_apart),
    ];
    let ticked = ticks.into_iter().filter(|(_, is)| *is);
    fields.extend(PLACEMENT.fields(places));
    fields.extend(ticked.map(|(name, _)| (name.to_owned(), "yes".to_owned())));
    fields
}

pub(super) fn answers(t: Lang, kind: &str, names: &[&str]) -> Answers {
    // Message keys cannot contain a dot.
    let key = |name: &str| format!("team-{kind}-{}", name.replace('.', "-"));
    names.iter().map(|name| ((*name).to_owned(), t.text(&key(name)))).collect()
}

pub async fn show(page: Page, event: Event) -> Answer {
    let form = Form::filled(fields_of(&event.snapshot.tournament.teams));
    render(&view(page, &event, form))
}

fn view(page: Page, event: &Event, form: Form) -> TeamsPage {
    let t = page.t;
    let tournament = &event.snapshot.tournament;
    let name = |id| event.name(t, id);
    let line = |team: &Team| Line {
        no: team.no.to_string(),
        name: team.name.clone(),
        squad: t.listed(team.squad.iter().map(|id| name(*id))),
        captain: match team.captain {
            None => t.text("team-captain-none"),
            Some(captain) => {
                let left = tournament.captain_left(team);
                let key = if left { "team-captain-left" } else { "team-captain" };
                t.with(key, [("name", name(captain))])
            }
        },
        left: tournament.captain_left(team),
        href: event.path(&format!("/teams/{}", team.no)),
        edit: event.path(&format!("/teams/{}/edit", team.no)),
    };
    let without = tournament.entries.iter().filter(|entry| tournament.team_of(entry.id).is_none());
    let answers = |kind: &str, names: &[&str]| answers(t, kind, names);
    let faults = tournament.team_faults();
    let columns: Vec<TeamColumn> =
        TeamCriterion::ALL.iter().map(|one| TeamColumn::new(t, *one)).collect();
    let named = |columns: &[TeamColumn], name: &str| {
        let known = columns.iter().find(|one| one.code == name);
        known.map_or_else(|| name.to_owned(), |one| t.labelled(one.code, &one.head))
    };
    TeamsPage {
        lines: tournament.teams.list.iter().map(line).collect(),
        faults: faults.iter().map(|fault| t.sentence(&fault.sentence())).collect(),
        rounds: round_robin(t, tournament),
        without: without.map(|entry| t.person(entry)).collect(),
        clubs: tournament.teams_of_clubs().into_iter().map(|team| team.name).collect(),
        said: said(t, &tournament.teams),
        whos: answers("who", &WhoMeets::NAMES),
        systems: answers("system", &TeamSystem::NAMES),
        decisions: answers("decision", &MatchDecision::NAMES),
        worths: answers("worth", &MatchWorth::NAMES),
        locks: answers("lock", &LineUpLock::NAMES),
        strengths: answers("strength", &TeamStrength::NAMES),
        placement: PLACEMENT.rows(&form, |name| named(&columns, name)),
        one_more: PLACEMENT.one_more(&form),
        criteria: std::iter::once((String::new(), t.text("criterion-none")))
            .chain(columns.iter().map(|one| (one.code.to_owned(), named(&columns, one.code))))
            .collect(),
        columns,
        form,
        base: event.path(""),
        cx: frame(page, event).titled(t.text("way-teams")),
    }
}

fn said(t: Lang, teams: &Teams) -> Vec<String> {
    let answer = |kind: &str, name: &str| {
        let words = t.text(&format!("team-{kind}-{}", name.replace('.', "-")));
        (t.text(&format!("team-{kind}")), words)
    };
    let heads = teams.placement.iter().map(|one| TeamColumn::new(t, *one).head);
    let order = (t.text("team-placement"), t.listed(heads));
    let matches = [
        (t.text("team-size"), teams.size.to_string()),
        answer("system", teams.system.name()),
        answer("decision", teams.decision.name()),
        answer("worth", teams.worth.name()),
        (t.text("team-bye"), t.points(teams.bye)),
        order,
        answer("lock", teams.lock.name()),
    ];
    let matches = matches.into_iter().filter(|_| teams.who == WhoMeets::Teams);
    let facts = std::iter::once(answer("who", teams.who.name())).chain(matches);
    let facts = facts.map(|(label, words)| {
        t.labelled(label.trim_end_matches(['?', '？', ' ', '\u{202f}', '\u{a0}']), &words)
    });
    let ticks = [
        ("team-unopposed", teams.unopposed),
        ("team-handicaps", teams.handicaps),
        ("team-clubs-apart", teams.clubs_apart),
        ("team-first-black", teams.first_black),
    ];
    let ticked = ticks.into_iter().filter(|(_, is)| *is).map(|(key, _)| t.text(key));
    facts.chain(ticked).map(|words| t.with("settings-said-words", [("words", words)])).collect()
}

/// Empty if the event has as many rounds as its round robin takes, or is no round robin.
fn round_robin(t: Lang, tournament: &Tournament) -> String {
    let has = usize::try_from(tournament.settings.rounds).unwrap_or(0);
    let Some(takes) = team_rounds(tournament).filter(|takes| *takes != has) else {
        return String::new();
    };
    let n = tournament.teams.list.len();
    t.with("teams-round-robin", (("n", n), ("takes", takes), ("has", has)))
}

/// If the system changed but the order of criteria did not, replaces the old system's score by the new one's.
fn ordered_by_system(now: &Teams, mut rules: Teams) -> Teams {
    use TeamCriterion::{KnockOut, Mcmahon, Teamp};
    if now.system == rules.system || now.placement != rules.placement {
        return rules;
    }
    let order = &mut rules.placement;
    let (out, new) = match rules.system {
        TeamSystem::McMahon => (Teamp, Mcmahon),
        _ => (Mcmahon, Teamp),
    };
    order.retain(|one| *one != KnockOut);
    if order.contains(&out) {
        order.retain(|one| *one != new);
    }
    order.iter_mut().filter(|one| **one == out).for_each(|one| *one = new);
    if rules.system == TeamSystem::Groups {
        order.insert(0, KnockOut);
        order.truncate(MOST_CRITERIA);
    }
    rules
}

fn groups_too_small(now: &Tournament, rules: &Teams) -> Option<Sentence> {
    let (groups, teams) = (usize::from(rules.groups), now.teams.list.len());
    let least = usize::from(rules.qualifiers.max(2));
    let few = rules.system == TeamSystem::Groups && groups > 0 && teams > 0;
    (few && teams / groups < least)
        .then(|| Sentence::new("fault-team-groups").with("n", teams).with("least", least))
}

pub async fn change(act: Act) -> Answer {
    if let Some(rearranged) = PLACEMENT.rearranged(&act.form) {
        return render(&view(act.cx.page, &act.cx.event, rearranged));
    }
    match act.form.parse::<Rules>() {
        Err(wrong) => return render_wrong(&view(act.cx.page, &act.cx.event, wrong)),
        Ok(Rules(rules)) => {
            let why = groups_too_small(&act.cx.event.snapshot.tournament, &rules);
            if let Some(why) = why {
                let wrong = act.form.refused("groups", why);
                return render_wrong(&view(act.cx.page, &act.cx.event, wrong));
            }
        }
    }
    let sent = act.form.clone();
    let edit = move |now: &Tournament| {
        let Rules(rules) = sent.merged(fields_of(&now.teams))?;
        let rules = ordered_by_system(&now.teams, rules);
        let (list, adjustments) = (now.teams.list.clone(), now.teams.adjustments.clone());
        Ok(Teams { list, adjustments, ..rules })
    };
    match act.blocking(move |service, id, by| service.edit_teams(id, by, edit)).await {
        Ok(_) => act.done("/teams", Sentence::new("teams-saved")),
        Err(error) => render_wrong(&view(act.cx.page, &act.cx.event, act.form.after(error)?)),
    }
}

/// Makes teams of the clubs that the page showed.
pub async fn of_clubs(act: Act) -> Answer {
    let shown: Vec<String> = act.form.values("club").map(str::to_owned).collect();
    let made = shown.len();
    let who = WhoMeets::named(act.form.value("who"));
    let edit = move |now: &Tournament| {
        let mut teams = now.teams.clone().made_here();
        teams.who = who.filter(|_| teams.list.is_empty()).unwrap_or(teams.who);
        let of_clubs = now.teams_of_clubs().into_iter();
        teams.list.extend(of_clubs.filter(|team| shown.contains(&team.name)));
        if now.teams.is_usual() {
            teams.size = teams.likely_size();
        }
        Ok(teams)
    };
    match act.blocking(move |service, id, by| service.edit_teams(id, by, edit)).await {
        Ok(_) => act.done("/teams", Sentence::new("teams-made").with("n", made)),
        Err(error) => act.refused("/teams", error),
    }
}
