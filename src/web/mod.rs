//! Pages: from a request to a typed value, from a view model to HTML in the viewer's language.
//!
//! # Writing a page
//!
//! 1. A template `templates/<area>/<page>.html` that begins with `{% extends "layout.html" %}` and
//!    `{% import "parts.html" as parts %}` and fills `{% block main %}`. Words come from
//!    `{{ t.text("key") }}` and `{{ t.with("key", [("n", n)]) }}` only, parts from
//!    `{{ parts::stone(t, color) }}`; no inline style or script, which the browser would refuse.
//! 2. Its view model, `#[derive(Template)] struct Standings { t: Lang, page: Page, rows: Vec<Row> }`.
//! 3. A handler: `async fn standings(page: Page, …) -> Answer { … render(&Standings { t: page.t,
//!    page: page.titled(…).of_event(…).way(…), rows }) }`. Errors are [`WebError`]s; `?` on an
//!    `anyhow` error is our own fault, logged and shown as such.
//! 4. A form: `async fn create(page: Page, form: Form, …) -> Answer`, with
//!    `match form.parse::<NewEvent>() { Ok(event) => …, Err(form) => render_wrong(&…) }`, where
//!    [`FromForm`] reads each field, and `redirect_saying(…)` after the act. A page shows its form with
//!    `parts::field(t, form, "name", t.text("label"))`.
//! 5. The route, in the function that its area hands to [`run`]; the texts in every
//!    `templates/locales/<language>/<area>.ftl`. Tests hold the catalogues complete and without leftovers.
//!
//! Askama looks beside a template first: no page of an area is named `layout.html` or `parts.html`. What
//! is small and `Copy` may be given to `t` by value or by reference: `t.rank(row.rank)`.
//! A language is a folder of `templates/locales`, nothing else; `touch src/web/language.rs` after a new one.
//!
//! A page that changes by itself marks the changing parts with an `id` and `data-live`, and its handler
//! calls [`Page::live`]. A list that can be searched as one types is marked by `data-filter="list-id"` at
//! the input. See the head of `static/tengen.js`.
//!
//! # Around a page
//!
//! [`run`] serves, [`app`] is the same for tests. Sessions put a [`Viewer`] into the request's extensions;
//! their middleware belongs in `app`, inside the error pages and outside the refusal of other sites.

mod access;
pub mod account;
mod act;
pub mod arbiter;
mod assets;
mod board_row;
mod body;
pub mod draft;
mod error;
mod forms;
mod frame;
pub mod game;
pub mod incident;
mod language;
mod live;
mod local;
mod notice;
pub mod organiser;
mod outcome;
mod page;
pub mod people;
pub mod public;
mod reader;
mod reasons;
mod render;
mod results;
mod routes;
mod security;
mod sentence;
mod server;
mod state;
mod trace;
mod words;

pub use access::{Access, Account, Event, Route, RouteTable, SESSION_COOKIE, access_of};
pub use act::Act;
pub use assets::asset;
pub use board_row::{BoardRow, SeatRow};
pub use body::{UPLOAD_LIMIT, Upload, UploadedFile};
pub use error::WebError;
pub use forms::{FORM_LIMIT, Form};
pub use frame::frame;
pub use language::{LANGUAGE_COOKIE, Lang, local_path};
pub use live::Hub;
pub use local::{from_local_time, local_time, zone};
pub use notice::Notice;
pub use page::{Page, Viewer, Way};
pub use reader::{FromForm, Reader};
pub use reasons::{forbidden, objection, refusal_in, refusal_sentence};
pub use render::{Answer, redirect, redirect_saying, render, render_as, render_wrong};
pub use routes::{ROUTES, all_routes};
pub use sentence::{Args, Filling, Sentence, read_points};
pub use server::{ServerConfig, app, run};
pub use state::{FORM_KEY, Sender, State, new_form_key};
pub use words::{Given, native_name_language};
