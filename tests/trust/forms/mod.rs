//! Every form of every page, found by walking the pages: with markup in each of its fields, with values that no page
//! would send, from other sites, and under other hosts' names.

mod walk;

use std::collections::{BTreeMap, BTreeSet};

use tengen::web::ROUTES;

use crate::databases::Place;
use crate::events::event;
use crate::house::House;
use crate::kills::Dice;
use crate::table::Table;
use crate::walked::path_of;
use walk::{Answered, FoundForm, Visitor};

/// Markup that would be an element, an attribute or an entity if it were not written out; it names itself.
const MARKUP: &str = "\"'><zqx onload=zqx() a='&lt;zqx&gt;";

/// What a browser would make of it, were it not written out.
const RAW: &str = "<zqx";

/// Forms after which the walk could not go on, or the event would be gone.
const LAST: [&str; 11] = [
    "/account/second-factor",
    "/accounts/owner",
    "/accounts/event-maker",
    "/accounts/password",
    "/accounts/second-factor",
    "/sign-out",
    "/account",
    "/account/sessions",
    "/accounts/disable",
    "/t/here/delete",
    "/t/here/event/archive",
];

/// Values that no page sends.
const ODD: [&str; 16] = [
    "",
    " ",
    "-1",
    "0",
    "99999999999999999999",
    "2147483648",
    "1e309",
    "NaN",
    "%00",
    "%FF%FE",
    "%F0%9F%98%80%E2%80%AE",
    "2026-02-30",
    "25:61",
    "../../etc/passwd",
    "%27+OR+1%3D1--",
    "a%0D%0ASet-Cookie:+a%3Db",
];

pub fn run(table: &mut Table, name: &str, place: &Place, mutants: usize, seed: u64) {
    let house = House::of(place, &event("Here", 16, 2));
    let server = house.serve_with_arguments(&["--origin", "http://go.example"]);
    let owner = Visitor::new(&server, &house.session);
    let pages = pages();
    let forms = forms_of(&owner, &pages);
    marked(table, name, &owner, (&pages, &forms));
    odd(table, name, &owner, &forms, (mutants, seed));
    elsewhere(table, name, &owner);
    named(table, name, &owner, &pages);
}

/// The pages of the table, at the first of everything, for the owner and for everybody.
fn pages() -> Vec<String> {
    let shown = ROUTES.iter().filter(|(method, ..)| *method == "GET");
    let shown = shown.filter(|(_, pattern, _)| !pattern.ends_with("/events"));
    let mut pages: Vec<String> = shown.map(|(_, pattern, _)| path_of(pattern)).collect();
    for (at, criterion) in [("2", "SOS"), ("5", "SODOS")] {
        pages.push(format!("/t/here/standings/{at}/{criterion}"));
    }
    pages
}

/// Forms by their address and the names of their fields, so that a hundred alike count once.
fn forms_of(visitor: &Visitor, pages: &[String]) -> Vec<FoundForm> {
    let mut known = BTreeSet::new();
    let mut forms = Vec::new();
    for page in pages {
        let Some(answered) = visitor.get(page) else { continue };
        for form in walk::forms(page, &answered.text) {
            if known.insert(form.signature()) {
                forms.push(form);
            }
        }
    }
    forms
}

/// Markup in each field, alone and together; then every page is looked at for it.
fn marked(
    table: &mut Table,
    name: &str,
    visitor: &Visitor,
    (pages, forms): (&[String], &[FoundForm]),
) {
    let (mut sent, mut shown, mut kept, mut faults) = (0, 0, 0, Vec::new());
    let mut look = |what: &str, answered: Option<Answered>| match answered {
        Some(answered) => {
            if answered.status >= 500 {
                faults.push(format!("{what}: {}", answered.status));
            }
            if answered.is_page && answered.text.contains(RAW) {
                faults.push(format!("{what}: markup stands on the page"));
            }
            usize::from(answered.text.contains("zqx"))
        }
        None => {
            faults.push(format!("{what}: no answer"));
            0
        }
    };
    for form in forms.iter().filter(|form| !LAST.contains(&form.action.as_str())) {
        let all: Vec<&str> = form.typed().collect();
        let alone = all.iter().map(|field| vec![*field]);
        for marked in alone.chain((all.len() > 1).then(|| all.clone())) {
            sent += 1;
            let fields = form.with(&marked, MARKUP);
            shown += look(&format!("{} {marked:?}", form.action), visitor.post(form, &fields));
        }
    }
    for page in pages {
        kept += look(page, visitor.get(page));
    }
    let came = format!(
        "{sent} sent by {} forms, shown again by {shown} answers; it stands on {kept} of {} pages as text; {} faults{}",
        forms.len(),
        pages.len(),
        faults.len(),
        faults.first().map(|first| format!(": {first}")).unwrap_or_default()
    );
    // Where nothing was taken and nothing was shown, nothing was tried.
    let holds = faults.is_empty() && shown > 0 && kept > 0;
    table.note(&format!("markup in every field of every form, {name}"), &came, holds);
}

/// Values that no page sends, fields left out and sent twice.
fn odd(
    table: &mut Table,
    name: &str,
    visitor: &Visitor,
    forms: &[FoundForm],
    (mutants, seed): (usize, u64),
) {
    let forms: Vec<&FoundForm> =
        forms.iter().filter(|form| !LAST.contains(&form.action.as_str())).collect();
    let mut dice = Dice::new(seed);
    let (mut statuses, mut faults) = (BTreeMap::new(), Vec::new());
    for _ in 0..mutants {
        let form = forms[dice.below(forms.len() as u64) as usize];
        let body = walk::mutant(form, &ODD, &mut dice);
        let status = visitor.post_body(form, &body).map_or(0, |answered| answered.status);
        *statuses.entry(status).or_insert(0) += 1;
        if status == 0 || status >= 500 {
            faults.push(format!("{} {body:.200}: {status}", form.action));
        }
    }
    let counts: Vec<String> =
        statuses.iter().map(|(status, count)| format!("{count} × {status}")).collect();
    let came = format!(
        "{}; {} faults{}",
        counts.join(", "),
        faults.len(),
        faults.first().map(|first| format!(": {first}")).unwrap_or_default()
    );
    table.note(&format!("{mutants} mutants of forms, {name}"), &came, faults.is_empty());
}

/// Every route that acts, as another site would have it called.
fn elsewhere(table: &mut Table, name: &str, visitor: &Visitor) {
    let sites: [&[(&str, &str)]; 6] = [
        &[("sec-fetch-site", "cross-site"), ("origin", "http://evil.example")],
        &[("sec-fetch-site", "same-site")],
        &[("origin", "http://evil.example")],
        &[("origin", "null")],
        &[("referer", "http://evil.example/")],
        &[("origin", "http://evil.example"), ("x-forwarded-host", "evil.example")],
    ];
    let (mut tried, mut accepted) = (0, Vec::new());
    for (_, pattern, access) in ROUTES.iter().filter(|(method, ..)| *method == "POST") {
        for site in sites {
            tried += 1;
            let status = visitor.knock(&path_of(pattern), site);
            if status != Some(403) {
                accepted.push(format!("{pattern} ({access:?}) by {site:?}: {status:?}"));
            }
        }
    }
    let came = format!(
        "{tried} tried, {} accepted{}",
        accepted.len(),
        accepted.first().map(|first| format!(": {first}")).unwrap_or_default()
    );
    table.note(&format!("forms that other sites send, {name}"), &came, accepted.is_empty());
}

/// No page names a host that a request's head made up, where the origin is a setting.
fn named(table: &mut Table, name: &str, visitor: &Visitor, pages: &[String]) {
    let heads: [&[(&str, &str)]; 3] = [
        &[("host", "evil.example")],
        &[("x-forwarded-host", "evil.example"), ("x-forwarded-proto", "https")],
        &[("forwarded", "host=evil.example;proto=https")],
    ];
    let (mut tried, mut wrong) = (0, Vec::new());
    for page in pages {
        for head in heads {
            tried += 1;
            let answered = visitor.get_with(page, head);
            let told = answered.as_ref().is_some_and(|answered| {
                answered.text.contains("evil.example") || answered.to.contains("evil.example")
            });
            if told || answered.is_none_or(|answered| answered.status >= 500) {
                wrong.push(format!("{page} with {head:?}"));
            }
        }
    }
    let came = format!(
        "{tried} asked for, {} name it{}",
        wrong.len(),
        wrong.first().map(|first| format!(": {first}")).unwrap_or_default()
    );
    table.note(&format!("pages under another host's name, {name}"), &came, wrong.is_empty());
}
