CREATE TABLE outbox_of_webhooks (
    tournament_id BIGINT NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    id INTEGER NOT NULL,
    webhook_id INTEGER NOT NULL,
    event TEXT NOT NULL,
    body TEXT NOT NULL,
    made_at TIMESTAMP NOT NULL,
    tries INTEGER NOT NULL,
    next_at TIMESTAMP,
    sent_at TIMESTAMP,
    said TEXT NOT NULL,
    PRIMARY KEY (tournament_id, id),
    FOREIGN KEY (tournament_id, webhook_id) REFERENCES webhook (tournament_id, id) ON DELETE CASCADE
);
INSERT INTO outbox_of_webhooks SELECT tournament_id, id, webhook_id, event, body, made_at, tries, next_at, sent_at, said
    FROM outbox WHERE webhook_id IS NOT NULL;
DROP TABLE outbox;
ALTER TABLE outbox_of_webhooks RENAME TO outbox;
CREATE INDEX outbox_due ON outbox (next_at);
DROP TABLE reach;
