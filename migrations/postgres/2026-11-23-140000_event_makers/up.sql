-- Whether an owner of the server lets this account create, import and copy events.
ALTER TABLE account ADD COLUMN makes_events BOOLEAN NOT NULL DEFAULT FALSE;
