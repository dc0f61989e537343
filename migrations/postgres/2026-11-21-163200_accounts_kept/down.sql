DROP TABLE security_event;
ALTER TABLE account DROP COLUMN disabled_at;
