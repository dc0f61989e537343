use email_address::{EmailAddress, Options};
use serde::{Deserialize, Serialize};

go::named! {
    /// A player's sex, as far as prizes ask for it.
    pub enum Sex {
        /// Female.
        Female = "f",
        /// Male.
        Male = "m",
    }
}

/// Personal data for the organiser alone: only in the organiser's full backup, not on pages that others see, and
/// not in the journal.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Private {
    /// For prizes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sex: Option<Sex>,
    /// For prizes of the youth.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub birth_year: Option<i32>,
    /// The fee, in words: `30 EUR, student`.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub fee: String,
    /// Whether it is paid.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub paid: bool,
    /// The meal ordered.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub meal: String,
    /// Anything else.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub note: String,
    /// The e-mail address.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub email: String,
    /// Whether name and results may be published, as the player said.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub consent: bool,
    /// Whether initials replace the name except for organisers, as for a child.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub initials: bool,
}

/// Years in which players are born.
pub const BIRTH_YEARS: std::ops::RangeInclusive<i32> = 1900..=2100;

impl Private {
    /// Whether it is empty.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// The data kept after the retention period: those that protect the person on public pages.
    #[must_use]
    pub fn retained(&self) -> Self {
        Self { consent: self.consent, initials: self.initials, ..Self::default() }
    }

    /// The data that still apply at another event.
    #[must_use]
    pub fn returning(&self) -> Self {
        Self {
            sex: self.sex,
            birth_year: self.birth_year,
            initials: self.initials,
            ..Self::default()
        }
    }
}

/// The e-mail address as it was typed, or `None` if it cannot be one.
#[must_use]
pub fn check_email(typed: &str) -> Option<String> {
    let options = Options::default().without_display_text().without_domain_literal();
    let address = EmailAddress::parse_with_options(typed.trim(), options.with_required_tld());
    address.ok().map(String::from).filter(|address| address.len() <= 200)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_of_e_mail_are_looked_at_before_they_are_kept() {
        assert_eq!(check_email(" a.b@go.example "), Some("a.b@go.example".to_owned()));
        for wrong in [
            "",
            "a",
            "a@",
            "@b.c",
            "a b@c.d",
            "a@localhost",
            "a@b c.d",
            "a@b..c",
            "a,b@c.d",
            "<a@b.c>",
            "Ana <a@b.c>",
            "a@[10.0.0.1]",
            "a@b.c.",
            "a@-b.c",
            "a@b.c\r\nBcc: d@e.f",
        ] {
            assert_eq!(check_email(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn what_was_paid_and_said_last_time_is_not_said_this_time() {
        let known = Private {
            sex: Some(Sex::Female),
            birth_year: Some(2010),
            paid: true,
            consent: true,
            email: "a@b.c".to_owned(),
            ..Private::default()
        };
        let returning = known.returning();
        assert_eq!((returning.sex, returning.birth_year), (Some(Sex::Female), Some(2010)));
        assert!(!returning.paid && !returning.consent && returning.email.is_empty());
    }
}
