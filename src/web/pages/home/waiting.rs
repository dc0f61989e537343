//! Registrations that wait for the organiser: confirmed or removed one by one, and a crowd of them at once.

use crate::web::prelude::*;
use crate::web::views::namesakes::alike;
use store::HomeRow;

const ROWS: usize = 200;

struct Line {
    id: i32,
    name: String,
    rank: String,
    about: String,
    private: String,
    note: String,
    /// Warning about an entry of nearly the same name; empty for none.
    alike: String,
    when: String,
    /// Position in the waiting list; `None` if it has a place.
    waiting: Option<usize>,
    late: bool,
    fee: bool,
    paid: bool,
}

#[derive(Template)]
#[template(path = "home/waiting.html")]
struct Waiting {
    cx: Page,
    here: String,
    rules: String,
    total: usize,
    /// `4987 unconfirmed from 3 addresses since 10:02`; empty if there is no crowd.
    crowd: String,
    /// Whether the crowd is shown instead of the others.
    crowd_shown: bool,
    /// Numbers for the field `all`: the whole crowd, and those shown that have a place.
    all_of_crowd: String,
    all_placed: String,
    crowd_count: usize,
    placed_count: usize,
    /// Title, note and lines; those with a place come first.
    lists: Vec<(String, String, Vec<Line>)>,
    more: usize,
}

fn crowd_of(rows: &[HomeRow]) -> Crowd {
    crowd(rows.iter().map(|row| (row.id, row.address.as_str(), row.at)))
}

pub async fn show(page: Page, state: Data<State>, event: Event, request: HttpRequest) -> Answer {
    let (t, id) = (page.t, event.snapshot.id);
    let crowd_shown = Form::of_query(&request).is_ticked("crowd");
    let rows = state.blocking(move |service| service.home_registrations(id)).await?;
    let crowd = crowd_of(&rows);
    let tournament = &event.snapshot.tournament;
    let fee = !tournament.settings.home.fee.is_empty();
    let entries = &tournament.entries;
    let known = KnownPeople::of(entries);
    let alike =
        |who: &Entry| alike(&known, entries, who).map(|said| t.sentence(&said)).unwrap_or_default();
    let mut lines = Vec::new();
    let mut waiting = 0;
    for row in &rows {
        waiting += usize::from(!row.has_place);
        if crowd.ids.contains(&row.id) == crowd_shown {
            lines.extend(line(t, row, waiting, fee, &alike));
        }
    }
    let more = lines.len().saturating_sub(ROWS);
    lines.truncate(ROWS);
    let (in_line, with_place): (Vec<Line>, Vec<Line>) =
        lines.into_iter().partition(|line| line.waiting.is_some());
    let since = crowd.since.map(|at| t.moment(t.local(at.naive_utc()))).unwrap_or_default();
    let said = (("n", crowd.ids.len()), ("addresses", crowd.addresses), ("since", since));
    render(&Waiting {
        here: event.path("/registrations"),
        rules: event.path("/registration"),
        total: rows.len(),
        crowd: if crowd.ids.is_empty() { String::new() } else { t.with("home-crowd", said) },
        crowd_shown,
        all_of_crowd: in_short(crowd.ids.iter().copied()),
        all_placed: in_short(with_place.iter().map(|line| line.id)),
        crowd_count: crowd.ids.len(),
        placed_count: with_place.len(),
        lists: lists(t, with_place, in_line),
        more,
        cx: frame(page, &event).titled(t.text("home-waiting-title")),
    })
}

fn lists(t: Lang, with_place: Vec<Line>, in_line: Vec<Line>) -> Vec<(String, String, Vec<Line>)> {
    let placed = t.with("home-with-place", [("n", with_place.len())]);
    let waiting = t.with("home-in-line", [("n", in_line.len())]);
    let both =
        [(placed, String::new(), with_place), (waiting, t.text("home-in-line-note"), in_line)];
    both.into_iter().filter(|(.., lines)| !lines.is_empty()).collect()
}

fn line(
    t: Lang,
    row: &HomeRow,
    waiting: usize,
    fee: bool,
    alike: &dyn Fn(&Entry) -> String,
) -> Option<Line> {
    let said = row.applicant.as_ref()?;
    let entry = &said.entry;
    let about = [entry.club.clone(), entry.country.clone(), entry.rating.to_string()];
    Some(Line {
        id: row.id,
        name: t.person(entry),
        rank: t.rank(entry.rank),
        about: t.listed(about),
        private: private(t, said),
        note: said.note.clone(),
        alike: alike(entry),
        when: t.moment(t.local(row.at.naive_utc())),
        waiting: (!row.has_place).then_some(waiting),
        late: row.late,
        fee,
        paid: said.paid,
    })
}

fn private(t: Lang, said: &Applicant) -> String {
    let born = said.birth_year.map(|year| t.with("home-born", [("year", year.to_string())]));
    t.listed([said.email.clone(), born.unwrap_or_default(), said.meal.clone()])
}

/// `all` has the numbers that the page showed, so that no later registration is confirmed unseen.
pub async fn answer(act: Act) -> Answer {
    let one = act.form.value("one").parse::<i32>().ok();
    if let (Some(one), paid @ ("paid" | "unpaid")) = (one, act.form.value("act")) {
        let paid = paid == "paid";
        act.blocking(move |service, id, by| service.tick_paid(id, by, one, paid)).await?;
        return Ok(redirect(&act.cx.event.path(&format!("/registrations#registration-{one}"))));
    }
    let removes = match act.form.value("act") {
        "confirm" => false,
        "remove" => true,
        _ => return Err(WebError::not_understood()),
    };
    let all = act.form.numbers("all").ok_or_else(WebError::not_understood)?;
    let numbers: Vec<i32> = one.map_or(all, |one| vec![one]);
    if numbers.is_empty() {
        return Err(WebError::not_understood());
    }
    let done = act
        .blocking(move |service, id, by| match removes {
            true => service.remove_registrations(id, by, &numbers),
            false => service.admit_registrations(id, by, &numbers),
        })
        .await;
    let key = if removes { "home-removed" } else { "home-confirmed" };
    match done {
        Ok(Done::Now(n)) => act.done("/registrations", Sentence::new(key).with("n", n)),
        Ok(Done::Before) => Ok(redirect(&act.cx.event.path("/registrations"))),
        Err(error @ ServiceError::Refused(_)) => act.refused("/registrations", error),
        Err(error) => Err(error.into()),
    }
}
