//! Filter, search, page and order of the list of entries.

use crate::web::prelude::*;
use crate::web::views::plain::plain;

/// Ways to sort the list, the default first.
const SORTS: [&str; 12] = [
    "name", "rank", "rating", "club", "country", "number", "category", "pin", "fee", "paid",
    "meal", "born",
];

pub(super) struct View {
    pub(super) typed: String,
    pub(super) show: Show,
    pub(super) page: usize,
    pub(super) sort: &'static str,
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

impl Show {
    fn named(name: &str) -> Option<Self> {
        Some(match name {
            "all" => Self::All,
            "final" => Self::Final,
            "preliminary" => Self::Preliminary,
            "paid" => Self::Paid,
            "unpaid" => Self::Unpaid,
            "far" => Self::Far,
            "no-pin" => Self::NoPin,
            other => match other.split_once('-')? {
                ("category", number) => Self::Category(number.parse().ok()?),
                ("out", round) => Self::Out(RoundNo(round.parse().ok()?)),
                _ => return None,
            },
        })
    }

    pub(super) fn name(self) -> String {
        match self {
            Self::All => "all".to_owned(),
            Self::Final => "final".to_owned(),
            Self::Preliminary => "preliminary".to_owned(),
            Self::Paid => "paid".to_owned(),
            Self::Unpaid => "unpaid".to_owned(),
            Self::Far => "far".to_owned(),
            Self::NoPin => "no-pin".to_owned(),
            Self::Category(number) => format!("category-{number}"),
            Self::Out(round) => format!("out-{round}"),
        }
    }

    pub(super) fn holds(self, tournament: &Tournament, entry: &Entry) -> bool {
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

    fn words(self, t: Lang, tournament: &Tournament) -> String {
        let entries = tournament.entries.iter();
        let count = entries.filter(|entry| self.holds(tournament, entry)).count();
        match self {
            Self::All => t.with("entries-all", [("count", count)]),
            Self::Final => t.with("entries-final", [("count", count)]),
            Self::Preliminary => t.with("entries-preliminary", [("count", count)]),
            Self::Paid => t.with("entries-show-paid", [("count", count)]),
            Self::Unpaid => t.with("entries-show-unpaid", [("count", count)]),
            Self::Far => t.with("entries-show-far", [("count", count)]),
            Self::NoPin => t.with("entries-show-no-pin", [("count", count)]),
            Self::Category(number) => {
                format!("{} {count}", t.with("groups-category", [("category", number)]))
            }
            Self::Out(round) => {
                t.with("entries-show-out", (("round", round.to_string()), ("count", count)))
            }
        }
    }

    fn of(tournament: &Tournament) -> Vec<Self> {
        let categories = match tournament.settings.categories.count() {
            1 => 0,
            count => count,
        };
        let rounds = (1..=tournament.settings.rounds).map(|no| Self::Out(RoundNo(no)));
        let usual = [Self::All, Self::Final, Self::Preliminary];
        let money = [Self::Paid, Self::Unpaid].into_iter().filter(|_| has_fees(tournament));
        let rest = [Self::Far, Self::NoPin].into_iter();
        let categories = (1..=categories).map(Self::Category);
        usual.into_iter().chain(money).chain(rest).chain(categories).chain(rounds).collect()
    }
}

impl View {
    /// Whether the list is as by default; the tabs of who is checked in do not count as a change.
    pub(super) fn is_usual(&self) -> bool {
        let here = [Show::All, Show::Final, Show::Preliminary];
        here.contains(&self.show) && self.sort == SORTS[0]
    }

    pub(super) fn of(form: &Form) -> Self {
        Self {
            typed: form.value("q").trim().chars().take(200).collect(),
            show: Show::named(form.value("show")).unwrap_or_default(),
            page: form.value("page").parse().unwrap_or(1).clamp(1, 1000),
            sort: SORTS.into_iter().find(|sort| *sort == form.value("sort")).unwrap_or(SORTS[0]),
        }
    }

    pub(super) fn query(&self, show: Show, page: usize) -> String {
        let (page, show) = (page.to_string(), show.name());
        let mut query = Vec::new();
        if !self.typed.is_empty() {
            query.push(("q", self.typed.as_str()));
        }
        if show != "all" {
            query.push(("show", show.as_str()));
        }
        if page != "1" {
            query.push(("page", page.as_str()));
        }
        if self.sort != SORTS[0] {
            query.push(("sort", self.sort));
        }
        let query = serde_urlencoded::to_string(query).unwrap_or_default();
        if query.is_empty() { query } else { format!("?{query}") }
    }

    pub(super) fn path(&self) -> String {
        format!("/entries{}", self.query(self.show, self.page))
    }

    pub(super) fn holds(&self, tournament: &Tournament, entry: &Entry) -> bool {
        let words = plain(&words(entry));
        self.show.holds(tournament, entry)
            && plain(&self.typed).split_whitespace().all(|word| words.contains(word))
    }

    /// Sorts before the name; empty values come last.
    pub(super) fn key(&self, tournament: &Tournament, entry: &Entry) -> (i32, String) {
        let text = |text: &str| (i32::from(text.is_empty()), plain(text));
        let number = |number: i32| (number, String::new());
        match self.sort {
            "rank" => number(-entry.rank.value()),
            "rating" => number(-entry.rating.0),
            "club" => text(&entry.club),
            "country" => text(&entry.country),
            "number" => number(entry.id.0),
            "category" => number(tournament.category(entry) as i32),
            "pin" => text(&entry.egf_pin),
            "fee" => text(&entry.private.fee),
            "paid" => (i32::from(entry.private.paid), plain(&entry.private.fee)),
            "meal" => text(&entry.private.meal),
            "born" => number(entry.private.birth_year.map_or(i32::MAX, |year| -year)),
            _ => number(0),
        }
    }

    /// The value that the list is sorted by, if the row does not show it anyway.
    pub(super) fn column(&self, t: Lang, tournament: &Tournament, entry: &Entry) -> String {
        let private = &entry.private;
        match self.sort {
            "category" if tournament.settings.categories.count() > 1 => {
                t.with("groups-category", [("category", tournament.category(entry) + 1)])
            }
            "pin" => entry.egf_pin.clone(),
            "fee" | "paid" => {
                let paid = if private.paid { "entries-has-paid" } else { "entries-owes" };
                t.listed([&private.fee, &t.text(paid)])
            }
            "meal" => private.meal.clone(),
            "born" => private.birth_year.map(|year| year.to_string()).unwrap_or_default(),
            _ => String::new(),
        }
    }

    /// Address, label with count, whether it is shown.
    pub(super) fn tabs(&self, t: Lang, event: &Event) -> Vec<(String, String, bool)> {
        [Show::All, Show::Final, Show::Preliminary]
            .map(|show| {
                let href = event.path(&format!("/entries{}", self.query(show, 1)));
                (href, show.words(t, &event.snapshot.tournament), self.show == show)
            })
            .into()
    }

    /// Name, label with count, whether it is shown.
    pub(super) fn shows(&self, t: Lang, tournament: &Tournament) -> Vec<(String, String, bool)> {
        let shows = Show::of(tournament).into_iter();
        shows.map(|show| (show.name(), show.words(t, tournament), self.show == show)).collect()
    }

    pub(super) fn sorts(&self, t: Lang, tournament: &Tournament) -> Vec<(String, String, bool)> {
        let one_category = tournament.settings.categories.count() == 1;
        let sorts = SORTS.into_iter().filter(|sort| !(one_category && *sort == "category"));
        sorts
            .map(|sort| {
                let words = t.text(&format!("entries-sort-{sort}"));
                (sort.to_owned(), words, sort == self.sort)
            })
            .collect()
    }
}

/// Choices of a category, "by rank" first; empty if the event has only one category.
pub(super) fn categories(t: Lang, tournament: &Tournament) -> Vec<(String, String)> {
    let count = tournament.settings.categories.count();
    let by_hand = (1..=count)
        .map(|number| (number.to_string(), t.with("groups-category", [("category", number)])));
    let by_rank = (String::new(), t.text("entry-category-by-rank"));
    std::iter::once(by_rank).chain(by_hand).filter(|_| count > 1).collect()
}

fn is_far(tournament: &Tournament, entry: &Entry) -> bool {
    entry.ranks_above_rating().abs() > tournament.settings.rank_gap
}

/// The rating in words, if the rank is farther from it than the event allows.
pub(super) fn far_rating(t: Lang, tournament: &Tournament, entry: &Entry) -> Option<String> {
    let rank = t.rank(entry.rating.rank());
    is_far(tournament, entry)
        .then(|| t.with("entries-gap", (("rating", entry.rating.to_string()), ("rank", rank))))
}

/// Text that the search matches.
pub(super) fn words(entry: &Entry) -> String {
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
