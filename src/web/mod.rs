//! Pages: from a request to a typed value, from a view model to HTML in the viewer's language.
//!
//! - `frame`: the service, who may go where, forms, languages, errors; it knows no page.
//! - `views`: view models that pages of several areas share; they know the frame.
//! - `pages`: one folder an area; an area never imports another.
//!
//! # Writing a page
//!
//! 1. A template `templates/<area>/<page>.html` that begins with `{% extends "list.html" %}`, or
//!    `"form.html"`, `"reading.html"`, `"paper.html"`, the kinds of page there are, and
//!    `{% import "parts.html" as parts %}` and fills `{% block main %}`. It reads domain values, and words come from
//!    `{{ cx.text("key") }}` and `{{ cx.with("key", [("n", n)]) }}` only: `{{ cx.person(entry) }}`,
//!    `{{ parts::stone(cx, color) }}`; no inline style or script, which the browser would refuse.
//! 2. A file with `use crate::web::prelude::*`, and in it the template's struct, `struct Players { cx: Cx, … }`,
//!    which owns its context and domain values. Which rows and columns there are is a method with a name.
//! 3. A handler with its address and who may ask: `#[route("GET", "/t/{slug}/players", Public)]` above
//!    `async fn show(cx: Cx, …) -> Answer { render(&Players::of(cx, …)) }`, outside of events with a [`Page`]. Errors
//!    are [`WebError`]s; `?` on an `anyhow` error is our own fault, logged and shown as such.
//! 4. A form: `async fn change(act: Act, …) -> Answer`, with `act.parse(again)?`, which shows the form again with what
//!    is wrong, or `act.read(…)` for a table of `fields!`, then `act.saved(done, again)?` for what the
//!    service refuses, and `act.done(…)`. A page shows its form with `parts::field(cx, form, "name", cx.text("label"))`.
//! 5. The texts in every `templates/locales/<language>/<area>.ftl`. Tests hold the catalogues complete and without
//!    leftovers.
//!
//! Askama looks in the folder of a template first: no page of an area has the name of one above the areas. A small
//! `Copy` value may be given by value or by reference: `cx.rank(row.rank)`.
//! A language is a folder of `templates/locales`, nothing else; `touch src/web/frame/language.rs` after a new one.
//!
//! A page that changes by itself marks the changing parts with an `id` and `data-live`, and its handler
//! calls [`Page::live`]. A list that can be searched as one types is marked by `data-filter="list-id"` at
//! the input. See the head of `static/tengen.js`.
//!
//! # Around a page
//!
//! [`run`] serves, [`app`] is the same for tests. Sessions put a [`Viewer`] into the request's extensions;
//! their middleware belongs in `app`, inside the error pages and outside the refusal of other sites.

#![allow(missing_docs, reason = "what a name says is not said again")]

/// The version of the release, else that of the manifest.
pub const VERSION: &str = match option_env!("TENGEN_VERSION") {
    Some(version) => version,
    None => env!("CARGO_PKG_VERSION"),
};

use crate as web;

mod frame;
mod pages;
mod prelude;
mod views;

pub use frame::*;
pub(crate) use frame::{fields, for_any_site};
pub use pages::all_routes;
pub use views::letters::letter;
pub use views::people::{BoardRow, PlayerRow};
