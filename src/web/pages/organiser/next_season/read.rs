//! The form of the next season: its default values, and how it is read.

use crate::web::prelude::*;
use chrono::Duration;

use crate::web::views::divisions::division_rows;
use tournament::Message;

/// Answer for a member who plays nowhere in the next season.
pub(super) const LEAVES: &str = "leaves";

/// Names the event by id, not by position, because divisions may have changed since the form was shown.
pub(super) fn field_of(of: &Snapshot, who: DivisionMember) -> String {
    match who {
        DivisionMember::Team(no) => format!("to_{}_t{no}", of.id),
        DivisionMember::Entry(id) => format!("to_{}_e{id}", of.id),
    }
}

pub(super) fn name_field(of: &Snapshot) -> String {
    format!("name_{}", of.id)
}

/// Adds a year to a text, also to the second year of a season: `2026/27` becomes `2027/28`. Other numbers stay.
fn a_year_on(text: &str, from: i32) -> String {
    let short = |year: i32| format!("{:02}", year.rem_euclid(100));
    let next = |year: i32| (format!("/{}", short(year)), format!("/{}", short(year + 1)));
    let (old, new) = next(from + 1);
    text.replace(&from.to_string(), &(from + 1).to_string()).replace(&old, &new)
}

/// Default values: everybody moves by the lines of promotion, a year on. Those who are equal at a line have to be
/// chosen.
pub(super) fn usual(t: Lang, all: &[Arc<Snapshot>]) -> Form {
    let last = &all[0].tournament.settings;
    let year = last.begins.year();
    let begins = last.begins.checked_add_signed(Duration::weeks(52)).unwrap_or(last.begins);
    let mut fields = vec![
        ("season".to_owned(), a_year_on(&last.division.season, year)),
        ("begins".to_owned(), begins.to_string()),
    ];
    for (at, one) in all.iter().enumerate() {
        let name = a_year_on(&one.tournament.settings.name, year);
        fields.push((name_field(one), name));
        for row in division_rows(t, &one.tournament.public(), "", all) {
            let to = match row.moves {
                Some(true) => at.saturating_sub(1),
                Some(false) => (at + 1).min(all.len() - 1),
                None => at,
            };
            let to = if row.equal { String::new() } else { all[to].id.to_string() };
            fields.push((field_of(one, row.who), to));
        }
    }
    Form::filled(fields)
}

/// Returns the form with its faults if an event of the next season has any.
pub(super) fn read(form: &Form, all: &[Arc<Snapshot>], t: Lang) -> Result<NextSeason, Form> {
    let mut wrong = form.clone();
    let season = form.value("season").trim().to_owned();
    if season.is_empty() {
        wrong = wrong.refused("season", Sentence::new("fault-missing"));
    }
    let begins = read_day(form.value("begins"));
    if let Err(fault) = &begins {
        wrong = wrong.refused("begins", fault.clone());
    }
    let mut terms: Vec<CopyTerms> = Vec::new();
    for one in all {
        let field = name_field(one);
        let settings = &one.tournament.settings;
        match check_name(form.value(&field)) {
            Ok(name) if terms.iter().any(|known| known.name == name) => {
                wrong = wrong.refused(&field, Fault::Twice { what: name });
            }
            Ok(name) => {
                let begins = *begins.as_ref().unwrap_or(&settings.begins);
                let lasts = settings.ends - settings.begins;
                let ends = begins.checked_add_signed(lasts).unwrap_or(begins);
                terms.push(CopyTerms { name, begins, ends, people: true });
            }
            Err(fault) => wrong = wrong.refused(&field, fault),
        }
    }
    let (mut moves, mut teams) = (Vec::new(), Vec::new());
    for (from, one) in all.iter().enumerate() {
        for row in division_rows(t, &one.tournament.public(), "", all) {
            let field = field_of(one, row.who);
            let chosen = form.value(&field);
            let to = all.iter().position(|one| one.id.to_string() == chosen);
            if to.is_none() && chosen != LEAVES {
                wrong = wrong.refused(&field, Sentence::new("season-choose"));
            }
            moves.push(DivisionMove { from, who: row.who, to });
            teams.push((to, row.name, field));
        }
    }
    if wrong.is_wrong() {
        return Err(wrong);
    }
    let divisions: Vec<_> = all.iter().map(|one| &one.tournament).zip(terms).collect();
    let next = next_season(&divisions, &season, &moves);
    for (at, event) in next.events.iter().enumerate() {
        let here = teams.iter().filter(|(to, ..)| *to == Some(at));
        let rows: Vec<_> = here.map(|(_, name, field)| (name.as_str(), field.as_str())).collect();
        wrong = refused_event(wrong, &all[at], event, &rows, t);
    }
    if wrong.is_wrong() { Err(wrong) } else { Ok(next) }
}

/// Adds the faults of the event that follows `last`; `rows` are the names of its members with their fields.
fn refused_event(
    mut form: Form,
    last: &Snapshot,
    event: &Tournament,
    rows: &[(&str, &str)],
    t: Lang,
) -> Form {
    let field = name_field(last);
    for (key, fault) in check_usable(&event.settings) {
        if key == "season_name" {
            form = form.refused("season", fault);
            continue;
        }
        let label = Setting::all().find(|one| one.key == key).map(|one| t.text(one.label));
        let said =
            t.labelled(&label.unwrap_or_else(|| key.to_owned()), &t.sentence(&fault.sentence()));
        let division = last.tournament.settings.name.clone();
        let why = Sentence::new("season-settings").with("division", division);
        form = form.refused(&field, why.with("fault", said));
    }
    for fault in event.team_faults().into_iter().filter(|fault| !fault.may_wait()) {
        let TeamFault::NameTwice { team } = &fault else {
            form = form.refused(&field, fault.sentence());
            continue;
        };
        let why = Sentence::new("season-team-twice").with("team", team.clone());
        let why = why.with("division", event.settings.name.clone());
        for (_, row) in rows.iter().filter(|(name, _)| name == team) {
            form = form.refused(row, why.clone());
        }
    }
    form
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_season_is_named_after_the_next_years() {
        for (last, next) in
            [("2026/27", "2027/28"), ("Liga 2 2026", "Liga 2 2027"), ("Autumn", "Autumn")]
        {
            assert_eq!(a_year_on(last, 2026), next);
        }
    }
}
