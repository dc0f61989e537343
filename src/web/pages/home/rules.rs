//! What the organiser decides about registering from home.

use askama::Template;
use chrono::NaiveDateTime;

use crate::tournament::{HomeRules, Settings, Tournament};
use crate::web::views::organiser_links::organiser_links;
use crate::web::views::settings::optional_text;
use crate::web::{
    Act, Answer, Event, Form, FromForm, Lang, Link, Page, Reader, Sentence, frame, from_local_time,
    local_time, render, render_wrong,
};

#[derive(Template)]
#[template(path = "home/rules.html")]
struct Rules {
    t: Lang,
    page: Page,
    links: Vec<Link>,
    form: Form,
    zone: String,
    /// A field for each category and what it is called.
    categories: Vec<(String, String)>,
    public: String,
    waiting: String,
}

/// The rules as they stand.
pub async fn show(page: Page, event: Event) -> Answer {
    let form = Form::filled(fields_of(&event.snapshot.tournament));
    render(&view(page, &event, form))
}

fn view(page: Page, event: &Event, form: Form) -> Rules {
    let t = page.t;
    let limits = &event.snapshot.tournament.settings.categories;
    let named = |n: usize| {
        let from = limits.0.get(n).map(|rank| t.rank(*rank)).unwrap_or_default();
        let key = if from.is_empty() { "home-category-last" } else { "home-category" };
        (category_field(n), t.with(key, (("n", n + 1), ("rank", from))))
    };
    let many = limits.count() > 1;
    Rules {
        t,
        links: organiser_links(t, event, &page),
        zone: t.zone(),
        categories: (0..limits.count()).filter(|_| many).map(named).collect(),
        public: event.path("/register"),
        waiting: event.path("/registrations"),
        form,
        page: frame(page, event).titled(t.text("way-registration")).below(&event.path("/entries")),
    }
}

fn category_field(n: usize) -> String {
    format!("category_{n}")
}

/// The boxes of the form, each with its place in the rules.
type Flag = (&'static str, fn(&mut HomeRules) -> &mut bool);
const FLAGS: [Flag; 9] = [
    ("open", |rules| &mut rules.open),
    ("at_once", |rules| &mut rules.at_once),
    ("moves_up", |rules| &mut rules.moves_up),
    ("listed", |rules| &mut rules.listed),
    ("ask_email", |rules| &mut rules.ask_email),
    ("ask_birth_year", |rules| &mut rules.ask_birth_year),
    ("ask_meal", |rules| &mut rules.ask_meal),
    ("ask_note", |rules| &mut rules.ask_note),
    ("own_check_in", |rules| &mut rules.own_check_in),
];

/// The moments of the form, each with its place in the rules.
type Moment = (&'static str, fn(&mut HomeRules) -> &mut Option<NaiveDateTime>);
const MOMENTS: [Moment; 4] = [
    ("opens", |rules| &mut rules.opens),
    ("closes", |rules| &mut rules.closes),
    ("check_in_opens", |rules| &mut rules.check_in_opens),
    ("check_in_closes", |rules| &mut rules.check_in_closes),
];

fn fields_of(tournament: &Tournament) -> Vec<(String, String)> {
    let mut rules = tournament.settings.home.clone();
    let number = |n: &Option<u32>| n.map(|n| n.to_string()).unwrap_or_default();
    let mut fields = vec![
        ("places".to_owned(), number(&rules.places)),
        ("fee".to_owned(), rules.fee.clone()),
        ("pay".to_owned(), rules.pay.clone()),
        ("keep_days".to_owned(), rules.keep_days.to_string()),
    ];
    for (name, moment) in MOMENTS {
        let at = moment(&mut rules).map(|at| local_time(tournament.settings.zone, at));
        let day = at.map(|at| at.date().to_string()).unwrap_or_default();
        let time = at.map(|at| at.format("%H:%M").to_string()).unwrap_or_default();
        fields.extend([(format!("{name}_day"), day), (format!("{name}_time"), time)]);
    }
    for n in 0..tournament.settings.categories.count() {
        let places = rules.category_places.get(n).map(number).unwrap_or_default();
        fields.push((category_field(n), places));
    }
    for (name, flag) in FLAGS {
        fields.extend(flag(&mut rules).then(|| (name.to_owned(), "yes".to_owned())));
    }
    fields
}

/// The rules that were typed, with times on the event's clock; places of categories as long as the form has fields for them.
struct HomeRulesForm(HomeRules);

impl FromForm for HomeRulesForm {
    fn from_form(reader: &mut Reader<'_>) -> Option<Self> {
        let places = limit(reader, "places");
        let moments = MOMENTS.map(|(name, _)| moment(reader, name));
        let (fee, pay) = (optional_text(reader, "fee"), optional_text(reader, "pay"));
        let keep_days = reader.number("keep_days", 0..=HomeRules::MOST_DAYS);
        let categories: Vec<_> = (0..8).map(|n| limit(reader, &category_field(n))).collect();
        let mut categories: Vec<Option<u32>> = categories.into_iter().collect::<Option<_>>()?;
        while categories.last() == Some(&None) {
            categories.pop();
        }
        let mut rules = HomeRules {
            places: places?,
            category_places: categories,
            fee: fee?,
            pay: pay?,
            keep_days: keep_days?,
            ..HomeRules::default()
        };
        for (name, flag) in FLAGS {
            *flag(&mut rules) = reader.ticked(name);
        }
        for ((_, place), at) in MOMENTS.into_iter().zip(moments) {
            *place(&mut rules) = at?;
        }
        let mut in_order = true;
        for (opens, closes, field) in [
            (rules.opens, rules.closes, "closes_day"),
            (rules.check_in_opens, rules.check_in_closes, "check_in_closes_day"),
        ] {
            if opens.zip(closes).is_some_and(|(opens, closes)| closes <= opens) {
                reader.refuse(field, Sentence::new("home-closes-first"));
                in_order = false;
            }
        }
        if !in_order {
            return None;
        }
        Some(Self(rules))
    }
}

/// A number of places, or no limit.
fn limit(reader: &mut Reader<'_>, name: &str) -> Option<Option<u32>> {
    match reader.typed(name).trim() {
        "" => Some(None),
        _ => reader.number(name, 0..=HomeRules::MOST_PLACES).map(Some),
    }
}

/// A day and a time on the event's clock; a day alone begins at midnight.
fn moment(reader: &mut Reader<'_>, name: &str) -> Option<Option<NaiveDateTime>> {
    let (day, time) = (format!("{name}_day"), format!("{name}_time"));
    if reader.typed(&day).trim().is_empty() && reader.typed(&time).trim().is_empty() {
        return Some(None);
    }
    let date = reader.date(&day);
    let time_typed = match reader.typed(&time).trim() {
        "" => Some(Default::default()),
        _ => reader.time(&time),
    };
    Some(Some(date?.and_time(time_typed?)))
}

/// Keeps the rules.
pub async fn change(act: Act) -> Answer {
    let put = |HomeRulesForm(mut home), now: &Tournament| {
        for (_, place) in MOMENTS {
            let at = place(&mut home);
            *at = at.map(|at| from_local_time(now.settings.zone, at));
        }
        Settings { home, ..now.settings.clone() }
    };
    match act.edit_settings(fields_of, put).await? {
        Ok(()) => act.done("/registration", Sentence::new("settings-saved")),
        Err(wrong) => render_wrong(&view(act.page, &act.event, wrong)),
    }
}
