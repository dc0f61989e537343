-- The komi of a single game in half points, where it is not the usual one.
ALTER TABLE board ADD COLUMN komi2 INTEGER;
-- Whether an event is shown to its own people only, until it is announced.
ALTER TABLE tournament ADD COLUMN hidden BOOLEAN NOT NULL DEFAULT FALSE;
