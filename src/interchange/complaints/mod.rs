//! What a federation's checker sends a file back for, found before it is sent.
//!
//! Each complaint names the field that mends it. What a format merely cannot say is a [`Note`](super::Note) of
//! its writer; a file with complaints can still be written for one's own use.

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
    /// Why a file would come back.
    pub enum Rejection {
        /// No game was played.
        NothingPlayed = "nothing-played",
        /// Only partners played, whose games no rating list takes.
        NothingToSend = "nothing-to-send",
        /// A game has no result yet.
        ResultMissing = "result-missing",
        /// What the two rows say of a game does not agree.
        CellsDisagree = "cells-disagree",
        /// The event has no country, or none that is known.
        EventCountry = "event-country",
        /// The event has no place.
        EventPlace = "event-place",
        /// The last day is before the first.
        DaysReversed = "days-reversed",
        /// The games are too fast to be rated.
        TooFast = "too-fast",
        /// Only games on 19 lines are rated.
        BoardSize = "board-size",
        /// The receiver has no word for these rules.
        RulesUnknown = "rules-unknown",
        /// Nothing is left of a name in Latin letters.
        NameUnwritable = "name-unwritable",
        /// A surname stands in capitals only.
        NameInCapitals = "name-in-capitals",
        /// A country is none.
        CountryUnknown = "country-unknown",
        /// Somebody without a number has no country either.
        CountryMissing = "country-missing",
        /// A club has no code of four letters.
        ClubWithoutCode = "club-without-code",
        /// A PIN is not of eight digits.
        PinUnusual = "pin-unusual",
        /// Two have the same PIN.
        PinTwice = "pin-twice",
        /// The list knows a PIN that is not entered.
        PinKnown = "pin-known",
        /// The list has the PIN for somebody else.
        PinOther = "pin-other",
        /// A licence is missing.
        LicenceMissing = "licence-missing",
        /// A licence is not of seven digits.
        LicenceUnusual = "licence-unusual",
        /// Two have the same licence.
        LicenceTwice = "licence-twice",
        /// The list has the licence for somebody else.
        LicenceOther = "licence-other",
        /// A member number is missing.
        MemberMissing = "member-missing",
        /// A member number is no number.
        MemberUnusual = "member-unusual",
        /// Two have the same member number.
        MemberTwice = "member-twice",
        /// The list knows nobody of that number.
        MemberUnknown = "member-unknown",
        /// The list has the number for somebody else.
        MemberOther = "member-other",
        /// The membership ended before the event.
        MemberExpired = "member-expired",
    }
}

/// Where a complaint is mended.
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

/// One reason for which a file would come back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Complaint {
    /// What it is.
    pub objection: Rejection,
    /// Where it is mended.
    pub mend: Mend,
    /// Of whom; empty where it is nobody's.
    pub name: String,
    /// What stands there, or ought to.
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

    /// Whether a list knows the number that is missing.
    #[must_use]
    pub fn is_number_known(&self) -> bool {
        match self.objection {
            Rejection::PinKnown => true,
            Rejection::LicenceMissing | Rejection::MemberMissing => !self.value.is_empty(),
            _ => false,
        }
    }
}

/// What a federation's newest list says of an entry.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ListSays {
    /// The number it has for the only person of that name, where the entry has none.
    pub number: Option<String>,
    /// Whether it knows nobody of the entry's number.
    pub unknown: bool,
    /// Whom it knows by the entry's number, if somebody else.
    pub other: Option<String>,
    /// When the membership ended, if before the event.
    pub expired: Option<NaiveDate>,
}

/// What the lists say of each entry that there is something to say of.
pub type Listings = HashMap<(ListKind, EntryId), ListSays>;

/// Every club of the event whose code nobody knows.
#[must_use]
pub fn clubs_without_code(tournament: &Tournament) -> Vec<String> {
    super::clubs::without_code(tournament)
}
