//! Acts of people: each loads, decides, saves and writes the journal in one transaction, then notifies the listeners.
//!
//! ```text
//! form → web parses it → service.acts(event, by).record_result(&form) → tournament decides → store writes the board's
//! new version and the journal entry in one transaction → listeners are notified after the commit → redirect
//! ```
//!
//! Every act on a tournament is a method of [`EventActs`], which know [`By`]: who does it, when, and the key of the
//! form, so that the same form sent twice counts once. Acts on the server take `by` themselves; questions are asked of the
//! [`Service`].
//!
//! ```text
//! self.act(|tx, before| {
//!     … decide from the event as it is before, or refuse …
//!     tx.change(after, Deed::Withdraw(left))
//! })
//! ```
//!
//! `act_prepared` computes what takes long before the transaction. An act that edits takes a function of the current
//! value and calls it inside the transaction: there a form merges the values that it showed, those typed and those
//! stored. Where two people changed the same field, it fails with [`ServiceError::EditConflict`].

#![allow(missing_docs, reason = "what a name says is not said again")]

mod error;
mod prelude;
mod teams;

mod accounts {
    pub(crate) mod passwords;
    pub(crate) mod people;
    pub(crate) mod second_factor;
    pub(crate) mod sessions;
    pub(crate) mod throttle;
}

mod draw {
    pub(crate) mod all_rounds;
    pub(crate) mod mending;
    pub(crate) mod proofs;
    pub(crate) mod rounds;
}

mod event {
    pub(crate) mod retention;
    pub(crate) mod times;
    pub(crate) mod tournaments;
}

mod games {
    pub(crate) mod recorded;
}

mod notify {
    pub(crate) mod letters;
    pub(crate) mod notifications;
    pub(crate) mod outbox;
}

mod registration {
    pub(crate) mod entries;
    pub(crate) mod forgetting;
    pub(crate) mod home;
    pub(crate) mod merging;
    pub(crate) mod personal_links;
    pub(crate) mod ratings;
    pub(crate) mod requests;
}

mod results {
    pub(crate) mod entered;
    pub(crate) mod leaving;
    pub(crate) mod reports;
}

mod rulings {
    pub(crate) mod appeals;
    pub(crate) mod given;
    pub(crate) mod proposals;
}

mod transaction {
    pub(crate) mod act;
    pub(crate) mod background;
    pub mod deed;
    pub(crate) mod journal;
    pub(crate) mod typed;
    pub(crate) mod undo;
}

use std::sync::Arc;

use store::{Store, StoreError, Tx};

pub use accounts::passwords::{Fit, PASSWORD_LENGTH, PasswordError, Passwords};
pub use accounts::people::{AccountSeen, Invited, Joined};
pub use accounts::second_factor::{FactorKey, SignInStep};
pub use accounts::sessions::{LONGEST_SESSION_DAYS, SESSION_DAYS, SignedIn, Token};
pub use accounts::throttle::{SignInFrom, network_of};
pub use draw::all_rounds::{AllRounds, LEAGUE_SIZE, all_drawn, lots, planned, rounds_of};
pub use draw::mending::{Amends, BoardThen, Mended, TableChange};
pub use draw::proofs::DrawProof;
pub use draw::rounds::{
    DraftEdit, DraftStep, DraftSteps, DrawRequest, fingerprint, fingerprint_of, is_over, next_round,
};
pub use error::{Behind, Conflict, EditConflict, Refusal, Result, ServiceError, Thing};
pub use event::retention::RECEIPT_DAYS;
pub use event::times::{DateAnswer, DateForm, Timetable, appointment_seen};
pub use event::tournaments::slug_of;
pub use games::recorded::{ActForm, Entered, GameFile};
pub use notify::letters::{
    MOST_LETTERS_OF_A_NETWORK, MOST_LETTERS_OF_AN_EVENT, MOST_LETTERS_TO_ONE, RegistrationStanding,
};
pub use notify::notifications::{DateNews, Notification, SeatTold};
pub use notify::outbox::{MOST_REACHES, MOST_WEBHOOKS, ReachForm, Tried};
pub use registration::entries::{Attendance, has_left, is_here, leaves_a_board, round_to_check_in};
pub use registration::forgetting::name_left;
pub use registration::home::{HomeForm, HomeSeen, MOST_OF_AN_ADDRESS};
pub use registration::merging::Merged;
pub use registration::personal_links::{LinkAct, LostLinks};
pub use registration::ratings::{Checked, Found, LISTS_KEPT, ListWarning};
pub use registration::requests::{RequestAnswer, RequestForm, played_after_all};
pub use results::entered::{Doubt, LastEntry, Recorded, ResultForm, is_round_over, seated};
pub use results::leaving::{Leaver, LeftGames, OpenGamesOf, SettledGame, UnplayedGames};
pub use results::reports::{ReportForm, ReportOutcome};
pub use rulings::appeals::{JudgementForm, may_appeal};
pub use rulings::given::{
    IncidentForm, PositionThen, Replaced, Ruled, RulingForm, excludes, procedure_digest,
};
pub use rulings::proposals::{
    Choice, Hearing, ProposedRuling, Report, ReportedCase, shows_without,
};
pub use teams::{MatchEdit, is_seated, may_declare};
pub use transaction::act::{
    ATTEMPTS, Acted, AfterCommit, By, Done, Edited, EventActs, NewRevision, Transaction,
};
pub use transaction::background::{
    JobSeen, TaskOf, WorkError, Workers, Working, each, give_way, guarded, panic_message,
};
pub use transaction::deed;
pub use transaction::undo::Undo;

#[derive(Clone)]
pub struct Service {
    store: Arc<Store>,
    passwords: Arc<Passwords>,
    throttle: Arc<accounts::throttle::Throttle>,
    listeners: Arc<transaction::act::Listeners>,
    checked: Arc<transaction::journal::CheckedJournals>,
    solvers: Arc<Workers>,
    workers: Arc<Workers>,
    ratings: Arc<registration::ratings::Searched>,
    tasks: Arc<transaction::background::Tasks>,
    jobs: Arc<transaction::background::Jobs>,
    most_players: usize,
    mail: bool,
}

/// Default limit of players in a tournament; three times the largest congress.
pub const MOST_PLAYERS: usize = 5000;

impl Service {
    #[must_use]
    pub fn new(store: Store) -> Self {
        Self {
            store: Arc::new(store),
            passwords: Arc::new(Passwords::start()),
            throttle: Arc::default(),
            listeners: Arc::default(),
            checked: Arc::default(),
            solvers: Arc::new(Workers::start(processors().saturating_sub(1), true)),
            workers: Arc::new(Workers::start(processors(), false)),
            ratings: Arc::default(),
            tasks: Arc::default(),
            jobs: Arc::default(),
            most_players: MOST_PLAYERS,
            mail: false,
        }
    }

    /// Sets the limit of players in a tournament. Larger ones that exist already stay.
    #[must_use]
    pub fn with_most_players(self, most_players: usize) -> Self {
        Self { most_players, ..self }
    }

    fn refuse_larger(&self, before: usize, after: usize) -> Result<(), Refusal> {
        let refused = after > before.max(self.most_players);
        if refused { Err(Refusal::TooManyPlayers { most: self.most_players }) } else { Ok(()) }
    }

    /// Threads for searches that may take seconds: draws and their alternatives. They leave one processor to requests.
    pub fn solvers(&self) -> &Workers {
        &self.solvers
    }

    /// Threads for computations of milliseconds: a page, a proposal, the value of a pair. They never wait for a search.
    pub fn workers(&self) -> &Workers {
        &self.workers
    }

    pub fn store(&self) -> &Store {
        &self.store
    }

    /// Reads on one snapshot of the database.
    pub fn read<T>(&self, work: impl FnOnce(&mut Tx) -> Result<T, StoreError>) -> Result<T> {
        Ok(self.store.read(work)?)
    }
}

fn processors() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}
