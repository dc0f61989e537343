//! Appeals: members of the committee with an interest in the case, and the effects if the ruling is overturned.

use crate::web::prelude::*;
use service::{seated, shows_without};

use super::answers::MEMBERS;

pub(super) fn interests(t: Lang, event: &Event, ruling: &RulingRecord) -> Vec<String> {
    let own = &event.snapshot.tournament.settings.refereeing;
    let people = own.committee.iter().chain(&own.reserves);
    people.filter_map(|name| interest(t, event, (&ruling.arbiter.0, &ruling.seats), name)).collect()
}

pub(super) fn members(t: Lang, count: u8) -> Vec<(&'static str, String)> {
    let label = |n: usize| t.with("appeal-member", [("n", n)]);
    let fields = MEMBERS.into_iter().take(usize::from(count)).enumerate();
    fields.map(|(at, field)| (field, label(at + 1))).collect()
}

/// Why a person should not decide this case: gave the ruling, plays the game, or shares a club with a player.
fn interest(
    t: Lang,
    event: &Event,
    (arbiter, seats): (&str, &Seats),
    name: &str,
) -> Option<String> {
    if arbiter == name {
        return Some(t.with("interest-ruled", [("name", name.to_owned())]));
    }
    let tournament = &event.snapshot.tournament;
    let member = tournament.entries.iter().find(|entry| is_called(t, entry, name))?;
    let players = [Color::Black, Color::White].map(|color| seats.player(color));
    if players.contains(&member.id) {
        return Some(t.with("interest-plays", [("name", name.to_owned())]));
    }
    let club = |entry: &&Entry| !entry.club.is_empty() && entry.club == member.club;
    let mate = players.iter().filter_map(|id| tournament.entry(*id)).find(club)?;
    Some(t.with("interest-club", (("name", name.to_owned()), ("player", t.person(mate)))))
}

fn is_called(t: Lang, entry: &Entry, name: &str) -> bool {
    let turned = format!("{} {}", entry.surname, entry.first_name);
    t.person(entry) == name || turned.trim() == name
}

/// Fills in the committee's names. Members with an interest in the case are replaced by deputies.
pub(super) fn with_members(t: Lang, event: &Event, case: (&str, &Seats), form: Form) -> Form {
    if MEMBERS.into_iter().any(|field| !form.value(field).is_empty()) {
        return form;
    }
    let own = &event.snapshot.tournament.settings.refereeing;
    let free = |name: &&String| interest(t, event, case, name).is_none();
    let names = own.committee.iter().chain(&own.reserves).filter(free);
    MEMBERS.into_iter().zip(names).fold(form, |form, (field, name)| form.adding(field, name))
}

/// The effects if the ruling is overturned: on the board's result, and on rounds that are already drawn.
pub(super) fn effects(
    t: Lang,
    event: &Event,
    file: &RefereeFile,
    ruling: &RulingRecord,
) -> Vec<String> {
    let tournament = &event.snapshot.tournament;
    let Some(round) = tournament.round(ruling.seats.round) else { return Vec::new() };
    let Some(board) = seated(&event.snapshot, &ruling.seats) else { return Vec::new() };
    let Some(before) = shows_without(file, ruling.no, board) else { return Vec::new() };
    if before == board.ending {
        return vec![t.text("appeal-effect-none")];
    }
    let ends = (("before", t.ending(board.ending)), ("after", t.ending(before)));
    let drawn = later_rounds(t, event, round.no);
    std::iter::once(t.with("appeal-effect-result", ends)).chain(drawn).collect()
}

pub(super) fn later_rounds(t: Lang, event: &Event, no: RoundNo) -> Vec<String> {
    let later = event.snapshot.tournament.rounds.iter().filter(|other| other.no > no);
    let drawn = later.map(|other| {
        let key = match other.state {
            RoundState::Draft => "appeal-effect-draft",
            _ => "appeal-effect-published",
        };
        t.with(key, [("n", other.no)])
    });
    drawn.collect()
}
