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
CREATE TABLE outbox_of_all (
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
    PRIMARY KEY (tournament_id, id),
    FOREIGN KEY (tournament_id, webhook_id) REFERENCES webhook (tournament_id, id) ON DELETE CASCADE,
    FOREIGN KEY (tournament_id, reach_id) REFERENCES reach (tournament_id, id) ON DELETE CASCADE
);
INSERT INTO outbox_of_all (tournament_id, id, webhook_id, event, body, made_at, tries, next_at, sent_at, said)
    SELECT tournament_id, id, webhook_id, event, body, made_at, tries, next_at, sent_at, said FROM outbox;
DROP TABLE outbox;
ALTER TABLE outbox_of_all RENAME TO outbox;
CREATE INDEX outbox_due ON outbox (next_at);
CREATE UNIQUE INDEX outbox_once ON outbox (tournament_id, once);
