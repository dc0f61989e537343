-- Which browser a session is used by, and from which address, as it was last noted: who is shown all of them knows
-- a stranger's.
ALTER TABLE session ADD COLUMN browser TEXT;
ALTER TABLE session ADD COLUMN address TEXT;
