//! One team: name, squad, captain, and points given or taken apart from its matches.

use crate::web::prelude::*;

const SQUAD: Ordered = Ordered { name: "player", most: MOST_IN_SQUAD };

type Place = Path<(String, i32)>;

fn typed(reader: &mut Reader<'_>, was: &Team) -> Option<Team> {
    let name = reader.read("name", check_name)?;
    let id = |field: &str| reader.typed(field).trim().parse().ok().map(EntryId);
    let squad = (0..SQUAD.most).filter_map(|n| id(&SQUAD.field(n))).collect();
    Some(Team { name, squad, captain: id("captain"), ..was.clone() })
}

fn filled(team: &Team) -> Fields {
    let name = ("name".to_owned(), team.name.clone());
    let captain = team.captain.map(|id| id.to_string()).unwrap_or_default();
    let squad = SQUAD.fields(team.squad.iter().map(ToString::to_string));
    std::iter::once(name).chain(squad).chain([("captain".to_owned(), captain)]).collect()
}

#[derive(Template)]
#[template(path = "organiser/team.html")]
struct TeamPage {
    cx: Cx,
    no: Option<TeamNo>,
    form: Form,
    /// The form that gives or takes points.
    points: Form,
    /// Whether it left and may come back.
    back: bool,
}

impl TeamPage {
    fn of(cx: &Cx, team: Option<&Team>, form: Form) -> Self {
        let title = team.map_or_else(|| cx.text("team-new"), |team| team.name.clone());
        let points = Form::empty();
        Self {
            cx: cx.clone().titled(title),
            no: team.map(|team| team.no),
            form,
            points,
            back: false,
        }
    }

    fn named(&self, typed: &str) -> String {
        let entry = typed.parse().ok().and_then(|id| self.cx.tournament().entry(EntryId(id)));
        let words = |one: &Entry| format!("{} {}", self.cx.person(one), self.cx.rank(one.rank));
        entry.map_or_else(|| typed.to_owned(), words)
    }

    fn squad(&self) -> Vec<OrderedRow> {
        SQUAD.rows(&self.form, |typed| self.named(typed))
    }

    fn answers(&self, people: impl IntoIterator<Item = String>) -> Vec<(String, String)> {
        let nobody = (String::new(), self.cx.text("match-nobody"));
        let person = |id: String| (id.clone(), self.named(&id));
        std::iter::once(nobody).chain(people.into_iter().map(person)).collect()
    }

    /// Players who can be added to the squad.
    fn others(&self) -> Vec<(String, String)> {
        let (tournament, chosen) = (self.cx.tournament(), SQUAD.chosen(&self.form));
        let free = |entry: &&Entry| {
            let elsewhere =
                tournament.team_of(entry.id).is_some_and(|team| Some(team.no) != self.no);
            !elsewhere && !chosen.contains(&entry.id.to_string().as_str())
        };
        let mut people: Vec<_> = tournament.entries.iter().filter(free).collect();
        people.sort_by_cached_key(|one| self.cx.name_key(&one.surname, &one.first_name));
        self.answers(people.into_iter().map(|entry| entry.id.to_string()))
    }

    fn captains(&self) -> Vec<(String, String)> {
        self.answers(SQUAD.chosen(&self.form).into_iter().map(str::to_owned))
    }

    /// Points given and taken, each with how its button names it.
    fn adjusted(&self, no: TeamNo) -> Vec<(String, &Adjustment)> {
        let all = self.cx.tournament().teams.adjustments.iter().enumerate();
        all.filter(|(_, one)| one.team == no).map(|(at, one)| (mark(at, one), one)).collect()
    }

    fn adjustment_words(&self, one: &Adjustment) -> String {
        self.cx.decimals(&format!("{:+}", f64::from(one.points.0) / 2.0))
    }

    /// Rounds from which it may leave: those that are not complete; none if teams do not meet.
    fn leaves_from(&self) -> Vec<RoundNo> {
        let tournament = self.cx.tournament();
        let over = |no: &RoundNo| {
            let round = tournament.round(*no).filter(|round| round.is_public());
            round.is_some_and(|round| round.pending().next().is_none())
        };
        let rounds = (1..=tournament.settings.rounds).map(RoundNo).filter(|no| !over(no));
        let team = self.no.and_then(|no| tournament.teams.team(no));
        let left = team.is_none_or(|team| tournament.left_from(team).is_some());
        rounds.filter(|_| tournament.teams.meet() && !left).collect()
    }
}

#[route("POST", "/t/{slug}/teams/{team}/back", Organiser)]
async fn comes_back(act: Act, place: Place) -> Answer {
    let (no, name) = team_of(&act, &place).map(|team| (team.no, team.name.clone()))?;
    let rounds = act.tournament().rounds.iter().filter(|round| round.is_public());
    let without: Vec<RoundNo> = rounds
        .filter(|round| !round.teams.teams().any(|team| team == no))
        .map(|round| round.no)
        .collect();
    let done = act.blocking(move |acts| acts.bring_back(no)).await;
    act.respond(&format!("/teams/{no}/edit"), done, |from| {
        let missed = without.into_iter().any(|round| round >= from);
        let said = if missed { "team-back-without" } else { "team-back-done" };
        Sentence::new(said).with("team", name).with("round", from)
    })
}

/// An adjustment as its button names it: at that index the list may have another by then.
fn mark(at: usize, one: &Adjustment) -> String {
    format!("{at}.{}.{}", one.round, one.points.0)
}

fn team_of<'a>(cx: &'a Cx, place: &Place) -> Result<&'a Team> {
    cx.tournament().teams.team(TeamNo(place.1)).ok_or_else(WebError::no_page)
}

#[route("GET", "/t/{slug}/new-team", Organiser)]
async fn new(cx: Cx) -> Answer {
    let drawn = cx.tournament().rounds.iter().any(|round| !round.boards.is_empty());
    let who = if drawn { WhoMeets::Players } else { cx.tournament().teams.who };
    render(&TeamPage::of(&cx, None, Form::filled([("name", ""), ("who", who.name())])))
}

#[route("GET", "/t/{slug}/teams/{team}/edit", Organiser)]
async fn show(cx: Cx, place: Place) -> Answer {
    let team = team_of(&cx, &place)?;
    let (snapshot, no) = (cx.event.snapshot.clone(), team.no);
    let back = cx.blocking(move |service| service.may_come_back(&snapshot, no)).await?;
    render(&TeamPage { back, ..TeamPage::of(&cx, Some(team), Form::filled(filled(team))) })
}

#[route("POST", "/t/{slug}/new-team", Organiser)]
async fn add(act: Act) -> Answer {
    let again = |form| TeamPage::of(&act, None, form);
    if let Some(rearranged) = SQUAD.rearranged(&act.form) {
        return render(&again(rearranged));
    }
    let empty = Team::new(TeamNo(0), "", Vec::new());
    let team = act.read(|reader| typed(reader, &empty), again)?;
    let who = WhoMeets::named(act.form.value("who"));
    let edit = move |now: &Tournament| {
        let mut teams = now.teams.clone().made_here();
        teams.who = who.filter(|_| teams.list.is_empty()).unwrap_or(teams.who);
        teams.list.push(Team { no: teams.next_no(), ..team });
        Ok(teams)
    };
    saved(&act, again, edit).await
}

#[route("POST", "/t/{slug}/teams/{team}/edit", Organiser)]
async fn change(act: Act, place: Place) -> Answer {
    let team = team_of(&act, &place)?;
    let again = |form| TeamPage::of(&act, Some(team), form);
    if let Some(rearranged) = SQUAD.rearranged(&act.form) {
        return render(&again(rearranged));
    }
    act.read(|reader| typed(reader, team), again)?;
    let (sent, no) = (act.form.clone(), team.no);
    let edit = move |now: &Tournament| {
        let mut teams = now.teams.clone();
        if let Some(team) = teams.list.iter_mut().find(|team| team.no == no) {
            *team = sent.merged_by(filled(team), |reader| typed(reader, team))?;
        }
        Ok(teams)
    };
    saved(&act, again, edit).await
}

async fn saved(
    act: &Act,
    again: impl FnOnce(Form) -> TeamPage,
    edit: impl FnOnce(&Tournament) -> Result<Teams, ServiceError> + Send + 'static,
) -> Answer {
    let done = act.blocking(move |acts| acts.edit_teams(edit)).await;
    if let Err(ServiceError::Refused(Refusal::Team(fault))) = &done {
        return Err(WebError::again(&again(at_its_row(act, fault))));
    }
    act.saved(done, again)?;
    act.done("/teams", Sentence::new("teams-saved"))
}

/// Puts the fault at the row of its player, named as on the page.
fn at_its_row(act: &Act, fault: &TeamFault) -> Form {
    let tournament = act.tournament();
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
            act.form.refused(field, fault.sentence().with("player", act.person(entry)))
        }
        None => act.form.refused("", fault.sentence()),
    }
}

/// Only a team without a match can be removed.
#[route("POST", "/t/{slug}/teams/{team}/remove", Organiser)]
async fn remove(act: Act, place: Place) -> Answer {
    let (no, name) = team_of(&act, &place).map(|team| (team.no, team.name.clone()))?;
    let edit = move |now: &Tournament| {
        let mut teams = now.teams.clone();
        teams.list.retain(|team| team.no != no);
        teams.adjustments.retain(|one| one.team != no);
        Ok(teams)
    };
    match act.blocking(move |acts| acts.edit_teams(edit)).await {
        Ok(_) => act.done("/teams", Sentence::new("team-removed").with("team", name)),
        Err(error) => act.refused(&format!("/teams/{no}/edit"), error),
    }
}

const MOST_POINTS: i32 = 100;

fn adjustment(reader: &mut Reader<'_>, team: TeamNo) -> Option<Adjustment> {
    let round = reader.number("round", 1..=32);
    let points = reader.read("points", signed_points);
    let reason = reader.read("reason", check_name);
    let (round, bonus) = (RoundNo(round?), reader.ticked("bonus"));
    Some(Adjustment { team, round, points: points?, reason: reason?, bonus })
}

/// `+1.5` gives points, `-1` takes them.
fn signed_points(typed: &str) -> Result<HalfPoints, Sentence> {
    let typed = typed.trim().replace('−', "-");
    let taken = typed.strip_prefix('-');
    let points = read_points(taken.unwrap_or(typed.trim_start_matches('+')))?;
    let within = points.0 > 0 && points.0 <= 2 * MOST_POINTS;
    let wrong = || Sentence::new("fault-points").with("typed", typed.as_str());
    let signed = if taken.is_some() { HalfPoints(-points.0) } else { points };
    within.then_some(signed).ok_or_else(wrong)
}

/// `back` is the `mark` of an adjustment to remove.
#[route("POST", "/t/{slug}/teams/{team}/points", Organiser)]
async fn points(act: Act, place: Place) -> Answer {
    let team = team_of(&act, &place)?;
    let no = team.no;
    let back = Some(act.form.value("back").to_owned()).filter(|back| !back.is_empty());
    let place_of = move |teams: &Teams, back: &str| {
        let own = |(at, one): (usize, &Adjustment)| one.team == no && mark(at, one) == *back;
        teams.adjustments.iter().enumerate().position(own)
    };
    let given = match &back {
        Some(back) if place_of(&act.tournament().teams, back).is_none() => {
            return Err(WebError::changed_meanwhile());
        }
        Some(_) => None,
        None => {
            let page = |points| {
                let page = TeamPage::of(&act, Some(team), Form::filled(filled(team)));
                TeamPage { points, ..page }
            };
            Some(act.read(|reader| adjustment(reader, no), page)?)
        }
    };
    let edit = move |now: &Tournament| {
        let mut teams = now.teams.clone();
        let rounds = now.settings.rounds;
        match given {
            Some(given) if given.round.0 > rounds => {
                return Err(Refusal::NoSuchRound { rounds }.into());
            }
            Some(given) => teams.adjustments.push(given),
            None => {
                let at = back.as_deref().and_then(|back| place_of(&teams, back));
                at.map(|at| teams.adjustments.remove(at));
            }
        }
        Ok(teams)
    };
    let done = act.blocking(move |acts| acts.edit_teams(edit)).await;
    act.respond(&format!("/teams/{no}/edit"), done, |()| Sentence::new("teams-saved"))
}
