-- Somebody who shall not sign in any more; what they did stays theirs.
ALTER TABLE account ADD COLUMN disabled_at TIMESTAMP;

-- What concerns who may come in: kept apart from tournaments, for the server's owner.
CREATE TABLE security_event (
    id BIGINT NOT NULL PRIMARY KEY,
    at TIMESTAMP NOT NULL,
    what TEXT NOT NULL,                     -- store::SecurityEvent by its name
    account_id BIGINT,                      -- whom it is about; no reference, so that it outlives the account
    name TEXT NOT NULL,                     -- the account's name, or the one that was tried
    address TEXT NOT NULL,                  -- where it came from; empty if it was done on the machine
    times BIGINT NOT NULL                   -- how often, where many are kept as one
);
