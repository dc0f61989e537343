//! Every setting of a single value, declared once: its key, its kind, and its place in a file of OpenGotha. Forms,
//! checks and files are generated from this table.

use super::{
    DrawnPlace, Field, HandicapBasis, Holds, NoResultPolicy, OpenGames, ReportPolicy, RulesetName,
    SeedMethod, Settings, Sides, System, UnplayedPolicy,
};
use crate::{field, held_words};

pub const MOST_PLACES: i64 = 100_000;

const MOST_WEIGHT: i64 = 1_000_000_000_000_000;

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

/// A setting: a field of the settings, its label in forms, and its place in files of OpenGotha.
pub type Setting = Field<Settings, SettingAbout>;

/// What the table of settings says of each.
#[derive(Debug)]
pub struct SettingAbout {
    pub group: SettingGroup,
    /// The catalogue's key of its label in forms.
    pub label: &'static str,
    /// The catalogue's key of its hint in forms, if it has one.
    pub hint: Option<&'static str>,
    pub attribute: Option<SettingPlace>,
}

const GENERAL: &str = "GeneralParameterSet";
const HANDICAP: &str = "HandicapParameterSet";
const PAIRING: &str = "PairingParameterSet";

const WEIGHT: Holds = Holds::Whole(0, MOST_WEIGHT);
const COUNT: Holds = Holds::Whole(0, 99);
const METHOD: Holds = Holds::One(&SeedMethod::NAMES, "method-{name}");
const METHODS: Spelling = Spelling::Words(&["SPLITANDRANDOM", "SPLITANDFOLD", "SPLITANDSLIP"]);
const PLACE: Holds = Holds::One(&DrawnPlace::NAMES, "place-drawn-{name}");
const PLACES: Spelling = Spelling::Words(&["TOP", "MID", "BOT"]);
const BY_RATING: Spelling = Spelling::BY_RATING;
const YES: Spelling = Spelling::Words(&["true", "false"]);
const PLAIN: Spelling = Spelling::Plain;
const DOUBLED: Spelling = Spelling::Doubled;

macro_rules! settings {
    ($($group:ident $key:literal $kind:expr, $($field:ident).+, $label:literal $($hint:literal)?
        $(=> $set:ident $name:literal $spelling:ident)?;)*) => {
        [$(field!($key, $kind, $($field).+, SettingAbout {
            group: SettingGroup::$group,
            label: $label,
            hint: settings!(@ $($hint)?),
            attribute: settings!(@ $($set $name $spelling)?),
        })),*]
    };
    (@) => { None };
    (@ $hint:literal) => { Some($hint) };
    (@ $set:ident $name:literal $spelling:ident) => {
        Some(SettingPlace { set: $set, name: $name, spelling: $spelling })
    };
}

const ALL: &[Setting] = {
    use Holds::{
        Country, Day, Fraction, Moment, Name, One, Points, Rank, Rooms, Text, Tick, Whole,
        WholeIfAny, Zone,
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
        Seen "hidden" Tick, hidden, "settings-hidden" "settings-hidden-note";
        Event "rounds" Whole(1, 20), rounds, "settings-rounds"
            => GENERAL "numberOfRounds" PLAIN;
        Shown "rank_gap" Whole(0, 38), rank_gap, "settings-rank-gap" "settings-rank-gap-hint";
        Reports "reports" One(&ReportPolicy::NAMES, "reports-{name}"), players.reports, "settings-reports";
        Reports "confirm_minutes" Whole(0, 120), players.confirm_minutes, "settings-confirm-minutes" "settings-confirm-minutes-hint";
        Reports "provisional" Tick, players.provisional, "settings-provisional" "settings-provisional-note";
        Shown "rating_preview" Tick, rating_preview, "settings-rating-preview" "settings-rating-preview-note";
        Event "sides" One(&Sides::NAMES, "sides-{name}"), sides, "settings-sides" "settings-sides-hint";
        Shown "surname_first" Tick, surname_first, "settings-surname-first" "settings-surname-first-note";
        Skip "skip_freely" Tick, players.skip_freely, "settings-skip-freely";
        Season "unplayed" One(&UnplayedPolicy::NAMES, "unplayed-{name}"), season.unplayed, "settings-unplayed";
        Season "grace_days" Whole(0, 60), season.grace_days, "settings-grace-days" "settings-grace-days-hint";
        Season "open_games" One(&OpenGames::NAMES, "open-games-{name}"), season.open_games, "settings-open-games" "settings-open-games-hint";
        Season "least_games" Whole(0, 32), season.least_games, "settings-least-games" "settings-least-games-hint";
        Season "up" Whole(0, 50), season.up, "settings-up" "settings-up-hint";
        Season "down" Whole(0, 50), season.down, "settings-down" "settings-up-hint";
        Season "series" Text, division.series, "settings-series" "settings-series-hint";
        Season "season_name" Text, division.season, "settings-season-name" "settings-season-name-hint";
        Season "division" Whole(0, 50), division.no, "settings-division" "settings-division-hint";
        Rules "rules" One(&RulesetName::NAMES, "rules-{name}"), rules, "settings-rules";
        Rules "board_size" Whole(2, 25), board_size, "settings-board-size"
            => GENERAL "size" PLAIN;
        Time "komi" Points(-100, 100), komi, "komi" "settings-komi-hint"
            => GENERAL "komi" PLAIN;
        Time "basic_minutes" Whole(1, 1440), time.basic_minutes, "settings-basic-minutes";
        Time "internet" Tick, time.internet, "settings-internet"
            => GENERAL "bInternet" YES;
        System "system" One(&System::NAMES, "system-{name}"), system, "create-system";
        System "floor" Rank, mcmahon.floor, "settings-floor" "groups-floor-hint"
            => GENERAL "genMMFloor" PLAIN;
        System "bar" Rank, mcmahon.bar, "settings-bar" "groups-bar-hint"
            => GENERAL "genMMBar" PLAIN;
        System "zero" Rank, mcmahon.zero, "settings-zero" "settings-zero-hint"
            => GENERAL "genMMZero" PLAIN;
        Handicap "handicap_basis" One(&HandicapBasis::NAMES, "basis-{name}"), handicap.basis, "settings-handicap-basis"
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
        Worth "no_result" One(&NoResultPolicy::NAMES, "policy-{name}"), points.no_result, "settings-no-result";
        Worth "round_down" Tick, points.round_down, "settings-round-down" "settings-round-down-note"
            => GENERAL "genRoundDownNBWMMS" YES;
        Worth "sos_unplayed_as_half" Tick, points.sos_unplayed_as_half, "settings-sos-half" "settings-sos-half-note"
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
        Weights "deterministic" Tick, pairing.deterministic, "weight-deterministic" "weight-deterministic-note"
            => PAIRING "paiBaDeterministic" YES;
        Seeding "first_rounds" COUNT, pairing.first_rounds, "seeding-first-rounds"
            => PAIRING "paiMaLastRoundForSeedSystem1" PLAIN;
        Seeding "first_method" METHOD, pairing.first_method, "seeding-first-method"
            => PAIRING "paiMaSeedSystem1" METHODS;
        Seeding "later_method" METHOD, pairing.later_method, "seeding-later-method"
            => PAIRING "paiMaSeedSystem2" METHODS;
        Seeding "first_by_rating" Tick, pairing.first_by_rating, "seeding-first-by-rating"
            => PAIRING "paiMaAdditionalPlacementCritSystem1" BY_RATING;
        Seeding "later_by_rating" Tick, pairing.later_by_rating, "seeding-later-by-rating"
            => PAIRING "paiMaAdditionalPlacementCritSystem2" BY_RATING;
        DrawnUp "drawn_upper" PLACE, pairing.drawn_upper, "drawn-upper"
            => PAIRING "paiMaDUDDUpperMode" PLACES;
        DrawnUp "drawn_lower" PLACE, pairing.drawn_lower, "drawn-lower"
            => PAIRING "paiMaDUDDLowerMode" PLACES;
        DrawnUp "drawn_compensate" Tick, pairing.drawn_compensate, "drawn-compensate" "drawn-compensate-note"
            => PAIRING "paiMaCompensateDUDD" YES;
        Apart "country_groups" COUNT, pairing.country, "apart-country" "apart-hint"
            => PAIRING "paiSePreferMMSDiffRatherThanSameCountry" PLAIN;
        Apart "club_groups" COUNT, pairing.club, "apart-club" "apart-hint"
            => PAIRING "paiSePreferMMSDiffRatherThanSameClub" PLAIN;
        Apart "club_group_groups" COUNT, pairing.club_group, "apart-club-group" "apart-hint"
            => PAIRING "paiSePreferMMSDiffRatherThanSameClubsGroup" PLAIN;
        Apart "excused_from" Rank, pairing.excused_from, "apart-excused-from" "apart-excused-from-hint"
            => PAIRING "paiSeRankThreshold" PLAIN;
        Apart "excused_by_wins" Tick, pairing.excused_by_wins, "apart-excused-by-wins"
            => PAIRING "paiSeNbWinsThresholdActive" YES;
        Apart "excused_at_bar" Tick, pairing.excused_at_bar, "apart-excused-at-bar"
            => PAIRING "paiSeBarThresholdActive" YES;
        HomeOpen "open" Tick, home.open, "home-rules-open" "home-rules-open-note";
        HomeWhen "opens" Moment, home.opens, "home-rules-opens" "home-rules-opens-hint";
        HomeWhen "closes" Moment, home.closes, "home-rules-closes";
        HomePlaces "places" WholeIfAny(0, MOST_PLACES), home.places, "home-rules-places-all" "home-rules-places-hint";
        HomePlaces "at_once" Tick, home.at_once, "home-rules-at-once" "home-rules-at-once-note";
        HomePlaces "moves_up" Tick, home.moves_up, "home-rules-moves-up" "home-rules-moves-up-note";
        HomePlaces "listed" Tick, home.listed, "home-rules-listed" "home-rules-listed-note";
        HomeCheckIn "own_check_in" Tick, home.own_check_in, "home-rules-own-check-in" "home-rules-own-check-in-note";
        HomeCheckInWhen "check_in_opens" Moment, home.check_in_opens, "home-rules-opens" "home-rules-opens-hint";
        HomeCheckInWhen "check_in_closes" Moment, home.check_in_closes, "home-rules-closes" "home-rules-check-in-hint";
        HomeAsked "ask_email" Tick, home.ask_email, "private-email";
        HomeAsked "ask_birth_year" Tick, home.ask_birth_year, "private-birth-year" "home-rules-birth-note";
        HomeAsked "ask_meal" Tick, home.ask_meal, "private-meal";
        HomeAsked "ask_note" Tick, home.ask_note, "home-note";
        HomeAsked "initials_only" Tick, home.initials_only, "home-rules-initials" "home-rules-initials-note";
        HomeKept "fee" Text, home.fee, "home-rules-fee" "home-rules-fee-hint";
        HomeKept "pay" Text, home.pay, "home-rules-pay" "home-rules-pay-hint";
        HomeKept "keep_days" Whole(0, 3650), home.keep_days, "home-rules-keep" "home-rules-keep-hint";
    }
};

impl Setting {
    pub fn all() -> impl Iterator<Item = &'static Self> {
        ALL.iter()
    }

    /// Those of the form of online registration, or those of the settings' own form.
    pub fn of_form(from_home: bool) -> impl Iterator<Item = &'static Self> {
        ALL.iter().filter(move |one| (one.group >= SettingGroup::HomeOpen) == from_home)
    }

    /// Those with an attribute in files of OpenGotha, with it.
    pub fn in_files() -> impl Iterator<Item = (&'static Self, SettingPlace)> {
        ALL.iter().filter_map(|setting| Some((setting, setting.attribute?)))
    }
}

/// Settings that are shown and changed together; those from `HomeOpen` on are of online registration, which has a form
/// of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
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
    HomeOpen,
    HomeWhen,
    HomePlaces,
    HomeCheckIn,
    HomeCheckInWhen,
    /// Questions of online registration.
    HomeAsked,
    /// Fee, and how long personal data are kept.
    HomeKept,
}

impl SettingGroup {
    /// Those of the event itself, independent of its system and its federation.
    pub const OF_THE_EVENT: [Self; 7] = {
        use SettingGroup::{Event, Reports, Rooms, Season, Seen, Shown, Skip};
        [Event, Seen, Rooms, Skip, Season, Reports, Shown]
    };
}

held_words! {
    RulesetName System NoResultPolicy HandicapBasis SeedMethod DrawnPlace ReportPolicy Sides
    UnplayedPolicy OpenGames
}
