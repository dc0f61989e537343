//! Check-in at the door, one tap a player. Several doors may work at once.

use super::*;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Shown {
    Missing,
    Here,
    Due,
    All,
}

impl Shown {
    const EVERY: [Self; 4] = [Self::Missing, Self::Here, Self::Due, Self::All];

    /// As in the address, and the key of its label.
    const fn names(self) -> (&'static str, &'static str) {
        match self {
            Self::Missing => ("missing", "door-missing"),
            Self::Here => ("here", "door-here"),
            Self::Due => ("due", "entries-show-unpaid"),
            Self::All => ("all", "door-all"),
        }
    }

    fn of(form: &Form) -> Self {
        let named = Self::EVERY.into_iter().find(|shown| shown.names().0 == form.value("show"));
        named.unwrap_or(Self::Missing)
    }

    fn has(self, tournament: &Tournament, entry: &Entry) -> bool {
        match self {
            Self::Missing => !is_here(tournament, entry) && !has_left(tournament, entry),
            Self::Here => is_here(tournament, entry),
            Self::Due => unpaid_fee(tournament, entry).is_some(),
            Self::All => true,
        }
    }
}

#[derive(Template)]
#[template(path = "players/check_in.html")]
struct CheckIn {
    cx: Cx,
    typed: String,
    shown: Shown,
    /// Whether the viewer sees fees.
    fees: bool,
    missing: usize,
    here: usize,
}

impl CheckIn {
    fn count(&self, shown: Shown) -> usize {
        let tournament = self.cx.tournament();
        tournament.entries.iter().filter(|entry| shown.has(tournament, entry)).count()
    }

    fn total(&self) -> usize {
        self.missing + self.here
    }

    fn ways(&self) -> impl Iterator<Item = Shown> {
        Shown::EVERY.into_iter().filter(|one| *one != Shown::Due || self.fees)
    }

    fn arrivals(&self) -> Vec<&Entry> {
        let tournament = self.cx.tournament();
        let here = tournament.entries.iter().filter(|entry| self.shown.has(tournament, entry));
        let typed = &self.typed;
        let mut found = found_or_near(here, typed, |e| called(e), |e| is_called(e, typed));
        found.sort_by_cached_key(|entry| self.cx.name_key(&entry.surname, &entry.first_name));
        found
    }

    /// When check-in closed, if players are missing since.
    fn over(&self) -> Option<NaiveDateTime> {
        let home = &self.cx.tournament().settings.home;
        let is_over = self.missing > 0 && home.check_in_is_over(Utc::now().naive_utc());
        home.check_in_closes.filter(|_| is_over).map(|closes| self.cx.local(closes))
    }

    fn is_here(&self, entry: &Entry) -> bool {
        is_here(self.cx.tournament(), entry)
    }

    /// The fee that is still due.
    fn owes<'a>(&'a self, entry: &'a Entry) -> Option<&'a str> {
        unpaid_fee(self.cx.tournament(), entry).filter(|_| self.fees)
    }

    /// Numbers of the players checked in, for the form that resets the check-in.
    fn present(&self) -> String {
        let entries = self.cx.tournament().entries.iter();
        in_short(entries.filter(|entry| self.is_here(entry)).map(|entry| entry.id.0))
    }

    /// The player marked last, which can be undone.
    fn last(&self) -> Option<&Entry> {
        let id = self.cx.query.value("last").parse().ok()?;
        self.cx.tournament().entry(EntryId(id))
    }
}

#[route("GET", "/t/{slug}/check-in", Arbiter)]
async fn show(cx: Cx) -> Answer {
    let typed: String = cx.query.value("q").trim().chars().take(100).collect();
    let fees = cx.event.is_organiser() && has_fees(cx.tournament());
    let shown = match Shown::of(&cx.query) {
        // A search finds players on every tab.
        _ if !typed.is_empty() => Shown::All,
        Shown::Due if !fees => Shown::Missing,
        shown => shown,
    };
    let page =
        CheckIn { cx: cx.headed("check-in").live(), typed, shown, fees, missing: 0, here: 0 };
    let (missing, here) = (page.count(Shown::Missing), page.count(Shown::Here));
    let mut answer = render(&CheckIn { missing, here, ..page })?;
    // This is the only page that scans QR codes.
    let policy = "camera=(self), microphone=(), geolocation=(), payment=(), usb=()";
    let name = header::HeaderName::from_static("permissions-policy");
    answer.headers_mut().insert(name, HeaderValue::from_static(policy));
    Ok(answer)
}

fn called(entry: &Entry) -> String {
    let native = entry.native_name.as_deref().unwrap_or_default();
    let partners = entry.partners.to_text(" ");
    format!("{} {native} {partners} {}", entry.full_name(), entry.club)
}

fn is_called(entry: &Entry, typed: &str) -> bool {
    let words = plain(&called(entry));
    plain(typed).split_whitespace().all(|word| words.contains(word))
}

/// Checks a player in or out; `paid` ticks off a fee, for organisers only.
#[route("POST", "/t/{slug}/check-in", Arbiter)]
async fn mark(act: Act) -> Answer {
    let number = |field| act.form.value(field).parse().ok().map(EntryId);
    if let Some(entry) = number("paid") {
        if !act.event.is_organiser() {
            return Err(WebError::Forbidden(Sentence::new("door-organisers")));
        }
        let edit = |was: &Entry| {
            let mut now = was.clone();
            now.private.paid = true;
            now
        };
        let done = act.blocking(move |acts| acts.edit_entries(&[entry], edit)).await;
        return back(&act, entry, done);
    }
    if act.form.value("act") == "anew" {
        return ask_anew(act).await;
    }
    let (entry, registration) = match (number("here"), number("away")) {
        (Some(entry), None) => (entry, Registration::Final),
        (None, Some(entry)) => (entry, Registration::Preliminary),
        _ => return Err(WebError::not_understood()),
    };
    let done = act.blocking(move |acts| acts.check_in(&[entry], registration)).await;
    back(&act, entry, done)
}

fn back<T>(act: &Act, entry: EntryId, done: Result<T, ServiceError>) -> Answer {
    let to = format!("/check-in?show={}", Shown::of(&act.form).names().0);
    match done {
        Ok(_) => Ok(redirect(&act.to(format!("{to}&last={entry}")))),
        Err(error) => act.refused(&to, error),
    }
}

/// Sets the players whom the page showed as here back to missing, for the next round.
async fn ask_anew(act: Act) -> Answer {
    if round_to_check_in(act.tournament()).is_none() {
        return Err(WebError::not_understood());
    }
    let shown = act.form.numbers("all").ok_or_else(WebError::not_understood)?;
    let here = act.tournament().entries.iter();
    let here = here.filter(|e| shown.contains(&e.id.0) && is_here(act.tournament(), e));
    let here: Vec<EntryId> = here.map(|entry| entry.id).collect();
    match act.blocking(move |acts| acts.check_in(&here, Registration::Preliminary)).await {
        Ok(_) => Ok(redirect(&act.to("/check-in"))),
        Err(ServiceError::Refused(Refusal::PairedInRound { round })) => {
            act.warned("/check-in", Sentence::new("door-anew-drawn").with("round", round))
        }
        Err(error) => act.refused("/check-in", error),
    }
}
