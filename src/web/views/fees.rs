use crate::web::prelude::*;

/// Whether any entry has its own fee, or is marked as paid.
pub fn has_fees(tournament: &Tournament) -> bool {
    let knows = |entry: &Entry| entry.private.paid || !entry.private.fee.is_empty();
    tournament.entries.iter().any(knows)
}

/// The unpaid fee in words: the entry's own, else the event's.
pub fn owed<'a>(tournament: &'a Tournament, entry: &'a Entry) -> Option<&'a str> {
    let fee = sum(tournament, entry);
    (!entry.private.paid && !fee.is_empty()).then_some(fee)
}

fn sum<'a>(tournament: &'a Tournament, entry: &'a Entry) -> &'a str {
    let own = &entry.private.fee;
    if own.is_empty() { &tournament.settings.home.fee } else { own }
}

pub struct Fee {
    /// `To pay`, or `Fee` if nothing is owed.
    pub label: String,
    pub answer: String,
    pub note: String,
}

impl Fee {
    /// `None` without a fee. A player on the waiting list (`waits`) owes nothing yet.
    pub fn of(
        t: Lang,
        tournament: &Tournament,
        entry: &Entry,
        (paid, waits): (bool, bool),
    ) -> Option<Self> {
        let sum = sum(tournament, entry);
        if sum.is_empty() && !paid {
            return None;
        }
        let (label, answer, note) = match (paid, waits) {
            (true, _) => ("private-fee", t.text("private-paid"), sum),
            (false, true) => ("home-fee", t.text("home-nothing-yet"), sum),
            (false, false) => ("home-fee", sum.to_owned(), tournament.settings.home.pay.as_str()),
        };
        Some(Self { label: t.text(label), answer, note: note.to_owned() })
    }
}
