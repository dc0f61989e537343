//! Parsing forms: to a typed value, or back to the form with an error at every wrong field and everything typed still
//! there.

use std::fmt;
use std::ops::RangeInclusive;

use actix_web::dev::Payload;
use actix_web::http::Method;
use actix_web::{FromRequest, HttpRequest};
use askama::Template;
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use futures_util::future::LocalBoxFuture;
use sha2::{Digest, Sha256};

use super::body::read_body;
use super::render::is_of_kind;
use super::routes::WITHOUT_KEY;
use super::trace::pattern_of;
use super::{AS_SHOWN, FORM_KEY, FromForm, Reader, Result, Sentence, WebError};

/// In bytes.
pub const FORM_LIMIT: u64 = 64 * 1024;

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
    #[must_use]
    pub fn empty() -> Self {
        Self::default()
    }

    pub fn filled<N: Into<String>, V: Into<String>>(
        values: impl IntoIterator<Item = (N, V)>,
    ) -> Self {
        let values = values.into_iter().map(|(name, value)| (name.into(), value.into())).collect();
        Self { values, ..Self::default() }
    }

    #[must_use]
    pub fn adding(mut self, name: &str, value: &str) -> Self {
        self.values.push((name.to_owned(), value.to_owned()));
        self
    }

    #[must_use]
    pub fn of_query(request: &HttpRequest) -> Self {
        Self { values: decode(request.query_string().as_bytes()), ..Self::default() }
    }

    /// The form without a field, as if it had never shown it.
    #[must_use]
    pub fn without(mut self, name: &str) -> Self {
        self.values.retain(|(n, _)| n != name && n != AS_SHOWN);
        self
    }

    /// Empty if nothing was sent.
    #[must_use]
    pub fn value(&self, name: &str) -> &str {
        self.values.iter().find(|(n, _)| n == name).map_or("", |(_, value)| value)
    }

    #[must_use]
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

    #[must_use]
    pub fn is_chosen(&self, name: &str, answer: &str) -> bool {
        self.values(name).any(|value| value == answer)
    }

    #[must_use]
    pub fn is_ticked(&self, name: &str) -> bool {
        self.values(name).any(|value| !value.is_empty())
    }

    #[must_use]
    pub fn wrong(&self, name: &str) -> Option<&Sentence> {
        self.wrong.iter().find(|(n, _)| n == name).map(|(_, sentence)| sentence)
    }

    /// The first wrong field gets the focus.
    #[must_use]
    pub fn is_first_wrong(&self, name: &str) -> bool {
        let first = self.wrong.iter().min_by_key(|(n, _)| {
            self.values.iter().position(|(v, _)| v == n).unwrap_or(usize::MAX)
        });
        first.is_some_and(|(n, _)| n == name)
    }

    #[must_use]
    pub fn wrong_as_a_whole(&self) -> Option<&Sentence> {
        self.wrong("")
    }

    #[must_use]
    pub fn is_wrong(&self) -> bool {
        !self.wrong.is_empty()
    }

    /// # Errors
    /// The form to show again: everything typed except secrets, and a sentence for each wrong field.
    pub fn parse<T: FromForm>(&self) -> Result<T, Self> {
        self.read(T::from_form)
    }

    /// # Errors
    /// The page that shows the form again, with a sentence at each wrong field.
    pub fn parse_or<T: FromForm, V: Template>(&self, again: impl FnOnce(Self) -> V) -> Result<T> {
        self.parse().map_err(|wrong| WebError::again(&again(wrong)))
    }

    /// Like [`Form::parse`], by a function of its own.
    pub fn read<T>(&self, read: impl FnOnce(&mut Reader<'_>) -> Option<T>) -> Result<T, Self> {
        let mut reader = Reader::of(self);
        let value = read(&mut reader);
        let mut wrong = reader.into_wrong();
        match value {
            Some(value) if wrong.is_empty() => return Ok(value),
            None if wrong.is_empty() => wrong.push((String::new(), Sentence::new("fault-form"))),
            _ => {}
        }
        Err(self.again(wrong))
    }

    /// The form to show again because of an error found later, such as a name that is taken; an empty field name means
    /// the form as a whole.
    #[must_use]
    pub fn refused(&self, name: &str, why: impl Into<Sentence>) -> Self {
        let mut wrong = self.wrong.clone();
        wrong.push((name.to_owned(), why.into()));
        self.again(wrong)
    }

    /// The numbers sent under that name, each by itself or [in short](in_short), in order and without duplicates;
    /// `None` if any is not a number, or if there are too many.
    #[must_use]
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
#[must_use]
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
    use crate::web::read_points;
    use tournament::{HalfPoints, check_name};

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
