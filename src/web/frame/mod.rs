//! What stands around every page: the service, who may go where, forms, languages, security, what keeps
//! open pages current. The frame knows no page: routes are handed in.

mod access;
mod act;
mod assets;
mod bar;
mod body;
mod error;
mod forms;
mod language;
mod live;
mod local;
mod notice;
mod page;
mod reader;
mod refusals;
mod render;
mod routes;
mod security;
mod sentence;
mod server;
mod state;
mod trace;
mod visit;
mod words;

pub use access::{Access, Account, Event, Route, RouteTable, SESSION_COOKIE, access_of};
pub use act::Act;
pub use assets::asset;
pub use bar::frame;
pub use body::{UPLOAD_LIMIT, Upload, UploadedFile};
pub use error::WebError;
pub use forms::{FORM_LIMIT, Form};
pub use language::{LANGUAGE_COOKIE, Lang, local_path};
pub use live::Hub;
pub use local::{from_local_time, local_time, zone};
pub use notice::Notice;
pub use page::{Link, Page, Viewer};
pub use reader::{FromForm, Reader};
pub use refusals::{forbidden, objection, refusal_in, refusal_sentence};
pub use render::{Answer, redirect, redirect_saying, render, render_as, render_wrong};
pub use routes::ROUTES;
pub use sentence::{Args, Filling, Sentence, read_points};
pub use server::{ServerConfig, app, run};
pub use state::{FORM_KEY, Sender, State};
pub use visit::Visit;
pub use words::{Given, native_name_language};
