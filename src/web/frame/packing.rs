//! What goes out packed, once for all who ask.

use std::sync::Arc;

use actix_web::http::header::{self, AcceptEncoding, ContentEncoding, Encoding, Header};
use actix_web::web::Bytes;
use actix_web::{HttpRequest, HttpResponse, HttpResponseBuilder};

use crate::publishing::{Packed, Packing};

/// How a browser takes it: brotli rather than gzip, and neither if it does not say so.
pub(super) fn taken(request: &HttpRequest) -> Packing {
    let Ok(accepted) = AcceptEncoding::parse(request) else { return Packing::Plain };
    let ours = [ContentEncoding::Brotli, ContentEncoding::Gzip, ContentEncoding::Identity];
    match accepted.negotiate(ours.map(Encoding::Known).iter()) {
        Some(Encoding::Known(ContentEncoding::Brotli)) => Packing::Brotli,
        Some(Encoding::Known(ContentEncoding::Gzip)) => Packing::Gzip,
        _ => Packing::Plain,
    }
}

/// The answer with that body, packed like that; what stands further out packs it no second time.
pub(super) fn send<T: AsRef<Packed> + Send + Sync + 'static>(
    mut answer: HttpResponseBuilder,
    whole: Arc<T>,
    packing: Packing,
) -> HttpResponse {
    answer.append_header((header::VARY, "accept-encoding"));
    match packing {
        Packing::Plain => answer.insert_header(ContentEncoding::Identity),
        Packing::Gzip => answer.insert_header(ContentEncoding::Gzip),
        Packing::Brotli => answer.insert_header(ContentEncoding::Brotli),
    };
    answer.body(shared(whole, packing))
}

/// The bytes, without a copy for each who asks.
pub(super) fn shared<T: AsRef<Packed> + Send + Sync + 'static>(
    whole: Arc<T>,
    packing: Packing,
) -> Bytes {
    Bytes::from_owner(Shared(whole, packing))
}

struct Shared<T>(Arc<T>, Packing);

impl<T: AsRef<Packed>> AsRef<[u8]> for Shared<T> {
    fn as_ref(&self) -> &[u8] {
        (*self.0).as_ref().packed(self.1)
    }
}
