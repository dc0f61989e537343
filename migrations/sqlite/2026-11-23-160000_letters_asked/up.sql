-- Letters that strangers asked for by registering, so that their number is bounded: keyed hashes of the network that
-- asked and of the address of e-mail; empty for all other messages.
ALTER TABLE outbox ADD COLUMN asked_from TEXT NOT NULL DEFAULT '';
ALTER TABLE outbox ADD COLUMN asked_for TEXT NOT NULL DEFAULT '';
CREATE INDEX outbox_asked_from ON outbox (asked_from, made_at);
CREATE INDEX outbox_asked_for ON outbox (asked_for, made_at);
