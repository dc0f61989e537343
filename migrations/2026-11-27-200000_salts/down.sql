ALTER TABLE player_request DROP COLUMN salt;
ALTER TABLE home_registration DROP COLUMN salt;
