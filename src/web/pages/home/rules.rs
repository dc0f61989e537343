//! The organiser's rules for registration from home.

use super::*;

#[derive(Template)]
#[template(path = "home/rules.html")]
struct Rules {
    cx: Cx,
    form: Form,
}

impl Rules {
    fn new(cx: Cx, form: Form) -> Self {
        Self { cx: cx.headed("way-registration"), form }
    }

    fn controls(&self, groups: impl AsRef<[SettingGroup]>) -> Controls<'_> {
        Controls::of(self.cx.t, &self.form, groups.as_ref())
    }

    /// Field of each and its lowest rank, if there are several; the last has none.
    fn categories(&self) -> Vec<(String, Option<Rank>)> {
        let limits = &self.cx.tournament().settings.categories;
        let all = (0..limits.count()).filter(|_| limits.count() > 1);
        all.map(|n| (category_field(n), limits.0.get(n).copied())).collect()
    }
}

#[route("GET", "/t/{slug}/registration", Organiser)]
async fn show(cx: Cx) -> Answer {
    let form = Form::filled(fields_of(cx.tournament()));
    render(&Rules::new(cx, form))
}

fn category_field(n: usize) -> String {
    format!("category_{n}")
}

fn fields_of(tournament: &Tournament) -> Vec<(String, String)> {
    let settings = &tournament.settings;
    let mut fields = values_of(settings, true);
    for n in 0..settings.categories.count() {
        let places = settings.home.category_places.get(n).copied().flatten();
        let places = places.map(|places| places.to_string()).unwrap_or_default();
        fields.push((category_field(n), places));
    }
    fields
}

struct HomeRulesForm {
    values: Values,
    category_places: Vec<Option<u32>>,
}

impl FromForm for HomeRulesForm {
    fn from_form(reader: &mut Reader<'_>) -> Option<Self> {
        let values = Values::of_form(true, reader);
        let categories: Vec<_> = (0..8).map(|n| places(reader, &category_field(n))).collect();
        let mut category_places: Vec<Option<u32>> =
            categories.into_iter().collect::<Option<_>>()?;
        while category_places.last() == Some(&None) {
            category_places.pop();
        }
        let (values, mut in_order) = (values?, true);
        for (opens, closes) in [("opens", "closes"), ("check_in_opens", "check_in_closes")] {
            let both = values.moment(opens).zip(values.moment(closes));
            if both.is_some_and(|(opens, closes)| closes <= opens) {
                reader.refuse(&format!("{closes}_day"), Sentence::new("home-closes-first"));
                in_order = false;
            }
        }
        in_order.then_some(Self { values, category_places })
    }
}

/// `Some(None)` is no limit.
fn places(reader: &mut Reader<'_>, name: &str) -> Option<Option<u32>> {
    IfAny(Whole(0..=MOST_PLACES as u32)).read(reader, name)
}

#[route("POST", "/t/{slug}/registration", Organiser)]
async fn change(act: Act) -> Answer {
    let put = |typed: HomeRulesForm, now: &Tournament| {
        let mut settings = typed.values.put_into(&now.settings);
        settings.home.category_places = typed.category_places;
        settings
    };
    act.save_settings(fields_of, put, |form| Rules::new(act.cx.clone(), form)).await?;
    act.done("/registration", Sentence::new("settings-saved"))
}
