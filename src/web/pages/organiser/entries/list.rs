//! The list of entries with their boxes in every round: filter, search, order, and pages.

use crate::web::prelude::*;
use crate::web::views::people::plain;
use service::Attendance;

use super::attendance::{SeatedRounds, TakesPart};

/// Entries on one page: their boxes in every round fit into one form.
const A_PAGE: usize = 200;

go::named! {
    /// Ways to sort the list, the default first.
    pub enum Sort {
        Name = "name",
        Rank = "rank",
        Rating = "rating",
        Club = "club",
        Country = "country",
        Number = "number",
        Category = "category",
        Pin = "pin",
        Fee = "fee",
        Paid = "paid",
        Meal = "meal",
        Born = "born",
    }
}

impl Sort {
    pub(super) const fn label(self) -> &'static str {
        match self {
            Self::Name => "name",
            Self::Rank => "rank",
            Self::Rating => "column-rating",
            Self::Club => "club",
            Self::Country => "entry-country",
            Self::Number => "entries-sort-number",
            Self::Category => "column-name-cat",
            Self::Pin => "entry-egf-pin",
            Self::Fee => "private-fee",
            Self::Paid => "entries-sort-paid",
            Self::Meal => "private-meal",
            Self::Born => "private-birth-year",
        }
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Show {
    #[default]
    All,
    Final,
    Preliminary,
    Paid,
    Unpaid,
    Far,
    /// No number of the European Go Database.
    NoPin,
    /// Counted from 1 at the top.
    Category(usize),
    Out(RoundNo),
}

/// Those without a number, with their names in addresses.
const SHOWS: [(Show, &str); 7] = [
    (Show::All, "all"),
    (Show::Final, "final"),
    (Show::Preliminary, "preliminary"),
    (Show::Paid, "paid"),
    (Show::Unpaid, "unpaid"),
    (Show::Far, "far"),
    (Show::NoPin, "no-pin"),
];

impl Show {
    const TABS: [Self; 3] = [Self::All, Self::Final, Self::Preliminary];

    fn named(name: &str) -> Option<Self> {
        if let Some((show, _)) = SHOWS.iter().find(|(_, known)| *known == name) {
            return Some(*show);
        }
        match name.split_once('-')? {
            ("category", number) => Some(Self::Category(number.parse().ok()?)),
            ("out", round) => Some(Self::Out(RoundNo(round.parse().ok()?))),
            _ => None,
        }
    }

    fn name(self) -> String {
        match self {
            Self::Category(number) => format!("category-{number}"),
            Self::Out(round) => format!("out-{round}"),
            plain => {
                let known = SHOWS.into_iter().find(|(show, _)| *show == plain);
                known.map(|(_, name)| name.to_owned()).unwrap_or_default()
            }
        }
    }

    fn holds(self, tournament: &Tournament, entry: &Entry) -> bool {
        match self {
            Self::All => true,
            Self::Final => entry.is_final(),
            Self::Preliminary => !entry.is_final(),
            Self::Paid => entry.private.paid,
            Self::Unpaid => !entry.private.paid,
            Self::Far => is_far(tournament, entry),
            Self::NoPin => entry.egf_pin.trim().is_empty(),
            Self::Category(number) => tournament.category(entry) + 1 == number,
            Self::Out(round) => !entry.playing().in_round(round),
        }
    }

    fn count(self, tournament: &Tournament) -> usize {
        tournament.entries.iter().filter(|entry| self.holds(tournament, entry)).count()
    }

    fn of(tournament: &Tournament) -> Vec<Self> {
        let fees = has_fees(tournament);
        let plain = SHOWS.into_iter().map(|(show, _)| show);
        let plain = plain.filter(|show| fees || !matches!(show, Self::Paid | Self::Unpaid));
        let categories = match tournament.settings.categories.count() {
            1 => 0,
            count => count,
        };
        let rounds = (1..=tournament.settings.rounds).map(|no| Self::Out(RoundNo(no)));
        plain.chain((1..=categories).map(Self::Category)).chain(rounds).collect()
    }
}

/// What the address of the list asks for.
#[derive(Clone)]
pub(super) struct View {
    typed: String,
    show: Show,
    page: usize,
    sort: Sort,
}

impl View {
    pub(super) fn of(form: &Form) -> Self {
        Self {
            typed: form.value("q").trim().chars().take(200).collect(),
            show: Show::named(form.value("show")).unwrap_or_default(),
            page: form.value("page").parse().unwrap_or(1).clamp(1, 1000),
            sort: Sort::named(form.value("sort")).unwrap_or(Sort::Name),
        }
    }

    /// The tabs by check-in do not count as a change.
    fn is_usual(&self) -> bool {
        Show::TABS.contains(&self.show) && self.sort == Sort::Name
    }

    pub(super) fn path(&self) -> String {
        let of = |usual: bool, said: String| if usual { String::new() } else { said };
        let page = of(self.page == 1, self.page.to_string());
        let show = of(self.show == Show::All, self.show.name());
        let sort = of(self.sort == Sort::Name, self.sort.to_string());
        let query = [("q", &self.typed), ("show", &show), ("page", &page), ("sort", &sort)];
        format!("/entries{}", query_of(&query))
    }

    fn showing(&self, show: &Show) -> String {
        Self { show: *show, page: 1, ..self.clone() }.path()
    }

    fn on_page(&self, page: &usize) -> String {
        Self { page: *page, ..self.clone() }.path()
    }

    fn holds(&self, tournament: &Tournament, entry: &Entry) -> bool {
        let words = plain(&words(entry));
        self.show.holds(tournament, entry)
            && plain(&self.typed).split_whitespace().all(|word| words.contains(word))
    }

    /// Sorts before the name; empty values come last.
    fn key(&self, tournament: &Tournament, entry: &Entry) -> (i32, String) {
        let text = |text: &str| (i32::from(text.is_empty()), plain(text));
        let number = |number: i32| (number, String::new());
        match self.sort {
            Sort::Name => number(0),
            Sort::Rank => number(-entry.rank.value()),
            Sort::Rating => number(-entry.rating.0),
            Sort::Club => text(&entry.club),
            Sort::Country => text(&entry.country),
            Sort::Number => number(entry.id.0),
            Sort::Category => number(tournament.category(entry) as i32),
            Sort::Pin => text(&entry.egf_pin),
            Sort::Fee => text(&entry.private.fee),
            Sort::Paid => (i32::from(entry.private.paid), plain(&entry.private.fee)),
            Sort::Meal => text(&entry.private.meal),
            Sort::Born => number(entry.private.birth_year.map_or(i32::MAX, |year| -year)),
        }
    }
}

/// Choices of a category, "by rank" first; empty if the event has only one category.
pub(super) fn categories(cx: &Cx) -> Vec<(String, String)> {
    let count = cx.tournament().settings.categories.count();
    let by_hand = (1..=count)
        .map(|number| (number.to_string(), cx.with("groups-category", [("category", number)])));
    let by_rank = (String::new(), cx.text("entry-category-by-rank"));
    std::iter::once(by_rank).chain(by_hand).filter(|_| count > 1).collect()
}

fn is_far(tournament: &Tournament, entry: &Entry) -> bool {
    entry.ranks_above_rating().abs() > tournament.settings.rank_gap
}

/// Text that the search matches.
fn words(entry: &Entry) -> String {
    let native = entry.native_name.as_deref().unwrap_or_default();
    let names = entry.people().map(|(surname, first)| format!("{surname} {first}"));
    let names = names.collect::<Vec<_>>().join(" ");
    [
        &names,
        native,
        &entry.club,
        &entry.country,
        &entry.rank.to_string(),
        &entry.egf_pin,
        &entry.ffg_licence,
        &entry.aga_id,
        &entry.private.fee,
        &entry.private.meal,
    ]
    .map(str::trim)
    .join(" ")
}

#[derive(Template)]
#[template(path = "organiser/entries.html")]
struct Entries {
    cx: Cx,
    view: View,
    found: Vec<Entry>,
    seats: SeatedRounds,
    /// Number of the ruling that excludes a player from the event.
    excluded: HashMap<EntryId, u32>,
    /// Changes of the ratings by the games, in the order of the entries; `None` unless the event shows them.
    changes: Option<Vec<String>>,
    /// Boxes as they were ticked in a form that was not saved.
    ticked: Vec<Attendance>,
    /// What there was to say of the file that the event came from.
    notes: Vec<Sentence>,
}

impl Entries {
    /// 0 if all fit on one page.
    fn pages(&self) -> usize {
        match self.found.len().div_ceil(A_PAGE) {
            1 => 0,
            pages => pages,
        }
    }

    fn rows(&self) -> impl Iterator<Item = &Entry> {
        let first = (self.view.page - 1).min(self.pages().saturating_sub(1)) * A_PAGE;
        self.found.iter().skip(first).take(A_PAGE)
    }

    /// Each round with the number of its players.
    fn rounds(&self) -> impl Iterator<Item = (RoundNo, usize)> {
        let tournament = self.cx.tournament();
        let rounds = (1..=tournament.settings.rounds).map(RoundNo);
        rounds.map(|no| (no, tournament.participants(no).count()))
    }

    /// The value that the list is sorted by, if the row does not show it anyway.
    fn column(&self, entry: &Entry) -> String {
        let (cx, private) = (&self.cx, &entry.private);
        match self.view.sort {
            Sort::Category if cx.tournament().settings.categories.count() > 1 => {
                cx.with("groups-category", [("category", cx.tournament().category(entry) + 1)])
            }
            Sort::Pin => entry.egf_pin.clone(),
            Sort::Fee | Sort::Paid => {
                let paid = if private.paid { "entries-has-paid" } else { "entries-owes" };
                cx.listed([&private.fee, &cx.text(paid)])
            }
            Sort::Meal => private.meal.clone(),
            Sort::Born => private.birth_year.map(|year| year.to_string()).unwrap_or_default(),
            _ => String::new(),
        }
    }

    /// Empty if it is not shown.
    fn change(&self, entry: &Entry) -> &str {
        let at = self.cx.tournament().entries.iter().position(|one| one.id == entry.id);
        let change = self.changes.as_ref().zip(at).and_then(|(changes, at)| changes.get(at));
        change.map_or("", String::as_str)
    }

    fn ticked(&self, entry: &Entry) -> Option<&Attendance> {
        self.ticked.iter().find(|change| change.entry == entry.id)
    }

    /// The submitted state of the box, if it can be changed; else the stored one.
    fn is_here(&self, entry: &Entry) -> bool {
        let ticked = self.ticked(entry).and_then(|change| change.registration);
        let ticked = ticked.filter(|_| !self.seats.any(entry.id));
        ticked.map_or(entry.is_final(), |now| now == Registration::Final)
    }

    fn parts(&self, entry: &Entry) -> Vec<(RoundNo, TakesPart)> {
        let mut parts = self.seats.parts(entry, self.cx.tournament().settings.rounds);
        for (no, plays) in self.ticked(entry).map_or(&[][..], |change| &change.rounds) {
            for (_, part) in parts.iter_mut().filter(|(round, _)| round == no) {
                if let TakesPart::Open(now) = part {
                    *now = *plays;
                }
            }
        }
        parts
    }

    /// What the row shows, so that only changed boxes are written: `12.1.110-` is number, checked in, rounds; `-` is a
    /// box that cannot be changed.
    fn was(&self, entry: &Entry) -> String {
        let bit = |on| if on { '1' } else { '0' };
        let registered = if self.seats.any(entry.id) { '-' } else { bit(entry.is_final()) };
        let parts = self.seats.parts(entry, self.cx.tournament().settings.rounds).into_iter();
        let rounds = parts.map(|(_, part)| match part {
            TakesPart::Seated | TakesPart::Excluded => '-',
            TakesPart::Open(plays) => bit(plays),
        });
        format!("{}.{registered}.{}", entry.id, rounds.collect::<String>())
    }

    /// All found on all pages in short form, as the box that chooses them all sends them.
    fn all_found(&self) -> String {
        in_short(self.found.iter().map(|entry| entry.id.0))
    }

    /// Found, checked in and without a seat, so that they can be set back to announced; or those who can be checked in.
    fn to_check(&self, into: bool) -> Vec<EntryId> {
        let found = self.found.iter().filter(|entry| match into {
            true => !entry.is_final(),
            false => entry.is_final() && !self.seats.any(entry.id),
        });
        found.map(|entry| entry.id).collect()
    }
}

#[route("GET", "/t/{slug}/entries", Organiser)]
async fn show(cx: Cx) -> Answer {
    let (id, view) = (cx.event.snapshot.id, View::of(&cx.query));
    let kept = match cx.query.value("imported") {
        "" => None,
        _ => cx.blocking(move |service| service.import_notes(id)).await?,
    };
    let notes = kept.and_then(|mut kept| Some(kept.get_mut("notes")?.take()));
    let notes = notes.and_then(|notes| serde_json::from_value(notes).ok()).unwrap_or_default();
    render(&Entries { notes, ..listed(cx, view, Vec::new()).await? })
}

/// The list with the boxes as they were ticked, and the reason why they were not saved.
pub(super) async fn again(act: Act, ticked: Vec<Attendance>, why: Sentence) -> Answer {
    let view = View::of(&act.form);
    let page = act.cx.page.with_notice(Notice::alert(why));
    Err(WebError::again(&listed(Cx { page, ..act.cx }, view, ticked).await?))
}

async fn listed(cx: Cx, view: View, ticked: Vec<Attendance>) -> Result<Entries> {
    let (id, state) = (cx.event.snapshot.id, cx.state.clone());
    let file = cx.blocking(move |service| service.read(|c| c.referee_file(id))).await?;
    let excluded = file.in_force(None).map(|(no, excluded)| (excluded.entry, no.0)).collect();
    let found = move |_: &Service| {
        let tournament = cx.tournament();
        let shown = tournament.entries.iter().filter(|entry| view.show.holds(tournament, entry));
        let holds = |entry: &&Entry| view.holds(tournament, entry);
        let mut found = found_or_near(shown, &view.typed, |entry| words(entry), holds);
        found.sort_by_cached_key(|e| {
            (view.key(tournament, e), cx.name_key(&e.surname, &e.first_name), e.id)
        });
        let found = found.into_iter().cloned().collect();
        let last = tournament.last_public_round().unwrap_or(RoundNo(0));
        let changes = rating_preview(cx.t, tournament, last);
        let (seats, cx) = (SeatedRounds::of(tournament), cx.clone().headed("way-entries"));
        Ok(Entries { cx, view, found, seats, excluded, changes, ticked, notes: Vec::new() })
    };
    state.worked_out(found).await
}
