-- Tables that belong to a tournament lead every key with tournament_id, so that one tournament is one shard.
-- Times are UTC, cut to microseconds. Ids inside a tournament are counted by the tournament itself.

-- People who sign in.
CREATE TABLE account (
    id BIGINT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    name_key TEXT NOT NULL UNIQUE,          -- the name in lower case: one account a spelling
    password_hash TEXT NOT NULL,            -- argon2id, PHC string
    is_owner BOOLEAN NOT NULL,              -- may do everything on this server
    created_at TIMESTAMP NOT NULL
);

-- Signed-in browsers; only the token's hash is kept.
CREATE TABLE session (
    token_hash TEXT NOT NULL PRIMARY KEY,
    account_id BIGINT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
    created_at TIMESTAMP NOT NULL,
    seen_at TIMESTAMP NOT NULL,
    expires_at TIMESTAMP NOT NULL
);
CREATE INDEX session_account ON session (account_id);

-- The one-time link for the first account.
CREATE TABLE setup_link (
    token_hash TEXT NOT NULL PRIMARY KEY,
    created_at TIMESTAMP NOT NULL
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
    created_at TIMESTAMP NOT NULL
);

-- What an account may do in one tournament.
CREATE TABLE role (
    tournament_id BIGINT NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    account_id BIGINT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
    role TEXT NOT NULL CHECK (role IN ('organiser', 'arbiter')),
    created_at TIMESTAMP NOT NULL,
    PRIMARY KEY (tournament_id, account_id)
);
CREATE INDEX role_account ON role (account_id);

-- Links by which people join as organiser or arbiter.
CREATE TABLE invitation (
    tournament_id BIGINT NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    id INTEGER NOT NULL,
    token_hash TEXT NOT NULL UNIQUE,
    role TEXT NOT NULL CHECK (role IN ('organiser', 'arbiter')),
    created_by BIGINT NOT NULL REFERENCES account (id),
    created_at TIMESTAMP NOT NULL,
    expires_at TIMESTAMP NOT NULL,
    revoked_at TIMESTAMP,
    PRIMARY KEY (tournament_id, id)
);

CREATE TABLE entry (
    tournament_id BIGINT NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    id INTEGER NOT NULL,                    -- in the order of entering
    person_key TEXT NOT NULL,               -- tournament::same_person_key
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
    PRIMARY KEY (tournament_id, id),
    UNIQUE (tournament_id, person_key)
);

CREATE TABLE round (
    tournament_id BIGINT NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    no INTEGER NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('draft', 'published', 'finished')),
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
    colors_known BOOLEAN NOT NULL,
    ending TEXT NOT NULL,                   -- tournament::Ending as text
    version INTEGER NOT NULL,               -- who writes must name the version he saw
    changed_by BIGINT,                      -- account that wrote the ending last
    changed_at TIMESTAMP,
    PRIMARY KEY (tournament_id, round_no, table_no),
    CHECK (black_id <> white_id),
    FOREIGN KEY (tournament_id, round_no) REFERENCES round (tournament_id, no) ON DELETE CASCADE,
    FOREIGN KEY (tournament_id, black_id) REFERENCES entry (tournament_id, id),
    FOREIGN KEY (tournament_id, white_id) REFERENCES entry (tournament_id, id)
);

-- Everything that was done, append only. Players appear by their entry number only, so that a person can be
-- forgotten without breaking the chain.
CREATE TABLE journal (
    tournament_id BIGINT NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    seq BIGINT NOT NULL,
    at TIMESTAMP NOT NULL,
    account_id BIGINT,                      -- who did it
    act TEXT NOT NULL,                      -- desk::Act, its name
    detail TEXT NOT NULL,                   -- JSON: what was before and after
    previous_hash TEXT NOT NULL,
    hash TEXT NOT NULL,                     -- SHA-256 of the entry with the previous hash
    PRIMARY KEY (tournament_id, seq)
);

-- Forms that were carried out: the same form sent again is answered, not done again.
CREATE TABLE receipt (
    tournament_id BIGINT NOT NULL,
    form_key TEXT NOT NULL,
    answer TEXT NOT NULL,
    at TIMESTAMP NOT NULL,
    PRIMARY KEY (tournament_id, form_key)
);
