//! Every setting of a single value, declared once: its key, what it can be, and its place in a file of
//! OpenGotha. Forms, checks and files follow from this table.

use super::setting_value::Held;
use super::{
    DrawnPlace, Fault, HandicapBasis, NoResultPolicy, ReportPolicy, RulesetName, SeedMethod,
    SettingValue, Settings, System, check_name,
};

/// The highest weight of a criterion.
const MOST_WEIGHT: i64 = 1_000_000_000_000_000;

/// What a setting can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SettingKind {
    /// A text of 1 to 200 characters.
    Name,
    /// A text that may be empty.
    Text,
    /// Two letters, or nothing.
    Country,
    /// A day.
    Day,
    /// A whole number within bounds.
    Whole(i64, i64),
    /// Points in halves, between whole bounds.
    Points(i32, i32),
    /// A number from 0 to 1.
    Fraction,
    /// Yes or no.
    Flag,
    /// A rank.
    Rank,
    /// A zone of the clock, or nothing for the server's.
    Zone,
    /// Which tables stand in which room, or nothing.
    Rooms,
    /// One of several names.
    Word(&'static [&'static str]),
}

/// Where a form has a setting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SettingGroup {
    /// The event.
    Event,
    /// How is played.
    Play,
    /// Who plays whom.
    System,
    /// Where players start.
    Limits,
    /// Handicaps.
    Handicap,
    /// What rounds without a game are worth.
    Worth,
    /// The weights of the draw and its options.
    Draw,
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
    /// What orders a group beside the criteria of placement.
    pub const BY_RATING: Self = Self::Words(&["Rating", "NULL"]);
}

/// An attribute of a file of OpenGotha.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SettingPlace {
    /// The element.
    pub set: &'static str,
    /// Its name.
    pub name: &'static str,
    /// How it spells the value.
    pub spelling: Spelling,
}

/// One setting.
#[derive(Clone, Copy, Debug)]
pub struct Setting {
    /// Its name in forms and in what is wrong with it.
    pub key: &'static str,
    /// Where forms have it.
    pub group: SettingGroup,
    /// What it can be.
    pub kind: SettingKind,
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
const METHOD: SettingKind = SettingKind::Word(&SeedMethod::NAMES);
const METHODS: Spelling = Spelling::Words(&["SPLITANDRANDOM", "SPLITANDFOLD", "SPLITANDSLIP"]);
const PLACE: SettingKind = SettingKind::Word(&DrawnPlace::NAMES);
const PLACES: Spelling = Spelling::Words(&["TOP", "MID", "BOT"]);
const BY_RATING: Spelling = Spelling::BY_RATING;
const YES: Spelling = Spelling::Words(&["true", "false"]);
const PLAIN: Spelling = Spelling::Plain;
const DOUBLED: Spelling = Spelling::Doubled;

macro_rules! settings {
    ($($group:ident $key:literal $kind:expr, $($field:ident).+ $(=> $set:ident $name:literal $spelling:ident)?;)*) => {
        [$(Setting {
            key: $key,
            group: SettingGroup::$group,
            kind: $kind,
            attribute: settings!(@ $($set $name $spelling)?),
            get: |settings| Held::value(&settings.$($field).+),
            put: |settings, value| Held::put(&mut settings.$($field).+, value),
        }),*]
    };
    (@) => { None };
    (@ $set:ident $name:literal $spelling:ident) => {
        Some(SettingPlace { set: $set, name: $name, spelling: $spelling })
    };
}

const ALL: &[Setting] = {
    use SettingKind::{
        Country, Day, Flag, Fraction, Name, Points, Rank, Rooms, Text, Whole, Word, Zone,
    };
    &settings! {
        Event "name" Name, name => GENERAL "name" PLAIN;
        Event "short_name" Text, short_name => GENERAL "shortName" PLAIN;
        Event "begins" Day, begins => GENERAL "beginDate" PLAIN;
        Event "ends" Day, ends => GENERAL "endDate" PLAIN;
        Event "place" Text, place => GENERAL "location" PLAIN;
        Event "country" Country, country;
        Event "zone" Zone, zone;
        Event "rooms" Rooms, rooms;
        Event "director" Text, director => GENERAL "director" PLAIN;
        Event "hidden" Flag, hidden;
        Event "rounds" Whole(1, 20), rounds => GENERAL "numberOfRounds" PLAIN;
        Event "rank_gap" Whole(0, 38), rank_gap;
        Event "reports" Word(&ReportPolicy::NAMES), players.reports;
        Event "confirm_minutes" Whole(0, 120), players.confirm_minutes;
        Event "rating_preview" Flag, rating_preview;
        Event "surname_first" Flag, surname_first;
        Event "skip_freely" Flag, players.skip_freely;
        Play "rules" Word(&RulesetName::NAMES), rules;
        Event "board_size" Whole(2, 25), board_size => GENERAL "size" PLAIN;
        Play "komi" Points(-100, 100), komi => GENERAL "komi" PLAIN;
        Play "basic_minutes" Whole(1, 1440), time.basic_minutes;
        Play "internet" Flag, time.internet => GENERAL "bInternet" YES;
        System "system" Word(&System::NAMES), system;
        Limits "floor" Rank, mcmahon.floor => GENERAL "genMMFloor" PLAIN;
        Limits "bar" Rank, mcmahon.bar => GENERAL "genMMBar" PLAIN;
        System "zero" Rank, mcmahon.zero => GENERAL "genMMZero" PLAIN;
        Handicap "handicap_basis" Word(&HandicapBasis::NAMES), handicap.basis => HANDICAP "hdBasedOnMMS" YES;
        Handicap "handicap_none_from" Rank, handicap.none_from => HANDICAP "hdNoHdRankThreshold" PLAIN;
        Handicap "handicap_correction" Whole(-9, 9), handicap.correction => HANDICAP "hdCorrection" PLAIN;
        Handicap "handicap_ceiling" Whole(0, 9), handicap.ceiling => HANDICAP "hdCeiling" PLAIN;
        Worth "bye_mms" Points(0, 2), points.bye_mms => GENERAL "genMMS2ValueBye" DOUBLED;
        Worth "absent_mms" Points(0, 2), points.absent_mms => GENERAL "genMMS2ValueAbsent" DOUBLED;
        Worth "bye_wins" Points(0, 2), points.bye_wins => GENERAL "genNBW2ValueBye" DOUBLED;
        Worth "absent_wins" Points(0, 2), points.absent_wins => GENERAL "genNBW2ValueAbsent" DOUBLED;
        Worth "no_result" Word(&NoResultPolicy::NAMES), points.no_result;
        Worth "round_down" Flag, points.round_down => GENERAL "genRoundDownNBWMMS" YES;
        Worth "sos_unplayed_as_half" Flag, points.sos_unplayed_as_half => GENERAL "genCountNotPlayedGamesAsHalfPoint" YES;
        Draw "duplicate" WEIGHT, pairing.duplicate => PAIRING "paiBaAvoidDuplGame" PLAIN;
        Draw "random" WEIGHT, pairing.random => PAIRING "paiBaRandom" PLAIN;
        Draw "color" WEIGHT, pairing.color => PAIRING "paiBaBalanceWB" PLAIN;
        Draw "category" WEIGHT, pairing.category => PAIRING "paiMaAvoidMixingCategories" PLAIN;
        Draw "score" WEIGHT, pairing.score => PAIRING "paiMaMinimizeScoreDifference" PLAIN;
        Draw "drawn" WEIGHT, pairing.drawn => PAIRING "paiMaDUDDWeight" PLAIN;
        Draw "seeding" WEIGHT, pairing.seeding => PAIRING "paiMaMaximizeSeeding" PLAIN;
        Draw "handicap" WEIGHT, pairing.handicap => PAIRING "paiSeMinimizeHandicap" PLAIN;
        Draw "geography" WEIGHT, pairing.geography => PAIRING "paiSeAvoidSameGeo" PLAIN;
        Draw "secondary" WEIGHT, pairing.secondary => PAIRING "paiSeDefSecCrit" PLAIN;
        Draw "curve" Fraction, pairing.curve => PAIRING "paiStandardNX1Factor" PLAIN;
        Draw "deterministic" Flag, pairing.deterministic => PAIRING "paiBaDeterministic" YES;
        Draw "first_rounds" COUNT, pairing.first_rounds => PAIRING "paiMaLastRoundForSeedSystem1" PLAIN;
        Draw "first_method" METHOD, pairing.first_method => PAIRING "paiMaSeedSystem1" METHODS;
        Draw "later_method" METHOD, pairing.later_method => PAIRING "paiMaSeedSystem2" METHODS;
        Draw "first_by_rating" Flag, pairing.first_by_rating => PAIRING "paiMaAdditionalPlacementCritSystem1" BY_RATING;
        Draw "later_by_rating" Flag, pairing.later_by_rating => PAIRING "paiMaAdditionalPlacementCritSystem2" BY_RATING;
        Draw "drawn_upper" PLACE, pairing.drawn_upper => PAIRING "paiMaDUDDUpperMode" PLACES;
        Draw "drawn_lower" PLACE, pairing.drawn_lower => PAIRING "paiMaDUDDLowerMode" PLACES;
        Draw "drawn_compensate" Flag, pairing.drawn_compensate => PAIRING "paiMaCompensateDUDD" YES;
        Draw "country_groups" COUNT, pairing.country => PAIRING "paiSePreferMMSDiffRatherThanSameCountry" PLAIN;
        Draw "club_groups" COUNT, pairing.club => PAIRING "paiSePreferMMSDiffRatherThanSameClub" PLAIN;
        Draw "club_group_groups" COUNT, pairing.club_group => PAIRING "paiSePreferMMSDiffRatherThanSameClubsGroup" PLAIN;
        Draw "excused_from" Rank, pairing.excused_from => PAIRING "paiSeRankThreshold" PLAIN;
        Draw "excused_by_wins" Flag, pairing.excused_by_wins => PAIRING "paiSeNbWinsThresholdActive" YES;
        Draw "excused_at_bar" Flag, pairing.excused_at_bar => PAIRING "paiSeBarThresholdActive" YES;
    }
};

impl Setting {
    /// Every setting, in the order of the form.
    pub fn all() -> impl Iterator<Item = &'static Self> {
        ALL.iter()
    }

    /// Those that a file of OpenGotha has an attribute for, with it.
    pub fn in_files() -> impl Iterator<Item = (&'static Self, SettingPlace)> {
        ALL.iter().filter_map(|setting| Some((setting, setting.attribute?)))
    }

    /// What the settings have.
    #[must_use]
    pub fn get(&self, settings: &Settings) -> SettingValue {
        (self.get)(settings)
    }

    /// Puts a value of its kind into the settings.
    pub fn put(&self, settings: &mut Settings, value: SettingValue) {
        (self.put)(settings, value);
    }

    /// What is wrong with the value that the settings have.
    #[must_use]
    pub fn fault(&self, settings: &Settings) -> Option<Fault> {
        let (value, least, most) = match (self.kind, self.get(settings)) {
            (SettingKind::Name, SettingValue::Text(text)) => return check_name(&text).err(),
            // Read from their texts, they hold nothing else.
            (SettingKind::Zone | SettingKind::Rooms, _) => return None,
            (_, SettingValue::Text(text)) if !text.is_empty() => return check_name(&text).err(),
            (SettingKind::Whole(least, most), SettingValue::Whole(value)) => (value, least, most),
            (SettingKind::Points(least, most), SettingValue::Points(points)) => {
                let within = (least * 2..=most * 2).contains(&points.0);
                let value = if within { least } else { points.floor() };
                (value.into(), least.into(), most.into())
            }
            // Also where it is no number at all.
            (SettingKind::Fraction, SettingValue::Fraction(x)) if !(0.0..=1.0).contains(&x) => {
                return Some(Fault::OutOfRange { value: x as i64, least: 0, most: 1 });
            }
            _ => return None,
        };
        (!(least..=most).contains(&value)).then_some(Fault::OutOfRange { value, least, most })
    }
}
