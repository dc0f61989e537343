use actix_web::web::Data;
use askama::Template;
use chrono::{Local, NaiveDate};

use crate::desk::{By, Desk, DeskError, Done};
use crate::tournament::{Federation, Settings, System, Tournament, check_name, preset};
use crate::web::{
    Account, Answer, Form, FromForm, Lang, Notice, Page, Reader, Sender, Sentence, State,
    redirect_saying, render, render_wrong,
};

use crate::web::views::settings::{country, federation_answers, optional_text, system_notes};

/// How many systems are offered at first; the others are among the settings.
const OFFERED: usize = 3;

#[derive(Template)]
#[template(path = "organiser/create.html")]
struct Create {
    t: Lang,
    page: Page,
    form: Form,
    systems: Vec<(&'static str, String, String)>,
    federations: Vec<(&'static str, String)>,
}

fn view(page: Page, form: Form) -> Create {
    let t = page.t;
    Create {
        t,
        page: page.titled(t.text("create-title")),
        form,
        systems: system_notes(t).into_iter().take(OFFERED).collect(),
        federations: federation_answers(t),
    }
}

/// What a new tournament starts from.
struct NewEvent(Settings);

impl FromForm for NewEvent {
    fn from_form(reader: &mut Reader<'_>) -> Option<Self> {
        let name = reader.read("name", check_name);
        let begins = reader.date("begins");
        let ends = reader.read_if_any("ends", read_day);
        let place = optional_text(reader, "place");
        let director = optional_text(reader, "director");
        let country = country(reader);
        let rounds = reader.number("rounds", 1..=20_i32);
        let system = reader.choose("system", System::named);
        let federation = reader.choose("federation", Federation::named);
        let begins = begins?;
        let usual = preset(system?, federation?, &name?, begins);
        Some(Self(Settings {
            ends: ends?.unwrap_or(begins),
            place: place?,
            country: country?,
            director: director?,
            rounds: rounds?,
            ..usual
        }))
    }
}

fn read_day(typed: &str) -> Result<NaiveDate, Sentence> {
    typed.trim().parse().map_err(|_| Sentence::new("fault-date").with("typed", typed))
}

/// The form for a new tournament.
pub async fn show(page: Page) -> Answer {
    let today = Local::now().date_naive().to_string();
    let usual =
        [("begins", today.as_str()), ("rounds", "5"), ("system", "mcmahon"), ("federation", "egf")];
    render(&view(page, Form::filled(usual)))
}

/// Makes the tournament; its maker becomes its organiser and looks at the settings next.
pub async fn create(page: Page, state: Data<State>, account: Account, form: Form) -> Answer {
    let NewEvent(settings) = match form.parse() {
        Ok(new) => new,
        Err(form) => return render_wrong(&view(page, form)),
    };
    let sender = Sender::of(account.0.id, &form);
    let done = state
        .at_desk(move |desk| {
            let name = settings.name.clone();
            Ok(match desk.create_tournament(sender.by(), &Tournament::new(settings))? {
                Done::Now(made) => {
                    let said = Sentence::new("create-done").with("event", name);
                    (format!("/t/{}/settings", made.slug), said)
                }
                Done::Before => made_before(desk, sender.by(), "/settings")?,
            })
        })
        .await;
    match done {
        Ok((to, said)) => Ok(redirect_saying(&to, Notice::done(said))),
        Err(error) => render_wrong(&view(page, form.after(error)?)),
    }
}

/// Where the second sending of a form that made a tournament leads: to a page of that very tournament; to
/// the front page if it is gone. And what is said there.
pub(super) fn made_before(
    desk: &Desk,
    by: By<'_>,
    page: &str,
) -> Result<(String, Sentence), DeskError> {
    let to = desk.made_by(by)?.map_or("/".to_owned(), |made| format!("/t/{}{page}", made.slug));
    Ok((to, Sentence::new("create-before")))
}
