//! The tables as diesel sees them, and of each column whether it is personal, until when it is kept, and whether the
//! download of an event has it; `migrations/` has their comments and constraints.

use crate::personal::{InFile, Kept, PersonalColumn, TableColumns, apart, in_file};
use Kept::{Because, Emptied, Impersonal, Shortened, WithRow};

const PLAYED: Kept = Because("names, pairings and results are public, and what the event was");
const RECORD: Kept = Because(
    "the journal, its chain and the rulings prove what was done; names go when somebody is forgotten",
);
const WORKS: Kept = Because("says who works on this server, until an owner takes it away");
const TRIED: Kept = Because("shows who tried to come in");
const SESSION: Kept = Because("shows people their own sessions; it goes with the session");
const FEDERATION: Kept = Because("federations know their players by them");
const ANNOUNCED: Kept =
    Because("the organisers said it to all or to some; names go when somebody is forgotten");

const DOOR: &str = "it lets somebody in";
const SERVER: &str = "it is the server's, not an event's";
const APART: &str = "it stands in the file by itself";
const SENT: &str = "what was sent is in the rows that it told of";
const FORM: &str = "a form is remembered for some days only";
const BEGUN: &str = "it goes with the ruling, or after a day";
const BEFORE: &str = "it is what the tables said before, for a day";
const WAYS: &str = "whoever has it can send messages there";

/// Each table with its key, whether an event's download has it, and its columns: the type, how long the column is kept,
/// and, if the download lacks the column against the rule of its table, why.
macro_rules! tables {
    ($($name:ident ($($key:ident),+): $table:expr => {
        $($(#[$($about:tt)*])* $column:ident -> $type:ident $(<$inner:ident>)?: $kept:expr $(; $apart:expr)?,)+
    })+) => {
        $(diesel::table! { $name ($($key),+) {
            $($(#[$($about)*])* $column -> $type $(<$inner>)?,)+
        } })+

        /// Every table of the database.
        pub const TABLES: &[TableColumns] = &[$(TableColumns {
            name: stringify!($name),
            columns: &[$(PersonalColumn {
                name: <$name::$column as diesel::Column>::NAME,
                kept: $kept,
                file: match &[$($apart)?] as &[&str] {
                    [] => $table.file,
                    [why, ..] => InFile::No(why),
                },
            }),+],
            ..$table
        }),+];
    };
}

tables! {
    account (id): apart(SERVER) => {
        id -> BigInt: Impersonal,
        name -> Text: WORKS,
        name_key -> Text: WORKS,
        password_hash -> Text: WORKS; DOOR,
        is_owner -> Bool: Impersonal,
        created_at -> Timestamp: Impersonal,
        disabled_at -> Nullable<Timestamp>: Impersonal,
        totp_key -> Nullable<Text>: WORKS; DOOR,
        totp_step -> BigInt: WORKS; DOOR,
        makes_events -> Bool: Impersonal,
    }

    security_event (id): apart(SERVER) => {
        id -> BigInt: Impersonal,
        at -> Timestamp: Impersonal,
        what -> Text: Impersonal,
        account_id -> Nullable<BigInt>: TRIED,
        name -> Text: TRIED,
        address -> Text: TRIED,
        times -> BigInt: Impersonal,
    }

    session (token_hash): apart(DOOR) => {
        token_hash -> Text: Impersonal,
        account_id -> BigInt: SESSION,
        created_at -> Timestamp: Impersonal,
        seen_at -> Timestamp: Impersonal,
        expires_at -> Timestamp: Impersonal,
        browser -> Nullable<Text>: SESSION,
        address -> Nullable<Text>: SESSION,
    }

    recovery_code (account_id, code_hash): apart(DOOR) => {
        account_id -> BigInt: WORKS,
        code_hash -> Text: WORKS,
    }

    half_signed_in (token_hash): apart(DOOR) => {
        token_hash -> Text: Impersonal,
        account_id -> BigInt: Impersonal,
        expires_at -> Timestamp: Impersonal,
    }

    setup_link (token_hash): apart(DOOR) => {
        token_hash -> Text: Impersonal,
        created_at -> Timestamp: Impersonal,
    }

    task (id): apart(SERVER) => {
        id -> BigInt: Impersonal,
        of_what -> Text: Impersonal,
        percent -> Integer: Impersonal,
        stopped -> Bool: Impersonal,
        at -> Timestamp: Impersonal,
    }

    health (id): apart(SERVER) => {
        id -> Integer: Impersonal,
        at -> Timestamp: Impersonal,
    }

    server_name (id): apart(SERVER) => {
        id -> Integer: Impersonal,
        name -> Text: Impersonal,
        about -> Text: Impersonal,
    }

    tournament (id): apart(APART) => {
        id -> BigInt: Impersonal,
        slug -> Text: Impersonal,
        name -> Text: Impersonal,
        begins -> Date: Impersonal,
        ends -> Date: Impersonal,
        settings -> Text: Impersonal,
        club_groups -> Text: Impersonal,
        revision -> BigInt: Impersonal,
        created_at -> Timestamp: Impersonal; SERVER,
        never_given -> Integer: Impersonal; SERVER,
        hidden -> Bool: Impersonal; SERVER,
        archived_at -> Nullable<Timestamp>: Impersonal; SERVER,
        teams -> Text: Impersonal,
        series_of -> BigInt: Impersonal; SERVER,
    }

    deleted_tournament (id): apart(SERVER) => {
        id -> BigInt: Impersonal,
        slug -> Text: Impersonal,
        deleted_at -> Timestamp: Impersonal,
        deleted_by -> Nullable<BigInt>: WORKS,
    }

    role (tournament_id, account_id): apart(SERVER) => {
        tournament_id -> BigInt: Impersonal,
        account_id -> BigInt: WORKS,
        #[sql_name = "role"]
        what -> Text: Impersonal,
        created_at -> Timestamp: Impersonal,
        chief -> Bool: Impersonal,
    }

    invitation (tournament_id, id): apart(DOOR) => {
        tournament_id -> BigInt: Impersonal,
        id -> Integer: Impersonal,
        token_hash -> Text: Impersonal,
        role -> Text: Impersonal,
        created_by -> BigInt: WORKS,
        created_at -> Timestamp: Impersonal,
        expires_at -> Timestamp: Impersonal,
        revoked_at -> Nullable<Timestamp>: Impersonal,
        most_uses -> Integer: Impersonal,
    }

    invitation_use (tournament_id, invitation_id, account_id): apart(SERVER) => {
        tournament_id -> BigInt: Impersonal,
        invitation_id -> Integer: Impersonal,
        account_id -> BigInt: WORKS,
        at -> Timestamp: Impersonal,
    }

    entry (tournament_id, id): in_file("id") => {
        tournament_id -> BigInt: Impersonal,
        id -> Integer: Impersonal,
        surname -> Text: PLAYED,
        first_name -> Text: PLAYED,
        native_name -> Nullable<Text>: PLAYED,
        rank -> Integer: PLAYED,
        grade -> Text: PLAYED,
        rating -> Integer: PLAYED,
        rating_origin -> Text: PLAYED,
        club -> Text: PLAYED,
        country -> Text: PLAYED,
        egf_pin -> Text: FEDERATION,
        ffg_licence -> Text: FEDERATION,
        ffg_status -> Text: FEDERATION,
        aga_id -> Text: FEDERATION,
        aga_expires -> Text: FEDERATION,
        is_final -> Bool: Impersonal,
        participation -> BigInt: Impersonal,
        correction -> Integer: Impersonal,
        private -> Text: Shortened,
        category -> Nullable<Integer>: Impersonal,
        partners -> Text: PLAYED,
    }

    round (tournament_id, no): in_file("no") => {
        tournament_id -> BigInt: Impersonal,
        no -> Integer: Impersonal,
        state -> Text: Impersonal,
        teams -> Text: Impersonal,
    }

    bye (tournament_id, round_no, entry_id): in_file("round_no, entry_id") => {
        tournament_id -> BigInt: PLAYED,
        round_no -> Integer: PLAYED,
        entry_id -> Integer: PLAYED,
    }

    board (tournament_id, round_no, table_no): in_file("round_no, table_no") => {
        tournament_id -> BigInt: Impersonal,
        round_no -> Integer: Impersonal,
        table_no -> Integer: Impersonal,
        black_id -> Integer: PLAYED,
        white_id -> Integer: PLAYED,
        handicap -> Integer: Impersonal,
        colors_known -> Bool: Impersonal,
        ending -> Text: PLAYED,
        version -> Integer: Impersonal,
        changed_by -> Nullable<BigInt>: RECORD,
        changed_at -> Nullable<Timestamp>: RECORD,
        replay -> Nullable<Text>: Impersonal,
        confirmed_at -> Nullable<Timestamp>: PLAYED,
        komi2 -> Nullable<Integer>: Impersonal,
        appointment -> Nullable<Text>: RECORD,
    }

    round_clock (tournament_id, round_no): in_file("round_no") => {
        tournament_id -> BigInt: Impersonal,
        round_no -> Integer: Impersonal,
        starts_at -> Nullable<Timestamp>: Impersonal,
        started_at -> Nullable<Timestamp>: Impersonal,
        window_from -> Nullable<Timestamp>: Impersonal,
        window_until -> Nullable<Timestamp>: Impersonal,
    }

    certificate (tournament_id, round_no): in_file("round_no") => {
        tournament_id -> BigInt: Impersonal,
        round_no -> Integer: Impersonal,
        body -> Text: Impersonal,
        file -> Text: RECORD,
        made_at -> Timestamp: Impersonal,
    }

    journal (tournament_id, seq): in_file("seq") => {
        tournament_id -> BigInt: Impersonal,
        seq -> BigInt: Impersonal,
        at -> Timestamp: Impersonal,
        account_id -> Nullable<BigInt>: RECORD,
        act -> Text: Impersonal,
        detail -> Text: RECORD,
        version -> Integer: Impersonal,
        previous_hash -> Text: Impersonal,
        hash -> Text: Impersonal,
        parts -> Text: Impersonal,
        round -> Nullable<Integer>: Impersonal,
    }

    journal_words (tournament_id, seq): in_file("seq") => {
        tournament_id -> BigInt: Impersonal,
        seq -> BigInt: Impersonal,
        words -> Text: RECORD,
    }

    incident (tournament_id, id): in_file("id") => {
        tournament_id -> BigInt: Impersonal,
        id -> Integer: Impersonal,
        round_no -> Integer: Impersonal,
        table_no -> Integer: Impersonal,
        black_id -> Integer: RECORD,
        white_id -> Integer: RECORD,
        report -> Text: RECORD,
        confirmed -> Bool: Impersonal,
        reported_by -> Nullable<BigInt>: RECORD,
        reported_at -> Timestamp: Impersonal,
        words -> Text: RECORD,
    }

    referee_entry (tournament_id, seq): in_file("seq") => {
        tournament_id -> BigInt: Impersonal,
        seq -> Integer: Impersonal,
        entry -> Text: RECORD,
        incident_id -> Nullable<Integer>: Impersonal,
        ending_before -> Nullable<Text>: Impersonal,
        written_by -> Nullable<BigInt>: RECORD,
        written_at -> Timestamp: Impersonal,
        excluded -> Nullable<Text>: RECORD,
        kind -> Nullable<Text>: Impersonal,
    }

    ruling_draft (tournament_id, id): apart(SERVER).rows("TRUE") => {
        tournament_id -> BigInt: Impersonal,
        id -> Text: Impersonal,
        round_no -> Integer: Impersonal,
        table_no -> Integer: Impersonal,
        account_id -> BigInt: WithRow; BEGUN,
        answers -> Text: WithRow; BEGUN,
        at -> Timestamp: Impersonal,
    }

    game (tournament_id, id): in_file("id") => {
        tournament_id -> BigInt: Impersonal,
        id -> Integer: Impersonal,
        round_no -> Integer: Impersonal,
        table_no -> Integer: Impersonal,
        black_id -> Integer: PLAYED,
        white_id -> Integer: PLAYED,
        anew -> Integer: Impersonal,
        terms -> Text: Impersonal,
        entered -> Integer: Impersonal,
        ending -> Nullable<Text>: RECORD,
    }

    game_act (tournament_id, game_id, seq): in_file("game_id, seq") => {
        tournament_id -> BigInt: Impersonal,
        game_id -> Integer: Impersonal,
        seq -> Integer: Impersonal,
        act -> Text: Impersonal,
        entered_by -> Nullable<BigInt>: RECORD,
        entered_at -> Timestamp: Impersonal,
    }

    receipt (tournament_id, form_key): apart(FORM) => {
        tournament_id -> BigInt: Impersonal,
        form_key -> Text: Impersonal,
        answer -> Text: Impersonal,
        at -> Timestamp: Impersonal,
    }

    personal_link (token_hash): apart(DOOR) => {
        token_hash -> Text: Impersonal,
        tournament_id -> BigInt: Impersonal,
        entry_id -> Integer: PLAYED,
        created_at -> Timestamp: Impersonal,
        revoked_at -> Nullable<Timestamp>: Impersonal,
    }

    reported_result (tournament_id, round_no, entry_id): in_file("round_no, entry_id") => {
        tournament_id -> BigInt: Impersonal,
        round_no -> Integer: Impersonal,
        entry_id -> Integer: RECORD,
        black_id -> Integer: RECORD,
        white_id -> Integer: RECORD,
        ending -> Text: RECORD,
        at -> Timestamp: Impersonal,
        captain_id -> Nullable<Integer>: RECORD,
        captain_ending -> Nullable<Text>: RECORD,
        captain_at -> Nullable<Timestamp>: Impersonal,
    }

    player_request (tournament_id, id): in_file("id") => {
        tournament_id -> BigInt: Impersonal,
        id -> Integer: Impersonal,
        entry_id -> Integer: RECORD,
        kind -> Text: Impersonal,
        round_no -> Integer: Impersonal,
        words -> Text: Emptied,
        asked_at -> Timestamp: Impersonal,
        state -> Text: Impersonal,
        answered_by -> Nullable<BigInt>: RECORD,
        answered_at -> Nullable<Timestamp>: Impersonal,
        answer -> Text: Emptied,
        salt -> Text: Emptied; DOOR,
    }

    home_registration (tournament_id, id): in_file("id") => {
        tournament_id -> BigInt: Impersonal,
        id -> Integer: Impersonal,
        token_hash -> Text: Impersonal; DOOR,
        state -> Text: Impersonal,
        has_place -> Bool: Impersonal,
        late -> Bool: Impersonal,
        entry_id -> Nullable<Integer>: Impersonal,
        person_key -> Text: Emptied,
        rank -> Integer: Impersonal,
        said -> Text: Emptied,
        address -> Text: Emptied; "a hash by a key that stays on the server",
        at -> Timestamp: Impersonal,
        language -> Text: Emptied,
        salt -> Text: Emptied; DOOR,
    }

    signing_key (id): apart(DOOR) => {
        id -> Integer: Impersonal,
        key -> Text: Impersonal,
    }

    rating_list (id): apart(SERVER) => {
        id -> BigInt: Impersonal,
        kind -> Text: Impersonal,
        dated -> Date: Impersonal,
        people -> Integer: Impersonal,
        imported_by -> Nullable<BigInt>: Impersonal,
        imported_at -> Timestamp: Impersonal,
        body -> Text: Because("federations publish it; a newer list takes its place"),
    }

    list_source (kind): apart(SERVER) => {
        kind -> Text: Impersonal,
        url -> Text: Impersonal,
        every_hours -> Integer: Impersonal,
        tried_at -> Nullable<Timestamp>: Impersonal,
        said -> Text: Impersonal,
    }

    webhook (tournament_id, id): apart(DOOR) => {
        tournament_id -> BigInt: Impersonal,
        id -> Integer: Impersonal,
        url -> Text: Impersonal,
        secret -> Text: Impersonal,
        made_at -> Timestamp: Impersonal,
    }

    outbox (tournament_id, id): apart(SENT).rows("webhook_id IS NULL") => {
        tournament_id -> BigInt: Impersonal,
        id -> Integer: Impersonal,
        webhook_id -> Nullable<Integer>: Impersonal,
        reach_id -> Nullable<Integer>: WithRow,
        address -> Text: WithRow,
        event -> Text: Impersonal,
        body -> Text: WithRow,
        made_at -> Timestamp: Impersonal,
        tries -> Integer: Impersonal,
        next_at -> Nullable<Timestamp>: Impersonal,
        sent_at -> Nullable<Timestamp>: Impersonal,
        said -> Text: WithRow,
        once -> Nullable<Text>: Impersonal,
        asked_from -> Text: WithRow,
        asked_for -> Text: WithRow,
    }

    announcement (tournament_id, id): in_file("id") => {
        tournament_id -> BigInt: Impersonal,
        id -> Integer: Impersonal,
        audience -> Text: ANNOUNCED,
        words -> Text: ANNOUNCED,
        said_at -> Timestamp: Impersonal,
        gone_at -> Nullable<Timestamp>: Impersonal,
    }

    reach (tournament_id, id): apart(WAYS).rows("TRUE") => {
        tournament_id -> BigInt: WithRow,
        id -> Integer: WithRow,
        entry_id -> Integer: WithRow,
        way -> Text: WithRow,
        address -> Text: WithRow,
        keys -> Text: WithRow,
        kinds -> Text: WithRow,
        language -> Text: WithRow,
        made_at -> Timestamp: WithRow,
        board -> Text: WithRow,
        failed -> Text: WithRow,
        account_id -> Nullable<BigInt>: WithRow,
    }

    undo (tournament_id): apart(SERVER).rows("TRUE") => {
        tournament_id -> BigInt: Impersonal,
        number -> BigInt: Impersonal,
        revision -> BigInt: Impersonal,
        account_id -> Nullable<BigInt>: WithRow; BEFORE,
        act -> Text: WithRow; BEFORE,
    }
}

diesel::allow_tables_to_appear_in_same_query!(account, session, role, tournament, journal);
diesel::allow_tables_to_appear_in_same_query!(board, reported_result);
diesel::allow_tables_to_appear_in_same_query!(account, half_signed_in);
diesel::allow_tables_to_appear_in_same_query!(account, invitation_use);
