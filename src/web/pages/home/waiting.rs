//! Registrations that wait for the organiser: confirmed or removed one by one, and a crowd of them at once.

use super::*;

const ROWS: usize = 200;

#[derive(Template)]
#[template(path = "home/waiting.html")]
struct Waiting {
    cx: Cx,
    rows: Vec<HomeRow>,
    crowd: Crowd,
    known: KnownPeople,
}

/// A registration, what the person said, and its position in the waiting list.
type Line<'a> = (&'a HomeRow, &'a Applicant, usize);

impl Waiting {
    /// Whether the crowd is shown instead of the others.
    fn crowd_shown(&self) -> bool {
        self.cx.query.is_ticked("crowd")
    }

    fn lines(&self) -> Vec<Line<'_>> {
        let (mut position, crowd_shown) = (0, self.crowd_shown());
        let all = self.rows.iter().filter_map(|row| {
            position += usize::from(!row.has_place);
            let shown = self.crowd.ids.contains(&row.id) == crowd_shown;
            row.applicant.as_ref().filter(|_| shown).map(|said| (row, said, position))
        });
        all.collect()
    }

    /// Those that are shown, with a place or without.
    fn of_place(&self, has_place: bool) -> Vec<Line<'_>> {
        let lines = self.lines().into_iter().take(ROWS);
        lines.filter(|(row, ..)| row.has_place == has_place).collect()
    }

    fn lists(&self) -> impl Iterator<Item = (bool, Vec<Line<'_>>)> {
        let both = [true, false].map(|has_place| (has_place, self.of_place(has_place)));
        both.into_iter().filter(|(_, lines)| !lines.is_empty())
    }

    fn more(&self) -> usize {
        self.lines().len().saturating_sub(ROWS)
    }

    fn whole_crowd(&self) -> String {
        in_short(self.crowd.ids.iter().copied())
    }

    fn numbers(&self, lines: &[Line<'_>]) -> String {
        in_short(lines.iter().map(|(row, ..)| row.id))
    }

    fn about(&self, entry: &Entry) -> String {
        self.cx.listed([&entry.club, &entry.country, &entry.rating.to_string()])
    }

    fn private(&self, said: &Applicant) -> String {
        let born = |year: i32| self.cx.with("home-born", [("year", year.to_string())]);
        self.cx.listed([&said.email, &said.birth_year.map(born).unwrap_or_default(), &said.meal])
    }

    /// Warning about an entry of nearly the same name.
    fn alike(&self, entry: &Entry) -> Option<Sentence> {
        alike(&self.known, &self.cx.tournament().entries, entry)
    }
}

#[route("GET", "/t/{slug}/registrations", Organiser)]
async fn show(cx: Cx) -> Answer {
    let id = cx.event.snapshot.id;
    let rows = cx.blocking(move |service| service.read(|c| c.home_registrations(id))).await?;
    let crowd = crowd(rows.iter().map(|row| (row.id, row.address.as_str(), row.at)));
    let known = KnownPeople::of(&cx.tournament().entries);
    render(&Waiting { cx: cx.headed("home-waiting-title"), rows, crowd, known })
}

/// `all` has the numbers that the page showed, so that no later registration is confirmed unseen.
#[route("POST", "/t/{slug}/registrations", Organiser)]
async fn answer(act: Act) -> Answer {
    let one = act.form.value("one").parse::<i32>().ok();
    if let (Some(one), paid @ ("paid" | "unpaid")) = (one, act.form.value("act")) {
        let paid = paid == "paid";
        act.blocking(move |acts| acts.tick_paid(one, paid)).await?;
        return Ok(redirect(&act.to(format!("/registrations#registration-{one}"))));
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
        .blocking(move |acts| match removes {
            true => acts.remove_registrations(&numbers),
            false => acts.admit_registrations(&numbers),
        })
        .await;
    let key = if removes { "home-removed" } else { "home-confirmed" };
    act.respond("/registrations", done, |n| Sentence::new(key).with("n", n))
}
