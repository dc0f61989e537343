//! Every setting of a single value, declared once: its key, its kind, and its place in a file of OpenGotha. Forms,
//! checks and files are generated from this table.

use std::fmt;

use chrono::{NaiveDate, NaiveDateTime};
use rating::Rank;

use super::{
    DrawnPlace, EventZone, Fault, HalfPoints, HandicapBasis, NoResultPolicy, OpenGames,
    ReportPolicy, Rooms, RulesetName, SeedMethod, Settings, Sides, System, UnplayedPolicy,
    check_day, check_moment, check_name,
};

/// The most places that can be given away.
pub const MOST_PLACES: i64 = 100_000;

const MOST_WEIGHT: i64 = 1_000_000_000_000_000;

/// The kind of a setting's value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SettingKind {
    /// A text of 1 to 200 characters.
    Name,
    Text,
    /// Two letters, or nothing.
    Country,
    Day,
    /// A moment in UTC, or none; forms ask for its day and time on the event's clock.
    Moment,
    /// A whole number within bounds.
    Whole(i64, i64),
    /// A whole number up to that, or nothing for no limit.
    Limit(i64),
    /// Points in halves, between whole bounds.
    Points(i32, i32),
    /// A number from 0 to 1.
    Fraction,
    /// Yes or no.
    Flag,
    Rank,
    /// A time zone, or nothing for the server's.
    Zone,
    /// The tables of each room, or nothing.
    Rooms,
    /// One of several names, and the catalogue's key of their words, in which `{name}` stands for the name.
    Word(&'static [&'static str], &'static str),
}

/// How a file of OpenGotha spells a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spelling {
    /// As it is; ranks in capitals.
    Plain,
    /// Points as the number of half points.
    Doubled,
    /// The words, in the order of the kind's; of a flag: yes, then no.
    Words(&'static [&'static str]),
}

impl Spelling {
    /// The spelling of a group's order, by criteria or by rating.
    pub const BY_RATING: Self = Self::Words(&["Rating", "NULL"]);
}

/// An attribute of a file of OpenGotha.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SettingPlace {
    pub set: &'static str,
    pub name: &'static str,
    pub spelling: Spelling,
}

/// A setting: its field in forms, its place in OpenGotha files, how it is read and written.
#[derive(Clone, Copy, Debug)]
pub struct Setting {
    /// Its name in forms and in faults.
    pub key: &'static str,
    pub group: SettingGroup,
    pub kind: SettingKind,
    /// The catalogue's key of its label in forms.
    pub label: &'static str,
    /// The catalogue's key of its hint in forms, if it has one.
    pub hint: Option<&'static str>,
    /// Its place in a file of OpenGotha.
    pub attribute: Option<SettingPlace>,
    get: fn(&Settings) -> SettingValue,
    put: fn(&mut Settings, SettingValue),
}

const GENERAL: &str = "GeneralParameterSet";
const HANDICAP: &str = "HandicapParameterSet";
const PAIRING: &str = "PairingParameterSet";

const WEIGHT: SettingKind = SettingKind::Whole(0, MOST_WEIGHT);
const COUNT: SettingKind = SettingKind::Whole(0, 99);
const METHOD: SettingKind = SettingKind::Word(&SeedMethod::NAMES, "method-{name}");
const METHODS: Spelling = Spelling::Words(&["SPLITANDRANDOM", "SPLITANDFOLD", "SPLITANDSLIP"]);
const PLACE: SettingKind = SettingKind::Word(&DrawnPlace::NAMES, "place-drawn-{name}");
const PLACES: Spelling = Spelling::Words(&["TOP", "MID", "BOT"]);
const BY_RATING: Spelling = Spelling::BY_RATING;
const YES: Spelling = Spelling::Words(&["true", "false"]);
const PLAIN: Spelling = Spelling::Plain;
const DOUBLED: Spelling = Spelling::Doubled;

macro_rules! settings {
    ($($group:ident $key:literal $kind:expr, $($field:ident).+, $label:literal $($hint:literal)?
        $(=> $set:ident $name:literal $spelling:ident)?;)*) => {
        [$(Setting {
            key: $key,
            group: SettingGroup::$group,
            kind: $kind,
            label: $label,
            hint: settings!(@ $($hint)?),
            attribute: settings!(@ $($set $name $spelling)?),
            get: |settings| Held::value(&settings.$($field).+),
            put: |settings, value| Held::put(&mut settings.$($field).+, value),
        }),*]
    };
    (@) => { None };
    (@ $hint:literal) => { Some($hint) };
    (@ $set:ident $name:literal $spelling:ident) => {
        Some(SettingPlace { set: $set, name: $name, spelling: $spelling })
    };
}

const ALL: &[Setting] = {
    use SettingKind::{
        Country, Day, Flag, Fraction, Limit, Moment, Name, Points, Rank, Rooms, Text, Whole, Word,
        Zone,
    };
    &settings! {
        Event "name" Name, name, "settings-name"
            => GENERAL "name" PLAIN;
        Event "short_name" Text, short_name, "settings-short-name" "settings-short-name-hint"
            => GENERAL "shortName" PLAIN;
        Event "begins" Day, begins, "settings-begins"
            => GENERAL "beginDate" PLAIN;
        Event "ends" Day, ends, "settings-ends"
            => GENERAL "endDate" PLAIN;
        Event "place" Text, place, "settings-place"
            => GENERAL "location" PLAIN;
        Event "country" Country, country, "entry-country" "country-hint";
        Seen "zone" Zone, zone, "settings-zone" "settings-zone-hint";
        Rooms "rooms" Rooms, rooms, "settings-rooms" "settings-rooms-hint";
        Event "director" Text, director, "settings-director"
            => GENERAL "director" PLAIN;
        Seen "contact" Text, contact, "settings-contact" "settings-contact-hint";
        Seen "hidden" Flag, hidden, "settings-hidden" "settings-hidden-note";
        Event "rounds" Whole(1, 20), rounds, "settings-rounds"
            => GENERAL "numberOfRounds" PLAIN;
        Shown "rank_gap" Whole(0, 38), rank_gap, "settings-rank-gap" "settings-rank-gap-hint";
        Reports "reports" Word(&ReportPolicy::NAMES, "reports-{name}"), players.reports, "settings-reports";
        Reports "confirm_minutes" Whole(0, 120), players.confirm_minutes, "settings-confirm-minutes" "settings-confirm-minutes-hint";
        Reports "provisional" Flag, players.provisional, "settings-provisional" "settings-provisional-note";
        Shown "rating_preview" Flag, rating_preview, "settings-rating-preview" "settings-rating-preview-note";
        Event "sides" Word(&Sides::NAMES, "sides-{name}"), sides, "settings-sides" "settings-sides-hint";
        Shown "surname_first" Flag, surname_first, "settings-surname-first" "settings-surname-first-note";
        Skip "skip_freely" Flag, players.skip_freely, "settings-skip-freely";
        Season "unplayed" Word(&UnplayedPolicy::NAMES, "unplayed-{name}"), season.unplayed, "settings-unplayed";
        Season "grace_days" Whole(0, 60), season.grace_days, "settings-grace-days" "settings-grace-days-hint";
        Season "open_games" Word(&OpenGames::NAMES, "open-games-{name}"), season.open_games, "settings-open-games" "settings-open-games-hint";
        Season "least_games" Whole(0, 32), season.least_games, "settings-least-games" "settings-least-games-hint";
        Season "up" Whole(0, 50), season.up, "settings-up" "settings-up-hint";
        Season "down" Whole(0, 50), season.down, "settings-down" "settings-up-hint";
        Season "series" Text, division.series, "settings-series" "settings-series-hint";
        Season "season_name" Text, division.season, "settings-season-name" "settings-season-name-hint";
        Season "division" Whole(0, 50), division.no, "settings-division" "settings-division-hint";
        Rules "rules" Word(&RulesetName::NAMES, "rules-{name}"), rules, "settings-rules";
        Rules "board_size" Whole(2, 25), board_size, "settings-board-size"
            => GENERAL "size" PLAIN;
        Time "komi" Points(-100, 100), komi, "komi" "settings-komi-hint"
            => GENERAL "komi" PLAIN;
        Time "basic_minutes" Whole(1, 1440), time.basic_minutes, "settings-basic-minutes";
        Time "internet" Flag, time.internet, "settings-internet"
            => GENERAL "bInternet" YES;
        System "system" Word(&System::NAMES, "system-{name}"), system, "create-system";
        System "floor" Rank, mcmahon.floor, "settings-floor" "groups-floor-hint"
            => GENERAL "genMMFloor" PLAIN;
        System "bar" Rank, mcmahon.bar, "settings-bar" "groups-bar-hint"
            => GENERAL "genMMBar" PLAIN;
        System "zero" Rank, mcmahon.zero, "settings-zero" "settings-zero-hint"
            => GENERAL "genMMZero" PLAIN;
        Handicap "handicap_basis" Word(&HandicapBasis::NAMES, "basis-{name}"), handicap.basis, "settings-handicap-basis"
            => HANDICAP "hdBasedOnMMS" YES;
        Handicap "handicap_none_from" Rank, handicap.none_from, "settings-handicap-none-from" "settings-handicap-none-from-hint"
            => HANDICAP "hdNoHdRankThreshold" PLAIN;
        Handicap "handicap_correction" Whole(-9, 9), handicap.correction, "settings-handicap-correction" "settings-handicap-correction-hint"
            => HANDICAP "hdCorrection" PLAIN;
        Handicap "handicap_ceiling" Whole(0, 9), handicap.ceiling, "settings-handicap-ceiling" "settings-handicap-ceiling-hint"
            => HANDICAP "hdCeiling" PLAIN;
        Worth "bye_mms" Points(0, 2), points.bye_mms, "settings-bye-mms"
            => GENERAL "genMMS2ValueBye" DOUBLED;
        Worth "absent_mms" Points(0, 2), points.absent_mms, "settings-absent-mms"
            => GENERAL "genMMS2ValueAbsent" DOUBLED;
        Worth "bye_wins" Points(0, 2), points.bye_wins, "settings-bye-wins"
            => GENERAL "genNBW2ValueBye" DOUBLED;
        Worth "absent_wins" Points(0, 2), points.absent_wins, "settings-absent-wins"
            => GENERAL "genNBW2ValueAbsent" DOUBLED;
        Worth "no_result" Word(&NoResultPolicy::NAMES, "policy-{name}"), points.no_result, "settings-no-result";
        Worth "round_down" Flag, points.round_down, "settings-round-down" "settings-round-down-note"
            => GENERAL "genRoundDownNBWMMS" YES;
        Worth "sos_unplayed_as_half" Flag, points.sos_unplayed_as_half, "settings-sos-half" "settings-sos-half-note"
            => GENERAL "genCountNotPlayedGamesAsHalfPoint" YES;
        Weights "duplicate" WEIGHT, pairing.duplicate, "weight-duplicate"
            => PAIRING "paiBaAvoidDuplGame" PLAIN;
        Weights "random" WEIGHT, pairing.random, "criterion-random"
            => PAIRING "paiBaRandom" PLAIN;
        Weights "color" WEIGHT, pairing.color, "weight-color"
            => PAIRING "paiBaBalanceWB" PLAIN;
        Weights "category" WEIGHT, pairing.category, "weight-category"
            => PAIRING "paiMaAvoidMixingCategories" PLAIN;
        Weights "score" WEIGHT, pairing.score, "weight-score"
            => PAIRING "paiMaMinimizeScoreDifference" PLAIN;
        Weights "drawn" WEIGHT, pairing.drawn, "weight-drawn"
            => PAIRING "paiMaDUDDWeight" PLAIN;
        Weights "seeding" WEIGHT, pairing.seeding, "settings-seeding"
            => PAIRING "paiMaMaximizeSeeding" PLAIN;
        Weights "handicap" WEIGHT, pairing.handicap, "weight-handicap"
            => PAIRING "paiSeMinimizeHandicap" PLAIN;
        Weights "geography" WEIGHT, pairing.geography, "weight-geography"
            => PAIRING "paiSeAvoidSameGeo" PLAIN;
        Weights "secondary" WEIGHT, pairing.secondary, "weight-secondary" "weight-secondary-hint"
            => PAIRING "paiSeDefSecCrit" PLAIN;
        Weights "curve" Fraction, pairing.curve, "weight-curve" "weight-curve-hint"
            => PAIRING "paiStandardNX1Factor" PLAIN;
        Weights "deterministic" Flag, pairing.deterministic, "weight-deterministic" "weight-deterministic-note"
            => PAIRING "paiBaDeterministic" YES;
        Seeding "first_rounds" COUNT, pairing.first_rounds, "seeding-first-rounds"
            => PAIRING "paiMaLastRoundForSeedSystem1" PLAIN;
        Seeding "first_method" METHOD, pairing.first_method, "seeding-first-method"
            => PAIRING "paiMaSeedSystem1" METHODS;
        Seeding "later_method" METHOD, pairing.later_method, "seeding-later-method"
            => PAIRING "paiMaSeedSystem2" METHODS;
        Seeding "first_by_rating" Flag, pairing.first_by_rating, "seeding-first-by-rating"
            => PAIRING "paiMaAdditionalPlacementCritSystem1" BY_RATING;
        Seeding "later_by_rating" Flag, pairing.later_by_rating, "seeding-later-by-rating"
            => PAIRING "paiMaAdditionalPlacementCritSystem2" BY_RATING;
        DrawnUp "drawn_upper" PLACE, pairing.drawn_upper, "drawn-upper"
            => PAIRING "paiMaDUDDUpperMode" PLACES;
        DrawnUp "drawn_lower" PLACE, pairing.drawn_lower, "drawn-lower"
            => PAIRING "paiMaDUDDLowerMode" PLACES;
        DrawnUp "drawn_compensate" Flag, pairing.drawn_compensate, "drawn-compensate" "drawn-compensate-note"
            => PAIRING "paiMaCompensateDUDD" YES;
        Apart "country_groups" COUNT, pairing.country, "apart-country" "apart-hint"
            => PAIRING "paiSePreferMMSDiffRatherThanSameCountry" PLAIN;
        Apart "club_groups" COUNT, pairing.club, "apart-club" "apart-hint"
            => PAIRING "paiSePreferMMSDiffRatherThanSameClub" PLAIN;
        Apart "club_group_groups" COUNT, pairing.club_group, "apart-club-group" "apart-hint"
            => PAIRING "paiSePreferMMSDiffRatherThanSameClubsGroup" PLAIN;
        Apart "excused_from" Rank, pairing.excused_from, "apart-excused-from" "apart-excused-from-hint"
            => PAIRING "paiSeRankThreshold" PLAIN;
        Apart "excused_by_wins" Flag, pairing.excused_by_wins, "apart-excused-by-wins"
            => PAIRING "paiSeNbWinsThresholdActive" YES;
        Apart "excused_at_bar" Flag, pairing.excused_at_bar, "apart-excused-at-bar"
            => PAIRING "paiSeBarThresholdActive" YES;
        HomeOpen "open" Flag, home.open, "home-rules-open" "home-rules-open-note";
        HomeWhen "opens" Moment, home.opens, "home-rules-opens" "home-rules-opens-hint";
        HomeWhen "closes" Moment, home.closes, "home-rules-closes";
        HomePlaces "places" Limit(MOST_PLACES), home.places, "home-rules-places-all" "home-rules-places-hint";
        HomePlaces "at_once" Flag, home.at_once, "home-rules-at-once" "home-rules-at-once-note";
        HomePlaces "moves_up" Flag, home.moves_up, "home-rules-moves-up" "home-rules-moves-up-note";
        HomePlaces "listed" Flag, home.listed, "home-rules-listed" "home-rules-listed-note";
        HomeCheckIn "own_check_in" Flag, home.own_check_in, "home-rules-own-check-in" "home-rules-own-check-in-note";
        HomeCheckInWhen "check_in_opens" Moment, home.check_in_opens, "home-rules-opens" "home-rules-opens-hint";
        HomeCheckInWhen "check_in_closes" Moment, home.check_in_closes, "home-rules-closes" "home-rules-check-in-hint";
        HomeAsked "ask_email" Flag, home.ask_email, "private-email";
        HomeAsked "ask_birth_year" Flag, home.ask_birth_year, "private-birth-year" "home-rules-birth-note";
        HomeAsked "ask_meal" Flag, home.ask_meal, "private-meal";
        HomeAsked "ask_note" Flag, home.ask_note, "home-note";
        HomeAsked "initials_only" Flag, home.initials_only, "home-rules-initials" "home-rules-initials-note";
        HomeKept "fee" Text, home.fee, "home-rules-fee" "home-rules-fee-hint";
        HomeKept "pay" Text, home.pay, "home-rules-pay" "home-rules-pay-hint";
        HomeKept "keep_days" Whole(0, 3650), home.keep_days, "home-rules-keep" "home-rules-keep-hint";
    }
};

impl Setting {
    /// Every setting, in the order of the forms.
    pub fn all() -> impl Iterator<Item = &'static Self> {
        ALL.iter()
    }

    /// Those of the form of online registration, or those of the settings' own form.
    pub fn of_form(from_home: bool) -> impl Iterator<Item = &'static Self> {
        let at_home = |one: &Self| SettingGroup::FROM_HOME.contains(&one.group);
        ALL.iter().filter(move |one| at_home(one) == from_home)
    }

    /// Those with an attribute in files of OpenGotha, with it.
    pub fn in_files() -> impl Iterator<Item = (&'static Self, SettingPlace)> {
        ALL.iter().filter_map(|setting| Some((setting, setting.attribute?)))
    }

    #[must_use]
    pub fn get(&self, settings: &Settings) -> SettingValue {
        (self.get)(settings)
    }

    pub fn put(&self, settings: &mut Settings, value: SettingValue) {
        (self.put)(settings, value);
    }

    #[must_use]
    pub fn fault(&self, settings: &Settings) -> Option<Fault> {
        let (value, least, most) = match (self.kind, self.get(settings)) {
            (SettingKind::Name, SettingValue::Text(text)) => return check_name(&text).err(),
            // Their parsers allow only valid values.
            (SettingKind::Zone | SettingKind::Rooms, _) => return None,
            (_, SettingValue::Text(text)) if !text.is_empty() => return check_name(&text).err(),
            (_, SettingValue::Day(day)) => return check_day(day).err(),
            (_, SettingValue::Moment(at)) => return at.and_then(|at| check_moment(at).err()),
            (SettingKind::Whole(least, most), SettingValue::Whole(value)) => (value, least, most),
            (SettingKind::Limit(most), SettingValue::Limit(Some(value))) => (value, 0, most),
            (SettingKind::Points(least, most), SettingValue::Points(points)) => {
                let within = (least * 2..=most * 2).contains(&points.0);
                let value = if within { least } else { points.floor() };
                (value.into(), least.into(), most.into())
            }
            // Also catches NaN.
            (SettingKind::Fraction, SettingValue::Fraction(x)) if !(0.0..=1.0).contains(&x) => {
                return Some(Fault::OutOfRange { value: x as i64, least: 0, most: 1 });
            }
            _ => return None,
        };
        (!(least..=most).contains(&value)).then_some(Fault::OutOfRange { value, least, most })
    }
}

/// Settings that are shown and changed together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SettingGroup {
    Event,
    /// Who sees it, and its time zone.
    Seen,
    Rooms,
    Rules,
    Time,
    Handicap,
    /// Pairing system, and starting scores.
    System,
    /// Pairs that are avoided.
    Apart,
    Skip,
    /// Games that are played over weeks.
    Season,
    /// The worth of rounds without a game.
    Worth,
    /// The order of places: a list, not a single setting.
    Placement,
    /// Results that players report.
    Reports,
    /// Public data of players.
    Shown,
    Weights,
    /// Opponents within a score group.
    Seeding,
    /// Players drawn up and down between score groups.
    DrawnUp,
    /// Whether there is online registration.
    HomeOpen,
    /// Times of online registration.
    HomeWhen,
    /// Places of online registration.
    HomePlaces,
    /// Whether players check in online.
    HomeCheckIn,
    /// Times of online check-in.
    HomeCheckInWhen,
    /// Questions of online registration.
    HomeAsked,
    /// Fee, and how long personal data are kept.
    HomeKept,
}

impl SettingGroup {
    /// Those of the event itself, independent of its system and its federation.
    pub const OF_THE_EVENT: [Self; 7] = [
        Self::Event,
        Self::Seen,
        Self::Rooms,
        Self::Skip,
        Self::Season,
        Self::Reports,
        Self::Shown,
    ];

    /// Those of online registration, which has a form of its own.
    pub const FROM_HOME: [Self; 7] = [
        Self::HomeOpen,
        Self::HomeWhen,
        Self::HomePlaces,
        Self::HomeCheckIn,
        Self::HomeCheckInWhen,
        Self::HomeAsked,
        Self::HomeKept,
    ];
}

/// A value that a setting can have, by kind.
#[derive(Clone, Debug, PartialEq)]
pub enum SettingValue {
    Text(String),
    Day(NaiveDate),
    Moment(Option<NaiveDateTime>),
    Whole(i64),
    Limit(Option<i64>),
    Points(HalfPoints),
    Fraction(f64),
    Flag(bool),
    Rank(Rank),
    Word(&'static str),
}

impl fmt::Display for SettingValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Text(text) => text.fmt(f),
            Self::Day(day) => day.fmt(f),
            Self::Moment(at) => at.map_or(Ok(()), |at| at.fmt(f)),
            Self::Whole(number) => number.fmt(f),
            Self::Limit(most) => most.map_or(Ok(()), |most| most.fmt(f)),
            Self::Points(points) => points.fmt(f),
            Self::Fraction(number) => number.fmt(f),
            Self::Flag(flag) => flag.fmt(f),
            Self::Rank(rank) => rank.fmt(f),
            Self::Word(word) => word.fmt(f),
        }
    }
}

/// A field of the settings. A value of another kind or out of range does not change it.
pub(super) trait Held {
    fn value(&self) -> SettingValue;
    fn put(&mut self, value: SettingValue);
}

macro_rules! held {
    ($($type:ty: $kind:ident;)*) => {$(
        impl Held for $type {
            fn value(&self) -> SettingValue {
                SettingValue::$kind(self.clone().into())
            }

            fn put(&mut self, value: SettingValue) {
                if let SettingValue::$kind(value) = value {
                    *self = Self::try_from(value).unwrap_or_else(|_| self.clone());
                }
            }
        }
    )*};
}

held! {
    String: Text;
    EventZone: Text;
    Rooms: Text;
    NaiveDate: Day;
    Option<NaiveDateTime>: Moment;
    i32: Whole;
    i64: Whole;
    u8: Whole;
    u32: Whole;
    HalfPoints: Points;
    f64: Fraction;
    bool: Flag;
    Rank: Rank;
}

impl Held for Option<u32> {
    fn value(&self) -> SettingValue {
        SettingValue::Limit(self.map(i64::from))
    }

    fn put(&mut self, value: SettingValue) {
        if let SettingValue::Limit(most) = value {
            *self = most.and_then(|most| u32::try_from(most).ok());
        }
    }
}

macro_rules! held_words {
    ($($type:ty)*) => {$(
        impl Held for $type {
            fn value(&self) -> SettingValue {
                SettingValue::Word(self.name())
            }

            fn put(&mut self, value: SettingValue) {
                if let SettingValue::Word(word) = value && let Some(value) = Self::named(word) {
                    *self = value;
                }
            }
        }
    )*};
}

held_words! {
    RulesetName System NoResultPolicy HandicapBasis SeedMethod DrawnPlace ReportPolicy Sides
    UnplayedPolicy OpenGames
}
