//! Copy of an event for the next year.

use crate::web::prelude::*;
use chrono::Duration;

use super::create::made_before;

#[derive(Template)]
#[template(path = "organiser/copy.html")]
struct Copy {
    cx: Page,
    form: Form,
    players: usize,
}

fn view(page: Page, event: &Event, form: Form) -> Copy {
    let t = page.t;
    let page = frame(page, event).titled(t.text("copy-title"));
    Copy { cx: page, form, players: event.snapshot.tournament.entries.len() }
}

/// The terms, and the address asked for.
struct CopyForm(CopyTerms, Option<String>);

impl FromForm for CopyForm {
    fn from_form(reader: &mut Reader<'_>) -> Option<Self> {
        let name = reader.read("name", check_name);
        let begins = reader.date("begins");
        let ends = reader.read_if_any("ends", read_day);
        let people = reader.ticked("people");
        let wish = Some(reader.typed("address").trim().to_owned()).filter(|wish| !wish.is_empty());
        let begins = begins?;
        let ends = ends?.unwrap_or(begins);
        Some(Self(CopyTerms { name: name?, begins, ends, people }, wish))
    }
}

pub async fn show(page: Page, event: Event) -> Answer {
    let settings = &event.snapshot.tournament.settings;
    let (begins, ends) = (a_year_on(settings.begins), a_year_on(settings.ends));
    let form = Form::filled([
        ("name", next_year(&settings.name, settings.begins.year())),
        ("begins", begins.to_string()),
        ("ends", ends.to_string()),
    ]);
    render(&view(page, &event, form))
}

/// 52 weeks later, which keeps the weekday.
fn a_year_on(day: NaiveDate) -> NaiveDate {
    day.checked_add_signed(Duration::weeks(52)).unwrap_or(day)
}

fn next_year(name: &str, year: i32) -> String {
    name.replace(&year.to_string(), &(year + 1).to_string())
}

pub async fn copy(act: Act) -> Answer {
    let CopyForm(terms, wish) = match act.form.parse() {
        Ok(typed) => typed,
        Err(form) => return render_wrong(&view(act.cx.page, &act.cx.event, form)),
    };
    let last = act.cx.event.snapshot.clone();
    let made = act.blocking(move |service, _, by| {
        let new = last.tournament.copied(&terms);
        Ok(match service.create_tournament_at(by, &new, wish.as_deref())? {
            Done::Now(made) => {
                let said = Sentence::new("copy-done").with("event", terms.name);
                (format!("/t/{}/today", made.slug), said)
            }
            Done::Before => made_before(service, by, "/today")?,
        })
    });
    match made.await {
        Ok((to, said)) => Ok(redirect_saying(&to, Notice::done(said))),
        Err(error) => render_wrong(&view(act.cx.page, &act.cx.event, act.form.after(error)?)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_next_year_has_the_same_weekdays_and_its_number_in_the_name() {
        let day = NaiveDate::from_ymd_opt(2026, 5, 14).unwrap();
        assert_eq!(a_year_on(day).weekday(), day.weekday());
        assert_eq!(a_year_on(day).year(), 2027);
        assert_eq!(next_year("Open 2026", 2026), "Open 2027");
        assert_eq!(next_year("12th Open", 2026), "12th Open");
    }
}
