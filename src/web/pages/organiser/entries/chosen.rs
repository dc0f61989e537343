//! Changes of all entries that were ticked in the list.

use crate::web::FORM_KEY;
use crate::web::prelude::*;
use crate::web::views::ask::named;
use interchange::{country as country_code, rounds};

use super::acts::{follows, respond_with_ranks, with_teams};
use super::attendance::{SeatedRounds, TakesPart};
use super::list::View;

enum Change {
    Registration(Registration),
    Club(String),
    Country(String),
    /// By so many ranks up; negative is down.
    Rank(i32),
    Category(Option<u8>),
    Paid(bool),
    Rounds(Participation),
    TakeOut,
}

impl Change {
    fn of(form: &Form) -> Result<Self, Sentence> {
        match form.value("do") {
            "check-in" => Ok(Self::Registration(Registration::Final)),
            "announce" => Ok(Self::Registration(Registration::Preliminary)),
            "take-out" => Ok(Self::TakeOut),
            "paid" => Ok(Self::Paid(true)),
            "unpaid" => Ok(Self::Paid(false)),
            "club" => match form.value("club").trim() {
                "" => Ok(Self::Club(String::new())),
                club => check_name(club).map(Self::Club).map_err(Into::into),
            },
            "country" => match form.value("country").trim() {
                "" => Ok(Self::Country(String::new())),
                typed => match country_code(typed) {
                    Some(code) => Ok(Self::Country(code.to_owned())),
                    None => Err(Sentence::new("fault-country").with("typed", typed)),
                },
            },
            "rank-up" => Ok(Self::Rank(1)),
            "rank-down" => Ok(Self::Rank(-1)),
            "category" => match form.value("category") {
                "" => Ok(Self::Category(None)),
                number => match number.parse() {
                    Ok(number @ 1..=Categories::MOST) => Ok(Self::Category(Some(number))),
                    _ => Err(Sentence::new("fault-choice")),
                },
            },
            "rounds" => rounds(form.value("rounds").trim())
                .map(Self::Rounds)
                .ok_or(Sentence::new("entries-chosen-no-rounds")),
            _ => Err(Sentence::new("fault-form")),
        }
    }

    /// Rounds with a seat, and rounds that a ruling bars the player from, are not changed.
    fn applied_to(&self, was: &Entry, tournament: &Tournament, seats: &SeatedRounds) -> Entry {
        let mut now = was.clone();
        match self {
            Self::Registration(Registration::Final) => now = tournament.arrived(was),
            Self::Registration(registration) => now.registration = *registration,
            Self::Club(club) => now.club.clone_from(club),
            Self::Country(country) => now.country.clone_from(country),
            Self::Rank(up) => {
                now.rank = Rank::clamped(was.rank.value() + up);
                if was.rating_follows_rank() {
                    now.rating = Rating::of(now.rank);
                }
            }
            Self::Category(category) => now.category = *category,
            Self::Paid(paid) => now.private.paid = *paid,
            Self::Rounds(rounds) => {
                for no in (1..=tournament.settings.rounds).map(RoundNo) {
                    if let TakesPart::Open(_) = seats.part(was, no) {
                        now.participation = now.participation.with(no, rounds.in_round(no));
                    }
                }
            }
            Self::TakeOut => {}
        }
        now
    }
}

/// The page that asks for confirmation. It passes on the form's fields, with the chosen entries in short form.
fn confirmation(act: Act, ids: &[EntryId], change: &Change) -> Ask {
    let (cx, tournament) = (&act.cx, act.tournament());
    let seats = SeatedRounds::of(tournament);
    let chosen = tournament.entries.iter().filter(|entry| ids.contains(&entry.id));
    let now: Vec<Entry> = chosen
        .map(|was| change.applied_to(&was.of_first(), tournament, &seats))
        .map(|now| now.settled(tournament.settings.sides))
        .collect();
    let what = match act.form.value("do") {
        to @ ("club" | "country" | "category" | "rounds") => {
            let typed = act.form.value(to).trim();
            cx.labelled(&cx.text(&format!("entries-chosen-set-{to}")), typed)
        }
        what => cx.text(&format!("entries-chosen-{what}")),
    };
    let own = ["chosen", "all", FORM_KEY, "was", "here"];
    // A column of boxes of the list: `r3`.
    let is_round = |name: &str| name.strip_prefix('r').is_some_and(|no| no.parse::<i32>().is_ok());
    let kept = act.form.all().filter(|(name, _)| !own.contains(name) && !is_round(name));
    let kept = kept.map(|(name, value)| (name.to_owned(), value.to_owned()));
    let all = ("all".to_owned(), in_short(ids.iter().map(|id| id.0)));
    let (back, fields) = (way_back(&act.form), kept.chain([all]).collect());
    let mut ask = Ask::of_many(cx, ("/entries/chosen", back), what, ids, fields);
    ask.about.extend(follows(tournament, &now).map(|said| cx.sentence(&said)));
    ask
}

/// The list, or the page of the rating lists that it was sent from.
fn way_back(form: &Form) -> String {
    match form.value("from") {
        from if from.starts_with("/entries/enter") => from.to_owned(),
        _ => View::of(form).path(),
    }
}

/// Changes all or none; more than one entry needs confirmation. Who has games is not removed, and named.
#[route("POST", "/t/{slug}/entries/chosen", Organiser)]
async fn act_on(act: Act) -> Answer {
    let back = way_back(&act.form);
    let numbers = act.form.numbers("chosen").zip(act.form.numbers("all"));
    let (chosen, all) = numbers.ok_or_else(WebError::not_understood)?;
    let mut ids: Vec<EntryId> = chosen.into_iter().chain(all).map(EntryId).collect();
    ids.sort_unstable();
    ids.dedup();
    if ids.is_empty() {
        return act.warned(&back, Sentence::new("entries-chosen-nobody"));
    }
    let change = match Change::of(&act.form) {
        Ok(change) => change,
        Err(why) => return act.warned(&back, why),
    };
    if ids.len() > 1 && !act.form.is_ticked("sure") {
        let mut staying = Vec::new();
        if matches!(change, Change::TakeOut) {
            let rounds = &act.tournament().rounds;
            let plays = |id: &EntryId| rounds.iter().any(|round| round.has_place(*id));
            (staying, ids) = ids.into_iter().partition(plays);
        }
        let names = (!staying.is_empty()).then(|| named(&act.cx, &staying));
        let stay = names.map(|names| Sentence::new("entries-chosen-stay").with("names", names));
        return match stay {
            Some(stay) if ids.is_empty() => act.warned(&back, stay),
            stay => {
                let stay = stay.map(|stay| act.sentence(&stay));
                let mut ask = confirmation(act, &ids, &change);
                ask.about.extend(stay);
                render(&ask)
            }
        };
    }
    let snapshot = act.event.snapshot.clone();
    let gone = if matches!(change, Change::TakeOut) { ids.clone() } else { Vec::new() };
    let done = act
        .blocking(move |acts| match change {
            Change::TakeOut => acts.remove_entries(&ids),
            change => {
                let seats = SeatedRounds::of(&snapshot.tournament);
                let edit = |was: &Entry| change.applied_to(was, &snapshot.tournament, &seats);
                acts.edit_entries(&ids, edit)
            }
        })
        .await;
    if let Err(ServiceError::Unknown(Thing::Entry)) = done {
        return Err(WebError::changed_meanwhile());
    }
    let key = if gone.is_empty() { "entries-saved" } else { "entries-removed" };
    let said = |count| {
        let said = Sentence::new(key).with("count", count);
        with_teams(&act, said, &gone, "team-captain-gone")
    };
    respond_with_ranks(&act, &back, done, said).await
}
