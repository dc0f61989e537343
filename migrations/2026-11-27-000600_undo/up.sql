-- The round that an entry's detail names, so that the entries of a round are found; `src/store/migrate.rs` fills it for those
-- of before.
ALTER TABLE journal ADD COLUMN round INTEGER;
CREATE INDEX journal_by_round ON journal (tournament_id, round);

-- The last act on many of each event, while it can be taken back: for a day, and until something is built on it.
CREATE TABLE undo (
    tournament_id BIGINT NOT NULL PRIMARY KEY REFERENCES tournament (id) ON DELETE CASCADE,
    number BIGINT NOT NULL,     -- when it was done, in microseconds since 1970
    revision BIGINT NOT NULL,   -- of the tournament, as the act left it
    account_id BIGINT,          -- who did it
    act TEXT NOT NULL           -- what is needed to take it back, as JSON with its version
);
