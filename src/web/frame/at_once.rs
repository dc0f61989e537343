//! Cached answers to visitors, sent before anything else looks at the request.

use std::sync::Arc;

use actix_web::body::MessageBody;
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::{Method, StatusCode, header};
use actix_web::middleware::Next;
use actix_web::web::Data;
use actix_web::{Error, HttpResponse};

use super::packing::{Packing, taken};
use super::page_cache::{CachedPage, Head, PageKey};
use super::room::is_short;
use super::trace::{pattern_is, pattern_of};
use super::{Lang, State};

/// The page that an answer was made of: left in it for the next request of the same.
#[derive(Clone)]
pub(super) struct MadeOf(pub Arc<CachedPage>, pub Packing);

/// A request without a session.
struct Asked {
    slug: String,
    key: PageKey,
    packing: Packing,
    known: Option<String>,
}

impl Asked {
    /// `None` for requests with a session, and for what is no page of an event.
    fn by_anybody(request: &ServiceRequest) -> Option<Self> {
        let headers = request.headers();
        let tells = [header::COOKIE, header::AUTHORIZATION, header::RANGE];
        if request.method() != Method::GET || tells.iter().any(|name| headers.contains_key(name)) {
            return None;
        }
        let asked = request.uri().path_and_query()?.as_str().strip_prefix("/t/")?;
        let (slug, address) = asked.split_at(asked.find(['/', '?']).unwrap_or(asked.len()));
        let known = headers.get(header::IF_NONE_MATCH).map(|known| known.to_str());
        Some(Self {
            slug: slug.to_owned(),
            key: (Lang::of(request.request()), address.to_owned()),
            packing: taken(request.request()),
            known: known.transpose().ok()?.map(str::to_owned),
        })
    }
}

fn answer(page: &CachedPage, head: &Head, asked: &Asked) -> HttpResponse {
    let same = page.is_known_by(asked.known.as_deref());
    let mut answer = match same {
        true => HttpResponse::new(StatusCode::NOT_MODIFIED),
        false => HttpResponse::with_body(StatusCode::OK, page.bytes.packed(asked.packing))
            .map_into_boxed_body(),
    };
    *answer.headers_mut() = head.headers.clone();
    if same {
        answer.headers_mut().remove(header::CONTENT_ENCODING);
    }
    answer
}

/// Middleware: sends a cached page; otherwise keeps the head of the answer for the next request of the same.
pub(super) async fn answer_at_once(
    request: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse<impl MessageBody>, Error> {
    let state = request.app_data::<Data<State>>().cloned();
    let asked = Asked::by_anybody(&request).filter(|_| !is_short(&request));
    let Some((asked, state)) = asked.zip(state) else {
        return Ok(next.call(request).await?.map_into_boxed_body());
    };
    if let Some(page) = state.pages.ready(&asked.slug, &asked.key)
        && let Some(head) = page.heads[asked.packing as usize].get()
    {
        pattern_is(request.request(), head.pattern.clone());
        return Ok(request.into_response(answer(&page, head, &asked)));
    }
    let response = next.call(request).await?.map_into_boxed_body();
    let made = response.response().extensions().get::<MadeOf>().cloned();
    let whole = response.status() == StatusCode::OK;
    let for_all = whole && !response.headers().contains_key(header::SET_COOKIE);
    if let Some(MadeOf(page, packing)) =
        made.filter(|made| for_all && made.0.address == asked.key.1)
    {
        let pattern = pattern_of(response.request());
        let head = || Head { headers: response.headers().clone(), pattern };
        page.heads[packing as usize].get_or_init(head);
    }
    Ok(response)
}
