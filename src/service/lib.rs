//! Acts of people: each loads, decides, saves and writes the journal in one transaction, then notifies the listeners.
//!
//! ```text
//! form → web parses it → service::Service::record_result → tournament decides → store writes the board's new
//! version and the journal entry in one transaction → listeners are notified after the commit → redirect
//! ```
//!
//! Every act takes [`By`]: who does it, when, and the key of the form, so that the same form sent twice counts once.
//!
//! What edits something takes a function of the current value, called inside the transaction: a form merges there what
//! it showed, what was typed and what is stored. Where two people changed the same field, it fails with
//! [`ServiceError::EditConflict`].

#![allow(missing_docs, reason = "what a name says is not said again")]

mod error;

mod accounts {
    pub(crate) mod machine;
    pub(crate) mod owners;
    pub(crate) mod passwords;
    pub(crate) mod people;
    pub(crate) mod second_factor;
    pub(crate) mod sessions;
    pub(crate) mod throttle;
    pub(crate) mod tokens;
    pub(crate) mod weak;
}

mod draw {
    pub(crate) mod all_rounds;
    pub(crate) mod draft_steps;
    pub(crate) mod drawing;
    pub(crate) mod mending;
    pub(crate) mod proofs;
    pub(crate) mod rounds;
}
mod event {
    pub(crate) mod appointments;
    pub(crate) mod divisions;
    pub(crate) mod ended;
    pub(crate) mod imports;
    pub(crate) mod retention;
    pub(crate) mod round_clock;
    pub(crate) mod tournaments;
}

mod games {
    pub(crate) mod own_end;
    pub(crate) mod played;
    pub(crate) mod record_sentence;
    pub(crate) mod recorded;
}

mod notify {
    pub(crate) mod announcements;
    pub(crate) mod asked_letters;
    pub(crate) mod dates_told;
    pub(crate) mod notification;
    pub(crate) mod notifications;
    pub(crate) mod outbox;
    pub(crate) mod registration_letters;
    pub(crate) mod reminders;
    pub(crate) mod results_told;
    pub(crate) mod subscriptions;
    pub(crate) mod webhooks;
}

mod registration {
    pub(crate) mod attendance;
    pub(crate) mod bulk_entries;
    pub(crate) mod check;
    pub(crate) mod entries;
    pub(crate) mod forgetting;
    pub(crate) mod home;
    pub(crate) mod home_checks;
    pub(crate) mod listings;
    pub(crate) mod lost_links;
    pub(crate) mod merging;
    pub(crate) mod personal_links;
    pub(crate) mod ratings;
    pub(crate) mod requests;
    pub(crate) mod stamp;
    pub(crate) mod tidy;
}

mod results {
    pub(crate) mod agreed;
    pub(crate) mod entered;
    pub(crate) mod leaving;
    pub(crate) mod outcomes;
    pub(crate) mod reports;
    pub(crate) mod unplayed;
}

mod rulings {
    pub(crate) mod appeals;
    pub(crate) mod exclusion;
    pub(crate) mod given;
    pub(crate) mod prepared_ruling;
    pub(crate) mod proposals;
    pub(crate) mod referee_sentence;
    pub(crate) mod reported;
}

mod teams {
    pub(crate) mod edited;
    pub(crate) mod line_ups;
    pub(crate) mod matches;
}

/// An act checks, changes, writes the journal and notifies in one transaction; long computations run before it.
mod transaction {
    pub(crate) mod background;
    pub(crate) mod change;
    pub(crate) mod edit_conflict;
    pub(crate) mod fair_queue;
    pub(crate) mod journal;
    pub(crate) mod journal_redaction;
    pub(crate) mod listeners;
    pub(crate) mod prepared;
    pub(crate) mod tasks;
    pub(crate) mod undo;
    pub(crate) mod workers;
}

use std::sync::Arc;

use store::Store;

pub use accounts::machine::AccountSeen;
pub use accounts::passwords::{Fit, PASSWORD_LENGTH, PasswordError, Passwords};
pub use accounts::people::{Invited, Joined};
pub use accounts::second_factor::{FactorKey, SignInStep};
pub use accounts::sessions::{LONGEST_SESSION_DAYS, SESSION_DAYS, SignedIn};
pub use accounts::throttle::{SignInFrom, network_of};
pub use accounts::tokens::Token;
pub use draw::all_rounds::{AllRounds, LEAGUE_SIZE, all_drawn, lots, planned, rounds_of};
pub use draw::draft_steps::{DraftStep, DraftSteps};
pub use draw::drawing::DrawRequest;
pub use draw::mending::{Amends, BoardThen, Mended, TableChange};
pub use draw::proofs::DrawProof;
pub use draw::rounds::{DraftEdit, fingerprint, fingerprint_of, next_round};
pub use error::{Behind, Conflict, EditConflict, Refusal, Result, ServiceError, Thing};
pub use event::appointments::{DateAnswer, DateForm, appointment_seen};
pub use event::retention::RECEIPT_DAYS;
pub use event::round_clock::Timetable;
pub use event::tournaments::slug_of;
pub use games::recorded::{ActForm, Entered, GameFile};
pub use notify::asked_letters::{
    MOST_LETTERS_OF_A_NETWORK, MOST_LETTERS_OF_AN_EVENT, MOST_LETTERS_TO_ONE,
};
pub use notify::notification::{DateNews, Notification, SeatTold};
pub use notify::outbox::Tried;
pub use notify::registration_letters::RegistrationStanding;
pub use notify::subscriptions::{MOST_REACHES, ReachForm};
pub use notify::webhooks::MOST_WEBHOOKS;
pub use registration::attendance::{Attendance, leaves_a_board};
pub use registration::check::{Checked, ListWarning};
pub use registration::entries::{has_left, is_here, round_to_check_in};
pub use registration::forgetting::name_left;
pub use registration::home::{HomeForm, HomeSeen};
pub use registration::home_checks::MOST_OF_AN_ADDRESS;
pub use registration::lost_links::LostLinks;
pub use registration::merging::Merged;
pub use registration::personal_links::{LinkAct, LinkActDetail};
pub use registration::ratings::{Found, LISTS_KEPT};
pub use registration::requests::{RequestAnswer, RequestForm, played_after_all};
pub use results::entered::{Correction, Doubt, LastEntry, Recorded, ResultForm, seated};
pub use results::leaving::{Leaver, LeftGames, OpenGamesOf};
pub use results::reports::{Heard, ReportForm};
pub use results::unplayed::{SettledGame, UnplayedGames};
pub use rulings::appeals::{JudgementForm, may_appeal};
pub use rulings::exclusion::excludes;
pub use rulings::given::{PositionThen, Replaced, Ruled, RulingForm, procedure_digest};
pub use rulings::proposals::{Choice, Hearing, ProposedRuling, Report, shows_without};
pub use rulings::reported::IncidentForm;
pub use teams::line_ups::{Declarer, may_declare};
pub use teams::matches::{MatchEdit, is_seated};
pub use transaction::background::{JobSeen, each};
pub use transaction::change::{By, Change, Done};
pub use transaction::edit_conflict::Edited;
pub use transaction::listeners::NewRevision;
pub use transaction::prepared::ATTEMPTS;
pub use transaction::tasks::{TaskOf, Working};
pub use transaction::undo::Undo;
pub use transaction::workers::{WorkError, Workers, give_way, guarded, said};

#[derive(Clone)]
pub struct Service {
    store: Arc<Store>,
    passwords: Arc<Passwords>,
    throttle: Arc<accounts::throttle::Throttle>,
    listeners: Arc<transaction::listeners::Listeners>,
    checked: Arc<transaction::journal::CheckedJournals>,
    solvers: Arc<Workers>,
    workers: Arc<Workers>,
    ratings: Arc<registration::ratings::Searched>,
    tasks: Arc<transaction::tasks::Tasks>,
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
    #[must_use]
    pub fn solvers(&self) -> &Workers {
        &self.solvers
    }

    /// Threads for computations of milliseconds: a page, a proposal, the worth of a pair. They never wait for a search.
    #[must_use]
    pub fn workers(&self) -> &Workers {
        &self.workers
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
