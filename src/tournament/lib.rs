//! A tournament: settings, entries, rounds, boards and results, as plain values. [`Tournament`] is the result of
//! reading a file or loading from the database, and the input of pairing and standings.

mod aggregate;
mod alphabet;
mod announcement;
mod appointment;
mod board;
mod categories;
mod check;
mod copied;
mod criterion;
mod crowd;
mod division;
mod draw_rules;
mod ending;
mod entry;
mod group;
mod home;
mod home_door;
mod ids;
mod known;
mod listed;
mod merge;
mod message;
mod naming;
mod oddity;
mod outcome;
mod participation;
mod partners;
mod present;
mod presets;
mod private;
mod prize_rules;
mod refereeing;
mod replay;
mod reported;
mod reporting;
mod request;
mod results;
mod rooms;
mod round;
mod round_clock;
mod season_rules;
mod setting;
mod setting_group;
mod setting_value;
mod settings;
mod team;
mod team_criterion;
mod team_fault;
mod team_match;
mod team_rules;
mod time_control;
mod web_address;
mod zone;

pub use aggregate::Tournament;
pub use announcement::{ANNOUNCEMENT_LENGTH, Announcement, Audience, MOST_ANNOUNCEMENTS};
pub use appointment::{Appointment, DateProposal, GameDate};
pub use board::{Board, MAX_HANDICAP};
pub use categories::Categories;
pub use check::{
    Fault, MOST_CRITERIA, NAME_LENGTH, YEARS, check_day, check_moment, check_name, check_settings,
    check_usable, check_words, is_unseen, looks_of, same_person_key, visible,
};
pub use copied::CopyTerms;
pub use criterion::Criterion;
pub use crowd::{Crowd, MOST_OF_ONE_ADDRESS, MOST_ONE_BY_ONE, crowd};
pub use division::{Division, DivisionMember, DivisionMove, NextSeason, next_season};
pub use draw_rules::{Bracket, DrawRules, FixedTable, KeptApart, League};
pub use ending::{Ending, Manner, ParseEndingError};
pub use entry::{ClubGroup, Entry, Registration};
pub use go::{HalfPoints, RulesetName};
pub use group::{Group, NoGroup};
pub use home::{Applicant, HomeRules, HomeState, Queued};
pub use home_door::HomeDoor;
pub use ids::{EntryId, RoundNo, TableNo, TeamNo, TournamentId};
pub use known::KnownPeople;
pub use merge::{Fields, Overlap, merge};
pub use message::{Filling, Message, Sentence, as_displayed, read_points};
pub use oddity::Oddity;
pub use outcome::BoardOutcome;
pub use participation::Participation;
pub use partners::{
    MOST_PARTNERS, OwnStrength, PartnerFault, PartnerPerson, Partners, Sides, initial,
};
pub use presets::{Federation, preset, round_robin_placement};
pub use private::{BIRTH_YEARS, Private, Sex, check_email};
pub use prize_rules::{PrizeFor, PrizeRule, PrizeRules};
pub use refereeing::Refereeing;
pub use replay::{EarlierGame, Replay, ReplayTerms, TIME_NOTE_LENGTH};
pub use reported::{PlayerRules, ReportPolicy, Reported, Reports, in_common};
pub use reporting::Reporting;
pub use request::{MOST_OPEN_REQUESTS, REQUEST_LENGTH, Request, RequestKind, RequestState};
pub use results::{Meeting, Seat, Unplayed};
pub use rooms::{HallRoom, Rooms};
pub use round::{Round, RoundState};
pub use round_clock::{RoundClock, RoundWindow};
pub use season_rules::{OpenGames, SeasonRules, UnplayedPolicy};
pub use setting::{MOST_PLACES, Setting, SettingKind, SettingPlace, Spelling};
pub use setting_group::SettingGroup;
pub use setting_value::SettingValue;
pub use settings::{
    DrawnPlace, HandicapBasis, HandicapSettings, McMahon, NoResultPolicy, PairingSettings,
    PointValues, SeedMethod, Settings, System,
};
pub use team::{LineUp, MOST_IN_SQUAD, Team};
pub use team_criterion::TeamCriterion;
pub use team_fault::TeamFault;
pub use team_match::{Absentee, MatchBoard, MatchResult, TeamMatch, TeamRound};
pub use team_rules::{
    Adjustment, LineUpLock, MOST_GROUPS, MOST_QUALIFIERS, MOST_TEAMS, MatchDecision, MatchWorth,
    TEAM_SIZES, TeamStrength, TeamSystem, Teams, WhoMeets, rounds_of_all,
};
pub use time_control::{ING_PERIODS, Overtime, TimeControl, ing_cost};
pub use web_address::holds_web_address;
pub use zone::EventZone;
