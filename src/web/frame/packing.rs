//! Compression of answers, once for all requests: the compression middleware would pack each of them.

use std::io::Write;
use std::sync::OnceLock;

use actix_web::http::header::{self, AcceptEncoding, ContentEncoding, Encoding, Header};
use actix_web::web::Bytes;
use actix_web::{HttpRequest, HttpResponse, HttpResponseBuilder};

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
    #[must_use]
    pub fn new(plain: Vec<u8>) -> Self {
        let (gzip, brotli) = (OnceLock::new(), OnceLock::new());
        Self { plain: plain.into(), effort: PAGE, gzip, brotli }
    }

    #[must_use]
    pub fn for_ever(plain: Vec<u8>) -> Self {
        Self { effort: FILE, ..Self::new(plain) }
    }

    #[must_use]
    pub const fn len(&self) -> usize {
        self.plain.len()
    }

    /// The same bytes for all requests.
    #[must_use]
    pub fn packed(&self, packing: Packing) -> Bytes {
        let packed = match packing {
            Packing::Plain => &self.plain,
            Packing::Gzip => self.gzip.get_or_init(|| gzip(&self.plain, self.effort).into()),
            Packing::Brotli => self.brotli.get_or_init(|| brotli(&self.plain, self.effort).into()),
        };
        packed.clone()
    }

    /// The header keeps the compression middleware from compressing it again.
    #[must_use]
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
pub(super) fn taken(request: &HttpRequest) -> Packing {
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
