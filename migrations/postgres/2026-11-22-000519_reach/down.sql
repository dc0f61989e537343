DELETE FROM outbox WHERE webhook_id IS NULL;
DROP INDEX outbox_once;
ALTER TABLE outbox DROP COLUMN once;
ALTER TABLE outbox DROP COLUMN address;
ALTER TABLE outbox DROP COLUMN reach_id;
ALTER TABLE outbox ALTER COLUMN webhook_id SET NOT NULL;
DROP TABLE reach;
