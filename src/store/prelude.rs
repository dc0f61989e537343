//! Names that most files use, for `use crate::prelude::*`.

pub(crate) use crate::columns::{At, MaybeAt, Name, insert_all, json, next_number, of_event};
pub(crate) use crate::columns::{parse, read, timestamp};
pub(crate) use crate::parts::EventPart;
pub(crate) use crate::{AccountId, AnyConnection, Result, StoreError, Tx};
pub(crate) use chrono::{DateTime, NaiveDateTime, Utc};
pub(crate) use diesel::prelude::*;
pub(crate) use diesel::{delete, insert_into, update};
pub(crate) use serde::{Deserialize, Serialize};
pub(crate) use std::collections::{BTreeMap, HashMap};
pub(crate) use std::fs::File;
pub(crate) use std::path::{Path, PathBuf};
pub(crate) use std::sync::PoisonError;
pub(crate) use tournament::*;
