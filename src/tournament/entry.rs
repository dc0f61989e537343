use serde::{Deserialize, Serialize};

use rating::{Rank, Rating};

use super::{EntryId, Participation, PartnerPerson, Partners, Private, RoundNo, initial};

go::named! {
    /// Whether a registration is final.
    #[derive(Default)]
    pub enum Registration {
        /// Announced, not checked in; never paired.
        Preliminary = "preliminary",
        /// Checked in.
        #[default]
        Final = "final",
    }
}

/// One player in one tournament.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// Its number in this tournament.
    pub id: EntryId,
    /// Family name, 1 to 200 characters, in Latin script where the player has one.
    pub surname: String,
    /// Given name; may be empty.
    pub first_name: String,
    /// The name in the player's own script, such as 本因坊 or Иванова, if it differs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub native_name: Option<String>,
    /// Playing strength in this tournament.
    pub rank: Rank,
    /// The grade the federation awarded, as it was written, if it differs from the rank.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub grade: String,
    /// Rating on the European scale.
    pub rating: Rating,
    /// The source of the rating, as the file had it: `EGF : 2250`, `FFG : -272`, `AGA`, `MAN`.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub rating_origin: String,
    /// Club, as the federation abbreviates it.
    #[serde(default)]
    pub club: String,
    /// Country, two letters, as it was written.
    #[serde(default)]
    pub country: String,
    /// European Go Database number.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub egf_pin: String,
    /// French licence number.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub ffg_licence: String,
    /// French licence status: `L` valid, `-` not, `C`, `e`, `X`.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub ffg_status: String,
    /// American Go Association member number.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub aga_id: String,
    /// When that membership ends, as it was written.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub aga_expires: String,
    /// The partners who move in turn, in Pair Go and rengo.
    #[serde(default, skip_serializing_if = "Partners::is_empty")]
    pub partners: Partners,
    /// Whether the registration is final.
    #[serde(default)]
    pub registration: Registration,
    /// The registered rounds; see [`Entry::playing`].
    pub participation: Participation,
    /// The rounds that rulings in force exclude it from: derived from the referee's log.
    #[serde(skip)]
    pub excluded: Participation,
    /// The player's own correction of the starting McMahon score, usually −1 to +2.
    #[serde(default)]
    pub correction: i32,
    /// The category set by hand, counted from 1 at the top; `None`: by rank, see
    /// [`Tournament::category`](super::Tournament::category).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub category: Option<u8>,
    /// Personal data for the organiser only; never in a file or on a page that others see.
    #[serde(skip)]
    pub private: Private,
}

impl Entry {
    /// A final entry for every round, with the rating of its rank.
    #[must_use]
    pub fn new(id: EntryId, surname: &str, first_name: &str, rank: Rank) -> Self {
        Self {
            id,
            surname: surname.to_owned(),
            first_name: first_name.to_owned(),
            native_name: None,
            rank,
            grade: String::new(),
            rating: Rating::of(rank),
            rating_origin: String::new(),
            club: String::new(),
            country: String::new(),
            egf_pin: String::new(),
            ffg_licence: String::new(),
            ffg_status: String::new(),
            aga_id: String::new(),
            aga_expires: String::new(),
            partners: Partners::default(),
            registration: Registration::Final,
            participation: Participation::ALL,
            excluded: Participation::NONE,
            correction: 0,
            category: None,
            private: Private::default(),
        }
    }

    /// `Surname First name`, as lists for pairing and federations show it.
    #[must_use]
    pub fn full_name(&self) -> String {
        if self.first_name.is_empty() {
            self.surname.clone()
        } else {
            format!("{} {}", self.surname, self.first_name)
        }
    }

    /// The entry after redaction of the name, for kept games: number, rank, club and country.
    #[must_use]
    pub fn forgotten(&self) -> Self {
        Self { surname: format!("#{}", self.id), ..self.unnamed() }
    }

    #[must_use]
    pub(super) fn by_initials(&self) -> Self {
        let initial = |name: &str| initial(name).unwrap_or_default();
        let mut shown = self.unnamed();
        for (one, named) in shown.partners.list.iter_mut().zip(&self.partners.list) {
            one.surname = initial(&named.surname);
            one.first_name = initial(&named.first_name);
        }
        Self { surname: initial(&self.surname), first_name: initial(&self.first_name), ..shown }
    }

    /// Without all that identifies the person or the partners.
    fn unnamed(&self) -> Self {
        let unnamed = |one: &PartnerPerson| PartnerPerson {
            surname: String::new(),
            first_name: String::new(),
            egf_pin: String::new(),
            ffg_licence: String::new(),
            aga_id: String::new(),
            ..*one
        };
        let list = self.partners.list.iter().map(unnamed).collect();
        Self {
            partners: Partners { list, ..self.partners.clone() },
            surname: String::new(),
            first_name: String::new(),
            native_name: None,
            egf_pin: String::new(),
            ffg_licence: String::new(),
            ffg_status: String::new(),
            aga_id: String::new(),
            aga_expires: String::new(),
            private: Private::default(),
            ..self.clone()
        }
    }

    /// The rounds it plays: the registered ones, without those that rulings exclude it from.
    #[must_use]
    pub const fn playing(&self) -> Participation {
        self.participation.but(self.excluded)
    }

    /// Whether it takes part in a round: final, and playing it.
    #[must_use]
    pub fn takes_part(&self, round: RoundNo) -> bool {
        self.is_final() && self.playing().in_round(round)
    }

    /// Whether it is finally registered.
    #[must_use]
    pub fn is_final(&self) -> bool {
        self.registration == Registration::Final
    }
}

/// Clubs that count as near to one another when pairing avoids clubmates.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClubGroup {
    /// The group's name.
    pub name: String,
    /// The clubs in it, as entries spell them.
    pub clubs: Vec<String>,
}
