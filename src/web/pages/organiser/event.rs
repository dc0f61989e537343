//! The event as a whole: announced, archived, copied for the next year, deleted.

use crate::web::prelude::*;

use super::create::made_before;

#[derive(Template)]
#[template(path = "organiser/event.html")]
struct EventPage {
    cx: Cx,
    account: AccountRow,
}

#[route("GET", "/t/{slug}/event", Organiser)]
async fn show(cx: Cx, account: Account) -> Answer {
    render(&EventPage { cx: cx.headed("event-title"), account: account.0 })
}

#[route("POST", "/t/{slug}/event/archive", Organiser)]
async fn archive(act: Act) -> Answer {
    let archived = act.form.value("archived") == "yes";
    act.blocking(move |acts| acts.archive(archived)).await?;
    let said = if archived { "event-archived" } else { "event-unarchived" };
    act.done("/event", Sentence::new(said))
}

#[route("POST", "/t/{slug}/event/announce", Organiser)]
async fn announce(act: Act) -> Answer {
    let announced = |now: &Tournament| Ok(Settings { hidden: false, ..now.settings.clone() });
    act.blocking(move |acts| acts.change_settings(announced)).await?;
    act.done("/today", Sentence::new("event-announced"))
}

#[derive(Template)]
#[template(path = "organiser/copy.html")]
struct CopyPage {
    cx: Cx,
    form: Form,
}

impl CopyPage {
    fn of(cx: &Cx, form: Form) -> Self {
        Self { cx: cx.clone().headed("copy-title"), form }
    }
}

impl FromForm for CopyTerms {
    fn from_form(reader: &mut Reader<'_>) -> Option<Self> {
        let (name, begins) = (reader.read("name", check_name), reader.date("begins"));
        let ends = reader.read_if_any("ends", read_day);
        let (begins, people) = (begins?, reader.ticked("people"));
        Some(Self { name: name?, begins, ends: ends?.unwrap_or(begins), people })
    }
}

#[route("GET", "/t/{slug}/copy", EventMaker)]
async fn before_copying(cx: Cx) -> Answer {
    let settings = &cx.tournament().settings;
    let (begins, ends) = (a_year_on(settings.begins), a_year_on(settings.ends));
    let form = Form::filled([
        ("name", next_year(&settings.name, settings.begins.year())),
        ("begins", begins.to_string()),
        ("ends", ends.to_string()),
    ]);
    render(&CopyPage::of(&cx, form))
}

/// 52 weeks later, which keeps the weekday.
fn a_year_on(day: NaiveDate) -> NaiveDate {
    day.checked_add_signed(TimeDelta::weeks(52)).unwrap_or(day)
}

fn next_year(name: &str, year: i32) -> String {
    name.replace(&year.to_string(), &(year + 1).to_string())
}

#[route("POST", "/t/{slug}/copy", EventMaker)]
async fn copy(act: Act) -> Answer {
    let again = |form| CopyPage::of(&act, form);
    let terms: CopyTerms = act.parse(again)?;
    let wish = act.form.value("address").trim().to_owned();
    let last = act.event.snapshot.clone();
    let made = act.blocking(move |acts| {
        let new = last.tournament.copied(&terms);
        let wish = Some(wish.as_str()).filter(|wish| !wish.is_empty());
        Ok(match acts.create_tournament_at(acts.by, &new, wish)? {
            Done::Now(made) => {
                let said = Sentence::new("copy-done").with("event", terms.name);
                (format!("/t/{}/today", made.slug), said)
            }
            Done::Before => made_before(&acts, acts.by, "/today")?,
        })
    });
    let (to, said) = act.saved(made.await, again)?;
    Ok(redirect_saying(&to, Notice::done(said)))
}

#[derive(Template)]
#[template(path = "organiser/delete.html")]
struct DeletePage {
    cx: Cx,
    form: Form,
}

impl DeletePage {
    fn of(cx: &Cx, form: Form) -> Self {
        Self { cx: cx.clone().headed("delete-title"), form }
    }

    fn games(&self) -> usize {
        self.cx.tournament().rounds.iter().map(|round| round.boards.len()).sum()
    }
}

#[route("GET", "/t/{slug}/delete", Owner)]
async fn before_deleting(cx: Cx) -> Answer {
    render(&DeletePage::of(&cx, Form::empty()))
}

#[route("POST", "/t/{slug}/delete", Owner)]
async fn delete(act: Act) -> Answer {
    let typed = act.form.value("name").to_owned();
    act.saved(act.blocking(move |acts| acts.delete_tournament(&typed)).await, |form| {
        DeletePage::of(&act, form)
    })?;
    let said = Sentence::new("delete-done").with("event", &act.tournament().settings.name);
    Ok(redirect_saying("/", Notice::done(said)))
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
