-- For how many people a link is, and who used it.
ALTER TABLE invitation ADD COLUMN most_uses INTEGER NOT NULL DEFAULT 1 CHECK (most_uses > 0);

CREATE TABLE invitation_use (
    tournament_id BIGINT NOT NULL,
    invitation_id INTEGER NOT NULL,
    account_id BIGINT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
    at TIMESTAMP NOT NULL,
    PRIMARY KEY (tournament_id, invitation_id, account_id),
    FOREIGN KEY (tournament_id, invitation_id) REFERENCES invitation (tournament_id, id) ON DELETE CASCADE
);
