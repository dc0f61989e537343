-- What an arbiter wrote to a report that is kept without a ruling.
ALTER TABLE incident ADD COLUMN words TEXT NOT NULL DEFAULT '';
