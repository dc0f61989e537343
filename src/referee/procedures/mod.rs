//! The federations' procedures. What a text says is marked as text, what follows from it as
//! derived, and what is only practice as a setting; words are ours.

mod chinese;
mod congress;
mod european;
mod japanese;
mod korean;
mod name;
mod passing;
mod plain;

use std::borrow::Cow;

use chrono::NaiveDate;

use super::usual::{basis, clause};
use super::{
    AppealRule, AppealUntil, Basis, ClockNote, Firmness, Ladder, Lateness, Period, Procedure,
    Profile, Standing, Window,
};
use go::HalfPoints;

pub use name::{NotInForce, ProcedureName, UnknownProcedure};

/// A procedure that says nothing yet. The committee of three is the European federation's; that
/// others have the same, until the result is confirmed, is a setting.
fn silent(name: ProcedureName, edition: &'static str) -> Procedure {
    Procedure {
        name,
        edition: Cow::Borrowed(edition),
        period: Period::default(),
        profile: Profile::Domestic,
        illegal_move_loses: false,
        at_once: 0,
        window: Window { moves: 3, inclusive: true },
        pass_stone: false,
        colors_until: 10,
        claim_points: HalfPoints::whole(3),
        ladder: Ladder::NOTED,
        lateness: Lateness::USUAL,
        appeal: AppealRule { committee: 3, until: AppealUntil::ResultConfirmed },
        clock: ClockNote::LeaveAsIs,
        confirmation: basis(
            edition,
            "Confirmation",
            "A result that both players confirmed stays; a setting where the text is silent.",
            Standing::Setting,
        ),
        elsewhere: Firmness::ArbiterDecides,
        elsewhere_basis: basis(
            edition,
            "No article",
            "The text has no rule for this: the arbiter decides.",
            Standing::Derived,
        ),
        clauses: Vec::new(),
    }
}

/// A day, for periods.
fn day(year: i32, month: u32, day: u32) -> Option<NaiveDate> {
    NaiveDate::from_ymd_opt(year, month, day)
}

/// Makes bases of one source.
#[derive(Clone, Copy)]
struct Source(&'static str);

impl Source {
    const fn says(self, article: &'static str, words: &'static str) -> Basis {
        basis(self.0, article, words, Standing::Text)
    }
}

/// Whether every clause is founded on something.
#[cfg(test)]
fn all_founded(clauses: &[super::Clause]) -> bool {
    clauses.iter().all(|clause| !clause.basis.words.is_empty() && !clause.basis.article.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_clause_of_every_procedure_says_what_it_rests_on() {
        for name in ProcedureName::ALL {
            for profile in [Profile::Domestic, Profile::International] {
                let procedure = name.preset_for(profile);
                assert!(all_founded(&procedure.clauses), "{name}");
                assert!(!procedure.elsewhere_basis.words.is_empty(), "{name}");
            }
        }
        let empty = clause(&[], super::super::Remedy::Stands, basis("", "", "", Standing::Text));
        assert!(!all_founded(&[empty]));
    }
}
