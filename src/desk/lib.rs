//! What people do: each act loads, decides, saves and writes the journal in one transaction, then tells
//! the listeners.
//!
//! ```text
//! form → web parses it → desk::Desk::record_result → tournament decides → store writes the board's new
//! version and the journal entry in one transaction → listeners hear of it after the commit → redirect
//! ```
//!
//! Every act takes [`By`]: who does it, when, and the key of the form, so that the same form sent twice
//! counts once.
//!
//! What edits something takes a function of what that is by then, called inside the transaction: a form
//! merges there what it showed, what was typed and what is kept, and where two people changed the same field
//! it fails with [`DeskError::EditConflict`].

mod accounts;
mod agreed;
mod announcements;
mod appeals;
mod asked_letters;
mod attendance;
mod bulk_entries;
mod change;
mod check;
mod draft_steps;
mod drawing;
mod edit_conflict;
mod ended;
mod entries;
mod error;
mod exclusion;
mod fair_queue;
mod forgetting;
mod games;
mod home;
mod home_checks;
mod imports;
mod journal;
mod journal_redaction;
mod list_sources;
mod listeners;
mod listings;
mod machine;
mod mending;
mod merging;
mod notifications;
mod outage;
mod outbox;
mod outcomes;
mod own_end;
mod owners;
mod passwords;
mod people;
mod personal_links;
mod played;
mod prepared;
mod prepared_ruling;
mod proofs;
mod proposals;
mod ratings;
mod record_code;
mod referee_code;
mod registration_letters;
mod reports;
mod requests;
mod results;
mod retention;
mod round_clock;
mod rounds;
mod ruling_detail;
mod rulings;
mod second_factor;
mod stamp;
mod subscriptions;
mod tasks;
mod throttle;
mod tidy;
mod tokens;
mod tournaments;
mod validate_import;
mod weak;
mod webhook_secrets;
mod webhooks;
mod workers;

use std::sync::Arc;

use store::Store;

pub use accounts::{LONGEST_SESSION_DAYS, SESSION_DAYS, SignedIn};
pub use appeals::{JudgementForm, may_appeal};
pub use asked_letters::{MOST_LETTERS_OF_A_NETWORK, MOST_LETTERS_OF_AN_EVENT, MOST_LETTERS_TO_ONE};
pub use attendance::{Attendance, leaves_a_board};
pub use change::{By, Change, Done};
pub use check::{Checked, ListWarning};
pub use draft_steps::{DraftStep, DraftSteps};
pub use drawing::DrawRequest;
pub use edit_conflict::Edited;
pub use error::{Behind, Conflict, DeskError, EditConflict, Refusal, Result, Thing};
pub use exclusion::excludes;
pub use games::{ActForm, Entered, GameFile};
pub use home::{HomeForm, HomeSeen};
pub use home_checks::MOST_OF_AN_ADDRESS;
pub use listeners::NewRevision;
pub use machine::AccountSeen;
pub use mending::{Amends, BoardThen, Mended, TableChange};
pub use merging::Merged;
pub use notifications::{Notification, SeatTold};
pub use outbox::Tried;
pub use passwords::{Fit, PASSWORD_LENGTH, PasswordError, Passwords};
pub use people::{Invited, Joined};
pub use personal_links::{LinkAct, LinkActDetail};
pub use prepared::ATTEMPTS;
pub use proofs::DrawProof;
pub use proposals::{Choice, Hearing, ProposedRuling, Report, shows_without};
pub use ratings::{Found, LISTS_KEPT};
pub use registration_letters::RegistrationStanding;
pub use reports::{Heard, ReportForm};
pub use requests::{RequestAnswer, RequestForm, played_after_all};
pub use results::{Correction, Recorded, ResultForm, seated};
pub use retention::RECEIPT_DAYS;
pub use round_clock::Starts;
pub use rounds::{DraftEdit, fingerprint, fingerprint_of, next_round};
pub use ruling_detail::procedure_digest;
pub use rulings::{Ruled, RulingForm};
pub use second_factor::{FactorKey, SignInStep};
pub use subscriptions::{MOST_REACHES, ReachForm};
pub use tasks::{TaskOf, Working};
pub use throttle::{SignInFrom, network_of};
pub use tokens::Token;
pub use tournaments::slug_of;
pub use webhooks::MOST_WEBHOOKS;
pub use workers::{WorkError, Workers, give_way, guarded, said};

/// The desk: everything that can be done on a server, by whoever may.
#[derive(Clone)]
pub struct Desk {
    store: Arc<Store>,
    passwords: Arc<Passwords>,
    throttle: Arc<throttle::Throttle>,
    listeners: Arc<listeners::Listeners>,
    checked: Arc<journal::CheckedJournals>,
    solvers: Arc<Workers>,
    workers: Arc<Workers>,
    ratings: Arc<ratings::Searched>,
    tasks: Arc<tasks::Tasks>,
    most_players: usize,
    mail: bool,
}

/// How many players a tournament may have unless the server's owner says otherwise; the largest congress has a
/// third of that.
pub const MOST_PLAYERS: usize = 5000;

impl Desk {
    /// A desk over a database.
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
            most_players: MOST_PLAYERS,
            mail: false,
        }
    }

    /// The same, with tournaments of so many players at the most. Larger ones that are there already stay.
    #[must_use]
    pub fn with_most_players(self, most_players: usize) -> Self {
        Self { most_players, ..self }
    }

    /// Refuses a tournament that would grow beyond the limit.
    fn refuse_larger(&self, before: usize, after: usize) -> Result<(), Refusal> {
        let refused = after > before.max(self.most_players);
        if refused { Err(Refusal::TooManyPlayers(self.most_players)) } else { Ok(()) }
    }

    /// The threads that search: draws, what would be drawn otherwise, and what else takes seconds at a large
    /// event. They leave one processor to those who write and read.
    #[must_use]
    pub fn solvers(&self) -> &Workers {
        &self.solvers
    }

    /// The threads that work out what takes milliseconds: a page, a proposal, the worth of a pair. They never
    /// wait for a search.
    #[must_use]
    pub fn workers(&self) -> &Workers {
        &self.workers
    }

    /// The database as something to be shared with threads that outlive the caller.
    #[must_use]
    pub const fn shared_store(&self) -> &Arc<Store> {
        &self.store
    }

    /// The database, for reading.
    #[must_use]
    pub fn store(&self) -> &Store {
        &self.store
    }
}

fn processors() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}
