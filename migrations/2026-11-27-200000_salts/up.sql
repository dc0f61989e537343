-- What keeps the digest of a row in the journal from being guessed once the row's words are gone; another at each change.
ALTER TABLE player_request ADD COLUMN salt TEXT NOT NULL DEFAULT '';
ALTER TABLE home_registration ADD COLUMN salt TEXT NOT NULL DEFAULT '';
