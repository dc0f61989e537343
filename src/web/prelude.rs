//! Names that most pages use, for `use crate::web::prelude::*`.

pub(crate) use crate::web::fields;
pub use crate::web::views::answers::keep_private;
pub use crate::web::views::ask::Ask;
pub use crate::web::views::code::Code;
pub use crate::web::views::goban::{self, GobanView, Looks, names, played, stones_in};
pub use crate::web::views::people::{BoardRow, PlayerRow, distinct_name, found_or_near, plain};
pub use crate::web::views::places::{CriterionColumn, Fact, GivenPrize, division_link};
pub use crate::web::views::read_faults::FileFaults;
pub use crate::web::views::referee::{ShownRuling, shown_rulings};
pub use crate::web::views::rounds::{
    BoardPlace, MendedLine, RoundLink, Seal, board_at, board_in, current_round, draft_of, how_far,
    newest_round, public_round, round_links, sheet_title, table_list,
};
pub use crate::web::views::settings::{Controls, Ordered, OrderedRow, PART};
pub use crate::web::views::teams::{
    MatchBlock, TeamColumn, TeamLink, match_block, match_blocks, team_link, team_place, team_value,
};
pub use crate::web::views::windows::{TypedDate, board_date, calendar_address, window_words};
pub use crate::web::views::words::{
    Noted, has_fees, on_clock, public_announcements, rating_preview, request_words, side,
    thinking_time,
};
pub use crate::web::{
    Account, Act, Answer, ByValue, Cx, Event, Flag, Form, FromForm, IfAny, Kind, Lang, Notice,
    OneOf, Page, Parsed, ReadAs, Reader, Result, SESSION_COOKIE, Sender, Sentence, SomeText, State,
    Text, TextAs, Visit, WebError, Whole, address_of, attachment, filled_fields, from_local_time,
    html_of, in_short, local_time, marked, native_name_language, query_of, read_day, read_fields,
    read_points, redirect, redirect_saying, refusal_in, render, render_as, render_wrong,
};
pub use actix_web::cookie::{Cookie, SameSite};
pub use actix_web::dev::Payload;
pub use actix_web::http::StatusCode;
pub use actix_web::http::header::{self, HeaderValue};
pub use actix_web::web::{Data, Path};
pub use actix_web::{FromRequest, HttpRequest, HttpResponse};
pub use anyhow::{Context, anyhow};
pub use askama::Template;
pub use chrono::{
    DateTime, Datelike, Days, Local, NaiveDate, NaiveDateTime, NaiveTime, TimeDelta, Utc,
};
pub use go::course::{Course, Fate, LifeAndDeath};
pub use go::diagram::{Diagram, Window};
pub use go::{Color, ConfirmationKo, History, Point, Resumption, Ruleset, Scoring};
pub use pairing::{RoundContext, RoundDraft, judge};
pub use rating::{ListKind, Rank, Rating};
pub use recording::{Duty, Game, GameAct, Played, Stage, Step};
pub use referee::{
    AppealUntil, Basis, CallAfterEnd, Clause, Each, Effect, Firmness, Incident, IncidentKind,
    MoveNo, Noticed, Party, PenaltyKind, Procedure, ProcedureField, ProcedureName, RefereeLog,
    Remedy, ResumptionAnswer, RulingNo, RulingRecord, Sanction, Seats, Standing, Verdict,
    event_procedure, procedure_fields, rules_field, rules_for,
};
pub use route::route;
pub use serde_json::json;
pub use service::{
    ActForm, By, DateForm, Done, DrawProof, DrawRequest, EventActs, Found, GameFile, Mended,
    PositionThen, ProposedRuling, Refusal, Service, ServiceError, TaskOf, Thing, Token,
    appointment_seen, is_over, next_round,
};
pub use standings::{Standings, listed_standings, prizes, team_standings};
pub use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
pub use std::ops::Deref;
pub use std::sync::Arc;
pub use store::{AccountId, AccountRow, JournalRow, ListedTournament, RefereeFile, Role, Snapshot};
pub use tournament::*;
