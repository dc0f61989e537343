//! Names that most files use, for `use crate::prelude::*`.

pub(crate) use crate::{
    Acted, By, Done, Edited, EventActs, Refusal, Result, Service, ServiceError, Thing, Token,
    draw::rounds::with_round, registration::entries::paired_rounds, results::entered::board_of,
    transaction::act::Transaction, transaction::deed::Deed,
};
pub(crate) use chrono::{DateTime, Days, Duration, NaiveDateTime, Utc};
pub(crate) use go::Color;
pub(crate) use pairing::with_team_round;
pub(crate) use recording::GameAct;
pub(crate) use referee::{RulingNo, Seats};
pub(crate) use serde::{Deserialize, Serialize};
pub(crate) use serde_json::{Value, json};
pub(crate) use sha2::{Digest, Sha256};
pub(crate) use std::collections::{BTreeMap, BTreeSet, HashMap};
pub(crate) use std::sync::{Arc, Mutex, PoisonError};
pub(crate) use store::{
    AccountId, AccountRow, CertificateRow, DeedKind, JournalRow, Role, Scope, SecurityEvent,
    Snapshot, StoreError, Tx,
};
pub(crate) use tournament::*;
