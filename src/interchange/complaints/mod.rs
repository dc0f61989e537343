//! Checks a federation's file for reasons of rejection before it is sent. Each complaint names the field to
//! correct. Limits of a format are [`Note`](super::Note)s of its writer; a file with complaints can still be
//! written for one's own use.

mod aga;
mod h9;
mod shared;
mod tou;

use std::collections::HashMap;

use chrono::NaiveDate;

use rating::ListKind;
use tournament::{EntryId, RoundNo, Sentence, TableNo, Tournament};

pub use aga::check as aga;
pub use h9::check as h9;
pub use shared::in_small_letters;
pub use tou::check as tou;

go::named! {
    /// Why a file would be rejected.
    pub enum Rejection {
        /// No game was played.
        NothingPlayed = "nothing-played",
        /// Only partners played: no rating list takes their games.
        NothingToSend = "nothing-to-send",
        /// A game has no result yet.
        ResultMissing = "result-missing",
        /// The two rows of a game do not agree.
        CellsDisagree = "cells-disagree",
        /// The event has no country, or an unknown one.
        EventCountry = "event-country",
        /// The event has no place.
        EventPlace = "event-place",
        /// The last day is before the first.
        DaysReversed = "days-reversed",
        /// The games are too fast to be rated.
        TooFast = "too-fast",
        /// Only games on 19 lines are rated.
        BoardSize = "board-size",
        /// The receiver has no name for these rules.
        RulesUnknown = "rules-unknown",
        /// A name has no letters that can be written in Latin.
        NameUnwritable = "name-unwritable",
        /// A surname is in capitals only.
        NameInCapitals = "name-in-capitals",
        /// A country does not exist.
        CountryUnknown = "country-unknown",
        /// A player has neither a number nor a country.
        CountryMissing = "country-missing",
        /// A club has no code of four letters.
        ClubWithoutCode = "club-without-code",
        /// A PIN is not of eight digits.
        PinUnusual = "pin-unusual",
        /// Two have the same PIN.
        PinTwice = "pin-twice",
        /// The list has a PIN that the entry lacks.
        PinKnown = "pin-known",
        /// The list has the PIN for another person.
        PinOther = "pin-other",
        /// A licence is missing.
        LicenceMissing = "licence-missing",
        /// A licence is not of seven digits.
        LicenceUnusual = "licence-unusual",
        /// Two have the same licence.
        LicenceTwice = "licence-twice",
        /// The list has the licence for another person.
        LicenceOther = "licence-other",
        /// A member number is missing.
        MemberMissing = "member-missing",
        /// A member number is no number.
        MemberUnusual = "member-unusual",
        /// Two have the same member number.
        MemberTwice = "member-twice",
        /// The number is not on the list.
        MemberUnknown = "member-unknown",
        /// The list has the number for another person.
        MemberOther = "member-other",
        /// The membership ended before the event.
        MemberExpired = "member-expired",
    }
}

/// Where a complaint can be corrected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mend {
    /// A field of an entry.
    Entry(EntryId, &'static str),
    /// A setting of the event.
    Setting(&'static str),
    /// A result.
    Board(RoundNo, TableNo),
    /// The table of clubs' codes.
    Clubs,
}

/// A reason for which a file would be rejected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Complaint {
    /// What it is.
    pub objection: Rejection,
    /// Where it can be corrected.
    pub mend: Mend,
    /// The person; empty if it is not about one.
    pub name: String,
    /// The present or the expected value.
    pub value: String,
}

impl Complaint {
    /// The sentence of the catalogues.
    #[must_use]
    pub fn sentence(&self) -> Sentence {
        let missing =
            matches!(self.objection, Rejection::LicenceMissing | Rejection::MemberMissing);
        let listed = if missing && !self.value.is_empty() { "-listed" } else { "" };
        let said = Sentence::new(format!("complaint-{}{listed}", self.objection));
        let said = said.with("name", &self.name).with("value", &self.value);
        match self.mend {
            Mend::Board(round, table) => said.with("round", round).with("table", table),
            Mend::Entry(..) | Mend::Setting(_) | Mend::Clubs => said,
        }
    }

    /// Whether a list has the missing number.
    #[must_use]
    pub fn is_number_known(&self) -> bool {
        match self.objection {
            Rejection::PinKnown => true,
            Rejection::LicenceMissing | Rejection::MemberMissing => !self.value.is_empty(),
            _ => false,
        }
    }
}

/// The data of a federation's newest list on an entry.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ListSays {
    /// The number of the only person of that name, where the entry has none.
    pub number: Option<String>,
    /// Whether the entry's number is not on the list.
    pub unknown: bool,
    /// The name for the entry's number, if it is another person's.
    pub other: Option<String>,
    /// When the membership ended, if before the event.
    pub expired: Option<NaiveDate>,
}

/// The lists' data on each entry that has a complaint.
pub type Listings = HashMap<(ListKind, EntryId), ListSays>;

/// Every club of the event without a code.
#[must_use]
pub fn clubs_without_code(tournament: &Tournament) -> Vec<String> {
    super::clubs::without_code(tournament)
}
