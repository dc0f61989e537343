//! Around every page: the service, access, forms, languages, security, live updates. The frame knows no page: routes
//! are handed in.

mod access;
mod act;
mod assets;
mod at_once;
mod bar;
mod body;
mod collation;
mod cx;
mod desktop;
mod error;
mod fields;
mod forms;
mod help;
mod language;
mod live;
mod local;
mod lookup;
mod methods;
mod metrics;
mod news;
mod notice;
mod operations;
mod packing;
mod page;
mod page_cache;
mod peer;
mod reach;
mod reader;
mod refusals;
mod render;
mod room;
mod routes;
mod security;
mod server;
mod shown;
mod state;
mod table;
mod trace;
mod visit;
mod words;

pub use access::{Access, Account, Event, Route, RouteTable, SESSION_COOKIE, access_of};
pub use act::Act;
pub use assets::asset;
pub use bar::{Area, frame};
pub use body::{UPLOAD_LIMIT, Upload, UploadedFile};
pub use cx::Cx;
pub use desktop::{Desktop, DesktopChoice, DesktopPlaces, MakeBackup};
pub use error::{Result, WebError};
pub use fields::{field, field_head, said_of, wrong_word};
pub use forms::{FORM_LIMIT, Form, in_short};
pub use help::HELP;
pub use language::{Args, LANGUAGE_COOKIE, Lang, local_path};
pub use live::Hub;
pub use local::{Customs, from_local_time, local_time};
pub use metrics::Reading;
pub use notice::Notice;
pub use operations::{Backups, Failed, Operations};
pub use page::{Link, Page, Viewer};
pub use peer::{Listener, Proxies, address_of};
pub use reach::{hears_all, network_address};
pub use reader::{FromForm, Reader, read_day};
pub use refusals::{forbidden, objection, refusal_in};
pub use render::{
    Answer, attachment, html_of, redirect, redirect_saying, render, render_as, render_wrong,
};
pub(crate) use routes::ROUTES as OWN_ROUTES;
pub(crate) use routes::serves;
pub use routes::{Served, answering, register};
pub use server::{ServerConfig, app, run};
pub use shown::AS_SHOWN;
pub use state::{FORM_KEY, Sender, State};
pub(crate) use table::fields;
pub use table::{
    FieldOf, Flag, IfAny, Kind, OneOf, Parsed, ReadAs, SomeText, Text, TextAs, Whole,
    filled_fields, read_fields,
};
pub use tournament::{Filling, Message, Sentence, read_points};
pub use visit::Visit;
pub use words::{ByValue, breakable, marked, narrowly_breakable, native_name_language};

use std::sync::{Mutex, MutexGuard, PoisonError};

/// Also after a panic: no statement breaks what these locks guard.
fn held<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
