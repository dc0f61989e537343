//! The settings of a tournament as form fields: answers, controls, current values, parsing; and the settings of a group
//! as sentences with bold values.

use crate::web::prelude::*;
use crate::web::views::procedure::UNTIL_MINUTES;
use crate::web::views::words::rooms_line;
use referee::MINUTES;
use tournament::Message;

pub type Words = Vec<(&'static str, String)>;

pub fn overtime_answers(t: Lang) -> Words {
    t.answers("overtime-{}", &["byoyomi", "canadian", "fischer", "ing", "sudden-death"])
}

pub fn system_answers(t: Lang) -> Words {
    t.answers("system-{}", &System::NAMES)
}

pub fn federation_answers(t: Lang) -> Words {
    t.answers("federation-{}", &Federation::NAMES)
}

/// The first answer is none.
pub fn criterion_answers(t: Lang) -> Words {
    let none = ("", t.text("criterion-none"));
    let named = Criterion::ALL.into_iter().map(|c| {
        let about = t.text(&format!("criterion-about-{}", c.name().to_lowercase()));
        (c.name(), t.labelled(c.name(), &about))
    });
    std::iter::once(none).chain(named).collect()
}

pub struct Control {
    pub key: &'static str,
    pub label: String,
    pub hint: String,
    pub input: Input,
}

pub enum Input {
    /// The `inputmode` of the on-screen keyboard, and whether the field is required.
    Typed(&'static str, bool),
    Day,
    Moment,
    Suggested(Vec<&'static str>),
    Picked(Words),
    /// Radio buttons, each with a note.
    Chosen(Vec<(&'static str, String, String)>),
    Ticked,
}

/// Controls for some groups of settings. A separate template, so that it is compiled only once.
#[derive(Template)]
#[template(path = "settings_of_groups.html")]
pub struct Controls<'a> {
    t: Lang,
    form: &'a Form,
    /// Shown first: questions with few answers.
    pub choices: Vec<Control>,
    pub fields: Vec<Control>,
    pub ticks: Vec<Control>,
}

impl<'a> Controls<'a> {
    pub fn of(t: Lang, form: &'a Form, groups: &[SettingGroup]) -> Self {
        let wanted = Setting::all().filter(|setting| groups.contains(&setting.group));
        Self::asking(t, form, wanted.map(|setting| Control::of(t, setting)))
    }

    pub fn asking(t: Lang, form: &'a Form, wanted: impl IntoIterator<Item = Control>) -> Self {
        let (ticks, others): (Vec<_>, Vec<_>) =
            wanted.into_iter().partition(|control| matches!(control.input, Input::Ticked));
        let (choices, fields) =
            others.into_iter().partition(|control| matches!(control.input, Input::Chosen(_)));
        Self { t, form, choices, fields, ticks }
    }
}

impl Input {
    pub fn of(t: Lang, holds: Holds) -> Self {
        match holds {
            Holds::Name | Holds::Rank => Self::Typed("", true),
            Holds::Text | Holds::Country | Holds::Rooms => Self::Typed("", false),
            Holds::Day => Self::Day,
            Holds::Moment => Self::Moment,
            Holds::WholeIfAny(..) => Self::Typed("numeric", false),
            Holds::Points(..) | Holds::Fraction => Self::Typed("decimal", true),
            Holds::Zone => Self::Suggested(EventZone::places().collect()),
            Holds::Tick => Self::Ticked,
            Holds::One(names, key) => Self::Picked(t.answers(&key.replace("{name}", "{}"), names)),
            _ => Self::Typed("numeric", true),
        }
    }
}

impl Control {
    fn of(t: Lang, setting: &Setting) -> Self {
        let input = match setting.holds {
            // The name of a system does not explain it, so it has notes.
            Holds::One(..) if setting.group == SettingGroup::System => {
                let note = |name| t.text(&format!("about-system-{name}"));
                let named = system_answers(t).into_iter();
                Input::Chosen(named.map(|(name, words)| (name, words, note(name))).collect())
            }
            holds => Input::of(t, holds),
        };
        let hint = setting.hint.map(|hint| t.text(hint)).unwrap_or_default();
        Self { key: setting.name, label: t.text(setting.label), hint, input }
    }
}

/// The settings of one of the two forms as fields. Unticked boxes have no field.
/// A moment becomes a date and a time in the event's time zone.
pub fn values_of(settings: &Settings, from_home: bool) -> Fields {
    let fields = |setting: &Setting| match (setting.holds, setting.get(settings)) {
        (_, FieldValue::Flag(false)) => Vec::new(),
        (Holds::Moment, value) => {
            let shown = |layout: &str| match value {
                FieldValue::Moment(at) => local_time(settings.zone, at).format(layout).to_string(),
                _ => String::new(),
            };
            let (day, time) = (shown("%Y-%m-%d"), shown("%H:%M"));
            vec![(format!("{}_day", setting.name), day), (format!("{}_time", setting.name), time)]
        }
        (_, value) => vec![(setting.name.to_owned(), value.to_string())],
    };
    Setting::of_form(from_home).flat_map(fields).collect()
}

pub fn group_of(field: &str) -> Option<SettingGroup> {
    let single = Setting::of_form(false).find(|setting| setting.name == field);
    match field {
        "overtime" | "overtime_seconds" | "overtime_stones" => Some(SettingGroup::Time),
        "categories" => Some(SettingGroup::System),
        _ if field.starts_with("placement") => Some(SettingGroup::Placement),
        _ => single.map(|setting| setting.group),
    }
}

/// All fields if `group` is `None`.
pub fn fields_of_group(settings: &Settings, group: Option<SettingGroup>) -> Fields {
    let (overtime, seconds, stones) = match settings.time.overtime {
        Overtime::SuddenDeath => ("sudden-death", None, None),
        Overtime::Ing => ("ing", None, None),
        Overtime::Byoyomi { seconds } => ("byoyomi", Some(seconds), None),
        Overtime::Fischer { increment } => ("fischer", Some(increment), None),
        Overtime::Canadian { stones, seconds } => ("canadian", Some(seconds), Some(stones)),
    };
    let number = |n: Option<u32>| n.map(|n| n.to_string()).unwrap_or_default();
    let categories: Vec<_> = settings.categories.0.iter().map(ToString::to_string).collect();
    let names = ["overtime", "overtime_seconds", "overtime_stones", "categories"];
    let lists = [overtime.to_owned(), number(seconds), number(stones), categories.join(", ")];
    let mut fields = values_of(settings, false);
    fields.extend(names.map(str::to_owned).into_iter().zip(lists));
    for index in 0..MOST_CRITERIA {
        let name = settings.placement.get(index).map_or("", |criterion| criterion.name());
        fields.push((format!("placement_{}", index + 1), name.to_owned()));
    }
    fields.retain(|(name, _)| group.is_none() || group_of(name) == group);
    fields
}

pub struct Values(Vec<(&'static Setting, FieldValue)>);

impl Values {
    /// Reads all settings of one of the two forms; `None` if any is invalid.
    pub fn of_form(from_home: bool, reader: &mut Reader<'_>) -> Option<Self> {
        read_values(reader, Setting::of_form(from_home)).map(Self)
    }

    /// In the event's time zone.
    pub fn moment(&self, key: &str) -> Option<NaiveDateTime> {
        self.0.iter().find_map(|(setting, value)| match value {
            FieldValue::Moment(at) if setting.name == key => Some(*at),
            _ => None,
        })
    }

    /// Replaces the values in `settings`; moments are converted to UTC.
    pub fn put_into(self, settings: &Settings) -> Settings {
        let mut settings = settings.clone();
        for (setting, value) in self.0 {
            let value = match value {
                FieldValue::Moment(at) => FieldValue::Moment(from_local_time(settings.zone, at)),
                value => value,
            };
            setting.put(&mut settings, value);
        }
        settings
    }
}

/// Names the group that a form holds, by one of its fields. Empty for all groups.
pub const PART: &str = "part";

pub struct SettingsForm {
    values: Values,
    overtime: Option<Overtime>,
    categories: Option<Categories>,
    placement: Option<Vec<Criterion>>,
}

impl SettingsForm {
    pub fn put_into(self, settings: &Settings) -> Settings {
        let mut settings = self.values.put_into(settings);
        settings.time.overtime = self.overtime.unwrap_or(settings.time.overtime);
        Settings {
            categories: self.categories.unwrap_or(settings.categories),
            placement: self.placement.unwrap_or(settings.placement),
            ..settings
        }
    }
}

impl FromForm for SettingsForm {
    fn from_form(reader: &mut Reader<'_>) -> Option<Self> {
        let part = reader.typed(PART);
        let group = group_of(part);
        if group.is_none() && !part.is_empty() {
            return None;
        }
        let has = |one: SettingGroup| group.is_none_or(|group| group == one);
        let settings = Setting::of_form(false).filter(|setting| has(setting.group));
        let values = read_values(reader, settings).map(Values);
        let overtime = has(SettingGroup::Time).then(|| overtime(reader));
        let categories = has(SettingGroup::System).then(|| reader.read("categories", categories));
        let placement = has(SettingGroup::Placement).then(|| placement(reader));
        Some(Self {
            values: values?,
            overtime: asked(overtime)?,
            categories: asked(categories)?,
            placement: asked(placement)?,
        })
    }
}

/// `Some(None)` if the field was not asked for; `None` if its value is invalid.
fn asked<T>(read: Option<Option<T>>) -> Option<Option<T>> {
    read.map_or(Some(None), |read| read.map(Some))
}

/// Reads all fields, also after a wrong one.
pub fn read_values<T, M>(
    reader: &mut Reader<'_>,
    fields: impl Iterator<Item = &'static Field<T, M>>,
) -> Option<Vec<(&'static Field<T, M>, FieldValue)>> {
    let read = |one: &'static Field<T, M>| Some((one, read_value(reader, one.name, one.holds)?));
    let read: Vec<_> = fields.map(read).collect();
    read.into_iter().collect()
}

fn read_value(reader: &mut Reader<'_>, name: &str, holds: Holds) -> Option<FieldValue> {
    Some(match holds {
        Holds::Name => SomeText.read(reader, name)?.value(),
        Holds::Text => Text.read(reader, name)?.value(),
        Holds::Country => TextAs(country_code).read(reader, name)?.value(),
        Holds::Zone => reader.read(name, str::parse::<EventZone>)?.value(),
        Holds::Rooms => reader.read(name, str::parse::<Rooms>)?.value(),
        Holds::Day => reader.date(name)?.value(),
        Holds::Moment => moment(reader, name)?.value(),
        Holds::WholeIfAny(least, most) => IfAny(Whole(least..=most)).read(reader, name)?.value(),
        Holds::Whole(least, most) => reader.number(name, least..=most)?.value(),
        Holds::Points(least, most) => {
            let points = reader.read(name, read_points)?;
            if !(least * 2..=most * 2).contains(&points.0) {
                let range = Sentence::new("fault-out-of-range");
                let range = range.with("value", reader.typed(name).trim());
                reader.refuse(name, range.with("least", least).with("most", most));
                return None;
            }
            points.value()
        }
        Holds::Fraction => reader.read(name, fraction)?.value(),
        Holds::Tick => reader.ticked(name).value(),
        Holds::Rank => FieldValue::Rank(reader.read(name, str::parse)?),
        Holds::YesNo => word(reader, name, &YES_OR_NO)?,
        Holds::One(names, _) => word(reader, name, names)?,
        Holds::Until(names) if reader.typed(name) != MINUTES => word(reader, name, names)?,
        Holds::Until(_) => reader.number(UNTIL_MINUTES, 1..=1440_i64)?.value(),
        Holds::DayIfAny | Holds::Long(_) => return None,
    })
}

fn word(reader: &mut Reader<'_>, name: &str, words: &[&'static str]) -> Option<FieldValue> {
    let find = |typed: &str| words.iter().find(|word| **word == typed);
    reader.choose(name, find).map(|word| FieldValue::Word(word))
}

/// In the event's time zone; a date without a time means midnight.
fn moment(reader: &mut Reader<'_>, name: &str) -> Option<Option<NaiveDateTime>> {
    let (day, time) = (format!("{name}_day"), format!("{name}_time"));
    if reader.typed(&day).trim().is_empty() && reader.typed(&time).trim().is_empty() {
        return Some(None);
    }
    let date = reader.date(&day);
    let time_typed = match reader.typed(&time).trim() {
        "" => Some(Default::default()),
        _ => reader.time(&time),
    };
    Some(Some(date?.and_time(time_typed?)))
}

fn fraction(typed: &str) -> Result<f64, Sentence> {
    let read = typed.trim().replace(',', ".").parse::<f64>().ok();
    let wrong = || Sentence::new("fault-fraction").with("typed", typed);
    read.filter(|value| (0.0..=1.0).contains(value)).ok_or_else(wrong)
}

/// One partner per line.
pub fn partners_of(typed: &str) -> Result<Partners, Sentence> {
    let list = Partners::parse(typed).map_err(|fault| fault.sentence())?;
    Ok(Partners { own: None, list })
}

/// Two letters, or the name in English, German, French or the country's own language. May be empty.
pub fn country_code(typed: &str) -> Result<String, Sentence> {
    let typed = typed.trim();
    let code = interchange::country(typed).map(str::to_owned);
    code.ok_or_else(|| Sentence::new("fault-country").with("typed", typed))
}

/// Up to the current year.
pub fn birth_years() -> std::ops::RangeInclusive<i32> {
    *BIRTH_YEARS.start()..=Utc::now().year()
}

fn overtime(reader: &mut Reader<'_>) -> Option<Overtime> {
    match reader.typed("overtime") {
        "sudden-death" => Some(Overtime::SuddenDeath),
        "ing" => Some(Overtime::Ing),
        "byoyomi" => seconds(reader).map(|seconds| Overtime::Byoyomi { seconds }),
        "fischer" => seconds(reader).map(|increment| Overtime::Fischer { increment }),
        "canadian" => {
            let (seconds, stones) = (seconds(reader), reader.number("overtime_stones", 1..=1000));
            Some(Overtime::Canadian { stones: stones?, seconds: seconds? })
        }
        _ => {
            reader.refuse("overtime", Sentence::new("fault-choice"));
            None
        }
    }
}

fn seconds(reader: &mut Reader<'_>) -> Option<u32> {
    reader.number("overtime_seconds", 0..=86_400_u32)
}

/// `1d, 5k`: the lower limits of all categories but the last.
fn categories(typed: &str) -> Result<Categories, Sentence> {
    let words = typed.split([',', ';', ' ']).filter(|word| !word.is_empty());
    let limits: Result<Vec<Rank>, _> = words.map(str::parse).collect();
    let limits = limits?;
    let most = usize::from(Categories::MOST) - 1;
    if limits.len() > most {
        let range = Sentence::new("fault-out-of-range").with("value", limits.len());
        return Err(range.with("least", 0).with("most", most));
    }
    Ok(Categories(limits))
}

fn placement(reader: &mut Reader<'_>) -> Option<Vec<Criterion>> {
    let mut criteria = Vec::new();
    for number in 1..=MOST_CRITERIA {
        let name = format!("placement_{number}");
        let unknown = |_| Sentence::new("fault-choice");
        let read = |typed: &str| typed.parse::<Criterion>().map_err(unknown);
        criteria.extend(reader.read_if_any(&name, read)?);
    }
    Some(criteria)
}

/// Field name, value, and the value in words.
pub type OrderedRow = (String, String, String);

/// Its fields are called `name_1`, `name_2` and so on.
#[derive(Clone, Copy)]
pub struct Ordered {
    pub name: &'static str,
    pub most: usize,
}

impl Ordered {
    /// `place` counts from 0.
    pub fn field(&self, place: usize) -> String {
        format!("{}_{}", self.name, place + 1)
    }

    pub fn chosen<'a>(&self, form: &'a Form) -> Vec<&'a str> {
        (0..self.most).map(|n| form.value(&self.field(n))).filter(|name| !name.is_empty()).collect()
    }

    pub fn fields<S: Into<String>>(
        &self,
        order: impl IntoIterator<Item = S>,
    ) -> impl Iterator<Item = (String, String)> {
        order.into_iter().enumerate().map(|(n, name)| (self.field(n), name.into()))
    }

    pub fn rows(&self, form: &Form, words: impl Fn(&str) -> String) -> Vec<OrderedRow> {
        let chosen = self.chosen(form).into_iter().enumerate();
        chosen.map(|(n, name)| (self.field(n), name.to_owned(), words(name))).collect()
    }

    /// In the words of the answers to choose from.
    pub fn rows_in(&self, form: &Form, answers: &[(&str, String)]) -> Vec<OrderedRow> {
        self.rows(form, |chosen| {
            let known = answers.iter().find(|(name, _)| *name == chosen);
            known.map_or_else(|| chosen.to_owned(), |(_, words)| words.clone())
        })
    }

    pub fn one_more(&self, form: &Form) -> Option<String> {
        let n = self.chosen(form).len();
        (n < self.most).then(|| self.field(n))
    }

    /// The form after one of the list's buttons; not saved yet. `None` if none was pressed.
    pub fn rearranged(&self, form: &Form) -> Option<Form> {
        let mut order: Vec<String> = self.chosen(form).into_iter().map(str::to_owned).collect();
        let place = |button: &str| form.value(button).parse().ok().filter(|n| *n < order.len());
        match (place("up"), place("out")) {
            (Some(up), _) if up > 0 => order.swap(up, up - 1),
            (_, Some(out)) => drop(order.remove(out)),
            _ if form.has("add") => {}
            _ => return None,
        }
        let is_place = |name: &str| {
            let rest = name.strip_prefix(self.name).and_then(|rest| rest.strip_prefix('_'));
            rest.is_some_and(|rest| rest.parse::<usize>().is_ok())
        };
        let others = form.all().filter(|(name, _)| !is_place(name));
        let others = others.map(|(name, value)| (name.to_owned(), value.to_owned()));
        Some(Form::filled(others.chain(self.fields(order))))
    }
}

/// HTML. `usual` has the defaults of the expert settings.
pub fn group_text(t: Lang, settings: &Settings, usual: &Settings, group: SettingGroup) -> String {
    let words = Said { t, settings };
    let sentences = match group {
        SettingGroup::Event => words.event(),
        SettingGroup::Seen => {
            let seen = if settings.hidden { "settings-said-hidden" } else { "settings-said-seen" };
            words.together([t.text(seen), t.with("settings-said-zone", [("zone", t.zone())])])
        }
        SettingGroup::Rooms => match rooms_line(t, &settings.rooms) {
            none if none.is_empty() => t.text("settings-said-no-rooms"),
            rooms => own(&rooms),
        },
        SettingGroup::Rules => {
            let (rules, size) = (t.rules(settings.rules), settings.board_size.to_string());
            t.with("settings-said-rules", [("rules", rules), ("size", size)])
        }
        SettingGroup::Time => words.time(),
        SettingGroup::Handicap => words.handicap(),
        SettingGroup::System => words.system(),
        SettingGroup::Apart => words.apart(),
        SettingGroup::Skip if settings.players.skip_freely => t.text("settings-said-skip"),
        SettingGroup::Skip => t.text("settings-said-skip-ask"),
        SettingGroup::Season => words.season(),
        SettingGroup::Worth => words.worth(),
        SettingGroup::Placement => words.placement(),
        SettingGroup::Reports => words.reports(),
        SettingGroup::Shown => words.display(),
        other => words.otherwise(usual, other),
    };
    marked(&sentences)
}

/// Escapes asterisks in the organiser's text, which would be markup for bold.
fn own(text: &str) -> String {
    text.replace('*', "\u{2217}")
}

fn bold(text: &str) -> String {
    if text.is_empty() { String::new() } else { format!("*{}*", own(text)) }
}

struct Said<'a> {
    t: Lang,
    settings: &'a Settings,
}

impl Said<'_> {
    fn together(&self, sentences: impl IntoIterator<Item = String>) -> String {
        let all: Vec<_> = sentences.into_iter().filter(|said| !said.is_empty()).collect();
        all.join(&self.t.text("sentence-gap"))
    }

    fn ended(&self, words: String) -> String {
        self.t.with("settings-said-words", [("words", words)])
    }

    fn event(&self) -> String {
        let (t, settings) = (self.t, self.settings);
        let director = match settings.director.as_str() {
            "" => String::new(),
            name => t.labelled(&t.text("settings-director"), &own(name)),
        };
        let sides = match settings.sides {
            Sides::One => String::new(),
            sides => t.text(&format!("settings-said-sides-{sides}")),
        };
        let days = t.days(settings.begins, settings.ends);
        let rounds = t.with("rounds-count", [("n", settings.rounds)]);
        let (name, place) = (bold(&settings.name), own(&settings.place));
        let event = t.listed([name, days, rounds, place, settings.country.clone(), director]);
        self.together([self.ended(event), sides])
    }

    fn time(&self) -> String {
        let (t, settings) = (self.t, self.settings);
        let komi = t.with("about-komi", [("komi", t.points(settings.komi))]);
        let internet = settings.time.internet.then(|| t.text("settings-internet"));
        let time = thinking_time(t, settings.time);
        self.ended(t.listed([bold(&komi), bold(&time), internet.unwrap_or_default()]))
    }

    fn handicap(&self) -> String {
        let (t, handicap) = (self.t, self.settings.handicap);
        if handicap.ceiling == 0 {
            return t.text("settings-said-even");
        }
        let basis = match handicap.basis {
            HandicapBasis::Score => "basis-score",
            HandicapBasis::Rank => "basis-rank",
        };
        let (sign, n) = match handicap.correction {
            n @ 1.. => ("less", n),
            0 => ("all", 0),
            n => ("more", n.abs()),
        };
        let difference = t.with(&format!("settings-said-difference-{sign}"), [("n", n)]);
        let (basis, difference) = (("basis", t.text(basis)), ("difference", difference));
        let (most, from) = (u32::from(handicap.ceiling), t.rank_in_full(handicap.none_from));
        t.with("settings-said-handicap", (basis, difference, ("most", most), ("from", from)))
    }

    fn system(&self) -> String {
        let (t, settings) = (self.t, self.settings);
        let name = settings.system.name();
        let system = self.ended(bold(&t.text(&format!("system-{name}"))));
        let about = match settings.system {
            System::McMahon => {
                let (bar, floor) = (settings.mcmahon.bar, settings.mcmahon.floor);
                let both = [("bar", t.rank_in_full(bar)), ("floor", t.rank_in_full(floor))];
                t.with("settings-said-mcmahon", both)
            }
            _ => t.text(&format!("about-system-{name}")),
        };
        let from: Vec<_> = settings.categories.0.iter().map(|rank| t.rank(*rank)).collect();
        let categories = match from.is_empty() {
            true => String::new(),
            false => self.ended(t.labelled(&t.text("settings-categories"), &t.listed(from))),
        };
        self.together([system, about, categories])
    }

    fn apart(&self) -> String {
        let (t, draw) = (self.t, &self.settings.pairing);
        let kinds = [
            ("apart-country", draw.country),
            ("apart-club", draw.club),
            ("apart-club-group", draw.club_group),
        ];
        let kept = kinds.into_iter().filter(|(_, groups)| *groups > 0);
        let kept = kept.map(|(key, n)| t.labelled(&t.text(key), &bold(&n.to_string())));
        match t.listed(kept) {
            none if none.is_empty() => t.text("settings-said-not-apart"),
            kept => t.with("settings-said-apart", [("kept", kept)]),
        }
    }

    fn season(&self) -> String {
        let (t, season) = (self.t, self.settings.season);
        let unplayed = t.text(&format!("unplayed-{}", season.unplayed));
        let grace = || t.with("settings-said-grace", [("n", u32::from(season.grace_days))]);
        self.together([
            t.with("settings-said-unplayed", [("policy", unplayed)]),
            if season.grace_days == 0 { String::new() } else { grace() },
            t.text(match season.open_games {
                OpenGames::Nothing => "settings-said-open-nothing",
                OpenGames::Half => "settings-said-open-half",
            }),
            match season.least_games {
                0 => t.text("settings-said-least-none"),
                n => t.with("settings-said-least", [("n", u32::from(n))]),
            },
            match (season.up, season.down) {
                (0, 0) => String::new(),
                (up, down) => {
                    let both = (("up", u32::from(up)), ("down", u32::from(down)));
                    t.with("settings-said-moves", both)
                }
            },
            match &self.settings.division {
                alone if !alone.is_of_series(alone) => t.text("settings-said-alone"),
                one => {
                    let no = (one.no > 0).then(|| t.with("division-no", [("no", one.no)]));
                    let of = [Some(bold(&one.series)), Some(bold(&one.season)), no];
                    let of = t.listed(of.into_iter().flatten().filter(|words| !words.is_empty()));
                    self.ended(t.labelled(&t.text("settings-series"), &of))
                }
            },
        ])
    }

    fn worth(&self) -> String {
        let (t, points) = (self.t, self.settings.points);
        let (bye, absent) = match self.settings.system {
            System::McMahon => (points.bye_mms, points.absent_mms),
            _ => (points.bye_wins, points.absent_wins),
        };
        let policy = t.text(&format!("policy-{}", points.no_result));
        let none = t.labelled(&t.text("settings-no-result"), &bold(&policy));
        self.together([
            t.with("settings-said-worth", [("bye", t.points(bye)), ("absent", t.points(absent))]),
            self.ended(none),
        ])
    }

    fn placement(&self) -> String {
        let t = self.t;
        let about = |one: &Criterion| {
            let about = t.text(&format!("criterion-about-{}", one.name().to_lowercase()));
            t.with("settings-said-criterion", [("name", one.name().to_owned()), ("about", about)])
        };
        let listed = t.listed(self.settings.placement.iter().map(about));
        t.with("settings-said-placement", [("criteria", listed)])
    }

    fn reports(&self) -> String {
        let (t, players) = (self.t, self.settings.players);
        let policy = t.text(&format!("reports-{}", players.reports));
        let policy = t.labelled(&t.text("settings-reports"), &bold(&policy));
        let alone = match players.confirm_minutes {
            n if n == 0 || players.reports == ReportPolicy::Off => String::new(),
            n => t.with("settings-said-minutes", [("n", n)]),
        };
        self.together([self.ended(policy), alone])
    }

    fn display(&self) -> String {
        let (t, settings) = (self.t, self.settings);
        let surname = if settings.surname_first { "first" } else { "last" };
        let preview = if settings.rating_preview { "shown" } else { "not-shown" };
        self.together([
            t.text(&format!("settings-said-names-{surname}")),
            t.text(&format!("settings-said-ratings-{preview}")),
            t.with("settings-said-gap", [("n", settings.rank_gap)]),
        ])
    }

    fn otherwise(&self, usual: &Settings, group: SettingGroup) -> String {
        let all: Vec<_> = Setting::all().filter(|setting| setting.group == group).collect();
        let differs = |setting: &&&Setting| setting.get(self.settings) != setting.get(usual);
        let key = match group {
            SettingGroup::Weights => "settings-weights",
            SettingGroup::Seeding => "settings-seeding",
            _ => "settings-drawn-up",
        };
        let words = match all.iter().filter(differs).count() {
            0 => self.t.with("settings-said-usual", [("n", all.len())]),
            n => self.t.with("settings-said-otherwise", [("n", all.len()), ("k", n)]),
        };
        self.t.labelled(&self.t.text(key), &words)
    }
}
