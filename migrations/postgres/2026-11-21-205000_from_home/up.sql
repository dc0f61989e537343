-- Registrations that people sent from home.
CREATE TABLE home_registration (
    tournament_id BIGINT NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    id INTEGER NOT NULL,
    token_hash TEXT NOT NULL UNIQUE,        -- of the personal link
    state TEXT NOT NULL,                    -- asked, admitted, cancelled
    has_place BOOLEAN NOT NULL,
    late BOOLEAN NOT NULL,                  -- came when registration had closed
    entry_id INTEGER,                       -- once admitted
    person_key TEXT NOT NULL,               -- to find the same person by
    rank INTEGER NOT NULL,
    said TEXT NOT NULL,                     -- tournament::Applicant as JSON; empty once cancelled
    address TEXT NOT NULL,                  -- a keyed hash of where it came from, to tell a crowd by
    at TIMESTAMP NOT NULL,
    PRIMARY KEY (tournament_id, id)
);
CREATE INDEX home_registration_person ON home_registration (tournament_id, person_key);
CREATE INDEX home_registration_address ON home_registration (tournament_id, address, at);

-- What forms that strangers send are signed with; one row.
CREATE TABLE signing_key (
    id INTEGER PRIMARY KEY,
    key TEXT NOT NULL
);
