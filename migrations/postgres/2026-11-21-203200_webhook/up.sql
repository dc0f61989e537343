-- Addresses that an organiser wants to be told at of what happens.
CREATE TABLE webhook (
    tournament_id BIGINT NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    id INTEGER NOT NULL,
    url TEXT NOT NULL,
    secret TEXT NOT NULL,                   -- signs what is sent, so that it is kept as it is; shown once
    made_at TIMESTAMP NOT NULL,
    PRIMARY KEY (tournament_id, id)
);

-- What is to be sent, written in the transaction of the act; sent at least once, after it.
CREATE TABLE outbox (
    tournament_id BIGINT NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    id INTEGER NOT NULL,
    webhook_id INTEGER NOT NULL,
    event TEXT NOT NULL,                    -- round-published, result-entered or standings-final
    body TEXT NOT NULL,                     -- JSON, as it is signed
    made_at TIMESTAMP NOT NULL,
    tries INTEGER NOT NULL,
    next_at TIMESTAMP,                      -- when it is tried next; none once it was sent or given up
    sent_at TIMESTAMP,
    said TEXT NOT NULL,                     -- what the last try met with; empty before
    PRIMARY KEY (tournament_id, id),
    FOREIGN KEY (tournament_id, webhook_id) REFERENCES webhook (tournament_id, id) ON DELETE CASCADE
);
CREATE INDEX outbox_due ON outbox (next_at);
