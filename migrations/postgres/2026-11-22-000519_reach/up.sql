-- How a player wants to be told, and of what. Nobody is told who did not ask for it.
CREATE TABLE reach (
    tournament_id BIGINT NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    id INTEGER NOT NULL,
    entry_id INTEGER NOT NULL,
    way TEXT NOT NULL,                      -- mail, push
    address TEXT NOT NULL,                  -- of a browser's push service; empty for mail, which goes where the entry says
    keys TEXT NOT NULL,                     -- the browser's public key and its secret
    kinds TEXT NOT NULL,                    -- board reported answered message
    language TEXT NOT NULL,
    made_at TIMESTAMP NOT NULL,
    board TEXT NOT NULL,                    -- where they sit, as they were told last
    failed TEXT NOT NULL,                   -- why nothing arrives there; empty while it does
    PRIMARY KEY (tournament_id, id)
);
CREATE INDEX reach_of_entry ON reach (tournament_id, entry_id);

-- The outbox holds what goes to players too, each thing once.
ALTER TABLE outbox ALTER COLUMN webhook_id DROP NOT NULL;
ALTER TABLE outbox ADD COLUMN reach_id INTEGER;
ALTER TABLE outbox ADD COLUMN address TEXT NOT NULL DEFAULT '';
ALTER TABLE outbox ADD COLUMN once TEXT;
ALTER TABLE outbox ADD FOREIGN KEY (tournament_id, reach_id) REFERENCES reach (tournament_id, id) ON DELETE CASCADE;
CREATE UNIQUE INDEX outbox_once ON outbox (tournament_id, once);
