-- The link by which a player proves who they are. The database keeps the hash of its secret only.
CREATE TABLE personal_link (
    token_hash TEXT PRIMARY KEY,
    tournament_id BIGINT NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    entry_id INTEGER NOT NULL,
    created_at TIMESTAMP NOT NULL,
    revoked_at TIMESTAMP                    -- when it was withdrawn, or another took its place
);
CREATE INDEX personal_link_of_entry ON personal_link (tournament_id, entry_id);

-- What a player says how a game ended; the last word of each counts.
CREATE TABLE reported_result (
    tournament_id BIGINT NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    round_no INTEGER NOT NULL,
    entry_id INTEGER NOT NULL,
    black_id INTEGER NOT NULL,              -- who sat there: a board paired anew has other reports
    white_id INTEGER NOT NULL,
    ending TEXT NOT NULL,
    at TIMESTAMP NOT NULL,
    PRIMARY KEY (tournament_id, round_no, entry_id)
);

-- What players ask for.
CREATE TABLE player_request (
    tournament_id BIGINT NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    id INTEGER NOT NULL,
    entry_id INTEGER NOT NULL,
    kind TEXT NOT NULL,
    round_no INTEGER NOT NULL,
    words TEXT NOT NULL,
    asked_at TIMESTAMP NOT NULL,
    state TEXT NOT NULL,                    -- asked, granted, refused, taken-back
    answered_by BIGINT REFERENCES account (id),
    answered_at TIMESTAMP,
    answer TEXT NOT NULL,
    PRIMARY KEY (tournament_id, id)
);
