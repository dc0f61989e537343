//! The teams of an event, ways to make them, and the rules of their matches.

use crate::web::prelude::*;
use pairing::team_rounds;
use standings::TeamSheet;

const MOST_CRITERIA: usize = 8;

const PLACEMENT: Ordered = Ordered { name: "placement", most: MOST_CRITERIA };

/// In half points, as in files.
const MOST_OF_A_BYE: i32 = 40;

fields! {
    /// The order of criteria is read apart.
    RULES: Teams {
        size: Whole(TEAM_SIZES);
        who: OneOf(WhoMeets::named);
        system: OneOf(TeamSystem::named);
        decision: OneOf(MatchDecision::named);
        worth: OneOf(MatchWorth::named);
        bye: ReadAs(points_of_a_bye, HalfPoints::to_string);
        lock: OneOf(LineUpLock::named);
        strength: OneOf(TeamStrength::named);
        groups: Whole(0..=MOST_GROUPS);
        qualifiers: Whole(1..=MOST_QUALIFIERS);
    }
}

fields! {
    TICKS: Teams { handicaps: Flag; unopposed: Flag; first_black: Flag; clubs_apart: Flag; }
}

fn points_of_a_bye(typed: &str) -> Result<HalfPoints, Sentence> {
    let wrong = || Sentence::new("fault-points").with("typed", typed);
    read_points(typed).and_then(|points| {
        (0..=MOST_OF_A_BYE).contains(&points.0).then_some(points).ok_or_else(wrong)
    })
}

impl FromForm for Teams {
    fn from_form(reader: &mut Reader<'_>) -> Option<Self> {
        let rules = read_fields(RULES, reader, &Self::default());
        let placement = placement(reader);
        let rules = read_fields(TICKS, reader, &rules?)?;
        // The default, one qualifier, is stored as 0.
        let qualifiers = if rules.qualifiers == 1 { 0 } else { rules.qualifiers };
        Some(Self { qualifiers, placement: placement?, ..rules })
    }
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

fn filled(teams: &Teams) -> Fields {
    let teams = &Teams { qualifiers: teams.qualifiers.max(1), ..teams.clone() };
    let placement = teams.placement.iter().map(|one| one.name()).chain(std::iter::repeat(""));
    let mut fields = filled_fields(RULES, teams);
    fields.extend(PLACEMENT.fields(placement.take(PLACEMENT.most)));
    fields.extend(filled_fields(TICKS, teams));
    fields
}

#[derive(Template)]
#[template(path = "organiser/teams.html")]
struct TeamsPage {
    cx: Cx,
    form: Form,
    /// How many finished matches the new size would change, where that is asked.
    anew: usize,
}

impl TeamsPage {
    fn of(cx: &Cx, form: Form) -> Self {
        Self { cx: cx.clone().headed("way-teams"), form, anew: 0 }
    }

    fn squad(&self, team: &Team) -> String {
        self.cx.listed(team.squad.iter().map(|id| self.cx.player(*id)))
    }

    fn without_team(&self) -> Vec<&Entry> {
        let tournament = self.cx.tournament();
        tournament.entries.iter().filter(|one| tournament.team_of(one.id).is_none()).collect()
    }

    /// How many rounds the round robin takes, if the event has fewer or more.
    fn rounds_needed(&self) -> Option<usize> {
        let has = usize::try_from(self.cx.tournament().settings.rounds).unwrap_or(0);
        team_rounds(self.cx.tournament()).filter(|takes| *takes != has)
    }

    fn columns(&self) -> Vec<TeamColumn> {
        TeamCriterion::ALL.iter().map(|one| TeamColumn::new(self.cx.t, *one)).collect()
    }

    fn criteria(&self) -> Vec<(&'static str, String)> {
        let named = |one: TeamColumn| (one.code, self.cx.labelled(one.code, &one.head));
        let none = ("", self.cx.text("criterion-none"));
        std::iter::once(none).chain(self.columns().into_iter().map(named)).collect()
    }

    fn order(&self) -> String {
        let order = self.cx.tournament().teams.placement.iter();
        self.cx.listed(order.map(|one| TeamColumn::new(self.cx.t, *one).head))
    }
}

/// The label of a field, without the mark of a question.
fn plain_label(label: &str) -> &str {
    label.trim_end_matches(['?', '？', ' ', '\u{202f}', '\u{a0}'])
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

/// The number of finished matches with another result in matches of that size.
fn results_changed(now: &Tournament, size: u8) -> usize {
    let mut then = now.clone();
    then.teams.size = size;
    let newest = now.last_public_round().unwrap_or(RoundNo(0));
    let [was, is] = [now, &then].map(|event| TeamSheet::new(event, newest));
    let of_team = |at: usize| {
        let both = was.encounters_of(at).zip(is.encounters_of(at));
        let differ = both.filter(|((_, was), (_, is))| !was.open && was.points != is.points);
        differ.map(move |((no, was), _)| (no, at.min(was.opponent)))
    };
    (0..was.len()).flat_map(of_team).collect::<BTreeSet<_>>().len()
}

#[route("GET", "/t/{slug}/teams", Organiser)]
async fn show(cx: Cx) -> Answer {
    let form = Form::filled(filled(&cx.tournament().teams));
    render(&TeamsPage::of(&cx, form))
}

#[route("POST", "/t/{slug}/teams", Organiser)]
async fn change(act: Act) -> Answer {
    let again = |form| TeamsPage::of(&act, form);
    if let Some(rearranged) = PLACEMENT.rearranged(&act.form) {
        return render(&again(rearranged));
    }
    let rules = act.parse::<Teams, _>(again)?;
    if let Some(why) = groups_too_small(act.tournament(), &rules) {
        return Err(act.wrong("groups", why, again));
    }
    let anew = results_changed(act.tournament(), rules.size);
    if anew > 0 && act.form.value("anew") != anew.to_string() {
        let why = Sentence::new("team-size-anew-ask").with("n", anew);
        return Err(act.wrong("size", why, |form| TeamsPage { anew, ..again(form) }));
    }
    let sent = act.form.clone();
    let edit = move |now: &Tournament| {
        let rules = ordered_by_system(&now.teams, sent.merged(filled(&now.teams))?);
        let (list, adjustments) = (now.teams.list.clone(), now.teams.adjustments.clone());
        Ok(Teams { list, adjustments, ..rules })
    };
    act.saved(act.blocking(move |acts| acts.edit_teams(edit)).await, again)?;
    act.done("/teams", Sentence::new("teams-saved"))
}

/// Makes teams of the clubs and people that the page showed.
#[route("POST", "/t/{slug}/teams-of-clubs", Organiser)]
async fn of_clubs(act: Act) -> Answer {
    let shown: Vec<String> = act.form.values("club").map(str::to_owned).collect();
    let made = shown.len();
    let people: HashSet<String> = act.form.values("player").map(str::to_owned).collect();
    let who = WhoMeets::named(act.form.value("who"));
    let edit = move |now: &Tournament| {
        let mut teams = now.teams.clone().made_here();
        teams.who = who.filter(|_| teams.list.is_empty()).unwrap_or(teams.who);
        let mut of_clubs = now.teams_of_clubs();
        of_clubs.retain(|team| shown.contains(&team.name));
        for team in &mut of_clubs {
            team.squad.retain(|id| people.contains(&id.to_string()));
        }
        teams.list.extend(of_clubs);
        Ok(teams)
    };
    let done = act.blocking(move |acts| acts.edit_teams(edit)).await;
    act.respond("/teams", done, |()| Sentence::new("teams-made").with("n", made))
}
