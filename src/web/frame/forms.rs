//! Parsing forms: from the body, never more of it in memory than allowed, to a typed value, or back to the form with an
//! error at every wrong field and everything typed still there.

use super::*;
use std::fmt;

use actix_multipart::Multipart;
use actix_web::error::PayloadError;
use actix_web::web::BytesMut;

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

/// Errors: [`WebError::TooLarge`] beyond the limit, [`WebError::BadRequest`] if it breaks off or is too slow.
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
    pub field: String,
    /// The file's name without folders; for showing only.
    pub name: String,
    pub bytes: Vec<u8>,
}

/// A form with or without files, as an argument of a handler: at most [`UPLOAD_LIMIT`] with, and
/// [`FORM_LIMIT`] without.
#[derive(Default)]
pub struct Upload {
    pub form: Form,
    /// Without those left empty.
    pub files: Vec<UploadedFile>,
}

impl Upload {
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

/// In bytes: 5,000 people chosen, each with a number of a rating list.
pub const FORM_LIMIT: u64 = 192 * 1024;

/// For one field: twice the largest list there is.
const MOST: usize = 20_000;

/// Fields whose content is never shown again.
const SECRETS: [&str; 3] = ["password", "code", "token"];

/// The fields of a form as they were typed, and what is wrong with them.
///
/// As an argument of a handler it reads the body, at most [`FORM_LIMIT`], and refuses one without the key that our
/// pages give to their forms. Templates show it with the macros `field`, `choice`, `pick` and `tick`.
#[derive(Clone, Default, PartialEq, Eq)]
pub struct Form {
    values: Vec<(String, String)>,
    wrong: Vec<(String, Sentence)>,
    /// The path it was sent to and digests of its files; empty for a form that was not sent.
    beside: Vec<String>,
}

// Without the values, which are people's names and passwords.
impl fmt::Debug for Form {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<_> = self.values.iter().map(|(name, _)| name).collect();
        f.debug_struct("Form").field("names", &names).field("wrong", &self.wrong).finish()
    }
}

impl Form {
    pub fn empty() -> Self {
        Self::default()
    }

    pub fn filled<N: Into<String>, V: Into<String>>(all: impl IntoIterator<Item = (N, V)>) -> Self {
        let values = all.into_iter().map(|(name, value)| (name.into(), value.into())).collect();
        Self { values, ..Self::default() }
    }

    pub fn adding(mut self, name: &str, value: &str) -> Self {
        self.values.push((name.to_owned(), value.to_owned()));
        self
    }

    pub fn of_query(request: &HttpRequest) -> Self {
        Self { values: decode(request.query_string().as_bytes()), ..Self::default() }
    }

    /// The form without a field, as if it had never shown it.
    pub fn without(mut self, name: &str) -> Self {
        self.values.retain(|(n, _)| n != name && n != AS_SHOWN);
        self
    }

    /// Empty if nothing was sent.
    pub fn value(&self, name: &str) -> &str {
        self.values.iter().find(|(n, _)| n == name).map_or("", |(_, value)| value)
    }

    pub fn has(&self, name: &str) -> bool {
        self.values.iter().any(|(n, _)| n == name)
    }

    /// Several for groups of boxes.
    pub fn values(&self, name: &str) -> impl Iterator<Item = &str> {
        self.values.iter().filter(move |(n, _)| n == name).map(|(_, value)| value.as_str())
    }

    pub fn all(&self) -> impl Iterator<Item = (&str, &str)> {
        self.values.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }

    pub fn is_chosen(&self, name: &str, answer: &str) -> bool {
        self.values(name).any(|value| value == answer)
    }

    pub fn is_ticked(&self, name: &str) -> bool {
        self.values(name).any(|value| !value.is_empty())
    }

    pub fn wrong(&self, name: &str) -> Option<&Sentence> {
        self.wrong.iter().find(|(n, _)| n == name).map(|(_, sentence)| sentence)
    }

    /// The first wrong field gets the focus.
    pub fn is_first_wrong(&self, name: &str) -> bool {
        let first = self.wrong.iter().min_by_key(|(n, _)| {
            self.values.iter().position(|(v, _)| v == n).unwrap_or(usize::MAX)
        });
        first.is_some_and(|(n, _)| n == name)
    }

    pub fn wrong_as_a_whole(&self) -> Option<&Sentence> {
        self.wrong("")
    }

    pub fn is_wrong(&self) -> bool {
        !self.wrong.is_empty()
    }

    /// Errors: the form to show again: everything typed except secrets, and a sentence for each wrong field.
    pub fn parse<T: FromForm>(&self) -> Result<T, Self> {
        self.read(T::from_form)
    }

    /// Errors: the page that shows the form again, with a sentence at each wrong field.
    pub fn parse_or<T: FromForm, V: Template>(&self, again: impl FnOnce(Self) -> V) -> Result<T> {
        self.parse().map_err(|wrong| WebError::again(&again(wrong)))
    }

    /// Like [`Form::parse`], by a function of its own.
    pub fn read<T>(&self, read: impl FnOnce(&mut Reader<'_>) -> Option<T>) -> Result<T, Self> {
        let mut reader = Reader::of(self);
        let value = read(&mut reader);
        let mut wrong = reader.wrong;
        match value {
            Some(value) if wrong.is_empty() => return Ok(value),
            None if wrong.is_empty() => wrong.push((String::new(), Sentence::new("fault-form"))),
            _ => {}
        }
        Err(self.again(wrong))
    }

    /// The form to show again because of an error found later, such as a name that is taken; an empty field name means
    /// the form as a whole.
    pub fn refused(&self, name: &str, why: impl Into<Sentence>) -> Self {
        let mut wrong = self.wrong.clone();
        wrong.push((name.to_owned(), why.into()));
        self.again(wrong)
    }

    /// The numbers sent under that name, each by itself or [in short](in_short), in order and without duplicates;
    /// `None` if any is not a number, or if there are too many.
    pub fn numbers(&self, name: &str) -> Option<Vec<i32>> {
        let texts = self.values(name).flat_map(|text| text.split('.')).filter(|t| !t.is_empty());
        let runs: Vec<_> = texts.map(run).collect::<Option<_>>()?;
        let mut numbers: Vec<i32> = runs.into_iter().flatten().take(MOST + 1).collect();
        numbers.sort_unstable();
        numbers.dedup();
        (numbers.len() <= MOST).then_some(numbers)
    }

    pub(super) fn sent_with(mut self, beside: Vec<String>) -> Self {
        self.beside = beside;
        self
    }

    /// The idempotency key of this sending: a digest of the form's key, its address and its content. The same content
    /// again is the same act; the same key with other content is another act, so that a form changed after going back
    /// is not answered as already done. `None` without a usable key.
    pub(super) fn sending(&self) -> Option<String> {
        if !self.has_key() {
            return None;
        }
        let mut digest = Sha256::new();
        let fields = self.values.iter().flat_map(|(name, value)| [name, value]);
        for text in fields.chain(&self.beside) {
            digest.update(text.len().to_be_bytes());
            digest.update(text);
        }
        Some(URL_SAFE_NO_PAD.encode(digest.finalize()))
    }

    fn has_key(&self) -> bool {
        let key = self.value(FORM_KEY);
        (16..=64).contains(&key.len()) && key.is_ascii()
    }

    pub(super) fn keyed(self) -> Result<Self> {
        let refused = || WebError::BadRequest(Sentence::new("error-no-key-why"));
        if self.has_key() { Ok(self) } else { Err(refused()) }
    }

    fn again(&self, wrong: Vec<(String, Sentence)>) -> Self {
        let is_secret = |name: &str| SECRETS.iter().any(|secret| name.contains(secret));
        let show = |(name, value): &(String, String)| {
            (name.clone(), if is_secret(name) { String::new() } else { value.clone() })
        };
        Self { values: self.values.iter().map(show).collect(), wrong, ..Self::default() }
    }
}

/// The short form of a list of numbers, by which an act on many carries the ids that it showed: ascending, each run as
/// its first number and how many more, `1-56.60`.
pub fn in_short(numbers: impl IntoIterator<Item = i32>) -> String {
    let mut numbers: Vec<i32> = numbers.into_iter().collect();
    numbers.sort_unstable();
    let runs = numbers.chunk_by(|one, next| one + 1 == *next);
    let said = runs.map(|run| match run {
        [one] => one.to_string(),
        run => format!("{}-{}", run[0], run.len() - 1),
    });
    said.collect::<Vec<_>>().join(".")
}

/// `?show=all&q=12`, without the fields that are empty.
pub fn query_of(fields: &[(&str, impl AsRef<str>)]) -> String {
    let full = fields.iter().map(|(name, value)| (name, value.as_ref()));
    let full: Vec<_> = full.filter(|(_, value)| !value.is_empty()).collect();
    let query = serde_urlencoded::to_string(full).unwrap_or_default();
    if query.is_empty() { query } else { format!("?{query}") }
}

fn run(text: &str) -> Option<RangeInclusive<i32>> {
    let (first, more) = text.split_once('-').unwrap_or((text, "0"));
    let (first, more): (i32, i32) = (first.parse().ok()?, more.parse().ok()?);
    Some(first..=first.checked_add(more)?)
}

pub(super) fn needs_key(request: &HttpRequest) -> bool {
    let pattern = pattern_of(request).unwrap_or_default();
    request.method() == Method::POST && !WITHOUT_KEY.contains(&&*pattern)
}

fn decode(bytes: &[u8]) -> Vec<(String, String)> {
    serde_urlencoded::from_bytes(bytes).unwrap_or_default()
}

impl FromRequest for Form {
    type Error = WebError;
    type Future = LocalBoxFuture<'static, Result<Self>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let is_form = is_of_kind(request.headers(), "application/x-www-form-urlencoded");
        let payload = payload.take();
        let beside = vec![request.path().to_owned()];
        let needs_key = needs_key(request);
        Box::pin(async move {
            let body = read_body(payload, FORM_LIMIT).await?;
            if !is_form && !body.is_empty() {
                return Err(WebError::not_understood());
            }
            let form = Self { values: decode(&body), wrong: Vec::new(), beside };
            if needs_key { form.keyed() } else { Ok(form) }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tournament::{HalfPoints, check_name};

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

    #[derive(Debug, PartialEq)]
    struct Event {
        name: String,
        rounds: u8,
        komi: HalfPoints,
    }

    impl FromForm for Event {
        fn from_form(reader: &mut Reader<'_>) -> Option<Self> {
            let name = reader.read("name", check_name);
            let rounds = reader.number("rounds", 1..=20);
            let komi = reader.read("komi", read_points);
            Some(Self { name: name?, rounds: rounds?, komi: komi? })
        }
    }

    #[test]
    fn a_right_form_becomes_its_value() {
        let form = Form::filled([("name", " Open "), ("rounds", "5"), ("komi", "6,5")]);
        let event = Event { name: "Open".into(), rounds: 5, komi: HalfPoints(13) };
        assert_eq!(form.parse::<Event>(), Ok(event));
    }

    #[test]
    fn everything_wrong_is_said_at_once_and_what_was_typed_stays() {
        let form = Form::filled([
            ("name", "Open"),
            ("rounds", "300"),
            ("komi", "six"),
            ("password", "secret"),
        ]);
        let shown = form.parse::<Event>().unwrap_err();
        assert_eq!(shown.wrong("name"), None);
        assert_eq!(shown.wrong("rounds").map(Sentence::key), Some("fault-out-of-range"));
        assert_eq!(shown.wrong("komi").map(Sentence::key), Some("fault-points"));
        assert!(shown.is_first_wrong("rounds") && !shown.is_first_wrong("komi"));
        assert_eq!(shown.value("komi"), "six");
        assert_eq!(shown.value("password"), "");
        assert!(!format!("{form:?}").contains("secret"));
    }

    #[test]
    fn a_key_stands_for_one_content_sent_to_one_place() {
        let sent = |to: &str, name: &str, key: &str| {
            let form = Form::filled([("name", name), (FORM_KEY, key)]);
            form.sent_with(vec![to.to_owned()]).sending()
        };
        let (key, first) = ("one showing of it", sent("/t/a", "Anna", "one showing of it"));
        assert!(first.is_some());
        assert_eq!(sent("/t/a", "Anna", key), first);
        for other in [
            sent("/t/a", "Bruno", key),
            sent("/t/b", "Anna", key),
            sent("/t/a", "Anna", "another showing"),
        ] {
            assert_ne!(other, first);
        }
        assert_eq!(sent("/t/a", "Anna", "short"), None);
    }

    #[test]
    fn what_is_found_later_is_said_at_its_field() {
        let shown = Form::filled([("name", "Open")]).refused("name", Sentence::new("fault-choice"));
        assert!(shown.is_first_wrong("name"));
        assert_eq!(shown.value("name"), "Open");
    }

    #[test]
    fn many_numbers_are_short_and_read_back() {
        assert_eq!(in_short([3, 1, 2, 7, 9, 10]), "1-2.7.9-1");
        let read = |texts: &[&str]| Form::filled(texts.iter().map(|t| ("ids", *t))).numbers("ids");
        assert_eq!(read(&["1-2.7", "2", "9-1"]), Some(vec![1, 2, 3, 7, 9, 10]));
        assert_eq!(read(&[]), Some(vec![]));
        for wrong in ["x", "1-x", "2147483647-1", "1-2147483646", "1-20001"] {
            assert_eq!(read(&[wrong]), None, "{wrong}");
        }
    }

    #[test]
    fn a_whole_congress_is_one_run() {
        let said = in_short(1..=5000);
        assert_eq!(said, "1-4999");
        assert_eq!(Form::filled([("ids", said)]).numbers("ids"), Some((1..=5000).collect()));
    }
}
