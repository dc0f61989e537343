-- The schema of the first release, the same for SQLite and PostgreSQL; what is looked up by something other than a key is
-- the next step. Tables stand after those that they refer to: rows are copied
-- between databases in this order. Every key of what belongs to an event begins with the event's number.

-- People who run events, and how they sign in.
CREATE TABLE account (
    id BIGINT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    name_key TEXT NOT NULL UNIQUE,          -- the name in lower case: one account a spelling
    password_hash TEXT NOT NULL,            -- argon2id, PHC string
    is_owner BOOLEAN NOT NULL,              -- may do everything on this server
    makes_events BOOLEAN NOT NULL DEFAULT FALSE,
    created_at TIMESTAMP NOT NULL,
    disabled_at TIMESTAMP,
    totp_key TEXT,                          -- base32; none without a second factor
    totp_step BIGINT NOT NULL DEFAULT 0     -- of the code that was used last
);

CREATE TABLE session (
    token_hash TEXT NOT NULL PRIMARY KEY,
    account_id BIGINT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
    created_at TIMESTAMP NOT NULL,
    seen_at TIMESTAMP NOT NULL,
    expires_at TIMESTAMP NOT NULL,
    browser TEXT,
    address TEXT
);

-- Who gave the right password, and no code yet.
CREATE TABLE half_signed_in (
    token_hash TEXT NOT NULL PRIMARY KEY,
    account_id BIGINT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
    expires_at TIMESTAMP NOT NULL
);

CREATE TABLE recovery_code (
    account_id BIGINT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
    code_hash TEXT NOT NULL,
    PRIMARY KEY (account_id, code_hash)
);

-- The one-time link of the first start.
CREATE TABLE setup_link (
    token_hash TEXT NOT NULL PRIMARY KEY,
    created_at TIMESTAMP NOT NULL
);

-- What was done with accounts, and tried.
CREATE TABLE security_event (
    id BIGINT NOT NULL PRIMARY KEY,
    at TIMESTAMP NOT NULL,
    what TEXT NOT NULL,                     -- store::SecurityEvent by its name
    account_id BIGINT,                      -- whom it is about; no reference, so that it outlives the account
    name TEXT NOT NULL,                     -- the account's name, or the one that was tried
    address TEXT NOT NULL,                  -- where it came from; empty if it was done on the machine
    times BIGINT NOT NULL                   -- how often, where many are kept as one
);

-- Of the server: when it was well last, its keys, what is worked out in the background.
CREATE TABLE health (
    id INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
    at TIMESTAMP NOT NULL
);

CREATE TABLE signing_key (
    id INTEGER NOT NULL PRIMARY KEY,
    key TEXT NOT NULL
);

CREATE TABLE task (
    id BIGINT NOT NULL PRIMARY KEY,         -- by chance
    of_what TEXT NOT NULL,                  -- 'draw 12 3': the draw of round 3; 'import 5': a file of account 5
    percent INTEGER NOT NULL,
    stopped BOOLEAN NOT NULL DEFAULT FALSE,
    at TIMESTAMP NOT NULL
);

CREATE TABLE rating_list (
    id BIGINT NOT NULL PRIMARY KEY,
    kind TEXT NOT NULL CHECK (kind IN ('egf', 'ffg', 'aga')),
    dated DATE NOT NULL,
    people INTEGER NOT NULL,
    imported_by BIGINT,                     -- account; none on the machine itself
    imported_at TIMESTAMP NOT NULL,
    body TEXT NOT NULL,                     -- rating::RatingList as its text; last, so that the rest is read without it
    UNIQUE (kind, dated)
);

-- Where the newest rating list of each kind is fetched from.
CREATE TABLE list_source (
    kind TEXT NOT NULL PRIMARY KEY CHECK (kind IN ('egf', 'ffg', 'aga')),
    url TEXT NOT NULL,                      -- http or https
    every_hours INTEGER NOT NULL,           -- how often; 0 when asked only
    tried_at TIMESTAMP,                     -- when it was fetched last, well or not
    said TEXT NOT NULL                      -- what came of it, in English; empty before
);

CREATE TABLE tournament (
    id BIGINT NOT NULL PRIMARY KEY,
    slug TEXT NOT NULL UNIQUE,              -- its name in addresses
    name TEXT NOT NULL,                     -- copied from the settings, for lists
    begins DATE NOT NULL,
    ends DATE NOT NULL,
    settings TEXT NOT NULL,                 -- tournament::Settings as JSON
    club_groups TEXT NOT NULL,              -- tournament::ClubGroup list as JSON
    revision BIGINT NOT NULL,               -- counts every change of the tournament
    created_at TIMESTAMP NOT NULL,
    never_given INTEGER NOT NULL DEFAULT 1, -- the lowest number that no entry ever had
    hidden BOOLEAN NOT NULL DEFAULT FALSE,
    archived_at TIMESTAMP,
    teams TEXT NOT NULL DEFAULT '{}',       -- tournament::Teams as JSON
    series_of BIGINT NOT NULL               -- the event that its series began with
);

CREATE TABLE deleted_tournament (
    id BIGINT NOT NULL PRIMARY KEY,
    slug TEXT NOT NULL,                     -- its name in addresses; another may have it by now
    deleted_at TIMESTAMP NOT NULL,
    deleted_by BIGINT                       -- the account
);

-- What somebody may do in an event.
CREATE TABLE role (
    tournament_id BIGINT NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    account_id BIGINT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
    role TEXT NOT NULL CHECK (role IN ('organiser', 'arbiter', 'recorder')),
    chief BOOLEAN NOT NULL DEFAULT FALSE,   -- the chief arbiter changes what both players confirmed
    created_at TIMESTAMP NOT NULL,
    PRIMARY KEY (tournament_id, account_id)
);

CREATE TABLE invitation (
    tournament_id BIGINT NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    id INTEGER NOT NULL,
    token_hash TEXT NOT NULL UNIQUE,
    role TEXT NOT NULL CHECK (role IN ('organiser', 'arbiter', 'recorder')),
    created_by BIGINT NOT NULL REFERENCES account (id),
    created_at TIMESTAMP NOT NULL,
    expires_at TIMESTAMP NOT NULL,
    revoked_at TIMESTAMP,
    most_uses INTEGER NOT NULL DEFAULT 1 CHECK (most_uses > 0),
    PRIMARY KEY (tournament_id, id)
);

CREATE TABLE invitation_use (
    tournament_id BIGINT NOT NULL,
    invitation_id INTEGER NOT NULL,
    account_id BIGINT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
    at TIMESTAMP NOT NULL,
    PRIMARY KEY (tournament_id, invitation_id, account_id),
    FOREIGN KEY (tournament_id, invitation_id) REFERENCES invitation (tournament_id, id) ON DELETE CASCADE
);

-- Players. What belongs to one goes with the entry; games and incidents keep it from going.
CREATE TABLE entry (
    tournament_id BIGINT NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    id INTEGER NOT NULL,                    -- in the order of entering
    surname TEXT NOT NULL,
    first_name TEXT NOT NULL,
    native_name TEXT,
    rank INTEGER NOT NULL CHECK (rank BETWEEN -30 AND 8),
    grade TEXT NOT NULL,
    rating INTEGER NOT NULL,
    rating_origin TEXT NOT NULL,
    club TEXT NOT NULL,
    country TEXT NOT NULL,
    egf_pin TEXT NOT NULL,
    ffg_licence TEXT NOT NULL,
    ffg_status TEXT NOT NULL,
    aga_id TEXT NOT NULL,
    aga_expires TEXT NOT NULL,
    is_final BOOLEAN NOT NULL,
    participation BIGINT NOT NULL,          -- a bit a round, round 1 the lowest
    correction INTEGER NOT NULL,
    category INTEGER,                       -- by hand
    private TEXT NOT NULL DEFAULT '',       -- tournament::Private as JSON, on no public page
    partners TEXT NOT NULL DEFAULT '',      -- tournament::Partners as JSON, in Pair Go and rengo; empty for nobody
    PRIMARY KEY (tournament_id, id)
);

CREATE TABLE round (
    tournament_id BIGINT NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    no INTEGER NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('draft', 'published', 'finished')),
    teams TEXT NOT NULL DEFAULT '{}',       -- tournament::TeamRound as JSON
    PRIMARY KEY (tournament_id, no)
);

CREATE TABLE bye (
    tournament_id BIGINT NOT NULL,
    round_no INTEGER NOT NULL,
    entry_id INTEGER NOT NULL,
    PRIMARY KEY (tournament_id, round_no, entry_id),
    FOREIGN KEY (tournament_id, round_no) REFERENCES round (tournament_id, no) ON DELETE CASCADE,
    FOREIGN KEY (tournament_id, entry_id) REFERENCES entry (tournament_id, id)
);

CREATE TABLE board (
    tournament_id BIGINT NOT NULL,
    round_no INTEGER NOT NULL,
    table_no INTEGER NOT NULL,
    black_id INTEGER NOT NULL,
    white_id INTEGER NOT NULL,
    handicap INTEGER NOT NULL CHECK (handicap BETWEEN 0 AND 9),
    komi2 INTEGER,                          -- twice the komi, where the board has one of its own
    colors_known BOOLEAN NOT NULL,
    ending TEXT NOT NULL CHECK (            -- tournament::Ending as text
        ending IN ('?', '0', '0!', 'draw', 'both-win', 'both-win!', 'both-lose', 'both-lose!', 'void')
        OR ending LIKE 'B+%' OR ending LIKE 'W+%'
    ),
    replay TEXT,
    version INTEGER NOT NULL,               -- who writes must name the version they saw
    changed_by BIGINT,                      -- account that wrote the ending last
    changed_at TIMESTAMP,
    confirmed_at TIMESTAMP,                 -- when both players had confirmed the result
    appointment TEXT,                       -- tournament::Appointment as JSON, if there is one
    PRIMARY KEY (tournament_id, round_no, table_no),
    CHECK (black_id <> white_id),
    FOREIGN KEY (tournament_id, round_no) REFERENCES round (tournament_id, no) ON DELETE CASCADE,
    FOREIGN KEY (tournament_id, black_id) REFERENCES entry (tournament_id, id),
    FOREIGN KEY (tournament_id, white_id) REFERENCES entry (tournament_id, id)
);

CREATE TABLE certificate (
    tournament_id BIGINT NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    round_no INTEGER NOT NULL,
    body TEXT NOT NULL,                     -- pairing::DrawCertificate as text
    file TEXT NOT NULL,                     -- Tengen's JSON: what the draw depended on
    made_at TIMESTAMP NOT NULL,
    PRIMARY KEY (tournament_id, round_no)
);

CREATE TABLE round_clock (
    tournament_id BIGINT NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    round_no INTEGER NOT NULL,
    starts_at TIMESTAMP,                    -- as planned
    started_at TIMESTAMP,                   -- when the clocks were started
    window_from TIMESTAMP,                  -- UTC; of a round that is played within some days
    window_until TIMESTAMP,                 -- UTC
    PRIMARY KEY (tournament_id, round_no)
);

-- Every act, in a chain of hashes.
CREATE TABLE journal (
    tournament_id BIGINT NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    seq BIGINT NOT NULL,
    at TIMESTAMP NOT NULL,
    account_id BIGINT,                      -- who did it
    act TEXT NOT NULL,                      -- store::Deed by its name
    detail TEXT NOT NULL,                   -- JSON: what was before and after
    version INTEGER NOT NULL DEFAULT 1,     -- of the shape of the details
    parts TEXT NOT NULL DEFAULT '',         -- digests of the parts that it changed, as they are afterwards
    previous_hash TEXT NOT NULL,
    hash TEXT NOT NULL,                     -- SHA-256 of the entry with the previous hash
    round INTEGER,                          -- the round that its detail names
    PRIMARY KEY (tournament_id, seq)
);

-- What people typed in an act: kept beside the journal, whose chain holds its digest, so that a name in it can go.
CREATE TABLE journal_words (
    tournament_id BIGINT NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    seq BIGINT NOT NULL,
    words TEXT NOT NULL,                    -- JSON: members of the entry's detail
    PRIMARY KEY (tournament_id, seq)
);

-- Idempotency keys of forms: one sent twice is one act.
CREATE TABLE receipt (
    tournament_id BIGINT NOT NULL,
    form_key TEXT NOT NULL,
    answer TEXT NOT NULL,
    at TIMESTAMP NOT NULL,
    PRIMARY KEY (tournament_id, form_key)
);

CREATE TABLE incident (
    tournament_id BIGINT NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    id INTEGER NOT NULL,                    -- in the order of reporting, from 1
    round_no INTEGER NOT NULL,
    table_no INTEGER NOT NULL,
    black_id INTEGER NOT NULL,              -- who sat there then
    white_id INTEGER NOT NULL,
    report TEXT NOT NULL,                   -- referee::Incident as JSON
    confirmed BOOLEAN NOT NULL,             -- whether both players had confirmed the result
    reported_by BIGINT,                     -- account
    reported_at TIMESTAMP NOT NULL,
    words TEXT NOT NULL DEFAULT '',         -- an arbiter's, where it is kept without a ruling
    PRIMARY KEY (tournament_id, id),
    FOREIGN KEY (tournament_id, black_id) REFERENCES entry (tournament_id, id),
    FOREIGN KEY (tournament_id, white_id) REFERENCES entry (tournament_id, id)
);

CREATE TABLE referee_entry (
    tournament_id BIGINT NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    seq INTEGER NOT NULL,                   -- from 1
    entry TEXT NOT NULL,                    -- referee::LogEntry as JSON
    incident_id INTEGER,                    -- for a ruling: what it is about
    ending_before TEXT,                     -- for a ruling: the board's tournament::Ending without it
    excluded TEXT,
    written_by BIGINT,                      -- account
    written_at TIMESTAMP NOT NULL,
    PRIMARY KEY (tournament_id, seq),
    FOREIGN KEY (tournament_id, incident_id) REFERENCES incident (tournament_id, id)
);

CREATE TABLE game (
    tournament_id BIGINT NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    id INTEGER NOT NULL,                    -- in the order of beginning, from 1
    round_no INTEGER NOT NULL,
    table_no INTEGER NOT NULL,
    black_id INTEGER NOT NULL,              -- who sat there then
    white_id INTEGER NOT NULL,
    anew INTEGER NOT NULL,                  -- how many games of the board were given up before this one
    terms TEXT NOT NULL,                    -- recording::Terms as JSON
    entered INTEGER NOT NULL,               -- how many acts it has; who adds one must name it
    ending TEXT,                            -- tournament::Ending as text; none while it is played
    PRIMARY KEY (tournament_id, id),
    FOREIGN KEY (tournament_id, black_id) REFERENCES entry (tournament_id, id),
    FOREIGN KEY (tournament_id, white_id) REFERENCES entry (tournament_id, id)
);

CREATE TABLE game_act (
    tournament_id BIGINT NOT NULL,
    game_id INTEGER NOT NULL,
    seq INTEGER NOT NULL,                   -- from 1
    act TEXT NOT NULL,                      -- recording::Act as JSON
    entered_by BIGINT,                      -- account
    entered_at TIMESTAMP NOT NULL,
    PRIMARY KEY (tournament_id, game_id, seq),
    FOREIGN KEY (tournament_id, game_id) REFERENCES game (tournament_id, id) ON DELETE CASCADE
);

-- Players with a link of their own: what proves that it is they, what they report and ask.
CREATE TABLE personal_link (
    token_hash TEXT NOT NULL PRIMARY KEY,
    tournament_id BIGINT NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    entry_id INTEGER NOT NULL,
    created_at TIMESTAMP NOT NULL,
    revoked_at TIMESTAMP                    -- when it was withdrawn, or another took its place
);

CREATE TABLE reported_result (
    tournament_id BIGINT NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    round_no INTEGER NOT NULL,
    entry_id INTEGER NOT NULL,
    black_id INTEGER NOT NULL,              -- who sat there: a board paired anew has other reports
    white_id INTEGER NOT NULL,
    ending TEXT NOT NULL,
    at TIMESTAMP NOT NULL,
    captain_id INTEGER,                     -- the captain whose word stands alone
    captain_ending TEXT,                    -- a captain's word where the player has spoken, too: those above are the player's
    captain_at TIMESTAMP,
    PRIMARY KEY (tournament_id, round_no, entry_id),
    FOREIGN KEY (tournament_id, entry_id) REFERENCES entry (tournament_id, id) ON DELETE CASCADE
);

CREATE TABLE player_request (
    tournament_id BIGINT NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    id INTEGER NOT NULL,
    entry_id INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('skip', 'leave', 'late', 'correct', 'arbiter')),
    round_no INTEGER NOT NULL,
    words TEXT NOT NULL,
    asked_at TIMESTAMP NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('asked', 'coming', 'granted', 'refused', 'taken-back')),
    answered_by BIGINT REFERENCES account (id),
    answered_at TIMESTAMP,
    answer TEXT NOT NULL,
    PRIMARY KEY (tournament_id, id),
    FOREIGN KEY (tournament_id, entry_id) REFERENCES entry (tournament_id, id) ON DELETE CASCADE
);

CREATE TABLE home_registration (
    tournament_id BIGINT NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    id INTEGER NOT NULL,
    token_hash TEXT NOT NULL UNIQUE,        -- of the personal link
    state TEXT NOT NULL CHECK (state IN ('asked', 'admitted', 'cancelled')),
    has_place BOOLEAN NOT NULL,
    late BOOLEAN NOT NULL,                  -- came when registration had closed
    entry_id INTEGER,                       -- once admitted; outlives the entry
    person_key TEXT NOT NULL,               -- to find the same person by
    rank INTEGER NOT NULL,
    said TEXT NOT NULL,                     -- tournament::Applicant as JSON; empty once cancelled
    address TEXT NOT NULL,                  -- a keyed hash of where it came from, to tell a crowd by
    language TEXT NOT NULL DEFAULT '',
    at TIMESTAMP NOT NULL,
    PRIMARY KEY (tournament_id, id)
);

CREATE TABLE announcement (
    tournament_id BIGINT NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    id INTEGER NOT NULL,
    audience TEXT NOT NULL,                 -- all, dan, category:2, board:3:17
    words TEXT NOT NULL,
    said_at TIMESTAMP NOT NULL,
    gone_at TIMESTAMP,                      -- when it was taken down; none while it is shown
    PRIMARY KEY (tournament_id, id)
);

-- How a player, or an arbiter, wants to be told, and of what. Nobody is told who did not ask for it.
CREATE TABLE reach (
    tournament_id BIGINT NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    id INTEGER NOT NULL,
    entry_id INTEGER NOT NULL,              -- 0 for an arbiter
    account_id BIGINT REFERENCES account (id),
    way TEXT NOT NULL CHECK (way IN ('mail', 'push')),
    address TEXT NOT NULL,                  -- of a browser's push service; empty for mail, which goes where the entry says
    keys TEXT NOT NULL,                     -- the browser's public key and its secret
    kinds TEXT NOT NULL,                    -- board reported answered message
    language TEXT NOT NULL,
    made_at TIMESTAMP NOT NULL,
    board TEXT NOT NULL,                    -- where they sit, as they were told last
    failed TEXT NOT NULL,                   -- why nothing arrives there; empty while it does
    PRIMARY KEY (tournament_id, id)
);

CREATE TABLE webhook (
    tournament_id BIGINT NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    id INTEGER NOT NULL,
    url TEXT NOT NULL,
    secret TEXT NOT NULL,
    made_at TIMESTAMP NOT NULL,
    PRIMARY KEY (tournament_id, id)
);

-- What is to be sent, put down in the transaction of the act that it tells of.
CREATE TABLE outbox (
    tournament_id BIGINT NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    id INTEGER NOT NULL,
    webhook_id INTEGER,                     -- one of these three says to whom
    reach_id INTEGER,
    address TEXT NOT NULL DEFAULT '',       -- of e-mail
    event TEXT NOT NULL,
    body TEXT NOT NULL,                     -- JSON; to a player it is emptied once it is done with
    made_at TIMESTAMP NOT NULL,
    tries INTEGER NOT NULL,
    next_at TIMESTAMP,                      -- when it is tried next; none once it was sent or given up
    sent_at TIMESTAMP,
    said TEXT NOT NULL,                     -- what the last try met with; empty before
    once TEXT,                              -- two with the same are one
    asked_from TEXT NOT NULL DEFAULT '',    -- hashes by which letters that a stranger causes are counted
    asked_for TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (tournament_id, id),
    FOREIGN KEY (tournament_id, webhook_id) REFERENCES webhook (tournament_id, id) ON DELETE CASCADE,
    FOREIGN KEY (tournament_id, reach_id) REFERENCES reach (tournament_id, id) ON DELETE CASCADE
);

-- The last act on many of each event, while it can be taken back: for a day, and until something is built on it.
CREATE TABLE undo (
    tournament_id BIGINT NOT NULL PRIMARY KEY REFERENCES tournament (id) ON DELETE CASCADE,
    number BIGINT NOT NULL,     -- when it was done, in microseconds since 1970
    revision BIGINT NOT NULL,   -- of the tournament, as the act left it
    account_id BIGINT,          -- who did it
    act TEXT NOT NULL           -- what is needed to take it back, as JSON with its version
);
