//! The agreed time and place of a game, in a round with a window instead of one hour for all.

use chrono::NaiveDateTime;
use serde::{Deserialize, Serialize};

use super::{Board, EntryId};

/// When and where a game is to be played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameDate {
    /// When, in UTC.
    pub at: NaiveDateTime,
    /// Where: a room, a club, a server and the names there; may be empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub place: String,
}

impl GameDate {
    /// How many letters a place has at the most.
    pub const PLACE: usize = 200;
}

/// A proposal of one player that the other has not answered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DateProposal {
    /// Who proposes it.
    pub by: EntryId,
    /// What is proposed.
    pub date: GameDate,
}

/// The date of a board's game, agreed and proposed. An agreed date stays while another is proposed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Appointment {
    /// What both agreed on, or an arbiter set.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub agreed: Option<GameDate>,
    /// The open proposal: one at a time.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub proposed: Option<DateProposal>,
}

impl Appointment {
    /// Nothing is known.
    pub const NONE: Self = Self { agreed: None, proposed: None };

    /// Whether nothing is known.
    #[must_use]
    pub const fn is_none(&self) -> bool {
        self.agreed.is_none() && self.proposed.is_none()
    }

    /// The proposal that waits for that player's answer.
    #[must_use]
    pub fn waits_for(&self, who: EntryId) -> Option<&DateProposal> {
        self.proposed.as_ref().filter(|proposal| proposal.by != who)
    }

    /// With `retell` applied to every place: for redaction.
    #[must_use]
    pub fn retold(&self, retell: &dyn Fn(&str) -> String) -> Self {
        let date = |date: &GameDate| GameDate { at: date.at, place: retell(&date.place) };
        Self {
            agreed: self.agreed.as_ref().map(date),
            proposed: self
                .proposed
                .as_ref()
                .map(|p| DateProposal { by: p.by, date: date(&p.date) }),
        }
    }
}

static NOTHING: Appointment = Appointment::NONE;

impl Board {
    /// The date of its game, agreed and proposed.
    #[must_use]
    pub fn date(&self) -> &Appointment {
        self.appointment.as_deref().unwrap_or(&NOTHING)
    }

    /// Keeps when and where it is played.
    pub fn set_date(&mut self, date: Appointment) {
        self.appointment = (!date.is_none()).then(|| Box::new(date));
    }

    /// The board without its date: for draws and results.
    #[must_use]
    pub fn without_appointment(&self) -> Self {
        Self { appointment: None, ..self.clone() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_proposal_waits_for_the_other_and_the_agreed_date_stands_meanwhile() {
        let at = NaiveDateTime::default();
        let date = |place: &str| GameDate { at, place: place.to_owned() };
        let proposed = Some(DateProposal { by: EntryId(3), date: date("Café Anna") });
        let both = Appointment { agreed: Some(date("")), proposed };
        assert!(both.waits_for(EntryId(3)).is_none() && both.waits_for(EntryId(4)).is_some());
        let told = both.retold(&|text| text.replace("Anna", "#3"));
        assert_eq!(told.waits_for(EntryId(4)).map(|p| p.date.place.as_str()), Some("Café #3"));
        assert_eq!(told.agreed, both.agreed);
    }

    #[test]
    fn nothing_is_written_where_nothing_is_known() {
        assert_eq!(serde_json::to_string(&Appointment::NONE).unwrap(), "{}");
        assert!(serde_json::from_str::<Appointment>("{}").unwrap().is_none());
    }
}
