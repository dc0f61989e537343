//! Bodies of requests, never more of them in memory than allowed.

use std::time::{Duration, Instant};

use actix_multipart::Multipart;
use actix_web::dev::Payload;
use actix_web::error::PayloadError;
use actix_web::web::{Bytes, BytesMut};
use actix_web::{FromRequest, HttpRequest};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use futures_util::future::LocalBoxFuture;
use futures_util::{Stream, StreamExt, stream};
use sha2::{Digest, Sha256};

use super::forms::needs_key;
use super::render::is_of_kind;
use super::{Form, Result, WebError};

/// In bytes, all files and fields together.
pub const UPLOAD_LIMIT: u64 = 25 * 1024 * 1024;

const MOST_PARTS: usize = 100;

/// So many times the limit is read and thrown away, so that the browser finishes sending and shows the answer.
const PATIENCE: u64 = 4;

const FORM_TIME: Duration = Duration::from_secs(30);

/// Some 100 KB a second at the upload limit.
const UPLOAD_TIME: Duration = Duration::from_secs(240);

/// A body may take this long to begin, and may pause this long; then it has to bring a minimum of bytes a second. A
/// form on the worst of phones is faster.
const GRACE: Duration = Duration::from_secs(10);
const SLOWEST: u64 = 500;

fn at_pace<S>(body: S) -> impl Stream<Item = Result<Bytes, PayloadError>>
where
    S: Stream<Item = Result<Bytes, PayloadError>> + Unpin,
{
    let began = Instant::now();
    stream::unfold(Some((body, 0)), move |reading| async move {
        let (mut body, came) = reading?;
        let Ok(chunk) = tokio::time::timeout(GRACE, body.next()).await else {
            return Some((Err(PayloadError::Incomplete(None)), None));
        };
        let chunk = chunk?;
        let came = came + chunk.as_ref().map_or(0, |chunk| chunk.len() as u64);
        if is_too_slow(came, began.elapsed()) {
            return Some((Err(PayloadError::Incomplete(None)), None));
        }
        Some((chunk, Some((body, came))))
    })
    .fuse()
}

fn is_too_slow(came: u64, spent: Duration) -> bool {
    spent > GRACE && came < SLOWEST * spent.as_secs()
}

/// # Errors
/// [`WebError::TooLarge`] beyond the limit, [`WebError::BadRequest`] if the connection breaks or is too slow.
pub(super) async fn read_body(payload: Payload, limit: u64) -> Result<BytesMut> {
    in_time(FORM_TIME, read_all(Box::pin(at_pace(payload)), limit)).await
}

async fn in_time<T>(most: Duration, reading: impl Future<Output = Result<T>>) -> Result<T> {
    tokio::time::timeout(most, reading).await.unwrap_or_else(|_| Err(WebError::not_understood()))
}

async fn read_all(
    mut payload: impl Stream<Item = Result<Bytes, PayloadError>> + Unpin,
    limit: u64,
) -> Result<BytesMut> {
    let mut body = BytesMut::new();
    let mut length = 0;
    while let Some(chunk) = payload.next().await {
        let chunk = chunk.map_err(|_| WebError::not_understood())?;
        length += chunk.len() as u64;
        if length <= limit {
            body.extend_from_slice(&chunk);
        } else {
            body = BytesMut::new();
            if length > limit.saturating_mul(PATIENCE) {
                break;
            }
        }
    }
    if length > limit { Err(WebError::TooLarge { limit: limit / 1024 }) } else { Ok(body) }
}

#[derive(Clone, PartialEq, Eq)]
pub struct UploadedFile {
    /// The form's field.
    pub field: String,
    /// The file's name without folders; for showing only.
    pub name: String,
    pub bytes: Vec<u8>,
}

/// A form with or without files, as an argument of a handler: at most [`UPLOAD_LIMIT`] with, and
/// [`super::FORM_LIMIT`] without.
#[derive(Default)]
pub struct Upload {
    pub form: Form,
    /// Without those left empty.
    pub files: Vec<UploadedFile>,
}

impl Upload {
    #[must_use]
    pub fn file(&self, field: &str) -> Option<&UploadedFile> {
        self.files.iter().find(|file| file.field == field)
    }
}

impl FromRequest for Upload {
    type Error = WebError;
    type Future = LocalBoxFuture<'static, Result<Self>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        if !is_of_kind(request.headers(), "multipart/") {
            let form = Form::from_request(request, payload);
            return Box::pin(async move { Ok(Self { form: form.await?, files: Vec::new() }) });
        }
        let parts = Multipart::new(request.headers(), Box::pin(at_pace(payload.take())));
        let (to, needs_key) = (request.path().to_owned(), needs_key(request));
        Box::pin(async move {
            let mut upload = in_time(UPLOAD_TIME, read_parts(parts)).await?;
            let digest = |file: &UploadedFile| URL_SAFE_NO_PAD.encode(Sha256::digest(&file.bytes));
            let beside = std::iter::once(to).chain(upload.files.iter().map(digest)).collect();
            upload.form = upload.form.sent_with(beside);
            if needs_key {
                upload.form = upload.form.keyed()?;
            }
            Ok(upload)
        })
    }
}

async fn read_parts(mut parts: Multipart) -> Result<Upload> {
    let (mut upload, mut fields) = (Upload::default(), Vec::new());
    let (mut length, mut count) = (0, 0);
    while let Some(part) = parts.next().await {
        let mut part = part.map_err(|_| WebError::not_understood())?;
        count += 1;
        if count > MOST_PARTS {
            return Err(WebError::not_understood());
        }
        let mut bytes = Vec::new();
        while let Some(chunk) = part.next().await {
            let chunk = chunk.map_err(|_| WebError::not_understood())?;
            length += chunk.len() as u64;
            if length <= UPLOAD_LIMIT {
                bytes.extend_from_slice(&chunk);
            } else if length > UPLOAD_LIMIT * PATIENCE {
                return Err(WebError::TooLarge { limit: UPLOAD_LIMIT / 1024 });
            }
        }
        let field = part.name().unwrap_or_default().to_owned();
        let name = part.content_disposition().and_then(|about| about.get_filename()).map(own_name);
        match name {
            Some(name) if name.is_empty() && bytes.is_empty() => {}
            Some(name) => upload.files.push(UploadedFile { field, name, bytes }),
            None => fields.push((field, String::from_utf8_lossy(&bytes).into_owned())),
        }
    }
    if length > UPLOAD_LIMIT {
        return Err(WebError::TooLarge { limit: UPLOAD_LIMIT / 1024 });
    }
    upload.form = Form::filled(fields);
    Ok(upload)
}

fn own_name(path: &str) -> String {
    path.rsplit(['/', '\\']).next().unwrap_or_default().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn never() -> impl Stream<Item = Result<Bytes, PayloadError>> + Unpin {
        stream::pending()
    }

    #[actix_web::test]
    async fn a_body_that_never_comes_is_given_up() {
        let given_up = in_time(Duration::ZERO, read_all(never(), 100)).await;
        assert!(matches!(given_up, Err(WebError::BadRequest(_))));
    }

    #[test]
    fn a_body_has_a_while_to_begin_and_then_a_pace() {
        let slow = |came, seconds| is_too_slow(came, Duration::from_secs(seconds));
        assert!(!slow(1, 10) && slow(11, 11), "a byte a second");
        assert!(!slow(6_000, 11) && slow(6_000, 13));
        assert!(!slow(UPLOAD_LIMIT, 240));
    }
}
