//! Names that most commands use, for `use super::prelude::*`.

pub(super) use super::data_folder::DataFolder;
pub(super) use super::run::Failure;
pub(super) use super::written::pretty;
pub(super) use super::{CliError, RowFormat};
pub(super) use crate::service::{Service, ServiceError};
pub(super) use crate::tournament::*;
pub(super) use anyhow::Context;
pub(super) use chrono::{Local, NaiveDate, Utc};
pub(super) use clap::Args;
pub(super) use serde::Serialize;
pub(super) use std::path::{Path, PathBuf};
