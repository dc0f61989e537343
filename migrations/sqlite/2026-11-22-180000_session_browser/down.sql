ALTER TABLE session DROP COLUMN address;
ALTER TABLE session DROP COLUMN browser;
