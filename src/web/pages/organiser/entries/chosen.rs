//! Acts on those who were ticked in the list.

use crate::interchange::rounds;
use crate::service::{Done, Refusal, ServiceError, Thing};
use crate::tournament::{
    Categories, Entry, EntryId, Participation, Registration, RoundNo, Tournament, check_name,
};
use crate::web::{
    Act, Answer, Form, Notice, Sentence, WebError, redirect, redirect_saying, refusal_in,
};

use super::acts::with_teams;
use super::attendance::Numbers;
use super::seats::{SeatedRounds, TakesPart};
use super::view::View;

/// What becomes of everybody who was ticked.
enum Change {
    Registration(Registration),
    Club(String),
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

    /// The entry by it; rounds with a seat, or that a ruling keeps the player out of, stay.
    fn onto(&self, was: &Entry, tournament: &Tournament, seats: &SeatedRounds) -> Entry {
        let mut now = was.clone();
        match self {
            Self::Registration(Registration::Final) => now = tournament.arrived(was),
            Self::Registration(registration) => now.registration = *registration,
            Self::Club(club) => now.club.clone_from(club),
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

/// Does it, for all of them or for none.
pub async fn act_on(act: Act) -> Answer {
    let back = View::of(&act.form).href(&act.event);
    let alert = |why: Sentence| Ok(redirect_saying(&back, Notice::alert(why)));
    let ids: Option<Vec<EntryId>> =
        act.form.values("chosen").map(|id| id.parse().ok().map(EntryId)).collect();
    let mut ids = ids.ok_or_else(WebError::not_understood)?;
    let tournament = &act.event.snapshot.tournament;
    let all = act.form.values("all").filter_map(|all| Numbers::read(all, tournament));
    ids.extend(all.flat_map(|Numbers(all)| all));
    ids.sort_unstable();
    ids.dedup();
    if ids.is_empty() {
        return alert(Sentence::new("entries-chosen-nobody"));
    }
    let change = match Change::of(&act.form) {
        Ok(change) => change,
        Err(why) => return alert(why),
    };
    let snapshot = act.event.snapshot.clone();
    let gone = if matches!(change, Change::TakeOut) { ids.clone() } else { Vec::new() };
    let done = act
        .blocking(move |service, id, by| match change {
            Change::TakeOut => service.remove_entries(id, by, &ids),
            change => {
                let seats = SeatedRounds::of(&snapshot.tournament);
                let edit = |was: &Entry| change.onto(was, &snapshot.tournament, &seats);
                service.edit_entries(id, by, &ids, edit)
            }
        })
        .await;
    match done {
        Ok(Done::Now(count)) => {
            let said = Sentence::new("entries-saved").with("count", count);
            let said = with_teams(&act, said, &gone, "team-captain-gone");
            Ok(redirect_saying(&back, Notice::done(said)))
        }
        Ok(Done::Before) => Ok(redirect(&back)),
        Err(ServiceError::Unknown(Thing::Entry)) => Err(WebError::changed_meanwhile()),
        Err(ServiceError::Refused(Refusal::Busy)) => Err(WebError::Busy),
        Err(ServiceError::Refused(why)) => {
            alert(refusal_in(act.page.t, &act.event.snapshot.tournament, &why))
        }
        Err(error) => Err(error.into()),
    }
}
