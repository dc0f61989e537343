//! Names that most files use, for `use crate::prelude::*`.

pub(crate) use crate::{ForbiddenPair, Objection, Participant, RoundContext, UnknownRound};
pub(crate) use go::Color;
pub(crate) use matching::{Certificate, Weights, check};
pub(crate) use serde::Serialize;
pub(crate) use std::cmp::Reverse;
pub(crate) use std::collections::{BTreeMap, HashMap, HashSet};
pub(crate) use tournament::*;
