//! Ratings of all entries, checked against the rating lists and updated; and numbers that the lists have and the entries
//! lack.

use crate::web::prelude::*;
use base16ct::lower::encode_string as hex;
use service::{Checked, ListWarning};
use sha2::{Digest, Sha256};

use super::acts::respond_with_ranks;

const HERE: &str = "/entries/ratings";

#[derive(Template)]
#[template(path = "organiser/update.html")]
struct Update {
    cx: Cx,
    gap: i32,
    lists: bool,
    /// Those with something to look at first.
    rows: Vec<(Entry, Checked)>,
    /// Numbers that could be taken over.
    numbers: Vec<(EntryId, Found)>,
}

impl Update {
    fn differing(&self) -> usize {
        self.rows.iter().filter(|(entry, checked)| differs(entry, checked).is_some()).count()
    }

    /// Rank and rating of the list; `None` if they do not differ.
    fn changes(&self, entry: &Entry, checked: &Checked) -> Option<String> {
        let now = differs(entry, checked)?;
        Some(format!("{} {}", self.cx.rank(now.rank), now.rating))
    }

    fn is_far(&self, entry: &Entry) -> bool {
        entry.ranks_above_rating().abs() > self.gap
    }

    /// Sent by the form for an entry that is chosen: its number, and a digest of what the row says of rank and rating,
    /// so that nothing is taken that was not on the screen.
    fn entry_value(entry: &Entry, found: Option<&Found>) -> String {
        let both = |entry: &Entry| format!("{} {}", entry.rank, entry.rating);
        let listed = found.map(|found| both(&with_listed(entry, found, true)));
        let said = format!("{} {}", both(entry), listed.unwrap_or_default());
        format!("{}.{}", entry.id, hex(&Sha256::digest(said)[..4]))
    }

    /// Sent by the form for a number that is taken over: entry, list and number, `12.egf.12345678`.
    fn number_value(entry: &EntryId, found: &Found) -> String {
        format!("{entry}.{}.{}", found.list().kind, found.listed().id)
    }

    fn listed(&self, found: &Found) -> String {
        let listed = found.listed();
        spaced([&*listed.full_name(), &self.cx.listed_rank(found), listed.club, listed.country])
    }
}

fn spaced<'a>(parts: impl IntoIterator<Item = &'a (impl AsRef<str> + ?Sized + 'a)>) -> String {
    let parts = parts.into_iter().map(AsRef::as_ref).filter(|part: &&str| !part.is_empty());
    parts.collect::<Vec<_>>().join(" ")
}

fn kind(list: ListKind) -> String {
    list.name().to_uppercase()
}

/// The entry as the list has it, if rank or rating differ.
fn differs(entry: &Entry, checked: &Checked) -> Option<Entry> {
    let now = with_listed(entry, checked.found.as_ref()?, true);
    ((now.rank, now.rating) != (entry.rank, entry.rating)).then_some(now)
}

/// The entry with rating and number of the list, and its rank if `rank` is set.
fn with_listed(entry: &Entry, found: &Found, rank: bool) -> Entry {
    let (kind, listed) = (found.list().kind, found.listed());
    let mut now = entry.clone();
    if let Some(listed) = listed.rank().filter(|_| rank) {
        now.rank = listed;
    }
    now.rated(kind, &listed).known_to(kind, &listed)
}

#[route("GET", "/t/{slug}/entries/ratings", Organiser)]
async fn show(cx: Cx) -> Answer {
    let gap = cx.query.value("gap").parse().ok().filter(|gap| (0..=38).contains(gap));
    let gap = gap.unwrap_or(cx.tournament().settings.rank_gap);
    let view = move |cx: Cx, service: &Service| {
        let checked = service.check_against_lists(cx.tournament())?;
        let mut rows: Vec<_> = cx.tournament().entries.iter().cloned().zip(checked).collect();
        rows.sort_by_key(|(entry, checked)| {
            let warned = !checked.warnings.is_empty() || entry.ranks_above_rating().abs() > gap;
            (differs(entry, checked).is_none() && !warned, entry.id)
        });
        let lists = !service.read(|c| c.rating_lists())?.is_empty();
        let numbers = service.numbers_not_entered(cx.tournament())?;
        Ok(Update { cx: cx.headed("update-title"), gap, lists, rows, numbers })
    };
    cx.rendered(view).await
}

go::named! {
    /// What to change in the chosen entries.
    pub enum What {
        Ratings = "ratings",
        Both = "both",
        RankFromRating = "rank",
        RatingFromRank = "rating",
    }
}

fn changed(entry: &Entry, found: Option<&Found>, what: What) -> Entry {
    match what {
        What::Ratings | What::Both => {
            let both = matches!(what, What::Both);
            found.map_or_else(|| entry.clone(), |found| with_listed(entry, found, both))
        }
        What::RankFromRating => Entry { rank: entry.rating.rank(), ..entry.clone() },
        What::RatingFromRank => {
            Entry { rating: Rating::of(entry.rank), rating_origin: String::new(), ..entry.clone() }
        }
    }
}

/// Asks once more for more than one entry.
fn confirmation(act: &Act, path: &str, what: &str, who: &[EntryId]) -> Option<Answer> {
    let is_kept =
        |name: &str| ["entry", "number", "what"].contains(&name) || name.starts_with("who-");
    let kept = act.form.all().filter(|(name, value)| is_kept(name) && !value.is_empty());
    let kept = kept.map(|(name, value)| (name.to_owned(), value.to_owned())).collect();
    let asks = who.len() > 1 && !act.form.is_ticked("sure");
    asks.then(|| render(&Ask::of_many(&act.cx, (path, HERE.to_owned()), act.text(what), who, kept)))
}

/// Changes all or none: none if an entry or its list no longer says what the page showed. More than one entry needs
/// confirmation.
#[route("POST", "/t/{slug}/entries/ratings", Organiser)]
async fn update(act: Act) -> Answer {
    let Some(what) = What::named(act.form.value("what")) else {
        return Err(WebError::not_understood());
    };
    let number = |value: &str| value.split_once('.')?.0.parse().ok().map(EntryId);
    let chosen: Option<Vec<EntryId>> = act.form.values("entry").map(number).collect();
    let chosen = chosen.ok_or_else(WebError::not_understood)?;
    if let Some(asked) = confirmation(&act, HERE, &format!("update-{what}"), &chosen) {
        return asked;
    }
    let picked = act.form.all().filter_map(|(name, value)| {
        let entry = EntryId(name.strip_prefix("who-")?.parse().ok()?);
        let (kind, number) = value.split_once('.')?;
        Some((entry, ListKind::named(kind)?, number.to_owned()))
    });
    let picked: Vec<_> = picked.collect();
    let (event, sent) = (act.event.clone(), act.form.clone());
    let work = move |acts: EventActs<'_>| {
        let checked = acts.check_against_lists(&event.snapshot.tournament)?;
        let found = checked.into_iter().filter_map(|one| Some((one.entry, one.found?)));
        let mut found: HashMap<EntryId, Found> = found.collect();
        let entries = event.snapshot.tournament.entries.iter();
        let now: HashSet<String> =
            entries.map(|entry| Update::entry_value(entry, found.get(&entry.id))).collect();
        if !sent.values("entry").all(|seen| now.contains(seen)) {
            return Err(ServiceError::EditConflict(Box::default()));
        }
        for (entry, kind, number) in &picked {
            if let Some(one) = acts.rated(*kind, number)? {
                found.insert(*entry, one);
            }
        }
        acts.edit_entries(&chosen, |was| changed(was, found.get(&was.id), what))
    };
    let said = |count| Sentence::new("entries-saved").with("count", count);
    respond_with_ranks(&act, HERE, act.blocking(work).await, said).await
}

/// Takes over numbers of the lists; skips those that the lists no longer have. More than one needs confirmation.
#[route("POST", "/t/{slug}/entries/ratings/numbers", Organiser)]
async fn take_numbers(act: Act) -> Answer {
    let chosen: HashSet<String> = act.form.values("number").map(str::to_owned).collect();
    let number = |value: &String| value.split_once('.')?.0.parse().ok().map(EntryId);
    let mut who: Vec<EntryId> = chosen.iter().filter_map(number).collect();
    who.sort_unstable();
    who.dedup();
    if let Some(asked) = confirmation(&act, &format!("{HERE}/numbers"), "numbers-take", &who) {
        return asked;
    }
    let event = act.event.clone();
    let work = move |acts: EventActs<'_>| {
        let mut known = acts.numbers_not_entered(&event.snapshot.tournament)?;
        known.retain(|(entry, found)| chosen.contains(&Update::number_value(entry, found)));
        acts.take_numbers(&known)
    };
    let done = act.blocking(work).await;
    act.respond(HERE, done, |count| Sentence::new("numbers-taken").with("count", count))
}
