-- An arbiter who is told of calls; none where it is a player who is told.
ALTER TABLE reach ADD COLUMN account_id BIGINT REFERENCES account (id);
