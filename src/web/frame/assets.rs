//! The files of `static/`, inside the binary, served under the hash of their content.

use std::collections::HashMap;
use std::sync::LazyLock;

use actix_web::http::header;
use actix_web::{HttpRequest, HttpResponse, web};
use base16ct::lower::encode_string as hex;
use rust_embed::RustEmbed;

use super::packing::{Packed, Packing, taken};
use super::{Answer, WebError};

#[derive(RustEmbed)]
#[folder = "../../static/"]
struct Files;

struct Asset {
    bytes: Packed,
    hash: String,
    kind: String,
}

static ASSETS: LazyLock<HashMap<String, Asset>> = LazyLock::new(|| {
    Files::iter().filter_map(|name| Some((name.to_string(), Asset::read(&name)?))).collect()
});

impl Asset {
    fn read(name: &str) -> Option<Self> {
        let file = Files::get(name)?;
        let hash = hex(&file.metadata.sha256_hash()[..8]);
        let kind = mime_guess::from_path(name).first_or_octet_stream();
        let kind = match kind.type_().as_str() {
            "text" => format!("{}; charset=utf-8", kind.essence_str()),
            _ => kind.essence_str().to_owned(),
        };
        let bytes = match kind.starts_with("text/css") {
            true => without_comments(&String::from_utf8_lossy(&file.data)).into_bytes(),
            false => file.data.into_owned(),
        };
        Some(Self { bytes: Packed::for_ever(bytes), hash, kind })
    }

    fn answer(&self, request: &HttpRequest, caching: &'static str) -> HttpResponse {
        // Weak, since the same file leaves in several encodings.
        let etag = format!("W/\"{}\"", self.hash);
        let known = request.headers().get(header::IF_NONE_MATCH).and_then(|v| v.to_str().ok());
        let same = known.is_some_and(|known| known.contains(&etag));
        let mut response = if same { HttpResponse::NotModified() } else { HttpResponse::Ok() };
        response
            .insert_header((header::ETAG, etag))
            .insert_header((header::CACHE_CONTROL, caching))
            .content_type(self.kind.as_str());
        if same {
            return response.finish();
        }
        if gains_by_packing(&self.kind) {
            return self.bytes.send(response, taken(request));
        }
        response.body(self.bytes.packed(Packing::Plain))
    }
}

fn without_comments(sheet: &str) -> String {
    let mut parts = sheet.split("/*");
    let first = parts.next().into_iter();
    first.chain(parts.filter_map(|part| part.split_once("*/")).map(|(_, rest)| rest)).collect()
}

/// Whether packing makes it shorter: pictures are packed as they are.
fn gains_by_packing(kind: &str) -> bool {
    ["text/", "application/", "image/svg"].iter().any(|begin| kind.starts_with(begin))
}

/// The address of a file of `static/` under the hash of its content, so that it may be kept for ever.
///
/// A name without a file gives an address that answers 404; a test looks up every name in the templates.
#[must_use]
pub fn asset(name: &str) -> String {
    let hash = ASSETS.get(name).map_or("none", |asset| asset.hash.as_str());
    format!("/static/{hash}/{name}")
}

/// Cached for ever under the right hash. Under an old hash the present file, not to be cached: pages opened before
/// an upgrade keep working.
pub(super) async fn serve(request: HttpRequest, path: web::Path<(String, String)>) -> Answer {
    let (hash, name) = path.into_inner();
    let asset = ASSETS.get(&name).ok_or(WebError::no_page())?;
    let right = asset.hash == hash;
    let caching = if right { "public, max-age=31536000, immutable" } else { "no-cache" };
    Ok(asset.answer(&request, caching))
}

/// At the root: what browsers ask for without looking at a page, the service worker, which serves nothing above its own
/// path, and what the manifest names, without a hash.
pub(super) async fn at_the_root(request: HttpRequest) -> Answer {
    let (name, caching) = match request.path().trim_start_matches('/') {
        "favicon.ico" => ("icon.svg", "public, max-age=86400"),
        "worker.js" => ("worker.js", "no-cache"),
        name => (name, "public, max-age=86400"),
    };
    let asset = ASSETS.get(name).ok_or(WebError::no_page())?;
    Ok(asset.answer(&request, caching))
}
