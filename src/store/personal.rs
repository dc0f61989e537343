//! Every column of the database: whether it says something of a person and until when that is kept, and whether the
//! file with everything of an event holds it. What is deleted and what is downloaded is derived from this list; a test
//! holds it against the schema, so that a new column has to be classified.

/// Whether a column says something of a person, and until when.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kept {
    /// It says nothing of a person.
    Impersonal,
    /// It is emptied when the event has been over for as many days as it said.
    Emptied,
    /// It goes then with its row, where the table's condition holds.
    WithRow,
    /// It loses then all but what protects the person, [`tournament::Private::retained`].
    Shortened,
    /// It is kept as long as the event or the account, for this reason.
    Because(&'static str),
}

/// Whether the file with everything of an event holds a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InFile {
    /// It does.
    Yes,
    /// It does not, for this reason.
    No(&'static str),
}

/// Columns of a table that are treated alike.
#[derive(Clone, Copy, Debug)]
pub struct ColumnGroup {
    /// Their names, between blanks.
    pub names: &'static str,
    /// Until when they are kept.
    pub kept: Kept,
    /// Whether they are downloaded.
    pub file: InFile,
}

/// A table.
#[derive(Clone, Copy, Debug)]
pub struct TableColumns {
    /// Its name.
    pub name: &'static str,
    /// In which order its rows stand in the file; empty if the file has none of it.
    pub order: &'static str,
    /// Which rows go with the personal data of an event, in SQL.
    pub rows: &'static str,
    /// All its columns.
    pub columns: &'static [ColumnGroup],
}

impl TableColumns {
    /// The names of the columns that are treated so.
    pub fn names(&self, is: impl Fn(&ColumnGroup) -> bool) -> Vec<&'static str> {
        self.columns.iter().filter(|one| is(one)).flat_map(|one| one.names.split(' ')).collect()
    }
}

use InFile::{No, Yes};
use Kept::{Because, Emptied, Impersonal, Shortened, WithRow};

const fn file(names: &'static str, kept: Kept) -> ColumnGroup {
    ColumnGroup { names, kept, file: Yes }
}

const fn apart(names: &'static str, kept: Kept, why: &'static str) -> ColumnGroup {
    ColumnGroup { names, kept, file: No(why) }
}

/// A table whose rows are in the file, in that order.
const fn event(
    name: &'static str,
    order: &'static str,
    columns: &'static [ColumnGroup],
) -> TableColumns {
    TableColumns { name, order, rows: "", columns }
}

/// A table of which the file has nothing.
const fn other(name: &'static str, columns: &'static [ColumnGroup]) -> TableColumns {
    TableColumns { name, order: "", rows: "", columns }
}

const PLAYED: Kept = Because("names, pairings and results are public, and what the event was");
const RECORD: Kept = Because(
    "the journal, its chain and the rulings prove what was done; names go when somebody is forgotten",
);
const WORKS: Kept = Because("says who works on this server, until an owner takes it away");
const DOOR: &str = "it lets somebody in";
const SERVER: &str = "it is the server's, not an event's";
const APART: &str = "it stands in the file by itself";
const SENT: &str = "what was sent is in the rows that it told of";

/// All tables.
pub const TABLES: [TableColumns; 38] = [
    other(
        "account",
        &[
            apart("id is_owner makes_events created_at disabled_at", Impersonal, SERVER),
            apart("name name_key", WORKS, SERVER),
            apart("password_hash totp_key totp_step", WORKS, DOOR),
        ],
    ),
    other(
        "security_event",
        &[
            apart("id at what times", Impersonal, SERVER),
            apart("account_id name address", Because("shows who tried to come in"), SERVER),
        ],
    ),
    other(
        "session",
        &[
            apart("token_hash created_at seen_at expires_at", Impersonal, DOOR),
            apart(
                "account_id browser address",
                Because("shows people their own sessions; it goes with the session"),
                DOOR,
            ),
        ],
    ),
    other("recovery_code", &[apart("account_id code_hash", WORKS, DOOR)]),
    other("half_signed_in", &[apart("token_hash account_id expires_at", Impersonal, DOOR)]),
    other("setup_link", &[apart("token_hash created_at", Impersonal, DOOR)]),
    other("task", &[apart("id of_what percent stopped at", Impersonal, SERVER)]),
    other("health", &[apart("id at", Impersonal, SERVER)]),
    other(
        "tournament",
        &[
            apart(
                "id slug name begins ends settings club_groups teams revision",
                Impersonal,
                APART,
            ),
            apart("created_at never_given hidden archived_at series_of", Impersonal, SERVER),
        ],
    ),
    other(
        "deleted_tournament",
        &[apart("id slug deleted_at", Impersonal, SERVER), apart("deleted_by", WORKS, SERVER)],
    ),
    other(
        "role",
        &[
            apart("tournament_id role created_at chief", Impersonal, SERVER),
            apart("account_id", WORKS, SERVER),
        ],
    ),
    other(
        "invitation",
        &[
            apart(
                "tournament_id id token_hash role created_at expires_at revoked_at most_uses",
                Impersonal,
                DOOR,
            ),
            apart("created_by", WORKS, DOOR),
        ],
    ),
    other(
        "invitation_use",
        &[
            apart("tournament_id invitation_id at", Impersonal, SERVER),
            apart("account_id", WORKS, SERVER),
        ],
    ),
    event(
        "entry",
        "id",
        &[
            file("tournament_id id is_final participation correction category", Impersonal),
            file(
                "surname first_name native_name rank grade rating rating_origin club country partners",
                PLAYED,
            ),
            file(
                "egf_pin ffg_licence ffg_status aga_id aga_expires",
                Because("federations know their players by them"),
            ),
            file("private", Shortened),
        ],
    ),
    event("round", "no", &[file("tournament_id no state teams", Impersonal)]),
    event("bye", "round_no, entry_id", &[file("tournament_id round_no entry_id", PLAYED)]),
    event(
        "board",
        "round_no, table_no",
        &[
            file(
                "tournament_id round_no table_no handicap colors_known version replay komi2",
                Impersonal,
            ),
            file("black_id white_id ending confirmed_at", PLAYED),
            file("changed_by changed_at appointment", RECORD),
        ],
    ),
    event(
        "round_clock",
        "round_no",
        &[file("tournament_id round_no starts_at started_at window_from window_until", Impersonal)],
    ),
    event(
        "certificate",
        "round_no",
        &[file("tournament_id round_no body made_at", Impersonal), file("file", RECORD)],
    ),
    event(
        "journal",
        "seq",
        &[
            file("tournament_id seq at act version previous_hash hash parts round", Impersonal),
            file("account_id detail", RECORD),
        ],
    ),
    event("journal_words", "seq", &[file("tournament_id seq", Impersonal), file("words", RECORD)]),
    event(
        "incident",
        "id",
        &[
            file("tournament_id id round_no table_no confirmed reported_at", Impersonal),
            file("black_id white_id report reported_by words", RECORD),
        ],
    ),
    event(
        "referee_entry",
        "seq",
        &[
            file("tournament_id seq incident_id ending_before written_at", Impersonal),
            file("entry written_by excluded", RECORD),
        ],
    ),
    event(
        "game",
        "id",
        &[
            file("tournament_id id round_no table_no anew terms entered", Impersonal),
            file("black_id white_id", PLAYED),
            file("ending", RECORD),
        ],
    ),
    event(
        "game_act",
        "game_id, seq",
        &[file("tournament_id game_id seq act entered_at", Impersonal), file("entered_by", RECORD)],
    ),
    other(
        "receipt",
        &[apart(
            "tournament_id form_key answer at",
            Impersonal,
            "a form is remembered for some days only",
        )],
    ),
    other(
        "personal_link",
        &[
            apart("token_hash tournament_id created_at revoked_at", Impersonal, DOOR),
            apart("entry_id", PLAYED, DOOR),
        ],
    ),
    event(
        "reported_result",
        "round_no, entry_id",
        &[
            file("tournament_id round_no at captain_at", Impersonal),
            file("entry_id captain_id black_id white_id ending captain_ending", RECORD),
        ],
    ),
    event(
        "player_request",
        "id",
        &[
            file("tournament_id id kind round_no asked_at state answered_at", Impersonal),
            file("entry_id answered_by", RECORD),
            file("words answer", Emptied),
            apart("salt", Emptied, DOOR),
        ],
    ),
    event(
        "home_registration",
        "id",
        &[
            file("tournament_id id state has_place late entry_id rank at", Impersonal),
            file("person_key said language", Emptied),
            apart("token_hash", Impersonal, DOOR),
            apart("salt", Emptied, DOOR),
            apart("address", Emptied, "a hash by a key that stays on the server"),
        ],
    ),
    other("signing_key", &[apart("id key", Impersonal, DOOR)]),
    other(
        "rating_list",
        &[
            apart("id kind dated people imported_by imported_at", Impersonal, SERVER),
            apart("body", Because("federations publish it; a newer list takes its place"), SERVER),
        ],
    ),
    other("list_source", &[apart("kind url every_hours tried_at said", Impersonal, SERVER)]),
    other("webhook", &[apart("tournament_id id url secret made_at", Impersonal, DOOR)]),
    TableColumns {
        name: "outbox",
        order: "",
        rows: "webhook_id IS NULL",
        columns: &[
            apart(
                "tournament_id id webhook_id event made_at tries next_at sent_at once",
                Impersonal,
                SENT,
            ),
            apart("reach_id address body said asked_from asked_for", WithRow, SENT),
        ],
    },
    TableColumns {
        name: "undo",
        order: "",
        rows: "TRUE",
        columns: &[
            apart("tournament_id number revision", Impersonal, SERVER),
            apart("account_id act", WithRow, "it is what the tables said before, for a day"),
        ],
    },
    event(
        "announcement",
        "id",
        &[
            file("tournament_id id said_at gone_at", Impersonal),
            file(
                "audience words",
                Because(
                    "the organisers said it to all or to some; names go when somebody is forgotten",
                ),
            ),
        ],
    ),
    TableColumns {
        name: "reach",
        order: "",
        rows: "TRUE",
        columns: &[apart(
            "tournament_id id entry_id way address keys kinds language made_at board failed \
             account_id",
            WithRow,
            "whoever has it can send messages there",
        )],
    },
];
