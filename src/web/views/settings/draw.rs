//! What of the settings a draw depends on, for forms that ask for nothing else.

use crate::rating::Rank;
use crate::tournament::{HandicapSettings, PairingSettings, Settings};
use crate::web::{FromForm, Reader};

use super::fill::{Field, fields_of};
use super::{expert, read};

/// Limits, handicaps and weights, read from the fields that the settings page has for them.
#[derive(Clone, Debug, PartialEq)]
pub struct DrawSettings {
    floor: Rank,
    bar: Rank,
    handicap: HandicapSettings,
    pairing: PairingSettings,
}

impl DrawSettings {
    /// As the fields of a form.
    pub fn fields(settings: &Settings) -> Vec<Field> {
        let expert = |name: &str| expert::FIELDS.contains(&name) || expert::TICKS.contains(&name);
        let mut fields = fields_of(settings);
        fields.retain(|(name, _)| {
            expert(name)
                || matches!(name.as_str(), "floor" | "bar")
                || name.starts_with("handicap_")
        });
        fields
    }

    /// Settings with these in place of theirs.
    pub fn put_into(self, settings: &Settings) -> Settings {
        let mut settings = settings.clone();
        (settings.mcmahon.floor, settings.mcmahon.bar) = (self.floor, self.bar);
        (settings.handicap, settings.pairing) = (self.handicap, self.pairing);
        settings
    }
}

impl FromForm for DrawSettings {
    fn from_form(reader: &mut Reader<'_>) -> Option<Self> {
        let floor = reader.read("floor", str::parse::<Rank>);
        let bar = reader.read("bar", str::parse::<Rank>);
        let (handicap, pairing) = (read::handicap(reader), expert::read(reader));
        Some(Self { floor: floor?, bar: bar?, handicap: handicap?, pairing: pairing? })
    }
}
