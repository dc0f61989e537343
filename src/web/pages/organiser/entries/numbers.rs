//! Numbers that the rating lists have and the entries lack, shown and taken over together.

use crate::web::prelude::*;

pub(super) struct NumberRow {
    /// Sent by the form: entry, list and number, `12.egf.12345678`.
    pub value: String,
    pub href: String,
    pub name: String,
    pub entered: String,
    /// `EGF 12345678`
    pub number: String,
    pub listed: String,
}

fn value(entry: EntryId, found: &Found) -> String {
    format!("{entry}.{}.{}", found.list().kind, found.listed().id)
}

pub(super) fn rows(
    t: Lang,
    event: &Event,
    service: &Service,
) -> Result<Vec<NumberRow>, ServiceError> {
    let tournament = &event.snapshot.tournament;
    let known = service.numbers_not_entered(tournament)?;
    Ok(known.iter().filter_map(|(entry, found)| row(t, event, tournament, *entry, found)).collect())
}

fn row(
    t: Lang,
    event: &Event,
    tournament: &Tournament,
    id: EntryId,
    found: &Found,
) -> Option<NumberRow> {
    let (entry, listed) = (tournament.entry(id)?, found.listed());
    let rank = listed.rank().map(|rank| t.rank(rank)).unwrap_or_default();
    let words = |parts: &[&str]| {
        parts.iter().copied().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ")
    };
    Some(NumberRow {
        value: value(id, found),
        href: event.path(&format!("/entries/{id}")),
        name: t.person(entry),
        entered: words(&[&t.rank(entry.rank), &entry.club, &entry.country]),
        number: words(&[&found.list().kind.name().to_uppercase(), listed.id]),
        listed: words(&[&listed.full_name(), &rank, listed.club, listed.country]),
    })
}

/// Skips numbers that the lists no longer have.
pub async fn take(act: Act) -> Answer {
    let chosen: Vec<String> = act.form.values("number").map(str::to_owned).collect();
    let event = act.cx.event.clone();
    let work = move |service: &Service, id, by: service::By<'_>| {
        let mut known = service.numbers_not_entered(&event.snapshot.tournament)?;
        known.retain(|(entry, found)| chosen.contains(&value(*entry, found)));
        service.take_numbers(id, by, &known)
    };
    let back = "/entries/ratings";
    match act.blocking(work).await {
        Ok(Done::Now(count)) => act.done(back, Sentence::new("numbers-taken").with("count", count)),
        Ok(Done::Before) => Ok(redirect(&act.cx.event.path(back))),
        Err(error) => act.refused(back, error),
    }
}
