//! How a fee comes in: what a provider of payments is written to. Tengen itself takes no money: organisers say in their
//! words how to pay, and tick off who has.

use tournament::{HomeRules, TournamentId};

/// A fee that somebody owes who registered from home.
#[derive(Clone, Copy, Debug)]
pub struct Due<'a> {
    /// The event.
    pub tournament: TournamentId,
    /// The registration: what [`Desk::tick_paid`](crate::Desk::tick_paid) asks for once the money is there.
    pub registration: i32,
    /// What the event says of its fee.
    pub rules: &'a HomeRules,
}

/// What is shown to whoever owes a fee.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ToPay {
    /// How to pay, in words.
    pub words: String,
    /// Where it can be paid at once; a link that is followed by hand, so that no page asks anybody else.
    pub link: Option<String>,
}

/// By what way fees are paid. It is asked while a page is made, so it answers from what it knows; that a fee has
/// arrived it says by [`Desk::tick_paid`](crate::Desk::tick_paid), as often as it likes.
pub trait Cashier: Send + Sync {
    /// How that fee is paid.
    fn asks(&self, due: &Due<'_>) -> ToPay;
}

/// At the door, by transfer: as the organiser says, who ticks it off.
#[derive(Clone, Copy, Debug, Default)]
pub struct ByHand;

impl Cashier for ByHand {
    fn asks(&self, due: &Due<'_>) -> ToPay {
        ToPay { words: due.rules.pay.clone(), link: None }
    }
}
