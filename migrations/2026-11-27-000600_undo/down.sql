DROP TABLE undo;
DROP INDEX journal_by_round;
ALTER TABLE journal DROP COLUMN round;
