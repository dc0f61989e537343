//! The tables as diesel sees them; `migrations/` has their comments and constraints.

/// Each table with its key and columns.
macro_rules! tables {
    ($($name:ident ($($key:ident),+) { $($columns:tt)+ })+) => {
        $(diesel::table! { $name ($($key),+) { $($columns)+ } })+
    };
}

tables! {
    account (id) {
        id -> BigInt,
        name -> Text,
        name_key -> Text,
        password_hash -> Text,
        is_owner -> Bool,
        created_at -> Timestamp,
        disabled_at -> Nullable<Timestamp>,
        totp_key -> Nullable<Text>,
        totp_step -> BigInt,
        makes_events -> Bool,
    }

    security_event (id) {
        id -> BigInt,
        at -> Timestamp,
        what -> Text,
        account_id -> Nullable<BigInt>,
        name -> Text,
        address -> Text,
        times -> BigInt,
    }

    session (token_hash) {
        token_hash -> Text,
        account_id -> BigInt,
        created_at -> Timestamp,
        seen_at -> Timestamp,
        expires_at -> Timestamp,
        browser -> Nullable<Text>,
        address -> Nullable<Text>,
    }

    recovery_code (account_id, code_hash) {
        account_id -> BigInt,
        code_hash -> Text,
    }

    half_signed_in (token_hash) {
        token_hash -> Text,
        account_id -> BigInt,
        expires_at -> Timestamp,
    }

    setup_link (token_hash) {
        token_hash -> Text,
        created_at -> Timestamp,
    }

    task (id) {
        id -> BigInt,
        of_what -> Text,
        percent -> Integer,
        stopped -> Bool,
        at -> Timestamp,
    }

    health (id) {
        id -> Integer,
        at -> Timestamp,
    }

    server_name (id) {
        id -> Integer,
        name -> Text,
        about -> Text,
    }

    tournament (id) {
        id -> BigInt,
        slug -> Text,
        name -> Text,
        begins -> Date,
        ends -> Date,
        settings -> Text,
        club_groups -> Text,
        revision -> BigInt,
        created_at -> Timestamp,
        never_given -> Integer,
        hidden -> Bool,
        archived_at -> Nullable<Timestamp>,
        teams -> Text,
        series_of -> BigInt,
    }

    deleted_tournament (id) {
        id -> BigInt,
        slug -> Text,
        deleted_at -> Timestamp,
        deleted_by -> Nullable<BigInt>,
    }

    role (tournament_id, account_id) {
        tournament_id -> BigInt,
        account_id -> BigInt,
        #[sql_name = "role"]
        what -> Text,
        created_at -> Timestamp,
        chief -> Bool,
    }

    invitation (tournament_id, id) {
        tournament_id -> BigInt,
        id -> Integer,
        token_hash -> Text,
        role -> Text,
        created_by -> BigInt,
        created_at -> Timestamp,
        expires_at -> Timestamp,
        revoked_at -> Nullable<Timestamp>,
        most_uses -> Integer,
    }

    invitation_use (tournament_id, invitation_id, account_id) {
        tournament_id -> BigInt,
        invitation_id -> Integer,
        account_id -> BigInt,
        at -> Timestamp,
    }

    entry (tournament_id, id) {
        tournament_id -> BigInt,
        id -> Integer,
        surname -> Text,
        first_name -> Text,
        native_name -> Nullable<Text>,
        rank -> Integer,
        grade -> Text,
        rating -> Integer,
        rating_origin -> Text,
        club -> Text,
        country -> Text,
        egf_pin -> Text,
        ffg_licence -> Text,
        ffg_status -> Text,
        aga_id -> Text,
        aga_expires -> Text,
        is_final -> Bool,
        participation -> BigInt,
        correction -> Integer,
        private -> Text,
        category -> Nullable<Integer>,
        partners -> Text,
    }

    round (tournament_id, no) {
        tournament_id -> BigInt,
        no -> Integer,
        state -> Text,
        teams -> Text,
    }

    bye (tournament_id, round_no, entry_id) {
        tournament_id -> BigInt,
        round_no -> Integer,
        entry_id -> Integer,
    }

    board (tournament_id, round_no, table_no) {
        tournament_id -> BigInt,
        round_no -> Integer,
        table_no -> Integer,
        black_id -> Integer,
        white_id -> Integer,
        handicap -> Integer,
        colors_known -> Bool,
        ending -> Text,
        version -> Integer,
        changed_by -> Nullable<BigInt>,
        changed_at -> Nullable<Timestamp>,
        replay -> Nullable<Text>,
        confirmed_at -> Nullable<Timestamp>,
        komi2 -> Nullable<Integer>,
        appointment -> Nullable<Text>,
    }

    round_clock (tournament_id, round_no) {
        tournament_id -> BigInt,
        round_no -> Integer,
        starts_at -> Nullable<Timestamp>,
        started_at -> Nullable<Timestamp>,
        window_from -> Nullable<Timestamp>,
        window_until -> Nullable<Timestamp>,
    }

    certificate (tournament_id, round_no) {
        tournament_id -> BigInt,
        round_no -> Integer,
        body -> Text,
        file -> Text,
        made_at -> Timestamp,
    }

    journal (tournament_id, seq) {
        tournament_id -> BigInt,
        seq -> BigInt,
        at -> Timestamp,
        account_id -> Nullable<BigInt>,
        act -> Text,
        detail -> Text,
        version -> Integer,
        previous_hash -> Text,
        hash -> Text,
        parts -> Text,
        round -> Nullable<Integer>,
    }

    journal_words (tournament_id, seq) {
        tournament_id -> BigInt,
        seq -> BigInt,
        words -> Text,
    }

    incident (tournament_id, id) {
        tournament_id -> BigInt,
        id -> Integer,
        round_no -> Integer,
        table_no -> Integer,
        black_id -> Integer,
        white_id -> Integer,
        report -> Text,
        confirmed -> Bool,
        reported_by -> Nullable<BigInt>,
        reported_at -> Timestamp,
        words -> Text,
    }

    referee_entry (tournament_id, seq) {
        tournament_id -> BigInt,
        seq -> Integer,
        entry -> Text,
        incident_id -> Nullable<Integer>,
        ending_before -> Nullable<Text>,
        written_by -> Nullable<BigInt>,
        written_at -> Timestamp,
        excluded -> Nullable<Text>,
        kind -> Nullable<Text>,
    }

    ruling_draft (tournament_id, id) {
        tournament_id -> BigInt,
        id -> Text,
        round_no -> Integer,
        table_no -> Integer,
        account_id -> BigInt,
        answers -> Text,
        at -> Timestamp,
    }

    game (tournament_id, id) {
        tournament_id -> BigInt,
        id -> Integer,
        round_no -> Integer,
        table_no -> Integer,
        black_id -> Integer,
        white_id -> Integer,
        anew -> Integer,
        terms -> Text,
        entered -> Integer,
        ending -> Nullable<Text>,
    }

    game_act (tournament_id, game_id, seq) {
        tournament_id -> BigInt,
        game_id -> Integer,
        seq -> Integer,
        act -> Text,
        entered_by -> Nullable<BigInt>,
        entered_at -> Timestamp,
    }

    receipt (tournament_id, form_key) {
        tournament_id -> BigInt,
        form_key -> Text,
        answer -> Text,
        at -> Timestamp,
    }

    personal_link (token_hash) {
        token_hash -> Text,
        tournament_id -> BigInt,
        entry_id -> Integer,
        created_at -> Timestamp,
        revoked_at -> Nullable<Timestamp>,
    }

    reported_result (tournament_id, round_no, entry_id) {
        tournament_id -> BigInt,
        round_no -> Integer,
        entry_id -> Integer,
        black_id -> Integer,
        white_id -> Integer,
        ending -> Text,
        at -> Timestamp,
        captain_id -> Nullable<Integer>,
        captain_ending -> Nullable<Text>,
        captain_at -> Nullable<Timestamp>,
    }

    player_request (tournament_id, id) {
        tournament_id -> BigInt,
        id -> Integer,
        entry_id -> Integer,
        kind -> Text,
        round_no -> Integer,
        words -> Text,
        asked_at -> Timestamp,
        state -> Text,
        answered_by -> Nullable<BigInt>,
        answered_at -> Nullable<Timestamp>,
        answer -> Text,
        salt -> Text,
    }

    home_registration (tournament_id, id) {
        tournament_id -> BigInt,
        id -> Integer,
        token_hash -> Text,
        state -> Text,
        has_place -> Bool,
        late -> Bool,
        entry_id -> Nullable<Integer>,
        person_key -> Text,
        rank -> Integer,
        said -> Text,
        address -> Text,
        at -> Timestamp,
        language -> Text,
        salt -> Text,
    }

    signing_key (id) {
        id -> Integer,
        key -> Text,
    }

    rating_list (id) {
        id -> BigInt,
        kind -> Text,
        dated -> Date,
        people -> Integer,
        imported_by -> Nullable<BigInt>,
        imported_at -> Timestamp,
        body -> Text,
    }

    list_source (kind) {
        kind -> Text,
        url -> Text,
        every_hours -> Integer,
        tried_at -> Nullable<Timestamp>,
        said -> Text,
    }

    webhook (tournament_id, id) {
        tournament_id -> BigInt,
        id -> Integer,
        url -> Text,
        secret -> Text,
        made_at -> Timestamp,
    }

    outbox (tournament_id, id) {
        tournament_id -> BigInt,
        id -> Integer,
        webhook_id -> Nullable<Integer>,
        reach_id -> Nullable<Integer>,
        address -> Text,
        event -> Text,
        body -> Text,
        made_at -> Timestamp,
        tries -> Integer,
        next_at -> Nullable<Timestamp>,
        sent_at -> Nullable<Timestamp>,
        said -> Text,
        once -> Nullable<Text>,
        asked_from -> Text,
        asked_for -> Text,
    }

    announcement (tournament_id, id) {
        tournament_id -> BigInt,
        id -> Integer,
        audience -> Text,
        words -> Text,
        said_at -> Timestamp,
        gone_at -> Nullable<Timestamp>,
    }

    reach (tournament_id, id) {
        tournament_id -> BigInt,
        id -> Integer,
        entry_id -> Integer,
        way -> Text,
        address -> Text,
        keys -> Text,
        kinds -> Text,
        language -> Text,
        made_at -> Timestamp,
        board -> Text,
        failed -> Text,
        account_id -> Nullable<BigInt>,
    }

    undo (tournament_id) {
        tournament_id -> BigInt,
        number -> BigInt,
        revision -> BigInt,
        account_id -> Nullable<BigInt>,
        act -> Text,
    }
}

diesel::allow_tables_to_appear_in_same_query!(account, session, role, tournament, journal);
diesel::allow_tables_to_appear_in_same_query!(board, reported_result);
diesel::allow_tables_to_appear_in_same_query!(account, half_signed_in);
diesel::allow_tables_to_appear_in_same_query!(account, invitation_use);
