//! Names that most files use, for `use crate::prelude::*`.

pub(crate) use crate::StoreError;
pub(crate) use chrono::{DateTime, NaiveDateTime, Utc};
pub(crate) use serde::{Deserialize, Serialize};
pub(crate) use std::collections::{BTreeMap, HashMap};
pub(crate) use std::fs::File;
pub(crate) use std::path::{Path, PathBuf};
pub(crate) use std::sync::PoisonError;
pub(crate) use tournament::*;
