//! Names that most files use, for `use crate::prelude::*`.

pub(crate) use crate::error::{Faults, shorten};
pub(crate) use crate::xml::Element;
pub(crate) use crate::{Note, Place, Problem, ReadError};
pub(crate) use chrono::NaiveDate;
pub(crate) use go::Color;
pub(crate) use rating::{ListKind, Listed, Rank, Rating, RatingList, folded};
pub(crate) use serde::Serialize;
pub(crate) use std::borrow::Cow;
pub(crate) use std::collections::{BTreeMap, HashMap, HashSet};
pub(crate) use tournament::*;
