//! Languages: which there are, how a viewer's is chosen, how texts are looked up in the catalogues. The time of day:
//! moments are kept in UTC, and shown and read in the event's zone, or in the server's if the event has none.

use super::*;
use actix_web::cookie::time::Duration;
use actix_web::http::header::AcceptLanguage;
use chrono::{Local, Offset, TimeDelta, TimeZone};
use fluent_templates::Loader;
use fluent_templates::fluent_bundle::FluentValue;
use unic_langid::LanguageIdentifier;

use tournament::EventZone;

fluent_templates::static_loader! {
    // A new file in the folder is found once this file is compiled again.
    static CATALOGUES = {
        locales: "../../templates/locales",
        fallback_language: "en",
        customise: |bundle| bundle.set_use_isolating(false),
    };
}

/// The variables of a text by their names.
type Gaps<'a> = HashMap<&'a str, FluentValue<'a>>;

pub const LANGUAGE_COOKIE: &str = "lang";

struct Known {
    id: LanguageIdentifier,
    tag: String,
}

static KNOWN: LazyLock<Vec<Known>> = LazyLock::new(|| {
    let mut known: Vec<Known> =
        CATALOGUES.locales().map(|id| Known { id: id.clone(), tag: id.to_string() }).collect();
    known.sort_by(|a, b| (a.tag != "en", &a.tag).cmp(&(b.tag != "en", &b.tag)));
    known
});

/// A language with a folder in `templates/locales`. Templates hold it as `t` and ask it for every word, and for times
/// on the event's clock. Cheap to copy.
#[derive(Clone, Copy)]
pub struct Lang {
    known: &'static Known,
    pub(super) customs: Customs,
}

impl PartialEq for Lang {
    fn eq(&self, other: &Self) -> bool {
        self.known.tag == other.known.tag
    }
}

impl Eq for Lang {}

impl std::hash::Hash for Lang {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.known.tag.hash(state);
    }
}

impl std::fmt::Debug for Lang {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.known.tag)
    }
}

impl Lang {
    /// English first, the others by their tag.
    pub fn all() -> impl Iterator<Item = Self> {
        KNOWN.iter().map(|known| Self { known, customs: Customs::default() })
    }

    /// The fallback.
    pub fn english() -> Self {
        Self { known: &KNOWN[0], customs: Customs::default() }
    }

    /// The language for a tag such as `de` or `de-AT`; regions and scripts fall back to their language, `zh-TW`
    /// to `zh-Hans`.
    pub fn find(tag: &str) -> Option<Self> {
        let primary = |tag: &str| tag.split(['-', '_']).next().unwrap_or(tag).to_lowercase();
        let exact = Self::all().find(|lang| lang.tag().eq_ignore_ascii_case(tag));
        exact.or_else(|| Self::all().find(|lang| primary(lang.tag()) == primary(tag)))
    }

    pub const fn with_customs(self, customs: Customs) -> Self {
        Self { customs, ..self }
    }

    /// The language of the viewer's cookie, else the browser's preference, else English; with the customs of the event
    /// that the address names.
    pub fn of(request: &HttpRequest) -> Self {
        let lang = Self::read_by(request);
        let extensions = request.extensions();
        let settings = extensions.get::<Event>().map(|event| &event.snapshot.tournament.settings);
        settings.map_or(lang, |settings| lang.with_customs(Customs::of(settings)))
    }

    fn read_by(request: &HttpRequest) -> Self {
        if let Some(lang) = request.extensions().get::<Self>() {
            return *lang;
        }
        let chosen = request.cookie(LANGUAGE_COOKIE);
        let chosen = chosen.and_then(|cookie| Self::find(cookie.value()));
        let preferred = || {
            let accepted = AcceptLanguage::parse(request).ok()?;
            accepted.ranked().iter().find_map(|wish| Self::find(wish.item()?.as_str()))
        };
        let lang = chosen.or_else(preferred).unwrap_or_else(Self::english);
        request.extensions_mut().insert(lang);
        lang
    }

    pub fn tag(self) -> &'static str {
        &self.known.tag
    }

    /// `ltr` or `rtl`.
    pub fn direction(self) -> String {
        self.text("language-direction")
    }

    /// `Deutsch`.
    pub fn own_name(self) -> String {
        self.text("language-name")
    }

    /// A text without variables, in English if the language lacks it; a test keeps the catalogues complete.
    pub fn text(self, key: &str) -> String {
        self.look_up(key, None)
    }

    /// A text that not every language has.
    pub fn own_text(self, key: &str) -> Option<String> {
        self.read(key, None).ok()
    }

    /// A text with variables: `t.with("key", [("n", 3)])`, or a tuple of pairs of different kinds,
    /// `t.with("key", (("n", 3), ("name", name.as_str())))`.
    pub fn with(self, key: &str, args: impl Args) -> String {
        let args = args.into_args();
        let gaps = args.iter().map(|(name, value)| (*name, fluent(value, self))).collect();
        self.look_up(key, Some(&gaps))
    }

    pub fn sentence(self, sentence: &Sentence) -> String {
        self.look_up(sentence.key(), Some(&self.gaps(sentence)))
    }

    /// Whether the catalogues have that sentence with those gaps: one from outside may be anything.
    pub(super) fn can_say(self, sentence: &Sentence) -> bool {
        self.read(sentence.key(), Some(&self.gaps(sentence))).is_ok()
    }

    fn gaps(self, sentence: &Sentence) -> Gaps<'_> {
        let args = sentence.args().iter();
        let mut gaps: Gaps<'_> =
            args.map(|(name, value)| (name.as_ref(), fluent(value, self))).collect();
        // `, not “7x”`; what was left empty is not quoted.
        if let Some(FluentValue::String(typed)) = gaps.get("typed") {
            let quoted = |typed: &str| self.with("fault-not", [("typed", typed)]);
            let not = Some(typed.trim()).filter(|typed| !typed.is_empty()).map(quoted);
            gaps.insert("not", not.unwrap_or_default().into());
        }
        gaps
    }

    /// A missing text or variable is a bug: in debug builds it panics, in release builds it is logged and read in
    /// English.
    fn look_up(self, key: &str, args: Option<&Gaps<'_>>) -> String {
        let read_in_english = |error| {
            debug_assert!(false, "{key} cannot be said in {self:?}: {error}");
            tracing::error!(key, language = self.tag(), %error, "a text cannot be said");
            Self::english().read(key, args)
        };
        self.read(key, args).or_else(read_in_english).unwrap_or_else(|_| key.to_owned())
    }

    fn read(self, key: &str, args: Option<&Gaps<'_>>) -> Result<String, String> {
        CATALOGUES
            .lookup_single_language(&self.known.id, key, args)
            .map_err(|error| error.to_string())
    }
}

fn fluent(filling: &Filling, t: Lang) -> FluentValue<'_> {
    let number = |entry: &EntryId| format!("#{entry}");
    match filling {
        Filling::Moment(at) => FluentValue::from(t.time_of(at)),
        Filling::Number(number) => FluentValue::from(*number),
        // What a stranger wrote does not turn the sentence round.
        Filling::Words(words) => FluentValue::from(tournament::visible(words)),
        Filling::Entry { entry } => FluentValue::from(number(entry)),
        Filling::Entries { entries } => {
            FluentValue::from(entries.iter().map(number).collect::<Vec<_>>().join(", "))
        }
    }
}

/// The variables of a text: an array of pairs of one type, or a tuple of pairs of several.
pub trait Args {
    fn into_args(self) -> Vec<(&'static str, Filling)>;
}

impl<V: Into<Filling>, const N: usize> Args for [(&'static str, V); N] {
    fn into_args(self) -> Vec<(&'static str, Filling)> {
        self.into_iter().map(|(name, value)| (name, value.into())).collect()
    }
}

// Templates pass everything by reference.
impl Args for Vec<(&'static str, String)> {
    fn into_args(self) -> Vec<(&'static str, Filling)> {
        self.into_iter().map(|(name, words)| (name, words.into())).collect()
    }
}

impl<A: Args + Clone> Args for &A {
    fn into_args(self) -> Vec<(&'static str, Filling)> {
        self.clone().into_args()
    }
}

macro_rules! args_from_tuples {
    ($($letter:ident),*) => {
        impl<$($letter: Into<Filling>),*> Args for ($((&'static str, $letter),)*) {
            fn into_args(self) -> Vec<(&'static str, Filling)> {
                #[allow(non_snake_case)]
                let ($($letter,)*) = self;
                vec![$(($letter.0, $letter.1.into())),*]
            }
        }
    };
}
args_from_tuples!(A, B);
args_from_tuples!(A, B, C);
args_from_tuples!(A, B, C, D);
args_from_tuples!(A, B, C, D, E);
args_from_tuples!(A, B, C, D, E, F);

#[derive(Deserialize)]
pub(super) struct Switch {
    to: String,
    #[serde(default)]
    back: String,
}

/// `GET` and `POST /language`: sets the cookie for a year and returns to the page it was sent from.
#[route("GET", "/language", Public)]
async fn switch_by_link(choice: web::Query<Switch>) -> HttpResponse {
    switch(&choice)
}

#[route("POST", "/language", Public)]
async fn switch_by_form(choice: web::Form<Switch>) -> HttpResponse {
    switch(&choice)
}

fn switch(choice: &Switch) -> HttpResponse {
    let mut response = redirect(local_path(&choice.back));
    if let Some(lang) = Lang::find(&choice.to) {
        let cookie = Cookie::build(LANGUAGE_COOKIE, lang.tag())
            .path("/")
            .max_age(Duration::days(365))
            .same_site(SameSite::Lax)
            .http_only(true)
            .finish();
        // A tag holds letters and hyphens only, so the header can always be written.
        let _ = response.add_cookie(&cookie);
    }
    response
}

/// The path if it is one of this service, else the front page: no form can redirect people to another site.
pub fn local_path(path: &str) -> &str {
    let leads_elsewhere = path.starts_with("//")
        || !path.starts_with('/')
        || path.chars().any(|c| c.is_control() || c == '\\' || !c.is_ascii());
    if leads_elsewhere { "/" } else { path }
}

/// What each event chooses for its pages: its time zone, and the order of names.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Customs {
    pub zone: EventZone,
    /// In every language.
    pub surname_first: bool,
    /// Its first and its last day; `None` on pages of no event.
    pub days: Option<[NaiveDate; 2]>,
}

impl Customs {
    pub const fn of(settings: &Settings) -> Self {
        let (zone, surname_first) = (settings.zone, settings.surname_first);
        Self { zone, surname_first, days: Some([settings.begins, settings.ends]) }
    }
}

/// From local time to UTC: of an hour that occurs twice, the first; of one that is left out, as if the clock had gone
/// on unchanged.
pub fn from_local_time(zone: EventZone, at: NaiveDateTime) -> NaiveDateTime {
    let hour = TimeDelta::hours(1);
    let utc = |at: NaiveDateTime| match zone.tz() {
        Some(tz) => tz.from_local_datetime(&at).earliest().map(|at| at.naive_utc()),
        None => Local.from_local_datetime(&at).earliest().map(|at| at.naive_utc()),
    };
    let left_out = || utc(at.checked_sub_signed(hour)?)?.checked_add_signed(hour);
    utc(at).or_else(left_out).unwrap_or(at)
}

pub fn local_time(zone: EventZone, at: NaiveDateTime) -> NaiveDateTime {
    let ahead = TimeDelta::seconds(seconds_ahead(zone, at).into());
    at.checked_add_signed(ahead).unwrap_or(at)
}

fn seconds_ahead(zone: EventZone, at: NaiveDateTime) -> i32 {
    match zone.tz() {
        Some(tz) => tz.offset_from_utc_datetime(&at).fix().local_minus_utc(),
        None => Local.offset_from_utc_datetime(&at).local_minus_utc(),
    }
}

impl Lang {
    pub fn local(self, at: NaiveDateTime) -> NaiveDateTime {
        local_time(self.customs.zone, at)
    }

    pub fn local_now(self) -> NaiveDateTime {
        self.local(Utc::now().naive_utc())
    }

    /// The zone's offset from UTC in minutes, at a moment in UTC.
    pub fn zone_minutes(self, at: NaiveDateTime) -> i32 {
        seconds_ahead(self.customs.zone, at) / 60
    }

    /// The zone's name, `Europe/Copenhagen`; the server's has none, and is called by its offset, `UTC+02:00`.
    pub fn zone(self) -> String {
        if self.customs.zone.is_of_server() {
            self.offsets()
        } else {
            self.customs.zone.to_string()
        }
    }

    /// The offset from UTC on the days of the event, with the day of each change.
    fn offsets(self) -> String {
        let today = self.local_now().date();
        let [first, last] = self.customs.days.unwrap_or([today; 2]);
        let noon =
            |day: NaiveDate| from_local_time(self.customs.zone, day.into()) + TimeDelta::hours(12);
        let of_days = first.iter_days().take_while(|day| *day <= last.max(first)).take(MOST_DAYS);
        let mut offsets: Vec<_> = of_days.map(|day| (day, self.zone_minutes(noon(day)))).collect();
        offsets.dedup_by_key(|(_, minutes)| *minutes);
        self.listed(offsets.into_iter().map(|(day, minutes)| {
            let sign = if minutes < 0 { '\u{2212}' } else { '+' };
            let (hours, rest) = (minutes.abs() / 60, minutes.abs() % 60);
            let offset = format!("UTC{sign}{hours:02}:{rest:02}");
            if day == first {
                offset
            } else {
                self.with("zone-from", (("day", self.day(day)), ("zone", offset)))
            }
        }))
    }
}

/// Changes of the offset are looked for on so many days of an event.
const MOST_DAYS: usize = 400;

#[cfg(test)]
mod tests {
    use super::*;
    use actix_web::test::TestRequest;

    fn reads(cookie: Option<&str>, accepted: Option<&str>) -> &'static str {
        let mut request = TestRequest::default();
        if let Some(value) = cookie {
            request = request.cookie(Cookie::new(LANGUAGE_COOKIE, value.to_owned()));
        }
        if let Some(value) = accepted {
            request = request.insert_header(("accept-language", value));
        }
        Lang::of(&request.to_http_request()).tag()
    }

    #[test]
    fn a_choice_comes_before_the_browser_and_the_browser_before_english() {
        assert_eq!(reads(Some("de"), Some("en")), "de");
        assert_eq!(reads(None, Some("tlh, de-AT;q=0.8, en;q=0.5")), "de");
        assert_eq!(reads(Some("tlh"), Some("en;q=0.3,de;q=0.9")), "de");
        assert_eq!(reads(None, Some("zh-CN,zh;q=0.9,en;q=0.8")), "zh-Hans");
        assert_eq!(reads(None, Some("ja")), "ja");
        assert_eq!(reads(None, Some("tlh")), "en");
        assert_eq!(reads(None, Some(";;;q=x")), "en");
        assert_eq!(reads(None, None), "en");
    }

    #[test]
    fn one_returns_to_pages_of_ours_only() {
        assert_eq!(local_path("/t/open?round=3#t12"), "/t/open?round=3#t12");
        for elsewhere in ["", "//a.example", "https://a.example", "/\\a.example", "/a\r\nb", "a"] {
            assert_eq!(local_path(elsewhere), "/", "{elsewhere:?}");
        }
    }

    fn at(month: u32, day: u32, hour: u32, minute: u32) -> NaiveDateTime {
        NaiveDate::from_ymd_opt(2026, month, day).unwrap().and_hms_opt(hour, minute, 0).unwrap()
    }

    #[test]
    fn a_moment_on_the_clock_is_read_back() {
        for zone in ["", "Europe/Copenhagen", "Asia/Kolkata", "America/New_York"] {
            let zone = zone.parse().unwrap();
            for moment in [at(1, 14, 12, 0), at(7, 14, 12, 0)] {
                assert_eq!(from_local_time(zone, local_time(zone, moment)), moment, "{zone}");
            }
        }
    }

    #[test]
    fn summer_time_comes_and_goes() {
        let copenhagen = "Europe/Copenhagen".parse().unwrap();
        assert_eq!(local_time(copenhagen, at(1, 14, 9, 0)), at(1, 14, 10, 0));
        assert_eq!(local_time(copenhagen, at(7, 14, 9, 0)), at(7, 14, 11, 0));
        // The clocks go from 2:00 to 3:00 on 29 March, and from 3:00 to 2:00 on 25 October.
        assert_eq!(from_local_time(copenhagen, at(3, 29, 2, 30)), at(3, 29, 1, 30));
        assert_eq!(from_local_time(copenhagen, at(10, 25, 2, 30)), at(10, 25, 0, 30));
    }

    #[test]
    fn the_clock_is_named() {
        // The offset changes on the second day of an event there, and is not that of the day on which it is read.
        let zone = "Australia/Lord_Howe".parse().unwrap();
        let t = Lang::english().with_customs(Customs { zone, ..Customs::default() });
        assert_eq!(t.zone(), "Australia/Lord_Howe");
        let copenhagen = |first: (u32, u32), last: (u32, u32)| {
            let days = [first, last].map(|(month, day)| at(month, day, 0, 0).date());
            let zone = "Europe/Copenhagen".parse().unwrap();
            Lang::english()
                .with_customs(Customs { zone, days: Some(days), ..Customs::default() })
                .offsets()
        };
        assert_eq!(copenhagen((7, 1), (7, 5)), "UTC+02:00");
        assert_eq!(copenhagen((10, 24), (10, 24)), "UTC+02:00");
        assert_eq!(copenhagen((10, 25), (10, 25)), "UTC+01:00", "by day the new one");
        let league = "UTC+01:00, from 29 March 2026 UTC+02:00, from 25 October 2026 UTC+01:00";
        assert_eq!(copenhagen((1, 5), (12, 1)), league);
        let of_server = Lang::english().zone();
        assert!(of_server.starts_with("UTC"), "{of_server}");
    }
}
