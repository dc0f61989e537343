//! What if: other settings tried on a draft before they are accepted, and the next best draws.

use actix_web::HttpRequest;
use actix_web::web::{Data, Path};
use askama::Template;

use crate::desk::{Desk, DeskError, DrawRequest, fingerprint};
use crate::pairing::{Draw, DrawError, DrawOptions, RoundContext, best_draws};
use crate::rating::Rank;
use crate::tournament::{RoundNo, SeedMethod, Settings, Tournament, check_settings};
use crate::web::{
    Account, Answer, Event, Form, Lang, Page, Reader, Sender, State, WebError, frame, new_form_key,
    redirect, refusal_in, render, render_wrong,
};

use super::acts::answer_drawn;
use super::difference::{Compare, Difference};

/// How many of the best draws are shown, the best itself among them.
const SHOWN: usize = 4;

/// The seeding methods, as the form names them.
const METHODS: [(&str, SeedMethod); 3] =
    [("random", SeedMethod::Random), ("fold", SeedMethod::Fold), ("slip", SeedMethod::Slip)];

/// One of the next best draws.
struct Next {
    rank: usize,
    lost: String,
    difference: Difference,
}

#[derive(Template)]
#[template(path = "draft/what_if.html")]
struct WhatIf {
    t: Lang,
    page: Page,
    no: RoundNo,
    form: Form,
    methods: Vec<(String, String)>,
    tried: Option<Difference>,
    refused: Option<String>,
    next: Vec<Next>,
    base: String,
    seen: String,
    form_key: String,
}

/// The settings that can be tried, as the form shows them.
fn fields_of(settings: &Settings) -> Vec<(&'static str, String)> {
    let method = |method: SeedMethod| {
        METHODS.iter().find(|(_, known)| *known == method).map_or("", |(name, _)| name).to_owned()
    };
    let pairing = &settings.pairing;
    vec![
        ("bar", settings.mcmahon.bar.to_string()),
        ("floor", settings.mcmahon.floor.to_string()),
        ("first_method", method(pairing.first_method)),
        ("later_method", method(pairing.later_method)),
        ("club", pairing.club.to_string()),
        ("country", pairing.country.to_string()),
    ]
}

/// The settings with what was typed.
fn typed(form: &Form, settings: &Settings) -> Result<Settings, Form> {
    struct Tried(Rank, Rank, SeedMethod, SeedMethod, i32, i32);
    impl crate::web::FromForm for Tried {
        fn from_form(reader: &mut Reader<'_>) -> Option<Self> {
            let rank = |reader: &mut Reader<'_>, name: &str| {
                reader.read(name, |typed| typed.trim().parse::<Rank>())
            };
            let method = |reader: &mut Reader<'_>, name: &str| {
                let find = |typed: &str| METHODS.iter().find(|(known, _)| *known == typed);
                reader.choose(name, |typed| find(typed).map(|(_, method)| *method))
            };
            let (bar, floor) = (rank(reader, "bar"), rank(reader, "floor"));
            let (first, later) = (method(reader, "first_method"), method(reader, "later_method"));
            let (club, country) = (reader.number("club", 0..=99), reader.number("country", 0..=99));
            Some(Self(bar?, floor?, first?, later?, club?, country?))
        }
    }
    let Tried(bar, floor, first, later, club, country) = form.parse()?;
    let mut tried = settings.clone();
    (tried.mcmahon.bar, tried.mcmahon.floor) = (bar, floor);
    (tried.pairing.first_method, tried.pairing.later_method) = (first, later);
    (tried.pairing.club, tried.pairing.country) = (club, country);
    let faults = check_settings(&tried).into_iter();
    let form = faults.fold(form.clone(), |form, (field, fault)| form.refused(field, fault));
    if form.is_wrong() { Err(form) } else { Ok(tried) }
}

/// The form, with the differences if something was tried, and the next best draws.
pub async fn show(
    page: Page,
    state: Data<State>,
    event: Event,
    place: Path<(String, i32)>,
    request: HttpRequest,
) -> Answer {
    let no = RoundNo(place.1);
    let query = Form::of_query(&request);
    let tournament = &event.snapshot.tournament;
    let public = tournament.round(no).is_some_and(|r| r.is_public() && !r.boards.is_empty());
    if no.0 < 1 || no.0 > tournament.settings.rounds {
        return Err(WebError::no_page());
    }
    if public {
        return Ok(redirect(&event.path(&format!("/draft/{no}"))));
    }
    if query.value("bar").is_empty() {
        let form = Form::filled(fields_of(&tournament.settings));
        return render(&view(page, &state, &event, no, form, None).await?);
    }
    match typed(&query, &tournament.settings) {
        Ok(settings) => render(&view(page, &state, &event, no, query, Some(settings)).await?),
        Err(form) => render_wrong(&view(page, &state, &event, no, form, None).await?),
    }
}

/// Draws the round by the settings that were tried, and keeps them; or takes one of the next best.
pub async fn accept(
    page: Page,
    state: Data<State>,
    event: Event,
    account: Account,
    place: Path<(String, i32)>,
    form: Form,
) -> Answer {
    let no = RoundNo(place.1);
    let mut request = DrawRequest { seen: form.value("seen").to_owned(), ..DrawRequest::default() };
    if form.value("rank").is_empty() {
        match typed(&form, &event.snapshot.tournament.settings) {
            Ok(settings) => request.settings = Some(settings),
            Err(form) => {
                return render_wrong(&view(page, &state, &event, no, form, None).await?);
            }
        }
    } else {
        request.rank = form.value("rank").parse().unwrap_or(0);
    }
    let (id, sender) = (event.snapshot.id, Sender::of(account.0.id, &form));
    let done = state.at_desk(move |desk| desk.draw_round(id, sender.by(), no, &request)).await;
    answer_drawn(page.t, &event, no, done)
}

/// What was computed for the page, away from the threads that answer.
struct Computed {
    tried: Option<Result<(Draw, RoundContext), DrawError>>,
    best: Result<Vec<Draw>, DrawError>,
    context: Option<RoundContext>,
}

fn compute(tournament: &Tournament, no: RoundNo, settings: Option<Settings>) -> Computed {
    let options = DrawOptions::default();
    let tried = settings.map(|settings| {
        let tried = Tournament { settings, ..tournament.clone() };
        let context = RoundContext::new(&tried, no, None)?;
        crate::pairing::draw(&tried, no, &options).map(|drawn| (drawn, context))
    });
    let best = best_draws(tournament, no, &options, SHOWN);
    Computed { tried, best, context: RoundContext::new(tournament, no, None).ok() }
}

async fn view(
    page: Page,
    state: &State,
    event: &Event,
    no: RoundNo,
    form: Form,
    settings: Option<Settings>,
) -> Result<WhatIf, WebError> {
    let t = page.t;
    let snapshot = event.snapshot.clone();
    let work = move |_: &Desk| Ok::<_, DeskError>(compute(&snapshot.tournament, no, settings));
    let computed = state.at_desk(work).await?;
    let tournament = &event.snapshot.tournament;
    let best = computed.best.as_deref().unwrap_or_default();
    let drafted = tournament.round(no).map(|round| round.boards.as_slice());
    let boards = drafted.or(best.first().map(|best| best.boards.as_slice())).unwrap_or_default();
    let compare = Compare { t, tournament, boards };
    let refused = match (&computed.tried, &computed.best) {
        (Some(Err(why)), _) | (None, Err(why)) => Some(why.clone()),
        _ => None,
    };
    let refused =
        refused.map(|why| t.sentence(&refusal_in(t, tournament, &crate::desk::Refusal::Draw(why))));
    let tried = computed.tried.and_then(Result::ok);
    let tried = tried.map(|(drawn, context)| compare.with(&context, &drawn.boards));
    let next = match &computed.context {
        Some(context) => next(&compare, context, best),
        None => Vec::new(),
    };
    Ok(WhatIf {
        t,
        page: frame(page, event)
            .titled(t.with("what-if-title", [("round", no)]))
            .below(&event.path("/draft")),
        no,
        form,
        methods: METHODS
            .map(|(name, _)| (name.to_owned(), t.text(&format!("what-if-{name}"))))
            .to_vec(),
        tried,
        refused,
        next,
        base: event.path(&format!("/draft/{no}")),
        seen: fingerprint(tournament.round(no)),
        form_key: new_form_key(),
    })
}

fn next(compare: &Compare<'_>, context: &RoundContext, best: &[Draw]) -> Vec<Next> {
    let Some(first) = best.first() else { return Vec::new() };
    let group = i128::from(context.group_worth());
    let next = best.iter().enumerate().skip(1).map(|(rank, drawn)| {
        let tenths = ((first.total - drawn.total) * 10 + group / 2) / group;
        let groups = compare.t.decimals(&format!("{}.{}", tenths / 10, tenths % 10));
        Next {
            rank,
            lost: if drawn.total == first.total {
                compare.t.text("what-if-equal")
            } else if tenths == 0 {
                compare.t.text("what-if-little")
            } else {
                compare.t.with("what-if-lost", [("groups", groups)])
            },
            difference: compare.with(context, &drawn.boards),
        }
    });
    next.collect()
}
