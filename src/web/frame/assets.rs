//! The files of `static/`, inside the binary, served under the hash of their content; and compression of answers, once
//! for all requests: the compression middleware would pack each of them.

use super::*;
use std::io::Write;

use actix_web::HttpResponseBuilder;
use actix_web::http::header::{AcceptEncoding, Encoding};
use rust_embed::RustEmbed;

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
        let bytes = match mime_guess::from_path(name).first_raw() {
            Some("text/css") => {
                sheet_without_comments(&String::from_utf8_lossy(&file.data)).into_bytes()
            }
            Some("text/javascript") => {
                script_without_comments(&String::from_utf8_lossy(&file.data)).into_bytes()
            }
            _ => file.data.into_owned(),
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
        // Pictures are packed as they are.
        let gains = ["text/", "application/", "image/svg"];
        match gains.iter().any(|begin| self.kind.starts_with(begin)) {
            true => self.bytes.send(response, best_encoding(request)),
            false => response.body(self.bytes.packed(Packing::Plain)),
        }
    }
}

/// Without indentation and lines that are a comment alone: a quarter of what a phone has to fetch of a script.
fn script_without_comments(script: &str) -> String {
    unindented(script).filter(|line| !line.starts_with("//")).collect()
}

/// Without comments, indentation, and the space that only people read.
fn sheet_without_comments(sheet: &str) -> String {
    let mut parts = sheet.split("/*");
    let first = parts.next().into_iter();
    let parts = first.chain(parts.filter_map(|part| part.split_once("*/")).map(|(_, rest)| rest));
    let sheet: String = unindented(&parts.collect::<String>()).collect();
    sheet.replace(" { ", "{").replace("; ", ";").replace(";}", "}")
}

fn unindented(text: &str) -> impl Iterator<Item = &str> {
    text.split_inclusive('\n').map(|line| line.trim_start_matches(' '))
}

/// The address of a file of `static/` under the hash of its content, so that it may be kept for ever.
///
/// A name without a file gives an address that answers 404; a test looks up every name in the templates.
pub fn asset(name: &str) -> String {
    let hash = ASSETS.get(name).map_or("none", |asset| asset.hash.as_str());
    format!("/static/{hash}/{name}")
}

/// Cached for ever under the right hash. Under an old hash the present file, not to be cached: pages opened before
/// an upgrade keep working.
#[route("GET", "/static/{hash}/{name:.+}", Public)]
async fn serve(request: HttpRequest, path: web::Path<(String, String)>) -> Answer {
    let (hash, name) = path.into_inner();
    let asset = ASSETS.get(&name).ok_or(WebError::no_page())?;
    let right = asset.hash == hash;
    let caching = if right { "public, max-age=31536000, immutable" } else { "no-cache" };
    Ok(asset.answer(&request, caching))
}

/// At the root: what browsers ask for without looking at a page, the service worker, which serves nothing above its own
/// path, and what the manifest names, without a hash.
#[route("GET", "/robots.txt", Public)]
#[route("GET", "/favicon.ico", Public)]
#[route("GET", "/manifest.webmanifest", Public)]
#[route("GET", "/icon-192.png", Public)]
#[route("GET", "/icon-512.png", Public)]
#[route("GET", "/worker.js", Public)]
async fn at_the_root(request: HttpRequest) -> Answer {
    let (name, caching) = match request.path().trim_start_matches('/') {
        "favicon.ico" => ("icon.svg", "public, max-age=86400"),
        "worker.js" => ("worker.js", "no-cache"),
        name => (name, "public, max-age=86400"),
    };
    let asset = ASSETS.get(name).ok_or(WebError::no_page())?;
    Ok(asset.answer(&request, caching))
}

/// Browsers take brotli over TLS only.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Packing {
    Plain,
    /// RFC 1952.
    Gzip,
    /// RFC 7932.
    Brotli,
}

/// Compression levels: fast for pages, which change soon, best for files, which never change.
#[derive(Clone, Copy, Debug)]
struct Effort {
    /// Of 0 to 9.
    gzip: u32,
    /// Of 0 to 11: at 5 a third smaller than the fastest, in a few milliseconds for the longest page.
    brotli: i32,
}

const PAGE: Effort = Effort { gzip: 6, brotli: 5 };
const FILE: Effort = Effort { gzip: 9, brotli: 11 };

const BROTLI_WINDOW: i32 = 22;

#[derive(Debug)]
pub(super) struct Packed {
    plain: Bytes,
    effort: Effort,
    gzip: OnceLock<Bytes>,
    brotli: OnceLock<Bytes>,
}

impl Packed {
    pub fn new(plain: Vec<u8>) -> Self {
        let (gzip, brotli) = (OnceLock::new(), OnceLock::new());
        Self { plain: plain.into(), effort: PAGE, gzip, brotli }
    }

    pub fn for_ever(plain: Vec<u8>) -> Self {
        Self { effort: FILE, ..Self::new(plain) }
    }

    pub const fn len(&self) -> usize {
        self.plain.len()
    }

    /// The same bytes for all requests.
    pub fn packed(&self, packing: Packing) -> Bytes {
        let packed = match packing {
            Packing::Plain => &self.plain,
            Packing::Gzip => self.gzip.get_or_init(|| gzip(&self.plain, self.effort).into()),
            Packing::Brotli => self.brotli.get_or_init(|| brotli(&self.plain, self.effort).into()),
        };
        packed.clone()
    }

    /// The header keeps the compression middleware from compressing it again.
    pub fn send(&self, mut answer: HttpResponseBuilder, packing: Packing) -> HttpResponse {
        answer.append_header((header::VARY, "accept-encoding"));
        answer.insert_header(match packing {
            Packing::Plain => ContentEncoding::Identity,
            Packing::Gzip => ContentEncoding::Gzip,
            Packing::Brotli => ContentEncoding::Brotli,
        });
        answer.body(self.packed(packing))
    }
}

fn gzip(plain: &[u8], effort: Effort) -> Vec<u8> {
    let mut packer =
        flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::new(effort.gzip));
    // Writing to a `Vec` does not fail.
    let _ = packer.write_all(plain);
    packer.finish().unwrap_or_default()
}

fn brotli(plain: &[u8], effort: Effort) -> Vec<u8> {
    let parameters = brotli::enc::BrotliEncoderParams {
        quality: effort.brotli,
        lgwin: BROTLI_WINDOW,
        size_hint: plain.len(),
        ..Default::default()
    };
    let mut packed = Vec::new();
    // Writing to a `Vec` does not fail.
    let _ = brotli::BrotliCompress(&mut &plain[..], &mut packed, &parameters);
    packed
}

/// The best encoding that the browser accepts: brotli, then gzip, else plain.
pub(super) fn best_encoding(request: &HttpRequest) -> Packing {
    let Ok(accepted) = AcceptEncoding::parse(request) else { return Packing::Plain };
    let ours = [ContentEncoding::Brotli, ContentEncoding::Gzip, ContentEncoding::Identity];
    match accepted.negotiate(ours.map(Encoding::Known).iter()) {
        Some(Encoding::Known(ContentEncoding::Brotli)) => Packing::Brotli,
        Some(Encoding::Known(ContentEncoding::Gzip)) => Packing::Gzip,
        _ => Packing::Plain,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_packed_once_unpacks_to_itself() {
        use std::io::Read;
        let page = Packed::new("<p>Pairings of round 3</p>".repeat(500).into_bytes());
        let gzip = page.packed(Packing::Gzip);
        let mut plain = Vec::new();
        flate2::read::GzDecoder::new(&gzip[..]).read_to_end(&mut plain).expect("it unpacks");
        assert_eq!(plain, page.plain);
        let mut plain = Vec::new();
        brotli::BrotliDecompress(&mut &page.packed(Packing::Brotli)[..], &mut plain)
            .expect("it unpacks");
        assert_eq!(plain, page.plain);
        assert!(gzip.len() * 20 < page.len());
        assert!(std::ptr::eq(&*gzip, &*page.packed(Packing::Gzip)), "the same bytes");
    }
}
