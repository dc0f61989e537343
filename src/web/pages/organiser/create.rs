use crate::web::prelude::*;
use crate::web::views::settings::{Words, country_code, federation_answers, system_answers};

/// Systems offered here; the settings have the others.
const OFFERED: usize = 3;

const MOST_EARLIER: usize = 50;

#[derive(Template)]
#[template(path = "organiser/create.html")]
struct CreatePage {
    cx: Page,
    form: Form,
    earlier: Vec<ListedTournament>,
}

impl CreatePage {
    async fn of(cx: Page, state: &State, account: AccountRow, form: Form) -> Result<Self> {
        let mut earlier = state.blocking(move |service| organised(service, &account)).await?;
        earlier.truncate(MOST_EARLIER);
        Ok(Self { cx: cx.headed("create-title"), form, earlier })
    }

    fn systems(&self) -> Words {
        system_answers(self.cx.t).into_iter().take(OFFERED).collect()
    }

    fn people(&self) -> Vec<(&str, String)> {
        let nobody = ("", self.cx.text("create-people-none"));
        let earlier = self.earlier.iter().map(|event| (event.slug.as_str(), event.name.clone()));
        std::iter::once(nobody).chain(earlier).collect()
    }
}

struct NewEvent {
    settings: Settings,
    /// Whether it becomes a team event, before there are teams.
    teams: bool,
    /// Whether it goes over weeks, with a window of days for each round.
    weeks: bool,
}

/// Windows of equal length from the first day of the event, one for each round.
fn windows(settings: &Settings) -> BTreeMap<RoundNo, RoundClock> {
    let days = ((settings.ends - settings.begins).num_days() + 1) / i64::from(settings.rounds);
    let day = |n: i32| {
        let day = settings.begins + TimeDelta::days(days.max(1) * i64::from(n));
        from_local_time(settings.zone, day.and_time(NaiveTime::MIN))
    };
    let window = |n: i32| RoundWindow { from: day(n), until: day(n + 1) - TimeDelta::minutes(1) };
    let clock = |n| RoundClock { window: Some(window(n)), ..RoundClock::default() };
    (0..settings.rounds).map(|n| (RoundNo(n + 1), clock(n))).collect()
}

fields! {
    GIVEN: Settings {
        name: SomeText;
        place: Text;
        country: TextAs(country_code);
        zone: Parsed;
        director: Text;
        rounds: Whole(1..=20);
        hidden: Flag;
    }
}

impl FromForm for NewEvent {
    fn from_form(reader: &mut Reader<'_>) -> Option<Self> {
        let begins = reader.date("begins");
        let ends = reader.read_if_any("ends", read_day);
        if let (Some(begins), Some(Some(ends))) = (begins, ends)
            && ends < begins
        {
            reader.refuse("ends", Fault::EndsBeforeItBegins);
        }
        let system = reader.choose("system", System::named);
        let federation = reader.choose("federation", Federation::named);
        let kind = (system.unwrap_or(System::McMahon), federation.unwrap_or(Federation::Egf));
        let usual = preset(kind.0, kind.1, "", begins.unwrap_or_default());
        let given = read_fields(GIVEN, reader, &usual);
        let one_of = |known: [&'static str; 4]| {
            move |typed: &str| known.into_iter().find(|one| *one == typed)
        };
        let who = reader.choose("who", one_of(["", "one", "pairs", "teams"]));
        let weeks = reader.choose("when", one_of(["", "days", "weeks", "weeks"]));
        let (_, begins, ends, given) = (system.zip(federation)?, begins?, ends?, given?);
        let (who, weeks) = (who?, weeks? == "weeks");
        let days = if weeks { i64::from(given.rounds) * 14 } else { 1 };
        let usual_ends = begins + TimeDelta::days(days - 1);
        let ends = ends.filter(|ends| !weeks || *ends > begins).unwrap_or(usual_ends);
        let sides = if who == "pairs" { Sides::Mean } else { given.sides };
        let settings = Settings { ends, sides, ..given };
        Some(Self { settings, teams: who == "teams", weeks })
    }
}

#[route("GET", "/new", EventMaker)]
async fn show(page: Page, state: Data<State>, account: Account) -> Answer {
    let today = Local::now().date_naive().to_string();
    let usual = [
        ("begins", today.as_str()),
        ("rounds", "5"),
        ("system", "mcmahon"),
        ("federation", "egf"),
        ("hidden", "yes"),
        ("who", "one"),
        ("when", "days"),
    ];
    render(&CreatePage::of(page, &state, account.0, Form::filled(usual)).await?)
}

#[route("POST", "/new", EventMaker)]
async fn create(page: Page, state: Data<State>, account: Account, form: Form) -> Answer {
    let (sender, maker) = (Sender::of(account.0.id, &form), account.0.clone());
    let people = form.value("people").to_owned();
    let again =
        async |form| Err(WebError::again(&CreatePage::of(page, &state, account.0, form).await?));
    let NewEvent { settings, teams, weeks } = match form.parse() {
        Ok(new) => new,
        Err(wrong) => return again(wrong).await,
    };
    let done = state
        .blocking(move |service| {
            let name = settings.name.clone();
            let mut new = Tournament::new(settings);
            if weeks {
                new.clocks = windows(&new.settings);
            }
            // Only of events that the account may copy from.
            let known = organised(service, &maker)?.into_iter().find(|event| event.slug == people);
            let last = known.map(|last| service.find(last.id));
            if let Some(last) = last.transpose()?.flatten() {
                new.entries = last.tournament.entries.iter().map(Entry::returning).collect();
                new.teams = last.tournament.teams.of_another_event(true);
            }
            if teams {
                new.teams = new.teams.made_here();
            }
            Ok(match service.create_tournament(sender.by(), &new)? {
                Done::Now(made) => {
                    let said = Sentence::new("create-done").with("event", name);
                    (format!("/t/{}/today", made.slug), said)
                }
                Done::Before => made_before(service, sender.by(), "/today")?,
            })
        })
        .await;
    match done {
        Ok((to, said)) => Ok(redirect_saying(&to, Notice::done(said))),
        Err(error) => again(form.after(error)?).await,
    }
}

/// Events whose people and teams this account may copy; an owner of the server may copy from all.
fn organised(service: &Service, who: &AccountRow) -> Result<Vec<ListedTournament>, ServiceError> {
    service.store().read(|c| {
        let mut all = c.tournaments()?;
        if !who.is_owner {
            let roles = c.roles_of(who.id)?;
            all.retain(|event| roles.contains(&(event.id, Role::Organiser)));
        }
        Ok(all)
    })
}

/// Redirect for a form that was sent twice: to `page` of the tournament that it made, or to the front page if that is
/// gone.
pub(super) fn made_before(
    service: &Service,
    by: By<'_>,
    page: &str,
) -> Result<(String, Sentence), ServiceError> {
    let to = service.made_by(by)?.map_or("/".to_owned(), |made| format!("/t/{}{page}", made.slug));
    Ok((to, Sentence::new("create-before")))
}
