DROP INDEX outbox_asked_for;
DROP INDEX outbox_asked_from;
ALTER TABLE outbox DROP COLUMN asked_for;
ALTER TABLE outbox DROP COLUMN asked_from;
