DELETE FROM invitation WHERE role = 'recorder';
DELETE FROM role WHERE role = 'recorder';
CREATE TABLE role_now (
    tournament_id BIGINT NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    account_id BIGINT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
    role TEXT NOT NULL CHECK (role IN ('organiser', 'arbiter')),
    created_at TIMESTAMP NOT NULL,
    chief BOOLEAN NOT NULL DEFAULT FALSE,
    PRIMARY KEY (tournament_id, account_id)
);
INSERT INTO role_now (tournament_id, account_id, role, created_at, chief)
    SELECT tournament_id, account_id, role, created_at, chief FROM role;
DROP TABLE role;
ALTER TABLE role_now RENAME TO role;
CREATE INDEX role_account ON role (account_id);

CREATE TABLE invitation_now (
    tournament_id BIGINT NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    id INTEGER NOT NULL,
    token_hash TEXT NOT NULL UNIQUE,
    role TEXT NOT NULL CHECK (role IN ('organiser', 'arbiter')),
    created_by BIGINT NOT NULL REFERENCES account (id),
    created_at TIMESTAMP NOT NULL,
    expires_at TIMESTAMP NOT NULL,
    revoked_at TIMESTAMP,
    PRIMARY KEY (tournament_id, id)
);
INSERT INTO invitation_now (tournament_id, id, token_hash, role, created_by, created_at, expires_at, revoked_at)
    SELECT tournament_id, id, token_hash, role, created_by, created_at, expires_at, revoked_at FROM invitation;
DROP TABLE invitation;
ALTER TABLE invitation_now RENAME TO invitation;
