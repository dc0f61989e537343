-- What was reported at a board. Append only: what was said stays as it was said.
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
    PRIMARY KEY (tournament_id, id)
);

-- The referee's log, a line an entry. Append only: a ruling is amended or withdrawn by a new line.
CREATE TABLE referee_entry (
    tournament_id BIGINT NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    seq INTEGER NOT NULL,                   -- from 1
    entry TEXT NOT NULL,                    -- referee::LogEntry as JSON
    incident_id INTEGER,                    -- for a ruling: what it is about
    ending_before TEXT,                     -- for a ruling: the board's tournament::Ending without it
    written_by BIGINT,                      -- account
    written_at TIMESTAMP NOT NULL,
    PRIMARY KEY (tournament_id, seq),
    FOREIGN KEY (tournament_id, incident_id) REFERENCES incident (tournament_id, id)
);
