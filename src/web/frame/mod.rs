//! Around every page: the service, access, forms, languages, security, live updates. The frame knows no page: routes
//! are handed in. Its files begin with `use super::*`: what most of them need is named here.

mod access;
mod act;
mod assets;
mod bar;
mod desktop;
mod error;
mod fields;
mod forms;
mod language;
mod live;
mod operations;
mod page;
mod page_cache;
mod peer;
mod refusals;
mod render;
mod room;
mod routes;
mod security;
mod server;
mod shown;
mod state;
mod trace;
mod visit;
mod words;

use std::any::Any;
use std::collections::HashMap;
use std::future::{Ready, ready};
use std::hash::Hash;
use std::net::{IpAddr, SocketAddr, TcpListener};
use std::ops::{Deref, RangeInclusive};
use std::str::FromStr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, LazyLock, Mutex, MutexGuard, OnceLock, PoisonError};
use std::task::Poll;
use std::time::{Duration, Instant};

use actix_web::body::MessageBody;
use actix_web::cookie::{Cookie, SameSite};
use actix_web::dev::{Payload, ServiceRequest, ServiceResponse};
use actix_web::http::header::{ContentEncoding, Header, HeaderMap, HeaderName, HeaderValue};
use actix_web::http::{Method, StatusCode, header};
use actix_web::middleware::Next;
use actix_web::rt::net::TcpStream;
use actix_web::web::{Bytes, Data, ServiceConfig};
use actix_web::{Error, FromRequest, HttpMessage, HttpRequest, HttpResponse, web};
use anyhow::{Context, anyhow};
use askama::Template;
use base16ct::lower::encode_string as hex;
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use chrono::{DateTime, NaiveDate, NaiveDateTime, NaiveTime, Utc};
use futures_util::future::LocalBoxFuture;
use futures_util::{Stream, StreamExt, stream};
use route::route;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use tokio::sync::{oneshot, watch};
use tokio::time::timeout;

use service::{By, EventActs, Refusal, Service, ServiceError, Undo, guarded};
use store::{AccountId, Lack, StoreError, UsedBy};
use tournament::{Entry, EntryId, Fields, Settings, Tournament, TournamentId};

pub use access::{Access, Account, Event, Route, RouteTable, SESSION_COOKIE, access_of, role_of};
pub use act::Act;
pub use assets::asset;
pub use bar::{Area, HELP, frame};
pub use desktop::{
    Desktop, DesktopChoice, DesktopPlaces, MakeBackup, is_unspecified, network_address,
};
pub use error::{Result, WebError};
pub(crate) use fields::fields;
pub use fields::{
    FieldOf, Flag, FromForm, IfAny, Kind, OneOf, Parsed, ReadAs, Reader, SomeText, Text, TextAs,
    Whole, error_attributes, field, field_head, filled_fields, read_day, read_fields, wrong_word,
};
pub use forms::{FORM_LIMIT, Form, UPLOAD_LIMIT, Upload, UploadedFile, in_short, query_of};
pub use language::{Args, Customs, LANGUAGE_COOKIE, Lang, from_local_time, local_path, local_time};
pub use live::Hub;
pub use operations::{Backups, Failed, Operations, Reading};
pub use page::{Cx, Link, Page, Viewer};
pub use peer::{Listener, Proxies, address_of};
pub use refusals::{forbidden, objection, refusal_in};
pub use render::{
    Answer, Notice, attachment, html_of, redirect, redirect_saying, render, render_as, render_wrong,
};
pub use routes::{EVENT, ROUTES, Served, answering, register};
pub(crate) use server::for_any_site;
pub use server::{ServerConfig, app, run};
pub use shown::AS_SHOWN;
pub use state::{FORM_KEY, Sender, State};
pub use tournament::{Filling, Message, Sentence, read_points};
pub use visit::Visit;
pub use words::{
    ByValue, breakable, is_long, many, marked, narrowly_breakable, native_name_language,
};

use access::{Visitors, is_allowed};
use assets::{Packed, Packing, best_encoding};
use bar::help_for;
use desktop::reached;
use page_cache::{CachedPage, Head, PageCache, PageKey};
use peer::{asked_at, is_known_name, split_port, used_by};
use render::{is_of_kind, page_of};
use room::{Room, is_short};
use routes::{HANDS_OUT_RIGHTS, WITHOUT_KEY};
use security::add_headers;
use server::{is_interface, without_last_slash};
use state::LOOK;
use trace::{RequestId, pattern_is, pattern_of};
use words::with_breaks;

/// Counts one down, and removes the entry at zero.
fn one_less<K: Eq + Hash>(counts: &mut HashMap<K, usize>, key: &K) {
    if let Some(count) = counts.get_mut(key) {
        *count -= 1;
        if *count == 0 {
            counts.remove(key);
        }
    }
}

/// Also after a panic: no statement breaks what these locks guard.
fn held<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
