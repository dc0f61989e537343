//! Round robin: all rounds, shown before they are drawn, then drawn and published at once.

use crate::web::prelude::*;
use service::{AllRounds, all_drawn, rounds_of};

#[derive(Template)]
#[template(path = "draft/all.html")]
struct AllPage {
    cx: Cx,
    form: Form,
    /// Unless something is wrong, or the rounds are drawn.
    typed: Option<Typed>,
    /// The tournament with all rounds.
    after: Option<Tournament>,
    refused: String,
}

impl AllPage {
    fn of(cx: &Cx, form: Form, typed: Option<Typed>) -> Self {
        let cx = cx.clone().headed("all-rounds-title");
        let tournament = cx.tournament();
        let typed = typed.filter(|_| tournament.rounds.is_empty());
        let drawn = typed.as_ref().map(|typed| all_drawn(tournament, &typed.request(tournament)));
        let (after, refused) = match drawn.transpose() {
            Ok(after) => (after, String::new()),
            Err(ServiceError::Refused(why)) => {
                (None, cx.sentence(&refusal_in(cx.t, tournament, &why)))
            }
            Err(error) => (None, error.to_string()),
        };
        Self { form, typed, after, refused, cx }
    }

    fn played(&self) -> usize {
        let boards = self.cx.tournament().rounds.iter().flat_map(|round| &round.boards);
        boards.filter(|board| !board.ending.is_pending()).count()
    }

    /// The placement criteria, if they change.
    fn criteria(&self, after: &Tournament) -> Option<String> {
        let placement = &after.settings.placement;
        let names: Vec<String> = placement.iter().map(ToString::to_string).collect();
        let changed = *placement != self.cx.tournament().settings.placement;
        changed.then(|| self.cx.listed(&names))
    }

    /// Until when captains may change line-ups, if that changes.
    fn lock(&self, after: &Tournament) -> Option<String> {
        let (was, lock) = (self.cx.tournament().teams.lock, after.teams.lock);
        let words = || self.cx.text(&format!("team-lock-{lock}"));
        (was != lock).then(|| self.cx.labelled(&self.cx.text("team-lock"), &words()))
    }

    /// Teams, or people who play some rounds, without a match, game or bye in a round.
    fn idle(&self, after: &Tournament, round: &Round) -> Vec<String> {
        let plays = |one: &&Entry| {
            let rounds = one.playing().rounds(after.settings.rounds).next();
            one.is_final() && rounds.is_some() && !round.has_place(one.id)
        };
        match after.teams.meet() {
            true => {
                let busy = |team: &&Team| round.teams.teams().any(|no| no == team.no);
                let idle = after.teams.list.iter().filter(|team| !busy(team));
                idle.map(|team| team.name.clone()).collect()
            }
            false => after.entries.iter().filter(plays).map(|one| self.cx.person(one)).collect(),
        }
    }

    fn window(&self, after: &Tournament, round: &Round) -> Option<String> {
        after.clock(round.no).window.map(|window| window_words(self.cx.t, window))
    }

    fn pairs(&self, after: &Tournament, round: &Round) -> Vec<[String; 2]> {
        let name = |id| {
            let entry = after.entry(id);
            entry.map(|entry| distinct_name(self.cx.t, after, entry)).unwrap_or_default()
        };
        let team = |no| after.teams.team(no).map(|team| team.name.clone()).unwrap_or_default();
        let matches = &round.teams.matches;
        match matches.is_empty() {
            true => round.boards.iter().map(|b| [name(b.black), name(b.white)]).collect(),
            false => matches.iter().map(|one| [team(one.first), team(one.second)]).collect(),
        }
    }
}

struct Typed {
    double: bool,
    seed: u64,
    first: Option<NaiveDate>,
    days: u32,
}

impl FromForm for Typed {
    fn from_form(reader: &mut Reader<'_>) -> Option<Self> {
        let first = match reader.typed("first").trim() {
            "" => Some(None),
            _ => reader.date("first").map(Some),
        };
        let days = match (first, reader.typed("days").trim()) {
            (Some(None), "") => Some(1),
            _ => reader.number("days", 1..=366),
        };
        let seed = reader.typed("seed").parse().ok();
        let now = || Utc::now().timestamp_micros().unsigned_abs();
        let (double, seed) = (reader.ticked("double"), seed.unwrap_or_else(now));
        Some(Self { double, seed, first: first?, days: days? })
    }
}

impl Typed {
    /// Everything but the seed, and who takes part, to compare with what was shown.
    fn choice(&self, tournament: &Tournament) -> String {
        let teams = tournament.teams.list.iter().filter(|_| tournament.teams.meet());
        let teams = teams.map(|team| format!("t{}", team.no));
        let here = tournament.entries.iter().filter(|one| one.is_final());
        let rounds = |one: &Entry| one.playing().to_text(tournament.settings.rounds as usize);
        let who: Vec<_> =
            teams.chain(here.map(|one| format!("{}:{}", one.id, rounds(one)))).collect();
        format!("{} {:?} {} {}", self.double, self.first, self.days, who.join("."))
    }

    /// As the service takes it: consecutive windows in the event's time zone.
    fn request(&self, tournament: &Tournament) -> AllRounds {
        let day = |n: usize| {
            let days = n as u64 * u64::from(self.days);
            let day = self.first?.checked_add_days(Days::new(days))?.and_time(NaiveTime::MIN);
            Some(from_local_time(tournament.settings.zone, day))
        };
        let window = |n: usize| {
            let (from, next) = (day(n)?, day(n + 1)?);
            Some(RoundWindow { from, until: next.checked_sub_signed(TimeDelta::minutes(1))? })
        };
        let windows = (0..rounds_of(tournament, self.double)).map_while(window).collect();
        AllRounds { double: self.double, seed: self.seed, windows }
    }
}

#[route("GET", "/t/{slug}/draft/all", Organiser)]
async fn show(cx: Cx, request: HttpRequest) -> Answer {
    let double = cx.tournament().settings.draw.leagues.iter().any(|league| league.double);
    let query = match request.query_string() {
        "" if double => Form::filled([("double", "yes")]),
        _ => cx.query.clone(),
    };
    let typed: Typed = query.parse_or(|wrong| AllPage::of(&cx, wrong, None))?;
    render(&AllPage::of(&cx, query, Some(typed)))
}

/// Shows a preview, draws and publishes what was shown, or takes all rounds back.
#[route("POST", "/t/{slug}/draft/all", Organiser)]
async fn change(act: Act) -> Answer {
    if act.form.value("act") == "take-back" {
        let done = act.blocking(|acts| acts.take_all_rounds_back()).await;
        return act.respond("/draft/all", done, |_| Sentence::new("all-rounds-taken-back"));
    }
    let typed = act.parse::<Typed, _>(|form| AllPage::of(&act, form, None))?;
    if act.form.value("act") == "show" {
        return render(&AllPage::of(&act, act.form.clone(), Some(typed)));
    }
    if act.form.has("shown") && act.form.value("shown") != typed.choice(act.tournament()) {
        let again = |form| AllPage::of(&act, form, Some(typed));
        return Err(act.wrong("", Sentence::new("all-rounds-look-again"), again));
    }
    let asked = typed.request(act.tournament());
    let drawn = if act.event.is_hidden() { "all-rounds-drawn-unseen" } else { "all-rounds-drawn" };
    match act.blocking(move |acts| acts.draw_all_rounds(&asked)).await {
        Err(error) if !act.tournament().rounds.is_empty() => act.refused("/draft/all", error),
        done => {
            act.saved(done, |form| AllPage::of(&act, form, None))?;
            act.done("/rounds/1", Sentence::new(drawn))
        }
    }
}
